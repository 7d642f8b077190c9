"""Worked examples as plain data: a position, what may be played in it, what is to be seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec


class Example(msgspec.Struct, frozen=True):
    """A position, what may be played in it, and what is to be seen.

    Attributes:
        id: a short name; G1, G2 ... are the sheet's own examples.
        title: what it is about, marked for translation.
        rules: the rules it shows, the chief one first.
        facts: the facts of :meth:`Game.position`, as JSON can hold them.
        shows: what is to be seen, marked for translation.
        moves: moves that show it, as the game writes them.
        refused: a move that is refused after those moves, by the rule that refuses it.
    """

    id: str
    title: str
    rules: tuple[str, ...]
    facts: Mapping[str, Any]
    shows: str
    moves: tuple[str, ...] = ()
    refused: Mapping[str, str] = {}
