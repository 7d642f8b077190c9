"""The examples show what they say; the sheet's own are golden."""

from __future__ import annotations

from rulebook_widgets.games.caravan.examples import EXAMPLES
from rulebook_widgets.games.caravan.groups import group, touching
from rulebook_widgets.games.caravan.rules import game
from rulebook_widgets.games.caravan.scoring import score_now
from rulebook_widgets.games.caravan.state import State
from tests.games.caravan.kit import (
    BLACK,
    YELLOW,
    at,
    events,
    goods,
    herd,
    kinds,
    legal,
    play,
    refused,
)


def before(name: str) -> State:
    return at(**EXAMPLES[name].facts)


def after(name: str) -> State:
    return play(before(name), *EXAMPLES[name].moves)


def test_g1_one_action_moves_d_and_not_e() -> None:
    state = before("G1")
    assert group(state, BLACK, "f2") == ("d1", "e1", "f1", "f2")
    assert touching(state, BLACK, "f2") == (("f2", "g3"),)
    assert kinds(state, "carry ivory f2 d1") == ["carried", "delivered"]
    done = after("G1")
    assert (goods(done.delivered[BLACK]), done.left) == ({"ivory": 1}, 3)
    assert herd(done, BLACK) == ["d1", "e1", "f1", "f2", "g3 ivory"]
    refused(state, "carry ivory g3 d1", "CAR-7.1", "diagonal", "space:g3", "space:f2")
    assert not [move for move in legal(state, "carry") if " g3 " in move]
    assert score_now(done, BLACK) == 6


def test_g1_loads_on_the_way_do_not_matter() -> None:
    assert kinds(before("G1-loaded"), "carry ivory f2 d1") == [
        "carried",
        "passed_loaded",
        "delivered",
    ]


def test_g2_two_players_have_one_two_three_and_four_actions() -> None:
    state, turns = before("G2"), []
    for space in ("d4", "c2", "f3", "e6", "b5", "d2"):
        turns.append((state.seat, state.left))
        state = play(state, f"place {space}")
        state = play(state, "end") if state.spent else state
    assert turns == [(0, 1), (1, 2), (0, 3), (1, 4), (0, 4), (1, 4)]
    assert (after("G2").seat, after("G2").left, after("G2").turn_number) == (YELLOW, 4, 4)


def test_g3_markers_first_then_goods_in_numerical_order() -> None:
    state = play(before("G3"), "pick_up a7", "markers")
    assert state.markers == (2, 2, 0, 0, 1, 0, 0, 2)
    drawn = [event for event in events(state, *EXAMPLES["G3"].moves[2:]) if event.kind == "drawn"]
    assert [event.facts["number"] for event in drawn] == [3, 4, 6, 7]
    assert herd(after("G3"), YELLOW) == ["c2 salt"]
    assert (after("G3").seat, after("G3").left) == (BLACK, 3)


def test_g4_neither_a_pick_up_nor_a_theft() -> None:
    state = before("G4")
    spots = ("space:b3", "space:c3", "space:d2", "space:g4")
    refused(state, "pick_up a1", "CAR-5.4", "last_free", *spots)
    refused(state, "steal a1 1 cloth", "CAR-5.4", "last_free", *spots)
    six = at(**EXAMPLES["G4"].facts, learning=True)
    assert {"pick_up a1", "steal a1 1 cloth"} <= set(legal(six)), "a sixth camel makes the room"


def test_company() -> None:
    assert before("company").left - after("company").left == 2


def test_theft_and_the_answer_to_it() -> None:
    done = after("theft")
    assert (herd(done, BLACK), done.thefts) == (["c3", "c4"], (1, 1))
    assert "c4 ivory_under" in herd(done, YELLOW)


def test_last_delivery() -> None:
    done = after("last_delivery")
    assert (done.phase, done.left) == ("over", 3)


def test_nobody_moves() -> None:
    assert after("nobody_moves").phase == "over"


def test_score() -> None:
    result = game.result(before("score"))
    assert result is not None
    totals = [line.amount for line in result.lines if line.kind == "total"]
    assert (totals, result.winners, result.ranking) == ([24, 24, 19], (1,), (2, 1, 3))
