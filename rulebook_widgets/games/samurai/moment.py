"""When each kind of move can be made at all, and what is said at the wrong moment."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.happening import Refusal, refuse
from rulebook_widgets.games.samurai.moves import (
    Draw,
    EndTurn,
    Exchange,
    Keep,
    Move,
    Pass,
    Place,
    Replay,
    Settle,
    Swap,
)
from rulebook_widgets.games.samurai.state import Phase, State

RIGHT_PHASE: Final[dict[type[Move], Phase]] = {
    Keep: "hands",
    Settle: "figures",
    Draw: "draw",
    Place: "play",
    Exchange: "play",
    Replay: "play",
    Swap: "play",
    EndTurn: "play",
    Pass: "play",
}
"""The phase in which a move of each type may be allowed."""


def wrong_moment(state: State, move: Move) -> Refusal:
    """Say that it is too late for a move, or else what comes first."""
    if isinstance(move, Keep):
        return refuse("SAM-3.1", "hands_complete")
    if state.phase == "hands":
        return refuse("SAM-3.1", "hands_first")
    if state.phase == "figures":
        return refuse("SAM-3.3", "figures_first")
    if isinstance(move, Settle):
        return refuse("SAM-3.3", "figures_placed")
    if state.phase == "draw":
        return refuse("SAM-4.5", "drawing", seat=state.seat)
    return refuse("SAM-4.5", "draw_later")


def out_of_turn(state: State, chance: bool) -> Refusal:
    """Return the refusal for a seat that would move while another, or chance, is the actor."""
    match state.phase:
        case "over":
            return refuse("SAM-6.3", "over")
        case "hands" if chance:
            return refuse("SAM-3.2", "dealing_hands")
        case "hands":
            return refuse("SAM-3.1", "picking", seat=state.seat)
        case "figures" if chance:
            return refuse("SAM-3.4", "dealing_figures")
        case "figures":
            return refuse("SAM-3.3", "putting_figure", seat=state.seat)
        case "draw":
            return refuse("SAM-4.5", "drawing", seat=state.seat)
        case "play":
            return refuse("SAM-4.6", "not_your_turn", seat=state.seat)
