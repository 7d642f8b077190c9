"""Why an action tile cannot be used so: SLK-6, what each tile allows."""

from __future__ import annotations

from rulebook_widgets.core.facts import Fact
from rulebook_widgets.core.happening import Refusal, refuse
from rulebook_widgets.games.silk_road.goods import brought, can_bring, owned
from rulebook_widgets.games.silk_road.moves import (
    Buy,
    Crook,
    Done,
    Give,
    Name,
    Receive,
    Rob,
    Sell,
    Show,
    Steal,
    Trade,
)
from rulebook_widgets.games.silk_road.purse import wealth
from rulebook_widgets.games.silk_road.setting import GOOD_NUMBER, price, setting_of
from rulebook_widgets.games.silk_road.state import State
from rulebook_widgets.games.silk_road.vizier import may_be_named


def _other_action(state: State, wanted: str) -> Refusal | None:
    """Refuse an action that is not that of the tile in use."""
    tile = setting_of(state).board.tiles[state.tile]
    return None if tile.type == wanted else refuse(tile.rule, "other_action", tile=state.tile)


def _none_owned(state: State, rule: str, good: str) -> Refusal | None:
    if owned(state, state.seat, good):
        return None
    return refuse(rule, "none_owned", f"seat:{state.seat}", good=good)


def crook(state: State, move: Crook) -> Refusal | None:
    """Judge spending a crook (SLK-6.10)."""
    if not state.crooks[state.seat]:
        return refuse("SLK-6.10", "no_crook", f"seat:{state.seat}")
    if not state.kinds:
        return refuse("SLK-6.10", "no_kind_shown", tile=state.tile)
    if move.good not in state.kinds:
        return refuse("SLK-6.10", "kind_not_shown", tile=state.tile, good=move.good)
    if move.good == move.into:
        return refuse("SLK-6.10", "same_kind")
    return None


def sell(state: State, move: Sell) -> Refusal | None:
    """Judge selling a good (SLK-6.1)."""
    refused = _other_action(state, "sell")
    if refused:
        return refused
    if move.good != state.kinds[0]:
        return refuse("SLK-6.1", "sells_other", good=state.kinds[0])
    return _none_owned(state, "SLK-6.1", move.good)


def buy(state: State, move: Buy) -> Refusal | None:
    """Judge buying a good (SLK-6.2)."""
    refused = _other_action(state, "buy")
    if refused:
        return refused
    if move.good != state.kinds[0]:
        return refuse("SLK-6.2", "buys_other", good=state.kinds[0])
    if not state.supply[GOOD_NUMBER[move.good]]:
        return refuse("SLK-6.13", "run_out", f"supply:{move.good}", good=move.good)
    silver = price(setting_of(state).board.prices.buy, state.count + 1)
    own = wealth(state, state.seat)
    if silver <= own:
        return None
    facts: dict[str, Fact] = {"number": state.count + 1, "silver": silver, "own_silver": own}
    return Refusal("SLK-6.2", "too_dear", facts, (f"seat:{state.seat}",))


def trade(state: State, move: Trade) -> Refusal | None:
    """Judge an exchange with a trader (SLK-6.3)."""
    refused = _other_action(state, "trader")
    if refused:
        return refused
    give, get = state.kinds
    if (move.give, move.get) != (give, get):
        return refuse("SLK-6.3", "trades_other", give=give, get=get)
    trader = setting_of(state).board.trader
    if owned(state, state.seat, give) < trader.gives:
        return refuse("SLK-6.3", "none_owned", f"seat:{state.seat}", good=give)
    if brought(state, give, get, trader.gives, trader.gets):
        return None
    return refuse("SLK-6.13", "brings_nothing", f"supply:{get}", good=get)


def give(state: State, move: Give) -> Refusal | None:
    """Judge handing in a good to a special trader (SLK-6.4, SLK-6.5)."""
    refused = _other_action(state, "special_trader")
    if refused:
        return refused
    tile = setting_of(state).board.tiles[state.tile]
    missing = _none_owned(state, tile.rule, move.good)
    if missing:
        return missing
    if can_bring(state, state.seat, move.good, tile.most - state.count):
        return None
    return refuse("SLK-6.13", "supply_empty", f"vizier:{move.good}", good=move.good)


def receive(state: State, move: Receive) -> Refusal | None:
    """Judge what is taken from the supply in return (SLK-6.13)."""
    if state.supply[GOOD_NUMBER[move.good]]:
        return None
    return refuse("SLK-6.13", "run_out", f"supply:{move.good}", good=move.good)


def done(state: State, move: Done) -> Refusal | None:
    """Judge stopping: goods cannot have been handed in for nothing (SLK-6.13)."""
    if state.phase != "give" or any(state.supply):
        return None
    return refuse("SLK-6.13", "give_more")


def rob(state: State, move: Rob) -> Refusal | None:
    """Judge whom the thief is sent to (SLK-6.6)."""
    refused = _other_action(state, "thief")
    if refused:
        return refused
    if move.seat >= state.players:
        return refuse("SLK-6.6", "nobody_there", players=state.players)
    if move.seat == state.seat:
        return refuse("SLK-6.6", "rob_other", f"seat:{move.seat}")
    return None


def steal(state: State, move: Steal) -> Refusal | None:
    """Judge what chance draws for a thief (SLK-6.6)."""
    if owned(state, state.victim, move.good):
        return None
    return refuse("SLK-6.6", "not_behind_screen", f"seat:{state.victim}", good=move.good)


def name(state: State, move: Name) -> Refusal | None:
    """Judge which kind the vizier asks for (SLK-6.9)."""
    refused = _other_action(state, "vizier")
    if refused:
        return refused
    if may_be_named(state, move.good):
        return None
    return refuse("SLK-6.9", "named_before", f"vizier:{move.good}", good=move.good)


def show(state: State, move: Show) -> Refusal | None:
    """Judge how many goods are shown (SLK-6.7)."""
    own = owned(state, state.seat, state.named)
    if 0 <= move.count <= own:
        return None
    return refuse("SLK-6.7", "shows_from_zero", f"seat:{state.seat}", good=state.named, own=own)
