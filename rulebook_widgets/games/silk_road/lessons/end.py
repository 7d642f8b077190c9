"""Section 7: arriving, and counting."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.games.silk_road.examples import EXAMPLES
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

_ARRIVAL: Final = Start(position=EXAMPLES["arrival"].facts)

LESSONS: Final = (
    Lesson(
        "arriving",
        EXAMPLES["arrival"].title,
        ("SLK-7.1",),
        _ARRIVAL,
        (
            Beat(
                N_("You are Aisha, the caravan is in Tyre, and one arrow leads on."),
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
        ),
        eyes=0,
    ),
    Lesson(
        "counting",
        N_("Five, one and one"),
        ("SLK-7.2",),
        _ARRIVAL,
        (
            Beat(
                N_(
                    "Aisha has two gold coins, a silver one and four goods. That is 10, 1 and 4: "
                    "15 points."
                ),
                "SLK-7.2",
                moves=("travel antioch",),
            ),
            Beat(
                N_(
                    "Bahram has no gold, but 12 silver and four goods: 16. Chen comes to 14 so "
                    "far, and Dilara to 10."
                ),
                "SLK-7.2",
            ),
        ),
    ),
    Lesson(
        "most-of-a-kind",
        N_("Two points for the most"),
        ("SLK-7.3",),
        _ARRIVAL,
        (
            Beat(
                N_(
                    "Most silk: Chen has four, Aisha one. Chen gets 2 points. For spices a single "
                    "cube is the most, and Bahram has it: 2 points as well."
                ),
                "SLK-7.3",
                moves=("travel antioch",),
            ),
            Beat(
                N_(
                    "Ivory is tied between Aisha and Bahram, jewels between Chen and Dilara, so "
                    "nobody gets anything for either. Dried fruit nobody has."
                ),
                "SLK-7.3",
            ),
        ),
    ),
    Lesson(
        "the-richest",
        N_("Bahram wins"),
        ("SLK-7.4",),
        _ARRIVAL,
        (
            Beat(
                N_(
                    "You are Aisha, and you know what you own: 15 points. What the others have, "
                    "you can only guess."
                ),
                "SLK-7.4",
            ),
            Beat(
                N_("Bahram has 18 points, Chen 16, Aisha 15 and Dilara 10. Bahram wins."),
                "SLK-7.4",
                moves=("travel antioch",),
            ),
        ),
        eyes=0,
    ),
    Lesson(
        "shared-victory",
        N_("Two winners"),
        ("SLK-7.4",),
        Start(
            position={
                **{"players": 3, "city": "tyre", "moment": "travel"},
                "gold": {"0": 2, "1": 1, "2": 2},
                "silver": {"0": 3, "1": 4, "2": 2},
                "goods": {"0": {"silk": 2}, "1": {"ivory": 1}, "2": {"spices": 2, "ivory": 1}},
            }
        ),
        (
            Beat(N_("Three of you, and the caravan is about to arrive."), "SLK-7.4"),
            Beat(
                N_(
                    "Aisha and Chen both have 17 points. Neither sheet knows a way to decide "
                    "between them, so they win together."
                ),
                "SLK-7.4",
                moves=("travel antioch",),
            ),
        ),
    ),
)
