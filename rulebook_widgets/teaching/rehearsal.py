"""Proof that a lesson keeps what it promises: it is played from beginning to end."""

from __future__ import annotations

from typing import Any

from rulebook_widgets.core import AnyGame, RulebookError
from rulebook_widgets.teaching.lesson import Beat, Lesson, LessonError, Task
from rulebook_widgets.teaching.script import Script


def rehearse(game: AnyGame, lesson: Lesson) -> Script:
    """Play a lesson and return it played.

    Every move must be legal, every try refused by exactly the rule it names, every rule must
    stand in the rulebook, every rule of the lesson be shown, and every task be possible for the
    learner, with all the answers it accepts.

    Raises:
        LessonError: names the beat and what is wrong with it.
    """
    script = Script(game, lesson)
    for number, beat in enumerate(lesson.beats, 1):
        state = script.session.state_at(script.plies[number - 1])
        try:
            _rehearse_beat(game, lesson, beat, state)
        except RulebookError as error:
            raise script.trouble(number, str(error)) from error
    _require_shown(game, lesson)
    return script


def _rehearse_beat(game: AnyGame, lesson: Lesson, beat: Beat, state: Any) -> None:
    if not beat.text:
        raise LessonError("it says nothing.")
    if beat.rule:
        game.rulebook[beat.rule]
    if beat.tries or beat.refused:
        _rehearse_try(game, beat, state)
    if beat.task is not None:
        if not lesson.may_act(game.actor(state)):
            raise LessonError("it sets a task, but these eyes are not to move here.")
        _rehearse_task(game, beat.task, state)


def _rehearse_try(game: AnyGame, beat: Beat, state: Any) -> None:
    game.rulebook[beat.refused]
    refusal = game.check(state, game.decode(beat.tries))
    if refusal is None:
        raise LessonError(f"the try {beat.tries!r} is legal; {beat.refused} was to refuse it.")
    if refusal.rule != beat.refused:
        raise LessonError(
            f"the try {beat.tries!r} is refused by {refusal.rule}, not by {beat.refused}: "
            f"{game.sentence(refusal)}"
        )


def _rehearse_task(game: AnyGame, task: Task, state: Any) -> None:
    if not task.prompt:
        raise LessonError("its task asks nothing.")
    if not task.accept and not task.event:
        raise LessonError("its task accepts nothing.")
    for text in task.accept:
        game.apply(state, game.decode(text))
    if task.event and not _can_happen(game, task.event, state):
        raise LessonError(f"its task waits for {task.event!r}, which no legal move brings about.")


def _can_happen(game: AnyGame, kind: str, state: Any) -> bool:
    steps = (game.apply(state, move) for move in game.legal_moves(state))
    return any(event.kind == kind for step in steps for event in step.events)


def _require_shown(game: AnyGame, lesson: Lesson) -> None:
    shown = {rule for beat in lesson.beats for rule in (beat.rule, beat.refused)}
    for rule in lesson.rules:
        if rule not in game.rulebook:
            raise LessonError(f"Lesson {lesson.id!r} promises {rule}, which is no rule.")
        if rule not in shown:
            raise LessonError(f"Lesson {lesson.id!r} promises {rule}, but no beat shows it.")
