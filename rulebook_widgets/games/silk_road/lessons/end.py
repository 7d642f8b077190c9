"""Section 7: arriving, and counting."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.games.silk_road.examples import EXAMPLES
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

LESSONS: Final = (
    Lesson(
        "arriving",
        EXAMPLES["arrival"].title,
        ("SLK-7.1", "SLK-7.2", "SLK-7.3", "SLK-7.4"),
        Start(position=EXAMPLES["arrival"].facts),
        (
            Beat(
                N_("One arrow more, and the caravan is there."),
                "SLK-7.1",
                task=Task(
                    N_("Move the caravan to Antioch."),
                    accept=("travel antioch",),
                    hint=N_("Click Antioch, far in the west."),
                ),
            ),
            Beat(
                N_("No market at Antioch: the game is over, and the screens come down."),
                "SLK-7.1",
                moves=("travel antioch",),
            ),
            Beat(
                N_(
                    "Aisha has two gold coins, a silver one and four goods. That is 10, 1 and 4: "
                    "15 points."
                ),
                "SLK-7.2",
            ),
            Beat(
                N_(
                    "For most silk Chen gets 2 points, for most spices Bahram. Ivory is tied "
                    "between Aisha and Bahram, so nobody gets anything for it; with jewels it is "
                    "the same."
                ),
                "SLK-7.3",
            ),
            Beat(N_("Bahram has the most points and wins."), "SLK-7.4"),
        ),
    ),
)
