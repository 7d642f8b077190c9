"""SLK-1: what is in the box, coins, and what screens hide."""

from __future__ import annotations

import pytest

from rulebook_widgets.core import EVERYTHING
from rulebook_widgets.games.silk_road.rules import game
from tests.games.silk_road.battery_plan import conserved
from tests.games.silk_road.kit import A, B, at, each_count, events, market, play, set_up, worth


@each_count
def test_slk_1_1_seventy_five_goods_and_ninety_tiles(players: int) -> None:
    state = set_up(players, 1)
    assert sum(state.supply) == 75 - 3 * players
    assert [sum(goods) for goods in state.goods] == [3] * players
    on_board = sum(map(len, state.tiles))
    unused = sum(map(sum, state.piles))
    assert on_board + unused + len(state.gone) == 90
    conserved(state)


@each_count
def test_slk_1_1_the_bag_is_full_at_first(players: int) -> None:
    state = game.setup(players)
    assert state.supply == (15,) * 5
    assert [sum(pile) for pile in state.piles] == [45, 45]


def test_slk_1_2_change_when_paying_one_silver_with_only_gold() -> None:
    state = market("buy_silk", gold={0: 1}, silver={0: 0})
    after = play(state, "take buy_silk", "buy silk")
    assert (after.gold[A], after.silver[A], after.paid_out) == (0, 4, state.paid_out - 1)
    assert worth(after, A) == 4
    told = events(play(state, "take buy_silk"), "buy silk")[0]
    assert game.sentence(told.seen_by(A)).endswith("for 1 silver and has 4 silver left.")


def test_slk_1_2_a_bid_is_paid_with_change_too() -> None:
    bidding = at(gold={1: 2}, silver={1: 1}, moment="choose", bid=7, bidder=1)
    after = play(bidding, "accept")
    assert (after.gold[B], after.silver[B]) == (0, 4)
    assert (after.gold[A], after.silver[A]) == (1, 12)


@pytest.mark.parametrize(
    ("gold", "silver", "price", "left"),
    [
        (1, 5, 5, (1, 0)),
        (1, 5, 6, (0, 4)),
        (2, 0, 10, (0, 0)),
        (3, 2, 4, (2, 3)),
        (0, 3, 3, (0, 0)),
    ],
)
def test_slk_1_2_silver_goes_first_and_no_more_gold_is_changed_than_needed(
    gold: int, silver: int, price: int, left: tuple[int, int]
) -> None:
    facts = {"gold": {1: gold}, "silver": {1: silver}}
    after = play(at(moment="choose", bid=price, bidder=1, **facts), "accept")
    assert (after.gold[B], after.silver[B]) == left


def test_slk_1_2_screens_hide_goods_and_coins_and_how_many() -> None:
    state = at(goods={0: {"silk": 2}, 1: {"ivory": 5}}, gold={1: 3}, silver={1: 0})
    for eyes in (None, A):
        view = game.view(state, eyes)
        assert (view.goods[B], view.gold[B], view.silver[B]) == (None, None, None)
        assert view.paid_out is None
    assert game.view(state, None).goods == (None,) * 4
    mine = game.view(state, B)
    assert (mine.goods[B], mine.gold[B], mine.silver[B]) == ((5, 0, 0, 0, 0), 3, 0)
    assert mine.goods[A] is None
    everything = game.view(state, EVERYTHING)
    assert everything.goods == state.goods and everything.silver == state.silver
    assert everything.paid_out == state.paid_out


def test_slk_1_2_what_is_open() -> None:
    state = market(
        "thief", "vizier", crooks={1: 2}, barterers={2: 1}, viziers=["silk"], tokens={3: 1}
    )
    view = game.view(state, None)
    assert (view.supply, view.tiles, view.viziers) == (state.supply, state.tiles, state.viziers)
    assert (view.crooks, view.barterers) == ((0, 2, 0, 0), (0, 0, 1, 0))
    assert (view.tokens, view.stack, view.holder) == ((0, 0, 0, 1), 2, A)


def test_slk_1_2_payments_are_open_but_not_what_is_left() -> None:
    state = at(moment="choose", bid=3, bidder=1)
    paid = events(state, "accept")[0]
    for eyes in (None, A, 2):
        seen = paid.seen_by(eyes)
        assert seen.facts == {"silver": 3, "to": A}
        assert game.sentence(seen) == "Bahram pays Aisha 3 silver."
    assert paid.seen_by(B).facts["purse"] == "1-2"
    assert "has 1 gold and 2 silver left" in game.sentence(paid.seen_by(EVERYTHING))
