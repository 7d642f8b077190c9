"""The keyboard's way to play: the legal moves as a list, grouped by where they begin."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebook_widgets.core import AnyGame
from rulebook_widgets.core.text import _
from rulebook_widgets.stage.paths import DO, Path, Paths
from rulebook_widgets.stage.values import Choice, ChoiceGroup


def grouped_choices(
    game: AnyGame, paths: Paths, label: Callable[[str], str]
) -> tuple[ChoiceGroup, ...]:
    """Return every legal move once, grouped by the first shape of its path.

    Args:
        game: whose words are used.
        paths: the legal moves.
        label: gives the spoken label of a shape.
    """
    groups: dict[str, list[Choice]] = {}
    for move, path in zip(paths.moves, paths.paths, strict=True):
        groups.setdefault(_first(path), []).append(choice(game, move, path))
    titles = {shape: label(shape) if shape else _("Other moves") for shape in groups}
    return tuple([ChoiceGroup(titles[shape], shape, tuple(c)) for shape, c in groups.items()])


def button_choices(game: AnyGame, paths: Paths, selected: Path) -> tuple[Choice, ...]:
    """Return the moves that one button makes now."""
    return tuple([choice(game, move, path) for move, path in paths.buttons(selected)])


def choice(game: AnyGame, move: Any, path: Path) -> Choice:
    """Return one move as a choice."""
    return Choice(game.sentence(move), game.encode(move), path)


def _first(path: Path) -> str:
    return "" if not path or path[0].startswith(DO) else path[0]
