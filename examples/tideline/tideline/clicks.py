"""What is clicked to make a move, and what move is meant by what was clicked."""

from __future__ import annotations

from typing import Final, TypeAlias

from tideline.moves import Dig, Give, Leave, Look, Move, Take, Wave
from tideline.state import State

Path: TypeAlias = tuple[str, ...]
"""Names of shapes in the order in which they are clicked."""

LEAVE: Final = "do:leave"


def paths(move: Move) -> tuple[Path, ...]:
    """Return every way to click a move: here there is one for each.

    >>> paths(Give("3b", 1))
    (('place:3b', 'basket:1'),)
    """
    match move:
        case Look(place) | Take(place):
            return ((f"place:{place}",),)
        case Give(place, basket):
            return ((f"place:{place}", f"basket:{basket}"),)
        case Dig(find):
            return ((f"find:{find}",),)
        case Wave(column):
            return ((f"die:{column}",),)
    return ((LEAVE,),)


def intend(state: State, clicked: Path) -> Move | None:
    """Return the move that clicks mean, whether the rules allow it or not; None if none."""
    match [tuple(name.split(":", 1)) for name in clicked]:
        case [("place", place)]:
            return Look(place) if _is_to_look(state, place) else Take(place)
        case [("place", place), ("basket", basket)]:
            return Give(place, int(basket))
        case [_, ("place", _) as other]:
            return intend(state, (":".join(other),))
        case [("do", "leave")]:
            return Leave()
    return None


def _is_to_look(state: State, place: str) -> bool:
    return state.phase == "look" and state.lying(place)
