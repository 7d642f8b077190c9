"""Section 4: choosing a group of dice."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.games.yspahan.examples import EXAMPLES
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

_ALL_CARDS_HELD: Final = {
    "0": ["exchange", "exchange", "three_camels", "three_camels", "three_gold", "three_gold"],
    "1": ["place_shop", "place_shop", "place_caravan", "place_caravan", "score_camels"],
    "2": ["score_camels", "score_gold", "score_gold", "build_without_camels"],
    "3": ["build_without_camels", "build_without_gold", "build_without_gold"],
}

LESSONS: Final = (
    Lesson(
        "three-choices",
        N_("Cubes, a walk or a card"),
        ("YSP-4.1",),
        Start(position={"moment": "act"}),
        (
            Beat(
                N_("All six rows have dice, and Blue is the first to choose."),
                "YSP-4.1",
                task=Task(
                    N_("Choose a row for Blue, any row."),
                    event="took",
                    hint=N_("Click the dice of a row on the dice board."),
                ),
            ),
            Beat(
                N_(
                    "We take the threes from the barrel row. They are good for two cubes in the "
                    "barrel quarter, or for a walk of the supervisor, or for a card."
                ),
                "YSP-4.1",
                moves=("take barrel",),
            ),
            Beat(
                N_("Having lifted them, Blue has to use them before the turn can end."),
                "YSP-4.1",
                tries="end",
                refused="YSP-4.1",
            ),
            Beat(
                N_("Blue draws a card. Two dice or five, it would be a single card."),
                "YSP-4.1",
                moves=("draw", "deal three_gold"),
            ),
            Beat(
                N_("Then it is Green's turn, and the barrel row is empty for today."),
                "YSP-4.1",
                moves=("end",),
                tries="take barrel",
                refused="YSP-4.1",
            ),
        ),
    ),
    Lesson(
        "camels-and-gold",
        N_("Camels below, gold above"),
        ("YSP-4.2",),
        Start(position={"rows": {"camels": [1, 1, 1], "sack": [2, 2], "gold": [6, 6, 6, 6]}}),
        (
            Beat(
                N_("Blue lifts three dice from the bottom row. They are not meant for shops."),
                "YSP-4.2",
                moves=("take camels",),
                tries="place sack_3.1",
                refused="YSP-4.2",
            ),
            Beat(
                N_("They bring a camel each."),
                "YSP-4.2",
                moves=("collect",),
            ),
            Beat(
                N_("Four dice in the top row: Green gets 4 gold and now has 6."),
                "YSP-4.2",
                moves=("end", "take gold", "collect"),
            ),
        ),
    ),
    Lesson(
        "delivering",
        N_("A cube for each die"),
        ("YSP-4.3",),
        Start(
            position={
                "start": 3,
                "turn": 0,
                "rows": {"camels": [1, 1], "barrel": [3, 3, 3], "gold": [6, 6]},
            }
        ),
        (
            Beat(
                N_("Blue takes three dice from the barrel row and begins the red souk."),
                "YSP-4.3",
                moves=("take barrel", "place barrel_3.1"),
            ),
            Beat(
                N_("A shop holds one cube."),
                "YSP-4.3",
                tries="place barrel_3.1",
                refused="YSP-4.3",
            ),
            Beat(
                N_("And dice of the barrel row open no shop of another quarter."),
                "YSP-4.3",
                tries="place sack_3.1",
                refused="YSP-4.3",
            ),
            Beat(
                N_("Two cubes are left."),
                "YSP-4.3",
                task=Task(
                    N_("Place the cube that finishes the souk."),
                    accept=("place barrel_3.2",),
                    hint=N_("The red souk of the barrel quarter has two shops."),
                ),
            ),
            Beat(
                N_(
                    "One is still to be placed. By our ruling it must be: as many cubes as fit, "
                    "none is held back."
                ),
                "YSP-4.3",
                moves=("place barrel_3.2",),
                tries="end",
                refused="YSP-4.3",
            ),
            Beat(
                N_("The third cube begins the yellow souk."),
                "YSP-4.3",
                moves=("place barrel_6.1",),
            ),
        ),
    ),
    Lesson(
        "no-room",
        N_("More cubes than places"),
        ("YSP-4.3",),
        Start(
            position={
                "start": 3,
                "turn": 0,
                "rows": {"camels": [1, 1], "amphora": [5, 5, 5]},
                "shops": {"amphora_4.1": 1, "amphora_6.1": 0, "amphora_12.1": 2},
            }
        ),
        (
            Beat(
                N_(
                    "Blue would have three cubes for the amphora quarter. But Green owns the "
                    "orange souk and Red has begun the red one; only one shop is open to Blue."
                ),
                "YSP-4.3",
            ),
            Beat(
                N_("One cube goes there; the other two stay in Blue's supply. Too bad."),
                "YSP-4.3",
                moves=("take amphora", "place amphora_6.2"),
            ),
        ),
    ),
    Lesson(
        "closed-quarter",
        N_("A quarter without a place"),
        ("YSP-4.3",),
        Start(
            position={
                "start": 3,
                "turn": 0,
                "rows": {"camels": [1, 1], "amphora": [5, 5, 5]},
                "shops": {"amphora_4.1": 1, "amphora_6.1": 3, "amphora_12.1": 2},
            }
        ),
        (
            Beat(
                N_("Green, Yellow and Red have a souk each: no shop is open to Blue here."),
                "YSP-4.3",
                moves=("take amphora",),
                tries="place amphora_6.2",
                refused="YSP-4.4",
            ),
            Beat(
                N_(
                    "Blue may take the dice all the same, and walk the supervisor or draw a card. "
                    "Blue draws."
                ),
                "YSP-4.3",
                moves=("draw", "deal place_shop"),
            ),
        ),
    ),
    Lesson(
        "two-gaps",
        N_("Two unfinished souks"),
        ("YSP-4.3",),
        Start(
            position={
                "start": 3,
                "rows": {"camels": [1], "sack": [2, 2], "barrel": [3, 3, 3], "gold": [6, 6, 6]},
                "shops": {"barrel_3.1": 0, "barrel_3.2": 0, "barrel_4.1": 0},
            }
        ),
        (
            Beat(
                N_(
                    "In the barrel quarter Blue has filled the red souk and begun the purple one. "
                    "It is Yellow's turn."
                ),
                "YSP-4.3",
            ),
            Beat(
                N_("Yellow walks the supervisor east, and a cube of the red souk has to leave."),
                "YSP-4.3",
                moves=("take sack", "walk E2"),
            ),
            Beat(
                N_("Now Blue has two souks with gaps. By our ruling a third may not be begun ..."),
                "YSP-4.3",
                moves=("take barrel",),
                tries="place barrel_6.1",
                refused="YSP-4.3",
            ),
            Beat(
                N_("... but Blue may go on in either, even a little in both."),
                "YSP-4.3",
                moves=("place barrel_4.2", "place barrel_3.2"),
            ),
        ),
    ),
    Lesson(
        "emptied-souk",
        N_("Anybody's again"),
        ("YSP-4.3",),
        Start(
            position={
                "start": 2,
                "turn": 3,
                "rows": {"camels": [1, 1], "amphora": [5], "gold": [6, 6, 6, 6, 6, 6]},
                "shops": {"amphora_4.1": 2},
            }
        ),
        (
            Beat(
                N_("Red owns the orange souk of the amphora quarter: its only shop."),
                "YSP-4.3",
            ),
            Beat(
                N_("Yellow walks the supervisor one space north. Red's cube joins the caravan."),
                "YSP-4.3",
                moves=("take camels", "walk N1"),
            ),
            Beat(
                N_("By our ruling an emptied souk is open to all: Blue moves in."),
                "YSP-4.3",
                moves=("take amphora", "place amphora_4.1"),
            ),
        ),
    ),
    Lesson(
        "finish-first",
        N_("Finish one souk, then open another"),
        ("YSP-4.4",),
        Start(position={**EXAMPLES["G6"].facts, "hands": {"3": ["place_shop"]}}),
        (
            Beat(
                N_("Red takes two dice for the chest quarter and eyes the big purple souk."),
                "YSP-4.4",
                moves=("take chest",),
                tries="place chest_8.1",
                refused="YSP-4.4",
            ),
            Beat(
                N_("The yellow souk lacks one cube only, but the others in it are Blue's."),
                "YSP-4.4",
                tries="place chest_6.3",
                refused="YSP-4.4",
            ),
            Beat(
                N_("So what is open to Red?"),
                "YSP-4.4",
                task=Task(
                    N_("Place the cube that finishes Red's souk."),
                    accept=("place chest_4.1",),
                    hint=N_("Red has one cube in the blue souk, which has two shops."),
                ),
            ),
            Beat(
                N_(
                    "The blue souk is full. The second cube of the same action may open another, "
                    "and purple is the only one free."
                ),
                "YSP-4.4",
                moves=("place chest_4.1", "place chest_8.3"),
            ),
            Beat(
                N_(
                    "Red need not hurry with the other three shops: purple is closed to everybody "
                    "else, cards included."
                ),
                "YSP-4.4",
                tries="stall chest_8.1",
                refused="YSP-4.4",
            ),
        ),
    ),
    Lesson(
        "no-dice-left",
        N_("Last of the day"),
        ("YSP-4.5",),
        Start(position={**EXAMPLES["no_dice"].facts, "camels": {"3": 2}}),
        (
            Beat(
                N_("Only three values were rolled today. Yellow is last, and no dice are left."),
                "YSP-4.5",
                tries="take camels",
                refused="YSP-4.5",
            ),
            Beat(
                N_("There is one thing to do."),
                "YSP-4.5",
                task=Task(
                    N_("Draw a card for Yellow."),
                    accept=("draw",),
                    hint=N_("Use the button."),
                ),
            ),
            Beat(
                N_("Yellow draws. That was the action of this turn ..."),
                "YSP-4.5",
                moves=("draw", "deal three_camels"),
            ),
            Beat(
                N_("... so a building may follow as always: the paddock, for 2 camels."),
                "YSP-4.5",
                moves=("build paddock",),
            ),
        ),
    ),
    Lesson(
        "no-cards-left",
        N_("Not even a card"),
        ("YSP-4.5",),
        Start(position={"start": 0, "turn": 3, "rows": {}, "hands": _ALL_CARDS_HELD}),
        (
            Beat(
                N_(
                    "You are unlikely ever to see this: all eighteen cards are in your hands, and "
                    "the dice board is empty too."
                ),
                "YSP-4.5",
            ),
            Beat(
                N_("By our ruling Yellow draws nevertheless, and gets nothing for it."),
                "YSP-4.5",
                moves=("draw",),
            ),
        ),
    ),
)
