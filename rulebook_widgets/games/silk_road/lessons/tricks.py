"""Section 6, the tiles that use others in another way: crook and barterer."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.games.silk_road.examples import EXAMPLES
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

LESSONS: Final = (
    Lesson(
        "crook",
        EXAMPLES["G3"].title,
        ("SLK-6.10",),
        Start(position=EXAMPLES["G3"].facts),
        (
            Beat(
                N_(
                    "In front of Aisha's screen lies a crook from another city. She takes a trader "
                    "that gives two spices for an ivory."
                ),
                "SLK-6.10",
                moves=("take trader_ivory_spices",),
            ),
            Beat(
                N_("The crook turns the spices into ivory."),
                "SLK-6.10",
                task=Task(
                    N_("Spend the crook: let the spices on the tile become ivory."),
                    accept=("crook spices ivory",),
                    hint=N_("Click the crook, then the spices on the tile, then the ivory."),
                ),
            ),
            Beat(
                N_("One ivory for two. The crook is out of the game."),
                "SLK-6.10",
                moves=("crook spices ivory", "trade ivory ivory"),
            ),
        ),
    ),
    Lesson(
        "crook-nothing-shown",
        N_("Where a crook is of no use"),
        ("SLK-6.10",),
        Start(
            position={
                "tiles": {"lanzhou": ["special_trader_4", "thief", "vizier"]},
                "crooks": {"0": 1},
                "goods": {"0": {"silk": 2}},
            }
        ),
        (
            Beat(
                N_("A special trader shows no kind, so a crook finds nothing to change."),
                "SLK-6.10",
                moves=("take special_trader_4",),
                tries="crook silk jewels",
                refused="SLK-6.10",
            ),
            Beat(
                N_("She swaps her two silk without it and keeps the crook for another tile."),
                "SLK-6.4",
                moves=("give silk", "give silk", "done", "receive jewels", "receive jewels"),
            ),
        ),
    ),
    Lesson(
        "crook-both-exchanges",
        EXAMPLES["both_exchanges"].title,
        ("SLK-6.10",),
        Start(position=EXAMPLES["both_exchanges"].facts),
        (
            Beat(
                N_("Aisha has no ivory, but two silk. The crook turns the tile's ivory into silk."),
                "SLK-6.10",
                moves=("take trader_ivory_spices", "crook ivory silk"),
            ),
            Beat(
                N_("That holds for both exchanges: two silk in, four spices out."),
                "SLK-6.10",
                moves=("trade silk spices", "trade silk spices"),
            ),
        ),
    ),
    Lesson(
        "printed-crook",
        N_("A crook on a printed action"),
        ("SLK-6.10",),
        Start(position=EXAMPLES["printed"].facts),
        (
            Beat(
                N_("At Korla dried fruit can be bought. With a crook it is silk, just this once."),
                "SLK-6.10",
                moves=("printed", "crook dried_fruit silk"),
            ),
            Beat(
                N_(
                    "Aisha buys one silk for 1 silver. The crook is gone; on the board nothing has "
                    "changed."
                ),
                "SLK-6.10",
                moves=("buy silk", "done"),
            ),
        ),
    ),
    Lesson(
        "two-tiles",
        N_("Two tiles in one turn"),
        ("SLK-6.11",),
        Start(
            position={
                "tiles": {"lanzhou": ["sell_silk", "buy_jewels", "thief"]},
                "goods": {"0": {"silk": 2}},
                "barterers": {"0": 1},
            }
        ),
        (
            Beat(
                N_("In front of Aisha's screen lies a barterer from another city."),
                "SLK-6.11",
                task=Task(
                    N_("Spend the barterer, before you take a tile."),
                    accept=("barter",),
                    hint=N_("Click the barterer, or the button."),
                ),
            ),
            Beat(
                N_("Now there are two tiles for her. With the first she sells both her silk."),
                "SLK-6.11",
                moves=("barter", "take sell_silk", "sell silk", "sell silk", "done"),
            ),
            Beat(
                N_("With the second she buys a jewel. Two tiles, but only one token."),
                "SLK-6.11",
                moves=("take buy_jewels", "buy jewels", "done"),
            ),
        ),
    ),
    Lesson(
        "fresh-barterer",
        EXAMPLES["G6"].title,
        ("SLK-6.11",),
        Start(position=EXAMPLES["G6"].facts),
        (
            Beat(
                N_(
                    "Three players, so Aisha gets a second turn in this city. On her first she "
                    "took the barterer. Can she use it now?"
                ),
                "SLK-6.11",
                moves=("take barterer", "hand 1", "take crook", "hand 0"),
                tries="barter",
                refused="SLK-6.11",
            ),
            Beat(
                N_("A crook would be another matter: it may be used in the same city."),
                "SLK-6.10",
            ),
        ),
    ),
    Lesson(
        "crook-same-city",
        EXAMPLES["G6-crook"].title,
        ("SLK-6.10",),
        Start(position=EXAMPLES["G6-crook"].facts),
        (
            Beat(
                N_("Here Aisha took the crook first. On her second turn there is a tile for silk."),
                "SLK-6.10",
                moves=("take crook", "hand 1", "take barterer", "hand 0", "take sell_silk"),
            ),
            Beat(
                N_("She makes it jewels, and sells the one she has."),
                "SLK-6.10",
                moves=("crook silk jewels", "sell jewels", "done"),
            ),
        ),
    ),
    Lesson(
        "barterer",
        EXAMPLES["G5"].title,
        ("SLK-6.12",),
        Start(position=EXAMPLES["G5"].facts),
        (
            Beat(
                N_("Aisha spends a barterer and takes two of the three tiles, for one token."),
                "SLK-6.11",
                moves=("barter", "take crook", "take crook"),
            ),
            Beat(
                N_(
                    "Bahram takes the third and last. Chen and Dilara are left without a turn, and "
                    "Bahram chooses which of them gets the pawn."
                ),
                "SLK-6.12",
                moves=("hand 1", "take crook"),
                task=Task(
                    N_("Give the pawn to one of the two who had no turn."),
                    accept=("hand 2", "hand 3"),
                    hint=N_("Click Chen or Dilara."),
                ),
            ),
            Beat(
                N_("Dilara has it, and the token that was left over went along with it."),
                "SLK-5.4",
                moves=("hand 3",),
            ),
        ),
    ),
    Lesson(
        "barterer-needs-two",
        N_("Two tiles, or none"),
        ("SLK-6.11",),
        Start(
            position={
                "tiles": {"lanzhou": ["crook"]},
                "tokens": {"1": 1, "2": 1},
                "leader": 1,
                "barterers": {"0": 1},
            }
        ),
        (
            Beat(
                N_("Only one tile is left at Lanzhou. That is too few for a barterer."),
                "SLK-6.11",
                tries="barter",
                refused="SLK-6.11",
            ),
            Beat(
                N_("Aisha takes the tile, a crook, and keeps her barterer for a later city."),
                "SLK-6.11",
                moves=("take crook",),
            ),
        ),
    ),
    Lesson(
        "barterer-then-crook",
        EXAMPLES["barterer_crook"].title,
        ("SLK-6.11", "SLK-6.10"),
        Start(position=EXAMPLES["barterer_crook"].facts),
        (
            Beat(
                N_("A fine pair: Aisha spends a barterer and takes the crook first ..."),
                "SLK-6.11",
                moves=("barter", "take crook"),
            ),
            Beat(
                N_("... and uses it on the second tile, to sell spices where silk is asked for."),
                "SLK-6.10",
                moves=(
                    *("take sell_silk", "crook silk spices"),
                    *("sell spices", "sell spices", "done"),
                ),
            ),
        ),
    ),
)
