"""The moves of Samurai. The actor is implied by the state, so no move names a seat."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from rulebook_widgets.core.errors import MoveError


class Keep(msgspec.Struct, frozen=True, gc=False, tag="keep"):
    """Take a tile into the opening hand (SAM-3.1); chance does it when hands are dealt."""

    tile: str


class Settle(msgspec.Struct, frozen=True, gc=False, tag="settle"):
    """Put a figure on a city or village before the game (SAM-3.3)."""

    figure: str
    space: str


class Place(msgspec.Struct, frozen=True, gc=False, tag="place"):
    """Play a tile from the hand onto a space (SAM-4.4)."""

    tile: str
    space: str


class Exchange(msgspec.Struct, frozen=True, gc=False, tag="exchange"):
    """Put the tile exchange in place of an own tile, which is lifted (SAM-2.7)."""

    space: str


class Replay(msgspec.Struct, frozen=True, gc=False, tag="replay"):
    """Play the lifted tile onto another space (SAM-2.7)."""

    space: str


class Swap(msgspec.Struct, frozen=True, gc=False, tag="swap"):
    """Swap two figures on the board with the figure exchange (SAM-2.6).

    The same swap can be named in two ways; only the one in which ``one`` stands before
    ``other`` in the alphabet is a move. :func:`swap` puts them in order.
    """

    figure_one: str
    one: str
    figure_other: str
    other: str

    def __post_init__(self) -> None:
        if self.one > self.other:
            raise MoveError(
                f"Name the two places of a swap in the order {self.other} and {self.one}."
            )


class EndTurn(msgspec.Struct, frozen=True, gc=False, tag="end"):
    """Play no further tile this turn (SAM-4.1)."""


class Pass(msgspec.Struct, frozen=True, gc=False, tag="pass"):
    """Pass because no tile can be played (SAM-4.1)."""


class Draw(msgspec.Struct, frozen=True, gc=False, tag="draw"):
    """Chance: the tile that is drawn from the own pile (SAM-4.5)."""

    tile: str


Move: TypeAlias = Keep | Settle | Place | Exchange | Replay | Swap | EndTurn | Pass | Draw

MOVE_TYPES: tuple[type[Move], ...] = (
    Keep,
    Settle,
    Place,
    Exchange,
    Replay,
    Swap,
    EndTurn,
    Pass,
    Draw,
)


def swap(figure_one: str, one: str, figure_other: str, other: str) -> Swap:
    """Return the swap of two figures, whichever is named first."""
    if one > other:
        return Swap(figure_other, other, figure_one, one)
    return Swap(figure_one, one, figure_other, other)
