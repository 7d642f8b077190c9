"""YSP-4: choosing a group, camels and gold, cubes in shops, no dice left."""

from __future__ import annotations

import pytest

from rulebook_widgets.core import CHANCE, MoveError
from rulebook_widgets.games.yspahan.board import SHOPS
from rulebook_widgets.games.yspahan.rules import game
from rulebook_widgets.games.yspahan.state import NO_DICE, State
from tests.games.yspahan.kit import (
    BLUE,
    GREEN,
    RED,
    at,
    events,
    kinds,
    legal,
    open_shops,
    play,
    refused,
    told,
)


def turn(**facts: object) -> State:
    """Green's turn, when Blue has taken a group."""
    given = {"rows": {"camels": [1, 1, 1], "chest": [5, 5], "gold": [6, 6]}, **facts}
    return at(start=0, turn=1, **given)


# ---------------------------------------------------------------------- YSP-4.1 one row, three uses


def test_ysp_4_1_all_dice_of_a_row_leave_the_board() -> None:
    state = play(turn(), "take chest")
    assert state.rows[3] == NO_DICE and state.taken.dice == 2 and state.taken_row == "chest"
    assert [row.dice for row in state.rows] == [3, 0, 0, 0, 0, 2]


def test_ysp_4_1_an_empty_row_cannot_be_chosen() -> None:
    refused(turn(), "take barrel", "YSP-4.1", "row_empty", "row:barrel")
    assert legal(turn()) == ["take camels", "take chest", "take gold"]


@pytest.mark.parametrize("row", ["camels", "chest", "gold"])
def test_ysp_4_1_walking_and_drawing_come_with_every_row(row: str) -> None:
    state = play(turn(), f"take {row}")
    assert legal(state, "draw") == ["draw"] and legal(state, "walk")


def test_ysp_4_1_a_card_is_drawn_only_for_a_group() -> None:
    refused(turn(), "draw", "YSP-4.1", "group_before_card")
    for move in ("collect", "walk E1", "place chest_4.1"):
        refused(turn(), move, "YSP-4.1", "take_first")


def test_ysp_4_1_the_group_must_be_used_before_anything_else() -> None:
    state = play(turn(), "take gold")
    for move in ("take camels", "end", "build paddock"):
        refused(state, move, "YSP-4.1", "use_first")


def test_ysp_4_1_the_card_is_drawn_by_chance_from_the_deck() -> None:
    state = play(turn(discards=["exchange", "exchange"]), "take gold", "draw")
    assert (game.actor(state), state.drawer) == (CHANCE, GREEN)
    assert len(legal(state)) == 8
    refused(state, "deal exchange", "YSP-6.9", "not_in_deck")
    after = play(state, "deal three_gold")
    assert after.hands[GREEN] == ("three_gold",) and after.deck.count("three_gold") == 1


# -------------------------------------------------------------------------- YSP-4.2 camels and gold


def test_ysp_4_2_as_many_as_dice() -> None:
    assert play(turn(), "take camels", "collect").camels[GREEN] == 3
    assert play(turn(gold={1: 1}), "take gold", "collect").gold[GREEN] == 3


def test_ysp_4_2_rows_of_quarters_give_no_camels_or_gold_and_the_others_no_cubes() -> None:
    refused(play(turn(), "take chest"), "collect", "YSP-4.2", "row_of_cubes")
    refused(play(turn(), "take camels"), "place sack_3.1", "YSP-4.2", "row_of_camels")
    refused(play(turn(), "take gold"), "place sack_3.1", "YSP-4.2", "row_of_gold")


# --------------------------------------------------------------------------- YSP-4.3 cubes in shops


def test_ysp_4_3_as_many_cubes_as_dice_in_that_quarter() -> None:
    state = play(turn(), "take chest", "place chest_8.1")
    assert (state.phase, state.left) == ("place", 1)
    refused(state, "end", "YSP-4.3", "cubes_left")
    refused(state, "walk E1", "YSP-4.3", "cubes_left")
    state = play(state, "place chest_8.2")
    assert state.cubes == {"chest_8.1": GREEN, "chest_8.2": GREEN} and state.seat == RED


def test_ysp_4_3_not_in_another_quarter() -> None:
    sentence = refused(
        play(turn(), "take chest"),
        "place sack_3.1",
        "YSP-4.3",
        "other_quarter",
        "shop:sack_3.1",
    )
    assert "chest" in sentence and "sack" in sentence


@pytest.mark.parametrize("owner", [BLUE, GREEN])
def test_ysp_4_3_a_shop_holds_one_cube(owner: int) -> None:
    state = play(turn(shops={"chest_4.1": owner}), "take chest")
    refused(state, "place chest_4.1", "YSP-4.3", "shop_taken", "shop:chest_4.1")


def test_ysp_4_3_what_cannot_be_placed_stays_in_the_supply() -> None:
    shops = {"chest_4.1": 0, "chest_6.1": 0, **{f"chest_8.{n}": 1 for n in (1, 2, 3)}}
    state = play(turn(shops=shops), "take chest")
    assert legal(state, "place") == ["place chest_8.4"]
    assert ("no_room", "YSP-4.3", GREEN) in told(state, "place chest_8.4")
    (left,) = [event for event in events(state, "place chest_8.4") if event.kind == "no_room"]
    assert left.facts == {"cubes": 1, "quarter": "chest"}


def test_ysp_4_3_as_many_as_fit_must_be_placed() -> None:
    state = play(turn(), "take chest", "place chest_4.1")
    refused(state, "decline", "YSP-4.3", "cubes_left")
    assert legal(state) == ["place chest_4.2"]


def test_ysp_4_3_a_quarter_nobody_can_enter() -> None:
    full = {shop: 0 for shop in SHOPS if shop.startswith("chest")}
    state = play(turn(shops=full), "take chest")
    assert not legal(state, "place") and not legal(state, "discard")
    assert legal(state, "draw") and legal(state, "walk")
    assert ("quarter_closed", "YSP-4.3", GREEN) in told(turn(shops=full), "take chest")


def test_ysp_4_3_two_unfinished_souks_go_on_in_either_and_start_none() -> None:
    shops = {"chest_4.1": 1, "chest_6.1": 1}
    state = play(turn(shops=shops), "take chest")
    assert legal(state, "place") == ["place chest_4.2", "place chest_6.2", "place chest_6.3"]
    gaps = ("shop:chest_4.2", "shop:chest_6.2", "shop:chest_6.3")
    refused(state, "place chest_8.1", "YSP-4.3", "finish_either", *gaps)


def test_ysp_4_3_a_souk_emptied_by_the_supervisor_is_open_to_all_again() -> None:
    state = turn(shops={"barrel_3.1": 0}, gold={1: 0}, supervisor="X")
    assert "barrel_3.2" not in open_shops(state, RED, "barrel")
    after = play(state, "take camels", "walk S1")
    assert {"barrel_3.1", "barrel_3.2"} <= set(open_shops(after, RED, "barrel"))


# ----------------------------------------------------------------------- YSP-4.4 one souk at a time


def test_ysp_4_4_another_players_souk_is_closed() -> None:
    state = play(turn(shops={"chest_6.1": 0}), "take chest")
    sentence = refused(state, "place chest_6.2", "YSP-4.4", "souk_taken", "shop:chest_6.1")
    assert "Blue" in sentence


def test_ysp_4_4_no_other_souk_while_one_is_unfinished() -> None:
    state = play(turn(shops={"chest_4.2": 1}), "take chest")
    refused(state, "place chest_8.1", "YSP-4.4", "finish_first", "shop:chest_4.1")


def test_ysp_4_4_a_souk_of_another_quarter_does_not_bind() -> None:
    state = play(turn(shops={"sack_4.1": 1}), "take chest")
    assert len(legal(state, "place")) == 9


def test_ysp_4_4_finished_and_a_new_one_opened_in_the_same_action() -> None:
    state = play(turn(shops={"chest_4.2": 1}), "take chest", "place chest_4.1")
    assert "souk_full" in kinds(play(turn(shops={"chest_4.2": 1}), "take chest"), "place chest_4.1")
    assert len(legal(state, "place")) == 7
    assert play(state, "place chest_8.3").cubes["chest_8.3"] == GREEN


def test_ysp_4_4_a_souk_need_not_be_filled_in_one_turn() -> None:
    state = play(turn(), "take chest", "place chest_8.1", "place chest_8.4")
    assert open_shops(state, GREEN, "chest") == ["chest_8.2", "chest_8.3"]


# ----------------------------------------------------------------------------- YSP-4.5 no dice left


def test_ysp_4_5_no_group_left() -> None:
    state = turn(rows={})
    assert legal(state) == ["draw"]
    refused(state, "take camels", "YSP-4.5", "no_dice_left")
    assert told(state, "draw", "deal exchange")[:2] == [
        ("draws", "YSP-4.5", GREEN),
        ("dealt", "YSP-4.5", GREEN),
    ]


def test_ysp_4_5_building_may_follow() -> None:
    state = play(turn(rows={}, camels={1: 2}), "draw", "deal exchange")
    assert "build paddock" in legal(state)


def test_ysp_4_5_who_finds_no_dice_is_told_so() -> None:
    state = play(turn(rows={"gold": [6]}, gold={1: 0}), "take gold")
    assert kinds(state, "collect")[-2:] == ["next", "no_dice"]


def test_ysp_4_5_a_draw_without_any_card_gives_nothing() -> None:
    state = turn(rows={}, hands=ALL_HELD)
    assert not state.deck and not state.discards
    assert ("no_cards", "YSP-4.5", GREEN) in told(state, "draw")
    assert play(state, "draw").hands == state.hands


ALL_HELD = {
    0: ["exchange", "three_camels", "three_gold", "place_shop", "place_caravan"] * 2,
    2: ["score_camels", "score_gold", "build_without_camels", "build_without_gold"] * 2,
}


def test_ysp_6_9_the_deck_runs_out_with_discards() -> None:
    held = {0: ALL_HELD[0], 2: ALL_HELD[2][1:-1]}
    state = turn(rows={}, hands=held, discards=["score_camels", "build_without_gold"])
    assert not state.deck
    assert ("reshuffled", "YSP-6.9", None) in told(state, "draw")
    drawing = play(state, "draw")
    assert drawing.discards == () and legal(drawing) == [
        "deal score_camels",
        "deal build_without_gold",
    ]


@pytest.mark.parametrize(
    "move",
    ["place sack_9.1", "walk Q1", "take rice", "build palace", "discard joker", "deal joker"],
)
def test_what_the_game_does_not_have_is_no_move(move: str) -> None:
    with pytest.raises(MoveError, match="Yspahan has no"):
        game.check(turn(), game.decode(move))
