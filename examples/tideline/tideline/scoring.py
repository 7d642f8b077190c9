"""What the baskets are worth, and who wins (TID-4.2, TID-4.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rulebook_widgets.core import Result, ScoreLine
from tideline.board import CRAB, PEARL, SHELL
from tideline.state import State, basket

PEARL_POINTS: Final = 4
CRAB_POINTS: Final = -3


def points(finds: Iterable[str]) -> int:
    """Return what finds are worth (TID-4.2).

    >>> points(["pearl", "shell", "shell", "shell", "crab", "pebble"])
    7
    """
    return sum(_parts(finds).values())


def _parts(finds: Iterable[str]) -> dict[str, int]:
    held = list(finds)
    shells = held.count(SHELL)
    return {
        PEARL: PEARL_POINTS * held.count(PEARL),
        SHELL: shells * (shells + 1) // 2,
        CRAB: CRAB_POINTS * held.count(CRAB),
    }


def final_result(state: State) -> Result | None:
    """Return None while the game runs, else who won and why."""
    if state.phase != "over":
        return None
    baskets = [basket(state.where, state.finds, seat) for seat in range(state.players)]
    totals = [points(finds) for finds in baskets]
    ranks = [(total, finds.count(PEARL)) for total, finds in zip(totals, baskets, strict=True)]
    ranking = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    winners = tuple(seat for seat, place in enumerate(ranking) if place == 1)
    lines = [line for seat, finds in enumerate(baskets) for line in _account(seat, finds)]
    return Result(winners, ranking, (*lines, *_decision(winners, ranks)))


def _account(seat: int, finds: list[str]) -> list[ScoreLine]:
    parts = [
        ScoreLine("TID-4.2", kind, seat, amount, {"count": finds.count(kind)})
        for kind, amount in _parts(finds).items()
        if amount
    ]
    return [*parts, ScoreLine("TID-4.2", "total", seat, points(finds))]


def _decision(winners: tuple[int, ...], ranks: list[tuple[int, int]]) -> list[ScoreLine]:
    """Say how a tie on points was settled, if there was one."""
    most = max(ranks)
    tied = [seat for seat, rank in enumerate(ranks) if rank[0] == most[0]]
    if len(tied) == 1:
        return []
    if len(winners) == 1:
        return [ScoreLine("TID-4.3", "more_pearls", winners[0], most[1])]
    return [ScoreLine("TID-4.3", "shared", seat, most[0]) for seat in winners]
