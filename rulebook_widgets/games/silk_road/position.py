"""Positions built by hand, for lessons, tests and teachers."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from typing import Final

from rulebook_widgets.core.errors import PositionError
from rulebook_widgets.core.position_facts import SeatKey, a_seat, amounts, flag, whole_number
from rulebook_widgets.games.silk_road.board import BOARD_IDS
from rulebook_widgets.games.silk_road.position_goods import goods_and_supply, kinds
from rulebook_widgets.games.silk_road.position_tiles import lay_out, visited
from rulebook_widgets.games.silk_road.purse import GOLD_WORTH
from rulebook_widgets.games.silk_road.setting import Setting, setting
from rulebook_widgets.games.silk_road.state import NOBODY, Numbers, Phase, State

_MOMENTS: Final[tuple[Phase, ...]] = ("bid", "choose", "travel", "market")

RICHEST: Final = 999
"""The most silver that the coins of a seat may be worth: every bid up to it is a move."""


def build(
    players: int = 4,
    board: str = BOARD_IDS[0],
    reverse: bool = False,
    moment: str | None = None,
    city: str | None = None,
    pawn: int = 0,
    leader: int | None = None,
    turn: int | None = None,
    bid: int = 0,
    bidder: int | None = None,
    round: int | None = None,
    tiles: Mapping[str, Sequence[str]] | None = None,
    tokens: Mapping[SeatKey, int] | None = None,
    bonus: bool | None = None,
    goods: Mapping[SeatKey, Mapping[str, int]] | None = None,
    gold: Mapping[SeatKey, int] | None = None,
    silver: Mapping[SeatKey, int] | None = None,
    supply: Mapping[str, int] | None = None,
    viziers: Sequence[str] = (),
    owed: Sequence[str] = (),
    crooks: Mapping[SeatKey, int] | None = None,
    barterers: Mapping[SeatKey, int] | None = None,
    fresh: Mapping[SeatKey, int] | None = None,
) -> State:
    """Build a position in which a player is to bid, to choose, to travel or to take a tile.

    Args:
        players: how many play, 3 to 6.
        board: the option of that name.
        reverse: the option of that name.
        moment: "bid", "choose" as leader, "travel", or "market" before a tile is taken. By default
            "market" if something is said of the market, "choose" if there is a bidder and not
            whose turn it is, else "bid".
        city: where the caravan is; by default at the start, or at the first city that is named or
            has a market.
        pawn: who has the pawn.
        leader: who brought the caravan to this market; by default who has the pawn.
        turn: who is to bid; by default who sits left of the leader.
        bid: the highest bid so far, in silver.
        bidder: who made it.
        round: the number of the round.
        tiles: tiles by city: ``{"lanzhou": ["thief", "sell_silk"]}``. What is not named is laid
            out from the tiles that are left; cities on the way here are empty.
        tokens: the turn tokens that lie in front of seats.
        bonus: whether the printed action can still be used; by default if no turn has been taken.
        goods: goods by seat: ``{0: {"ivory": 2}}``, else none.
        gold: gold coins by seat, else as at the start.
        silver: silver coins by seat, else as at the start.
        supply: how many goods of a kind are in the supply: ``{"spices": 0}``. The rest of the kind
            is then behind the screens of which ``goods`` says nothing.
        viziers: the kinds that viziers have named.
        owed: those of them on whose tiles the good is still missing.
        crooks: crooks kept, by seat.
        barterers: barterers kept that can be used, by seat.
        fresh: barterers that were taken in this city, by seat.

    Raises:
        PositionError: a fact is impossible, or the facts contradict each other.

    >>> state = build(tiles={"lanzhou": ["thief"]}, goods={1: {"silk": 2}})
    >>> state.phase, state.city, state.goods[1]
    ('market', 'lanzhou', (0, 2, 0, 0, 0))
    """
    if not isinstance(board, str):
        raise PositionError(f"board: {board!r} should be a text.")
    on = setting(board, flag(reverse, "reverse"), players)
    spoken = bool(tokens or fresh or tiles) or bonus is not None
    phase = _moment(moment, spoken, bidder is not None and turn is None)
    here = _city(on, phase, city, tiles or {})
    holder = a_seat(pawn, players)
    laid = amounts(tokens, players, "tokens", 0)
    kept = {
        "crooks": amounts(crooks, players, "crooks", 0),
        "barterers": amounts(barterers, players, "barterers", 0),
        "fresh": amounts(fresh, players, "fresh", 0),
    }
    named, missing = kinds(viziers, "viziers"), kinds(owed, "owed")
    layout, piles = lay_out(on, here, phase == "market", tiles or {}, sum(laid), kept, sum(named))
    have, stock = goods_and_supply(on, players, goods, supply, named, missing)
    coins = (
        amounts(gold, players, "gold", on.board.start.gold),
        amounts(silver, players, "silver", on.board.start.silver),
    )
    if max(_worth(coins, seat) for seat in range(players)) > RICHEST:
        raise PositionError(f"gold, silver: nobody owns coins worth more than {RICHEST} silver.")
    first = holder if leader is None else a_seat(leader, players)
    _tokens(on, phase, laid, holder, len(_here(on, layout, here)))
    bids = _bids(phase, players, holder, turn, bid, bidder, coins)
    passed = len(visited(on, here))
    start = players * (on.board.start.gold * GOLD_WORTH + on.board.start.silver)
    return State(
        players=players,
        board=board,
        reverse=reverse,
        phase=phase,
        seat=bids[0],
        round=whole_number(passed + 1 if round is None else round, "round", 1),
        holder=holder,
        leader=first,
        city=here,
        tiles=layout,
        piles=piles,
        tokens=laid,
        stack=on.places.tokens - sum(laid),
        bid=bids[1],
        bidder=bids[2],
        crooks=kept["crooks"],
        barterers=kept["barterers"],
        fresh=kept["fresh"],
        viziers=named,
        owed=missing,
        bonus=_bonus(on, phase, here, bonus, sum(laid) == 0 and first == holder),
        left=1 if phase == "market" else 0,
        supply=stock,
        goods=have,
        gold=coins[0],
        silver=coins[1],
        paid_out=sum(coins[0]) * GOLD_WORTH + sum(coins[1]) - start,
    )


FACTS: Final = tuple(inspect.signature(build).parameters)
"""The names of the facts of a position."""


def _moment(moment: str | None, spoken: bool, chosen: bool) -> Phase:
    if moment is None:
        return "market" if spoken else "choose" if chosen else "bid"
    phase = next((known for known in _MOMENTS if known == moment), None)
    if phase is None:
        raise PositionError(f"moment: {moment!r} is none of: {', '.join(_MOMENTS)}.")
    return phase


def _city(on: Setting, phase: Phase, city: str | None, tiles: Mapping[str, Sequence[str]]) -> str:
    markets = on.journey.markets
    if city is None:
        if phase != "market":
            return on.journey.start
        return next(iter([name for name in tiles if name in markets]), markets[0])
    if city not in on.board.cities:
        known = ", ".join(on.board.cities)
        raise PositionError(f"city: this board has no {city!r}; its cities are: {known}.")
    if phase == "market" and city not in markets:
        raise PositionError(f"city: there is no market at {city!r}.")
    if city == on.journey.finish:
        raise PositionError(f"city: the game ends at {city!r}.")
    return city


def _here(on: Setting, layout: tuple[tuple[str, ...], ...], city: str) -> tuple[str, ...]:
    number = on.market_number.get(city)
    return () if number is None else layout[number]


def _tokens(on: Setting, phase: Phase, laid: Numbers, holder: int, here: int) -> None:
    turns = on.places.turns
    if phase != "market":
        if any(laid):
            raise PositionError("tokens: they are laid at the market, and gathered after it.")
        return
    if max(laid) > turns:
        raise PositionError(f"tokens: nobody has more than {turns} in front of them.")
    if laid[holder] == turns:
        raise PositionError("tokens: who has the pawn must be able to take one more.")
    if not 0 < here <= on.places.tokens - sum(laid):
        raise PositionError(
            f"tiles: {here} here; there is at least one, and no more than tokens with the pawn."
        )


def _bids(
    phase: Phase,
    players: int,
    holder: int,
    turn: int | None,
    bid: int,
    bidder: int | None,
    coins: tuple[Numbers, Numbers],
) -> tuple[int, int, int]:
    """Return who acts, the highest bid and whose it is."""
    bidding = phase in ("bid", "choose")
    if bool(bid) != (bidder is not None) or (bid and not bidding):
        raise PositionError("bid and bidder: name both while there are bids, else neither.")
    if phase == "choose" and bidder is None:
        raise PositionError("moment: the leader chooses when there is a bid; name bid and bidder.")
    seat = holder
    if phase == "bid":
        seat = (holder + 1) % players if turn is None else a_seat(turn, players)
    elif turn is not None and turn != holder:
        raise PositionError("turn: only bids go round; else it is the turn of who has the pawn.")
    if seat == holder and phase == "bid":
        raise PositionError("turn: the leader does not bid.")
    if bidder is None:
        return seat, 0, NOBODY
    who = a_seat(bidder, players)
    asked = [(holder + step) % players for step in range(1, players)]
    if who == holder or (phase == "bid" and asked.index(who) >= asked.index(seat)):
        raise PositionError("bidder: this seat has not been asked yet.")
    worth = _worth(coins, who)
    if whole_number(bid, "bid", 1) > worth:
        raise PositionError(f"bid: seat {who} owns no more than {worth} silver.")
    return seat, bid, who


def _worth(coins: tuple[Numbers, Numbers], seat: int) -> int:
    """Return what the coins of a seat are worth, gold and silver given by seat."""
    return coins[0][seat] * GOLD_WORTH + coins[1][seat]


def _bonus(on: Setting, phase: Phase, city: str, bonus: bool | None, first: bool) -> bool:
    there = phase == "market" and bool(on.board.cities[city].printed) and first
    if bonus is None:
        return there
    if flag(bonus, "bonus") and not there:
        raise PositionError("bonus: the leader has it before the first tile, where one is printed.")
    return bonus
