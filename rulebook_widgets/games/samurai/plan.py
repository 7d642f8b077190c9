"""Where everything lies in the picture, for 2, 3 and 4 players.

The picture is always 32 units wide, so that what stands around the map is of the same size on every
screen; the map is as large as the width allows. The map leaves the upper left to the seats and what
is beside the board, and the lower right to the hand.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final

import msgspec

from rulebook_widgets.drawing import HexLayout

WIDTH: Final = 32.0
TILE: Final = 2.0
"""Size (from the centre to a corner) of the tiles of a hand."""

STOCK_TILE: Final = 1.9
"""Size of the tiles from which an opening hand is picked."""

SLIP: Final = (16.9, 3.0)
"""Width and height of the slip of paper of a seat."""

CHIPS: Final = (16.9, 20.0)
"""While hands are picked the slips are chips in rows: two in a row so wide, or three."""

CHIP_HEIGHT: Final = 1.7

GAP: Final = 0.3
LEFT: Final = 0.8
TOP: Final = 0.8

_Place = tuple[float, float]


class Plan(msgspec.Struct, frozen=True):
    """The layout of one picture.

    Attributes:
        height: height of the picture; the width is ``WIDTH``.
        layout: where the hexagons lie.
        counters: top left corner of the figures put aside, in set-up of the supply.
        lifted: centre of the tile that a tile exchange has lifted.
        hand: centre of the hand.
        stock: how many tiles stand in each column of the stock.
        stock_top: centre of the first of them.
        chips: how many chips stand beside one another.
        islands: centre of each island's name.
        rose: centre of the compass rose.
        waves: centres of the wave ornaments, with their number of columns and rows.
    """

    height: float
    layout: HexLayout
    counters: _Place
    lifted: _Place
    hand: _Place
    stock: tuple[int, ...]
    stock_top: float
    chips: int
    islands: dict[str, _Place]
    rose: _Place
    waves: tuple[tuple[float, float, int, int], ...]

    def slip(self, seat: int) -> _Place:
        """The top left corner of a seat's slip."""
        return LEFT, TOP + seat * (SLIP[1] + GAP)

    def chip(self, seat: int) -> tuple[float, float, float, float]:
        """Left, top, width and height of a seat's chip."""
        row, column = divmod(seat, self.chips)
        width = (CHIPS[self.chips - 2] + GAP) / self.chips
        return LEFT + column * width, TOP + row * (CHIP_HEIGHT + GAP), width - GAP, CHIP_HEIGHT

    def hand_slots(self) -> tuple[_Place, ...]:
        """The centres of five tiles, fitted together like hexagons of the map."""
        x, y = self.hand
        across, down = 1.55 * TILE, 0.89 * TILE
        corners = [(x + i * across, y + j * down) for i, j in product((-1, 1), (-1, 1))]
        return (*corners[:2], (x, y), *corners[2:])

    def stock_slots(self) -> tuple[_Place, ...]:
        """The centres of the tiles of the stock, column by column."""
        across, down = 1.55 * STOCK_TILE, 1.78 * STOCK_TILE
        first = LEFT + STOCK_TILE
        return tuple(
            [
                (first + across * column, self.stock_top + down * (row + column % 2 / 2))
                for column, count in enumerate(self.stock)
                for row in range(count)
            ]
        )


_PLANS: Final = {
    2: Plan(
        height=35.2,
        layout=HexLayout(1.4, 23.35, 18.95),
        counters=(LEFT, 7.4),
        lifted=(3.2, 14.4),
        hand=(26.2, 30.8),
        stock=(3, 3, 3, 3, 3, 2),
        stock_top=6.1,
        chips=2,
        islands={"honshu": (7.6, 17.9)},
        rose=(3.0, 20.4),
        waves=(),
    ),
    3: Plan(
        height=36.4,
        layout=HexLayout(1.115, 25.2, 15.25),
        counters=(LEFT, 10.7),
        lifted=(3.2, 16.6),
        hand=(26.2, 31.6),
        stock=(3, 3, 3, 3, 3, 2),
        stock_top=6.1,
        chips=3,
        islands={"honshu": (9.4, 17.6), "kyushu": (4.0, 22.6), "shikoku": (16.9, 33.9)},
        rose=(28.2, 23.0),
        waves=(),
    ),
    4: Plan(
        height=43.1,
        layout=HexLayout(1.0, 22.75, 24.15),
        counters=(LEFT, 14.0),
        lifted=(3.2, 20.0),
        hand=(26.0, 38.6),
        stock=(4, 3, 4, 3, 3),
        stock_top=8.3,
        chips=2,
        islands={
            "honshu": (10.2, 24.0),
            "kyushu": (4.2, 29.6),
            "shikoku": (16.8, 40.2),
            "hokkaido": (28.6, 1.2),
        },
        rose=(27.8, 30.2),
        waves=((4.4, 25.9, 3, 2),),
    ),
}


@cache
def plan_for(players: int) -> Plan:
    """The layout for 2, 3 or 4 players."""
    return _PLANS[players]


def cell(space: str) -> tuple[int, int]:
    """The axial coordinates of a space."""
    q, _, r = space.partition(",")
    return int(q), int(r)
