"""The sheet's worked examples, and positions that show one rule each, as plain data.

``game.position(**EXAMPLES["G1"].facts)`` puts one on the board.
"""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.teaching import Example

_DAN: Final = {"players": 4, "camels": {"0": ["d1", "e1", "f1", "f2 ivory", "g3 ivory"]}}

_ALL: Final = (
    Example(
        "G1",
        N_("The sheet's example: along Dan's camels"),
        ("CAR-7.1", "CAR-7.3"),
        _DAN,
        N_(
            "Dan has an empty camel in Marrakesh, and ivory on f2 and g3. Side by side his camels "
            "lead from f2 to the city: one action delivers that ivory, for 6 points. The camel "
            "on g3 touches them only at a corner, so its ivory stays."
        ),
        ("carry ivory f2 d1",),
        {"carry ivory g3 d1": "CAR-7.1"},
    ),
    Example(
        "G1-loaded",
        N_("The same with loaded camels on the way"),
        ("CAR-7.2", "CAR-7.3"),
        {"players": 4, "camels": {"0": ["d1", "e1 salt", "f1 meat", "f2 ivory"]}},
        N_(
            "The ivory passes over two loaded camels and is delivered all the same. It could not "
            "have stopped on one of them."
        ),
        ("carry ivory f2 d1",),
        {"carry salt e1 f1": "CAR-7.2"},
    ),
    Example(
        "G2",
        N_("The sheet's example: one, two, three, four"),
        ("CAR-3.1",),
        {"players": 2, "turn": 0, "turn_number": 1},
        N_(
            "Two of you play. Black's first turn has one action, Yellow's has two, then Black has "
            "three and Yellow four; after that every turn has four."
        ),
        ("place d4", "place c2", "place f3", "place e6", "place b5", "place d2"),
    ),
    Example(
        "G3",
        N_("Four goods are left over"),
        ("CAR-8.1", "CAR-8.2", "CAR-8.3"),
        {
            "players": 4,
            "goods": {"3": "", "4": "", "6": ""},
            "markers": {"1": 1, "2": 1, "5": 0, "8": 1},
            "camels": {"0": ["a7", "d4"], "1": ["c2 salt"]},
        },
        N_(
            "Black takes the good of space 7, and those on 1, 2, 5 and 8 are left. Their markers "
            "go from 1, 1, 0, 1 to 2, 2, 1, 2. Then new goods come to 3, 4, 6 and 7, in that "
            "order; the loaded camels on 3 and 7 are no obstacle."
        ),
        ("pick_up a7", "markers", "draw salt", "draw meat", "draw gems", "draw hides"),
    ),
    Example(
        "G4",
        N_("The last free camel"),
        ("CAR-5.4",),
        {
            "players": 3,
            "goods": {"1": "meat"},
            "camels": {
                "0": ["b3 salt", "c3 hides", "d2 swords", "g4 ivory", "a1"],
                "1": ["a1 cloth"],
            },
        },
        N_(
            "Four of Black's five camels are loaded. The fifth stands on meat and beside a loaded "
            "rival, but may neither pick up nor steal."
        ),
        (),
        {"pick_up a1": "CAR-5.4", "steal a1 1 cloth": "CAR-5.4"},
    ),
    Example(
        "company",
        N_("Company costs more"),
        ("CAR-4.2", "CAR-4.1"),
        {"players": 2, "left": 3, "camels": {"0": ["d2"], "1": ["d4"]}},
        N_(
            "Riding to d4, where Yellow stands, costs Black two of three actions. After that a "
            "space with a camel is out of reach."
        ),
        ("ride d2 d4",),
        {"place d4": "CAR-4.2"},
    ),
    Example(
        "pick_up",
        N_("A good and its markers"),
        ("CAR-5.1", "CAR-5.2"),
        {"players": 2, "camels": {"0": ["g1", "f1"]}, "markers": {"2": 3}},
        N_("Black loads the good in the corner and earns its three demand markers for good."),
        ("pick_up g1",),
        {"ride g1 f3": "CAR-4.3"},
    ),
    Example(
        "theft",
        N_("A theft, and the answer to it"),
        ("CAR-6.1", "CAR-6.2", "CAR-7.5"),
        {
            "players": 2,
            "left": 2,
            "camels": {"0": ["c3", "c4"], "1": ["c3 ivory", "c4", "c2"]},
        },
        N_(
            "Black steals ivory and puts it under the camel, out of reach. Moved to c4 it is on "
            "top again, and Yellow takes it back for the marker that came from Black."
        ),
        ("steal c3 1 ivory", "carry ivory_under c3 c4", "steal c4 0 ivory"),
        {"steal c4 0 ivory": "CAR-6.1"},
    ),
    Example(
        "under",
        N_("Safe under the camel"),
        ("CAR-6.2",),
        {"players": 2, "turn": 1, "camels": {"0": ["c3 ivory_under"], "1": ["c3"]}},
        N_("The ivory lies under Black's camel, so Yellow cannot take it."),
        (),
        {"steal c3 0 ivory": "CAR-6.2"},
    ),
    Example(
        "last_delivery",
        N_("The bag is empty"),
        ("CAR-9.1",),
        {
            "players": 2,
            "goods": {"3": "", "4": "", "6": ""},
            "camels": {"0": ["a7", "b4"], "1": ["d1", "e1 ivory"]},
            "bag": ["salt", "meat", "hides", "swords"],
            "left": 1,
        },
        N_(
            "Black's pick-up brings the last four goods out of the bag. Yellow delivers ivory, and "
            "with that the game is over, three unused actions included."
        ),
        (
            *("pick_up a7", "markers", "draw salt", "draw meat", "draw hides", "draw swords"),
            "carry ivory e1 d1",
        ),
    ),
    Example(
        "nobody_moves",
        N_("A round without an action"),
        ("CAR-9.5", "CAR-3.3"),
        {"players": 3, "turn": 2, "camels": {"0": ["d4"], "1": ["c2"], "2": ["e6"]}},
        N_("Everybody ends the turn without an action, so the game stops there and is scored."),
        ("end", "end", "end"),
    ),
    Example(
        "score",
        N_("Points and penalties"),
        ("CAR-9.2", "CAR-9.3", "CAR-9.4"),
        {
            "players": 3,
            "over": True,
            "turn": 1,
            "left": 2,
            "bag": {},
            "delivered": {
                "0": {"ivory": 2, "salt": 3},
                "1": {"gems": 1, "meat": 4, "hides": 1},
                "2": {"paper": 1, "swords": 2},
            },
            "earned": {"0": 3, "1": 3, "2": 8},
            "camels": {
                "0": ["a2 meat", "b2"],
                "1": ["c3 cloth"],
                "2": ["e2 salt", "e3 meat_under"],
            },
        },
        N_(
            "Black and Yellow have 24 points each, and Yellow has delivered six goods against "
            "five. Orange loses a point for two goods held, one of them under a camel."
        ),
    ),
)

EXAMPLES: Final[dict[str, Example]] = {example.id: example for example in _ALL}
"""The examples by id."""
