"""What chance can do, and how likely each outcome is: setting up, and the thief's draw."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from random import Random
from typing import Final, TypeVar

from rulebook_widgets.core.tuples import replaced
from rulebook_widgets.games.silk_road.board import GOODS
from rulebook_widgets.games.silk_road.board_file import TRICKS
from rulebook_widgets.games.silk_road.goods import counted, listed
from rulebook_widgets.games.silk_road.moves import Deal, First, Lay, Move, Steal, Swap
from rulebook_widgets.games.silk_road.setting import (
    Setting,
    setting_of,
    tiles_at,
)
from rulebook_widgets.games.silk_road.state import Numbers, State, Table, Tiles

ChoiceT = TypeVar("ChoiceT")

_STEALS: Final = tuple(map(Steal, GOODS))
_FIRSTS: Final = tuple(map(First, range(6)))

# ------------------------------------------------------------------------------------------ goods


def deals(state: State) -> Sequence[Deal]:
    """Return every draw that the bag allows (SLK-2.1)."""
    size = setting_of(state).board.start.goods
    return _deals(tuple([min(amount, size) for amount in state.supply]), size)


@lru_cache(maxsize=1 << 12)
def _deals(bag: Numbers, size: int) -> tuple[Deal, ...]:
    draws = [counted(",".join(draw)) for draw in combinations_with_replacement(GOODS, size)]
    return tuple(Deal(listed(draw)) for draw in draws if draw and fits(draw, bag))


def fits(draw: Numbers, bag: Numbers) -> bool:
    """Tell whether the bag holds these goods."""
    return all(wanted <= there for wanted, there in zip(draw, bag, strict=True))


def _draw_deal(state: State, rng: Random) -> Deal:
    bag, drawn = list(state.supply), [0] * len(GOODS)
    for _ in range(setting_of(state).board.start.goods):
        number = picked(bag, rng)
        bag[number] -= 1
        drawn[number] += 1
    return Deal(listed(tuple(drawn)))


def picked(amounts: Sequence[int], rng: Random) -> int:
    """Return a place at random, each as likely as the number that stands there."""
    chosen = int(rng.random() * sum(amounts))
    for number, amount in enumerate(amounts):
        chosen -= amount
        if chosen < 0:
            return number
    raise AssertionError("nothing to draw from")


# ------------------------------------------------------------------------------------------ tiles


def open_place(table: Table) -> int | None:
    """Return the place of the city that gets the next tile, or None when all have theirs.

    The cities are filled one after the other, in the order of the journey.
    """
    if table.phase != "lay":
        return None
    return sum(map(len, table.tiles)) // setting_of(table).places.tiles


def forbidden(table: Table) -> tuple[int, int] | None:
    """Return where a crook or barterer may not lie: the city's place and the tile's (SLK-2.4)."""
    setting = setting_of(table)
    for city in setting.journey.untricked:
        for place, tile in enumerate(tiles_at(table, city)):
            if tile in TRICKS:
                return setting.market_number[city], place
    return None


def pile_number(table: Table) -> int:
    """Return the number of the pile from which the next tile is drawn."""
    setting = setting_of(table)
    number = open_place(table)
    if number is None:
        found = forbidden(table)
        number = found[0] if found else 0
    return setting.pile_of[setting.journey.markets[number]]


def has_replacement(table: Table, pile: int) -> bool:
    """Tell whether an unused tile of a colour could lie in one of the last two cities."""
    pairs = zip(table.piles[pile], setting_of(table).allowed, strict=True)
    return any(amount and allowed for amount, allowed in pairs)


def _lays(state: State) -> Sequence[Lay]:
    setting = setting_of(state)
    pairs = zip(setting.lays, state.piles[pile_number(state)], strict=True)
    return [lay for lay, amount in pairs if amount]


def _draw_lay(state: State, rng: Random) -> Lay:
    return setting_of(state).lays[picked(state.piles[pile_number(state)], rng)]


def partners(table: Table) -> list[tuple[int, str]]:
    """Return every tile that could be swapped for a forbidden one: its city's place, and the tile.

    That is every allowed tile of another city of that colour, as often as it lies there
    (SLK-2.4).
    """
    setting, pile = setting_of(table), pile_number(table)
    return [
        (number, tile)
        for number, city in enumerate(setting.journey.markets)
        if setting.pile_of[city] == pile and city not in setting.journey.untricked
        for tile in table.tiles[number]
        if tile not in TRICKS
    ]


def _swap(setting: Setting, number: int, tile: str) -> Swap:
    return Swap(setting.journey.markets[number], tile)


def _swaps(state: State) -> Sequence[Swap]:
    setting = setting_of(state)
    return [_swap(setting, *partner) for partner in dict.fromkeys(partners(state))]


def _draw_swap(state: State, rng: Random) -> Swap:
    return _swap(setting_of(state), *_one(partners(state), rng))


def swapped(
    tiles: tuple[Tiles, ...], one: tuple[int, int], number: int, tile: str
) -> tuple[Tiles, ...]:
    """Return the tiles after the one at a place has changed places with a tile of a city."""
    here, there = tiles[one[0]], tiles[number]
    there = replaced(there, there.index(tile), here[one[1]])
    here = replaced(here, one[1], tile)
    return replaced(replaced(tiles, one[0], here), number, there)


# --------------------------------------------------------------------------------------- the rest


def _one(choices: Sequence[ChoiceT], rng: Random) -> ChoiceT:
    return choices[int(rng.random() * len(choices))]


def _steals(state: State) -> Sequence[Steal]:
    pairs = zip(_STEALS, state.goods[state.victim], strict=True)
    return [steal for steal, amount in pairs if amount]


def outcomes(state: State) -> Sequence[Move]:
    """Return everything that chance can do here, each outcome once."""
    match state.phase:
        case "deal":
            return deals(state)
        case "swap":
            return _swaps(state)
        case "first":
            return _FIRSTS[: state.players]
        case "steal":
            return _steals(state)
    return _lays(state)


def draw(state: State, rng: Random) -> Move:
    """Return one outcome, as likely as drawing blindly makes it."""
    match state.phase:
        case "deal":
            return _draw_deal(state, rng)
        case "swap":
            return _draw_swap(state, rng)
        case "first":
            return _one(_FIRSTS[: state.players], rng)
        case "steal":
            return _STEALS[picked(state.goods[state.victim], rng)]
    return _draw_lay(state, rng)
