"""What lies behind the screen before the eyes: goods to be tapped, coins, and the tiles kept."""

from __future__ import annotations

from functools import cache

from rulebook_widgets.core.text import _
from rulebook_widgets.drawing import Layer, Polygon, Shape, Text, placed
from rulebook_widgets.drawing.geometry import rectangle, rounded_rectangle
from rulebook_widgets.drawing.scene import Part
from rulebook_widgets.games.silk_road.board import GOODS
from rulebook_widgets.games.silk_road.icons import icon
from rulebook_widgets.games.silk_road.names import seat_name
from rulebook_widgets.games.silk_road.pieces import (
    badge,
    disc,
    gold_coin,
    good_parts,
    silver_coin,
    tile_parts,
)
from rulebook_widgets.games.silk_road.plan import COLUMN, LEFT, RIGHT, SCREEN, SCREEN_TOP, column
from rulebook_widgets.games.silk_road.state import NOBODY, View
from rulebook_widgets.games.silk_road.wording import (
    coins_label,
    hidden_label,
    kept_label,
    mine_label,
)


def shown_seat(view: View) -> int:
    """The seat behind whose screen the picture looks: the eyes' own, or the one to act."""
    if view.eyes is not None and view.eyes >= 0:
        return view.eyes
    return max(view.seat, 0) if view.seat != NOBODY else 0


def screen_layer(view: View, tongue: str) -> Layer:
    """Goods, coins and kept tiles of one seat, or its screen."""
    seat = shown_seat(view)
    goods, gold, silver = view.goods[seat], view.gold[seat], view.silver[seat]
    shapes = [_owner(seat, tongue)]
    if goods is None or gold is None or silver is None:
        shapes.append(_closed(seat, tongue))
    else:
        shapes += [
            _mine(seat, number, good, count, tongue)
            for number, (good, count) in enumerate(zip(GOODS, goods, strict=True))
        ]
        shapes.append(_coins(seat, gold, silver, tongue))
    if view.crooks[seat]:
        shapes.append(_kept(view.board, "crook", 0, view.crooks[seat], 0, tongue))
    if view.barterers[seat] + view.fresh[seat]:
        place = 1 if view.crooks[seat] else 0
        kept = view.barterers[seat], view.fresh[seat]
        shapes.append(_kept(view.board, "barterer", place, *kept, tongue))
    return Layer("screen", tuple(shapes), _("Behind the screen"))


@cache
def _owner(seat: int, tongue: str) -> Shape:
    y = SCREEN_TOP + SCREEN / 2
    name = seat_name(seat)
    parts = (
        *disc(seat, LEFT + 1.45, y - 0.45, 0.95),
        Text(LEFT + 1.45, y + 1.15, name, 0.72, "table.ink", bold=True),
    )
    return Shape("owner", _("Behind the screen of {seat}").format(seat=name), parts)


@cache
def _mine(seat: int, number: int, good: str, count: int, tongue: str) -> Shape:
    """A pile of goods of a kind, and how many."""
    x, y = column(number), SCREEN_TOP + SCREEN / 2
    width, height = COLUMN - 0.3, SCREEN - 0.6
    box = rounded_rectangle(x - width / 2, y - height / 2, width, height, 0.3, 2)
    parts: list[Part] = [Polygon(box, "slip", "slip.edge", 0.07)]
    for above in range(min(count, 3)):
        parts += placed(good_parts(good), x - 0.75 + 0.13 * above, y + 0.22 - 0.26 * above, 1.75)
    if not count:
        faint = rounded_rectangle(x - 1.55, y - 0.75, 1.6, 1.6, 0.3, 2)
        parts.append(Polygon(faint, "", "slip.muted", 0.07))
        parts += placed(icon(good, "slip.muted", "slip"), x - 0.75, y + 0.05, 1.1)
    paint = "slip.ink" if count else "slip.muted"
    parts.append(Text(x + 1.05, y, str(count), 1.4, paint, bold=True))
    area = Polygon(rectangle(x - COLUMN / 2, SCREEN_TOP + 0.1, COLUMN, SCREEN - 0.2))
    return Shape(f"mine:{good}", mine_label(seat, good, count), tuple(parts), area)


@cache
def _coins(seat: int, gold: int, silver: int, tongue: str) -> Shape:
    left, y = RIGHT - 6.35, SCREEN_TOP + 1.1
    parts: list[Part] = []
    for number, (coin, count) in enumerate(((gold_coin(), gold), (silver_coin(), silver))):
        x = left + 0.6 + 3.1 * number
        for above in range(min(3, max(count, 1))):
            parts += placed(coin, x, y + 0.15 - 0.2 * above, 1.5)
        words = Text(
            x + 0.95,
            y,
            str(count),
            1.2 if count < 10 else 1.1,
            "table.ink",
            anchor="start",
            bold=True,
        )
        parts.append(words)
    return Shape(f"purse:{seat}", coins_label(seat, gold, silver), tuple(parts))


@cache
def _closed(seat: int, tongue: str) -> Shape:
    parts: list[Part] = []
    for number in range(8):
        x = column(0) - 1.0 + 2.62 * number
        picture = icon("screen", f"seat.{seat}", "table.line")
        parts += placed(picture, x, SCREEN_TOP + SCREEN / 2, 2.75)
    return Shape(f"purse:{seat}", hidden_label(seat), tuple(parts))


@cache
def _kept(value: str, tile: str, place: int, count: int, fresh: int, tongue: str) -> Shape:
    x, y = RIGHT - 5.3 + 3.0 * place, SCREEN_TOP + 2.8
    side = 1.9
    parts = list(placed(tile_parts(value, tile, "none", small=True), x, y, side))
    if not count:
        parts.append(Polygon(rectangle(x - 0.9, y - 0.9, 1.8, 1.8), "table.line", alpha=0.55))
    parts += badge(x + 1.15, y + 0.4, str(count + fresh), 0.62)
    area = Polygon(rectangle(x - 1.3, y - 1.07, 2.9, 2.16))
    return Shape(f"kept:{tile}", kept_label(tile, count, fresh), tuple(parts), area)
