"""Section 2: setting up."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

LESSONS: Final = (
    Lesson(
        "first-morning",
        N_("The first morning"),
        ("YSP-2.1",),
        Start(players=4),
        (
            Beat(
                N_(
                    "Day one of week one. The supervisor waits at the crossroads, the city and the "
                    "caravan are empty, and the score is 0 all round."
                ),
                "YSP-2.1",
            ),
            Beat(
                N_("Each of you owns 2 gold, and no camel. Three yellow dice would be too dear."),
                "YSP-2.1",
                tries="roll 3",
                refused="YSP-3.2",
            ),
            Beat(
                N_("Nobody holds a card yet. All eighteen lie in the deck, face down."),
                "YSP-2.1",
                tries="play three_gold",
                refused="YSP-6.9",
            ),
        ),
        eyes=0,
    ),
    Lesson(
        "secret-hands",
        N_("What is secret, what is open"),
        ("YSP-2.1",),
        Start(
            position={
                "start": 0,
                "turn": 1,
                "rows": {"sack": [2], "gold": [6, 6, 6]},
                "hands": {"0": ["three_camels"], "1": ["exchange", "three_gold"]},
                "discards": ["place_shop"],
            }
        ),
        (
            Beat(
                N_(
                    "You look through Blue's eyes. You see Blue's card; of Green's you see that "
                    "there are two, and no more. By our ruling hands are secret, while camels, "
                    "gold and discarded cards are open."
                ),
                "YSP-2.1",
            ),
            Beat(
                N_("Green takes the sack row and draws a card. The log does not tell which."),
                "YSP-2.1",
                moves=("take sack", "draw", "deal score_gold"),
            ),
            Beat(
                N_("Once Green plays a card, everybody sees it. It was three gold."),
                "YSP-2.1",
                moves=("play three_gold",),
            ),
        ),
        eyes=0,
    ),
    Lesson(
        "oldest-begins",
        N_("Who holds the black figure"),
        ("YSP-2.2",),
        Start(players=4),
        (
            Beat(
                N_(
                    "With us Blue sits where the oldest sits and is start player on the first day: "
                    "the black figure stands beside Blue's name."
                ),
                "YSP-2.2",
                task=Task(
                    N_("Roll for Blue, with or without yellow dice."),
                    accept=("roll 0", "roll 1", "roll 2"),
                    hint=N_("Each yellow die costs 1 gold, and Blue has 2."),
                ),
            ),
            Beat(
                N_("Blue has rolled, and chooses first as well."),
                "YSP-2.2",
                moves=("roll 0", "white 1,2,2,3,4,4,4,5,6"),
            ),
        ),
    ),
)
