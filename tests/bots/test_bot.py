"""Bots by name, and what they are told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from rulebook_widgets.bots import Bot, RandomBot, UnknownBot, bot, bot_names, make_bot, register_bot
from rulebook_widgets.core import AnyGame


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
