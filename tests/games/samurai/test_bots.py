"""The warlord fights for settlements that change hands, from what its seat may know."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

from msgspec.structs import replace

from rulebook_widgets.bots import make_bot, simulate, usual_bot, walk
from rulebook_widgets.games.samurai.board import board_for
from rulebook_widgets.games.samurai.bots import Warlord
from rulebook_widgets.games.samurai.moves import Place
from rulebook_widgets.games.samurai.rules import game
from rulebook_widgets.games.samurai.state import State
from tests.games.samurai.kit import at, each_count
from tests.helpers.playing import differ_and_repeat, wins

VILLAGE = "2,0"
"""It touches two land spaces: 2,-1 and 1,0, and the sea at 3,0."""


def chosen(state: State, seed: int = 0) -> str:
    """What the warlord does in a position."""
    view = game.view(state, state.seat)
    return game.encode(Warlord().choose(game, view, game.legal_moves(state), Random(seed)))


def village(hand: list[str], **facts: Any) -> str:
    """What it does with a hand where a helmet stands on the village south-east of Edo."""
    start = {"players": 2, "figures": {VILLAGE: ["helmet"]}, "hands": {"0": hand}}
    return chosen(at(**{**start, **facts}))


@each_count
def test_it_beats_random_players(players: int) -> None:
    assert wins(game, Warlord(), players, 12) >= 11


@each_count
def test_its_games_are_decided_by_captures_and_not_by_ties(players: int) -> None:
    for seed in range(4):
        state = simulate(game, players, seed, [Warlord()] * players).state
        assert sum(map(sum, state.captured)) > 2 * sum(state.aside) + 10


def test_its_games_differ_from_seed_to_seed_and_are_repeated_by_it() -> None:
    assert differ_and_repeat(game, Warlord(), 3)


def test_it_closes_a_settlement_with_the_tile_that_takes_the_figure() -> None:
    tiles = {"2,-1": [1, "helmet3"]}
    assert village(["helmet4", "helmet2", "rice4"], tiles=tiles) == "place helmet4 1,0"


def test_it_does_not_close_a_settlement_for_another() -> None:
    tiles = {"2,-1": [1, "helmet4"]}
    assert village(["rice2", "buddha2"], tiles=tiles).split()[-1] != "1,0"


def test_it_goes_on_while_a_ship_tips_the_scales_and_else_keeps_it() -> None:
    facts: dict[str, Any] = {"tiles": {"1,0": [0, "helmet3"]}, "played": ["helmet3"]}
    assert village(["ship2"], **facts).split()[0] == "place"
    facts["figures"] = {space: [] for space in board_for(2).place if space != "0,0"}
    assert village(["ship2"], **facts) == "end", "no ship reaches Edo"


def test_it_lifts_a_tile_from_where_all_is_decided() -> None:
    tiles = {"2,-1": [0, "helmet4"], "1,-4": [0, "samurai1"]}
    facts = {"figures": {VILLAGE: [], "0,-4": ["helmet", "rice"]}, "tiles": tiles}
    assert village(["tile_exchange"], **facts) == "exchange 2,-1"


def test_what_others_hide_changes_nothing() -> None:
    """Two states that look the same to the seat lead to the same move."""
    turns = walk(game, game.setup(3, quick=True), Random(4), [Warlord()] * 3)
    for turn in [turn for turn in turns if isinstance(turn.move, Place)]:
        one, other = [seat for seat in range(3) if seat != turn.actor]
        captured = list(turn.state.captured)
        captured[one], captured[other] = captured[other], captured[one]
        assert chosen(turn.state) == chosen(replace(turn.state, captured=tuple(captured)))


def test_a_move_takes_a_thousandth_of_a_second_or_two() -> None:
    turns = list(walk(game, game.setup(4, quick=True), Random(2), [Warlord()] * 4))
    begun = process_time()
    moves = [chosen(turn.state) for turn in turns if turn.actor >= 0]
    assert (process_time() - begun) / len(moves) < 0.004


def test_it_plays_where_nobody_else_is_named() -> None:
    assert usual_bot(game) == "warlord"
    assert isinstance(make_bot("warlord", game), Warlord)
