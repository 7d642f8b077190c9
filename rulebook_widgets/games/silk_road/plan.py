"""Where everything lies in the picture, for 3 to 6 players.

The picture is always 32 units wide. From the top: the map, the tray (what is for sale in this city,
or whatever is to be decided), the supply above the goods behind one's own screen, the seats.
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

import msgspec

Place: TypeAlias = tuple[float, float]

WIDTH: Final = 32.0
LEFT: Final = 0.5
RIGHT: Final = WIDTH - LEFT
GAP: Final = 0.4

MAP: Final = (0.3, 0.3, 31.4, 22.8)
"""Left, top, width and height of the map."""

MAP_INSIDE: Final = (2.9, 4.1, 29.6, 19.0)
"""Left, top, right and bottom of the middles of cities."""

TRAY_TOP: Final = MAP[1] + MAP[3] + GAP
TRAY: Final = 6.9
"""Height of the tray."""

TILE: Final = 4.62
"""Side of a tile in the tray."""

PITCH: Final = 5.06
"""From tile to tile in the tray."""

STOCK_TOP: Final = TRAY_TOP + TRAY + GAP
STOCK: Final = 4.5
"""Height of the supply."""

SCREEN_TOP: Final = STOCK_TOP + STOCK + 0.3
SCREEN: Final = 3.9
"""Height of what lies behind one's own screen."""

COLUMN: Final = 4.3
"""Width of the column of a good in supply and screen."""

COLUMNS_LEFT: Final = 3.3
"""Where the first of these columns begins."""

SEATS_TOP: Final = SCREEN_TOP + SCREEN + GAP
SEAT: Final = 4.3
"""Height of a seat."""


class Plan(msgspec.Struct, frozen=True):
    """The layout of one picture.

    Attributes:
        players: how many play.
        columns: seats side by side.
        height: of the picture.
    """

    players: int
    columns: int
    height: float

    @property
    def seat_width(self) -> float:
        """Width of a seat."""
        return (RIGHT - LEFT - (self.columns - 1) * 0.3) / self.columns

    def seat(self, seat: int) -> Place:
        """The top left corner of a seat."""
        row, column = divmod(seat, self.columns)
        return LEFT + column * (self.seat_width + 0.3), SEATS_TOP + row * (SEAT + 0.3)


@cache
def plan_for(players: int) -> Plan:
    """The layout for 3 to 6 players."""
    columns = 2 if players == 4 else 3
    rows = -(-players // columns)
    return Plan(players, columns, SEATS_TOP + rows * (SEAT + 0.3))


def slot(number: int) -> Place:
    """The middle of a place for a tile in the tray."""
    return LEFT + 0.5 + PITCH * (number + 0.5) - 0.05, TRAY_TOP + 1.55 + TILE / 2


def column(number: int) -> float:
    """The middle of the column of a good."""
    return COLUMNS_LEFT + COLUMN * (number + 0.5)
