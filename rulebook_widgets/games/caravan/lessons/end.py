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
        ("CAR-9.2", "CAR-9.3", "CAR-9.4"),
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
