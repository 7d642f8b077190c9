"""The grand vizier: a kind is named, all show at once, the most is paid (SLK-6.7 to SLK-6.9)."""

from __future__ import annotations

from msgspec.structs import replace

from rulebook_widgets.core.facts import Fact
from rulebook_widgets.core.happening import Event, Step
from rulebook_widgets.games.silk_road.goods import set_aside
from rulebook_widgets.games.silk_road.market import vizier_done
from rulebook_widgets.games.silk_road.purse import earn
from rulebook_widgets.games.silk_road.setting import GOOD_NUMBER, setting_of
from rulebook_widgets.games.silk_road.state import State, Table


def all_named(table: Table) -> bool:
    """Tell whether every kind has been named, so that any may be again (SLK-6.9)."""
    return all(table.viziers)


def may_be_named(table: Table, good: str) -> bool:
    """Tell whether a vizier can ask for a kind (SLK-6.9)."""
    return not table.viziers[GOOD_NUMBER[good]] or all_named(table)


def name(state: State, good: str) -> Step[State]:
    """Name the kind; all choose in turn what to show, which is hidden until all have (SLK-6.7)."""
    again, spots = all_named(state), (f"vizier:{good}",)
    facts: dict[str, Fact] = {"good": good}
    events = [Event("named", "SLK-6.7", state.seat, facts, spots)]
    if again:
        events.append(Event("named_again", "SLK-6.9", None, facts, spots))
    return Step(replace(state, phase="show", named=good), tuple(events))


def show(state: State, count: int) -> Step[State]:
    """Choose how many goods to show (SLK-6.7)."""
    seat = state.seat
    facts: dict[str, Fact] = {"shows": count, "good": state.named}
    event = Event("chosen", "SLK-6.7", seat, facts, (f"seat:{seat}",), secret=("shows",))
    state = replace(state, shown=(*state.shown, count), seat=(seat + 1) % state.players)
    if len(state.shown) < state.players:
        return Step(state, (event,))
    return _paid(state, [event])


def _paid(state: State, events: list[Event]) -> Step[State]:
    """See what everybody shows, pay for it, and set the tile aside."""
    good, holder, players = state.named, state.holder, state.players
    seats = [(holder + turn) % players for turn in range(players)]
    for seat, count in zip(seats, state.shown, strict=True):
        facts: dict[str, Fact] = {"shows": count, "good": good}
        events.append(Event("showed", "SLK-6.7", seat, facts, (f"seat:{seat}",)))
    shown = dict(zip(seats, state.shown, strict=True))
    in_order = tuple([shown[seat] for seat in range(players)])
    state = replace(state, revealed=in_order, revealed_good=good)
    state = _prizes(state, shown, events)
    return vizier_done(set_aside(state, good, events), events)


def _prizes(state: State, shown: dict[int, int], events: list[Event]) -> State:
    """Pay the most and the second most; a tie for most leaves no second (SLK-6.8)."""
    prizes = setting_of(state).board.vizier
    most = max(shown.values())
    if not most:
        events.append(Event("nobody_paid", "SLK-6.8"))
        return state
    first = [seat for seat, count in shown.items() if count == most]
    state = _prize(state, first, "first", prizes.first, events)
    rest = [count for count in shown.values() if 0 < count < most]
    if len(first) > 1:
        if rest:
            events.append(Event("no_second", "SLK-6.8"))
        return state
    second = [seat for seat, count in shown.items() if rest and count == max(rest)]
    return _prize(state, second, "second", prizes.second, events)


def _prize(state: State, seats: list[int], place: str, silver: int, events: list[Event]) -> State:
    tied = len(seats) > 1
    kind, rule = (f"{place}_tied", "SLK-6.8") if tied else (place, "SLK-6.7")
    for seat in seats:
        events.append(Event(kind, rule, seat, {"silver": silver}, (f"seat:{seat}",)))
        state = earn(state, seat, silver)
    return state
