"""Scripted walks through the rules of Tideline."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

_CRAB_KNOWN: Final = {
    "hidden": {"2b": "crab", "4d": "pearl"},
    "seen": {"0": ["2b"], "1": ["4d"]},
    "sea": [1, 1, 0, 1, 0, 1],
}
"""Red knows of a crab; of Blue's pearl everybody knows only the flag."""

_ALMOST_OVER: Final = {
    "sea": [4, 4, 3, 4, 4, 4],
    "hidden": {"3d": "shell"},
    "taken": {
        "1d": [0, "shell"],
        "2d": [0, "shell"],
        "4d": [0, "pebble"],
        "5d": [1, "pearl"],
        "6d": [1, "pearl"],
        "6c": [1, "crab"],
    },
}
"""A shell is the last find; Red has 3 points and Blue has 5."""

lessons: Final = (
    Lesson(
        "heaps",
        N_("Twenty-four heaps"),
        ("TID-1.1",),
        Start(players=2, seed=4),
        (
            Beat(
                N_("Under every heap lies something: a pearl, with luck."),
                "TID-1.1",
                task=Task(
                    N_("You are Red: look under one of them."),
                    event="looked",
                    hint=N_("Click any heap."),
                ),
            ),
            Beat(
                N_("Say it was 3b: a shell. What the other twenty-three hide, nobody knows."),
                "TID-1.1",
                moves=("look 3b", "dig shell"),
            ),
        ),
    ),
    Lesson(
        "secrets",
        N_("Flags and secrets"),
        ("TID-1.2",),
        Start(
            players=3,
            seed=8,
            position={
                "seat": 1,
                "hidden": {"3c": "pearl", "5b": "crab", "2a": "pebble"},
                "seen": {"0": ["3c", "2a"], "1": ["5b", "2a"], "2": ["5b"]},
                "taken": {"4a": [0, "shell"], "1b": [2, "pebble"]},
                "sea": [1, 0, 0, 1, 0, 1],
                "to_take": True,
            },
        ),
        (
            Beat(
                N_("You sit in Blue's place and see what lies where Blue's flags are: 5b and 2a."),
                "TID-1.2",
            ),
            Beat(
                N_("Yellow has looked at 5b as well, and left it there. Now you both know why."),
                "TID-1.2",
            ),
            Beat(
                N_("Red has looked at 3c. What is there Red alone knows; from here it is a heap."),
                "TID-1.2",
            ),
            Beat(
                N_("Blue digs there all the same. What is taken, everybody sees: a pearl."),
                "TID-1.2",
                moves=("take 3c",),
            ),
        ),
        eyes=1,
    ),
    Lesson(
        "first-look",
        N_("A look under the sand"),
        ("TID-2.1",),
        Start(players=2, seed=4),
        (
            Beat(
                N_("Red cannot begin by taking the find at 4c: first comes the look."),
                "TID-2.1",
                tries="take 4c",
                refused="TID-2.1",
            ),
            Beat(
                N_("Red looks under 3b and sees a shell. The flag is there for Blue to see."),
                "TID-2.1",
                moves=("look 3b", "dig shell"),
            ),
            Beat(N_("Now Red may take the shell, or something else, or nothing."), "TID-2.1"),
        ),
    ),
    Lesson(
        "taking",
        N_("Take one, or leave them"),
        ("TID-2.2",),
        Start(
            players=2,
            seed=9,
            position={"hidden": {"5a": "shell", "2c": "pearl"}, "seen": {"0": ["5a", "2c"]}},
        ),
        (
            Beat(N_("Red has looked twice: a shell by the water, a pearl further up."), "TID-2.2"),
            Beat(
                N_("After the next look Red may choose: one of the three seen, or any other."),
                "TID-2.2",
                moves=("look 6d", "dig pebble"),
                task=Task(
                    N_("Take the find that is worth most."),
                    ("take 2c",),
                    hint=N_("It lies at 2c. The shell counts 1, and a pearl 4."),
                ),
            ),
            Beat(
                N_(
                    "The pearl lies in the basket, for all to see. The shell may not be there long."
                ),
                "TID-2.2",
                moves=("take 2c",),
            ),
            Beat(
                N_("A hole stays a hole."),
                "TID-2.2",
                moves=("wave 1", "look 5d", "dig crab"),
                tries="take 2c",
                refused="TID-2.2",
            ),
        ),
    ),
    Lesson(
        "crabs",
        N_("A crab for somebody else"),
        ("TID-2.3",),
        Start(players=2, seed=2, position={**_CRAB_KNOWN, "to_take": True}),
        (
            Beat(
                N_("Red knows of the crab at 2b, and nobody who knows puts a hand there."),
                "TID-2.3",
                tries="take 2b",
                refused="TID-2.3",
            ),
            Beat(
                N_("At 4d stands Blue's flag. Is it a crab? Red has not seen it, so it stays."),
                "TID-2.3",
                tries="give 4d 1",
                refused="TID-2.3",
            ),
            Beat(
                N_("The crab of 2b can go to Blue."),
                "TID-2.3",
                task=Task(
                    N_("Put it into Blue's basket."),
                    event="given",
                    hint=N_("Click the crab, then Blue's basket."),
                ),
            ),
        ),
        eyes=0,
    ),
    Lesson(
        "nothing-new",
        N_("Nothing new to see"),
        ("TID-2.4",),
        Start(
            players=2,
            seed=2,
            position={
                "sea": [4, 4, 4, 4, 3, 2],
                "hidden": {"5d": "pebble", "6c": "shell", "6d": "pearl"},
                "seen": {"0": ["5d"], "1": ["5d", "6c", "6d"]},
            },
        ),
        (
            Beat(N_("Late in the game. Blue has looked at all three finds that are left.")),
            Beat(
                N_("Red looks at 6c and takes it. The wave takes the pebble."),
                "TID-2.2",
                moves=("look 6c", "take 6c", "wave 5"),
            ),
            Beat(
                N_("Now Blue need not look, and may not: only the pearl is left, and known."),
                "TID-2.4",
                tries="look 6d",
                refused="TID-2.4",
            ),
        ),
    ),
    Lesson(
        "wave",
        N_("A wave in column 4"),
        ("TID-3.1",),
        Start(players=2, seed=6, position={"sea": [0, 0, 1, 2, 4, 0], "to_take": True}),
        (
            Beat(N_("Red takes nothing this time, and the die is rolled."), "TID-3.1"),
            Beat(
                N_("A 4: the wave takes 4c. Whatever it was, nobody will know."),
                "TID-3.1",
                moves=("leave", "wave 4"),
            ),
            Beat(
                N_("Under water nothing can be found."),
                "TID-3.1",
                tries="look 4c",
                refused="TID-3.1",
            ),
        ),
    ),
    Lesson(
        "empty-column",
        N_("The wave runs on"),
        ("TID-3.2",),
        Start(players=2, seed=6, position={"sea": [0, 0, 1, 2, 4, 0], "to_take": True}),
        (
            Beat(N_("All of column 5 is under water already."), "TID-3.2"),
            Beat(
                N_("A 5 is rolled. The wave runs on to column 6, and 6a is gone."),
                "TID-3.2",
                moves=("leave", "wave 5"),
            ),
        ),
    ),
    Lesson(
        "rough-sea",
        N_("A rough sea"),
        ("TID-3.3",),
        Start(players=2, seed=6, options={"rough": True}),
        (
            Beat(N_("With the option of a rough sea every turn ends with two waves."), "TID-3.3"),
            Beat(
                N_("Red has looked and taken. A 2 and another 2: the sea takes 2a and 2b."),
                "TID-3.3",
                moves=("look 1d", "dig pebble", "take 6a", "dig shell", "wave 2", "wave 2"),
            ),
        ),
    ),
    Lesson(
        "last-find",
        N_("Nothing left for the sea"),
        ("TID-4.1",),
        Start(players=2, seed=1, position=_ALMOST_OVER),
        (
            Beat(N_("One find is left on the beach, and it is Red's turn."), "TID-4.1"),
            Beat(
                N_("Red takes it. The game is over at once, and no wave comes any more."),
                "TID-4.1",
                moves=("look 3d", "take 3d"),
            ),
        ),
    ),
    Lesson(
        "count",
        N_("What the baskets are worth"),
        ("TID-4.2",),
        Start(players=2, seed=1, position=_ALMOST_OVER),
        (
            Beat(
                N_("Two shells are 1 and 2, together 3. Two pearls are 8, less 3 for the crab: 5."),
                "TID-4.2",
            ),
            Beat(
                N_("A third shell is worth 3. With it Red has 6 points and wins by one."),
                "TID-4.2",
                moves=("look 3d", "take 3d"),
            ),
        ),
    ),
    Lesson(
        "tie",
        N_("A tie"),
        ("TID-4.3",),
        Start(
            players=2,
            seed=1,
            position={
                "sea": [4, 4, 3, 4, 4, 4],
                "hidden": {"3d": "pebble"},
                "taken": {
                    "1d": [0, "shell"],
                    "2d": [0, "shell"],
                    "5d": [0, "shell"],
                    "4d": [1, "pearl"],
                    "6d": [1, "shell"],
                    "6c": [1, "pebble"],
                    "6b": [0, "crab"],
                    "1c": [1, "crab"],
                    "2c": [0, "shell"],
                    "5c": [1, "shell"],
                    "3c": [0, "crab"],
                },
            },
        ),
        (
            Beat(N_("Four shells make 10, two crabs cost 6: Red has 4 points.")),
            Beat(
                N_("A pearl, two shells and a crab: Blue has 4 too, and wins by the pearl."),
                "TID-4.3",
                moves=("look 3d", "leave", "wave 3"),
            ),
        ),
    ),
)
"""Every lesson of Tideline, in the order of the rulebook."""
