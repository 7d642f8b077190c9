"""What lies on the map: the cities and arrows to be tapped, the tiles, the caravan."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import hypot

from rulebook_widgets.core.text import _
from rulebook_widgets.drawing import Circle, Layer, Polygon, Shape, placed
from rulebook_widgets.drawing.geometry import pairs, rectangle
from rulebook_widgets.drawing.scene import Points
from rulebook_widgets.games.silk_road.board import board_of
from rulebook_widgets.games.silk_road.ground import road_points
from rulebook_widgets.games.silk_road.icons import rimmed
from rulebook_widgets.games.silk_road.pieces import tile_parts
from rulebook_widgets.games.silk_road.places import CITY, atlas
from rulebook_widgets.games.silk_road.setting import tiles_at
from rulebook_widgets.games.silk_road.state import View
from rulebook_widgets.games.silk_road.wording import (
    city_label,
    printed_label,
    road_label,
    tile_label,
)


def atlas_layer(view: View, tongue: str) -> Layer:
    """The cities in travelling order, each with its tiles."""
    shapes = (
        *_roads(view.board, view.players, tongue),
        *_cities(view, tongue),
        _caravan(view.board, view.reverse, view.players, view.city, tongue),
    )
    return Layer("map", shapes, _("The road and its cities"))


@cache
def _roads(value: str, players: int, tongue: str) -> tuple[Shape, ...]:
    laid = atlas(value, players)
    return tuple(
        [
            Shape(
                f"arrow:{arrow.start}-{arrow.end}",
                road_label(value, arrow.start, arrow.end),
                (),
                Polygon(_wide(road_points(laid, arrow.start, arrow.end))),
            )
            for arrow in board_of(value).arrows
        ]
    )


def _wide(line: Points) -> Points:
    """The area along a line."""
    spots = pairs(line)
    (x0, y0), (x1, y1) = spots[0], spots[-1]
    length = hypot(x1 - x0, y1 - y0) or 1.0
    dx, dy = -(y1 - y0) / length * 0.3, (x1 - x0) / length * 0.3
    there = [value for x, y in spots for value in (x + dx, y + dy)]
    back = [value for x, y in reversed(spots) for value in (x - dx, y - dy)]
    return (*there, *back)


def _cities(view: View, tongue: str) -> Iterator[Shape]:
    board = board_of(view.board)
    for city in board.cities:
        tiles = tiles_at(view, city)
        yield _city(
            view.board, view.reverse, view.players, city, city == view.city, len(tiles), tongue
        )
        if board.cities[city].printed:
            yield _printed(view.board, view.players, city, tongue)
        for number, tile in enumerate(tiles):
            yield _tile(view.board, view.reverse, view.players, city, number, tile, tongue)


@cache
def _city(
    value: str, reverse: bool, players: int, city: str, here: bool, left: int, tongue: str
) -> Shape:
    site = atlas(value, players).sites[city]
    label = city_label(value, reverse, city, here, left)
    return Shape(f"city:{city}", label, (), Circle(site.x, site.y, CITY + 0.34))


@cache
def _printed(value: str, players: int, city: str, tongue: str) -> Shape:
    laid = atlas(value, players)
    area = _square(*laid.sites[city].slots[-1], laid.side)
    return Shape(f"printed:{city}", printed_label(value, city), (), area)


@cache
def _tile(
    value: str, reverse: bool, players: int, city: str, number: int, tile: str, tongue: str
) -> Shape:
    laid = atlas(value, players)
    x, y = laid.sites[city].slots[number]
    colour = board_of(value).journey(reverse).colour[city]
    parts = placed(tile_parts(value, tile, colour, small=True), x, y, laid.side)
    label = tile_label(value, city, tile)
    return Shape(f"tile:{city}:{number}", label, parts, _square(x, y, laid.side))


def _square(x: float, y: float, side: float) -> Polygon:
    return Polygon(rectangle(x - side / 2, y - side / 2, side, side))


@cache
def _caravan(value: str, reverse: bool, players: int, city: str, tongue: str) -> Shape:
    site = atlas(value, players).sites[city]
    east = reverse
    camel = rimmed("camel", "pawn", "pawn.rim", 0.16)
    parts = placed(camel if east else _mirrored(), site.x, site.y - 0.12, 1.75)
    title = board_of(value).cities[city].title
    return Shape("caravan", _("The caravan, in {city}").format(city=title), parts)


@cache
def _mirrored() -> tuple[Polygon, ...]:
    """The camel walking to the left."""
    return tuple(
        [
            Polygon(
                tuple([value for x, y in pairs(part.points) for value in (-x, y)]),
                part.fill,
                part.stroke,
                part.stroke_width,
            )
            for part in rimmed("camel", "pawn", "pawn.rim", 0.16)
            if isinstance(part, Polygon)
        ]
    )
