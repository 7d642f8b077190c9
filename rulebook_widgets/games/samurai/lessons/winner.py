"""Section 7: who wins, with both worked examples of the sheet."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.games.samurai.examples import EXAMPLES
from rulebook_widgets.teaching import Beat, Lesson, Start

LESSONS: Final = (
    Lesson(
        "two-kinds",
        N_("Leading two kinds"),
        ("SAM-7.1",),
        Start(
            players=3,
            position={
                "captured": {"0": (5, 5, 0), "1": (2, 3, 4), "2": (2, 2, 2)},
                "aside": (1, 0, 0),
            },
        ),
        (
            Beat(N_("The game is over and the screens are lifted. Count by kind."), "SAM-7.1"),
            Beat(
                N_(
                    "Red has five helmets and five Buddhas, more than anyone else: two kinds, and "
                    "that wins at once. Blue's four rice fields do not help."
                ),
                "SAM-7.1",
            ),
        ),
    ),
    Lesson(
        "out-of-the-race",
        N_("The most figures, and out"),
        ("SAM-7.2",),
        Start(
            players=3,
            position={
                "captured": {"0": (5, 1, 2), "1": (4, 4, 3), "2": (1, 4, 3)},
                "aside": (0, 0, 1),
            },
        ),
        (
            Beat(
                N_(
                    "Red leads helmets, 5 to 4. Blue and Green share the most Buddhas and the "
                    "most rice fields, so nobody leads those, and nobody leads two kinds."
                ),
                "SAM-7.1",
            ),
            Beat(
                N_(
                    "Blue has 11 figures, more than anyone, but leads nothing and is out. Only "
                    "Red is left in the race: Red wins with 8."
                ),
                "SAM-7.2",
            ),
        ),
    ),
    Lesson(
        "first-example",
        N_("The sheet's first example"),
        ("SAM-7.3",),
        Start(position=EXAMPLES["G1"].facts),
        (
            Beat(
                N_(
                    "Helmets, Buddhas and rice fields: Green 3, 3, 4. Red 1, 4, 3. Blue 5, 3, 2. "
                    "Yellow 4, 3, 3."
                ),
                "SAM-7.1",
            ),
            Beat(
                N_(
                    "Blue leads helmets, Red Buddhas, Green rice fields: one kind each. Yellow "
                    "leads none and cannot win, though nobody has more figures."
                ),
                "SAM-7.2",
            ),
            Beat(
                N_(
                    "Without the kind they lead, Green counts 3 + 3 = 6, Blue 3 + 2 = 5, Red "
                    "1 + 3 = 4. Green wins, then Blue, Red and Yellow."
                ),
                "SAM-7.3",
            ),
        ),
    ),
    Lesson(
        "second-example",
        N_("The sheet's second example"),
        ("SAM-7.4",),
        Start(position=EXAMPLES["G2"].facts),
        (
            Beat(
                N_(
                    "Green 2, 4, 4. Red 6, 1, 2. Blue 4, 3, 4. Yellow 0, 5, 3. Blue and Green "
                    "share the most rice fields: sharing is not leading, so both are out."
                ),
                "SAM-7.2",
            ),
            Beat(
                N_("Red leads helmets, Yellow Buddhas. Of the other kinds each has 3: level."),
                "SAM-7.3",
            ),
            Beat(
                N_(
                    "So all figures count: Red 9, Yellow 8. Red wins, Yellow is second; Blue with "
                    "11 comes third, Green with 10 fourth."
                ),
                "SAM-7.4",
            ),
        ),
    ),
    Lesson(
        "shared-victory",
        N_("Level to the end"),
        ("SAM-7.5",),
        Start(
            players=2,
            position={"captured": {"0": (4, 2, 1), "1": (2, 4, 1)}, "aside": (1, 1, 0)},
        ),
        (
            Beat(
                N_(
                    "Red leads helmets, Blue Buddhas. Of the other kinds each has 3, in all each "
                    "has 7."
                ),
                "SAM-7.4",
            ),
            Beat(N_("Nothing else is compared. They have won together."), "SAM-7.5"),
        ),
    ),
    Lesson(
        "nobody-leads",
        N_("Nobody leads anything"),
        ("SAM-7.6",),
        Start(
            players=3,
            position={
                "captured": {"0": (4, 3, 0), "1": (4, 2, 3), "2": (1, 3, 3)},
                "aside": (1, 0, 0),
            },
        ),
        (
            Beat(
                N_("Helmets are shared 4 and 4, Buddhas 3 and 3, rice fields 3 and 3."), "SAM-7.6"
            ),
            Beat(
                N_(
                    "The sheet does not say what happens then. By our ruling all figures count: "
                    "Blue's 9 beat 7 and 7."
                ),
                "SAM-7.6",
            ),
        ),
    ),
)
