"""What everything is worth at the end of the road, and who wins (SLK-7)."""

from __future__ import annotations

from rulebook_widgets.core.facts import Fact
from rulebook_widgets.core.happening import Result, ScoreLine
from rulebook_widgets.games.silk_road.board import GOODS
from rulebook_widgets.games.silk_road.setting import GOOD_NUMBER, setting_of
from rulebook_widgets.games.silk_road.state import NOBODY, State


def most_of(state: State, good: str) -> tuple[int, int]:
    """Return who alone has the most of a kind, or NOBODY, and how many the most are (SLK-7.3)."""
    amounts = [goods[GOOD_NUMBER[good]] for goods in state.goods]
    best = max(amounts)
    alone = best > 0 and amounts.count(best) == 1
    return (amounts.index(best) if alone else NOBODY), best


def points(state: State, seat: int) -> int:
    """Return the points of a seat, if the game ended here (SLK-7.2, SLK-7.3)."""
    return sum(line.amount for line in _wealth(state, seat)) + sum(
        setting_of(state).board.scoring.most for good in GOODS if most_of(state, good)[0] == seat
    )


def _wealth(state: State, seat: int) -> list[ScoreLine]:
    """What coins and goods score, a line for each that one has (SLK-7.2)."""
    worth = setting_of(state).board.scoring
    lines = [
        (state.gold[seat], "gold", worth.gold),
        (state.silver[seat], "silver", worth.silver),
        (sum(state.goods[seat]), "goods", worth.good),
    ]
    return [
        ScoreLine(
            "SLK-7.2", kind, seat, count * each, {"cubes" if kind == "goods" else "count": count}
        )
        for count, kind, each in lines
        if count
    ]


def final_result(state: State) -> Result | None:
    """Return None while the game runs, else who won and why (SLK-7.4)."""
    if state.phase != "over":
        return None
    totals = [points(state, seat) for seat in range(state.players)]
    best = max(totals)
    winners = tuple([seat for seat, total in enumerate(totals) if total == best])
    ranking = tuple([1 + sum(other > mine for other in totals) for mine in totals])
    lines = [line for seat in range(state.players) for line in _wealth(state, seat)]
    lines += [_most_line(state, good) for good in GOODS]
    lines += [ScoreLine("SLK-7.4", "total", seat, total) for seat, total in enumerate(totals)]
    kind = "wins" if len(winners) == 1 else "shared"
    lines += [ScoreLine("SLK-7.4", kind, seat, best) for seat in winners]
    return Result(winners, ranking, tuple(lines))


def _most_line(state: State, good: str) -> ScoreLine:
    """Tell who gets the points for the most of a kind, or why nobody does (SLK-7.3)."""
    seat, best = most_of(state, good)
    facts: dict[str, Fact] = {"good": good, "count": best}
    if seat != NOBODY:
        return ScoreLine("SLK-7.3", "most", seat, setting_of(state).board.scoring.most, facts)
    kind = "most_tied" if best else "most_none"
    return ScoreLine("SLK-7.3", kind, None, 0, facts)
