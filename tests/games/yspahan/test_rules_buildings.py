"""YSP-6: buildings, what they do, and cards."""

from __future__ import annotations

from itertools import permutations

import pytest

from rulebook_widgets.games.yspahan.board import BUILDINGS, CARDS
from rulebook_widgets.games.yspahan.rules import game
from rulebook_widgets.games.yspahan.state import State
from tests.games.yspahan.kit import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    at,
    kinds,
    legal,
    play,
    refused,
    told,
)

RICH = {"camels": {0: 20}, "gold": {0: 20}}


def acted(**facts: object) -> State:
    """Blue's turn, the action done."""
    return at(moment="after", **facts)


# --------------------------------------------------------------------------------- YSP-6.1 building


def test_ysp_6_1_one_building_a_turn_after_the_action() -> None:
    state = acted(**RICH)
    assert legal(state, "build") == [f"build {name}" for name in BUILDINGS]
    after = play(state, "build hammam")
    assert (after.camels[BLUE], after.gold[BLUE], after.buildings[BLUE]) == (18, 18, ("hammam",))
    again = acted(**RICH, hands={0: ["exchange"]})
    refused(play(again, "build hammam"), "build hoist", "YSP-6.1", "one_building")
    refused(at(start=3, turn=0, **RICH), "build hammam", "YSP-6.1", "act_before_building")


def test_ysp_6_1_the_next_player_may_build_too() -> None:
    state = acted(camels={0: 2, 1: 2}, rows={})
    state = play(state, "build paddock", "draw", "deal exchange")
    assert state.seat == GREEN and "build paddock" in legal(state)


def test_ysp_6_1_each_building_once() -> None:
    state = acted(**RICH, buildings={0: ["hoist"]})
    refused(state, "build hoist", "YSP-6.1", "have_it", "building:0:hoist")


def test_ysp_6_1_building_is_optional() -> None:
    assert play(acted(**RICH), "end").seat == GREEN


@pytest.mark.parametrize("name", BUILDINGS)
def test_the_price_must_be_paid_in_full(name: str) -> None:
    price = BUILDINGS[name]
    exact = acted(camels={0: price.camels}, gold={0: price.gold})
    after = play(exact, f"build {name}")
    assert after.camels[BLUE] == after.gold[BLUE] == 0
    spot = f"building:0:{name}"
    poor = acted(camels={0: price.camels - 1}, gold={0: price.gold})
    refused(poor, f"build {name}", price.rule, "cannot_pay", spot)
    if price.gold:
        poor = acted(camels={0: price.camels}, gold={0: price.gold - 1})
        refused(poor, f"build {name}", price.rule, "cannot_pay", spot)


def test_ysp_6_2_points_by_the_number_of_buildings() -> None:
    gained = []
    for number in range(6):
        have = list(BUILDINGS)[:number]
        state = acted(**RICH, buildings={0: have})
        after = play(state, f"build {list(BUILDINGS)[number]}")
        gained.append(after.points[BLUE] - state.points[BLUE])
    assert gained == [0, 0, 5, 5, 5, 10]


def test_ysp_6_2_no_points_are_told_and_have_no_line() -> None:
    state = acted(**RICH)
    assert ("no_building_points", "YSP-6.2", BLUE) in told(state, "build hoist")
    assert play(state, "build hoist").account == ()


def test_ysp_6_2_six_buildings_in_any_order() -> None:
    for order in list(permutations(BUILDINGS))[::37]:
        state = acted(**RICH, buildings={0: list(order[:-1])})
        assert state.points[BLUE] == 15
        assert play(state, f"build {order[-1]}").points[BLUE] == 25


# ------------------------------------------------------------------------ YSP-6.3 to 6.8: their use


def test_ysp_6_3_paddock() -> None:
    facts = {"start": 3, "turn": 0, "buildings": {0: ["paddock"]}}
    state = play(at(**facts), "take camels")
    assert play(state, "collect").camels[BLUE] == 3
    assert ("camels_bonus", "YSP-6.3", BLUE) in told(state, "collect")
    with_card = at(**facts, hands={0: ["three_camels"]})
    assert play(with_card, "play three_camels").camels[BLUE] == 3


def test_ysp_6_4_shop_building() -> None:
    rows = {"camels": [1], "gold": [6, 6]}
    facts = {"start": 3, "turn": 0, "buildings": {0: ["shop"]}, "rows": rows, "gold": {0: 0}}
    assert play(at(**facts), "take gold", "collect").gold[BLUE] == 4
    assert play(at(**facts), "take camels", "collect").gold[BLUE] == 0
    with_card = at(**facts, hands={0: ["three_gold"]})
    assert play(with_card, "play three_gold").gold[BLUE] == 3


def walked(**facts: object) -> State:
    """Yellow walks onto E1, beside a cube of Blue."""
    given = {"supervisor": "W2", "rows": {"barrel": [3]}, "shops": {"barrel_3.1": 0}, **facts}
    return play(at(start=0, turn=3, gold={3: 0}, **given), "take barrel", "walk E1")


def test_ysp_6_6_caravansary_whoever_moved_the_supervisor() -> None:
    state = walked(buildings={0: ["caravansary"]})
    assert (state.phase, state.drawer, state.draw_rule) == ("deal", BLUE, "YSP-6.6")
    assert play(state, "deal exchange").hands[BLUE] == ("exchange",)
    assert walked(buildings={3: ["caravansary"]}).phase != "deal"


def test_ysp_6_6_caravansary_for_the_substitute_too() -> None:
    state = walked(buildings={0: ["caravansary"]}, camels={0: 1})
    assert play(state, "save").phase == "deal"


def test_ysp_6_6_caravansary_not_for_the_card() -> None:
    state = acted(hands={0: ["place_caravan"]}, buildings={0: ["caravansary"]})
    assert "loaded" in kinds(state, "play place_caravan")
    after = play(state, "play place_caravan")
    assert (after.seat, after.hands[BLUE]) == (GREEN, ())


def test_ysp_6_7_bazaar_building_counts_only_for_completed_souks() -> None:
    shops = {"amphora_4.1": 0, "amphora_6.1": 0, "barrel_3.1": 3, "barrel_3.2": 3}
    week = {"day": 7, "start": 0, "turn": 3, "moment": "after", "shops": shops}
    plain = play(at(**week), "end")
    after = play(at(**week, buildings={3: ["bazaar"]}), "end")
    assert plain.points == (4, 0, 0, 3)
    assert after.points == (4, 0, 0, 5)
    assert ("souk_bonus", "YSP-6.7", YELLOW) in told(at(**week, buildings={3: ["bazaar"]}), "end")


HOIST = {"start": 0, "turn": 2, "rows": {"chest": [5]}, "buildings": {2: ["hoist"]}}


def test_ysp_6_8_hoist_is_optional_and_last() -> None:
    state = play(at(**HOIST), "take chest", "place chest_8.1")
    assert (state.phase, "decline" in legal(state)) == ("hoist", True)
    refused(state, "end", "YSP-6.8", "hoist_waits")
    assert play(state, "decline").cubes == {"chest_8.1": RED}
    assert set(play(state, "place chest_8.2").cubes) == {"chest_8.1", "chest_8.2"}
    refused(at(**HOIST), "decline", "YSP-6.8", "no_hoist_due")


def test_ysp_6_8_hoist_with_a_cards_extra_die() -> None:
    state = at(**HOIST, hands={2: ["three_gold"]})
    state = play(state, "take chest", "discard three_gold", "place chest_8.1")
    assert (state.phase, state.left) == ("place", 1)
    state = play(state, "place chest_8.2")
    assert state.phase == "hoist"
    assert len(play(state, "place chest_8.3").cubes) == 3


def test_ysp_6_8_hoist_keeps_to_the_quarter_and_to_ysp_4_4() -> None:
    state = play(at(**HOIST), "take chest", "place chest_8.1")
    refused(state, "place sack_3.1", "YSP-4.3", "other_quarter", "shop:sack_3.1")
    gaps = [f"shop:chest_8.{n}" for n in (2, 3, 4)]
    refused(state, "place chest_4.1", "YSP-4.4", "finish_first", *gaps)


def test_ysp_6_8_no_hoist_where_no_shop_is_open_or_by_a_card() -> None:
    shops = {"chest_6.1": 0, "chest_4.1": 0, **{f"chest_8.{n}": 2 for n in (1, 2, 3)}}
    state = play(at(**HOIST, shops=shops), "take chest", "place chest_8.4")
    assert state.phase != "hoist"
    card = at(**HOIST, hands={2: ["place_shop"]})
    assert play(card, "stall chest_8.1").phase == "act"


# ------------------------------------------------------------------------------ YSP-6.9 using cards


def test_ysp_6_9_a_card_unused_counts_one_die_more() -> None:
    rows = {"camels": [1, 1], "gold": [6, 6]}
    facts = {"start": 3, "turn": 0, "rows": rows, "hands": {0: ["exchange"]}, "gold": {0: 0}}
    state = play(at(**facts), "take camels", "discard exchange")
    assert legal(state) == ["collect"]
    after = play(state, "collect")
    assert (after.camels[BLUE], after.discards) == (3, ("exchange",))
    assert play(at(**facts), "take gold", "discard exchange", "collect").gold[BLUE] == 3


def test_ysp_6_9_at_most_one_and_only_for_the_rows_own_action() -> None:
    facts = {"start": 3, "turn": 0, "hands": {0: ["exchange", "three_gold"]}}
    state = play(at(**facts), "take camels", "discard exchange")
    refused(state, "discard three_gold", "YSP-6.9", "one_discard")
    refused(state, "walk E1", "YSP-6.9", "row_after_discard", "row:camels")
    refused(state, "draw", "YSP-6.9", "row_after_discard", "row:camels")


def test_ysp_6_9_not_on_an_empty_or_closed_row_nor_too_late() -> None:
    shops = {f"amphora_{n}": 1 for n in ("4.1", "6.1", "12.1")}
    rows = {"camels": [1], "sack": [2, 2], "amphora": [4]}
    facts = {"start": 3, "turn": 0, "hands": {0: ["exchange"]}, "rows": rows, "shops": shops}
    state = at(**facts)
    refused(state, "take gold", "YSP-4.1", "row_empty", "row:gold")
    refused(state, "discard exchange", "YSP-6.9", "discard_with_group")
    closed = play(state, "take amphora")
    refused(closed, "discard exchange", "YSP-6.9", "discard_for_nothing")
    begun = play(state, "take sack", "place sack_3.1")
    refused(begun, "discard exchange", "YSP-6.9", "discard_too_late")


def test_ysp_6_9_building_bonuses_are_not_changed_by_the_card() -> None:
    facts = {"start": 3, "turn": 0, "hands": {0: ["exchange"]}, "buildings": {0: ["paddock"]}}
    state = play(at(**facts), "take camels", "discard exchange", "collect")
    assert state.camels[BLUE] == 2 + 1 + 1


def test_ysp_6_9_any_number_before_the_roll_before_and_after_the_action_and_building() -> None:
    hand = ["three_camels", "three_camels", "three_gold", "three_gold"]
    state = play(at(hands={0: hand}), "play three_gold", "roll 3")
    state = play(state, "white 1,1,2,3,3,5,5,6,6", "yellow 1,1,1")
    state = play(state, "play three_camels", "take gold", "collect", "play three_gold")
    state = play(state, "build hammam", "play three_camels")
    assert state.seat == GREEN and len(state.discards) == 4


def test_ysp_6_9_never_inside_an_action_or_a_roll() -> None:
    facts = {"hands": {0: ["three_gold"]}, **RICH}
    rolling = play(at(**facts), "roll 0")
    refused(rolling, "play three_gold", "YSP-6.9", "card_inside_action")
    state = play(rolling, "white 1,1,2,3,3,5,5,6,6")
    for moves in (("take sack",), ("take barrel", "place barrel_4.1")):
        inside = play(state, *moves)
        refused(inside, "play three_gold", "YSP-6.9", "card_inside_action")


def test_ysp_6_9_a_card_drawn_this_turn_may_be_played_this_turn() -> None:
    state = play(at(start=0, turn=1, rows={}), "draw", "deal three_gold")
    assert play(state, "play three_gold").gold[GREEN] == 5


def test_ysp_6_9_only_cards_in_hand() -> None:
    state = acted(**RICH, hands={1: list(CARDS)})
    moves = ("play three_gold", "exchange gold 1", "hand_in gold 1", "stall sack_3.1")
    for move in (*moves, "build_without gold hoist"):
        refused(state, move, "YSP-6.9", "not_in_hand")
    used = play(at(start=3, turn=0, hands={1: ["exchange"]}), "take camels")
    refused(used, "discard exchange", "YSP-6.9", "not_in_hand")


# ------------------------------------------------------------------------ YSP-6.10 the nine effects


def holding(card: str, **facts: object) -> State:
    return acted(hands={0: [card]}, **facts)


def test_ysp_6_10_exchange_either_way_any_number() -> None:
    state = holding("exchange", camels={0: 2}, gold={0: 3})
    ways = [f"exchange camels {n}" for n in (1, 2)] + [f"exchange gold {n}" for n in (1, 2, 3)]
    assert legal(state, "exchange") == ways
    after = play(state, "exchange gold 3")
    assert (after.camels[BLUE], after.gold[BLUE]) == (5, 0)
    after = play(state, "exchange camels 1")
    assert (after.camels[BLUE], after.gold[BLUE]) == (1, 4)
    refused(state, "exchange camels 3", "YSP-6.10", "too_few_camels")
    refused(state, "exchange gold 4", "YSP-6.10", "too_few_gold")
    refused(state, "exchange gold 0", "YSP-6.10", "at_least_one")


def test_ysp_6_10_three_camels_or_three_gold() -> None:
    assert play(holding("three_camels"), "play three_camels").camels[BLUE] == 3
    assert play(holding("three_gold"), "play three_gold").gold[BLUE] == 5


def test_ysp_6_10_a_cube_in_any_open_shop() -> None:
    state = holding("place_shop", shops={"sack_3.1": 1, "chest_4.1": 0})
    assert play(state, "stall barrel_8.1").cubes["barrel_8.1"] == BLUE
    refused(state, "stall sack_3.2", "YSP-4.4", "souk_taken", "shop:sack_3.1")
    refused(state, "stall chest_8.1", "YSP-4.4", "finish_first", "shop:chest_4.2")
    refused(state, "stall sack_3.1", "YSP-4.3", "shop_taken", "shop:sack_3.1")


def test_ysp_6_10_a_cube_on_the_caravan_with_its_points() -> None:
    state = holding("place_caravan", caravan=[1, 1, 1, 1])
    after = play(state, "play place_caravan")
    assert (after.caravan[-1], after.points[BLUE]) == (BLUE, 1)


def test_ysp_5_5_a_card_can_fill_the_caravan() -> None:
    state = holding("place_caravan", caravan=[1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3])
    after = play(state, "play place_caravan")
    assert (after.points, after.caravan) == ((3, 4, 8, 9), ())


def test_ysp_6_10_points_for_camels_up_to_four() -> None:
    state = holding("score_camels", camels={0: 6})
    assert legal(state, "hand_in") == [f"hand_in camels {n}" for n in (1, 2, 3, 4)]
    after = play(state, "hand_in camels 4")
    assert (after.points[BLUE], after.camels[BLUE]) == (8, 2)
    refused(state, "hand_in camels 5", "YSP-6.10", "at_most_camels")
    refused(holding("score_camels"), "hand_in camels 1", "YSP-6.10", "too_few_camels")
    refused(state, "hand_in camels 0", "YSP-6.10", "at_least_one")


def test_ysp_6_10_points_for_gold_up_to_ten() -> None:
    state = holding("score_gold", gold={0: 12})
    after = play(state, "hand_in gold 10")
    assert (after.points[BLUE], after.gold[BLUE]) == (10, 2)
    refused(state, "hand_in gold 11", "YSP-6.10", "at_most_gold")


def test_ysp_6_10_the_part_not_spared_is_paid() -> None:
    state = holding("build_without_camels", gold={0: 3})
    spot = "building:0:hoist"
    refused(state, "build_without camels hoist", "YSP-6.10", "gold_remains", spot)
    state = holding("build_without_gold", camels={0: 3})
    refused(state, "build_without gold hoist", "YSP-6.10", "camels_remain", spot)
    have = holding("build_without_gold", camels={0: 4}, buildings={0: ["hoist"]})
    refused(have, "build_without gold hoist", "YSP-6.1", "have_it", spot)


def test_ysp_6_10_a_building_by_each_card_beside_the_turns_own() -> None:
    hand = {0: ["build_without_camels", "build_without_gold"]}
    facts = {"camels": {0: 6}, "gold": {0: 6}, "buildings": {0: ["paddock", "shop"]}}
    state = acted(hands=hand, **facts)
    done = play(state, "build_without camels hoist", "build hammam", "build_without gold bazaar")
    assert done.buildings[BLUE] == ("paddock", "shop", "hoist", "hammam", "bazaar")
    assert (done.camels[BLUE], done.gold[BLUE], done.points[BLUE]) == (0, 0, 15)


def test_ysp_6_10_a_building_by_card_before_the_action_helps_in_it() -> None:
    facts = {"start": 3, "turn": 0, "hands": {0: ["build_without_camels"]}}
    state = play(at(**facts), "build_without camels hammam", "take sack")
    assert "walk W5" in legal(state) and state.gold[BLUE] == 0


def test_ysp_6_10_a_card_that_needs_a_choice_is_not_played_without() -> None:
    state = holding("exchange")
    refused(state, "play exchange", "YSP-6.10", "card_needs_choice", "card:exchange")


def test_ysp_6_10_a_card_must_do_something() -> None:
    poor = {"gold": {0: 0}, "camels": {0: 0}}
    for card in ("exchange", "score_camels", "score_gold", "build_without_gold"):
        assert legal(holding(card, **poor)) == ["end"]


def test_what_somebody_plays_is_open() -> None:
    state = play(holding("three_gold", gold={0: 0}), "play three_gold")
    assert game.view(state, YELLOW).discards == ("three_gold",)
