"""The beach and what is hidden in it (TID-1.1)."""

from __future__ import annotations

from typing import Final

COLUMNS: Final = (1, 2, 3, 4, 5, 6)
"""The columns of the beach, from left to right: the faces of the die."""

ROWS: Final = "abcd"
"""The rows of the beach, from the water's edge to the dune."""

PLACES: Final = tuple(f"{column}{row}" for column in COLUMNS for row in ROWS)
"""All places, column by column, each from the water up: ``"1a"``, ``"1b"`` ... ``"6d"``."""

NUMBER: Final = {place: number for number, place in enumerate(PLACES)}
"""Where each place stands in :data:`PLACES`."""

PEARL: Final = "pearl"
SHELL: Final = "shell"
PEBBLE: Final = "pebble"
CRAB: Final = "crab"

MATERIAL: Final = {PEARL: 4, SHELL: 8, PEBBLE: 8, CRAB: 4}
"""How many there are of each find."""

ALL_FINDS: Final = tuple(sorted(find for find, count in MATERIAL.items() for _ in range(count)))
"""Every find, sorted."""


def column_of(place: str) -> int:
    """Return the column of a place.

    >>> column_of("3b")
    3
    """
    return int(place[0])


def places_in(column: int) -> tuple[str, ...]:
    """Return the places of a column, from the water up.

    >>> places_in(2)
    ('2a', '2b', '2c', '2d')
    """
    return tuple(f"{column}{row}" for row in ROWS)
