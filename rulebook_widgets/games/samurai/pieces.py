"""Tiles and figures as they look on the map, in a hand and beside the board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from msgspec.structs import replace

from rulebook_widgets.drawing import HexLayout, Polygon, Polyline, Text, mark, placed
from rulebook_widgets.drawing.geometry import circle_points, rectangle, shifted
from rulebook_widgets.drawing.scene import Part, Points
from rulebook_widgets.games.samurai.board import TILES
from rulebook_widgets.games.samurai.icons import SEAL, emblem, figure

_UNIT: Final = HexLayout()


def hexagon(x: float, y: float, size: float) -> Points:
    """The corners of a tile around (x, y)."""
    return HexLayout(size, x, y).corners(0, 0)


@cache
def tile_parts(seat: int, tile: str) -> tuple[Part, ...]:
    """A tile of size 1 around (0, 0), in the colour of a seat and with its crest.

    Emblem and number in the middle; below them the crest, with the seal of the tiles that bear a
    Japanese character.
    """
    kind = TILES[tile]
    ink, ground = f"seat.{seat}.ink", f"seat.{seat}"
    numbered = kind.type != "figure_exchange"
    parts = [
        *_blank(ground),
        *placed(emblem(kind.type, ink, ground), -0.28 * numbered, -0.13, 0.8 if numbered else 0.9),
    ]
    if numbered:
        parts.append(Text(0.42, -0.13, str(kind.strength), 0.84, ink, bold=True))
    beside = 0.25 if kind.character else 0.0
    parts += mark(seat, -beside, 0.58, 0.185)
    if kind.character:
        parts += placed(SEAL, beside, 0.58, 0.4)
    return tuple(parts)


@cache
def small_tile_parts(seat: int, tile: str) -> tuple[Part, ...]:
    """The same in few strokes, to be drawn small: without crest, seal or shade."""
    kind = TILES[tile]
    ink, ground = f"seat.{seat}.ink", f"seat.{seat}"
    numbered = kind.type != "figure_exchange"
    body = Polygon(_UNIT.corners(0, 0, 0.96), ground)
    print_ = placed(emblem(kind.type, ink, ground, True), -0.3 * numbered, 0, 1 - 0.05 * numbered)
    number = (Text(0.48, 0, str(kind.strength), 0.95, ink, bold=True),) if numbered else ()
    return (body, *print_, *number)


@cache
def small_back_parts(seat: int) -> tuple[Part, ...]:
    """The back of a tile, to be drawn small."""
    body = Polygon(_UNIT.corners(0, 0, 0.96), f"seat.{seat}")
    return (body, Polygon(_UNIT.corners(0, 0, 0.5), f"seat.{seat}.ink", alpha=0.5))


@cache
def back_parts(seat: int) -> tuple[Part, ...]:
    """The back of a tile of size 1 around (0, 0): the seat's crest on its colour."""
    rim = Polygon(_UNIT.corners(0, 0, 0.7), stroke=f"seat.{seat}.ink", stroke_width=0.05, alpha=0.6)
    return (*_blank(f"seat.{seat}"), rim, *mark(seat, 0, 0, 0.38))


def _blank(ground: str) -> tuple[Part, ...]:
    """A tile without print: its shade on what lies below, its body, its rim and a glint."""
    body = _UNIT.corners(0, 0, 0.92)
    (right, top), left = (body[10], body[11]), body[8]
    glint = (left, top, right, top, right - 0.05, top + 0.09, left + 0.05, top + 0.09)
    return (
        Polygon(shifted(body, 0.02, 0.05), "tile.shade", alpha=0.35),
        Polygon(body, ground, "tile.edge", 0.055),
        Polygon(glint, "tile.light", alpha=0.28),
    )


@cache
def screen_parts(seat: int) -> tuple[Part, ...]:
    """A folding screen in the colour of a seat, 2 wide and 1 high around (0, 0)."""
    leaves: list[Part] = []
    for leaf in range(4):
        left, slope = -1 + 0.5 * leaf, 0.12 if leaf % 2 else -0.12
        top, low = -0.44 + slope / 2, 0.44 + slope / 2
        corners = (left, top, left + 0.48, top - slope, left + 0.48, low - slope, left, low)
        leaves.append(Polygon(corners, f"seat.{seat}"))
        if leaf % 2 == 0:
            leaves.append(Polygon(corners, "tile.shade", alpha=0.25))
    return (*leaves, *mark(seat, 0, 0, 0.22))


@cache
def stack_parts(seat: int) -> tuple[Part, ...]:
    """A pile of tiles face down, about 2 wide around (0, 0), to be drawn small."""
    body = _UNIT.corners(0, 0, 0.9)
    top = placed(small_back_parts(seat), 0, -0.3, 0.94)
    under = (
        Polygon(shifted(body, 0, 0.32), f"seat.{seat}.ink"),
        Polygon(shifted(body, 0, 0.22), f"seat.{seat}"),
    )
    between = Polygon(shifted(body, 0, -0.14), f"seat.{seat}.ink")
    return (*under, between, *top)


def woven(groups: Iterable[Sequence[Part]]) -> tuple[Part, ...]:
    """Parts of things that do not overlap, in an order that a canvas paints in few commands.

    Each thing keeps the order of its own parts; between things, like comes to like. An area and
    its outline are two parts then.
    """
    queues = [[part for whole in group for part in _apart(whole)] for group in groups]
    result: list[Part] = []
    while any(queues):
        kind = next(_like(queue[0]) for queue in queues if queue)
        for queue in queues:
            while queue and _like(queue[0]) == kind:
                result.append(queue.pop(0))
    return tuple(result)


def _apart(part: Part) -> tuple[Part, ...]:
    """A part as a fill and an outline, if it has both."""
    if isinstance(part, Polygon) and part.fill and part.stroke:
        return replace(part, stroke=""), replace(part, fill="")
    return (part,)


def _like(part: Part) -> tuple[str, float, str]:
    """What parts must share to be painted in one command."""
    match part:
        case Text():
            return "text", part.size, part.fill
        case Polyline():
            return "line", part.stroke_width, ""
        case _:
            return ("area", part.stroke_width, "") if part.stroke else ("fill", 0, "")


STANDS: Final[dict[int, tuple[tuple[float, float, float], ...]]] = {
    1: ((0.0, -0.02, 1.16),),
    2: ((-0.41, -0.15, 0.88), (0.41, -0.15, 0.88)),
    3: ((0.0, -0.45, 0.7), (-0.42, 0.1, 0.74), (0.42, 0.1, 0.74)),
}
"""Where figures stand on a hexagon of size 1, and how large, by how many there are."""

IN_CITY: Final[dict[int, tuple[tuple[float, float, float], ...]]] = {
    1: ((0.0, -0.31, 0.92),),
    2: ((-0.41, -0.31, 0.86), (0.41, -0.31, 0.86)),
}
"""The same in a city, higher up: its name stands below them, clear of the tiles beside it."""


def figure_parts(kind: str, x: float, y: float, size: float) -> tuple[Part, ...]:
    """A figure of height `size` around (x, y)."""
    return placed(figure(kind), x, y, size)


def counted(x: float, y: float, count: int, size: float, ink: str = "slip.ink") -> Text:
    """A number beside an icon, starting at x."""
    return Text(x, y, str(count), size, ink, anchor="start", bold=True)


def slip(
    x: float, y: float, width: float, height: float, paint: str, edge: str
) -> tuple[Part, ...]:
    """A slip of paper with its shade."""
    corners = rectangle(x, y, width, height)
    return (
        Polygon(shifted(corners, 0.08, 0.14), "tile.shade", alpha=0.3),
        Polygon(corners, paint, edge, 0.09),
    )


def disc(seat: int, x: float, y: float, radius: float) -> tuple[Part, ...]:
    """A seat's crest on a disc of its colour."""
    return (
        Polygon(circle_points(x, y, radius, 24), f"seat.{seat}", "tile.edge", 0.09),
        *mark(seat, x, y, 0.62 * radius),
    )
