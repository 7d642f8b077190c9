"""The hand before the eyes, and while hands are picked the tiles to pick from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from rulebook_widgets.core.text import _
from rulebook_widgets.drawing import Layer, Polygon, Shape, Text, placed
from rulebook_widgets.drawing.geometry import circle_points
from rulebook_widgets.drawing.scene import KEPT, Part
from rulebook_widgets.games.samurai.board import HAND_SIZE
from rulebook_widgets.games.samurai.names import seat_name, tile_label, tile_name
from rulebook_widgets.games.samurai.pieces import back_parts, disc, hexagon, tile_parts, woven
from rulebook_widgets.games.samurai.plan import LEFT, STOCK_TILE, TILE, plan_for
from rulebook_widgets.games.samurai.state import Hand, View

_TIMES: Final = "\N{MULTIPLICATION SIGN}"


def shown_hand(view: View) -> int:
    """The seat whose hand lies open before the eyes, or face down before anybody's."""
    return view.eyes if view.eyes is not None and view.eyes >= 0 else view.seat


def tiles_text(tiles: Sequence[str]) -> str:
    """Tiles as a list of words."""
    return ", ".join([tile_name(tile) for tile in tiles]) or _("none")


def hand_label(seat: int, hand: Hand | None, size: int) -> str:
    """What is read aloud of a hand, open or face down."""
    hidden, known = _("Hand of {seat}, face down: {count}"), _("Hand of {seat}: {tiles}")
    text = hidden if hand is None else known
    return text.format(seat=seat_name(seat), count=size, tiles=tiles_text(hand or ()))


def hand_layer(view: View, language: str) -> Layer:
    """The hand before the eyes, and while hands are picked the tiles to pick from."""
    seat = shown_hand(view)
    shapes = _hand(view.players, seat, view.hands[seat], view.hand_sizes[seat], language)
    pile = view.piles[view.seat] if view.phase == "hands" else None
    if pile is not None:
        picked = view.hand_sizes[view.seat]
        shapes += _stock(view.players, view.seat, pile, picked, language)
    return Layer("hand", shapes, _("The hand"))


@lru_cache(KEPT)
def _hand(
    players: int, seat: int, hand: Hand | None, size: int, language: str
) -> tuple[Shape, ...]:
    slots = plan_for(players).hand_slots()
    x, y = plan_for(players).hand
    top = y - 1.77 * TILE - 0.95
    title = (
        *disc(seat, x - 4.55, top, 0.62),
        Text(x - 3.6, top, _hand_title(seat, size), 1.0, "sea.ink", anchor="start", bold=True),
    )
    shapes = [Shape(parts=title)]
    if hand is None:
        backs = woven([placed(back_parts(seat), *slot, TILE) for slot in slots[:size]])
        return (*shapes, Shape(f"cards:{seat}", hand_label(seat, None, size), backs))
    return (*shapes, *_offered("hand", seat, hand, slots, TILE))


def _hand_title(seat: int, size: int) -> str:
    return _("Hand of {seat}: {count}").format(seat=seat_name(seat), count=size)


@lru_cache(KEPT)
def _stock(players: int, seat: int, pile: Hand, picked: int, language: str) -> tuple[Shape, ...]:
    """The tiles from which a seat picks its opening hand; none are left once the hand is full."""
    y = plan_for(players).stock_top - 1.45 * STOCK_TILE
    text = _("Pick your opening hand: {count} of {size}").format(count=picked, size=HAND_SIZE)
    title = Text(LEFT + 0.1, y, text, 1.0, "sea.ink", anchor="start", bold=True)
    shapes = _offered("stock", seat, pile, plan_for(players).stock_slots(), STOCK_TILE)
    return (Shape(parts=(title,)), *shapes)


def _offered(
    group: str, seat: int, tiles: Hand, slots: Sequence[tuple[float, float]], size: float
) -> tuple[Shape, ...]:
    """Tiles that can be picked, equal ones as one stack."""
    kinds = dict.fromkeys(tiles)
    return tuple(
        [
            _tile(f"{group}:{tile}", seat, tile, tiles.count(tile), slot, size)
            for tile, slot in zip(kinds, slots, strict=False)
        ]
    )


def _tile(
    name: str, seat: int, tile: str, count: int, slot: tuple[float, float], size: float
) -> Shape:
    x, y = slot
    template = _("{seat}'s {tile}, {count} of them") if count > 1 else _("{seat}'s {tile}")
    label = template.format(seat=seat_name(seat), tile=tile_label(tile), count=count)
    face = tile_parts(seat, tile)
    parts: list[Part] = []
    if count > 1:
        parts += placed(face[:2], x + 0.05 * size, y - 0.08 * size, size)
    parts += placed(face, x, y, size)
    if count > 1:
        parts += _badge(x - 0.58 * size, y - 0.72 * size, count, size)
    return Shape(name, label, tuple(parts), Polygon(hexagon(x, y, size)))


def counts_of(shapes: Iterable[Shape]) -> Iterator[Shape]:
    """The badges of those shapes that are stacks, to be drawn once more above their marks."""
    for shape in shapes:
        last = shape.parts[-1] if shape.parts else None
        if isinstance(last, Text) and last.text.startswith(_TIMES):
            yield Shape(parts=shape.parts[-2:])


def _badge(x: float, y: float, count: int, size: float) -> tuple[Part, ...]:
    return (
        Polygon(circle_points(x, y, 0.3 * size, 20), "slip", "slip.edge", 0.03 * size),
        Text(x, y, f"{_TIMES}{count}", 0.38 * size, "slip.ink", bold=True),
    )
