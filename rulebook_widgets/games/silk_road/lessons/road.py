"""Section 4: one city onward."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

LESSONS: Final = (
    Lesson(
        "one-city",
        N_("One city along an arrow"),
        ("SLK-4.1",),
        Start(position={"city": "dunhuang", "moment": "travel"}),
        (
            Beat(
                N_("The caravan is in Dunhuang, and the road forks: two arrows lead on."),
                "SLK-4.1",
            ),
            Beat(
                N_("Kashgar would be good, but no arrow leads there from here."),
                "SLK-4.1",
                tries="travel kashgar",
                refused="SLK-4.1",
            ),
            Beat(
                N_("And back to Yumen? Arrows go one way."),
                "SLK-4.1",
                tries="travel yumen",
                refused="SLK-4.1",
            ),
            Beat(
                N_("Look what lies there, and choose."),
                "SLK-4.1",
                task=Task(
                    N_("Move the caravan to the next city."),
                    event="travelled",
                    hint=N_("Korla and Miran can be reached. The tray shows the tiles of both."),
                ),
            ),
            Beat(
                N_(
                    "Say it is Miran. What lies at Korla stays there for good: no arrow leads back "
                    "to it."
                ),
                "SLK-4.1",
                moves=("travel miran",),
            ),
        ),
    ),
)
