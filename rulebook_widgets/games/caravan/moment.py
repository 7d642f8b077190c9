"""Why a move does not fit the moment, whatever it names."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.happening import Refusal, refuse
from rulebook_widgets.games.caravan.moves import AddMarkers, Begin, Draw, Move
from rulebook_widgets.games.caravan.state import Phase, State

RIGHT_PHASES: Final[dict[type[Move], tuple[Phase, ...]]] = {
    Draw: ("goods", "refill"),
    Begin: ("start",),
    AddMarkers: ("markers",),
}
"""When the moves of chance are due; all others are made in the phase "play"."""

_PLAY: Final[tuple[Phase, ...]] = ("play",)


def fits(state: State, move: Move) -> bool:
    """Tell whether moves of this kind are made at this moment."""
    return state.phase in RIGHT_PHASES.get(type(move), _PLAY)


def wrong_moment(state: State, move: Move) -> Refusal:
    """Return the refusal of a move that does not fit the moment."""
    phase = state.phase
    if phase == "over":
        return _over(state)
    if type(move) not in RIGHT_PHASES and phase != "play":
        return waiting(state)
    match move:
        case Draw():
            return _draw_too_early(state)
        case AddMarkers():
            refilling = phase == "refill"
            reason = "markers_added" if refilling else "no_markers_due"
            return refuse("CAR-8.2", reason)
    if phase == "goods":
        return refuse("CAR-2.4", "goods_first")
    return refuse("CAR-2.6", "begun_already")


def _draw_too_early(state: State) -> Refusal:
    if state.phase == "markers":
        return refuse("CAR-8.2", "markers_first")
    if state.phase == "start":
        return refuse("CAR-2.4", "eight_goods_drawn")
    return refuse("CAR-8.1", "no_draw_due", goods=state.uncarried)


def _over(state: State) -> Refusal:
    """Say that the game has ended, by the rule that ended it."""
    if state.idle == state.players:
        return refuse("CAR-9.5", "over")
    return refuse("CAR-9.1", "over")


def waiting(state: State) -> Refusal:
    """Return why nobody may act while chance has a move."""
    if state.phase == "goods":
        return refuse("CAR-2.4", "laying_out")
    if state.phase == "start":
        return refuse("CAR-2.6", "choosing_start")
    return refuse("CAR-8.1", "refilling")


def out_of_turn(state: State) -> Refusal:
    """Return the refusal for a seat that is not the actor (CAR-3.1)."""
    if state.phase == "over":
        return _over(state)
    if state.phase != "play":
        return waiting(state)
    return refuse("CAR-3.1", "not_your_turn", seat=state.seat)
