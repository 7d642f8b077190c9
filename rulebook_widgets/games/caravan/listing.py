"""Which moves a position offers: every move that is not refused, each exactly once."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from typing import Final

from rulebook_widgets.games.caravan.board import GOODS, board_of
from rulebook_widgets.games.caravan.groups import groups_of
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
)
from rulebook_widgets.games.caravan.state import Camel, State
from rulebook_widgets.games.caravan.theft import chances

DRAWS: Final = tuple(Draw(good) for good in GOODS)
END: Final = EndTurn()


def legal_moves(state: State) -> list[Move]:
    """Return every move that the rules allow, each once."""
    match state.phase:
        case "play":
            return _turn_moves(state)
        case "goods" | "refill":
            return list(compress(DRAWS, state.bag))
        case "markers":
            return [AddMarkers()]
        case "start":
            return [Begin(seat) for seat in range(state.players)]
    return []


def _turn_moves(state: State) -> list[Move]:
    seat = state.seat
    herd = state.camels[seat]
    loaded = [camel for camel in herd if camel.load]
    empty = dict.fromkeys([space for space, load in herd if not load])
    if state.left >= board_of(state.board).costs.camel_to_taken_space:
        moves = _to_anywhere(state, empty)
    else:
        moves = _to_free_spaces(state, empty)
    if state.camels_each - len(loaded) > 1:
        moves += _pick_ups(state, empty)
        if state.thefts[seat]:
            moves += chances(state, seat, empty)
    if loaded:
        moves += _carries(state, loaded, empty)
    moves.append(END)
    return moves


def _to_anywhere(state: State, empty: dict[str, None]) -> list[Move]:
    moves: list[Move] = []
    if len(state.camels[state.seat]) < state.camels_each:
        moves += _places(state.board)
    rides = _rides(state.board)
    for start in empty:
        moves += rides[start][1]
    return moves


def _to_free_spaces(state: State, empty: dict[str, None]) -> list[Move]:
    number = board_of(state.board).space_number
    free = [True] * len(number)
    for herd in state.camels:
        for space, _load in herd:
            free[number[space]] = False
    moves: list[Move] = []
    if len(state.camels[state.seat]) < state.camels_each:
        moves += compress(_places(state.board), free)
    rides = _rides(state.board)
    for start in empty:
        moves += compress(rides[start][0], free)
    return moves


def _pick_ups(state: State, empty: dict[str, None]) -> list[PickUp]:
    there = compress(_all_pick_ups(state.board), state.goods)
    return [pick_up for pick_up in there if pick_up.space in empty]


def _carries(state: State, loaded: list[Camel], empty: dict[str, None]) -> list[Carry]:
    groups = groups_of(state.board, state.camels[state.seat])
    return [
        carry(load, start, space)
        for start, load in dict.fromkeys(loaded)
        for space in groups[start]
        if space in empty
    ]


@lru_cache(maxsize=1 << 15)
def carry(load: str, start: str, space: str) -> Carry:
    """Return the move of that good along a group, the same one each time."""
    return Carry(load, start, space)


@lru_cache(maxsize=64)
def _places(board: str) -> tuple[Place, ...]:
    return tuple(Place(space) for space in board_of(board).spaces)


@lru_cache(maxsize=64)
def _rides(board: str) -> dict[str, tuple[tuple[Ride, ...], tuple[Ride, ...]]]:
    """Return the rides from each space: to all spaces, and to all others."""
    spaces = board_of(board).spaces
    rides = {start: tuple(Ride(start, space) for space in spaces) for start in spaces}
    return {
        start: (ways, tuple([ride for ride in ways if ride.space != start]))
        for start, ways in rides.items()
    }


@lru_cache(maxsize=64)
def _all_pick_ups(board: str) -> tuple[PickUp, ...]:
    return tuple(PickUp(place.space) for place in board_of(board).numbered)
