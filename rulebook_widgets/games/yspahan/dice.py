"""Rolls, and how dice are sorted into the rows of the dice board (YSP-3.2 to YSP-3.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from random import Random
from typing import Final

from rulebook_widgets.games.yspahan.board import DICE_ROWS, WHITE_DICE
from rulebook_widgets.games.yspahan.moves import White, Yellow
from rulebook_widgets.games.yspahan.state import NO_DICE, Row

FACES: Final = range(1, 7)
NO_ROWS: Final = (NO_DICE,) * len(DICE_ROWS)


def dice_text(dice: Sequence[int]) -> str:
    """Write dice, sorted: ``"1,1,3"``."""
    return ",".join(map(str, sorted(dice)))


@lru_cache(1 << 12)
def dice_of(text: str) -> tuple[int, ...] | None:
    """Read dice, or return None where this is not how :func:`dice_text` writes any.

    >>> dice_of("1,1,3"), dice_of("3,1"), dice_of("7")
    ((1, 1, 3), None, None)
    """
    parts = text.split(",")
    if not all(len(part) == 1 and part in "123456" for part in parts) or parts != sorted(parts):
        return None
    return tuple(map(int, parts))


@cache
def _throws(count: int) -> tuple[str, ...]:
    return tuple(dice_text(dice) for dice in combinations_with_replacement(FACES, count))


@cache
def white_rolls() -> tuple[White, ...]:
    """Return each of the 2002 ways in which nine dice can fall."""
    return tuple(White(text) for text in _throws(WHITE_DICE))


@cache
def yellow_rolls(count: int) -> tuple[Yellow, ...]:
    """Return each way in which one, two or three dice can fall: 6, 21 or 56."""
    return tuple(Yellow(text) for text in _throws(count))


def throw(count: int, rng: Random) -> str:
    """Throw dice: every face of every die is equally likely."""
    return dice_text([1 + int(rng.random() * 6) for _ in range(count)])


@lru_cache(1 << 12)
def sort_dice(white: tuple[int, ...], yellow: tuple[int, ...] = ()) -> tuple[Row, ...]:
    """Sort dice into the six rows (YSP-3.3).

    >>> [row.dice for row in sort_dice((1, 1, 3, 3, 5, 5, 6, 6, 6), (1, 2))]
    [3, 1, 2, 2, 0, 3]
    """
    in_white, in_yellow = Counter(white), Counter(yellow)
    values = sorted(in_white | in_yellow)
    groups = [Row(value, in_white[value], in_yellow[value]) for value in values]
    rows = list(NO_ROWS)
    if len(groups) > 1:
        rows[-1] = groups.pop()
    rows[: len(groups)] = groups
    return tuple(rows)


def without_yellow(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Take the yellow dice off the dice board; nothing moves down (YSP-3.4)."""
    return tuple([Row(row.value, row.white, 0) if row.white else NO_DICE for row in rows])
