"""Pictograms: piles of silhouettes that are printed in any two paints.

They are drawn in a square of a hundred, as `outline` reads paths, and come out in a square of one
around (0, 0).

>>> house = inked((50, 10, 90, 50, 10, 50)) + cut((45, 30, 55, 30, 55, 50, 45, 50))
>>> [part.fill for part in printed(house, "ink", "page")]
['ink', 'page']
"""

from __future__ import annotations

from typing import TypeAlias

from .geometry import pairs
from .outline import outline
from .scene import Part, Points, Polygon

Pile: TypeAlias = tuple[tuple[Points, bool], ...]
"""Silhouettes from the bottom up, and whether each is of ink (else of the ground)."""


def unit(points: Points) -> Points:
    """Points drawn in a square of a hundred, in a square of one around (0, 0).

    >>> unit((0, 0, 100, 50))
    (-0.5, -0.5, 0.5, 0.0)
    """
    return tuple([round(value / 100 - 0.5, 4) for value in points])


def inked(*shapes: Points) -> Pile:
    """Silhouettes of ink."""
    return tuple([(unit(points), True) for points in shapes])


def cut(*shapes: Points) -> Pile:
    """What is left out of the ink below: lines and areas of the ground."""
    return tuple([(unit(points), False) for points in shapes])


def both(half: str, fine: float) -> Points:
    """A shape of which the right half is drawn, from its top to its bottom on the middle line."""
    right = outline(half, fine)
    return (*right, *mirror(right))


def pair(right: str, fine: float) -> tuple[Points, Points]:
    """A shape and its mirror image."""
    shape = outline(right, fine)
    return shape, mirror(shape)


def mirror(points: Points) -> Points:
    """The mirror image of points drawn in a square of a hundred."""
    return tuple([value for x, y in reversed(pairs(points)) for value in (100 - x, y)])


def printed(pile: Pile, ink: str, ground: str) -> tuple[Part, ...]:
    """A pictogram in ``ink`` on a ``ground``, two paints."""
    return tuple([Polygon(points, ink if is_ink else ground) for points, is_ink in pile])


def rims(pile: Pile, rim: str, width: float) -> tuple[Part, ...]:
    """The rims of a pictogram, to be painted below it so that it can stand on any ground."""
    inky = [points for points, is_ink in pile if is_ink]
    return tuple([Polygon(points, stroke=rim, stroke_width=width) for points in inky])
