"""What is on a picture: shapes, words and paints, where they lie, and what they cost to send."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulebook_widgets.core import EVERYTHING, AnyGame, Eyes, room
from rulebook_widgets.drawing import Highlights, Layer, Scene, Shape, Text, batch
from rulebook_widgets.drawing.batch import Command, Texts
from rulebook_widgets.drawing.geometry import bounds
from rulebook_widgets.drawing.scene import part_points
from rulebook_widgets.widgets.opening import themes_of
from rulebook_widgets.widgets.patching import patch

Box = tuple[float, float, float, float]

SCALE = 40
"""Pixels for each board unit."""
RIM = 0.006
"""How far the rim of a line may reach beyond the picture, as a share of its width."""


class Camera:
    """Takes pictures of the states of a game, and asks what clicks on them mean."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.rooms: Any = room(game.id, "scene")
        self.theme, _dark = themes_of(game)

    def picture(
        self, state: Any, eyes: Eyes = EVERYTHING, marks: Highlights | None = None
    ) -> Scene:
        view = self.game.view(state, eyes)
        scene: Scene = self.rooms.scene(view) if marks is None else self.rooms.scene(view, marks)
        return scene

    def told(self, state: Any, *clicked: str) -> str:
        """Why what was clicked is not allowed; "" if nothing is meant or it is allowed."""
        move = self.rooms.intend(state, clicked)
        refusal = None if move is None else self.game.check(state, move)
        return "" if refusal is None else refusal.reason

    def bytes_to_send(self, old: Scene, new: Scene) -> int:
        """What it costs to paint one picture over another on a board of usual size, in bytes."""
        changes = [
            patch(before, after, SCALE)
            for before, after in zip(old.layers, new.layers, strict=True)
            if before != after
        ]
        return sum(
            size_in_bytes(batch(change.layer, self.theme, 8 * SCALE, whole=True))
            for change in changes
            if change is not None
        )


def size_in_bytes(commands: Iterable[Command]) -> int:
    """Bytes of the commands' arrays and texts, which is what a canvas has to be sent."""
    return sum(map(_bytes, commands))


def _bytes(command: Command) -> int:
    if isinstance(command, Texts):
        return sum(len(text.encode()) + 8 for text, _x, _y in command.items)
    total = len(command.points) * command.points.itemsize + len(command.colours)
    total += 4 if isinstance(command.counts, int) else 2 * len(command.counts)
    return total + (4 if isinstance(command.alpha, float) else 4 * len(command.alpha))


def shapes(drawn: Scene) -> dict[str, Shape]:
    """The shapes that have a name, by name."""
    return {s.name: s for layer in drawn.layers for s in layer.shapes if s.name}


def layer(drawn: Scene, name: str) -> Layer:
    return next(one for one in drawn.layers if one.name == name)


def label(drawn: Scene, name: str) -> str:
    """What is said about a shape."""
    return shapes(drawn)[name].label


def labels(drawn: Scene, name: str) -> list[str]:
    """What is said about the shapes of a layer."""
    return [shape.label for shape in layer(drawn, name).shapes if shape.label]


def texts(shape: Shape) -> list[str]:
    """What is written on a shape."""
    return [part.text for part in shape.parts if isinstance(part, Text)]


def paints(shape: Shape) -> set[str]:
    """The paints of a shape; around letters there may be others."""
    return {getattr(part, how, "") for part in shape.parts for how in ("fill", "stroke")}


def all_paints(drawn: Scene) -> set[str]:
    """Every paint of a picture, those around letters and of the background included."""
    parts = [part for one in drawn.layers for shape in one.shapes for part in shape.parts]
    used = {getattr(part, how, "") for part in parts for how in ("fill", "stroke", "halo")}
    return {drawn.background, *used}


def area(shape: Shape) -> Box:
    """The box around what can be hit: left, top, right and lower edge."""
    assert shape.hit is not None, shape.name
    return bounds(part_points(shape.hit))


def outside(drawn: Scene) -> list[str]:
    """The shapes that reach beyond the picture; the ground, its first layer, may be cut off."""
    return [
        shape.name
        for one in drawn.layers[1:]
        for shape in one.shapes
        for part in shape.parts
        if not isinstance(part, Text) and not _within(bounds(part_points(part)), drawn)
    ]


def painted_anew(old: Layer, new: Layer) -> list[str]:
    """The names of the shapes that look different from all that were there before."""
    known = [shape.parts for shape in old.shapes]
    return [shape.name for shape in new.shapes if shape.parts and shape.parts not in known]


def _within(box: Box, drawn: Scene) -> bool:
    left, top, right, low = box
    edge = RIM * drawn.width
    return min(left, top) >= -edge and right <= drawn.width + edge and low <= drawn.height + edge


def overlapping(found: list[Shape]) -> list[tuple[str, str]]:
    """The pairs of shapes whose areas to tap share more than an edge."""
    boxes = [(shape.name, area(shape)) for shape in found]
    return [
        (name, other)
        for number, (name, (left, top, right, low)) in enumerate(boxes)
        for other, (left2, top2, right2, low2) in boxes[:number]
        if min(right, right2) - max(left, left2) > 1e-6 and min(low, low2) - max(top, top2) > 1e-6
    ]


def fingers(drawn: Scene, pixels: int = 390) -> dict[str, float]:
    """For each kind of shape the shorter side of the smallest area to tap, on so wide a page."""
    least: dict[str, float] = {}
    for name, shape in shapes(drawn).items():
        if shape.hit is not None:
            left, top, right, low = area(shape)
            kind, side = name.partition(":")[0], min(right - left, low - top) * pixels / drawn.width
            least[kind] = min(least.get(kind, side), side)
    return least
