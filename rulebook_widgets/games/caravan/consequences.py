"""What each move changes, and what happens because of it."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from rulebook_widgets.core.facts import Fact
from rulebook_widgets.core.happening import Event, Step
from rulebook_widgets.core.tuples import changed, replaced
from rulebook_widgets.games.caravan.board import board_of
from rulebook_widgets.games.caravan.costs import ride_cost
from rulebook_widgets.games.caravan.delivery import arrival, delivers
from rulebook_widgets.games.caravan.moves import (
    AddMarkers,
    Begin,
    Carry,
    Draw,
    EndTurn,
    Move,
    PickUp,
    Place,
    Ride,
    Steal,
)
from rulebook_widgets.games.caravan.refill import add_markers, interrupt, lay
from rulebook_widgets.games.caravan.state import (
    COLUMN,
    GOOD_OF,
    UNDER,
    Camel,
    Herd,
    State,
)
from rulebook_widgets.games.caravan.turns import begin, end_turn, game_over, spend


def consequences(state: State, move: Move) -> Step[State]:
    """Carry out a legal move: the state after it and what happened on the way."""
    return _EFFECTS[type(move)](state, move)


def _spot(space: str) -> str:
    return f"space:{space}"


# ---------------------------------------------------------------------------------- bringing camels


def _place(state: State, move: Place) -> Step[State]:
    space = move.space
    price = ride_cost(state, space)
    facts: dict[str, Fact] = {"space": space, "actions": price}
    events = [Event("placed", "CAR-4.1", state.seat, facts, (_spot(space),))]
    herd = tuple(sorted((*state.camels[state.seat], Camel(space))))
    return _arrived(state, herd, space, price, events)


def _ride(state: State, move: Ride) -> Step[State]:
    start, space = move.start, move.space
    price = ride_cost(state, space)
    facts: dict[str, Fact] = {"start": start, "space": space, "actions": price}
    events = [Event("rode", "CAR-4.1", state.seat, facts, (_spot(start), _spot(space)))]
    herd = _exchanged(state.camels[state.seat], Camel(start), Camel(space))
    return _arrived(state, herd, space, price, events)


def _arrived(state: State, herd: Herd, space: str, price: int, events: list[Event]) -> Step[State]:
    seat = state.seat
    if price > board_of(state.board).costs.camel_to_free_space:
        facts: dict[str, Fact] = {"space": space, "actions": price}
        events.append(Event("company", "CAR-4.2", seat, facts, (_spot(space),)))
    return spend(state, price, events, camels=replaced(state.camels, seat, herd))


def _exchanged(herd: Herd, before: Camel, after: Camel) -> Herd:
    """Return a herd in which one camel has become another."""
    camels = list(herd)
    camels.remove(before)
    insort(camels, after)
    return tuple(camels)


# ----------------------------------------------------------------------------- picking up, stealing


def _pick_up(state: State, move: PickUp) -> Step[State]:
    seat, space, board = state.seat, move.space, board_of(state.board)
    place = board.number_at[space] - 1
    good, markers = state.goods[place], state.markers[place]
    herd = _exchanged(state.camels[seat], Camel(space), Camel(space, good))
    facts: dict[str, Fact] = {"good": good, "space": space}
    events = [Event("picked_up", "CAR-5.1", seat, facts, (_spot(space),))]
    if markers:
        facts = {"markers": markers, "space": space}
        events.append(Event("markers_earned", "CAR-5.2", seat, facts, (_spot(space),)))
    state = replace(
        state,
        camels=replaced(state.camels, seat, herd),
        goods=replaced(state.goods, place, ""),
        markers=replaced(state.markers, place, 0),
        earned=changed(state.earned, seat, markers),
    )
    return spend(interrupt(state, events), board.costs.pick_up, events)


def _steal(state: State, move: Steal) -> Step[State]:
    seat, victim, space, good = state.seat, move.seat, move.space, move.good
    mine = _exchanged(state.camels[seat], Camel(space), Camel(space, good + UNDER))
    theirs = _exchanged(state.camels[victim], Camel(space, good), Camel(space))
    camels = replaced(replaced(state.camels, seat, mine), victim, theirs)
    thefts = changed(changed(state.thefts, seat, -1), victim, 1)
    facts: dict[str, Fact] = {"good": good, "space": space, "victim": victim}
    spots = (_spot(space), f"thefts:{seat}", f"thefts:{victim}")
    events = [
        Event("stolen", "CAR-6.1", seat, facts, spots),
        Event("hidden_under", "CAR-6.2", seat, {"good": good}, (_spot(space),)),
    ]
    price = board_of(state.board).costs.steal
    return spend(state, price, events, camels=camels, thefts=thefts)


# ------------------------------------------------------------------------------------ moving a good


def _carry(state: State, move: Carry) -> Step[State]:
    seat, good = state.seat, GOOD_OF[move.load]
    delivered = delivers(state, good, move.space)
    events = arrival(state, move, delivered)
    herd = _exchanged(state.camels[seat], Camel(move.start, move.load), Camel(move.start))
    if not delivered:
        herd = _exchanged(herd, Camel(move.space), Camel(move.space, good))
    state = replace(state, camels=replaced(state.camels, seat, herd))
    price = board_of(state.board).costs.move_good
    if not delivered:
        return spend(state, price, events)
    counts = changed(state.delivered[seat], COLUMN[good], 1)
    state = replace(state, delivered=replaced(state.delivered, seat, counts))
    if not state.ending:
        return spend(state, price, events)
    return game_over(replace(state, left=state.left - price), events, "CAR-9.1")


# -------------------------------------------------------------------------------- turns and chance


def _stop(state: State, move: EndTurn) -> Step[State]:
    return end_turn(state, [Event("stopped", "CAR-3.3", state.seat, {"left": state.left})])


def _draw(state: State, move: Draw) -> Step[State]:
    return lay(state, move.good)


def _add_markers(state: State, move: AddMarkers) -> Step[State]:
    return add_markers(state)


def _begin(state: State, move: Begin) -> Step[State]:
    return begin(replace(state, seat=move.seat), [])


_EFFECTS: Final[dict[type[Move], Callable[[State, Any], Step[State]]]] = {
    Draw: _draw,
    Begin: _begin,
    AddMarkers: _add_markers,
    Place: _place,
    Ride: _ride,
    PickUp: _pick_up,
    Steal: _steal,
    Carry: _carry,
    EndTurn: _stop,
}
"""What carries out a move of each type."""
