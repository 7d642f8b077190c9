"""What a lesson of Caravan shows and says, beat by beat."""

from __future__ import annotations

from rulebook_widgets.core import EVERYTHING
from rulebook_widgets.drawing import Highlights
from rulebook_widgets.games.caravan.lessons import lessons
from rulebook_widgets.games.caravan.rules import game
from rulebook_widgets.games.caravan.scene import scene
from rulebook_widgets.games.caravan.state import State
from rulebook_widgets.teaching import Script, find_lesson


def shown(lesson_id: str, beat: int = 1) -> State:
    """The position that a beat shows; beats are counted from 1, and the last is -1."""
    script = Script(game, find_lesson(lessons, lesson_id))
    place = beat if beat < 0 else beat - 1
    state: State = script.session.state_at(script.plies[place])
    return state


def said(lesson_id: str, beat: int = 1) -> str:
    """What a beat says."""
    beats = find_lesson(lessons, lesson_id).beats
    return beats[beat if beat < 0 else beat - 1].text


def spoken(state: State, *selected: str) -> list[str]:
    """What a picture says to those who listen to it."""
    marks = Highlights(frozenset(selected))
    layers = scene(game.view(state, EVERYTHING), marks).layers
    return [shape.label for layer in layers for shape in layer.shapes if shape.label]
