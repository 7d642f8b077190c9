"""Section 2: from the bag to the first leader."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.games.silk_road.lessons.layouts import FOR_FIVE_A_CITY, FOR_FOUR
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

_GOODS: Final = (
    *("deal silk,dried_fruit,dried_fruit", "deal ivory,silk,jewels"),
    *("deal ivory,jewels,dried_fruit", "deal silk,silk,spices"),
)

_GOODS_OF_THREE: Final = (
    "deal jewels,jewels,dried_fruit",
    "deal ivory,dried_fruit,dried_fruit",
    "deal ivory,silk,spices",
)

_GOODS_OF_SIX: Final = (
    *_GOODS_OF_THREE,
    *("deal silk,silk,spices", "deal ivory,jewels,jewels", "deal silk,dried_fruit,spices"),
)

_SWAPPED: Final = ("swap bactra sell_dried_fruit",)
"""What takes the barterer away from Aleppo."""

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
        ("SLK-2.2",),
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
                N_(
                    "Here is the road with all its tiles, orange in the east and purple in the "
                    "west. Chang'an and Antioch get none."
                ),
                "SLK-2.2",
                moves=FOR_FOUR[3:],
            ),
        ),
    ),
    Lesson(
        "printed-are-extra",
        N_("One more at Korla"),
        ("SLK-2.3",),
        Start(position={"city": "korla", "moment": "market"}),
        (
            Beat(
                N_(
                    "Korla got three tiles like every other city, and besides them an action is "
                    "printed on the board. It does not count as one of the three."
                ),
                "SLK-2.3",
            ),
            Beat(
                N_(
                    "And Kucha, the next city? The Hungarian sheet has a printed action there in "
                    "an example, but not in its list. We follow the list: both sheets have it, and "
                    "Kucha is not on it."
                ),
                "SLK-2.3",
            ),
        ),
    ),
    Lesson(
        "tricks-kept-out",
        N_("A crook at Aleppo"),
        ("SLK-2.4",),
        Start(players=4),
        (
            Beat(
                N_(
                    "All tiles lie out, and one of them is wrong: a crook at Aleppo. There and at "
                    "Tyre, the last two cities, neither crook nor barterer may lie."
                ),
                "SLK-2.4",
                moves=(*_GOODS, *FOR_FOUR),
            ),
            Beat(
                N_("Another purple tile is drawn for it, and is a crook again. Once more, then."),
                "SLK-2.4",
                moves=("lay crook",),
            ),
            Beat(
                N_("A vizier. That may stay, and both crooks are out of the game."),
                "SLK-2.4",
                moves=("lay vizier",),
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
                    "Aleppo is a barterer, and no unused tile could take its place."
                ),
                "SLK-2.4",
                moves=(*_GOODS_OF_THREE, *FOR_FIVE_A_CITY),
            ),
            Beat(
                N_(
                    "So it changes places with a tile from another purple city, drawn at random. "
                    "Bactra gets the barterer, and Aleppo a tile for selling dried fruit."
                ),
                "SLK-2.4",
                moves=_SWAPPED,
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
            Beat(
                N_(
                    "From Aleppo an arrow leads straight to Antioch. What lies at Tyre stays there."
                ),
                "SLK-2.4",
                moves=("travel aleppo",),
            ),
        ),
    ),
    Lesson(
        "purses",
        N_("A gold coin and five silver"),
        ("SLK-2.5",),
        Start(position={}),
        (
            Beat(
                N_(
                    "Each of you begins with a gold coin and five silver ones. Gold is worth five, "
                    "so that makes 10 silver."
                ),
                "SLK-2.5",
            ),
            Beat(
                N_(
                    "The caravan stands in Chang'an. No tiles lie here, so the first market will "
                    "be at Lanzhou."
                ),
                "SLK-2.5",
            ),
        ),
    ),
    Lesson(
        "first-leader",
        N_("Six players, and one of them leads"),
        ("SLK-2.6",),
        Start(players=6),
        (
            Beat(
                N_(
                    "Six of you play, with five tiles to a city. Goods, tiles and money are where "
                    "they belong; only the leader is missing. Chance chooses one of you."
                ),
                "SLK-2.6",
                moves=(*_GOODS_OF_SIX, *FOR_FIVE_A_CITY, *_SWAPPED),
            ),
            Beat(
                N_(
                    "It is Bahram. He gets the pawn and with it five turn tokens, as many as each "
                    "city has tiles."
                ),
                "SLK-2.6",
                moves=("first 1",),
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
