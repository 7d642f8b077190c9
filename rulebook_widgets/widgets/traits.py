"""What a game's widget lets a program see and set."""

from __future__ import annotations

from typing import Final

import anywidget
import traitlets
from ipywidgets import widget_serialization

from rulebook_widgets.stage import Stage
from rulebook_widgets.widgets.canvas import BoardCanvas

SPEEDS: Final = {"slow": 1.6, "normal": 0.8, "fast": 0.25}


class GameTraits(anywidget.AnyWidget):
    """The traits of a game's widget, and the stage whose state they tell."""

    canvas = traitlets.Instance(BoardCanvas, help="The canvas that shows the board.").tag(
        sync=True, **widget_serialization
    )
    title = traitlets.Unicode(help="What the game is called.", read_only=True)
    status = traitlets.Unicode(
        help="Whose turn it is and what they may do, or how the game ended.", read_only=True
    )
    message = traitlets.Unicode(help="What the latest gesture was answered.", read_only=True)
    rule = traitlets.Unicode(
        help='Id of the rule shown, for example "SAM-4.3", or "". Set it to read another.'
    )
    ply = traitlets.Int(
        help="How many moves lie before the cursor (in a lesson: beats). Set it to go there."
    )
    length = traitlets.Int(
        help="How many moves the line of play has (in a lesson: beats).", read_only=True
    )
    players = traitlets.Int(help="How many play.", read_only=True)
    seed = traitlets.Int(help="Where chance comes from.", read_only=True)
    seats = traitlets.Tuple(help='For each seat "person" or the name of its bot.', read_only=True)
    eyes = traitlets.Any(
        help="Whose eyes look: a seat, None for what anybody may see, or EVERYTHING. Can be set."
    )
    legal = traitlets.Tuple(
        help="The moves these eyes may make now, as `play` takes them.", read_only=True
    )
    over = traitlets.Bool(help="Whether the game has ended at the cursor.", read_only=True)
    playing = traitlets.Bool(help="Whether steps follow one another by themselves. Can be set.")
    speed = traitlets.Float(
        SPEEDS["normal"],
        min=0,
        max=60,
        help="Seconds between steps, and before a bot moves. Can be set.",
    )
    theme = traitlets.Enum(
        ("auto", "light", "dark"), "auto", help="The colours; auto follows the page."
    )

    stage: Stage
