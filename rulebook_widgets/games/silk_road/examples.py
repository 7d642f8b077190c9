"""The golden examples, and positions that show one rule each, as plain data.

``game.position(**EXAMPLES["G3"].facts)`` puts one on the board.
"""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.teaching import Example

_TWO: Final = ["crook", "thief"]
"""The rest of a city's tiles."""

_VIZIER: Final = {"tiles": {"lanzhou": ["vizier", *_TWO]}}

_FIVE: Final = ["crook", "crook", "crook", "barterer", "barterer"]
"""Tiles that need no action: so the pawn can be followed."""

_ALL: Final = (
    Example(
        "G1-sell",
        N_("Five ivory sold"),
        ("SLK-6.1",),
        {"tiles": {"lanzhou": ["sell_ivory", *_TWO]}, "goods": {"0": {"ivory": 5}}},
        N_("The first brings 4, then 3, 2, 1 and again 1: 11 silver in all."),
        ("take sell_ivory", *["sell ivory"] * 5, "done"),
    ),
    Example(
        "G1-buy",
        N_("Five ivory bought"),
        ("SLK-6.2",),
        {"tiles": {"lanzhou": ["buy_ivory", *_TWO]}, "silver": {"0": 9}},
        N_("The first costs 1, then 2, 3, 4 and again 4: 14 silver in all, just what Aisha has."),
        ("take buy_ivory", *["buy ivory"] * 5),
        {"buy ivory": "SLK-6.2"},
    ),
    Example(
        "G2-tie",
        N_("Tied for most"),
        ("SLK-6.8", "SLK-6.7"),
        {**_VIZIER, "goods": {"0": {"silk": 3}, "1": {"silk": 3}, "2": {"silk": 2}}},
        N_("Two show three: both get 5, and nobody is second."),
        ("take vizier", "name silk", "show 3", "show 3", "show 2", "show 0"),
    ),
    Example(
        "G2-second",
        N_("Tied for second"),
        ("SLK-6.8", "SLK-6.7"),
        {**_VIZIER, "goods": {"0": {"silk": 4}, "1": {"silk": 2}, "2": {"silk": 2}}},
        N_("Aisha gets 5 for four; the two who show two get 3 each."),
        ("take vizier", "name silk", "show 4", "show 2", "show 2", "show 0"),
    ),
    Example(
        "G2-one",
        N_("Only one shows anything"),
        ("SLK-6.8", "SLK-6.7"),
        {**_VIZIER, "goods": {"0": {"silk": 2}}},
        N_("Aisha gets 5. To show nothing earns nothing, so there is no second."),
        ("take vizier", "name silk", "show 2", "show 0", "show 0", "show 0"),
    ),
    Example(
        "G3",
        N_("White for two whites"),
        ("SLK-6.10", "SLK-6.3"),
        {
            "tiles": {"samarkand": ["trader_ivory_spices", *_TWO]},
            "goods": {"0": {"ivory": 1}},
            "crooks": {"0": 1},
        },
        N_("A crook turns the spices on the trader into ivory: one ivory for two."),
        ("take trader_ivory_spices", "crook spices ivory", "trade ivory ivory"),
        {"trade ivory spices": "SLK-6.3"},
    ),
    Example(
        "G4",
        N_("Three players: A B A B C"),
        ("SLK-5.5",),
        {"players": 3, "tiles": {"lanzhou": _FIVE}},
        N_("Chen took the last tile as the first of two; nobody else may get the pawn."),
        (
            *("take crook", "hand 1", "take crook", "hand 0", "take crook", "hand 1"),
            *("take barterer", "hand 2", "take barterer"),
        ),
    ),
    Example(
        "G4-pass",
        N_("Three players: A B C A B"),
        ("SLK-5.5", "SLK-5.3"),
        {"players": 3, "tiles": {"lanzhou": _FIVE}},
        N_("Bahram takes the last tile and passes the pawn to Chen, who acted only once."),
        (
            *("take crook", "hand 1", "take crook", "hand 2", "take crook", "hand 0"),
            *("take barterer", "hand 1", "take barterer"),
        ),
        {"hand 0": "SLK-5.5", "hand 1": "SLK-5.3"},
    ),
    Example(
        "G4-twice",
        N_("Three players: never twice in a row"),
        ("SLK-5.3",),
        {"players": 3, "tiles": {"lanzhou": _FIVE}},
        N_("Aisha cannot take two turns one after the other: the pawn goes to somebody else."),
        ("take crook",),
        {"hand 0": "SLK-5.3"},
    ),
    Example(
        "G5",
        N_("A barterer leaves two without a turn"),
        ("SLK-6.12", "SLK-6.11", "SLK-5.4"),
        {"tiles": {"lanzhou": ["crook", "crook", "crook"]}, "barterers": {"0": 1}},
        N_(
            "Aisha takes two tiles and Bahram the last, so it is for Bahram to choose who gets the "
            "pawn."
        ),
        ("barter", "take crook", "take crook", "hand 1", "take crook"),
        {"hand 0": "SLK-5.3", "hand 1": "SLK-5.3"},
    ),
    Example(
        "G6",
        N_("A barterer taken in this city"),
        ("SLK-6.11",),
        {"players": 3, "tiles": {"lanzhou": ["barterer", "crook", "thief", "vizier", "sell_silk"]}},
        N_("On the second turn in the same city Aisha still cannot use it."),
        ("take barterer", "hand 1", "take crook", "hand 0"),
        {"barter": "SLK-6.11"},
    ),
    Example(
        "G6-crook",
        N_("A crook taken in this city"),
        ("SLK-6.10",),
        {
            "players": 3,
            "tiles": {"lanzhou": ["barterer", "crook", "thief", "vizier", "sell_silk"]},
            "goods": {"0": {"jewels": 1}},
        },
        N_("A crook of the first turn serves on the second, in the same city."),
        (
            *("take crook", "hand 1", "take barterer", "hand 0", "take sell_silk"),
            *("crook silk jewels", "sell jewels", "done"),
        ),
    ),
    Example(
        "auction",
        N_("Sell the pawn, or match the bid"),
        ("SLK-3.4", "SLK-3.1"),
        {},
        N_("Bahram bids 2, Chen passes, Dilara bids 4: Aisha chooses."),
        ("bid 2", "pass", "bid 4"),
    ),
    Example(
        "cannot_match",
        N_("A leader without the money"),
        ("SLK-3.4",),
        {"moment": "choose", "gold": {"0": 0}, "silver": {"0": 2}, "bid": 3, "bidder": 1},
        N_("Aisha has 2 silver and cannot pay 3: the pawn is sold."),
        (),
        {"match": "SLK-3.4"},
    ),
    Example(
        "change",
        N_("One silver out of a gold coin"),
        ("SLK-1.2", "SLK-6.2"),
        {"tiles": {"lanzhou": ["buy_silk", *_TWO]}, "gold": {"0": 1}, "silver": {"0": 0}},
        N_("Aisha pays 1 silver with a gold coin and gets 4 back."),
        ("take buy_silk", "buy silk"),
    ),
    Example(
        "barterer_crook",
        N_("First a crook, then its use"),
        ("SLK-6.11", "SLK-6.10"),
        {
            "tiles": {"lanzhou": ["crook", "sell_silk", "thief"]},
            "barterers": {"0": 1},
            "goods": {"0": {"spices": 2}},
        },
        N_("The crook of the first tile changes the second: Aisha sells spices."),
        (
            *("barter", "take crook", "take sell_silk", "crook silk spices"),
            *("sell spices", "sell spices", "done"),
        ),
    ),
    Example(
        "both_exchanges",
        N_("A crook holds for both exchanges"),
        ("SLK-6.10", "SLK-6.3"),
        {
            "tiles": {"samarkand": ["trader_ivory_spices", *_TWO]},
            "goods": {"0": {"silk": 2}},
            "crooks": {"0": 1},
        },
        N_("The ivory on the trader becomes silk, and Aisha exchanges twice."),
        ("take trader_ivory_spices", "crook ivory silk", *["trade silk spices"] * 2),
    ),
    Example(
        "run_out",
        N_("The last cube"),
        ("SLK-6.13",),
        {
            "tiles": {"samarkand": ["trader_ivory_spices", *_TWO]},
            "goods": {"0": {"ivory": 2}},
            "supply": {"spices": 1},
        },
        N_("Only one red cube is left: Aisha takes it, and that ends the exchange."),
        ("take trader_ivory_spices", "trade ivory spices"),
    ),
    Example(
        "owed",
        N_("A vizier waits for a good"),
        ("SLK-6.9", "SLK-6.13"),
        {
            "tiles": {"lanzhou": ["special_trader_4", *_TWO]},
            "goods": {"0": {"spices": 2}},
            "viziers": ["spices"],
            "owed": ["spices"],
        },
        N_("The first red cube handed in goes onto the vizier tile, the second can come back."),
        ("take special_trader_4", "give spices", "give spices", "done", "receive spices"),
    ),
    Example(
        "sixth_vizier",
        N_("The sixth vizier"),
        ("SLK-6.9",),
        {
            **{"city": "samarkand", "tiles": {"samarkand": ["vizier", *_TWO]}, "moment": "market"},
            "viziers": ["ivory", "silk", "jewels", "dried_fruit", "spices"],
            "goods": {"1": {"silk": 1}},
        },
        N_("All kinds have been named, so any may be named again."),
        ("take vizier", "name silk"),
    ),
    Example(
        "printed",
        N_("A bonus at Korla"),
        ("SLK-5.1", "SLK-5.2"),
        {"city": "korla", "moment": "market", "crooks": {"0": 1}},
        N_("Before the first tile Aisha buys at the printed action, with a crook even silk."),
        ("printed", "crook dried_fruit silk", "buy silk", "done"),
        {"printed": "SLK-5.1"},
    ),
    Example(
        "arrival",
        N_("Into Antioch"),
        ("SLK-7.1", "SLK-7.2", "SLK-7.3", "SLK-7.4"),
        {
            **{"city": "tyre", "moment": "travel"},
            "gold": {"0": 2, "1": 0, "2": 1, "3": 0},
            "silver": {"0": 1, "1": 12, "2": 4, "3": 9},
            "goods": {
                "0": {"ivory": 3, "silk": 1},
                "1": {"ivory": 3, "spices": 1},
                "2": {"silk": 4, "jewels": 1},
                "3": {"jewels": 1},
            },
        },
        N_("No market at Antioch: coins and goods are counted at once."),
        ("travel antioch",),
    ),
)

EXAMPLES: Final[dict[str, Example]] = {example.id: example for example in _ALL}
"""The examples by id."""
