"""SLK-6.10 to 6.12: crook and barterer."""

from __future__ import annotations

import pytest

from rulebook_widgets.games.silk_road.board import GOODS
from rulebook_widgets.games.silk_road.rules import game
from tests.games.silk_road.kit import (
    IVORY,
    JEWELS,
    SILK,
    SPICES,
    A,
    B,
    C,
    D,
    E,
    F,
    at,
    events,
    here,
    kinds,
    legal,
    market,
    play,
    purple,
    refused,
    told,
    worth,
)

REST = ("crook", "crook")
TRADER = "trader_ivory_spices"

# -------------------------------------------------------------------------------- SLK-6.10 crook


def test_slk_6_10_is_kept_in_front_of_the_screen() -> None:
    state = market("crook", "thief", "vizier")
    assert told(state, "take crook")[:2] == [
        ("took", "SLK-5.2", A),
        ("kept_crook", "SLK-6.10", A),
    ]
    after = play(state, "take crook")
    assert (after.crooks, after.gone) == ((1, 0, 0, 0), ())
    assert game.view(after, None).crooks == (1, 0, 0, 0)


def test_slk_6_10_on_a_sell_tile() -> None:
    state = market("sell_silk", *REST, crooks={0: 1}, goods={0: {"jewels": 2, "silk": 1}})
    state = play(state, "take sell_silk")
    assert legal(state, "crook") == [f"crook silk {g}" for g in GOODS if g != "silk"]
    after = play(state, "crook silk jewels")
    assert (after.kinds, after.crooks[A], after.gone) == (("jewels",), 0, ("crook",))
    assert told(state, "crook silk jewels") == [("crooked", "SLK-6.10", A)]
    refused(after, "sell silk", "SLK-6.1", "sells_other")
    assert worth(play(after, "sell jewels", "sell jewels", "done"), A) == 17


def test_slk_6_10_on_a_buy_tile() -> None:
    state = play(market("buy_silk", *REST, crooks={0: 1}), "take buy_silk", "crook silk spices")
    after = play(state, "buy spices", "buy spices", "done")
    assert (after.goods[A][SPICES], worth(after, A)) == (2, 7)


def test_slk_6_10_on_what_a_trader_takes_and_on_what_it_gives() -> None:
    state = purple(TRADER, *REST, crooks={0: 1}, goods={0: {"ivory": 1, "silk": 2}})
    state = play(state, f"take {TRADER}")
    assert len(legal(state, "crook")) == 8
    takes = play(state, "crook ivory silk", "trade silk spices", "trade silk spices")
    assert takes.goods[A] == (1, 0, 0, 0, 4)
    gives = play(state, "crook spices jewels", "trade ivory jewels", "done")
    assert gives.goods[A] == (0, 2, 2, 0, 0)


def test_slk_6_10_white_for_two_whites() -> None:
    state = purple(TRADER, *REST, crooks={0: 1}, goods={0: {"ivory": 1}})
    state = play(state, f"take {TRADER}", "crook spices ivory")
    assert state.kinds == ("ivory", "ivory")
    after = play(state, "trade ivory ivory")
    assert after.goods[A][IVORY] == 2 and after.supply[IVORY] == 13
    again = play(after, "trade ivory ivory")
    assert again.goods[A][IVORY] == 3 and again.phase == "hand"


@pytest.mark.parametrize(("supply", "left"), [(0, 1), (1, 2)])
def test_slk_6_10_white_for_two_whites_at_supply_0_and_1(supply: int, left: int) -> None:
    facts = {"goods": {0: {"ivory": 1}}, "supply": {"ivory": supply}}
    state = purple(TRADER, *REST, crooks={0: 1}, **facts)
    state = play(state, f"take {TRADER}", "crook spices ivory")
    after = play(state, "trade ivory ivory")
    assert (after.goods[A][IVORY], after.supply[IVORY]) == (left, 0)


def test_slk_6_10_white_for_whites_that_a_vizier_takes_is_refused() -> None:
    facts = {"goods": {0: {"ivory": 2}}, "viziers": ["ivory"], "owed": ["ivory"]}
    state = purple(TRADER, *REST, crooks={0: 1}, **facts)
    state = play(state, f"take {TRADER}", "crook spices ivory")
    refused(state, "trade ivory ivory", "SLK-6.13", "brings_nothing", "supply:ivory")
    assert legal(state) == ["decline"]


def test_slk_6_10_several_at_once() -> None:
    state = purple(TRADER, *REST, crooks={0: 2}, goods={0: {"silk": 1}})
    state = play(state, f"take {TRADER}", "crook ivory silk", "crook spices jewels")
    assert (state.kinds, state.crooks[A], state.gone) == (("silk", "jewels"), 0, ("crook",) * 2)
    after = play(state, "trade silk jewels")
    assert after.goods[A][JEWELS] == 2
    refused(state, "crook silk ivory", "SLK-6.10", "no_crook", "seat:0")


def test_slk_6_10_a_crook_changes_every_good_of_the_kind() -> None:
    state = purple(TRADER, *REST, crooks={0: 2}, goods={0: {"silk": 1}})
    state = play(state, f"take {TRADER}", "crook spices ivory")
    assert legal(state, "crook") == [f"crook ivory {g}" for g in GOODS if g != "ivory"]
    assert play(state, "crook ivory silk").kinds == ("silk", "silk")


def test_slk_6_10_holds_for_both_exchanges() -> None:
    state = purple(TRADER, *REST, crooks={0: 1}, goods={0: {"silk": 2}})
    state = play(state, f"take {TRADER}", "crook ivory silk", "trade silk spices")
    assert legal(state) == ["trade silk spices", "done"]


@pytest.mark.parametrize("tile", ["special_trader_4", "special_trader_2", "thief", "vizier"])
def test_slk_6_10_not_where_no_kind_is_shown(tile: str) -> None:
    state = market(tile, *REST, crooks={0: 1}, goods={0: {"silk": 1}})
    state = play(state, f"take {tile}")
    sentence = refused(state, "crook silk ivory", "SLK-6.10", "no_kind_shown")
    assert sentence.startswith("A crook changes a kind that a tile shows")
    assert legal(state, "crook") == []


def test_slk_6_10_also_on_a_printed_action() -> None:
    state = at(city="korla", moment="market", crooks={0: 1})
    after = play(state, "printed", "crook dried_fruit silk", "buy silk", "done")
    assert after.goods[A][SILK] == 1
    state = at(city="susa", moment="market", crooks={0: 1}, goods={0: {"silk": 1}})
    after = play(state, "printed", "crook jewels silk", "sell silk", "done")
    assert worth(after, A) == 14 and after.gone == ("crook",)


def test_slk_6_10_not_on_a_printed_special_trader() -> None:
    state = at(city="merv", moment="market", crooks={0: 1}, goods={0: {"silk": 1}})
    refused(play(state, "printed"), "crook silk ivory", "SLK-6.10", "no_kind_shown")


def test_slk_6_10_one_has_to_have_one_and_to_change_what_is_there() -> None:
    state = play(market("sell_silk", *REST), "take sell_silk")
    refused(state, "crook silk ivory", "SLK-6.10", "no_crook", "seat:0")
    state = play(market("sell_silk", *REST, crooks={0: 1, 1: 2}), "take sell_silk")
    refused(state, "crook ivory jewels", "SLK-6.10", "kind_not_shown")
    refused(state, "crook silk silk", "SLK-6.10", "same_kind")


def test_slk_6_10_before_the_tile_is_used() -> None:
    state = market("sell_silk", *REST, crooks={0: 1}, goods={0: {"silk": 2}})
    state = play(state, "take sell_silk", "sell silk")
    refused(state, "crook silk ivory", "SLK-6.10", "crook_late")
    waiting = market("sell_silk", *REST, crooks={0: 1})
    refused(waiting, "crook silk ivory", "SLK-5.2", "take_first", "city:lanzhou")


def test_slk_6_10_what_shows_no_kind_shows_none_while_it_is_used() -> None:
    state = market("special_trader_2", *REST, crooks={0: 1}, goods={0: {"silk": 2}})
    state = play(state, "take special_trader_2", "give silk")
    refused(state, "crook silk ivory", "SLK-6.10", "no_kind_shown")
    refused(play(state, "done"), "crook silk ivory", "SLK-6.10", "no_kind_shown")


def test_slk_6_10_in_the_city_where_it_was_taken() -> None:
    tiles = ("crook", "crook", "sell_silk", "thief", "vizier")
    state = market(*tiles, players=3, goods={0: {"spices": 1}})
    state = play(state, "take crook", "hand 1", "take crook", "hand 0", "take sell_silk")
    after = play(state, "crook silk spices", "sell spices", "done")
    assert worth(after, A) == 14


def test_slk_6_10_spent_and_the_action_declined() -> None:
    state = market("sell_silk", *REST, crooks={0: 1})
    after = play(state, "take sell_silk", "crook silk ivory", "decline")
    assert (after.crooks[A], after.gone) == (0, ("crook", "sell_silk"))


# ------------------------------------------------------------------------------ SLK-6.11 barterer


def test_slk_6_11_is_kept_but_not_used_in_the_same_city() -> None:
    state = market("barterer", "thief", "vizier")
    assert told(state, "take barterer")[1] == ("kept_barterer", "SLK-6.11", A)
    after = play(state, "take barterer")
    assert (after.barterers, after.fresh) == ((0,) * 4, (1, 0, 0, 0))


def test_slk_6_11_not_on_the_second_turn_of_three_either() -> None:
    tiles = ("barterer", "crook", "thief", "vizier", "sell_silk")
    state = play(market(*tiles, players=3), "take barterer", "hand 1", "take crook", "hand 0")
    sentence = refused(state, "barter", "SLK-6.11", "barterer_fresh", "seat:0")
    assert "Lanzhou" in sentence and "barter" not in legal(state)
    both = play(
        market(*tiles, players=3, barterers={0: 1}),
        *("take barterer", "hand 1", "take crook", "hand 0"),
    )
    assert "barter" in legal(both)
    after = play(both, "barter")
    assert (after.barterers[A], after.fresh[A]) == (0, 1)


def test_slk_6_11_from_the_next_city_on() -> None:
    state = market("barterer", tokens={1: 1, 2: 1})
    state = play(state, "take barterer", "hand 3", *["pass"] * 3)
    assert (state.barterers, state.fresh) == ((1, 0, 0, 0), (0,) * 4)
    state = play(state, "travel yumen")
    refused(state, "barter", "SLK-6.11", "no_barterer", "seat:3")
    tile = here(state)[0]
    state = play(state, f"take {tile}")
    state = play(state, "decline") if state.phase == "use" else state
    assert "barter" in legal(play(state, "hand 0"))


def test_slk_6_11_two_tiles_one_after_another() -> None:
    state = market("sell_silk", "buy_silk", "crook", barterers={0: 1}, goods={0: {"silk": 1}})
    assert told(state, "barter") == [("bartered", "SLK-6.11", A)]
    state = play(state, "barter")
    assert (state.left, state.bartered, state.barterers[A], state.gone) == (
        2,
        True,
        0,
        ("barterer",),
    )
    state = play(state, "take sell_silk", "sell silk", "done")
    assert (state.phase, state.left, state.tokens[A]) == ("market", 1, 0)
    state = play(state, "take buy_silk", "buy silk", "done")
    assert (state.phase, state.tokens[A], state.stack, here(state)) == ("hand", 1, 2, ("crook",))


def test_slk_6_11_both_must_be_taken_used_or_not() -> None:
    state = market("thief", "sell_silk", "crook", barterers={0: 1})
    state = play(state, "barter", "take thief", "decline")
    for move in ("hand 1", "done", "decline"):
        refused(state, move, "SLK-5.2", "take_first", "city:lanzhou")
    assert play(state, "take sell_silk", "decline").phase == "hand"


def test_slk_6_11_with_one_tile_left() -> None:
    state = market("thief", barterers={0: 1}, tokens={1: 1, 2: 1})
    sentence = refused(state, "barter", "SLK-6.11", "one_tile_left", "city:lanzhou")
    assert sentence == "A barterer takes two tiles, and only one is left here."
    assert legal(state) == ["take thief"]


def test_slk_6_11_before_the_first_tile_and_one_a_turn() -> None:
    state = market("thief", "crook", "crook", barterers={0: 2})
    refused(play(state, "barter"), "barter", "SLK-6.11", "one_barterer")
    refused(play(state, "barter", "take crook"), "barter", "SLK-6.11", "one_barterer")
    refused(play(state, "take thief"), "barter", "SLK-6.11", "barter_late")
    refused(play(state, "take crook"), "barter", "SLK-6.11", "barter_late")


def test_slk_6_11_without_one() -> None:
    state = market("thief", "crook", "crook", barterers={1: 1})
    refused(state, "barter", "SLK-6.11", "no_barterer", "seat:0")


def test_slk_6_11_a_crook_taken_first_serves_for_the_second() -> None:
    state = market("crook", "sell_silk", "thief", barterers={0: 1}, goods={0: {"spices": 2}})
    state = play(state, "barter", "take crook", "take sell_silk", "crook silk spices")
    after = play(state, "sell spices", "sell spices", "done")
    assert (worth(after, A), after.gone) == (17, ("barterer", "crook", "sell_silk"))


def test_slk_6_11_a_barterer_taken_with_a_barterer_waits() -> None:
    state = market("barterer", "thief", "vizier", barterers={0: 1})
    state = play(state, "barter", "take barterer", "take thief", "decline")
    assert (state.barterers[A], state.fresh[A]) == (0, 1)


def test_slk_6_11_with_a_printed_action() -> None:
    state = at(city="korla", moment="market", barterers={0: 1})
    state = play(state, "barter", "printed", "decline")
    assert (state.left, state.bartered, state.phase) == (2, True, "market")
    state = play(
        at(city="korla", moment="market", barterers={0: 1}), "printed", "decline", "barter"
    )
    assert state.left == 2


# ------------------------------------------------------------------------ SLK-6.12 without a turn


def test_slk_6_12_two_have_no_turn_and_the_last_to_act_chooses() -> None:
    state = market("crook", "crook", "crook", barterers={0: 1})
    state = play(state, "barter", "take crook", "take crook", "hand 1")
    assert kinds(state, "take crook")[-1] == "left_out"
    assert told(state, "take crook")[-1] == ("left_out", "SLK-6.12", B)
    state = play(state, "take crook")
    assert (legal(state), state.stack) == (["hand 2", "hand 3"], 1)
    for last in (C, D):
        after = play(state, f"hand {last}")
        assert (after.phase, after.holder, after.stack) == ("bid", last, 3)
        assert kinds(state, f"hand {last}") == ["handed", "last_without", "round"]
        # A token is left over: nobody may be told that there is none.
        assert "no token" not in " ".join(map(game.sentence, events(state, f"hand {last}")))


@pytest.mark.parametrize(("players", "without"), [(4, [C, D]), (5, [C, D, E]), (6, [D, E, F])])
def test_slk_6_12_two_barterers_in_one_round(players: int, without: list[int]) -> None:
    """With four players the second one finds a single tile left, too few for it."""
    tiles = ["crook", "crook", "crook", "barterer", "barterer"][: players - 1]
    state = market(*tiles, players=players, barterers={0: 1, 1: 1})
    first, second, third, *rest = tiles
    state = play(state, "barter", f"take {first}", f"take {second}", "hand 1")
    if players == 4:
        refused(state, "barter", "SLK-6.11", "one_tile_left", "city:lanzhou")
        state = play(state, f"take {third}")
    else:
        state = play(state, "barter", f"take {third}", f"take {rest[0]}")
    if players == 6:
        state = play(state, "hand 2", f"take {rest[1]}")
    assert legal(state) == [f"hand {seat}" for seat in without]
    assert here(state) == () and state.stack == len(without) - 1
    after = play(state, f"hand {players - 1}")
    assert (after.phase, after.holder, after.stack) == ("bid", players - 1, players - 1)


def test_slk_6_12_with_three_players_it_is_one_turn_fewer() -> None:
    tiles = ("crook", "crook", "crook", "thief", "vizier")
    state = market(*tiles, players=3, barterers={0: 1})
    state = play(state, "barter", "take crook", "take crook", "hand 1", "take crook", "hand 0")
    state = play(state, "take thief", "decline", "hand 1", "take vizier", "decline")
    assert (state.tokens, state.stack) == ((2, 2, 0), 1)
    assert legal(state) == ["hand 2"]
    other = market(*tiles, players=3, barterers={0: 1})
    other = play(other, "barter", "take crook", "take crook", "hand 1", "take crook", "hand 2")
    other = play(other, "take thief", "decline", "hand 0", "take vizier", "decline")
    assert (other.tokens, legal(other)) == ((2, 1, 1), ["hand 1", "hand 2"])


def test_slk_6_12_no_choice_without_a_barterer() -> None:
    state = play(market("crook", "crook", "crook"), "take crook", "hand 1", "take crook", "hand 2")
    assert "left_out" not in kinds(state, "take crook")
