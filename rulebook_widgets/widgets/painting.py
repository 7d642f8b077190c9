"""Carries the drawing commands of `drawing.batch` out on an ipycanvas canvas."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import numpy as np
from ipycanvas import Canvas
from ipycanvas.canvas import _CANVAS_MANAGER

from rulebook_widgets.drawing.batch import (
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

FONT: Final = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"

_ALIGNMENTS: Final = {"start": "start", "middle": "center", "end": "end"}


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
            manager.flush()
            manager._caching = False
        manager._current_canvas = None


def commands_of(layers: Sequence[Layer], theme: Theme, scale: float) -> tuple[Command, ...]:
    """Return the commands that paint layers on one canvas, in eighths of a pixel.

    Args:
        layers: what to paint, the lowest first.
        theme: knows the colours.
        scale: pixels for each board unit.

    Raises:
        UnknownPaint: a layer uses a paint that the theme lacks.
    """
    return tuple(
        [command for layer in layers for command in batch(layer, theme, FINE * scale, whole=True)]
    )


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
    # As in the SVG; a canvas would draw long spikes at sharp corners.
    canvas.line_join = "round"
    for command in commands:
        _carry_out(canvas, command)
    canvas.restore()


def _carry_out(canvas: Canvas, command: Command) -> None:
    match command:
        case FillPolygons():
            canvas.fill_styled_polygons(*_polygons(command))
        case StrokePolygons():
            canvas.line_width = command.width
            canvas.stroke_styled_polygons(*_polygons(command))
        case StrokeLines():
            canvas.line_width = command.width
            canvas.stroke_styled_line_segments(*_polygons(command))
        case Texts():
            _write(canvas, command)


def _polygons(command: FillPolygons | StrokePolygons | StrokeLines) -> tuple[Any, ...]:
    """The arguments points, colours, alpha and counts as ipycanvas wants them."""
    points = _array(command.points)
    colours = np.frombuffer(command.colours, dtype=np.uint8)
    alpha = _alpha(command.alpha)
    if isinstance(command.counts, int):
        return points.reshape(-1, command.counts, 2), colours, alpha, None
    counts = np.frombuffer(command.counts, dtype=np.uint16)
    return points.reshape(-1, 2), colours, alpha, counts


def _array(points: Pixels) -> np.ndarray[Any, Any]:
    return np.frombuffer(points, dtype=np.int16 if points.typecode == "h" else np.float32)


def _alpha(alpha: Alpha) -> Any:
    return alpha if isinstance(alpha, float | int) else np.frombuffer(alpha, dtype=np.float32)


def _write(canvas: Canvas, texts: Texts) -> None:
    canvas.font = texts.font(FONT)
    canvas.text_align = _ALIGNMENTS[texts.anchor]
    if texts.halo:
        canvas.stroke_style = texts.halo
        canvas.line_width = texts.halo_width
        for text, x, y in texts.items:
            canvas.stroke_text(text, round(x), round(y))
    canvas.fill_style = texts.colour
    for text, x, y in texts.items:
        canvas.fill_text(text, round(x), round(y))
