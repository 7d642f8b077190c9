"""The finds as small pictures around (0, 0), in a circle of radius 1."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from rulebook_widgets.drawing import Circle, Polygon, Polyline
from rulebook_widgets.drawing.geometry import arc, pairs
from rulebook_widgets.drawing.scene import Part, Points


def ellipse(x: float, y: float, wide: float, tall: float, sides: int = 20) -> Points:
    """Return an ellipse as a polygon; ``wide`` and ``tall`` are its half axes."""
    turns = [2 * math.pi * side / sides for side in range(sides)]
    return tuple([v for t in turns for v in (x + wide * math.cos(t), y + tall * math.sin(t))])


def _dome(x: float, y: float, wide: float, tall: float) -> Points:
    """The upper half of an ellipse."""
    rim = pairs(arc(0, 0, 1.0, 180.0, 360.0, 12))
    return tuple([v for px, py in rim for v in (x + wide * px, y + tall * py)])


def _pearl() -> tuple[Part, ...]:
    """A pearl in its open oyster."""
    bowl = tuple(reversed(_dome(0, 0, 1, 1)))
    low = tuple([v for y, x in pairs(bowl) for v in (x, 0.1 - 0.75 * y)])
    return (
        Polygon(_dome(0, 0.25, 0.98, 1.15), "oyster", "oyster", 0.08),
        Polygon(_dome(0, 0.2, 0.78, 0.9), "oyster.inside"),
        Polygon(low, "oyster"),
        Circle(0, 0.1, 0.5, "pearl", "pearl.shade", 0.09),
        Circle(-0.16, -0.08, 0.13, "pearl.shade"),
    )


def _shell() -> tuple[Part, ...]:
    """A scallop with its ribs."""
    foot = (-0.3, 0.72, 0.3, 0.72, 0.42, 0.98, -0.42, 0.98)
    rim = pairs(arc(0, 0.0, 0.95, 170.0, 370.0, 10))
    fan = (*[v for point in rim for v in point], 0.0, 0.85)
    ribs = [Polyline((0, 0.8, 0.92 * x, 0.92 * y), "shell.rib", 0.07) for x, y in rim[1:-1:2]]
    return (
        Polygon(foot, "shell", "shell.rib", 0.08),
        Polygon(fan, "shell", "shell.rib", 0.1),
        *ribs,
    )


def _pebble() -> tuple[Part, ...]:
    """Three round stones."""
    stones = ((0.35, -0.2, 0.5, 0.38), (-0.4, 0.1, 0.55, 0.45), (0.3, 0.5, 0.6, 0.36))
    return tuple(
        part
        for x, y, wide, tall in stones
        for part in (
            Polygon(ellipse(x, y, wide, tall), "pebble", "pebble.edge", 0.08),
            Polygon(ellipse(x - 0.12, y - 0.12, 0.4 * wide, 0.3 * tall, 10), "pebble.light"),
        )
    )


def _crab() -> tuple[Part, ...]:
    """A crab with its claws raised."""
    legs = [
        Polyline((side * 0.4, 0.25, side * 0.85, y, side * 0.95, y + 0.25), "crab.edge", 0.11)
        for side in (-1, 1)
        for y in (0.05, 0.35, 0.6)
    ]
    arms = [
        Polyline((side * 0.5, 0.1, side * 0.82, -0.2, side * 0.7, -0.5), "crab.edge", 0.16)
        for side in (-1, 1)
    ]
    claws = [Polygon(_claw(side), "crab", "crab.edge", 0.07) for side in (-1, 1)]
    eyes = [Circle(side * 0.2, -0.32, 0.12, "pearl", "crab.edge", 0.06) for side in (-1, 1)]
    body = Polygon(ellipse(0, 0.22, 0.64, 0.46), "crab", "crab.edge", 0.09)
    return (*legs, *arms, *claws, body, *eyes)


def _claw(side: int) -> Points:
    """An open claw: a round with a notch cut out."""
    x, y = side * 0.62, -0.66
    rim = arc(x, y, 0.32, -50.0, 230.0, 9)
    return (*rim, x, y)


@cache
def find_parts(find: str) -> tuple[Part, ...]:
    """Return the picture of a find."""
    return _PICTURES[find]


_PICTURES: Final = {
    "pearl": _pearl(),
    "shell": _shell(),
    "pebble": _pebble(),
    "crab": _crab(),
}
