"""Facts of a position, checked one by one: seats, numbers, yes or no."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from rulebook_widgets.core.errors import PositionError
from rulebook_widgets.games.silk_road.state import Numbers

SeatKey: TypeAlias = int | str
"""A seat: a number, or its digits where the facts come from JSON."""


def a_seat(key: SeatKey, players: int) -> int:
    """Return a seat of this game.

    Raises:
        PositionError: it is none.
    """
    number = int(key) if isinstance(key, str) and key.isdecimal() else key
    if type(number) is not int or not 0 <= number < players:
        raise PositionError(f"{key!r} is no seat; {players} players sit at 0 to {players - 1}.")
    return number


def by_seat(given: Mapping[SeatKey, Any] | None, players: int, what: str) -> dict[int, Any]:
    """Return what is given by seat, with whole numbers for keys.

    Raises:
        PositionError: a seat is none, or is named twice.
    """
    seats = {a_seat(key, players): value for key, value in (given or {}).items()}
    if len(seats) < len(given or {}):
        raise PositionError(f"{what}: a seat is named twice, as a number and as its digits.")
    return seats


def whole_number(value: object, least: int, what: str) -> int:
    """Return a whole number that is large enough.

    Raises:
        PositionError: it is none.
    """
    if type(value) is not int or value < least:
        raise PositionError(f"{what}: {value!r} should be a whole number from {least}.")
    return value


def amounts(given: Mapping[SeatKey, int] | None, players: int, usual: int, what: str) -> Numbers:
    """Return a number for each seat: the one given or the usual one.

    Raises:
        PositionError: a number is none.
    """
    seats = by_seat(given, players, what)
    return tuple([whole_number(seats.get(seat, usual), 0, what) for seat in range(players)])


def flag(value: object, what: str) -> bool:
    """Return yes or no.

    Raises:
        PositionError: it is neither.
    """
    if not isinstance(value, bool):
        raise PositionError(f"{what}: {value!r} should be True or False.")
    return value
