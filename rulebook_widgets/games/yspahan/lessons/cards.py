"""Section 6, second half: the cards."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.games.yspahan.examples import EXAMPLES
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

_ONE_CARD_PILE: Final = {
    "0": ["exchange", "exchange", "three_camels", "three_camels"],
    "1": ["place_shop", "place_shop", "place_caravan", "place_caravan", "three_gold"],
    "2": ["score_camels", "score_camels", "score_gold", "score_gold"],
    "3": ["build_without_camels", "build_without_camels", "build_without_gold"],
}
"""All cards but two: those lie on the discards, and the deck is used up."""

LESSONS: Final = (
    Lesson(
        "one-more-die",
        N_("A card for one die more"),
        ("YSP-6.9",),
        Start(
            position={
                "rows": {"camels": [1, 1], "sack": [2, 2, 2], "gold": [6, 6, 6, 6]},
                "hands": {"0": ["score_gold", "exchange"]},
                "buildings": {"0": ["paddock"]},
            }
        ),
        (
            Beat(
                N_("Blue takes two dice for camels and gives a card away unused: three dice now."),
                "YSP-6.9",
                moves=("take camels", "discard score_gold"),
            ),
            Beat(
                N_("One card a turn is the limit."),
                "YSP-6.9",
                tries="discard exchange",
                refused="YSP-6.9",
            ),
            Beat(
                N_("By our ruling such a card goes with the row only, not with a walk."),
                "YSP-6.9",
                tries="walk N1",
                refused="YSP-6.9",
            ),
            Beat(
                N_("2 for the dice, 1 for the card, and 1 from the paddock, as always: 4 camels."),
                "YSP-6.9",
                moves=("collect",),
            ),
        ),
    ),
    Lesson(
        "any-time",
        N_("Early, late, but not in between"),
        ("YSP-6.9",),
        Start(
            position={
                "gold": {"0": 0},
                "hands": {"0": ["three_gold", "three_camels"]},
            }
        ),
        (
            Beat(
                N_("Blue is start player and has no gold for yellow dice, but a card for three."),
                "YSP-6.9",
                task=Task(
                    N_("Play the card that brings gold, before the roll."),
                    accept=("play three_gold",),
                    hint=N_("Click it in Blue's hand."),
                ),
            ),
            Beat(
                N_("Blue plays it and buys three yellow dice."),
                "YSP-6.9",
                moves=(
                    "play three_gold",
                    "roll 3",
                    "white 1,1,2,3,4,4,5,6,6",
                    "yellow 1,3,6",
                ),
            ),
            Beat(
                N_("With dice in the hand, in the middle of the action, no card is played."),
                "YSP-6.9",
                moves=("take camels",),
                tries="play three_camels",
                refused="YSP-6.9",
            ),
            Beat(
                N_("When the action is done, and after building too, it is allowed again."),
                "YSP-6.9",
                moves=("collect", "build paddock", "play three_camels"),
            ),
        ),
    ),
    Lesson(
        "new-deck",
        N_("Shuffled anew"),
        ("YSP-6.9",),
        Start(
            position={
                "start": 0,
                "turn": 1,
                "rows": {"camels": [1, 1], "gold": [6]},
                "hands": _ONE_CARD_PILE,
                "discards": ["three_gold", "build_without_gold"],
            }
        ),
        (
            Beat(N_("The deck is used up, and two cards lie on the discards."), "YSP-6.9"),
            Beat(
                N_("Green draws: the two are shuffled into a new deck, and one comes to Green."),
                "YSP-6.9",
                moves=("take gold", "draw", "deal three_gold"),
            ),
            Beat(
                N_("By our ruling a card may be played in the turn in which it was drawn."),
                "YSP-6.9",
                moves=("play three_gold",),
            ),
        ),
    ),
    Lesson(
        "goods-cards",
        N_("Cards for camels and gold"),
        ("YSP-6.10",),
        Start(
            position={
                "moment": "act",
                "gold": {"0": 2},
                "hands": {"0": ["exchange", "three_camels", "three_gold"]},
            }
        ),
        (
            Beat(
                N_("Three gold: Blue has 5 now."),
                "YSP-6.10",
                moves=("play three_gold",),
            ),
            Beat(
                N_("Three camels."),
                "YSP-6.10",
                moves=("play three_camels",),
            ),
            Beat(
                N_("The third card exchanges any number, but by our ruling not none."),
                "YSP-6.10",
                tries="exchange camels 0",
                refused="YSP-6.10",
            ),
            Beat(
                N_("Blue gives all 5 gold for 5 camels. The other way round would do as well."),
                "YSP-6.10",
                moves=("exchange gold 5",),
            ),
        ),
    ),
    Lesson(
        "cube-cards",
        N_("Cards for cubes"),
        ("YSP-6.10",),
        Start(
            position={
                "moment": "act",
                "shops": {"chest_4.1": 0, "chest_6.1": 1},
                "caravan": [1, 2],
                "hands": {"0": ["place_caravan", "place_shop"]},
            }
        ),
        (
            Beat(
                N_("A cube for any shop of the city, if it is open to Blue. Purple is not, yet."),
                "YSP-6.10",
                tries="stall chest_8.1",
                refused="YSP-4.4",
            ),
            Beat(
                N_("There is a better one."),
                "YSP-6.10",
                task=Task(
                    N_("Play the card so that it fills Blue's souk."),
                    accept=("stall chest_4.2",),
                    hint=N_("First the card in the hand, then the shop."),
                ),
            ),
            Beat(
                N_("The blue souk of the chest quarter is full, without any dice."),
                "YSP-6.10",
                moves=("stall chest_4.2",),
            ),
            Beat(
                N_("The other card loads a cube from the supply: the third camel, 2 points."),
                "YSP-6.10",
                moves=("play place_caravan",),
            ),
        ),
    ),
    Lesson(
        "points-cards",
        N_("Cards for points"),
        ("YSP-6.10",),
        Start(
            position={
                "moment": "after",
                "camels": {"0": 6},
                "gold": {"0": 12},
                "hands": {"0": ["score_camels", "score_gold"]},
            }
        ),
        (
            Beat(
                N_("2 points for each camel handed in, but the card takes four at most."),
                "YSP-6.10",
                tries="hand_in camels 5",
                refused="YSP-6.10",
            ),
            Beat(
                N_("Blue hands in four: 8 points."),
                "YSP-6.10",
                moves=("hand_in camels 4",),
            ),
            Beat(
                N_("1 point for each coin, and ten coins at most: 10 points, 18 in all."),
                "YSP-6.10",
                moves=("hand_in gold 10",),
            ),
        ),
    ),
    Lesson(
        "hoist-without-camels",
        N_("A hoist without its camels"),
        ("YSP-6.10", "YSP-6.1"),
        Start(
            position={
                "moment": "after",
                "camels": {"0": 2},
                "gold": {"0": 4},
                "hands": {"0": ["build_without_camels"]},
            }
        ),
        (
            Beat(
                N_("The hoist costs 4 camels and 4 gold, and Blue has 2 camels and 4 gold."),
                "YSP-6.8",
                tries="build hoist",
                refused="YSP-6.8",
            ),
            Beat(
                N_("The card spares the camels, all of them. Blue pays 4 gold for the hoist."),
                "YSP-6.10",
                moves=("build_without camels hoist",),
            ),
            Beat(
                N_(
                    "By our ruling that was a building of the card's own. The turn's building is "
                    "still to come, if Blue likes: 2 camels are enough for a paddock."
                ),
                "YSP-6.1",
                moves=("build paddock",),
            ),
        ),
    ),
    Lesson(
        "hoist-without-gold",
        N_("A hoist without its gold"),
        ("YSP-6.10",),
        Start(
            position={
                **EXAMPLES["G7-gold"].facts,
                "hands": {"0": ["build_without_camels", "build_without_gold"]},
            }
        ),
        (
            Beat(
                N_("No gold, 4 camels, and a card for each case. The wrong one leaves 4 gold due."),
                "YSP-6.10",
                tries="build_without camels hoist",
                refused="YSP-6.10",
            ),
            Beat(
                N_("By our ruling the two cards do not combine. The other one spares the gold:"),
                "YSP-6.10",
                task=Task(
                    N_("Put up the hoist with the card that spares its gold."),
                    accept=("build_without gold hoist",),
                    hint=N_("Click the card first, then the hoist on Blue's board."),
                ),
            ),
            Beat(
                N_("Blue pays 4 camels and no gold."),
                "YSP-6.10",
                moves=("build_without gold hoist",),
            ),
        ),
    ),
)
