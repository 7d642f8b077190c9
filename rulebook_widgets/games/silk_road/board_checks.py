"""What must hold for every board of Silk Road, with a sentence for each thing that does not."""

from __future__ import annotations

from collections import Counter
from math import hypot
from typing import Final, TypeAlias

from rulebook_widgets.core.boards import Draft, twice
from rulebook_widgets.core.locating import Path
from rulebook_widgets.core.text import _
from rulebook_widgets.games.silk_road.board_file import (
    COLOURS,
    TRICKS,
    Colour,
    File,
    Tile,
    Travel,
)
from rulebook_widgets.games.silk_road.routes import onward, reached, travelling_order

Silk: TypeAlias = Draft[File]

APART: Final = 5
"""How far apart two cities must be drawn so that both can be seen."""

SHOWS: Final = {
    "sell": ("good",),
    "buy": ("good",),
    "trader": ("give", "get"),
    "special_trader": ("most",),
}
"""What is shown on the tiles of a type."""

UNPRINTABLE: Final = ("vizier", "crook", "barterer")
"""Types whose tile itself is needed, so that they cannot be printed on the board."""


def check(draft: Silk) -> None:
    """Judge a board whose form is right.

    Raises:
        BoardError: it cannot be played on; the sentence names the line.
    """
    for judge in (
        _check_tiles,
        _check_totals,
        _check_cities,
        _check_places,
        _check_printed,
        _check_coins,
        _check_journeys,
        _check_arrows,
        _check_roads,
        _check_colours,
        _check_tricks,
    ):
        judge(draft)


# ------------------------------------------------------------------------------------- the tiles


def _check_tiles(draft: Silk) -> None:
    for place, tile in enumerate(draft.file.tile):
        wanted = SHOWS.get(tile.type, ())
        for field in ("good", "give", "get", "most"):
            if bool(getattr(tile, field)) != (field in wanted):
                needed = _("a tile of type {type} needs {field}; write it there.")
                useless = _("a tile of type {type} has no {field}; take it out.")
                text = needed if field in wanted else useless
                problem = text.format(type=repr(tile.type), field=repr(field))
                raise draft.wrong(("tile", place, field), problem)
        if tile.type == "trader" and tile.give == tile.get:
            problem = _("a trader gives another good than it gets; change one of them.")
            raise draft.wrong(("tile", place, "get"), problem)
        if tile.id != _tile_id(tile):
            text = _("the id of this tile tells what it shows; write {id}.")
            raise draft.wrong(("tile", place, "id"), text.format(id=repr(_tile_id(tile))))
    again = twice(tile.id for tile in draft.file.tile)
    if again:
        text = _("there are two tables for the tile {id}; write one, with the number of both.")
        raise draft.wrong(("tile", again[0], "id"), text.format(id=repr(again[1])))


def _tile_id(tile: Tile) -> str:
    shown = [str(getattr(tile, field)) for field in SHOWS.get(tile.type, ())]
    return "_".join([tile.type, *shown])


def _check_totals(draft: Silk) -> None:
    for colour in COLOURS:
        there = sum(getattr(tile, colour) for tile in draft.file.tile)
        wanted = getattr(draft.file.material, f"{colour}_tiles")
        if there != wanted:
            text = _(
                "the {colour} tiles add up to {there} and the box has {wanted}; "
                "correct the numbers of {colour} tiles."
            )
            problem = text.format(there=there, colour=colour, wanted=wanted)
            raise draft.wrong(("tile",), problem)


# ------------------------------------------------------------------------------------ the cities


def _check_cities(draft: Silk) -> None:
    for field in ("id", "title"):
        again = twice(getattr(city, field) for city in draft.file.city)
        if again:
            text = _("there are two cities with the {field} {name}; rename one of them.")
            problem = text.format(field=field, name=repr(again[1]))
            raise draft.wrong(("city", again[0], field), problem)


def _check_places(draft: Silk) -> None:
    cities = draft.file.city
    for place, city in enumerate(cities):
        for other in cities[:place]:
            if hypot(city.x - other.x, city.y - other.y) < APART:
                text = _(
                    "{city} and {other} would be drawn on top of each other; change x or y so "
                    "that they are {apart} apart."
                )
                problem = text.format(city=repr(city.id), other=repr(other.id), apart=APART)
                raise draft.wrong(("city", place, "x"), problem)


def _check_printed(draft: Silk) -> None:
    tiles = {tile.id: tile for tile in draft.file.tile}
    for place, city in enumerate(draft.file.city):
        here: Path = ("city", place, "printed")
        if not city.printed:
            continue
        if city.printed not in tiles:
            text = _("no tile has the id {id}, so it cannot be printed at {city}; write another.")
            raise draft.wrong(here, text.format(id=repr(city.printed), city=repr(city.id)))
        if tiles[city.printed].type in UNPRINTABLE:
            text = _("the action of the tile {id} cannot be printed on a board; write another.")
            raise draft.wrong(here, text.format(id=repr(city.printed)))
        if city.colour == "none":
            text = _("{city} has no market, so no action can be printed there; take it out.")
            raise draft.wrong(here, text.format(city=repr(city.id)))


def _check_coins(draft: Silk) -> None:
    file, most = draft.file, max(table.count for table in draft.file.players)
    coins = file.coins
    if coins.gold_worth != file.scoring.gold:
        text = _("a gold coin is worth {worth} silver, as the rules say; write that.")
        raise draft.wrong(("coins", "gold_worth"), text.format(worth=file.scoring.gold))
    if coins.gold + coins.silver != coins.total:
        text = _("{gold} gold and {silver} silver coins do not make {total}; correct one of them.")
        problem = text.format(gold=coins.gold, silver=coins.silver, total=coins.total)
        raise draft.wrong(("coins", "gold"), problem)
    for coin in ("gold", "silver"):
        needed = most * getattr(file.start, coin)
        if getattr(coins, coin) < needed:
            text = _("{players} players begin with {needed} {coin} coins; write that or more.")
            problem = text.format(players=most, needed=needed, coin=coin)
            raise draft.wrong(("coins", coin), problem)


# -------------------------------------------------------------------------------------- the road


def _check_journeys(draft: Silk) -> None:
    journeys = draft.file.journey
    if sorted(travel.id for travel in journeys) != ["east", "west"]:
        problem = _('there must be two [[journey]] tables, one with id = "west", one with "east".')
        raise draft.wrong(("journey", 1), problem)
    known = {city.id for city in draft.file.city}
    for place, travel in enumerate(journeys):
        for field in ("start", "finish"):
            _require_city(draft, ("journey", place, field), getattr(travel, field), known)
        for nth, city in enumerate(travel.untricked):
            _require_city(draft, ("journey", place, "untricked", nth), city, known)
    one, other = journeys
    if (one.start, one.finish) != (other.finish, other.start):
        problem = _(
            "the journey east must begin where the journey west ends, and end where it begins."
        )
        raise draft.wrong(("journey", 1, "start"), problem)
    if one.start == one.finish:
        problem = _("a journey cannot end where it begins; change its finish.")
        raise draft.wrong(("journey", 0, "finish"), problem)


def _require_city(draft: Silk, place: Path, city: str, known: set[str]) -> None:
    if city not in known:
        text = _("there is no city {city}; write a [[city]] with that id, or another id here.")
        raise draft.wrong(place, text.format(city=repr(city[:40])))


def _check_arrows(draft: Silk) -> None:
    known = {city.id for city in draft.file.city}
    for place, arrow in enumerate(draft.file.arrow):
        _require_city(draft, ("arrow", place, "from"), arrow.start, known)
        _require_city(draft, ("arrow", place, "to"), arrow.end, known)
    again = twice(f"{arrow.start} to {arrow.end}" for arrow in draft.file.arrow)
    if again:
        text = _("there are two arrows from {way}; take one out.")
        raise draft.wrong(("arrow", again[0]), text.format(way=again[1]))


def _check_roads(draft: Silk) -> None:
    for travel in draft.file.journey:
        ways = onward(draft.file, travel)
        order = travelling_order(ways)
        if len(order) < len(ways):
            _refuse_circle(draft, set(ways) - set(order))
        _require_ends(draft, travel, ways)
        unseen = set(ways) - reached(ways, travel.start)
        if unseen:
            text = _("no way leads from {start} to {city} on the journey {way}; write an arrow.")
            _refuse_city(draft, unseen, text, start=travel.start, way=travel.id)


def _refuse_circle(draft: Silk, cities: set[str]) -> None:
    """Refuse arrows by which the caravan would come back to a city."""
    for place, arrow in enumerate(draft.file.arrow):
        if arrow.start in cities and arrow.end in cities:
            ways = {city: _ends(draft.file, city) for city in cities}
            inside = {city: tuple(set(ends) & cities) for city, ends in ways.items()}
            if arrow.start in reached(inside, arrow.end):
                text = _(
                    "this arrow from {start} to {end} is part of a circle, and the caravan never "
                    "goes back; turn it or take it out."
                )
                problem = text.format(start=arrow.start, end=arrow.end)
                raise draft.wrong(("arrow", place), problem)


def _ends(file: File, city: str) -> list[str]:
    return [arrow.end for arrow in file.arrow if arrow.start == city]


def _require_ends(draft: Silk, travel: Travel, ways: dict[str, tuple[str, ...]]) -> None:
    """Every way must arrive at the last city, and only there."""
    stuck = {city for city, ends in ways.items() if not ends and city != travel.finish}
    if stuck:
        text = _("no arrow leads on from {city} on the journey {way}, and it is not the last city.")
        _refuse_city(draft, stuck, text, way=travel.id)
    if ways[travel.finish]:
        text = _("the journey {way} ends at {city}, but an arrow leads on; take the arrow out.")
        _refuse_city(draft, {travel.finish}, text, way=travel.id)


def _refuse_city(draft: Silk, cities: set[str], text: str, **facts: str) -> None:
    for place, city in enumerate(draft.file.city):
        if city.id in cities:
            raise draft.wrong(("city", place), text.format(city=repr(city.id), **facts))


# ----------------------------------------------------------------------- tiles enough for cities


def _check_colours(draft: Silk) -> None:
    file = draft.file
    ends = {file.journey[0].start, file.journey[0].finish}
    for place, city in enumerate(file.city):
        if (city.colour == "none") != (city.id in ends):
            without = _('{city} is a first or last city, without a market; its colour is "none".')
            coloured = _('{city} has a market, so its tiles are "orange" or "purple"; write one.')
            text = without if city.id in ends else coloured
            raise draft.wrong(("city", place, "colour"), text.format(city=repr(city.id)))
    for colour in COLOURS:
        cities, tiles = _cities_of(file, colour), getattr(file.material, f"{colour}_tiles")
        needed = _most(file) * len(cities)
        if needed > tiles:
            text = _(
                "{cities} cities are {colour} and need {needed} tiles, but there are {tiles}; "
                "{most} cities at most can be {colour}."
            )
            problem = text.format(
                cities=len(cities),
                colour=colour,
                needed=needed,
                tiles=tiles,
                most=tiles // _most(file),
            )
            raise draft.wrong(("city", cities[-1], "colour"), problem)


def _most(file: File) -> int:
    return max(table.tiles for table in file.players)


def _cities_of(file: File, colour: str) -> list[int]:
    return [place for place, city in enumerate(file.city) if city.colour == colour]


def _check_tricks(draft: Silk) -> None:
    """Crooks and barterers must find room in the other cities (SLK-2.4)."""
    file = draft.file
    colour_of = {city.id: city.colour for city in file.city}
    for place, travel in enumerate(file.journey):
        for colour in COLOURS:
            banned = sum(colour_of[city] == colour for city in set(travel.untricked))
            _require_room(draft, place, travel.tile_colour(colour), banned)


def _require_room(draft: Silk, place: int, colour: Colour, banned: int) -> None:
    counts: Counter[bool] = Counter()
    for tile in draft.file.tile:
        counts[tile.type in TRICKS] += getattr(tile, colour)
    needed = _most(draft.file) * banned
    if counts[False] < needed:
        text = _(
            "the cities without crook and barterer need {needed} other {colour} tiles, but there "
            "are {there}; name fewer cities."
        )
        problem = text.format(needed=needed, colour=colour, there=counts[False])
        raise draft.wrong(("journey", place, "untricked"), problem)
