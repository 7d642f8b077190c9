"""Section 9: the last delivery and the account."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.games.caravan.examples import EXAMPLES
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

LESSONS: Final = (
    Lesson(
        "last-delivery",
        EXAMPLES["last_delivery"].title,
        ("CAR-9.1",),
        Start(position=EXAMPLES["last_delivery"].facts),
        (
            Beat(
                N_("Four goods are left in the bag, and Black is about to pick one up."), "CAR-9.1"
            ),
            Beat(
                N_("That brings the last four onto the board. The bag is empty: be warned."),
                "CAR-9.1",
                moves=(
                    *("pick_up a7", "markers"),
                    *("draw salt", "draw meat", "draw hides", "draw swords"),
                ),
            ),
            Beat(
                N_("From now on the first delivery ends the game, whoever makes it."),
                "CAR-9.1",
                task=Task(
                    N_("It is Yellow's turn. Deliver the ivory."),
                    accept=("carry ivory e1 d1",),
                    hint=N_("Click the ivory on e1, then Marrakesh."),
                ),
            ),
            Beat(
                N_("That was it. Yellow's three other actions are not played any more."),
                "CAR-9.1",
                moves=("carry ivory e1 d1",),
            ),
        ),
    ),
    Lesson(
        "account",
        EXAMPLES["score"].title,
        ("CAR-9.2",),
        Start(position=EXAMPLES["score"].facts),
        (
            Beat(
                N_(
                    "Black delivered two ivory and three salt: 12 and 9 points. Three demand "
                    "markers make 24. The small tower at the end of the row counts piles of ten: a "
                    "rare good, a common one and a marker each."
                ),
                "CAR-9.2",
            ),
            Beat(
                N_(
                    "One good that Black could not deliver costs nothing. Orange holds two, one of "
                    "them under a camel, and loses 1 point. Three would cost 3, four 6."
                ),
                "CAR-9.3",
            ),
            Beat(
                N_(
                    "Yellow has 24 points as well. Six delivered goods against five of Black's "
                    "decide it: Yellow wins."
                ),
                "CAR-9.4",
            ),
        ),
    ),
    Lesson(
        "undelivered",
        N_("What is still on the way"),
        ("CAR-9.3",),
        Start(
            position={
                "players": 2,
                "left": 2,
                "bag": {},
                "delivered": {"0": {"gems": 1, "salt": 2}, "1": {"cloth": 1, "meat": 1}},
                "earned": {"0": 2, "1": 4},
                "camels": {
                    "0": ["c3 hides", "d3", "e5 salt_under", "f6 ivory"],
                    "1": ["b2 swords", "g3"],
                },
            }
        ),
        (
            Beat(
                N_(
                    "Black's camels have three goods, one of them under a camel. The red sign says "
                    "what that would cost at the end: 3 points. And the bag is empty, so the next "
                    "delivery is the end."
                ),
                "CAR-9.3",
                task=Task(
                    N_("Deliver the hides."),
                    accept=("carry hides c3 d3",),
                    hint=N_("Click the hides on c3, then Sijilmasa."),
                ),
            ),
            Beat(
                N_(
                    "The game is over. Two goods are left to Black, and those cost 1 point. Yellow "
                    "has a single one, and that is free."
                ),
                "CAR-9.3",
                moves=("carry hides c3 d3",),
            ),
        ),
    ),
    Lesson(
        "tie",
        N_("The same number of points"),
        ("CAR-9.4",),
        Start(
            position={
                "players": 3,
                "over": True,
                "bag": {},
                "delivered": {
                    "0": {"ivory": 2, "salt": 2},
                    "1": {"gems": 1, "meat": 4},
                    "2": {"paper": 1, "swords": 4},
                },
                "earned": {"0": 2, "1": 2, "2": 2},
                "camels": {"0": ["b2"], "1": ["c3"], "2": ["e2"]},
            }
        ),
        (
            Beat(
                N_(
                    "All three have 20 points. Black delivered four goods, the others five each, "
                    "so Black comes last."
                ),
                "CAR-9.4",
            ),
            Beat(
                N_("Between Yellow and Orange nothing is left to decide: they win together."),
                "CAR-9.4",
            ),
        ),
    ),
    Lesson(
        "nobody-moves",
        EXAMPLES["nobody_moves"].title,
        ("CAR-9.5",),
        Start(position=EXAMPLES["nobody_moves"].facts),
        (
            Beat(
                N_(
                    "The sheet does not tell what happens if nobody wants to do anything any more. "
                    "Orange ends the turn without an action ..."
                ),
                "CAR-9.5",
                moves=("end",),
            ),
            Beat(
                N_("... Black as well, and Yellow: all three in a row. So the game stops there."),
                "CAR-9.5",
                moves=("end", "end"),
            ),
        ),
    ),
)
