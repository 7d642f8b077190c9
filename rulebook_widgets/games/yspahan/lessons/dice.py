"""Section 3: the day and its dice."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.games.yspahan.examples import EXAMPLES
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

LESSONS: Final = (
    Lesson(
        "three-weeks",
        N_("The last days of a week"),
        ("YSP-3.1",),
        Start(position={"week": 1, "day": 6, "start": 1, "turn": 0, "rows": {"gold": [6]}}),
        (
            Beat(
                N_(
                    "Week one, day six. Green, Red and Yellow have had their turns today, and "
                    "Blue's is the last."
                ),
                "YSP-3.1",
            ),
            Beat(
                N_("Blue takes the gold, and the seventh day begins. Each of you had one turn."),
                "YSP-3.1",
                moves=("take gold", "collect"),
            ),
            Beat(
                N_(
                    "On day seven Red, Yellow, Blue and Green have theirs, and the first week is "
                    "over: seven turns each. With two more weeks it will be 21."
                ),
                "YSP-3.1",
                moves=(
                    *("roll 0", "white 1,2,2,3,3,4,5,6,6"),
                    *("take gold", "collect"),
                    *("take camels", "collect"),
                    *("take sack", "draw", "deal exchange", "end"),
                    *("take amphora", "place amphora_4.1"),
                ),
            ),
        ),
    ),
    Lesson(
        "buying-dice",
        N_("Yellow dice cost gold"),
        ("YSP-3.2",),
        Start(position={"gold": {"0": 2}}),
        (
            Beat(
                N_("Blue has 2 gold. That is enough for two yellow dice, not for three."),
                "YSP-3.2",
                tries="roll 3",
                refused="YSP-3.2",
            ),
            Beat(
                N_("Now, before the roll, is the time to buy."),
                "YSP-3.2",
                task=Task(
                    N_("Roll with exactly one yellow die."),
                    accept=("roll 1",),
                    hint=N_("The buttons tell how many dice you buy along with the roll."),
                ),
            ),
            Beat(
                N_(
                    "We go on with two. Blue pays both coins without having seen a single spot, "
                    "and eleven dice fall together."
                ),
                "YSP-3.2",
                moves=("roll 2", "white 1,2,2,3,4,4,5,6,6", "yellow 4,6"),
            ),
            Beat(
                N_("A second roll? There is only one a day."),
                "YSP-3.2",
                tries="roll 0",
                refused="YSP-3.2",
            ),
        ),
    ),
    Lesson(
        "eleven-dice",
        N_("Eleven dice in five groups"),
        ("YSP-3.3",),
        Start(position=EXAMPLES["G1"].facts),
        (
            Beat(
                N_("This is the roll of the sheet's example. Blue pays for two yellow dice."),
                "YSP-3.2",
                moves=("roll 2",),
            ),
            Beat(
                N_("Eleven dice: 1, 1, 1, 2, 3, 3, 5, 5, 6, 6, 6. Colours do not matter now."),
                "YSP-3.3",
                moves=("white 1,1,3,3,5,5,6,6,6", "yellow 1,2"),
            ),
            Beat(
                N_(
                    "The ones are lowest: bottom row, camels. The sixes are highest: top row, "
                    "gold. Between them the rows fill from below: 2 for sack, 3 for barrel, and, "
                    "as nobody rolled a four, 5 for chest."
                ),
                "YSP-3.3",
            ),
            Beat(
                N_("Five values for six rows: the amphora row stays empty today."),
                "YSP-3.3",
                tries="take amphora",
                refused="YSP-4.1",
            ),
        ),
    ),
    Lesson(
        "two-values",
        N_("Two values only"),
        ("YSP-3.3",),
        Start(position=EXAMPLES["G2"].facts),
        (
            Beat(
                N_("What if nearly all dice agree? Suppose Blue rolls twos and fives."), "YSP-3.3"
            ),
            Beat(
                N_("The twos are lowest, so camels; the fives highest, so gold."),
                "YSP-3.3",
                moves=EXAMPLES["G2"].moves,
            ),
            Beat(
                N_("Nothing is left for the four quarters."),
                "YSP-3.3",
                tries="take sack",
                refused="YSP-4.1",
            ),
        ),
    ),
    Lesson(
        "one-value",
        N_("Nine dice, one value"),
        ("YSP-3.3",),
        Start(position=EXAMPLES["G2-one"].facts),
        (
            Beat(
                N_("It is rare, but it happens: nine fours. They are the lowest and the highest."),
                "YSP-3.3",
                moves=EXAMPLES["G2-one"].moves,
            ),
            Beat(
                N_("Then they go for camels, and even the gold row is empty."),
                "YSP-3.3",
                tries="take gold",
                refused="YSP-4.1",
            ),
        ),
    ),
    Lesson(
        "yellow-dice-leave",
        N_("Yellow dice are for their buyer"),
        ("YSP-3.4",),
        Start(
            position={
                "week": 2,
                "gold": {"0": 0},
                "rows": {
                    "camels": [1, 1, 1],
                    "sack": [2],
                    "barrel": [3, 3],
                    "chest": [5, 5],
                    "gold": [6, 6, 6],
                },
                "yellow": {"camels": 1, "sack": 1},
            }
        ),
        (
            Beat(
                N_("The eleven dice again. One of the ones is yellow, and so is the only two."),
                "YSP-3.4",
                task=Task(
                    N_("Choose the row that brings Blue camels."),
                    accept=("take camels",),
                    hint=N_("It is the bottom row."),
                ),
            ),
            Beat(
                N_("Blue takes the ones. The yellow one counts like any other: three camels."),
                "YSP-3.4",
                moves=("take camels", "collect"),
            ),
            Beat(
                N_(
                    "With that Blue's action is done, and the other yellow die is gone already. "
                    "The sack row is empty, and the threes do not slide down into it."
                ),
                "YSP-3.4",
            ),
            Beat(
                N_("Green would have liked the two."),
                "YSP-3.4",
                moves=("end",),
                tries="take sack",
                refused="YSP-4.1",
            ),
        ),
    ),
    Lesson(
        "act-then-build",
        N_("First the dice, then a building"),
        ("YSP-3.5",),
        Start(position={"camels": {"0": 2}, "moment": "act"}),
        (
            Beat(
                N_("Blue has two camels, enough for a paddock. But building comes second."),
                "YSP-3.5",
                tries="build paddock",
                refused="YSP-6.1",
            ),
            Beat(
                N_("Nor may Blue let the dice lie: one group must be taken."),
                "YSP-3.5",
                tries="end",
                refused="YSP-3.5",
            ),
            Beat(
                N_("Blue takes the gold row. Now it is time to build, for those who want to."),
                "YSP-3.5",
                moves=("take gold", "collect"),
                task=Task(
                    N_("Put up the paddock for Blue."),
                    accept=("build paddock",),
                    hint=N_("Click the paddock on Blue's board."),
                ),
            ),
            Beat(
                N_(
                    "There is nothing more Blue could do, so the turn ends by itself. Green, on "
                    "Blue's left, is next, then Red, then Yellow."
                ),
                "YSP-3.5",
                moves=("build paddock",),
            ),
        ),
    ),
)
