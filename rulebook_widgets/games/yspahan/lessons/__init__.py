"""Scripted walks through the rules of Yspahan, one module a section of the rulebook.

Cards have a module of their own, and so has the running example of the sheet.
"""

from __future__ import annotations

from typing import Final

from rulebook_widgets.games.yspahan.lessons import (
    buildings,
    caravan,
    cards,
    city,
    dice,
    end,
    groups,
    running_example,
    setup,
    supervisor,
)
from rulebook_widgets.teaching import Lesson

lessons: Final[tuple[Lesson, ...]] = (
    *city.LESSONS,
    *setup.LESSONS,
    *dice.LESSONS,
    *groups.LESSONS,
    *supervisor.LESSONS,
    *caravan.LESSONS,
    *buildings.LESSONS,
    *cards.LESSONS,
    *end.LESSONS,
    *running_example.LESSONS,
)
"""Every lesson of Yspahan, in the order of the rulebook."""
