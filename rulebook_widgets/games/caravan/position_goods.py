"""The goods of a position built by hand, and the numbered spaces where they lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from rulebook_widgets.core.errors import PositionError
from rulebook_widgets.core.position_facts import whole_number
from rulebook_widgets.games.caravan.board import GOODS, Board
from rulebook_widgets.games.caravan.state import COLUMN, Counts

PlaceKey: TypeAlias = int | str
"""A numbered space: its number, or its digits where the facts come from JSON, or its name."""

GoodsNamed: TypeAlias = Mapping[str, int] | Sequence[str]
"""Goods: how many of each, or a list."""


def by_place(board: Board, given: Mapping[PlaceKey, Any] | None, what: str) -> dict[int, Any]:
    """Return values by the place of a numbered space, which is named by its number or space.

    Raises:
        PositionError: there is no such space, or one is named twice.
    """
    places = {str(numbered.number): place for place, numbered in enumerate(board.numbered)}
    places |= {numbered.space: place for place, numbered in enumerate(board.numbered)}
    named: dict[int, Any] = {}
    for key, value in (given or {}).items():
        if str(key) not in places:
            raise PositionError(
                f"{what}: {key!r} is no numbered space; name one by its number, 1 to "
                f"{len(board.numbered)}, or by its space, like {board.numbered[0].space!r}."
            )
        if places[str(key)] in named:
            raise PositionError(f"{what}: {key!r} is named twice.")
        named[places[str(key)]] = value
    return named


def good_named(name: object) -> str:
    """Return the good of that name.

    Raises:
        PositionError: there is none.
    """
    if name not in COLUMN:
        raise PositionError(f"{name!r} is no good; the goods are: {', '.join(GOODS)}.")
    return str(name)


def counted(given: GoodsNamed) -> Counts:
    """Count goods in the order of ``GOODS``.

    Raises:
        PositionError: one of them is none, or a count is no number.
    """
    if isinstance(given, str):
        raise PositionError(f"{given!r} should be a list of goods, or how many of each there are.")
    counts = [0] * len(GOODS)
    pairs = given.items() if isinstance(given, Mapping) else [(good, 1) for good in given]
    for good, count in pairs:
        counts[COLUMN[good_named(good)]] += whole_number(count, str(good), most=999)
    return tuple(counts)
