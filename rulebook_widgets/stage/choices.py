"""The keyboard's way to play: the legal moves as a list, grouped by where they begin."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, TypeAlias

from rulebook_widgets.core import AnyGame
from rulebook_widgets.core.text import _
from rulebook_widgets.stage.paths import DO, Path, Paths
from rulebook_widgets.stage.values import Choice

_Way: TypeAlias = tuple[Any, Path]
"""A move, and the shapes whose clicks make it."""


class ChoiceGroup:
    """Legal moves that begin with the same shape.

    There may be hundreds of moves, and of most groups nobody reads the sentences: they are made
    when they are asked for.

    Args:
        game: whose moves they are.
        label: what the shape is called, or a title for moves that have no place on the board.
        shape: name of the shape, or "" for moves that have no place on the board.
        ways: the moves, with their paths.

    Attributes:
        label: as above.
        shape: as above.
    """

    def __init__(self, game: AnyGame, label: str, shape: str, ways: Sequence[_Way]) -> None:
        self.label = label
        self.shape = shape
        self._game = game
        self._ways = tuple(ways)

    @cached_property
    def encoded(self) -> tuple[str, ...]:
        """The moves as ``choose`` takes them."""
        return tuple([self._game.encode(move) for move, _path in self._ways])

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """The moves, to be read and chosen."""
        return tuple([choice(self._game, move, path) for move, path in self._ways])

    def __len__(self) -> int:
        """How many moves there are."""
        return len(self._ways)

    def __eq__(self, other: object) -> bool:
        """Whether the other offers the same under the same title."""
        if not isinstance(other, ChoiceGroup):
            return NotImplemented
        return (self.label, self.shape, self._ways) == (other.label, other.shape, other._ways)

    def __hash__(self) -> int:
        return hash((self.label, self.shape, self._ways))

    def __repr__(self) -> str:
        return f"ChoiceGroup({self.label!r}, {self.shape!r}, {len(self)} moves)"


def grouped_choices(
    game: AnyGame, paths: Paths, label: Callable[[str], str]
) -> tuple[ChoiceGroup, ...]:
    """Return every legal move once, grouped by the first shape of its path.

    Args:
        game: whose words are used.
        paths: the legal moves.
        label: gives the spoken label of a shape.
    """
    groups: dict[str, list[_Way]] = {}
    for move, path in zip(paths.moves, paths.paths, strict=True):
        groups.setdefault(_first(path), []).append((move, path))
    titles = {shape: label(shape) if shape else _("Other moves") for shape in groups}
    return tuple([ChoiceGroup(game, titles[shape], shape, ways) for shape, ways in groups.items()])


def button_choices(game: AnyGame, paths: Paths, selected: Path) -> tuple[Choice, ...]:
    """Return the moves that one button makes now."""
    return tuple([choice(game, move, path) for move, path in paths.buttons(selected)])


def choice(game: AnyGame, move: Any, path: Path) -> Choice:
    """Return one move as a choice."""
    return Choice(game.sentence(move), game.encode(move), path)


def _first(path: Path) -> str:
    return "" if not path or path[0].startswith(DO) else path[0]
