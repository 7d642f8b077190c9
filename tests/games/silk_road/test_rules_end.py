"""SLK-7: the end at once, what everything is worth, and who wins."""

from __future__ import annotations

import pytest

from rulebook_widgets.core import Result
from rulebook_widgets.games.silk_road.moves import MOVE_TYPES
from rulebook_widgets.games.silk_road.rules import game
from rulebook_widgets.games.silk_road.scoring import points
from tests.games.silk_road.kit import (
    A,
    B,
    C,
    at,
    each_board,
    each_count,
    each_way,
    events,
    legal,
    play,
    random_game,
    refused_by,
)

NOTHING = {0: 0, 1: 0, 2: 0, 3: 0}


def ended(**facts: object) -> Result:
    """The result of a game that ends here, where nobody has anything that is not named."""
    given = {"gold": NOTHING, "silver": NOTHING, **facts}
    state = play(at(city="tyre", moment="travel", **given), "travel antioch")
    result = game.result(state)
    assert result is not None
    return result


def totals(result: Result) -> dict[int | None, int]:
    return {line.seat: line.amount for line in result.lines if line.kind == "total"}


# ------------------------------------------------------------------------- SLK-7.1 at once


@each_board
@each_way
def test_slk_7_1_ends_at_once_on_reaching_the_last_city(board: str, reverse: bool) -> None:
    before, last = ("lanzhou", "changan") if reverse else ("tyre", "antioch")
    state = at(board=board, reverse=reverse, city=before, moment="travel")
    after = play(state, f"travel {last}")
    assert (after.phase, game.actor(after), legal(after)) == ("over", None, [])
    assert [(e.kind, e.rule) for e in events(state, f"travel {last}")] == [
        ("travelled", "SLK-4.1"),
        ("over", "SLK-7.1"),
    ]


def test_slk_7_1_no_market_and_nothing_more() -> None:
    after = play(at(city="tyre", moment="travel"), "travel antioch")
    for move in ("take thief", "pass", "travel tyre", "hand 1", "done", "show 0", "steal silk"):
        refused_by(after, move, "SLK-7.1")
    assert game.not_your_turn(after, B).rule == "SLK-7.1"
    assert len(MOVE_TYPES) == 25


def test_slk_7_1_the_round_of_the_arrival_begins_with_bids() -> None:
    state = at(city="tyre")
    state = play(state, "bid 3", "pass", "pass", "accept")
    assert state.leader == B
    after = play(state, "travel antioch")
    result = game.result(after)
    assert result is not None and totals(result)[B] == 7


def test_slk_7_1_not_before() -> None:
    assert game.result(at(city="tyre", moment="travel")) is None
    assert play(at(city="aleppo", moment="travel"), "travel tyre").phase == "market"


# ------------------------------------------------------------------------- SLK-7.2 worth


@pytest.mark.parametrize(
    ("facts", "score"),
    [
        ({"gold": {0: 3}}, 15),
        ({"silver": {0: 7}}, 7),
        ({"goods": {0: {"silk": 2}, 1: {"silk": 2}}}, 2),
        ({"gold": {0: 1}, "silver": {0: 4}, "goods": {0: {"silk": 1}, 1: {"silk": 1}}}, 10),
        ({}, 0),
    ],
)
def test_slk_7_2_gold_five_silver_one_goods_one(facts: dict[str, object], score: int) -> None:
    given = {name: {**NOTHING, **facts.get(name, {})} for name in ("gold", "silver")}
    result = ended(**{**facts, **given})
    assert totals(result)[A] == score
    lines = [line for line in result.lines if line.rule == "SLK-7.2" and line.seat == A]
    assert sum(line.amount for line in lines) == score


def test_slk_7_2_change_makes_no_difference() -> None:
    one = ended(gold={**NOTHING, 0: 2}, silver=NOTHING)
    other = ended(gold=NOTHING, silver={**NOTHING, 0: 10})
    assert totals(one) == totals(other)


def test_slk_7_2_then_the_screens_come_down() -> None:
    state = play(at(city="tyre", moment="travel", goods={1: {"silk": 2}}), "travel antioch")
    view = game.view(state, None)
    assert (view.goods, view.gold, view.silver) == (state.goods, state.gold, state.silver)


# ------------------------------------------------------------------------- SLK-7.3 the most


def test_slk_7_3_two_points_for_the_most_of_each_kind() -> None:
    result = ended(goods={0: {"silk": 3, "ivory": 1}, 1: {"silk": 2, "spices": 1}})
    assert totals(result) == {0: 4 + 4, 1: 3 + 2, 2: 0, 3: 0}
    lines = {line.facts["good"]: (line.kind, line.seat) for line in result.lines if
             line.rule == "SLK-7.3"}  # fmt: skip
    assert lines == {
        "ivory": ("most", A),
        "silk": ("most", A),
        "jewels": ("most_none", None),
        "dried_fruit": ("most_none", None),
        "spices": ("most", B),
    }


def test_slk_7_3_tied_nobody() -> None:
    result = ended(goods={0: {"silk": 3}, 1: {"silk": 3}, 2: {"silk": 1}})
    assert totals(result) == {0: 3, 1: 3, 2: 1, 3: 0}
    tied = next(line for line in result.lines if line.kind == "most_tied")
    assert game.sentence(tied) == "The most silk (3) is tied, so nobody scores for it."


def test_slk_7_3_a_kind_that_nobody_holds() -> None:
    result = ended()
    assert totals(result) == {0: 0, 1: 0, 2: 0, 3: 0}
    assert sum(line.kind == "most_none" for line in result.lines) == 5


def test_slk_7_3_cubes_on_vizier_tiles_belong_to_nobody() -> None:
    result = ended(viziers=["silk"], goods={0: {"silk": 1}})
    assert totals(result)[A] == 3


# ------------------------------------------------------------------------- SLK-7.4 who wins


def test_slk_7_4_the_most_points() -> None:
    result = ended(gold={**NOTHING, 1: 2, 2: 1, 3: 1})
    assert (result.winners, result.ranking) == ((B,), (4, 1, 2, 2))
    assert result.lines[-1].kind == "wins" and result.lines[-1].rule == "SLK-7.4"


def test_slk_7_4_a_tie_is_shared() -> None:
    result = ended(gold={**NOTHING, 0: 1, 2: 1})
    assert (result.winners, result.ranking) == ((A, C), (1, 3, 1, 3))
    assert [line.kind for line in result.lines[-2:]] == ["shared", "shared"]


@each_count
def test_slk_7_4_every_point_has_its_line(players: int) -> None:
    for seed in range(3):
        state = list(random_game(players, seed))[-1]
        result = game.result(state)
        assert result is not None
        for seat in range(players):
            counted = [
                line.amount
                for line in result.lines
                if line.seat == seat and line.kind in ("gold", "silver", "goods", "most")
            ]
            assert sum(counted) == totals(result)[seat] == points(state, seat)
        best = max(totals(result).values())
        assert all(totals(result)[seat] == best for seat in result.winners)
