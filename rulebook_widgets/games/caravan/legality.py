"""Why a move is refused: the rule, and what in this position breaks it.

:func:`refusal` and :func:`.listing.legal_moves` answer the same question from two sides: a move is
listed exactly if it is not refused. What is wrong with the moment stands in :mod:`.moment`.

An action that costs 1 can always be paid: without actions left the turn is over (CAR-3.1).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from rulebook_widgets.core.errors import MoveError
from rulebook_widgets.core.happening import Refusal, refuse
from rulebook_widgets.games.caravan.board import GOODS, board_of
from rulebook_widgets.games.caravan.costs import ride_cost
from rulebook_widgets.games.caravan.groups import group, targets, touching
from rulebook_widgets.games.caravan.moment import fits, wrong_moment
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
from rulebook_widgets.games.caravan.state import COLUMN, GOOD_OF, UNDER, State


def _spot(space: str) -> str:
    return f"space:{space}"


# ------------------------------------------------------------------------------ asking about a move


def refusal(state: State, move: Move) -> Refusal | None:
    """Return the rule that forbids ``move`` and why, or None if it is allowed.

    Raises:
        MoveError: the move names a space, good or seat that the game does not have.
    """
    _require_known(state.board, move)
    if not fits(state, move):
        return wrong_moment(state, move)
    return _JUDGES[type(move)](state, move)


def _require(known: object, kind: str, value: object, example: object) -> None:
    if not known:
        raise MoveError(f"Caravan has no {kind} {value!r}; there is, for example, {example!r}.")


@lru_cache(maxsize=1 << 16)
def _require_known(board: str, move: Move) -> None:
    match move:
        case Draw(good):
            _require(good in COLUMN, "good", good, GOODS[0])
        case Begin(seat):
            _require_seat(board, seat)
        case Place(space) | PickUp(space):
            _require_space(board, space)
        case Ride(start, space):
            _require_space(board, start)
            _require_space(board, space)
        case Steal(space, seat, good):
            _require_space(board, space)
            _require_seat(board, seat)
            _require(good in COLUMN, "good", good, GOODS[0])
        case Carry(load, start, space):
            _require(load in GOOD_OF, "load", load, GOODS[0])
            _require_space(board, start)
            _require_space(board, space)


def _require_space(board: str, space: str) -> None:
    spaces = board_of(board).spaces
    _require(space in board_of(board).space_number, "space", space, spaces[0])


def _require_seat(board: str, seat: int) -> None:
    _require(0 <= seat < max(board_of(board).setup.players), "seat", seat, 0)


# ---------------------------------------------------------------------------------- bringing camels


def _place(state: State, move: Place) -> Refusal | None:
    if state.supply(state.seat) == 0:
        return refuse("CAR-4.1", "supply_empty", camels=state.camels_each)
    return _company_too_dear(state, move.space)


def _ride(state: State, move: Ride) -> Refusal | None:
    start, space = move.start, move.space
    loads = _loads_at(state, state.seat, start)
    if not loads:
        return refuse("CAR-4.1", "no_camel_here", _spot(start), space=start)
    if all(loads):
        return refuse("CAR-4.3", "loaded_stays", _spot(start), space=start)
    if start == space:
        return refuse("CAR-4.1", "same_space", _spot(start), space=start)
    return _company_too_dear(state, space)


def _company_too_dear(state: State, space: str) -> Refusal | None:
    """Say if the actions do not reach for a space where camels stand (CAR-4.2)."""
    if state.left >= board_of(state.board).costs.camel_to_taken_space:
        return None
    price = ride_cost(state, space)
    if price <= state.left:
        return None
    return refuse("CAR-4.2", "company", _spot(space), space=space, actions=price, left=state.left)


# ----------------------------------------------------------------------------- picking up, stealing


def _pick_up(state: State, move: PickUp) -> Refusal | None:
    space = move.space
    number = board_of(state.board).number_at.get(space)
    good = "" if number is None else state.goods[number - 1]
    if not good:
        carried = any([camel.space == space and camel.load for h in state.camels for camel in h])
        reason = "carried_already" if carried else "nothing_lies_here"
        return refuse("CAR-5.1", reason, _spot(space), space=space)
    return _no_hands_free(state, space, "CAR-5.1", "no_camel_to_load") or _last_free(state)


def _no_hands_free(state: State, space: str, rule: str, reason: str) -> Refusal | None:
    """Say if no empty camel of the seat stands on a space; ``rule`` asks for one."""
    loads = _loads_at(state, state.seat, space)
    if not loads:
        return refuse(rule, reason, _spot(space), space=space)
    if all(loads):
        return refuse("CAR-4.3", "one_good_each", _spot(space), space=space)
    return None


def _last_free(state: State) -> Refusal | None:
    """Say if the seat has but one camel without a good (CAR-5.4)."""
    if state.free(state.seat) > 1:
        return None
    spaces = dict.fromkeys([camel.space for camel in state.camels[state.seat] if camel.load])
    return refuse("CAR-5.4", "last_free", *map(_spot, spaces), held=state.held(state.seat))


def _steal(state: State, move: Steal) -> Refusal | None:
    space, victim, seat = move.space, move.seat, state.seat
    if victim >= state.players:
        return refuse("CAR-6.1", "no_such_rival", seat=victim, players=state.players)
    if victim == seat:
        return refuse("CAR-6.1", "own_good", _spot(space))
    loads = _loads_at(state, victim, space)
    if move.good not in loads:
        return _nothing_to_steal(move, loads)
    if not state.thefts[seat]:
        return refuse("CAR-6.3", "no_marker", f"thefts:{seat}")
    unable = _no_hands_free(state, space, "CAR-6.1", "no_camel_beside")
    return unable or _last_free(state)


def _nothing_to_steal(move: Steal, loads: list[str]) -> Refusal:
    spot, good, victim = _spot(move.space), move.good, move.seat
    if move.good + UNDER in loads:
        return refuse("CAR-6.2", "safe_under", spot, good=good, seat=victim)
    if not loads:
        return refuse("CAR-6.1", "no_rival_here", spot, seat=victim, space=move.space)
    return refuse("CAR-6.1", "not_carried", spot, good=good, seat=victim, space=move.space)


# ------------------------------------------------------------------------------------ moving a good


def _carry(state: State, move: Carry) -> Refusal | None:
    loads = _loads_at(state, state.seat, move.start)
    if move.load not in loads:
        return _not_loaded(state, move, loads)
    if move.space in targets(state, state.seat, move.start):
        return None
    return _cannot_stop(state, move)


def _not_loaded(state: State, move: Carry, loads: list[str]) -> Refusal:
    spot, good = _spot(move.start), GOOD_OF[move.load]
    if good in loads:
        return refuse("CAR-7.5", "lies_on_top", spot, good=good, space=move.start)
    if good + UNDER in loads:
        return refuse("CAR-7.5", "lies_under", spot, good=good, space=move.start)
    number = board_of(state.board).number_at.get(move.start)
    if number is not None and state.goods[number - 1] == good:
        return refuse("CAR-5.1", "pick_up_first", spot, good=good, space=move.start)
    return refuse("CAR-7.1", "not_your_load", spot, good=good, space=move.start)


def _cannot_stop(state: State, move: Carry) -> Refusal:
    """Say why a good of one's own cannot go to a space (CAR-7.1, CAR-7.2, CAR-5.3)."""
    start, space, seat = move.start, move.space, state.seat
    good = GOOD_OF[move.load]
    if not _loads_at(state, seat, space):
        rivals = any([camel.space == space for herd in state.camels for camel in herd])
        if rivals:
            return refuse("CAR-7.1", "not_your_camel", _spot(space), space=space)
        return refuse("CAR-5.3", "no_putting_down", _spot(space), good=good, space=space)
    if start == space:
        return refuse("CAR-7.2", "no_other_camel", _spot(space), space=space)
    if space in group(state, seat, start):
        return refuse("CAR-7.2", "stops_on_loaded", _spot(space), space=space)
    return _not_connected(state, move)


def _not_connected(state: State, move: Carry) -> Refusal:
    """Say that two camels of the seat belong to different groups, and where they nearly touch."""
    start, space, seat = move.start, move.space, state.seat
    theirs = group(state, seat, space)
    corners = [pair for pair in touching(state, seat, start) if pair[1] in theirs]
    if not corners:
        ends = (_spot(start), _spot(space))
        return refuse("CAR-7.1", "not_connected", *ends, start=start, space=space)
    spots = dict.fromkeys([_spot(corner) for pair in corners for corner in pair])
    (one, other), *_ = corners
    return refuse("CAR-7.1", "diagonal", *spots, one=one, other=other)


# ------------------------------------------------------------------------------------------- chance


def _draw(state: State, move: Draw) -> Refusal | None:
    good = move.good
    if state.bag[COLUMN[good]]:
        return None
    rule = "CAR-2.4" if state.phase == "goods" else "CAR-8.3"
    return refuse(rule, "not_in_bag", good=good)


def _begin(state: State, move: Begin) -> Refusal | None:
    if move.seat < state.players:
        return None
    return refuse("CAR-2.6", "no_such_seat", seat=move.seat, players=state.players)


def _loads_at(state: State, seat: int, space: str) -> list[str]:
    """Return the loads of a seat's camels on a space; "" for each empty one."""
    return [load for there, load in state.camels[seat] if there == space]


def _always(state: State, move: Move) -> None:
    return None


_JUDGES: Final[dict[type[Move], Callable[[State, Any], Refusal | None]]] = {
    Draw: _draw,
    Begin: _begin,
    AddMarkers: _always,
    Place: _place,
    Ride: _ride,
    PickUp: _pick_up,
    Steal: _steal,
    Carry: _carry,
    EndTurn: _always,
}
"""Who judges a move of each type, once its moment is right."""
