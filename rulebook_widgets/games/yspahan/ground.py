"""What never changes in the picture: the city, and the boards before anything lies on them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from rulebook_widgets.core.text import language
from rulebook_widgets.drawing import Layer, Polygon, Polyline, Shape, Text, outline, placed
from rulebook_widgets.drawing.geometry import (
    circle_points,
    rectangle,
    regular,
    rounded_rectangle,
    shifted,
)
from rulebook_widgets.drawing.scene import Part
from rulebook_widgets.games.yspahan.board import (
    CROSSROADS,
    DOUBLE_SPACES,
    QUARTERS,
    ROAD,
    SOUKS,
    Souk,
)
from rulebook_widgets.games.yspahan.boards import boards_ground
from rulebook_widgets.games.yspahan.icons import icon
from rulebook_widgets.games.yspahan.names import quarter_name
from rulebook_widgets.games.yspahan.plan import CITY_HEIGHT, SHOP, SPACE, WIDTH, Plan, plan_for

_PLAQUES: Final = {
    "sack_3": (-2, -1),
    "sack_4": (-1, -5),
    "sack_6": (-6, -1),
    "sack_8": (-10, -1),
    "barrel_3": (3.0, -1),
    "barrel_4": (4, -3),
    "barrel_6": (5, -1),
    "barrel_8": (2, -5),
    "chest_4": (-3, 1),
    "chest_6": (-7, 1),
    "chest_8": (-2, 4),
    "amphora_4": (2, 1),
    "amphora_6": (2, 3),
    "amphora_12": (4, 1),
}
"""Where the value of each souk stands, on the city's grid."""

_SIGNS: Final = {"sack": (-8.3, -6.1), "barrel": (6.0, -6.1), "chest": (-4.65, 3.05),
                 "amphora": (5.7, 3.0)}  # fmt: skip
"""Where the sign of each quarter stands, on the city's grid."""


def ground(players: int) -> Layer:
    """The layer under everything else: always the same object for a number of players."""
    return _ground(players, language())


@cache
def _ground(players: int, tongue: str) -> Layer:
    plan = plan_for(players)
    parts = [*_city(plan), *boards_ground(plan)]
    return Layer("ground", tuple([Shape(parts=(part,)) for part in parts]))


def _city(plan: Plan) -> Iterator[Part]:
    yield from _walls(plan)
    yield from _houses(plan)
    yield from _mosque(plan)
    yield from _road(plan)
    for souk in SOUKS.values():
        yield from _band(plan, souk)
    for souk in SOUKS.values():
        for shop in souk.shops:
            yield from placed(stall_parts(souk.colour), *plan.shop(shop.id))
        yield from _plaque(plan, souk)
    for quarter in QUARTERS:
        yield from _sign(plan, quarter)


# ------------------------------------------------------------------------------- walls and ground


def _walls(plan: Plan) -> Iterator[Part]:
    """The wall around the city, and the ground of its quarters."""
    top, low = plan.city, plan.city + CITY_HEIGHT
    wall = rounded_rectangle(0.25, top, WIDTH - 0.5, CITY_HEIGHT, 0.9)
    yield Polygon(shifted(wall, 0, 0.16), "shade", alpha=0.5)
    yield Polygon(wall, "wall")
    yield Polygon(
        rounded_rectangle(0.37, top + 0.12, WIDTH - 0.74, CITY_HEIGHT - 0.24, 0.8), "wall.light"
    )
    yield from _battlements(top, low)
    x, y = plan.grid(0, 0)
    left, right, upper, lower = 0.8, WIDTH - 0.8, top + 0.55, low - 0.55
    for corner, box in {
        "chest": (left, upper, x, y),
        "amphora": (x, upper, right, y),
        "sack": (left, y, x, lower),
        "barrel": (x, y, right, lower),
    }.items():
        yield Polygon(
            rectangle(box[0], box[1], box[2] - box[0], box[3] - box[1]), f"ground.{corner}"
        )
    inner = rectangle(left, upper, right - left, lower - upper)
    yield Polygon(inner, stroke="wall", stroke_width=0.14)


def _battlements(top: float, low: float) -> Iterator[Part]:
    """Notches along the wall."""
    across = 31
    for n in range(across):
        x = 0.95 + n * (WIDTH - 1.9 - 0.45) / (across - 1)
        for y in (top + 0.24, low - 0.45):
            yield Polygon(rectangle(x, y, 0.45, 0.2), "wall")
    down = 21
    for n in range(down):
        y = top + 0.95 + n * (CITY_HEIGHT - 1.9 - 0.45) / (down - 1)
        for x in (0.47, WIDTH - 0.67):
            yield Polygon(rectangle(x, y, 0.2, 0.45), "wall")


# ------------------------------------------------------------------------------------ decoration

_HOUSE: Final = (
    Polygon((-0.5, -0.1, 0.2, -0.1, 0.2, 0.5, -0.5, 0.5), "house"),
    Polygon((0.2, -0.1, 0.5, -0.3, 0.5, 0.34, 0.2, 0.5), "house.shade", alpha=0.35),
    Polygon((-0.5, -0.1, -0.2, -0.3, 0.5, -0.3, 0.2, -0.1), "house.shade", alpha=0.16),
    Polygon((-0.25, 0.5, -0.25, 0.24, -0.15, 0.16, -0.05, 0.24, -0.05, 0.5), "house.shade",
            alpha=0.55),
)  # fmt: skip
_DOME: Final = (
    Polygon((-0.5, 0, 0.5, 0, 0.5, 0.5, -0.5, 0.5), "house"),
    Polygon((0.15, 0, 0.5, 0, 0.5, 0.5, 0.15, 0.5), "house.shade", alpha=0.25),
    Polygon(outline("M-.4 0C-.44-.26-.16-.36 0-.56C.16-.36.44-.26.4 0Z"), "tile"),
    Polygon(outline("M-.3-.05C-.34-.24-.14-.3-.04-.46C-.1-.3-.2-.2-.18-.05Z"), "tile.light"),
    Polygon((-0.14, 0.5, -0.14, 0.22, 0, 0.1, 0.14, 0.22, 0.14, 0.5), "house.shade", alpha=0.55),
)
_TREE: Final = (
    Polygon(outline("M0-.62C.2-.3.26.1.16.42L-.16.42C-.26.1-.2-.3 0-.62Z"), "cypress"),
    Polygon((-0.04, 0.4, 0.04, 0.4, 0.04, 0.56, -0.04, 0.56), "house.shade"),
)
_SCENERY: Final = {
    "house": ((-9.7, -5.2, 1.1), (-8.0, -3.0, 1.15), (-8.0, -4.6, 1.0), (-6.7, -4.7, 1.15),
              (-2.6, -3.4, 1.15), (-3.3, -2.45, 1.0), (-6.2, -5.85, 1.0), (-2.2, -4.8, 1.1),
              (4.1, -4.35, 1.1), (5.4, -4.0, 1.1), (2.2, -2.05, 1.0), (4.6, -2.2, 1.1),
              (7.3, -5.2, 0.9), (1.1, 4.05, 1.1), (2.55, 4.15, 1.0), 
              (2.6, 2.0, 1.05), (-1.0, 1.0, 1.15), (-5.2, -4.4, 1.0),
              (-3.9, 2.4, 0.0)),
    "dome": ((-4.2, -4.55, 1.35), (5.6, -2.9, 1.35), (3.75, 4.1, 1.25), (-7.1, -2.1, 1.2),
             (4.6, -6.75, 1.2)),
    "tree": ((-10.1, -4.45, 1.3), (-7.3, -3.9, 1.2), (-3.4, -3.75, 1.3), (-5.9, -2.05, 1.2),
             (-2.9, -1.9, 1.2), (3.2, -4.2, 1.3), (6.0, -2.1, 1.2), (6.3, -4.4, 1.2),
             (3.9, 2.1, 1.3), (7.2, 4.15, 1.3), (1.75, 2.05, 1.2), (-2.0, 2.6, 1.2),
             (-9.9, -6.9, 1.3), (4.5, 4.0, 1.2), (2.2, -6.6, 1.3),
             (3.15, -1.9, 1.2)),
}  # fmt: skip
"""Houses, domes and cypresses where the city has room for them: place on the grid, and size."""


def _houses(plan: Plan) -> Iterator[Part]:
    for kind, parts in (("tree", _TREE), ("house", _HOUSE), ("dome", _DOME)):
        for x, y, size in _SCENERY[kind]:
            if size:
                yield from placed(parts, *plan.grid(x, y), size)


def _mosque(plan: Plan) -> Iterator[Part]:
    """The great mosque in the north-west, and the name of the game."""
    x, y = plan.grid(-8.0, 1.68)
    yield from placed(_MOSQUE, x, y, 0.8)
    spaced = "\N{THIN SPACE}".join("YSPAHAN")
    yield Text(x, plan.city + 1.5, spaced, 1.25, "city.ink", bold=True)


def _arch(half: float, height: float) -> Polygon:
    points = outline(
        f"M{-half} 0V{-0.6 * height}C{-half} {-0.85 * height} {-0.3 * half} {-0.9 * height} 0"
        f" {-height}C{0.3 * half} {-0.9 * height} {half} {-0.85 * height} {half} {-0.6 * height}V0Z"
    )
    return Polygon(points, "house.shade", alpha=0.75)


def _minaret() -> tuple[Part, ...]:
    return (
        Polygon(rectangle(-0.22, -3.3, 0.44, 3.3), "house"),
        Polygon(rectangle(0.04, -3.3, 0.18, 3.3), "house.shade", alpha=0.25),
        Polygon(rectangle(-0.34, -2.75, 0.68, 0.2), "tile"),
        Polygon(outline("M-.26-3.3C-.3-3.6-.08-3.7 0-4C.08-3.7.3-3.6.26-3.3Z"), "tile"),
    )


def _mosque_parts() -> Iterator[Part]:
    """A court with arcades, two minarets, a gate and a dome, standing on (0, 0)."""
    yield Polygon(rectangle(-3.5, -1.95, 7.0, 1.95), "house")
    yield Polygon(rectangle(-3.5, -1.95, 7.0, 0.22), "tile")
    for column in (-2.85, -2.15, -1.45, 1.45, 2.15, 2.85):
        yield from placed((_arch(0.26, 0.95),), column, 0)
    for side in (-3.5, 3.5):
        yield from placed(_minaret(), side, 0)
    dome = outline("M-1.1 0C-1.45-.85-.5-1.2 0-1.95C.5-1.2 1.45-.85 1.1 0Z", 0.02)
    glint = outline("M-.75-.1C-1-.7-.4-1.05-.15-1.5C-.3-.95-.55-.65-.45-.1Z", 0.02)
    yield Polygon(shifted(dome, 0, -2.45), "tile")
    yield Polygon(shifted(glint, 0, -2.45), "tile.light")
    yield Polygon(rectangle(-1.1, -2.5, 2.2, 2.5), "tile")
    yield Polygon(rectangle(-0.95, -2.35, 1.9, 2.35), "tile.light")
    yield _arch(0.68, 1.9)


_MOSQUE: Final = tuple(_mosque_parts())


# -------------------------------------------------------------------------------------- the road


def _road(plan: Plan) -> Iterator[Part]:
    """The road, its spaces, and the step from each space to the shops it serves."""
    links = [
        (*plan.space(name), *plan.space(near))
        for name, space in ROAD.items()
        for near in space.neighbours
        if near > name
    ]
    steps = [
        (*plan.space(name), *plan.shop(shop))
        for name, space in ROAD.items()
        for shop in space.shops
    ]
    for paint, wide, narrow in (("road.edge", 1.02, 0.86), ("road", 0.82, 0.66)):
        for line in steps:
            yield Polyline(line, paint, narrow)
        for name in ROAD:
            x, y = plan.space(name)
            yield Polygon(circle_points(x, y, wide / 2 + 0.28, 16), paint)
        for line in links:
            yield Polyline(line, paint, wide)
    for name in ROAD:
        yield from _stone(*plan.space(name), name)


def _stone(x: float, y: float, name: str) -> tuple[Part, ...]:
    """A space: a round stone; those with two shops have a ring, the crossroads a star."""
    if name == CROSSROADS:
        star = [Polygon(regular(4, x, y, 0.95, turn), "tile", "stone.edge", 0.08)
                for turn in (-90, -45)]  # fmt: skip
        over = [Polygon(regular(4, x, y, 0.88, turn), "tile") for turn in (-90, -45)]
        inner = [Polygon(regular(4, x, y, 0.55, turn), "stone") for turn in (-90, -45)]
        return (*star, *over, *inner)
    stone = Polygon(circle_points(x, y, SPACE - 0.04, 20), "stone", "stone.edge", 0.08)
    if name in DOUBLE_SPACES:
        return stone, Polygon(circle_points(x, y, 0.4, 16), "", "tile", 0.12)
    return (stone,)


# ------------------------------------------------------------------------------------- the souks


def _band(plan: Plan, souk: Souk) -> Iterator[Part]:
    """What joins the shops of a souk."""
    points = [value for shop in souk.shops for value in plan.shop(shop.id)]
    line = (*points, *plan.grid(*_PLAQUES[souk.id])) if souk.id in _OPEN_ENDED else tuple(points)
    if len(line) > 2:
        yield Polyline(line, "stall.edge", 0.72)
        yield Polyline(line, f"souk.{souk.colour}", 0.54)


_OPEN_ENDED: Final = ("barrel_3", "barrel_4", "amphora_4", "sack_8")
"""Souks whose value stands beyond the last shop."""


@cache
def stall_parts(colour: str) -> tuple[Part, ...]:
    """An empty shop of a souk, around (0, 0): a stall seen from above its awning."""
    half = SHOP / 2
    body = rounded_rectangle(-half, -half, SHOP, SHOP, 0.2, 2)
    paint = f"souk.{colour}"
    stripe = SHOP / 6
    parts: list[Part] = [
        Polygon(shifted(body, 0.03, 0.1), "shade", alpha=0.3),
        Polygon(body, "stall", "stall.edge", 0.1),
        Polygon(rectangle(-half + 0.05, half - 0.3, SHOP - 0.1, 0.25), paint),
        Polygon(rectangle(-half + 0.05, -half + 0.05, 0.14, SHOP - 0.1), paint),
        Polygon(rectangle(half - 0.19, -half + 0.05, 0.14, SHOP - 0.1), paint),
    ]
    for n in range(6):
        left = -half + n * stripe
        high = 0.52 if n % 2 == 0 else 0.46
        points = (left, -half + 0.05, left + stripe, -half + 0.05, left + stripe, -half + high,
                  left + stripe / 2, -half + high + 0.13, left, -half + high)  # fmt: skip
        parts.append(Polygon(points, paint if n % 2 == 0 else "stall"))
    parts.append(Polygon(body, stroke="stall.edge", stroke_width=0.1))
    return tuple(parts)


def _plaque(plan: Plan, souk: Souk) -> tuple[Part, ...]:
    """The value of a souk."""
    x, y = plan.grid(*_PLAQUES[souk.id])
    return (
        Polygon(circle_points(x, y, 0.62, 20), f"souk.{souk.colour}", "stall.edge", 0.1),
        Polygon(circle_points(x, y, 0.5, 20), "stall"),
        Text(x, y, str(souk.value), 0.78, "souk.ink", bold=True),
    )


def _sign(plan: Plan, quarter: str) -> tuple[Part, ...]:
    """The emblem and the name of a quarter."""
    x, y = plan.grid(*_SIGNS[quarter])
    y -= 0.45
    name = quarter_name(quarter).upper()
    rays = [Polygon(regular(8, x, y, 1.56, turn), "tile") for turn in (-90, -67.5)]
    return (
        *rays,
        Polygon(circle_points(x, y, 1.26, 28), "stall"),
        Polygon(circle_points(x, y, 1.26, 28), "", "tile.light", 0.1),
        *placed(icon(quarter, "souk.ink", "stall"), x, y, 1.62),
        Text(x, y + 2.1, name, 0.82, "city.ink", bold=True),
    )
