"""What the rule tests of Samurai share beyond the kit of all games: its tiles, a set-up."""

from __future__ import annotations

import pytest

from rulebook_widgets.games.samurai.rules import game
from rulebook_widgets.games.samurai.state import State
from tests.helpers.kit import Kit

each_count = pytest.mark.parametrize("players", [2, 3, 4])

PLAIN = (
    *("helmet4", "helmet3", "helmet2", "buddha4", "buddha3", "buddha2"),
    *("rice4", "rice3", "rice2", "samurai3", "samurai2", "samurai1", "tile_exchange"),
)
CHARACTER = ("ship2", "ship1", "ronin", "figure_exchange")
ON_LAND = (*PLAIN[:-1], "ronin")
"""Written out here, so that a slip in the game's own lists is noticed."""

kit = Kit(game)
at, play, allowed, legal = kit.at, kit.play, kit.allowed, kit.legal
events, told = kit.events, kit.told
refused, refused_by, well_formed = kit.refused, kit.refused_by, kit.well_formed
random_game = kit.random_game


def finished_set_up(players: int, seed: int = 0, **options: bool) -> State:
    """The first turn after a random set-up."""
    return next(s for s in random_game(players, seed, **options) if s.phase == "play")


def with_hand(*tiles: str, players: int = 2, **facts: object) -> State:
    """A position in which the first player has these tiles behind the screen."""
    return game.position(players=players, hands={0: list(tiles)}, **facts)


def until_seat_1(state: State) -> State:
    """Let seat 0 draw or stop until seat 1 has the turn."""
    for _ in range(6):
        if game.actor(state) != 1:
            state = game.apply(state, game.legal_moves(state)[-1]).state
    return state
