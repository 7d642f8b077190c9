"""How a stage is made: for a game, a position, a record or a lesson."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal, Self, TypeAlias, cast

from rulebook_widgets.core import (
    AnyGame,
    Eyes,
    OptionValue,
    Record,
    Session,
    load_game,
    room,
)
from rulebook_widgets.stage import messages
from rulebook_widgets.stage.gestures import Gesturing
from rulebook_widgets.stage.paths import SceneRoom
from rulebook_widgets.stage.people import PERSON, Plan, Seats
from rulebook_widgets.teaching import Lesson, Script, find_lesson

Looks: TypeAlias = Eyes | Literal["person"]
"""Whose eyes look at first; "person" stands for those of the first person at the table."""


class Making(Gesturing):
    """The ways to make a stage. Unlike gestures they raise what goes wrong."""

    @classmethod
    def for_game(
        cls,
        game: AnyGame | str,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        *,
        seats: Plan = None,
        eyes: Looks = "person",
        follow: bool | None = None,
        cover: bool = True,
        scenes: SceneRoom | None = None,
    ) -> Self:
        """Set up a new game.

        Args:
            game: a game or its id.
            players: how many play; by default the game's default.
            seed: where chance comes from; by default a new one.
            options: options of the set-up.
            seats: who plays each seat: ``"person"``, the name of a bot, or a bot. One text
                stands for all; by default the first is a person, the others the game's usual bots.
            eyes: whose eyes look at first.
            follow: whether the eyes go along with the turn; by default where several people play.
            cover: whether people are asked to hand the screen over before secrets of the next
                one are shown.
            scenes: the game's scene room, if it is not an installed game.

        Raises:
            RulebookError: there is no such game, player count, option, seat or bot.
        """
        stage = cls(*_found(game, scenes))
        chosen: dict[str, Any] = dict(options or {})
        session = Session(stage.game, players, seed, **chosen)
        return stage._seated(session, seats, eyes, follow, cover)

    @classmethod
    def for_position(
        cls,
        game: AnyGame | str,
        *,
        seed: int | None = None,
        seats: Plan = None,
        eyes: Looks = "person",
        follow: bool | None = None,
        cover: bool = True,
        scenes: SceneRoom | None = None,
        **facts: Any,
    ) -> Self:
        """Begin from a position built by hand.

        Args:
            game: a game or its id.
            seed: as for :meth:`for_game`.
            seats: as for :meth:`for_game`.
            eyes: as for :meth:`for_game`.
            follow: as for :meth:`for_game`.
            cover: as for :meth:`for_game`.
            scenes: as for :meth:`for_game`.
            **facts: the facts of :meth:`Game.position`.

        Raises:
            RulebookError: the facts contradict each other or the material.
        """
        stage = cls(*_found(game, scenes))
        session = Session.from_position(stage.game, seed=seed, **facts)
        return stage._seated(session, seats, eyes, follow, cover)

    @classmethod
    def for_record(
        cls,
        record: Record | str,
        *,
        seats: Plan = None,
        eyes: Looks = "person",
        follow: bool | None = None,
        cover: bool = True,
        scenes: SceneRoom | None = None,
    ) -> Self:
        """Open a record, at its last move.

        Args:
            record: a record or its JSON.
            seats: as for :meth:`for_game`.
            eyes: as for :meth:`for_game`.
            follow: as for :meth:`for_game`.
            cover: as for :meth:`for_game`.
            scenes: as for :meth:`for_game`.

        Raises:
            RecordError: names the first thing in it that is not possible, and why.
        """
        read = Record.parse(record) if isinstance(record, str) else record
        session = Session.from_record(read)
        stage = cls(*_found(session.game, scenes))
        return stage._seated(session, seats, eyes, follow, cover)

    @classmethod
    def for_lesson(
        cls, game: AnyGame | str, lesson: Lesson | str, scenes: SceneRoom | None = None
    ) -> Self:
        """Begin a lesson, at its first beat.

        Args:
            game: a game or its id.
            lesson: a lesson, or the id of one in the game's ``lessons`` room.
            scenes: the game's scene room, if it is not an installed game.

        Raises:
            LessonError: there is no such lesson, or it has an impossible move.
        """
        stage = cls(*_found(game, scenes))
        if isinstance(lesson, str):
            lessons: Iterable[Lesson] = room(stage.game.id, "lessons").lessons
            lesson = find_lesson(lessons, lesson)
        script = Script(stage.game, lesson)
        stage._open_lesson(script.session, script)
        stage._announce_beat()
        return stage

    def _seated(
        self, session: Session, plan: Plan, eyes: Looks, follow: bool | None, cover: bool
    ) -> Self:
        seats = Seats.planned(plan, session.players, self.game)
        self._open(session, seats, seats.eyes if eyes == PERSON else eyes, follow)
        if eyes == PERSON:
            self._sit_down()
        self.cover = cover
        return self

    def _open_lesson(self, session: Session, script: Script) -> None:
        seats = Seats.planned(PERSON, session.players, self.game)
        self._open(session, seats, script.lesson.eyes, follow=False, script=script)

    def _show_beat(self, index: int) -> None:
        script = self._script
        assert script is not None
        self.session.switch(0)
        self.session.seek(script.plies[index])
        self._beat = index
        self._announce_beat()

    def _announce_beat(self) -> None:
        """Show the rule of a beat and, if it tries something, how that is refused."""
        beat = self.beat
        assert beat is not None
        self._card = beat.rule or self._card
        if not beat.tries:
            return
        move = self.game.decode(beat.tries)
        refusal = self.game.check(self.session.state, move)
        if refusal is not None:
            self._tried = next(iter(self._scenes.paths(move)), ())
            self._say(messages.refused(self.game, refusal))


def _found(game: AnyGame | str, scenes: SceneRoom | None) -> tuple[AnyGame, SceneRoom]:
    found = load_game(game) if isinstance(game, str) else game
    return found, scenes or cast(SceneRoom, room(found.id, "scene"))
