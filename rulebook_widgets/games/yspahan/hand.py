"""The hand before the eyes."""

from __future__ import annotations

from functools import lru_cache

from rulebook_widgets.core.text import _
from rulebook_widgets.drawing import Layer, Polygon, Shape, Text, placed
from rulebook_widgets.drawing.geometry import rectangle, rounded_rectangle
from rulebook_widgets.drawing.scene import KEPT, Part
from rulebook_widgets.games.yspahan.names import card_name, seat_name
from rulebook_widgets.games.yspahan.pieces import back_parts, badge, card_parts, disc
from rulebook_widgets.games.yspahan.plan import CARD, HAND, HAND_LEFT, LEFT, RIGHT, plan_for
from rulebook_widgets.games.yspahan.state import Cards, View


def shown_hand(view: View) -> int:
    """The seat whose hand lies open before the eyes, or face down before anybody's."""
    return view.eyes if view.eyes is not None and view.eyes >= 0 else view.seat


def hand_layer(view: View, tongue: str) -> Layer:
    """The hand, open where the eyes know it, else face down."""
    seat = shown_hand(view)
    shapes = _hand(view.players, seat, view.hands[seat], view.hand_sizes[seat], tongue)
    return Layer("hand", shapes, _("The hand"))


@lru_cache(KEPT)
def _hand(players: int, seat: int, hand: Cards | None, size: int, tongue: str) -> tuple[Shape, ...]:
    y = plan_for(players).hand
    text = _("Hand of {seat}: {count}") if size else _("Hand of {seat}: no cards")
    title = text.format(seat=seat_name(seat), count=size)
    parts: list[Part] = [
        Polygon(rounded_rectangle(LEFT, y, RIGHT - LEFT, HAND, 0.3, 2), "table.line"),
        *disc(seat, LEFT + 1.5, y + 1.95, 1.05),
        Text(LEFT + 1.5, y + 3.75, str(size), 1.1, "table.ink", bold=True),
    ]
    if not size:
        parts.append(Text(HAND_LEFT + 0.4, y + HAND / 2, title, 1.0, "table.ink", anchor="start"))
    heading = Shape(f"hand:{seat}", title, tuple(parts))
    if hand is None:
        return heading, _backs(players, seat, size)
    kinds = list(dict.fromkeys(hand))
    cards = [
        _card(players, card, hand.count(card), number, len(kinds))
        for number, card in enumerate(kinds)
    ]
    return heading, *cards


def _backs(players: int, seat: int, size: int) -> Shape:
    parts: list[Part] = []
    x, y, scale = plan_for(players).card(0, 1)
    for number in range(size):
        parts += placed(back_parts(), x + min(2.4, 24.0 / size) * number, y, scale)
    label = _("Hand of {seat}, face down: {count}").format(seat=seat_name(seat), count=size)
    return Shape(f"cards:{seat}", label, tuple(parts))


def _card(players: int, card: str, count: int, number: int, kinds: int) -> Shape:
    """A kind of card in the hand, two of it as a stack."""
    x, y, scale = plan_for(players).card(number, kinds)
    face, parts = card_parts(card), list[Part]()
    if count > 1:
        parts += placed(face[:2], x + 0.1, y - 0.14, scale)
    parts += placed(face, x, y, scale)
    width, height = CARD[0] * scale, CARD[1] * scale
    if count > 1:
        times = f"\N{MULTIPLICATION SIGN}{count}"
        parts += badge(x - width / 2 + 0.68, y - height / 2 + 0.68, times, 0.68)
    text = _("card {card}, {count} of them") if count > 1 else _("card {card}")
    area = rectangle(x - width / 2, y - height / 2, width, height)
    label = text.format(card=card_name(card), count=count)
    return Shape(f"card:{card}", label, tuple(parts), Polygon(area))
