"""What each move changes, and what happens because of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rulebook_widgets.core.happening import Step
from rulebook_widgets.games.silk_road import auction, market, setup, trading, vizier
from rulebook_widgets.games.silk_road.moves import (
    Accept,
    Barter,
    Bid,
    Buy,
    Crook,
    Deal,
    Decline,
    Done,
    First,
    Give,
    Hand,
    Lay,
    Match,
    Move,
    Name,
    Pass,
    Printed,
    Receive,
    Rob,
    Sell,
    Show,
    Steal,
    Swap,
    Take,
    Trade,
    Travel,
)
from rulebook_widgets.games.silk_road.state import State

_EFFECTS: Final[dict[type[Move], Callable[[State, Any], Step[State]]]] = {
    Deal: lambda state, move: setup.deal(state, move.goods),
    Lay: lambda state, move: setup.lay(state, move.tile),
    Swap: lambda state, move: setup.swap(state, move.city, move.tile),
    First: lambda state, move: setup.first_leader(state, move.seat),
    Bid: lambda state, move: auction.bid(state, move.silver),
    Pass: lambda state, move: auction.pass_by(state),
    Accept: lambda state, move: auction.accept(state),
    Match: lambda state, move: auction.match(state),
    Travel: lambda state, move: market.travel(state, move.city),
    Printed: lambda state, move: market.use_printed(state),
    Barter: lambda state, move: market.barter(state),
    Take: lambda state, move: market.take(state, move.tile),
    Hand: lambda state, move: market.hand(state, move.seat),
    Decline: lambda state, move: market.decline(state),
    Crook: lambda state, move: trading.crook(state, move.good, move.into),
    Sell: lambda state, move: trading.sell(state, move.good),
    Buy: lambda state, move: trading.buy(state, move.good),
    Trade: lambda state, move: trading.trade(state, move.give, move.get),
    Give: lambda state, move: trading.give(state, move.good),
    Receive: lambda state, move: trading.receive(state, move.good),
    Done: lambda state, move: trading.done(state),
    Rob: lambda state, move: trading.rob(state, move.seat),
    Steal: lambda state, move: trading.steal(state, move.good),
    Name: lambda state, move: vizier.name(state, move.good),
    Show: lambda state, move: vizier.show(state, move.count),
}


def consequences(state: State, move: Move) -> Step[State]:
    """Carry out a legal move: the state after it and what happened on the way."""
    return _EFFECTS[type(move)](state, move)
