"""Groups that repeat are found, and what they stand for is what there was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebook_widgets.drawing.repeats import Group, Groups, Placed, Run, repeats

FINE = 0.01


def written(run: Iterable[Placed], groups: Groups) -> Iterator[Placed]:
    """The run with the things of groups in their places."""
    for it in run:
        if isinstance(it.what, Group):
            for inside in written(groups[it.what], groups):
                yield inside.moved(it.x, it.y)
        else:
            yield it


def houses(*places: tuple[float, float]) -> Run:
    things = [("wall", 0.0, 0.0), ("roof", 0.0, -2.0), ("door", 1.0, 1.0), ("bell", 2.0, 1.5)]
    return [Placed(what, x + dx, y + dy) for x, y in places for what, dx, dy in things]


things = st.builds(
    Placed, st.sampled_from("abc"), st.integers(0, 4).map(float), st.integers(0, 4).map(float)
)


@given(st.lists(st.lists(things, max_size=30), max_size=5))
def test_nothing_is_lost_or_moved(runs: list[list[Placed]]) -> None:
    found, groups = repeats(runs, FINE)
    assert [list(written(run, groups)) for run in found] == runs


@given(st.lists(st.lists(things, max_size=30), max_size=5))
def test_each_group_is_used_more_than_once(runs: list[list[Placed]]) -> None:
    found, groups = repeats(runs, FINE)
    every = [it.what for run in (*found, *groups.values()) for it in run]
    assert all(every.count(group) > 1 for group in groups)
    assert {what for what in every if isinstance(what, Group)} == set(groups)


def test_a_group_is_found_in_many_runs_and_at_any_place() -> None:
    runs = [houses((3.0, 5.0)), houses((1.5, 7.25), (9.0, 2.0)), houses((40.0, 40.0))]
    found, groups = repeats(runs, FINE)
    [(group, content)] = groups.items()
    assert content == tuple(houses((0.0, 0.0)))
    assert found == [
        [Placed(group, 3.0, 5.0)],
        [Placed(group, 1.5, 7.25), Placed(group, 9.0, 2.0)],
        [Placed(group, 40.0, 40.0)],
    ]


def test_groups_may_hold_groups() -> None:
    street = [place for x in (0.0, 100.0, 230.0) for place in ((x, 0.0), (x + 9, 1.0), (x + 20, 3))]
    found, groups = repeats([houses(*street)], FINE)
    assert [len(run) for run in found] == [3]
    assert any(isinstance(it.what, Group) for content in groups.values() for it in content)


@pytest.mark.parametrize(("shift", "number"), [(0.001, 1), (0.5, 0)])
def test_places_that_hardly_differ_are_the_same(shift: float, number: int) -> None:
    other = [Placed(it.what, it.x + 20 + n * shift, it.y) for n, it in enumerate(houses((0, 0)))]
    third = [it.moved(50.5, 1.25) for it in other]
    assert len(repeats([houses((0.0, 0.0)), other, third][: 2 + number], FINE)[1]) == number


def test_what_is_short_is_not_worth_a_name() -> None:
    twice = [Placed("wall", 0.0, 0.0), Placed("roof", 0.0, 1.0)]
    runs: list[Run] = [twice, [it.moved(5.0, 5.0) for it in twice]]
    assert repeats(runs, FINE) == (runs, {})
