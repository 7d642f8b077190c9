"""A layer as a few drawing commands for a canvas, as plain bytes.

A canvas behind a websocket is slow per command, not per polygon, so polygons are sent in runs.
The commands match ipycanvas' `fill_styled_polygons`, `stroke_styled_polygons`,
`stroke_styled_line_segments` and `fill_text`, which paint a run's items one after another, each
in its own colour.

**How runs are merged.** Shapes are taken in painter's order. Each shape may join commands that
already exist, as long as it comes after every command of the earlier shapes that it overlaps, and
its own parts keep their order. So what lies on top stays on top, and a board of hexagons becomes
one run of fills and one of outlines. Shapes that only touch do not overlap. To tell whether two
shapes overlap, each is wrapped in a polygon with twelve fixed directions (a k-DOP): exact for the
hexagons and rectangles of boards, for other shapes it may keep more order than needed, never
less. The outer half of an outline does not count, so where shapes touch, all outlines lie above
all fills and none is half covered by its neighbour.

**Half the bytes.** With `whole=True` points are int16 instead of float32. Ask for a scale some
times finer than the pixels and let the canvas scale back: `batch(layer, theme, 8 * scale,
whole=True, tolerance=8 * TOLERANCE)` under `canvas.scale(1 / 8)` gives eighths of a pixel on boards
up to 4096 pixels wide, and circles no finer than can be seen.
"""

from __future__ import annotations

from array import array
from typing import TypeAlias

import msgspec

from .geometry import circle_points, circle_sides
from .overlap import Pile
from .scene import Anchor, Circle, Layer, Part, Points, Polygon, Polyline, Text
from .theme import Theme

Pixels: TypeAlias = "array[float] | array[int]"
Alpha: TypeAlias = "float | array[float]"
Counts: TypeAlias = "int | array[int]"


class FillPolygons(msgspec.Struct, frozen=True):
    """Filled polygons, painted in order.

    Attributes:
        points: x, y of all corners, one polygon after another, in pixels: float32
            (`array("f")`), or int16 (`array("h")`) if whole numbers were asked for.
        counts: Corners of every polygon if they agree, else a uint8 for each polygon, or a uint16
            where one has more than 255.
        colours: uint8 red, green, blue for each polygon.
        alpha: One opacity for all, or a float32 for each polygon.
    """

    points: Pixels
    counts: Counts
    colours: array[int]
    alpha: Alpha


class StrokePolygons(msgspec.Struct, frozen=True):
    """Outlines of closed polygons, painted in order; fields as in `FillPolygons`.

    Attributes:
        width: Width of the lines in pixels.
    """

    points: Pixels
    counts: Counts
    colours: array[int]
    alpha: Alpha
    width: float


class StrokeLines(msgspec.Struct, frozen=True):
    """Open lines, painted in order; fields as in `StrokePolygons`."""

    points: Pixels
    counts: Counts
    colours: array[int]
    alpha: Alpha
    width: float


class Texts(msgspec.Struct, frozen=True):
    """Texts of one style.

    Attributes:
        items: (text, x, y) of each, in pixels; y is the alphabetic baseline.
        size: Height of the font in pixels.
        bold: Heavy letters.
        italic: Slanted letters.
        anchor: "start", "middle" or "end" (a canvas calls the second "center").
        colour: "#rrggbb".
        halo: "#rrggbb" of the rim to stroke before filling, or "".
        halo_width: Width of the rim in pixels.
    """

    items: tuple[tuple[str, float, float], ...]
    size: float
    bold: bool
    italic: bool
    anchor: Anchor
    colour: str
    halo: str
    halo_width: float

    def font(self, family: str = "system-ui, sans-serif") -> str:
        """The font as a canvas wants it.

        >>> Texts((), 12.0, True, False, "start", "#000000", "", 0.0).font()
        'bold 12px system-ui, sans-serif'
        """
        style = ("italic " if self.italic else "") + ("bold " if self.bold else "")
        return f"{style}{self.size:g}px {family}"


Command: TypeAlias = FillPolygons | StrokePolygons | StrokeLines | Texts

TOLERANCE = 0.2
"""How far a side may fall short of a circle, in pixels, before it is seen to be no circle."""

BASELINE = 0.35
"""How far the baseline lies below the middle of the letters, in font sizes."""


def batch(
    layer: Layer,
    theme: Theme,
    scale: float = 1.0,
    x: float = 0.0,
    y: float = 0.0,
    *,
    whole: bool = False,
    tolerance: float = TOLERANCE,
) -> tuple[Command, ...]:
    """The commands that paint a layer.

    Args:
        layer: What to paint.
        theme: Knows the paints' colours.
        scale: Pixels per board unit.
        x: Pixel column of the scene's left edge.
        y: Pixel row of the scene's top edge.
        whole: Round points to whole pixels and give them as int16.
        tolerance: How far a side of a polygon may fall short of its circle, in pixels.

    Returns:
        Commands to carry out in order.

    Raises:
        OverflowError: if a whole point does not fit 16 bits.
        UnknownPaint: if the layer uses a paint that the theme lacks.

    >>> from .scene import Shape
    >>> from .theme import light
    >>> dots = [Shape(parts=(Circle(10 * i, 0, 3, "ink", "line", 1),)) for i in range(50)]
    >>> [type(command).__name__ for command in batch(Layer("dots", tuple(dots)), light)]
    ['FillPolygons', 'StrokePolygons']
    """
    return tuple(
        [run.command(whole) for run in _Batcher(theme, scale, x, y, tolerance).runs_of(layer)]
    )


class _Run:
    """One command in the making."""

    __slots__ = ("alphas", "colours", "counts", "key", "points", "texts")

    def __init__(self, key: _Key) -> None:
        self.key = key
        self.points = array("f")
        self.counts = array("H")
        self.colours = array("B")
        self.alphas = array("f")
        self.texts: list[tuple[str, float, float]] = []

    def command(self, whole: bool) -> Command:
        if isinstance(self.key, tuple):
            return Texts(tuple(self.texts), *self.key)
        points: Pixels = array("h", map(round, self.points)) if whole else self.points
        counts: Counts = self.counts[0]
        if len(set(self.counts)) > 1:
            counts = array("B" if max(self.counts) < 256 else "H", self.counts)
        alpha: Alpha = self.alphas if len(set(self.alphas)) > 1 else self.alphas[0]
        kind, width = self.key[0], float(self.key[1:] or 0)
        if kind == "f":
            return FillPolygons(points, counts, self.colours, alpha)
        make = StrokePolygons if kind == "s" else StrokeLines
        return make(points, counts, self.colours, alpha, width)


_TextKey: TypeAlias = tuple[float, bool, bool, Anchor, str, str, float]
# "f", "s" with a width, "l" with a width, or the style of a text.
_Key: TypeAlias = str | _TextKey


class _Batcher:
    """Deals a layer's parts out to runs."""

    def __init__(self, theme: Theme, scale: float, x: float, y: float, tolerance: float) -> None:
        self.theme, self.scale, self.x, self.y = theme, scale, x, y
        self.tolerance = tolerance
        self.runs: list[_Run] = []

    def runs_of(self, layer: Layer) -> list[_Run]:
        shapes = [shape for shape in layer.shapes if shape.parts]
        pile = Pile(shapes)
        for number, shape in enumerate(shapes):
            at = pile.top_under(number)
            for part in shape.parts:
                at = self._add(part, at)
            pile.put(number, at)
        return self.runs

    def _add(self, part: Part, at: int) -> int:
        """Put a part into the first run from `at` on that suits; gives that run's number."""
        match part:
            case Polygon(points, fill, stroke, width, alpha):
                return self._area(self._pixels(points), fill, stroke, width, alpha, at)
            case Circle():
                return self._circle(part, at)
            case Polyline(points, stroke, width, alpha):
                if not stroke or not width:
                    return at
                key = f"l{width * self.scale:g}"
                return self._polygon(key, self._pixels(points), stroke, alpha, at)
            case Text():
                return self._text(part, at)

    def _circle(self, circle: Circle, at: int) -> int:
        radius = circle.radius * self.scale
        x, y = self.x + circle.x * self.scale, self.y + circle.y * self.scale
        points = circle_points(x, y, radius, circle_sides(radius, self.tolerance))
        return self._area(points, circle.fill, circle.stroke, circle.stroke_width, circle.alpha, at)

    def _area(
        self, pixels: Points, fill: str, stroke: str, width: float, alpha: float, at: int
    ) -> int:
        if fill:
            at = self._polygon("f", pixels, fill, alpha, at)
        if stroke and width:
            at = self._polygon(f"s{width * self.scale:g}", pixels, stroke, alpha, at)
        return at

    def _polygon(self, key: str, pixels: Points, paint: str, alpha: float, at: int) -> int:
        at = self._run(key, at)
        run = self.runs[at]
        run.points.extend(pixels)
        run.counts.append(len(pixels) // 2)
        run.colours.extend(self.theme.rgb(paint))
        run.alphas.append(alpha)
        return at

    def _text(self, text: Text, at: int) -> int:
        halo = text.halo if text.halo_width else ""
        key = (
            text.size * self.scale,
            text.bold,
            text.italic,
            text.anchor,
            self.theme.colour(text.fill),
            self.theme.colour(halo) if halo else "",
            text.halo_width * self.scale if halo else 0.0,
        )
        at = self._run(key, at)
        baseline = self.y + (text.y + BASELINE * text.size) * self.scale
        place = (text.text, self.x + text.x * self.scale, baseline)
        self.runs[at].texts.append(place)
        return at

    def _run(self, key: _Key, at: int) -> int:
        for number in range(at, len(self.runs)):
            if self.runs[number].key == key:
                return number
        self.runs.append(_Run(key))
        return len(self.runs) - 1

    def _pixels(self, points: Points) -> Points:
        scale, x, y = self.scale, self.x, self.y
        if scale == 1.0 and not x and not y:
            return points
        result = [0.0] * len(points)
        result[::2] = [x + scale * value for value in points[::2]]
        result[1::2] = [y + scale * value for value in points[1::2]]
        return tuple(result)
