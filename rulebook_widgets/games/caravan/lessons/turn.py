"""Section 3: turns and what they can be spent on."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.games.caravan.examples import EXAMPLES
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

_THIRD: Final = {
    "players": 3,
    "turn": 2,
    "turn_number": 3,
    "left": 1,
    "camels": {"0": ["d4"], "1": ["c2", "f3"], "2": ["e6", "b5"]},
}

LESSONS: Final = (
    Lesson(
        "one-two-three-four",
        EXAMPLES["G2"].title,
        ("CAR-3.1",),
        Start(position=EXAMPLES["G2"].facts),
        (
            Beat(
                N_(
                    "Two of you play, and Black begins. The coins below the desert are the actions "
                    "of this turn: there is only one."
                ),
                "CAR-3.1",
                task=Task(
                    N_("Use the one action of this turn: bring a camel to d4."),
                    accept=("place d4",),
                    hint=N_("Click a camel on Black's board, then the space in the middle."),
                ),
            ),
            Beat(N_("Yellow's turn is the second, so it has two."), "CAR-3.1", moves=("place d4",)),
            Beat(
                N_("The third turn is Black's again, with three actions."),
                "CAR-3.1",
                moves=("place c2", "place f3"),
            ),
            Beat(
                N_("Now Yellow has four, and from here on every turn has four."),
                "CAR-3.1",
                moves=("place e6", "place b5", "place d2"),
            ),
        ),
    ),
    Lesson(
        "three-players",
        N_("With three of you"),
        ("CAR-3.1",),
        Start(position=_THIRD),
        (
            Beat(
                N_(
                    "It is turns that count, not players. Orange has the third turn, with three "
                    "actions, and has used two of them."
                ),
                "CAR-3.1",
            ),
            Beat(
                N_(
                    "The fourth turn comes round to Black: after a turn of one action, the next "
                    "one already has four."
                ),
                "CAR-3.1",
                moves=("place e4",),
            ),
        ),
    ),
    Lesson(
        "prices",
        N_("What an action buys"),
        ("CAR-3.2",),
        Start(
            position={
                "players": 2,
                "camels": {"0": ["a1", "b1", "c2"], "1": ["c2 swords", "f5"]},
                "goods": {"1": "meat"},
            }
        ),
        (
            Beat(
                N_("Black has four actions and may mix them freely. First a good is picked up: 1."),
                "CAR-3.2",
                moves=("pick_up a1",),
            ),
            Beat(
                N_("It moves on to the camel next door: 1 more."),
                "CAR-3.2",
                moves=("carry meat a1 b1",),
            ),
            Beat(
                N_("And on c2 Yellow's swords were to be had: 1 action, and the theft marker."),
                "CAR-3.2",
                moves=("steal c2 1 swords",),
            ),
            Beat(
                N_(
                    "One action is left. It pays for a camel to a free space, but not for one to "
                    "f5, where Yellow stands: that would be 2."
                ),
                "CAR-4.2",
                tries="ride a1 f5",
                refused="CAR-4.2",
            ),
        ),
    ),
    Lesson(
        "ending-early",
        N_("Enough for today"),
        ("CAR-3.3",),
        Start(position={"players": 2, "left": 3, "camels": {"0": ["d4"], "1": ["c2"]}}),
        (
            Beat(
                N_("Black has three actions left and nothing more to do. That is allowed."),
                "CAR-3.3",
                task=Task(
                    N_("End the turn."),
                    accept=("end",),
                    hint=N_("There is a button for it."),
                ),
            ),
            Beat(
                N_("The three actions are lost. Yellow has four, as always, not seven."),
                "CAR-3.3",
                moves=("end",),
            ),
        ),
    ),
)
