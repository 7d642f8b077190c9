"""How the facts of a position built by hand are read: seats, spaces, goods and numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from rulebook_widgets.core.errors import PositionError
from rulebook_widgets.games.caravan.board import GOODS, Board
from rulebook_widgets.games.caravan.state import COLUMN, Counts

Key: TypeAlias = int | str
"""A seat or a number of the board: a number, or its digits where the facts come from JSON."""

GoodsNamed: TypeAlias = Mapping[str, int] | Sequence[str]
"""Goods: how many of each, or a list."""


def by_seat(
    given: Mapping[Key, Any] | None, players: int, what: str, usual: Any
) -> tuple[Any, ...]:
    """Return the value of each seat, ``usual`` where none is named.

    Raises:
        PositionError: there is no such seat, or one is named twice.
    """
    named = {seat_named(key, players): value for key, value in (given or {}).items()}
    if len(named) < len(given or {}):
        raise PositionError(f"{what}: a seat is named twice, as a number and as its digits.")
    return tuple([named.get(seat, usual) for seat in range(players)])


def seat_named(key: Key, players: int) -> int:
    """Return a seat by its number or digits.

    Raises:
        PositionError: nobody sits there.
    """
    seat = int(key) if isinstance(key, str) and key.isdecimal() else key
    if type(seat) is not int or not 0 <= seat < players:
        raise PositionError(f"{key!r} is no seat; {players} players sit at 0 to {players - 1}.")
    return seat


def by_place(board: Board, given: Mapping[Key, Any] | None, what: str) -> dict[int, Any]:
    """Return values by the place of a numbered space, which is named by its number or space.

    Raises:
        PositionError: there is no such space, or one is named twice.
    """
    places = {str(numbered.number): place for place, numbered in enumerate(board.numbered)}
    places |= {numbered.space: place for place, numbered in enumerate(board.numbered)}
    named: dict[int, Any] = {}
    for key, value in (given or {}).items():
        if str(key) not in places:
            raise PositionError(
                f"{what}: {key!r} is no numbered space; name one by its number, 1 to "
                f"{len(board.numbered)}, or by its space, like {board.numbered[0].space!r}."
            )
        if places[str(key)] in named:
            raise PositionError(f"{what}: {key!r} is named twice.")
        named[places[str(key)]] = value
    return named


def good_named(name: object) -> str:
    """Return the good of that name.

    Raises:
        PositionError: there is none.
    """
    if name not in COLUMN:
        raise PositionError(f"{name!r} is no good; the goods are: {', '.join(GOODS)}.")
    return str(name)


def counted(given: GoodsNamed) -> Counts:
    """Count goods in the order of ``GOODS``.

    Raises:
        PositionError: one of them is none, or a count is no number.
    """
    if isinstance(given, str):
        raise PositionError(f"{given!r} should be a list of goods, or how many of each there are.")
    counts = [0] * len(GOODS)
    pairs = given.items() if isinstance(given, Mapping) else [(good, 1) for good in given]
    for good, count in pairs:
        counts[COLUMN[good_named(good)]] += number(count, 0, 999, str(good))
    return tuple(counts)


def number(value: object, least: int, most: int, what: str) -> int:
    """Return a whole number.

    Raises:
        PositionError: it is none, or out of bounds.
    """
    if type(value) is not int or not least <= value <= most:
        raise PositionError(f"{what}: {value!r} should be a whole number from {least} to {most}.")
    return value


def flag(value: object, what: str) -> bool:
    """Return a value that is True or False.

    Raises:
        PositionError: it is neither.
    """
    if not isinstance(value, bool):
        raise PositionError(f"{what}: {value!r} should be True or False.")
    return value
