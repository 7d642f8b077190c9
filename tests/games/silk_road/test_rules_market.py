"""SLK-5: the printed bonus, a tile a turn, and the pawn that goes from hand to hand."""

from __future__ import annotations

import pytest

from rulebook_widgets.games.silk_road.board import MAIN
from rulebook_widgets.games.silk_road.rules import game
from rulebook_widgets.games.silk_road.state import State
from tests.games.silk_road.kit import (
    A,
    B,
    C,
    D,
    at,
    each_count,
    events,
    here,
    kinds,
    legal,
    market,
    play,
    refused,
    refused_by,
    told,
    worth,
)

PRINTED = ["dunhuang", "korla", "kashgar", "merv", "susa"]
FIVE = ("crook", "crook", "crook", "barterer", "barterer")


def three() -> State:
    """A is to take the first of five tiles that need no action; three play."""
    return market(*FIVE, players=3)


# ------------------------------------------------------------------------- SLK-5.1 the printed one


@pytest.mark.parametrize("city", PRINTED)
def test_slk_5_1_the_leader_may_begin_with_it(city: str) -> None:
    before = next(name for name, ways in MAIN.journey(False).onward.items() if city in ways)
    state = play(at(city=before, moment="travel"), f"travel {city}")
    assert state.bonus and "printed" in legal(state)
    assert ("bonus", "SLK-5.1", A) in told(at(city=before, moment="travel"), f"travel {city}")
    used = play(state, "printed")
    tile = MAIN.cities[city].printed
    assert (used.phase, used.tile, used.printed, used.bonus) == ("use", tile, True, False)


def test_slk_5_1_nowhere_else() -> None:
    state = play(at(city="korla", moment="travel"), "travel kucha")
    assert not state.bonus
    sentence = refused(state, "printed", "SLK-5.1", "nothing_printed", "city:kucha")
    assert sentence == "No action is printed beside Kucha."


def test_slk_5_1_it_is_a_bonus_and_a_tile_must_still_be_taken() -> None:
    state = at(city="korla", moment="market")
    after = play(state, "printed", "buy dried_fruit", "done")
    assert (after.phase, after.left, after.tokens[A]) == ("market", 1, 0)
    assert len(here(after)) == 3 and after.goods[A][3] == 1
    refused_by(after, "hand 1", "SLK-5.2")


def test_slk_5_1_once_and_before_the_first_tile() -> None:
    state = at(city="korla", moment="market", tiles={"korla": ["crook", "crook", "thief"]})
    once = play(state, "printed", "decline")
    refused(once, "printed", "SLK-5.1", "printed_once", "city:korla")
    later = play(state, "take thief")
    refused(later, "printed", "SLK-5.1", "printed_late")
    refused(play(state, "take crook"), "printed", "SLK-5.1", "printed_late")
    refused(play(state, "printed"), "printed", "SLK-5.1", "printed_once", "city:korla")


def test_slk_5_1_while_a_tile_is_in_use_the_reason_is_the_true_one() -> None:
    state = play(market("thief", "crook", "crook"), "take thief")
    refused(state, "printed", "SLK-5.1", "nothing_printed", "city:lanzhou")
    state = at(city="korla", moment="market", tiles={"korla": ["crook", "crook", "thief"]})
    state = play(state, "take crook", "hand 1", "take thief")
    refused(state, "printed", "SLK-5.1", "printed_for_leader", "city:korla")


def test_slk_5_1_the_bonus_is_declined_by_its_own_rule() -> None:
    state = play(at(city="korla", moment="market", barterers={0: 1}), "printed")
    assert told(state, "decline") == [("declined", "SLK-5.1", A)]
    refused(state, "done", "SLK-5.1", "not_begun")
    refused(state, "hand 1", "SLK-5.1", "use_first")
    refused(state, "barter", "SLK-5.1", "use_first")
    refused(play(state, "buy dried_fruit"), "decline", "SLK-5.1", "begun")
    assert play(state, "decline", "barter").left == 2


def test_slk_5_1_only_the_leader() -> None:
    state = at(city="korla", moment="market", tiles={"korla": ["crook", "crook", "thief"]})
    state = play(state, "take crook", "hand 1")
    sentence = refused(state, "printed", "SLK-5.1", "printed_for_leader", "city:korla")
    assert "Aisha" in sentence


def test_slk_5_1_not_again_when_the_pawn_comes_back() -> None:
    state = at(players=3, city="korla", tiles={"korla": list(FIVE)})
    state = play(state, "take crook", "hand 1", "take crook", "hand 0")
    assert (state.seat, state.leader, state.bonus) == (A, A, False)
    refused(state, "printed", "SLK-5.1", "printed_once", "city:korla")


def test_slk_5_1_it_stays_for_good_and_is_no_tile() -> None:
    state = at(city="korla", moment="market")
    after = play(state, "printed", "buy dried_fruit", "done")
    assert after.gone == () and MAIN.cities["korla"].printed == "buy_dried_fruit"


def test_slk_5_1_may_be_left_out() -> None:
    state = at(city="korla", tiles={"korla": ["crook", "crook", "thief"]})
    after = play(state, "take crook")
    assert (after.phase, after.bonus) == ("hand", False)


# ------------------------------------------------------------------------- SLK-5.2 a tile


def test_slk_5_2_one_of_the_tiles_of_the_city() -> None:
    state = market("thief", "crook", "crook")
    assert legal(state) == ["take thief", "take crook"]
    after = play(state, "take thief")
    assert here(after) == ("crook", "crook")
    sentence = refused(state, "take vizier", "SLK-5.2", "not_here", "city:lanzhou")
    assert sentence == "No such tile lies at Lanzhou: the grand vizier."
    took = events(state, "take crook")[0]
    assert (took.rule, took.spots) == ("SLK-5.2", ("tile:lanzhou:1",))


def test_slk_5_2_the_action_may_be_declined_but_not_the_tile() -> None:
    state = market("thief", "crook", "crook")
    for move in ("decline", "done", "hand 1"):
        refused(state, move, "SLK-5.2", "take_first", "city:lanzhou")
    after = play(state, "take thief", "decline")
    assert (after.phase, after.gone) == ("hand", ("thief",))
    assert ("declined", "SLK-5.2", A) in told(state, "take thief", "decline")


@pytest.mark.parametrize(
    "tile",
    ["sell_silk", "buy_silk", "trader_ivory_silk", "special_trader_4", "special_trader_2", "thief"],
)
def test_slk_5_2_used_or_declined_it_is_out_of_the_game(tile: str) -> None:
    state = market(tile, "crook", "crook", silver={0: 9}, goods={0: {"ivory": 1, "silk": 1}})
    assert play(state, f"take {tile}", "decline").gone == (tile,)
    use = {
        "sell_silk": ["sell silk", "done"],
        "buy_silk": ["buy silk", "done"],
        "trader_ivory_silk": ["trade ivory silk", "done"],
        "special_trader_4": ["give ivory", "done", "receive spices"],
        "special_trader_2": ["give ivory", "done", "receive spices"],
        "thief": ["rob 1"],
    }
    after = play(state, f"take {tile}", *use[tile])
    assert (after.gone, after.tile, after.phase) == ((tile,), "", "hand")


def test_slk_5_2_use_comes_before_the_rest() -> None:
    state = play(market("thief", "crook", "crook"), "take thief")
    refused(state, "take crook", "SLK-5.2", "use_first")
    refused(state, "hand 1", "SLK-5.2", "use_first")
    assert "the thief" in refused(state, "done", "SLK-5.2", "not_begun")


def test_slk_5_2_what_has_begun_cannot_be_declined() -> None:
    state = market("sell_silk", "crook", "crook", goods={0: {"silk": 2}})
    state = play(state, "take sell_silk", "sell silk")
    refused(state, "decline", "SLK-5.2", "begun")
    refused(state, "hand 1", "SLK-6.1", "finish_first")
    refused(state, "take crook", "SLK-6.1", "finish_first")


def test_slk_5_2_only_who_has_the_pawn() -> None:
    state = market("thief", "crook", "crook", pawn=2)
    refusal = game.not_your_turn(state, A)
    assert (refusal.rule, refusal.spots) == ("SLK-5.3", ("seat:2",))
    assert "Chen" in game.sentence(refusal)


# ------------------------------------------------------------------------- SLK-5.3 passing the pawn


@each_count
def test_slk_5_3_a_token_and_the_pawn_to_any_other(players: int) -> None:
    state = play(at(players=players, tiles={"lanzhou": ["crook", "crook", "crook"]}), "take crook")
    assert (state.phase, state.tokens[A]) == ("hand", 1)
    assert legal(state) == [f"hand {seat}" for seat in range(1, players)]
    after = play(state, f"hand {players - 1}")
    assert (after.holder, after.seat, after.phase) == (players - 1, players - 1, "market")
    assert after.stack == state.stack


def test_slk_5_3_not_to_somebody_with_a_token() -> None:
    state = play(market("crook", "crook", "crook"), "take crook", "hand 2", "take crook")
    assert legal(state) == ["hand 1", "hand 3"]
    sentence = refused(state, "hand 0", "SLK-5.3", "has_tokens", "seat:0")
    assert sentence.startswith("Aisha has 1 turn token already")
    refused(state, "hand 2", "SLK-5.3", "hand_to_other", "seat:2")


def test_slk_5_3_nobody_sits_there() -> None:
    state = play(market("crook", "crook"), "take crook")
    sentence = refused(state, "hand 4", "SLK-5.3", "nobody_there")
    assert "4 players" in sentence


def test_slk_5_3_after_the_turn_nothing_but_passing_on() -> None:
    state = play(market("crook", "crook", "sell_silk"), "take crook")
    refused(state, "take crook", "SLK-5.3", "hand_first")
    refused(state, "done", "SLK-5.3", "hand_first")


def test_slk_5_3_tokens_go_along() -> None:
    state = market("crook", "crook", "crook")
    assert state.stack == 3
    moves = ["take crook", "hand 1", "take crook", "hand 2", "take crook"]
    stacks = []
    for move in moves:
        state = play(state, move)
        stacks.append(state.stack)
    assert stacks == [2, 2, 1, 1, 0]


# ------------------------------------------------------------------------- SLK-5.4 the last leads


@pytest.mark.parametrize("players", [4, 5, 6])
def test_slk_5_4_the_last_has_no_turn_and_leads_the_next_round(players: int) -> None:
    tiles = ["crook", "crook", "crook", "barterer", "barterer"][: players - 1]
    state = market(*tiles, players=players)
    for seat, tile in enumerate(tiles):
        state = play(state, f"take {tile}")
        last = seat + 1
        if last == players - 1:
            assert legal(state) == [f"hand {last}"]
            assert [event.rule for event in events(state, f"hand {last}")] == [
                "SLK-5.3",
                "SLK-5.4",
                "SLK-3.1",
            ]
        state = play(state, f"hand {last}")
    assert (state.phase, state.holder, state.leader) == ("bid", players - 1, players - 1)
    assert (state.stack, state.tokens) == (players - 1, (0,) * players)
    assert (state.seat, state.round) == (0, 2)
    assert state.goods == ((0,) * 5,) * players and state.crooks[players - 1] == 0


def test_slk_5_4_others_bid_against_the_last() -> None:
    state = market("crook", tokens={1: 1, 3: 1})
    state = play(state, "take crook", "hand 2")
    assert (state.leader, state.seat) == (C, D)
    state = play(state, "bid 1", "pass", "pass", "match")
    assert (state.leader, worth(state, C), worth(state, D)) == (C, 9, 11)


# ------------------------------------------------------------------------- SLK-5.5 three players


def test_slk_5_5_a_b_a_b_c_keeps_the_pawn() -> None:
    state = three()
    moves = ["take crook", "hand 1", "take crook", "hand 0", "take crook", "hand 1"]
    state = play(state, *moves, "take barterer", "hand 2")
    assert kinds(state, "take barterer")[-3:] == ["keeps_pawn", "last_with", "round"]
    after = play(state, "take barterer")
    assert (after.phase, after.holder, after.seat, after.stack) == ("bid", C, A, 5)


def test_slk_5_5_a_b_c_a_b_passes_to_c() -> None:
    state = three()
    moves = ["take crook", "hand 1", "take crook", "hand 2", "take crook", "hand 0"]
    state = play(state, *moves, "take barterer", "hand 1", "take barterer")
    assert legal(state) == ["hand 2"]
    refused(state, "hand 0", "SLK-5.5", "has_tokens", "seat:0")
    after = play(state, "hand 2")
    assert (after.phase, after.holder, after.tokens) == ("bid", C, (0, 0, 0))


def test_slk_5_5_a_a_b_b_c_is_impossible() -> None:
    state = play(three(), "take crook")
    sentence = refused(state, "hand 0", "SLK-5.3", "hand_to_other", "seat:0")
    assert "another player" in sentence
    assert legal(state) == ["hand 1", "hand 2"]


def test_slk_5_5_nobody_gets_a_third_turn() -> None:
    state = play(three(), "take crook", "hand 1", "take crook", "hand 0", "take crook")
    assert legal(state) == ["hand 1", "hand 2"]
    state = play(state, "hand 2", "take barterer")
    assert legal(state) == ["hand 1"]
    sentence = refused(state, "hand 0", "SLK-5.5", "has_tokens", "seat:0")
    assert "2 turn tokens" in sentence


def test_slk_5_5_whatever_the_order_two_act_twice_and_one_once() -> None:
    seen = set()

    def follow(state: State, order: str) -> None:
        if state.phase == "bid":
            assert sorted(order.count(name) for name in "ABC") == [1, 2, 2]
            assert order.count("ABC"[state.holder]) == 1
            seen.add(order)
            return
        tile = here(state)[0]
        name = "ABC"[state.seat]
        state = game.apply(state, game.decode(f"take {tile}")).state
        if state.phase == "bid":
            follow(state, order + name)
            return
        for move in game.legal_moves(state):
            follow(game.apply(state, move).state, order + name)

    follow(three(), "")
    assert {"ABABC", "ABCAB", "ACABC"} <= seen
    assert not any(order[0] == order[1] for order in seen)


@pytest.mark.parametrize("players", [4, 5, 6])
def test_slk_5_5_one_turn_each_with_more_players(players: int) -> None:
    state = play(at(players=players, tiles={"lanzhou": ["crook", "crook", "crook"]}), "take crook")
    state = play(state, "hand 1", "take crook")
    assert "hand 0" not in legal(state)
    refused(state, "hand 0", "SLK-5.3", "has_tokens", "seat:0")


def test_slk_5_5_the_market_ends_when_the_city_has_no_tile() -> None:
    state = market("crook")
    after = play(state, "take crook", f"hand {B}")
    assert (after.phase, after.holder, after.tokens) == ("bid", B, (0, 0, 0, 0))
