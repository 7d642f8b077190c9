"""Which shops are open to whom, and which souks are full (YSP-4.3, YSP-4.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulebook_widgets.games.yspahan.board import (
    QUARTER_PLANS,
    SHOP_NUMBER,
    SOUK_PLANS,
    Souk,
)
from rulebook_widgets.games.yspahan.state import NOBODY


def open_numbers(shops: Sequence[int], seat: int, quarter: str) -> list[int]:
    """Return the numbers of the shops of a quarter in which a seat may put a cube.

    With an unfinished souk of its own there, those are the empty shops of it (or of both, where
    the supervisor has left two); else the shops of all souks that are quite empty.
    """
    mine: list[int] = []
    fresh: list[int] = []
    for plan in QUARTER_PLANS[quarter]:
        here = shops[plan.first : plan.last]
        empty = here.count(NOBODY)
        if empty == len(here):
            fresh += range(plan.first, plan.last)
        elif empty and seat in here:
            mine += [n for n in range(plan.first, plan.last) if shops[n] == NOBODY]
    return mine or fresh


def completed(shops: Sequence[int]) -> Iterator[tuple[Souk, int]]:
    """Yield each souk whose shops are all filled, and its owner (YSP-7.2)."""
    for plan in SOUK_PLANS:
        here = shops[plan.first : plan.last]
        if NOBODY not in here:
            yield plan.souk, here[0]


def unfinished(shops: Sequence[int], seat: int, quarter: str) -> list[Souk]:
    """Return the souks of a quarter that a seat has begun and not filled."""
    plans = QUARTER_PLANS[quarter]
    parts = ((plan.souk, shops[plan.first : plan.last]) for plan in plans)
    return [souk for souk, here in parts if seat in here and NOBODY in here]


def owner(shops: Sequence[int], souk: Souk) -> int:
    """Return whose cubes stand in a souk, or NOBODY: never those of two players (YSP-4.4)."""
    first = SHOP_NUMBER[souk.shops[0].id]
    return max(shops[first : first + len(souk.shops)])


def is_full(shops: Sequence[int], souk: Souk) -> bool:
    """Tell whether every shop of a souk has a cube."""
    first = SHOP_NUMBER[souk.shops[0].id]
    return NOBODY not in shops[first : first + len(souk.shops)]
