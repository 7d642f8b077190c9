"""YSP-1 to YSP-3: material, set-up, the roll, sorting, yellow dice, the order of turns."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rulebook_widgets.core import CHANCE, EVERYTHING, MoveError, OptionError
from rulebook_widgets.games.yspahan.board import DISTANCES, ROAD, SHOPS
from rulebook_widgets.games.yspahan.dice import sort_dice
from rulebook_widgets.games.yspahan.rules import game
from rulebook_widgets.games.yspahan.state import NO_DICE, Row
from tests.games.yspahan.kit import (
    BLUE,
    GREEN,
    RED,
    at,
    each_count,
    events,
    kinds,
    legal,
    play,
    refused,
    told,
)

# -------------------------------------------------------------------------- YSP-1 and YSP-2: set-up


@each_count
def test_ysp_2_1_what_everybody_begins_with(players: int) -> None:
    state = game.setup(players)
    assert (state.supervisor, state.week, state.day) == ("X", 1, 1)
    assert state.gold == (2,) * players
    assert state.camels == state.points == (0,) * players
    assert state.hands == ((),) * players and state.caravan == ()
    assert not state.cubes and not any(state.buildings)
    assert Counter(state.deck) == dict.fromkeys(state.deck, 2) and len(state.deck) == 18


@each_count
def test_ysp_2_2_the_oldest_starts(players: int) -> None:
    state = game.setup(players)
    assert (game.actor(state), state.phase, state.order) == (0, "roll", tuple(range(players)))


@pytest.mark.parametrize("players", [2, 5])
def test_for_three_or_four_only(players: int) -> None:
    with pytest.raises(OptionError):
        game.setup(players)


def test_ysp_2_1_hands_are_secret_and_all_else_is_open() -> None:
    state = at(hands={0: ["exchange"], 1: ["three_gold", "three_gold"]}, discards=["place_shop"])
    mine, public = game.view(state, BLUE), game.view(state)
    assert mine.hands == (("exchange",), None, (), ())
    assert public.hands == (None, None, (), ()) and public.hand_sizes == (1, 2, 0, 0)
    assert public.discards == ("place_shop",) and public.deck_size == 14
    assert mine.deck is None and public.deck is None
    everything = game.view(state, EVERYTHING)
    assert everything.hands == state.hands and everything.deck == state.deck


def test_ysp_2_1_a_card_drawn_is_told_to_nobody_else() -> None:
    state = play(at(start=0, turn=1, rows={}), "draw")
    (event,) = events(state, "deal exchange")[:1]
    assert event.seen_by(GREEN).facts == {"card": "exchange"}
    assert event.seen_by(RED).facts == {}
    assert game.sentence(event.seen_by(RED)) == "Green draws a card."


def test_ysp_1_3_shops_beside_the_road() -> None:
    sizes = Counter(len(space.shops) for space in ROAD.values())
    assert sizes == {1: 26, 2: 2, 0: 1} and not ROAD["X"].shops
    assert len({shop for space in ROAD.values() for shop in space.shops}) == 27
    assert len(SHOPS) == 47 and DISTANCES["W10"]["E7"] == 17


# --------------------------------------------------------------------------------- YSP-3.2 the roll


def test_ysp_3_2_a_yellow_die_costs_a_gold_before_the_roll() -> None:
    state = at(gold={0: 2})
    assert legal(state) == ["roll 0", "roll 1", "roll 2"]
    bought = play(state, "roll 2")
    assert (bought.gold[BLUE], bought.phase, game.actor(bought)) == (0, "white", CHANCE)
    sentence = refused(state, "roll 3", "YSP-3.2", "dice_too_dear")
    assert "3 dice" in sentence and "3 gold" in sentence and "2 gold" in sentence


def test_ysp_3_2_three_yellow_dice_at_most() -> None:
    state = at(gold={0: 9})
    assert legal(state, "roll") == [f"roll {n}" for n in range(4)]
    refused(state, "roll 4", "YSP-3.2", "three_yellow")
    refused(state, "roll -1", "YSP-3.2", "three_yellow")


def test_ysp_3_2_nine_white_dice_and_as_many_yellow_as_bought() -> None:
    white = play(at(), "roll 2")
    assert len(game.legal_moves(white)) == 2002
    refused(white, "white 1,1,2", "YSP-3.2", "nine_dice")
    refused(white, "yellow 1,1", "YSP-3.2", "dice_rolling")
    yellow = play(white, "white 1,1,1,1,1,1,1,1,6")
    assert (yellow.phase, len(game.legal_moves(yellow))) == ("yellow", 21)
    refused(yellow, "yellow 1,1,1", "YSP-3.2", "bought_dice")
    assert play(yellow, "yellow 1,6").phase == "act"


@pytest.mark.parametrize("dice", ["3,1", "1,7", "0", "1;2", "1,,2", "one"])
def test_what_is_no_roll_is_no_move(dice: str) -> None:
    with pytest.raises(MoveError):
        game.check(play(at(), "roll 0"), game.decode(f"white {dice}"))


def test_ysp_3_2_every_face_of_every_die_is_equally_likely() -> None:
    state, rng = play(at(), "roll 0"), Random(1)
    seen: Counter[str] = Counter()
    for _ in range(2000):
        seen.update(game.draw(state, rng).dice.split(","))
    assert set(seen) == set("123456")
    assert all(2800 < count < 3200 for count in seen.values())


def test_ysp_3_2_once_a_day_and_by_the_start_player() -> None:
    state = at(start=0, turn=1)
    assert "Blue" in refused(state, "roll 0", "YSP-3.2", "rolled_already")
    refused(at(), "take camels", "YSP-3.2", "roll_first")
    refused(at(), "end", "YSP-3.2", "roll_first")
    assert game.not_your_turn(at(), 1).facts == {"seat": 0}


# ---------------------------------------------------------------------------------- YSP-3.3 sorting


@pytest.mark.parametrize(
    ("dice", "rows"),
    [
        ("2,2,2,2,2,2,2,2,2", [2, 0, 0, 0, 0, 0]),
        ("2,2,2,2,5,5,5,5,5", [2, 0, 0, 0, 0, 5]),
        ("1,1,1,3,3,3,6,6,6", [1, 3, 0, 0, 0, 6]),
        ("1,1,1,3,3,3,4,6,6", [1, 3, 4, 0, 0, 6]),
        ("1,1,1,3,3,4,5,6,6", [1, 3, 4, 5, 0, 6]),
        ("1,1,2,3,3,4,5,6,6", [1, 2, 3, 4, 5, 6]),
    ],
)
def test_ysp_3_3_lowest_to_camels_highest_to_gold(dice: str, rows: list[int]) -> None:
    state = play(at(), "roll 0", f"white {dice}")
    assert [row.value for row in state.rows] == rows
    assert sum(row.white for row in state.rows) == 9


def test_ysp_3_3_one_group_only() -> None:
    state = play(at(), "roll 0")
    assert kinds(state, "white 4,4,4,4,4,4,4,4,4") == ["rolled", "sorted_only", "rows_empty"]
    assert legal(play(state, "white 4,4,4,4,4,4,4,4,4"), "take") == ["take camels"]


def test_ysp_3_3_two_groups() -> None:
    state = play(at(), "roll 0")
    move = "white 2,2,2,2,5,5,5,5,5"
    assert kinds(state, move) == ["rolled", "sorted_lowest", "sorted_highest", "rows_empty"]
    assert legal(play(state, move), "take") == ["take camels", "take gold"]


def test_ysp_3_3_each_group_is_told_with_its_row_and_reason() -> None:
    state = play(at(), "roll 1", "white 1,1,2,3,3,5,5,6,6")
    sorting = events(state, "yellow 2")[1:]
    assert [(event.kind, event.facts.get("row")) for event in sorting] == [
        ("sorted_lowest", "camels"),
        ("sorted_next", "sack"),
        ("sorted_next", "barrel"),
        ("sorted_next", "chest"),
        ("sorted_highest", "gold"),
        ("rows_empty", None),
    ]
    assert {event.rule for event in sorting} == {"YSP-3.3"}
    assert sorting[1].facts == {"row": "sack", "value": 2, "dice": 2}


def test_ysp_3_3_colour_does_not_matter() -> None:
    assert sort_dice((1,) * 8 + (6,), (1,))[0] == Row(1, 8, 1)


# ------------------------------------------------------------------------------ YSP-3.4 yellow dice


def test_ysp_3_4_yellow_dice_leave_after_the_start_players_action() -> None:
    rows = {"camels": [1, 1, 1], "sack": [2], "barrel": [3, 3], "gold": [6] * 5}
    state = at(rows=rows, yellow={"camels": 1, "sack": 1})
    taken = play(state, "take gold")
    assert sum(row.yellow for row in taken.rows) == 2
    assert ("yellow_leave", "YSP-3.4", None) in told(taken, "collect")
    after = play(taken, "collect")
    assert [row.dice for row in after.rows] == [2, 0, 2, 0, 0, 0]


def test_ysp_3_4_a_row_may_become_empty_and_nothing_moves_down() -> None:
    rows = {"camels": [1, 1], "sack": [2], "barrel": [3, 3], "gold": [6] * 5}
    state = play(at(rows=rows, yellow={"sack": 1}), "take gold")
    assert ("row_emptied", "YSP-3.4", None) in told(state, "collect")
    after = play(state, "collect")
    assert after.rows[1] == NO_DICE and after.rows[2] == Row(3, 2, 0)
    refused(after, "take sack", "YSP-4.1", "row_empty", "row:sack")


def test_ysp_3_4_a_walk_and_a_card_are_actions_too() -> None:
    rows = {"camels": [1, 1], "sack": [2], "gold": [6] * 7}
    state = play(at(rows=rows, yellow={"sack": 1}), "take camels")
    assert "yellow_leave" in kinds(state, "walk E1")
    assert "yellow_leave" in kinds(state, "draw", "deal exchange")


def test_ysp_3_4_only_the_start_player_profits() -> None:
    rows = {"camels": [1, 1, 1, 1], "gold": [6] * 7}
    state = at(rows=rows, yellow={"camels": 2})
    assert play(state, "take camels", "collect").camels[BLUE] == 4


# ----------------------------------------------------------------------- YSP-3.5 the order of turns


@each_count
def test_ysp_3_5_clockwise_from_the_start_player(players: int) -> None:
    state = at(players=players, start=2, turn=2, moment="act", gold={2: 0})
    seats = []
    for _ in range(players):
        seats.append(state.seat)
        state = play(state, legal(state, "take")[0], "draw")
        state = play(state, legal(state)[0], "end")
    assert seats == [(2 + step) % players for step in range(players)]


def test_ysp_3_5_the_action_is_not_optional() -> None:
    refused(at(start=0, turn=1), "end", "YSP-3.5", "act_before_end")


def test_ysp_3_5_one_action_a_turn() -> None:
    state = at(start=0, turn=1, moment="after")
    for move in ("take camels", "collect", "draw", "walk E1", "place sack_3.1"):
        refused(state, move, "YSP-3.5", "acted_already")


def test_ysp_3_5_a_turn_without_choice_ends_by_itself() -> None:
    state = play(at(start=0, turn=1, gold={1: 0}), "take sack")
    after = play(state, "place sack_3.1")
    assert (after.seat, after.phase) == (RED, "act")
    assert kinds(state, "place sack_3.1") == ["placed", "next"]


def test_ysp_3_5_a_card_in_hand_keeps_the_turn_open_even_if_it_cannot_be_played() -> None:
    state = at(start=0, turn=1, gold={1: 0}, hands={1: ["score_camels"]})
    after = play(state, "take sack", "draw", "deal score_camels")
    assert (after.seat, legal(after)) == (GREEN, ["end"])
