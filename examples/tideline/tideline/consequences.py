"""What each move changes, and what happens because of it."""

from __future__ import annotations

from msgspec.structs import replace

from rulebook_widgets.core import Event, Fact, Step
from rulebook_widgets.core.tuples import replaced, without
from tideline.board import COLUMNS, NUMBER, column_of
from tideline.moves import Dig, Give, Look, Move, Take, Wave
from tideline.state import SEA, UNDECIDED, State, put


def consequences(state: State, move: Move) -> Step[State]:
    """Carry out a legal move: the state after it and what happened on the way."""
    match move:
        case Look(place):
            return _look(state, place)
        case Take(place):
            return _take(state, place)
        case Give(place, basket):
            return _give(state, place, basket)
        case Dig(find):
            return _dig(state, find)
        case Wave(column):
            return _wave(state, column)
    return _to_the_sea(state, Event("left", "TID-2.2", state.seat))


# ------------------------------------------------------------------------------- a player's part


def _look(state: State, place: str) -> Step[State]:
    number, seat = NUMBER[place], state.seat
    eyes = tuple(sorted((*state.seen[number], seat)))
    seen = replaced(state.seen, number, eyes)
    event = Event("looked", "TID-2.1", seat, {"place": place}, (f"place:{place}",))
    if state.find(place) == UNDECIDED:
        return Step(replace(state, seen=seen, phase="dig", spot=place, taking=False), (event,))
    return Step(replace(state, seen=seen, phase="take"), (event, _saw(state, place)))


def _saw(state: State, place: str) -> Event:
    facts: dict[str, Fact] = {"place": place, "find": state.find(place)}
    return Event("saw", "TID-1.2", state.seat, facts, (f"place:{place}",), ("find",))


def _take(state: State, place: str) -> Step[State]:
    if state.find(place) != UNDECIDED:
        return _into(state, place, state.seat)
    event = Event("digs", "TID-2.2", state.seat, {"place": place}, (f"place:{place}",))
    return Step(replace(state, phase="dig", spot=place, taking=True), (event,))


def _into(state: State, place: str, basket: int) -> Step[State]:
    """Put a find into a basket, for all to see."""
    facts: dict[str, Fact] = {"place": place, "find": state.find(place)}
    event = Event("taken", "TID-2.2", basket, facts, (f"place:{place}", f"basket:{basket}"))
    return _to_the_sea(_moved(state, place, basket), event)


def _give(state: State, place: str, basket: int) -> Step[State]:
    facts: dict[str, Fact] = {"place": place, "victim": basket}
    spots = (f"place:{place}", f"basket:{basket}")
    event = Event("given", "TID-2.3", state.seat, facts, spots)
    return _to_the_sea(_moved(state, place, basket), event)


def _moved(state: State, place: str, owner: int) -> State:
    return replace(state, where=replaced(state.where, NUMBER[place], owner))


# --------------------------------------------------------------------------------- chance's part


def _dig(state: State, find: str) -> Step[State]:
    place = state.spot
    finds, bag = put(state.finds, {place: find}), without(state.bag, find)
    state = replace(state, finds=finds, bag=bag, spot="", phase="take")
    if state.taking:
        return _into(replace(state, taking=False), place, state.seat)
    return Step(state, (_saw(state, place),))


def _to_the_sea(state: State, event: Event) -> Step[State]:
    """The turn is played: a wave comes, or the beach is empty."""
    if not state.left:
        return _over(state, [event])
    return Step(replace(state, phase="wave", waves=2 if state.rough else 1), (event,))


def _wave(state: State, column: int) -> Step[State]:
    place = _caught(state, column)
    spots, events = (f"place:{place}",), []
    if column_of(place) != column:
        onward: dict[str, Fact] = {"column": column, "other": column_of(place)}
        events.append(Event("ran_on", "TID-3.2", None, onward, spots))
    rule = "TID-3.3" if state.rough else "TID-3.1"
    facts: dict[str, Fact] = {"place": place, "column": column_of(place)}
    events.append(Event("washed", rule, None, facts, spots))
    state = replace(_moved(state, place, SEA), waves=state.waves - 1)
    if not state.left:
        return _over(state, events)
    return Step(state, tuple(events)) if state.waves else _next_turn(state, events)


def _caught(state: State, column: int) -> str:
    """The place that the wave reaches (TID-3.1), on from an empty column (TID-3.2)."""
    order = (*COLUMNS[column - 1 :], *COLUMNS[: column - 1])
    return next(place for place in map(state.lowest, order) if place)


def _next_turn(state: State, events: list[Event]) -> Step[State]:
    seat = (state.seat + 1) % state.players
    if any(not state.has_seen(seat, place) for place in state.left):
        return Step(replace(state, seat=seat, phase="look"), tuple(events))
    events.append(Event("all_seen", "TID-2.4", seat))
    return Step(replace(state, seat=seat, phase="take"), tuple(events))


def _over(state: State, events: list[Event]) -> Step[State]:
    ended = replace(state, phase="over", waves=0)
    return Step(ended, (*events, Event("ended", "TID-4.1")))
