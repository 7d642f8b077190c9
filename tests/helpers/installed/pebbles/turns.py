"""A turn of Pebbles: why a move is refused, and what a move brings about."""

from __future__ import annotations

from msgspec.structs import replace

from pebbles.state import COLOURS, Choose, Draw, Drop, Move, State
from rulebook_widgets.core import Event, Fact, Refusal, Step

HAND = 3


def drops(state: State) -> list[Move]:
    """Return every drop that is allowed now."""
    if state.dropped == 2:
        return []
    options = [Drop(c, cup) for c in COLOURS for cup in range(len(state.cups))]
    return [option for option in options if _refused_drop(state, option) is None]


def refusal(state: State, move: Move) -> Refusal | None:
    """Return why a move is refused, or None."""
    if state.phase == "over":
        return Refusal("PEB-4.1", "over")
    match move:
        case Draw(colour):
            return _refused_draw(state, colour)
        case Choose():
            if state.phase == "deal":
                return Refusal("PEB-2.1", "dealing")
            return None if state.phase == "choose" else Refusal("PEB-2.2", "not_choosing")
    if state.phase in ("deal", "refill"):
        return Refusal("PEB-3.5", "dealing")
    if state.phase == "choose":
        return Refusal("PEB-2.2", "choosing")
    return _refused_drop(state, move) if isinstance(move, Drop) else _refused_stop(state)


def _refused_draw(state: State, colour: str) -> Refusal | None:
    if state.phase not in ("deal", "refill"):
        return Refusal("PEB-3.5", "not_dealing")
    if colour not in state.bag:
        return Refusal("PEB-1.1", "bag_empty", {"colour": colour})
    return None


def _refused_drop(state: State, move: Drop) -> Refusal | None:
    colour, cup = move.colour, move.cup
    if state.dropped == 2:
        return Refusal("PEB-3.1", "two_dropped")
    if colour not in state.hands[state.seat]:
        return Refusal("PEB-3.1", "not_in_hand", {"colour": colour})
    if cup >= len(state.cups):
        return Refusal("PEB-1.1", "no_such_cup", {"cups": len(state.cups)})
    if state.cups[cup]:
        facts: dict[str, Fact] = {"cup": cup, "colour": state.cups[cup]}
        return Refusal("PEB-3.2", "cup_full", facts, (f"cup:{cup}",))
    for near in (cup - 1, cup + 1):
        if 0 <= near < len(state.cups) and state.cups[near] == colour:
            facts = {"cup": near, "colour": colour}
            return Refusal("PEB-3.3", "beside", facts, (f"cup:{near}",))
    return None


def _refused_stop(state: State) -> Refusal | None:
    possible = drops(state)
    if state.dropped or not possible:
        return None
    cup = getattr(possible[0], "cup", 0)
    return Refusal("PEB-3.4", "must_drop", {"cup": cup}, (f"cup:{cup}",))


def apply_move(state: State, move: Move) -> Step[State]:
    """Carry out a move that is allowed."""
    match move:
        case Draw(colour):
            return _draw(state, colour)
        case Choose(colour):
            return _choose(state, colour)
        case Drop(colour, cup):
            return _drop(state, colour, cup)
    return _stop(state)


def _draw(state: State, colour: str) -> Step[State]:
    seat, bag = state.seat, list(state.bag)
    bag.remove(colour)
    hands = list(state.hands)
    hands[seat] = tuple(sorted([*hands[seat], colour]))
    rule = "PEB-2.1" if state.phase == "deal" else "PEB-3.5"
    event = Event("draw", rule, seat, {"colour": colour}, ("bag",), _secret(state))
    after = replace(state, bag=tuple(bag), hands=tuple(hands))
    if state.phase == "refill":
        return Step(_next_turn(after), (event,))
    if len(hands[seat]) == HAND:
        last = seat == state.players - 1
        after = replace(after, seat=0 if last else seat + 1, phase="choose" if last else "deal")
    return Step(after, (event,))


def _secret(state: State) -> tuple[str, ...]:
    return () if state.open else ("colour",)


def _choose(state: State, colour: str) -> Step[State]:
    seat = state.seat
    chosen = (*state.chosen[:seat], colour, *state.chosen[seat + 1 :])
    event = Event("choose", "PEB-2.2", seat, {"colour": colour}, secret=("colour",))
    after = replace(state, chosen=chosen, seat=(seat + 1) % state.players)
    if after.seat:
        return Step(after, (event,))
    shows = [Event("show", "PEB-2.2", s, {"colour": c}) for s, c in enumerate(chosen)]
    return Step(replace(after, phase="turn"), (event, *shows))


def _drop(state: State, colour: str, cup: int) -> Step[State]:
    seat, hand = state.seat, list(state.hands[state.seat])
    hand.remove(colour)
    hands = (*state.hands[:seat], tuple(hand), *state.hands[seat + 1 :])
    cups = (*state.cups[:cup], colour, *state.cups[cup + 1 :])
    event = Event("drop", "PEB-3.1", seat, {"colour": colour, "cup": cup}, (f"cup:{cup}",))
    after = replace(state, hands=hands, cups=cups, dropped=state.dropped + 1, passes=0)
    return _ended(after, event) if all(cups) else Step(after, (event,))


def _stop(state: State) -> Step[State]:
    event = Event("stop" if state.dropped else "pass", "PEB-3.4", state.seat)
    after = replace(state, passes=0 if state.dropped else state.passes + 1)
    if after.passes == state.players:
        return _ended(after, event)
    after = replace(after, phase="refill")
    return Step(after if state.bag else _next_turn(after), (event,))


def _ended(state: State, *events: Event) -> Step[State]:
    return Step(replace(state, phase="over"), (*events, Event("end", "PEB-4.1")))


def _next_turn(state: State) -> State:
    return replace(state, phase="turn", seat=(state.seat + 1) % state.players, dropped=0)
