"""What lies on the beach and stands beside it: heaps with their flags, holes, baskets."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from rulebook_widgets.core.text import N_, _
from rulebook_widgets.drawing import Circle, Polygon, Polyline, Shape, Text, mark, placed
from rulebook_widgets.drawing.geometry import rectangle, rounded_rectangle
from rulebook_widgets.drawing.scene import Part
from tideline.board import MATERIAL
from tideline.icons import ellipse, find_parts
from tideline.plan import SLIP, centre, field, slip_corner
from tideline.scoring import points
from tideline.words import find_name, seat_name

FLAGS: Final = (-3.3, -1.1, 1.1, 3.3)
"""Where each seat's flag stands on a heap, from its middle."""


@cache
def heap(place: str, known: str, flags: tuple[int, ...], tongue: str) -> Shape:
    """Draw a find that lies in the sand.

    Args:
        place: where.
        known: what it is, if these eyes know; or "".
        flags: the seats that have looked.
        tongue: the language of the label.
    """
    x, y = centre(place)
    parts: list[Part] = [
        Polygon(ellipse(x, y + 2.1, 4.1, 1.5), "heap.shade"),
        Polygon(ellipse(x, y + 1.2, 3.8, 2.0), "heap"),
        Polygon(ellipse(x - 0.7, y + 0.4, 2.4, 0.9), "heap.light"),
    ]
    if known:
        parts += [Circle(x, y + 1.1, 2.6, "peek", "heap.shade", 0.2, 0.94)]
        parts += placed(find_parts(known), x, y + 1.1, 1.95)
    for seat in flags:
        parts += _flag(seat, x + FLAGS[seat], y - 0.4)
    return Shape(f"place:{place}", _heap_label(place, known, flags), tuple(parts), field(place))


_LOOKED: Final = (
    N_("{place}: nobody has looked"),
    N_("{place}: {one} has looked"),
    N_("{place}: {one} and {two} have looked"),
    N_("{place}: {one}, {two} and {three} have looked"),
    N_("{place}: everybody has looked"),
)
_KNOWN: Final = (
    N_("{place}: {find}; nobody has looked"),
    N_("{place}: {find}; {one} has looked"),
    N_("{place}: {find}; {one} and {two} have looked"),
    N_("{place}: {find}; {one}, {two} and {three} have looked"),
    N_("{place}: {find}; everybody has looked"),
)


def _heap_label(place: str, known: str, flags: tuple[int, ...]) -> str:
    one, two, three = (*map(seat_name, flags), "", "", "")[:3]
    find = find_name(known) if known else ""
    template = _((_KNOWN if known else _LOOKED)[len(flags)])
    return template.format(place=place, find=find, one=one, two=two, three=three)


def _flag(seat: int, x: float, foot: float) -> tuple[Part, ...]:
    top, size = foot - 3.4, 2.0
    cloth = rectangle(x, top, size, size)
    return (
        Polyline((x, foot + 1.2, x, top - 0.2), "pole", 0.28),
        Polygon(cloth, f"seat.{seat}", "pole", 0.14),
        *mark(seat, x + size / 2, top + size / 2, 0.8),
    )


@cache
def hole(place: str, owner: int, find: str, wet: bool, tongue: str) -> Shape:
    """Draw the hole that is left where a find was taken; under water it is not to be seen."""
    x, y = centre(place)
    pit = (
        Polygon(ellipse(x, y + 1.3, 3.5, 1.7), "hole"),
        Polygon(ellipse(x, y + 1.6, 2.7, 1.1), "hole.deep"),
    )
    text = _("{place}: a hole; {owner} has {find} from there")
    label = text.format(place=place, owner=seat_name(owner), find=find_name(find))
    return Shape(f"place:{place}", label, () if wet else pit, field(place))


@cache
def water(place: str, tongue: str) -> Shape:
    """Say that a place is under water; the water itself is drawn elsewhere."""
    return Shape(f"place:{place}", _("{place}: under water").format(place=place), (), field(place))


# ---------------------------------------------------------------------------------- the baskets


@cache
def slip(seat: int, finds: tuple[str, ...], turn: bool, tongue: str) -> Shape:
    """Draw a basket, what is in it, and what that is worth."""
    (x, y), (wide, tall) = slip_corner(seat), SLIP
    area = Polygon(
        rounded_rectangle(x, y, wide, tall, 1.4),
        "slip.turn" if turn else "slip",
        "turn" if turn else "slip.edge",
        0.45 if turn else 0.2,
    )
    worth = points(finds)
    words = (
        Text(x + 8.6, y + 2.4, seat_name(seat), 2.3, bold=True, anchor="start"),
        Text(x + wide - 1.3, y + 2.4, _number(worth), 2.9, bold=True, anchor="end"),
    )
    parts = (area, *_basket(seat, x + 4.4, y + 5.9), *words, *_contents(finds, x + 8.6, y + 7.0))
    return Shape(f"basket:{seat}", _slip_label(seat, finds, worth), parts, area)


def _number(value: int) -> str:
    """Write a number with a real minus sign."""
    return f"\N{MINUS SIGN}{-value}" if value < 0 else str(value)


def _basket(seat: int, x: float, y: float) -> tuple[Part, ...]:
    weave = [Polyline((x - 2.8, y + d, x + 2.8, y + d), "wicker.dark", 0.22) for d in (0.3, 2.9)]
    handle = [
        value
        for step in range(13)
        for value in (x - 2.7 + 0.45 * step, y - 3.9 * (1 - ((step - 6) / 6) ** 2) ** 0.5 - 0.4)
    ]
    body = (x - 3.3, y - 0.6, x + 3.3, y - 0.6, x + 2.6, y + 3.6, x - 2.6, y + 3.6)
    return (
        Polyline(tuple(handle), "wicker.dark", 0.55),
        Polygon(body, "wicker", "wicker.dark", 0.3),
        *weave,
        Circle(x, y + 1.5, 1.75, f"seat.{seat}", "wicker.dark", 0.2),
        *mark(seat, x, y + 1.5, 1.2),
    )


def _contents(finds: tuple[str, ...], x: float, y: float) -> tuple[Part, ...]:
    """The kinds of find side by side, each with its number."""
    counted = Counter(finds)
    parts: list[Part] = []
    for at, find in enumerate(find for find in MATERIAL if counted[find]):
        left = x + 5.2 * at
        parts += placed(find_parts(find), left + 1.6, y, 1.65)
        parts.append(Text(left + 3.4, y + 0.4, str(counted[find]), 2.2, anchor="start"))
    return tuple(parts)


def _slip_label(seat: int, finds: tuple[str, ...], worth: int) -> str:
    counted = Counter(finds)
    text = _(
        "{seat}'s basket, worth {worth}: pearls {pearls}, shells {shells}, pebbles {pebbles}, "
        "crabs {crabs}"
    )
    return text.format(
        seat=seat_name(seat),
        worth=worth,
        pearls=counted["pearl"],
        shells=counted["shell"],
        pebbles=counted["pebble"],
        crabs=counted["crab"],
    )
