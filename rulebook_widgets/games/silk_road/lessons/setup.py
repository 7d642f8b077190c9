"""Section 2: from the bag to the first leader."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.games.silk_road.lessons.layouts import FOR_FOUR, FOR_THREE
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

_GOODS: Final = (
    *("deal silk,dried_fruit,dried_fruit", "deal ivory,silk,jewels"),
    *("deal ivory,jewels,dried_fruit", "deal silk,silk,spices"),
)

LESSONS: Final = (
    Lesson(
        "three-goods",
        N_("Three goods from the bag"),
        ("SLK-2.1",),
        Start(players=4),
        (
            Beat(N_("All 75 goods are in the bag. Each of you reaches in."), "SLK-2.1"),
            Beat(
                N_("Aisha draws one silk and two dried fruit. You see it because you are Aisha."),
                "SLK-2.1",
                moves=_GOODS[:1],
            ),
            Beat(
                N_(
                    "The others draw as well, and keep it to themselves. What is left in the bag "
                    "becomes the supply, for all to see."
                ),
                "SLK-2.1",
                moves=_GOODS[1:],
            ),
        ),
        eyes=0,
    ),
    Lesson(
        "tiles-for-cities",
        N_("Three tiles for every city"),
        ("SLK-2.2", "SLK-2.5", "SLK-2.6", "SLK-2.4"),
        Start(players=4),
        (
            Beat(
                N_(
                    "Four of you play, so each city gets three tiles, one fewer than players. "
                    "Lanzhou is the first; it is orange, and so are its tiles."
                ),
                "SLK-2.2",
                moves=(*_GOODS, *FOR_FOUR[:3]),
            ),
            Beat(
                N_("Chang'an and Antioch get none. Here is the road with all its tiles."),
                "SLK-2.2",
                moves=FOR_FOUR[3:],
            ),
            Beat(
                N_(
                    "One of them is wrong: at Aleppo lies a crook. There and at Tyre, the last two "
                    "cities, neither crook nor barterer may lie. A new tile is drawn, and it is a "
                    "crook again ..."
                ),
                "SLK-2.4",
                moves=("lay crook",),
            ),
            Beat(
                N_(
                    "... so one more, a vizier, and that may stay. The purses are ready as well: "
                    "one gold and five silver each. The caravan waits in Chang'an."
                ),
                "SLK-2.5",
                moves=("lay vizier",),
            ),
            Beat(
                N_("Chance makes Bahram the leader. He gets the pawn and three turn tokens."),
                "SLK-2.6",
                moves=("first 1",),
            ),
        ),
    ),
    Lesson(
        "printed-are-extra",
        N_("A sixth place at Korla"),
        ("SLK-2.3",),
        Start(position={"city": "korla", "moment": "market"}),
        (
            Beat(
                N_(
                    "Korla has three tiles like every other city, and besides them an action that "
                    "is printed on the board. It does not count as one of the three."
                ),
                "SLK-2.3",
            ),
            Beat(
                N_(
                    "Whether Kucha has one as well, the Hungarian sheet says yes once and no once. "
                    "We follow the list that both sheets share, and it has no Kucha."
                ),
                "SLK-2.3",
            ),
        ),
    ),
    Lesson(
        "the-swap",
        N_("When all ninety tiles lie out"),
        ("SLK-2.4",),
        Start(players=3),
        (
            Beat(
                N_(
                    "Three of you play, with five tiles to a city: all ninety lie on the board. At "
                    "Aleppo is a barterer, and there is no new tile to put in its place."
                ),
                "SLK-2.4",
                moves=(
                    "deal jewels,jewels,dried_fruit",
                    "deal ivory,dried_fruit,dried_fruit",
                    "deal ivory,silk,spices",
                    *FOR_THREE,
                ),
            ),
            Beat(
                N_(
                    "So it changes places with a tile from another purple city, drawn at random: a "
                    "sell tile at Bactra."
                ),
                "SLK-2.4",
                moves=("swap bactra sell_dried_fruit",),
            ),
        ),
    ),
    Lesson(
        "side-by-side",
        N_("Aleppo or Tyre?"),
        ("SLK-2.4",),
        Start(position={"board": "parallel", "city": "palmyra", "moment": "travel"}),
        (
            Beat(
                N_(
                    "'The last two cities' can be read in another way: side by side, so that the "
                    "caravan sees only one of them. This second board has them so."
                ),
                "SLK-2.4",
                task=Task(
                    N_("Choose one of the two for the caravan."),
                    event="travelled",
                    hint=N_("Click Aleppo or Tyre on the map."),
                ),
            ),
        ),
    ),
    Lesson(
        "other-way",
        N_("The other way"),
        ("SLK-2.7",),
        Start(position={"reverse": True, "moment": "travel"}),
        (
            Beat(
                N_(
                    "In the variant you begin at Antioch and travel east. The purple tiles lie in "
                    "the east now, the orange ones in the west."
                ),
                "SLK-2.7",
            ),
            Beat(
                N_("Arrows are followed backwards: from Antioch to Tyre."),
                "SLK-2.7",
                moves=("travel tyre",),
            ),
            Beat(
                N_(
                    "The journey ends at Chang'an. So Yumen and Lanzhou, the last two cities now, "
                    "are those without crook and barterer."
                ),
                "SLK-2.7",
            ),
        ),
    ),
)
