"""Section 8: new goods in the middle of a turn."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.games.caravan.examples import EXAMPLES
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

LESSONS: Final = (
    Lesson(
        "refill",
        N_("New goods, step by step"),
        ("CAR-8.1",),
        Start(position=EXAMPLES["G3"].facts),
        (
            Beat(
                N_(
                    "Five goods lie about without a camel, on 1, 2, 5, 7 and 8. The little squares "
                    "under the bag count them: once they are down to the red line, new ones come."
                ),
                "CAR-8.1",
            ),
            Beat(
                N_("Black picks one up, and play is interrupted: only four are left."),
                "CAR-8.1",
                moves=("pick_up a7",),
            ),
            Beat(
                N_(
                    "First the goods that nobody wanted grow more tempting. Each gets one marker "
                    "more: on 1, 2, 5 and 8 there were 1, 1, 0 and 1, and now it is 2, 2, 1 and 2."
                ),
                "CAR-8.2",
                moves=("markers",),
            ),
            Beat(
                N_(
                    "Then four new goods come out of the bag, one by one, in the order of the "
                    "numbers: 3 is the first without a good."
                ),
                "CAR-8.3",
                moves=("draw salt",),
            ),
            Beat(
                N_(
                    "Yellow's loaded camel stands on 3, and that is no obstacle. 4, 6 and 7 are "
                    "next; on 7 the good that Black loaded does not count."
                ),
                "CAR-8.3",
                moves=("draw meat", "draw gems", "draw hides"),
            ),
            Beat(
                N_("And Black's turn goes on where it stopped, with three actions left."),
                "CAR-8.1",
                task=Task(
                    N_("Bring Black's free camel to the good that has just come to space 6."),
                    accept=("ride d4 e6",),
                    hint=N_("Click the camel on d4, then e6."),
                ),
            ),
        ),
    ),
    Lesson(
        "theft-refills-nothing",
        N_("Only loose goods count"),
        ("CAR-8.1",),
        Start(
            position={
                "players": 2,
                "goods": {"3": "", "4": "", "6": ""},
                "camels": {"0": ["c2", "f3"], "1": ["c2 meat", "d4"]},
            }
        ),
        (
            Beat(
                N_("Once more five goods are loose: no camel has them. Yellow's meat is not."),
                "CAR-8.1",
                task=Task(
                    N_("Steal the meat on c2, and see whether new goods come."),
                    accept=("steal c2 1 meat",),
                    hint=N_("Click Black's camel on c2, then the meat."),
                ),
            ),
            Beat(
                N_("The meat had a camel before and has one now. Five are still loose: none come."),
                "CAR-8.1",
                moves=("steal c2 1 meat",),
            ),
        ),
    ),
    Lesson(
        "waiting-pays",
        N_("What nobody wanted"),
        ("CAR-8.2",),
        Start(
            position={
                "players": 2,
                "goods": {"1": "salt", "3": "", "4": "", "6": ""},
                "markers": {"1": 3, "2": 3, "7": 1, "8": 3},
                "camels": {"0": ["b5", "d4"], "1": ["c6"]},
            }
        ),
        (
            Beat(
                N_(
                    "The salt on a1 has been left over twice: to the marker of the start two more "
                    "have come. Five goods are loose now."
                ),
                "CAR-8.2",
                task=Task(
                    N_("Pick up the good on b5, so that only four are left."),
                    accept=("pick_up b5",),
                    hint=N_("Click Black's camel on b5, then the good."),
                ),
            ),
            Beat(
                N_(
                    "Each of the four got one marker more. Four of them wait beside the salt: that "
                    "is worth more than the salt, and comes without any delivery."
                ),
                "CAR-8.2",
                moves=("pick_up b5", "markers"),
            ),
            Beat(
                N_("The four new goods begin without a marker. They have not waited yet."),
                "CAR-8.2",
                moves=("draw meat", "draw hides", "draw swords", "draw salt"),
            ),
        ),
    ),
    Lesson(
        "by-number",
        N_("The lowest number first"),
        ("CAR-8.3",),
        Start(
            position={
                "players": 2,
                "goods": {"1": "", "4": "meat", "5": "", "7": ""},
                "camels": {"0": ["f3", "e2"], "1": ["a1 gems", "d4"]},
            }
        ),
        (
            Beat(
                N_(
                    "Nothing lies on 1, 5 and 7. The gems on 1 are on the back of Yellow's camel, "
                    "so they do not count."
                ),
                "CAR-8.3",
                task=Task(
                    N_("Pick up the meat on 4: then four spaces are free for new goods."),
                    accept=("pick_up f3",),
                    hint=N_("Click Black's camel on f3, then the meat."),
                ),
            ),
            Beat(
                N_(
                    "Once the markers are added, the first good comes out of the bag. It goes to "
                    "1, beside Yellow's camel."
                ),
                "CAR-8.3",
                moves=("pick_up f3", "markers", "draw hides"),
            ),
            Beat(
                N_("Then 4, where Black's camel has the meat now, then 5, and 7 is the last."),
                "CAR-8.3",
                moves=("draw salt", "draw ivory", "draw swords"),
            ),
        ),
    ),
    Lesson(
        "empty-bag",
        N_("With an empty bag"),
        ("CAR-8.3",),
        Start(
            position={
                "players": 2,
                "bag": {},
                "goods": {"1": "", "3": "", "5": "", "7": "hides"},
                "camels": {"0": ["a7", "b7"], "1": ["d4"]},
            }
        ),
        (
            Beat(
                N_("Five goods are loose once more, but this time the bag is empty."),
                "CAR-8.3",
                task=Task(
                    N_("Pick up the hides on a7, and see whether anything comes."),
                    accept=("pick_up a7",),
                    hint=N_("Click Black's camel on a7, then the hides."),
                ),
            ),
            Beat(
                N_(
                    "Four are left, and nothing happens: no new goods, and no markers for those "
                    "that wait. The sheet does not say so; it is our ruling."
                ),
                "CAR-8.3",
                moves=("pick_up a7",),
            ),
        ),
    ),
)
