"""Spaces of a grid, named as in a spreadsheet: columns a, b, c ..., rows 1, 2 ... from the top."""

from __future__ import annotations

from typing import Final

ROUND: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The steps to the spaces that share a side: up, right, down, left."""

ACROSS: Final = ((1, -1), (1, 1), (-1, 1), (-1, -1))
"""The steps to the spaces that share a corner only."""


def spaces_of(columns: int, rows: int) -> tuple[str, ...]:
    """Return all spaces, as one reads.

    >>> spaces_of(3, 2)
    ('a1', 'b1', 'c1', 'a2', 'b2', 'c2')
    """
    return tuple(named(column, row) for row in range(rows) for column in range(columns))


def named(column: int, row: int) -> str:
    """Return the name of a space; both numbers count from 0.

    >>> named(3, 0)
    'd1'
    """
    return f"{chr(ord('a') + column)}{row + 1}"


def placed(space: str) -> tuple[int, int]:
    """Return column and row of a space, both counted from 0.

    >>> placed("d1")
    (3, 0)
    """
    return ord(space[0]) - ord("a"), int(space[1:]) - 1


def near(space: str, steps: tuple[tuple[int, int], ...], grid: tuple[str, ...]) -> tuple[str, ...]:
    """Return the spaces of the grid that lie those steps away.

    >>> near("a1", ROUND, spaces_of(7, 7))
    ('b1', 'a2')
    """
    column, row = placed(space)
    beside = (named(column + right, row + down) for right, down in steps)
    return tuple(name for name in beside if name in grid)
