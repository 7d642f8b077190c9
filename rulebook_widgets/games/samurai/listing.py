"""Which moves a position offers: every move that is not refused, each exactly once."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations, compress
from typing import Final, TypeVar

from rulebook_widgets.games.samurai.board import KINDS, TILES, Terrain, board_for
from rulebook_widgets.games.samurai.influence import COLUMN, on_board
from rulebook_widgets.games.samurai.moves import (
    Draw,
    EndTurn,
    Exchange,
    Keep,
    Move,
    Pass,
    Place,
    Replay,
    Settle,
    Swap,
    swap,
)
from rulebook_widgets.games.samurai.state import Figures, State

_Onto = TypeVar("_Onto", Exchange, Replay)

PLAIN: Final = frozenset(tile_id for tile_id, tile in TILES.items() if not tile.character)
"""The types of tiles without a Japanese character (SAM-2.5)."""


def legal_moves(state: State) -> list[Move]:
    """Return every move that the rules allow, each once."""
    if state.phase == "play":
        return _turn_moves(state)
    if state.phase == "hands":
        return [Keep(tile) for tile in dict.fromkeys(state.piles[state.seat])]
    if state.phase == "figures":
        return [*_settlings(state)]
    if state.phase == "draw":
        return [Draw(tile) for tile in dict.fromkeys(state.piles[state.seat])]
    return []


def _settlings(state: State) -> list[Settle]:
    figures, most = state.figures, state.board.figures
    out = on_board(figures)
    supply = [kind for kind in KINDS if out[COLUMN[kind]] < most]
    settle = _settlings_of(state.players)
    return [
        settle[place][kind]
        for place in _open_places(state)
        for kind in supply
        if kind not in figures[place]
    ]


def figure_chances(state: State) -> list[Settle]:
    """Return what may be dealt next, once for each figure of that kind in the supply."""
    left = [state.board.figures - count for count in on_board(state.figures)]
    return [move for move in _settlings(state) for _ in range(left[COLUMN[move.figure]])]


def _open_places(state: State) -> list[int]:
    board = state.board
    if state.quick:
        return [next_open(state)]
    return open_cities(state) or [v for v in board.villages if not state.figures[v]]


def open_cities(state: State) -> list[int]:
    """Return the numbers of the cities that have room for a figure (SAM-3.3)."""
    board = state.board
    return [c for c in board.cities if len(state.figures[c]) < board.slots[c]]


def next_open(state: State) -> int:
    """Return the settlement at which dealing at random goes on: cities first (SAM-3.4)."""
    slots = state.board.slots
    return next(n for n, here in enumerate(state.figures) if len(here) < slots[n])


def _turn_moves(state: State) -> list[Move]:
    parts, free = state.board.parts, [here is None for here in state.tiles]
    if state.lifted:
        return [*compress(_moves_onto(Replay, state.players), free[parts["land"]])]
    moves: list[Move] = []
    for tile in dict.fromkeys(state.hands[state.seat]):
        if state.plain_played and tile in PLAIN:
            continue
        terrain = TILES[tile].terrain
        if terrain == "none":
            moves += _swaps(state.players, state.figures)
        elif terrain == "tile":
            moves += _exchanges(state)
        else:
            moves += compress(_places(tile, state.players), free[parts[terrain]])
    if state.started:
        moves.append(EndTurn())
    elif not moves:
        moves.append(Pass())
    return moves


def has_free(state: State, terrain: Terrain) -> bool:
    """Tell whether a space of a terrain is empty."""
    return None in state.tiles[state.board.parts[terrain]]


def _exchanges(state: State) -> list[Exchange]:
    if not has_free(state, "land"):
        return []
    onto = _moves_onto(Exchange, state.players)
    return [onto[number] for number in liftable(state)]


def liftable(state: State) -> list[int]:
    """Return the numbers of the spaces whose tile a tile exchange may lift (SAM-2.7)."""
    seat = state.seat
    return [
        number
        for number, here in enumerate(state.tiles)
        if here is not None and here[0] == seat and here[1] in PLAIN
    ]


@lru_cache(maxsize=64)
def _swaps(players: int, figures: Figures) -> tuple[Swap, ...]:
    """Return the swaps that figures on the board allow; they are the same until some leave it."""
    towns = board_for(players).settlements
    held = [(towns[n].space, figures[n]) for n in range(1, len(towns)) if figures[n]]
    return tuple(
        [
            _swap_of(mine, one, theirs, other)
            for (one, here), (other, there) in combinations(held, 2)
            for mine in here
            for theirs in there
            if theirs not in here and mine not in there
        ]
    )


def can_play(state: State) -> bool:
    """Tell whether any tile in hand can be played (SAM-4.1)."""
    for tile in state.hands[state.seat]:
        if state.plain_played and tile in PLAIN:
            continue
        terrain = TILES[tile].terrain
        if terrain == "none":
            possible = bool(_swaps(state.players, state.figures))
        elif terrain == "tile":
            possible = bool(_exchanges(state))
        else:
            possible = has_free(state, terrain)
        if possible:
            return True
    return False


@cache
def _places(tile: str, players: int) -> tuple[Place, ...]:
    """Return the moves of a tile onto each space of its terrain."""
    board, terrain = board_for(players), TILES[tile].terrain
    return tuple(Place(tile, space) for space in board.spaces if board.terrain[space] == terrain)


@cache
def _swap_of(figure_one: str, one: str, figure_other: str, other: str) -> Swap:
    return swap(figure_one, one, figure_other, other)


@cache
def _settlings_of(players: int) -> tuple[dict[str, Settle], ...]:
    towns = board_for(players).settlements
    return tuple({kind: Settle(kind, town.space) for kind in KINDS} for town in towns)


@cache
def _moves_onto(kind: type[_Onto], players: int) -> tuple[_Onto, ...]:
    return tuple(kind(space) for space in board_for(players).spaces)
