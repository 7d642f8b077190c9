"""Which camels stand together on a space, where they are drawn, and what they are called.

Camels of one seat with the same load are alike, so those on one space are one shape. The seat whose
turn it is has names without a seat, ``camel:c4`` and ``load:c4:ivory``: a move does not say who
makes it. Those of others are ``camel:2:c4`` and ``load:2:c4:ivory``.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

import msgspec

from rulebook_widgets.games.caravan.board import Board, board_of
from rulebook_widgets.games.caravan.plan import Plan, Stand, plan_for, stands
from rulebook_widgets.games.caravan.state import Herd, Table

_UNDER_GOOD: Final = 1.48
"""How much of a space is kept free above the camels where a good lies, in a cell of 4.2."""

_UNDER_PRINT: Final = 1.1
"""The same in a city, and on a numbered space where no good lies."""

_PLAIN: Final = 0.55
"""The same on any other space."""


class Party(msgspec.Struct, frozen=True):
    """Camels of one seat with the same load on one space.

    Attributes:
        space: where they stand.
        seat: whose they are.
        load: "" or what each of them has.
        count: how many they are.
    """

    space: str
    seat: int
    load: str
    count: int


def plan_of(table: Table) -> Plan:
    """The layout of the picture of a table."""
    board = board_of(table.board)
    return plan_for(table.players, board.columns, board.rows)


def name_of(party: Party, acting: int) -> str:
    """The name of the shape of a party, with whose turn it is."""
    whose = "" if party.seat == acting else f"{party.seat}:"
    if party.load:
        return f"load:{whose}{party.space}:{party.load}"
    return f"camel:{whose}{party.space}"


def parties(table: Table) -> tuple[tuple[Party, Stand], ...]:
    """All camels on the board and where they stand, in painter's order."""
    board = board_of(table.board)
    lie = frozenset(
        [place.space for place, good in zip(board.numbered, table.goods, strict=True) if good]
    )
    return _parties(table.board, table.camels, lie, plan_of(table))


@lru_cache(maxsize=64)
def _parties(
    board_value: str, camels: tuple[Herd, ...], lie: frozenset[str], plan: Plan
) -> tuple[tuple[Party, Stand], ...]:
    board = board_of(board_value)
    found: dict[str, list[Party]] = {}
    for seat, herd in enumerate(camels):
        for (space, load), count in sorted(Counter(herd).items()):
            found.setdefault(space, []).append(Party(space, seat, load, count))
    return tuple(
        [pair for space in sorted(found, key=board.space_number.__getitem__)
         for pair in _stood(board, plan, tuple(found[space]), space in lie)]
    )  # fmt: skip


@lru_cache(maxsize=1 << 12)
def _placed(plan: Plan, space: str, loaded: tuple[bool, ...], top: float) -> tuple[Stand, ...]:
    """Where camels stand on a space, in the picture."""
    x, y = plan.corner(space)
    scale = plan.scale
    return tuple(
        [
            Stand(
                x + stand.x * scale,
                y + stand.y * scale,
                stand.scale * scale,
                tuple([(y if n % 2 else x) + v * scale for n, v in enumerate(stand.area)]),
            )
            for stand in stands(loaded, top)
        ]
    )


def _stood(
    board: Board, plan: Plan, group: tuple[Party, ...], under: bool
) -> list[tuple[Party, Stand]]:
    # Empty camels stand in front: they hide less of what is behind them.
    group = tuple(sorted(group, key=lambda party: not party.load))
    space = group[0].space
    printed = space in board.city_at or space in board.number_at
    top = _UNDER_GOOD if under else _UNDER_PRINT if printed else _PLAIN
    loaded = tuple([party.load != "" for party in group])
    places = _placed(plan, space, loaded, top)
    return list(zip(group, places, strict=True))
