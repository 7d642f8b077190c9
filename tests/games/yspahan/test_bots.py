"""The shopkeeper reckons what each move may bring, from what its seat may see."""

from __future__ import annotations

from collections import Counter
from random import Random
from time import process_time

import pytest

from rulebook_widgets.bots import make_bot, usual_bot, walk
from rulebook_widgets.games.yspahan.bots import Shopkeeper
from rulebook_widgets.games.yspahan.moves import MOVE_TYPES, Deal, Decline, Roll, White, Yellow
from rulebook_widgets.games.yspahan.rules import game
from rulebook_widgets.games.yspahan.state import State
from tests.games.yspahan.battery_plan import redeal
from tests.games.yspahan.kit import at, each_count
from tests.helpers.playing import differ_and_repeat, wins

ROWS = {
    "camels": [1, 1],
    "sack": [2, 2],
    "barrel": [3],
    "chest": [4],
    "amphora": [5],
    "gold": [6, 6],
}
each_seed = pytest.mark.parametrize("seed", range(5))


def chosen(state: State, seed: int = 0) -> str:
    """What a shopkeeper does in a position."""
    actor = game.actor(state)
    assert actor is not None
    view, moves = game.view(state, actor), game.legal_moves(state)
    return game.encode(Shopkeeper().choose(game, view, moves, Random(seed)))


@each_count
def test_it_beats_random_players(players: int) -> None:
    assert wins(game, Shopkeeper(), players, 10) >= 9


def test_its_games_are_like_those_of_people() -> None:
    """Souks, caravan and buildings all bring points; each kind of move is made now and then."""
    made: Counter[type] = Counter()
    scored: Counter[str] = Counter()
    for seed in range(6):
        for turn in walk(game, game.setup(4), Random(seed), [Shopkeeper()] * 4):
            made[type(turn.move)] += 1
            state = turn.step.state
        for line in state.account:
            scored[line.kind] += line.amount
        assert min(state.points) > 25
    assert set(MOVE_TYPES) - set(made) <= {Decline}
    for kind in ("souk", "loaded", "caravan", "caravan_full", "building_points"):
        assert scored[kind] > 100, kind


def test_it_thinks_no_longer_than_a_few_thousandths_of_a_second() -> None:
    turns = [
        (game.view(turn.state, turn.actor), game.legal_moves(turn.state))
        for turn in walk(game, game.setup(4), Random(1), [Shopkeeper()] * 4)
        if turn.actor >= 0
    ]
    began = process_time()
    for view, moves in turns:
        Shopkeeper().choose(game, view, moves, Random(2))
    assert (process_time() - began) / len(turns) < 0.002


def test_its_games_differ_from_seed_to_seed_and_are_repeated_by_it() -> None:
    assert differ_and_repeat(game, Shopkeeper(), 3)


def test_what_others_hide_changes_nothing() -> None:
    rng = Random(3)
    asked = 0
    for turn in walk(game, game.setup(4), Random(4), [Shopkeeper()] * 4):
        if not isinstance(turn.move, (Deal, White, Yellow)):
            assert chosen(turn.state) == chosen(redeal(turn.state, turn.actor, rng))
            asked += redeal(turn.state, turn.actor, rng) != turn.state
    assert asked > 50


@each_seed
def test_it_fills_the_souk_that_pays_most(seed: int) -> None:
    shops = {"amphora_4.1": 1, "amphora_12.1": 0, "amphora_12.2": 0}
    state = at(day=7, shops=shops, rows=ROWS)
    assert chosen(state, seed) == "take amphora"


@each_seed
def test_it_builds_when_it_can(seed: int) -> None:
    state = at(moment="after", camels={"0": 2}, gold={"0": 0}, hands={"0": ["exchange"]})
    assert chosen(state, seed) == "build paddock"


@each_seed
def test_it_pays_a_camel_for_a_full_souk_and_none_for_a_lonely_cube(seed: int) -> None:
    facts = {"start": 1, "supervisor": "X", "rows": ROWS, "day": 7}
    full = at(**facts, shops={"amphora_4.1": 0}, camels={"0": 1})
    lonely = at(**facts, shops={"chest_8.1": 0}, camels={"0": 1})
    for state, row, space, answer in (
        (full, "camels", "N1", "save"),
        (lonely, "sack", "N2", "release"),
    ):
        for move in (f"take {row}", f"walk {space}"):
            state = game.apply(state, game.decode(move)).state
        assert chosen(state, seed) == answer


@each_seed
def test_it_spends_on_yellow_dice_only_what_no_building_needs(seed: int) -> None:
    built = ["shop", "hammam", "caravansary", "bazaar", "hoist"]
    for buildings, most in ((built, 3), ([], 0)):
        state = at(gold={"0": 6}, buildings={"0": buildings})
        move = game.decode(chosen(state, seed))
        assert isinstance(move, Roll)
        assert (move.yellow > 0) == (most > 0)


def test_in_one_position_it_may_do_this_or_that() -> None:
    state = at(rows={"camels": [1, 1, 1], "sack": [2, 2, 2], "gold": [6, 6, 6]})
    assert len({chosen(state, seed) for seed in range(40)}) > 1


def test_it_plays_where_nobody_else_is_named() -> None:
    assert usual_bot(game) == "shopkeeper"
    assert isinstance(make_bot("shopkeeper", game), Shopkeeper)
