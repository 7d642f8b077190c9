"""Section 4: where camels go, and what it costs."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

LESSONS: Final = (
    Lesson(
        "anywhere",
        N_("Across the desert"),
        ("CAR-4.1",),
        Start(position={"players": 2, "camels": {"0": ["a7", "c4"], "1": ["e5"]}}),
        (
            Beat(
                N_("From the supply a camel may come to any space: here straight to Gao."),
                "CAR-4.1",
                moves=("place g4",),
            ),
            Beat(
                N_(
                    "And a camel on the board may go to any other space, across the whole desert, "
                    "for the same single action."
                ),
                "CAR-4.1",
                task=Task(
                    N_("Send the camel from a7 to the opposite corner, g1."),
                    accept=("ride a7 g1",),
                    hint=N_("Click the camel in the lower left corner, then the upper right one."),
                ),
            ),
            Beat(
                N_("It is there. Only staying where it is does not count as a journey."),
                "CAR-4.1",
                moves=("ride a7 g1",),
                tries="ride c4 c4",
                refused="CAR-4.1",
            ),
        ),
    ),
    Lesson(
        "company",
        N_("Where Yellow stands"),
        ("CAR-4.2",),
        Start(position={"players": 2, "left": 3, "camels": {"0": ["d2", "b5"], "1": ["d4", "d4"]}}),
        (
            Beat(
                N_(
                    "Two of Yellow's camels stand on d4. Choose a camel of Black's, and a coin on "
                    "each space shows what it costs: 2 here, 1 where nobody stands."
                ),
                "CAR-4.2",
                task=Task(
                    N_("Send the camel from d2 to d4."),
                    accept=("ride d2 d4",),
                    hint=N_("Click the camel on d2, then the space in the middle."),
                ),
            ),
            Beat(
                N_(
                    "That took two of Black's three actions. One camel or five in company, theirs "
                    "or your own, it is always 2."
                ),
                "CAR-4.2",
                moves=("ride d2 d4",),
            ),
            Beat(
                N_("One action is left, and Black's own camel on b5 is company as well."),
                "CAR-4.2",
                tries="ride d4 b5",
                refused="CAR-4.2",
            ),
        ),
    ),
    Lesson(
        "loaded-stays",
        N_("Two that cannot leave"),
        ("CAR-4.3",),
        Start(
            position={
                "players": 2,
                "camels": {"0": ["b2 salt", "e6 gems_under", "f2"], "1": ["e5"]},
                "goods": {"6": "meat"},
            }
        ),
        (
            Beat(
                N_("Salt on its back: this camel does not leave b2."),
                "CAR-4.3",
                tries="ride b2 c2",
                refused="CAR-4.3",
            ),
            Beat(
                N_("The camel on e6 lies on stolen gems. It cannot leave either ..."),
                "CAR-4.3",
                tries="ride e6 d6",
                refused="CAR-4.3",
            ),
            Beat(
                N_("... nor take the meat beside it, for there is room for one good only."),
                "CAR-4.3",
                tries="pick_up e6",
                refused="CAR-4.3",
            ),
            Beat(
                N_("An empty camel is free to go."),
                "CAR-4.3",
                task=Task(
                    N_("Move the camel that can be moved."),
                    event="rode",
                    hint=N_("It stands on f2."),
                ),
            ),
        ),
    ),
)
