"""Scripted walks through the rules of Silk Road, one module a section of the rulebook.

The tiles of section 6 have three: those that trade, those that take from the others, and those that
use other tiles in another way.
"""

from __future__ import annotations

from typing import Final

from rulebook_widgets.games.silk_road.lessons import (
    end,
    goods,
    leader,
    market,
    road,
    setup,
    takers,
    trading,
    tricks,
)
from rulebook_widgets.teaching import Lesson

lessons: Final[tuple[Lesson, ...]] = (
    *goods.LESSONS,
    *setup.LESSONS,
    *leader.LESSONS,
    *road.LESSONS,
    *market.LESSONS,
    *trading.LESSONS,
    *takers.LESSONS,
    *tricks.LESSONS,
    *end.LESSONS,
)
"""Every lesson of Silk Road, in the order of the rulebook."""
