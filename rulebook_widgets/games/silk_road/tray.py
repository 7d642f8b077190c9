"""The tray below the map: what is for sale in this city, or whatever else is to be decided.

Tiles in the tray are ``take:TILE`` (one shape for all that are alike), the printed action is
``printed`` as long as it may be used, the kinds on the tile in use are ``shown:GOOD``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import cast

from rulebook_widgets.core.text import _
from rulebook_widgets.drawing import Layer, Polygon, Shape, Text, placed
from rulebook_widgets.drawing.geometry import circle_points, rectangle, rounded_rectangle
from rulebook_widgets.drawing.scene import Part
from rulebook_widgets.games.silk_road.ahead import ahead_shapes, bidding_shapes
from rulebook_widgets.games.silk_road.board import board_of
from rulebook_widgets.games.silk_road.icons import icon
from rulebook_widgets.games.silk_road.names import good_name, seat_name, tile_name
from rulebook_widgets.games.silk_road.pieces import (
    disc,
    kinds_of,
    points_star,
    shown_parts,
    tile_parts,
)
from rulebook_widgets.games.silk_road.plan import LEFT, RIGHT, TILE, TRAY_TOP, slot
from rulebook_widgets.games.silk_road.scoring import points
from rulebook_widgets.games.silk_road.setting import tiles_at
from rulebook_widgets.games.silk_road.showing import showing_shapes
from rulebook_widgets.games.silk_road.state import State, View
from rulebook_widgets.games.silk_road.wording import offer_label, printed_label


def tray_layer(view: View, tongue: str) -> Layer:
    """What the tray shows in this phase."""
    match view.phase:
        case "deal" | "lay" | "replace" | "swap" | "first":
            shapes = _setting_up(view, tongue)
        case "bid" | "choose":
            shapes = bidding_shapes(view, tongue)
        case "travel":
            shapes = ahead_shapes(view, tongue)
        case "show":
            shapes = (_in_use(view, tongue), *showing_shapes(view, tongue))
        case "over":
            shapes = tuple(_scores(view, tongue))
        case _:
            shapes = tuple(_market(view, tongue))
    return Layer("tray", shapes, _("What is to be decided"))


# ---------------------------------------------------------------------------------------- market


def _market(view: View, tongue: str) -> Iterator[Shape]:
    """The tile in use, the printed action, the tiles of the city."""
    yield _title(view, tongue)
    place = 0
    if view.tile:
        yield _in_use(view, tongue)
        yield from _shown(view.tile, view.kinds, tongue)
        place = 1
    printed = board_of(view.board).cities[view.city].printed
    if printed and not (view.tile and view.printed):
        yield _printed(view.board, view.city, printed, view.bonus, place, tongue)
        place += 1
    colour = board_of(view.board).journey(view.reverse).colour.get(view.city, "none")
    for tile, count in Counter(tiles_at(view, view.city)).items():
        yield _offer(view.board, tile, colour, count, place, tongue)
        place += count


def _title(view: View, tongue: str) -> Shape:
    title = board_of(view.board).cities[view.city].title
    return _heading(_("Market of {city}").format(city=title), progress(view), tongue)


@cache
def _heading(title: str, more: str, tongue: str) -> Shape:
    parts: list[Part] = [
        Text(LEFT + 0.6, TRAY_TOP + 0.85, title, 1.0, "slip.ink", anchor="start", bold=True)
    ]
    if more:
        parts.append(Text(RIGHT - 0.6, TRAY_TOP + 0.85, more, 0.86, "slip.ink", anchor="end"))
    label = _("{title}. {more}").format(title=title, more=more) if more else title
    return Shape("tray", label, tuple(parts))


def progress(view: View) -> str:
    """How far the tile in use has come, or how many tiles are to be taken; "" for nothing."""
    board = board_of(view.board)
    most = board.tiles[view.tile].most if view.tile else 0
    match view.phase:
        case "sell":
            text = _("Sold so far: {count}")
        case "buy":
            text = _("Bought so far: {count}")
        case "trade":
            text = _("Exchanged: {count} of {times} times")
        case "give":
            text = _("Handed in: {count} of up to {most}")
        case "receive":
            text = _("Still to receive: {due}")
        case "hand":
            text = _("Who gets the pawn?")
        case "steal":
            text = _("Drawn from behind a screen")
        case _:
            text = _("Two tiles in this turn") if view.bartered and view.left else ""
    return text.format(count=view.count, times=board.trader.times, most=most, due=view.due)


def _in_use(view: View, tongue: str) -> Shape:
    colour = board_of(view.board).journey(view.reverse).colour.get(view.city, "none")
    paint = "none" if view.printed else colour
    return _used(view.board, view.tile, paint, view.kinds, view.phase, view.count, tongue)


@cache
def _used(
    value: str, tile: str, colour: str, kinds: tuple[str, ...], phase: str, count: int, tongue: str
) -> Shape:
    board = board_of(value)
    x, y = slot(0)
    plain = kinds_of(board.tiles[tile])
    half = TILE / 2
    frame = rounded_rectangle(x - half - 0.04, y - half - 0.04, TILE + 0.08, TILE + 0.08, 0.5, 3)
    parts: list[Part] = [Polygon(frame, "turn", "slip.edge", 0.08)]
    parts += placed(shown_parts(value, tile, colour, kinds or plain), x, y, TILE * 0.94)
    if phase in ("use", "sell", "buy") and board.tiles[tile].type in ("sell", "buy"):
        parts += _next_price(x, y, len(board.prices.sell), count)
    if kinds and kinds != plain:
        parts.append(
            Polygon(circle_points(x - 1.75, y - 1.75, 0.62, 16), "turn", "slip.edge", 0.06)
        )
        parts += placed(icon("crook", "slip.edge", "turn"), x - 1.75, y - 1.72, 0.85)
    shown = ", ".join(map(good_name, kinds))
    text = _("In use: {tile}, which now shows {goods}") if kinds != plain else _("In use: {tile}")
    label = text.format(tile=tile_name(tile), goods=shown)
    return Shape("used", label, tuple(parts), _area(0, 1))


def _next_price(x: float, y: float, prices: int, count: int) -> Iterator[Part]:
    """A ring around the coin that the next good brings or costs."""
    place = min(count, prices - 1)
    size = TILE * 0.94
    pitch = min(0.205, 0.82 / prices)
    across = x + size * (place - (prices - 1) / 2) * pitch
    yield Polygon(circle_points(across, y + 0.25 * size, 0.5, 18), "", "spices", 0.15)


@cache
def _shown(tile: str, kinds: tuple[str, ...], tongue: str) -> tuple[Shape, ...]:
    """The kinds on the tile in use, for a crook to change."""
    x, y = slot(0)
    areas = {
        kind: rectangle(
            x - TILE / 2 + TILE * number / len(kinds), y - TILE / 2, TILE / len(kinds), TILE
        )
        for number, kind in enumerate(kinds)
    }
    if len(areas) == 1:
        areas = dict.fromkeys(areas, rectangle(x - TILE / 2, y - TILE / 2, TILE, TILE))
    text = _("{good} on {tile}")
    return tuple(
        [
            Shape(
                f"shown:{kind}",
                text.format(good=good_name(kind), tile=tile_name(tile)),
                (),
                Polygon(area),
            )
            for kind, area in areas.items()
        ]
    )


@cache
def _printed(value: str, city: str, tile: str, usable: bool, place: int, tongue: str) -> Shape:
    x, y = slot(place)
    parts = list(placed(tile_parts(value, tile, "none"), x, y, TILE))
    box = rounded_rectangle(x - 0.48 * TILE, y - 0.48 * TILE, 0.96 * TILE, 0.96 * TILE, 0.4, 3)
    if not usable:
        parts.append(Polygon(box, "slip", alpha=0.55))
        return Shape("", "", tuple(parts))
    parts.append(Polygon(box, "", "turn", 0.12))
    return Shape("printed", printed_label(value, city), tuple(parts), _area(place, 1))


@cache
def _offer(value: str, tile: str, colour: str, count: int, place: int, tongue: str) -> Shape:
    parts: list[Part] = []
    for number in range(count):
        parts += placed(tile_parts(value, tile, colour), *slot(place + number), TILE)
    return Shape(f"take:{tile}", offer_label(tile, count), tuple(parts), _area(place, count))


def _area(place: int, count: int) -> Polygon:
    (left, y), (right, _y) = slot(place), slot(place + count - 1)
    return Polygon(rectangle(left - TILE / 2, y - TILE / 2, right - left + TILE, TILE))


# ------------------------------------------------------------------------------ beginning and end


def _setting_up(view: View, tongue: str) -> tuple[Shape, ...]:
    laid = sum(map(len, view.tiles))
    titles = {
        "deal": _("Everybody draws goods from the bag"),
        "first": _("Chance chooses the first leader"),
    }
    title = titles.get(view.phase, _("Tiles are laid at the cities"))
    return (_heading(title, _("Tiles on the board: {count}").format(count=laid), tongue),)


def _scores(view: View, tongue: str) -> Iterator[Shape]:
    """The points of everybody, the most first."""
    yield _heading(_("The journey is over"), "", tongue)
    totals = [points(cast(State, view), seat) for seat in range(view.players)]
    order = sorted(range(view.players), key=lambda seat: -totals[seat])
    for place, seat in enumerate(order):
        won = totals[seat] == max(totals)
        yield _score(view.players, place, seat, totals[seat], won, tongue)


@cache
def _score(players: int, place: int, seat: int, total: int, won: bool, tongue: str) -> Shape:
    x = LEFT + (RIGHT - LEFT) * (place + 0.5) / players
    y = TRAY_TOP + 3.5
    parts: list[Part] = []
    if won:
        frame = rounded_rectangle(x - 2.3, y - 2.0, 4.6, 5.0, 0.4, 2)
        parts.append(Polygon(frame, "turn", alpha=0.35))
    parts += points_star(x, y - 0.4, 1.35, str(total), 1.2 if total < 100 else 0.95)
    parts += disc(seat, x, y + 1.5, 0.62)
    parts.append(Text(x, y + 2.5, seat_name(seat), 0.78, "slip.ink", bold=won))
    text = _("{seat} has {count} points and wins") if won else _("{seat} has {count} points")
    return Shape(f"points:{seat}", text.format(seat=seat_name(seat), count=total), tuple(parts))
