"""A lesson on the stage: walked through, tried out, left and come back to."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from rulebook_widgets.core import AnyGame, text
from rulebook_widgets.stage import Caption, Controls, Message, Stage
from rulebook_widgets.teaching import LessonError
from tests.helpers.gesturing import changes_by
from tests.helpers.pebble_lessons import DEALING, DROPPING

TASK = 3
"""The beat of DROPPING that sets a task."""


@pytest.fixture
def lesson(pebbles: AnyGame) -> Stage:
    return Stage.for_lesson(pebbles, DROPPING)


def caption(stage: Stage) -> Caption:
    assert stage.caption is not None
    return stage.caption


def card_id(stage: Stage) -> str:
    assert stage.card is not None
    return stage.card.id


def test_a_lesson_begins_at_its_first_beat(lesson: Stage) -> None:
    assert lesson.lesson is DROPPING
    assert caption(lesson) == Caption(
        title="Dropping pebbles",
        text="These are the cups.",
        rule="PEB-3.1",
        prompt="",
        solved=False,
        number=1,
        count=6,
        can_hint=False,
        away=False,
    )
    assert card_id(lesson) == "PEB-3.1"
    assert lesson.controls == Controls(0, 5, False, True, False, False, 0, 1)


def test_a_whole_lesson_forward_and_back(lesson: Stage) -> None:
    """Every beat shows its own text, rule and position, in both directions."""
    seen = []
    while True:
        seen.append((caption(lesson), card_id(lesson), lesson.view, lesson.message, lesson.ply))
        if not lesson.controls.can_forward:
            break
        assert "caption" in changes_by(lesson, lesson.step, 1)
    assert [shown.text for shown, *_rest in seen] == [beat.text for beat in DROPPING.beats]
    assert [ply for *_rest, ply in seen] == [0, 1, 1, 1, 4, 4]
    for shown in reversed(seen[:-1]):
        lesson.step(-1)
        assert (caption(lesson), card_id(lesson), lesson.view, lesson.message) == (
            *shown[:1],
            shown[0].rule or card_id(lesson),
            *shown[2:4],
        )
    assert lesson.controls.lines == 1


def test_a_beat_shows_what_happened_on_the_way(lesson: Stage) -> None:
    lesson.step(1)
    assert [line.text for line in lesson.log] == ["Ann drops a red pebble into cup 1."]
    assert lesson.highlights.last == {"cup:0"}


def test_the_log_does_not_tell_what_comes(lesson: Stage) -> None:
    assert lesson.log == ()
    lesson.step(4)
    assert len(lesson.log) == 4
    assert not any(line.ahead for line in lesson.log)


def test_a_try_is_shown_with_the_reason_and_the_rule(lesson: Stage) -> None:
    lesson.step(2)
    assert lesson.message == Message(
        "refusal", "cup 1 already holds a red pebble.", "PEB-3.2", ("cup:0",)
    )
    assert card_id(lesson) == "PEB-3.2"
    assert lesson.highlights.refused == {"cup:0"}
    assert lesson.highlights.selected == {"hand:blue", "cup:0"}
    assert lesson.ply == 1, "nothing was played"
    lesson.step(1)
    assert lesson.message is None
    assert lesson.highlights.selected == frozenset()


def test_the_slider_seeks_beats_and_stops_at_the_ends(lesson: Stage) -> None:
    lesson.seek(4)
    assert (caption(lesson).number, lesson.ply, lesson.controls.ply) == (5, 4, 4)
    lesson.step(50)
    assert caption(lesson).number == 6
    lesson.seek(-3)
    assert caption(lesson).number == 1


def test_a_task_is_done_by_the_move_it_accepts(lesson: Stage) -> None:
    lesson.seek(TASK)
    assert caption(lesson).prompt == "Drop blue right beside red."
    lesson.click("hand:blue")
    changes = changes_by(lesson, lesson.click, "cup:1")
    assert lesson.message == Message(
        "success", "Well done. Ann drops a blue pebble into cup 2.", "PEB-3.1"
    )
    assert caption(lesson).solved
    assert caption(lesson).number == TASK + 1, "the learner goes on when ready"
    assert {"caption", "message", "scene", "log"} <= changes


def test_after_a_task_the_lesson_goes_on(lesson: Stage) -> None:
    lesson.seek(TASK)
    lesson.choose("drop blue 1")
    lesson.step(1)
    assert (caption(lesson).number, caption(lesson).away) == (5, False)
    assert lesson.controls.lines == 1, "it was the move of the script"
    lesson.seek(TASK)
    assert caption(lesson).solved, "what is done stays done"


def test_a_task_that_is_done_is_no_way_off_the_path(lesson: Stage) -> None:
    """One is told so only after one's next move, or after a move that the task did not ask for."""
    lesson.seek(TASK)
    lesson.choose("drop blue 1")
    assert not caption(lesson).away
    assert lesson.controls.can_back, "to try another way"
    lesson.choose("stop")
    assert caption(lesson).away
    lesson.step(-1)
    assert (caption(lesson).number, lesson.ply) == (TASK + 1, 1), "back to the task"
    lesson.choose("drop green 1")
    assert caption(lesson).away, "solved before, but not by this"


def test_another_legal_move_is_played_but_not_praised(lesson: Stage) -> None:
    lesson.seek(TASK)
    lesson.choose("drop green 1")
    assert lesson.message == Message(
        "info",
        "That is allowed, but the task is not done. Hint: Cup 2. "
        "Ann drops a green pebble into cup 2.",
        "PEB-3.1",
    )
    assert lesson.session.state.cups[1] == "green"
    assert not caption(lesson).solved
    assert caption(lesson).away


def test_a_forbidden_answer_says_why(lesson: Stage) -> None:
    lesson.seek(TASK)
    lesson.choose("drop blue 0")
    assert lesson.message is not None
    assert (lesson.message.tone, lesson.message.rule) == ("refusal", "PEB-3.2")
    assert not caption(lesson).away


def test_one_comes_back_to_the_lesson(lesson: Stage) -> None:
    lesson.seek(TASK)
    here = lesson.view
    lesson.choose("drop green 1")
    lesson.choose("stop")
    assert lesson.controls.lines == 2
    changes = changes_by(lesson, lesson.back_to_lesson)
    assert lesson.view == here
    assert not caption(lesson).away
    assert caption(lesson).number == TASK + 1
    assert {"caption", "view", "controls"} <= changes
    lesson.choose("drop blue 1")
    assert caption(lesson).solved, "and may try again"


def test_the_first_step_back_leads_back_to_the_beat(lesson: Stage) -> None:
    lesson.seek(TASK)
    lesson.choose("drop green 1")
    assert lesson.controls.can_back
    lesson.step(-1)
    assert (caption(lesson).number, caption(lesson).away) == (TASK + 1, False)
    lesson.step(-1)
    assert caption(lesson).number == TASK


def test_a_step_forward_from_elsewhere_goes_on_with_the_lesson(lesson: Stage) -> None:
    lesson.seek(TASK)
    lesson.choose("drop green 1")
    lesson.step(1)
    assert (caption(lesson).number, caption(lesson).away) == (5, False)
    assert lesson.session.state.cups[1] == "blue"


def test_own_moves_can_be_undone_up_to_the_beat(lesson: Stage) -> None:
    lesson.seek(TASK)
    assert not lesson.controls.can_undo
    assert not lesson.controls.can_redo, "redo would tell the answer"
    lesson.choose("drop green 1")
    lesson.choose("drop blue 2")
    lesson.undo()
    lesson.undo()
    assert lesson.ply == 1
    assert not lesson.controls.can_undo
    assert not caption(lesson).away, "all own moves are taken back"
    lesson.redo()
    assert caption(lesson).away
    assert lesson.session.state.cups[1] == "green"


def test_another_line_of_the_same_length_is_not_the_script(lesson: Stage) -> None:
    lesson.seek(TASK)
    lesson.choose("drop green 1")
    lesson.choose("stop")
    lesson.seek(4)
    lesson.switch(1)
    lesson.jump(4)
    assert (lesson.ply, caption(lesson).number, caption(lesson).away) == (4, 5, True)


def test_once_a_task_is_done_other_moves_are_just_moves(lesson: Stage) -> None:
    lesson.seek(TASK)
    lesson.choose("drop blue 1")
    lesson.back_to_lesson()
    lesson.choose("drop green 1")
    assert lesson.message is not None
    assert lesson.message.text == "Ann drops a green pebble into cup 2."
    assert caption(lesson).solved


def test_a_task_may_accept_whatever_brings_about_an_event(lesson: Stage) -> None:
    lesson.seek(5)
    assert lesson.session.actor == 1
    lesson.click("hand:red")
    lesson.click("cup:4")
    assert lesson.message is not None
    assert lesson.message.tone == "success"
    assert caption(lesson).solved


def test_hints_are_given_when_asked_for(lesson: Stage) -> None:
    lesson.hint()
    assert lesson.message == Message("info", "There is no hint here.")
    lesson.seek(TASK)
    assert caption(lesson).can_hint
    assert changes_by(lesson, lesson.hint) == {"message"}
    assert lesson.message == Message("info", "Cup 2.")


def test_a_task_without_a_hint_says_what_to_do(pebbles: AnyGame) -> None:
    task = msgspec.structs.replace(DROPPING.beats[TASK].task, hint="")
    beat = msgspec.structs.replace(DROPPING.beats[TASK], task=task)
    beats = (*DROPPING.beats[:TASK], beat)
    stage = Stage.for_lesson(pebbles, msgspec.structs.replace(DROPPING, beats=beats))
    stage.seek(TASK)
    stage.choose("drop green 1")
    assert stage.message is not None
    told = "That is allowed, but the task is not done. Go back and try again. Ann drops"
    assert stage.message.text.startswith(told)


def test_the_log_jumps_within_the_script(lesson: Stage) -> None:
    lesson.seek(4)
    lesson.jump(1)
    assert (lesson.ply, caption(lesson).number, caption(lesson).away) == (1, 2, False)
    lesson.seek(4)
    lesson.jump(2)
    assert (lesson.ply, caption(lesson).number, caption(lesson).away) == (2, 5, True)


def test_the_log_jumps_on_the_learners_own_line(lesson: Stage) -> None:
    lesson.seek(TASK)
    lesson.choose("drop green 1")
    lesson.choose("drop blue 2")
    lesson.jump(2)
    assert (lesson.ply, caption(lesson).number, caption(lesson).away) == (2, TASK + 1, True)
    assert lesson.session.state.cups[1] == "green"
    lesson.jump(1)
    assert not caption(lesson).away


def test_chance_is_drawn_once_the_learner_has_left_the_script(lesson: Stage) -> None:
    lesson.seek(TASK)
    lesson.choose("drop green 1")
    lesson.choose("stop")
    assert lesson.session.actor == 1


def test_chance_follows_the_script_as_long_as_the_learner_does(lesson: Stage) -> None:
    lesson.seek(TASK)
    lesson.choose("drop blue 1")
    lesson.choose("stop")
    assert lesson.game.encode(lesson.session.moves[3]) == "draw green"
    assert lesson.controls.lines == 1


def test_a_lesson_looks_through_the_eyes_it_names(pebbles: AnyGame) -> None:
    stage = Stage.for_lesson(pebbles, DEALING)
    stage.step(2)
    assert stage.eyes == 0
    assert [line.text for line in stage.log][-1] == "Ben draws a pebble."
    assert not stage.waiting


def test_looking_otherwise_shows_a_try_again(lesson: Stage) -> None:
    lesson.step(2)
    lesson.look(0)
    assert lesson.message is not None
    assert lesson.message.rule == "PEB-3.2"


def test_a_lesson_can_be_saved_and_opened_as_a_game(lesson: Stage) -> None:
    lesson.seek(TASK)
    lesson.choose("drop green 1")
    lesson.load(lesson.save())
    assert lesson.lesson is None
    assert lesson.session.state.cups[1] == "green"


def test_an_unknown_lesson_makes_no_stage(pebbles: AnyGame) -> None:
    broken = msgspec.structs.replace(DROPPING, beats=())
    with pytest.raises(LessonError):
        Stage.for_lesson(pebbles, broken)


@pytest.fixture
def _marked_texts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    class Marking:
        def gettext(self, message: str) -> str:
            return f"<{message}>"

    plain = text._catalogue
    monkeypatch.setattr(text, "_catalogue", lambda code: Marking() if code == "xx" else plain(code))
    yield
    text.use_language("en")


@pytest.mark.usefixtures("_marked_texts")
def test_texts_are_translated_where_they_are_shown(lesson: Stage) -> None:
    lesson.seek(TASK)
    assert lesson.status == "Ann is to move. Possible moves: 11."
    assert lesson.log[0].text == "Ann drops a red pebble into cup 1."
    text.use_language("xx")
    assert lesson.status == "<Ann is to move. Possible moves: 11.>"
    assert lesson.log[0].text == "<Ann drops a red pebble into cup 1.>"
    assert caption(lesson).title == "<Dropping pebbles>"
    assert caption(lesson).prompt == "<Drop blue right beside red.>"
    lesson.hint()
    assert lesson.message == Message("info", "<Cup 2.>")
