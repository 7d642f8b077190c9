"""What is counted beside the boards: the score track, the calendar, the cards, the seats."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from rulebook_widgets.core.text import _
from rulebook_widgets.drawing import Layer, Polygon, Polyline, Shape, Text, placed
from rulebook_widgets.drawing.geometry import circle_points, rectangle, rounded_rectangle
from rulebook_widgets.drawing.scene import KEPT, Part
from rulebook_widgets.games.yspahan.board import CALENDAR
from rulebook_widgets.games.yspahan.icons import icon, rimmed
from rulebook_widgets.games.yspahan.moment import asked_owner
from rulebook_widgets.games.yspahan.names import (
    camels_name,
    gold_name,
    points_name,
    seat_name,
)
from rulebook_widgets.games.yspahan.pieces import back_parts, badge, blank_parts, disc, star
from rulebook_widgets.games.yspahan.plan import (
    CARD,
    CARDS_HELD,
    COUNTS,
    HERD,
    LANE,
    LEFT,
    PANEL,
    PILE,
    PURSE,
    RIGHT,
    TRACK,
    plan_for,
)
from rulebook_widgets.games.yspahan.rules import game
from rulebook_widgets.games.yspahan.scoring import score_line
from rulebook_widgets.games.yspahan.state import Cards, Scored, View
from rulebook_widgets.games.yspahan.wording import cards_text

_SPAN: Final = 50
"""The score track is lengthened by so many points at a time."""

_SHORTEST: Final = 100


def table_layer(view: View, tongue: str) -> Layer:
    """Everything that is counted."""
    players = view.players
    shapes = [
        *_track(view, tongue),
        _calendar(players, view.week, view.day, tongue),
        _deck(players, view.deck_size, tongue),
        _discards(players, view.discards, tongue),
    ]
    for seat in range(players):
        place = view.order.index(seat)
        turn = seat == view.seat and view.phase != "over"
        won = view.phase == "over" and view.points[seat] == max(view.points)
        asked = view.phase == "camel" and seat == asked_owner(view)
        shapes += _panel(
            players, seat, turn, won, asked, place, view.camels[seat], view.gold[seat],
            view.hand_sizes[seat], view.points[seat], tongue,
        )  # fmt: skip
    return Layer("table", tuple(shapes), _("Beside the boards"))


# -------------------------------------------------------------------------------- the score track


def _track(view: View, tongue: str) -> Iterator[Shape]:
    """A lane for each seat, made of every point it has scored, and a disc at its end."""
    most = max(view.points)
    last = max(_SHORTEST, -(-most // _SPAN) * _SPAN)
    yield _scale(view.players, last, tongue)
    sums = [0] * view.players
    for number, scored in enumerate(view.account):
        before = sums[scored.seat]
        sums[scored.seat] += scored.amount
        yield _scored(view.players, number, scored, before, last, tongue)
    for seat, points in enumerate(view.points):
        yield _runner(view.players, seat, points, last, tongue)


@cache
def _scale(players: int, last: int, tongue: str) -> Shape:
    plan = plan_for(players)
    left, length = TRACK
    top, low = plan.track + 0.3, plan.track + 0.3 + LANE * players
    parts: list[Part] = []
    for points in range(0, last + 1, 10):
        x = left + length * points / last
        parts.append(Polyline((x, top, x, low + 0.12), "slip.muted", 0.05, 0.6))
        parts.append(Text(x, low + 0.42, str(points), 0.66, "slip.muted"))
    return Shape("track", _("Score track, to {points}").format(points=last), tuple(parts))


@lru_cache(KEPT)
def _scored(
    players: int, number: int, scored: Scored, before: int, last: int, tongue: str
) -> Shape:
    """One line of the account, as a piece of its seat's lane."""
    left, length = TRACK
    step, y = length / last, plan_for(players).lane(scored.seat)
    x, width = left + before * step, scored.amount * step
    bar = Polygon(rectangle(x, y - 0.3 * LANE, width - 0.07, 0.6 * LANE), f"seat.{scored.seat}")
    label = game.sentence(score_line(scored))
    area = Polygon(rectangle(x, y - LANE / 2, width, LANE))
    return Shape(f"scored:{number}", label, (bar,), area)


@cache
def _runner(players: int, seat: int, points: int, last: int, tongue: str) -> Shape:
    left, length = TRACK
    y = plan_for(players).lane(seat)
    x = left + length * points / last
    label = _("{seat} has {points}").format(seat=seat_name(seat), points=points_name(points))
    number = Text(left - 0.55, y, str(points), 0.72, "slip.ink", anchor="end", bold=True)
    parts = (*disc(seat, LEFT + 0.55, y, 0.32), number, *disc(seat, x, y, 0.36))
    return Shape(f"track:{seat}", label, parts)


# ------------------------------------------------------------------------- the calendar and cards


@cache
def _calendar(players: int, week: int, day: int, tongue: str) -> Shape:
    plan = plan_for(players)
    label = _("Week {week}, day {day}").format(week=week, day=day)
    left, _top, width, height = plan.day(1, 1)
    parts: list[Part] = [
        Text(left + 3.5 * width, plan.sheet + 0.64, label, 0.76, "slip.ink", bold=True)
    ]
    gone = (week - 1) * CALENDAR.days + day - 1
    for number in range(gone):
        x, y, *_size = plan.day(number // CALENDAR.days + 1, number % CALENDAR.days + 1)
        box = rectangle(x + 0.05, y + 0.05, width - 0.1, height - 0.1)
        parts.append(Polygon(box, "turn", alpha=0.3))
    x, y, *_size = plan.day(week, day)
    box = rounded_rectangle(x - 0.02, y - 0.04, width + 0.04, height + 0.08, 0.15, 2)
    parts.append(Polygon(box, "turn", "slip.ink", 0.08))
    parts.append(Text(x + width / 2, y + height / 2, str(day), 0.62, "piece.line", bold=True))
    return Shape("calendar", label, tuple(parts))


@cache
def _deck(players: int, size: int, tongue: str) -> Shape:
    x, y = plan_for(players).pile(0)
    label = _("Deck: {count}").format(count=size)
    parts = _pile(x, y, back_parts(), size)
    return Shape("deck", label, parts, _around(x, y))


@lru_cache(KEPT)
def _discards(players: int, cards: Cards, tongue: str) -> Shape:
    x, y = plan_for(players).pile(1)
    label = _("Discards: {count} ({cards})") if cards else _("Discards: {count}")
    face = (*blank_parts("card"), *placed(icon("card", "card.muted", "card"), 0, -0.1, 2.0))
    text = label.format(count=len(cards), cards=cards_text(cards))
    return Shape("discards", text, _pile(x, y, face, len(cards)))


def _pile(x: float, y: float, face: tuple[Part, ...], size: int) -> tuple[Part, ...]:
    """Cards that lie on one another, and how many."""
    width, height = PILE
    parts: list[Part] = []
    for above in range(min(size, 3)):
        at = 0.06 - 0.08 * above
        seen = face if above == min(size, 3) - 1 else face[:2]
        parts += placed(seen, x + at, y + at, width / CARD[0])
    return (*parts, *badge(x + width / 2 - 0.72, y + height / 2 - 0.72, str(size), 0.74))


def _around(x: float, y: float) -> Polygon:
    width, height = PILE
    return Polygon(rectangle(x - width / 2, y - height / 2, width, height))


# --------------------------------------------------------------------------------------- the seats


@lru_cache(KEPT)
def _panel(
    players: int,
    seat: int,
    turn: bool,
    won: bool,
    asked: bool,
    place: int,
    camels: int,
    gold: int,
    hand: int,
    points: int,
    tongue: str,
) -> tuple[Shape, ...]:
    x, y = plan_for(players).panel(seat)
    low = y + COUNTS
    name = seat_name(seat)
    size = 0.98 if points < 100 else 0.8
    total = star(x + 11.55, y + PANEL / 2, 1.12, str(points), size)
    held = _("{seat} holds cards: {count}").format(seat=name, count=hand)
    return (
        Shape(f"seat:{seat}", _seat_label(seat, turn, place), _seat_parts(seat, x, y, turn, place)),
        *([_question(seat, x, y)] if asked else []),
        *([_winner(seat, x, y)] if won else []),
        Shape(f"camels:{seat}", f"{name}: {camels_name(camels)}", _count(x + HERD, low, camels)),
        Shape(f"gold:{seat}", f"{name}: {gold_name(gold)}", _count(x + PURSE, low, gold)),
        Shape(f"hands:{seat}", held, _count(x + CARDS_HELD, low, hand)),
        Shape(f"points:{seat}", f"{name}: {points_name(points)}", total),
    )


def _count(x: float, y: float, count: int) -> tuple[Part, ...]:
    return (Text(x, y, str(count), 1.05, "slip.ink", anchor="start", bold=True),)


def _seat_label(seat: int, turn: bool, place: int) -> str:
    """Who it is, the place in today's order, and whether it is this seat's turn."""
    match turn, place:
        case True, 0:
            template = _("{seat}, start player, to move")
        case False, 0:
            template = _("{seat}, start player")
        case True, _place:
            template = _("{seat}, number {place} today, to move")
        case _turn, _place:
            template = _("{seat}, number {place} today")
    return template.format(seat=seat_name(seat), place=place + 1)


def _seat_parts(seat: int, x: float, y: float, turn: bool, place: int) -> tuple[Part, ...]:
    parts: list[Part] = []
    if turn:
        frame = rounded_rectangle(x, y, RIGHT - LEFT, PANEL, 0.25, 2)
        paper = rounded_rectangle(x, y, 12.85, PANEL, 0.25, 2)
        parts += [Polygon(paper, "turn", alpha=0.2), Polygon(frame, "", "turn", 0.2)]
        parts += disc(seat, x + 1.4, y + PANEL / 2, 1.0)
    if place == 0:
        parts += placed(rimmed("starter", "starter", "starter.rim"), x + 9.0, y + 0.88, 1.26)
    else:
        parts += [
            Polygon(circle_points(x + 9.0, y + 0.95, 0.52, 16), "", "slip.muted", 0.07),
            Text(x + 9.0, y + 0.95, str(place + 1), 0.7, "slip.muted", bold=True),
        ]
    if turn:
        arrow = (x - 0.42, y + PANEL / 2 - 0.62, x + 0.32, y + PANEL / 2,
                 x - 0.42, y + PANEL / 2 + 0.62)  # fmt: skip
        parts.append(Polygon(arrow, "turn", "slip.edge", 0.08))
    return tuple(parts)


def _question(seat: int, x: float, y: float) -> Shape:
    """Says that this seat is asked for a camel, whoever's turn it is."""
    frame = rounded_rectangle(x, y, RIGHT - LEFT, PANEL, 0.25, 2)
    label = _("{seat} is asked for a camel").format(seat=seat_name(seat))
    parts = (
        Polygon(frame, "", "turn", 0.16),
        Polygon(circle_points(x + 2.05, y + 0.8, 0.62, 16), "turn", "slip.edge", 0.08),
        Text(x + 2.05, y + 0.8, "?", 0.95, "piece.line", bold=True),
    )
    return Shape(f"asked:{seat}", label, parts)


def _winner(seat: int, x: float, y: float) -> Shape:
    """Says that this seat has won, or shares the win."""
    frame = rounded_rectangle(x, y, RIGHT - LEFT, PANEL, 0.25, 2)
    label = _("{seat} has the most points").format(seat=seat_name(seat))
    crown = placed((Polygon(_CROWN, "gold", "gold.edge", 0.1),), x + 1.4, y + 0.5)
    return Shape(f"winner:{seat}", label, (Polygon(frame, "", "gold", 0.24), *crown))


_CROWN: Final = (-0.7, 0.35, -0.8, -0.4, -0.38, -0.02, 0, -0.55, 0.38, -0.02, 0.8, -0.4, 0.7, 0.35)
