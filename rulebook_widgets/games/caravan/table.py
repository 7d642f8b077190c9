"""What is counted below the map: the actions of the turn, the bag, and the player boards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from rulebook_widgets.core.text import _
from rulebook_widgets.drawing import Circle, Layer, Polygon, Polyline, Shape, Text, placed
from rulebook_widgets.drawing.geometry import circle_points, rectangle, regular, rounded_rectangle
from rulebook_widgets.drawing.scene import Part
from rulebook_widgets.games.caravan.board import GOODS, board_of
from rulebook_widgets.games.caravan.camels import plan_of
from rulebook_widgets.games.caravan.icons import CAMEL
from rulebook_widgets.games.caravan.names import points_name, seat_name
from rulebook_widgets.games.caravan.pieces import (
    RARE,
    bag_parts,
    camel_parts,
    demand_parts,
    disc,
    footprint,
    good_parts,
    theft_parts,
)
from rulebook_widgets.games.caravan.plan import LEFT, PANEL, RIGHT, STRIP, Plan
from rulebook_widgets.games.caravan.scoring import penalty, score_now
from rulebook_widgets.games.caravan.state import Counts, View
from rulebook_widgets.games.caravan.wording import (
    bag_label,
    budget_label,
    delivered_label,
    earned_label,
    held_label,
    seat_label,
    supply_label,
    tens_label,
    thefts_label,
)


def table_layer(view: View, tongue: str) -> Layer:
    """Everything that is counted."""
    plan = plan_of(view)
    # A tie is won by whoever delivered more (CAR-9.4).
    marks = [(score_now(view, seat), sum(view.delivered[seat])) for seat in range(view.players)]
    shapes = [*_turn(view, plan, tongue), *_stock(view, plan, tongue)]
    for seat in range(view.players):
        turn = seat == view.seat and view.phase != "over"
        won = view.phase == "over" and marks[seat] == max(marks)
        shapes += _owner(plan, seat, turn, won, marks[seat][0], tongue)
        name = "supply" if turn else f"supply:{seat}"
        shapes.append(_supply(plan, name, seat, view.supply(seat), view.camels_each, tongue))
        shapes.append(_thefts(plan, seat, view.thefts[seat], tongue))
        shapes.append(_held(plan, seat, view.held(seat), penalty(view, seat), tongue))
        shapes += _delivered(plan, seat, view.delivered[seat], view.earned[seat], tongue)
    return Layer("table", tuple(shapes), _("Beside the map"))


# ------------------------------------------------------------------------- the actions of this turn

_COIN: Final = 1.5
"""Size of an action on the strip."""


def _turn(view: View, plan: Plan, tongue: str) -> Iterator[Shape]:
    if view.phase in ("goods", "start"):
        yield Shape("", "", _before(plan, tongue))
        return
    yield _budget(plan, view.actions, view.left, view.phase == "over", budget_label(view), tongue)
    whose = _whose(plan, view.seat, view.turn_number, view.ending, view.phase, tongue)
    yield Shape("", "", whose)


@cache
def _before(plan: Plan, tongue: str) -> tuple[Part, ...]:
    """Before the first turn there are no actions to show."""
    text, y = _("Setting up"), plan.strip + STRIP / 2
    return (
        Text(LEFT + 0.55, y, text, _fitting(text, 0.95, 8.6), "slip.muted", "start", bold=True),
    )


@cache
def _budget(plan: Plan, actions: int, left: int, over: bool, label: str, tongue: str) -> Shape:
    """One coin for each action of the turn; those that are spent are turned over and ticked."""
    parts: list[Part] = []
    y = plan.strip + 1.22
    for number in range(actions):
        x = LEFT + 1.25 + 1.8 * number
        spent = number < actions - left
        parts += placed(_spent() if spent else _unspent(), x, y, _COIN)
    text = _("Never used: {left} of {actions}") if over else _("Actions left: {left} of {actions}")
    text = text.format(left=left, actions=actions)
    parts.append(
        Text(
            LEFT + 0.55,
            plan.strip + 2.75,
            text,
            _fitting(text, 0.86, 8.6),
            "slip.ink",
            "start",
            bold=True,
        )
    )
    area = Polygon(rectangle(LEFT + 0.3, plan.strip + 0.3, 8.0, STRIP - 0.6))
    return Shape("actions", label, tuple(parts), area)


@cache
def _unspent() -> tuple[Part, ...]:
    return (
        Polygon(circle_points(0, 0, 0.5, 24), "gold", "piece.line", 0.08),
        Polygon(circle_points(0, 0, 0.41, 20), "", "gold.edge", 0.04),
        *placed((Polygon(CAMEL, "gold.ink"),), 0, 0, 0.56),
    )


@cache
def _spent() -> tuple[Part, ...]:
    return (
        Polygon(circle_points(0, 0, 0.48, 24), "slip.faint", "slip.muted", 0.06),
        Polyline((-0.2, 0.02, -0.05, 0.18, 0.22, -0.18), "slip.muted", 0.11),
    )


@cache
def _whose(
    plan: Plan, seat: int, number: int, ending: bool, phase: str, tongue: str
) -> tuple[Part, ...]:
    """Whose turn it is, and what is going on."""
    x, y = LEFT + 9.55, plan.strip + 1.12
    name = seat_name(seat)
    size = min(0.95, 5.0 / (0.6 * max(len(name), 1)))
    lines = _news(number, ending, phase)
    paint = "broken" if ending or phase != "play" else "slip.muted"
    if phase == "over":
        (line,) = lines
        return (Text(x - 0.65, plan.strip + 1.75, line, _fitting(line, 0.74, 6.6), paint, "start",
                     bold=True),)  # fmt: skip
    first = plan.strip + (2.32 if len(lines) > 1 else 2.62)
    return (
        *disc(seat, x, y, 0.66),
        Text(x + 0.95, y, name, size, "slip.ink", "start", bold=True),
        *[
            Text(x - 0.65, first + 0.68 * row, line, _fitting(line, 0.74, 6.6), paint, "start",
                 bold=paint == "broken")
            for row, line in enumerate(lines)
        ],
    )  # fmt: skip


def _news(number: int, ending: bool, phase: str) -> tuple[str, ...]:
    """What is going on, in a line or two."""
    if phase == "over":
        return (_("The game is over"),)
    if ending:
        return _("The next delivery"), _("ends the game")
    if phase in ("markers", "refill"):
        return (_("New goods come out"),)
    return (_("Turn {number}").format(number=number),)


def _fitting(text: str, size: float, width: float) -> float:
    """The size at which a text is no wider than that."""
    return min(size, width / (0.56 * max(len(text), 1)))


# ----------------------------------------------------------------------------------- bag and supply


def _stock(view: View, plan: Plan, tongue: str) -> Iterator[Shape]:
    least = board_of(view.board).refill.goods_left
    yield _bag(plan, sum(view.bag), view.uncarried, len(view.goods), least, tongue)
    yield _markers(plan, view.marker_supply, tongue)


@cache
def _bag(plan: Plan, count: int, lying: int, places: int, least: int, tongue: str) -> Shape:
    """The bag, and below it a row that says how many goods lie out: at the bar new ones come."""
    x, y = RIGHT - 3.55, plan.strip + 1.3
    parts: list[Part] = [*placed(bag_parts(count == 0), x, y, 2.3)]
    ink = "piece.edge"
    parts.append(Text(x, y + 0.42, str(count), 1.0, ink, bold=True, halo="bag.dark",
                      halo_width=0.2))  # fmt: skip
    left, low = RIGHT - 5.35, plan.strip + 3.0
    for number in range(places):
        across = left + 0.5 * number
        paint = "gold" if number < lying else "slip.faint"
        box = rectangle(across - 0.17, low - 0.17, 0.34, 0.34)
        parts.append(Polygon(box, paint, "slip.muted", 0.06))
    if count:
        bar = left + 0.5 * least - 0.25
        parts.append(Polyline((bar, low - 0.36, bar, low + 0.36), "broken", 0.1))
    area = Polygon(rectangle(RIGHT - 5.1, plan.strip + 0.15, 3.1, 2.5))
    return Shape("bag", bag_label(count, lying, least), tuple(parts), area)


@cache
def _markers(plan: Plan, count: int, tongue: str) -> Shape:
    x, y = RIGHT - 1.05, plan.strip + 1.62
    label = _("Demand markers in the supply: {count}").format(count=count)
    parts = _stack(count)
    return Shape("markers", label, placed(parts, x, y, 1.25))


@cache
def _stack(count: int) -> tuple[Part, ...]:
    if not count:
        return (
            Polygon(circle_points(0, 0, 0.48, 16), "", "slip.print", 0.07),
            Text(0, 0, "0", 0.6, "slip.muted"),
        )
    pile = demand_parts(min(count, 5))[:-1]
    y = -0.13 * (min(count, 5) - 1)
    size = 0.66 if count < 10 else 0.56
    return (*pile, Text(0, y, str(count), size, "demand.edge", bold=True))


# ---------------------------------------------------------------------------------- player boards


@cache
def _owner(
    plan: Plan, seat: int, turn: bool, won: bool, points: int, tongue: str
) -> tuple[Shape, ...]:
    x, y = plan.panel(seat)
    name, has = seat_name(seat), points_name(points)
    crown = placed((Polygon(_CROWN, "gold", "gold.edge", 0.1),), x + 1.0, y + 0.3, 0.85)
    text = _("{seat} has {points} and wins") if won else _("{seat} has {points}")
    star_x, star_y = x + PANEL[0] - 1.35, y + 1.12
    star = placed(_star(str(points).replace("-", "\N{MINUS SIGN}")), star_x, star_y)
    return (
        Shape(f"seat:{seat}", seat_label(seat, turn), crown if won else ()),
        Shape(
            f"points:{seat}",
            text.format(seat=name, points=has),
            star,
            Circle(star_x, star_y, 1.05),
        ),
    )


def turn_shapes(view: View) -> Iterator[Shape]:
    """The frame of the player board whose turn it is.

    It lies under all that is counted, so that the boards need not be painted anew each turn.
    """
    if view.phase != "over":
        yield _frame(plan_of(view), view.seat)


@cache
def _frame(plan: Plan, seat: int) -> Shape:
    x, y = plan.panel(seat)
    edge = rounded_rectangle(x + 0.05, y + 0.05, PANEL[0] - 0.1, PANEL[1] - 0.1, 0.3, 3)
    arrow = (x - 0.3, y + 0.42, x + 0.34, y + 0.95, x - 0.3, y + 1.48)
    return Shape(parts=(Polygon(edge, "", "turn", 0.24), Polygon(arrow, "turn", "slip.edge", 0.08)))


_CROWN: Final = (-0.7, 0.35, -0.8, -0.4, -0.38, -0.02, 0, -0.55, 0.38, -0.02, 0.8, -0.4, 0.7, 0.35)


@cache
def _star(text: str) -> tuple[Part, ...]:
    """A star of eight points with a number in it."""
    return (
        Polygon(regular(4, 0, 0, 1.12), "gold.edge"),
        Polygon(regular(4, 0, 0, 1.12, -45), "gold.edge"),
        Polygon(regular(4, 0, 0, 0.98), "gold"),
        Polygon(regular(4, 0, 0, 0.98, -45), "gold"),
        Text(0, 0, text, 0.95 if len(text) < 3 else 0.74, "gold.ink", bold=True),
    )


@cache
def _supply(plan: Plan, name: str, seat: int, count: int, each: int, tongue: str) -> Shape:
    """Camels that wait to be placed, and the places of those that are on the board."""
    parts: list[Part] = []
    for number in range(each):
        x, y = plan.stall(seat, number)
        animal = camel_parts(seat, "", tongue) if number < count else footprint()
        parts += placed(animal, x, y + 0.58, 1.24)
    label = supply_label(seat, count)
    return Shape(name, label, tuple(parts), Polygon(plan.shelf(seat)))


@cache
def _thefts(plan: Plan, seat: int, count: int, tongue: str) -> Shape:
    x, y = plan.panel(seat)
    left, y = x + 8.4, y + 0.97
    parts = [
        part for number in range(count)
        for part in placed(theft_parts(), left + 1.16 * number, y, 1.06)
    ]  # fmt: skip
    area = Polygon(rectangle(left - 0.65, y - 0.65, 4.6, 1.3))
    return Shape(f"thefts:{seat}", thefts_label(seat, count), tuple(parts), area)


@cache
def _held(plan: Plan, seat: int, count: int, lost: int, tongue: str) -> Shape:
    """How many goods the camels carry, and what that would cost at the end."""
    x, y = plan.panel(seat)
    x, y = x + 9.65, y + 2.75
    parts: list[Part] = [
        *placed((Polygon(CAMEL, "slip.muted"),), x, y + 0.1, 1.35),
        Polygon(rectangle(x - 0.42, y - 0.9, 0.68, 0.56), "slip.muted", "slip", 0.08),
        Text(x + 1.0, y + 0.05, str(count), 0.98, "slip.ink", "start", bold=True),
    ]
    if lost:
        minus = f"\N{MINUS SIGN}{lost}"
        parts += [
            Polygon(rounded_rectangle(x + 2.5, y - 0.6, 2.1, 1.3, 0.3, 3), "broken"),
            Text(x + 3.55, y + 0.05, minus, 0.98, "slip", bold=True),
        ]
    area = Polygon(rectangle(x - 0.8, y - 0.95, 5.6, 1.9))
    return Shape(f"held:{seat}", held_label(seat, count, lost), tuple(parts), area)


@cache
def _delivered(
    plan: Plan, seat: int, counts: Counts, earned: int, tongue: str
) -> tuple[Shape, ...]:
    """Goods by kind, demand markers, and how many piles of ten they make."""
    parts: list[Part] = []
    for number, (good, count) in enumerate(zip(GOODS, counts, strict=True)):
        if count:
            x, y = plan.slot(seat, number)
            parts += placed(good_parts(good, tongue), x, y, 1.05)
            parts.append(Text(x, y + 1.08, str(count), 0.78, "slip.ink", bold=True))
    left, top = plan.slot(seat, 0)
    row = Polygon(rectangle(left - 0.7, top - 0.7, 8 * 1.475, 2.2))
    x, y = plan.slot(seat, len(GOODS))
    markers = (
        *placed(demand_parts(1)[:-1], x, y, 1.08),
        Text(x, y, str(earned), 0.68, "demand.edge", bold=True),
    )
    shapes = [
        Shape(f"delivered:{seat}", delivered_label(seat, counts), tuple(parts), row),
        Shape(f"earned:{seat}", earned_label(seat, earned), markers if earned else (),
              Circle(x, y, 0.7)),
    ]  # fmt: skip
    tens = _tens(counts, earned)
    if tens:
        x, y = plan.slot(seat, len(GOODS) + 1)
        shapes.append(Shape("", tens_label(seat, tens), placed(_ten(tens), x + 0.05, y)))
    return tuple(shapes)


def _tens(counts: Counts, earned: int) -> int:
    """How many piles of a rare good, a common good and a demand marker there are."""
    rare = sum([count for good, count in zip(GOODS, counts, strict=True) if good in RARE])
    return min(rare, sum(counts) - rare, earned)


@cache
def _ten(count: int) -> tuple[Part, ...]:
    """A pile of a rare good, a common good and a demand marker: ten points."""
    return (
        Polygon(circle_points(0, 0.42, 0.4, 16), "demand", "demand.edge", 0.08),
        Polygon(rectangle(-0.36, -0.2, 0.72, 0.5), "slip.muted", "piece.line", 0.08),
        Polygon(regular(4, 0, -0.28, 0.46), "gold", "piece.line", 0.08),
        Text(0, -0.28, "10", 0.4, "gold.ink", bold=True),
        Text(0, 1.08, f"\N{MULTIPLICATION SIGN}{count}", 0.72, "slip.ink", bold=True),
    )
