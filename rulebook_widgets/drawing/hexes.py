"""Hexagons in axial coordinates (q, r), flat-topped or pointy-topped.

Flat-topped hexagons stand in columns: q counts columns to the right, r counts downwards along a
column. Pointy-topped ones lie in rows: r counts rows downwards, q counts along a row to the
right. See https://www.redblobgames.com/grids/hexagons/ for the mathematics.

>>> layout = HexLayout(size=10)
>>> layout.hex_at(*layout.centre(3, -2))
(3, -2)
"""

from __future__ import annotations

import math
from collections.abc import Iterable

import msgspec

from .geometry import Cell
from .scene import Points

DIRECTIONS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six steps to a neighbour, clockwise on the screen.

Side i of a hexagon, between its corners i and i + 1, is shared with the neighbour in direction i.
"""

_ROOT = math.sqrt(3.0)
# Corner 0 is where the sides to directions 5 and 0 meet; corners run clockwise.
_FIRST_CORNER = {True: 0.0, False: -30.0}


def neighbours(q: int, r: int) -> tuple[Cell, ...]:
    """The six cells around a cell, in the order of `DIRECTIONS`.

    >>> neighbours(0, 0) == DIRECTIONS
    True
    """
    return tuple([(q + dq, r + dr) for dq, dr in DIRECTIONS])


def distance(a: Cell, b: Cell) -> int:
    """Steps from one cell to another.

    >>> distance((0, 0), (2, -3))
    3
    """
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


class HexLayout(msgspec.Struct, frozen=True, gc=False):
    """Where hexagons lie.

    Attributes:
        size: From a hexagon's centre to its corners (also the length of a side), in board units.
        x: Centre of the hexagon (0, 0).
        y: Centre of the hexagon (0, 0).
        flat: True for flat tops, False for pointy tops.
    """

    size: float = 1.0
    x: float = 0.0
    y: float = 0.0
    flat: bool = True

    def centre(self, q: int, r: int) -> tuple[float, float]:
        """The centre of a hexagon.

        >>> HexLayout(size=2).centre(1, 0)
        (3.0, 1.7320508075688772)
        """
        if self.flat:
            return self.x + 1.5 * self.size * q, self.y + _ROOT * self.size * (r + q / 2)
        return self.x + _ROOT * self.size * (q + r / 2), self.y + 1.5 * self.size * r

    def corners(self, q: int, r: int, part: float = 1.0) -> Points:
        """The six corners, clockwise.

        Args:
            q: Axial coordinate.
            r: Axial coordinate.
            part: 0.9 leaves a tenth as a gap all around.
        """
        x, y = self.centre(q, r)
        return tuple([value for cx, cy in self._unit(part) for value in (x + cx, y + cy)])

    def side(self, q: int, r: int, direction: int) -> Points:
        """The side shared with the neighbour in this direction, as a line of two points.

        >>> layout = HexLayout()
        >>> [round(v, 3) for v in layout.side(0, 0, 0)]
        [1.0, 0.0, 0.5, 0.866]
        """
        corners = self.corners(q, r)
        return (corners + corners[:2])[2 * direction : 2 * direction + 4]

    def hex_at(self, x: float, y: float) -> Cell:
        """The hexagon at a point. Hexagons have no end: check the range yourself."""
        along, across = (x - self.x) / self.size, (y - self.y) / self.size
        if self.flat:
            q = along * 2 / 3
            return _rounded(q, across / _ROOT - q / 2)
        r = across * 2 / 3
        return _rounded(along / _ROOT - r / 2, r)

    def outlines(self, cells: Iterable[Cell]) -> tuple[Points, ...]:
        """The borders around a group of hexagons: coasts, regions.

        Each border is one closed polygon. Outer ones run clockwise, those around holes the other
        way. Hexagons of separate groups give separate borders.

        >>> [len(line) // 2 for line in HexLayout().outlines([(0, 0), (1, 0)])]
        [10]
        """
        inside = set(cells)
        following: dict[_Corner, _Corner] = {}
        place: dict[_Corner, tuple[float, float]] = {}
        for q, r in sorted(inside):
            self._collect(q, r, inside, following, place)
        return tuple([_flat(loop, place) for loop in _loops(following)])

    def _collect(
        self,
        q: int,
        r: int,
        inside: set[Cell],
        following: dict[_Corner, _Corner],
        place: dict[_Corner, tuple[float, float]],
    ) -> None:
        """Add the sides of one hexagon that face the outside, clockwise."""
        corners = self.corners(q, r)
        for direction, cell in enumerate(neighbours(q, r)):
            if cell not in inside:
                start, end = _corner(q, r, direction), _corner(q, r, direction + 1)
                following[start] = end
                place[start] = corners[2 * direction], corners[2 * direction + 1]

    def _unit(self, part: float) -> list[tuple[float, float]]:
        radius, first = self.size * part, _FIRST_CORNER[self.flat]
        turns = [math.radians(first + 60.0 * corner) for corner in range(6)]
        return [(radius * math.cos(turn), radius * math.sin(turn)) for turn in turns]


_Corner = tuple[int, int]
"""A corner named by the sum of the three cells that meet in it: the same from all three."""


def _corner(q: int, r: int, corner: int) -> _Corner:
    (q0, r0), (q1, r1) = DIRECTIONS[corner % 6 - 1], DIRECTIONS[corner % 6]
    return 3 * q + q0 + q1, 3 * r + r0 + r1


def _loops(following: dict[_Corner, _Corner]) -> list[list[_Corner]]:
    loops = []
    while following:
        start = next(iter(following))
        loop, corner = [start], following.pop(start)
        while corner != start:
            loop.append(corner)
            corner = following.pop(corner)
        loops.append(loop)
    return loops


def _flat(loop: list[_Corner], place: dict[_Corner, tuple[float, float]]) -> Points:
    return tuple([value for corner in loop for value in place[corner]])


def _rounded(q: float, r: float) -> Cell:
    """The cell nearest to fractional coordinates: round all three, mend the worst."""
    s = -q - r
    whole_q, whole_r, whole_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(whole_q - q), abs(whole_r - r), abs(whole_s - s)
    if off_q > off_r and off_q > off_s:
        whole_q = -whole_r - whole_s
    elif off_r > off_s:
        whole_r = -whole_q - whole_s
    return whole_q, whole_r
