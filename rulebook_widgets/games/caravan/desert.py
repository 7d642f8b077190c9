"""The land under the grid: mountains in the north, dunes, and the Niger's bend in the south."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from rulebook_widgets.drawing import Polygon, Polyline, outline, placed
from rulebook_widgets.drawing.geometry import circle_points, rectangle, regular
from rulebook_widgets.drawing.scene import Part, Points
from rulebook_widgets.games.caravan.board import Board
from rulebook_widgets.games.caravan.plan import GRID, Plan

# ------------------------------------------------------------------------------ what is scattered

DUNE: Final = (
    Polygon(outline("M-1 .28C-.6 .1-.3-.32 .12-.36C.34-.1 .62 .14 1 .28C.5 .4-.5 .4-1 .28Z"),
            "dune.light"),
    Polygon(outline("M.12-.36C.34-.1 .62 .14 1 .28C.66 .36 .3 .38 0 .36C.2 .14 .22-.12 .12-.36Z"),
            "dune"),
)  # fmt: skip
_RIPPLE: Final = (
    Polyline(outline("M-.8 .05C-.5-.12-.2-.1 0 .02C.2 .14 .5 .12 .8-.04"), "dune", 0.09),
    Polyline(outline("M-.5 .3C-.25 .16 0 .18 .2 .28C.35 .34 .5 .33 .62 .27"), "dune", 0.07),
)
_ROCK: Final = (
    Polygon((-0.75, 0.4, -0.55, -0.1, -0.25, -0.5, 0.05, -0.25, 0.3, -0.38, 0.62, 0.05, 0.75, 0.4),
            "rock"),
    Polygon((-0.75, 0.4, -0.55, -0.1, -0.25, -0.5, -0.12, -0.1, -0.3, 0.4), "rock.light"),
    Polygon((0.3, -0.38, 0.4, 0.0, 0.3, 0.4, 0.05, 0.4, 0.05, -0.25), "rock.light"),
)  # fmt: skip
_PEAK: Final = (
    Polygon((-1, 0.5, -0.1, -0.75, 1, 0.5), "rock"),
    Polygon((-1, 0.5, -0.1, -0.75, 0.02, -0.2, -0.22, 0.05, 0.02, 0.5), "rock.light"),
    Polygon((-0.34, -0.42, -0.1, -0.75, 0.2, -0.4, 0.06, -0.48, -0.08, -0.34, -0.2, -0.48),
            "court"),
)  # fmt: skip


def _frond(turn: float) -> Polygon:
    points = outline("M0 0C.25-.22 .6-.2 .78 .12C.55 0 .28 .02 0 .1Z", 0.01)
    angle = math.radians(turn)
    turned: list[float] = []
    for x, y in zip(points[::2], points[1::2], strict=True):
        turned += (
            x * math.cos(angle) - y * math.sin(angle),
            x * math.sin(angle) + y * math.cos(angle) - 0.5,
        )
    return Polygon(tuple(turned), "palm.dark" if turn % 2 else "palm")


PALM: Final = (
    Polygon(outline("M-.06 .62C-.02 .3-.06-.1-.02-.5L.06-.5C.06-.1 .1 .3 .1 .62Z"), "trunk"),
    *[_frond(turn) for turn in (-155, -108, -71, -24, 20, 161)],
)
_ACACIA: Final = (
    Polygon(outline("M-.05 .5L-.03 .05L-.3-.18L-.02-.06L.25-.2L.05 .05L.06 .5Z"), "trunk"),
    Polygon(outline("M-.72-.12C-.66-.4-.3-.5 0-.48C.3-.52 .68-.38 .72-.12C.4-.02-.4-.02-.72-.12Z"),
            "palm"),
)  # fmt: skip


# -------------------------------------------------------------------------------------- the ground


def land(board: Board, plan: Plan) -> Iterator[Part]:
    """Everything between the rim and the grid, from the ground up."""
    yield from _bands(plan)
    yield from _river(plan)
    yield from _scattered(board, plan)


def _bands(plan: Plan) -> Iterator[Part]:
    """From rocky ground in the north to grass in the south."""
    grid, high = plan.grid, plan.rows * plan.cell
    yield Polygon(rectangle(grid.x, grid.y, GRID, high), "sand")
    yield Polygon(_above(plan, 0.2, 0.9, 0.4), "sand.north")
    yield Polygon(_above(plan, 0.095, 0.7, 2.2), "sand.rocky", alpha=0.6)
    yield Polygon(_below(plan, 0.66, 0.8, 1.0), "sand.south")
    yield Polygon(_below(plan, 0.9, 0.6, 3.0), "sahel", alpha=0.75)


def _wave(plan: Plan, share: float, swing: float, phase: float) -> list[float]:
    """A line across the map at a share of its height, swinging up and down."""
    grid, steps = plan.grid, 28
    line: list[float] = []
    for step in range(steps + 1):
        along = step / steps
        y = grid.y + share * plan.rows * plan.cell
        y += swing * (math.sin(phase + 9 * along) + 0.5 * math.sin(2 * phase + 23 * along))
        line += (grid.x + along * GRID, y)
    return line


def _above(plan: Plan, share: float, swing: float, phase: float) -> Points:
    grid = plan.grid
    line = _wave(plan, share, swing, phase)
    return (*line, grid.x + GRID, grid.y, grid.x, grid.y)


def _below(plan: Plan, share: float, swing: float, phase: float) -> Points:
    grid = plan.grid
    low = grid.y + plan.rows * plan.cell
    return (*_wave(plan, share, swing, phase), grid.x + GRID, low, grid.x, low)


_BEND: Final = outline(
    "M0 .955C.05 .95 .07 .9 .12 .885C.18 .87 .22 .865 .27 .83C.31 .8 .33 .735 .4 .722"
    "C.47 .71 .5 .735 .57 .727C.66 .716 .7 .72 .73 .755C.76 .79 .77 .83 .82 .86C.88 .895 .92 .93"
    " 1 .925",
    0.002,
)
"""The Niger, in parts of the width and the height of the map."""


def river_line(plan: Plan) -> Points:
    """The middle of the river."""
    grid, high = plan.grid, plan.rows * plan.cell
    return tuple(
        [grid.y + value * high if n % 2 else grid.x + value * GRID for n, value in enumerate(_BEND)]
    )


def _river(plan: Plan) -> Iterator[Part]:
    line = river_line(plan)
    yield Polyline(line, "river.bank", 1.15, 0.7)
    yield Polyline(line, "river", 0.62)


# ----------------------------------------------------------------------------- dunes, rocks, palms


def _scattered(board: Board, plan: Plan) -> Iterator[Part]:
    """On every space without a print something that grows or lies there, never twice alike."""
    printed = {*board.city_at, *board.number_at}
    river = river_line(plan)
    for space in board.spaces:
        if space not in printed:
            yield from _on(plan, space, river)


def _on(plan: Plan, space: str, river: Points) -> Iterator[Part]:
    rng = Random(f"caravan/{space}")
    north = plan.corner(space)[1] < plan.grid.y + 0.5 * plan.cell
    south = plan.corner(space)[1] > plan.grid.y + (plan.rows - 2.5) * plan.cell
    kinds: Sequence[tuple[Part, ...]] = (DUNE, DUNE, _RIPPLE, DUNE, _RIPPLE)
    if north:
        kinds = (_PEAK, _PEAK, _ROCK, _PEAK)
    elif south:
        kinds = (_ACACIA, _RIPPLE, _ACACIA, DUNE, _ACACIA)
    elif rng.random() < 0.14:
        kinds = (_ROCK, _ROCK, _RIPPLE)
    for number in range(rng.choice((2, 3, 3))):
        across = (0.8, 2.5, 3.4, 1.5)[(number + rng.randrange(2)) % 4] + 0.5 * rng.random()
        down = (1.1, 2.3, 3.4)[number] + 0.4 * rng.random()
        x, y = plan.at(space, (min(across, 3.5), down))
        if _from_line(river, x, y) > 1.0:
            size = (0.78 + 0.36 * rng.random()) * plan.scale
            yield from placed(rng.choice(kinds), x, y, size)


def _from_line(line: Points, x: float, y: float) -> float:
    """How far a place is from the corners of a line."""
    return min(math.hypot(x - a, y - b) for a, b in zip(line[::2], line[1::2], strict=True))


# ------------------------------------------------------------------------------------------ the rim


def rim(plan: Plan) -> Iterator[Part]:
    """The tooled leather around the map, with palms in its corners."""
    left, wide = plan.grid.x - 0.9, GRID + 1.8
    yield Polygon(rectangle(left + 0.1, plan.top + 0.2, wide, plan.low - plan.top), "shade",
                  alpha=0.5)  # fmt: skip
    yield Polygon(rectangle(left, plan.top, wide, plan.low - plan.top), "rim")
    yield from _stitches(plan, left, wide)
    inner = rectangle(plan.grid.x - 0.1, plan.grid.y - 0.1, GRID + 0.2,
                      plan.rows * plan.cell + 0.2)  # fmt: skip
    yield Polygon(inner, "rim.light")


def _stitches(plan: Plan, left: float, wide: float) -> Iterator[Part]:
    """Diamonds along the rim, between the names of columns and rows."""
    middles_x = (left + 0.42, left + wide - 0.42)
    middles_y = (plan.top + 0.46, plan.low - 0.46)
    for column in range(plan.columns + 1):
        x = plan.grid.x + column * plan.cell
        for y in middles_y:
            yield from _diamond(min(max(x, middles_x[0]), middles_x[1]), y)
    for row in range(1, plan.rows):
        y = plan.grid.y + row * plan.cell
        for x in middles_x:
            yield from _diamond(x, y)


def _diamond(x: float, y: float) -> tuple[Part, ...]:
    return (
        Polygon(regular(4, x, y, 0.32), "rim.light"),
        Polygon(regular(4, x, y, 0.19), "rug"),
        *[
            Polygon(circle_points(x + dx, y + dy, 0.07, 8), "rim.light")
            for dx, dy in ((0.5, 0), (-0.5, 0))
        ],
    )
