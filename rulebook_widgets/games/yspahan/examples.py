"""The sheet's worked examples, and positions that show one rule each, as plain data.

``game.position(**EXAMPLES["G1"].facts)`` puts one on the board.
"""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.teaching import Example

_CHEST: Final = {"chest_6.1": 0, "chest_6.2": 0, "chest_4.2": 2}
"""The chest quarter before Red's turn: two of three shops are Blue's, one of two is Red's."""

_CITY: Final = {
    **{"chest_6.1": 0, "chest_6.2": 0, "chest_6.3": 0},
    **{"chest_4.1": 2, "chest_4.2": 2, "chest_8.1": 2},
}
_WALK: Final = {
    "supervisor": "W2",
    "shops": {"barrel_3.1": 0, "sack_3.2": 3, "sack_3.3": 3},
    "turn": 3,
    "start": 0,
    "rows": {"barrel": [3, 3]},
    "gold": {"0": 0, "1": 3, "2": 0, "3": 4},
    "camels": {"0": 3, "3": 4},
}
"""The supervisor before Yellow's turn; a reconstruction that fits what the sheet tells."""

_ALL: Final = (
    Example(
        "G1",
        N_("The sheet's roll of eleven dice"),
        ("YSP-3.3", "YSP-3.2", "YSP-3.4"),
        {"gold": {"0": 2}, "week": 2},
        N_(
            "Eleven dice make five groups: 1, 2, 3 and 5 from the bottom, 6 at the top, and the "
            "amphora row stays empty. When Blue has taken the camels, the other yellow die "
            "leaves, and the sack row is empty too."
        ),
        ("roll 2", "white 1,1,3,3,5,5,6,6,6", "yellow 1,2", "take camels", "collect", "end"),
        {"take sack": "YSP-4.1", "take amphora": "YSP-4.1", "take camels": "YSP-4.1"},
    ),
    Example(
        "G2",
        N_("Two values only"),
        ("YSP-3.3",),
        {},
        N_("With nothing but twos and fives all quarters go without dice."),
        ("roll 0", "white 2,2,2,2,2,5,5,5,5"),
        {"take sack": "YSP-4.1"},
    ),
    Example(
        "G2-one",
        N_("Nine dice, one value"),
        ("YSP-3.3",),
        {},
        N_("A single group goes to the camels; even the gold row is empty."),
        ("roll 0", "white 4,4,4,4,4,4,4,4,4"),
        {"take gold": "YSP-4.1"},
    ),
    Example(
        "G3",
        N_("The chest quarter at the week's end"),
        ("YSP-7.2",),
        {"week": 2, "day": 7, "start": 0, "turn": 3, "moment": "after", "shops": _CITY},
        N_("Blue's yellow souk pays 6, Red's blue one 4; Red's purple one has gaps."),
        ("end",),
    ),
    Example(
        "G3-bazaar",
        N_("The same with bazaar buildings"),
        ("YSP-6.7", "YSP-7.2"),
        {
            **{"week": 2, "day": 7, "start": 0, "turn": 3, "moment": "after", "shops": _CITY},
            "buildings": {"0": ["bazaar"], "2": ["bazaar"]},
        },
        N_("Each completed souk brings 2 more: 8 for Blue and 6 for Red."),
        ("end",),
    ),
    Example(
        "G4",
        N_("The caravan at the week's end"),
        ("YSP-7.3",),
        {
            **{"week": 2, "day": 7, "start": 0, "turn": 3, "moment": "after"},
            "caravan": [3, 3, 3, 0, 2, 0, 1, 1, 3],
        },
        N_(
            "Green and Blue have two cubes each up to the middle row: 4 and 4. Yellow has four, "
            "one of them in the top row: 12. Red has one in the middle: 2."
        ),
        ("end",),
    ),
    Example(
        "G5",
        N_("Yellow's third building"),
        ("YSP-6.2", "YSP-6.1"),
        {
            **{"start": 0, "turn": 3, "moment": "after", "rows": {}},
            "camels": {"3": 4},
            "gold": {"3": 3},
            "buildings": {"3": ["bazaar", "hammam"]},
        },
        N_("After bazaar building and hammam the caravansary is the third: 5 points."),
        ("build caravansary",),
    ),
    Example(
        "G6",
        N_("Two cubes for Red"),
        ("YSP-4.4", "YSP-4.3"),
        {"start": 0, "turn": 2, "rows": {"barrel": [3, 3], "chest": [5, 5]}, "shops": _CHEST},
        N_("Red must fill the blue souk first: the yellow is Blue's, and the purple has to wait."),
        ("take chest",),
        {"place chest_8.1": "YSP-4.4", "place chest_6.3": "YSP-4.4", "place chest_4.2": "YSP-4.3"},
    ),
    Example(
        "G6-open",
        N_("Red opens the purple souk"),
        ("YSP-4.4",),
        {"start": 0, "turn": 2, "rows": {"barrel": [3, 3], "chest": [5, 5]}, "shops": _CHEST},
        N_("The blue souk is full, so the second cube may open another in the same action."),
        ("take chest", "place chest_4.1"),
        {"place chest_6.3": "YSP-4.4"},
    ),
    Example(
        "G7",
        N_("A hoist without its camels"),
        ("YSP-6.10", "YSP-6.1"),
        {"hands": {"0": ["build_without_camels"]}, "gold": {"0": 4}, "moment": "after"},
        N_("The card spares the 4 camels; the 4 gold are paid."),
        ("build_without camels hoist",),
    ),
    Example(
        "G7-gold",
        N_("A hoist without its gold"),
        ("YSP-6.10", "YSP-6.1"),
        {
            **{"hands": {"0": ["build_without_gold"]}, "moment": "after"},
            "gold": {"0": 0},
            "camels": {"0": 4},
        },
        N_("The card spares the 4 gold; the 4 camels are paid."),
        ("build_without gold hoist",),
    ),
    Example(
        "G8",
        N_("Free shops in the chest quarter"),
        ("YSP-1.2", "YSP-4.4"),
        {"start": 0, "turn": 2, "rows": {"barrel": [3, 3], "chest": [5, 5]}, "shops": _CHEST},
        N_("Six shops are free: one yellow, one blue, and four purple."),
    ),
    Example(
        "G9",
        N_("Three steps, or four"),
        ("YSP-5.1", "YSP-5.2", "YSP-5.4"),
        _WALK,
        N_(
            "Three steps would send a cube of Blue either way. For 1 gold Yellow walks four and "
            "sends only an own cube, which scores 2 at once."
        ),
        ("take barrel", "walk S2", "release"),
    ),
    Example(
        "G9-either",
        N_("Two cubes, in Yellow's order"),
        ("YSP-5.2", "YSP-5.3"),
        {**_WALK, "camels": {"3": 1}},
        N_(
            "Three steps to the south-side space send a yellow and a blue cube; Yellow orders them."
        ),
        ("take barrel", "walk S1", "send sack_3.2", "save"),
    ),
    Example(
        "full_midway",
        N_("The caravan fills up between two cubes"),
        ("YSP-5.5", "YSP-5.2"),
        {**_WALK, "camels": {}, "caravan": [0, 0, 1, 1, 2, 2, 3, 3, 0, 1, 2]},
        N_(
            "Yellow's cube takes the twelfth camel: the caravan is scored and cleared, and Blue's "
            "cube rides on the first camel for 2."
        ),
        ("take barrel", "walk S1", "send sack_3.2"),
    ),
    Example(
        "hoist_last",
        N_("The hoist comes last"),
        ("YSP-6.8", "YSP-6.9"),
        {
            **{"start": 0, "turn": 2, "rows": {"chest": [5]}},
            "hands": {"2": ["three_gold"]},
            "buildings": {"2": ["hoist"]},
        },
        N_("One die, one more for a card, and one cube of the hoist, which Red may leave out."),
        ("take chest", "discard three_gold", "place chest_6.1", "place chest_6.2"),
        {"end": "YSP-6.8"},
    ),
    Example(
        "no_dice",
        N_("No dice left"),
        ("YSP-4.5",),
        {"start": 0, "turn": 3, "rows": {}},
        N_("With no group left, Yellow draws a card."),
        ("draw",),
    ),
)

EXAMPLES: Final[dict[str, Example]] = {example.id: example for example in _ALL}
"""The examples by id."""
