"""Positions built by hand, for lessons, tests and teachers."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from rulebook_widgets.core.errors import PositionError
from rulebook_widgets.core.options import OptionValue
from rulebook_widgets.core.position_facts import (
    SeatKey,
    a_seat,
    amounts,
    each_seat,
    flag,
    whole_number,
)
from rulebook_widgets.games.caravan.board import Board, board_of
from rulebook_widgets.games.caravan.position_goods import (
    GoodsNamed,
    PlaceKey,
    by_place,
    counted,
    good_named,
)
from rulebook_widgets.games.caravan.setup import first_state
from rulebook_widgets.games.caravan.state import GOOD_OF, Camel, Counts, Herd, State, good_of
from rulebook_widgets.games.caravan.stock import Stock


def build(
    players: int = 4,
    turn: int = 0,
    turn_number: int = 5,
    left: int | None = None,
    board: str = "main",
    learning: bool = False,
    short: bool | None = None,
    goods: Mapping[PlaceKey, str] | None = None,
    markers: Mapping[PlaceKey, int] | None = None,
    camels: Mapping[SeatKey, Sequence[str]] | None = None,
    delivered: Mapping[SeatKey, GoodsNamed] | None = None,
    earned: Mapping[SeatKey, int] | None = None,
    thefts: Mapping[SeatKey, int] | None = None,
    bag: GoodsNamed | None = None,
    idle: int = 0,
    over: bool = False,
) -> State:
    """Build a position at a moment when a seat may act, or after the end.

    Args:
        players: how many play, 2 to 4.
        turn: the seat whose turn it is.
        turn_number: the number of this turn in the game; the fourth and all later ones have four
            actions (CAR-3.1).
        left: how many of its actions are left; by default all.
        board: the id of a board, or the text of a board file.
        learning: whether everybody has six camels (CAR-2.2).
        short: whether 16 goods stay in the box (CAR-2.3); by default with 2 or 3 players.
        goods: what lies on the numbered spaces, by number or by space: ``{"1": "ivory"}``; ""
            where no good lies. Spaces not named are filled.
        markers: demand markers, by number or by space. Spaces not named have those of the start
            if a good lies there.
        camels: camels on the board, by seat: ``{"0": ["d1", "f2 ivory", "g3 ivory_under"]}`` is
            an empty one, one with ivory on its back and one with stolen ivory under it.
        delivered: goods delivered, by seat: ``{"0": {"ivory": 2}}`` or ``{"0": ["ivory"]}``.
        earned: demand markers on the player boards, by seat.
        thefts: theft markers on the player boards, by seat; by default one each. Seats not named
            share the rest.
        bag: what is left in the bag, named like ``delivered``: goods come out of it in fours. By
            default all goods that are nowhere else, or fewer if the demand markers in use show
            that some have been drawn, or none if so few lie on the board that new ones would
            have come. Goods that are nowhere are left out of the game.
        idle: how many turns in a row before this one went by without an action (CAR-9.5).
        over: whether the game is over.

    Raises:
        PositionError: a fact is impossible, or the facts contradict each other.

    >>> state = build(camels={0: ["d1", "f2 ivory"]}, goods={"1": "salt"})
    >>> state.goods[0], state.camels[0]
    ('salt', (Camel(space='d1', load=''), Camel(space='f2', load='ivory')))
    """
    state = _set_up(board, players, learning, short)
    state = replace(state, camels=_herds(state, camels))
    won = [counted(goods) for goods in each_seat(delivered, players, "delivered", ())]
    state = replace(state, delivered=tuple(won))
    state = replace(state, goods=_lying(state, goods, bag))
    state = _with_markers(state, markers, amounts(earned, players, "earned", 0))
    state = _with_turn(state, turn, turn_number, left, idle)
    state = replace(state, phase="over" if flag(over, "over") else "play")
    return replace(state, bag=_bag(state, bag), thefts=_thefts(state, thefts))


FACTS: Final = tuple(inspect.signature(build).parameters)
"""The names of the facts of a position."""


def _set_up(board: str, players: int, learning: bool, short: bool | None) -> State:
    """Return the set-up before any good is drawn, from which the facts lead on."""
    wish = "auto" if short is None else "yes" if flag(short, "short") else "no"
    options: dict[str, OptionValue] = {
        "board": board,
        "learning": flag(learning, "learning"),
        "short": wish,
        "start": "1",
    }
    return replace(first_state(players, options), due=0)


def _with_turn(state: State, turn: int, turn_number: int, left: int | None, idle: int) -> State:
    number = whole_number(turn_number, "turn_number", 1, 10_000)
    state = replace(state, turn_number=number, seat=a_seat(turn, state.players))
    actions = state.actions
    return replace(
        state,
        left=actions if left is None else whole_number(left, "left", 1, actions),
        idle=whole_number(idle, "idle", 0, state.players - 1),
    )


# --------------------------------------------------------------------------------- camels and goods


def _herds(state: State, given: Mapping[SeatKey, Sequence[str]] | None) -> tuple[Herd, ...]:
    board, each, herds = board_of(state.board), state.camels_each, []
    for seat, texts in enumerate(each_seat(given, state.players, "camels", ())):
        if isinstance(texts, str):
            raise PositionError(f"camels: {texts!r} should be a list: ['d1', 'f2 ivory'].")
        herd = tuple(sorted([_camel(board, text) for text in texts]))
        held = sum([camel.load != "" for camel in herd])
        if len(herd) > each:
            raise PositionError(f"camels: seat {seat} has {each} camels, not {len(herd)}.")
        if held == each:
            raise PositionError(
                f"camels: all {each} camels of seat {seat} are loaded, but one always stays free "
                "(CAR-5.4)."
            )
        herds.append(herd)
    return tuple(herds)


def _camel(board: Board, text: str) -> Camel:
    space, _, load = str(text).partition(" ")
    if space not in board.space_number:
        raise PositionError(f"camels: the board has no space {space!r}; one is 'd1'.")
    if load and load not in GOOD_OF:
        raise PositionError(
            f"camels: {load!r} is no load; write a good, as in 'f2 ivory' or 'f2 ivory_under'."
        )
    return Camel(space, load)


def _stock(state: State) -> Stock:
    """Return the goods that are nowhere yet: not with camels, not delivered, not on the board."""
    stock = Stock(board_of(state.board), short=state.short)
    for herd in state.camels:
        stock.take([good_of(camel.load) for camel in herd if camel.load])
    for counts in state.delivered:
        stock.take_counts(counts)
    stock.take([good for good in state.goods if good])
    return stock


def _lying(
    state: State, given: Mapping[PlaceKey, str] | None, bag: GoodsNamed | None
) -> tuple[str, ...]:
    """Return what lies on the numbered spaces; those not named are filled from the stock.

    What is to be in the bag is kept for it.
    """
    board, stock = board_of(state.board), _stock(state)
    named = by_place(board, given, "goods")
    lie = [
        good_named(named[place]) if named.get(place) else "" for place in range(len(board.numbered))
    ]
    stock.take([good for good in lie if good])
    stock.take_counts(counted(bag or ()))
    for place in range(len(lie)):
        if place not in named:
            lie[place] = stock.some(place)
    return tuple(lie)


def _bag(state: State, given: GoodsNamed | None) -> Counts:
    refill, uncarried = board_of(state.board).refill, state.uncarried
    fewest, at_once = refill.goods_left, refill.new_goods
    needed = fewest * refill.markers
    refills = state.marker_supply // needed
    if given is None:
        return _stock(state).rest(at_once, refills * at_once) if uncarried > fewest else counted(())
    bag = counted(given)
    if sum(bag) % at_once:
        raise PositionError(
            f"bag: goods come out of the bag by {at_once} (CAR-8.3), so {sum(bag)} cannot be left."
        )
    if any(bag) and uncarried <= fewest:
        raise PositionError(
            f"bag: with goods in the bag more than {fewest} lie on the board, not {uncarried} "
            "(CAR-8.1)."
        )
    if sum(bag) > refills * at_once:
        used = sum(state.markers) + sum(state.earned)
        raise PositionError(
            f"bag: {used} demand markers are in use, so too few are left for {sum(bag)} goods: "
            f"each {at_once} of them bring {needed} (CAR-8.2)."
        )
    return bag


# ------------------------------------------------------------------------------------------ markers


def _with_markers(
    state: State, given: Mapping[PlaceKey, int] | None, earned: tuple[int, ...]
) -> State:
    board = board_of(state.board)
    named, most = by_place(board, given, "markers"), board.material.demand_markers
    counts = []
    for place, good in enumerate(state.goods):
        usual = board.numbered[place].demand_markers if good else 0
        count = whole_number(named.get(place, usual), "markers", most=most)
        if count and not good:
            space = board.numbered[place].space
            raise PositionError(f"markers: no good lies on {space}, so no demand markers do.")
        counts.append(count)
    used = sum(counts) + sum(earned)
    if used > most:
        raise PositionError(f"earned, markers: the box has {most} demand markers, not {used}.")
    return replace(state, markers=tuple(counts), earned=earned)


def _thefts(state: State, given: Mapping[SeatKey, int] | None) -> tuple[int, ...]:
    """Return the theft markers of each seat; what is not named is shared out (CAR-2.1)."""
    players, total = state.players, sum(state.thefts)
    named: tuple[Any, ...] = each_seat(given, players, "thefts", None)
    counts = [0 if value is None else whole_number(value, "thefts", most=total) for value in named]
    open_seats = [seat for seat, value in enumerate(named) if value is None]
    rest = total - sum(counts)
    if rest < 0 or (rest and not open_seats):
        raise PositionError(f"thefts: {players} players have {total} theft markers in all.")
    for turn in range(rest):
        counts[open_seats[turn % len(open_seats)]] += 1
    return tuple(counts)
