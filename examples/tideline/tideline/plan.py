"""Where everything is on the picture, in board units."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.drawing import Polygon
from rulebook_widgets.drawing.geometry import rounded_rectangle
from tideline.board import ROWS, column_of

WIDTH: Final = 64.0
MARGIN: Final = 2.0
COLUMN: Final = 10.0
ROW: Final = 8.5
DUNE: Final = 5.0
"""Where the sand of the highest row begins."""

WATERLINE: Final = DUNE + ROW * len(ROWS)
"""Where the sea ends before the first wave."""

SHORE: Final = WATERLINE + 7.0
"""Where the picture of the beach ends and the table with the baskets begins."""

SLIP: Final = (29.5, 10.5)
"""Width and height of the slip with a basket."""

GAP: Final = 1.0


def height(players: int) -> float:
    """Return the height of the picture: two baskets stand in a row."""
    return SHORE + GAP + (players + 1) // 2 * (SLIP[1] + GAP)


def middle_of(column: int) -> float:
    """Return where the middle of a column is, from the left."""
    return MARGIN + COLUMN * (column - 0.5)


def centre(place: str) -> tuple[float, float]:
    """Return the middle of a place.

    >>> centre("1a"), centre("6d")
    ((7.0, 34.75), (57.0, 9.25))
    """
    return middle_of(column_of(place)), WATERLINE - ROW * (ROWS.index(place[1]) + 0.5)


def field(place: str) -> Polygon:
    """Return the area of a place that can be clicked."""
    x, y = centre(place)
    wide, tall = COLUMN - 0.4, ROW - 0.4
    return Polygon(rounded_rectangle(x - wide / 2, y - tall / 2, wide, tall, 1.6, 2))


def slip_corner(seat: int) -> tuple[float, float]:
    """Return the top left corner of a seat's slip."""
    wide, tall = SLIP
    x = MARGIN + seat % 2 * (wide + GAP)
    return x, SHORE + GAP + seat // 2 * (tall + GAP)
