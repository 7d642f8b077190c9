"""What never changes in the picture: the map, and the boards before anything lies on them.

How well each part of the map is known can be seen: what is reconstructed has dotted outlines, its
roads are broken lines, and its names are slanted.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import atan2, degrees, hypot
from typing import Final

from rulebook_widgets.core.provenance import Graded
from rulebook_widgets.core.text import _, language
from rulebook_widgets.drawing import Layer, Polygon, Polyline, Shape, Text, placed
from rulebook_widgets.drawing.geometry import (
    circle_points,
    pairs,
    rectangle,
    regular,
    rounded_rectangle,
)
from rulebook_widgets.drawing.scene import Part, Points
from rulebook_widgets.games.silk_road.board import GOODS, Board, Journey, board_of
from rulebook_widgets.games.silk_road.boxes import Box
from rulebook_widgets.games.silk_road.icons import icon
from rulebook_widgets.games.silk_road.landscape import is_free, landscape, taken_boxes
from rulebook_widgets.games.silk_road.pieces import disc, good_parts, slip, tile_parts
from rulebook_widgets.games.silk_road.places import CITY, NAME, Atlas, Site, atlas
from rulebook_widgets.games.silk_road.plan import (
    COLUMN,
    LEFT,
    MAP,
    RIGHT,
    SCREEN,
    SCREEN_TOP,
    SEAT,
    STOCK,
    STOCK_TOP,
    TRAY,
    TRAY_TOP,
    column,
    plan_for,
)


def ground(board: str, reverse: bool, players: int) -> Layer:
    """The layer under everything else: the same object for the same board and players."""
    return _ground(board, reverse, players, language())


@lru_cache(maxsize=32)
def _ground(value: str, reverse: bool, players: int, tongue: str) -> Layer:
    board, laid = board_of(value), atlas(value, players)
    taken = taken_boxes(board, laid)
    parts: list[Part] = []
    signs = list(_signs(board, taken))
    parts += landscape(board, laid, taken)
    parts += signs
    for arrow in board.arrows:
        parts += _road(laid, arrow.start, arrow.end, is_reconstructed(arrow), reverse)
    journey = board.journey(reverse)
    for city, site in laid.sites.items():
        parts += _slots(value, board, journey, city, site, laid.side)
        parts += _city(board, journey, city, site)
    parts += _frame()
    parts += _boards(players)
    return Layer("ground", tuple([Shape(parts=(part,)) for part in parts]))


def is_reconstructed(element: Graded, part: str = "") -> bool:
    """Tell whether a part of an element of the board is shown by no source."""
    grades = element.grades()
    return grades.get(part, grades.get("")) == "reconstructed"


# -------------------------------------------------------------------------------------- the frame


def _frame() -> Iterator[Part]:
    """A frame around the map, of stripes as on old maps."""
    left, top, width, height = MAP
    for grown, paint, line in ((0.0, "slip.edge", 0.5), (0.0, "border.light", 0.36)):
        box = rectangle(left - grown, top - grown, width, height)
        yield Polygon(box, stroke=paint, stroke_width=line)
    count = 31
    step = (width - 0.36) / count
    for number in range(0, count, 2):
        for y in (top, top + height):
            x = left + 0.18 + number * step
            yield Polygon(rectangle(x, y - 0.14, step, 0.28), "border")
    count = 23
    step = (height - 0.36) / count
    for number in range(0, count, 2):
        for x in (left, left + width):
            y = top + 0.18 + number * step
            yield Polygon(rectangle(x - 0.14, y, 0.28, step), "border")


def _signs(board: Board, taken: list[Box]) -> Iterator[Part]:
    """The title, a compass, and what broken lines mean, where there is room for them."""
    left, top, width, height = MAP
    spots = [
        (left + 0.5 + 0.6 * column, top + 0.4 + 0.35 * row)
        for row in range(int(height / 0.35), 0, -1)
        for column in range(int(width / 0.6), 0, -1)
    ]
    for wide, high, draw in ((7.6, 1.5, _title), (6.9, 1.1, _legend), (2.4, 2.4, _compass)):
        if draw is _legend and not _has_reconstructions(board):
            continue
        box = next((b for b in (_box(s, wide, high) for s in spots) if is_free(b, taken)), None)
        if box is not None:
            taken.append(box)
            yield from draw((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)


def _box(spot: tuple[float, float], wide: float, high: float) -> Box:
    x, y = spot
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


def _has_reconstructions(board: Board) -> bool:
    return any(map(is_reconstructed, board.arrows)) or any(
        is_reconstructed(city, "title") for city in board.cities.values()
    )


def _title(x: float, y: float) -> Iterator[Part]:
    plate = rounded_rectangle(x - 3.7, y - 0.68, 7.4, 1.36, 0.2, 2)
    yield Polygon(plate, "slot", "border", 0.1, alpha=0.9)
    yield Polygon(rounded_rectangle(x - 3.56, y - 0.54, 7.12, 1.08, 0.14, 2), "", "border", 0.05)
    spaced = "\N{THIN SPACE}".join("SILK ROAD")
    yield Text(x, y + 0.02, spaced, 1.02, "map.ink", bold=True)


def _compass(x: float, y: float) -> Iterator[Part]:
    for turn in (-45.0, 45.0, 135.0, 225.0):
        yield Polygon(_ray(x, y, 0.62, turn), "map.faint")
    for turn in (-90.0, 0.0, 90.0, 180.0):
        yield Polygon(_ray(x, y, 1.05, turn), "border")
    yield Polygon(circle_points(x, y, 0.2, 12), "slot", "border", 0.05)


def _ray(x: float, y: float, length: float, turn: float) -> Points:
    return placed((Polygon((0, -0.17, length, 0, 0, 0.17)),), x, y, turn=turn)[0].points  # type: ignore[union-attr]


def _legend(x: float, y: float) -> Iterator[Part]:
    left = x - 3.4
    yield from _dashes((left, y, left + 1.2, y))
    yield from _dots(left + 1.75, y, 0.3, "map.ink", 10, 0.07)
    yield Text(left + 2.3, y, _("reconstructed"), 0.72, "map.ink", anchor="start", italic=True,
               halo="land", halo_width=0.16)  # fmt: skip


# -------------------------------------------------------------------------------------- the roads

_BULGE: Final = 0.05
"""How far a road leaves the straight line, in parts of its length."""


def road_points(laid: Atlas, start: str, end: str) -> Points:
    """The line of a road from border to border of two cities."""
    one, other = laid.sites[start], laid.sites[end]
    across, down = other.x - one.x, other.y - one.y
    length = hypot(across, down) or 1.0
    first, last = (CITY + 0.1) / length, 1 - (CITY + 0.1) / length
    bulge = _BULGE if (ord(start[-1]) + ord(end[-1])) % 2 else -_BULGE
    points: list[float] = []
    for step in range(9):
        t = first + (last - first) * step / 8
        aside = 4 * bulge * t * (1 - t)
        points += (one.x + across * t - down * aside, one.y + down * t + across * aside)
    return tuple(points)


def _road(laid: Atlas, start: str, end: str, broken: bool, reverse: bool) -> Iterator[Part]:
    line = road_points(laid, start, end)
    yield Polyline(line, "road.rim", 0.44, 0.75)
    if broken:
        yield from _dashes(line)
    else:
        yield Polyline(line, "road", 0.2)
    yield from _head(laid, line, reverse)


def _dashes(line: Points, dash: float = 0.42, gap: float = 0.24) -> Iterator[Part]:
    """A broken line."""
    away, piece = 0.0, list[float]()
    for (x0, y0), (x1, y1) in zip(pairs(line), pairs(line)[1:], strict=False):
        length = hypot(x1 - x0, y1 - y0)
        steps = max(1, round(length / 0.06))
        for step in range(steps):
            t = step / steps
            if (away + t * length) % (dash + gap) < dash:
                piece += (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t)
            elif len(piece) > 2:
                yield Polyline((*piece[:2], *piece[-2:]), "road", 0.2)
                piece = []
        away += length
    if len(piece) > 2:
        yield Polyline((*piece[:2], *piece[-2:]), "road", 0.2)


def _head(laid: Atlas, line: Points, reverse: bool) -> Iterator[Part]:
    """The point of the arrow, where nothing covers the road."""
    spots = pairs(line)
    boxes = [site.box for site in laid.sites.values()]
    order = [4, 5, 3, 6, 2, 7, 1] if not reverse else [4, 3, 5, 2, 6, 1, 7]
    best = next((n for n in order if not any(_inside(spots[n], box) for box in boxes)), 4)
    (x0, y0), (x1, y1) = spots[best - 1], spots[best + 1]
    turn = degrees(atan2(y1 - y0, x1 - x0)) + (180 if reverse else 0)
    shape = (-0.38, -0.4, 0.52, 0, -0.38, 0.4, -0.18, 0)
    head = (
        Polygon(shape, "road.rim", "road.rim", 0.26),
        Polygon(shape, "road"),
    )
    yield from placed(head, *spots[best], turn=turn)


def _inside(spot: tuple[float, float], box: Box) -> bool:
    return box[0] - 0.3 < spot[0] < box[2] + 0.3 and box[1] - 0.3 < spot[1] < box[3] + 0.3


# ------------------------------------------------------------------------------------- the cities


def _city(board: Board, journey: Journey, city: str, site: Site) -> Iterator[Part]:
    """A picture in a ring of the colour of its tiles, and the name."""
    paint = journey.colour.get(city, "none")
    guess = is_reconstructed(board.cities[city], "title")
    yield Polygon(circle_points(site.x, site.y, CITY + 0.1, 24), "road.rim", alpha=0.85)
    yield Polygon(circle_points(site.x, site.y, CITY, 24), paint)
    if guess:
        yield from _dots(site.x, site.y, CITY, f"{paint}.edge", 16, 0.085)
    else:
        yield Polygon(circle_points(site.x, site.y, CITY, 24), "", f"{paint}.edge", 0.12)
    yield Polygon(circle_points(site.x, site.y, CITY - 0.19, 20), "face")
    picture = _picture(journey, board, city)
    yield from placed(icon(picture, f"{paint}.edge", "face"), site.x, site.y - 0.03, 0.8)
    yield Text(*site.name, board.cities[city].title, NAME, "name", bold=not guess, italic=guess,
               halo="name.rim", halo_width=0.26)  # fmt: skip


def _picture(journey: Journey, board: Board, city: str) -> str:
    if city in (journey.start, journey.finish):
        return "gate"
    return "pagoda" if board.cities[city].colour == "orange" else "mosque"


def _dots(x: float, y: float, radius: float, paint: str, count: int, size: float) -> Iterator[Part]:
    for spot in pairs(regular(count, x, y, radius)):
        yield Polygon(regular(6, *spot, size), paint)


def _slots(
    value: str, board: Board, journey: Journey, city: str, site: Site, side: float
) -> Iterator[Part]:
    """The places of the tiles, and the printed action."""
    printed = board.cities[city].printed
    count = len(site.slots) - bool(printed)
    half = side / 2 - 0.04
    for x, y in site.slots[:count]:
        box = rectangle(x - half, y - half, 2 * half, 2 * half)
        yield Polygon(box, "slot", f"{journey.colour[city]}.edge", 0.05, alpha=0.55)
    if printed:
        x, y = site.slots[-1]
        yield from placed(tile_parts(value, printed, "none", small=True), x, y, side)
        if is_reconstructed(board.cities[city], "printed"):
            yield from _dotted_square(x, y, side / 2 - 0.04)


def _dotted_square(x: float, y: float, half: float) -> Iterator[Part]:
    steps = 5
    for step in range(steps):
        away = -half + 2 * half * step / steps
        for spot in ((x + away, y - half), (x + half, y + away), (x - away, y + half),
                     (x - half, y - away)):  # fmt: skip
            yield Polygon(regular(4, *spot, 0.09), "face")


# ------------------------------------------------------------------------------------- the boards


def _boards(players: int) -> Iterator[Part]:
    """Tray, supply, the place behind the screen, and the seats."""
    width = RIGHT - LEFT
    yield from slip(LEFT, TRAY_TOP, width, TRAY)
    yield from slip(LEFT, STOCK_TOP, width, STOCK)
    yield Polygon(rounded_rectangle(LEFT, SCREEN_TOP, width, SCREEN, 0.3, 2), "table.line")
    yield from placed(icon("bag", "slip.muted", "slip"), LEFT + 1.4, STOCK_TOP + 1.3, 1.5)
    yield from placed(icon("vizier", "slip.muted", "slip"), LEFT + 1.4, STOCK_TOP + 3.4, 1.5)
    for number, good in enumerate(GOODS):
        x = column(number)
        if number:
            edge = x - COLUMN / 2
            line = (edge, STOCK_TOP + 0.35, edge, STOCK_TOP + STOCK - 0.35)
            yield Polyline(line, "slip.faint", 0.07)
        yield from placed(good_parts(good), x - 0.85, STOCK_TOP + 1.3, 1.75)
    plan = plan_for(players)
    for seat in range(players):
        x, y = plan.seat(seat)
        yield from slip(x, y, plan.seat_width, SEAT)
        yield from disc(seat, x + 1.1, y + 1.0, 0.76)
