"""Boxes on the map: what two of them share, and what of a road lies in one."""

from __future__ import annotations

from math import hypot
from typing import TypeAlias

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom."""


def overlap(one: Box, other: Box) -> float:
    """Return the area that two boxes share.

    >>> overlap((0, 0, 2, 2), (1, 1, 3, 3))
    1
    """
    if one[0] >= other[2] or other[0] >= one[2] or one[1] >= other[3] or other[1] >= one[3]:
        return 0.0
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across * down


def length_in(box: Box, x0: float, y0: float, x1: float, y1: float) -> float:
    """Return how much of a straight road lies in a box (Liang and Barsky's way to clip a line).

    >>> length_in((0, 0, 2, 2), -1, 1, 5, 1)
    2.0
    """
    left, top, right, low = box
    if (x0 < left and x1 < left) or (x0 > right and x1 > right):
        return 0.0
    if (y0 < top and y1 < top) or (y0 > low and y1 > low):
        return 0.0
    start, end = 0.0, 1.0
    for way, room in (
        (x0 - x1, x0 - left), (x1 - x0, right - x0),
        (y0 - y1, y0 - top), (y1 - y0, low - y0),
    ):  # fmt: skip
        if way == 0:
            if room < 0:
                return 0.0
        elif way < 0:
            start = max(start, room / way)
        else:
            end = min(end, room / way)
    return max(0.0, end - start) * hypot(x1 - x0, y1 - y0)
