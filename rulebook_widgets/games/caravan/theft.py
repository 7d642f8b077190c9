"""Who can rob whom (CAR-6)."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from rulebook_widgets.games.caravan.moves import Steal
from rulebook_widgets.games.caravan.state import Table, is_under


def robberies(table: Table, seat: int) -> tuple[Steal, ...]:
    """Return what a seat could steal where things stand now, whoever's turn it is.

    Theft markers and the last free camel count (CAR-6.3, CAR-5.4); actions do not.
    """
    if not table.thefts[seat] or table.free(seat) < 2:
        return ()
    return chances(table, seat, {space for space, load in table.camels[seat] if not load})


def chances(table: Table, seat: int, empty: Collection[str]) -> tuple[Steal, ...]:
    """Return which goods a seat's empty camels, on these spaces, stand beside (CAR-6.1).

    Each theft is listed once.
    """
    found = [
        theft(space, victim, load)
        for victim, herd in enumerate(table.camels)
        if victim != seat
        for space, load in herd
        if load and space in empty and not is_under(load)
    ]
    return tuple(dict.fromkeys(found))


@lru_cache(maxsize=1 << 12)
def theft(space: str, seat: int, good: str) -> Steal:
    """Return the move of that theft, the same one each time."""
    return Steal(space, seat, good)
