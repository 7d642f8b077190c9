"""Every installed game stands the battery, for every player count and option set.

How many random games are played is set by the environment:

    BATTERY_GAMES=200 pytest tests/test_games.py      # that many of each game, in all
    RULEBOOK_SOAK=1 pytest -m slow tests              # ten times the usual number (make soak)
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from rulebook_widgets.core import game_ids, load_game
from tests.battery import Plan, Pool, Table, plan_for, play_game

USUAL = 2100
GAMES = int(os.environ.get("BATTERY_GAMES") or USUAL * (10 if "RULEBOOK_SOAK" in os.environ else 1))
"""Random games of each game, shared out among its player counts and option sets."""
CLOSEUPS = 0.01
REPLAYS = 0.05
A_FEW = 5
"""Games of each case that are looked at closely all along, whatever the number."""

_plan = cache(plan_for)


@cache
def _pool(game_id: str) -> Pool:
    return Pool(load_game(game_id), _plan(game_id))


def _cases() -> Iterator[Any]:
    for game_id in game_ids():
        game = load_game(game_id)
        sets = _plan(game_id).option_sets
        counts = range(game.min_players, game.max_players + 1)
        share = max(A_FEW, GAMES // (len(counts) * len(sets)))
        for players in counts:
            for options in sets:
                named = "+".join(f"{name}={value}" for name, value in options.items())
                name = f"{game_id}-{players}-{named or 'plain'}"
                yield pytest.param(game_id, players, options, share, id=name)


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players", "options", "games"), list(_cases()))
def test_random_games(game_id: str, players: int, options: dict[str, Any], games: int) -> None:
    redealt = ended = 0
    for number in range(games):
        table = Table(load_game(game_id), players, options, str(number), _plan(game_id))
        closely = number < A_FEW
        play_game(
            table,
            _pool(game_id),
            closeups=0.2 if closely else CLOSEUPS,
            replay=1.0 if closely else REPLAYS,
        )
        redealt += table.redealt
        ended += not table.left
    no_secrets = _plan(game_id).redeal is None
    assert redealt or no_secrets, "the plan's redeal never changed anything: no secret was tested"
    assert ended, "no game came to its end"


@pytest.mark.parametrize("game_id", game_ids())
def test_a_plan_plays_with_every_option(game_id: str) -> None:
    plan: Plan = _plan(game_id)
    played = {name for options in plan.option_sets for name in options}
    assert played == {option.name for option in load_game(game_id).options}


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_says_what_it_is(game_id: str) -> None:
    game = load_game(game_id)
    about = game.rulebook.game
    assert (game.id, game.title) == (about.id, about.title) and game.id == game_id
    assert (game.min_players, game.max_players) == about.players
    assert game.min_players <= game.default_players <= game.max_players
    assert all(option.rule in game.rulebook for option in game.options)
    assert all(len(o.labels) in (0, len(o.choices)) for o in game.options)
