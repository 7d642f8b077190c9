"""Lessons as plain data: where they begin, what is said, shown and tried beat by beat.

Texts in a lesson are marked with ``N_`` and translated where they are shown. Moves are written
as :meth:`Game.encode` writes them, outcomes of chance included, so a lesson can script the dice.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from rulebook_widgets.core import (
    CHANCE,
    EVERYTHING,
    AnyGame,
    Event,
    Eyes,
    OptionValue,
    RulebookError,
    Session,
)


class LessonError(RulebookError):
    """A lesson does not keep what it promises; the sentence names lesson and beat."""


class Start(msgspec.Struct, frozen=True):
    """Where a lesson begins: a set-up, or a position built by hand.

    Attributes:
        players: how many play; None for the game's default.
        seed: where chance comes from that the lesson does not script.
        options: options of the set-up.
        position: the facts of :meth:`Game.position`, or None for a set-up.
    """

    players: int | None = None
    seed: int = 0
    options: Mapping[str, OptionValue] = {}
    position: Mapping[str, Any] | None = None

    def session(self, game: AnyGame) -> Session:
        """Return a session that stands at the beginning; chance waits to be scripted.

        Raises:
            RulebookError: players, options or position are not possible.
        """
        if self.position is None:
            return Session(game, self.players, self.seed, auto_chance=False, **self.options)
        facts = dict(self.position)
        if self.players is not None:
            facts.setdefault("players", self.players)
        return Session.from_position(game, seed=self.seed, auto_chance=False, **facts)


class Task(msgspec.Struct, frozen=True):
    """Something the learner is asked to do.

    Attributes:
        prompt: what is asked, as an instruction.
        accept: the moves that do it.
        event: any legal move that brings about an event of this kind does it too.
        hint: help for those who are stuck.
    """

    prompt: str
    accept: tuple[str, ...] = ()
    event: str = ""
    hint: str = ""

    def accepts(self, encoded: str, events: Iterable[Event]) -> bool:
        """Tell whether a move, with the events it brought about, does what is asked.

        >>> task = Task("Capture something.", event="capture")
        >>> task.accepts("place 3", [Event("capture", "R-1")])
        True
        """
        if encoded in self.accept:
            return True
        return bool(self.event) and any(event.kind == self.event for event in events)


class Beat(msgspec.Struct, frozen=True):
    """One step of a lesson. Its text is read when the board shows the position after its moves.

    Attributes:
        text: what the learner reads.
        rule: the rule it is about; the rule card shows it.
        moves: what is played on the way to this beat.
        tries: a move that is tried and refused, for all to see why; or "".
        refused: the rule that must refuse it.
        task: what the learner is asked to do now, or None.
    """

    text: str
    rule: str = ""
    moves: tuple[str, ...] = ()
    tries: str = ""
    refused: str = ""
    task: Task | None = None


class Lesson(msgspec.Struct, frozen=True):
    """A scripted walk through one or a few rules.

    Attributes:
        id: a short name, unique in its game: ``"ships"``.
        title: what it is called.
        rules: ids of the rules it teaches; each must be shown by one of its beats.
        start: where it begins.
        beats: its steps, at least one.
        eyes: whose eyes the learner looks through; ``EVERYTHING`` plays for every seat.
    """

    id: str
    title: str
    rules: tuple[str, ...]
    start: Start
    beats: tuple[Beat, ...]
    eyes: Eyes = EVERYTHING

    def may_act(self, actor: int | None) -> bool:
        """Tell whether the learner moves for that actor."""
        if actor is None or actor == CHANCE:
            return False
        return self.eyes in (actor, EVERYTHING)


def find_lesson(lessons: Iterable[Lesson], lesson_id: str) -> Lesson:
    """Return the lesson of that id.

    Raises:
        LessonError: there is none.
    """
    known = {lesson.id: lesson for lesson in lessons}
    if lesson_id not in known:
        names = ", ".join(known) or "none"
        raise LessonError(f"There is no lesson {lesson_id!r}; the lessons are: {names}.")
    return known[lesson_id]
