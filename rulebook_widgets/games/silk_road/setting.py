"""What a game is played on: the board, the journey and the number of players, looked up once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from rulebook_widgets.games.silk_road.board import GOODS, Board, Journey, board_of
from rulebook_widgets.games.silk_road.board_file import COLOURS, TRICKS
from rulebook_widgets.games.silk_road.board_file import Table as Places
from rulebook_widgets.games.silk_road.moves import Lay, Take
from rulebook_widgets.games.silk_road.state import Numbers, Table, Tiles

GOOD_NUMBER: Final[dict[str, int]] = {good: number for number, good in enumerate(GOODS)}
"""The place of each kind of good in tuples of numbers."""

TILES_RULE: Final = {False: "SLK-2.2", True: "SLK-2.7"}
"""The rule by which tiles are laid, by the direction of the journey."""

TRICKS_RULE: Final = {False: "SLK-2.4", True: "SLK-2.7"}
"""The rule by which crook and barterer are kept out, by the direction of the journey."""


class Setting(msgspec.Struct, frozen=True):
    """The tables that one game needs at every step.

    Attributes:
        board: the board.
        journey: where the caravan goes on it.
        places: how many tiles and tokens the number of players gives (SLK-2.2, SLK-2.6).
        market_number: the place of each city with tiles in ``state.tiles``.
        pile_of: for each city with tiles, the number of its colour in ``state.piles``.
        tile_ids: the tiles, in the order of the numbers in ``state.piles``.
        tile_number: their places there.
        allowed: by those places, whether a tile may lie at the last two cities (SLK-2.4).
        lays: the moves that lay them.
        takes: the moves that take them.
        piles: all tiles of each colour.
        origins: from which cities an arrow leads to a city on this journey.
    """

    board: Board
    journey: Journey
    places: Places
    market_number: dict[str, int]
    pile_of: dict[str, int]
    tile_ids: Tiles
    tile_number: dict[str, int]
    allowed: tuple[bool, ...]
    lays: tuple[Lay, ...]
    takes: dict[str, Take]
    piles: tuple[Numbers, Numbers]
    origins: dict[str, Tiles]


@lru_cache(maxsize=128)
def _setting(value: str, reverse: bool, players: int) -> Setting:
    board = board_of(value)
    journey = board.journey(reverse)
    ids = tuple(board.tiles)
    return Setting(
        board=board,
        journey=journey,
        places=board.players[players],
        market_number={city: number for number, city in enumerate(journey.markets)},
        pile_of={city: COLOURS.index(journey.colour[city]) for city in journey.markets},
        tile_ids=ids,
        tile_number=board.tile_order,
        allowed=tuple(tile not in TRICKS for tile in ids),
        lays=tuple(map(Lay, ids)),
        takes={tile: Take(tile) for tile in ids},
        piles=(
            tuple(tile.orange for tile in board.tiles.values()),
            tuple(tile.purple for tile in board.tiles.values()),
        ),
        origins={
            city: tuple(start for start, ends in journey.onward.items() if city in ends)
            for city in board.cities
        },
    )


def setting_of(table: Table) -> Setting:
    """Return what a state or a view is played on."""
    return _setting(table.board, table.reverse, table.players)


def setting(board: str, reverse: bool, players: int) -> Setting:
    """Return what a game with these options is played on."""
    return _setting(board, reverse, players)


def tiles_at(table: Table, city: str) -> Tiles:
    """Return the tiles that lie at a city; none where it never has any."""
    number = setting_of(table).market_number.get(city)
    return () if number is None else table.tiles[number]


def price(prices: Numbers, number: int) -> int:
    """Return the price of the ``number``-th good; the last price holds for all further ones.

    >>> [price((4, 3, 2, 1), number) for number in range(1, 7)]
    [4, 3, 2, 1, 1, 1]
    """
    return prices[min(number, len(prices)) - 1]
