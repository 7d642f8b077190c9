"""Section 4: a turn."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

_LATE_LAND: Final = {
    "-9,8": (0, "helmet2"),
    "-8,8": (0, "helmet3"),
    "-7,6": (0, "helmet4"),
    "-6,5": (0, "buddha2"),
    "-5,5": (0, "buddha3"),
    "-4,4": (0, "buddha4"),
    "-4,5": (0, "rice2"),
    "-3,3": (0, "rice3"),
    "-3,5": (0, "rice4"),
    "-2,1": (0, "samurai1"),
    "-2,3": (0, "samurai1"),
    "-1,-1": (0, "samurai2"),
    "-1,1": (0, "samurai2"),
    "0,-3": (0, "samurai3"),
    "0,-1": (0, "tile_exchange"),
    "1,-6": (0, "ronin"),
    "2,1": (0, "ship1"),
}
"""Late in a game: seventeen of Red's tiles lie on the board."""

LESSONS: Final = (
    Lesson(
        "at-least-one",
        N_("Play, then stop or go on"),
        ("SAM-4.1",),
        Start(players=2, position={"hands": {"0": ["rice4", "ship2", "ronin", "samurai1"]}}),
        (
            Beat(
                N_("It is Red's turn. Ending it without a tile is not possible."),
                "SAM-4.1",
                tries="end",
                refused="SAM-4.1",
            ),
            Beat(
                N_("Nor is passing, as long as any tile can be played."),
                "SAM-4.1",
                tries="pass",
                refused="SAM-4.1",
            ),
            Beat(N_("One tile is enough."), "SAM-4.1", moves=("place rice4 -4,4",)),
            Beat(
                N_("Red could go on with the ship or the ronin, but is free to stop."),
                "SAM-4.1",
                task=Task(N_("End Red's turn."), accept=("end",), hint=N_("Use the button.")),
            ),
        ),
    ),
    Lesson(
        "forced-pass",
        N_("When nothing can be played"),
        ("SAM-4.1",),
        Start(players=2, position={"hands": {"0": ["tile_exchange"]}}),
        (
            Beat(
                N_(
                    "Red holds nothing but the tile exchange and has no tile on the board that it "
                    "could replace. Then Red passes: a ruling of ours, the sheet is silent."
                ),
                "SAM-4.1",
            ),
            Beat(N_("Red passes and draws up to five as always."), "SAM-4.1", moves=("pass",)),
        ),
    ),
    Lesson(
        "how-many",
        N_("In any order you like"),
        ("SAM-4.2",),
        Start(
            players=2,
            position={"hands": {"0": ["ship2", "ship1", "samurai3", "helmet4", "ronin"]}},
        ),
        (
            Beat(N_("Red begins with a ship ..."), "SAM-4.2", moves=("place ship2 -2,4",)),
            Beat(
                N_("... plays the one tile without a character ..."),
                "SAM-4.2",
                moves=("place samurai3 -3,5",),
            ),
            Beat(
                N_("... cannot play another of that sort ..."),
                "SAM-4.2",
                tries="place helmet4 -3,3",
                refused="SAM-2.5",
            ),
            Beat(
                N_("... and goes on with the ronin and another ship. All in one turn."),
                "SAM-4.2",
                moves=("place ronin -4,5", "place ship1 -3,6"),
            ),
        ),
    ),
    Lesson(
        "settlements-stay-free",
        N_("No tile on a settlement"),
        ("SAM-4.3",),
        Start(
            players=2,
            position={
                "hands": {"0": ["samurai3", "rice4"]},
                "tiles": {"1,-6": (0, "helmet3"), "0,-5": (1, "helmet2")},
            },
        ),
        (
            Beat(
                N_("The northern village has been emptied. Is it a free space now?"),
                "SAM-4.3",
            ),
            Beat(
                N_("No. An emptied settlement stays empty."),
                "SAM-4.3",
                tries="place samurai3 0,-6",
                refused="SAM-4.3",
            ),
            Beat(
                N_("Cities and Edo are out of the question as well."),
                "SAM-4.3",
                tries="place samurai3 0,0",
                refused="SAM-4.3",
            ),
        ),
    ),
    Lesson(
        "empty-spaces",
        N_("One tile a space"),
        ("SAM-4.4",),
        Start(
            players=2,
            position={
                "hands": {"0": ["samurai3", "rice4"]},
                "tiles": {"0,-3": (1, "helmet2"), "0,-1": (0, "buddha2")},
            },
        ),
        (
            Beat(
                N_("Blue's tile lies here already."),
                "SAM-4.4",
                tries="place samurai3 0,-3",
                refused="SAM-4.4",
            ),
            Beat(
                N_("Your own tile blocks a space just as well."),
                "SAM-4.4",
                tries="place samurai3 0,-1",
                refused="SAM-4.4",
            ),
            Beat(N_("An empty land space it is."), "SAM-4.4", moves=("place samurai3 1,-2",)),
        ),
    ),
    Lesson(
        "refill",
        N_("Back to five"),
        ("SAM-4.5",),
        Start(
            players=2,
            position={"hands": {"0": ["samurai3", "ship2", "ship1", "ronin", "helmet4"]}},
        ),
        (
            Beat(
                N_("Red plays two tiles and has three left."),
                "SAM-4.5",
                moves=("place samurai3 1,-2", "place ship2 2,-3"),
            ),
            Beat(
                N_("Drawing now would be too early: the turn is still on."),
                "SAM-4.5",
                tries="draw rice4",
                refused="SAM-4.5",
            ),
            Beat(
                N_("Red ends the turn and draws two, unseen by Blue. Then it is Blue's turn."),
                "SAM-4.5",
                moves=("end", "draw rice4", "draw buddha2"),
            ),
        ),
        eyes=0,
    ),
    Lesson(
        "dry-pile",
        N_("When the pile is used up"),
        ("SAM-4.5",),
        Start(
            players=2,
            position={
                "hands": {"0": ["ship2", "ship1"]},
                "piles": {"0": []},
                "tiles": _LATE_LAND,
                "captured": {"1": [0, 0, 0]},
                "boxed": [0],
            },
        ),
        (
            Beat(
                N_("Late in the game Red's pile is gone, and two ships are all that is left."),
                "SAM-4.5",
            ),
            Beat(
                N_("Red plays one and ends the turn. There is nothing to draw; Blue is next."),
                "SAM-4.5",
                moves=("place ship2 -2,4", "end"),
            ),
        ),
    ),
    Lesson(
        "clockwise",
        N_("Round the table"),
        ("SAM-4.6",),
        Start(
            players=3,
            position={
                "hands": {
                    "0": ["rice4", "rice3", "rice2", "helmet4", "helmet3"],
                    "1": ["buddha4", "rice3", "rice2", "helmet4", "helmet3"],
                    "2": ["samurai3", "rice3", "rice2", "helmet4", "helmet3"],
                }
            },
        ),
        (
            Beat(
                N_("Red plays the only tile allowed, so the turn ends by itself. Red draws."),
                "SAM-4.6",
                moves=("place rice4 -4,4", "draw samurai1"),
            ),
            Beat(N_("Blue follows ..."), "SAM-4.6", moves=("place buddha4 0,-1", "draw samurai1")),
            Beat(
                N_("... then Green, and then it is Red's turn again."),
                "SAM-4.6",
                moves=("place samurai3 -6,9", "draw samurai1"),
            ),
        ),
    ),
)
