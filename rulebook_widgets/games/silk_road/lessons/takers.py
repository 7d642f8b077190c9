"""Section 6, the tiles that take from the others: thief and vizier."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.games.silk_road.board import GOODS
from rulebook_widgets.games.silk_road.examples import EXAMPLES
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

LESSONS: Final = (
    Lesson(
        "thief",
        N_("A hand behind a screen"),
        ("SLK-6.6",),
        Start(
            position={
                "tiles": {"lanzhou": ["thief", "crook", "crook"]},
                "goods": {"0": {"ivory": 1}, "1": {"silk": 1, "spices": 1}},
            }
        ),
        (
            Beat(
                N_("Aisha takes the thief. Behind her own screen he finds nothing new."),
                "SLK-6.6",
                moves=("take thief",),
                tries="rob 0",
                refused="SLK-6.6",
            ),
            Beat(
                N_("Whom shall he visit?"),
                "SLK-6.6",
                task=Task(
                    N_("Send the thief to somebody else."),
                    event="robs",
                    hint=N_("Click one of the other players."),
                ),
            ),
            Beat(
                N_(
                    "Bahram has two goods, and chance decides: the silk. Only he and Aisha know it."
                ),
                "SLK-6.6",
                moves=("rob 1", "steal silk"),
            ),
        ),
    ),
    Lesson(
        "thief-in-vain",
        N_("An empty screen"),
        ("SLK-6.6",),
        Start(position={"tiles": {"lanzhou": ["thief", "crook", "crook"]}}),
        (
            Beat(
                N_("Chen has no goods, but who could know? The screens look alike from outside."),
                "SLK-6.6",
                moves=("take thief",),
            ),
            Beat(
                N_("Aisha sends the thief to Chen, and he comes home with nothing."),
                "SLK-6.6",
                moves=("rob 2",),
            ),
        ),
    ),
    Lesson(
        "vizier",
        N_("The vizier asks"),
        ("SLK-6.7",),
        Start(
            position={
                "tiles": {"lanzhou": ["vizier", "crook", "thief"]},
                "goods": {"0": {"silk": 3}, "1": {"silk": 2}, "2": {"silk": 1}},
            }
        ),
        (
            Beat(
                N_(
                    "You are Aisha. You take the vizier and name silk. Now everybody chooses in "
                    "secret how much silk to show."
                ),
                "SLK-6.7",
                moves=("take vizier", "name silk"),
                task=Task(
                    N_("Choose: how many cubes of silk do you show?"),
                    event="chosen",
                    hint=N_("You have three. To show them costs nothing; they are not given away."),
                ),
            ),
            Beat(
                N_(
                    "Bahram and Chen have chosen as well. You do not see their numbers, nor they "
                    "yours, as long as one of you has not chosen."
                ),
                "SLK-6.7",
                moves=("show 3", "show 2", "show 1"),
            ),
            Beat(
                N_(
                    "Dilara was the last: now all numbers are seen. Your three are the most and "
                    "earn 5 silver, Bahram's two are second and earn 3."
                ),
                "SLK-6.7",
                moves=("show 0",),
            ),
        ),
        eyes=0,
    ),
    Lesson(
        "vizier-tied-first",
        N_("The vizier asks: two tied for the most"),
        ("SLK-6.8",),
        Start(position=EXAMPLES["G2-tie"].facts),
        (
            Beat(
                N_("The vizier wants silk. Aisha has three to show, Bahram three, Chen two."),
                "SLK-6.7",
                moves=("take vizier", "name silk"),
            ),
            Beat(
                N_(
                    "They show 3, 3 and 2. Two are tied for the most: both get 5 silver, and "
                    "Chen's two earn nothing, since nobody comes second."
                ),
                "SLK-6.8",
                moves=("show 3", "show 3", "show 2", "show 0"),
            ),
        ),
    ),
    Lesson(
        "vizier-tied-second",
        N_("The vizier asks: two tied for second"),
        ("SLK-6.8",),
        Start(position=EXAMPLES["G2-second"].facts),
        (
            Beat(
                N_("This time Aisha has four silk, Bahram and Chen two each."),
                "SLK-6.7",
                moves=("take vizier", "name silk"),
            ),
            Beat(
                N_(
                    "All of it is shown. Aisha alone has the most and gets 5. Bahram and Chen are "
                    "second together, and both get 3."
                ),
                "SLK-6.8",
                moves=("show 4", "show 2", "show 2", "show 0"),
            ),
        ),
    ),
    Lesson(
        "vizier-alone",
        N_("The vizier asks: one shows, the others nothing"),
        ("SLK-6.8",),
        Start(position=EXAMPLES["G2-one"].facts),
        (
            Beat(
                N_("Aisha shows two silk. The others have none."),
                "SLK-6.7",
                moves=("take vizier", "name silk", "show 2"),
            ),
            Beat(
                N_(
                    "2, 0, 0 and 0: Aisha gets 5. The other three are not second, for nothing "
                    "never pays."
                ),
                "SLK-6.8",
                moves=("show 0", "show 0", "show 0"),
            ),
        ),
    ),
    Lesson(
        "a-kind-only-once",
        N_("A vizier with a silk on it"),
        ("SLK-6.9",),
        Start(
            position={
                "city": "yumen",
                "moment": "market",
                "tiles": {"yumen": ["vizier", "crook", "thief"]},
                "viziers": ["silk"],
                "goods": {"0": {"silk": 2, "jewels": 1}},
            }
        ),
        (
            Beat(
                N_("A vizier has asked for silk before; the tile lies aside with a silk on it."),
                "SLK-6.9",
                moves=("take vizier",),
                tries="name silk",
                refused="SLK-6.9",
            ),
            Beat(
                N_("Jewels, then. All of you show what you like, and Aisha earns 5."),
                "SLK-6.9",
                moves=("name jewels", "show 1", "show 0", "show 0", "show 0"),
            ),
            Beat(
                N_("This vizier is set aside too, with a yellow cube from the supply on it."),
                "SLK-6.9",
            ),
        ),
    ),
    Lesson(
        "sixth-vizier",
        EXAMPLES["sixth_vizier"].title,
        ("SLK-6.9",),
        Start(position=EXAMPLES["sixth_vizier"].facts),
        (
            Beat(
                N_("Five viziers have named all five kinds. The sixth may name any of them again."),
                "SLK-6.9",
                moves=("take vizier",),
                task=Task(
                    N_("Name a kind."),
                    accept=tuple([f"name {good}" for good in GOODS]),
                    hint=N_("Click one of the five viziers, or a kind in the supply."),
                ),
            ),
            Beat(
                N_("Aisha names silk. Bahram has one, shows it and gets 5 silver."),
                "SLK-6.7",
                moves=("name silk", "show 0", "show 1", "show 0", "show 0"),
            ),
        ),
    ),
    Lesson(
        "owed-cube",
        EXAMPLES["owed"].title,
        ("SLK-6.9", "SLK-6.13"),
        Start(position=EXAMPLES["owed"].facts),
        (
            Beat(
                N_(
                    "When a vizier asked for spices there was none in the supply, and the tile "
                    "waits for one. Aisha takes a special trader. She has two spices to hand in."
                ),
                "SLK-6.9",
                moves=("take special_trader_4",),
            ),
            Beat(
                N_("The first goes from the supply onto the vizier at once, the second stays."),
                "SLK-6.9",
                moves=("give spices", "give spices"),
            ),
            Beat(
                N_("She may have that one back; for the other she takes an ivory."),
                "SLK-6.13",
                moves=("done", "receive spices", "receive ivory"),
            ),
        ),
    ),
)
