"""The running example of the sheet: one day of week two, and the end of that week.

What the sheet does not say is filled in: the city before the day, the roll of the last day, and
the points. The days between are left out.
"""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

_DAY: Final = {
    **{"week": 2, "day": 2, "start": 0, "supervisor": "W2"},
    "shops": {
        **{"chest_6.1": 0, "chest_6.2": 0, "barrel_3.1": 0},
        **{"chest_4.2": 2, "sack_3.2": 3, "sack_3.3": 3},
    },
    "gold": {"0": 2, "1": 0, "2": 0, "3": 4},
    "camels": {"3": 4},
    "buildings": {"3": ["bazaar", "hammam"]},
}
_LAST_DAY: Final = {
    **{"week": 2, "day": 7, "start": 1, "supervisor": "W1"},
    "shops": {
        **{"chest_6.1": 0, "chest_6.2": 0, "barrel_3.1": 0},
        **{"chest_4.1": 2, "chest_4.2": 2, "chest_8.3": 2},
        **{"sack_3.2": 3, "sack_3.3": 3},
    },
    "caravan": [3, 3, 3, 0, 2, 0, 1, 1],
    "gold": {"0": 0, "1": 3, "2": 1, "3": 1},
    "camels": {"0": 1},
    "buildings": {"3": ["bazaar", "hammam", "caravansary"]},
    "points": {"0": 3, "1": 2, "2": 1, "3": 11},
}

LESSONS: Final = (
    Lesson(
        "running-example",
        N_("A whole day, as on the sheet"),
        (
            *("YSP-3.5", "YSP-3.2", "YSP-3.3", "YSP-3.4", "YSP-4.1", "YSP-4.2", "YSP-4.4"),
            *("YSP-5.2", "YSP-5.3", "YSP-5.4", "YSP-6.1", "YSP-6.2", "YSP-6.5"),
            "YSP-7.1",
        ),
        Start(position=_DAY),
        (
            Beat(
                N_(
                    "The sheet explains the game by one long example. Here it is, from roll to "
                    "nightfall. Blue, Green, Red and Yellow sit in this order, and Blue starts."
                ),
                "YSP-3.5",
            ),
            Beat(
                N_(
                    "It is week two. In the chest quarter Blue has two cubes in the yellow souk, "
                    "Red one in the blue. Yellow owns the bazaar building and the hammam, 4 camels "
                    "and 4 gold. What the sheet leaves open we have filled in."
                ),
                "YSP-3.5",
            ),
            Beat(
                N_("Blue has 2 gold and spends both on yellow dice, before the roll."),
                "YSP-3.2",
                task=Task(
                    N_("Roll with two yellow dice."),
                    accept=("roll 2",),
                    hint=N_("Use the button."),
                ),
            ),
            Beat(
                N_("Eleven dice: 1, 1, 1, 2, 3, 3, 5, 5, 6, 6, 6. A one and the two are yellow."),
                "YSP-3.2",
                moves=("roll 2", "white 1,1,3,3,5,5,6,6,6", "yellow 1,2"),
            ),
            Beat(
                N_(
                    "Ones to the camels, sixes to the gold, and between them 2, 3 and 5 from "
                    "below: sack, barrel, chest. The amphora row is left without dice."
                ),
                "YSP-3.3",
            ),
            Beat(
                N_(
                    "An aside: had there been only twos and fives, those would be camels and gold, "
                    "and all the quarters empty. Had all dice agreed, all would be camels."
                ),
                "YSP-3.3",
            ),
            Beat(
                N_("Blue takes the camel row. The yellow die in it counts as well: 3 camels."),
                "YSP-4.2",
                moves=("take camels", "collect"),
            ),
            Beat(
                N_("The yellow two leaves, since Blue's action is done. No sack row for Green."),
                "YSP-3.4",
                moves=("end",),
                tries="take sack",
                refused="YSP-4.1",
            ),
            Beat(
                N_("Green takes the three sixes: 3 gold."),
                "YSP-4.2",
                moves=("take gold", "collect"),
            ),
            Beat(
                N_(
                    "Red has two dice for the chest quarter. The yellow souk is Blue's and closed "
                    "to Red."
                ),
                "YSP-4.4",
                moves=("take chest",),
                tries="place chest_6.3",
                refused="YSP-4.4",
            ),
            Beat(
                N_("The purple one may not be opened yet."),
                "YSP-4.4",
                tries="place chest_8.3",
                refused="YSP-4.4",
            ),
            Beat(
                N_("One shop is left for the first cube."),
                "YSP-4.4",
                task=Task(
                    N_("Place the cube that Red has to place first."),
                    accept=("place chest_4.1",),
                    hint=N_("Red has an unfinished souk in this quarter."),
                ),
            ),
            Beat(
                N_(
                    "The first cube finishes the blue souk, the second opens the purple one, top "
                    "left. From now on purple is closed to the others."
                ),
                "YSP-4.4",
                moves=("place chest_4.1", "place chest_8.3"),
            ),
            Beat(
                N_(
                    "Yellow is last, and only the threes are left: two cubes in the barrel "
                    "quarter, a card, or a walk of the supervisor. Yellow wants to walk."
                ),
                "YSP-4.1",
                moves=("take barrel",),
            ),
            Beat(
                N_(
                    "Three steps would send a cube of Blue: to the east alone, to the south "
                    "together with one of Yellow. Four steps to the south send one of Yellow only."
                ),
                "YSP-5.2",
                task=Task(
                    N_("Walk those four steps."),
                    accept=("walk S2",),
                    hint=N_("The second space south of the crossroads."),
                ),
            ),
            Beat(
                N_(
                    "On the sheet the fourth step costs 1 gold. Was the gold needed? By our ruling "
                    "the hammam makes it free. Without one it would cost 1: the lesson 'Three "
                    "steps, or four' has the same walk without a hammam."
                ),
                "YSP-6.5",
                moves=("walk S2",),
            ),
            Beat(
                N_(
                    "The cube beside the supervisor must go. Its owner may pay a camel to keep it "
                    "there, and Yellow has four."
                ),
                "YSP-5.3",
                task=Task(
                    N_("Decide for Yellow: pay a camel, or let the cube go."),
                    accept=("save", "release"),
                    hint=N_("Both are allowed. Step on to see the first, go back for the other."),
                ),
            ),
            Beat(
                N_("Yellow pays a camel. The cube stays in its shop; one from the supply leaves."),
                "YSP-5.3",
                moves=("save",),
            ),
            Beat(
                N_("Either way the first camel of the bottom row is loaded: 2 points at once."),
                "YSP-5.4",
            ),
            Beat(
                N_("With 3 camels and enough gold Yellow may still build."),
                "YSP-6.1",
                task=Task(
                    N_("Put up the caravansary."),
                    accept=("build caravansary",),
                    hint=N_("It costs 3 camels and 3 gold."),
                ),
            ),
            Beat(
                N_(
                    "After bazaar building and hammam it is Yellow's third: 5 points, 7 with the "
                    "two of the caravan."
                ),
                "YSP-6.2",
                moves=("build caravansary",),
            ),
            Beat(
                N_("That was the last turn. No dice are left, the day is over, and Green is next."),
                "YSP-7.1",
            ),
        ),
    ),
    Lesson(
        "running-example-week",
        N_("Five days later: the week's end"),
        ("YSP-7.2", "YSP-7.3", "YSP-7.4", "YSP-4.3", "YSP-5.4", "YSP-6.6"),
        Start(position=_LAST_DAY),
        (
            Beat(
                N_(
                    "The seventh day of the same week. Eight cubes ride on the caravan by now. The "
                    "points are those since our example began, with what each cube scored when it "
                    "was loaded."
                ),
                "YSP-5.4",
            ),
            Beat(
                N_("Green rolls, without yellow dice, and takes the gold."),
                "YSP-4.2",
                moves=("roll 0", "white 1,1,2,3,3,3,4,5,6", "take gold", "collect"),
            ),
            Beat(
                N_("Red takes the camels. The purple souk stays unfinished, a pity for Red."),
                "YSP-4.2",
                moves=("take camels", "collect", "end"),
            ),
            Beat(
                N_(
                    "Yellow takes the threes and walks to the south once more. The cube is the "
                    "first in the top row: no points now, but a card from the caravansary."
                ),
                "YSP-6.6",
                moves=("take barrel", "walk S2", "deal exchange"),
            ),
            Beat(
                N_("Blue is last and takes the one die for the chest quarter."),
                "YSP-4.3",
                moves=("end", "take chest"),
                task=Task(
                    N_("Place the cube that finishes Blue's souk."),
                    accept=("place chest_6.3",),
                    hint=N_("The yellow souk of the chest quarter lacks one cube."),
                ),
            ),
            Beat(
                N_("Just in time: that was the week. The souks pay first, then the caravan."),
                "YSP-7.2",
                moves=("place chest_6.3",),
            ),
            Beat(
                N_(
                    "Blue gets 6 for the yellow souk, Red 4 for the blue one and nothing for the "
                    "purple. With bazaar buildings it would have been 8 and 6. Yellow has one, but "
                    "no souk that is full."
                ),
                "YSP-7.2",
            ),
            Beat(
                N_(
                    "The caravan: Green 2 cubes times 2, Blue the same, 4 points each. Yellow 4 "
                    "times 3, since one rides in the top row: 12. Red 1 times 2. The cubes stay."
                ),
                "YSP-7.3",
            ),
            Beat(
                N_(
                    "Week three, day one: the supervisor is back at the crossroads, and Red, on "
                    "Green's left, starts. The score: Yellow 23, Blue 13, Red 7, Green 6."
                ),
                "YSP-7.4",
            ),
        ),
    ),
)
