"""Which moves there are, and why a move is refused: the rule, and what breaks it here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulebook_widgets.core import CHANCE, Fact, MoveError, Refusal
from tideline.board import COLUMNS, MATERIAL, NUMBER, PLACES
from tideline.moves import Dig, Give, Leave, Look, Move, Take, Wave
from tideline.state import SEA, State

CHANCE_PHASES: Final = ("dig", "wave")


def actor(state: State) -> int | None:
    """Return the seat to move, CHANCE while a find or a wave is due, None at the end."""
    if state.phase == "over":
        return None
    return CHANCE if state.phase in CHANCE_PHASES else state.seat


def legal_moves(state: State) -> list[Move]:
    """Return every legal move of the actor, each once.

    Everything the phase knows is asked about: a game of this size need not be cleverer.
    """
    return [move for move in _thinkable(state) if refusal(state, move) is None]


def _thinkable(state: State) -> Iterator[Move]:
    match state.phase:
        case "look":
            yield from map(Look, PLACES)
        case "take":
            yield from map(Take, PLACES)
            yield from [Give(p, seat) for p in PLACES for seat in range(state.players)]
            yield Leave()
        case "dig":
            yield from map(Dig, MATERIAL)
        case "wave":
            yield from map(Wave, COLUMNS)


def refusal(state: State, move: Move) -> Refusal | None:
    """Return the rule that forbids ``move`` and why, or None if it is allowed.

    Raises:
        MoveError: the move names a place, a find, a column or a seat that the game does not have.
    """
    _require_known(move)
    if state.phase == "over":
        return Refusal("TID-4.1", "over")
    match move:
        case Dig(find):
            return _dig(state, find)
        case Wave():
            return None if state.phase == "wave" else Refusal("TID-3.1", "no_wave")
    if state.phase in CHANCE_PHASES:
        return _chance_first(state)
    match move:
        case Look(place):
            return _look(state, place)
        case Take(place):
            return _look_first(state) or _gone(state, place) or _take(state, place)
        case Give(place, basket):
            return _look_first(state) or _gone(state, place) or _give(state, place, basket)
    return _look_first(state)


def out_of_turn(state: State) -> Refusal:
    """Return the refusal for a seat that is not the actor."""
    if state.phase == "over":
        return Refusal("TID-4.1", "over")
    if state.phase in CHANCE_PHASES:
        return _chance_first(state)
    return Refusal("TID-2.1", "not_your_turn", {"actor": state.seat})


def _require_known(move: Move) -> None:
    match move:
        case Look(place) | Take(place):
            known = place in NUMBER
        case Give(place, basket):
            known = place in NUMBER and basket >= 0
        case Dig(find):
            known = find in MATERIAL
        case Wave(column):
            known = column in COLUMNS
        case _:
            known = True
    if not known:
        raise MoveError(f"{move!r} names nothing that Tideline has.")


def _chance_first(state: State) -> Refusal:
    if state.phase == "wave":
        return Refusal("TID-3.1", "wave_first")
    return Refusal("TID-2.1", "find_first", {"place": state.spot}, _spots(state.spot))


def _dig(state: State, find: str) -> Refusal | None:
    if state.phase != "dig":
        return Refusal("TID-1.1", "nothing_dug")
    if find not in state.bag:
        return Refusal("TID-1.1", "none_left", {"find": find})
    return None


def _gone(state: State, place: str) -> Refusal | None:
    """Why nothing can be done at a place: its find lies there no more."""
    if state.lying(place):
        return None
    owner = state.where[NUMBER[place]]
    facts: dict[str, Fact] = {"place": place}
    if owner == SEA:
        return Refusal("TID-3.1", "washed_away", facts, _spots(place))
    return Refusal("TID-2.2", "taken_before", {**facts, "owner": owner}, _spots(place))


def _look(state: State, place: str) -> Refusal | None:
    if state.phase == "take":
        unseen = any(not state.has_seen(state.seat, left) for left in state.left)
        return Refusal("TID-2.1", "looked") if unseen else Refusal("TID-2.4", "all_seen")
    gone = _gone(state, place)
    if gone is None and state.has_seen(state.seat, place):
        return Refusal("TID-2.1", "seen_before", {"place": place}, _spots(place))
    return gone


def _look_first(state: State) -> Refusal | None:
    return Refusal("TID-2.1", "look_first") if state.phase == "look" else None


def _take(state: State, place: str) -> Refusal | None:
    if state.crab_seen(place):
        return Refusal("TID-2.3", "own_crab", {"place": place}, _spots(place))
    return None


def _give(state: State, place: str, basket: int) -> Refusal | None:
    if not state.crab_seen(place):
        return Refusal("TID-2.3", "no_crab_seen", {"place": place}, _spots(place))
    if basket == state.seat:
        return Refusal("TID-2.3", "own_basket", {}, (f"basket:{basket}",))
    if basket >= state.players:
        return Refusal("TID-2.3", "no_basket", {"players": state.players})
    return None


def _spots(place: str) -> tuple[str, ...]:
    return (f"place:{place}",)
