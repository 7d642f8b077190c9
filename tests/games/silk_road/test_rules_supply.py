"""SLK-6.13: a supply that is open, and runs out."""

from __future__ import annotations

from rulebook_widgets.games.silk_road.board import GOODS
from rulebook_widgets.games.silk_road.rules import game
from rulebook_widgets.games.silk_road.state import State
from tests.games.silk_road.kit import (
    IVORY,
    SILK,
    SPICES,
    A,
    at,
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


def test_slk_6_13_what_is_left_is_open() -> None:
    state = at(goods={0: {"silk": 4}, 1: {"silk": 3}}, viziers=["silk"])
    assert game.view(state, None).supply == (15, 7, 15, 15, 15)


def test_slk_6_13_a_kind_that_has_run_out_cannot_be_bought() -> None:
    state = market("buy_silk", *REST, goods={0: {}}, supply={"silk": 0})
    state = play(state, "take buy_silk")
    assert legal(state) == ["decline"]
    sentence = refused(state, "buy silk", "SLK-6.13", "run_out", "supply:silk")
    assert sentence == "The supply has no silk left."


def test_slk_6_13_what_is_sold_or_handed_in_returns() -> None:
    state = market("sell_silk", *REST, goods={0: {"silk": 1}})
    assert play(state, "take sell_silk", "sell silk").supply[SILK] == 15


def test_slk_6_13_a_trader_gives_what_is_left() -> None:
    state = purple(TRADER, *REST, goods={0: {"ivory": 2}}, supply={"spices": 1})
    state = play(state, f"take {TRADER}")
    assert kinds(state, "trade ivory spices")[:2] == ["traded", "traded_short"]
    assert told(state, "trade ivory spices")[1] == ("traded_short", "SLK-6.13", A)
    after = play(state, "trade ivory spices")
    assert (after.goods[A][SPICES], after.supply[SPICES], after.phase) == (1, 0, "hand")


def test_slk_6_13_twice_with_one_cube_left_for_the_second() -> None:
    state = purple(TRADER, *REST, goods={0: {"ivory": 2}}, supply={"spices": 3})
    after = play(state, f"take {TRADER}", "trade ivory spices", "trade ivory spices")
    assert (after.goods[A][SPICES], after.supply[SPICES]) == (3, 0)


def test_slk_6_13_an_exchange_for_nothing_is_refused() -> None:
    state = purple(TRADER, *REST, goods={0: {"ivory": 2}}, supply={"spices": 0})
    state = play(state, f"take {TRADER}")
    sentence = refused(state, "trade ivory spices", "SLK-6.13", "brings_nothing", "supply:spices")
    assert "would bring nothing" in sentence
    assert legal(state) == ["decline"]


def test_slk_6_13_nothing_to_receive_ends_a_trader() -> None:
    state = purple(TRADER, *REST, goods={0: {"ivory": 2}}, supply={"spices": 2})
    state = play(state, f"take {TRADER}")
    assert play(state, "trade ivory spices").phase == "hand"


def test_slk_6_13_only_what_is_there_can_be_received() -> None:
    state = market("special_trader_2", *REST, goods={0: {"ivory": 1}}, supply={"silk": 0})
    state = play(state, "take special_trader_2", "give ivory", "done")
    assert "receive silk" not in legal(state)
    refused(state, "receive silk", "SLK-6.13", "run_out", "supply:silk")


def empty_supply(goods: dict[str, int], owed: list[str], tile: str = "special_trader_4") -> State:
    """The whole supply is empty; A has these goods, and viziers wait for some kinds."""
    supply = dict.fromkeys(GOODS, 0)
    state = market(tile, *REST, goods={0: goods}, supply=supply, viziers=owed, owed=owed)
    return play(state, f"take {tile}")


def test_slk_6_13_owed_to_a_vizier_before_anything_is_received() -> None:
    facts = {"goods": {0: {"spices": 2}}, "viziers": ["spices"], "owed": ["spices"]}
    state = play(market("special_trader_4", *REST, **facts), "take special_trader_4")
    one = play(state, "give spices", "done")
    assert (one.due, one.supply[SPICES], one.owed[SPICES]) == (1, 0, 0)
    refused(one, "receive spices", "SLK-6.13", "run_out", "supply:spices")
    two = play(state, "give spices", "give spices", "done", "receive spices", "receive silk")
    assert two.goods[A] == (0, 1, 0, 0, 1)


def test_slk_6_9_a_trader_pays_what_a_vizier_is_owed_before_it_gives() -> None:
    facts = {"goods": {0: {"ivory": 2}}, "viziers": ["ivory"], "owed": ["ivory"]}
    state = play(purple(TRADER, *REST, **facts), f"take {TRADER}")
    assert kinds(state, "trade ivory spices")[:2] == ["traded", "owed_paid"]
    once = play(state, "trade ivory spices")
    assert (once.owed[IVORY], once.supply[IVORY], once.goods[A][SPICES]) == (0, 0, 2)
    assert play(once, "trade ivory spices").supply[IVORY] == 1


def test_slk_6_13_with_an_empty_supply_one_receives_what_was_handed_in() -> None:
    state = empty_supply({"ivory": 2}, [])
    after = play(state, "give ivory", "done", "receive ivory")
    assert after.goods[A][IVORY] == 2 and not any(after.supply)


def test_slk_6_13_handing_in_only_what_a_vizier_takes_is_refused() -> None:
    state = empty_supply({"ivory": 1}, ["ivory"])
    sentence = refused(state, "give ivory", "SLK-6.13", "supply_empty", "vizier:ivory")
    assert "vizier" in sentence
    assert legal(state) == ["decline"]


def test_slk_6_13_but_one_more_that_reaches_the_supply_makes_it_possible() -> None:
    state = empty_supply({"ivory": 2}, ["ivory"])
    state = play(state, "give ivory")
    assert legal(state) == ["give ivory"]
    refused(state, "done", "SLK-6.13", "give_more")
    state = play(state, "give ivory", "done")
    assert (state.due, legal(state)) == (1, ["receive ivory"])
    assert kinds(play(empty_supply({"ivory": 2}, ["ivory"]), "give ivory", "give ivory"), "done")[
        1
    ] == ("fewer")
    mixed = empty_supply({"ivory": 1, "silk": 1}, ["ivory"], "special_trader_2")
    assert legal(mixed, "give") == ["give ivory", "give silk"]
    mixed = play(mixed, "give ivory")
    assert legal(mixed) == ["give silk"]
    assert play(mixed, "give silk").due == 1


def test_slk_6_13_not_beyond_the_traders_limit() -> None:
    state = empty_supply(
        {"ivory": 1, "silk": 1, "jewels": 1}, ["ivory", "silk"], "special_trader_2"
    )
    state = play(state, "give ivory")
    assert legal(state) == ["give jewels"]
    refused(state, "give silk", "SLK-6.13", "supply_empty", "vizier:silk")
    assert play(state, "give jewels", "receive jewels").goods[A] == (0, 1, 1, 0, 0)


def test_slk_6_13_a_thief_and_a_vizier_leave_the_supply_alone() -> None:
    state = play(market("thief", *REST, goods={1: {"silk": 1}}), "take thief")
    assert play(state, "rob 1", "steal silk").supply == state.supply


def test_slk_6_13_the_bank_never_runs_out() -> None:
    state = market("sell_silk", *REST, goods={0: {"silk": 15}}, silver={0: 500})
    after = play(state, "take sell_silk", *["sell silk"] * 15)
    assert worth(after, A) - worth(state, A) == 21 and after.goods[A] == (0,) * 5
