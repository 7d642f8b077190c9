"""The merchant reckons what tiles bring, bids with care, and looks behind its own screen only."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from rulebook_widgets.bots import usual_bot, walk
from rulebook_widgets.games.silk_road.bots import Merchant
from rulebook_widgets.games.silk_road.moves import Bid, Pass
from rulebook_widgets.games.silk_road.rules import game
from tests.helpers.playing import differ_and_repeat, wins


def chosen(state: Any, seed: int = 0) -> str:
    view = game.view(state, state.seat)
    return game.encode(Merchant().choose(game, view, game.legal_moves(state), Random(seed)))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("options", [{}, {"reverse": True, "board": "parallel"}])
def test_it_beats_random_players(players: int, options: dict[str, Any]) -> None:
    assert wins(game, Merchant(), players, 10, **options) >= 8


def test_it_bids_now_and_then_and_never_much() -> None:
    bids, passes = [], 0
    for seed in range(12):
        for turn in walk(game, game.setup(4), Random(seed), [Merchant()] * 4):
            if isinstance(turn.move, Bid):
                bids.append(turn.move.silver)
                assert turn.move.silver == turn.state.bid + 1, "no more than it takes"
            passes += isinstance(turn.move, Pass)
    assert 30 < len(bids) < passes
    assert max(bids) <= 6


def test_its_games_differ_from_seed_to_seed_and_are_repeated_by_it() -> None:
    assert differ_and_repeat(game, Merchant(), 3)


@pytest.mark.parametrize("seed", range(5))
def test_it_shows_the_vizier_all_it_has(seed: int) -> None:
    shows = [
        (turn.move.count, turn.state.goods[turn.actor])
        for turn in walk(game, game.setup(4), Random(seed), [Merchant()] * 4)
        if turn.state.phase == "show"
    ]
    assert all(count in goods for count, goods in shows)
    assert any(count for count, _goods in shows) or not shows


def test_what_others_hide_changes_nothing() -> None:
    """Two states that look the same to the seat lead to the same move."""
    for turn in walk(game, game.setup(3), Random(4), [Merchant()] * 3):
        if turn.actor < 0:
            continue
        goods = list(turn.state.goods)
        others = [seat for seat in range(3) if seat != turn.actor]
        goods[others[0]], goods[others[1]] = goods[others[1]], goods[others[0]]
        swapped = replace(turn.state, goods=tuple(goods))
        assert chosen(turn.state) == chosen(swapped)


def test_it_plays_where_nobody_else_is_named() -> None:
    assert usual_bot(game) == "merchant"
