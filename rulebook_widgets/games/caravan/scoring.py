"""Points, penalties, and who wins (CAR-9)."""

from __future__ import annotations

from rulebook_widgets.core.facts import Fact
from rulebook_widgets.core.happening import Result, ScoreLine
from rulebook_widgets.games.caravan.board import GOODS, board_of
from rulebook_widgets.games.caravan.state import State, Table

_KINDS = ("rare", "common")


def final_result(state: State) -> Result | None:
    """Return None while the game runs, else who won and why (CAR-9.2 to CAR-9.4)."""
    if state.phase != "over":
        return None
    seats = range(state.players)
    marks = [(score_now(state, seat), sum(state.delivered[seat])) for seat in seats]
    ranking = tuple([1 + sum([other > mine for other in marks]) for mine in marks])
    winners = tuple([seat for seat in seats if ranking[seat] == 1])
    lines = [line for seat in seats for line in account(state, seat)]
    return Result(winners, ranking, (*lines, *_verdict(marks, winners)))


def score_now(table: Table, seat: int) -> int:
    """Return the points of a seat as things stand, the penalty included (CAR-9.2, CAR-9.3)."""
    return sum([line.amount for line in _sums(table, seat)])


def penalty(table: Table, seat: int) -> int:
    """Return how many points a seat would lose for goods it holds (CAR-9.3)."""
    return board_of(table.board).scoring.penalty(table.held(seat))


def account(table: Table, seat: int) -> list[ScoreLine]:
    """Return what a seat's points are made of, and their sum."""
    lines = _sums(table, seat)
    delivered = sum(table.delivered[seat])
    total = sum([line.amount for line in lines])
    return [*lines, ScoreLine("CAR-9.2", "total", seat, total, {"delivered": delivered})]


def _sums(table: Table, seat: int) -> list[ScoreLine]:
    board = board_of(table.board)
    lines = [_goods_line(table, seat, kind) for kind in _KINDS]
    markers, held = table.earned[seat], table.held(seat)
    points = markers * board.scoring.demand_marker
    lines.append(ScoreLine("CAR-9.2", "markers", seat, points, {"markers": markers}))
    lost = penalty(table, seat)
    facts: dict[str, Fact] = {"held": held, "points": lost}
    lines.append(ScoreLine("CAR-9.3", "penalty", seat, -lost, facts))
    return [line for line in lines if line.amount or line.facts.get("held")]


def _goods_line(table: Table, seat: int, kind: str) -> ScoreLine:
    board = board_of(table.board)
    amount = count = 0
    for good, delivered in zip(GOODS, table.delivered[seat], strict=True):
        if board.goods[good].kind == kind:
            amount += delivered * board.goods[good].points
            count += delivered
    return ScoreLine("CAR-9.2", kind, seat, amount, {"count": count})


def _verdict(marks: list[tuple[int, int]], winners: tuple[int, ...]) -> list[ScoreLine]:
    """Say who wins, and by what (CAR-9.4)."""
    best = marks[winners[0]]
    facts: dict[str, Fact] = {"delivered": best[1]}
    if len(winners) > 1:
        return [ScoreLine("CAR-9.4", "shared", seat, best[0], facts) for seat in winners]
    level = sum([points == best[0] for points, _delivered in marks])
    kind = "wins" if level == 1 else "more_delivered"
    return [ScoreLine("CAR-9.4", kind, winners[0], best[0], facts)]
