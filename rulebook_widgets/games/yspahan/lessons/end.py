"""Section 7: the ends of days, weeks and the game."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.games.yspahan.examples import EXAMPLES
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

LESSONS: Final = (
    Lesson(
        "day-ends",
        N_("Three dice are left over"),
        ("YSP-7.1",),
        Start(
            position={
                **{"day": 3, "start": 0, "turn": 3},
                "rows": {"sack": [2, 2], "barrel": [3], "chest": [4]},
            }
        ),
        (
            Beat(
                N_("Day three. Blue, Green and Red have had their turns; Yellow is the last."),
                "YSP-7.1",
            ),
            Beat(
                N_(
                    "Yellow delivers one cube, and the day is over. Three dice were left and are "
                    "taken off; the day marker moves on to day four."
                ),
                "YSP-7.1",
                moves=("take barrel", "place barrel_3.1"),
            ),
            Beat(
                N_("Blue was start player on day three, so now it is Green, on Blue's left."),
                "YSP-7.1",
                task=Task(
                    N_("Roll for the new start player."),
                    accept=("roll 0", "roll 1", "roll 2"),
                    hint=N_("Use one of the buttons."),
                ),
            ),
        ),
    ),
    Lesson(
        "souks-pay",
        N_("Two full souks and one with a gap"),
        ("YSP-7.2",),
        Start(position=EXAMPLES["G3"].facts),
        (
            Beat(
                N_(
                    "The last turn of week two. Look at the chest quarter: Blue has filled the "
                    "yellow souk, Red the blue one, and Red has one cube in the purple."
                ),
                "YSP-7.2",
            ),
            Beat(
                N_("Blue scores 6, Red 4. A souk with gaps, like the purple one, pays nothing."),
                "YSP-7.2",
                moves=("end",),
            ),
            Beat(
                N_("Then the city is cleared, full souks and all, and week three starts afresh."),
                "YSP-7.2",
            ),
        ),
    ),
    Lesson(
        "caravan-pays",
        N_("Cubes times the highest row"),
        ("YSP-7.3",),
        Start(position=EXAMPLES["G4"].facts),
        (
            Beat(
                N_(
                    "Nine cubes on the caravan: four of Yellow, two of Blue, two of Green, one of "
                    "Red. For each of you, look for the highest row you are in."
                ),
                "YSP-7.3",
            ),
            Beat(
                N_(
                    "Yellow reached the top row, number 3: four cubes make 12. Blue and Green are "
                    "in the middle row, number 2: two cubes make 4 each. Red's single cube there "
                    "makes 2."
                ),
                "YSP-7.3",
                moves=("end",),
            ),
            Beat(
                N_("The cubes stay, to score again next week. The next one rides on camel ten."),
                "YSP-7.3",
            ),
        ),
    ),
    Lesson(
        "new-week",
        N_("Home from the far west"),
        ("YSP-7.4",),
        Start(
            position={
                **{"week": 1, "day": 7, "start": 2, "turn": 1, "moment": "after"},
                "supervisor": "W7",
            }
        ),
        (
            Beat(
                N_(
                    "Seventh day of week one, and only Green's turn is left to end. The "
                    "supervisor stands far out in the west."
                ),
                "YSP-7.4",
            ),
            Beat(
                N_(
                    "Week two, day one, and the supervisor is back at the crossroads. After Red it "
                    "is Yellow who starts: one step to the left, as after any other day."
                ),
                "YSP-7.4",
                moves=("end",),
            ),
        ),
    ),
    Lesson(
        "last-day",
        N_("Fewest points first"),
        ("YSP-7.5",),
        Start(
            position={
                **{"week": 3, "day": 6, "start": 1, "turn": 0, "moment": "after"},
                "points": {"0": 40, "1": 31, "2": 47, "3": 40},
                "shops": {"sack_3.1": 0},
            }
        ),
        (
            Beat(
                N_("Day six of week three ends with Blue's turn. Clockwise, Red would start next."),
                "YSP-7.5",
            ),
            Beat(
                N_(
                    "But the last day goes by the score. Green, with 31, starts and rolls; Red, in "
                    "the lead with 47, comes last."
                ),
                "YSP-7.5",
                moves=("end",),
            ),
            Beat(
                N_(
                    "Blue and Yellow are level with 40. Seen from Green, who started day six, Blue "
                    "sits further clockwise than Yellow, so Blue comes before Yellow."
                ),
                "YSP-7.5",
            ),
            Beat(
                N_(
                    "Green's walk sends a cube of Blue to the caravan: 42 for Blue, now ahead of "
                    "Yellow. By our ruling today's points change nothing, and Blue is next."
                ),
                "YSP-7.5",
                moves=("roll 0", "white 1,1,2,2,3,4,5,6,6", "take barrel", "walk W3"),
            ),
        ),
    ),
    Lesson(
        "winner",
        N_("The last week pays too"),
        ("YSP-7.6",),
        Start(
            position={
                **{"week": 3, "day": 7, "order": [1, 0, 3, 2], "turn": 2, "moment": "after"},
                "points": {"0": 45, "1": 33, "2": 47, "3": 44},
                "shops": {"amphora_6.1": 0, "amphora_6.2": 0, "barrel_4.1": 2, "barrel_4.2": 2},
                "caravan": [3, 3, 1],
            }
        ),
        (
            Beat(
                N_("Red leads with 47, ahead of Blue with 45, and ends the very last turn."),
                "YSP-7.6",
            ),
            Beat(
                N_(
                    "But week three pays like the others. Blue's souk is worth 6 and makes 51; "
                    "Red's has a gap. The caravan pays Yellow 2 and Green 1."
                ),
                "YSP-7.2",
                moves=("end",),
            ),
            Beat(N_("Blue wins: 51, 47, 46 and 34 points."), "YSP-7.6"),
        ),
    ),
    Lesson(
        "shared-victory",
        N_("Level at the top"),
        ("YSP-7.6",),
        Start(
            players=3,
            position={
                **{"week": 3, "day": 7, "start": 0, "turn": 2, "moment": "after"},
                "points": {"0": 52, "1": 48, "2": 49},
                "shops": {"amphora_4.1": 1, "barrel_3.1": 2, "barrel_3.2": 2},
            },
        ),
        (
            Beat(
                N_("Three players: Blue has 52, Green 48, Red 49. Two souks still pay."), "YSP-7.6"
            ),
            Beat(
                N_("Green gets 4, Red 3, and all of you have 52. You have won together."),
                "YSP-7.6",
                moves=("end",),
            ),
        ),
    ),
)
