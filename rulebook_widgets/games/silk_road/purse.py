"""Coins behind the screens: a gold coin is worth five silver, and change is free (SLK-1.2)."""

from __future__ import annotations

from msgspec.structs import replace

from rulebook_widgets.core.tuples import changed
from rulebook_widgets.games.silk_road.board import MAIN
from rulebook_widgets.games.silk_road.state import State

GOLD_WORTH = MAIN.coins.gold_worth
"""How many silver a gold coin is worth; no board file may say otherwise."""


def wealth(state: State, seat: int) -> int:
    """Return what the coins of a seat are worth, in silver."""
    return state.gold[seat] * GOLD_WORTH + state.silver[seat]


def purse(state: State, seat: int) -> str:
    """Write the coins of a seat as a fact: one gold and five silver are ``"1-5"``."""
    return f"{state.gold[seat]}-{state.silver[seat]}"


def _less(state: State, seat: int, amount: int) -> State:
    """Take silver from a seat; gold is changed only when there is too little silver."""
    missing = max(0, amount - state.silver[seat])
    gold = -(-missing // GOLD_WORTH)
    silver = gold * GOLD_WORTH - amount
    if not gold:
        return replace(state, silver=changed(state.silver, seat, silver))
    return replace(
        state,
        gold=changed(state.gold, seat, -gold),
        silver=changed(state.silver, seat, silver),
    )


def pay_bank(state: State, seat: int, amount: int) -> State:
    """Let a seat pay the bank that much silver, which it must have."""
    return replace(_less(state, seat, amount), paid_out=state.paid_out - amount)


def earn(state: State, seat: int, amount: int) -> State:
    """Let the bank pay a seat that much silver."""
    silver = changed(state.silver, seat, amount)
    return replace(state, silver=silver, paid_out=state.paid_out + amount)


def pay_player(state: State, seat: int, other: int, amount: int) -> State:
    """Let a seat pay another that much silver, which it must have."""
    state = _less(state, seat, amount)
    return replace(state, silver=changed(state.silver, other, amount))
