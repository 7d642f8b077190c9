"""Section 1: the city and the material."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.games.yspahan.examples import EXAMPLES
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

LESSONS: Final = (
    Lesson(
        "material",
        N_("What lies on the table"),
        ("YSP-1.1",),
        Start(players=4),
        (
            Beat(
                N_(
                    "Yspahan on the first morning, with four of you: the city with its shops and "
                    "its road, the dice board, the caravan of twelve camels, and for each of you a "
                    "board with six buildings to come."
                ),
                "YSP-1.1",
            ),
            Beat(
                N_(
                    "Blue, Green, Red and Yellow own 2 gold each and nothing else yet. Camels, "
                    "gold and cubes come from a supply; by our ruling it never runs out."
                ),
                "YSP-1.1",
            ),
            Beat(
                N_("Every day begins with the dice. Nine are white and cost nothing."),
                "YSP-1.1",
                task=Task(
                    N_("Let Blue roll the nine white dice, without yellow ones."),
                    accept=("roll 0",),
                    hint=N_("Use the button for the white dice alone."),
                ),
            ),
            Beat(
                N_(
                    "Nine white dice, sorted by value into the six rows of the dice board. What "
                    "the rows are good for is told in the next chapters."
                ),
                "YSP-1.1",
                moves=("roll 0", "white 1,1,2,3,3,4,5,6,6"),
            ),
        ),
    ),
    Lesson(
        "souks",
        N_("Reading the city"),
        ("YSP-1.2",),
        Start(
            position={
                "start": 3,
                "turn": 0,
                "rows": {"camels": [1, 1], "barrel": [3, 3, 3], "amphora": [5]},
            }
        ),
        (
            Beat(
                N_(
                    "The road makes four quarters: chest in the north-west, amphora in the "
                    "north-east, sack in the south-west, barrel in the south-east."
                ),
                "YSP-1.2",
            ),
            Beat(
                N_(
                    "Shops of one colour are a souk, and the number beside them is its value. The "
                    "amphora quarter has three: one shop worth 4, two worth 6, three worth 12."
                ),
                "YSP-1.2",
            ),
            Beat(
                N_("Blue takes the amphora row, with a single die: one cube for that quarter."),
                "YSP-1.2",
                moves=("take amphora",),
                task=Task(
                    N_("Place the cube so that it fills a whole souk."),
                    accept=("place amphora_4.1",),
                    hint=N_("Which souk of the amphora quarter has just one shop?"),
                ),
            ),
            Beat(
                N_(
                    "The orange souk is full. If it still is at the week's end, Blue gets its "
                    "value: 4 points."
                ),
                "YSP-1.2",
                moves=("place amphora_4.1",),
            ),
        ),
    ),
    Lesson(
        "free-shops",
        N_("Free shops in the chest quarter"),
        ("YSP-1.2",),
        Start(position=EXAMPLES["G8"].facts),
        (
            Beat(
                N_(
                    "The chest quarter: a yellow souk with three shops, a blue one with two, a "
                    "purple one with four. Blue has two cubes in the yellow, Red one in the blue."
                ),
                "YSP-1.2",
            ),
            Beat(
                N_("So six shops are free: one yellow, one blue and four purple ones."),
                "YSP-1.2",
            ),
            Beat(
                N_("Free is not the same as open. Red takes the chest row and tries the yellow."),
                "YSP-4.4",
                moves=("take chest",),
                tries="place chest_6.3",
                refused="YSP-4.4",
            ),
        ),
    ),
    Lesson(
        "roadside",
        N_("One shop a space, with exceptions"),
        ("YSP-1.3",),
        Start(
            position={
                "supervisor": "E2",
                "shops": {"sack_3.2": 3, "barrel_3.1": 1, "amphora_4.1": 2, "amphora_6.2": 3},
                "rows": {"camels": [1, 1, 1], "sack": [2, 2], "gold": [6, 6, 6, 6]},
            }
        ),
        (
            Beat(
                N_(
                    "The supervisor stands two spaces east of the crossroads, next to one shop of "
                    "the barrel quarter. Most spaces are like that: one space, one shop."
                ),
                "YSP-1.3",
            ),
            Beat(
                N_(
                    "Blue walks it two spaces, onto the crossroads. There are cubes close by, but "
                    "the crossroads itself has no shop: nothing happens."
                ),
                "YSP-1.3",
                moves=("take sack", "walk X"),
            ),
            Beat(
                N_(
                    "Green walks it one space east. This is one of the two spaces with two shops: "
                    "a barrel shop and an amphora shop, and both cubes have to go."
                ),
                "YSP-1.3",
                moves=("take camels", "walk E1"),
            ),
            Beat(
                N_(
                    "Yellow's cube in the amphora quarter is safe for good: its shop lies beside "
                    "no space at all, like 20 of the 47."
                ),
                "YSP-1.3",
            ),
        ),
    ),
)
