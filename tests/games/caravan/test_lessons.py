"""The lessons of Caravan: tasks are answered, examples are played, places are there."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from rulebook_widgets.core import EVERYTHING
from rulebook_widgets.games.caravan.board import MAIN
from rulebook_widgets.games.caravan.examples import EXAMPLES
from rulebook_widgets.games.caravan.lessons import lessons
from rulebook_widgets.games.caravan.rules import game
from rulebook_widgets.teaching import Beat, Example, Lesson, Script, find_lesson

each_lesson = pytest.mark.parametrize("lesson", lessons, ids=[lesson.id for lesson in lessons])


# ------------------------------------------------------------------------------------ all of them


def test_every_rule_has_a_lesson_of_its_own_in_its_section() -> None:
    """`RuleExample` shows a rule by the first lesson about it: no chapter offers one twice."""
    first = {
        rule.id: next(lesson for lesson in lessons if rule.id in lesson.rules)
        for rule in game.rulebook.rule
    }
    for rule, lesson in first.items():
        assert lesson.rules[0].rpartition(".")[0] == rule.rpartition(".")[0], rule
    assert len({lesson.id for lesson in first.values()}) == len(first)


@each_lesson
def test_a_lesson_is_not_called_like_the_rule_above_it(lesson: Lesson) -> None:
    assert lesson.title not in {rule.title for rule in game.rulebook.rule}


@each_lesson
def test_a_lesson_is_a_few_steps_long(lesson: Lesson) -> None:
    assert 2 <= len(lesson.beats) <= 6


def _texts(beat: Beat) -> Iterator[str]:
    yield beat.text
    if beat.task is not None:
        yield beat.task.prompt
        yield beat.task.hint


SPACE = re.compile(r"\b[a-g][1-7]\b")


@each_lesson
def test_places_that_are_named_have_something_to_do_with_the_position(lesson: Lesson) -> None:
    """A camel, a good or a city is there, was there, or is the aim of a move of the lesson."""
    script = Script(game, lesson)
    known = {*MAIN.city_at, *MAIN.number_at}
    for ply in script.plies:
        known |= {c.space for herd in script.session.state_at(ply).camels for c in herd}
    for beat in lesson.beats:
        answers = beat.task.accept if beat.task is not None else ()
        for move in (*beat.moves, *answers, beat.tries):
            known |= set(SPACE.findall(move))
        for text in _texts(beat):
            assert set(SPACE.findall(text)) <= known, text


CITY = re.compile(rf"\b({'|'.join(city.title for city in MAIN.cities.values())})[,:]? (?:on )?"
                  r"([a-g][1-7])")  # fmt: skip


@each_lesson
def test_cities_lie_where_the_lessons_say(lesson: Lesson) -> None:
    titles = {city.title: city.space for city in MAIN.cities.values()}
    for beat in lesson.beats:
        for text in _texts(beat):
            for title, space in re.findall(CITY, text.replace(", on ", " on ")):
                assert titles[title] == space, text


def test_everything_may_be_seen_in_every_lesson() -> None:
    assert {lesson.eyes for lesson in lessons} == {EVERYTHING}


PLAYED = [
    (lesson, example)
    for lesson in lessons
    for example in EXAMPLES.values()
    if lesson.start.position == example.facts and example.moves
]


@pytest.mark.parametrize(
    ("lesson", "example"), PLAYED, ids=[example.id for _lesson, example in PLAYED]
)
def test_a_lesson_from_an_example_plays_it(lesson: Lesson, example: Example) -> None:
    moves = tuple(move for beat in lesson.beats for move in beat.moves)
    assert moves[: len(example.moves)] == example.moves


def test_the_examples_of_the_sheet_have_lessons() -> None:
    """G4 plays nothing: it shows what is refused."""
    assert {"G1", "G2", "G3"} <= {example.id for _lesson, example in PLAYED}
    refused = find_lesson(lessons, "last-free-camel")
    assert refused.start.position == EXAMPLES["G4"].facts
    tries = {beat.tries: beat.refused for beat in refused.beats if beat.tries}
    assert tries == EXAMPLES["G4"].refused
