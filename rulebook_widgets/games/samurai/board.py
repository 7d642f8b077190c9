"""The map and the twenty tiles, as ``board.toml`` tells them."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Final, Literal, TypeAlias

import msgspec

from rulebook_widgets.core.provenance import Explanation, explained

Kind: TypeAlias = Literal["helmet", "buddha", "rice"]
KINDS: Final[tuple[Kind, ...]] = ("helmet", "buddha", "rice")
"""The kinds of figures, in the order in which they are always counted (SAM-1.1)."""

Terrain: TypeAlias = Literal["land", "sea"]
SettlementKind: TypeAlias = Literal["capital", "city", "village"]
HAND_SIZE: Final = 5
"""Tiles in the opening hand and after drawing (SAM-3.1, SAM-4.5)."""


class Tile(msgspec.Struct, frozen=True):
    """A type of tile (SAM-2.5).

    Attributes:
        id: for example ``"helmet4"``.
        type: for example ``"samurai"``.
        influences: the kinds of figures it matches.
        strength: its number, 0 where it has none.
        character: whether it bears a Japanese character.
        terrain: "land" or "sea"; "tile" replaces an own tile; "none" is never laid out.
        count: how many of each player's twenty tiles are of this type.
    """

    id: str
    type: str
    influences: tuple[Kind, ...]
    character: bool
    terrain: Literal["land", "sea", "tile", "none"]
    count: int
    strength: int = 0

    @property
    def strengths(self) -> tuple[int, int, int]:
        """Its strength for helmets, Buddhas and rice fields (SAM-2.2, SAM-2.3)."""
        first, second, third = (self.strength * (kind in self.influences) for kind in KINDS)
        return first, second, third


class Settlement(msgspec.Struct, frozen=True):
    """A place where figures stand."""

    space: str
    kind: SettlementKind
    number: int
    label: str


class Island(msgspec.Struct, frozen=True):
    """One island with its sea."""

    id: str
    title: str
    min_players: int
    settlements: tuple[Settlement, ...]
    land: tuple[str, ...]
    sea: tuple[str, ...]


class _Players(msgspec.Struct, frozen=True):
    count: int
    figures: int
    islands: tuple[str, ...]


class _File(msgspec.Struct, frozen=True):
    neighbours: tuple[str, ...]
    players: tuple[_Players, ...]
    slots: dict[SettlementKind, int]
    tile: tuple[Tile, ...]
    island: tuple[Island, ...]
    sources: dict[str, str]
    provenance: tuple[Explanation, ...]


@cache
def _file() -> _File:
    text = (resources.files(__package__) / "board.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), _File)


TILES: Final = {tile.id: tile for tile in _file().tile}
"""The types of tiles by id."""

TILE_ORDER: Final = {tile_id: place for place, tile_id in enumerate(TILES)}
"""Where a tile stands when a hand is sorted."""

ALL_TILES: Final = tuple(tile.id for tile in _file().tile for _ in range(tile.count))
"""The twenty tiles of one player, sorted (SAM-1.2)."""

ISLANDS: Final = {island.id: island for island in _file().island}
PROVENANCE: Final = explained(_file().provenance, _file().sources)
"""How well the board and the material are known."""
EDO: Final = "0,0"


def coordinates(space: str) -> tuple[int, int]:
    """Return the axial coordinates of a space: ``"0,-3"`` is (0, -3)."""
    q, _, r = space.partition(",")
    return int(q), int(r)


def neighbours(space: str) -> tuple[str, ...]:
    """Return the six spaces around a space, on the board or not."""
    q, r = coordinates(space)
    steps = map(coordinates, _file().neighbours)
    return tuple(f"{q + dq},{r + dr}" for dq, dr in steps)


class Board:
    """The part of the map that is in play with a number of players (SAM-1.3).

    Tile spaces (land and sea) and settlements are numbered, so that a state can keep them in
    tuples.

    Attributes:
        players: for how many players.
        figures: how many figures of each kind are in play (SAM-1.4).
        islands: the islands in play.
        spaces: the tile spaces, land first; ``index`` gives the number of each, ``parts`` those
            of each terrain.
        terrain: "land" or "sea" by space.
        settlements: the settlements, capital and cities first; ``place`` gives the number of each.
        slots: how many figures each settlement holds at the start.
        shore: for each settlement the numbers of the land spaces next to it (SAM-5.1).
        around: for each settlement the numbers of all tile spaces next to it (SAM-5.2).
        touching: for each tile space the numbers of the settlements next to it.
    """

    def __init__(self, players: int) -> None:
        setting = next(row for row in _file().players if row.count == players)
        self.players = players
        self.figures = setting.figures
        self.islands = tuple(ISLANDS[name] for name in setting.islands)
        land = tuple(space for island in self.islands for space in island.land)
        sea = tuple(space for island in self.islands for space in island.sea)
        self.spaces = land + sea
        self.land_count = len(land)
        self.parts = {"land": slice(0, len(land)), "sea": slice(len(land), None)}
        self.index = {space: number for number, space in enumerate(self.spaces)}
        self.terrain: dict[str, Terrain] = {space: "land" for space in land}
        self.terrain |= {space: "sea" for space in sea}
        self.settlements = _cities_first(self.islands)
        self.place = {town.space: number for number, town in enumerate(self.settlements)}
        self.slots = tuple(_file().slots[town.kind] for town in self.settlements)
        self.around = tuple(
            tuple(self.index[near] for near in neighbours(town.space) if near in self.index)
            for town in self.settlements
        )
        self.shore = tuple(
            tuple(number for number in ring if number < self.land_count) for ring in self.around
        )
        self.touching = tuple(
            tuple(self.place[near] for near in neighbours(space) if near in self.place)
            for space in self.spaces
        )
        self.cities = tuple(n for n, town in enumerate(self.settlements) if town.kind == "city")
        self.villages = tuple(
            n for n, town in enumerate(self.settlements) if town.kind == "village"
        )


def _cities_first(islands: tuple[Island, ...]) -> tuple[Settlement, ...]:
    order = ("capital", "city", "village")
    towns = (town for island in islands for town in island.settlements)
    return tuple(sorted(towns, key=lambda town: order.index(town.kind)))


@cache
def board_for(players: int) -> Board:
    """Return the board for 2, 3 or 4 players."""
    return Board(players)


MAP: Final = board_for(max(row.count for row in _file().players))
"""The whole map."""


def is_space(space: str) -> bool:
    """Tell whether the whole map has that space."""
    return space in MAP.index or space in MAP.place


def in_order(tiles: tuple[str, ...] | list[str]) -> tuple[str, ...]:
    """Sort tiles as ``board.toml`` lists them."""
    return tuple(sorted(tiles, key=TILE_ORDER.__getitem__))
