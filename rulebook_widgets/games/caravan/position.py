"""Positions built by hand, for lessons, tests and teachers."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rulebook_widgets.core.errors import PositionError
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
from rulebook_widgets.games.caravan.setup import camels_each, is_short
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
    table = board_of(board)
    shorter = is_short("auto", board, players) if short is None else flag(short, "short")
    each = camels_each(table, learning=flag(learning, "learning"))
    herds = _herds(table, camels, players, each)
    won = tuple([counted(goods) for goods in each_seat(delivered, players, "delivered", ())])
    stock = Stock(table, short=shorter)
    _take(stock, herds, won)
    lie = _lying(table, stock, goods, bag)
    waiting, has = _markers(table, markers, lie), amounts(earned, players, "earned", 0)
    used = _used(table, waiting, has)
    actions = table.actions(whole_number(turn_number, "turn_number", 1, 10_000) - 1)
    return State(
        board=board,
        players=players,
        phase="over" if flag(over, "over") else "play",
        seat=a_seat(turn, players),
        turn_number=turn_number,
        left=actions if left is None else whole_number(left, "left", 1, actions),
        camels=herds,
        camels_each=each,
        goods=lie,
        markers=waiting,
        bag=_bag(table, stock, bag, len(lie) - lie.count(""), used),
        delivered=won,
        earned=has,
        thefts=_thefts(table, thefts, players),
        idle=whole_number(idle, "idle", 0, players - 1),
        short=shorter,
    )


FACTS: Final = tuple(inspect.signature(build).parameters)
"""The names of the facts of a position."""


# --------------------------------------------------------------------------------- camels and goods


def _herds(
    board: Board, given: Mapping[SeatKey, Sequence[str]] | None, players: int, each: int
) -> tuple[Herd, ...]:
    herds = []
    for seat, texts in enumerate(each_seat(given, players, "camels", ())):
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


def _take(stock: Stock, herds: tuple[Herd, ...], won: tuple[Counts, ...]) -> None:
    for herd in herds:
        stock.take([good_of(camel.load) for camel in herd if camel.load])
    for counts in won:
        stock.take_counts(counts)


def _lying(
    board: Board, stock: Stock, given: Mapping[PlaceKey, str] | None, bag: GoodsNamed | None
) -> tuple[str, ...]:
    """Return what lies on the numbered spaces; those not named are filled from the stock."""
    named = by_place(board, given, "goods")
    lie = [
        good_named(named[place]) if named.get(place) else "" for place in range(len(board.numbered))
    ]
    stock.take([good for good in lie if good])
    kept = counted(bag or ())
    stock.take_counts(kept)
    for place in range(len(lie)):
        if place not in named:
            lie[place] = stock.some(place)
    stock.give_counts(kept)
    return tuple(lie)


def _bag(board: Board, stock: Stock, given: GoodsNamed | None, uncarried: int, used: int) -> Counts:
    fewest, at_once = board.refill.goods_left, board.refill.new_goods
    needed = fewest * board.refill.markers
    refills = max(0, board.material.demand_markers - used) // needed
    if given is None:
        return stock.rest(at_once, refills * at_once) if uncarried > fewest else counted(())
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
        raise PositionError(
            f"bag: {used} demand markers are in use, so too few are left for {sum(bag)} goods: "
            f"each {at_once} of them bring {needed} (CAR-8.2)."
        )
    return bag


# ------------------------------------------------------------------------------------------ markers


def _markers(
    board: Board, given: Mapping[PlaceKey, int] | None, lie: tuple[str, ...]
) -> tuple[int, ...]:
    named = by_place(board, given, "markers")
    counts = []
    for place, good in enumerate(lie):
        usual = board.numbered[place].demand_markers if good else 0
        count = whole_number(named.get(place, usual), "markers", most=board.material.demand_markers)
        if count and not good:
            space = board.numbered[place].space
            raise PositionError(f"markers: no good lies on {space}, so no demand markers do.")
        counts.append(count)
    return tuple(counts)


def _used(board: Board, waiting: tuple[int, ...], has: tuple[int, ...]) -> int:
    used, total = sum(waiting) + sum(has), board.material.demand_markers
    if used > total:
        raise PositionError(f"earned, markers: the box has {total} demand markers, not {used}.")
    return used


def _thefts(board: Board, given: Mapping[SeatKey, int] | None, players: int) -> tuple[int, ...]:
    """Return the theft markers of each seat; what is not named is shared out (CAR-2.1)."""
    named: tuple[Any, ...] = each_seat(given, players, "thefts", None)
    total = players * board.setup.theft_markers
    counts = [0 if value is None else whole_number(value, "thefts", most=total) for value in named]
    open_seats = [seat for seat, value in enumerate(named) if value is None]
    rest = total - sum(counts)
    if rest < 0 or (rest and not open_seats):
        raise PositionError(f"thefts: {players} players have {total} theft markers in all.")
    for turn in range(rest):
        counts[open_seats[turn % len(open_seats)]] += 1
    return tuple(counts)
