"""Who leads the caravan: bids, and the leader's choice (SLK-3)."""

from __future__ import annotations

from msgspec.structs import replace

from rulebook_widgets.core.facts import Fact
from rulebook_widgets.core.happening import Event, Step
from rulebook_widgets.games.silk_road.purse import pay_player, purse
from rulebook_widgets.games.silk_road.state import NOBODY, State


def bid(state: State, amount: int) -> Step[State]:
    """Go higher than all bids before (SLK-3.1)."""
    seat = state.seat
    event = Event("bid", "SLK-3.1", seat, {"silver": amount}, (f"seat:{seat}",))
    return _next_bidder(replace(state, bid=amount, bidder=seat), [event])


def pass_by(state: State) -> Step[State]:
    """Let somebody else bid (SLK-3.1)."""
    return _next_bidder(state, [Event("passed", "SLK-3.1", state.seat, {}, _spot(state.seat))])


def _spot(seat: int) -> tuple[str, ...]:
    return (f"seat:{seat}",)


def _next_bidder(state: State, events: list[Event]) -> Step[State]:
    """Ask the next player to the left; nobody is asked twice, and the leader never."""
    seat, leader = (state.seat + 1) % state.players, state.leader
    if seat != leader:
        return Step(replace(state, seat=seat), tuple(events))
    if state.bidder == NOBODY:
        events.append(Event("all_passed", "SLK-3.3", leader, {}, _spot(leader)))
        return Step(replace(state, phase="travel", seat=leader), tuple(events))
    facts: dict[str, Fact] = {"silver": state.bid, "bidder": state.bidder}
    events.append(Event("highest", "SLK-3.4", leader, facts, _spot(state.bidder)))
    return Step(replace(state, phase="choose", seat=leader), tuple(events))


def accept(state: State) -> Step[State]:
    """Take the bid, and hand pawn and tokens to whoever made it (SLK-3.4)."""
    old, new = state.leader, state.bidder
    state, paid = _paid(state, new, old)
    facts: dict[str, Fact] = {"old_leader": old, "tokens": state.stack}
    events = (paid, Event("new_leader", "SLK-3.4", new, facts, _spot(new)))
    return Step(_to_travel(state, new), events)


def match(state: State) -> Step[State]:
    """Pay the bid to whoever made it, and stay leader (SLK-3.4)."""
    leader = state.leader
    state, paid = _paid(state, leader, state.bidder)
    return Step(_to_travel(state, leader), (paid, Event("stays", "SLK-3.4", leader)))


def _paid(state: State, seat: int, other: int) -> tuple[State, Event]:
    """Let one pay another the bid; what is left in the purse only the payer sees (SLK-1.2)."""
    amount = state.bid
    state = pay_player(state, seat, other, amount)
    facts: dict[str, Fact] = {"silver": amount, "to": other, "purse": purse(state, seat)}
    spots = (f"seat:{seat}", f"seat:{other}")
    return state, Event("paid", "SLK-3.4", seat, facts, spots, secret=("purse",))


def _to_travel(state: State, leader: int) -> State:
    return replace(
        state, phase="travel", seat=leader, holder=leader, leader=leader, bid=0, bidder=NOBODY
    )
