"""Section 6, the tiles that sell, buy and exchange, and what the supply allows."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.games.silk_road.examples import EXAMPLES
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

_SWAP: Final = {"goods": {"0": {"ivory": 2, "silk": 1, "spices": 2}}}

LESSONS: Final = (
    Lesson(
        "selling",
        EXAMPLES["G1-sell"].title,
        ("SLK-6.1",),
        Start(position=EXAMPLES["G1-sell"].facts),
        (
            Beat(
                N_(
                    "The coins on the tile are what it pays: 4, 3, 2, 1. Aisha has five ivory and "
                    "sells the first for 4 silver."
                ),
                "SLK-6.1",
                moves=("take sell_ivory", "sell ivory"),
            ),
            Beat(
                N_("Go on: the next one brings 3."),
                "SLK-6.1",
                task=Task(
                    N_("Sell another ivory."),
                    accept=("sell ivory",),
                    hint=N_("Click the ivory behind Aisha's screen."),
                ),
            ),
            Beat(
                N_("3, 2, 1, and 1 for the fifth as well: 11 silver in all."),
                "SLK-6.1",
                moves=("sell ivory", "sell ivory", "sell ivory", "sell ivory", "done"),
            ),
        ),
    ),
    Lesson(
        "sell-only-that",
        N_("Only the kind on the tile"),
        ("SLK-6.1",),
        Start(
            position={
                "tiles": {"lanzhou": ["sell_ivory", "crook", "thief"]},
                "goods": {"0": {"ivory": 1, "silk": 3}},
            }
        ),
        (
            Beat(
                N_("Aisha has more silk than ivory, but this tile wants ivory."),
                "SLK-6.1",
                moves=("take sell_ivory",),
                tries="sell silk",
                refused="SLK-6.1",
            ),
            Beat(
                N_("She sells her one ivory for 4 silver and keeps the silk."),
                "SLK-6.1",
                moves=("sell ivory", "done"),
            ),
        ),
    ),
    Lesson(
        "buying",
        EXAMPLES["G1-buy"].title,
        ("SLK-6.2",),
        Start(position=EXAMPLES["G1-buy"].facts),
        (
            Beat(
                N_("Buying goes the other way: 1, 2, 3, then 4 silver. Aisha has 14."),
                "SLK-6.2",
                moves=("take buy_ivory",),
                task=Task(
                    N_("Buy a first cube of ivory."),
                    accept=("buy ivory",),
                    hint=N_("Click the ivory in the supply."),
                ),
            ),
            Beat(
                N_("1, 2, 3, 4 and 4: five cubes for 14 silver, all she had."),
                "SLK-6.2",
                moves=("buy ivory",) * 5,
            ),
            Beat(
                N_("For a sixth there is no money left."),
                "SLK-6.2",
                tries="buy ivory",
                refused="SLK-6.2",
            ),
        ),
    ),
    Lesson(
        "trader",
        N_("One for two"),
        ("SLK-6.3",),
        Start(
            position={
                "city": "samarkand",
                "tiles": {"samarkand": ["trader_ivory_spices", "crook", "thief"]},
                "goods": {"0": {"ivory": 3}},
            }
        ),
        (
            Beat(
                N_("A white cube on the left, two red ones on the right: ivory for spices."),
                "SLK-6.3",
                moves=("take trader_ivory_spices",),
                task=Task(
                    N_("Make the exchange."),
                    accept=("trade ivory spices",),
                    hint=N_("Click the ivory behind Aisha's screen."),
                ),
            ),
            Beat(
                N_(
                    "One ivory became two spices, twice. Aisha has a third ivory, but twice is the "
                    "limit, and the tile is gone."
                ),
                "SLK-6.3",
                moves=("trade ivory spices", "trade ivory spices"),
            ),
        ),
    ),
    Lesson(
        "four-for-four",
        N_("Up to four, whatever you like"),
        ("SLK-6.4",),
        Start(position={**_SWAP, "tiles": {"lanzhou": ["special_trader_4", "crook", "thief"]}}),
        (
            Beat(
                N_("A special trader asks for no kind. Aisha hands in two ivory and a silk."),
                "SLK-6.4",
                moves=("take special_trader_4", "give ivory", "give ivory", "give silk"),
            ),
            Beat(
                N_("A fourth would be allowed, but she stops, and chooses three jewels for three."),
                "SLK-6.4",
                moves=("done", "receive jewels", "receive jewels", "receive jewels"),
            ),
        ),
    ),
    Lesson(
        "two-for-two",
        N_("Up to two"),
        ("SLK-6.5",),
        Start(position={**_SWAP, "tiles": {"lanzhou": ["special_trader_2", "crook", "thief"]}}),
        (
            Beat(
                N_("The smaller one stops at two: after the second good Aisha already receives."),
                "SLK-6.5",
                moves=("take special_trader_2", "give spices", "give spices"),
                task=Task(
                    N_("Choose what you get for the two spices."),
                    event="received",
                    hint=N_("Click a kind in the supply. You may even take spices back."),
                ),
            ),
            Beat(
                N_("Aisha takes a jewel and a dried fruit: two for two, and of two kinds."),
                "SLK-6.5",
                moves=("receive jewels", "receive dried_fruit"),
            ),
        ),
    ),
    Lesson(
        "last-cube",
        EXAMPLES["run_out"].title,
        ("SLK-6.13",),
        Start(position=EXAMPLES["run_out"].facts),
        (
            Beat(
                N_(
                    "One red cube is left in the supply, the other fourteen lie behind screens. "
                    "For an ivory the trader gives two reds, if there are two."
                ),
                "SLK-6.13",
                moves=("take trader_ivory_spices",),
                task=Task(
                    N_("Make the exchange all the same."),
                    accept=("trade ivory spices",),
                    hint=N_("Click the ivory behind Aisha's screen."),
                ),
            ),
            Beat(
                N_(
                    "Aisha gets the one, and her ivory is gone. A second exchange would bring "
                    "nothing, so her turn is over."
                ),
                "SLK-6.13",
                moves=("trade ivory spices",),
            ),
        ),
    ),
    Lesson(
        "run-out",
        N_("All gone"),
        ("SLK-6.13",),
        Start(
            position={
                "tiles": {"lanzhou": ["buy_spices", "crook", "thief"]},
                "supply": {"spices": 0},
                "goods": {"0": {"ivory": 1}},
            }
        ),
        (
            Beat(
                N_("The supply has no spices at all. Money does not help."),
                "SLK-6.13",
                moves=("take buy_spices",),
                tries="buy spices",
                refused="SLK-6.13",
            ),
            Beat(
                N_("The tile is taken; all she can do is decline its action."),
                "SLK-5.2",
                moves=("decline",),
            ),
        ),
    ),
)
