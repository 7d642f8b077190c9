"""Points: each with its rule and place, the account of a game, and who wins (YSP-7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from rulebook_widgets.core.facts import Fact
from rulebook_widgets.core.happening import Event, Result, ScoreLine
from rulebook_widgets.core.tuples import changed
from rulebook_widgets.games.yspahan.board import (
    BUILDING_POINTS,
    BUILDINGS,
    CARAVAN_ROWS,
    CARDS,
    SOUKS,
    CaravanRow,
    camels_in_use,
    caravan_row,
)
from rulebook_widgets.games.yspahan.moves import HAND_IN_CARD
from rulebook_widgets.games.yspahan.souks import completed, owner
from rulebook_widgets.games.yspahan.state import NOBODY, Scored, State

RULE_OF: Final = {
    "souk": "YSP-7.2",
    "souk_bonus": "YSP-6.7",
    "loaded": "YSP-5.4",
    "caravan": "YSP-7.3",
    "caravan_full": "YSP-5.5",
    "building_points": "YSP-6.2",
    "camels_in": "YSP-6.10",
    "gold_in": "YSP-6.10",
    "before": "YSP-7.6",
}
"""The kinds of points and their rules. "before" are points that a position built by hand has."""

_ROWS: Final = {row.id: row for row in CARAVAN_ROWS}
BAZAAR: Final = "bazaar"


def score_line(scored: Scored) -> ScoreLine:
    """Return points of the account as a line that cites its rule and can be said."""
    facts = {**_facts(scored), "week": scored.week, "day": scored.day}
    return ScoreLine(RULE_OF[scored.kind], scored.kind, scored.seat, scored.amount, facts)


def _facts(scored: Scored) -> dict[str, Fact]:
    """What a sentence about points needs to know, besides seat and amount."""
    place, amount = scored.place, scored.amount
    match scored.kind:
        case "souk" | "souk_bonus":
            return {"souk": place}
        case "loaded":
            return {"camel": int(place), "row": caravan_row(int(place)).id}
        case "caravan" | "caravan_full":
            number = _ROWS[place].multiplier
            return {"cubes": amount // number, "row": place, "number": number}
        case "building_points":
            return {"building": place}
        case "camels_in" | "gold_in":
            resource = scored.kind.removesuffix("_in")
            return {resource: amount // CARDS[HAND_IN_CARD[resource]].points}
    return {}


def award(
    state: State, events: list[Event], seat: int, kind: str, place: str, amount: int
) -> State:
    """Give a seat points: the event that tells it goes to ``events``, a line into the account."""
    scored = Scored(seat, kind, place, amount, state.week, state.day)
    facts = {**_facts(scored), "amount": amount}
    events.append(Event(kind, RULE_OF[kind], seat, facts, _spots(state, scored)))
    return replace(
        state,
        points=changed(state.points, seat, amount),
        account=(*state.account, scored),
    )


def _spots(state: State, scored: Scored) -> tuple[str, ...]:
    match scored.kind:
        case "souk" | "souk_bonus":
            return souk_spots(scored.place)
        case "loaded":
            return (f"camel:{scored.place}",)
        case "caravan" | "caravan_full":
            pairs = zip(camels_in_use(state.players), state.caravan, strict=False)
            return tuple([f"camel:{camel}" for camel, whose in pairs if whose == scored.seat])
        case "building_points":
            return (f"building:{scored.seat}:{scored.place}",)
    return ()


def souk_spots(souk: str) -> tuple[str, ...]:
    """Return the shapes of the shops of a souk."""
    return tuple(f"shop:{shop.id}" for shop in SOUKS[souk].shops)


# ---------------------------------------------------------------------------------- what things pay


def building_points(number: int) -> int:
    """Return what a player's ``number``-th building scores (YSP-6.2).

    >>> [building_points(number) for number in range(1, 7)]
    [0, 0, 5, 5, 5, 10]
    """
    return BUILDING_POINTS[number - 1]


def caravan_share(caravan: Sequence[int], players: int, seat: int) -> tuple[int, CaravanRow] | None:
    """Return a seat's cubes on the caravan and the highest row with one, or None (YSP-7.3)."""
    pairs = zip(camels_in_use(players), caravan, strict=False)
    mine = [camel for camel, whose in pairs if whose == seat]
    return (len(mine), caravan_row(mine[-1])) if mine else None


def pay_caravan(state: State, events: list[Event], kind: str) -> State:
    """Score the caravan: cubes times the number of the highest row, for each seat (YSP-7.3)."""
    for seat in range(state.players):
        share = caravan_share(state.caravan, state.players, seat)
        if share is not None:
            cubes, row = share
            state = award(state, events, seat, kind, row.id, cubes * row.multiplier)
    return state


def pay_souks(state: State, events: list[Event]) -> State:
    """Score the completed souks, quarter by quarter (YSP-7.2, YSP-6.7)."""
    full = dict((souk.id, seat) for souk, seat in completed(state.shops))
    for souk in SOUKS.values():
        seat = full.get(souk.id, NOBODY)
        if seat != NOBODY:
            state = award(state, events, seat, "souk", souk.id, souk.value)
            if BAZAAR in state.buildings[seat]:
                bonus = BUILDINGS[BAZAAR].amount
                state = award(state, events, seat, "souk_bonus", souk.id, bonus)
        elif (seat := owner(state.shops, souk)) != NOBODY:
            facts = {"souk": souk.id}
            events.append(Event("souk_gap", "YSP-7.2", seat, facts, souk_spots(souk.id)))
    return state


# ------------------------------------------------------------------------------ the end of the game


def final_result(state: State) -> Result | None:
    """Return None while the game runs, else who won and why (YSP-7.6)."""
    if state.phase != "over":
        return None
    best = max(state.points)
    ranking = tuple(1 + sum(other > mine for other in state.points) for mine in state.points)
    winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
    kind = "wins" if len(winners) == 1 else "shared"
    lines = [line for seat in range(state.players) for line in _sums(state, seat)]
    lines += [ScoreLine("YSP-7.6", kind, seat, best) for seat in winners]
    return Result(winners, ranking, tuple(lines))


def _sums(state: State, seat: int) -> list[ScoreLine]:
    """Add up a seat's points by what they were for."""
    sums = dict.fromkeys(RULE_OF, 0)
    for scored in state.account:
        if scored.seat == seat:
            sums[scored.kind] += scored.amount
    lines = [
        ScoreLine(RULE_OF[kind], f"sum_{kind}", seat, amount)
        for kind, amount in sums.items()
        if amount
    ]
    return [*lines, ScoreLine("YSP-7.6", "total", seat, state.points[seat])]
