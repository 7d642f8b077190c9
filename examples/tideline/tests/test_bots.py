"""The beachcomber takes what is worth most, and knows no more than its seat."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tideline.bots import Beachcomber
from tideline.rules import game

from rulebook_widgets.bots import Bot, RandomBot, simulate, usual_bot


def chosen(seed: int = 0, **facts: Any) -> str:
    state = game.position(**facts)
    view = game.view(state, state.seat)
    return game.encode(Beachcomber().choose(game, view, game.legal_moves(state), Random(seed)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_random_players(players: int) -> None:
    wins = 0
    for seed in range(60):
        bots: list[Bot] = [RandomBot() for _ in range(players)]
        bots[seed % players] = Beachcomber()
        result = simulate(game, players, seed, bots).result
        assert result is not None
        wins += seed % players in result.winners
    assert wins > 60 * 1.5 / players


def test_it_takes_the_pearl_it_has_seen() -> None:
    seen = {"hidden": {"3c": "pearl", "2b": "shell"}, "seen": {"0": ["3c", "2b"]}}
    assert chosen(to_take=True, **seen) == "take 3c"


def test_it_gives_a_crab_to_the_richest() -> None:
    taken = {"1a": [1, "shell"], "1b": [2, "pearl"]}
    facts = {"hidden": {"3c": "crab"}, "seen": {"0": ["3c"]}, "taken": taken}
    assert chosen(players=3, to_take=True, **facts) == "give 3c 2"


def test_it_does_not_know_what_others_have_seen() -> None:
    secret = {"hidden": {"3c": "pearl"}, "seen": {"1": ["3c"]}, "to_take": True}
    assert len({chosen(seed, **secret) for seed in range(30)}) > 10


def test_it_plays_where_nobody_else_is_named() -> None:
    assert usual_bot(game) == "beachcomber"
