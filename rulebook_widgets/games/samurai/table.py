"""What lies around the map: the seats, and the figures beside the board."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from msgspec.structs import replace

from rulebook_widgets.core.text import _
from rulebook_widgets.drawing import Layer, Polygon, Shape, Text, placed
from rulebook_widgets.drawing.geometry import circle_points, rectangle
from rulebook_widgets.drawing.scene import KEPT, Part
from rulebook_widgets.games.samurai.board import KINDS
from rulebook_widgets.games.samurai.consequences import MOST_ASIDE
from rulebook_widgets.games.samurai.hand import hand_label, shown_hand, tiles_text
from rulebook_widgets.games.samurai.icons import emblem
from rulebook_widgets.games.samurai.influence import on_board
from rulebook_widgets.games.samurai.names import figure_name, seat_name, tile_label
from rulebook_widgets.games.samurai.pieces import (
    back_parts,
    counted,
    disc,
    figure_parts,
    hexagon,
    screen_parts,
    slip,
    small_back_parts,
    small_tile_parts,
    stack_parts,
    tile_parts,
    woven,
)
from rulebook_widgets.games.samurai.plan import (
    SLIP,
    TILE,
    plan_for,
)
from rulebook_widgets.games.samurai.scoring import leaders
from rulebook_widgets.games.samurai.state import NOTHING, Count, Hand, View

_SMALL = 0.85
_PLAIN = 1.0


# ----------------------------------------------------------------------------------- the seats


def seats_layer(view: View, language: str) -> Layer:
    """A slip of paper for each seat, and a lifted tile."""
    players = view.players
    shapes: list[Shape] = []
    for seat in range(players):
        turn = seat == view.seat and view.phase != "over"
        if view.phase == "hands":
            shapes += _chip(
                players, seat, view.hand_sizes[seat], view.pile_sizes[seat], turn, language
            )
        else:
            shapes += _slip(
                players, seat, view.hands[seat], view.hand_sizes[seat], view.piles[seat],
                view.pile_sizes[seat], view.captured[seat], view.boxed[seat], turn,
                seat == shown_hand(view), _led(view, seat), language,
            )  # fmt: skip
    if view.lifted:
        shapes.append(_lifted(players, view.seat, view.lifted, language))
    return Layer("table", tuple(shapes), _("Around the map"))


def counters(view: View, language: str) -> tuple[Shape, ...]:
    """The figures beside the map: the supply during set-up, later the ones put aside."""
    match view.phase:
        case "hands":
            return ()
        case "figures":
            return _supply(view.players, _left(view), language)
    return (_aside(view.players, view.aside, language),)


def _led(view: View, seat: int) -> tuple[bool, ...]:
    """Which kinds a seat leads, once the screens are lifted (SAM-7.1)."""
    if view.phase != "over":
        return (False,) * len(KINDS)
    counts = [count or NOTHING for count in view.captured]
    return tuple([leader == seat for leader in leaders(counts)])


def _left(view: View) -> Count:
    """How many figures of each kind have not been put on the map yet."""
    first, second, third = on_board(view.figures)
    most = view.board.figures
    return most - first, most - second, most - third


@lru_cache(KEPT)
def _slip(
    players: int,
    seat: int,
    hand: Hand | None,
    hand_size: int,
    pile: Hand | None,
    pile_size: int,
    captured: Count | None,
    boxed: bool,
    turn: bool,
    open_below: bool,
    led: tuple[bool, ...],
    language: str,
) -> tuple[Shape, ...]:
    x, y = plan_for(players).slip(seat)
    first, second = y + 0.9, y + 2.24
    return (
        Shape(f"seat:{seat}", _seat_label(seat, turn), _slip_parts(seat, x, y, turn)),
        Shape(f"hands:{seat}", hand_label(seat, hand, hand_size),
              _row(seat, None if open_below else hand, hand_size, x + 7.9, first)),
        Shape(f"pile:{seat}", _pile_label(seat, pile, pile_size),
              (*placed(stack_parts(seat), x + 14.5, second, 0.55),
               counted(x + 15.25, second, pile_size, _PLAIN))),
        Shape(f"captured:{seat}", _captured_label(seat, captured),
              tuple(_captured(seat, captured, led, turn, x + 3.4, second))),
        *_boxed(seat, boxed, x + 13.1, second),
    )  # fmt: skip


def _seat_label(seat: int, turn: bool) -> str:
    template = _("{seat}, to move") if turn else _("{seat}")
    return template.format(seat=seat_name(seat))


def _slip_parts(seat: int, x: float, y: float, turn: bool) -> tuple[Part, ...]:
    width, height = SLIP
    paint, edge = ("slip.turn", "turn") if turn else ("slip", "slip.edge")
    parts = [
        *slip(x, y, width, height, paint, edge),
        *disc(seat, x + 1.45, y + height / 2, 0.98),
        Text(x + 2.8, y + 0.9, seat_name(seat), _PLAIN, "slip.ink", anchor="start", bold=True),
    ]
    return (*parts, *_pointer(x, y + height / 2)) if turn else tuple(parts)


def _pointer(x: float, y: float) -> tuple[Part, ...]:
    """An arrowhead that points at the seat to move."""
    return (
        Polygon((x - 0.62, y - 0.7, x + 0.42, y, x - 0.62, y + 0.7), "turn", "slip.edge", 0.08),
    )


def _row(seat: int, hand: Hand | None, size: int, x: float, y: float) -> tuple[Part, ...]:
    """A hand in small: open where the eyes know it, else the backs."""
    faces = [small_tile_parts(seat, tile) for tile in hand or ()]
    faces = faces or [small_back_parts(seat)] * size
    return woven([placed(face, x + 1.75 * n, y, 0.83) for n, face in enumerate(faces)])


def _pile_label(seat: int, pile: Hand | None, size: int) -> str:
    if pile is None or not pile:
        text = _("Draw pile of {seat}: {count}")
    else:
        text = _("Draw pile of {seat}: {count} ({tiles})")
    return text.format(seat=seat_name(seat), count=size, tiles=tiles_text(pile or ()))


def _captured(
    seat: int, captured: Count | None, led: tuple[bool, ...], turn: bool, x: float, y: float
) -> Iterator[Part]:
    if captured is None:
        yield from placed(screen_parts(seat), x + 0.55, y, 1.05)
        yield Text(x + 2.0, y, _("figures hidden"), _SMALL, "slip.muted", anchor="start")
        return
    for column in [column for column, leads in enumerate(led) if leads]:
        area = rectangle(x + 3.3 * column - 0.75, y - 0.68, 3.0, 1.34)
        yield Polygon(area, "slip.turn", "turn", 0.12)
    for column, kind in enumerate(KINDS):
        ground = "slip.turn" if turn or led[column] else "slip"
        yield from placed(emblem(kind, "slip.ink", ground, True), x + 3.3 * column, y, 1.1)
    for column, count in enumerate(captured):
        yield counted(x + 3.3 * column + 0.95, y, count, _PLAIN)


def _captured_label(seat: int, captured: Count | None) -> str:
    if captured is None:
        return _("Figures of {seat}: hidden behind the screen").format(seat=seat_name(seat))
    helmets, buddhas, rice = captured
    text = _("Figures of {seat}: helmets {helmets}, Buddhas {buddhas}, rice fields {rice}")
    return text.format(seat=seat_name(seat), helmets=helmets, buddhas=buddhas, rice=rice)


def _boxed(seat: int, boxed: bool, x: float, y: float) -> tuple[Shape, ...]:
    """The figure exchange, once it is used up: small and crossed out."""
    if not boxed:
        return ()
    label = _("{seat} has used the figure exchange").format(seat=seat_name(seat))
    cross = Polygon(
        (x - 0.75, y + 0.48, x + 0.6, y - 0.65, x + 0.75, y - 0.48, x - 0.6, y + 0.65), "slip.ink"
    )
    return (
        Shape(
            f"boxed:{seat}",
            label,
            (*placed(small_tile_parts(seat, "figure_exchange"), x, y, 0.55), cross),
        ),
    )


@lru_cache(KEPT)
def _chip(
    players: int, seat: int, hand: int, pile: int, turn: bool, language: str
) -> tuple[Shape, ...]:
    """A seat while hands are picked: its crest, its name, and how many tiles it has picked."""
    x, y, width, height = plan_for(players).chip(seat)
    middle = y + height / 2
    paint, edge = ("slip.turn", "turn") if turn else ("slip", "slip.edge")
    seat_parts = (
        *slip(x, y, width, height, paint, edge),
        *disc(seat, x + 0.95, middle, 0.62),
        Text(x + 1.8, middle, seat_name(seat), 0.82, "slip.ink", anchor="start", bold=True),
    )
    back = placed(back_parts(seat), x + width - 1.65, middle, 0.52)
    hand_parts = (*back, counted(x + width - 0.98, middle, hand, 0.95))
    return (
        Shape(f"seat:{seat}", _seat_label(seat, turn), seat_parts),
        Shape(f"hands:{seat}", hand_label(seat, None, hand), hand_parts),
        Shape(f"pile:{seat}", _pile_label(seat, None, pile)),
    )


# ---------------------------------------------------------------------------- beside the board


@lru_cache(KEPT)
def _aside(players: int, aside: Count, language: str) -> Shape:
    """The track of figures put aside: when its four places are full the game ends."""
    x, y = plan_for(players).counters
    there = [KINDS[column] for column in range(3) for _one in range(aside[column])]
    places = max(MOST_ASIDE, len(there))
    parts: list[Part] = [
        *slip(x, y, 5.5 + 2.35 * places, 2.75, "slip", "slip.edge"),
        Text(x + 0.5, y + 0.95, _("Put aside"), 0.9, "slip.ink", anchor="start", bold=True),
        Text(x + 0.5, y + 1.95, _("the end at {count}").format(count=MOST_ASIDE), 0.78,
             "slip.muted", anchor="start"),
    ]  # fmt: skip
    centres = [(x + 6.6 + 2.35 * place, y + 1.37) for place in range(places)]
    parts += [Polygon(circle_points(*at, 1.0, 20), "hollow") for at in centres]
    parts += [Polygon(circle_points(*at, 1.0, 20), "", "slip.muted", 0.06) for at in centres]
    parts += woven(
        [figure_parts(kind, *at, 1.35) for kind, at in zip(there, centres, strict=False)]
    )
    helmets, buddhas, rice = aside
    label = _(
        "Put aside: helmets {helmets}, Buddhas {buddhas}, rice fields {rice}; the game ends at "
        "{count} figures"
    ).format(helmets=helmets, buddhas=buddhas, rice=rice, count=MOST_ASIDE)
    return Shape("aside", label, tuple(parts))


@lru_cache(KEPT)
def _supply(players: int, left: Count, language: str) -> tuple[Shape, ...]:
    """The figures that have not been put on the map yet."""
    x, y = plan_for(players).counters
    return tuple(
        [
            _supplied(x + 5.4 * place, y, kind, count)
            for place, (kind, count) in enumerate(zip(KINDS, left, strict=True))
        ]
    )


def _supplied(x: float, y: float, kind: str, count: int) -> Shape:
    label = _("Supply, {figure}: {count}").format(figure=figure_name(kind), count=count)
    area = Polygon(rectangle(x, y, 5.0, 3.7))
    pale = [replace(part, alpha=0.35) for part in emblem(kind, "slip.muted", "slip", True)]
    gone = placed(pale, x + 1.95, y + 1.8, 2.5)
    parts = (
        *slip(x, y, 5.0, 3.7, "slip", "slip.edge"),
        *(figure_parts(kind, x + 1.95, y + 1.8, 2.5) if count else gone),
        counted(x + 3.6, y + 1.85, count, 1.3, "slip.ink" if count else "slip.muted"),
    )
    return Shape(f"supply:{kind}", label, parts, area)


@cache
def _lifted(players: int, seat: int, tile: str, language: str) -> Shape:
    """The tile that a tile exchange has taken up."""
    x, y = plan_for(players).lifted
    label = _("Lifted, to be played again: {seat}'s {tile}").format(
        seat=seat_name(seat), tile=tile_label(tile)
    )
    parts = (
        Polygon(hexagon(x, y + 0.1, 1.16 * TILE), "turn", "slip.edge", 0.1),
        *placed(tile_parts(seat, tile), x, y, TILE),
        Text(x + 2.7, y - 0.6, _("Lifted:"), 1.05, "sea.ink", anchor="start", bold=True),
        Text(x + 2.7, y + 0.6, _("play it again"), 0.95, "sea.ink", anchor="start"),
    )
    return Shape("lifted", label, parts)
