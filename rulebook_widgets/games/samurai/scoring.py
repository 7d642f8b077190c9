"""Who wins (SAM-7.1 to SAM-7.6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulebook_widgets.core.happening import Result, ScoreLine
from rulebook_widgets.games.samurai.board import KINDS
from rulebook_widgets.games.samurai.state import Count, State

_Rank = tuple[int, int, int]


def leaders(captured: Sequence[Count]) -> tuple[int | None, ...]:
    """Return for each kind the seat with strictly the most figures, or None (SAM-7.1).

    >>> leaders([(3, 3, 4), (1, 4, 3), (5, 3, 2), (4, 3, 3)])
    (2, 1, 0)
    >>> leaders([(2, 4, 4), (6, 1, 2), (4, 3, 4), (0, 5, 3)])
    (1, 3, None)
    """
    return tuple(_leader([count[kind] for count in captured]) for kind in range(len(KINDS)))


def _leader(column: list[int]) -> int | None:
    most = max(column)
    return column.index(most) if column.count(most) == 1 else None


def final_result(state: State) -> Result | None:
    """Return None while the game runs, else who won and why."""
    return count_up(state.captured) if state.phase == "over" else None


def count_up(captured: Sequence[Count]) -> Result:
    """Return winners, places and the account for what each seat has captured."""
    leads = leaders(captured)
    led = [[k for k, leader in enumerate(leads) if leader == seat] for seat in range(len(captured))]
    ranks = [_rank(count, kinds) for count, kinds in zip(captured, led, strict=True)]
    ranking = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    winners = tuple(seat for seat, place in enumerate(ranking) if place == 1)
    return Result(winners, ranking, tuple(_account(captured, led, winners)))


def _rank(count: Count, led: list[int]) -> _Rank:
    """Return a seat's rank, larger is better (SAM-7.1 to SAM-7.6).

    An outright winner stands above all; then who leads one kind, by the others and by the total;
    then the rest by the total. With no leader at all the last case serves everybody.
    """
    if len(led) >= 2:
        return (2, 0, 0)
    if len(led) == 1:
        return (1, sum(count) - count[led[0]], sum(count))
    return (0, 0, sum(count))


def _account(
    captured: Sequence[Count], led: list[list[int]], winners: tuple[int, ...]
) -> list[ScoreLine]:
    lines = [_counted(seat, count) for seat, count in enumerate(captured)]
    for seat, kinds in enumerate(led):
        for kind in kinds:
            facts = {"figures": KINDS[kind]}
            lines.append(ScoreLine("SAM-7.1", "leads", seat, captured[seat][kind], facts))
    return lines + _decision(captured, led, winners)


def _counted(seat: int, count: Count) -> ScoreLine:
    helmets, buddhas, rice = count
    facts = {"helmets": helmets, "buddhas": buddhas, "rice": rice}
    return ScoreLine("SAM-7.1", "counted", seat, sum(count), facts)


def _decision(
    captured: Sequence[Count], led: list[list[int]], winners: tuple[int, ...]
) -> list[ScoreLine]:
    """Tell how the winner was found, as far down the rules as it had to go."""
    outright = [seat for seat, kinds in enumerate(led) if len(kinds) >= 2]
    if outright:
        return [ScoreLine("SAM-7.1", "outright", seat, len(led[seat])) for seat in outright]
    candidates = [seat for seat, kinds in enumerate(led) if kinds]
    totals = {seat: sum(count) for seat, count in enumerate(captured)}
    if not candidates:
        lines = [ScoreLine("SAM-7.6", "nobody_leads", None, 0)]
        lines += [ScoreLine("SAM-7.6", "total", seat, total) for seat, total in totals.items()]
        return lines + _verdict(winners, totals, "SAM-7.6", "SAM-7.6")
    lines = [ScoreLine("SAM-7.2", "out", seat, 0) for seat, kinds in enumerate(led) if not kinds]
    if len(candidates) == 1:
        return [*lines, ScoreLine("SAM-7.2", "only_leader", candidates[0], 1)]
    others = {seat: totals[seat] - captured[seat][led[seat][0]] for seat in candidates}
    lines += [ScoreLine("SAM-7.3", "others", seat, others[seat]) for seat in candidates]
    tied = [seat for seat in candidates if others[seat] == max(others.values())]
    if len(tied) == 1:
        return lines + _verdict(winners, others, "SAM-7.3", "SAM-7.5")
    lines += [ScoreLine("SAM-7.4", "total", seat, totals[seat]) for seat in tied]
    return lines + _verdict(winners, totals, "SAM-7.4", "SAM-7.5")


def _verdict(
    winners: tuple[int, ...], amounts: Mapping[int, int], rule: str, rule_if_shared: str
) -> list[ScoreLine]:
    """Say who wins; ``amounts`` is what decided."""
    if len(winners) == 1:
        return [ScoreLine(rule, "wins", winners[0], amounts[winners[0]])]
    return [ScoreLine(rule_if_shared, "shared", seat, amounts[seat]) for seat in winners]
