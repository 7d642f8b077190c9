"""The moves of Caravan. The actor is implied by the state, so no move names who moves.

Camels of one player are alike, so a move names spaces and not camels.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Draw(msgspec.Struct, frozen=True, gc=False, tag="draw"):
    """Chance: the good that comes out of the bag (CAR-2.4, CAR-8.3).

    It goes to the numbered space with the lowest number on which no good lies.
    """

    good: str


class Begin(msgspec.Struct, frozen=True, gc=False, tag="begin"):
    """Chance: who starts, where the starting player is drawn at random (CAR-2.6)."""

    seat: int


class AddMarkers(msgspec.Struct, frozen=True, gc=False, tag="markers"):
    """One demand marker more for each of the goods left over (CAR-8.2).

    Nobody chooses it, so it is a move of chance, with a single outcome.
    """


class Place(msgspec.Struct, frozen=True, gc=False, tag="place"):
    """Bring a camel from the supply to a space (CAR-4.1)."""

    space: str


class Ride(msgspec.Struct, frozen=True, gc=False, tag="ride"):
    """Move an empty camel from one space to another (CAR-4.1)."""

    start: str
    space: str


class PickUp(msgspec.Struct, frozen=True, gc=False, tag="pick_up"):
    """Load an empty camel with the good that lies on its space (CAR-5.1)."""

    space: str


class Steal(msgspec.Struct, frozen=True, gc=False, tag="steal"):
    """Take a good from a rival's camel on the same space (CAR-6.1).

    Attributes:
        space: where it happens.
        seat: who is robbed.
        good: what is taken.
    """

    space: str
    seat: int
    good: str


class Carry(msgspec.Struct, frozen=True, gc=False, tag="carry"):
    """Move a good to an empty camel of the same group (CAR-7.1).

    Attributes:
        load: the good: ``"ivory"``, or ``"ivory_under"`` where it lies under its camel.
        start: where the good is.
        space: where it goes; the same space if another camel stands there.
    """

    load: str
    start: str
    space: str


class EndTurn(msgspec.Struct, frozen=True, gc=False, tag="end"):
    """Leave the other actions of the turn unused (CAR-3.3)."""


Move: TypeAlias = Draw | Begin | AddMarkers | Place | Ride | PickUp | Steal | Carry | EndTurn

MOVE_TYPES: tuple[type[Move], ...] = (
    Draw,
    Begin,
    AddMarkers,
    Place,
    Ride,
    PickUp,
    Steal,
    Carry,
    EndTurn,
)
