"""The dice board, the caravan, and what lies below it: deck, discards and calendar."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulebook_widgets.drawing import Polygon, Polyline, Text, outline, placed
from rulebook_widgets.drawing.geometry import (
    circle_points,
    rectangle,
    rounded_rectangle,
    shifted,
)
from rulebook_widgets.drawing.scene import Part
from rulebook_widgets.games.yspahan.board import (
    BUILDINGS,
    CALENDAR,
    CARAVAN_ROWS,
    DICE_ROWS,
    camels_in_use,
)
from rulebook_widgets.games.yspahan.icons import coin, icon
from rulebook_widgets.games.yspahan.names import seat_name
from rulebook_widgets.games.yspahan.pieces import disc, site_parts, slip, star
from rulebook_widgets.games.yspahan.plan import (
    CARAVAN,
    CARDS_HELD,
    COUNTS,
    DICE_BOARD,
    HERD,
    LANE,
    LEFT,
    PANEL,
    PILE,
    PURSE,
    RIGHT,
    SHEET,
    TRACK,
    Plan,
)


def boards_ground(plan: Plan) -> Iterator[Part]:
    """All boards but the city, before anything lies on them."""
    yield from _track(plan)
    yield from _dice_board(plan)
    yield from _caravan(plan)
    yield from _calendar(plan)
    for seat in range(plan.players):
        x, y = plan.panel(seat)
        yield from slip(x, y, RIGHT - LEFT, PANEL, "slip", "slip.edge")
        yield from _seat(seat, x, y)
        for building in BUILDINGS:
            yield from placed(site_parts(building), *plan.building(seat, building))


def _seat(seat: int, x: float, y: float) -> Iterator[Part]:
    """Who a panel belongs to, and the pictures of what is counted there."""
    yield from disc(seat, x + 1.4, y + PANEL / 2, 1.0)
    yield Text(x + 2.75, y + 0.95, seat_name(seat), 1.08, "slip.ink", anchor="start", bold=True)
    low = y + COUNTS
    yield from placed(icon("camels", "slip.ink", "slip"), x + HERD - 0.75, low, 1.3)
    yield from placed(coin(), x + PURSE - 0.68, low, 1.02)
    yield from placed(icon("card", "slip.ink", "slip"), x + CARDS_HELD - 0.6, low, 1.2)


# -------------------------------------------------------------------------------- the score track


def _track(plan: Plan) -> Iterator[Part]:
    """Paper with a lane for each seat; the lines and numbers are drawn with the scores."""
    height = LANE * plan.players + 1.05
    yield from slip(LEFT, plan.track, RIGHT - LEFT, height, "slip", "slip.edge")
    left, length = TRACK
    for seat in range(plan.players):
        y = plan.lane(seat)
        yield Polygon(rectangle(left, y - 0.4 * LANE, length, 0.8 * LANE), "slip.faint")


# --------------------------------------------------------------------------------- the dice board


def _dice_board(plan: Plan) -> Iterator[Part]:
    """A rack of six shelves, each with the emblem of its row."""
    width, height = DICE_BOARD
    yield from _board(LEFT, plan.boards, width, height)
    for number, row in enumerate(DICE_ROWS):
        x, y = plan.row(number)
        shelf = rounded_rectangle(x + 2.25, y - 0.86, width - 2.6, 1.72, 0.2, 2)
        yield Polygon(shelf, "shelf")
        yield Polyline((x + 2.4, y + 0.86, x + width - 0.5, y + 0.86), "wood.light", 0.1)
        yield Polyline((x + 2.4, y - 0.84, x + width - 0.5, y - 0.84), "wood.dark", 0.08)
        yield Polygon(circle_points(x + 1.25, y, 0.86, 24), "card", "wood.dark", 0.08)
        sign = coin() if row.kind == "gold" else icon(row.id, "card.ink", "card")
        yield from placed(sign, x + 1.25, y, 1.24)


def _board(x: float, y: float, width: float, height: float) -> Iterator[Part]:
    body = rounded_rectangle(x, y, width, height, 0.45)
    yield Polygon(shifted(body, 0.06, 0.15), "shade", alpha=0.5)
    yield Polygon(body, "wood.dark")
    yield Polygon(rounded_rectangle(x + 0.1, y + 0.1, width - 0.2, height - 0.2, 0.38), "wood")
    for part in (0.22, 0.4, 0.61, 0.8):
        line = (x + 0.3, y + part * height, x + width - 0.3, y + (part + 0.02) * height)
        yield Polyline(line, "wood.light", 0.05, 0.5)


# ------------------------------------------------------------------------------------ the caravan


def _caravan(plan: Plan) -> Iterator[Part]:
    """Dunes with three rows of camels; what a cube scores at the left, the number at the right."""
    width, height = CARAVAN
    left, top = RIGHT - width, plan.boards
    yield from _board(left, top, width, height)
    yield Polygon(rounded_rectangle(left + 0.2, top + 0.2, width - 0.4, height - 0.4, 0.3), "sand")
    for number, row in enumerate(CARAVAN_ROWS):
        y = plan.caravan_row(number)
        yield Polygon(shifted(_DUNE, left, y + 1.0), "sand.dune")
        yield from star(left + 1.0, y, 0.72, f"+{row.points}", 0.7)
        yield from _multiplier(RIGHT - 0.98, y, row.multiplier)
    used = camels_in_use(plan.players)
    for row in CARAVAN_ROWS:
        for camel in row.camels:
            x, y = plan.camel(camel)
            paint = "camel" if camel in used else "camel.unused"
            yield from placed(icon("camels", paint, "sand"), x, y + 0.16, 2.34)
            if camel in used:
                yield from placed((Polygon(_SADDLE, "card.back"),), x, y + 0.16, 2.34)
            else:
                yield Polyline((x - 0.8, y + 1.0, x + 0.8, y - 0.75), "sand", 0.36)


_DUNE: Final = outline(
    "M.2.15C2-.5 3.6-.3 5 .05C6.8.4 8.6-.6 10.8-.35C12.3-.2 13 .1 14.05-.1V.36H.2Z", 0.03
)
_SADDLE: Final = outline("M-.2-.14C-.14-.34-.04-.34.02-.16L.05.08C-.03.13-.14.13-.22.09Z", 0.01)


def _multiplier(x: float, y: float, number: int) -> tuple[Part, ...]:
    return (
        Polygon(rounded_rectangle(x - 0.62, y - 0.62, 1.24, 1.24, 0.25), "card.back"),
        Text(x, y, f"\N{MULTIPLICATION SIGN}{number}", 0.86, "card.back.light", bold=True),
    )


# ----------------------------------------------------------------------- cards and the calendar


def _calendar(plan: Plan) -> Iterator[Part]:
    """Three weeks of seven days, and the places of deck and discards."""
    for number in range(2):
        x, y = plan.pile(number)
        width, height = PILE
        place = rounded_rectangle(x - width / 2, y - height / 2, width, height, 0.25)
        yield Polygon(place, "", "table.line", 0.1)
    left, top, width, height = plan.day(1, 1)
    across = CALENDAR.days * width
    yield from slip(left - 0.9, plan.sheet, across + 1.1, SHEET, "slip", "slip.edge")
    for week in range(1, CALENDAR.weeks + 1):
        yield Text(left - 0.43, top + (week - 0.5) * height, "I" * week, 0.56, "slip.muted",
                   bold=True)  # fmt: skip
        for day in range(1, CALENDAR.days + 1):
            x, y, *_size = plan.day(week, day)
            yield Polygon(rectangle(x + 0.05, y + 0.05, width - 0.1, height - 0.1), "slip.faint")
            yield Text(x + width / 2, y + height / 2, str(day), 0.56, "slip.muted")
