"""How Samurai names its things: players, tiles, figures, settlements and spaces."""

from __future__ import annotations

from functools import cache
from typing import Final

from rulebook_widgets.core.facts import Fact
from rulebook_widgets.core.text import N_, _
from rulebook_widgets.core.words import Namer, named
from rulebook_widgets.games.samurai.board import ISLANDS, MAP, TILES, coordinates, neighbours

SEATS: Final = (N_("Red"), N_("Blue"), N_("Green"), N_("Yellow"))
"""The players, clockwise from the youngest."""

FIGURES: Final = {"helmet": N_("helmet"), "buddha": N_("Buddha"), "rice": N_("rice field")}
TYPES: Final = {
    **FIGURES,
    "samurai": N_("samurai"),
    "ship": N_("ship"),
    "ronin": N_("ronin"),
    "tile_exchange": N_("tile exchange"),
    "figure_exchange": N_("figure exchange"),
}


SINGLE: Final = {
    "ronin": N_("the ronin"),
    "tile_exchange": N_("the tile exchange"),
    "figure_exchange": N_("the figure exchange"),
}
"""Tiles of which a player has but one and which need no number."""
FEWEST_PLAYERS: Final = {
    space: island.min_players
    for island in ISLANDS.values()
    for space in (*island.land, *island.sea, *(town.space for town in island.settlements))
}
"""From how many players on a space is in play (SAM-1.3)."""

SEAS: Final = (
    N_("the sea south-east of {one}"),
    N_("the sea north-east of {one}"),
    N_("the sea north of {one}"),
    N_("the sea north-west of {one}"),
    N_("the sea south-west of {one}"),
    N_("the sea south of {one}"),
)
"""A sea space beside one settlement, in the order of :func:`~.board.neighbours`."""

_OFF: Final = N_("the sea off the land between {one} and {other}")

PLURALS: Final = {"helmet": N_("helmets"), "buddha": N_("Buddhas"), "rice": N_("rice fields")}

seat_name: Final = named(SEATS)
figure_name: Final = named(FIGURES)
figures_name: Final = named(PLURALS)


def tile_name(tile: Fact) -> str:
    """Name a tile where it stands alone: "helmet 4", "ship 1", "the ronin"."""
    single = SINGLE.get(str(tile))
    return _(single) if single else tile_label(tile)


def tile_label(tile: Fact) -> str:
    """Name a tile after another word, as in "Red's ronin": "helmet 4", "ship 1", "ronin"."""
    kind = TILES[str(tile)]
    name = _(TYPES[kind.type])
    return name if str(tile) in SINGLE else f"{name} {kind.strength}"


def town_name(space: Fact) -> str:
    """Name a settlement: "Kyoto", "Honshu village 3"."""
    return MAP.settlements[MAP.place[str(space)]].label


def space_name(space: Fact) -> str:
    """Name any space: a settlement, or a land or sea space by the settlements it touches."""
    space = str(space)
    if space in MAP.place:
        return town_name(space)
    one, other = (*map(town_name, _towns_named(space)), "", "")[:2]
    return _(_space_template(space)).format(one=one, other=other)


@cache
def _towns_beside(space: str) -> tuple[str, ...]:
    """Return the settlements next to a space that are in play whenever the space is."""
    towns = [near for near in neighbours(space) if near in MAP.place]
    known = [town for town in towns if FEWEST_PLAYERS[town] <= FEWEST_PLAYERS[space]]
    return tuple(sorted(known, key=MAP.place.__getitem__))


@cache
def _towns_named(space: str) -> tuple[str, ...]:
    """Return the settlements that a space is named after: beside it, or beside its coast."""
    coast = [near for near in neighbours(space) if MAP.terrain.get(near) == "land"]
    return _towns_beside(space) or _towns_beside(coast[0])


@cache
def _space_template(space: str) -> str:
    towns = _towns_beside(space)
    if MAP.terrain[space] == "land":
        lands = [near for near in neighbours(towns[0]) if MAP.terrain.get(near) == "land"]
        twins = [near for near in lands if near != space and _towns_beside(near) == towns]
        return _side(space, twins[0]) if twins else N_("the land between {one} and {other}")
    if len(towns) > 1:
        return N_("the sea between {one} and {other}")
    return SEAS[neighbours(towns[0]).index(space)] if towns else _OFF


def _side(space: str, twin: str) -> str:
    """Tell apart two land spaces between the same two settlements."""
    (q, r), (twin_q, twin_r) = coordinates(space), coordinates(twin)
    if q == twin_q:
        if r < twin_r:
            return N_("the northern land between {one} and {other}")
        return N_("the southern land between {one} and {other}")
    if q < twin_q:
        return N_("the western land between {one} and {other}")
    return N_("the eastern land between {one} and {other}")


def totals_text(totals: Fact) -> str:
    """Tell each player's influence: "Red 4, Blue 2" from ``"4-2-0"``; zeros are left out."""
    numbers = enumerate(map(int, str(totals).split("-")))
    told = [f"{seat_name(seat)} {number}" for seat, number in numbers if number]
    return ", ".join(told) or _("nobody has any")


NAMERS: Final[dict[str, Namer]] = {
    "seat": seat_name,
    "tile": tile_name,
    "there": tile_label,
    "figure": figure_name,
    "figures": figures_name,
    "figure_one": figure_name,
    "figure_other": figure_name,
    "town": town_name,
    "one": town_name,
    "other": town_name,
    "space": space_name,
    "totals": totals_text,
}
