"""Section 6: how the game ends."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.teaching import Beat, Lesson, Start

_ONE_HELMET_LEFT: Final = {
    "hands": {"0": ["samurai3", "ship2", "ship1"]},
    "tiles": {
        "1,-6": (0, "helmet3"),
        "0,-5": (1, "helmet4"),
        "1,-5": (0, "samurai2"),
        "2,-5": (1, "buddha2"),
        "1,-4": (1, "samurai1"),
        "1,-3": (0, "helmet2"),
        "0,-3": (0, "buddha4"),
        "1,0": (0, "rice4"),
        "1,-1": (1, "samurai3"),
        "0,-1": (1, "rice3"),
        "-1,0": (0, "buddha3"),
        "-1,1": (1, "samurai2"),
        "0,1": (0, "ronin"),
        "-2,2": (1, "rice2"),
        "-2,3": (0, "samurai1"),
    },
    "captured": {"0": (2, 1, 0), "1": (3, 1, 1)},
    "aside": (1, 0, 0),
    "figures": {
        "-3,4": ["buddha", "rice"],
        "2,0": ["helmet"],
        "0,-2": ["rice"],
        "-2,0": ["buddha"],
        "2,-2": ["rice"],
        "-3,2": ["buddha"],
        "-5,4": ["rice"],
        "-8,7": ["buddha"],
        "-6,6": ["rice"],
        "-4,6": ["buddha"],
        "-9,9": ["rice"],
    },
}
"""Late in a game of two: six settlements are empty, and one helmet is left on the board."""

_THREE_ASIDE: Final = {
    "hands": {"0": ["samurai2", "ship2", "ship1"]},
    "tiles": {
        "1,0": (1, "samurai2"),
        "1,-1": (0, "samurai2"),
        "0,-1": (1, "samurai1"),
        "-1,0": (0, "samurai1"),
        "-1,1": (1, "tile_exchange"),
        "0,1": (0, "tile_exchange"),
    },
    "aside": (1, 1, 1),
    "captured": {"0": (0, 0, 0), "1": (0, 0, 0)},
    "figures": {"2,0": ["helmet"]},
}
"""Edo has closed with 3 against 3: all its figures lie aside."""

LESSONS: Final = (
    Lesson(
        "kind-gone",
        N_("The last helmet"),
        ("SAM-6.1",),
        Start(players=2, position=_ONE_HELMET_LEFT),
        (
            Beat(N_("One helmet is left, on the village south-east of Edo."), "SAM-6.1"),
            Beat(
                N_("Red captures it. No helmet stands on the board any more: the end has come."),
                "SAM-6.1",
                moves=("place samurai3 2,-1",),
            ),
        ),
    ),
    Lesson(
        "four-aside",
        N_("The fourth figure aside"),
        ("SAM-6.2",),
        Start(players=2, position=_THREE_ASIDE),
        (
            Beat(
                N_("Edo ended in three ties, so its three figures lie beside the board."),
                "SAM-6.2",
            ),
            Beat(
                N_(
                    "Blue has 2 at the village south-east of Edo; Red comes with 2. The fourth "
                    "figure goes aside, of whatever kind: the game ends."
                ),
                "SAM-6.2",
                moves=("place samurai2 2,-1",),
            ),
        ),
    ),
    Lesson(
        "final-tile",
        N_("Nothing after the end"),
        ("SAM-6.3",),
        Start(players=2, position=_ONE_HELMET_LEFT),
        (
            Beat(N_("Red holds two ships besides the samurai."), "SAM-6.3"),
            Beat(
                N_("The samurai brings the end."),
                "SAM-6.3",
                moves=("place samurai3 2,-1",),
            ),
            Beat(
                N_("The ships stay in hand: turn and game are over together."),
                "SAM-6.3",
                tries="place ship2 3,-1",
                refused="SAM-6.3",
            ),
        ),
    ),
    Lesson(
        "finish-the-turn",
        N_("The option: finish your turn"),
        ("SAM-6.3",),
        Start(players=2, position={**_ONE_HELMET_LEFT, "finish_turn": True}),
        (
            Beat(
                N_("Some editions let the turn be played out. The set-up has an option for it."),
                "SAM-6.3",
                moves=("place samurai3 2,-1",),
            ),
            Beat(
                N_("With it Red may still play ships; the game is over when the turn is."),
                "SAM-6.3",
                moves=("place ship2 3,-1", "end"),
            ),
        ),
    ),
)
