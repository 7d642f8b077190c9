"""New games, saving and loading; what is bad changes nothing."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from rulebook_widgets.core import AnyGame, RecordError, RulebookError
from rulebook_widgets.stage import SHOWN, Stage
from tests.helpers.gesturing import changes_by
from tests.helpers.pebble_lessons import DROPPING


def state_of(stage: Stage) -> dict[str, Any]:
    shown = {name: getattr(stage, name) for name in SHOWN if name != "message"}
    return {**shown, "record": stage.save(), "selection": stage.selection}


def test_a_saved_game_opens_where_it_was(stage: Stage, pebbles: AnyGame) -> None:
    stage.choose("drop blue 1")
    stage.choose("stop")
    other = Stage.for_game(pebbles, 2, 8, seats="person")
    changes = changes_by(other, other.load, stage.save())
    assert other.session.state == stage.session.state
    assert other.save() == stage.save()
    assert other.log[0].text == "Ann drops a blue pebble into cup 2."
    assert {"view", "scene", "log"} <= changes
    assert other.message is None


def test_lines_are_saved_too(stage: Stage, pebbles: AnyGame) -> None:
    stage.choose("drop blue 1")
    stage.undo()
    stage.choose("drop blue 2")
    stage.load(stage.save())
    assert stage.controls.lines == 2
    assert stage.session.state.cups[2] == "blue"


def test_a_stage_can_be_made_from_a_record(stage: Stage) -> None:
    stage.choose("drop blue 1")
    again = Stage.for_record(stage.save(), seats="person")
    assert again.session.state == stage.session.state
    assert Stage.for_record(stage.session.record).seats == ("person", "random")


def bad_records(stage: Stage) -> dict[str, str | bytes]:
    good = json.loads(stage.save())
    return {
        "empty": "",
        "no JSON": "{moves",
        "another thing": '{"cells": []}',
        "cut off": stage.save()[:-20],
        "newer": json.dumps({**good, "version": 99}),
        "illegal": json.dumps({**good, "moves": ["drop blue 1", "drop blue 2"]}),
        "no move": json.dumps({**good, "moves": ["fly"]}),
        "another game": json.dumps({**good, "game": "samurai"}),
        "no game": json.dumps({**good, "game": "ludo"}),
        "too many players": json.dumps({**good, "players": 9}),
        "junk": "x" * 10_000_000,
        "bytes": b"\xff\xfe\x00",
    }


BAD = (
    "empty",
    "no JSON",
    "another thing",
    "cut off",
    "newer",
    "illegal",
    "no move",
    "another game",
    "no game",
    "too many players",
    "junk",
    "bytes",
)


def test_every_bad_record_is_tried(stage: Stage) -> None:
    assert set(BAD) == set(bad_records(stage))


@pytest.mark.parametrize("name", BAD)
def test_a_bad_record_is_explained_and_changes_nothing(stage: Stage, name: str) -> None:
    stage.choose("drop blue 1")
    stage.click("hand:red")
    before = state_of(stage)
    changes = changes_by(stage, stage.load, bad_records(stage)[name])
    assert stage.message is not None
    assert stage.message.tone == "error"
    assert len(stage.message.text) > 20
    assert state_of(stage) == before
    assert changes <= {"message"}
    stage.click("cup:3")
    assert stage.ply == 2


def test_a_record_of_another_game_is_named(stage: Stage) -> None:
    stage.load(bad_records(stage)["another game"])
    assert stage.message is not None
    assert stage.message.text == ("This is a saved game of Samurai, and this board plays Pebbles.")


@pytest.mark.parametrize("fact", [{"moves": ["x" * 5_000]}, {"players": 10**400}])
def test_what_is_quoted_from_a_bad_record_can_be_read(stage: Stage, fact: dict[str, Any]) -> None:
    stage.load(json.dumps({**json.loads(stage.save()), **fact}))
    assert stage.message is not None
    assert 0 < len(stage.message.text) <= 404


def test_long_words_of_a_bad_record_are_cut(stage: Stage) -> None:
    stage.new_game()
    stage.load(json.dumps({**json.loads(stage.save()), "options": {"cups": "x" * 5_000}}))
    assert stage.message is not None
    assert stage.message.text.endswith("x ...") and len(stage.message.text) == 404


def test_a_bad_record_makes_no_stage() -> None:
    with pytest.raises(RecordError):
        Stage.for_record("nothing")


def test_a_new_game_keeps_what_is_not_named(pebbles: AnyGame) -> None:
    stage = Stage.for_game(pebbles, 3, 1, {"cups": "four"}, seats=["random", "person", "random"])
    stage.why("PEB-1.1")
    changes = changes_by(stage, stage.new_game)
    assert stage.session.players == 3
    assert len(stage.session.state.cups) == 4
    assert stage.seats == ("random", "person", "random")
    assert stage.eyes == 1
    assert stage.card is None
    assert "card" in changes


def test_a_new_game_with_everything_named(stage: Stage) -> None:
    stage.new_game(3, 12, {"cups": "four", "open": True}, "person")
    record = stage.session.record
    assert (record.players, record.seed) == (3, 12)
    assert record.options == {"cups": "four", "open": True}
    assert stage.seats == ("person",) * 3
    assert not stage.follow, "as it was chosen"


def test_a_new_game_for_more_players_fills_up_with_bots(against_bot: Stage) -> None:
    against_bot.new_game(players=3)
    assert against_bot.seats == ("person", "random", "random")
    assert len(against_bot.eyes_offered) == 5


def test_eyes_follow_when_a_new_game_brings_more_people(against_bot: Stage) -> None:
    against_bot.new_game(seats="person")
    assert against_bot.follow


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 7},
        {"players": "two"},
        {"options": {"turbo": True}},
        {"options": {"cups": "nine"}},
        {"seats": ["person"]},
        {"seats": ["person", "deep thought"]},
        {"seed": "x"},
    ],
)
def test_a_new_game_that_cannot_be_changes_nothing(stage: Stage, wrong: dict[str, Any]) -> None:
    stage.choose("drop blue 1")
    before = state_of(stage)
    stage.new_game(**wrong)
    assert stage.message is not None
    assert stage.message.tone == "error"
    assert state_of(stage) == before


@pytest.mark.parametrize(
    "wrong",
    [{"players": 1}, {"options": {"x": True}}, {"seats": "nobody"}, {"game": "ludo"}],
)
def test_an_impossible_stage_is_not_made(pebbles: AnyGame, wrong: dict[str, Any]) -> None:
    with pytest.raises(RulebookError):
        Stage.for_game(**{"game": pebbles, **wrong})


def test_a_game_begun_in_a_lesson_leads_back_to_it(pebbles: AnyGame, stage: Stage) -> None:
    for leave in (lambda s: s.new_game(), lambda s: s.load(stage.save())):
        lesson = Stage.for_lesson(pebbles, DROPPING)
        task = next(n for n, beat in enumerate(DROPPING.beats) if beat.task)
        lesson.seek(task)
        lesson.choose(lesson.choices[0].choices[0].encoded)
        before = lesson.caption
        leave(lesson)
        assert (lesson.lesson, lesson.caption) == (None, None)
        assert lesson.seats == ("person", "random")
        assert lesson.left_lesson == DROPPING.title
        lesson.new_game(3)
        assert lesson.left_lesson, "also from a second game"
        lesson.back_to_lesson()
        assert (lesson.lesson, lesson.left_lesson) == (DROPPING, "")
        assert lesson.seats == ("person", "person")
        assert before is not None
        assert lesson.caption == msgspec.structs.replace(before, away=False)


def test_a_game_has_no_lesson_to_go_back_to(stage: Stage) -> None:
    stage.back_to_lesson()
    assert stage.message is not None
    assert stage.message.text == "This is a game, not a lesson."
