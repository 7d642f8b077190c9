"""A lesson on the table."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rulebook_widgets.core import CHANCE, AnyGame
from rulebook_widgets.teaching import Lesson, LessonError, Script, Start
from tests.helpers.pebble_lessons import DEALING, DROPPING


def changed(lesson: Lesson, **what: Any) -> Lesson:
    return msgspec.structs.replace(lesson, **what)


def test_each_beat_stands_after_its_moves(pebbles: AnyGame) -> None:
    script = Script(pebbles, DROPPING)
    assert script.plies == (0, 1, 1, 1, 4, 4)
    assert script.session.ply == 0
    assert [pebbles.encode(move) for move in script.moves] == [
        "drop red 0",
        "drop blue 1",
        "stop",
        "draw green",
    ]


def test_the_dice_of_a_lesson_are_scripted(pebbles: AnyGame) -> None:
    script = Script(pebbles, DEALING)
    assert script.session.state_at(script.plies[-1]).hands == (
        ("blue", "red", "red"),
        ("blue", "blue", "green"),
    )
    assert script.session.state_at(3).phase == "deal"
    assert pebbles.actor(script.session.state_at(3)) == CHANCE


def test_chance_after_the_script_is_drawn(pebbles: AnyGame) -> None:
    session = Script(pebbles, DEALING).session
    session.seek(session.length)
    session.play(pebbles.decode("choose red"))
    session.play(pebbles.decode("choose blue"))
    session.play(pebbles.legal_moves(session.state)[0])
    session.play(pebbles.decode("stop"))
    assert session.actor == 1


@pytest.mark.parametrize(("ply", "beat"), [(0, 0), (1, 1), (2, 4), (3, 4), (4, 4), (5, 5), (99, 5)])
def test_which_beat_shows_a_move(pebbles: AnyGame, ply: int, beat: int) -> None:
    assert Script(pebbles, DROPPING).beat_at(ply) == beat


def test_an_impossible_move_names_lesson_and_beat(pebbles: AnyGame) -> None:
    beats = (*DROPPING.beats[:2], msgspec.structs.replace(DROPPING.beats[2], moves=("drop red 0",)))
    with pytest.raises(LessonError, match=r"'dropping', beat 3: the move 'drop red 0' .*PEB-3"):
        Script(pebbles, changed(DROPPING, beats=beats))


def test_a_lesson_without_beats_is_none(pebbles: AnyGame) -> None:
    with pytest.raises(LessonError, match="has no beats"):
        Script(pebbles, changed(DROPPING, beats=()))


@pytest.mark.parametrize(
    "start",
    [Start(9), Start(options={"speed": True}), Start(position={"colour": "pink"})],
)
def test_an_impossible_start_names_the_lesson(pebbles: AnyGame, start: Start) -> None:
    with pytest.raises(LessonError, match="'dropping' cannot be set up"):
        Script(pebbles, changed(DROPPING, start=start))
