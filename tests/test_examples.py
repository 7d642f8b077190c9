"""The worked examples of every installed game show what they say."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from rulebook_widgets.core import AnyGame, UnknownGame, game_ids, load_game, room
from rulebook_widgets.teaching import Example


def examples(game_id: str) -> dict[str, Example]:
    """The examples of a game; it need not have any."""
    try:
        found: dict[str, Example] = room(game_id, "examples").EXAMPLES
    except UnknownGame:
        return {}
    return found


each_example = pytest.mark.parametrize(
    ("game_id", "example"),
    [
        pytest.param(game_id, example, id=f"{game_id}-{example.id}")
        for game_id in game_ids()
        for example in examples(game_id).values()
    ],
)


def played(game: AnyGame, example: Example) -> tuple[Any, set[str]]:
    """The position after the moves of an example, and the rules cited on the way."""
    state, cited = game.position(**example.facts), set[str]()
    for move in example.moves:
        step = game.apply(state, game.decode(move))
        state, cited = step.state, cited | {event.rule for event in step.events}
    result = game.result(state)
    return state, cited | ({line.rule for line in result.lines} if result else set())


@pytest.mark.parametrize("game_id", game_ids())
def test_an_example_is_found_by_its_id(game_id: str) -> None:
    found = examples(game_id)
    assert list(found) == [example.id for example in found.values()]


@each_example
def test_moves_can_be_played_and_refused_ones_cannot(game_id: str, example: Example) -> None:
    game = load_game(game_id)
    state, _cited = played(game, example)
    for move, rule in example.refused.items():
        refusal = game.check(state, game.decode(move))
        assert refusal is not None, f"{move} is allowed"
        assert refusal.rule == rule


@each_example
def test_it_is_plain_data_and_cites_rules_that_it_shows(game_id: str, example: Example) -> None:
    game = load_game(game_id)
    _state, cited = played(game, example)
    if example.moves or example.refused:
        assert {*cited, *example.refused.values()} & set(example.rules)
    assert all(rule in game.rulebook for rule in example.rules)
    again = game.position(**json.loads(json.dumps(example.facts)))
    assert again == game.position(**example.facts)


@each_example
def test_its_words_are_sentences(game_id: str, example: Example) -> None:
    assert example.title[0].isupper() and not example.title.endswith(".")
    assert example.shows.endswith(".")
    assert not re.search(r"[{}_]", example.shows)
