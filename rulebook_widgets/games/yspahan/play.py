"""What moves in a turn: the dice, the supervisor, what a walk costs, the cubes that have to go."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from rulebook_widgets.core.seats import EVERYTHING
from rulebook_widgets.core.text import _
from rulebook_widgets.drawing import Layer, Polygon, Shape, Text, placed
from rulebook_widgets.drawing.geometry import circle_points, rectangle, rounded_rectangle
from rulebook_widgets.drawing.scene import KEPT, Part
from rulebook_widgets.games.yspahan.board import DICE_ROWS, QUARTERS, ROW_NUMBER
from rulebook_widgets.games.yspahan.icons import rimmed
from rulebook_widgets.games.yspahan.names import dice_name, shop_name, space_name
from rulebook_widgets.games.yspahan.pieces import cube_parts, die_parts, disc, star
from rulebook_widgets.games.yspahan.plan import (
    DICE_BOARD,
    DIE,
    ROW_HEIGHT,
    SHOP,
    plan_for,
)
from rulebook_widgets.games.yspahan.state import Row, View
from rulebook_widgets.games.yspahan.walking import walks
from rulebook_widgets.games.yspahan.wording import row_label, taken_label

_ROOM: Final = 13.3
"""Width of a shelf that dice may take."""

_LESS_ROOM: Final = 9.2
"""The same where a crest and cubes lie beside the dice taken."""

_PITCH: Final = 1.6


def play_layer(view: View, tongue: str) -> Layer:
    """The dice board, the supervisor and the marks of an action that is going on."""
    players = view.players
    shapes = [
        _row(players, row.id, dice, tongue) for row, dice in zip(DICE_ROWS, view.rows, strict=True)
    ]
    if view.taken_row:
        shapes.append(
            _taken(players, view.seat, view.taken_row, view.taken, view.extra, _left(view), tongue)
        )
    if view.rolled:
        shapes.append(_rolled(players, view.rolled, tongue))
    shapes += [
        _goes(players, shop, view.phase == "camel" and number == 0, tongue)
        for number, shop in enumerate(view.queue)
    ]
    here, due = view.supervisor, fares(view)
    shapes += [_fare(players, space, fare, False) for space, fare in due.items() if space != here]
    shapes.append(_supervisor(players, here, tongue))
    shapes += [_fare(players, space, fare, True) for space, fare in due.items() if space == here]
    return Layer("play", tuple(shapes), _("Dice and supervisor"))


def fares(view: View) -> dict[str, int]:
    """The spaces that the supervisor may walk to now, and the gold for each.

    Those who wait for somebody else's walk are not shown them: they would cover the whole road.
    """
    waits = view.eyes not in (view.seat, None, EVERYTHING)
    return {} if waits or view.phase != "use" or view.extra else walks(view)


def _left(view: View) -> int:
    """How many cubes the seat has still to place with the dice it has taken."""
    match view.phase:
        case "use" if view.taken_row in QUARTERS:
            return view.taken.dice + view.extra
        case "place":
            return view.left
        case "hoist":
            return 1
    return 0


# ---------------------------------------------------------------------------------------- the dice


@lru_cache(KEPT)
def _row(players: int, row: str, dice: Row, tongue: str) -> Shape:
    x, y = plan_for(players).row(ROW_NUMBER[row])
    area = rectangle(x, y - ROW_HEIGHT / 2, DICE_BOARD[0], ROW_HEIGHT)
    parts = _dice(x + 3.2, y, dice, _ROOM)
    return Shape(f"row:{row}", row_label(row, dice), parts, Polygon(area))


def _dice(x: float, y: float, dice: Row, room: float) -> tuple[Part, ...]:
    """Dice side by side, closer where there are many: first the white ones."""
    pitch = min(_PITCH, (room - DIE) / max(dice.dice - 1, 1))
    parts: list[Part] = []
    for number in range(dice.dice):
        face = die_parts(dice.value, number >= dice.white)
        parts += placed(face, x + number * pitch, y, DIE)
    return tuple(parts)


@lru_cache(KEPT)
def _taken(
    players: int, seat: int, row: str, dice: Row, extra: bool, left: int, tongue: str
) -> Shape:
    """The group that was taken, in a frame of its taker's colour, with the cubes still to place."""
    x, y = plan_for(players).row(ROW_NUMBER[row])
    right = x + DICE_BOARD[0] - 0.35
    frame = rounded_rectangle(x + 2.25, y - 0.88, right - x - 2.25, 1.76, 0.25, 2)
    parts = [
        Polygon(frame, f"seat.{seat}", alpha=0.35),
        Polygon(frame, "", "piece.edge", 0.24),
        Polygon(frame, "", f"seat.{seat}", 0.14),
        *_dice(x + 3.2, y, dice, _LESS_ROOM - 1.2 * extra),
    ]
    if extra:
        parts += star(x + 3.1 + min(_LESS_ROOM - 1.2, _PITCH * dice.dice), y, 0.74, "+1", 0.72)
    if left:
        parts += placed(cube_parts(seat), right - 1.95, y, 1.15)
        times = f"\N{MULTIPLICATION SIGN}{left}"
        parts.append(Text(right - 0.75, y, times, 0.86, "wood.ink", bold=True))
    else:
        parts += disc(seat, right - 1.0, y, 0.6)
    label = taken_label(row, dice, extra, left)
    area = rectangle(x, y - ROW_HEIGHT / 2, DICE_BOARD[0], ROW_HEIGHT)
    return Shape("taken", label, tuple(parts), Polygon(area))


_TUMBLED: Final = (
    (0.9, 1.2, 14), (5.3, 0.9, -21), (10.4, 1.6, 8), (2.9, 4.4, -9), (7.7, 4.9, 31),
    (12.0, 5.6, -14), (1.4, 8.2, 24), (6.0, 8.9, -4), (10.6, 9.4, 17),
)  # fmt: skip
"""Where nine white dice come to lie while the yellow ones still roll, and how they are turned."""


@lru_cache(KEPT)
def _rolled(players: int, dice: tuple[int, ...], tongue: str) -> Shape:
    x, y = plan_for(players).row(len(DICE_ROWS) - 1)
    parts: list[Part] = []
    for value, (across, down, turn) in zip(dice, _TUMBLED, strict=False):
        parts += placed(die_parts(value, False), x + 2.9 + across, y + down - 0.4, 1.5, turn)
    text = _("The white dice, not sorted yet: {dice}")
    values = dice_name(",".join(map(str, dice)))
    return Shape("rolled", text.format(dice=values), tuple(parts))


# ----------------------------------------------------------------------------------- the supervisor


@cache
def _supervisor(players: int, space: str, tongue: str) -> Shape:
    x, y = plan_for(players).space(space)
    label = _("The supervisor, on {space}").format(space=space_name(space))
    figure = placed(rimmed("supervisor", "supervisor", "supervisor.rim", 0.2), x, y - 0.22, 1.66)
    # White among white shops and pale stones, it is found by the tile it stands on.
    tile = Polygon(circle_points(x, y, 0.84, 20), "tile", "supervisor.rim", 0.1)
    return Shape("supervisor", label, (tile, *figure))


@cache
def _fare(players: int, space: str, gold: int, beside: bool) -> Shape:
    """What it costs to walk to a space: coins, or nothing. The label of the space says it."""
    x, y = plan_for(players).space(space)
    if beside:
        x, y = x - 0.95, y - 0.85
    rim, paint = ("gold.edge", "gold") if gold else ("stone.edge", "free")
    return Shape(
        parts=(
            Polygon(circle_points(x, y, 0.56, 16), rim),
            Polygon(circle_points(x, y, 0.47, 16), paint),
            Text(x, y, str(gold), 0.74, "gold.ink", bold=True),
        )
    )


@cache
def _goes(players: int, shop: str, first: bool, tongue: str) -> Shape:
    """A frame around a cube that has to go to the caravan, a strong one around the first."""
    x, y = plan_for(players).shop(shop)
    half = SHOP / 2 + 0.16
    frame = rounded_rectangle(x - half, y - half, 2 * half, 2 * half, 0.3, 2)
    text = (
        _("The cube in {shop} is the next to go to the caravan")
        if first
        else _("The cube in {shop} has to go to the caravan")
    )
    parts: list[Part] = [Polygon(frame, "", "piece.line", 0.34)]
    parts.append(Polygon(frame, "", "turn" if first else "free", 0.2 if first else 0.12))
    if first:
        head = (x - 0.45, y - half - 0.75, x + 0.45, y - half - 0.75, x, y - half - 0.1)
        parts.append(Polygon(head, "turn", "piece.line", 0.1))
    return Shape("", text.format(shop=shop_name(shop)), tuple(parts))
