"""SLK-3: bids once around the table, and the leader's choice."""

from __future__ import annotations

import pytest

from rulebook_widgets.core import EVERYTHING
from rulebook_widgets.games.silk_road.rules import game
from rulebook_widgets.games.silk_road.state import NOBODY
from tests.games.silk_road.kit import (
    A,
    B,
    C,
    D,
    at,
    each_count,
    events,
    legal,
    play,
    refused,
    refused_by,
    set_up,
    told,
    worth,
)

# ------------------------------------------------------------------------- SLK-3.1 once around


@each_count
@pytest.mark.parametrize("leader", [0, 2])
def test_slk_3_1_clockwise_from_the_leaders_left_each_once(players: int, leader: int) -> None:
    state = at(players=players, pawn=leader)
    for step in range(1, players):
        assert (state.phase, game.actor(state)) == ("bid", (leader + step) % players)
        state = play(state, "pass")
    assert (state.phase, game.actor(state)) == ("travel", leader)


def test_slk_3_1_pass_or_bid_higher() -> None:
    state = play(at(), "bid 3")
    assert legal(state) == ["pass", *[f"bid {amount}" for amount in range(4, 11)]]
    sentence = refused(state, "bid 3", "SLK-3.1", "bid_higher", "seat:1")
    assert sentence == "Go higher than 3 silver, which Bahram has bid, or pass."
    refused(state, "bid 1", "SLK-3.1", "bid_higher", "seat:1")
    after = play(state, "bid 4")
    assert (after.bid, after.bidder) == (4, C)


def test_slk_3_1_at_least_one_silver() -> None:
    state = at()
    refused(state, "bid 0", "SLK-3.1", "bid_at_least_one")
    refused(state, "bid -1", "SLK-3.1", "bid_at_least_one")
    assert legal(state)[:2] == ["pass", "bid 1"]


def test_slk_3_1_who_has_passed_is_not_asked_again() -> None:
    state = play(at(), "pass", "bid 1", "bid 2")
    assert (state.phase, state.seat, state.bidder) == ("choose", A, D)


def test_slk_3_1_every_round_begins_with_bids() -> None:
    state = set_up(4, 9)
    assert state.phase == "bid"
    last = at(tiles={"tyre": ["thief"]}, city="tyre", tokens={1: 1, 2: 1})
    state = play(last, "take thief", "decline", "hand 3")
    assert (state.phase, state.city, state.holder, state.seat) == ("bid", "tyre", D, A)
    assert ("round", "SLK-3.1", A) in told(last, "take thief", "decline", "hand 3")


def test_slk_3_1_no_bids_at_another_time() -> None:
    for state in (at(moment="travel"), at(moment="choose", bid=1, bidder=2), at(moment="market")):
        refused(state, "bid 5", "SLK-3.1", "bids_over")
        refused(state, "pass", "SLK-3.1", "bids_over")


def test_slk_3_1_bids_come_before_everything_else() -> None:
    state = at()
    for move in (
        "travel lanzhou",
        "take thief",
        "printed",
        "hand 2",
        "sell silk",
        "done",
        "show 0",
    ):
        refused_by(state, move, "SLK-3.1")
    refused(state, "accept", "SLK-3.1", "bid_first")
    refusal = game.not_your_turn(state, C)
    assert (refusal.rule, game.sentence(refusal)) == (
        "SLK-3.1",
        "Bids come first: Bahram bids or passes.",
    )


# ------------------------------------------------------------------------- SLK-3.2 what one owns


def test_slk_3_2_a_bid_of_all_one_owns() -> None:
    state = at(gold={1: 2}, silver={1: 3})
    assert legal(state)[-1] == "bid 13"
    sentence = refused(state, "bid 14", "SLK-3.2", "bid_too_much", "seat:1")
    assert sentence == "Nobody bids more than they own: you have 13 silver."
    after = play(state, "bid 13", "pass", "pass", "accept")
    assert (after.gold[B], after.silver[B], after.leader) == (0, 0, B)
    assert worth(after, A) == 10 + 13


def test_slk_3_2_nobody_can_be_asked_for_more() -> None:
    state = play(at(gold={2: 0}, silver={2: 2}), "bid 2")
    assert legal(state) == ["pass"]
    refused(state, "bid 3", "SLK-3.2", "bid_too_much", "seat:2")
    poor = at(gold={1: 0}, silver={1: 0})
    assert legal(poor) == ["pass"]
    assert "you have nothing" in refused(poor, "bid 1", "SLK-3.2", "bid_too_much", "seat:1")


def test_slk_3_2_the_money_of_others_makes_no_difference() -> None:
    one = at(gold={2: 0, 3: 0, 0: 0}, silver={2: 0, 3: 0, 0: 0})
    other = at(gold={2: 5, 3: 5, 0: 5})
    assert legal(one) == legal(other)
    assert game.view(one, B) == game.view(other, B)


# ------------------------------------------------------------------------- SLK-3.3 all pass


@each_count
def test_slk_3_3_all_pass_and_the_leader_stays(players: int) -> None:
    state = at(players=players)
    passes = ["pass"] * (players - 1)
    after = play(state, *passes)
    assert (after.leader, after.holder, after.phase) == (A, A, "travel")
    assert (after.gold, after.silver) == (state.gold, state.silver)
    assert told(state, *passes)[-1] == ("all_passed", "SLK-3.3", A)


# ------------------------------------------------------------------------- SLK-3.4 the choice


def test_slk_3_4_take_the_bid_and_hand_over_pawn_and_tokens() -> None:
    state = at(moment="choose", bid=4, bidder=2)
    after = play(state, "accept")
    assert (after.leader, after.holder, after.seat, after.phase) == (C, C, C, "travel")
    assert (worth(after, A), worth(after, C)) == (14, 6)
    assert (after.stack, after.bid, after.bidder, after.paid_out) == (3, 0, NOBODY, 0)
    assert told(state, "accept") == [("paid", "SLK-3.4", C), ("new_leader", "SLK-3.4", C)]


def test_slk_3_4_pay_the_bid_to_the_bidder_and_stay() -> None:
    state = at(moment="choose", bid=4, bidder=2)
    after = play(state, "match")
    assert (after.leader, after.holder, after.seat, after.phase) == (A, A, A, "travel")
    assert (worth(after, A), worth(after, C)) == (6, 14)
    assert told(state, "match") == [("paid", "SLK-3.4", A), ("stays", "SLK-3.4", A)]


def test_slk_3_4_only_the_highest_bid_counts() -> None:
    state = play(at(), "bid 2", "bid 5", "pass")
    after = play(state, "match")
    assert [worth(after, seat) for seat in range(4)] == [5, 10, 15, 10]


def test_slk_3_4_a_leader_unable_to_match_must_sell() -> None:
    state = at(moment="choose", bid=6, bidder=1, gold={0: 1}, silver={0: 0})
    assert legal(state) == ["accept"]
    sentence = refused(state, "match", "SLK-3.4", "cannot_match", "seat:0")
    assert "6 silver" in sentence and "you have 5 silver" in sentence
    just = at(moment="choose", bid=5, bidder=1, gold={0: 1}, silver={0: 0})
    assert legal(just) == ["accept", "match"]


def test_slk_3_4_nobody_sees_whether_the_leader_could() -> None:
    poor = at(moment="choose", bid=6, bidder=1, gold={0: 0}, silver={0: 0})
    rich = at(moment="choose", bid=6, bidder=1, gold={0: 9}, silver={0: 0})
    for eyes in (None, B, C, D):
        assert game.view(poor, eyes) == game.view(rich, eyes)
    assert game.view(poor, EVERYTHING) != game.view(rich, EVERYTHING)


def test_slk_3_4_the_choice_comes_first() -> None:
    state = at(moment="choose", bid=2, bidder=1)
    refused(state, "travel lanzhou", "SLK-3.4", "choose_first")
    assert game.not_your_turn(state, B).rule == "SLK-3.4"
    refused(at(moment="travel"), "match", "SLK-4.1", "travel_first")
    refused(at(moment="market"), "accept", "SLK-5.2", "take_first", "city:lanzhou")


def test_slk_3_4_the_new_leader_leads_the_market() -> None:
    state = play(at(moment="choose", bid=2, bidder=1, city="yumen"), "accept", "travel dunhuang")
    assert (state.leader, state.bonus, state.seat) == (B, True, B)
    assert "printed" in legal(state)


def test_slk_3_4_highest_bid_is_told_with_its_bidder() -> None:
    last = events(at(), "pass", "bid 3", "pass")[-1]
    assert (last.kind, last.facts["bidder"], last.facts["silver"]) == ("highest", C, 3)
