"""The tray while the grand vizier is shown goods: who has chosen, and what one may show.

Nobody sees the number that another has chosen before all have.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from rulebook_widgets.core.text import _
from rulebook_widgets.drawing import Polygon, Shape, Text, placed
from rulebook_widgets.drawing.geometry import circle_points, rectangle, rounded_rectangle
from rulebook_widgets.drawing.scene import Part
from rulebook_widgets.games.silk_road.names import good_name, seat_name
from rulebook_widgets.games.silk_road.pieces import disc, good_parts
from rulebook_widgets.games.silk_road.plan import LEFT, RIGHT, TRAY_TOP
from rulebook_widgets.games.silk_road.setting import GOOD_NUMBER
from rulebook_widgets.games.silk_road.state import View

_LEFT: Final = LEFT + 5.9
_CELL: Final = (3.08, 2.15)
"""Wide and high enough for a finger on a phone."""

_COLUMNS: Final = 8


def showing_shapes(view: View, tongue: str) -> tuple[Shape, ...]:
    """The kind named, the seats from the one that took the tile, the numbers one may show."""
    shapes = [_heading(view.named, tongue)]
    for turn in range(view.players):
        seat = (view.holder + turn) % view.players
        chosen = turn < len(view.shown)
        count = view.shown[turn] if chosen else None
        shapes.append(_chooser(view.players, turn, seat, chosen, count, tongue))
    goods = view.goods[view.seat]
    if goods is not None:
        owned = goods[GOOD_NUMBER[view.named]]
        shapes += [_choice(view.named, count, tongue) for count in range(owned + 1)]
    return tuple(shapes)


@cache
def _heading(good: str, tongue: str) -> Shape:
    said = _("The grand vizier wants to see {good}").format(good=good_name(good))
    parts: list[Part] = [
        Text(LEFT + 0.6, TRAY_TOP + 0.72, said, 0.95, "slip.ink", anchor="start", bold=True),
        *placed(good_parts(good), RIGHT - 1.2, TRAY_TOP + 0.85, 1.2),
    ]
    return Shape("tray", said, tuple(parts))


@cache
def _chooser(
    players: int, turn: int, seat: int, chosen: bool, count: int | None, tongue: str
) -> Shape:
    width = (RIGHT - 0.3 - _LEFT) / players
    x, y = _LEFT + width * (turn + 0.5), TRAY_TOP + 1.85
    parts = list(_chooser_parts(x, y, seat, chosen, count))
    name = seat_name(seat)
    if not chosen:
        label = _("{seat} has not chosen yet").format(seat=name)
    elif count is None:
        label = _("{seat} has chosen, in secret").format(seat=name)
    else:
        label = _("{seat} shows {count}").format(seat=name, count=count)
    return Shape(f"chosen:{seat}", label, tuple(parts))


def _chooser_parts(
    x: float, y: float, seat: int, chosen: bool, count: int | None
) -> Iterator[Part]:
    yield from disc(seat, x - 0.85, y, 0.6)
    if not chosen:
        yield Polygon(circle_points(x + 0.75, y, 0.58, 18), "", "slip.muted", 0.07)
        return
    known = count is not None
    yield Polygon(circle_points(x + 0.75, y, 0.62, 18), "slip.faint" if known else "slip.muted",
                  "slip.edge", 0.08)  # fmt: skip
    yield Text(x + 0.75, y, str(count) if known else "?", 0.86, "slip.ink" if known else "slip",
               bold=True)  # fmt: skip


@cache
def _choice(good: str, count: int, tongue: str) -> Shape:
    row, column = divmod(count, _COLUMNS)
    width, height = _CELL
    left, top = _LEFT + column * width, TRAY_TOP + 2.55 + row * height
    x, y = left + width / 2, top + height / 2
    box = rounded_rectangle(left + 0.1, top + 0.1, width - 0.2, height - 0.2, 0.35, 3)
    parts = (
        Polygon(box, "slip.faint", "slip.muted", 0.06),
        Text(x - 0.6, y, str(count), 1.15, "slip.ink", bold=True),
        *placed(good_parts(good), x + 0.62, y, 1.2),
    )
    label = _("Show {count} {good}").format(count=count, good=good_name(good))
    return Shape(f"show:{count}", label, parts, Polygon(rectangle(left, top, width, height)))
