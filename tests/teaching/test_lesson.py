"""Lessons as data: where they begin, what they accept, who may act."""

from __future__ import annotations

import pytest

from rulebook_widgets.core import CHANCE, EVERYTHING, AnyGame, Event, PositionError
from rulebook_widgets.teaching import Beat, Lesson, LessonError, Start, Task, find_lesson
from tests.helpers.pebble_lessons import DEALING, DROPPING


def test_a_lesson_can_begin_with_a_set_up(pebbles: AnyGame) -> None:
    session = Start(3, 5, {"cups": "four"}).session(pebbles)
    assert session.state == pebbles.setup(3, cups="four")
    assert session.seed == 5
    assert session.actor == CHANCE, "chance waits to be scripted"


def test_a_lesson_can_begin_with_a_position(pebbles: AnyGame) -> None:
    facts = {"hands": (("red",), (), ("blue",)), "seat": 2}
    session = Start(3, position=facts).session(pebbles)
    assert session.state == pebbles.position(players=3, **facts)
    assert session.record.replay() == session.state


def test_an_impossible_position_is_refused(pebbles: AnyGame) -> None:
    with pytest.raises(PositionError):
        Start(position={"hands": (("red",) * 5, ())}).session(pebbles)


def test_a_task_accepts_its_moves_and_its_event() -> None:
    task = Task("Stop, or draw.", accept=("stop",), event="draw")
    assert task.accepts("stop", [])
    assert task.accepts("drop red 0", [Event("drop", "R"), Event("draw", "R")])
    assert not task.accepts("drop red 0", [Event("drop", "R")])


def test_a_task_without_an_event_accepts_its_moves_only() -> None:
    assert not Task("Stop.", accept=("stop",)).accepts("drop red 0", [Event("", "R")])


@pytest.mark.parametrize(
    ("eyes", "actor", "may"),
    [
        (0, 0, True),
        (0, 1, False),
        (EVERYTHING, 1, True),
        (None, 1, False),
        (EVERYTHING, CHANCE, False),
        (EVERYTHING, None, False),
        (None, None, False),
    ],
)
def test_who_may_act_in_a_lesson(eyes: int | None, actor: int | None, may: bool) -> None:
    lesson = Lesson("x", "X", (), Start(), (Beat("Look."),), eyes)
    assert lesson.may_act(actor) is may


def test_a_lesson_is_found_by_its_id() -> None:
    assert find_lesson((DEALING, DROPPING), "dropping") is DROPPING
    with pytest.raises(LessonError, match="no lesson 'x'; the lessons are: dealing, dropping"):
        find_lesson((DEALING, DROPPING), "x")
    with pytest.raises(LessonError, match="the lessons are: none"):
        find_lesson((), "x")
