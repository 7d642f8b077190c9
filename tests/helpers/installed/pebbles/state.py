"""What lies on the table, what one pair of eyes may know of it, and the moves."""

from __future__ import annotations

import msgspec

COLOURS = ("red", "blue", "green")
OF_EACH = 4


class State(msgspec.Struct, frozen=True):
    """A position: ``phase`` is deal, choose, turn, refill or over."""

    players: int
    phase: str
    seat: int
    bag: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    chosen: tuple[str, ...]
    cups: tuple[str, ...]
    dropped: int = 0
    passes: int = 0
    open: bool = False
    board: str = "plain"


class View(msgspec.Struct, frozen=True):
    """A position as some eyes may know it; None stands where something is kept back."""

    eyes: int | None
    players: int
    phase: str
    seat: int
    bag_size: int
    hands: tuple[tuple[str, ...] | None, ...]
    hand_sizes: tuple[int, ...]
    chosen: tuple[str | None, ...]
    cups: tuple[str, ...]
    dropped: int
    passes: int
    board: str


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Chance: a pebble comes out of the bag (PEB-2.1, PEB-3.5)."""

    colour: str


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Secretly choose the colour to score (PEB-2.2)."""

    colour: str


class Drop(msgspec.Struct, frozen=True, tag="drop"):
    """Drop a pebble of the hand into a cup (PEB-3.1)."""

    colour: str
    cup: int


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """End the turn (PEB-3.4)."""


Move = Draw | Choose | Drop | Stop
