"""Section 5: the market, and the way of the pawn."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_
from rulebook_widgets.games.silk_road.examples import EXAMPLES
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

_MARKET: Final = {
    "tiles": {"lanzhou": ["sell_silk", "buy_spices", "thief"]},
    "goods": {"0": {"silk": 2}, "1": {"jewels": 1}},
}

LESSONS: Final = (
    Lesson(
        "printed-bonus",
        EXAMPLES["printed"].title,
        ("SLK-5.1",),
        Start(position={"city": "korla", "moment": "market", "goods": {"0": {"silk": 1}}}),
        (
            Beat(
                N_(
                    "Beside Korla an action is printed, and Aisha brought the caravan here. Before "
                    "she takes a tile, she may use it."
                ),
                "SLK-5.1",
                task=Task(
                    N_("Use the printed action."),
                    accept=("printed",),
                    hint=N_("It stands first in the tray, in a frame of dots."),
                ),
            ),
            Beat(
                N_("She buys a cube of dried fruit and is done with it."),
                "SLK-5.1",
                moves=("printed", "buy dried_fruit", "done"),
            ),
            Beat(
                N_("Once is enough. A tile comes next."),
                "SLK-5.1",
                tries="printed",
                refused="SLK-5.1",
            ),
        ),
    ),
    Lesson(
        "taking-a-tile",
        N_("The tile has to be taken"),
        ("SLK-5.2",),
        Start(position=_MARKET),
        (
            Beat(
                N_(
                    "Three tiles lie at Lanzhou. Aisha may not hand the pawn on without taking one."
                ),
                "SLK-5.2",
                tries="hand 1",
                refused="SLK-5.2",
            ),
            Beat(
                N_("She takes the thief, and nobody is forced to steal: the action is declined."),
                "SLK-5.2",
                moves=("take thief", "decline"),
            ),
            Beat(N_("Used or not, that tile is out of the game."), "SLK-5.2"),
        ),
    ),
    Lesson(
        "pawn-goes-on",
        N_("On with the pawn"),
        ("SLK-5.3",),
        Start(position=_MARKET),
        (
            Beat(
                N_("Aisha sells her silk and has finished. A token lies in front of her."),
                "SLK-5.3",
                moves=("take sell_silk", "sell silk", "sell silk", "done"),
                task=Task(
                    N_("Hand the pawn to somebody. Who shall choose from what is left?"),
                    accept=("hand 1", "hand 2", "hand 3"),
                    hint=N_("Click one of the others."),
                ),
            ),
            Beat(
                N_("She gives it to Chen. He buys nothing, but the tile is gone."),
                "SLK-5.3",
                moves=("hand 2", "take buy_spices", "decline"),
            ),
            Beat(
                N_("Back to Aisha? She has had her turn."),
                "SLK-5.3",
                tries="hand 0",
                refused="SLK-5.3",
            ),
            Beat(
                N_("Bahram gets the last tile. Now there are no tiles and no tokens any more."),
                "SLK-5.3",
                moves=("hand 1", "take thief", "decline"),
            ),
        ),
    ),
    Lesson(
        "last-leads",
        N_("No turn, but the pawn"),
        ("SLK-5.4",),
        Start(
            position={
                "tiles": {"lanzhou": ["sell_jewels"]},
                "tokens": {"0": 1, "1": 1},
                "leader": 0,
                "pawn": 2,
                "goods": {"2": {"jewels": 1}},
            }
        ),
        (
            Beat(
                N_(
                    "Aisha and Bahram have had their turns. Chen has the pawn, and takes the last "
                    "tile."
                ),
                "SLK-5.4",
                moves=("take sell_jewels", "sell jewels", "done"),
                task=Task(
                    N_("Hand the pawn on."),
                    accept=("hand 3",),
                    hint=N_("Only Dilara has no token yet. Click her."),
                ),
            ),
            Beat(
                N_(
                    "Dilara has no turn in this round, but she has the pawn. All three tokens are "
                    "gathered with her, and in the next round the others bid for her pawn."
                ),
                "SLK-5.4",
                moves=("hand 3",),
            ),
        ),
    ),
    Lesson(
        "three-players",
        EXAMPLES["G4-pass"].title,
        ("SLK-5.5",),
        Start(position=EXAMPLES["G4-pass"].facts),
        (
            Beat(
                N_("Three of you, five tiles, five tokens: two of you will have two turns."),
                "SLK-5.5",
            ),
            Beat(
                N_("Aisha, Bahram, Chen, and Aisha again: she has two tokens."),
                "SLK-5.5",
                moves=(
                    *("take crook", "hand 1", "take crook", "hand 2", "take crook", "hand 0"),
                    "take barterer",
                ),
            ),
            Beat(
                N_(
                    "Bahram takes the last tile, his second. To Aisha, who has two tokens, he "
                    "cannot give the pawn."
                ),
                "SLK-5.5",
                moves=("hand 1", "take barterer"),
                tries="hand 0",
                refused="SLK-5.5",
            ),
            Beat(
                N_("So Chen, who had a single turn, ends up with it and leads next."),
                "SLK-5.5",
                moves=("hand 2",),
            ),
        ),
    ),
    Lesson(
        "three-players-keep",
        EXAMPLES["G4"].title,
        ("SLK-5.5",),
        Start(position=EXAMPLES["G4"].facts),
        (
            Beat(
                N_("Aisha and Bahram hand the pawn to and fro: both have had two turns."),
                "SLK-5.5",
                moves=(
                    *("take crook", "hand 1", "take crook", "hand 0"),
                    *("take crook", "hand 1", "take barterer", "hand 2"),
                ),
            ),
            Beat(
                N_(
                    "Chen takes the last tile, in his only turn. Nobody else may get the pawn, so "
                    "he keeps it."
                ),
                "SLK-5.5",
                moves=("take barterer",),
            ),
        ),
    ),
    Lesson(
        "never-twice-in-a-row",
        EXAMPLES["G4-twice"].title,
        ("SLK-5.3",),
        Start(position=EXAMPLES["G4-twice"].facts),
        (
            Beat(
                N_("With three players you may have two turns, but not one after the other."),
                "SLK-5.3",
                moves=("take crook",),
                tries="hand 0",
                refused="SLK-5.3",
            ),
            Beat(
                N_("Bahram gets the pawn. After his turn he may give it back to her."),
                "SLK-5.3",
                moves=("hand 1", "take crook", "hand 0"),
            ),
        ),
    ),
)
