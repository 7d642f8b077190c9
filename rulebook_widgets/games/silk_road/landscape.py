"""The land under the road: seas, rivers, deserts and mountains, as on an old map.

The seas of the real world fit a board whose cities lie about where those of the shipped boards do.
On any other board the land is made up: mountains, dunes and trees wherever nothing else lies.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import hypot
from typing import Final, TypeAlias

from rulebook_widgets.core.text import N_, _
from rulebook_widgets.drawing import Polygon, Polyline, Text, outline, placed
from rulebook_widgets.drawing.geometry import contains, pairs, rectangle
from rulebook_widgets.drawing.scene import Part, Points
from rulebook_widgets.games.silk_road.board import MAIN, Board
from rulebook_widgets.games.silk_road.boxes import Box
from rulebook_widgets.games.silk_road.places import CITY, Atlas
from rulebook_widgets.games.silk_road.plan import MAP, MAP_INSIDE

Spot: TypeAlias = tuple[float, float]

_FITS: Final = 9.0
"""How far, in the units of a board file, a city may lie from where the seas expect it."""

# Everything below in the units of the shipped boards: x to the east, y to the north. The edges of
# the map lie at -5.6 and 107.6, at 14.8 and 88.2.

_SEAS: Final[tuple[tuple[Spot, ...], ...]] = (
    ((-5.6, 68), (-2.5, 68), (-0.8, 65), (-0.9, 60), (-1.2, 55), (0.4, 50), (2.2, 46), (4.4, 42),
     (4.9, 37), (5.3, 32), (6.2, 27), (5, 22.5), (1, 19.6), (-5.6, 18.4)),
    ((2, 88.4), (3.5, 84.5), (8, 82), (13, 82.6), (17, 84.4), (18.5, 88.4)),
    ((33.4, 88.4), (32.4, 84), (34, 80), (35.6, 76), (34.6, 72), (36.2, 69.4), (38.6, 71.5),
     (38.4, 77), (40, 81), (41.4, 84.6), (40.6, 88.4)),
    ((33.4, 14.6), (33.6, 18), (32.8, 22), (34.4, 24.6), (37, 22), (40, 18.6), (44, 17.4),
     (48, 14.6)),
)  # fmt: skip
"""Mediterranean, Black Sea, Caspian Sea, Persian Gulf."""

_DESERTS: Final[tuple[tuple[float, float, float, float], ...]] = (
    (66.5, 50, 9.5, 13.5), (91, 77, 15, 8), (17, 25, 9.5, 9), (42.5, 67, 5.5, 8),
)  # fmt: skip
"""Middles and reaches: Taklamakan, Gobi, the desert of Syria, Karakum."""

_RIVERS: Final[tuple[tuple[Spot, ...], ...]] = (
    ((17, 70), (18.5, 64), (21.5, 57), (25, 51), (27, 42), (31, 31), (34, 24)),
    ((55, 46), (51, 47), (46.5, 53), (44, 60), (43.6, 68), (45.5, 77), (46, 88)),
    ((58, 45), (61, 49), (66, 51.5), (71, 50), (75, 46)),
    ((84, 30), (89, 40), (94.5, 45), (97.5, 56), (102, 58.5), (103, 48), (102, 41), (107.6, 40)),
    ((55, 40), (54, 30), (52, 24), (53, 14.8)),
)
_PEAKS: Final[tuple[tuple[float, float, float], ...]] = (
    (22.6, 84, 0.9), (25.4, 83, 1.1), (28.4, 82.4, 1.0), (27.4, 57, 0.9), (26, 52.5, 1.0),
    (27.6, 47.6, 1.1), (30.4, 43.4, 1.0), (33.5, 40.6, 1.1), (36.6, 37.4, 0.9), (36.5, 30.6, 0.9),
    (52.5, 52, 1.2), (53.6, 47, 1.3), (55.6, 43.2, 1.1), (52, 43, 1.0), (50.5, 65, 0.9),
    (52.6, 78, 1.1), (55.4, 81.4, 1.3), (58.4, 84, 1.1), (61, 70, 1.1), (63.8, 66.4, 1.0),
    (67.4, 67, 1.1), (76, 83, 1.1), (79, 84.6, 1.2), (82.2, 84, 1.0), (76, 77, 0.9),
    (53, 23, 1.1), (56, 20, 1.2), (60, 18.6, 1.3), (73.5, 19, 1.3), (76.8, 20.6, 1.2),
    (80, 22.6, 1.3), (83.2, 25.4, 1.2), (82, 34, 1.1), (85.4, 32.6, 1.2), (88.6, 30.6, 1.2),
    (80.6, 42, 1.0), (83.6, 42.6, 1.1), (86.8, 41, 1.0), (92, 27, 1.1), (95.4, 24.4, 1.0),
    (12, 50, 0.8), (13.2, 46, 0.8), (88, 22, 1.1), (66, 16.8, 1.2), (69.4, 17.4, 1.2),
    (43, 32, 0.9), (41, 36, 1.0), (8, 76, 0.9), (11, 74, 1.0), (5, 73, 0.8),
)  # fmt: skip
_DUNES: Final[tuple[Spot, ...]] = (
    (61, 56), (64.6, 58.4), (68, 57.4), (63, 52.6), (66.4, 54), (70, 54.6), (64, 47), (67.4, 46.4),
    (71, 46.6), (69, 42.6), (65.5, 43), (83, 78), (87, 80), (91, 78.5), (95, 80), (99, 78.5),
    (94, 75), (98, 73.5), (102, 76), (102, 71), (89, 74.5), (13, 28), (17, 30), (12, 23), (16, 25),
    (20, 27.4), (18, 21), (22.5, 22.4), (23, 31), (25, 26), (41.4, 71), (43.6, 66), (41.6, 62.6),
    (97, 68), (103, 67),
)  # fmt: skip
_TREES: Final[tuple[Spot, ...]] = (
    (99, 38), (102, 36), (98, 33.5), (104.5, 33), (101, 30.6), (97, 28.6), (104, 27), (100, 25),
    (105, 45.6), (105, 54), (95, 36), (107 - 2, 60), (8, 68), (11, 67), (30, 74.6), (43.5, 50.5),
    (37.4, 50), (58, 61.5), (60, 40), (93, 20), (102, 20), (97, 18), (10.5, 71),
)  # fmt: skip
_NAMES: Final[tuple[tuple[str, float, float], ...]] = (
    (N_("Taklamakan"), 66.5, 49), (N_("Gobi"), 94, 77), (N_("Persia"), 34, 47),
    (N_("Arabia"), 15, 20), (N_("Cathay"), 101, 33), (N_("Tibet"), 82, 19), (N_("India"), 49, 18.6),
    (N_("Scythia"), 47.5, 84), (N_("Caspian"), 36.8, 85),
)  # fmt: skip
"""Lands and waters that have a name of their own where there is room for it."""


def is_atlas(board: Board) -> bool:
    """Tell whether the cities of a board lie where the seas of the real world expect them."""
    cities = board.cities
    known = [name for name in cities if name in MAIN.cities]
    return 2 * len(known) >= len(cities) and all(
        hypot(cities[c].x - MAIN.cities[c].x, cities[c].y - MAIN.cities[c].y) < _FITS for c in known
    )


@cache
def _frame() -> tuple[float, float, float, float]:
    """Where a place of the shipped board lies: offsets and scales."""
    xs = [city.x for city in MAIN.cities.values()]
    ys = [city.y for city in MAIN.cities.values()]
    left, top, right, low = MAP_INSIDE
    wide, high = (right - left) / (max(xs) - min(xs)), (low - top) / (max(ys) - min(ys))
    return left - min(xs) * wide, wide, top + max(ys) * high, -high


def at(x: float, y: float) -> Spot:
    """Return where a place of the shipped board lies in the picture."""
    left, wide, top, high = _frame()
    return left + x * wide, top + y * high


def _drawn(spots: tuple[Spot, ...], rounds: int = 2, closed: bool = False) -> Points:
    """A line through some places, with its corners cut off again and again (Chaikin)."""
    line = [at(*spot) for spot in spots]
    for _round in range(rounds):
        cut = [line[0]]
        for (x0, y0), (x1, y1) in pairwise(line):
            cut += [(0.75 * x0 + 0.25 * x1, 0.75 * y0 + 0.25 * y1)]
            cut += [(0.25 * x0 + 0.75 * x1, 0.25 * y0 + 0.75 * y1)]
        line = [*cut, line[-1]]
    return tuple([value for spot in line for value in spot])


# ------------------------------------------------------------------------------ what is in the way


def is_free(box: Box, taken: list[Box]) -> bool:
    """Tell whether nothing lies in a box of the map."""
    left, top, width, height = MAP
    if box[0] < left + 0.5 or box[1] < top + 0.5:
        return False
    if box[2] > left + width - 0.5 or box[3] > top + height - 0.5:
        return False
    return not any(
        box[0] < t[2] and t[0] < box[2] and box[1] < t[3] and t[1] < box[3] for t in taken
    )


def taken_boxes(board: Board, laid: Atlas) -> list[Box]:
    """Return what covers the land: cities, names, tiles, and the roads in pieces."""
    taken: list[Box] = [site.box for site in laid.sites.values()]
    reach = CITY + 0.1
    for site in laid.sites.values():
        taken.append((site.x - reach, site.y - reach, site.x + reach, site.y + reach))
    for arrow in board.arrows:
        start, end = laid.sites[arrow.start], laid.sites[arrow.end]
        steps = max(2, int(hypot(end.x - start.x, end.y - start.y) / 0.5))
        for step in range(steps + 1):
            x = start.x + (end.x - start.x) * step / steps
            y = start.y + (end.y - start.y) * step / steps
            taken.append((x - 0.22, y - 0.22, x + 0.22, y + 0.22))
    return taken


def _around(x: float, y: float, wide: float, high: float) -> Box:
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


# ---------------------------------------------------------------------------------- small pictures

_PEAK: Final = (
    Polygon((-0.62, 0.42, -0.08, -0.5, 0.62, 0.42), "rock"),
    Polygon((-0.08, -0.5, 0.62, 0.42, 0.12, 0.42, 0.02, 0.1, 0.12, -0.12), "rock.dark", alpha=0.75),
    Polygon((-0.08, -0.5, -0.27, -0.18, -0.12, -0.24, -0.02, -0.12, 0.06, -0.26, 0.13, -0.22),
            "snow"),
)  # fmt: skip
_DUNE: Final = (
    Polygon(outline("M-.6 .16C-.36-.1-.16-.22 .06-.22C.16-.06 .34 .1 .6 .16Z"), "dune", alpha=0.5),
    Polyline(outline("M-.6 .16C-.36-.1-.16-.22 .06-.22C.16-.06 .34 .1 .6 .16", 0.03), "dune", 0.06),
)
_TREE: Final = (
    Polygon(outline("M0-.55C.34-.3 .38 .1 .2 .28L-.2 .28C-.38 .1-.34-.3 0-.55Z"), "tree"),
    Polygon((-0.05, 0.26, 0.05, 0.26, 0.05, 0.5, -0.05, 0.5), "rock.dark"),
)
_SHIP: Final = (
    Polygon((-0.5, 0.2, 0.5, 0.2, 0.34, 0.46, -0.34, 0.46), "map.ink"),
    Polygon((-0.03, -0.5, 0.03, -0.5, 0.03, 0.2, -0.03, 0.2), "map.ink"),
    Polygon(outline("M.05-.46C.4-.3 .44-.02 .36 .12L.05 .12Z"), "snow", "map.ink", 0.04),
    Polygon(outline("M-.05-.36C-.32-.24-.34-.02-.3 .12L-.05 .12Z"), "snow", "map.ink", 0.04),
)


# --------------------------------------------------------------------------------------- the land


def landscape(board: Board, laid: Atlas, taken: list[Box]) -> Iterator[Part]:
    """Draw the land, with small pictures where nothing of the game lies.

    Args:
        board: whose map it is.
        laid: where its cities lie.
        taken: what else covers the land; small pictures are kept clear of it.
    """
    left, top, width, height = MAP
    yield Polygon(rectangle(left, top, width, height), "land")
    if is_atlas(board):
        yield from _atlas(laid, taken)
    else:
        yield from _strewn((_PEAK, _DUNE, _DUNE, _PEAK, _TREE), 2, list(taken), [])


def _atlas(laid: Atlas, taken: list[Box]) -> Iterator[Part]:
    for x, y, wide, high in _DESERTS:
        for grown, paint, alpha in ((1.15, "desert", 0.5), (0.9, "desert", 0.9)):
            yield Polygon(_blob(x, y, wide * grown, high * grown), paint, alpha=alpha)
    for x, y, wide, high in ((103, 38, 9, 20), (9.5, 70, 10, 4.5), (52, 20, 8, 6)):
        yield Polygon(_clipped(_blob(x, y, wide, high)), "land.green", alpha=0.6)
    for river in _RIVERS:
        yield Polyline(_drawn(river), "sea.deep", 0.15)
    seas = [_drawn(sea) for sea in _SEAS]
    cities = [(site.x, site.y) for site in laid.sites.values()]
    dry = [sea for sea in seas if not any(contains(sea, *city) for city in cities)]
    for sea in dry:
        yield Polyline(sea, "sea", 0.75, 0.35)
        yield Polygon(sea, "sea", "coast", 0.09)
        yield from _waves(sea)
    yield from placed(_SHIP, *at(-2.6, 38), 1.25)
    taken = list(taken)
    yield from _names(taken)
    yield from _glyphs(taken, dry)
    plain = [_blob(*desert) for desert in _DESERTS]
    yield from _strewn((_PEAK, _TREE, _PEAK, _TREE, _PEAK), 4, taken, [*dry, *plain])


def _blob(x: float, y: float, wide: float, high: float) -> Points:
    """An uneven oval."""
    spots = ((-1, 0), (-0.86, 0.6), (-0.3, 0.9), (0.35, 1.0), (0.8, 0.66), (1.0, 0.05),
             (0.74, -0.6), (0.2, -0.84), (-0.4, -1.0), (-0.8, -0.6), (-1, 0))  # fmt: skip
    return _clipped(_drawn(tuple([(x + a * wide, y + b * high) for a, b in spots])))


def _clipped(points: Points) -> Points:
    left, top, width, height = MAP
    return tuple(
        [
            min(max(value, low), high)
            for x, y in pairs(points)
            for value, low, high in ((x, left, left + width), (y, top, top + height))
        ]
    )


def _waves(sea: Points) -> Iterator[Part]:
    left, top, width, height = MAP
    for row in range(int(height / 1.1)):
        for column in range(int(width / 1.5)):
            x = left + 0.9 + 1.5 * column + 0.75 * (row % 2)
            y = top + 0.8 + 1.1 * row
            if all(contains(sea, x + dx, y) for dx in (-0.42, 0.42)):
                wave = (x - 0.36, y + 0.05, x - 0.18, y - 0.06, x, y + 0.05, x + 0.18, y - 0.06,
                        x + 0.36, y + 0.05)  # fmt: skip
                yield Polyline(wave, "sea.deep", 0.08)


def _glyphs(taken: list[Box], seas: list[Points]) -> Iterator[Part]:
    for x, y, size in sorted(_PEAKS, key=lambda peak: -peak[1]):
        yield from _picture(_PEAK, *at(x, y), 1.15 * size, taken, seas)
    for x, y in _DUNES:
        yield from _picture(_DUNE, *at(x, y), 0.95, taken, seas)
    for x, y in _TREES:
        yield from _picture(_TREE, *at(x, y), 0.8, taken, seas)


def _picture(
    parts: tuple[Part, ...],
    x: float,
    y: float,
    size: float,
    taken: list[Box],
    kept_out: list[Points],
) -> tuple[Part, ...]:
    """Put a small picture somewhere if nothing else lies there, or nothing."""
    box = _around(x, y, 0.95 * size, 0.9 * size)
    if not is_free(box, taken) or any(contains(area, x, y) for area in kept_out):
        return ()
    # Others may lie a little over it.
    taken.append(_around(x, y + 0.1 * size, 0.55 * size, 0.5 * size))
    return placed(parts, x, y, size)


def _names(taken: list[Box]) -> Iterator[Part]:
    for name, x, y in _NAMES:
        words = _(name)
        here = at(x, y)
        box = _around(*here, 0.5 * len(words), 0.8)
        if is_free(box, taken):
            taken.append(box)
            yield Text(*here, words, 0.74, "map.faint", italic=True, halo="land", halo_width=0.2)


def _strewn(
    pictures: tuple[tuple[Part, ...], ...],
    each: int,
    taken: list[Box],
    kept_out: list[Points],
) -> Iterator[Part]:
    """Small pictures all over the land, at one of `each` places, the same each time."""
    left, top, width, height = MAP
    for row in range(20):
        for column in range(25):
            chance = zlib.crc32(bytes((row, column)))
            x = left + width * (column + 0.2 + 0.6 * (chance % 97) / 97) / 25
            y = top + height * (row + 0.2 + 0.6 * (chance // 97 % 89) / 89) / 20
            if (chance >> 8) % each:
                continue
            parts = pictures[(chance >> 16) % len(pictures)]
            yield from _picture(parts, x, y, 0.75 + (chance >> 11) % 7 / 18, taken, kept_out)
