"""What is clicked to make a move, and what move is meant by what was clicked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from rulebook_widgets.core import ScoreLine
from rulebook_widgets.games.caravan.board import board_of
from rulebook_widgets.games.caravan.groups import group, touching
from rulebook_widgets.games.caravan.legality import refusal
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
from rulebook_widgets.games.caravan.scoring import account
from rulebook_widgets.games.caravan.state import State, View, good_of

Path: TypeAlias = tuple[str, ...]
"""Names of shapes in the order in which they are clicked."""


def reason(view: View, shape: str) -> ScoreLine | None:
    """Return what a shape of a player board tells of the score, or None for any other."""
    kind, _colon, seat = shape.partition(":")
    asked = {"points": "total", "earned": "markers", "held": "penalty"}.get(kind)
    if asked is None or not seat.isdecimal() or int(seat) >= view.players:
        return None
    lines = account(view, int(seat))
    return next((line for line in lines if line.kind == asked), None)


def paths(move: Move) -> tuple[Path, ...]:
    """Return every way to click a move.

    A good to load or to steal can be clicked at once, or after the camel that is to have it.

    >>> paths(Ride("a1", "c4"))
    (('camel:a1', 'space:c4'),)
    """
    match move:
        case Place(space):
            return (("supply", f"space:{space}"),)
        case Ride(start, space):
            return ((f"camel:{start}", f"space:{space}"),)
        case PickUp(space):
            return _with_camel(space, f"good:{space}")
        case Steal(space, seat, good):
            return _with_camel(space, f"load:{seat}:{space}:{good}")
        case Carry(load, start, space):
            return ((f"load:{start}:{load}", f"space:{space}"),)
        case EndTurn():
            return (("do:end",),)
    return (_chance(move),)


def _with_camel(space: str, shape: str) -> tuple[Path, ...]:
    return (f"camel:{space}", shape), (shape,)


def _chance(move: Move) -> Path:
    """What comes out of the bag is not clicked; a name for it all the same."""
    match move:
        case Draw(good):
            return (f"do:draw:{good}",)
        case Begin(seat):
            return (f"do:begin:{seat}",)
        case AddMarkers():
            return ("do:markers",)
    raise AssertionError(move)


# ------------------------------------------------------------------------- from clicks to a move


def intend(state: State, clicked: Path) -> Move | None:
    """Return the move that clicks mean, whether the rules allow it or not.

    Where clicks fit no legal move but it can be told what they were after, that is returned, so
    that the rules can say what is wrong with it. None: the clicks mean nothing, or are not enough.
    """
    match [name.split(":") for name in clicked]:
        case [*_, ["do", "end"]]:
            return EndTurn()
        case [["supply"], second]:
            space = _place_of(second)
            return None if space is None else Place(space)
        case [["camel", start], second]:
            return _with_camel_of_mine(start, second)
        case [["load", start, load], second]:
            space = _place_of(second) or _own_place_of(second)
            return None if space is None else Carry(load, start, space)
        case [one]:
            return _single(state, one)
    return None


def _with_camel_of_mine(start: str, second: list[str]) -> Move | None:
    """An own empty camel, and what it is to do."""
    match second:
        case ["good", space] if space == start:
            return PickUp(space)
        case ["load", seat, space, load] if space == start:
            return Steal(space, int(seat), good_of(load))
    space_ = _place_of(second)
    return None if space_ is None else Ride(start, space_)


def _place_of(name: list[str]) -> str | None:
    """The space of a shape that stands for where it is; own camels and loads do not."""
    match name:
        case ["space" | "good", space]:
            return space
        case ["camel", _seat, space]:
            return space
        case ["load", _seat, space, _load]:
            return space
    return None


def _own_place_of(name: list[str]) -> str | None:
    match name:
        case ["camel", space] | ["load", space, _]:
            return space
    return None


def _single(state: State, name: list[str]) -> Move | None:
    match name:
        case ["good", space]:
            return PickUp(space)
        case ["load", seat, space, load]:
            return Steal(space, int(seat), good_of(load))
        case ["load", space, load]:
            return _refused(state, _carries(state, load, space))
        case ["camel", space]:
            return _refused(state, [Ride(space, near) for near in board_of(state.board).spaces])
        case ["supply"]:
            return _refused(state, map(Place, board_of(state.board).spaces))
    return None


def _carries(state: State, load: str, start: str) -> Iterator[Move]:
    """Where an own good might have been meant to go, the nearest first."""
    seat = state.seat
    empty = {camel.space for camel in state.camels[seat] if not camel.load}
    near = [other for _mine, other in touching(state, seat, start) if other in empty]
    others = [camel.space for camel in state.camels[seat] if camel.space != start]
    connected = [space for space in group(state, seat, start) if space != start]
    for space in dict.fromkeys([*near, *sorted(empty), *connected, *others]):
        yield Carry(load, start, space)
    yield Ride(start, start)


def _refused(state: State, moves: Iterable[Move]) -> Move | None:
    """The first of these moves if all of them are refused, else None."""
    first = None
    for move in moves:
        if refusal(state, move) is None:
            return None
        first = first or move
    return first
