"""The goods of a position: behind screens, in the supply, on vizier tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from rulebook_widgets.core.errors import PositionError
from rulebook_widgets.core.position_facts import SeatKey, by_seat, whole_number
from rulebook_widgets.games.silk_road.board import GOODS
from rulebook_widgets.games.silk_road.setting import GOOD_NUMBER, setting_of
from rulebook_widgets.games.silk_road.state import Numbers, State


def kinds(given: Sequence[str], what: str) -> Numbers:
    """Return how often each kind is named.

    Raises:
        PositionError: a kind is unknown.
    """
    if isinstance(given, str):
        raise PositionError(f"{what}: {given!r} should be a list of kinds.")
    for good in given:
        _known(good, what)
    return tuple([list(given).count(good) for good in GOODS])


def _known(good: str, what: str) -> None:
    if good not in GOOD_NUMBER:
        raise PositionError(f"{what}: {good!r} is no good; the goods are: {', '.join(GOODS)}.")


def _numbers(given: Mapping[str, int], what: str) -> list[int]:
    numbers = [0] * len(GOODS)
    for good, amount in given.items():
        _known(good, what)
        numbers[GOOD_NUMBER[good]] = whole_number(amount, what)
    return numbers


def with_goods(
    state: State,
    goods: Mapping[SeatKey, Mapping[str, int]] | None,
    supply: Mapping[str, int] | None,
) -> State:
    """Return a state with the goods of all seats, and the supply.

    Raises:
        PositionError: there are not so many goods.
    """
    on, players, viziers, owed = setting_of(state), state.players, state.viziers, state.owed
    if any(missing > named for missing, named in zip(owed, viziers, strict=True)):
        raise PositionError("owed: only a kind that is among the viziers can be owed to one.")
    if max(viziers) > 1 and not all(viziers):
        raise PositionError("viziers: a kind is named again only once all five have been.")
    given = by_seat(goods, players, "goods")
    have = [_numbers(given.get(seat, {}), "goods") for seat in range(players)]
    wanted = {**dict.fromkeys(_owed_kinds(owed), 0), **(supply or {})}
    _numbers(wanted, "supply")
    free = [seat for seat in range(players) if seat not in given]
    stock = []
    for number, good in enumerate(GOODS):
        left = on.board.goods[good].count - viziers[number] + owed[number]
        left -= sum(mine[number] for mine in have)
        if left < 0:
            raise PositionError(f"There are only {on.board.goods[good].count} {good} in all.")
        stay = wanted.get(good, left)
        if owed[number] and stay:
            raise PositionError(f"supply: a vizier waits for {good}, so there can be none left.")
        _spread(have, free, number, left - stay, good)
        stock.append(stay)
    return replace(state, goods=tuple(map(tuple, have)), supply=tuple(stock))


def _owed_kinds(owed: Numbers) -> list[str]:
    return [good for good, missing in zip(GOODS, owed, strict=True) if missing]


def _spread(have: list[list[int]], free: list[int], number: int, amount: int, good: str) -> None:
    """Put goods that are not in the supply behind the screens of which nothing is said."""
    if amount < 0:
        raise PositionError(f"supply: there are not so many {good}.")
    if amount and not free:
        raise PositionError(f"supply: {amount} {good} are nowhere; leave a seat out of goods.")
    for turn in range(amount):
        have[free[turn % len(free)]][number] += 1
