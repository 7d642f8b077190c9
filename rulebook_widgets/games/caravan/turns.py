"""The order of play: actions spent, turns that end, and the end of the game (CAR-3, CAR-9)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rulebook_widgets.core.happening import Event, Step
from rulebook_widgets.games.caravan.board import board_of
from rulebook_widgets.games.caravan.state import State


def begin(state: State, events: list[Event]) -> Step[State]:
    """Let the starting player begin (CAR-2.6)."""
    events.append(Event("begins", "CAR-2.6", state.seat))
    return _turn(state, events, state.seat, state.turn_number)


def spend(state: State, actions: int, events: list[Event], **changes: Any) -> Step[State]:
    """Pay for an action, make its changes and go on; goods that are due come first (CAR-8.1)."""
    state = replace(state, left=state.left - actions, idle=0, **changes)
    if state.phase != "play":
        return Step(state, tuple(events))
    return go_on(state, events)


def go_on(state: State, events: list[Event]) -> Step[State]:
    """Let the turn go on while there are actions left."""
    return Step(state, tuple(events)) if state.left else end_turn(state, events)


def end_turn(state: State, events: list[Event]) -> Step[State]:
    """Pass the turn on, or end the game after a whole round without an action (CAR-9.5)."""
    if not state.spent:
        state = replace(state, idle=state.idle + 1)
        events.append(Event("unused", "CAR-9.5", state.seat, {"turns": state.idle}))
        if state.idle == state.players:
            return game_over(state, events, "CAR-9.5")
    return _turn(state, events, (state.seat + 1) % state.players, state.turn_number + 1)


def _turn(state: State, events: list[Event], seat: int, number: int) -> Step[State]:
    """Let a seat take the turn with that number in the game, with all its actions (CAR-3.1)."""
    actions = board_of(state.board).actions(number - 1)
    events.append(Event("turn", "CAR-3.1", seat, {"actions": actions}))
    state = replace(state, phase="play", seat=seat, turn_number=number, left=actions)
    return Step(state, tuple(events))


def game_over(state: State, events: list[Event], rule: str) -> Step[State]:
    """End the game; unused actions lapse (CAR-9.1, CAR-9.5)."""
    kind = "stands_still" if rule == "CAR-9.5" else "over"
    events.append(Event(kind, rule, None, {"left": state.left}))
    return Step(replace(state, phase="over"), tuple(events))
