"""What is printed on the map: the eight cities and the eight numbered spaces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulebook_widgets.drawing import Circle, Polygon, Polyline, Text, outline, placed
from rulebook_widgets.drawing.geometry import (
    circle_points,
    rectangle,
    regular,
    rounded_rectangle,
    shifted,
)
from rulebook_widgets.drawing.scene import Part, Points
from rulebook_widgets.games.caravan.board import Board, City, Numbered
from rulebook_widgets.games.caravan.pieces import RARE, good_parts
from rulebook_widgets.games.caravan.plan import (
    CELL,
    GOOD,
    GOOD_SIZE,
    MARKERS,
    NUMBER,
    Plan,
)

# ------------------------------------------------------------------------------------- buildings


def _wall(left: float, top: float, width: float, low: float) -> tuple[Part, ...]:
    """A wall of clay with pinnacles and the ends of its beams."""
    parts: list[Part] = [Polygon(rectangle(left, top, width, low - top), "mud")]
    count = max(2, round(width / 0.42))
    step = width / count
    for number in range(count):
        x = left + step * (number + 0.5)
        tip = outline(
            f"M{x - 0.15} {top}C{x - 0.12} {top - 0.2} {x} {top - 0.2} {x} {top - 0.34}"
            f"C{x} {top - 0.2} {x + 0.12} {top - 0.2} {x + 0.15} {top}Z",
            0.02,
        )
        parts.append(Polygon(tip, "mud"))
        parts.append(Polygon(rectangle(x - 0.05, top + 0.22, 0.1, 0.1), "mud.shade"))
    parts.append(Polygon(rectangle(left, top, width * 0.3, low - top), "mud.light", alpha=0.55))
    return tuple(parts)


def _door(x: float, low: float, half: float, high: float, paint: str) -> Polygon:
    return Polygon(
        outline(
            f"M{x - half} {low}V{low - 0.6 * high}C{x - half} {low - 0.9 * high} {x - 0.3 * half}"
            f" {low - 0.92 * high} {x} {low - high}C{x + 0.3 * half} {low - 0.92 * high} {x + half}"
            f" {low - 0.9 * high} {x + half} {low - 0.6 * high}V{low}Z",
            0.02,
        ),
        paint,
        "mud.shade",
        0.07,
    )


def _tower(x: float, top: float, half: float, low: float) -> tuple[Part, ...]:
    """A minaret of clay: it narrows, and beams stick out of it."""
    tall = low - top
    body = (x - half, low, x - 0.68 * half, top, x + 0.68 * half, top, x + half, low)
    light = (x - half, low, x - 0.68 * half, top, x - 0.2 * half, top, x - 0.3 * half, low)
    tip = outline(f"M{x - 0.68 * half} {top}C{x - 0.6 * half} {top - 0.25} {x - 0.1} {top - 0.25}"
                  f" {x} {top - 0.5}C{x + 0.1} {top - 0.25} {x + 0.6 * half} {top - 0.25}"
                  f" {x + 0.68 * half} {top}Z", 0.02)  # fmt: skip
    beams = [
        Polyline((x - half - 0.06, y, x + half + 0.06, y), "mud.shade", 0.08)
        for y in (top + 0.2 * tall, top + 0.48 * tall)
    ]
    return (*beams, Polygon(body, "mud"), Polygon(light, "mud.light"), Polygon(tip, "mud"))


def _great(paint: str) -> tuple[Part, ...]:
    """A city of the outside, where rare goods go: a mosque with three minarets."""
    return (
        *_tower(0.75, 2.15, 0.36, 3.98),
        *_tower(3.45, 2.15, 0.36, 3.98),
        *_wall(0.4, 2.9, 3.4, 3.98),
        *_tower(2.1, 1.75, 0.52, 3.98),
        _door(2.1, 3.98, 0.3, 0.95, paint),
        _door(1.05, 3.98, 0.2, 0.62, "mud.shade"),
        _door(3.15, 3.98, 0.2, 0.62, "mud.shade"),
    )


def _small(paint: str) -> tuple[Part, ...]:
    """A city of the centre: a gate between low houses."""
    return (
        *_wall(0.35, 3.0, 1.15, 3.98),
        *_wall(2.7, 3.0, 1.15, 3.98),
        *_wall(1.25, 2.4, 1.7, 3.98),
        _door(2.1, 3.98, 0.42, 1.1, paint),
        _door(0.9, 3.98, 0.17, 0.5, "mud.shade"),
        _door(3.28, 3.98, 0.17, 0.5, "mud.shade"),
    )


# ------------------------------------------------------------------------------------------ cities


def city_parts(board: Board, plan: Plan, city: City, tongue: str) -> Iterator[Part]:
    """A city in its colour: walls, the good that it wants, and its name on a ribbon."""
    x, y = plan.corner(city.space)
    yield from placed(_city(board, city, tongue), x, y, plan.scale)


def _city(board: Board, city: City, tongue: str) -> Iterator[Part]:
    good, rare = city.good, city.good in RARE
    paint = f"good.{good}"
    yield Polygon(rectangle(0.06, 0.06, CELL - 0.12, CELL - 0.12), "court")
    yield Polygon(rectangle(0.06, 0.06, CELL - 0.12, CELL - 0.12), paint, alpha=0.34)
    yield Circle(2.1, 2.55, 1.5, "court", alpha=0.75)
    yield from _great(paint) if rare else _small(paint)
    yield Polygon(rectangle(0.16, 0.16, CELL - 0.32, CELL - 0.32), "", "piece.line", 0.26)
    yield Polygon(rectangle(0.16, 0.16, CELL - 0.32, CELL - 0.32), "", paint, 0.18)
    if rare:
        inner = rectangle(0.3, 0.3, CELL - 0.6, CELL - 0.6)
        yield Polygon(inner, "", "gold", 0.08)
        for corner_x, corner_y in ((CELL - 0.28, CELL - 0.28), (0.28, CELL - 0.28)):
            yield Polygon(regular(4, corner_x, corner_y, 0.3), "gold", "piece.line", 0.06)
    yield from _ribbon(city, paint)
    yield from placed(good_parts(good, tongue), 0.42, 0.7, 1.22)
    yield from _worth(board.goods[good].points)


_NAME: Final = (2.7, 3.2)
"""The middle of a name on its ribbon, and the width that it may take."""


def _ribbon(city: City, paint: str) -> Iterator[Part]:
    left, right, top, low = 0.5, CELL + 0.16, 0.2, 1.04
    tail = (right, top, right + 0.28, top + 0.06, right + 0.1, (top + low) / 2, right + 0.28,
            low - 0.06, right, low)  # fmt: skip
    yield Polygon(tail, paint, "piece.line", 0.09)
    body = rectangle(left, top, right - left, low - top)
    yield Polygon(body, paint, "piece.line", 0.1)
    size = min(0.78, _NAME[1] / (0.6 * max(len(city.title), 1)))
    yield Text(_NAME[0], (top + low) / 2, city.title, size, f"{paint}.ink", bold=True)


def _worth(points: int) -> Iterator[Part]:
    """What a delivery is worth, on a star."""
    x, y = 0.5, 1.72
    yield Polygon(regular(4, x, y, 0.42), "piece.line")
    yield Polygon(regular(4, x, y, 0.42, -45), "piece.line")
    yield Polygon(regular(4, x, y, 0.34), "gold")
    yield Polygon(regular(4, x, y, 0.34, -45), "gold")
    yield Text(x, y, str(points), 0.46, "gold.ink", bold=True)


# ---------------------------------------------------------------------------------- numbered spaces


def numbered_parts(plan: Plan, place: Numbered) -> Iterator[Part]:
    """A carpet of the market with its number, the place of its good and that of its markers."""
    x, y = plan.corner(place.space)
    yield from placed(_numbered(place), x, y, plan.scale)


def _numbered(place: Numbered) -> Iterator[Part]:
    yield Polygon(_fringed(), "rug.light")
    yield Polygon(rectangle(0.2, 0.3, CELL - 0.4, CELL - 0.6), "rug")
    yield Polygon(rectangle(0.34, 0.44, CELL - 0.68, CELL - 0.88), "", "rug.light", 0.07)
    yield Polygon(rectangle(0.46, 1.78, CELL - 0.92, CELL - 2.34), "rug.light", alpha=0.32)
    for across in (1.05, 2.1, 3.15):
        yield Polygon(regular(4, across, 2.75, 0.62), "rug", alpha=0.75)
        yield Polygon(regular(4, across, 2.75, 0.3), "rug.light", alpha=0.7)
    yield Circle(*GOOD, GOOD_SIZE / 2 + 0.02, "sand.light", "piece.line", 0.08)
    if place.demand_markers:
        yield Circle(*MARKERS, 0.42, "rug", "rug.light", 0.08)
    yield Polygon(circle_points(*NUMBER, 0.56, 20), "piece.edge", "piece.line", 0.1)
    yield Text(*NUMBER, str(place.number), 0.84, "gold.ink", bold=True)


def _fringed() -> Points:
    """The outline of a carpet with fringes at its upper and lower edge."""
    points: list[float] = []
    teeth = 12
    step = (CELL - 0.4) / teeth
    for tooth in range(teeth):
        left = 0.2 + step * tooth
        points += (left, 0.3, left + step / 2, 0.12, left + step, 0.3)
    for tooth in range(teeth):
        right = CELL - 0.2 - step * tooth
        points += (right, CELL - 0.3, right - step / 2, CELL - 0.12, right - step, CELL - 0.3)
    return tuple(points)


def shaded(points: Points, across: float, down: float) -> Polygon:
    """The shade of something, so far from it."""
    return Polygon(shifted(points, across, down), "shade", alpha=0.4)


def plate(x: float, y: float, width: float, height: float, paint: str) -> tuple[Part, ...]:
    """A board with round corners and its shade."""
    corners = rounded_rectangle(x, y, width, height, 0.3, 3)
    return shaded(corners, 0.08, 0.16), Polygon(corners, paint, "slip.edge", 0.1)
