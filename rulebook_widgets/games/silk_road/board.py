"""The boards of Silk Road: the road, its cities, the tiles and the material.

``board.toml`` and ``board_parallel.toml`` are shipped; a reader may write another
(``docs/boards.md``). Ask :func:`board_of`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from rulebook_widgets.core.boards import BoardForm
from rulebook_widgets.core.provenance import Element, Graded, Naming, Provenance
from rulebook_widgets.core.text import N_
from rulebook_widgets.games.silk_road.board_checks import check
from rulebook_widgets.games.silk_road.board_file import (
    Arrow,
    City,
    Coins,
    Colour,
    File,
    Good,
    GoodId,
    Material,
    Prices,
    Scoring,
    Start,
    Table,
    Tile,
    TileKind,
    TileType,
    Trader,
    Travel,
    Vizier,
)
from rulebook_widgets.games.silk_road.routes import onward, travelling_order

__all__ = [
    "BOARD_IDS",
    "GOODS",
    "MAIN",
    "Arrow",
    "Board",
    "City",
    "Colour",
    "Good",
    "GoodId",
    "Journey",
    "Table",
    "Tile",
    "TileKind",
    "TileType",
    "board_of",
]


class Journey(msgspec.Struct, frozen=True):
    """The way the caravan travels (SLK-4.1, SLK-2.7).

    Attributes:
        id: "west", or "east" in the variant.
        title: for people.
        start: where the caravan stands at first.
        finish: where the game ends.
        untricked: the cities without crook and barterer (SLK-2.4).
        onward: where the caravan may go next from each city; nowhere from the last.
        colour: the colour of its tiles for each city that has some.
        markets: the cities with tiles, in the order in which they can be reached.
    """

    id: str
    title: str
    start: str
    finish: str
    untricked: tuple[str, ...]
    onward: dict[str, tuple[str, ...]]
    colour: dict[str, Colour]
    markets: tuple[str, ...]


class Board(msgspec.Struct, frozen=True):
    """A board and the material that goes with it.

    Attributes:
        id: of a shipped board, else "".
        title: what it is called; may be "" in a reader's own.
        note: a few words about it.
        players: how many tiles and turns there are, by the number of players (SLK-2.2, SLK-2.6).
        start: what each player begins with (SLK-2.1, SLK-2.5).
        goods: the kinds of goods (SLK-1.1).
        coins: the coins, and what gold is worth (SLK-1.2).
        material: what else is in the box (SLK-1.1).
        prices: of the first good, the second ... (SLK-6.1, SLK-6.2).
        trader: what a trader exchanges (SLK-6.3).
        vizier: what the vizier pays (SLK-6.7).
        scoring: what scores (SLK-7.2, SLK-7.3).
        cities: the cities by id, from east to west.
        arrows: the arrows as printed (SLK-4.1).
        journeys: "west" and "east".
        tiles: the tiles by id.
        tile_types: what the tiles of a type have in common.
        bag: all tiles of a colour, as often as they are there, in the order of the file.
        tile_order: to sort tiles by.
        provenance: how well all this is known.
    """

    id: str
    title: str
    note: str
    players: dict[int, Table]
    start: Start
    goods: dict[GoodId, Good]
    coins: Coins
    material: Material
    prices: Prices
    trader: Trader
    vizier: Vizier
    scoring: Scoring
    cities: dict[str, City]
    arrows: tuple[Arrow, ...]
    journeys: dict[str, Journey]
    tiles: dict[str, Tile]
    tile_types: dict[TileKind, TileType]
    bag: dict[Colour, tuple[str, ...]]
    tile_order: dict[str, int]
    provenance: tuple[Provenance, ...]

    def journey(self, reverse: bool) -> Journey:
        """Return the journey west, or the one of the variant (SLK-2.7)."""
        return self.journeys["east" if reverse else "west"]

    def kept(self, tile: str) -> bool:
        """Tell whether a tile is kept in front of the screen until it is used (SLK-6.10)."""
        return self.tile_types[self.tiles[tile].type].kept

    def shows_kind(self, tile: str) -> bool:
        """Tell whether a crook can change what a tile shows (SLK-6.10)."""
        return self.tile_types[self.tiles[tile].type].shows_kind


def _naming(file: File) -> Naming:
    titles = {city.id: city.title for city in file.city}

    def named(table: str, element: Graded) -> Element:
        match element:
            case Arrow(start=start, end=end):
                title = f"{titles.get(start, start)} → {titles.get(end, end)}"
                return Element(f"{start}-{end}", title, f"arrow:{start}-{end}")
            case City(id=city, title=title):
                return Element(city, title, f"city:{city}")
            case Table(count=count):
                return Element(str(count), str(count))
            case Tile(id=tile):
                return Element(tile, tile.replace("_", " "))
            case Good() | TileType() | Travel():
                return Element(element.id, element.title)
        return Element("", table)

    return named


_FORM: Final = BoardForm(
    "silk_road",
    "Silk Road",
    __package__,
    {"main": "board.toml", "parallel": "board_parallel.toml"},
    File,
    fixed=(
        "players",
        "start",
        "good",
        "material",
        "prices",
        "trader",
        "vizier",
        "scoring",
        "tile_type",
    ),
    labels={
        "players": N_("tiles and turns"),
        "start": N_("what players begin with"),
        "good": N_("goods"),
        "coins": N_("coins"),
        "material": N_("material"),
        "prices": N_("prices"),
        "trader": N_("traders"),
        "vizier": N_("the vizier"),
        "scoring": N_("scoring"),
        "journey": N_("journeys"),
        "arrow": N_("arrows"),
        "city": N_("cities"),
        "tile_type": N_("types of tiles"),
        "tile": N_("tiles"),
    },
    naming=_naming,
)

BOARD_IDS: Final = _FORM.ids
"""The shipped boards, the usual one first."""


@lru_cache(maxsize=64)
def board_of(value: str) -> Board:
    r"""Return a board: a shipped one by its id, or one written down as a board file.

    Raises:
        BoardError: it is neither; the sentence names the line.

    >>> board_of("parallel").journey(reverse=False).onward["palmyra"]
    ('aleppo', 'tyre')
    >>> board_of('game = "silk_road"\nbase = "main"\n[[arrow]]\nfrom = "merv"\nto = "rome"\n')
    Traceback (most recent call last):
    rulebook_widgets.core.errors.BoardError: Line 5: there is no city 'rome'; ...
    """
    draft = _FORM.read(value)
    check(draft)
    return _built(draft.file, value if value in BOARD_IDS else "", draft.provenance)


def _built(file: File, board_id: str, provenance: tuple[Provenance, ...]) -> Board:
    return Board(
        id=board_id,
        title=file.title,
        note=file.note,
        players={table.count: table for table in file.players},
        start=file.start,
        goods={good.id: good for good in file.good},
        coins=file.coins,
        material=file.material,
        prices=file.prices,
        trader=file.trader,
        vizier=file.vizier,
        scoring=file.scoring,
        cities={city.id: city for city in file.city},
        arrows=file.arrow,
        journeys={travel.id: _journey(file, travel) for travel in file.journey},
        tiles={tile.id: tile for tile in file.tile},
        tile_types={kind.id: kind for kind in file.tile_type},
        bag={
            "orange": tuple(tile.id for tile in file.tile for _ in range(tile.orange)),
            "purple": tuple(tile.id for tile in file.tile for _ in range(tile.purple)),
        },
        tile_order={tile.id: place for place, tile in enumerate(file.tile)},
        provenance=provenance,
    )


def _journey(file: File, travel: Travel) -> Journey:
    ways = onward(file, travel)
    colour = {
        city.id: travel.tile_colour(city.colour) for city in file.city if city.colour != "none"
    }
    order = travelling_order(ways)
    return Journey(
        travel.id,
        travel.title,
        travel.start,
        travel.finish,
        travel.untricked,
        ways,
        colour,
        tuple(city for city in order if city in colour),
    )


MAIN: Final = board_of(BOARD_IDS[0])
"""The board of a game whose option is not named."""

GOODS: Final = tuple(MAIN.goods)
"""The kinds of goods, in the order in which they are always counted (SLK-1.1)."""
