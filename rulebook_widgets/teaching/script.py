"""A lesson on the table: its whole line of play, and where in it each beat stands."""

from __future__ import annotations

from bisect import bisect_left

from rulebook_widgets.core import AnyGame, RulebookError, Session
from rulebook_widgets.teaching.lesson import Beat, Lesson, LessonError


class Script:
    """A lesson played through, with a session that holds all of it.

    The session's line 0 is the lesson as written. Afterwards chance is drawn by itself, so a
    learner may leave the script at any point and play on.

    Args:
        game: the game.
        lesson: the lesson.

    Attributes:
        session: the line of play, at the first beat.
        plies: for each beat, how many moves lie before it.
        moves: the moves of the lesson.

    Raises:
        LessonError: the lesson has no beats, cannot be set up, or has an impossible move.
    """

    def __init__(self, game: AnyGame, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        if not lesson.beats:
            raise LessonError(f"The lesson {lesson.id!r} has no beats.")
        self.session = self._begun()
        self.plies = tuple([self._played(number) for number in range(1, len(lesson.beats) + 1)])
        self.moves = self.session.moves
        self.session.seek(self.plies[0])
        self.session.auto_chance = True

    @property
    def beats(self) -> tuple[Beat, ...]:
        """The beats of the lesson."""
        return self.lesson.beats

    def beat_at(self, ply: int) -> int:
        """Return the index of the beat that shows the move with that number."""
        return min(bisect_left(self.plies, ply), len(self.plies) - 1)

    def trouble(self, number: int, what: str) -> LessonError:
        """Return an error that names lesson and beat (numbered from 1)."""
        return LessonError(f"Lesson {self.lesson.id!r}, beat {number}: {what}")

    def _begun(self) -> Session:
        try:
            return self.lesson.start.session(self.game)
        except (RulebookError, TypeError) as error:
            raise LessonError(f"Lesson {self.lesson.id!r} cannot be set up. {error}") from error

    def _played(self, number: int) -> int:
        for text in self.beats[number - 1].moves:
            try:
                self.session.play(self.game.decode(text))
            except RulebookError as error:
                raise self.trouble(number, f"the move {text!r} is not possible. {error}") from error
        return self.session.ply
