"""The examples show what they say; the golden ones above all."""

from __future__ import annotations

from rulebook_widgets.games.silk_road.examples import EXAMPLES
from rulebook_widgets.games.silk_road.rules import game
from rulebook_widgets.games.silk_road.state import State
from tests.games.silk_road.kit import (
    IVORY,
    SILK,
    SPICES,
    A,
    B,
    C,
    at,
    legal,
    play,
    worth,
)


def before(name: str) -> State:
    return at(**EXAMPLES[name].facts)


def after(name: str) -> State:
    return play(before(name), *EXAMPLES[name].moves)


def gained(name: str) -> list[int]:
    start, end = before(name), after(name)
    return [worth(end, seat) - worth(start, seat) for seat in range(start.players)]


def test_g1_five_sold_and_five_bought() -> None:
    assert gained("G1-sell")[A] == 11
    assert gained("G1-buy")[A] == -14
    assert after("G1-buy").goods[A][IVORY] == 5 and after("G1-sell").goods[A][IVORY] == 0


def test_g2_viziers_pay() -> None:
    assert gained("G2-tie") == [5, 5, 0, 0]
    assert gained("G2-second") == [5, 3, 3, 0]
    assert gained("G2-one") == [5, 0, 0, 0]


def test_g3_one_white_for_two_whites() -> None:
    assert (before("G3").goods[A][IVORY], after("G3").goods[A][IVORY]) == (1, 2)
    assert after("G3").goods[A][SPICES] == 0


def test_g4_a_b_a_b_c_and_a_b_c_a_b() -> None:
    kept = after("G4")
    assert (kept.phase, kept.holder, kept.round) == ("bid", C, 2)
    assert legal(after("G4-pass")) == ["hand 2"]
    assert play(after("G4-pass"), "hand 2").holder == C
    assert legal(after("G4-twice")) == ["hand 1", "hand 2"]


def test_g5_b_chooses_and_one_token_is_left() -> None:
    state = after("G5")
    assert (state.seat, legal(state), state.stack) == (B, ["hand 2", "hand 3"], 1)


def test_g6_no_barterer_but_a_crook() -> None:
    state = after("G6")
    assert state.seat == A and "barter" not in legal(state) and state.fresh[A] == 1
    assert gained("G6-crook")[A] == 4


def test_the_others() -> None:
    assert legal(after("auction")) == ["accept", "match"]
    assert legal(after("cannot_match")) == ["accept"]
    assert (after("change").gold[A], after("change").silver[A]) == (0, 4)
    assert gained("barterer_crook")[A] == 7
    assert after("both_exchanges").goods[A] == (0, 0, 0, 0, 4)
    assert after("run_out").goods[A] == (1, 0, 0, 0, 1)
    assert after("owed").owed == (0,) * 5
    assert after("sixth_vizier").named == "silk"
    assert after("printed").goods[A][SILK] == 1
    result = game.result(after("arrival"))
    assert result is not None and result.winners == (B,)
