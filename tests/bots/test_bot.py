"""Bots by name, and what they are told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from rulebook_widgets.bots import (
    Bot,
    RandomBot,
    UnknownBot,
    bot,
    bot_names,
    make_bot,
    register_bot,
    usual_bot,
)
from rulebook_widgets.core import AnyGame, game_ids, load_game, room
from rulebook_widgets.core.errors import UnknownGame


class FirstBot:
    """Plays the first move."""

    name = "first"
    needs_view = True

    def choose(self, game: AnyGame, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        return moves[0]


@pytest.fixture
def own_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let a test register bots without a trace."""
    monkeypatch.setattr(bot, "_BOTS", dict(bot._BOTS))
    yield


def test_the_random_bot_plays_every_move_about_equally_often(pebbles: AnyGame) -> None:
    rng, player = Random(3), make_bot("random")
    moves = list("abcd")
    counts = Counter(player.choose(pebbles, None, moves, rng) for _ in range(4000))
    assert set(counts) == set(moves)
    assert all(900 < count < 1100 for count in counts.values())


def test_the_random_bot_takes_all_chance_from_the_source_it_is_given(pebbles: AnyGame) -> None:
    moves = list(range(50))
    one, two = Random(8), Random(8)
    player = RandomBot()
    first = [player.choose(pebbles, None, moves, one) for _ in range(20)]
    assert first == [player.choose(pebbles, None, moves, two) for _ in range(20)]
    assert len(set(first)) > 5


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'deep'; the bots are: .*random"):
        make_bot("deep")


@pytest.mark.usefixtures("own_bots")
def test_a_registered_bot_is_found_by_its_name() -> None:
    register_bot("first", FirstBot)
    assert "first" in bot_names()
    assert make_bot("first").choose(None, None, ["a", "b"], Random(1)) == "a"  # type: ignore[arg-type]
    assert list(bot_names()) == sorted(bot_names())


def test_what_has_the_attributes_of_a_bot_is_one() -> None:
    assert isinstance(FirstBot(), Bot)
    assert isinstance(RandomBot(), Bot)
    assert not isinstance("random", Bot)


class LastBot(FirstBot):
    """Plays the last move."""

    name = "last"

    def choose(self, game: AnyGame, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        return moves[-1]


@pytest.fixture
def with_own_bots(pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """Pebbles with a room of bots."""

    def found(game_id: str, name: str) -> Any:
        if (game_id, name) != (pebbles.id, "bots"):
            return room(game_id, name)
        return SimpleNamespace(bots={"last": LastBot, "first": FirstBot})

    monkeypatch.setattr(bot, "room", found)
    return pebbles


def test_a_game_without_bots_of_its_own_is_played_by_those_for_all(pebbles: AnyGame) -> None:
    assert bot_names(pebbles) == bot_names() == ("random",)
    assert usual_bot(pebbles) == usual_bot() == "random"
    assert isinstance(make_bot("random", pebbles), RandomBot)


def test_a_games_own_bots_come_first_and_the_first_is_the_usual_one(with_own_bots: AnyGame) -> None:
    assert bot_names(with_own_bots) == ("last", "first", "random")
    assert usual_bot(with_own_bots) == "last"
    assert isinstance(make_bot("last", with_own_bots), LastBot)
    assert isinstance(make_bot("random", with_own_bots), RandomBot)


@pytest.mark.usefixtures("with_own_bots")
def test_no_other_game_has_them() -> None:
    assert "last" not in bot_names(load_game("samurai"))
    with pytest.raises(UnknownBot, match=r"no bot 'last'; the bots are: .*random\."):
        make_bot("last", load_game("samurai"))


@pytest.mark.usefixtures("own_bots")
def test_a_games_own_bot_goes_before_one_of_the_same_name(with_own_bots: AnyGame) -> None:
    register_bot("last", FirstBot)
    assert isinstance(make_bot("last", with_own_bots), LastBot)
    assert bot_names(with_own_bots).count("last") == 1
    assert type(make_bot("last")) is FirstBot


@pytest.mark.parametrize("game_id", game_ids())
def test_the_own_bots_of_a_game_go_by_the_names_they_have(game_id: str) -> None:
    game = load_game(game_id)
    try:
        own = room(game_id, "bots").bots
    except UnknownGame:
        assert usual_bot(game) == "random"
        return
    assert usual_bot(game) == next(iter(own))
    assert "person" not in own
    for name in own:
        player = make_bot(name, game)
        assert isinstance(player, Bot)
        assert player.name == name
