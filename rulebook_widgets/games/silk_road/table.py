"""What is open on the table: the supply, the viziers set aside, the seats."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from rulebook_widgets.core.text import _
from rulebook_widgets.drawing import Layer, Polygon, Shape, Text, placed
from rulebook_widgets.drawing.geometry import rectangle, rounded_rectangle
from rulebook_widgets.drawing.scene import Part
from rulebook_widgets.games.silk_road.board import GOODS
from rulebook_widgets.games.silk_road.icons import icon, rimmed
from rulebook_widgets.games.silk_road.names import seat_name, tokens_name
from rulebook_widgets.games.silk_road.pieces import (
    badge,
    disc,
    gold_coin,
    good_parts,
    silver_coin,
    tile_parts,
    token_parts,
)
from rulebook_widgets.games.silk_road.plan import (
    COLUMN,
    RIGHT,
    SEAT,
    STOCK,
    STOCK_TOP,
    column,
    plan_for,
)
from rulebook_widgets.games.silk_road.state import Numbers, View
from rulebook_widgets.games.silk_road.wording import (
    hidden_label,
    kept_label,
    seat_label,
    supply_label,
    vizier_label,
    wealth_label,
)


def table_layer(view: View, tongue: str) -> Layer:
    """Supply, viziers and seats."""
    shapes: list[Shape] = []
    for number, good in enumerate(GOODS):
        count = None if view.supply is None else view.supply[number]
        shapes.append(_supply(number, good, count, tongue))
    for number, good in enumerate(GOODS):
        shapes.append(
            _vizier(view.board, number, good, view.viziers[number], view.owed[number], tongue)
        )
    shapes.append(_round(view.round, view.piles, tongue))
    for seat in range(view.players):
        shapes += _seat_shapes(view, seat, tongue)
    return Layer("table", tuple(shapes), _("Supply and players"))


# -------------------------------------------------------------------------------------- the supply


@cache
def _supply(number: int, good: str, count: int | None, tongue: str) -> Shape:
    x, y = column(number), STOCK_TOP + 1.3
    words = "?" if count is None else str(count)
    parts: list[Part] = [Text(x + 0.95, y, words, 1.35, "slip.ink", bold=True)]
    if count == 0:
        parts.insert(0, Polygon(rectangle(x - 1.85, y - 1.0, 2.0, 2.0), "slip", alpha=0.6))
    area = Polygon(rectangle(x - COLUMN / 2, STOCK_TOP + 0.1, COLUMN, 2.2))
    return Shape(f"supply:{good}", supply_label(good, count), tuple(parts), area)


@cache
def _vizier(value: str, number: int, good: str, count: int, owed: int, tongue: str) -> Shape:
    x, y = column(number), STOCK_TOP + 3.45
    box = rounded_rectangle(x - 1.75, y - 0.85, 3.5, 1.7, 0.2, 2)
    parts: list[Part] = [Polygon(box, "" if not count else "slip.faint", "slip.muted", 0.06)]
    if count:
        parts += placed(tile_parts(value, "vizier", "none", small=True), x - 0.75, y, 1.6)
        if owed:
            parts.append(Text(x + 0.8, y, "!", 1.15, "spices", bold=True))
        else:
            parts += placed(good_parts(good), x + 0.8, y, 1.15)
    if count > 1:
        parts += badge(x + 1.6, y - 0.7, str(count), 0.5)
    area = Polygon(rectangle(x - COLUMN / 2, STOCK_TOP + 2.3, COLUMN, STOCK - 2.3))
    return Shape(f"vizier:{good}", vizier_label(good, count, owed), tuple(parts), area)


@cache
def _round(number: int, piles: tuple[Numbers, Numbers], tongue: str) -> Shape:
    """The number of the round, and the unused tiles of both colours."""
    left, y = RIGHT - 6.3, STOCK_TOP + 1.15
    said = _("Round {number}").format(number=number) if number else _("Set-up")
    orange, purple = map(sum, piles)
    parts: list[Part] = [Text(left, y, said, 1.0, "slip.ink", anchor="start", bold=True)]
    for place, (paint, count) in enumerate((("orange", orange), ("purple", purple))):
        x, low = left + 0.75 + 3.0 * place, STOCK_TOP + 3.3
        for above in range(min(3, -(-count // 3))):
            box = rounded_rectangle(x - 0.7, low - 0.6 - 0.14 * above, 1.4, 1.3, 0.15, 2)
            parts.append(Polygon(box, paint, f"{paint}.edge", 0.07))
        if not count:
            box = rounded_rectangle(x - 0.7, low - 0.6, 1.4, 1.3, 0.15, 2)
            parts.append(Polygon(box, "", "slip.muted", 0.06))
        parts.append(Text(x + 0.95, low, str(count), 0.9, "slip.ink", anchor="start", bold=True))
    text = _("{round}. Tiles not on the board: {orange} orange, {purple} purple")
    label = text.format(round=said, orange=orange, purple=purple)
    return Shape("piles", label, tuple(parts))


# --------------------------------------------------------------------------------------- the seats


def _seat_shapes(view: View, seat: int, tongue: str) -> tuple[Shape, ...]:
    turn = seat == view.seat and view.phase != "over"
    stack = view.stack if seat == view.holder else -1
    return (
        _seat(view.players, seat, turn, view.tokens[seat], stack, tongue),
        _behind(view.players, seat, view.goods[seat], view.gold[seat], view.silver[seat], tongue),
        *_kept(
            view.board, view.players, seat, view.crooks[seat], view.barterers[seat],
            view.fresh[seat], tongue,
        ),
        *((_pawn(view.players, seat, stack, tongue),) if stack >= 0 else ()),
    )  # fmt: skip


@cache
def _seat(players: int, seat: int, turn: bool, tokens: int, stack: int, tongue: str) -> Shape:
    plan = plan_for(players)
    (x, y), width = plan.seat(seat), plan.seat_width
    parts: list[Part] = []
    if turn:
        frame = rounded_rectangle(x, y, width, SEAT, 0.25, 2)
        parts += [Polygon(frame, "turn", alpha=0.16), Polygon(frame, "", "turn", 0.2)]
        parts += disc(seat, x + 1.1, y + 1.0, 0.76)
    parts.append(
        Text(x + 2.2, y + 0.95, seat_name(seat), 0.95, "slip.ink", anchor="start", bold=True)
    )
    for number in range(tokens):
        parts += placed(token_parts(), x + 0.85 + 0.75 * number, y + 3.57, 1.0)
    area = Polygon(rectangle(x, y, width, SEAT))
    return Shape(f"seat:{seat}", seat_label(seat, turn, tokens), tuple(parts), area)


@cache
def _pawn(players: int, seat: int, stack: int, tongue: str) -> Shape:
    """The pawn of the leader, with the tokens that go along."""
    plan = plan_for(players)
    left, y = plan.seat(seat)
    right = left + plan.seat_width
    parts: list[Part] = list(
        placed(rimmed("leader", "pawn", "pawn.rim"), right - 0.95, y + 0.95, 1.6)
    )
    if stack:
        parts += placed(token_parts(), right - 2.35, y + 0.95, 1.15)
        parts.append(Text(right - 3.35, y + 0.95, str(stack), 0.95, "slip.ink", bold=True))
    text = _("{seat} has the pawn, with {tokens}")
    return Shape(f"pawn:{seat}", text.format(seat=seat_name(seat), tokens=tokens_name(stack)),
                 tuple(parts))  # fmt: skip


_PITCH: Final = 1.9
"""From good to good, and from coin to coin, at a seat; in a narrow one coins lie below."""


@cache
def _behind(
    players: int,
    seat: int,
    goods: Numbers | None,
    gold: int | None,
    silver: int | None,
    tongue: str,
) -> Shape:
    """What lies behind a screen, or the screen."""
    plan = plan_for(players)
    (x, y), width = plan.seat(seat), plan.seat_width
    if goods is None or gold is None or silver is None:
        panels = icon("screen", f"seat.{seat}", "slip")
        parts = [p for n in range(2) for p in placed(panels, x + 3.6 + 1.75 * n, y + 2.5, 1.7)]
        return Shape(f"screen:{seat}", hidden_label(seat), tuple(parts))
    one_row = width > 7 * _PITCH
    shown: list[Part] = []
    for number, (good, count) in enumerate(zip(GOODS, goods, strict=True)):
        left = x + 0.25 + _PITCH * number
        shown += _counted(good_parts(good, small=True), left, y + 2.47, count, _PITCH)
    place = (x + 0.25 + 5 * _PITCH, y + 2.47) if one_row else (x + 2.3, y + 3.57)
    for number, (coin, count) in enumerate(((gold_coin(), gold), (silver_coin(), silver))):
        shown += _counted(coin, place[0] + _PITCH * number, place[1], count, _PITCH)
    return Shape(f"screen:{seat}", wealth_label(seat, goods, gold, silver), tuple(shown))


def _counted(
    picture: tuple[Part, ...], left: float, y: float, count: int, pitch: float
) -> Iterator[Part]:
    size = 0.53 * pitch
    yield from placed(picture, left + size / 2, y, size)
    paint = "slip.ink" if count else "slip.muted"
    high = (0.92 if count < 10 else 0.76) * size
    x, bold = left + 1.06 * size, bool(count)
    yield Text(x, y, str(count), high, paint, anchor="start", bold=bold)


@cache
def _kept(
    value: str, players: int, seat: int, crooks: int, barterers: int, fresh: int, tongue: str
) -> tuple[Shape, ...]:
    """Crooks and barterers in front of a screen."""
    plan = plan_for(players)
    right, y = plan.seat(seat)[0] + plan.seat_width, plan.seat(seat)[1] + 3.55
    shapes: list[Shape] = []
    for tile, count, new in (("barterer", barterers, fresh), ("crook", crooks, 0)):
        if count + new:
            right -= 2.05
            picture = tile_parts(value, tile, "none", small=True)
            parts = (
                *placed(picture, right + 0.75, y, 1.05),
                *badge(right + 1.45, y + 0.12, str(count + new), 0.5),
            )
            label = _("{seat}: {kept}").format(
                seat=seat_name(seat), kept=kept_label(tile, count, new)
            )
            shapes.append(Shape(f"{tile}s:{seat}", label, parts))
    return tuple(shapes)
