"""Who can rob whom (CAR-6)."""

from __future__ import annotations

from functools import lru_cache

from rulebook_widgets.games.caravan.moves import Steal
from rulebook_widgets.games.caravan.state import Table, is_under


def robberies(table: Table, seat: int) -> tuple[Steal, ...]:
    """Return what a seat could steal where things stand now, whoever's turn it is.

    Theft markers and the last free camel count (CAR-6.3, CAR-5.4); actions do not.
    """
    if not table.thefts[seat] or table.free(seat) < 2:
        return ()
    return chances(table, seat)


def chances(table: Table, seat: int) -> tuple[Steal, ...]:
    """Return which goods a seat's empty camels stand beside, each theft once (CAR-6.1)."""
    empty = {camel.space for camel in table.camels[seat] if not camel.load}
    found = [
        theft(camel.space, victim, camel.load)
        for victim, herd in enumerate(table.camels)
        if victim != seat
        for camel in herd
        if camel.space in empty and camel.load and not is_under(camel.load)
    ]
    return tuple(dict.fromkeys(found))


def _open(load: str) -> bool:
    return load != "" and not is_under(load)


@lru_cache(maxsize=1 << 12)
def theft(space: str, seat: int, good: str) -> Steal:
    """Return the move of that theft, the same one each time."""
    return Steal(space, seat, good)
