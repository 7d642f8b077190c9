"""Section 6: stealing goods."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.games.caravan.examples import EXAMPLES
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

LESSONS: Final = (
    Lesson(
        "theft",
        EXAMPLES["theft"].title,
        ("CAR-6.1",),
        Start(position=EXAMPLES["theft"].facts),
        (
            Beat(
                N_(
                    "Yellow has ivory on c3, and an empty camel of Black's stands on the same "
                    "space. The hand in Black's colour says that Black could steal it."
                ),
                "CAR-6.1",
            ),
            Beat(
                N_("Be the thief."),
                "CAR-6.1",
                task=Task(
                    N_("Steal the ivory."),
                    accept=("steal c3 1 ivory",),
                    hint=N_("Click Black's camel on c3, then the ivory."),
                ),
            ),
            Beat(
                N_(
                    "The theft marker went to Yellow, who has two now. And the ivory lies under "
                    "Black's camel: nobody can steal it there."
                ),
                "CAR-6.2",
                moves=("steal c3 1 ivory",),
            ),
            Beat(
                N_("Moved to c4 it is put on top of that camel, for all to see and to want."),
                "CAR-7.5",
                moves=("carry ivory_under c3 c4",),
            ),
            Beat(
                N_(
                    "Yellow, on c4 as well, pays one of the two markers and has the ivory back: "
                    "under the camel, this time."
                ),
                "CAR-6.1",
                moves=("steal c4 0 ivory",),
            ),
        ),
    ),
    Lesson(
        "whom-to-rob",
        N_("Whom to rob"),
        ("CAR-6.1",),
        Start(
            position={
                "players": 3,
                "camels": {"0": ["e3", "e2"], "1": ["e3 gems"], "2": ["e3 salt", "e3 paper"]},
            }
        ),
        (
            Beat(
                N_(
                    "Three loaded camels share e3 with Black's: one of Yellow's and two of "
                    "Orange's. The thief chooses which good to take."
                ),
                "CAR-6.1",
                task=Task(
                    N_("Steal whichever good you like best."),
                    event="stolen",
                    hint=N_("Click Black's camel on e3, then one of the goods there."),
                ),
            ),
            Beat(
                N_("Black took the paper, so it is Orange who gets the marker."),
                "CAR-6.1",
                moves=("steal e3 2 paper",),
            ),
        ),
    ),
    Lesson(
        "safe-under",
        N_("Out of reach, for a while"),
        ("CAR-6.2",),
        Start(
            position={
                "players": 2,
                "turn": 1,
                "camels": {"0": ["c3 ivory_under", "d3"], "1": ["c3", "d3"]},
            }
        ),
        (
            Beat(
                N_("Black stole this ivory a moment ago. Yellow would like it back."),
                "CAR-6.2",
                tries="steal c3 0 ivory",
                refused="CAR-6.2",
            ),
            Beat(
                N_("Yellow ends the turn, and Black moves the ivory on: now it is on top again."),
                "CAR-6.2",
                moves=("end", "carry ivory_under c3 d3"),
            ),
            Beat(
                N_("Black's turn ends as well, and what could not be had before can be had now."),
                "CAR-6.2",
                moves=("end",),
                task=Task(
                    N_("Steal the ivory back."),
                    accept=("steal d3 0 ivory",),
                    hint=N_("Click Yellow's camel on d3, then the ivory."),
                ),
            ),
        ),
    ),
    Lesson(
        "no-marker",
        N_("No marker, no theft"),
        ("CAR-6.3",),
        Start(
            position={
                "players": 2,
                "camels": {"0": ["e4", "e3"], "1": ["e4 hides", "b2"]},
                "thefts": {"0": 0, "1": 2},
                "earned": {"1": 4},
            }
        ),
        (
            Beat(
                N_("Black has robbed before; both theft markers are Yellow's."),
                "CAR-6.3",
                tries="steal e4 1 hides",
                refused="CAR-6.3",
            ),
            Beat(
                N_(
                    "Only when Yellow robs Black does a marker come back. The four demand markers "
                    "on Yellow's board, by the way, are out of anybody's reach."
                ),
                "CAR-6.3",
            ),
        ),
    ),
)
