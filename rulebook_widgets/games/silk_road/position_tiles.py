"""The tiles of a position: those that are named, and the rest laid out from what is left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from rulebook_widgets.core.errors import PositionError
from rulebook_widgets.games.silk_road.board_file import COLOURS, TRICKS
from rulebook_widgets.games.silk_road.setting import Setting, setting_of
from rulebook_widgets.games.silk_road.state import Numbers, State, Tiles

Piles: TypeAlias = tuple[list[str], list[str]]
"""The tiles of each colour that are still to be laid out."""


def visited(on: Setting, city: str) -> list[str]:
    """Return the cities with tiles on a way from the start to a city, that one left out."""
    way: list[str] = []
    while city != on.journey.start:
        city = on.origins[city][0]
        way.append(city)
    return [passed for passed in reversed(way) if passed in on.market_number]


def with_tiles(state: State, named: Mapping[str, Sequence[str]]) -> State:
    """Return a state with tiles at all cities: those named by city, and others that are left.

    What lies in front of seats, and the viziers set aside, are tiles too.

    Raises:
        PositionError: there are not so many tiles of a kind, or they cannot lie there.
    """
    on, city = setting_of(state), state.city
    piles: Piles = (_pile(on, 0), _pile(on, 1))
    layout = {place: _named(on, place, tiles, piles) for place, tiles in named.items()}
    _remove(piles, "crook", sum(state.crooks))
    _remove(piles, "barterer", sum(state.barterers) + sum(state.fresh))
    _remove(piles, "vizier", sum(state.viziers))
    empty = visited(on, city) + ([] if state.phase == "market" else [city])
    for place in sorted(on.journey.markets, key=lambda place: _urgency(on, place, city)):
        if place not in layout:
            wanted = on.places.tiles - (sum(state.tokens) if place == city else 0)
            layout[place] = () if place in empty else _filled(on, place, wanted, piles)
    tiles = tuple([layout[place] for place in on.journey.markets])
    return replace(state, tiles=tiles, piles=(_counts(on, piles[0]), _counts(on, piles[1])))


def _pile(on: Setting, number: int) -> list[str]:
    """All tiles of a colour, mixed in one and the same way."""
    tiles = on.board.bag["orange" if number == 0 else "purple"]
    mixed = sorted(range(len(tiles)), key=lambda place: place * 37 % 101)
    return [tiles[place] for place in mixed]


def _urgency(on: Setting, place: str, city: str) -> tuple[bool, bool]:
    """Which city to fill first: where the caravan is, then those without tricks, then the rest."""
    return place != city, place not in on.journey.untricked


def _counts(on: Setting, pile: list[str]) -> Numbers:
    return tuple([pile.count(tile) for tile in on.tile_ids])


def _named(on: Setting, city: str, tiles: Sequence[str], piles: Piles) -> Tiles:
    if city not in on.market_number:
        raise PositionError(f"tiles: there is no market at {city!r}.")
    if isinstance(tiles, str):
        raise PositionError(f"tiles: {tiles!r} should be a list of tiles.")
    if len(tiles) > on.places.tiles:
        raise PositionError(f"tiles: no more than {on.places.tiles} lie at {city}.")
    number = on.pile_of[city]
    for tile in tiles:
        if tile not in on.tile_number:
            raise PositionError(f"tiles: there is no tile {tile!r}; one is 'sell_silk'.")
        if tile in TRICKS and city in on.journey.untricked:
            raise PositionError(f"tiles: {tile} may not lie at {city}.")
        if tile not in piles[number]:
            raise PositionError(f"tiles: there are not so many {COLOURS[number]} {tile}.")
        piles[number].remove(tile)
    return tuple(tiles)


def _remove(piles: Piles, tile: str, count: int) -> None:
    """Take tiles out that players have, or that are set aside; orange ones first."""
    for _ in range(count):
        pile = next((pile for pile in piles if tile in pile), None)
        if pile is None:
            raise PositionError(f"There are not so many tiles of this kind: {tile}.")
        pile.remove(tile)


def _filled(on: Setting, city: str, wanted: int, piles: Piles) -> Tiles:
    """Lay out tiles at a city; fewer where too many of the colour lie elsewhere."""
    pile = piles[on.pile_of[city]]
    clean = city in on.journey.untricked
    tiles = [tile for tile in pile if not (clean and tile in TRICKS)][:wanted]
    for tile in tiles:
        pile.remove(tile)
    return tuple(tiles)
