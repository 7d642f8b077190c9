"""Which moves a position offers: every move that is not refused, each exactly once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from rulebook_widgets.games.silk_road.board import GOODS
from rulebook_widgets.games.silk_road.chance import outcomes
from rulebook_widgets.games.silk_road.goods import brought, can_bring
from rulebook_widgets.games.silk_road.market import may_receive
from rulebook_widgets.games.silk_road.moves import (
    Accept,
    Barter,
    Bid,
    Buy,
    Crook,
    Decline,
    Done,
    Give,
    Hand,
    Match,
    Move,
    Name,
    Pass,
    Printed,
    Receive,
    Rob,
    Sell,
    Show,
    Trade,
    Travel,
)
from rulebook_widgets.games.silk_road.purse import wealth
from rulebook_widgets.games.silk_road.setting import GOOD_NUMBER, price, setting_of, tiles_at
from rulebook_widgets.games.silk_road.state import Phase, State, Tiles
from rulebook_widgets.games.silk_road.vizier import may_be_named

# One move of each kind, made once.
_ACCEPT: Final = Accept()
_BARTER: Final = Barter()
_DECLINE: Final = Decline()
_DONE: Final = Done()
_MATCH: Final = Match()
_PASS: Final = Pass()
_PRINTED: Final = Printed()
_BUYS: Final[dict[str, Buy]] = {good: Buy(good) for good in GOODS}
_SELLS: Final[dict[str, Sell]] = {good: Sell(good) for good in GOODS}
_GIVES: Final = tuple(map(Give, GOODS))
_RECEIVES: Final = tuple(map(Receive, GOODS))
_NAMES: Final[dict[str, Name]] = {good: Name(good) for good in GOODS}
_HANDS: Final = tuple(map(Hand, range(6)))
_ROBS: Final = tuple(map(Rob, range(6)))
_TRADES: Final[dict[tuple[str, str], Trade]] = {
    (give, get): Trade(give, get) for give in GOODS for get in GOODS
}


def legal_moves(state: State) -> Sequence[Move]:
    """Return every move that the rules allow, each once."""
    return _BY_PHASE[state.phase](state)


# -------------------------------------------------------------------------- the leader and the road


def _bid(state: State) -> Sequence[Move]:
    return _bids(state.bid, wealth(state, state.seat))


@lru_cache(maxsize=1 << 12)
def _bids(highest: int, most: int) -> tuple[Move, ...]:
    return (_PASS, *map(Bid, range(highest + 1, most + 1)))


def _choose(state: State) -> Sequence[Move]:
    can_stay = wealth(state, state.seat) >= state.bid
    return (_ACCEPT, _MATCH) if can_stay else (_ACCEPT,)


def _travel(state: State) -> Sequence[Move]:
    return _travels(setting_of(state).journey.onward[state.city])


@lru_cache(maxsize=1 << 10)
def _travels(cities: Tiles) -> tuple[Travel, ...]:
    return tuple(map(Travel, cities))


# --------------------------------------------------------------------------------------- the market


def _market(state: State) -> Sequence[Move]:
    here, takes = tiles_at(state, state.city), setting_of(state).takes
    moves: list[Move] = [takes[tile] for tile in dict.fromkeys(here)]
    if state.barterers[state.seat] and not state.bartered and len(here) > 1:
        moves.append(_BARTER)
    if state.bonus:
        moves.append(_PRINTED)
    return moves


def _hand(state: State) -> Sequence[Move]:
    return [_HANDS[seat] for seat in may_receive(state)]


# ---------------------------------------------------------------------------------- a tile in use


def _use(state: State) -> Sequence[Move]:
    moves = list(_ACTIONS[setting_of(state).board.tiles[state.tile].type](state))
    moves.append(_DECLINE)
    if state.kinds and state.crooks[state.seat]:
        moves += _crooks(tuple(dict.fromkeys(state.kinds)))
    return moves


@lru_cache(maxsize=1 << 10)
def _crooks(kinds: Tiles) -> tuple[Crook, ...]:
    return tuple(Crook(kind, into) for kind in kinds for into in GOODS if into != kind)


def _sell(state: State) -> Sequence[Move]:
    good = state.kinds[0]
    return (_SELLS[good],) if state.goods[state.seat][GOOD_NUMBER[good]] else ()


def _buy(state: State) -> Sequence[Move]:
    good = state.kinds[0]
    if not state.supply[GOOD_NUMBER[good]]:
        return ()
    silver = price(setting_of(state).board.prices.buy, state.count + 1)
    return (_BUYS[good],) if silver <= wealth(state, state.seat) else ()


def _trade(state: State) -> Sequence[Move]:
    give, get = state.kinds
    trader = setting_of(state).board.trader
    if state.goods[state.seat][GOOD_NUMBER[give]] < trader.gives:
        return ()
    return (_TRADES[give, get],) if brought(state, give, get, trader.gives, trader.gets) else ()


def _give(state: State) -> Sequence[Move]:
    seat, room = state.seat, setting_of(state).board.tiles[state.tile].most - state.count
    return [
        give
        for give, amount in zip(_GIVES, state.goods[seat], strict=True)
        if amount and can_bring(state, seat, give.good, room)
    ]


def _receive(state: State) -> Sequence[Move]:
    pairs = zip(_RECEIVES, state.supply, strict=True)
    return [receive for receive, amount in pairs if amount]


def _rob(state: State) -> Sequence[Move]:
    return [rob for rob in _ROBS[: state.players] if rob.seat != state.seat]


def _name(state: State) -> Sequence[Move]:
    return [_NAMES[good] for good in GOODS if may_be_named(state, good)]


def _show(state: State) -> Sequence[Move]:
    return _shows(state.goods[state.seat][GOOD_NUMBER[state.named]])


@lru_cache(maxsize=1 << 10)
def _shows(most: int) -> tuple[Show, ...]:
    return tuple(map(Show, range(most + 1)))


_Lister = Callable[[State], Sequence[Move]]


def _or_done(more: _Lister) -> _Lister:
    return lambda state: [*more(state), _DONE]


def _give_on(state: State) -> Sequence[Move]:
    moves = list(_give(state))
    if any(state.supply):
        moves.append(_DONE)
    return moves


_ACTIONS: Final[dict[str, _Lister]] = {
    "sell": _sell,
    "buy": _buy,
    "trader": _trade,
    "special_trader": _give,
    "thief": _rob,
    "vizier": _name,
}
_BY_PHASE: Final[dict[Phase, _Lister]] = {
    "deal": outcomes,
    "lay": outcomes,
    "replace": outcomes,
    "swap": outcomes,
    "first": outcomes,
    "steal": outcomes,
    "bid": _bid,
    "choose": _choose,
    "travel": _travel,
    "market": _market,
    "use": _use,
    "sell": _or_done(_sell),
    "buy": _or_done(_buy),
    "trade": _or_done(_trade),
    "give": _give_on,
    "receive": _receive,
    "show": _show,
    "hand": _hand,
    "over": lambda state: (),
}
