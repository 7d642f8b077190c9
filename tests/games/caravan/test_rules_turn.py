"""CAR-3: turns, actions and what they cost."""

from __future__ import annotations

import pytest

from rulebook_widgets.core import IllegalMove, Session
from rulebook_widgets.games.caravan.costs import cost
from rulebook_widgets.games.caravan.rules import game
from tests.games.caravan.kit import (
    allowed,
    at,
    each_count,
    event,
    events,
    legal,
    play,
    refused,
    set_up,
    told,
    well_formed,
)

FIRST_TURNS = {
    2: [(0, 1), (1, 2), (0, 3), (1, 4), (0, 4), (1, 4), (0, 4)],
    3: [(0, 1), (1, 2), (2, 3), (0, 4), (1, 4), (2, 4), (0, 4)],
    4: [(0, 1), (1, 2), (2, 3), (3, 4), (0, 4), (1, 4), (2, 4)],
}


@each_count
def test_car_3_1_one_two_three_four_actions_counted_by_turn(players: int) -> None:
    state, turns = set_up(players), []
    for number in range(1, 8):
        assert (state.turn_number, state.actions) == (number, state.left)
        turns.append((state.seat, state.left))
        state = play(state, f"place {'abcdefg'[number - 1]}4")
        if state.turn_number == number:
            state = play(state, "end")
    assert turns == FIRST_TURNS[players]


def test_car_3_1_the_turn_goes_clockwise_when_the_actions_are_spent() -> None:
    state = set_up(2)
    assert told(state, "place d4") == [("placed", "CAR-4.1", 0), ("turn", "CAR-3.1", 1)]
    state = play(state, "place d4")
    assert (state.seat, state.left) == (1, 2)
    (turn,) = [event for event in events(state, "place d4") if event.kind == "turn"]
    assert game.sentence(turn) == "It is Black's turn, with 3 actions."


def test_car_3_1_out_of_turn() -> None:
    session = Session.from_position(game, players=3, turn=1, seed=1)
    with pytest.raises(IllegalMove) as caught:
        session.play(game.decode("place d4"), seat=2)
    refusal = caught.value.refusal
    assert (refusal.rule, refusal.reason) == ("CAR-3.1", "not_your_turn")
    assert well_formed(refusal) == "It is Yellow's turn; turns go round clockwise."


def test_car_3_1_after_the_last_seat_comes_the_first() -> None:
    assert allowed(at(turn=3), "end").seat == 0


# -------------------------------------------------------------------------- CAR-3.2 what one can do


ALL_ACTIONS = {
    "camels": {0: ["a1", "d4", "e4 ivory", "g7"], 1: ["d4 salt"]},
    "goods": {"1": "meat"},
}


@pytest.mark.parametrize(
    ("move", "actions"),
    [
        ("place c4", 1),
        ("place d4", 2),
        ("ride d4 c4", 1),
        ("ride d4 a1", 2),
        ("pick_up a1", 1),
        ("steal d4 1 salt", 1),
        ("carry ivory e4 d4", 1),
    ],
)
def test_car_3_2_what_each_action_costs(move: str, actions: int) -> None:
    state = at(**ALL_ACTIONS)
    assert cost(state, game.decode(move)) == actions
    assert allowed(state, move).left == 4 - actions


def test_car_3_2_what_is_no_action_costs_nothing() -> None:
    state = at()
    for move in ("end", "draw salt", "markers", "begin 1"):
        assert cost(state, game.decode(move)) == 0


def test_car_3_2_in_any_order_and_as_often_as_the_actions_reach() -> None:
    moves = ("ride g7 c4", "ride c4 b4", "ride b4 b3", "ride b3 b2")
    assert play(at(**ALL_ACTIONS), *moves).seat == 1
    moves = ("carry ivory e4 d4", "pick_up a1", "place f4", "ride e4 g4")
    assert play(at(**ALL_ACTIONS), *moves).seat == 1
    moves = ("pick_up a1", "carry ivory e4 d4", "carry ivory d4 e4", "carry ivory e4 d4")
    assert play(at(**ALL_ACTIONS), *moves).seat == 1


@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_car_3_2_spent_and_left_are_open(left: int) -> None:
    state = at(left=left)
    view = game.view(state, None)
    assert (view.left, view.spent, view.actions) == (left, 4 - left, 4)


# --------------------------------------------------------------------------- CAR-3.3 unused actions


@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_car_3_3_a_turn_may_be_ended_with_actions_left(left: int) -> None:
    state = at(left=left)
    assert "end" in legal(state)
    stopped = event(state, "end", "stopped")
    assert (stopped.rule, stopped.seat, stopped.facts) == ("CAR-3.3", 0, {"left": left})
    after = allowed(state, "end")
    assert (after.seat, after.left, after.turn_number) == (1, 4, 6), "unused actions lapse"


def test_car_3_3_without_a_single_action() -> None:
    assert game.sentence(event(at(), "end", "stopped")) == (
        "Black ends the turn and leaves 4 actions unused."
    )


def test_car_3_3_the_count_of_the_first_turns_goes_on_all_the_same() -> None:
    state = set_up(2)
    turns = []
    for _ in range(3):
        turns.append((state.seat, state.left))
        state = play(state, "end", "place d4", "end") if len(turns) == 1 else play(state, "end")
    assert turns == [(0, 1), (0, 3), (1, 4)]


def test_car_3_3_no_action_is_wanted_when_none_is_left() -> None:
    state = at(left=1)
    assert told(state, "place d4") == [("placed", "CAR-4.1", 0), ("turn", "CAR-3.1", 1)]
    assert refused(play(state, "place d4"), "begin 0", "CAR-2.6", "begun_already")
