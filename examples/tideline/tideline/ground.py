"""What lies below everything: the sand, which never changes, and the sea, which rises."""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise
from random import Random
from typing import Final

from rulebook_widgets.core.text import _
from rulebook_widgets.drawing import Circle, Layer, Polygon, Polyline, Shape, Text
from rulebook_widgets.drawing.geometry import rectangle, rounded_rectangle
from rulebook_widgets.drawing.scene import Part, Points
from tideline.board import COLUMNS, PLACES, ROWS
from tideline.plan import DUNE, MARGIN, ROW, SHORE, WATERLINE, WIDTH, centre, middle_of

GRAINS: Final = 70
DIE: Final = 4.2
"""Width of the die faces that number the columns."""


@cache
def sand() -> Layer:
    """Draw the dune, the sand and the letters of the rows."""
    beach = (
        Polygon(rectangle(0, 0, WIDTH, DUNE + 1), "dune"),
        Polygon(rectangle(0, DUNE, WIDTH, SHORE - DUNE), "sand"),
        Polygon(_dune_edge(), "dune"),
        *_grains(),
        *_grass(),
    )
    letters = [
        Text(MARGIN / 2 + 0.1, centre(f"1{row}")[1], row, 1.7, "sand.ink", bold=True)
        for row in ROWS
    ]
    return Layer("sand", (Shape(parts=(*beach, *letters)),))


def _dune_edge() -> Points:
    edge = [(float(x), DUNE + 0.9 + 0.6 * math.sin(0.35 * x)) for x in range(0, 65, 2)]
    return (WIDTH, 0.0, 0.0, 0.0, *[value for point in edge for value in point])


def _grains() -> list[Part]:
    rng = Random(24)
    return [
        Circle(rng.uniform(0, WIDTH), rng.uniform(DUNE, WATERLINE), 0.16, "sand.grain")
        for _grain in range(GRAINS)
    ]


def _grass() -> list[Part]:
    """Tufts on the dune, leaning with the wind."""
    rng, blades = Random(7), []
    for tuft in range(11):
        x, foot = 2.5 + 5.9 * tuft + rng.uniform(-1, 1), rng.uniform(3.0, 4.6)
        for lean in (-1.1, -0.4, 0.3, 1.0, 1.6):
            tip = foot - rng.uniform(1.6, 2.8)
            blade = (x, foot, x + lean / 3, (foot + tip) / 2, x + lean, tip)
            blades.append(Polyline(blade, "grass", 0.28))
    return list(blades)


@cache
def sea(levels: tuple[int, ...], tongue: str) -> Layer:
    """Draw the water, as high as it has come in each column, and the numbers of the columns."""
    front = _front(levels)
    water = Shape(
        parts=(
            Polygon(_below(front, -1.3), "wet"),
            Polygon(_below(front, 0.0), "sea.edge"),
            Polygon(_below(front, 1.6), "sea"),
            Polygon(_below(front, 4.2), "sea.deep"),
            Polyline(_lowered(front, 0.1), "foam", 0.7),
            Polyline(_lowered(front, 1.7), "foam", 0.2, 0.7),
        )
    )
    drowned = [Shape(parts=_ripples(place)) for place in PLACES if _under(place, levels)]
    return Layer("sea", (water, *drowned, *map(_die, COLUMNS)), _("The sea"))


def _under(place: str, levels: tuple[int, ...]) -> bool:
    return ROWS.index(place[1]) < levels[int(place[0]) - 1]


def _ripples(place: str) -> tuple[Part, ...]:
    x, y = centre(place)
    return tuple(
        Polyline(
            (x + dx - 1.6, y + dy, x + dx, y + dy - 0.45, x + dx + 1.6, y + dy), "foam", w, 0.5
        )
        for dx, dy, w in ((-1.6, 0.6, 0.22), (1.9, 2.4, 0.22))
    )


def _front(levels: tuple[int, ...]) -> list[tuple[float, float]]:
    """The edge of the water from left to right: steps between columns, made round."""
    return [(float(x), _height(x, levels)) for x in range(int(WIDTH) + 1)]


def _height(x: float, levels: tuple[int, ...]) -> float:
    heights = [WATERLINE - ROW * level for level in levels]
    y = heights[0]
    for border, (left, right) in enumerate(pairwise(heights), 1):
        along = (x - middle_of(border) - 3.2) / 3.6
        y += (right - left) * (3 * along**2 - 2 * along**3 if 0 < along < 1 else float(along >= 1))
    return y + 0.35 * math.sin(0.8 * x) + 0.2 * math.sin(2.1 * x)


def _lowered(front: list[tuple[float, float]], by: float) -> Points:
    return tuple([value for x, y in front for value in (x, min(y + by, SHORE))])


def _below(front: list[tuple[float, float]], by: float) -> Points:
    return (*_lowered(front, by), WIDTH, SHORE, 0.0, SHORE)


# Where the pips of a die stand, in thirds of its width from the middle.
_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def _die(column: int) -> Shape:
    x, y = middle_of(column), (WATERLINE + SHORE) / 2 + 0.7
    face = Polygon(
        rounded_rectangle(x - DIE / 2, y - DIE / 2, DIE, DIE, 0.8), "die", "die.ink", 0.2
    )
    pips = [Circle(x + 1.1 * dx, y + 1.1 * dy, 0.42, "die.ink") for dx, dy in _PIPS[column]]
    label = _("The number of column {column}").format(column=column)
    return Shape(f"die:{column}", label, (face, *pips), face)
