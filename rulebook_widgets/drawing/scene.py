"""Scenes: what a board looks like, as plain values that know no screen.

A `Scene` holds layers, a `Layer` holds named shapes, a `Shape` holds primitives in painter's
order. The same scene is painted on a canvas, written as SVG, hit by a click and read aloud.

Lengths are *board units*: whatever unit the game finds natural. x grows to the right, y grows
downwards. Colours are *paint names* ("sea", "seat.0", "ink") which a `Theme` turns into colours.

Points are **one flat tuple** (x0, y0, x1, y1, ...), not pairs: `array("f", points)` copies a flat
tuple in one call, pairs would have to be unpacked one by one.

All values are frozen. Comparing asks for identity before it looks inside, so a layer that kept
its shapes costs a fraction of a microsecond to compare; keep a layer that did not change.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Final, Literal, TypeAlias

import msgspec

Points: TypeAlias = tuple[float, ...]
"""Corners as one flat tuple: x0, y0, x1, y1, ..."""

Anchor: TypeAlias = Literal["start", "middle", "end"]
"""Where a text stands relative to its x: it starts there, is centred there, or ends there."""


class Polygon(msgspec.Struct, frozen=True, gc=False):
    """A closed area of at least three corners, filled, outlined or both.

    Attributes:
        points: Corners as one flat tuple.
        fill: Paint name of the inside; "" leaves it empty.
        stroke: Paint name of the outline; "" draws none.
        stroke_width: Width of the outline in board units; half of it lies outside.
        alpha: Opacity from 0 (unseen) to 1 (solid), for fill and outline alike.

    Raises:
        ValueError: if the points are no three or more pairs.
    """

    points: Points
    fill: str = ""
    stroke: str = ""
    stroke_width: float = 0.0
    alpha: float = 1.0

    def __post_init__(self) -> None:
        """Refuse points that are no polygon."""
        _check_pairs(self.points, 3)


class Circle(msgspec.Struct, frozen=True, gc=False):
    """A circle around (x, y); the paints work as in `Polygon`."""

    x: float
    y: float
    radius: float
    fill: str = ""
    stroke: str = ""
    stroke_width: float = 0.0
    alpha: float = 1.0


class Polyline(msgspec.Struct, frozen=True, gc=False):
    """An open line through at least two points.

    Raises:
        ValueError: if the points are no two or more pairs.
    """

    points: Points
    stroke: str = "line"
    stroke_width: float = 1.0
    alpha: float = 1.0

    def __post_init__(self) -> None:
        """Refuse points that are no line."""
        _check_pairs(self.points, 2)


class Text(msgspec.Struct, frozen=True, gc=False):
    """One line of text, standing in the middle of its height at y.

    Attributes:
        x: Where the text is anchored, in board units.
        y: The middle of the letters' height (not the baseline), in board units.
        text: What is written, already in the reader's language.
        size: Height of the font in board units.
        fill: Paint name of the letters.
        anchor: How the text stands to x.
        bold: Heavy letters.
        italic: Slanted letters.
        halo: Paint name of a rim around the letters, so that they stay readable on any ground;
            "" draws none.
        halo_width: Width of the rim in board units, counted across the line (half lies outside).
    """

    x: float
    y: float
    text: str
    size: float
    fill: str = "ink"
    anchor: Anchor = "middle"
    bold: bool = False
    italic: bool = False
    halo: str = ""
    halo_width: float = 0.0


KEPT: Final = 128
"""How many pictures of a thing are kept that looks different in countless positions, such as a
hand: enough for going back and forth in a game, and few in a process that shows thousands. Use it
as `@lru_cache(KEPT)`; what has few looks may be kept for ever."""

Part: TypeAlias = Polygon | Circle | Polyline | Text
"""What a shape is drawn from."""

Area: TypeAlias = Polygon | Circle
"""What can be clicked: a primitive with an inside. Its paints do not matter."""


class Shape(msgspec.Struct, frozen=True, gc=False):
    """A thing on the board.

    Attributes:
        name: How moves, clicks and highlights call it ("hex:3,4"), or "" for decoration.
        label: What a screen reader says, in the reader's language; "" says nothing.
        parts: Primitives in painter's order: the first lies at the bottom.
        hit: The area that a click or tap must be in, or None if it cannot be clicked.
        bare: Whether it is a place with nothing on it, which a board in words only counts.
    """

    name: str = ""
    label: str = ""
    parts: tuple[Part, ...] = ()
    hit: Area | None = None
    bare: bool = False


class Layer(msgspec.Struct, frozen=True, gc=False):
    """Shapes that change together. Later shapes lie on top of earlier ones.

    Attributes:
        name: A stable word for code ("ground", "pieces"); one canvas layer each.
        shapes: The shapes in painter's order.
        label: What a screen reader calls the layer; "" leaves it unnamed.
    """

    name: str
    shapes: tuple[Shape, ...] = ()
    label: str = ""


class Scene(msgspec.Struct, frozen=True, gc=False):
    """A whole picture.

    Attributes:
        width: Width of the picture in board units.
        height: Height of the picture in board units.
        layers: Layers in painter's order: the first lies at the bottom.
        title: What the picture is, in a few words.
        description: What the picture shows, in a sentence or two.
        background: Paint name of the ground; "" leaves it transparent.
    """

    width: float
    height: float
    layers: tuple[Layer, ...] = ()
    title: str = ""
    description: str = ""
    background: str = "page"

    def shape(self, name: str) -> Shape | None:
        """The topmost shape of this name, or None.

        >>> ship = Shape("ship", "A ship")
        >>> Scene(10, 10, (Layer("pieces", (ship,)),)).shape("ship") is ship
        True
        """
        for layer in reversed(self.layers):
            for shape in reversed(layer.shapes):
                if shape.name == name:
                    return shape
        return None


class Highlights(msgspec.Struct, frozen=True, gc=False):
    """Names of the shapes that a screen points out.

    Attributes:
        selected: What the person has picked so far.
        targets: What they may pick next.
        refused: What a refusal is about.
        last: What the last move touched.
    """

    selected: frozenset[str] = frozenset()
    targets: frozenset[str] = frozenset()
    refused: frozenset[str] = frozenset()
    last: frozenset[str] = frozenset()


NO_HIGHLIGHTS = Highlights()
"""Nothing pointed out."""


def placed(
    parts: Iterable[Part], x: float, y: float, scale: float = 1.0, turn: float = 0.0
) -> tuple[Part, ...]:
    """Parts drawn around (0, 0), enlarged, turned and moved to (x, y).

    Icons are drawn once in unit size and placed many times. Outline widths and text sizes grow
    with the scale. Texts move but stay upright.

    Args:
        parts: Primitives around the origin.
        x: Where the origin goes.
        y: Where the origin goes.
        scale: How many times larger.
        turn: Degrees clockwise.

    >>> placed((Polyline((0, 0, 1, 2)),), 10, 5, scale=3)
    (Polyline(points=(10.0, 5.0, 13.0, 11.0), stroke='line', stroke_width=3.0, alpha=1.0),)
    """
    angle = math.radians(turn)
    frame = (x, y, scale * math.cos(angle), scale * math.sin(angle) if turn else 0.0)
    return tuple([_placed(part, frame, scale) for part in parts])


def repainted(parts: Iterable[Part], paints: Mapping[str, str]) -> tuple[Part, ...]:
    """The same parts with paint names replaced: an icon drawn once, worn in every seat's colour.

    >>> [part.fill for part in repainted((Circle(0, 0, 1, fill="cloth"),), {"cloth": "seat.2"})]
    ['seat.2']
    """
    return tuple([_repainted(part, paints) for part in parts])


def part_points(part: Part) -> Points:
    """Points that bound a part: for boxes, not for drawing.

    An area gives its corners without its outline, a circle the corners of its square, a line the
    corners of both its edges, a text those of a generous estimate.
    """
    match part:
        case Polygon():
            return part.points
        case Polyline():
            return _line_box(part)
        case Circle():
            return _square(part.x, part.y, part.radius)
        case Text():
            return _text_box(part)


def _check_pairs(points: Points, least: int) -> None:
    if len(points) % 2 or len(points) < 2 * least:
        raise ValueError(
            f"points must be x0, y0, x1, y1, ... with at least {least} pairs,"
            f" not {len(points)} numbers"
        )


def _moved(points: Points, frame: tuple[float, float, float, float]) -> Points:
    x, y, along, across = frame
    xs, ys = points[::2], points[1::2]
    result = [0.0] * len(points)
    if across:
        result[::2] = [x + along * px - across * py for px, py in zip(xs, ys, strict=True)]
        result[1::2] = [y + across * px + along * py for px, py in zip(xs, ys, strict=True)]
    else:
        result[::2] = [x + along * px for px in xs]
        result[1::2] = [y + along * py for py in ys]
    return tuple(result)


def _placed(part: Part, frame: tuple[float, float, float, float], scale: float) -> Part:
    match part:
        case Polygon(points, fill, stroke, width, alpha):
            return Polygon(_moved(points, frame), fill, stroke, width * scale, alpha)
        case Circle(x, y, radius, fill, stroke, width, alpha):
            x, y = _moved((x, y), frame)
            return Circle(x, y, radius * scale, fill, stroke, width * scale, alpha)
        case Polyline(points, stroke, width, alpha):
            return Polyline(_moved(points, frame), stroke, width * scale, alpha)
        case Text():
            x, y = _moved((part.x, part.y), frame)
            return msgspec.structs.replace(
                part, x=x, y=y, size=part.size * scale, halo_width=part.halo_width * scale
            )


def _repainted(part: Part, paints: Mapping[str, str]) -> Part:
    match part:
        case Polygon(points, fill, stroke, width, alpha):
            fill, stroke = paints.get(fill, fill), paints.get(stroke, stroke)
            return Polygon(points, fill, stroke, width, alpha)
        case Circle():
            fill, stroke = paints.get(part.fill, part.fill), paints.get(part.stroke, part.stroke)
            return msgspec.structs.replace(part, fill=fill, stroke=stroke)
        case Polyline(points, stroke, width, alpha):
            return Polyline(points, paints.get(stroke, stroke), width, alpha)
        case Text():
            fill, halo = paints.get(part.fill, part.fill), paints.get(part.halo, part.halo)
            return msgspec.structs.replace(part, fill=fill, halo=halo)


def _square(x: float, y: float, half: float) -> Points:
    return (x - half, y - half, x + half, y - half, x + half, y + half, x - half, y + half)


def _line_box(line: Polyline) -> Points:
    half = line.stroke_width / 2
    result: list[float] = []
    for x, y in zip(line.points[::2], line.points[1::2], strict=True):
        result += _square(x, y, half)
    return tuple(result)


# Wider than nearly every letter of a sans-serif font, so that an estimate errs to the large side,
# and half as high as letters with tails and accents; digits are of one width and have neither.
_LETTER = (0.75, 0.7)
_DIGIT = (0.7, 0.45)


def _text_box(text: Text) -> Points:
    letter, half = _DIGIT if text.text.isdecimal() else _LETTER
    width = letter * text.size * max(len(text.text), 1)
    left = text.x - {"start": 0.0, "middle": width / 2, "end": width}[text.anchor]
    top, bottom = text.y - half * text.size, text.y + half * text.size
    return (left, top, left + width, top, left + width, bottom, left, bottom)
