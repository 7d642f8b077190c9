"""Section 5, first half: the walks of the supervisor, and what they send away."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.games.yspahan.examples import EXAMPLES
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

LESSONS: Final = (
    Lesson(
        "how-far",
        N_("By value, not by number"),
        ("YSP-5.1",),
        Start(position={"rows": {"camels": [1, 1, 1], "sack": [3, 3], "gold": [6, 6, 6, 6]}}),
        (
            Beat(
                N_(
                    "Blue lifts two threes for a walk. The value counts: three spaces, along any "
                    "arm of the road."
                ),
                "YSP-5.1",
                moves=("take sack",),
            ),
            Beat(
                N_(
                    "Each gold makes it one space more or less. Blue has 2 gold, and six spaces "
                    "would cost 3."
                ),
                "YSP-5.1",
                tries="walk W6",
                refused="YSP-5.1",
            ),
            Beat(
                N_("Back and forth is not walking either: no space is entered twice."),
                "YSP-5.1",
                task=Task(
                    N_("Walk the supervisor to a space that costs exactly 1 gold."),
                    accept=(
                        *("walk W2", "walk E2", "walk N2", "walk S2"),
                        *("walk W4", "walk E4", "walk N4", "walk S4"),
                    ),
                    hint=N_("With threes that is two spaces away, or four."),
                ),
            ),
            Beat(
                N_("We walk four spaces east. By our ruling the least gold is paid: 1."),
                "YSP-5.1",
                moves=("walk E4",),
            ),
        ),
    ),
    Lesson(
        "staying",
        N_("A walk of no spaces"),
        ("YSP-5.1",),
        Start(
            position={
                "supervisor": "W3",
                "shops": {"sack_3.1": 1},
                "rows": {"camels": [1, 1], "sack": [3, 3, 3], "gold": [6, 6, 6, 6]},
            }
        ),
        (
            Beat(
                N_("Green has put a cube beside the supervisor since the last walk ended here."),
                "YSP-5.1",
            ),
            Beat(
                N_("With the ones Blue pays 1 gold to shorten the way from one space to none."),
                "YSP-5.1",
                moves=("take camels", "walk W3"),
            ),
            Beat(
                N_(
                    "By our ruling staying put is ending there, so Green's cube has gone. Ending "
                    "on the crossroads, however, sends nothing: Green tries it with the threes."
                ),
                "YSP-5.1",
                moves=("take sack", "walk X"),
            ),
        ),
    ),
    Lesson(
        "three-or-four",
        N_("Three steps, or four"),
        ("YSP-5.1",),
        Start(position=EXAMPLES["G9"].facts),
        (
            Beat(
                N_(
                    "A walk as in the sheet's example. Its picture does not say where the "
                    "supervisor started; this position fits all it tells. Yellow takes the threes."
                ),
                "YSP-5.1",
                moves=("take barrel",),
            ),
            Beat(
                N_(
                    "Beyond the crossroads, three steps end on the first space to the east, where "
                    "a cube of Blue would leave, or to the south, with one of Blue and one of "
                    "Yellow. Blue would profit either way."
                ),
                "YSP-5.2",
                task=Task(
                    N_("For 1 gold, find a walk that sends a cube of Yellow and none of Blue."),
                    accept=("walk S2",),
                    hint=N_("Go one step further south."),
                ),
            ),
            Beat(
                N_(
                    "Yellow pays 1 gold and walks four steps. Now the owner of the cube decides, "
                    "and here that is Yellow too."
                ),
                "YSP-5.1",
                moves=("walk S2",),
            ),
            Beat(
                N_("Yellow lets the cube go. It rides on the first camel: 2 points at once."),
                "YSP-5.4",
                moves=("release",),
            ),
        ),
    ),
    Lesson(
        "whoever-owns-it",
        N_("No matter whose"),
        ("YSP-5.2",),
        Start(
            position={
                "supervisor": "N1",
                "shops": {"chest_8.2": 2},
                "rows": {"camels": [3, 3], "gold": [6, 6, 6, 6, 6, 6, 6]},
                "camels": {"0": 3},
            }
        ),
        (
            Beat(
                N_("Far up north Red has begun the purple souk. Blue walks three spaces."),
                "YSP-5.2",
                moves=("take camels",),
                task=Task(
                    N_("Send Red's cube to the caravan."),
                    accept=("walk N4",),
                    hint=N_("The last space of the northern arm lies beside its shop."),
                ),
            ),
            Beat(
                N_(
                    "Blue's camels cannot help it: the cube is Red's, and Red owns none. It "
                    "leaves, and its 2 points are Red's."
                ),
                "YSP-5.2",
                moves=("walk N4",),
            ),
        ),
    ),
    Lesson(
        "your-order",
        N_("Two cubes, in the mover's order"),
        ("YSP-5.2",),
        Start(position=EXAMPLES["G9-either"].facts),
        (
            Beat(
                N_("Yellow walks three steps to the space with two shops, and both have a cube."),
                "YSP-5.2",
                moves=("take barrel", "walk S1"),
            ),
            Beat(
                N_("Only cubes beside the supervisor can be named, not one around the corner."),
                "YSP-5.2",
                tries="send sack_3.3",
                refused="YSP-5.2",
            ),
            Beat(
                N_("Yellow has moved, so Yellow decides which cube is first."),
                "YSP-5.2",
                task=Task(
                    N_("Let Yellow's own cube go first."),
                    accept=("send sack_3.2",),
                    hint=N_("Click the yellow cube beside the supervisor."),
                ),
            ),
            Beat(
                N_(
                    "Yellow names the own cube and saves it for a camel. A cube from the supply "
                    "takes the first camel; Blue, without a camel, follows on the second."
                ),
                "YSP-5.2",
                moves=("send sack_3.2", "save"),
            ),
        ),
    ),
    Lesson(
        "a-camel-saves-it",
        N_("Pay a camel, keep the shop"),
        ("YSP-5.3",),
        Start(
            position={
                "start": 1,
                "supervisor": "W2",
                "shops": {"barrel_3.1": 0, "barrel_3.2": 0},
                "rows": {"camels": [1], "sack": [2, 2], "barrel": [3, 3], "gold": [6, 6, 6, 6]},
                "camels": {"0": 1},
            }
        ),
        (
            Beat(
                N_("Blue's red souk is full. Green walks three steps, right next to it."),
                "YSP-5.3",
                moves=("take barrel", "walk E1"),
            ),
            Beat(
                N_("Green has to wait: the decision is Blue's, in the middle of Green's turn."),
                "YSP-5.3",
                tries="end",
                refused="YSP-5.3",
            ),
            Beat(
                N_("Blue owns a camel."),
                "YSP-5.3",
                task=Task(
                    N_("Save Blue's cube."),
                    accept=("save",),
                    hint=N_("There are two buttons: pay a camel, or let the cube go."),
                ),
            ),
            Beat(
                N_(
                    "The souk stays full, and another cube of Blue takes the ride and scores 2. "
                    "The camel is gone; then it is Red's turn."
                ),
                "YSP-5.3",
                moves=("save",),
            ),
        ),
    ),
    Lesson(
        "one-after-the-other",
        N_("One cube at a time"),
        ("YSP-5.3",),
        Start(
            position={
                "start": 1,
                "supervisor": "W2",
                "shops": {"barrel_3.1": 0, "sack_3.2": 0},
                "rows": {"camels": [1], "sack": [2, 2], "barrel": [3, 3], "gold": [6, 6, 6, 6]},
                "camels": {"0": 1},
                "hands": {"0": ["three_camels"]},
            }
        ),
        (
            Beat(
                N_(
                    "Two cubes of Blue must go. Green has moved and names the one in the barrel "
                    "quarter first."
                ),
                "YSP-5.3",
                moves=("take barrel", "walk S1", "send barrel_3.1"),
            ),
            Beat(
                N_("Blue has one camel and a card for more. By our ruling cards have to wait."),
                "YSP-5.3",
                tries="play three_camels",
                refused="YSP-6.9",
            ),
            Beat(
                N_(
                    "Blue pays the camel. By our ruling this cube is settled, with its 2 points, "
                    "before the next is looked at."
                ),
                "YSP-5.3",
                moves=("save",),
            ),
            Beat(
                N_(
                    "For the next, in the sack quarter, no camel is left. So nobody is asked: it "
                    "goes at once and scores 2 as well."
                ),
                "YSP-5.3",
            ),
        ),
    ),
)
