"""Marks of ownership that need no colour: a crest for each seat, after Japanese family crests.

Each is drawn from filled polygons in a circle of radius 1 around (0, 0), so a board full of them
is painted in one command, and no two look alike at the size of a letter.
"""

from __future__ import annotations

from .geometry import circle_points, keyhole, pairs, rectangle, regular, shifted
from .scene import Part, Points, Polygon, placed
from .theme import SEATS


def _eye() -> tuple[Points, ...]:
    """A ring around a disc."""
    ring = keyhole(circle_points(0, 0, 0.95, 20), circle_points(0, 0, 0.62, 20))
    return ring, circle_points(0, 0, 0.36, 12)


def _diamonds() -> tuple[Points, ...]:
    """A diamond cut into four."""
    small: Points = (0, -0.34, 0.46, 0, 0, 0.34, -0.46, 0)
    at = ((0.0, -0.37), (0.5, 0.0), (0.0, 0.37), (-0.5, 0.0))
    return tuple([shifted(small, x, y) for x, y in at])


def _scales() -> tuple[Points, ...]:
    """Three triangles, one above two."""
    at = ((0.0, -0.5), (0.44, 0.26), (-0.44, 0.26))
    return tuple([shifted((0, -0.45, 0.43, 0.28, -0.43, 0.28), x, y) for x, y in at])


def _nail() -> tuple[Points, ...]:
    """A square frame around a square."""
    frame = keyhole(rectangle(-0.78, -0.78, 1.56, 1.56), rectangle(-0.5, -0.5, 1.0, 1.0))
    return frame, rectangle(-0.26, -0.26, 0.52, 0.52)


def _tortoise() -> tuple[Points, ...]:
    """A full hexagon standing on its tip."""
    return (regular(6, 0, 0, 0.92),)


def _plum() -> tuple[Points, ...]:
    """Five petals around a centre: a plum blossom."""
    around = pairs(regular(5, 0, 0, 0.62))
    petals = [circle_points(x, y, 0.34, 12) for x, y in around]
    return (*petals, circle_points(0, 0, 0.2, 8))


MARK_NAMES: tuple[str, ...] = ("eye", "diamonds", "scales", "nail", "tortoise", "plum")
"""What the marks are called, by seat: keys for a game's words, not for the reader's eyes."""

MARKS: tuple[tuple[Points, ...], ...] = (
    _eye(),
    _diamonds(),
    _scales(),
    _nail(),
    _tortoise(),
    _plum(),
)
"""The polygons of each seat's mark."""


def mark(seat: int, x: float, y: float, radius: float, paint: str = "") -> tuple[Part, ...]:
    """A seat's mark as parts of a shape.

    Args:
        seat: 0 to 5.
        x: Centre.
        y: Centre.
        radius: Of the circle that holds the mark.
        paint: Paint name; left out it is the seat's text colour, to stand on the seat's colour.

    Raises:
        ValueError: if there is no such seat.

    >>> len(mark(2, x=10, y=10, radius=3))
    3
    """
    if not 0 <= seat < SEATS:
        raise ValueError(f"seats with marks are 0 to {SEATS - 1}, not {seat}")
    fill = paint or f"seat.{seat}.ink"
    return placed([Polygon(points, fill) for points in MARKS[seat]], x, y, radius)
