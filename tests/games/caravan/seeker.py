"""A player who seeks the end of the game, for random players may shuffle camels for ever."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from rulebook_widgets.games.caravan.board import board_of
from rulebook_widgets.games.caravan.delivery import city_wanting, steps
from rulebook_widgets.games.caravan.moves import Carry, PickUp, Place, Ride, Steal
from rulebook_widgets.games.caravan.state import State, good_of

WHIM = 0.15
"""How often a move is made without thinking."""
GREED = 0.5
"""How often a good is stolen where one can be."""


def seek(state: State, legal: Sequence[Any], rng: Random) -> Any:
    """Choose a move that brings goods nearer to their cities, most of the time."""
    if rng.random() < WHIM:
        return rng.choice(legal)
    by_kind: dict[type, list[Any]] = {}
    for move in legal:
        by_kind.setdefault(type(move), []).append(move)
    carries = by_kind.get(Carry, [])
    best = max(carries, key=lambda move: _saved(state, move), default=None)
    if best is not None and _saved(state, best) > 0:
        return best
    if PickUp in by_kind:
        return rng.choice(by_kind[PickUp])
    if Steal in by_kind and rng.random() < GREED:
        return rng.choice(by_kind[Steal])
    useful = _useful(state, [*by_kind.get(Place, ()), *by_kind.get(Ride, ())], rng)
    return useful or rng.choice(by_kind[rng.choice(list(by_kind))])


def _saved(state: State, move: Carry) -> int:
    city = city_wanting(state.board, good_of(move.load)).space
    return steps(state.board, move.start, city) - steps(state.board, move.space, city)


def _useful(state: State, moves: list[Any], rng: Random) -> Any:
    """A camel brought where it helps, and not from where it helps as well."""
    wanted = _wanted(state)
    found = [
        move
        for move in moves
        if move.space in wanted and (type(move) is Place or move.start not in wanted)
    ]
    most = max([wanted[move.space] for move in found], default=0)
    best = [move for move in found if wanted[move.space] == most]
    return rng.choice(best) if best else None


def _wanted(state: State) -> Counter[str]:
    """Where an empty camel helps: on the way of goods carried, or where goods lie."""
    board, held = board_of(state.board), state.held(state.seat)
    wanted: Counter[str] = Counter()
    if not held:
        wanted.update(
            [place.space for place, good in zip(board.numbered, state.goods, strict=True) if good]
        )
    for camel in state.camels[state.seat]:
        if camel.load:
            city = city_wanting(state.board, good_of(camel.load)).space
            near = board.neighbours[camel.space]
            here = steps(state.board, camel.space, city)
            wanted.update([space for space in near if steps(state.board, space, city) < here])
    return wanted
