"""Draw the way of a click for docs/architecture.md, with our own drawing floor.

    python tools/architecture.py        write docs/pictures/architecture.svg

`tests/test_docs.py` compares the picture with this script, and the files it names with the code.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from rulebook_widgets.drawing import (  # noqa: E402  # noqa: E402
    Circle,
    Layer,
    Polygon,
    Polyline,
    Scene,
    Shape,
    Text,
    light,
    svg,
)
from rulebook_widgets.drawing.geometry import rounded_rectangle  # noqa: E402
from rulebook_widgets.drawing.scene import Part  # noqa: E402

Point: TypeAlias = tuple[float, float]
PICTURE = ROOT / "docs" / "pictures" / "architecture.svg"

FLOORS: Final = ("page", "widgets", "stage", "core", "game")
"""From top to bottom. The last is no floor of the house: the rooms of the game that is played."""

TITLES: Final = {
    "page": ("The page", "in the browser"),
    "widgets": ("widgets", "the Jupyter shell"),
    "stage": ("stage", "a screen without a screen"),
    "core": ("core", "games, records, sessions"),
    "game": ("A game's rooms", "games/<id>/, or a package"),
}
PAINTS: Final = {
    "floor.page": "#e9eef2",
    "floor.widgets": "#f1ebdd",
    "floor.stage": "#f6efd9",
    "floor.core": "#f1ebdd",
    "floor.game": "#e3efe0",
    "down": "#9a3412",
    "up": "#1f6f8b",
}


class Step(NamedTuple):
    """One station on the way of a click.

    Attributes:
        floor: on which floor it lies.
        column: how far to the right it stands.
        name: what is called.
        file: where that is, below ``rulebook_widgets/``; of a game, its room.
        says: what it does, in a few words.
    """

    floor: str
    column: int
    name: str
    file: str
    says: str


STEPS: Final = (
    Step("page", 0, "tap", "widgets/static/game.js", "where, and at which move"),
    Step("widgets", 0, "_on_tap, shape_at", "widgets/shell.py", "which shape is there"),
    Step("stage", 0, "click", "stage/stage.py", "a gesture: never fails"),
    Step("stage", 1, "after_click", "stage/selection.py", "chosen, complete, or neither"),
    Step("core", 1, "Session.play", "core/session.py", "the record and its cursor"),
    Step("core", 2, "Game.apply", "core/game.py", "check, then carry out"),
    Step("game", 2, "refusal", "legality", "which rule forbids it"),
    Step("game", 3, "consequences", "consequences", "new state, events"),
    Step("stage", 3, "scene, status, log ...", "stage/showing.py", "all that a screen shows"),
    Step("core", 4, "Game.view", "core/game.py", "what these eyes may know"),
    Step("game", 4, "scene", "scene", "the picture of the view"),
    Step("widgets", 4, "show", "widgets/canvas.py", "only what has changed"),
    Step("page", 4, "the canvas", "widgets/painting.py", "one message, painted"),
)
"""The way of a click, in order."""

UP: Final = 9
"""From this station on (counted from 1) the way leads back to the screen."""

LEFT, COLUMN, FLOOR, TOP = 168.0, 184.0, 104.0, 16.0
BOX = (168.0, 66.0)
WIDTH = LEFT + 5 * COLUMN + 22
HEIGHT = TOP + len(FLOORS) * (FLOOR + 8) + 8


def scene() -> Scene:
    """Return the drawing."""
    floors = Layer("floors", tuple(map(_floor, FLOORS)))
    ways = Layer("ways", (Shape(parts=tuple(p for n in range(1, len(STEPS)) for p in _way(n))),))
    boxes = Layer("steps", tuple(_box(number, step) for number, step in enumerate(STEPS, 1)))
    text = "Stations on the way of a click, floor by floor, from the page down and up again."
    return Scene(WIDTH, HEIGHT, (floors, ways, boxes), "The way of a click", text)


def _top(floor: str) -> float:
    return TOP + FLOORS.index(floor) * (FLOOR + 8)


def _floor(floor: str) -> Shape:
    y, (title, about) = _top(floor), TITLES[floor]
    area = Polygon(rounded_rectangle(8, y, WIDTH - 16, FLOOR, 10), f"floor.{floor}")
    name = Text(22, y + 36, title, 17, bold=True, anchor="start")
    line = Text(22, y + 60, about, 11.5, "muted", anchor="start")
    return Shape(label=f"{title}: {about}", parts=(area, name, line))


def _middle(step: Step) -> tuple[float, float]:
    return LEFT + COLUMN * (step.column + 0.5), _top(step.floor) + FLOOR / 2


def _box(number: int, step: Step) -> Shape:
    (x, y), (wide, tall) = _middle(step), BOX
    paint = "down" if number < UP else "up"
    left, top = x - wide / 2, y - tall / 2
    parts: tuple[Part, ...] = (
        Polygon(rounded_rectangle(left, top, wide, tall, 8), "page", paint, 1.6),
        Circle(left + 1, top + 1, 11, paint),
        Text(left + 1, top + 1, str(number), 12, "page", bold=True),
        Text(x, top + 16, step.name, 13, bold=True),
        Text(x, top + 34, step.file, 11, paint),
        Text(x, top + 52, step.says, 11, "muted"),
    )
    return Shape(label=f"{number}. {step.name} ({step.file}): {step.says}", parts=parts)


def _way(number: int) -> tuple[Part, ...]:
    """The arrow from a station to the next one."""
    here, there = STEPS[number - 1], STEPS[number]
    points = _route(here, there, *_middle(here), *_middle(there))
    paint = "down" if number + 1 < UP else "up"
    flat = tuple(value for point in points for value in point)
    return (Polyline(flat, paint, 2.0), Polygon(_head(points[-2], points[-1]), paint))


def _route(here: Step, there: Step, x0: float, y0: float, x1: float, y1: float) -> list[Point]:
    """Straight from box to box; around at the right where another box is in between."""
    wide, tall = BOX[0] / 2, BOX[1] / 2
    if here.floor == there.floor:
        return [(x0 + wide, y0), (x1 - wide, y1)]
    down = 1 if y1 > y0 else -1
    between = {
        step.floor
        for step in STEPS
        if step.column == here.column == there.column
        and min(y0, y1) < _middle(step)[1] < max(y0, y1)
    }
    if between:
        side = x0 + wide + 12
        return [(x0 + wide, y0), (side, y0), (side, y1), (x1 + wide, y1)]
    shift = 30.0 * (there.column - here.column)
    return [(x0 + shift, y0 + down * tall), (x1 - shift, y1 - down * tall)]


def _head(start: Point, end: Point) -> tuple[float, ...]:
    (x0, y0), (x1, y1) = start, end
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
    dx, dy = (x1 - x0) / length, (y1 - y0) / length
    back_x, back_y = x1 - 10 * dx, y1 - 10 * dy
    return (x1, y1, back_x - 5 * dy, back_y + 5 * dx, back_x + 5 * dy, back_y - 5 * dx)


def picture() -> str:
    """Return the drawing as an SVG document."""
    return f"{svg(scene(), light.extended(PAINTS))}\n"


if __name__ == "__main__":
    PICTURE.write_text(picture(), "utf-8")
    print(PICTURE.relative_to(ROOT))
