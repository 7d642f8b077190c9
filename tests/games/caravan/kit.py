"""What the rule tests of Caravan share beyond the kit of all games: names, herds, whole games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from rulebook_widgets.core import CHANCE
from rulebook_widgets.games.caravan.bots import Trader
from rulebook_widgets.games.caravan.rules import game
from rulebook_widgets.games.caravan.state import State
from tests.helpers.kit import LONGEST, Kit

BLACK, YELLOW, ORANGE, TURQUOISE = range(4)
each_count = pytest.mark.parametrize("players", [2, 3, 4])

RARE = ("ivory", "cloth", "gems", "paper")
COMMON = ("meat", "swords", "salt", "hides")
ALL = (*RARE, *COMMON)
CORNERS = {"1": "a1", "2": "g1", "7": "a7", "8": "g7"}
NUMBERED = ("a1", "g1", "c2", "f3", "b5", "e6", "a7", "g7")
"""Written out here, so that a slip in the game's own data is noticed."""

FIVE_LIE = {"3": "", "4": "", "6": ""}
"""Facts that leave goods on 1, 2, 5, 7 and 8: the next pick-up leaves four."""

kit = Kit(game)
at, play, allowed, legal = kit.at, kit.play, kit.allowed, kit.legal
events, event, told, kinds = kit.events, kit.event, kit.told, kit.kinds
refused, refused_by, well_formed = kit.refused, kit.refused_by, kit.well_formed
set_up = kit.set_up


def herd(state: State, seat: int) -> list[str]:
    """A seat's camels on the board, as `position` reads them."""
    return [f"{camel.space} {camel.load}".strip() for camel in state.camels[seat]]


def goods(counts: tuple[int, ...]) -> dict[str, int]:
    """Goods counted in the order of the box, as names and numbers."""
    return {good: count for good, count in zip(ALL, counts, strict=True) if count}


TRADER = Trader(whim=0.15)
"""Means to reach the end, and does something odd now and then."""


def seek(state: State, legal: Sequence[Any], rng: Random) -> Any:
    """Choose a move that brings goods nearer to their cities, most of the time."""
    return TRADER.choose(game, game.view(state, state.seat), legal, rng)


def sought_game(players: int, seed: int, **options: Any) -> Iterator[tuple[State, Any, Any]]:
    """A game of players who seek its end: each state, the move made there, and the step."""
    rng = Random(f"{players} {seed}")
    state = game.setup(players, **options)
    for _ in range(LONGEST):
        if (actor := game.actor(state)) is None:
            return
        if actor == CHANCE:
            move = game.draw(state, rng)
        else:
            move = seek(state, game.legal_moves(state), rng)
        step = game.apply(state, move)
        yield state, move, step
        state = step.state
    raise AssertionError("the game never ends")
