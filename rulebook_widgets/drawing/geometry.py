"""Plane geometry on flat tuples of points: boxes, insides, distances, and common polygons.

>>> contains(rectangle(0, 0, 4, 2), 3, 1)
True
"""

from __future__ import annotations

import math
from typing import TypeAlias

import msgspec

from .scene import Points

Box: TypeAlias = tuple[float, float, float, float]
"""left, top, right, bottom"""

Cell: TypeAlias = tuple[int, int]
"""A place on a grid: column and row, or the axial coordinates of a hexagon."""


def pairs(points: Points) -> list[tuple[float, float]]:
    """Flat points as pairs.

    >>> pairs((1, 2, 3, 4))
    [(1, 2), (3, 4)]
    """
    return list(zip(points[::2], points[1::2], strict=True))


def bounds(points: Points) -> Box:
    """The smallest upright box around the points.

    >>> bounds((0, 0, 4, 1, 2, 3))
    (0, 0, 4, 3)
    """
    xs, ys = points[::2], points[1::2]
    return min(xs), min(ys), max(xs), max(ys)


def contains(points: Points, x: float, y: float) -> bool:
    """Whether (x, y) lies inside the closed polygon (even-odd rule; the border may go either way).

    >>> contains((0, 0, 4, 0, 0, 4), 1, 1), contains((0, 0, 4, 0, 0, 4), 3, 3)
    (True, False)
    """
    inside = False
    x0, y0 = points[-2], points[-1]
    for x1, y1 in zip(points[::2], points[1::2], strict=True):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
            inside = not inside
        x0, y0 = x1, y1
    return inside


def distance_to(points: Points, x: float, y: float) -> float:
    """Distance from (x, y) to the border of the closed polygon.

    >>> distance_to(rectangle(0, 0, 4, 2), 7, 6)
    5.0
    """
    corners = pairs(points)
    sides = zip(corners, [*corners[1:], corners[0]], strict=True)
    return min(_to_segment(x, y, *start, *end) for start, end in sides)


def area(points: Points) -> float:
    """Signed area of the polygon: positive where the corners run clockwise on the screen.

    >>> area(rectangle(0, 0, 4, 2))
    8.0
    """
    xs, ys = points[::2], points[1::2]
    turned = zip(xs, ys, (*xs[1:], xs[0]), (*ys[1:], ys[0]), strict=True)
    return sum([x0 * y1 - x1 * y0 for x0, y0, x1, y1 in turned]) / 2.0


def middle(points: Points) -> tuple[float, float]:
    """The mean of the corners.

    >>> middle(rectangle(0, 0, 4, 2))
    (2.0, 1.0)
    """
    count = len(points) / 2
    return sum(points[::2]) / count, sum(points[1::2]) / count


def shifted(points: Points, dx: float, dy: float) -> Points:
    """The points moved by (dx, dy).

    >>> shifted((0, 0, 1, 2), 10, 20)
    (10, 20, 11, 22)
    """
    result = list(points)
    result[::2] = [x + dx for x in points[::2]]
    result[1::2] = [y + dy for y in points[1::2]]
    return tuple(result)


def mirrored(points: Points, axis: float = 0.0) -> Points:
    """The points reflected in the upright line x = axis, still running the same way round.

    >>> mirrored((1, 0, 2, 0, 2, 5))
    (-2.0, 5, -2.0, 0, -1.0, 0)
    """
    return tuple([value for x, y in reversed(pairs(points)) for value in (2 * axis - x, y)])


def grown(points: Points, factor: float) -> Points:
    """The polygon made larger (or smaller) around the mean of its corners.

    >>> grown(rectangle(0, 0, 4, 2), 0.5)
    (1.0, 0.5, 3.0, 0.5, 3.0, 1.5, 1.0, 1.5)
    """
    x, y = middle(points)
    return tuple([c + factor * (v - c) for px, py in pairs(points) for v, c in ((px, x), (py, y))])


def rectangle(x: float, y: float, width: float, height: float) -> Points:
    """The rectangle whose top left corner is (x, y).

    >>> rectangle(1, 2, 3, 4)
    (1, 2, 4, 2, 4, 6, 1, 6)
    """
    return (x, y, x + width, y, x + width, y + height, x, y + height)


def rounded_rectangle(
    x: float, y: float, width: float, height: float, radius: float, steps: int = 4
) -> Points:
    """A rectangle with round corners, as a polygon.

    Args:
        x: Left edge.
        y: Top edge.
        width: Width.
        height: Height.
        radius: Radius of the corners, cut down to half of the shorter side.
        steps: Straight pieces in each corner.

    >>> len(rounded_rectangle(0, 0, 4, 2, 0.5)) // 2
    20
    """
    radius = min(radius, width / 2, height / 2)
    right, bottom = x + width - radius, y + height - radius
    centres = ((right, bottom), (x + radius, bottom), (x + radius, y + radius), (right, y + radius))
    result: list[float] = []
    for quarter, centre in enumerate(centres):
        result += arc(*centre, radius, 90.0 * quarter, 90.0 * (quarter + 1), steps)
    return tuple(result)


def arc(x: float, y: float, radius: float, start: float, end: float, steps: int) -> Points:
    """Points along an arc, both ends included.

    Args:
        x: Centre.
        y: Centre.
        radius: Radius.
        start: Degrees clockwise from the right (x grows).
        end: Degrees; smaller than `start` runs the other way.
        steps: Straight pieces.
    """
    result: list[float] = []
    for step in range(steps + 1):
        angle = math.radians(start + (end - start) * step / steps)
        result += (x + radius * math.cos(angle), y + radius * math.sin(angle))
    return tuple(result)


def regular(sides: int, x: float, y: float, radius: float, turn: float = -90.0) -> Points:
    """A regular polygon.

    Args:
        sides: Number of sides, three at least.
        x: Centre.
        y: Centre.
        radius: From the centre to a corner.
        turn: Where the first corner lies, in degrees clockwise from the right; -90 is the top.
    """
    return arc(x, y, radius, turn, turn + 360.0 * (sides - 1) / sides, sides - 1)


def circle_sides(radius: float, tolerance: float = 0.2) -> int:
    """How many sides a polygon needs to pass for a circle.

    Args:
        radius: Radius, in pixels if the tolerance is in pixels.
        tolerance: How far the middle of a side may fall short of the circle.

    >>> circle_sides(1), circle_sides(10), circle_sides(100)
    (8, 16, 50)
    """
    if radius <= tolerance:
        return 8
    return min(64, max(8, math.ceil(math.pi / math.acos(1.0 - tolerance / radius))))


def circle_points(x: float, y: float, radius: float, sides: int) -> Points:
    """A circle as a polygon of the same area, so that small ones do not look smaller.

    >>> round(area(circle_points(0, 0, 1, 12)), 6) == round(math.pi, 6)
    True
    """
    swollen = radius * math.sqrt(2 * math.pi / sides / math.sin(2 * math.pi / sides))
    return tuple(
        [
            value
            for cosine, sine in _circle(sides)
            for value in (x + swollen * cosine, y + swollen * sine)
        ]
    )


def keyhole(outer: Points, inner: Points) -> Points:
    """A polygon with a hole, as one closed line: round the outside, a cut, round the hole.

    The hole is run the other way round, so that every fill rule leaves it empty.

    >>> frame = keyhole(rectangle(0, 0, 4, 4), rectangle(1, 1, 2, 2))
    >>> contains(frame, 2, 2), contains(frame, 0.5, 2), area(frame)
    (False, True, 12.0)
    """
    hole = pairs(inner)
    if area(inner) * area(outer) > 0:
        hole.reverse()
    flat = [value for point in (*hole, hole[0]) for value in point]
    return (*outer, *outer[:2], *flat)


class RectGrid(msgspec.Struct, frozen=True, gc=False):
    """A grid of equal rectangles, column 0 and row 0 at the top left.

    Attributes:
        width: Width of a cell.
        height: Height of a cell.
        x: Left edge of column 0.
        y: Top edge of row 0.
        gap: Space between neighbouring cells.

    >>> grid = RectGrid(10, 20, gap=2)
    >>> grid.centre(1, 0), grid.cell_at(13, 5), grid.cell_at(11, 5)
    ((17.0, 10.0), (1, 0), None)
    """

    width: float
    height: float
    x: float = 0.0
    y: float = 0.0
    gap: float = 0.0

    def corner(self, column: int, row: int) -> tuple[float, float]:
        """The top left corner of a cell."""
        return (
            self.x + column * (self.width + self.gap),
            self.y + row * (self.height + self.gap),
        )

    def centre(self, column: int, row: int) -> tuple[float, float]:
        """The centre of a cell."""
        x, y = self.corner(column, row)
        return x + self.width / 2, y + self.height / 2

    def corners(self, column: int, row: int) -> Points:
        """The cell as a polygon."""
        return rectangle(*self.corner(column, row), self.width, self.height)

    def cell_at(self, x: float, y: float) -> Cell | None:
        """The (column, row) at a point, or None in a gap. Cells have no end: check the range."""
        column = math.floor((x - self.x) / (self.width + self.gap))
        row = math.floor((y - self.y) / (self.height + self.gap))
        left, top = self.corner(column, row)
        return (column, row) if x - left <= self.width and y - top <= self.height else None


def _to_segment(x: float, y: float, x0: float, y0: float, x1: float, y1: float) -> float:
    dx, dy = x1 - x0, y1 - y0
    length = dx * dx + dy * dy
    along = ((x - x0) * dx + (y - y0) * dy) / length if length else 0.0
    along = min(1.0, max(0.0, along))
    return math.hypot(x - x0 - along * dx, y - y0 - along * dy)


_CIRCLES: dict[int, tuple[tuple[float, float], ...]] = {}


def _circle(sides: int) -> tuple[tuple[float, float], ...]:
    """Cosines and sines for a unit circle, kept because boards have many equal circles."""
    if sides not in _CIRCLES:
        step = 2 * math.pi / sides
        _CIRCLES[sides] = tuple([(math.cos(step * i), math.sin(step * i)) for i in range(sides)])
    return _CIRCLES[sides]
