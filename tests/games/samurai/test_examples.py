"""The examples show what they say."""

from __future__ import annotations

import pytest

from rulebook_widgets.games.samurai.examples import EXAMPLES, Example
from rulebook_widgets.games.samurai.rules import game
from rulebook_widgets.games.samurai.state import State


def after_moves(example: Example) -> tuple[State, list[tuple[str, str, int | None]]]:
    """The position after the moves of an example, and what they brought about."""
    state = game.position(**example.facts)
    told = []
    for move in example.moves:
        step = game.apply(state, game.decode(move))
        told += [(event.kind, event.rule, event.seat) for event in step.events]
        state = step.state
    return state, told


def test_ids_are_unique_and_the_sheets_come_first() -> None:
    assert list(EXAMPLES)[:3] == ["G1", "G2", "G3"]
    assert all(example_id == example.id for example_id, example in EXAMPLES.items())


@pytest.mark.parametrize(
    ("name", "winners", "ranking"),
    [("G1", (2,), (3, 2, 1, 4)), ("G2", (0,), (1, 3, 4, 2))],
)
def test_the_sheets_counts(name: str, winners: tuple[int], ranking: tuple[int, ...]) -> None:
    result = game.result(game.position(**EXAMPLES[name].facts))
    assert result is not None
    assert (result.winners, result.ranking) == (winners, ranking)
    assert [game.words.name("seat", seat) for seat in range(4)] == [
        "Red",
        "Blue",
        "Green",
        "Yellow",
    ]


@pytest.mark.parametrize(
    ("name", "outcome"),
    [
        ("two_at_once", {("captured", 0): 1, ("captured", 1): 1}),
        ("edo", {("captured", 0): 1, ("captured", 1): 1, ("captured", 2): 1}),
        ("ship_decides", {("captured", 0): 1}),
        ("tie_at_the_top", {("aside", None): 1}),
        ("tie_below", {("captured", 0): 1}),
        ("no_influence", {("aside_zero", None): 1}),
        ("exchange", {("lifted", 0): 1, ("captured", 0): 1}),
        ("nothing_to_play", {("passed", 0): 1}),
        ("beyond_four", {("aside", None): 2, ("four_aside", None): 1, ("over", None): 1}),
        ("last_helmet", {("captured", 0): 1, ("kind_gone", None): 1, ("over", None): 1}),
    ],
)
def test_what_is_to_be_seen(name: str, outcome: dict[tuple[str, int | None], int]) -> None:
    _, told = after_moves(EXAMPLES[name])
    happened = [(kind, seat) for kind, _, seat in told]
    routine = {"placed", "closed", "replayed"}
    found = {pair: happened.count(pair) for pair in happened if pair[0] not in routine}
    assert found == outcome


def test_the_swap_that_is_allowed() -> None:
    state = game.position(**EXAMPLES["swap"].facts)
    assert game.check(state, game.decode("swap buddha -3,4 rice 0,-4")) is None
