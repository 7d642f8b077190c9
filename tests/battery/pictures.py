"""What the screen relies on: the picture, the clicks that make a move, the spots to light up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from types import ModuleType
from typing import Any

from rulebook_widgets.core import EVERYTHING, UnknownGame, room
from rulebook_widgets.stage.paths import path_faults
from tests.battery.table import Table


def scene_room(table: Table) -> ModuleType | None:
    """Return the room in which the game is drawn, if it has one."""
    try:
        return room(table.game.id, "scene")
    except UnknownGame:
        return None


def need_pictures(table: Table, state: Any, strangers: Iterable[Any], rng: Random) -> None:
    """Fail unless every legal move can be clicked and every spot named is on the picture."""
    scenes = scene_room(table)
    if scenes is None:
        return
    faults = path_faults(table.game, scenes, state)
    table.need(not faults, "clicks", "Moves that cannot be clicked:", faults[:5])
    shown = _names(table, scenes.scene, state)
    refusals = [table.game.check(state, move) for move in strangers]
    for refusal in filter(None, refusals):
        missing = set(refusal.spots) - shown
        table.need(not missing, "spots", "Not on the picture:", missing, refusal)
    legal = list(table.game.legal_moves(state))
    for move in rng.sample(legal, min(len(legal), 2)):
        step = table.game.apply(state, move)
        after = shown | _names(table, scenes.scene, step.state)
        for event in step.events:
            missing = set(event.spots) - after
            table.need(not missing, "spots", "Not on the picture:", missing, event)


def _names(table: Table, scene: Callable[[Any], Any], state: Any) -> set[str]:
    actor = table.game.actor(state)
    eyes = [EVERYTHING, actor] if actor in range(table.players) else [EVERYTHING]
    pictures = [scene(table.game.view(state, eye)) for eye in eyes]
    return {shape.name for view in pictures for layer in view.layers for shape in layer.shapes}
