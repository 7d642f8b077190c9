"""What is clicked to make a move, and what move is meant by what was clicked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final, TypeAlias

from rulebook_widgets.games.samurai.board import KINDS, MAP, TILES, board_for
from rulebook_widgets.games.samurai.legality import refusal
from rulebook_widgets.games.samurai.listing import legal_moves
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
from rulebook_widgets.games.samurai.state import State

Path: TypeAlias = tuple[str, ...]
"""Names of shapes in the order in which they are clicked."""

END: Final = "do:end"
PASS: Final = "do:pass"


def paths(move: Move) -> tuple[Path, ...]:
    """Return every way to click a move: only a swap of figures can be clicked in several ways.

    >>> paths(Place("helmet4", "0,-3"))
    (('hand:helmet4', 'hex:0,-3'),)
    """
    match move:
        case Place(tile, space):
            return ((f"hand:{tile}", f"hex:{space}"),)
        case Exchange(space):
            return (("hand:tile_exchange", f"hex:{space}"),)
        case Replay(space):
            return ((f"hex:{space}",),)
        case Keep(tile):
            return ((f"stock:{tile}",),)
        case Settle(figure, space):
            return ((f"supply:{figure}", f"hex:{space}"),)
        case Swap():
            return _swap_paths(move)
        case Draw(tile):
            return ((f"draw:{tile}",),)
        case EndTurn():
            return ((END,),)
        case Pass():
            return ((PASS,),)


def _swap_paths(move: Swap) -> tuple[Path, ...]:
    """Both figures in either order; in a village the village itself will do."""
    one = _ways_to_pick(move.figure_one, move.one)
    other = _ways_to_pick(move.figure_other, move.other)
    pairs = [pair for a, b in product(one, other) for pair in ((a, b), (b, a))]
    return tuple([("hand:figure_exchange", first, second) for first, second in pairs])


def _ways_to_pick(figure: str, space: str) -> tuple[str, ...]:
    picked = f"figure:{figure}:{space}"
    town = MAP.settlements[MAP.place[space]]
    return (picked, f"hex:{space}") if town.kind == "village" else (picked,)


# ------------------------------------------------------------------------- from clicks to a move


def intend(state: State, clicked: Path) -> Move | None:
    """Return the move that clicks mean, whether the rules allow it or not.

    Where clicks fit no legal move but it can be told what they were after, that is returned, so
    that the rules can say what is wrong with it. None: the clicks mean nothing, or are not enough.
    """
    names = [tuple(name.split(":", 1)) for name in clicked]
    match names:
        case [("do", "end")]:
            return EndTurn()
        case [("do", "pass")]:
            return Pass()
        case [("stock", tile)]:
            return Keep(tile)
        case [("supply", figure)]:
            return _refused(state, _settlings(state, figure))
        case [("supply", figure), ("hex" | "figure", place)]:
            return Settle(figure, _space(place))
        case [("hand", tile)]:
            return _refused(state, _plays(state, tile))
        case [("hand", "figure_exchange"), ("hex" | "figure", one)]:
            return _half_swap(state, one)
        case [("hand", "figure_exchange"), ("hex" | "figure", one), ("hex" | "figure", other)]:
            return _swap(state, one, other)
        case [("hand", tile), ("hex" | "figure", place)]:
            return _play(tile, _space(place))
        case [("hex" | "figure", place)]:
            return _onto(state, _space(place))
        case [_, *_, ("hand" | "supply" | "stock" | "do", _)]:
            return intend(state, clicked[-1:])
    return None


def _space(place: str) -> str:
    """The space of a hexagon ("0,0") or of a figure on it ("rice:0,0")."""
    return place.rpartition(":")[2]


def _play(tile: str, space: str) -> Move:
    return Exchange(space) if tile == "tile_exchange" else Place(tile, space)


def _refused(state: State, moves: Iterator[Move]) -> Move | None:
    """The first of these moves if all of them are refused, else None."""
    first = None
    for move in moves:
        if refusal(state, move) is None:
            return None
        first = first or move
    return first


def _plays(state: State, tile: str) -> Iterator[Move]:
    """Everything that might be done with a tile, the likeliest first."""
    if tile == "figure_exchange":
        yield from [move for move in legal_moves(state) if isinstance(move, Swap)]
    board = board_for(state.players)
    land, sea = board.spaces[: board.land_count], board.spaces[board.land_count :]
    for space in (*sea, *land) if TILES[tile].terrain == "sea" else (*land, *sea):
        yield _play(tile, space)


def _settlings(state: State, figure: str) -> Iterator[Move]:
    """A figure on every city and village, those with room first."""
    board = board_for(state.players)
    numbers = sorted(board.place.values(), key=lambda n: len(state.figures[n]) >= board.slots[n])
    for number in numbers:
        yield Settle(figure, board.settlements[number].space)


def _onto(state: State, space: str) -> Move | None:
    """A click on a space alone: the lifted tile, or why nothing can be put there."""
    if state.phase == "figures":
        return _refused(state, iter([Settle(kind, space) for kind in KINDS]))
    if state.phase == "hands":
        return Settle(KINDS[0], space)
    if state.lifted:
        return Replay(space)
    tiles = [tile for tile in state.hands[state.seat] if TILES[tile].terrain != "none"]
    return _refused(state, iter([_play(tile, space) for tile in tiles]))


def _standing(state: State, place: str) -> tuple[str, str] | None:
    """The figure that is meant by a click, and where it stands; None where that is not clear."""
    figure, _, space = place.rpartition(":")
    board = board_for(state.players)
    here = state.figures[board.place[space]] if space in board.place else ()
    if figure:
        return figure, space
    return (here[0], space) if len(here) == 1 else None


def _half_swap(state: State, one: str) -> Move | None:
    """One figure alone: None if it can be swapped, else a swap that shows why not."""
    picked = _standing(state, one)
    if picked is None:
        return Place("figure_exchange", _space(one))
    figure, space = picked
    others = [
        swap(figure, space, there, town.space)
        for town, here in zip(board_for(state.players).settlements, state.figures, strict=True)
        for there in here
        if town.space != space and there != figure
    ]
    return _refused(state, iter(others))


def _swap(state: State, one: str, other: str) -> Move | None:
    first, second = _standing(state, one), _standing(state, other)
    if first is None or second is None:
        return Place("figure_exchange", _space(one if first is None else other))
    return swap(*first, *second)
