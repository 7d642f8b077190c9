"""Drawing cards, and giving them out of the hand (YSP-6.9)."""

from __future__ import annotations

from msgspec.structs import replace

from rulebook_widgets.core.happening import Event
from rulebook_widgets.core.tuples import replaced, without
from rulebook_widgets.games.yspahan.board import sorted_cards
from rulebook_widgets.games.yspahan.state import NOBODY, State


def draw_card(state: State, seat: int, rule: str, events: list[Event]) -> State:
    """Let chance draw a card for a seat; with no card anywhere nothing happens (YSP-4.5).

    Args:
        state: where a card is due.
        seat: who draws.
        rule: why.
        events: where it is told that the discards were shuffled, or that there is no card.
    """
    if not state.deck and not state.discards:
        events.append(Event("no_cards", "YSP-4.5", seat))
        return state
    if not state.deck:
        events.append(Event("reshuffled", "YSP-6.9", None, {"cards": len(state.discards)}))
        state = replace(state, deck=state.discards, discards=())
    return replace(state, phase="deal", drawer=seat, draw_rule=rule)


def take_dealt(state: State, card: str) -> State:
    """Put the card that was drawn into the hand of whoever draws."""
    hand = sorted_cards([*state.hands[state.drawer], card])
    hands = replaced(state.hands, state.drawer, hand)
    return replace(state, hands=hands, deck=without(state.deck, card), drawer=NOBODY, draw_rule="")


def give(state: State, card: str) -> State:
    """Put a card of whoever's turn it is on the discards."""
    hands = replaced(state.hands, state.seat, without(state.hands[state.seat], card))
    return replace(state, hands=hands, discards=sorted_cards([*state.discards, card]))
