"""Positions built by hand, for lessons, tests and teachers."""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from rulebook_widgets.core.errors import PositionError
from rulebook_widgets.core.position_facts import (
    SeatKey,
    a_seat,
    amounts,
    by_seat,
    each_seat,
    flag,
    whole_number,
)
from rulebook_widgets.games.yspahan.board import (
    ALL_CARDS,
    BUILDINGS,
    CALENDAR,
    CARDS,
    CROSSROADS,
    ROAD,
    SHOP_NUMBER,
    SOUK_PLANS,
    START,
    camels_in_use,
    sorted_cards,
)
from rulebook_widgets.games.yspahan.calendar import NO_CUBES, clockwise, is_last_day, order_by_score
from rulebook_widgets.games.yspahan.position_dice import dice_board
from rulebook_widgets.games.yspahan.scoring import building_points
from rulebook_widgets.games.yspahan.setup import first_state
from rulebook_widgets.games.yspahan.state import NOBODY, Phase, Scored, State

_MOMENTS: Final[tuple[Phase, ...]] = ("roll", "act", "after")


def build(
    players: int = 4,
    turn: int | None = None,
    week: int = 1,
    day: int = 1,
    start: int | None = None,
    order: Sequence[int] | None = None,
    moment: str | None = None,
    supervisor: str = CROSSROADS,
    shops: Mapping[str, int] | None = None,
    caravan: Sequence[int] = (),
    camels: Mapping[SeatKey, int] | None = None,
    gold: Mapping[SeatKey, int] | None = None,
    hands: Mapping[SeatKey, Sequence[str]] | None = None,
    discards: Sequence[str] = (),
    buildings: Mapping[SeatKey, Sequence[str]] | None = None,
    points: Mapping[SeatKey, int] | None = None,
    rows: Mapping[str, Sequence[int]] | None = None,
    yellow: Mapping[str, int] | None = None,
    built: bool = False,
) -> State:
    """Build a position at a moment when a seat's turn is going on.

    Args:
        players: how many play, 3 or 4.
        turn: whose turn it is; by default the start player's.
        week: 1 to 3.
        day: 1 to 7.
        start: who is start player today; by default whose turn it is. On four players' last day,
            where the score decides: who started the day before.
        order: all seats in the order of today's turns, in place of ``start``. Only the last day
            of four players can have one that is not clockwise.
        moment: "roll" before the roll, "act" before choosing a group, or "after" the action. By
            default "roll" for a start player of whose dice nothing is said, else "act".
        supervisor: the space where the supervisor stands.
        shops: cubes in the city: ``{"sack_3.1": 0}`` is one of seat 0.
        caravan: whose cubes ride on the caravan, in loading order.
        camels: camels by seat, else none.
        gold: gold by seat, else 2.
        hands: cards by seat, else none.
        discards: cards on the discards. All others are in the deck.
        buildings: buildings by seat, in the order in which they were built.
        points: points by seat; by default what the buildings have brought.
        rows: the dice board: ``{"camels": [1, 1, 1]}``, yellow dice included. By default what is
            left of some roll.
        yellow: how many dice in a row are yellow.
        built: whether the turn's own building has been put up.

    Raises:
        PositionError: a fact is impossible, or the facts contradict each other.

    >>> state = build(rows={"camels": [1, 1, 1], "gold": [6] * 6})
    >>> state.phase, state.rows[0].dice, state.gold
    ('act', 3, (2, 2, 2, 2))
    """
    state = replace(
        first_state(players),
        week=whole_number(week, "week", 1, CALENDAR.weeks),
        day=whole_number(day, "day", 1, CALENDAR.days),
    )
    state = _with_buildings(state, buildings, by_seat(points, players, "points"))
    state = replace(state, order=_order(state, turn, start, order))
    state = _with_turn(state, turn, moment, rows is None, built)
    state = _with_cards(state, hands, discards)
    state = _with_dice(state, rows, yellow)
    state = replace(state, supervisor=_space(supervisor), shops=_shops(shops or {}, players))
    return replace(
        state,
        caravan=_caravan(caravan, players),
        camels=amounts(camels, players, "camels", START.camels),
        gold=amounts(gold, players, "gold", START.gold),
    )


FACTS: Final = tuple(inspect.signature(build).parameters)
"""The names of the facts of a position."""


# --------------------------------------------------------------------------------- whose turn it is


def _order(
    state: State, turn: int | None, start: int | None, order: Sequence[int] | None
) -> tuple[int, ...]:
    players = state.players
    for named in (turn, start):
        if named is not None:
            a_seat(named, players)
    last = is_last_day(players, state.week, state.day)
    if order is None:
        if last:
            return order_by_score(state.points, start or 0)
        first = start if start is not None else turn
        return clockwise(players, first or 0)
    seats = tuple(a_seat(seat, players) for seat in order)
    if sorted(seats) != list(range(players)):
        raise PositionError(f"order: {list(order)} should name every seat once.")
    if start is not None:
        raise PositionError("order and start say the same; name one of them.")
    if not last and seats != clockwise(players, seats[0]):
        raise PositionError("order: turns go clockwise, except on the last day of four players.")
    return seats


def _with_turn(
    state: State, turn: int | None, moment: str | None, unrolled: bool, built: bool
) -> State:
    start = state.order[0]
    seat = start if turn is None else turn
    phase = _moment(moment, seat == start and unrolled, seat == start, built)
    return replace(state, seat=seat, phase=phase, built=built)


def _moment(moment: str | None, unrolled: bool, first: bool, built: bool) -> Phase:
    if moment is None:
        moment = "after" if built else "roll" if unrolled else "act"
    phase = next((known for known in _MOMENTS if known == moment), None)
    if phase is None:
        raise PositionError(f"moment: {moment!r} is none of: {', '.join(_MOMENTS)}.")
    if phase == "roll" and not first:
        raise PositionError("moment: only the start player can be about to roll.")
    if flag(built, "built") and phase != "after":
        raise PositionError("built: the turn's building is put up after the action.")
    return phase


def _with_dice(
    state: State, rows: Mapping[str, Sequence[int]] | None, yellow: Mapping[str, int] | None
) -> State:
    if state.phase == "roll":
        if rows or yellow:
            raise PositionError("rows: before the roll the dice board is empty.")
        return state
    dice = dice_board(rows, yellow, len(state.acted) + (state.phase == "after"))
    return replace(state, rows=dice, bought=sum(row.yellow for row in dice))


# --------------------------------------------------------------------------------- city and caravan


def _space(space: str) -> str:
    if space not in ROAD:
        raise PositionError(f"supervisor: the road has no space {space!r}; the crossroads is 'X'.")
    return space


def _shops(given: Mapping[str, int], players: int) -> tuple[int, ...]:
    shops = list(NO_CUBES)
    for shop, seat in given.items():
        if shop not in SHOP_NUMBER:
            raise PositionError(f"shops: the city has no shop {shop!r}; one is 'sack_3.1'.")
        shops[SHOP_NUMBER[shop]] = a_seat(seat, players)
    for plan in SOUK_PLANS:
        owners = set(shops[plan.first : plan.last]) - {NOBODY}
        if len(owners) > 1:
            raise PositionError(
                f"shops: in the souk {plan.souk.id} stand cubes of seats "
                f"{' and '.join(map(str, sorted(owners)))}; a souk has those of one player."
            )
    return tuple(shops)


def _caravan(given: Sequence[int], players: int) -> tuple[int, ...]:
    seats = tuple(a_seat(seat, players) for seat in given)
    room = len(camels_in_use(players))
    if len(seats) >= room:
        raise PositionError(
            f"caravan: {len(seats)} cubes; with {room} the caravan is scored and cleared at once."
        )
    return seats


# ---------------------------------------------------------------------------- what the players have


def _with_buildings(
    state: State, given: Mapping[SeatKey, Sequence[str]] | None, points: Mapping[int, int]
) -> State:
    buildings = _buildings(given, state.players)
    account = _account(buildings, points, state.week, state.day)
    score = [sum(s.amount for s in account if s.seat == seat) for seat in range(state.players)]
    return replace(state, buildings=buildings, account=account, points=tuple(score))


def _buildings(
    given: Mapping[SeatKey, Sequence[str]] | None, players: int
) -> tuple[tuple[str, ...], ...]:
    built = each_seat(given, players, "buildings", ())
    for names in built:
        unknown = [name for name in names if name not in BUILDINGS]
        if unknown:
            raise PositionError(f"buildings: {unknown[0]!r} is none of {', '.join(BUILDINGS)}.")
        if len(set(names)) < len(names):
            raise PositionError("buildings: nobody has a building twice.")
    return tuple(map(tuple, built))


def _account(
    buildings: tuple[tuple[str, ...], ...], points: Mapping[int, int], week: int, day: int
) -> tuple[Scored, ...]:
    """Return the points of a position: what the buildings brought, and the rest."""
    account = []
    for seat, names in enumerate(buildings):
        brought = 0
        for number, name in enumerate(names, 1):
            amount = building_points(number)
            brought += amount
            if amount:
                account.append(Scored(seat, "building_points", name, amount, week, day))
        score = points.get(seat, brought)
        if type(score) is not int or score < brought:
            raise PositionError(
                f"points: seat {seat} has {score!r}, but the buildings brought {brought}."
            )
        rest = score - brought
        if rest:
            account.append(Scored(seat, "before", "", rest, week, day))
    return tuple(account)


def _with_cards(
    state: State, hands: Mapping[SeatKey, Sequence[str]] | None, discards: Sequence[str]
) -> State:
    """Deal the cards that are named; all others are in the deck."""
    named = each_seat(hands, state.players, "hands", ())
    rest = Counter(ALL_CARDS)
    for cards in (*named, discards):
        unknown = [card for card in cards if card not in CARDS]
        if unknown:
            raise PositionError(f"{unknown[0]!r} is no card; the cards are: {', '.join(CARDS)}.")
        rest.subtract(cards)
    over = [card for card, count in rest.items() if count < 0]
    if over:
        raise PositionError(f"There are no more than two cards of a kind: {', '.join(over)}.")
    return replace(
        state,
        hands=tuple(sorted_cards(list(cards)) for cards in named),
        discards=sorted_cards(list(discards)),
        deck=sorted_cards(list(rest.elements())),
    )
