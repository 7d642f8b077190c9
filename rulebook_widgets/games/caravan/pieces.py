"""Camels, goods and markers as they look everywhere: around (0, 0), about one unit wide."""

from __future__ import annotations

from functools import cache
from typing import Final

from rulebook_widgets.core.text import _
from rulebook_widgets.drawing import Polygon, Polyline, Text, mark, placed
from rulebook_widgets.drawing.geometry import (
    circle_points,
    regular,
    rounded_rectangle,
    shifted,
)
from rulebook_widgets.drawing.scene import Part, Points
from rulebook_widgets.games.caravan.board import MAIN
from rulebook_widgets.games.caravan.icons import BAG, CAMEL, CORD, HAND, emblem
from rulebook_widgets.games.caravan.state import good_of, is_under

RARE: Final = frozenset(good.id for good in MAIN.goods.values() if good.kind == "rare")
"""Goods that are drawn ornate: rare ones (CAR-1.2)."""

LOAD: Final = 0.64
"""Size of a good on a camel or under it, in widths of the camel."""

RAISED: Final = 0.5
"""How much higher a camel stands with a good under it."""


# ------------------------------------------------------------------------------------------- goods


@cache
def good_parts(good: str, tongue: str) -> tuple[Part, ...]:
    """A good of size 1: its own outline and letter; a rare one has an edge of gold."""
    drawn = emblem(good)
    rare = good in RARE
    ground, ink = f"good.{good}", f"good.{good}.ink"
    edge = "gold" if rare else "piece.edge"
    parts: list[Part] = [
        Polygon(points, stroke="piece.line", stroke_width=0.27 if rare else 0.21)
        for points in drawn.outlines
    ]
    parts += [Polygon(points, ground, edge, 0.17 if rare else 0.09) for points in drawn.outlines]
    parts += [Polygon(points, ground) for points in drawn.outlines]
    parts += [Polyline(points, ink, 0.04, 0.6) for points in drawn.lines]
    (x, y), size = drawn.place, drawn.size
    parts.append(Text(x, y, _(drawn.letter), size, ink, bold=True))
    return tuple(parts)


@cache
def faint_good(good: str) -> tuple[Part, ...]:
    """The place of a good where none lies, as it is printed on a board."""
    return tuple([Polygon(points, "slip.print", alpha=0.55) for points in emblem(good).outlines])


# ------------------------------------------------------------------------------------------ camels


def load_place(load: str) -> tuple[float, float]:
    """Where the middle of a load is, seen from the feet of its camel."""
    return (-0.06, -LOAD / 2 + 0.08) if is_under(load) else (-0.07, -1.07)


@cache
def camel_parts(seat: int, load: str, tongue: str) -> tuple[Part, ...]:
    """A camel 1 wide whose feet are at (0, 0), with its load on it or under it."""
    if not load:
        return (*_shadow(), *placed(_camel(seat), 0, -0.5))
    good = placed(good_parts(good_of(load), tongue), *load_place(load), LOAD)
    if is_under(load):
        return (*_shadow(), *good, *placed(_camel(seat), 0, -0.5 - RAISED))
    return (*_shadow(), *placed(_camel(seat), 0, -0.5), *good)


@cache
def _camel(seat: int) -> tuple[Part, ...]:
    """A camel in a box of one by one, with the crest of its seat."""
    return (
        Polygon(CAMEL, stroke="piece.line", stroke_width=0.19),
        Polygon(CAMEL, f"seat.{seat}", "piece.edge", 0.11),
        Polygon(CAMEL, f"seat.{seat}"),
        *mark(seat, -0.085, -0.03, 0.2),
    )


def _shadow() -> tuple[Part, ...]:
    flat: Points = tuple(
        [v * (0.52 if n % 2 == 0 else 0.1) for n, v in enumerate(circle_points(0, 0, 1, 12))]
    )
    return (Polygon(shifted(flat, 0.0, 0.0), "shade", alpha=0.3),)


@cache
def herd_parts(seat: int, load: str, count: int, tongue: str) -> tuple[Part, ...]:
    """Camels of one seat and load that stand together: one in front, and how many they are."""
    front = camel_parts(seat, load, tongue)
    if count == 1:
        return front
    behind = placed(_camel(seat), -0.1, -0.62, 0.94)
    return (*behind, *front, *count_parts(0.32, -0.14, count, 0.4))


@cache
def footprint() -> tuple[Part, ...]:
    """The place of a camel that is on the board, feet at (0, 0)."""
    return (Polygon(shifted(CAMEL, 0.0, -0.5), "mat.line", alpha=0.3),)


# ------------------------------------------------------------------------------ numbers and markers


def count_parts(x: float, y: float, count: int, size: float) -> tuple[Part, ...]:
    """How many, on a small disc."""
    return (
        Polygon(circle_points(x, y, 0.66 * size, 14), "slip", "piece.line", 0.12 * size),
        Text(x, y, f"\N{MULTIPLICATION SIGN}{count}", 0.78 * size, "slip.ink", bold=True),
    )


@cache
def demand_parts(count: int) -> tuple[Part, ...]:
    """A pile of demand markers of diameter 1: as high as there are many, with their number."""
    parts: list[Part] = []
    for level in range(min(count, 5)):
        y = -0.13 * level
        parts.append(Polygon(circle_points(0, y, 0.5, 18), "demand", "demand.edge", 0.09))
    y = -0.13 * (min(count, 5) - 1)
    parts.append(Polygon(regular(4, 0, y, 0.34), "demand.edge", alpha=0.16))
    parts.append(Text(0, y, str(count), 0.66, "demand.edge", bold=True))
    return tuple(parts)


@cache
def coin_parts(text: str) -> tuple[Part, ...]:
    """What something costs, on a coin of diameter 1: so many actions; more than one are a pile."""
    # Nearly all spaces may have one, so they are drawn with few corners.
    behind = Polygon(circle_points(-0.24, -0.2, 0.5, 14), "gold", "piece.line", 0.1)
    return (
        *([] if text == "1" else [behind]),
        Polygon(circle_points(0, 0, 0.5, 16), "highlight.target", "piece.line", 0.1),
        Polygon(circle_points(0, 0, 0.4, 12), "", "gold.edge", 0.04),
        Text(0, 0, text, 0.68, "gold.ink", bold=True),
    )


@cache
def theft_parts() -> tuple[Part, ...]:
    """A theft marker of size 1: an open hand."""
    body = rounded_rectangle(-0.5, -0.5, 1, 1, 0.22, 3)
    return (
        Polygon(body, "thief", "piece.line", 0.12),
        Polygon(body, "thief", "gold", 0.05),
        *placed((Polygon(HAND, "thief.ink"),), 0, 0.01, 0.72),
    )


@cache
def robber_parts(seat: int) -> tuple[Part, ...]:
    """The sign that a seat may rob here, of size 1: a hand in the seat's colour."""
    return (
        Polygon(circle_points(0, 0, 0.5, 16), f"seat.{seat}", "piece.line", 0.14),
        Polygon(circle_points(0, 0, 0.5, 16), "", "piece.edge", 0.06),
        *placed((Polygon(HAND, f"seat.{seat}.ink"),), 0, 0.01, 0.66),
    )


@cache
def bag_parts(empty: bool) -> tuple[Part, ...]:
    """The bag of goods, of size 1; an empty one has collapsed."""
    parts = (
        Polygon(BAG, "bag", "piece.line", 0.07),
        Polygon(BAG, "bag"),
        Polygon(CORD, "bag.dark"),
        Polyline((-0.16, -0.1, -0.26, 0.3), "bag.dark", 0.04, 0.5),
        Polyline((0.14, -0.12, 0.27, 0.24), "bag.dark", 0.04, 0.5),
    )
    if not empty:
        return parts
    return tuple([_flattened(part) for part in parts])


def _flattened(part: Part) -> Part:
    """A part of the bag, as low as it lies without anything in it."""
    if isinstance(part, Polygon | Polyline):
        points = tuple([v if n % 2 == 0 else 0.55 * v + 0.2 for n, v in enumerate(part.points)])
        if isinstance(part, Polygon):
            return Polygon(points, part.fill, part.stroke, part.stroke_width, part.alpha)
        return Polyline(points, part.stroke, part.stroke_width, part.alpha)
    return part


def disc(seat: int, x: float, y: float, radius: float) -> tuple[Part, ...]:
    """A seat's crest on a disc of its colour."""
    return (
        Polygon(circle_points(x, y, radius, 20), f"seat.{seat}", "piece.line", 0.2 * radius),
        Polygon(circle_points(x, y, radius, 20), f"seat.{seat}", "piece.edge", 0.1 * radius),
        *mark(seat, x, y, 0.6 * radius),
    )
