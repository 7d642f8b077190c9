"""A layer that points things out, the same way in every game and not by colour alone.

What may be picked has a thin outline, what is picked a thick one, what a refusal is about an
outline with a cross, what the last move touched a stud at each corner.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from .geometry import bounds, grown, middle, pairs, rectangle, regular
from .scene import Area, Circle, Highlights, Layer, Part, Points, Polygon, Polyline, Shape

SHRUNK = 0.9
"""How large the outline of a target is, as a part of the area it is drawn along."""

KINDS: tuple[str, ...] = ("last", "targets", "selected", "refused")
"""The kinds of highlights, lowest first."""


def highlight_layer(
    shapes: Iterable[Shape],
    highlights: Highlights,
    width: float,
    words: Mapping[str, str] = MappingProxyType({}),
    label: str = "",
) -> Layer:
    """Draws highlights along the hit areas of shapes.

    The layer goes on top of the scene; it cannot be hit, so clicks reach what lies below.

    Args:
        shapes: Shapes of the scene; those without name or hit area are passed over. Where a name
            comes twice, the later one counts.
        highlights: Which names to point out. Names that no shape has are passed over.
        width: Width of the lines in board units.
        words: For each kind (of `KINDS`) what a screen reader says about it: a template with
            `{label}` ("may be chosen: {label}"). Kinds left out are not said.
        label: What a screen reader calls the layer.

    >>> hexagon = Shape("hex:0,0", "Sea", hit=Circle(0, 0, 5))
    >>> marked = highlight_layer([hexagon], Highlights(targets=frozenset({"hex:0,0"})), 0.5)
    >>> len(marked.shapes)
    1
    """
    known = {shape.name: shape for shape in shapes if shape.name and shape.hit is not None}
    wanted = [(kind, name) for kind in KINDS for name in sorted(getattr(highlights, kind))]
    return Layer(
        "highlights",
        tuple(
            [
                _highlight(known[name], kind, width, words.get(kind, ""))
                for kind, name in wanted
                if name in known
            ]
        ),
        label,
    )


def pointed_out(layers: Iterable[Layer], highlights: Highlights) -> list[Shape]:
    """The shapes of layers that highlights name, those that can be hit.

    >>> sea = Shape("hex:0,0", "Sea", hit=Circle(0, 0, 5))
    >>> len(pointed_out([Layer("map", (sea,))], Highlights(last=frozenset({"hex:0,0", "bag"}))))
    1
    """
    names = highlights.selected | highlights.targets | highlights.refused | highlights.last
    shapes = (shape for layer in layers for shape in layer.shapes)
    return [shape for shape in shapes if shape.name in names and shape.hit is not None]


def framed(area: Points, inset: float = 0.0) -> Polygon:
    """An area so large that its mark runs along the upright frame around points.

    A mark is drawn smaller than its area; a long one would lose its ends.

    Args:
        area: What is to be framed.
        inset: How far within the frame the mark runs.

    >>> framed((0, 0, 18, 9)).points
    (-1.0, -0.5, 19.0, -0.5, 19.0, 9.5, -1.0, 9.5)
    """
    left, top, right, low = bounds(area)
    width = (right - left - 2 * inset) / SHRUNK
    height = (low - top - 2 * inset) / SHRUNK
    x, y = (left + right) / 2, (top + low) / 2
    return Polygon(rectangle(x - width / 2, y - height / 2, width, height))


def _highlight(shape: Shape, kind: str, width: float, words: str) -> Shape:
    assert shape.hit is not None
    points = _border(shape.hit)
    match kind:
        case "targets":
            parts = _outline(points, "highlight.target", width, SHRUNK)
        case "selected":
            parts = _outline(points, "highlight.selected", 1.6 * width, 0.94)
        case "refused":
            parts = (
                *_outline(points, "highlight.refused", width, SHRUNK),
                *_crossed(points, width),
            )
        case _:
            parts = _studs(points, width)
    return Shape(label=words.format(label=shape.label) if words else "", parts=parts)


def _border(area: Area) -> Points:
    if isinstance(area, Circle):
        return regular(16, area.x, area.y, area.radius)
    return area.points


def _outline(points: Points, paint: str, width: float, size: float) -> tuple[Part, ...]:
    points = grown(points, size)
    return (
        Polygon(points, stroke="highlight.rim", stroke_width=2 * width),
        Polygon(points, stroke=paint, stroke_width=width),
    )


def _crossed(points: Points, width: float) -> tuple[Part, ...]:
    (x, y), (left, top, right, bottom) = middle(points), bounds(points)
    arm = 0.25 * min(right - left, bottom - top)
    strokes = ((x - arm, y - arm, x + arm, y + arm), (x - arm, y + arm, x + arm, y - arm))
    under = [Polyline(stroke, "highlight.rim", 2 * width) for stroke in strokes]
    return (*under, *[Polyline(stroke, "highlight.refused", width) for stroke in strokes])


def _studs(points: Points, width: float) -> tuple[Part, ...]:
    corners = pairs(grown(points, 0.82))
    # A circle's border has many corners: four studs are enough.
    corners = corners[:: max(1, len(corners) // 4)] if len(corners) > 8 else corners
    return tuple(
        [
            Polygon(regular(4, x, y, size), paint)
            for paint, size in (("highlight.rim", 2.1 * width), ("highlight.last", 1.3 * width))
            for x, y in corners
        ]
    )
