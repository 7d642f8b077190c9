"""Section 6, first half: the six buildings."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.games.yspahan.examples import EXAMPLES
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

_BEFORE_THE_WALK: Final = {
    **EXAMPLES["G9"].facts,
    "buildings": {"3": ["bazaar", "hammam"]},
}
"""The walk of the sheet's example, by an owner of a hammam."""

LESSONS: Final = (
    Lesson(
        "one-a-turn",
        N_("One building a turn"),
        ("YSP-6.1",),
        Start(
            position={
                "moment": "after",
                "camels": {"0": 4},
                "gold": {"0": 4},
                "hands": {"0": ["exchange"]},
            }
        ),
        (
            Beat(
                N_(
                    "Blue's action is done. With 4 camels and 4 gold each of the six buildings can "
                    "be paid, in whatever order Blue likes."
                ),
                "YSP-6.1",
                task=Task(
                    N_("Put up a building for Blue."),
                    event="built",
                    hint=N_("Click one on Blue's board."),
                ),
            ),
            Beat(
                N_("We take the paddock. Its 2 camels go back to the supply."),
                "YSP-6.1",
                moves=("build paddock",),
            ),
            Beat(
                N_("What is left would be enough for a hammam, but one building a turn is all."),
                "YSP-6.1",
                tries="build hammam",
                refused="YSP-6.1",
            ),
        ),
    ),
    Lesson(
        "once-each",
        N_("Each of them once, and paid in full"),
        ("YSP-6.1",),
        Start(
            position={
                "moment": "after",
                "camels": {"0": 3},
                "gold": {"0": 3},
                "buildings": {"0": ["paddock"]},
            }
        ),
        (
            Beat(
                N_("Blue owns a paddock. A second one is not to be had."),
                "YSP-6.1",
                tries="build paddock",
                refused="YSP-6.1",
            ),
            Beat(
                N_("For the hoist Blue lacks a camel and a coin."),
                "YSP-6.8",
                tries="build hoist",
                refused="YSP-6.8",
            ),
            Beat(
                N_("The caravansary costs exactly what Blue has."),
                "YSP-6.1",
                moves=("build caravansary",),
            ),
        ),
    ),
    Lesson(
        "third-building",
        N_("Points from the third on"),
        ("YSP-6.2",),
        Start(position=EXAMPLES["G5"].facts),
        (
            Beat(
                N_(
                    "Yellow put up the bazaar building and the hammam earlier. Those first two "
                    "brought no points: the score is 0."
                ),
                "YSP-6.2",
            ),
            Beat(
                N_("The caravansary is the third: 5 points at once."),
                "YSP-6.2",
                moves=("build caravansary",),
            ),
        ),
    ),
    Lesson(
        "sixth-building",
        N_("All six"),
        ("YSP-6.2",),
        Start(
            position={
                "week": 3,
                "moment": "after",
                "camels": {"0": 2},
                "buildings": {"0": ["hoist", "bazaar", "caravansary", "hammam", "shop"]},
            }
        ),
        (
            Beat(
                N_("Blue has five buildings and 15 points for them: 5 each from the third on."),
                "YSP-6.2",
            ),
            Beat(
                N_(
                    "The paddock is the cheapest of all, but as Blue's sixth building it brings "
                    "10: now 25."
                ),
                "YSP-6.2",
                moves=("build paddock",),
            ),
        ),
    ),
    Lesson(
        "paddock",
        N_("One camel more"),
        ("YSP-6.3",),
        Start(
            position={
                "rows": {"camels": [1, 1], "gold": [6, 6, 6, 6, 6, 6, 6]},
                "buildings": {"0": ["paddock"]},
                "hands": {"0": ["three_camels"]},
            }
        ),
        (
            Beat(
                N_("Blue owns a paddock and takes two dice from the camel row: 2 and 1, so 3."),
                "YSP-6.3",
                moves=("take camels", "collect"),
            ),
            Beat(
                N_("The card for three camels brings exactly three: that is not the camel row."),
                "YSP-6.3",
                moves=("play three_camels",),
            ),
        ),
    ),
    Lesson(
        "shop-building",
        N_("Two gold more"),
        ("YSP-6.4",),
        Start(
            position={
                "rows": {"camels": [1, 1, 1, 1, 1, 1, 1, 1], "gold": [6]},
                "gold": {"0": 0, "1": 0},
                "buildings": {"0": ["shop"], "1": ["shop"]},
            }
        ),
        (
            Beat(
                N_("A single die in the gold row, but Blue owns the Shop building: 1 and 2, so 3."),
                "YSP-6.4",
                moves=("take gold", "collect"),
            ),
            Beat(
                N_("Green owns one too. It does not help: without dice there is nothing to take."),
                "YSP-6.4",
                tries="take gold",
                refused="YSP-4.1",
            ),
        ),
    ),
    Lesson(
        "hammam",
        N_("Was the gold needed?"),
        ("YSP-6.5",),
        Start(position=_BEFORE_THE_WALK),
        (
            Beat(
                N_(
                    "Yellow's walk from the sheet's example again. On the sheet Yellow pays 1 gold "
                    "for a fourth step, and owns a hammam. Was the gold needed?"
                ),
                "YSP-6.5",
                moves=("take barrel",),
            ),
            Beat(
                N_(
                    "By our ruling a hammam changes a walk by up to three spaces for nothing. From "
                    "here the threes reach any space up to six away. Seven cost 1 gold."
                ),
                "YSP-6.5",
                task=Task(
                    N_("Walk four spaces, as on the sheet, and watch Yellow's gold."),
                    accept=("walk S2",),
                    hint=N_("Two spaces south of the crossroads."),
                ),
            ),
            Beat(
                N_("Four steps, and Yellow still has all 4 gold."),
                "YSP-6.5",
                moves=("walk S2",),
            ),
            Beat(
                N_("The cube rides for 2 points as before, and the gold is there for building."),
                "YSP-6.5",
                moves=("release",),
            ),
        ),
    ),
    Lesson(
        "hammam-and-gold",
        N_("Further still"),
        ("YSP-6.5",),
        Start(position={**_BEFORE_THE_WALK, "gold": {"3": 1}}),
        (
            Beat(
                N_("Three for the dice, three for the hammam, one for Yellow's gold. Eight?"),
                "YSP-6.5",
                moves=("take barrel",),
                tries="walk S6",
                refused="YSP-6.5",
            ),
            Beat(
                N_("That is one too many. Seven spaces it is, for 1 gold."),
                "YSP-6.5",
                moves=("walk S5",),
            ),
        ),
    ),
    Lesson(
        "caravansary",
        N_("A card for the journey"),
        ("YSP-6.6",),
        Start(
            position={
                "start": 1,
                "supervisor": "W2",
                "shops": {"barrel_3.1": 0, "sack_3.2": 0},
                "rows": {"camels": [1], "sack": [2, 2], "barrel": [3, 3], "gold": [6, 6, 6, 6]},
                "camels": {"0": 1},
                "buildings": {"0": ["caravansary"]},
            }
        ),
        (
            Beat(
                N_("Green walks, and two cubes of Blue must go. Blue owns the caravansary."),
                "YSP-6.6",
                moves=("take barrel", "walk S1", "send barrel_3.1"),
            ),
            Beat(
                N_(
                    "Blue pays a camel for the first. By our ruling the substitute brings a card "
                    "as well, and the card comes before anybody looks at the second cube."
                ),
                "YSP-6.6",
                moves=("save", "deal three_camels"),
            ),
            Beat(
                N_("The second cube rides itself, and Blue draws again: two cubes, two cards."),
                "YSP-6.6",
                moves=("deal score_gold",),
            ),
        ),
    ),
    Lesson(
        "no-card-for-a-card",
        N_("A card brings no card"),
        ("YSP-6.6",),
        Start(
            position={
                "moment": "act",
                "hands": {"0": ["place_caravan"]},
                "buildings": {"0": ["caravansary"]},
            }
        ),
        (
            Beat(N_("Blue owns the caravansary and holds the card that loads a cube."), "YSP-6.6"),
            Beat(
                N_("It scores 2 points, but Blue's hand is empty afterwards."),
                "YSP-6.6",
                moves=("play place_caravan",),
            ),
        ),
    ),
    Lesson(
        "bazaar-building",
        N_("Two more a souk"),
        ("YSP-6.7",),
        Start(position=EXAMPLES["G3-bazaar"].facts),
        (
            Beat(
                N_(
                    "Week two is about to end. In the chest quarter Blue has filled the yellow "
                    "souk, worth 6, and Red the blue one, worth 4. Both own the bazaar building."
                ),
                "YSP-6.7",
            ),
            Beat(
                N_(
                    "So Blue scores 8 and Red 6. For the purple souk, which has gaps, Red gets "
                    "neither its value nor the 2."
                ),
                "YSP-6.7",
                moves=("end",),
            ),
        ),
    ),
    Lesson(
        "hoist",
        N_("One cube more, and last"),
        ("YSP-6.8",),
        Start(position=EXAMPLES["hoist_last"].facts),
        (
            Beat(
                N_(
                    "Red takes a single die for the chest quarter and gives away a card to count "
                    "one more: two cubes, both in the yellow souk."
                ),
                "YSP-6.8",
                moves=EXAMPLES["hoist_last"].moves,
            ),
            Beat(
                N_("Now the hoist comes in, last by our ruling, and waits for a decision."),
                "YSP-6.8",
                tries="end",
                refused="YSP-6.8",
            ),
            Beat(
                N_("Red may place one cube more, or do without."),
                "YSP-6.8",
                task=Task(
                    N_("Use the hoist to finish the yellow souk."),
                    accept=("place chest_6.3",),
                    hint=N_("One of its three shops is free."),
                ),
            ),
            Beat(
                N_("One die, and yet three cubes."),
                "YSP-6.8",
                moves=("place chest_6.3",),
            ),
        ),
    ),
)
