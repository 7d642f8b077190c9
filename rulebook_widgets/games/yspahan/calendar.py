"""How a turn, a day, a week and the game end (YSP-3.4, YSP-3.5, YSP-7)."""

from __future__ import annotations

from msgspec.structs import replace

from rulebook_widgets.core.happening import Event, Step
from rulebook_widgets.games.yspahan.board import CALENDAR, CROSSROADS, DICE_ROWS, SHOP_IDS
from rulebook_widgets.games.yspahan.dice import NO_ROWS, without_yellow
from rulebook_widgets.games.yspahan.listing import has_choice
from rulebook_widgets.games.yspahan.scoring import pay_caravan, pay_souks
from rulebook_widgets.games.yspahan.state import NO_DICE, NOBODY, State

NO_CUBES = (NOBODY,) * len(SHOP_IDS)


# ------------------------------------------------------------------------------------------- a turn


def finish_action(state: State, events: list[Event]) -> Step[State]:
    """End action A: the yellow dice leave after the start player's; then one may build."""
    state = replace(state, phase="after", taken_row="", taken=NO_DICE, extra=False, left=0)
    if state.seat == state.order[0]:
        state = _yellow_leave(state, events)
    return turn_goes_on(state, events)


def _yellow_leave(state: State, events: list[Event]) -> State:
    """Take the yellow dice off; a row may become empty, nothing moves down (YSP-3.4)."""
    count = sum(row.yellow for row in state.rows)
    if not count:
        return state
    named = list(zip(DICE_ROWS, state.rows, strict=True))
    spots = tuple([f"row:{row.id}" for row, dice in named if dice.yellow])
    events.append(Event("yellow_leave", "YSP-3.4", None, {"dice": count}, spots))
    for row, dice in named:
        if dice.yellow and not dice.white:
            events.append(
                Event("row_emptied", "YSP-3.4", None, {"row": row.id}, (f"row:{row.id}",))
            )
    return replace(state, rows=without_yellow(state.rows))


def turn_goes_on(state: State, events: list[Event]) -> Step[State]:
    """Go on with a turn; once the action is done it ends where there is nothing to choose."""
    if state.phase != "after" or has_choice(state):
        return Step(state, tuple(events))
    return end_turn(state, events)


def end_turn(state: State, events: list[Event]) -> Step[State]:
    """Pass the turn to the next seat, or end the day (YSP-3.5, YSP-7.1)."""
    following = state.order.index(state.seat) + 1
    if following == state.players:
        return _end_day(state, events)
    seat = state.order[following]
    state = replace(state, phase="act", seat=seat, built=False)
    events.append(Event("next", "YSP-3.5", seat))
    if state.rows == NO_ROWS:
        events.append(Event("no_dice", "YSP-4.5", seat))
    return Step(state, tuple(events))


# ------------------------------------------------------------------------------------- day and week


def _end_day(state: State, events: list[Event]) -> Step[State]:
    events.append(Event("day_over", "YSP-7.1", None, {"week": state.week, "day": state.day}))
    left = [row.id for row, dice in zip(DICE_ROWS, state.rows, strict=True) if dice.value]
    if left:
        count = sum(row.dice for row in state.rows)
        spots = tuple(f"row:{row}" for row in left)
        events.append(Event("dice_left", "YSP-7.1", None, {"dice": count}, spots))
    state = replace(state, rows=NO_ROWS, bought=0, built=False)
    if state.day < CALENDAR.days:
        return _new_day(state, state.week, state.day + 1, events)
    state = _end_week(state, events)
    if state.week < CALENDAR.weeks:
        return _new_day(state, state.week + 1, 1, events)
    events.append(Event("over", "YSP-7.6"))
    return Step(replace(state, phase="over"), tuple(events))


def _end_week(state: State, events: list[Event]) -> State:
    """Score souks and caravan; the cubes leave the city but stay on the caravan (YSP-7.2)."""
    events.append(Event("week_over", "YSP-7.2", None, {"week": state.week}))
    state = pay_souks(state, events)
    if state.shops != NO_CUBES:
        events.append(Event("city_cleared", "YSP-7.2"))
        state = replace(state, shops=NO_CUBES)
    if not state.caravan:
        events.append(Event("caravan_empty", "YSP-7.3"))
        return state
    state = pay_caravan(state, events, "caravan")
    events.append(Event("caravan_stays", "YSP-7.3"))
    return state


def _new_day(state: State, week: int, day: int, events: list[Event]) -> Step[State]:
    """Move the markers and the start figure, once, also from week to week (YSP-7.1, YSP-7.4)."""
    order = _next_order(state, week, day)
    if week > state.week:
        events.append(Event("new_week", "YSP-7.4", None, {"week": week}, (f"road:{CROSSROADS}",)))
        state = replace(state, supervisor=CROSSROADS)
    if is_last_day(state.players, week, day):
        facts = {"order": "-".join(map(str, order))}
        events.append(Event("last_day", "YSP-7.5", None, facts))
    events.append(Event("new_day", "YSP-7.1", order[0], {"week": week, "day": day}))
    state = replace(state, phase="roll", week=week, day=day, order=order, seat=order[0])
    return Step(state, tuple(events))


def _next_order(state: State, week: int, day: int) -> tuple[int, ...]:
    if is_last_day(state.players, week, day):
        return order_by_score(state.points, state.order[0])
    return clockwise(state.players, (state.order[0] + 1) % state.players)


def is_last_day(players: int, week: int, day: int) -> bool:
    """Tell whether this is the day on which four players go by the score (YSP-7.5)."""
    return players == 4 and (week, day) == (CALENDAR.weeks, CALENDAR.days)


def clockwise(players: int, start: int) -> tuple[int, ...]:
    """Return all seats clockwise from one.

    >>> clockwise(4, 2)
    (2, 3, 0, 1)
    """
    return tuple((start + step) % players for step in range(players))


def order_by_score(points: tuple[int, ...], start: int) -> tuple[int, ...]:
    """Return the order of four players' last day (YSP-7.5).

    Args:
        points: the score of each seat when day six ends.
        start: who started day six; among equals the one further clockwise from there is earlier.

    >>> order_by_score((10, 4, 10, 7), start=1)
    (1, 3, 0, 2)
    """
    players = len(points)
    return tuple(sorted(range(players), key=lambda s: (points[s], -((s - start) % players))))
