"""What cards do when they are played, cubes in shops, and putting up a building (YSP-6)."""

from __future__ import annotations

from msgspec.structs import replace

from rulebook_widgets.core.facts import Fact
from rulebook_widgets.core.happening import Event
from rulebook_widgets.core.tuples import changed, replaced
from rulebook_widgets.games.yspahan.board import BUILDINGS, CARDS, SHOP_NUMBER, SOUK_OF
from rulebook_widgets.games.yspahan.caravan import load, pay_if_full
from rulebook_widgets.games.yspahan.deck import give
from rulebook_widgets.games.yspahan.moves import (
    HAND_IN_CARD,
    BuildWithout,
    Exchange,
    HandIn,
    Move,
    Stall,
    card_of,
)
from rulebook_widgets.games.yspahan.scoring import award, building_points, souk_spots
from rulebook_widgets.games.yspahan.souks import is_full
from rulebook_widgets.games.yspahan.state import State


def play_card(state: State, move: Move, events: list[Event]) -> State:
    """Play a card for its effect (YSP-6.10)."""
    card = card_of(move)
    assert card is not None
    events.append(Event("played", "YSP-6.9", state.seat, {"card": card}))
    state = give(state, card)
    match move:
        case Exchange(resource, amount):
            return _exchange(state, resource, amount, events)
        case HandIn(resource, amount):
            return _hand_in(state, resource, amount, events)
        case Stall(shop):
            spots = (f"shop:{shop}",)
            events.append(Event("stalled", "YSP-6.10", state.seat, {"shop": shop}, spots))
            return put_cube(state, shop, events)
        case BuildWithout(resource, building):
            return _build_without(state, resource, building, events)
    if card == "place_caravan":
        return pay_if_full(load(state, state.seat, events), events)
    return _take(state, card, events)


def _take(state: State, card: str, events: list[Event]) -> State:
    """Take three camels or three gold."""
    what, count = CARDS[card].resource or "", CARDS[card].amount
    events.append(Event(f"card_{what}", "YSP-6.10", state.seat, {what: count}))
    return gain(state, what, count)


def _exchange(state: State, resource: str, amount: int, events: list[Event]) -> State:
    facts = {"camels": amount, "gold": amount}
    events.append(Event(f"exchanged_{resource}", "YSP-6.10", state.seat, facts))
    other = "gold" if resource == "camels" else "camels"
    return gain(gain(state, resource, -amount), other, amount)


def _hand_in(state: State, resource: str, amount: int, events: list[Event]) -> State:
    points = amount * CARDS[HAND_IN_CARD[resource]].points
    return award(gain(state, resource, -amount), events, state.seat, f"{resource}_in", "", points)


def _build_without(state: State, resource: str, building: str, events: list[Event]) -> State:
    price = BUILDINGS[building]
    camels = 0 if resource == "camels" else price.camels
    gold = 0 if resource == "gold" else price.gold
    kind = f"built_without_{resource}"
    events.append(cost_event(kind, "YSP-6.10", state.seat, building, camels, gold))
    return put_up(state, building, camels, gold, events)


def gain(state: State, resource: str, count: int) -> State:
    """Give camels or gold to whoever's turn it is; take them where ``count`` is below 0."""
    if resource == "camels":
        return replace(state, camels=changed(state.camels, state.seat, count))
    return replace(state, gold=changed(state.gold, state.seat, count))


def put_cube(state: State, shop: str, events: list[Event]) -> State:
    """Put a cube of whoever's turn it is into a shop, and tell if that fills the souk."""
    number = SHOP_NUMBER[shop]
    shops = replaced(state.shops, number, state.seat)
    souk = SOUK_OF[shop]
    if is_full(shops, souk):
        facts = {"souk": souk.id}
        events.append(Event("souk_full", "YSP-4.4", state.seat, facts, souk_spots(souk.id)))
    return replace(state, shops=shops)


def cost_event(kind: str, rule: str, seat: int, building: str, camels: int, gold: int) -> Event:
    """Tell that a building is put up, and what is paid for it."""
    facts = {"building": building, "price": f"{camels}-{gold}"}
    return Event(kind, rule, seat, facts, (f"building:{seat}:{building}",))


def put_up(state: State, building: str, camels: int, gold: int, events: list[Event]) -> State:
    """Pay for a building and score it (YSP-6.1, YSP-6.2)."""
    seat = state.seat
    mine = (*state.buildings[seat], building)
    buildings = replaced(state.buildings, seat, mine)
    state = replace(
        state,
        buildings=buildings,
        camels=changed(state.camels, seat, -camels),
        gold=changed(state.gold, seat, -gold),
    )
    points = building_points(len(mine))
    if points:
        return award(state, events, seat, "building_points", building, points)
    spots = (f"building:{seat}:{building}",)
    facts: dict[str, Fact] = {"building": building, "number": len(mine), "amount": 0}
    events.append(Event("no_building_points", "YSP-6.2", seat, facts, spots))
    return state
