"""Groups of camels: which spaces of a seat are connected, and where a good may go (CAR-7)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rulebook_widgets.games.caravan.board import Board, board_of
from rulebook_widgets.games.caravan.state import Herd, Table


def group(table: Table, seat: int, space: str) -> tuple[str, ...]:
    """Return the spaces connected to a seat's camels on ``space``, in reading order (CAR-7.1).

    Its own space is among them. Without a camel of the seat there is no group.
    """
    return groups_of(table.board, table.camels[seat]).get(space, ())


def targets(table: Table, seat: int, space: str) -> tuple[str, ...]:
    """Return the spaces where a good from ``space`` may stop (CAR-7.1, CAR-7.2).

    They are those of its group with an empty camel, perhaps ``space`` itself.
    """
    empty = {camel.space for camel in table.camels[seat] if not camel.load}
    return tuple([near for near in group(table, seat, space) if near in empty])


def touching(table: Table, seat: int, space: str) -> tuple[tuple[str, str], ...]:
    """Return where the group of ``space`` touches other own camels at a corner only (CAR-7.1).

    Each pair is a space of the group and a space with camels of the same seat outside it.
    """
    board, mine = board_of(table.board), group(table, seat, space)
    others = {camel.space for camel in table.camels[seat]} - set(mine)
    return tuple(
        [(one, other) for one in mine for other in board.diagonals[one] if other in others]
    )


def way(table: Table, seat: int, start: str, space: str) -> tuple[str, ...]:
    """Return a shortest chain of spaces from one to another, both included (CAR-7.1).

    It is empty if the seat's camels do not connect them.
    """
    return _ways(table.board, frozenset(group(table, seat, start)), start).get(space, ())


def groups_of(board: str, herd: Herd) -> Mapping[str, tuple[str, ...]]:
    """Return the group of each space on which a herd stands."""
    return _groups(board, frozenset([space for space, _load in herd]))


@lru_cache(maxsize=1 << 14)
def _groups(board_value: str, spaces: frozenset[str]) -> Mapping[str, tuple[str, ...]]:
    board = board_of(board_value)
    found: dict[str, tuple[str, ...]] = {}
    for space in spaces:
        if space not in found:
            connected = tuple(sorted(_spread(board, spaces, space), key=board.spaces.index))
            found |= dict.fromkeys(connected, connected)
    return found


@lru_cache(maxsize=1 << 14)
def _ways(board_value: str, spaces: frozenset[str], start: str) -> Mapping[str, tuple[str, ...]]:
    return _spread(board_of(board_value), spaces, start)


def _spread(board: Board, spaces: frozenset[str], start: str) -> dict[str, tuple[str, ...]]:
    """Return a shortest way to each of ``spaces`` that can be reached through them."""
    ways: dict[str, tuple[str, ...]] = {start: (start,)} if start in spaces else {}
    queue = list(ways)
    for space in queue:
        for near in board.neighbours[space]:
            if near in spaces and near not in ways:
                ways[near] = (*ways[space], near)
                queue.append(near)
    return ways
