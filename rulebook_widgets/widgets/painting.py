"""Carries the drawing commands of `drawing.batch` out on an ipycanvas canvas."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
from ipycanvas import Canvas
from ipycanvas.canvas import _CANVAS_MANAGER

from rulebook_widgets.drawing.batch import (
    TOLERANCE,
    Alpha,
    Command,
    FillPolygons,
    Pixels,
    StrokeLines,
    StrokePolygons,
    Texts,
    batch,
)
from rulebook_widgets.drawing.scene import Layer
from rulebook_widgets.drawing.theme import Theme

FINE: Final = 8
"""Points are sent as whole numbers of eighths of a pixel: half the bytes of floating point."""

FONT: Final = "system-ui,sans-serif"

_ALIGNMENTS: Final = {"start": "start", "middle": "center", "end": "end"}


def _lean(number: int, arguments: Sequence[Any], buffers: int = 0) -> tuple[Any, ...]:
    """A command without the shapes of its arrays."""
    plain = [
        {"dtype": argument["dtype"], "idx": argument["idx"]}
        if isinstance(argument, dict)
        else argument
        for argument in arguments
    ]
    return (number, plain, buffers) if buffers else (number, plain)


@contextmanager
def one_message() -> Iterator[None]:
    """Send all that is drawn inside as one message, even if an exception ends it.

    ipycanvas' own `hold_canvas` would leave every canvas of the kernel held after an exception.
    It also remembers which canvas was drawn on last, which a newly loaded page does not know;
    so every message names its canvas anew.
    """
    manager = _CANVAS_MANAGER
    held = manager._caching
    manager._caching = True
    manager._current_canvas = None
    try:
        yield
    finally:
        if not held:
            _flush()
            manager._caching = False
        manager._current_canvas = None


def _flush() -> None:
    """Send what was drawn: as ipycanvas does it, but without what its script does not read."""
    manager = _CANVAS_MANAGER
    commands, manager._commands_cache = manager._commands_cache, []
    buffers, manager._buffers_cache = manager._buffers_cache, []
    if commands:
        text = msgspec.json.encode([_lean(*command) for command in commands])
        manager.send({"shape": [len(text)], "dtype": "uint8"}, buffers=[text, *buffers])


def commands_of(layers: Sequence[Layer], theme: Theme, scale: float) -> tuple[Command, ...]:
    """Return the commands that paint layers on one canvas, in eighths of a pixel.

    Args:
        layers: what to paint, the lowest first.
        theme: knows the colours.
        scale: pixels for each board unit.

    Raises:
        UnknownPaint: a layer uses a paint that the theme lacks.
    """
    made = [
        batch(layer, theme, FINE * scale, whole=True, tolerance=FINE * TOLERANCE)
        for layer in layers
    ]
    return tuple(chain.from_iterable(made))


def clear_places(canvas: Canvas, places: Sequence[tuple[int, int, int, int]]) -> None:
    """Clear places, each given by left, top, width and height, and let nothing be painted beside.

    Call it between the canvas' `save` and `restore`.
    """
    canvas.begin_path()
    for place in places:
        canvas.rect(*place)
    canvas.clip()
    for place in places:
        canvas.clear_rect(*place)


def paint(canvas: Canvas, commands: Sequence[Command]) -> None:
    """Carry out commands made by `commands_of`."""
    if not commands:
        return
    canvas.save()
    canvas.scale(1 / FINE)
    pen = _Pen(canvas)
    # As in the SVG; a canvas would draw long spikes at sharp corners.
    pen.take(line_join="round")
    for command in commands:
        pen.carry_out(command)
    canvas.restore()


_Areas: TypeAlias = FillPolygons | StrokePolygons | StrokeLines
_Draw: TypeAlias = Callable[..., None]


class _Pen:
    """Draws on a canvas, and says only once how."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._taken: dict[str, Any] = {}

    def take(self, **style: Any) -> None:
        """Draw like this from now on."""
        for name, value in style.items():
            if self._taken.get(name) != value:
                self._taken[name] = value
                setattr(self._canvas, name, value)

    def carry_out(self, command: Command) -> None:
        canvas = self._canvas
        match command:
            case FillPolygons():
                self._draw(command, "fill_style", canvas.fill_polygons, canvas.fill_styled_polygons)
            case StrokePolygons():
                self._stroke(command, canvas.stroke_polygons, canvas.stroke_styled_polygons)
            case StrokeLines():
                self._stroke(
                    command, canvas.stroke_line_segments, canvas.stroke_styled_line_segments
                )
            case Texts():
                self._write(command)

    def _stroke(
        self, lines: StrokePolygons | StrokeLines, plainly: _Draw, in_colours: _Draw
    ) -> None:
        self.take(line_width=round(lines.width, 1))
        self._draw(lines, "stroke_style", plainly, in_colours)

    def _draw(self, areas: _Areas, style: str, plainly: _Draw, in_colours: _Draw) -> None:
        """Draw in one colour, which need not be sent for each area, or in many."""
        points, counts = _points(areas)
        colour = _one_colour(areas)
        if colour:
            self.take(**{style: colour})
            plainly(points, counts)
        else:
            colours = np.frombuffer(areas.colours, dtype=np.uint8)
            in_colours(points, colours, _alpha(areas.alpha), counts)

    def _write(self, texts: Texts) -> None:
        self.take(font=texts.font(FONT), text_align=_ALIGNMENTS[texts.anchor])
        if texts.halo:
            self.take(stroke_style=texts.halo, line_width=round(texts.halo_width, 1))
            for text, x, y in texts.items:
                self._canvas.stroke_text(text, round(x), round(y))
        self.take(fill_style=texts.colour)
        for text, x, y in texts.items:
            self._canvas.fill_text(text, round(x), round(y))


def _points(areas: _Areas) -> tuple[Any, Any]:
    """The points and the number of them in each area, as ipycanvas wants them."""
    points = _array(areas.points)
    if isinstance(areas.counts, int):
        return points.reshape(-1, areas.counts, 2), None
    return points.reshape(-1, 2), np.asarray(areas.counts)


def _one_colour(areas: _Areas) -> str:
    """The colour of all areas, or "" if they have several or let others shine through."""
    colours = areas.colours.tobytes()
    one = colours[:3]
    return f"#{one.hex()}" if areas.alpha == 1.0 and colours == one * (len(colours) // 3) else ""


def _array(points: Pixels) -> np.ndarray[Any, Any]:
    return np.frombuffer(points, dtype=np.int16 if points.typecode == "h" else np.float32)


def _alpha(alpha: Alpha) -> Any:
    return alpha if isinstance(alpha, float | int) else np.frombuffer(alpha, dtype=np.float32)
