"""Where a chosen good can travel: its group of camels, the chain to each, and where it breaks."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import Final

from rulebook_widgets.core.text import _
from rulebook_widgets.drawing import Highlights, Layer, Polygon, Polyline, Shape
from rulebook_widgets.drawing.geometry import rounded_rectangle
from rulebook_widgets.drawing.scene import Part
from rulebook_widgets.games.caravan.board import Board, board_of
from rulebook_widgets.games.caravan.camels import plan_of
from rulebook_widgets.games.caravan.groups import group, targets, touching, way
from rulebook_widgets.games.caravan.plan import Plan
from rulebook_widgets.games.caravan.state import View
from rulebook_widgets.games.caravan.table import turn_shapes

_HALF: Final = 0.5
"""Half the width of the cross at a corner, in a cell of 4.2."""

_KNOT: Final = (2.1, 2.2)
"""Where the chain passes through a space, in a cell of 4.2: below what is printed there."""


def chosen_load(highlights: Highlights) -> tuple[str, str] | None:
    """The space and the load of the good that is selected, or None.

    >>> chosen_load(Highlights(frozenset({"load:c4:ivory"})))
    ('c4', 'ivory')
    """
    for name in sorted(highlights.selected):
        match name.split(":"):
            case ["load", space, load]:
                return space, load
    return None


def trail_layer(view: View, highlights: Highlights) -> Layer:
    """Whose turn it is, and the group of a chosen good, or what a refusal says about corners."""
    chosen = chosen_load(highlights)
    if chosen is not None:
        shapes = [*_group(view, chosen[0])]
    else:
        shapes = [*_breaks(plan_of(view), _refused_corners(view, highlights))]
    return Layer(
        "trail", (*turn_shapes(view), *shapes), _("The way of the chosen good") if chosen else ""
    )


# --------------------------------------------------------------------------------------- the group


def _group(view: View, start: str) -> Iterator[Shape]:
    plan, seat = plan_of(view), view.seat
    connected = group(view, seat, start)
    for space in connected:
        yield Shape(parts=(_lit(plan, space),))
    for one, other in _links(board_of(view.board), connected):
        yield Shape(parts=_rope(plan, (one, other), 0.12))
    for space in targets(view, seat, start):
        chain = way(view, seat, start, space)
        if len(chain) > 1:
            label = _("The way from {start} to {space}: {chain}").format(
                start=start, space=space, chain=", ".join(chain)
            )
            yield Shape("", label, _rope(plan, chain, 0.3))
    yield from _breaks(plan, touching(view, seat, start))


def tips(view: View, start: str) -> Iterator[Shape]:
    """The heads of arrows where the good from a space can stop, to be drawn over the camels."""
    plan, seat = plan_of(view), view.seat
    for space in targets(view, seat, start):
        chain = way(view, seat, start, space)
        if len(chain) > 1:
            yield Shape(parts=_tip(plan, *chain[-2:]))


def _lit(plan: Plan, space: str) -> Polygon:
    x, y = plan.corner(space)
    margin = 0.1 * plan.scale
    side = plan.cell - 2 * margin
    corners = rounded_rectangle(x + margin, y + margin, side, side, 0.5 * plan.scale, 3)
    return Polygon(corners, "chain", alpha=0.34)


def _links(board: Board, spaces: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Pairs of spaces side by side, each once."""
    among = set(spaces)
    for space in sorted(among):
        for near in board.neighbours[space]:
            if near in among and space < near:
                yield space, near


def _rope(plan: Plan, chain: tuple[str, ...], width: float) -> tuple[Part, ...]:
    knots = [value for space in chain for value in plan.at(space, _KNOT)]
    line, width = tuple(knots), width * plan.scale
    return Polyline(line, "piece.line", width + 0.14), Polyline(line, "highlight.target", width)


def _tip(plan: Plan, before: str, last: str) -> tuple[Part, ...]:
    """The head of an arrow that has just come into a space."""
    (x, y), (to_x, to_y) = plan.at(before, _KNOT), plan.at(last, _KNOT)
    angle = math.atan2(to_y - y, to_x - x)
    x, y = x + _ENTERED * (to_x - x), y + _ENTERED * (to_y - y)
    size = 0.62 * plan.scale
    points: list[float] = []
    for turn in (0.0, 2.3, -2.3):
        points += (x + size * math.cos(angle + turn), y + size * math.sin(angle + turn))
    return (
        Polygon(tuple(points), "highlight.target", "piece.line", 0.2),
        Polygon(tuple(points), "highlight.target"),
    )


_ENTERED: Final = 0.62
"""How far along its last step the head of an arrow is."""


# -------------------------------------------------------------------------------------- the breaks


def _breaks(plan: Plan, pairs: Iterable[tuple[str, str]]) -> Iterator[Shape]:
    """Where own camels touch at a corner only: a line that is broken there."""
    for one, other in pairs:
        label = _("{one} and {other} touch only at a corner: not connected").format(
            one=one, other=other
        )
        yield Shape("", label, _broken(plan, one, other))


def _broken(plan: Plan, one: str, other: str) -> tuple[Part, ...]:
    (x, y), (to_x, to_y) = plan.centre(one), plan.centre(other)
    mid_x, mid_y = (x + to_x) / 2, (y + to_y) / 2
    parts: list[Part] = []
    for paint, width in (("piece.line", 0.34), ("broken", 0.2)):
        for near_x, near_y in ((x, y), (to_x, to_y)):
            # Dashes from each side that do not meet.
            for begin, end in ((0.25, 0.45), (0.58, 0.76)):
                line = (
                    near_x + begin * (mid_x - near_x), near_y + begin * (mid_y - near_y),
                    near_x + end * (mid_x - near_x), near_y + end * (mid_y - near_y),
                )  # fmt: skip
                parts.append(Polyline(line, paint, width))
        arm = _HALF * plan.scale
        for slope in (1, -1):
            cross = (mid_x - arm, mid_y - slope * arm, mid_x + arm, mid_y + slope * arm)
            parts.append(Polyline(cross, paint, 1.4 * width))
    return tuple(parts)


def _refused_corners(view: View, highlights: Highlights) -> list[tuple[str, str]]:
    """The two spaces of a refusal that touch at a corner and have camels of one seat.

    A refusal to load the last free camel names the loaded ones, wherever they are; it has nothing
    to do with corners.
    """
    board = board_of(view.board)
    named = {name.removeprefix("space:") for name in highlights.refused}
    if len(named) != 2 or any(name.startswith("camel:") for name in highlights.selected):
        return []
    mine = {camel.space for camel in view.camels[view.seat]}
    spaces = sorted(named & mine)
    return [
        (one, other)
        for one in spaces
        for other in board.diagonals[one]
        if other in spaces and one < other and other not in group(view, view.seat, one)
    ]
