"""Scripted walks through the rules of Caravan, one module a section of the rulebook."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.games.caravan.lessons import (
    camels,
    delivery,
    end,
    goods,
    pickup,
    refill,
    setup,
    theft,
    turn,
)
from rulebook_widgets.teaching import Lesson

lessons: Final[tuple[Lesson, ...]] = (
    *goods.LESSONS,
    *setup.LESSONS,
    *turn.LESSONS,
    *camels.LESSONS,
    *pickup.LESSONS,
    *theft.LESSONS,
    *delivery.LESSONS,
    *refill.LESSONS,
    *end.LESSONS,
)
"""Every lesson of Caravan, in the order of the rulebook."""
