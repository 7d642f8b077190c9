"""How far the supervisor walks, and what it costs (YSP-5.1, YSP-6.5)."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.games.yspahan.board import BUILDINGS, DISTANCES, PRICES, ROAD, SHOP_NUMBER
from rulebook_widgets.games.yspahan.state import NOBODY, Table

HAMMAM: Final = "hammam"
FREE_STEPS: Final = BUILDINGS[HAMMAM].amount
"""Spaces by which a hammam changes a walk, at most."""

_BESIDE: Final = {
    name: tuple((shop, SHOP_NUMBER[shop]) for shop in space.shops) for name, space in ROAD.items()
}


def free_steps(table: Table) -> int:
    """Return by how many spaces whoever's turn it is may change a walk for nothing."""
    return FREE_STEPS if HAMMAM in table.buildings[table.seat] else 0


def fare(table: Table, space: str) -> int:
    """Return the least gold for which the group taken brings the supervisor to a space."""
    return fare_at(table, DISTANCES[table.supervisor][space])


def fare_at(table: Table, distance: int) -> int:
    """Return the least gold for a walk of that many spaces."""
    change = abs(distance - table.taken.value) - free_steps(table)
    return change * PRICES.step_gold if change > 0 else 0


def walks(table: Table) -> dict[str, int]:
    """Return the spaces the supervisor can reach with the group taken, and the gold for each."""
    purse, dice = table.gold[table.seat], table.taken.value
    free = free_steps(table)
    step = PRICES.step_gold
    found: dict[str, int] = {}
    for space, distance in DISTANCES[table.supervisor].items():
        change = abs(distance - dice) - free
        if change <= 0:
            found[space] = 0
        elif change * step <= purse:
            found[space] = change * step
    return found


def beside(shops: tuple[int, ...], space: str) -> tuple[str, ...]:
    """Return the shops beside a space that have a cube (YSP-5.2)."""
    return tuple([shop for shop, n in _BESIDE[space] if shops[n] != NOBODY])
