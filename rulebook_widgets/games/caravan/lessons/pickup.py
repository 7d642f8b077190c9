"""Section 5: loading camels."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.games.caravan.examples import EXAMPLES
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

LESSONS: Final = (
    Lesson(
        "loading",
        N_("Cloth in the corner"),
        ("CAR-5.1",),
        Start(
            position={
                "players": 2,
                "camels": {"0": ["g1", "f1"], "1": ["c2", "e5"]},
                "goods": {"2": "cloth", "3": "salt"},
                "markers": {"2": 3},
            }
        ),
        (
            Beat(
                N_(
                    "On g1 lies cloth that nobody carries, and Black has an empty camel there. "
                    "Three demand markers have piled up beside it."
                ),
                "CAR-5.1",
            ),
            Beat(
                N_("On c2 there is only Yellow's camel, so Black cannot have that salt."),
                "CAR-5.1",
                tries="pick_up c2",
                refused="CAR-5.1",
            ),
            Beat(
                N_("The cloth is Black's for one action."),
                "CAR-5.1",
                task=Task(
                    N_("Pick up the cloth."),
                    accept=("pick_up g1",),
                    hint=N_("Click the camel on g1, then the cloth."),
                ),
            ),
            Beat(
                N_(
                    "All three markers came along: 3 points that lie safely on Black's board, "
                    "whatever becomes of the cloth."
                ),
                "CAR-5.2",
                moves=("pick_up g1",),
            ),
        ),
    ),
    Lesson(
        "markers-along",
        N_("Points at once"),
        ("CAR-5.2",),
        Start(
            position={
                "players": 2,
                "camels": {"0": ["a1", "a7"], "1": ["e5"]},
                "goods": {"1": "ivory", "7": "salt"},
                "markers": {"7": 3},
            }
        ),
        (
            Beat(
                N_(
                    "Black has a camel at two goods. One demand marker lies beside the ivory on "
                    "a1, and three have piled up beside the salt on a7."
                ),
                "CAR-5.2",
                task=Task(
                    N_("Pick up the good that brings more points at once."),
                    accept=("pick_up a7",),
                    hint=N_("Each demand marker is a point; a good has to be delivered first."),
                ),
            ),
            Beat(
                N_(
                    "Three points for one action. The salt may still be stolen from Black; the "
                    "markers may not."
                ),
                "CAR-5.2",
                moves=("pick_up a7",),
            ),
        ),
    ),
    Lesson(
        "no-putting-down",
        N_("What is loaded stays loaded"),
        ("CAR-5.3",),
        Start(position={"players": 2, "camels": {"0": ["d3", "d2 salt"], "1": ["f6"]}}),
        (
            Beat(
                N_("Could Black lay the salt down on d4 for a moment? No camel stands there."),
                "CAR-5.3",
                tries="carry salt d2 d4",
                refused="CAR-5.3",
            ),
            Beat(
                N_(
                    "A good goes from camel to camel until it is delivered or stolen. The camel on "
                    "d3 may have it."
                ),
                "CAR-5.3",
                moves=("carry salt d2 d3",),
            ),
        ),
    ),
    Lesson(
        "last-free-camel",
        EXAMPLES["G4"].title,
        ("CAR-5.4",),
        Start(position=EXAMPLES["G4"].facts),
        (
            Beat(
                N_(
                    "Four of Black's five camels are loaded. The fifth stands on a1, where meat "
                    "lies."
                ),
                "CAR-5.4",
            ),
            Beat(
                N_("To load it would leave no camel that could do anything."),
                "CAR-5.4",
                tries="pick_up a1",
                refused="CAR-5.4",
            ),
            Beat(
                N_("Yellow's cloth on the same space? A theft is bound by the same limit."),
                "CAR-5.4",
                tries="steal a1 1 cloth",
                refused="CAR-5.4",
            ),
            Beat(
                N_("The free camel has something better to do: go where a good is wanted."),
                "CAR-5.4",
                task=Task(
                    N_("Send it where one of the four goods can be delivered at once."),
                    accept=("ride a1 d3",),
                    hint=N_("Hides are wanted in Sijilmasa, on d3, and they are next door, on c3."),
                ),
            ),
            Beat(
                N_(
                    "One action more, and the hides are delivered. Two camels are free now, so one "
                    "of them may be loaded again."
                ),
                "CAR-5.4",
                moves=("ride a1 d3", "carry hides c3 d3"),
            ),
        ),
    ),
)
