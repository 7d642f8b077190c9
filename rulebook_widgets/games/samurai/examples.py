"""The sheet's worked examples, and positions that show one rule each, as plain data.

``game.position(**EXAMPLES["G1"].facts)`` puts one on the board.
"""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.teaching import Example

_ALL: Final = (
    Example(
        "G1",
        N_("The sheet's first count"),
        ("SAM-7.3", "SAM-7.2", "SAM-7.6"),
        {
            "players": 4,
            "captured": {"0": [1, 4, 3], "1": [5, 3, 2], "2": [3, 3, 4], "3": [4, 3, 3]},
        },
        N_(
            "Green, Red and Blue lead one kind each. Of the other two kinds Green has 6, Blue 5 "
            "and Red 4, so Green wins. Yellow leads nothing and comes last, with as many figures "
            "as Green in all."
        ),
    ),
    Example(
        "G2",
        N_("The sheet's second count"),
        ("SAM-7.4", "SAM-7.2", "SAM-7.6"),
        {
            "players": 4,
            "captured": {"0": [6, 1, 2], "1": [4, 3, 4], "2": [2, 4, 4], "3": [0, 5, 3]},
        },
        N_(
            "Blue and Green share the most rice fields, so neither leads a kind. Red and Yellow "
            "do, and have 3 others each: Red wins with 9 figures in all against 8. Blue has 11 "
            "and comes third."
        ),
    ),
    Example(
        "G3",
        N_("One samurai and two ships"),
        ("SAM-4.2", "SAM-2.5"),
        {
            "players": 4,
            "hands": {"0": ["samurai3", "samurai2", "ship2", "ship1", "ronin"]},
        },
        N_(
            "A samurai bears no character, ships do: one samurai and two ships make one turn. "
            "A second samurai is refused."
        ),
        ("place samurai3 1,0", "place ship2 3,0", "place ship1 3,-1"),
        {"place samurai2 0,1": "SAM-2.5"},
    ),
    Example(
        "two_at_once",
        N_("One tile closes two villages"),
        ("SAM-5.1", "SAM-5.3"),
        {
            "players": 2,
            "tiles": {"0,-5": [1, "helmet3"], "1,-5": [0, "rice3"], "2,-5": [1, "rice2"]},
            "figures": {"0,-6": ["helmet"], "2,-6": ["rice"]},
            "hands": {"0": ["samurai2", "ship1"]},
        },
        N_(
            "Red's samurai covers the last land of two villages. The helmet goes to Blue, 3 "
            "against 2, the rice field to Red, 5 against 2."
        ),
        ("place samurai2 1,-6",),
    ),
    Example(
        "edo",
        N_("Edo is shared out"),
        ("SAM-5.2", "SAM-5.3", "SAM-2.2", "SAM-2.3"),
        {
            "players": 3,
            "tiles": {
                "1,0": [0, "helmet4"],
                "1,-1": [1, "buddha4"],
                "0,-1": [2, "rice4"],
                "-1,0": [1, "samurai1"],
                "-1,1": [2, "samurai1"],
            },
            "hands": {"0": ["samurai1"]},
        },
        N_(
            "Each figure is counted on its own: one tile of strength 4 matches each, and everybody "
            "has a samurai of 1. So all three of you take one figure."
        ),
        ("place samurai1 0,1",),
    ),
    Example(
        "ship_decides",
        N_("A ship tips the scales"),
        ("SAM-5.2", "SAM-5.1"),
        {
            "players": 2,
            "tiles": {"2,-1": [1, "samurai2"], "3,-1": [0, "ship2"]},
            "figures": {"2,0": ["helmet"]},
            "hands": {"0": ["samurai1", "ronin"]},
        },
        N_(
            "The sea around the village need not be covered, but the ship there counts: Red has "
            "3 and Blue 2."
        ),
        ("place samurai1 1,0",),
    ),
    Example(
        "tie_at_the_top",
        N_("A tie at the top"),
        ("SAM-5.4",),
        {
            "players": 3,
            "tiles": {"2,-1": [1, "samurai2"], "3,0": [2, "ship1"]},
            "figures": {"2,0": ["helmet"]},
            "hands": {"0": ["helmet2"]},
        },
        N_("Red and Blue have 2 each, so nobody gets the helmet. It is put aside."),
        ("place helmet2 1,0",),
    ),
    Example(
        "tie_below",
        N_("A tie further down"),
        ("SAM-5.4", "SAM-5.3"),
        {
            "players": 3,
            "tiles": {"2,-1": [1, "samurai2"], "3,0": [2, "ship2"]},
            "figures": {"2,0": ["helmet"]},
            "hands": {"0": ["helmet3"]},
        },
        N_("Blue and Green have 2 each, but Red has 3 and takes the helmet all the same."),
        ("place helmet3 1,0",),
    ),
    Example(
        "no_influence",
        N_("Surrounded by strangers"),
        ("SAM-5.4",),
        {
            "players": 2,
            "tiles": {"2,-1": [1, "rice4"]},
            "figures": {"2,0": ["helmet"]},
            "hands": {"0": ["buddha2"]},
        },
        N_("Nothing next to the helmet matches it. A total of 0 wins nothing: it is put aside."),
        ("place buddha2 1,0",),
    ),
    Example(
        "emptied",
        N_("An emptied village"),
        ("SAM-4.3", "SAM-4.4"),
        {
            "players": 2,
            "tiles": {"2,-1": [1, "samurai2"], "1,0": [0, "samurai3"]},
            "hands": {"0": ["helmet4"]},
        },
        N_("The figure has gone, but no tile may take its place, nor lie on another tile."),
        (),
        {"place helmet4 2,0": "SAM-4.3", "place helmet4 1,0": "SAM-4.4"},
    ),
    Example(
        "swap",
        N_("Swapping two figures"),
        ("SAM-2.6", "SAM-3.4"),
        {
            "players": 2,
            "figures": {"-3,4": ["helmet", "buddha"], "0,-4": ["helmet", "rice"]},
            "hands": {"0": ["figure_exchange", "samurai3"]},
        },
        N_(
            "Kyoto's helmet may not go to Akita, which has one already. Its Buddha may, for the "
            "rice field."
        ),
        (),
        {"swap helmet -3,4 rice 0,-4": "SAM-3.4", "swap helmet -3,4 rice 0,0": "SAM-2.6"},
    ),
    Example(
        "exchange",
        N_("A tile is played twice"),
        ("SAM-2.7", "SAM-5.1"),
        {
            "players": 2,
            "tiles": {"2,-1": [0, "helmet4"]},
            "figures": {"2,0": ["helmet"]},
            "hands": {"0": ["tile_exchange", "ronin"]},
        },
        N_(
            "The tile exchange keeps the old space covered, with strength 0. Played again on the "
            "other side, the helmet tile closes the village and takes the helmet."
        ),
        ("exchange 2,-1", "replay 1,0"),
        {},
    ),
    Example(
        "nothing_to_play",
        N_("A forced pass"),
        ("SAM-4.1", "SAM-2.7"),
        {"players": 2, "hands": {"0": ["tile_exchange"]}},
        N_("Red holds only the tile exchange and has no tile on the board to lift: a pass."),
        ("pass",),
    ),
    Example(
        "beyond_four",
        N_("More than four aside"),
        ("SAM-6.2", "SAM-6.3"),
        {
            "players": 2,
            "tiles": {
                "-2,3": [0, "samurai1"],
                "-3,5": [1, "samurai2"],
                "-4,4": [0, "rice4"],
                "-4,5": [1, "rice3"],
            },
            "figures": {"-3,4": ["helmet", "buddha"]},
            "aside": [1, 1, 1],
            "hands": {"0": ["samurai1", "ship1", "ronin"]},
        },
        N_(
            "Three figures lie beside the board. Both figures of Kyoto are tied, 2 against 2: "
            "that makes five, and the game is over although Red holds a ship and the ronin."
        ),
        ("place samurai1 -3,3",),
        {"place ship1 3,0": "SAM-6.3"},
    ),
    Example(
        "last_helmet",
        N_("The last helmet goes"),
        ("SAM-6.1", "SAM-6.3"),
        {
            "players": 2,
            "tiles": {"2,-1": [1, "rice4"]},
            "figures": {"2,0": ["helmet"]},
            "captured": {"0": [3, 0, 0], "1": [3, 0, 0]},
            "hands": {"0": ["helmet2", "ship1"]},
        },
        N_("Once the last helmet has left the board, nobody plays or draws any more."),
        ("place helmet2 1,0",),
        {"place ship1 3,0": "SAM-6.3"},
    ),
)

EXAMPLES: Final[dict[str, Example]] = {example.id: example for example in _ALL}
"""The examples by id."""
