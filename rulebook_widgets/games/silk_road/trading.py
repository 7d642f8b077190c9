"""Goods bought, sold, exchanged and stolen: SLK-6.1 to SLK-6.6, SLK-6.10."""

from __future__ import annotations

from msgspec.structs import replace

from rulebook_widgets.core.facts import Fact
from rulebook_widgets.core.happening import Event, Step
from rulebook_widgets.core.tuples import changed
from rulebook_widgets.games.silk_road.goods import (
    brought,
    hand_in,
    moved,
    take_from_supply,
)
from rulebook_widgets.games.silk_road.market import action_done
from rulebook_widgets.games.silk_road.purse import earn, pay_bank, purse
from rulebook_widgets.games.silk_road.setting import GOOD_NUMBER, price, setting_of
from rulebook_widgets.games.silk_road.state import State


def crook(state: State, good: str, into: str) -> Step[State]:
    """Spend a crook: the tile in use shows one kind in place of another (SLK-6.10)."""
    seat = state.seat
    facts: dict[str, Fact] = {"good": good, "into": into, "tile": state.tile}
    event = Event("crooked", "SLK-6.10", seat, facts, (f"seat:{seat}",))
    state = replace(
        state,
        kinds=tuple([into if kind == good else kind for kind in state.kinds]),
        crooks=changed(state.crooks, seat, -1),
        gone=(*state.gone, "crook"),
    )
    return Step(state, (event,))


def sell(state: State, good: str) -> Step[State]:
    """Sell one good (SLK-6.1)."""
    seat, count = state.seat, state.count + 1
    silver = price(setting_of(state).board.prices.sell, count)
    facts: dict[str, Fact] = {"good": good, "silver": silver, "number": count}
    spots = (f"seat:{seat}", f"supply:{good}")
    events = [Event("sold", "SLK-6.1", seat, facts, spots)]
    state = earn(hand_in(state, seat, good, events), seat, silver)
    return Step(replace(state, phase="sell", count=count), tuple(events))


def buy(state: State, good: str) -> Step[State]:
    """Buy one good (SLK-6.2). When the supply has no more, that is the end of it (SLK-6.13)."""
    seat, count = state.seat, state.count + 1
    silver = price(setting_of(state).board.prices.buy, count)
    state = take_from_supply(pay_bank(state, seat, silver), seat, good)
    facts: dict[str, Fact] = {
        "good": good,
        "silver": silver,
        "number": count,
        "purse": purse(state, seat),
    }
    spots = (f"seat:{seat}", f"supply:{good}")
    events = [Event("bought", "SLK-6.2", seat, facts, spots, secret=("purse",))]
    if state.supply[GOOD_NUMBER[good]]:
        return Step(replace(state, phase="buy", count=count), tuple(events))
    events.append(Event("sold_out", "SLK-6.13", None, {"good": good}, (f"supply:{good}",)))
    return action_done(state, events)


# ---------------------------------------------------------------------------------------- traders


def trade(state: State, give: str, get: str) -> Step[State]:
    """Exchange goods with a trader, once (SLK-6.3)."""
    seat, count, trader = state.seat, state.count + 1, setting_of(state).board.trader
    amount = brought(state, give, get, trader.gives, trader.gets)
    facts: dict[str, Fact] = {"give": give, "get": get, "gives": trader.gives, "gets": amount}
    spots = (f"seat:{seat}", f"supply:{give}", f"supply:{get}")
    events = [Event("traded", "SLK-6.3", seat, facts, spots)]
    for _ in range(trader.gives):
        state = hand_in(state, seat, give, events)
    state = take_from_supply(state, seat, get, amount)
    if amount < trader.gets:
        short: dict[str, Fact] = {"get": get, "gets": trader.gets}
        events.append(Event("traded_short", "SLK-6.13", seat, short, (f"supply:{get}",)))
    state = replace(state, phase="trade", count=count)
    if count < trader.times and brought(state, give, get, trader.gives, trader.gets):
        return Step(state, tuple(events))
    return action_done(state, events)


def give(state: State, good: str) -> Step[State]:
    """Hand in one good to a special trader (SLK-6.4, SLK-6.5)."""
    seat, count, tile = state.seat, state.count + 1, setting_of(state).board.tiles[state.tile]
    spots = (f"seat:{seat}", f"supply:{good}")
    events = [Event("gave", tile.rule, seat, {"good": good, "number": count}, spots)]
    state = hand_in(state, seat, good, events)
    state = replace(state, phase="give", count=count)
    return receiving(state, events) if count == tile.most else Step(state, tuple(events))


def receiving(state: State, events: list[Event]) -> Step[State]:
    """Begin to receive as many goods as were handed in, as far as the supply goes (SLK-6.13)."""
    rule, there = setting_of(state).board.tiles[state.tile].rule, sum(state.supply)
    due = min(state.count, there)
    if due < state.count:
        events.append(Event("fewer", "SLK-6.13", state.seat, {"cubes": due}))
    events.append(Event("may_receive", rule, state.seat, {"cubes": due}))
    return Step(replace(state, phase="receive", due=due), tuple(events))


def receive(state: State, good: str) -> Step[State]:
    """Take one good from the supply for one handed in (SLK-6.4, SLK-6.5)."""
    seat, rule = state.seat, setting_of(state).board.tiles[state.tile].rule
    spots = (f"seat:{seat}", f"supply:{good}")
    events = [Event("received", rule, seat, {"good": good}, spots)]
    state = replace(take_from_supply(state, seat, good), due=state.due - 1)
    return Step(state, tuple(events)) if state.due else action_done(state, events)


def done(state: State) -> Step[State]:
    """End what was begun; a special trader then gives (SLK-6.1 to SLK-6.5)."""
    tile = setting_of(state).board.tiles[state.tile]
    facts: dict[str, Fact] = {"tile": state.tile}
    events = [Event(f"done_{state.phase}", tile.rule, state.seat, facts)]
    if state.phase == "give":
        return receiving(state, events)
    return action_done(state, events)


# -------------------------------------------------------------------------------------- the thief


def rob(state: State, victim: int) -> Step[State]:
    """Choose whom to rob (SLK-6.6); an empty screen ends it."""
    spots = (f"seat:{victim}",)
    events = [Event("robs", "SLK-6.6", state.seat, {"victim": victim}, spots)]
    if any(state.goods[victim]):
        return Step(replace(state, phase="steal", victim=victim), tuple(events))
    events.append(Event("nothing_there", "SLK-6.6", victim, {}, spots))
    return action_done(state, events)


def steal(state: State, good: str) -> Step[State]:
    """Let the thief take what was drawn. Both players know what it is, nobody else (SLK-6.6)."""
    thief, victim, number = state.seat, state.victim, GOOD_NUMBER[good]
    goods = moved(moved(state.goods, victim, number, -1), thief, number, 1)
    events = [
        Event("stole", "SLK-6.6", thief, {"good": good, "victim": victim}, (), ("good",)),
        Event("lost", "SLK-6.6", victim, {"good": good, "thief": thief}, (), ("good",)),
    ]
    return action_done(replace(state, goods=goods), events)
