"""What the battery must be told about Yspahan."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from rulebook_widgets.core import Eyes
from rulebook_widgets.games.yspahan.board import (
    ALL_CARDS,
    BUILDINGS,
    ROAD,
    SOUKS,
    camels_in_use,
    sorted_cards,
)
from rulebook_widgets.games.yspahan.state import NOBODY, Row, State
from tests.battery.plan import Plan

EIGHTEEN = sorted(ALL_CARDS)


def conserved(state: State) -> None:
    """Cards, dice, buildings and points are all there, and the cubes stand where they may."""
    _cards(state)
    _dice(state)
    _city(state)
    _boards(state)
    _account(state)
    _action(state)


def _cards(state: State) -> None:
    held = [card for hand in state.hands for card in hand]
    assert sorted([*held, *state.deck, *state.discards]) == EIGHTEEN, "YSP-1.1: cards"
    assert state.phase != "deal" or state.deck, "YSP-4.5: nothing to draw from"


def _dice(state: State) -> None:
    if state.phase in ("roll", "white", "yellow", "over"):
        assert not any(row.value for row in state.rows), "YSP-7.1: dice before the roll"
        return
    dice = [row for row in (*state.rows, state.taken) if row.value]
    assert all(row.dice > 0 and row.white >= 0 and row.yellow >= 0 for row in dice)
    assert all(row == Row(0, 0, 0) for row in state.rows if not row.value)
    white, yellow = sum(row.white for row in dice), sum(row.yellow for row in dice)
    before_all = state.seat == state.order[0] and state.phase != "after"
    if before_all:
        assert (white, yellow) == (9, state.bought), f"YSP-3.2: {white} and {yellow} dice"
    else:
        assert white <= 9 and yellow == 0, "YSP-3.4: yellow dice after the start player's action"
    values = [row.value for row in state.rows if row.value]
    assert values == sorted(set(values)), "YSP-3.3: the rows are not in order"


def _city(state: State) -> None:
    assert state.supervisor in ROAD
    number = 0
    for souk in SOUKS.values():
        here = set(state.shops[number : number + len(souk.shops)]) - {NOBODY}
        assert len(here) <= 1, f"YSP-4.4: two players in {souk.id}"
        assert here <= set(range(state.players))
        number += len(souk.shops)
    assert number == len(state.shops) == 47
    room = len(camels_in_use(state.players))
    assert room == (12 if state.players == 4 else 9), "YSP-5.6"
    full = len(state.caravan) == room and state.phase == "deal"
    assert len(state.caravan) < room or full, "YSP-5.5: a full caravan waits"


def _boards(state: State) -> None:
    assert min(*state.camels, *state.gold) >= 0, "YSP-2.1: less than nothing"
    for mine in state.buildings:
        assert len(set(mine)) == len(mine) and set(mine) <= set(BUILDINGS), "YSP-6.1"


def _account(state: State) -> None:
    for seat, points in enumerate(state.points):
        lines = [scored.amount for scored in state.account if scored.seat == seat]
        assert sum(lines) == points, f"a point without its line: {lines} and {points}"
        assert all(amount > 0 for amount in lines)


def _action(state: State) -> None:
    inside = state.phase in ("use", "place", "hoist", "send", "camel", "deal")
    drawn_without_dice = state.phase == "deal" and state.draw_rule == "YSP-4.5"
    assert bool(state.taken_row) == (inside and not drawn_without_dice), state.phase
    assert bool(state.taken.value) == bool(state.taken_row)
    assert (state.drawer != NOBODY) == (state.phase == "deal") == bool(state.draw_rule)
    assert (state.left > 0) == (state.phase == "place")
    assert not state.built or state.phase == "after"
    waiting = state.phase in ("send", "camel")
    assert len(state.queue) == 2 or state.phase != "send"
    assert state.queue or not waiting
    assert all(shop in state.cubes for shop in state.queue), "YSP-5.2: an empty shop has to send"
    assert sorted(state.order) == list(range(state.players))


def redeal(state: State, eyes: Eyes, rng: Random) -> State:
    """Mix the deck with the hands that those eyes do not see."""
    others = [seat for seat in range(state.players) if seat != eyes]
    cards = [*state.deck, *(card for seat in others for card in state.hands[seat])]
    rng.shuffle(cards)
    hands = list(state.hands)
    for seat in others:
        size = len(hands[seat])
        hands[seat] = sorted_cards(cards[:size])
        del cards[:size]
    return replace(state, hands=tuple(hands), deck=sorted_cards(cards))


PLAN = Plan(conserved, redeal, longest=1500)
