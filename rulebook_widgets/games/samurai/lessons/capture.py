"""Section 5: capturing figures."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

LESSONS: Final = (
    Lesson(
        "closing",
        N_("The moment the land is full"),
        ("SAM-5.1",),
        Start(
            players=2,
            position={
                "hands": {"0": ["helmet4", "ship1", "rice2"]},
                "figures": {"0,-6": ["helmet"]},
                "tiles": {"1,-6": (1, "helmet3")},
            },
        ),
        (
            Beat(
                N_(
                    "The northern village touches two land spaces. Blue holds one; the other is "
                    "open. The four sea spaces do not matter for closing."
                ),
                "SAM-5.1",
            ),
            Beat(
                N_("Red covers the last land space. At once the helmet is decided: 4 beats 3."),
                "SAM-5.1",
                moves=("place helmet4 0,-5",),
            ),
            Beat(
                N_("Red's turn is still on: a ship may follow."),
                "SAM-5.1",
                moves=("place ship1 -1,-4",),
            ),
        ),
    ),
    Lesson(
        "two-at-once",
        N_("One tile closes two settlements"),
        ("SAM-5.1",),
        Start(
            players=2,
            position={
                "hands": {"0": ["samurai3", "rice2"]},
                "figures": {"0,-6": ["rice"], "2,-6": ["buddha"]},
                "tiles": {
                    "0,-5": (1, "samurai1"),
                    "1,-5": (1, "samurai2"),
                    "2,-5": (0, "samurai1"),
                },
            },
        ),
        (
            Beat(
                N_("Every land space touches two settlements. Here one space closes both."),
                "SAM-5.1",
            ),
            Beat(
                N_(
                    "In one village Red has 3 against 1, in the other 4 against 2. Both figures "
                    "are Red's, whichever you look at first."
                ),
                "SAM-5.1",
                moves=("place samurai3 1,-6",),
            ),
        ),
    ),
    Lesson(
        "adding-up",
        N_("Counting, ships included"),
        ("SAM-5.2",),
        Start(
            players=2,
            position={
                "hands": {"0": ["samurai1", "rice2"]},
                "figures": {"0,-4": ["helmet", "buddha"]},
                "tiles": {
                    "1,-4": (1, "helmet3"),
                    "1,-5": (0, "helmet2"),
                    "0,-5": (1, "buddha2"),
                    "-1,-3": (0, "ship2"),
                },
            },
        ),
        (
            Beat(
                N_(
                    "Akita is about to close. Before Red's samurai lands, count with us: Red has a "
                    "helmet 2 and a ship 2, Blue a helmet 3 and a Buddha 2."
                ),
                "SAM-5.2",
            ),
            Beat(
                N_(
                    "With samurai 1 Red counts 2 + 2 + 1 = 5 for the helmet against 3, and "
                    "2 + 1 = 3 for the Buddha against 2. The ship decided both."
                ),
                "SAM-5.2",
                moves=("place samurai1 0,-3",),
            ),
        ),
    ),
    Lesson(
        "strongest",
        N_("Take the figure"),
        ("SAM-5.3",),
        Start(
            players=2,
            position={
                "hands": {"0": ["helmet4", "helmet2", "rice4"]},
                "figures": {"0,-6": ["helmet"]},
                "tiles": {"1,-6": (1, "helmet3")},
            },
        ),
        (
            Beat(
                N_("A helmet, guarded by Blue's helmet 3. Which of Red's tiles wins it?"),
                "SAM-5.3",
                task=Task(
                    N_("Capture the helmet of the northern village for Red."),
                    accept=("place helmet4 0,-5",),
                    hint=N_("You need more than Blue's 3, and a tile that works on helmets."),
                ),
            ),
            Beat(
                N_("Helmet 4 does it. Red takes the figure."),
                "SAM-5.3",
                moves=("place helmet4 0,-5",),
            ),
        ),
    ),
    Lesson(
        "tie-at-the-top",
        N_("Shared first place"),
        ("SAM-5.4",),
        Start(
            players=2,
            position={
                "hands": {"0": ["samurai2", "rice4"]},
                "figures": {"0,-6": ["helmet"]},
                "tiles": {"1,-6": (1, "samurai2")},
            },
        ),
        (
            Beat(N_("Blue has 2 here. What if Red comes with 2 as well?"), "SAM-5.4"),
            Beat(
                N_("Nobody gets the helmet. It is put aside, next to the board."),
                "SAM-5.4",
                moves=("place samurai2 0,-5",),
            ),
        ),
    ),
    Lesson(
        "tie-below",
        N_("A tie that does not matter"),
        ("SAM-5.4",),
        Start(
            players=3,
            position={
                "hands": {"0": ["samurai3", "rice4"]},
                "figures": {"2,-6": ["helmet"]},
                "tiles": {"1,-6": (1, "samurai1"), "1,-5": (2, "samurai1")},
            },
        ),
        (
            Beat(N_("Blue and Green are level with 1 each."), "SAM-5.4"),
            Beat(
                N_("Red's 3 is above both, so Red simply takes the helmet."),
                "SAM-5.4",
                moves=("place samurai3 2,-5",),
            ),
        ),
    ),
    Lesson(
        "no-influence",
        N_("Nobody has any influence"),
        ("SAM-5.4",),
        Start(
            players=2,
            position={
                "hands": {"0": ["buddha2", "rice4"]},
                "figures": {"0,-6": ["helmet"]},
                "tiles": {"1,-6": (1, "rice3")},
            },
        ),
        (
            Beat(N_("A helmet among a rice tile and, in a moment, a Buddha tile."), "SAM-5.4"),
            Beat(
                N_(
                    "Nothing here works on helmets: all totals are zero. By our ruling the figure "
                    "is put aside, as after a tie."
                ),
                "SAM-5.4",
                moves=("place buddha2 0,-5",),
            ),
        ),
    ),
    Lesson(
        "open-or-hidden",
        N_("What stands behind a screen"),
        ("SAM-5.5",),
        Start(
            players=3,
            position={
                "hands": {"0": ["samurai3", "rice4"]},
                "figures": {"0,-6": ["rice"]},
                "tiles": {"1,-6": (1, "samurai1")},
            },
        ),
        (
            Beat(N_("You look through Blue's eyes, and Red is about to capture."), "SAM-5.5"),
            Beat(
                N_(
                    "You saw the rice field go, and the log names it. But with three players it "
                    "stands behind Red's screen: the board no longer shows it. Remember!"
                ),
                "SAM-5.5",
                moves=("place samurai3 0,-5",),
            ),
        ),
        eyes=1,
    ),
)
