"""Section 2: before the first turn."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

_EIGHT: Final = (
    *("draw salt", "draw ivory", "draw meat", "draw hides"),
    *("draw salt", "draw paper", "draw swords", "draw meat"),
)

LESSONS: Final = (
    Lesson(
        "five-camels",
        N_("Five camels and a theft marker"),
        ("CAR-2.1",),
        Start(position={"players": 4, "turn_number": 1}),
        (
            Beat(
                N_(
                    "Each of you has a board with five camels of one colour on it, and one theft "
                    "marker: the hand."
                ),
                "CAR-2.1",
            ),
            Beat(
                N_("The desert itself is empty. There is no camel yet that could pick up a good."),
                "CAR-2.1",
                tries="pick_up a1",
                refused="CAR-5.1",
            ),
            Beat(
                N_("So the first thing you ever do is to bring a camel."),
                "CAR-2.1",
                task=Task(
                    N_("Bring a camel from your supply to any space."),
                    event="placed",
                    hint=N_("Click a camel on Black's board, then a space of the desert."),
                ),
            ),
        ),
    ),
    Lesson(
        "six-camels",
        N_("Six camels for an easy round"),
        ("CAR-2.2",),
        Start(players=2, options={"learning": True}),
        (
            Beat(
                N_(
                    "This is the learning game: six camels for each of you instead of five. Longer "
                    "chains, more room for loads, and no other rule changes."
                ),
                "CAR-2.2",
            ),
        ),
    ),
    Lesson(
        "fewer-goods",
        N_("The shorter game"),
        ("CAR-2.3",),
        Start(players=2),
        (
            Beat(
                N_(
                    "Two of you play, so this is the shorter game: 32 goods are in the bag instead "
                    "of 48. Six of each common kind are left, and two of each rare kind."
                ),
                "CAR-2.3",
            ),
            Beat(
                N_(
                    "Eight of them come out at once, and 24 stay in the bag: enough to fill the "
                    "board six times more. In the long game it is ten times."
                ),
                "CAR-2.3",
                moves=_EIGHT,
            ),
        ),
    ),
    Lesson(
        "eight-goods",
        N_("A good for every number"),
        ("CAR-2.4", "CAR-2.5"),
        Start(players=4),
        (
            Beat(N_("The bag holds all 48 goods, and nobody looks into it."), "CAR-2.4"),
            Beat(
                N_("The first good that comes out goes on space 1, the next on space 2 ..."),
                "CAR-2.4",
                moves=_EIGHT[:2],
            ),
            Beat(
                N_("... and so on, until each of the eight numbers has one."),
                "CAR-2.4",
                moves=_EIGHT[2:],
            ),
            Beat(
                N_(
                    "The corners, 1, 2, 7 and 8, get a demand marker each. The way there is no "
                    "longer than any other for a camel, but the way home is."
                ),
                "CAR-2.5",
            ),
        ),
    ),
    Lesson(
        "who-begins",
        N_("The last to choose begins"),
        ("CAR-2.6",),
        Start(players=3, options={"start": "random"}),
        (
            Beat(
                N_(
                    "On a table whoever chose a colour last begins. Here that is Black, unless you "
                    "ask for somebody else, or for chance. This game asks for chance."
                ),
                "CAR-2.6",
            ),
            Beat(
                N_("Once the goods lie there, a starting player is drawn: this time it is Orange."),
                "CAR-2.6",
                moves=(*_EIGHT, "begin 2"),
            ),
        ),
    ),
)
