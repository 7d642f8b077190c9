"""Where the cities of a board lie on the map, and where the tiles beside them.

A board file says roughly where its cities lie. The tiles of each must lie near it, its name must be
readable, and nothing may cover anything else, on a board that nobody has seen before too. So the
places of names and tiles are looked for: all ways to lay them around each city are compared, again
and again, until no change makes the map better; with smaller tiles if there is no room.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import hypot, inf
from typing import Final, TypeAlias

import msgspec

from rulebook_widgets.games.silk_road.board import Board, board_of
from rulebook_widgets.games.silk_road.boxes import Box, length_in, overlap
from rulebook_widgets.games.silk_road.plan import MAP, MAP_INSIDE

Place: TypeAlias = tuple[float, float]
CITY: Final = 0.74
"""Radius of the picture of a city."""

NAME: Final = 0.8
"""Size of the letters of its name."""

_LINE: Final = 0.98
"""Height of the line that the name takes."""

_LETTER: Final = 0.62
"""Width of a letter, in sizes of letters."""

_APART: Final = (2.3, 2.6, 3.1)
"""How far apart the middles of two cities lie at least; what lets tiles be larger is taken."""

_WORTH: Final = 120.0
"""How much of what is covered larger tiles are worth."""

_FURTHER: Final = 2
"""So many sizes below the largest that fits are tried as well."""

_ROOM: Final = 130.0
"""More than this area of the map cannot be covered with tiles: not worth to try."""

_READABLE: Final = 0.9
"""Rather than with tiles smaller than that a map is laid with less care for its roads."""

_SIZES: Final = (1.4, 1.34, 1.28, 1.22, 1.16, 1.1, 1.05, 1.0, 0.95, 0.9, 0.8, 0.7)
"""Sides of the tiles beside the cities, the first that fits is taken."""


class Site(msgspec.Struct, frozen=True):
    """A city on the map.

    Attributes:
        x: its middle.
        y: its middle.
        name: where the middle of its name stands.
        slots: the middles of the places for its tiles; with a printed action that one is the last.
        box: what name and tiles cover.
    """

    x: float
    y: float
    name: Place
    slots: tuple[Place, ...]
    box: Box


class Atlas(msgspec.Struct, frozen=True):
    """The map of a board, for a number of players.

    Attributes:
        sites: the cities by their ids.
        side: the side of a tile.
    """

    sites: dict[str, Site]
    side: float


@lru_cache(maxsize=32)
def atlas(value: str, players: int) -> Atlas:
    """Return the map of a board, named as in the option, for so many players."""
    board = board_of(value)
    spread = [_middles(board, apart) for apart in _APART]
    slots = sum(slot_count(board, players, city) for city in board.cities)
    sides = [side for side in _SIZES if slots * side * side < _ROOM] or [_SIZES[-1]]
    best = None
    for hidden in _HIDDEN:
        best = _best(board, players, spread, sides, hidden) or best
        if best and best.side >= _READABLE:
            return best
    return best or _laid_out(board, players, spread[0], sides[-1], _HIDDEN[-1])[0]


def _best(
    board: Board,
    players: int,
    spread: list[dict[str, Place]],
    sides: list[float],
    hidden: float,
) -> Atlas | None:
    """The best layout where nothing is covered but roads, or None."""
    best, worth, tries = None, -inf, 0
    for side in sides:
        for middles in spread:
            laid, cost = _laid_out(board, players, middles, side, hidden)
            if _WORTH * side - cost > worth:
                best, worth = laid, _WORTH * side - cost
        tries += best is not None
        if tries > _FURTHER:
            break
    return best


# ------------------------------------------------------------------------------------- the cities


def _middles(board: Board, apart: float) -> dict[str, Place]:
    """The middles of the cities: the file's places, stretched to the map and moved apart."""
    cities = board.cities.values()
    xs, ys = [city.x for city in cities], [city.y for city in cities]
    left, top, right, low = MAP_INSIDE
    wide, high = max(xs) - min(xs) or 1, max(ys) - min(ys) or 1
    spots = [
        [
            left + (city.x - min(xs)) * (right - left) / wide,
            top + (max(ys) - city.y) * (low - top) / high,
        ]
        for city in cities
    ]
    for _step in range(60):
        if not _pushed_apart(spots, apart):
            break
    return {city.id: (x, y) for city, (x, y) in zip(cities, spots, strict=True)}


def _pushed_apart(spots: list[list[float]], apart: float) -> bool:
    """Move each two cities that are too near one another away from each other."""
    moved = False
    left, top, right, low = MAP_INSIDE
    for number, one in enumerate(spots):
        for other in spots[:number]:
            across, down = one[0] - other[0], one[1] - other[1]
            away = hypot(across, down) or 1.0
            if away < apart - 0.01:
                moved = True
                push = (apart - away) / 2 / away
                for spot, sign in ((one, 1), (other, -1)):
                    spot[0] = min(max(spot[0] + sign * push * across, left), right)
                    spot[1] = min(max(spot[1] + sign * push * down, top), low)
    return moved


# --------------------------------------------------------------------------- names and tiles, laid


class _Way(msgspec.Struct, frozen=True):
    """One way to lay the name and the tiles of a city: how many columns, where the block lies."""

    columns: int
    box: Box
    cost: float


def _laid_out(
    board: Board, players: int, middles: dict[str, Place], side: float, hidden: float
) -> tuple[Atlas, float]:
    """A good layout with tiles of that side, and how bad it is; endlessly if things are covered."""
    counts = {city: slot_count(board, players, city) for city in middles}
    roads: list[tuple[float, ...]] = [
        (*middles[arrow.start], *middles[arrow.end]) for arrow in board.arrows
    ]
    ways = {
        city: _best_ways(
            _ways(spot, counts[city], len(board.cities[city].title), side),
            city,
            middles,
            roads,
            hidden,
        )
        for city, spot in middles.items()
    }
    chosen = dict.fromkeys(middles, 0)
    _settle(ways, chosen)
    boxes = {city: ways[city][chosen[city]].box for city in middles}
    sites = {
        city: _site(middles[city], ways[city][chosen[city]], counts[city], side) for city in middles
    }
    if _crowded(boxes, middles):
        return Atlas(sites, side), inf
    return Atlas(sites, side), sum([ways[city][chosen[city]].cost for city in middles])


def _best_ways(
    ways: Iterator[_Way],
    city: str,
    middles: dict[str, Place],
    roads: list[tuple[float, ...]],
    hidden: float,
) -> list[_Way]:
    """The ways that cover least of cities and roads, the best first."""
    near = [
        _around(spot)
        for other, spot in middles.items()
        if other != city and hypot(spot[0] - middles[city][0], spot[1] - middles[city][1]) < _REACH
    ]
    judged = [
        _Way(way.columns, way.box, way.cost + _covered(way.box, near, roads, hidden))
        for way in ways
    ]
    return sorted(judged, key=lambda way: way.cost)[:_WAYS]


_HIDDEN: Final = (9.0, 2.4)
"""How bad it is to cover a unit of a road: where the caravan may go has to be seen. Where that
leaves no room for tiles that can be read, the second number holds."""

_REACH: Final = 9.0
"""Cities farther apart than this cannot be in each other's way."""

_WAYS: Final = 18
"""So many ways to lay a city are compared."""


def slot_count(board: Board, players: int, city: str) -> int:
    """How many places for tiles a city has; the one of a printed action counts too."""
    if board.cities[city].colour == "none":
        return 0
    return board.players[players].tiles + bool(board.cities[city].printed)


def _ways(spot: Place, count: int, letters: int, side: float) -> Iterator[_Way]:
    """All ways to lay a block of name and tiles around a city."""
    shapes = {count, -(-count // 2)} if count else {0}
    for columns in sorted(shapes):
        rows = -(-count // columns) if columns else 0
        width = max(columns * side, letters * _LETTER * NAME + 0.1)
        height = rows * side + _LINE
        for across, down, cost in _AROUND:
            x = spot[0] + across * (CITY + width / 2 + 0.08)
            y = spot[1] + down * (CITY + height / 2 + 0.04)
            box = (x - width / 2, y - height / 2, x + width / 2, y + height / 2)
            yield _Way(columns, box, cost + _outside(box) * 400 + 0.4 * (columns == count > 3))


_AROUND: Final = (
    (0.0, 1.0, 0.0), (0.0, -1.0, 0.1), (0.45, 1.0, 0.3), (-0.45, 1.0, 0.3), (0.45, -1.0, 0.4),
    (-0.45, -1.0, 0.4), (1.0, 0.0, 0.4), (-1.0, 0.0, 0.4), (1.0, 0.45, 0.5), (-1.0, 0.45, 0.5),
    (1.0, -0.45, 0.5), (-1.0, -0.45, 0.5), (0.8, 1.0, 0.6), (-0.8, 1.0, 0.6), (0.8, -1.0, 0.7),
    (-0.8, -1.0, 0.7), (1.0, 0.8, 0.7), (-1.0, 0.8, 0.7), (1.0, -0.8, 0.7), (-1.0, -0.8, 0.7),
)  # fmt: skip
"""Where a block may lie: to the right and below, in parts of its reach, and how bad that is."""


def _outside(box: Box) -> float:
    left, top, width, height = MAP
    return (
        max(0.0, left + 0.35 - box[0]) + max(0.0, top + 0.35 - box[1])
        + max(0.0, box[2] - left - width + 0.35) + max(0.0, box[3] - top - height + 0.35)
    )  # fmt: skip


def _covered(box: Box, cities: list[Box], roads: list[tuple[float, ...]], hidden: float) -> float:
    """How bad it is what a block covers: pictures of cities, and roads."""
    length = sum([length_in(box, *road) for road in roads])
    return 60 * sum([overlap(box, city) for city in cities]) + hidden * length


def _around(spot: Place) -> Box:
    x, y = spot
    reach = CITY + 0.06
    return x - reach, y - reach, x + reach, y + reach


def _settle(ways: dict[str, list[_Way]], chosen: dict[str, int]) -> None:
    """Give each city the way that is best while all others keep theirs, then each two cities."""
    near = _neighbours(ways)
    for _round in range(4):
        for _sweep in range(6):
            if not any([_improved(city, ways, chosen, near[city]) for city in ways]):
                break
        clashes = [
            (one, other)
            for one in ways
            for other in near[one]
            if one < other and overlap(_box(ways, chosen, one), _box(ways, chosen, other)) > 0.01
        ]
        if not clashes:
            return
        for one, other in clashes:
            _parted(one, other, ways, chosen, near)


def _box(ways: dict[str, list[_Way]], chosen: dict[str, int], city: str) -> Box:
    return ways[city][chosen[city]].box


def _neighbours(ways: dict[str, list[_Way]]) -> dict[str, tuple[str, ...]]:
    """For each city the others whose blocks may meet its own."""
    reach = {
        city: _union([way.box for way in choices if way.cost < 300])
        for city, choices in ways.items()
    }
    return {
        city: tuple(o for o in ways if o != city and overlap(reach[city], reach[o]) > 0)
        for city in ways
    }


def _union(boxes: list[Box]) -> Box:
    if not boxes:
        return 0.0, 0.0, 0.0, 0.0
    return (
        min(box[0] for box in boxes), min(box[1] for box in boxes),
        max(box[2] for box in boxes), max(box[3] for box in boxes),
    )  # fmt: skip


def _costs(city: str, choices: list[_Way], others: list[Box]) -> list[float]:
    return [way.cost + 40 * sum([overlap(way.box, box) for box in others]) for way in choices]


def _improved(
    city: str, ways: dict[str, list[_Way]], chosen: dict[str, int], near: tuple[str, ...]
) -> bool:
    costs = _costs(city, ways[city], [_box(ways, chosen, other) for other in near])
    best = min(range(len(costs)), key=costs.__getitem__)
    if costs[best] < costs[chosen[city]] - 1e-9:
        chosen[city] = best
        return True
    return False


def _parted(
    one: str,
    other: str,
    ways: dict[str, list[_Way]],
    chosen: dict[str, int],
    near: dict[str, tuple[str, ...]],
) -> None:
    """Give two cities in each other's way the two ways that are best together."""
    mine, theirs = [
        _costs(
            city, ways[city], [_box(ways, chosen, c) for c in near[city] if c not in (one, other)]
        )
        for city in (one, other)
    ]
    chosen[one], chosen[other] = min(
        [(a, b) for a in range(len(mine)) for b in range(len(theirs))],
        key=lambda pair: (
            mine[pair[0]]
            + theirs[pair[1]]
            + 40 * overlap(ways[one][pair[0]].box, ways[other][pair[1]].box)
        ),
    )


def _crowded(boxes: dict[str, Box], middles: dict[str, Place]) -> bool:
    pieces = list(boxes.items())
    for number, (city, box) in enumerate(pieces):
        if _outside(box) > 0.01:
            return True
        if any(overlap(box, other) > 0.02 for _name, other in pieces[:number]):
            return True
        if any(overlap(box, _around(spot)) > 0.06 for c, spot in middles.items() if c != city):
            return True
    return False


def _site(spot: Place, way: _Way, count: int, side: float) -> Site:
    """Name at the end of the block that is nearer to the city, tiles in rows."""
    left, top, right, low = way.box
    x, y = spot
    under = top > y
    name = ((left + right) / 2, top + _LINE / 2 if under or low > y else low - _LINE / 2)
    first = top + _LINE if name[1] < (top + low) / 2 else top
    slots = []
    for number in range(count):
        row, column = divmod(number, way.columns)
        in_row = min(way.columns, count - row * way.columns)
        across = (left + right) / 2 + (column - (in_row - 1) / 2) * side
        slots.append((across, first + (row + 0.5) * side))
    return Site(x, y, name, tuple(slots), way.box)
