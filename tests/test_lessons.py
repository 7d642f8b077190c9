"""The lessons of every installed game: they cover its rulebook, and they are fit to be read.

That they keep their promises is seen where they are walked through, in `stage/test_every_game.py`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from rulebook_widgets.core import game_ids, load_game, room
from rulebook_widgets.teaching import Beat, Lesson, Script

each_game = pytest.mark.parametrize("game_id", game_ids())
each_lesson = pytest.mark.parametrize(
    ("game_id", "lesson"),
    [
        pytest.param(game_id, lesson, id=f"{game_id}-{lesson.id}")
        for game_id in game_ids()
        for lesson in room(game_id, "lessons").lessons
    ],
)


ANOTHER_WAY = {"yspahan-buying-dice"}
"""Lessons whose text says that they go on in another way than they asked for."""


@each_game
def test_every_rule_has_a_lesson(game_id: str) -> None:
    taught = {rule for lesson in room(game_id, "lessons").lessons for rule in lesson.rules}
    assert taught == {rule.id for rule in load_game(game_id).rulebook.rule}


@each_game
def test_ids_and_titles_are_unique(game_id: str) -> None:
    lessons = room(game_id, "lessons").lessons
    for named in (Counter(one.id for one in lessons), Counter(one.title for one in lessons)):
        assert {name for name, count in named.items() if count > 1} == set()


@each_lesson
def test_a_beat_names_a_known_rule_and_sets_a_task_or_shows_a_try(
    game_id: str, lesson: Lesson
) -> None:
    for beat in lesson.beats:
        assert beat.rule in load_game(game_id).rulebook or not beat.rule
        assert not (beat.tries and beat.task)


@each_lesson
def test_texts_are_short_and_whole_sentences(game_id: str, lesson: Lesson) -> None:
    for beat in lesson.beats:
        for text in _texts(beat):
            assert 0 < len(text) <= 280, text
            assert text[-1] in ".?:!" and "  " not in text, text
            assert not re.search(r"[{}]", text), text


def _texts(beat: Beat) -> Iterator[str]:
    yield beat.text
    if beat.task is not None:
        yield beat.task.prompt
        if beat.task.hint:
            yield beat.task.hint


@each_lesson
def test_a_task_is_answered_by_what_comes_next(game_id: str, lesson: Lesson) -> None:
    """The script goes on with an answer that the task accepts; the last task may stay open."""
    game, script = load_game(game_id), Script(load_game(game_id), lesson)
    for beat, ply in zip(lesson.beats, script.plies, strict=True):
        if beat.task is None or f"{game_id}-{lesson.id}" in ANOTHER_WAY:
            continue
        if ply == len(script.moves):
            assert beat is lesson.beats[-1]
            continue
        move = script.moves[ply]
        step = game.apply(script.session.state_at(ply), move)
        assert beat.task.accepts(game.encode(move), step.events)
