"""What the lessons about new goods and the end say is true of the positions they show."""

from __future__ import annotations

from rulebook_widgets.games.caravan.board import MAIN
from rulebook_widgets.games.caravan.rules import game
from rulebook_widgets.games.caravan.scoring import penalty, score_now
from tests.games.caravan.kit import (
    BLACK,
    ORANGE,
    YELLOW,
    goods,
)
from tests.games.caravan.lesson_kit import said, shown, spoken


def test_g3_markers_first_then_goods() -> None:
    start = shown("refill")
    lying = [number for number, good in enumerate(start.goods, 1) if good]
    assert (lying, "on 1, 2, 5, 7 and 8" in said("refill")) == ([1, 2, 5, 7, 8], True)
    assert any("5 goods lie without a camel; once 4 are left" in s for s in spoken(start))
    left = [0, 1, 4, 7]
    assert [shown("refill", 2).markers[at] for at in left] == [1, 1, 0, 1]
    assert [shown("refill", 3).markers[at] for at in left] == [2, 2, 1, 2]
    assert shown("refill", 4).goods[2] == "salt"
    assert [shown("refill", 5).goods[at] for at in (3, 5, 6)] == ["meat", "gems", "hides"]
    assert (shown("refill", 6).seat, shown("refill", 6).left) == (BLACK, 3)
    assert MAIN.number_at["e6"] == 6


def test_a_theft_brings_no_new_goods() -> None:
    before, after = shown("theft-refills-nothing"), shown("theft-refills-nothing", 2)
    assert (before.uncarried, after.uncarried, after.phase) == (5, 5, "play")
    assert before.goods == after.goods


def test_waiting_goods_gather_markers_and_new_ones_have_none() -> None:
    start = shown("waiting-pays")
    assert (start.uncarried, start.goods[0], start.markers[0]) == (5, "salt", 1 + 2)
    waited = shown("waiting-pays", 2)
    gained = [after - before for before, after in zip(start.markers, waited.markers, strict=True)]
    assert gained == [1, 1, 0, 0, 0, 0, 1, 1]
    assert waited.markers[0] > MAIN.goods["salt"].points
    end = shown("waiting-pays", -1)
    assert (end.uncarried, end.markers[2:6]) == (8, (0, 0, 0, 0))


def test_new_goods_go_to_the_lowest_number_first() -> None:
    start = shown("by-number")
    assert [number for number, good in enumerate(start.goods, 1) if not good] == [1, 5, 7]
    assert "gems" in [c.load for c in start.camels[YELLOW] if c.space == MAIN.numbered[0].space]
    first, end = shown("by-number", 2), shown("by-number", 3)
    assert [number for number, good in enumerate(first.goods, 1) if not good] == [4, 5, 7]
    assert [end.goods[at] for at in (0, 3, 4, 6)] == ["hides", "salt", "ivory", "swords"]


def test_an_empty_bag_brings_neither_goods_nor_markers() -> None:
    before, after = shown("empty-bag"), shown("empty-bag", 2)
    assert (before.uncarried, sum(before.bag)) == (5, 0)
    assert (after.uncarried, after.phase, after.left) == (4, "play", 3)
    assert before.markers[1:6] == after.markers[1:6]
    assert "With an empty bag" in game.rulebook["CAR-8.3"].ruling


def test_the_bag_is_empty_and_a_delivery_ends_the_game() -> None:
    assert sum(shown("last-delivery").bag) == 4
    assert (sum(shown("last-delivery", 2).bag), shown("last-delivery", 2).seat) == (0, YELLOW)
    end = shown("last-delivery", -1)
    assert (end.phase, end.left) == ("over", 3)
    assert "three other actions" in said("last-delivery", -1)


def test_the_account_is_as_it_is_told() -> None:
    state = shown("account")
    assert goods(state.delivered[BLACK]) == {"ivory": 2, "salt": 3}
    assert [score_now(state, seat) for seat in range(3)] == [24, 24, 19]
    assert (2 * 6, 3 * 3, state.earned[BLACK]) == (12, 9, 3)
    assert (state.held(BLACK), penalty(state, BLACK)) == (1, 0)
    assert (state.held(ORANGE), penalty(state, ORANGE)) == (2, 1)
    assert MAIN.scoring.penalties[2:5] == (1, 3, 6)
    assert "Black's piles of ten points: 2" in spoken(state)
    assert [sum(state.delivered[seat]) for seat in (BLACK, YELLOW)] == [5, 6]
    result = game.result(state)
    assert result is not None
    assert result.winners == (YELLOW,)


def test_what_was_not_delivered_is_counted_at_the_end() -> None:
    start, end = shown("undelivered"), shown("undelivered", 2)
    assert (start.held(BLACK), penalty(start, BLACK), sum(start.bag)) == (3, 3, 0)
    assert "Black's camels carry 3 goods; at the end that would cost 3 points" in spoken(start)
    assert (end.phase, end.held(BLACK), penalty(end, BLACK)) == ("over", 2, 1)
    assert (end.held(YELLOW), penalty(end, YELLOW)) == (1, 0)


def test_a_tie_that_nothing_decides_is_shared() -> None:
    state = shown("tie")
    assert [score_now(state, seat) for seat in range(3)] == [20, 20, 20]
    assert [sum(state.delivered[seat]) for seat in range(3)] == [4, 5, 5]
    result = game.result(state)
    assert result is not None
    assert (result.winners, result.ranking[BLACK]) == ((YELLOW, ORANGE), 3)


def test_three_turns_without_an_action_end_the_game() -> None:
    assert shown("nobody-moves").idle == 1
    assert "Orange ends the turn" in said("nobody-moves")
    assert shown("nobody-moves", 2).phase == "over"
