"""The picture of a game of Yspahan, and what clicks on it mean.

Layers, from the bottom: the ground, which never changes; the pieces on it (cubes in shops and on
camels, buildings); the dice, the supervisor and the marks of an action; what is counted; the hand;
the highlights.

Shapes that can be clicked are ``shop:ID``, ``road:ID``, ``row:ID``, ``taken`` (the dice taken from
their row), ``deck``, ``card:ID`` of an open hand, and ``build:ID``, the buildings of the seat whose
turn it is. ``scored:N``, a piece of the score track, says what line N of the account was for.
``building:SEAT:ID`` and ``camel:N`` are there to be pointed at. ``supervisor``, ``rolled``,
``calendar``, ``discards``, ``track``, and ``seat:N``, ``camels:N``, ``gold:N``, ``hands:N``,
``points:N``, ``track:N``, ``asked:N``, ``winner:N`` of each seat can only be looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from rulebook_widgets.core.text import _, language
from rulebook_widgets.drawing import (
    NO_HIGHLIGHTS,
    Circle,
    Highlights,
    Layer,
    Polygon,
    Scene,
    Shape,
    highlight_layer,
    placed,
)
from rulebook_widgets.drawing.geometry import rectangle
from rulebook_widgets.drawing.highlights import framed, pointed_out
from rulebook_widgets.drawing.scene import Points
from rulebook_widgets.games.yspahan.board import (
    BUILDINGS,
    CARAVAN_ROWS,
    ROAD,
    SHOP_IDS,
    SHOPS,
    camels_in_use,
)
from rulebook_widgets.games.yspahan.clicks import intend, paths, reason
from rulebook_widgets.games.yspahan.ground import ground
from rulebook_widgets.games.yspahan.hand import hand_layer
from rulebook_widgets.games.yspahan.names import building_name
from rulebook_widgets.games.yspahan.palette import DARK, LIGHT, PAINTS
from rulebook_widgets.games.yspahan.pieces import built_parts, cube_parts
from rulebook_widgets.games.yspahan.plan import CAMEL, SHOP, SPACE, TILE, WIDTH, plan_for
from rulebook_widgets.games.yspahan.play import fares, play_layer
from rulebook_widgets.games.yspahan.prompt import prompt
from rulebook_widgets.games.yspahan.scoring import building_points
from rulebook_widgets.games.yspahan.state import NOBODY, View
from rulebook_widgets.games.yspahan.table import table_layer
from rulebook_widgets.games.yspahan.wording import (
    building_label,
    building_price,
    camel_label,
    shop_label,
    space_label,
)

__all__ = ["DARK", "LIGHT", "PAINTS", "intend", "paths", "prompt", "reason", "scene"]


def scene(view: View, highlights: Highlights = NO_HIGHLIGHTS) -> Scene:
    """Draw a view.

    Args:
        view: what the eyes may know; nothing else is drawn or said.
        highlights: names of shapes to point out.

    Returns:
        The scene. Its first layer is the same object each time for a number of players, and its
        other layers are equal as long as nothing in them changed.
    """
    tongue = language()
    layers = (
        ground(view.players),
        _pieces(view, tongue),
        play_layer(view, tongue),
        table_layer(view, tongue),
        hand_layer(view, tongue),
    )
    text = _("The city of Yspahan and its boards, for {count} players.").format(count=view.players)
    marks = _marks(view.players, layers, highlights)
    return Scene(WIDTH, plan_for(view.players).height, (*layers, marks), "Yspahan", text, "table")


# -------------------------------------------------------------------------------------- the pieces


def _pieces(view: View, tongue: str) -> Layer:
    """Road, shops, camels and buildings; only what was put on them has to be painted."""
    return Layer(
        "pieces",
        (
            *_road(view, tongue),
            *_shops(view, tongue),
            *_camels(view, tongue),
            *_buildings(view, tongue),
        ),
        _("The city, the caravan and the buildings"),
    )


def _road(view: View, tongue: str) -> Iterator[Shape]:
    prices = fares(view)
    for space in ROAD:
        yield _space(view.players, space, space == view.supervisor, prices.get(space), tongue)


@cache
def _space(players: int, space: str, here: bool, fare: int | None, tongue: str) -> Shape:
    x, y = plan_for(players).space(space)
    label, bare = space_label(space, here, fare), not here and fare is None
    return Shape(f"road:{space}", label, (), Circle(x, y, _REACH), bare)


_REACH: Final = 0.85
"""How far from its middle a space can be tapped: half the way to the next."""


def _shops(view: View, tongue: str) -> Iterator[Shape]:
    for shop, owner in zip(SHOP_IDS, view.shops, strict=True):
        yield _shop(view.players, shop, owner, tongue)


@cache
def _shop(players: int, shop: str, owner: int, tongue: str) -> Shape:
    x, y = plan_for(players).shop(shop)
    parts = () if owner == NOBODY else placed(cube_parts(owner), x, y + 0.02, 1.24)
    area = Polygon(_grounds(players)[shop])
    return Shape(f"shop:{shop}", shop_label(shop, owner), parts, area, bare=not parts)


@cache
def _grounds(players: int) -> dict[str, Points]:
    """Where each shop can be tapped: wider than it is drawn, where nothing else is near."""
    plan = plan_for(players)
    spots = [(*plan.shop(shop), SHOP / 2) for shop in SHOPS]
    spots += [(*plan.space(space), SPACE) for space in ROAD]
    return {shop: _ground(*plan.shop(shop), spots) for shop in SHOPS}


_MARGIN: Final = 0.3
_SIDES: Final = ((-1, 0), (1, 0), (0, -1), (0, 1))


def _ground(x: float, y: float, spots: list[tuple[float, float, float]]) -> Points:
    half = SHOP / 2
    room: dict[tuple[int, int], float] = dict.fromkeys(_SIDES, _MARGIN)
    for other_x, other_y, other in spots:
        for across, down in room:
            along = (other_x - x) * across + (other_y - y) * down
            aside = abs((other_x - x) * down) + abs((other_y - y) * across)
            if along > 0.1 and aside < half + other + 2 * _MARGIN:
                gap = max(0.0, along - half - other) / 2
                room[across, down] = min(room[across, down], gap)
    left, right, top, low = [room[side] for side in _SIDES]
    return rectangle(x - half - left, y - half - top, SHOP + left + right, SHOP + top + low)


def _camels(view: View, tongue: str) -> Iterator[Shape]:
    used = camels_in_use(view.players)
    loaded = dict(zip(used, view.caravan, strict=False))
    for row in CARAVAN_ROWS:
        for camel in row.camels:
            owner = loaded.get(camel, NOBODY)
            yield _camel(view.players, camel, owner, camel in used, tongue)


@cache
def _camel(players: int, camel: int, owner: int, used: bool, tongue: str) -> Shape:
    x, y = plan_for(players).camel(camel)
    parts = () if owner == NOBODY else placed(cube_parts(owner), x - 0.17, y - 0.36, 1.18)
    area = rectangle(x - CAMEL[0] / 2, y - CAMEL[1] / 2, *CAMEL)
    label = camel_label(camel, owner, used)
    return Shape(f"camel:{camel}", label, parts, Polygon(area), bare=not parts)


# ----------------------------------------------------------------------------------- the buildings


def _buildings(view: View, tongue: str) -> Iterator[Shape]:
    """What each seat has built, and above it where whoever's turn it is may build."""
    for seat, built in enumerate(view.buildings):
        for building in BUILDINGS:
            number = built.index(building) + 1 if building in built else 0
            yield _building(view.players, seat, building, number, tongue)
    if view.phase != "over":
        for building in BUILDINGS:
            yield _site(view.players, view.seat, building, tongue)


@cache
def _building(players: int, seat: int, building: str, number: int, tongue: str) -> Shape:
    x, y = plan_for(players).building(seat, building)
    points = building_points(number) if number else None
    parts = () if points is None else placed(built_parts(seat, building, points), x, y)
    label = building_label(seat, building, points)
    area = Polygon(rectangle(x, y, *TILE))
    return Shape(f"building:{seat}:{building}", label, parts, area, bare=not parts)


@cache
def _site(players: int, seat: int, building: str, tongue: str) -> Shape:
    x, y = plan_for(players).building(seat, building)
    label = _("Build {building} for {price}").format(
        building=building_name(building), price=building_price(building)
    )
    return Shape(f"build:{building}", label, (), Polygon(rectangle(x, y, *TILE)))


# --------------------------------------------------------------------------------- the highlights


def _marks(players: int, layers: tuple[Layer, ...], highlights: Highlights) -> Layer:
    """Highlights, drawn along what can be tapped or pointed at."""
    if highlights == NO_HIGHLIGHTS:
        return Layer("highlights")
    areas = [_area_of(players, shape) for shape in pointed_out(layers[1:], highlights)]
    return highlight_layer(areas, highlights, 0.13) if areas else Layer("highlights")


_WITHIN: Final = {"card": -0.06, "build": -0.04, "building": -0.04, "shop": -0.04}
"""How far inside the border of a shape its mark runs, in units, by kind of shape."""


def _area_of(players: int, shape: Shape) -> Shape:
    """The area of a shape as it is drawn, so large that its mark runs along its border."""
    kind, _colon, name = shape.name.partition(":")
    hit = shape.hit
    if isinstance(hit, Circle):
        hit = Circle(hit.x, hit.y, hit.radius * 0.9)
    elif hit is not None:
        area = hit.points
        if kind == "shop":
            x, y = plan_for(players).shop(name)
            area = (x - SHOP / 2, y - SHOP / 2, x + SHOP / 2, y + SHOP / 2)
        hit = framed(area, _WITHIN.get(kind, 0.1))
    return Shape(shape.name, shape.label, (), hit)
