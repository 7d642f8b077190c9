"""What never changes in the picture: sea, islands, cities and villages, ornaments."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from rulebook_widgets.drawing import Layer, Polygon, Polyline, Shape, Text, outline, placed
from rulebook_widgets.drawing.geometry import Cell, arc, pairs, rectangle, shifted
from rulebook_widgets.drawing.hexes import neighbours
from rulebook_widgets.drawing.scene import Part, Points
from rulebook_widgets.games.samurai.board import Island, Settlement, board_for, coordinates
from rulebook_widgets.games.samurai.pieces import hexagon
from rulebook_widgets.games.samurai.plan import TILE, Plan, plan_for


@cache
def ground(players: int) -> Layer:
    """The layer under everything else: always the same object for a number of players."""
    plan, board = plan_for(players), board_for(players)
    size = plan.layout.size
    spaces = [coordinates(space) for space in (*board.spaces, *board.place)]
    sea = [coordinates(space) for space, terrain in board.terrain.items() if terrain == "sea"]
    isles = [(island, _cells(island)) for island in board.islands]
    parts = [
        *_waves(plan),
        *_shelf(plan, spaces, [cells for _, cells in isles]),
        *_grid(plan, sea, "sea.grid", 0.045 * size),
        *_rose(*plan.rose),
        *_names(plan, board.islands),
    ]
    parts += [
        Polygon(hexagon(*slot, 0.9 * TILE), "sea.wave", "sea.near", 0.07, alpha=0.45)
        for slot in plan.hand_slots()
    ]
    for island, cells in isles:
        parts += _land(plan, island, cells)
    for town in board.settlements:
        parts += _town(plan, town)
    return Layer("ground", tuple([Shape(parts=(part,)) for part in parts]))


def _cells(island: Island) -> list[Cell]:
    towns = [town.space for town in island.settlements]
    return [coordinates(space) for space in (*island.land, *towns)]


# ------------------------------------------------------------------------------------- the sea


def _shelf(plan: Plan, spaces: list[Cell], isles: list[list[Cell]]) -> Iterator[Part]:
    """The sea in play, lighter towards the shores, with a line around what is in play."""
    size = plan.layout.size
    edges = [_softened(line) for line in plan.layout.outlines(spaces)]
    for line in edges:
        yield Polygon(line, stroke="sea.wave", stroke_width=1.1 * size)
    for line in edges:
        yield Polygon(line, "sea", "sea.edge", 0.09 * size)
    shores = [_softened(line) for cells in isles for line in plan.layout.outlines(cells)]
    for paint, width in (("sea.near", 1.45), ("sea.shore", 0.72)):
        for line in shores:
            yield Polygon(line, stroke=paint, stroke_width=width * size)


def _grid(plan: Plan, cells: Iterable[Cell], paint: str, width: float) -> Iterator[Part]:
    """The lines between neighbouring spaces."""
    inside = set(cells)
    for q, r in sorted(inside):
        for direction, near in enumerate(neighbours(q, r)[:3]):
            if near in inside:
                yield Polyline(plan.layout.side(q, r, direction), paint, width, 0.7)


def _waves(plan: Plan) -> Iterator[Part]:
    """Waves like the scales of a fish, as on Japanese cloth."""
    radius = 1.5
    for x, y, columns, rows in plan.waves:
        for row in reversed(range(rows)):
            for column in range(columns - row):
                at = x + radius * (2 * column - (columns - row - 1))
                for part in (1.0, 0.7, 0.4):
                    line = arc(at, y - 0.55 * radius * row, radius * part, 180, 360, 12)
                    yield Polygon(line, "sea.deep", "sea.wave", 0.16)


def _names(plan: Plan, islands: Iterable[Island]) -> Iterator[Part]:
    """The names of the islands, out at sea."""
    for island in islands:
        x, y = plan.islands[island.id]
        spaced = "\N{THIN SPACE}".join(island.title.upper())
        yield Text(x, y, spaced, 1.0, "sea.ink", italic=True)


def _rose(x: float, y: float) -> Iterator[Part]:
    """A compass rose; north is up."""
    for turn, length in ((45, 1.25), (135, 1.25), (225, 1.25), (315, 1.25)):
        yield from placed(_needle(length, "sea.near", "sea.wave"), x, y, turn=turn)
    for turn, length in ((90, 1.9), (180, 1.9), (270, 1.9), (0, 2.3)):
        yield from placed(_needle(length, "sea.edge", "sea.near"), x, y, turn=turn)


def _needle(length: float, light: str, dark: str) -> tuple[Part, ...]:
    waist = 0.24
    return (
        Polygon((0, 0, -waist, -waist, 0, -length), light),
        Polygon((0, 0, waist, -waist, 0, -length), dark),
    )


# ------------------------------------------------------------------------------------ the land


def _land(plan: Plan, island: Island, cells: list[Cell]) -> Iterator[Part]:
    """An island: its shadow on the water, its shore, its ground and the lines of its spaces."""
    size = plan.layout.size
    coasts = [_rugged(_softened(line), 0.035 * size) for line in plan.layout.outlines(cells)]
    for line in coasts:
        yield Polygon(shifted(line, 0.08 * size, 0.2 * size), "tile.shade", alpha=0.28)
        yield Polygon(line, stroke="coast", stroke_width=0.27 * size)
        yield Polygon(line, stroke="beach", stroke_width=0.15 * size)
        yield Polygon(line, f"land.{island.id}")
    for space in island.land:
        yield from _hills(plan, *coordinates(space))
    yield from _grid(plan, cells, "land.grid", 0.04 * size)


_HILL: Final = outline("M-.5.22C-.3.16-.16-.2 0-.26C.16-.2.3.16.5.22Z", 0.02)
_SNOW: Final = outline(
    "M-.13-.16C-.08-.22-.04-.25 0-.26C.04-.25.08-.22.13-.16L.06-.12L0-.16L-.07-.11Z", 0.02
)


def _hills(plan: Plan, q: int, r: int) -> tuple[Part, ...]:
    """A few mountains, tone on tone, on some of the land spaces."""
    x, y = plan.layout.centre(q, r)
    size = plan.layout.size
    kind = (5 * q + 3 * r) % 4
    if kind > 1:
        return ()
    peak = (Polygon(_HILL, "hill", alpha=0.55), Polygon(_SNOW, "hill.snow", alpha=0.6))
    near = placed(peak, x + 0.12 * size, y + 0.05 * size, 0.95 * size)
    if kind:
        return near
    return (*placed(peak[:1], x - 0.33 * size, y + 0.12 * size, 0.7 * size), *near)


def _town(plan: Plan, town: Settlement) -> Iterator[Part]:
    q, r = coordinates(town.space)
    size = plan.layout.size
    wide = 0.14 if town.kind == "capital" else 0.09 if town.kind == "city" else 0.055
    yield Polygon(plan.layout.corners(q, r, 0.9), f"plate.{town.kind}", "plate.edge", wide * size)
    if town.kind != "village":
        yield Polygon(plan.layout.corners(q, r, 0.76), "", "plate.edge", 0.03 * size)
    yield from placed(_BUILDINGS[town.kind], *plan.layout.centre(q, r), size)


def _hut(x: float, y: float, size: float) -> tuple[Part, ...]:
    return placed(
        (
            Polygon(rectangle(-0.28, 0.02, 0.56, 0.3), "building"),
            Polygon((-0.48, 0.1, -0.2, -0.32, 0.2, -0.32, 0.48, 0.1), "building.roof"),
        ),
        x,
        y,
        size,
    )


_ROOF: Final = outline("M-.34.02C-.24 0-.2-.06-.16-.12H.16C.2-.06.24 0 .34.02L.34.06H-.34Z", 0.02)


def _tower(x: float, y: float, size: float, floors: int) -> tuple[Part, ...]:
    """A tower of several roofs, each smaller than the one below."""
    parts: list[Part] = []
    for floor in range(floors):
        part, base = 1 - 0.2 * floor, 0.42 - 0.3 * floor
        parts.append(Polygon(rectangle(-0.18 * part, base - 0.2, 0.36 * part, 0.2), "building"))
        parts += placed((Polygon(_ROOF, "building.roof"),), 0, base - 0.2, part)
    top = 0.42 - 0.3 * floors
    parts.append(Polygon((-0.025, top + 0.04, 0, top - 0.16, 0.025, top + 0.04), "building.roof"))
    return placed(parts, x, y, size)


_BUILDINGS: Final[dict[str, tuple[Part, ...]]] = {
    "village": _hut(0, 0, 1.15),
    "city": (*_tower(-0.36, 0.08, 0.95, 3), *_tower(0.36, 0.08, 0.95, 3)),
    "capital": (
        Polygon((-0.62, 0.5, -0.5, 0.24, 0.5, 0.24, 0.62, 0.5), "plate.edge", alpha=0.6),
        *_tower(-0.44, -0.02, 0.62, 2),
        *_tower(0.44, -0.02, 0.62, 2),
        *_tower(0, -0.12, 1.0, 3),
    ),
}


# --------------------------------------------------------------------------------------- lines


def _softened(line: Points) -> Points:
    """The line with its corners cut twice (Chaikin), so that they look round."""
    for _ in range(2):
        corners = pairs(line)
        cut: list[float] = []
        for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1], strict=True):
            cut += (0.75 * x0 + 0.25 * x1, 0.75 * y0 + 0.25 * y1)
            cut += (0.25 * x0 + 0.75 * x1, 0.25 * y0 + 0.75 * y1)
        line = tuple(cut)
    return line


def _rugged(line: Points, by: float) -> Points:
    """The line with small bays and capes, the same on every run."""
    result: list[float] = []
    for x, y in pairs(line):
        turn = 2 * math.pi * math.sin(x * 12.9898 + y * 78.233)
        result += (x + by * math.cos(turn), y + by * math.sin(turn))
    return tuple(result)
