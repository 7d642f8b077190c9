"""Section 7: along the camels and into the city."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.games.caravan.examples import EXAMPLES
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

LESSONS: Final = (
    Lesson(
        "dans-camels",
        EXAMPLES["G1"].title,
        ("CAR-7.1",),
        Start(position=EXAMPLES["G1"].facts),
        (
            Beat(
                N_(
                    "The sheet tells of Dan, who is Black here. His camel A waits in Marrakesh, "
                    "the city of ivory. D, on f2, and E, on g3, carry ivory."
                ),
                "CAR-7.1",
            ),
            Beat(
                N_(
                    "From f2 the chain leads over f1 and e1 to d1, side by side. E on g3 touches "
                    "it only at a corner."
                ),
                "CAR-7.1",
                tries="carry ivory g3 d1",
                refused="CAR-7.1",
            ),
            Beat(
                N_("D's ivory, however, is a single action away from the city."),
                "CAR-7.1",
                task=Task(
                    N_("Move the ivory from f2 to Marrakesh."),
                    accept=("carry ivory f2 d1",),
                    hint=N_("Click the ivory on f2: the chain lights up. Then click the city."),
                ),
            ),
            Beat(
                N_("Delivered, for 6 points. Camel A is empty again and ready for the next one."),
                "CAR-7.3",
                moves=("carry ivory f2 d1",),
            ),
        ),
    ),
    Lesson(
        "one-space",
        N_("Two camels on one space"),
        ("CAR-7.1",),
        Start(position={"players": 2, "camels": {"0": ["b3 gems_under", "b3", "b4"], "1": ["b3"]}}),
        (
            Beat(
                N_(
                    "Two of Black's camels share b3, and one lies on stolen gems. Camels on one "
                    "space are connected, so the gems may change over to the other."
                ),
                "CAR-7.1",
                task=Task(
                    N_("Move the gems to the other camel on b3."),
                    accept=("carry gems_under b3 b3",),
                    hint=N_("Click the gems under the camel, then Black's empty camel beside it."),
                ),
            ),
            Beat(
                N_("They are on top now, and Yellow, on the same space, could steal them."),
                "CAR-7.5",
                moves=("carry gems_under b3 b3",),
            ),
        ),
    ),
    Lesson(
        "past-loaded",
        N_("Over two loaded camels"),
        ("CAR-7.2",),
        Start(position=EXAMPLES["G1-loaded"].facts),
        (
            Beat(
                N_("The ivory's way to Marrakesh leads over two loaded camels."),
                "CAR-7.2",
            ),
            Beat(
                N_("It may not stop on one of them; the salt on e1 cannot go to f1 either."),
                "CAR-7.2",
                tries="carry salt e1 f1",
                refused="CAR-7.2",
            ),
            Beat(
                N_("But to pass over them is no trouble at all."),
                "CAR-7.2",
                moves=("carry ivory f2 d1",),
            ),
        ),
    ),
    Lesson(
        "passing-through",
        N_("Only the end of the way counts"),
        ("CAR-7.3",),
        Start(
            position={
                "players": 2,
                "camels": {"0": ["e4", "d4", "f4", "f3 swords"], "1": ["b2"]},
            }
        ),
        (
            Beat(
                N_("Agadez, on e4, wants swords. Here they come from f3 and go right through."),
                "CAR-7.3",
                moves=("carry swords f3 d4",),
            ),
            Beat(
                N_("They passed the city and did not stop: nothing is delivered yet."),
                "CAR-7.3",
                task=Task(
                    N_("Spend one more action to deliver the swords."),
                    accept=("carry swords d4 e4",),
                    hint=N_("Click the swords on d4, then the camel in Agadez."),
                ),
            ),
            Beat(
                N_("Now they are. In the city of its colour a good does not wait to be asked."),
                "CAR-7.3",
                moves=("carry swords d4 e4",),
            ),
        ),
    ),
    Lesson(
        "detours",
        N_("A place to park"),
        ("CAR-7.4",),
        Start(
            position={
                "players": 2,
                "camels": {"0": ["c6 paper", "b6", "b7", "c7"], "1": ["c6", "d4"]},
            }
        ),
        (
            Beat(
                N_(
                    "Yellow's camel on c6 could steal the paper. Timbuktu is far away, but the "
                    "paper may go anywhere in the group, even away from its city."
                ),
                "CAR-7.4",
                task=Task(
                    N_("Move the paper out of Yellow's reach."),
                    event="carried",
                    hint=N_("Click the paper, then any empty camel of Black's."),
                ),
            ),
            Beat(
                N_("On b7 it is safe for now, as long as Yellow does not follow."),
                "CAR-7.4",
                moves=("carry paper c6 b7",),
            ),
        ),
    ),
    Lesson(
        "back-on-top",
        N_("In plain sight"),
        ("CAR-7.5",),
        Start(
            position={
                "players": 2,
                "camels": {"0": ["e2 paper_under", "e3", "f2"], "1": ["e3", "b6"]},
            }
        ),
        (
            Beat(
                N_(
                    "The paper under Black's camel on e2 is stolen, and safe. Wherever it moves, "
                    "it will be on top again, and Yellow has an empty camel on e3."
                ),
                "CAR-7.5",
                task=Task(
                    N_("Move the paper to where no camel of Yellow's stands."),
                    accept=("carry paper_under e2 f2",),
                    hint=N_("Click the paper under the camel, then Black's camel on f2."),
                ),
            ),
            Beat(
                N_("Now it is on top, in plain sight. Will Yellow come for it?"),
                "CAR-7.5",
                moves=("carry paper_under e2 f2",),
            ),
            Beat(
                N_(
                    "Yellow does: 2 actions to join Black's camel on f2, and 1 for the theft. A "
                    "stolen good is best left where it is until it can go straight to its city."
                ),
                "CAR-6.1",
                moves=("end", "ride e3 f2", "steal f2 0 paper"),
            ),
        ),
    ),
)
