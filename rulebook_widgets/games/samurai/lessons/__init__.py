"""Scripted walks through the rules of Samurai, one module a section of the rulebook."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.games.samurai.lessons import (
    board,
    capture,
    end,
    setup,
    tiles,
    turn,
    winner,
)
from rulebook_widgets.teaching import Lesson

lessons: Final[tuple[Lesson, ...]] = (
    *board.LESSONS,
    *tiles.LESSONS,
    *setup.LESSONS,
    *turn.LESSONS,
    *capture.LESSONS,
    *end.LESSONS,
    *winner.LESSONS,
)
"""Every lesson of Samurai, in the order of the rulebook."""
