"""From a shop to the caravan: the owner's camel, loading, the card, a full caravan (YSP-5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from msgspec.structs import replace

from rulebook_widgets.core.facts import Fact
from rulebook_widgets.core.happening import Event, Step
from rulebook_widgets.core.tuples import changed, replaced
from rulebook_widgets.games.yspahan.board import (
    CROSSROADS,
    DISTANCES,
    PRICES,
    SHOP_NUMBER,
    camels_in_use,
    caravan_row,
)
from rulebook_widgets.games.yspahan.deck import draw_card
from rulebook_widgets.games.yspahan.scoring import award, pay_caravan
from rulebook_widgets.games.yspahan.state import NOBODY, State
from rulebook_widgets.games.yspahan.walking import beside, fare_at

Finish: TypeAlias = Callable[[State, list[Event]], Step[State]]
"""Ends the action when no more cubes have to go."""

CARAVANSARY: Final = "caravansary"


# ------------------------------------------------------------------------------------------ walking


def walk(state: State, space: str, finish: Finish) -> Step[State]:
    """Walk the supervisor to a space; what stands beside it has to go (YSP-5.1, YSP-5.2)."""
    seat, start = state.seat, state.supervisor
    distance = DISTANCES[start][space]
    gold = fare_at(state, distance)
    events = _walked(state, space, distance, gold)
    shops = beside(state.shops, space)
    state = replace(state, supervisor=space, gold=changed(state.gold, seat, -gold), queue=shops)
    if len(shops) > 1:
        return Step(replace(state, phase="send"), tuple(events))
    if shops:
        return _ask(state, events, finish)
    rule = "YSP-5.1" if space == CROSSROADS else "YSP-5.2"
    events.append(Event("nothing_sent", rule, None, {"space": space}, (f"road:{space}",)))
    return finish(state, events)


def _walked(state: State, space: str, distance: int, gold: int) -> list[Event]:
    change = abs(distance - state.taken.value)
    facts: dict[str, Fact] = {"space": space, "steps": distance, "value": state.taken.value}
    kind = "walked" if distance else "stayed"
    spots = (f"road:{space}",)
    events = [Event(kind, "YSP-5.1", state.seat, facts, spots)]
    spared = change - gold // PRICES.step_gold
    if spared:
        events.append(Event("hammam_steps", "YSP-6.5", state.seat, {"steps": spared}))
    if gold:
        events.append(Event("paid_steps", "YSP-5.1", state.seat, {"gold": gold}))
    return events


def name_first(state: State, shop: str, finish: Finish) -> Step[State]:
    """Let the cube in ``shop`` be the first of two (YSP-5.2)."""
    others = [other for other in state.queue if other != shop]
    event = Event("named", "YSP-5.2", state.seat, {"shop": shop}, (f"shop:{shop}",))
    return _ask(replace(state, queue=(shop, *others)), [event], finish)


# ----------------------------------------------------------------------------------- one cube's way


def _ask(state: State, events: list[Event], finish: Finish) -> Step[State]:
    """Ask the owner of the next cube whether to pay a camel, if there is one (YSP-5.3)."""
    shop = state.queue[0]
    owner = state.shops[SHOP_NUMBER[shop]]
    facts, spots = {"shop": shop}, (f"shop:{shop}",)
    if state.camels[owner] >= PRICES.substitute_camels:
        events.append(Event("asked", "YSP-5.3", owner, facts, spots))
        return Step(replace(state, phase="camel"), tuple(events))
    events.append(Event("no_camel", "YSP-5.3", owner, facts, spots))
    return _send_off(state, events, finish)


def save(state: State, finish: Finish) -> Step[State]:
    """Pay a camel: the cube stays, and one from the supply goes (YSP-5.3)."""
    shop = state.queue[0]
    owner = state.shops[SHOP_NUMBER[shop]]
    event = Event("saved", "YSP-5.3", owner, {"shop": shop}, (f"shop:{shop}",))
    camels = changed(state.camels, owner, -PRICES.substitute_camels)
    state = replace(state, camels=camels, queue=state.queue[1:])
    return _load_and_draw(state, owner, [event], finish)


def release(state: State, finish: Finish) -> Step[State]:
    """Let the cube go (YSP-5.3)."""
    return _send_off(state, [], finish)


def _send_off(state: State, events: list[Event], finish: Finish) -> Step[State]:
    shop = state.queue[0]
    number = SHOP_NUMBER[shop]
    owner = state.shops[number]
    events.append(Event("sent", "YSP-5.2", owner, {"shop": shop}, (f"shop:{shop}",)))
    shops = replaced(state.shops, number, NOBODY)
    state = replace(state, shops=shops, queue=state.queue[1:])
    return _load_and_draw(state, owner, events, finish)


def _load_and_draw(state: State, owner: int, events: list[Event], finish: Finish) -> Step[State]:
    state = load(state, owner, events)
    if CARAVANSARY in state.buildings[owner]:
        state = draw_card(state, owner, "YSP-6.6", events)
        if state.drawer != NOBODY:
            return Step(state, tuple(events))
    return go_on(state, events, finish)


def go_on(state: State, events: list[Event], finish: Finish) -> Step[State]:
    """Score a full caravan, then see to the next cube, or end the action (YSP-5.5)."""
    state = pay_if_full(state, events)
    if state.queue:
        return _ask(state, events, finish)
    return finish(state, events)


# -------------------------------------------------------------------------------------- the caravan


def load(state: State, seat: int, events: list[Event]) -> State:
    """Put a seat's cube on the next camel; it scores at once (YSP-5.4)."""
    camel = camels_in_use(state.players)[len(state.caravan)]
    row = caravan_row(camel)
    state = replace(state, caravan=(*state.caravan, seat))
    if row.points:
        return award(state, events, seat, "loaded", str(camel), row.points)
    facts: dict[str, Fact] = {"camel": camel, "row": row.id, "amount": 0}
    events.append(Event("loaded_top", "YSP-5.4", seat, facts, (f"camel:{camel}",)))
    return state


def pay_if_full(state: State, events: list[Event]) -> State:
    """Score the caravan if it is full, and clear it (YSP-5.5)."""
    camels = camels_in_use(state.players)
    if len(state.caravan) < len(camels):
        return state
    spots = tuple(f"camel:{camel}" for camel in camels)
    events.append(Event("full", "YSP-5.5", None, {"cubes": len(camels)}, spots))
    state = pay_caravan(state, events, "caravan_full")
    events.append(Event("cleared", "YSP-5.5", None, {"camel": camels[0]}, spots))
    return replace(state, caravan=())
