"""What a screen shows and what gestures do, without any screen. Knows no game and no Jupyter."""

from rulebook_widgets.stage.choices import ChoiceGroup
from rulebook_widgets.stage.paths import Paths, SceneRoom, path_faults
from rulebook_widgets.stage.people import PERSON, Player, Seats
from rulebook_widgets.stage.showing import SHOWN
from rulebook_widgets.stage.stage import Stage
from rulebook_widgets.stage.values import (
    Caption,
    Choice,
    Controls,
    EyesOffer,
    Handover,
    LogLine,
    Message,
    ResultLine,
    Tone,
)

__all__ = [
    "PERSON",
    "SHOWN",
    "Caption",
    "Choice",
    "ChoiceGroup",
    "Controls",
    "EyesOffer",
    "Handover",
    "LogLine",
    "Message",
    "Paths",
    "Player",
    "ResultLine",
    "SceneRoom",
    "Seats",
    "Stage",
    "Tone",
    "path_faults",
]
