"""Section 5, second half: loading the caravan, and what happens when it is full."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.games.yspahan.examples import EXAMPLES
from rulebook_widgets.teaching import Beat, Lesson, Start

LESSONS: Final = (
    Lesson(
        "loading",
        N_("From the bottom left"),
        ("YSP-5.4",),
        Start(
            position={
                "moment": "act",
                "caravan": [1, 2, 3],
                "hands": {"0": ["place_caravan", "place_caravan"]},
            }
        ),
        (
            Beat(
                N_(
                    "Three cubes ride in the bottom row. Blue holds two cards that load a cube: "
                    "good for a look at the points."
                ),
                "YSP-5.4",
            ),
            Beat(
                N_("The fourth camel is the last of the bottom row: 2 points at once."),
                "YSP-5.4",
                moves=("play place_caravan",),
            ),
            Beat(
                N_("The fifth begins the middle row: 1 point."),
                "YSP-5.4",
                moves=("play place_caravan",),
            ),
        ),
    ),
    Lesson(
        "top-row",
        N_("No points now, more later"),
        ("YSP-5.4",),
        Start(
            position={
                "supervisor": "X",
                "shops": {"barrel_3.2": 2},
                "rows": {"camels": [2, 2, 2], "gold": [6, 6, 6, 6, 6, 6]},
                "caravan": [0, 0, 1, 1, 2, 3, 3, 3],
            }
        ),
        (
            Beat(
                N_("Bottom and middle row are full. Blue takes the twos, for a walk to the east."),
                "YSP-5.4",
                moves=("take camels",),
            ),
            Beat(
                N_(
                    "Red's cube is the first in the top row and scores nothing. Red does not mind: "
                    "when the caravan pays, the number beside this row is 3."
                ),
                "YSP-5.4",
                moves=("walk E2",),
            ),
        ),
    ),
    Lesson(
        "full-caravan",
        N_("Full in the middle of a walk"),
        ("YSP-5.5",),
        Start(position=EXAMPLES["full_midway"].facts),
        (
            Beat(
                N_(
                    "Eleven camels are loaded: three with cubes of Blue, three of Green, three of "
                    "Red, two of Yellow. And two cubes are about to go."
                ),
                "YSP-5.5",
                moves=("take barrel", "walk S1"),
            ),
            Beat(
                N_(
                    "Yellow names the own cube first. It fills the caravan, which pays on the "
                    "spot: each of you has three cubes up to the top row, 3 times 3 makes 9."
                ),
                "YSP-5.5",
                moves=("send sack_3.2",),
            ),
            Beat(
                N_(
                    "The caravan was cleared, by our ruling back into your own supplies, and the "
                    "walk went on: Blue's cube rides on the first camel again, for 2 points."
                ),
                "YSP-5.5",
            ),
        ),
    ),
    Lesson(
        "full-on-day-seven",
        N_("Full on the seventh day"),
        ("YSP-5.5",),
        Start(
            position={
                **{"week": 2, "day": 7, "start": 0, "turn": 3, "rows": {"barrel": [3, 3]}},
                **{"supervisor": "X", "shops": {"chest_8.1": 3}, "gold": {"3": 1}},
                "caravan": [0, 0, 1, 1, 2, 2, 3, 3, 0, 1, 2],
            }
        ),
        (
            Beat(
                N_("The last turn of the week is Yellow's, and one camel waits for its load."),
                "YSP-5.5",
                moves=("take barrel",),
            ),
            Beat(
                N_(
                    "Yellow pays 1 gold for two steps north. The caravan is full and pays 9 to "
                    "each of you. By our ruling that was it: the week's end, which followed, found "
                    "the caravan empty."
                ),
                "YSP-5.5",
                moves=("walk N2",),
            ),
        ),
    ),
    Lesson(
        "nine-camels",
        N_("The first of each row stays free"),
        ("YSP-5.6",),
        Start(
            players=3,
            position={
                "moment": "act",
                "caravan": [1, 2],
                "hands": {"0": ["place_caravan", "place_caravan"]},
            },
        ),
        (
            Beat(
                N_("With three of you the first camel of each row carries nothing."),
                "YSP-5.6",
            ),
            Beat(
                N_("Blue's card loads the last camel of the bottom row, for 2 points."),
                "YSP-5.6",
                moves=("play place_caravan",),
            ),
            Beat(
                N_("The next cube passes over the fifth camel and rides on the sixth: 1 point."),
                "YSP-5.6",
                moves=("play place_caravan",),
            ),
        ),
    ),
    Lesson(
        "nine-is-full",
        N_("Nine cubes fill it"),
        ("YSP-5.6",),
        Start(
            players=3,
            position={
                "moment": "act",
                "caravan": [0, 0, 1, 1, 1, 2, 2, 2],
                "hands": {"0": ["place_caravan"]},
            },
        ),
        (
            Beat(N_("Eight cubes ride on the caravan of three players."), "YSP-5.6"),
            Beat(
                N_(
                    "Blue's is the ninth, and the caravan is full. Blue has 3 cubes up to the top "
                    "row: 9. Green has 3 up to the middle: 6. Red's highest is in the top: 9."
                ),
                "YSP-5.6",
                moves=("play place_caravan",),
            ),
        ),
    ),
)
