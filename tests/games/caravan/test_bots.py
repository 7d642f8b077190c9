"""The trader plays to deliver, from what its seat may know."""

from __future__ import annotations

from random import Random

import pytest

from rulebook_widgets.bots import make_bot, simulate, walk
from rulebook_widgets.games.caravan.bots import Trader
from rulebook_widgets.games.caravan.rules import game
from tests.games.caravan.kit import at, each_count
from tests.helpers.playing import differ_and_repeat, wins


def chosen(seed: int = 0, **facts: object) -> str:
    """What the trader does in a position."""
    state = at(**facts)
    move = Trader().choose(
        game, game.view(state, state.seat), game.legal_moves(state), Random(seed)
    )
    return game.encode(move)


@pytest.mark.parametrize("players", [2, 3])
def test_it_beats_random_players(players: int) -> None:
    assert wins(game, Trader(), players, 6) >= 5


@each_count
def test_its_games_end_with_most_goods_delivered(players: int) -> None:
    for seed in range(4):
        played = simulate(game, players, seed, [Trader()] * players, longest=1500)
        assert played.state.idle != players, "nobody stood still"
        delivered = sum(map(sum, played.state.delivered))
        assert delivered >= (18 if played.state.short else 30)


def test_its_games_differ_from_seed_to_seed_and_are_repeated_by_it() -> None:
    assert differ_and_repeat(game, Trader(), 2)


def test_in_one_position_it_may_do_this_or_that() -> None:
    assert len({chosen(seed, players=2) for seed in range(30)}) > 1


@pytest.mark.parametrize("seed", range(5))
def test_it_delivers_where_it_can(seed: int) -> None:
    camels = {"0": ["d2 ivory", "d1", "a7"], "1": []}
    assert chosen(seed, players=2, camels=camels) == "carry ivory d2 d1"


@pytest.mark.parametrize("seed", range(5))
def test_it_closes_the_gap_in_its_way(seed: int) -> None:
    camels = {"0": ["d3 ivory", "d1", "a7", "b7", "c7"], "1": []}
    assert chosen(seed, players=2, camels=camels).split()[-1] == "d2"


def test_it_leaves_its_way_as_it_is_and_brings_other_camels() -> None:
    camels = {"0": ["d4 ivory", "d3", "d2", "g6", "g5"], "1": []}
    assert chosen(players=2, camels=camels) in ("ride g6 d1", "ride g5 d1")


def test_a_whim_is_any_legal_move() -> None:
    state = at(players=2)
    legal, view = game.legal_moves(state), game.view(state, state.seat)
    rng = Random(2)
    assert len({Trader(whim=1.0).choose(game, view, legal, rng) for _ in range(200)}) > 30


def test_it_only_makes_moves_it_was_offered() -> None:
    for turn in walk(game, game.setup(4, learning=True), Random(9), [Trader()] * 4, 3000):
        assert game.check(turn.state, turn.move) is None


def test_it_is_found_by_its_name() -> None:
    assert isinstance(make_bot("trader", game), Trader)
