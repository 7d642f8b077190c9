"""Section 1: the desert, the goods and what they are worth."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

_WORTH: Final = {
    "players": 2,
    "camels": {"0": ["d1", "e1 ivory", "c4", "c3 meat"], "1": ["f6"]},
    "goods": {"1": "cloth", "2": "hides", "3": "salt", "4": "gems"},
}

LESSONS: Final = (
    Lesson(
        "desert",
        N_("The desert and its goods"),
        ("CAR-1.1",),
        Start(position={"players": 2, "turn_number": 1, "short": False}),
        (
            Beat(
                N_(
                    "Seven by seven spaces of sand. Eight of them are cities; the sign beside each "
                    "name shows the one good that is wanted there. Eight others have a number: "
                    "there goods turn up."
                ),
                "CAR-1.1",
            ),
            Beat(
                N_(
                    "Four cities at the rim want rare goods: ivory, cloth, gems and paper. The "
                    "four in the middle want common ones: meat, swords, salt and hides."
                ),
                "CAR-1.1",
            ),
            Beat(
                N_(
                    "Eight goods lie on the board, the other 40 wait in the bag. Whoever counts "
                    "can tell what is in there, but not in which order it will come out."
                ),
                "CAR-1.1",
            ),
        ),
    ),
    Lesson(
        "worth",
        N_("Six, three and one"),
        ("CAR-1.2",),
        Start(position=_WORTH),
        (
            Beat(
                N_(
                    "Black has ivory next to Marrakesh and meat next to Taghaza, and an empty "
                    "camel in both cities. The red sign is what two goods would cost if they were "
                    "still on their way at the end."
                ),
                "CAR-1.2",
            ),
            Beat(
                N_("Ivory is rare: delivered to Marrakesh, it earns 6 points."),
                "CAR-1.2",
                moves=("carry ivory e1 d1",),
            ),
            Beat(
                N_("Meat is common, and there is more of it. What is it worth?"),
                "CAR-1.2",
                task=Task(
                    N_("Deliver the meat to Taghaza."),
                    accept=("carry meat c3 c4",),
                    hint=N_("Click the meat on c3, then the camel in the red city."),
                ),
            ),
            Beat(
                N_(
                    "Three points. Black has 9 now. The little round markers in the corners count "
                    "as well: 1 point each for whoever picks up the good they lie with."
                ),
                "CAR-1.2",
                moves=("carry meat c3 c4",),
            ),
        ),
    ),
)
