"""Where everything lies in the picture, for each grid and number of players.

The picture is always 32 units wide. From the top: the map, the strip of the turn with its actions
and the bag, then the player boards, two in a row.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, TypeAlias

import msgspec

from rulebook_widgets.drawing import RectGrid
from rulebook_widgets.drawing.geometry import rectangle
from rulebook_widgets.drawing.scene import Points

Place: TypeAlias = tuple[float, float]

WIDTH: Final = 32.0
LEFT: Final = 0.4
RIGHT: Final = WIDTH - LEFT
GAP: Final = 0.4

# ----------------------------------------------------------------------------------------- the map

GRID: Final = 29.4
"""Width of all columns together."""

RIM: Final = 0.95
"""Width of the rim around the grid, where the names of columns and rows stand."""

NUMBER: Final = (0.72, 0.74)
"""From the corner of a numbered space to the middle of its number, in a cell of 4.2."""

GOOD: Final = (2.1, 0.88)
"""The same to the good that lies there."""

MARKERS: Final = (3.5, 0.84)
"""The same to its demand markers."""

CELL: Final = 4.2
"""The side of a space on a grid of seven columns, for which the drawings on it are made."""

GOOD_SIZE: Final = 1.48
"""Size of a good that lies on a space."""

# ------------------------------------------------------------------------------- what lies below it

STRIP: Final = 3.5
"""Height of the strip of the turn."""

PANEL: Final = (15.4, 6.3)
"""Width and height of a player board."""

SHELF: Final = (0.35, 1.72, 8.3, 2.0)
"""Left, top, width and height of the place for camels, on a player board."""

STALL: Final = 1.34
"""From one camel of the supply to the next."""

GOODS_TOP: Final = 3.95
"""From the top of a player board to the row of what was delivered."""

SLOT: Final = 1.475
"""From one place of that row to the next."""


class Plan(msgspec.Struct, frozen=True):
    """The layout of one picture.

    Attributes:
        players: how many play.
        grid: the cells of the map.
        columns: how many there are in a row.
        rows: how many rows there are.
        top: the top of the map with its rim.
        low: its lower edge.
        strip: the top of the strip of the turn.
        panels: the top of the first row of player boards.
        height: height of the picture.
    """

    players: int
    grid: RectGrid
    columns: int
    rows: int
    top: float
    low: float
    strip: float
    panels: float
    height: float

    @property
    def cell(self) -> float:
        """The side of a space."""
        return self.grid.width

    @property
    def scale(self) -> float:
        """How large things on a space are, compared to those on a grid of seven columns."""
        return self.cell / CELL

    def corner(self, space: str) -> Place:
        """The top left corner of a space."""
        return self.grid.corner(*column_and_row(space))

    def centre(self, space: str) -> Place:
        """The centre of a space."""
        return self.grid.centre(*column_and_row(space))

    def at(self, space: str, place: Place) -> Place:
        """A place on a space, told in a cell of 4.2."""
        x, y = self.corner(space)
        return x + place[0] * self.scale, y + place[1] * self.scale

    def area(self, space: str) -> Points:
        """A space as a polygon."""
        return self.grid.corners(*column_and_row(space))

    def panel(self, seat: int) -> Place:
        """The top left corner of a player board."""
        across, down = seat % 2, seat // 2
        width, height = PANEL
        return LEFT + across * (RIGHT - LEFT - width), self.panels + down * (height + GAP)

    def stall(self, seat: int, number: int) -> Place:
        """Where a camel of the supply stands, on a player board."""
        x, y = self.panel(seat)
        left, top, _width, height = SHELF
        return x + left + STALL * (number + 0.56), y + top + height / 2 + 0.1

    def shelf(self, seat: int) -> Points:
        """The place for camels on a player board, as a polygon."""
        x, y = self.panel(seat)
        left, top, width, height = SHELF
        return rectangle(x + left, y + top, width, height)

    def slot(self, seat: int, number: int) -> Place:
        """The middle of a place in the row of what was delivered; 8 is that of the markers."""
        x, y = self.panel(seat)
        return x + 0.95 + SLOT * number, y + GOODS_TOP + 0.65


def column_and_row(space: str) -> tuple[int, int]:
    """The column and the row of a space, from 0.

    >>> column_and_row("c5")
    (2, 4)
    """
    return ord(space[0]) - ord("a"), int(space[1:]) - 1


@cache
def plan_for(players: int, columns: int, rows: int) -> Plan:
    """The layout for so many players and a grid of so many columns and rows."""
    cell = GRID / columns
    top = LEFT
    inner = top + RIM
    low = inner + rows * cell + RIM
    grid = RectGrid(cell, cell, (WIDTH - GRID) / 2, inner)
    strip = low + GAP
    panels = strip + STRIP + GAP
    height = panels + -(-players // 2) * (PANEL[1] + GAP)
    return Plan(players, grid, columns, rows, top, low, strip, panels, height)


# --------------------------------------------------------------------------- camels on one space

EMPTY_HEIGHT: Final = 1.02
"""Height of an empty camel, in its own width."""

LOADED_HEIGHT: Final = 1.5
"""Height of one with a load, on it or under it."""

_BESIDE: Final = 0.81
"""From one camel to the next beside it, in widths: they may lap over a little."""

_BEHIND: Final = 0.6
"""From one row of camels to the next, in heights."""

_LARGEST: Final = 2.05
"""Width of a camel that has a space to itself, in a cell of 4.2."""


class Stand(msgspec.Struct, frozen=True):
    """Where a camel stands.

    Attributes:
        x: the middle of its width.
        y: where its feet are.
        scale: its width.
        area: where it can be tapped.
    """

    x: float
    y: float
    scale: float
    area: Points


@cache
def stands(loaded: tuple[bool, ...], top: float) -> tuple[Stand, ...]:
    """Where camels stand in a cell of 4.2, seen from its corner; those behind come first.

    Args:
        loaded: for each of them, whether it has a load.
        top: how much of the cell is kept free above them.

    >>> [round(stand.scale, 2) for stand in stands((False, True), 1.5)]
    [1.65, 1.65]
    """
    height = LOADED_HEIGHT if any(loaded) else EMPTY_HEIGHT
    scale, across = max(
        [(_size(len(loaded), across, height, top), -across) for across in range(1, len(loaded) + 1)]
    )
    return tuple(_rows(len(loaded), -across, scale, height, top))


_WIDE: Final = CELL - 0.2
_FOOT: Final = CELL - 0.22


def _size(count: int, across: int, height: float, top: float) -> float:
    """How wide camels can be with so many in a row."""
    down = -(-count // across)
    wide = _WIDE / (1 + _BESIDE * (across - 1))
    high = (_FOOT - top) / (height * (1 + _BEHIND * (down - 1)))
    return min(wide, high, _LARGEST)


def _rows(count: int, across: int, scale: float, height: float, top: float) -> Sequence[Stand]:
    down = -(-count // across)
    tall = height * scale
    whole = tall * (1 + _BEHIND * (down - 1))
    # Whoever is alone stands in the middle of what is free, not at its lower edge.
    foot = min(_FOOT, (top + _FOOT + whole) / 2)
    made: list[Stand] = []
    for row in range(down):
        here = min(across, count - row * across)
        y = foot - (down - 1 - row) * _BEHIND * tall
        # The last row may be shorter; it stands in the middle.
        left = CELL / 2 - _BESIDE * scale * (here - 1) / 2
        for column in range(here):
            x = left + column * _BESIDE * scale
            made.append(Stand(x, y, scale, _tapped(x, y, scale, tall)))
    return made


def _tapped(x: float, y: float, scale: float, tall: float) -> Points:
    half = _BESIDE * scale / 2
    return rectangle(x - half, y - tall, 2 * half, tall + 0.1)
