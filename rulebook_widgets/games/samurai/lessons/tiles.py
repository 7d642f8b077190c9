"""Section 2: reading the tiles, and the two exchange tiles."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

_AKITA_ALMOST_CLOSED: Final = {
    "1,-4": (1, "rice2"),
    "1,-5": (0, "helmet2"),
    "0,-5": (1, "buddha3"),
}

LESSONS: Final = (
    Lesson(
        "reading",
        N_("Four things on a tile"),
        ("SAM-2.1",),
        Start(
            players=2,
            position={
                "hands": {"0": ["helmet4", "samurai2", "rice3", "ship1", "ronin"]},
                "tiles": {"1,-4": (1, "buddha3")},
            },
        ),
        (
            Beat(
                N_(
                    "Look at Red's hand. Each tile shows a picture (what it works on) and a number "
                    "(how strongly). Its colour and crest say that it is Red's."
                ),
                "SAM-2.1",
            ),
            Beat(
                N_(
                    "The ship and the ronin also bear a Japanese character. Of such tiles you may "
                    "play as many as you like in one turn."
                ),
                "SAM-2.1",
            ),
            Beat(
                N_("Play one of the two tiles with a character."),
                "SAM-2.1",
                task=Task(
                    N_("Play the ship or the ronin."),
                    accept=("place ronin 0,-3", "place ronin 0,-5", "place ship1 -1,-3"),
                    event="placed",
                    hint=N_("The ronin goes on land, the ship on the sea."),
                ),
            ),
        ),
    ),
    Lesson(
        "matching",
        N_("A tile works on its own kind"),
        ("SAM-2.2",),
        Start(
            players=2,
            position={
                "hands": {"0": ["helmet4", "rice3", "samurai1"]},
                "figures": {"0,-4": ["helmet", "rice"]},
                "tiles": _AKITA_ALMOST_CLOSED,
            },
        ),
        (
            Beat(
                N_(
                    "A helmet and a rice field stand on Akita, and one land space beside it is "
                    "still open. Blue's Buddha 3 lies next to Akita but works on neither."
                ),
                "SAM-2.2",
            ),
            Beat(
                N_(
                    "Red closes Akita with helmet 4. For the helmet Red counts 2 and 4; for the "
                    "rice field only Blue's rice 2 counts. So each of them gets one figure."
                ),
                "SAM-2.2",
                moves=("place helmet4 0,-3",),
            ),
        ),
    ),
    Lesson(
        "every-kind",
        N_("Samurai work on everything"),
        ("SAM-2.3",),
        Start(
            players=2,
            position={
                "hands": {"0": ["samurai3", "rice3", "helmet4"]},
                "figures": {"0,-4": ["helmet", "rice"]},
                "tiles": _AKITA_ALMOST_CLOSED,
            },
        ),
        (
            Beat(
                N_("The same position, but this time Red has a samurai to close Akita with."),
                "SAM-2.3",
            ),
            Beat(
                N_(
                    "Samurai 3 counts for both figures: 5 for the helmet together with helmet 2, "
                    "and 3 for the rice field against Blue's 2. Red takes both."
                ),
                "SAM-2.3",
                moves=("place samurai3 0,-3",),
            ),
        ),
    ),
    Lesson(
        "land-or-sea",
        N_("Ships sail, the others walk"),
        ("SAM-2.4",),
        Start(players=2, position={"hands": {"0": ["ship2", "helmet4", "ronin"]}}),
        (
            Beat(N_("Red would like to put a ship on land, next to Akita."), "SAM-2.4"),
            Beat(
                N_("A ship needs water under it."),
                "SAM-2.4",
                tries="place ship2 0,-3",
                refused="SAM-2.4",
            ),
            Beat(
                N_("And a helmet tile would sink."),
                "SAM-2.4",
                tries="place helmet4 -1,-3",
                refused="SAM-2.4",
            ),
            Beat(
                N_("Off the coast the ship is right, and works on Akita from there."),
                "SAM-2.4",
                moves=("place ship2 -1,-3",),
            ),
        ),
    ),
    Lesson(
        "one-without-a-character",
        N_("One samurai and two ships"),
        ("SAM-2.5",),
        Start(
            players=2,
            position={"hands": {"0": ["samurai2", "samurai2", "ship2", "ship1", "ship1"]}},
        ),
        (
            Beat(
                N_("Red's hand: two samurai without a character, three ships with one."),
                "SAM-2.5",
            ),
            Beat(N_("Red plays a samurai."), "SAM-2.5", moves=("place samurai2 0,-3",)),
            Beat(
                N_("Another samurai? Neither bears a character, so one is all for this turn."),
                "SAM-2.5",
                tries="place samurai2 1,-4",
                refused="SAM-2.5",
            ),
            Beat(
                N_("Two ships may follow, and even a third: they all bear a character."),
                "SAM-2.5",
                moves=("place ship2 -1,-3", "place ship1 -1,-4"),
            ),
        ),
    ),
    Lesson(
        "figure-exchange",
        N_("Swapping two figures"),
        ("SAM-2.6",),
        Start(
            players=2,
            position={
                "hands": {"0": ["figure_exchange", "samurai1"]},
                "figures": {"0,-4": ["helmet", "buddha"], "-3,4": ["buddha", "rice"]},
            },
        ),
        (
            Beat(
                N_(
                    "Akita has a helmet and a Buddha, Kyoto a Buddha and a rice field. Red may "
                    "swap any two figures on the board, however far apart."
                ),
                "SAM-2.6",
            ),
            Beat(
                N_("Not Kyoto's Buddha for Akita's helmet: Akita would then have two Buddhas."),
                "SAM-3.4",
                tries="swap buddha -3,4 helmet 0,-4",
                refused="SAM-3.4",
            ),
            Beat(
                N_("Not a figure of Edo either. This is a ruling of ours: Edo keeps all three."),
                "SAM-2.6",
                tries="swap helmet 0,0 rice 2,-6",
                refused="SAM-2.6",
            ),
            Beat(
                N_(
                    "Kyoto's rice field for Akita's helmet is fine. The tile goes back to the box, "
                    "and nothing was captured."
                ),
                "SAM-2.6",
                moves=("swap rice -3,4 helmet 0,-4",),
            ),
        ),
    ),
    Lesson(
        "tile-exchange",
        N_("Moving a tile that lies already"),
        ("SAM-2.7",),
        Start(
            players=2,
            position={
                "hands": {"0": ["tile_exchange", "helmet2", "ronin"]},
                "tiles": {
                    "0,-3": (0, "samurai3"),
                    "-1,-3": (0, "ship2"),
                    "1,-4": (1, "helmet4"),
                },
            },
        ),
        (
            Beat(N_("Red's samurai 3 lies next to Akita. Red wants it somewhere else."), "SAM-2.7"),
            Beat(
                N_("Only tiles without a character can be lifted, so the ship stays."),
                "SAM-2.7",
                tries="exchange -1,-3",
                refused="SAM-2.7",
            ),
            Beat(
                N_("And of course it must be your own tile."),
                "SAM-2.7",
                tries="exchange 1,-4",
                refused="SAM-2.7",
            ),
            Beat(
                N_("The tile exchange, of strength 0, takes the samurai's place."),
                "SAM-2.7",
                moves=("exchange 0,-3",),
            ),
            Beat(
                N_("The lifted samurai must go out again before anything else is played."),
                "SAM-2.7",
                tries="place ronin 1,-5",
                refused="SAM-2.7",
            ),
            Beat(
                N_("Where should it go? Any free land space but the old one, which is taken."),
                "SAM-2.7",
                task=Task(
                    N_("Play the lifted samurai again on another land space."),
                    event="replayed",
                    hint=N_("Click any land space that lights up."),
                ),
            ),
            Beat(
                N_("Here it works on Akita again, and on the village north of it too."),
                "SAM-2.7",
                moves=("replay 0,-5",),
            ),
        ),
    ),
)
