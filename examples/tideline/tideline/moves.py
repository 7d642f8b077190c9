"""The moves of Tideline. The actor is implied by the state, so no move names who makes it."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec


class Look(msgspec.Struct, frozen=True, gc=False, tag="look"):
    """Look secretly at a find in the sand (TID-2.1)."""

    place: str


class Take(msgspec.Struct, frozen=True, gc=False, tag="take"):
    """Take a find into the own basket (TID-2.2)."""

    place: str


class Give(msgspec.Struct, frozen=True, gc=False, tag="give"):
    """Put a crab that one has seen into another's basket (TID-2.3)."""

    place: str
    basket: int


class Leave(msgspec.Struct, frozen=True, gc=False, tag="leave"):
    """Take nothing (TID-2.2)."""


class Dig(msgspec.Struct, frozen=True, gc=False, tag="dig"):
    """Chance: what comes to light where nobody has looked before (TID-1.1)."""

    find: str


class Wave(msgspec.Struct, frozen=True, gc=False, tag="wave"):
    """Chance: the column of the die, up which the wave runs (TID-3.1)."""

    column: int


Move: TypeAlias = Look | Take | Give | Leave | Dig | Wave

MOVE_TYPES: Final[tuple[type[Move], ...]] = (Look, Take, Give, Leave, Dig, Wave)
