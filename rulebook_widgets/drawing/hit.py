"""Which shape was clicked.

>>> from .scene import Circle, Layer, Scene, Shape
>>> board = Scene(100, 100, (Layer("pieces", (Shape("ship", hit=Circle(50, 50, 10)),)),))
>>> hit(board, 55, 50).name, hit(board, 70, 50), hit_near(board, 65, 50, radius=8).name
('ship', None, 'ship')
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from .geometry import contains, distance_to
from .scene import Area, Circle, Scene, Shape


def hit(scene: Scene, x: float, y: float) -> Shape | None:
    """The topmost named shape whose hit area holds the point, or None.

    Later layers lie above earlier ones, later shapes above earlier ones of the same layer.

    Args:
        scene: What is on the screen.
        x: Point in board units.
        y: Point in board units.
    """
    return next((shape for shape, area in _clickable(scene) if inside(area, x, y)), None)


def hit_near(scene: Scene, x: float, y: float, radius: float) -> Shape | None:
    """As `hit`, but forgiving for fingers: with nothing under the point, the nearest hit area.

    Args:
        scene: What is on the screen.
        x: Point in board units.
        y: Point in board units.
        radius: How far away a hit area may be, in board units. At equal distance the topmost wins.
    """
    found = hit(scene, x, y)
    if found is not None:
        return found
    best, nearest = None, math.nextafter(radius, math.inf)
    for shape, area in _clickable(scene):
        away = border_distance(area, x, y)
        if away < nearest:
            best, nearest = shape, away
    return best


def inside(area: Area, x: float, y: float) -> bool:
    """Whether a point lies in a hit area."""
    if isinstance(area, Circle):
        return (x - area.x) ** 2 + (y - area.y) ** 2 <= area.radius**2
    return contains(area.points, x, y)


def border_distance(area: Area, x: float, y: float) -> float:
    """Distance from a point to the border of a hit area."""
    if isinstance(area, Circle):
        return abs(math.hypot(x - area.x, y - area.y) - area.radius)
    return distance_to(area.points, x, y)


def _clickable(scene: Scene) -> Iterator[tuple[Shape, Area]]:
    """Named shapes with a hit area, topmost first."""
    for layer in reversed(scene.layers):
        for shape in reversed(layer.shapes):
            if shape.name and shape.hit is not None:
                yield shape, shape.hit
