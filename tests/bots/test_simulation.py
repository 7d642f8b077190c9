"""Whole games played by bots."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from rulebook_widgets.bots import EndlessGame, RandomBot, simulate, walk
from rulebook_widgets.core import CHANCE, AnyGame, OptionError, Session


class Witness:
    """Plays at random and remembers what it was told."""

    name = "witness"
    needs_view = True

    def __init__(self) -> None:
        self.views: list[Any] = []
        self.moves: list[Sequence[Any]] = []

    def choose(self, game: AnyGame, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        self.views.append(view)
        self.moves.append(moves)
        return rng.choice(moves)


class Blind(Witness):
    """A witness that does not look."""

    needs_view = False


def test_a_simulated_game_is_over_and_replays(pebbles: AnyGame) -> None:
    game = simulate(pebbles, players=3, seed=5)
    assert pebbles.actor(game.state) is None
    assert game.result == pebbles.result(game.state)
    assert game.record.replay() == game.state
    assert game.plies == Session.from_record(game.record).length > 10


def test_the_same_seed_gives_the_same_game_and_another_one_another(pebbles: AnyGame) -> None:
    assert simulate(pebbles, seed=1) == simulate(pebbles, seed=1)
    assert simulate(pebbles, seed=1).record.moves != simulate(pebbles, seed=2).record.moves


def test_options_go_to_the_set_up_and_into_the_record(pebbles: AnyGame) -> None:
    game = simulate(pebbles, seed=1, cups="four")
    assert len(game.state.cups) == 4
    assert game.record.options == {"cups": "four"}


def test_a_bot_sees_the_view_of_its_seat_and_its_legal_moves(pebbles: AnyGame) -> None:
    witness = Witness()
    rng, start = Random(2), pebbles.setup(2)
    turns = [turn for turn in walk(pebbles, start, rng, [RandomBot(), witness]) if turn.actor == 1]
    assert turns
    assert witness.views == [pebbles.view(turn.state, 1) for turn in turns]
    assert witness.moves == [pebbles.legal_moves(turn.state) for turn in turns]
    assert all(view.hands[0] is None for view in witness.views[:-1])


def test_a_bot_that_needs_no_view_gets_none(pebbles: AnyGame) -> None:
    blind = Blind()
    simulate(pebbles, 2, 3, [blind, RandomBot()])
    assert blind.views
    assert set(blind.views) == {None}


def test_a_walk_goes_from_state_to_state(pebbles: AnyGame) -> None:
    start = pebbles.setup(2)
    turns = list(walk(pebbles, start, Random(4)))
    assert turns[0].state == start
    assert turns[0].actor == CHANCE
    for turn, following in pairwise(turns):
        assert turn.step == pebbles.apply(turn.state, turn.move)
        assert turn.step.state == following.state
    assert pebbles.actor(turns[-1].step.state) is None


def test_a_game_that_goes_on_too_long_is_reported(pebbles: AnyGame) -> None:
    with pytest.raises(EndlessGame, match="Pebbles is not over after 5 moves"):
        simulate(pebbles, seed=1, longest=5)


def test_a_game_may_take_exactly_the_moves_it_is_allowed(pebbles: AnyGame) -> None:
    plies = simulate(pebbles, seed=1).plies
    assert simulate(pebbles, seed=1, longest=plies).plies == plies


@pytest.mark.parametrize("longest", [5, 6, 1000])
def test_a_game_may_be_left_before_its_end(pebbles: AnyGame, longest: int) -> None:
    whole = simulate(pebbles, seed=1)
    left = simulate(pebbles, seed=1, longest=longest, leave_after=5)
    assert (left.left, left.result, left.plies) == (True, None, 5)
    assert left.record.moves == whole.record.moves[:5]
    assert pebbles.actor(left.state) is not None


def test_a_game_that_is_over_sooner_is_not_left(pebbles: AnyGame) -> None:
    whole = simulate(pebbles, seed=1)
    assert not whole.left
    assert simulate(pebbles, seed=1, leave_after=whole.plies) == whole
    assert simulate(pebbles, seed=1, leave_after=whole.plies - 1).left


def test_each_seat_needs_a_bot(pebbles: AnyGame) -> None:
    with pytest.raises(OptionError, match="3 players need 3 bots, not 2"):
        simulate(pebbles, 3, 1, [RandomBot(), RandomBot()])
