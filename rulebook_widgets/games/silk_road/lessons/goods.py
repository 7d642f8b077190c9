"""Section 1: goods, coins and what is secret about them."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.games.silk_road.examples import EXAMPLES
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

LESSONS: Final = (
    Lesson(
        "the-road",
        N_("Twenty cities and ninety tiles"),
        ("SLK-1.1",),
        Start(position={"goods": {"0": {"ivory": 1, "silk": 2}}}),
        (
            Beat(
                N_(
                    "The road leads from Chang'an in the east to Antioch in the west. At the "
                    "cities between them lie action tiles, face up: what you can do there, you "
                    "see long before you arrive."
                ),
                "SLK-1.1",
            ),
            Beat(
                N_(
                    "There are five kinds of goods, fifteen cubes each: ivory (white), silk "
                    "(blue), jewels (yellow), dried fruit (brown) and spices (red). Aisha has "
                    "three of them."
                ),
                "SLK-1.1",
            ),
            Beat(
                N_(
                    "No source shows the printed map. Upright names stand on a rules sheet; "
                    "slanted names and dashed roads are reconstructed, and so is how many of the "
                    "ninety tiles are of which type."
                ),
                "SLK-1.1",
            ),
        ),
    ),
    Lesson(
        "behind-the-screen",
        N_("Behind your screen"),
        ("SLK-1.2",),
        Start(
            position={
                "goods": {"0": {"silk": 2}, "1": {"spices": 4}},
                "gold": {"0": 1, "1": 3},
                "silver": {"0": 5, "1": 0},
            }
        ),
        (
            Beat(
                N_(
                    "You look through Aisha's eyes. Her screen is open to you, with a gold coin, "
                    "five silver and two cubes of silk. The others' screens are closed: you see "
                    "neither what nor how much is behind them."
                ),
                "SLK-1.2",
            ),
            Beat(
                N_(
                    "Bahram owns more money than Aisha, but how should she know? Now he bids 13 "
                    "silver, and that much he must have: a bid tells something to everybody."
                ),
                "SLK-1.2",
                moves=("bid 13",),
            ),
        ),
        eyes=0,
    ),
    Lesson(
        "change",
        EXAMPLES["change"].title,
        ("SLK-1.2",),
        Start(position=EXAMPLES["change"].facts),
        (
            Beat(
                N_("Aisha has one gold coin and nothing else. A gold coin is worth five silver."),
                "SLK-1.2",
                moves=("take buy_silk",),
            ),
            Beat(
                N_("The first silk costs 1 silver, and the bank gives change."),
                "SLK-1.2",
                task=Task(
                    N_("Buy a cube of silk."),
                    accept=("buy silk",),
                    hint=N_("Click the silk in the supply."),
                ),
            ),
            Beat(N_("Four silver came back."), "SLK-1.2", moves=("buy silk",)),
        ),
    ),
)
