"""Section 2: before the first turn."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

_EIGHT: Final = (
    *("draw salt", "draw ivory", "draw meat", "draw hides"),
    *("draw salt", "draw paper", "draw swords", "draw meat"),
)

_SIX: Final = {
    "players": 2,
    "learning": True,
    "camels": {"0": ["a7 salt", "b7", "c7", "d7", "d6", "d5"], "1": ["c4", "f3"]},
    "goods": {"7": "hides"},
}

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
                N_("No camel is in the desert yet, and without one nobody can pick up a good."),
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
        Start(position=_SIX),
        (
            Beat(
                N_(
                    "This is the learning game: six camels for each of you instead of five. All of "
                    "Black's stand in a row, from a corner to Djenné, which wants salt."
                ),
                "CAR-2.2",
                task=Task(
                    N_("Move the salt along the row into the city."),
                    accept=("carry salt a7 d5",),
                    hint=N_("Click the salt on a7, then Djenné."),
                ),
            ),
            Beat(
                N_(
                    "That was one action. A row of five would have ended one space short. Longer "
                    "rows and room for one load more: nothing else is different."
                ),
                "CAR-2.2",
                moves=("carry salt a7 d5",),
            ),
        ),
    ),
    Lesson(
        "fewer-goods",
        N_("What stays in the box"),
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
                    "Eight of them come out at once, and 24 stay in the bag. Later new goods come "
                    "four at a time: that will be six times, and ten times in the long game."
                ),
                "CAR-2.3",
                moves=_EIGHT,
            ),
        ),
    ),
    Lesson(
        "eight-goods",
        N_("A good for every number"),
        ("CAR-2.4",),
        Start(players=4),
        (
            Beat(N_("The bag holds all 48 goods, and nobody looks into it."), "CAR-2.4"),
            Beat(
                N_("The first good that comes out goes on space 1, the next on space 2 ..."),
                "CAR-2.4",
                moves=_EIGHT[:2],
            ),
            Beat(
                N_("... and so on, until each of the eight numbers has one. 40 goods are left."),
                "CAR-2.4",
                moves=_EIGHT[2:],
            ),
        ),
    ),
    Lesson(
        "corners",
        N_("A marker for a long way"),
        ("CAR-2.5",),
        Start(position={"players": 4, "turn_number": 1}),
        (
            Beat(
                N_(
                    "The numbers 1, 2, 7 and 8 are the corners of the desert. The small disc with "
                    "a 1 beside each of their goods is a demand marker, worth 1 point."
                ),
                "CAR-2.5",
            ),
            Beat(
                N_(
                    "It goes to whoever picks up the good. For a camel a corner is no further than "
                    "any other space. But the good has a long way home."
                ),
                "CAR-2.5",
                task=Task(
                    N_("Bring your first camel to a corner."),
                    accept=("place a1", "place g1", "place a7", "place g7"),
                    hint=N_("Click a camel on Black's board, then 1, 2, 7 or 8."),
                ),
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
                    "At a table whoever chose a colour last begins. Here that is Black, unless you "
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
