"""What never changes in the picture: the map, and the player boards before anything is on them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from rulebook_widgets.core.text import language
from rulebook_widgets.drawing import Layer, Polygon, Polyline, Shape, Text, placed
from rulebook_widgets.drawing.geometry import circle_points, rectangle
from rulebook_widgets.drawing.scene import Part
from rulebook_widgets.games.caravan.board import GOODS, Board, board_of
from rulebook_widgets.games.caravan.cities import city_parts, numbered_parts, plate
from rulebook_widgets.games.caravan.desert import PALM, land, rim
from rulebook_widgets.games.caravan.icons import CAMEL
from rulebook_widgets.games.caravan.names import seat_name
from rulebook_widgets.games.caravan.pieces import (
    coin_parts,
    disc,
    faint_good,
    theft_parts,
)
from rulebook_widgets.games.caravan.plan import (
    GRID,
    LEFT,
    PANEL,
    RIGHT,
    STRIP,
    Plan,
    plan_for,
)


def ground(board: str, players: int) -> Layer:
    """The layer under everything else: always the same object for a board and so many players."""
    return _ground(board, players, language())


@cache
def _ground(board_value: str, players: int, tongue: str) -> Layer:
    board = board_of(board_value)
    plan = plan_for(players, board.columns, board.rows)
    parts = [*_map(board, plan, tongue), *_strip(board, plan), *_boards(plan)]
    return Layer("ground", tuple([Shape(parts=(part,)) for part in parts]))


# ------------------------------------------------------------------------------------------ the map


def _map(board: Board, plan: Plan, tongue: str) -> Iterator[Part]:
    yield from rim(plan)
    yield from _names(plan)
    yield from land(board, plan)
    yield from _lines(plan)
    for place in board.numbered:
        yield from numbered_parts(plan, place)
    # A ribbon reaches into the space to the right of its city.
    for city in board.cities.values():
        yield from city_parts(board, plan, city, tongue)
    yield from _palms(plan)


def _names(plan: Plan) -> Iterator[Part]:
    """Letters of columns and numbers of rows, on all sides."""
    right = plan.grid.x + GRID
    for column in range(plan.columns):
        x = plan.grid.x + (column + 0.5) * plan.cell
        for y in (plan.top + 0.48, plan.low - 0.46):
            yield Text(x, y, chr(ord("a") + column), 0.72, "rim.ink", bold=True)
    for row in range(plan.rows):
        y = plan.grid.y + (row + 0.5) * plan.cell
        for x in (plan.grid.x - 0.47, right + 0.47):
            yield Text(x, y, str(row + 1), 0.72, "rim.ink", bold=True)


def _lines(plan: Plan) -> Iterator[Part]:
    left, top = plan.grid.x, plan.grid.y
    low = top + plan.rows * plan.cell
    for column in range(1, plan.columns):
        x = left + column * plan.cell
        yield Polyline((x, top, x, low), "grid", 0.09, 0.75)
    for row in range(1, plan.rows):
        y = top + row * plan.cell
        yield Polyline((left, y, left + GRID, y), "grid", 0.09, 0.75)


def _palms(plan: Plan) -> Iterator[Part]:
    """Palms over the rim, at the corners of the map."""
    left, right = plan.grid.x - 0.42, plan.grid.x + GRID + 0.42
    for x in (left, right):
        for y in (plan.top + 1.0, plan.low - 0.75):
            yield from placed(PALM, x, y, 1.05)
            yield from placed(PALM, x + (0.42 if x == left else -0.42), y + 0.35, 0.8)


# ---------------------------------------------------------------------------- the strip of the turn

COSTS: Final = (15.95, 10.1)
"""Left and width of the list of what actions cost, on the strip."""


def _strip(board: Board, plan: Plan) -> Iterator[Part]:
    """The paper on which actions are counted, and what they cost."""
    yield from plate(LEFT, plan.strip, RIGHT - LEFT, STRIP, "slip")
    yield Polyline(
        (COSTS[0] - 0.3, plan.strip + 0.35, COSTS[0] - 0.3, plan.strip + STRIP - 0.35),
        "slip.print", 0.07,
    )  # fmt: skip
    yield from _costs(board, plan)


def _costs(board: Board, plan: Plan) -> Iterator[Part]:
    """Pictures of the five actions, each with its cost."""
    costs = board.costs
    pictures = (
        (_to_free(), costs.camel_to_free_space),
        (_to_taken(), costs.camel_to_taken_space),
        (_picked_up(), costs.pick_up),
        (_stolen(), costs.steal),
        (_carried(), costs.move_good),
    )
    pitch = COSTS[1] / len(pictures)
    for number, (picture, price) in enumerate(pictures):
        x = COSTS[0] + pitch * (number + 0.5)
        yield from placed(picture, x, plan.strip + 1.3, 1.15)
        yield from placed(coin_parts(str(price)), x, plan.strip + 2.75, 0.92)


def _plain(x: float, foot: float, size: float) -> tuple[Part, ...]:
    """A camel of nobody."""
    return placed((Polygon(CAMEL, "slip.muted"),), x, foot - size / 2, size)


def _arrow(x: float, y: float, length: float) -> Polygon:
    half = length / 2
    neck, tip = x + half - 0.22, x + half
    upper = (x - half, y - 0.07, neck, y - 0.07, neck, y - 0.22, tip, y)
    points = (*upper, neck, y + 0.22, neck, y + 0.07, x - half, y + 0.07)
    return Polygon(points, "slip.ink")


def _to_free() -> tuple[Part, ...]:
    ring = Polygon(rectangle(-0.05, -0.1, 0.75, 0.75), "", "slip.ink", 0.09)
    return (*_plain(-0.4, 0.6, 0.78), ring, _arrow(0.1, 0.28, 0.55))


def _to_taken() -> tuple[Part, ...]:
    ring = Polygon(rectangle(-0.1, -0.3, 0.95, 0.95), "", "slip.ink", 0.09)
    return (*_plain(-0.42, 0.6, 0.72), ring, *_plain(0.37, 0.6, 0.78), _arrow(-0.2, -0.5, 0.6))


def _picked_up() -> tuple[Part, ...]:
    return (*_plain(0, 0.65, 1.0), *_lump(0.42, -0.05), _rise())


def _rise() -> Polygon:
    return Polygon((-0.5, -0.4, -0.28, -0.72, -0.06, -0.4, -0.2, -0.4, -0.2, -0.05, -0.36, -0.05,
                    -0.36, -0.4), "slip.ink")  # fmt: skip


def _lump(x: float, y: float) -> tuple[Part, ...]:
    return (Polygon(rectangle(x - 0.24, y - 0.6, 0.46, 0.46), "gold", "piece.line", 0.08),)


def _stolen() -> tuple[Part, ...]:
    return (*placed(theft_parts(), 0.38, -0.25, 0.72), *_plain(-0.2, 0.65, 1.0))


def _carried() -> tuple[Part, ...]:
    return (
        *_plain(-0.42, 0.65, 0.74),
        *_plain(0.42, 0.65, 0.74),
        *_lump(-0.38, 0.06),
        _arrow(0.22, -0.32, 0.62),
    )


# ----------------------------------------------------------------------------------- player boards


def _boards(plan: Plan) -> Iterator[Part]:
    for seat in range(plan.players):
        yield from _board(plan, seat)
    if plan.players % 2:
        yield from _rose(plan)


def _board(plan: Plan, seat: int) -> Iterator[Part]:
    x, y = plan.panel(seat)
    yield from plate(x, y, *PANEL, "slip")
    yield Polygon(rectangle(x + 0.05, y + 0.3, 0.2, PANEL[1] - 0.6), f"seat.{seat}")
    yield from disc(seat, x + 1.0, y + 0.95, 0.62)
    name = seat_name(seat)
    size = min(1.0, 5.4 / (0.6 * max(len(name), 1)))
    yield Text(x + 1.95, y + 0.97, name, size, "slip.ink", "start", bold=True)
    shelf = plan.shelf(seat)
    yield Polygon(shelf, "mat", "mat.line", 0.08)
    foot = shelf[5] - 0.32
    yield Polyline((shelf[0] + 0.15, foot, shelf[2] - 0.15, foot), "mat.line", 0.05, 0.6)
    for number, good in enumerate(GOODS):
        yield from placed(faint_good(good), *plan.slot(seat, number), 1.05)
    at_x, at_y = plan.slot(seat, len(GOODS))
    yield Polygon(circle_points(at_x, at_y, 0.55, 18), "", "slip.print", 0.08)


def _rose(plan: Plan) -> Iterator[Part]:
    """A compass rose and the name of the game where the fourth player would sit."""
    x, y = plan.panel(plan.players)
    x, y = x + PANEL[0] / 2, y + PANEL[1] / 2
    for radius, turn, paint in ((1.5, 45, "table.line"), (2.3, 0, "rim.light")):
        for quarter in range(4):
            needle = (
                Polygon((0, -radius, 0.34, -0.34, 0, 0), paint),
                Polygon((0, -radius, -0.34, -0.34, 0, 0), "rim"),
            )
            yield from placed(needle, x - 4.6, y, turn=90 * quarter + turn)
    yield Polygon(circle_points(x - 4.6, y, 0.3, 14), "rim.light", "rim", 0.08)
    spaced = "\N{THIN SPACE}".join("CARAVAN")
    yield Text(x + 2.2, y, spaced, 1.5, "table.ink", bold=True)
