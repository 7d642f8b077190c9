"""Moves as clicks: which shapes, in which order, make which move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, Protocol

from rulebook_widgets.core import AnyGame
from rulebook_widgets.drawing import Highlights, Scene

Path = tuple[str, ...]
DO: Final = "do:"
"""Shapes of that name have no place on the board; they are shown as buttons."""


class SceneRoom(Protocol):
    """What the ``scene`` room of a game offers.

    It may also offer ``prompt(view) -> str``, one sentence that says what the actor may do now,
    or "" where nothing better than the count of the moves can be said; and
    ``reason(view, shape) -> ScoreLine | None``, what a shape that only tells something is there
    for, such as a piece of a score track.
    """

    def scene(self, view: Any, highlights: Highlights) -> Scene:
        """Return the picture of a view."""
        ...

    def paths(self, move: Any) -> tuple[Path, ...]:
        """Return the shapes a person clicks, in order, to make a move.

        Where there are several ways (two figures to swap, either of them first), the first is
        the one shown in lists.
        """
        ...

    def intend(self, state: Any, clicked: Path) -> Any | None:
        """Return the move that clicked shapes mean, legal or not, or None if they mean none."""
        ...


class Paths:
    """The legal moves of a position, by the clicks that make them.

    Args:
        scenes: the game's scene room.
        moves: the legal moves.
    """

    def __init__(self, scenes: SceneRoom, moves: Iterable[Any]) -> None:
        self.moves = tuple(moves)
        self.ways = tuple([scenes.paths(move) or ((),) for move in self.moves])
        self.paths = tuple([ways[0] for ways in self.ways])
        self._whole: dict[Path, Any] = {}
        self._next: dict[Path, dict[str, None]] = {}
        for move, ways in zip(self.moves, self.ways, strict=True):
            for path in ways:
                self._whole.setdefault(path, move)
                for length, shape in enumerate(path):
                    self._next.setdefault(path[:length], {})[shape] = None

    def each(self) -> Iterator[tuple[Any, Path]]:
        """Yield every way to make every move."""
        for move, ways in zip(self.moves, self.ways, strict=True):
            for path in ways:
                yield move, path

    def next_shapes(self, prefix: Path = ()) -> tuple[str, ...]:
        """Return the shapes that lead on after those already clicked, each once."""
        return tuple(self._next.get(prefix, ()))

    def leads_on(self, prefix: Path) -> bool:
        """Tell whether some move has these clicks, or goes on from them."""
        return prefix in self._whole or prefix in self._next

    def move(self, path: Path) -> Any | None:
        """Return the move that these clicks make, or None."""
        return self._whole.get(path)

    def buttons(self, prefix: Path = ()) -> tuple[tuple[Any, Path], ...]:
        """Return the moves that one button makes now, with their paths."""
        return tuple(
            [
                (move, path)
                for move, path in zip(self.moves, self.paths, strict=True)
                if path and path[-1].startswith(DO) and path[:-1] in ((), prefix)
            ]
        )


def path_faults(game: AnyGame, scenes: SceneRoom, state: Any) -> list[str]:
    """Return what is wrong with the clicks of a position, for the tests of a game.

    Every legal move has clicks of its own, none is cut short by another, each shape on the way
    can be clicked, and the clicks mean the move they make.
    """
    actor, moves = game.actor(state), game.legal_moves(state)
    if actor is None or actor < 0:
        return []
    scene = scenes.scene(game.view(state, actor), Highlights())
    paths = Paths(scenes, moves)
    faults = [f"{shape} cannot be clicked" for shape in _dead(paths, scene)]
    for move, path in paths.each():
        text = game.encode(move)
        if not path:
            faults.append(f"{text}: no clicks make it")
        elif paths.move(path) != move:
            faults.append(f"{text}: the same clicks make {game.encode(paths.move(path))}")
        elif paths.next_shapes(path):
            faults.append(f"{text}: its clicks also begin another move")
        elif scenes.intend(state, path) not in (move, None):
            faults.append(f"{text}: its clicks are read as another move")
    return faults


def _dead(paths: Paths, scene: Scene) -> list[str]:
    live = {s.name for layer in scene.layers for s in layer.shapes if s.hit is not None}
    used = dict.fromkeys(shape for _move, path in paths.each() for shape in path)
    return [shape for shape in used if not shape.startswith(DO) and shape not in live]
