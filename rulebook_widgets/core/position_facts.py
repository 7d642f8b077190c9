"""The facts of a position built by hand, checked one by one: seats, numbers, yes or no.

What a game alone knows, its spaces and pieces, it checks itself in its ``position`` room.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from rulebook_widgets.core.errors import PositionError

SeatKey: TypeAlias = int | str
"""A seat: a number, or its digits where the facts come from JSON."""


def a_seat(key: SeatKey, players: int) -> int:
    """Return a seat of this game, by its number or digits.

    Raises:
        PositionError: nobody sits there.

    >>> a_seat("2", players=3)
    2
    """
    seat = int(key) if isinstance(key, str) and key.isdecimal() else key
    if type(seat) is not int or not 0 <= seat < players:
        raise PositionError(f"{key!r} is no seat; {players} players sit at 0 to {players - 1}.")
    return seat


def by_seat(given: Mapping[SeatKey, Any] | None, players: int, what: str) -> dict[int, Any]:
    """Return what is given by seat, with whole numbers for keys.

    Raises:
        PositionError: a seat is none, or is named twice.
    """
    seats = {a_seat(key, players): value for key, value in (given or {}).items()}
    if len(seats) < len(given or {}):
        raise PositionError(f"{what}: a seat is named twice, as a number and as its digits.")
    return seats


def each_seat(
    given: Mapping[SeatKey, Any] | None, players: int, what: str, usual: Any
) -> tuple[Any, ...]:
    """Return what is given for each seat, and ``usual`` where a seat is not named.

    Raises:
        PositionError: a seat is none, or is named twice.
    """
    seats = by_seat(given, players, what)
    return tuple([seats.get(seat, usual) for seat in range(players)])


def amounts(
    given: Mapping[SeatKey, int] | None, players: int, what: str, usual: int
) -> tuple[int, ...]:
    """Return a number for each seat: the one given or the usual one.

    Raises:
        PositionError: a seat is none, or a number is none from 0.

    >>> amounts({"1": 3}, 2, "camels", usual=0)
    (0, 3)
    """
    return tuple([whole_number(n, what) for n in each_seat(given, players, what, usual)])


def whole_number(value: object, what: str, least: int = 0, most: int | None = None) -> int:
    """Return a whole number within bounds.

    Raises:
        PositionError: it is none, or out of bounds.
    """
    if type(value) is int and value >= least and (most is None or value <= most):
        return value
    bounds = f"from {least}" if most is None else f"from {least} to {most}"
    raise PositionError(f"{what}: {value!r} should be a whole number {bounds}.")


def flag(value: object, what: str) -> bool:
    """Return yes or no.

    Raises:
        PositionError: it is neither.
    """
    if not isinstance(value, bool):
        raise PositionError(f"{what}: {value!r} should be True or False.")
    return value
