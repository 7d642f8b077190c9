"""Who acts, and whose eyes look.

Players sit at seats numbered from 0, clockwise. Two further numbers stand for what is no player.
"""

from __future__ import annotations

from typing import Final, TypeAlias

CHANCE: Final = -1
"""The actor of a chance move: dice, a draw from a bag or a pile."""

EVERYTHING: Final = -2
"""The eyes that see all, for teachers and after the game."""

Eyes: TypeAlias = int | None
"""A seat, ``None`` for what anybody may know, or :data:`EVERYTHING`."""
