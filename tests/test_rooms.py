"""The rooms of every installed game: which there are, and what they stand on."""

from __future__ import annotations

import subprocess
import sys
from pkgutil import walk_packages

import pytest

import rulebook_widgets
from rulebook_widgets.core import game_ids, registry, room
from rulebook_widgets.widgets import GameWidget
from rulebook_widgets.widgets.opening import themes_of

JUPYTER = ("anywidget", "ipycanvas", "IPython", "ipywidgets", "jupyter_core", "traitlets")
LOADED = f"print(*[name for name in {JUPYTER} if name in sys.modules])"

each_game = pytest.mark.parametrize("game_id", game_ids())


def modules_of(game_id: str) -> list[str]:
    """All modules of a game's package but its widget."""
    package = room(game_id, "rules").__package__
    assert package is not None
    found = walk_packages([str(registry.home(game_id))], prefix=f"{package}.")
    names = [module.name for module in found]
    assert f"{package}.widget" in names
    return [name for name in names if not name.endswith(".widget")]


@each_game
def test_nothing_but_the_widget_needs_jupyter(game_id: str) -> None:
    names = modules_of(game_id)
    assert len(names) > 8
    code = f"import sys, {', '.join(names)}; {LOADED}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


@each_game
def test_a_game_has_all_rooms_that_are_asked_for(game_id: str) -> None:
    scenes = room(game_id, "scene")
    assert callable(scenes.scene) and callable(scenes.paths) and callable(scenes.intend)
    assert len(room(game_id, "lessons").lessons) > 0
    name = f"{game_id.title().replace('_', '')}Widget"
    widget = getattr(rulebook_widgets, name)
    assert issubclass(widget, GameWidget) and widget.game_id == game_id
    light, dark = themes_of(room(game_id, "rules").game)
    assert (light.dark, dark.dark) == (False, True)
