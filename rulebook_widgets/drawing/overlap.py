"""Which shapes lie over which: for drawing in fewer commands without changing the picture."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from typing import TypeAlias

from .geometry import Cell
from .scene import Points, Shape, part_points

_Extents: TypeAlias = tuple[float, float, float, float]
"""Least and greatest value along x, then along y."""

# Two shapes that share a border must not count as overlapping because of rounding: this part of
# their size is given away.
_SLACK = 1e-6
# The pile is searched by a grid of so many columns or rows.
_CELLS = 16
_SINE, _COSINE = 0.8660254037844386, 0.5


class _Wrap:
    """A shape's extents along x and y, and along the slanted directions once they are asked for."""

    __slots__ = ("box", "points", "slack", "slanted", "top")

    def __init__(self, shape: Shape) -> None:
        points: list[float] = []
        for part in shape.parts:
            points += part_points(part)
        xs, ys = points[::2], points[1::2]
        left, right, upper, lower = min(xs), max(xs), min(ys), max(ys)
        self.points: Points = tuple(points)
        self.slack = _SLACK * (right - left + lower - upper)
        self.box: _Extents = (left, right, upper, lower)
        self.slanted: tuple[_Extents, ...] = ()
        self.top = -1

    def slants(self) -> tuple[_Extents, ...]:
        """Extents along 30, 120, 60 and 150 degrees."""
        if not self.slanted:
            points = list(zip(self.points[::2], self.points[1::2], strict=True))
            self.slanted = (
                _extents(
                    [_SINE * x + _COSINE * y for x, y in points],
                    [_COSINE * x - _SINE * y for x, y in points],
                ),
                _extents(
                    [_COSINE * x + _SINE * y for x, y in points],
                    [_SINE * x - _COSINE * y for x, y in points],
                ),
            )
        return self.slanted


def overlap(a: Shape, b: Shape) -> bool:
    """Whether two shapes may overlap; False is sure. Shapes that only touch do not overlap.

    >>> from .geometry import rectangle
    >>> from .scene import Polygon
    >>> left, right = (Shape(parts=(Polygon(rectangle(x, 0, 4, 4)),)) for x in (0, 4))
    >>> overlap(left, right), overlap(left, left)
    (False, True)
    """
    return bool(a.parts and b.parts) and _overlap(_Wrap(a), _Wrap(b))


class Pile:
    """Shapes put on a board one after another, each with the number of its topmost run."""

    def __init__(self, shapes: Sequence[Shape]) -> None:
        """An empty board, and the shapes to put on it. Each has at least one part."""
        self._wraps = [_Wrap(shape) for shape in shapes]
        self._cells: defaultdict[Cell, list[_Wrap]] = defaultdict(list)
        boxes = [wrap.box for wrap in self._wraps] or [(0.0, 0.0, 0.0, 0.0)]
        lefts, rights, uppers, lowers = zip(*boxes, strict=True)
        span = max(max(rights) - min(lefts), max(lowers) - min(uppers))
        self._cell = span / _CELLS or 1.0

    def top_under(self, number: int) -> int:
        """The highest run number among the shapes in the pile that shape overlaps, or 0."""
        wrap, top = self._wraps[number], 0
        for cell in self._covered(wrap):
            for other in self._cells.get(cell, ()):
                if other.top > top and _overlap(wrap, other):
                    top = other.top
        return top

    def put(self, number: int, top: int) -> None:
        """Put this shape on the pile; `top` is the number of its topmost run."""
        wrap = self._wraps[number]
        wrap.top = top
        if top:
            for cell in self._covered(wrap):
                self._cells[cell].append(wrap)

    def _covered(self, wrap: _Wrap) -> list[Cell]:
        size = self._cell
        left, right, upper, lower = wrap.box
        columns = range(math.floor(left / size), math.floor(right / size) + 1)
        rows = range(math.floor(upper / size), math.floor(lower / size) + 1)
        return [(column, row) for column in columns for row in rows]


def _extents(along: list[float], across: list[float]) -> _Extents:
    return min(along), max(along), min(across), max(across)


def _overlap(a: _Wrap, b: _Wrap) -> bool:
    slack = min(a.slack, b.slack)
    if _apart(a.box, b.box, slack):
        return False
    return not any(_apart(p, q, slack) for p, q in zip(a.slants(), b.slants(), strict=True))


def _apart(a: _Extents, b: _Extents, slack: float) -> bool:
    return (
        a[1] <= b[0] + slack or b[1] <= a[0] + slack or a[3] <= b[2] + slack or b[3] <= a[2] + slack
    )
