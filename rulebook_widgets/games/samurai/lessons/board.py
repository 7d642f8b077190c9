"""Section 1: the board and the material."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

LESSONS: Final = (
    Lesson(
        "material",
        N_("What lies on the table"),
        ("SAM-1.1",),
        Start(players=4, position={}),
        (
            Beat(
                N_(
                    "This is Japan before the first turn, with four players. Helmets, Buddhas and "
                    "rice fields stand on the settlements: 39 figures, thirteen of each kind."
                ),
                "SAM-1.1",
            ),
            Beat(
                N_(
                    "Edo, the capital, has one of each kind, the cities Akita, Kyoto and Sapporo "
                    "have two figures each, and every village has one."
                ),
                "SAM-1.1",
            ),
            Beat(
                N_(
                    "A first taste: lay one of Red's tiles. From now on it pulls at the figures "
                    "beside it that match its picture. The next chapters tell how."
                ),
                "SAM-1.1",
                task=Task(
                    N_("Play any of Red's tiles: choose one, then a space that lights up."),
                    event="placed",
                    hint=N_("Click a tile of Red's hand. Every space that lights up is allowed."),
                ),
            ),
        ),
    ),
    Lesson(
        "behind-the-screen",
        N_("What is yours, and what you see of others"),
        ("SAM-1.2",),
        Start(
            players=3,
            position={"hands": {"0": ["helmet4", "rice3", "samurai2", "ship1", "tile_exchange"]}},
        ),
        (
            Beat(
                N_(
                    "Everybody has twenty tiles of one colour. You look through Red's eyes: five "
                    "of Red's tiles are in hand, fifteen wait face down in Red's draw pile."
                ),
                "SAM-1.2",
            ),
            Beat(
                N_(
                    "Blue and Green have as many, but you see only the backs: their tiles are "
                    "behind their screens, and so will be the figures they win."
                ),
                "SAM-1.2",
            ),
        ),
        eyes=0,
    ),
    Lesson(
        "islands",
        N_("Two players meet on Honshu"),
        ("SAM-1.3",),
        Start(players=2, position={"hands": {"0": ["samurai3", "rice4", "ship2"]}}),
        (
            Beat(
                N_(
                    "With two players only Honshu is used, with Edo, Akita, Kyoto and fourteen "
                    "villages. Kyushu, Shikoku and Hokkaido stay in the box."
                ),
                "SAM-1.3",
            ),
            Beat(
                N_("A tile for Hokkaido? That island is not on the table today."),
                "SAM-1.3",
                tries="place samurai3 0,-9",
                refused="SAM-1.3",
            ),
            Beat(
                N_("On Honshu the same tile is welcome."),
                "SAM-1.3",
                moves=("place samurai3 0,-3",),
            ),
        ),
    ),
    Lesson(
        "figures-in-play",
        N_("Exactly enough figures"),
        ("SAM-1.4",),
        Start(players=3, position={}),
        (
            Beat(
                N_(
                    "Three players use ten figures of each kind, thirty in all. Count the places: "
                    "three in Edo, two each in Akita and Kyoto, one in each of 23 villages."
                ),
                "SAM-1.4",
            ),
            Beat(
                N_(
                    "That is thirty again, so the board is full and nothing is left over. With two "
                    "players it is 21 and 21, with four 39 and 39."
                ),
                "SAM-1.4",
            ),
        ),
    ),
)
