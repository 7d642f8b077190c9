"""The tray while the leader is chosen and the caravan moves: bids, and what lies ahead.

Bids up to ten, all that a purse can pay when the journey begins, are ``bid:N``; higher ones begin
with ``bids:N``, the lowest of many bids, and go on with a button.
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from rulebook_widgets.core.text import _
from rulebook_widgets.drawing import Layer, Polygon, Shape, Text, placed
from rulebook_widgets.drawing.geometry import circle_points, rectangle, rounded_rectangle
from rulebook_widgets.drawing.scene import Part
from rulebook_widgets.games.silk_road.board import board_of
from rulebook_widgets.games.silk_road.names import seat_name, silver_name, tile_name
from rulebook_widgets.games.silk_road.pieces import disc, silver_coin, tile_parts
from rulebook_widgets.games.silk_road.plan import LEFT, RIGHT, TRAY, TRAY_TOP
from rulebook_widgets.games.silk_road.setting import tiles_at
from rulebook_widgets.games.silk_road.state import NOBODY, View
from rulebook_widgets.games.silk_road.wording import bid_label

__all__ = ["Layer", "ahead_shapes", "bid_chip", "bidding_shapes", "own_wealth"]

SINGLE: Final = 10
"""Bids up to this have a coin each."""

CHIPS: Final = (11, 21, 41, 61)
"""The lowest bids of those that share a chip; the last one stands for all that follow."""

_COLUMNS: Final = 7
_CELL: Final = (2.18, 2.64)
"""Wide and high enough for a finger on a phone."""

_TOP: Final = TRAY_TOP + 1.4
COIN: Final = 1.96
"""Across a coin that stands for a bid."""

_READABLE: Final = 2.2
"""A tile of that side is drawn as it is, a smaller one as on the map."""

_RIGHT_PART: Final = LEFT + 15.6

_GAP: Final = 0.3
"""Between two cities side by side."""

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height."""


def bid_chip(amount: int) -> int:
    """Return the lowest bid of the chip that a high bid belongs to."""
    return max(chip for chip in CHIPS if chip <= amount)


# ------------------------------------------------------------------------------------------- bids


def bidding_shapes(view: View, tongue: str) -> tuple[Shape, ...]:
    """The bids, and the cities where the caravan may go next."""
    purse = own_wealth(view)
    shapes = [_heading(view.bid, view.bidder, tongue)]
    for amount in range(1, SINGLE + 1):
        state = "made" if amount == view.bid else "low" if amount < view.bid else "open"
        if state == "open" and purse is not None and amount > purse:
            state = "dear"
        bidder = view.bidder if state == "made" else NOBODY
        shapes.append(_coin(amount, state, bidder, view.phase == "bid", tongue))
    if view.phase == "bid" and purse is not None:
        chips = [chip for chip in CHIPS if chip <= purse]
        shapes += [_chip(chip, min(purse, _last(chip)), tongue) for chip in chips]
    return (*shapes, *_ahead(view, _RIGHT_PART, False, tongue))


def own_wealth(view: View) -> int | None:
    """Return what the seat to move owns in silver, or None if the eyes do not see it."""
    gold, silver = view.gold[view.seat], view.silver[view.seat]
    if gold is None or silver is None:
        return None
    return gold * board_of(view.board).coins.gold_worth + silver


def _last(chip: int) -> int:
    return next((higher - 1 for higher in CHIPS if higher > chip), 9999)


@cache
def _heading(bid: int, bidder: int, tongue: str) -> Shape:
    if bid:
        text = _("Highest bid: {silver}, by {seat}")
        said = text.format(silver=silver_name(bid), seat=seat_name(bidder))
    else:
        said = _("Who leads? No bid yet")
    title = Text(LEFT + 0.6, TRAY_TOP + 0.8, said, 0.84, "slip.ink", anchor="start", bold=True)
    return Shape("tray", said, (title,))


def _cell(number: int) -> tuple[float, float]:
    row, column = divmod(number, _COLUMNS)
    return LEFT + 0.16 + _CELL[0] * (column + 0.5), _TOP + _CELL[1] * (row + 0.5)


@cache
def _coin(amount: int, state: str, bidder: int, open_: bool, tongue: str) -> Shape:
    x, y = _cell(amount - 1)
    parts = list(placed(silver_coin(str(amount)), x, y, COIN))
    if state in ("low", "dear"):
        parts.append(Polygon(circle_points(x, y, COIN / 2, 18), "slip", alpha=0.66))
    if state == "made":
        parts += [Polygon(circle_points(x, y, COIN / 2, 20), "", "turn", 0.18)]
        parts += disc(bidder, x + 0.6, y + 0.62, 0.48)
    area = Polygon(rectangle(x - _CELL[0] / 2, y - _CELL[1] / 2, *_CELL))
    if not open_:
        return Shape("", "", tuple(parts))
    return Shape(f"bid:{amount}", bid_label(amount), tuple(parts), area)


@cache
def _chip(chip: int, most: int, tongue: str) -> Shape:
    x, y = _cell(SINGLE + CHIPS.index(chip))
    width = _CELL[0] - 0.3
    plate = rounded_rectangle(x - width / 2, y - 1.1, width, 2.2, 0.5, 3)
    parts: list[Part] = [Polygon(plate, "silver", "silver.edge", 0.09)]
    lines = [str(chip)] if most == chip else [str(chip), f"\N{EN DASH}{most}"]
    for number, words in enumerate(lines):
        down = 0.9 * (number - (len(lines) - 1) / 2)
        parts.append(Text(x, y + down, words, 0.84, "silver.ink", bold=True))
    label = _("Bid from {low} to {high} silver").format(low=chip, high=most)
    area = Polygon(rectangle(x - _CELL[0] / 2, y - _CELL[1] / 2, *_CELL))
    return Shape(f"bids:{chip}", label, tuple(parts), area)


# ------------------------------------------------------------------------------- the cities ahead


def ahead_shapes(view: View, tongue: str) -> tuple[Shape, ...]:
    """The cities where the caravan may go next, large."""
    said = _("Where to from {city}?")
    city = board_of(view.board).cities[view.city].title
    return (_where(said.format(city=city), tongue), *_ahead(view, LEFT + 0.5, True, tongue))


@cache
def _where(said: str, tongue: str) -> Shape:
    title = Text(LEFT + 0.6, TRAY_TOP + 0.85, said, 1.0, "slip.ink", anchor="start", bold=True)
    return Shape("tray", said, (title,))


def _ahead(view: View, left: float, large: bool, tongue: str) -> list[Shape]:
    cities = board_of(view.board).journey(view.reverse).onward[view.city]
    return [
        _next_city(
            view.board, view.reverse, city, tiles_at(view, city),
            _room(left, large, number, len(cities)), large, len(cities) == 1, tongue,
        )
        for number, city in enumerate(cities)
    ]  # fmt: skip


def _room(left: float, large: bool, number: int, count: int) -> Box:
    """Where a city stands in the tray: left, top, width and height. Side by side if there is room.

    >>> _room(1.0, True, 1, 2)[0] > _room(1.0, True, 0, 2)[0]
    True
    """
    top = TRAY_TOP + (1.5 if large else 0.3)
    wide, high = RIGHT - 0.35 - left, TRAY_TOP + TRAY - 0.25 - top
    if large:
        across = (wide + _GAP) / count
        return left + number * across, top + 0.04, across - _GAP, high - 0.12
    return left, top + number * high / count + 0.04, wide, high / count - 0.12


@cache
def _next_city(
    value: str,
    reverse: bool,
    city: str,
    tiles: tuple[str, ...],
    room: Box,
    large: bool,
    alone: bool,
    tongue: str,
) -> Shape:
    """A city: its name and its tiles. A target of its own when the caravan moves.

    A city that stands alone in a wide tray has its name beside its tiles, else it is above them.
    """
    board, beside = board_of(value), large and alone
    place, (left, top, wide, high) = board.cities[city], room
    box = rounded_rectangle(*room, 0.25, 2)
    size, down = (0.95, high / 2 if alone else 0.8) if large else (0.8, 0.5)
    title = Text(left + 0.4, top + down, place.title, size, "slip.ink", anchor="start", bold=True)
    parts: list[Part] = [Polygon(box, "slip.faint", alpha=0.6), title]
    colour = board.journey(reverse).colour.get(city, "none")
    shown = [(tile, colour) for tile in tiles]
    if place.printed:
        shown.append((place.printed, "none"))
    first, below = (6.6, 0.04) if beside else (0.0, 1.5 if large else 0.96)
    side = min(high - below - 0.1, (wide - first - 0.35) / max(3, len(shown)))
    y = top + (high if beside else below + high) / 2
    for slot, (tile, paint) in enumerate(shown):
        x = left + first + 0.3 + side * (slot + 0.5)
        parts += placed(tile_parts(value, tile, paint, small=side < _READABLE), x, y, side * 0.96)
    said = ", ".join([tile_name(tile) for tile, _paint in shown])
    text = _("Next: {city} with {tiles}") if said else _("Next: {city}")
    label = text.format(city=place.title, tiles=said)
    return Shape(f"road:{city}", label, tuple(parts), Polygon(box) if large else None)
