"""The words of every installed game: there is a sentence for everything, and it is one."""

from __future__ import annotations

import re

import pytest

from rulebook_widgets.core import game_ids, load_game

each_game = pytest.mark.parametrize("game_id", game_ids())


@each_game
def test_every_move_has_its_sentence(game_id: str) -> None:
    game = load_game(game_id)
    assert set(game.words.moves) == {kind.__struct_config__.tag for kind in game.codec.types}


@each_game
def test_events_refusals_and_scores_are_sentences_and_moves_are_instructions(game_id: str) -> None:
    words = load_game(game_id).words
    said = [*words.events.values(), *words.refusals.values(), *words.scores.values()]
    assert [template for template in said if not template.endswith((".", "!", "?"))] == []
    assert [template for template in words.moves.values() if template.endswith(".")] == []


@each_game
def test_a_sentence_begins_with_a_capital_or_a_name(game_id: str) -> None:
    words = load_game(game_id).words
    for table in (words.events, words.refusals, words.scores, words.moves):
        for template in table.values():
            assert template[0].isupper() or re.match(r"\{\w+\}", template), template


@each_game
def test_words_for_those_who_do_not_know_stand_beside_words_for_those_who_do(game_id: str) -> None:
    events = load_game(game_id).words.events
    hidden = {kind.removesuffix(".hidden") for kind in events if kind.endswith(".hidden")}
    assert hidden <= set(events)
