"""Where everything lies in the picture, for 3 and 4 players.

The picture is always 32 units wide. From the top: the score track, the city, the dice board beside
caravan and calendar, a panel for each seat, the hand.

In the city the road swings: each space leans towards the one shop that it serves, so that what
belongs together touches, and neighbouring spaces are far enough apart for a finger.
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

import msgspec

from rulebook_widgets.drawing.scene import Points
from rulebook_widgets.games.yspahan.board import (
    BUILDINGS,
    CARAVAN_ROWS,
    DICE_ROWS,
    ROAD,
    SHOPS,
)

Place: TypeAlias = tuple[float, float]

WIDTH: Final = 32.0
LEFT: Final = 0.5
RIGHT: Final = WIDTH - LEFT
GAP: Final = 0.45

# ---------------------------------------------------------------------------------------- the city

SPACE: Final = 0.64
"""Radius of a space of the road."""

SHOP: Final = 1.56
"""Side of a shop."""

BESIDE: Final = 1.9
"""From the middle of an arm of the road to the shops along it."""

LEAN: Final = BESIDE - SHOP / 2 - SPACE
"""How far a space leans towards its shop: until they touch."""

PITCH: Final = (1.64, 1.7)
"""From column to column and from row to row elsewhere in the city."""

CENTRE: Final = (18.5, 8.72)
"""The crossroads, from the left of the picture and from the top of the city."""

CITY_HEIGHT: Final = 22.4


def _stretched(steps: float, pitch: float) -> float:
    """So many steps of the grid away from an arm: the first one is wider than the others."""
    first = max(-1.0, min(1.0, steps))
    return first * BESIDE + (steps - first) * pitch


# ------------------------------------------------------------------------- what lies below the city

ROW_HEIGHT: Final = 2.0
"""Height of a row of the dice board."""

DICE_BOARD: Final = (16.4, 12.7)
"""Width and height of the dice board."""

DIE: Final = 1.38
"""Side of a die."""

CARAVAN: Final = (14.25, 8.75)
"""Width and height of the caravan."""

CAMEL: Final = (2.76, 2.72)
"""Width and height of the place of a camel."""

SHEET: Final = 3.6
"""Height of what lies below the caravan: deck, discards and calendar."""

DAY: Final = (1.06, 0.72)
"""Width and height of a day of the calendar."""

PILE: Final = (2.35, 3.3)
"""Width and height of a pile of cards."""

# ------------------------------------------------------------------------------ panels and hand

PANEL: Final = 3.16
"""Height of a seat's panel."""

HERD: Final = 3.95
"""From the left of a panel to the number of camels."""

PURSE: Final = 6.75
"""The same to the gold."""

CARDS_HELD: Final = 9.35
"""The same to the number of cards."""

COUNTS: Final = 2.24
"""From the top of a panel to the middle of these numbers."""

TILE: Final = (2.96, 2.96)
"""Width and height of a building."""

HAND: Final = 5.0
"""Height of the hand."""

HAND_LEFT: Final = 3.6
"""Where the first card of the hand begins; before it stands whose hand it is."""

CARD_SCALE: Final = 1.12
"""How large cards in the hand are, if there is room."""

LANE: Final = 0.66
"""Height of a seat's lane of the score track."""

TRACK: Final = (3.0, 27.7)
"""Left end and length of the lanes."""


class Plan(msgspec.Struct, frozen=True):
    """The layout of one picture.

    Attributes:
        players: how many play.
        track: top of the score track.
        city: top of the city.
        boards: top of the dice board and the caravan.
        panels: top of the first panel.
        hand: top of the hand.
        height: height of the picture.
    """

    players: int
    track: float
    city: float
    boards: float
    panels: float
    hand: float
    height: float

    def grid(self, x: float, y: float) -> Place:
        """A point of the city's grid, with x to the east and y to the north."""
        across, down = CENTRE
        return across + _stretched(x, PITCH[0]), self.city + down - _stretched(y, PITCH[1])

    def shop(self, shop: str) -> Place:
        """The centre of a shop."""
        there = SHOPS[shop]
        return self.grid(there.x, there.y)

    def space(self, space: str) -> Place:
        """The centre of a space of the road."""
        here = ROAD[space]
        x, y = self.grid(here.x, here.y)
        if len(here.shops) != 1:
            return x, y
        there = SHOPS[here.shops[0]]
        return x + LEAN * (there.x - here.x), y - LEAN * (there.y - here.y)

    def row(self, number: int) -> Place:
        """The left end and the middle of a row of the dice board, 0 at the bottom."""
        from_top = len(DICE_ROWS) - 1 - number
        return LEFT, self.boards + 0.35 + ROW_HEIGHT * (from_top + 0.5)

    def caravan_row(self, number: int) -> float:
        """The middle of a row of the caravan, 0 at the bottom."""
        from_top = len(CARAVAN_ROWS) - 1 - number
        return self.boards + 0.3 + CAMEL[1] * (from_top + 0.5)

    def camel(self, camel: int) -> Place:
        """The centre of the place of a camel of the caravan."""
        number, row = next((n, r) for n, r in enumerate(CARAVAN_ROWS) if camel in r.camels)
        across = RIGHT - CARAVAN[0] + 1.55 + CAMEL[0] * (row.camels.index(camel) + 0.5)
        return across, self.caravan_row(number)

    @property
    def sheet(self) -> float:
        """The top of what lies below the caravan."""
        return self.boards + DICE_BOARD[1] - SHEET

    def pile(self, number: int) -> Place:
        """The centre of the deck (0) or of the discards (1)."""
        left = RIGHT - CARAVAN[0] + PILE[0] / 2 + 0.15
        return left + number * (PILE[0] + 0.45), self.sheet + SHEET / 2

    def day(self, week: int, day: int) -> Points:
        """Left, top, width and height of a day in the calendar."""
        width, height = DAY
        left = RIGHT - 0.25 - 7 * width
        return left + (day - 1) * width, self.sheet + 1.2 + (week - 1) * height, width, height

    def panel(self, seat: int) -> Place:
        """The top left corner of a seat's panel."""
        return LEFT, self.panels + seat * (PANEL + 0.22)

    def building(self, seat: int, building: str) -> Place:
        """The top left corner of a building."""
        _x, y = self.panel(seat)
        number = list(BUILDINGS).index(building)
        left = RIGHT - 0.1 - (len(BUILDINGS) - number) * (TILE[0] + 0.06) + 0.06
        return left, y + (PANEL - TILE[1]) / 2

    def lane(self, seat: int) -> float:
        """The middle of a seat's lane of the score track."""
        return self.track + 0.3 + LANE * (seat + 0.5)

    def card(self, number: int, kinds: int) -> tuple[float, float, float]:
        """The centre and the scale of a card in a hand with so many kinds of cards."""
        pitch = min(CARD[0] * CARD_SCALE + 0.4, (RIGHT - HAND_LEFT) / kinds)
        scale = min(CARD_SCALE, (pitch - 0.2) / CARD[0])
        return HAND_LEFT + pitch * (number + 0.5), self.hand + HAND / 2, scale


CARD: Final = (3.0, 4.0)
"""Width and height of a card before it is scaled."""


@cache
def plan_for(players: int) -> Plan:
    """The layout for 3 or 4 players."""
    track = 0.4
    city = track + LANE * players + 1.1 + GAP
    boards = city + CITY_HEIGHT + GAP
    panels = boards + DICE_BOARD[1] + GAP
    hand = panels + players * (PANEL + 0.22) + 0.1
    return Plan(players, track, city, boards, panels, hand, hand + HAND + 0.2)
