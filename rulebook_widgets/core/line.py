"""A line of play: the moves from the start on, with what each of them led to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rulebook_widgets.core.errors import RecordError, RulebookError
from rulebook_widgets.core.game import AnyGame
from rulebook_widgets.core.happening import Event, Step
from rulebook_widgets.core.text import N_, _

_NOT_POSSIBLE: Final = N_(
    "This saved game stops being possible at move {number} ({move}): {reason}"
)
_NOT_IN_OTHER: Final = N_(
    "This saved game stops being possible at move {number} of other line {line} ({move}): {reason}"
)


class Line:
    """Moves in order, and the state and the events after each.

    Attributes:
        moves: the moves.
        states: the start, and the state after each move: always one more than moves.
        events: what each move brought about.
    """

    __slots__ = ("events", "moves", "states")

    def __init__(self, start: Any) -> None:
        self.moves: list[Any] = []
        self.states: list[Any] = [start]
        self.events: list[tuple[Event, ...]] = []

    def up_to(self, ply: int) -> Line:
        """Return a line of its own with the first ``ply`` moves of this one."""
        twin = Line(self.states[0])
        twin.moves = self.moves[:ply]
        twin.states = self.states[: ply + 1]
        twin.events = self.events[:ply]
        return twin

    def play(self, game: AnyGame, move: Any) -> None:
        """Add a move at the end.

        Raises:
            IllegalMove: the rules refuse it. The line is unchanged.
        """
        self.add(move, game.apply(self.states[-1], move))

    def add(self, move: Any, step: Step[Any]) -> None:
        """Add a move whose consequences are known."""
        self.moves.append(move)
        self.states.append(step.state)
        self.events.append(step.events)


class Replay:
    """Plays lines of written moves from one start; what lines share is played only once."""

    def __init__(self, game: AnyGame, start: Any) -> None:
        self._game = game
        self._start = start
        self._reached: dict[tuple[int, str], tuple[int, Any, Step[Any]]] = {}

    def line(self, texts: Iterable[str], other: int = 0) -> Line:
        """Return the line of these moves.

        Args:
            texts: the moves as :meth:`Game.encode` writes them.
            other: which of the other lines it is, from 1; 0 for the main line.

        Raises:
            RecordError: names the first move that is not possible, and why.
        """
        line, place = Line(self._start), 0
        for text in texts:
            key = (place, text)
            if key not in self._reached:
                self._reached[key] = self._played(line, text, other)
            place, move, step = self._reached[key]
            line.add(move, step)
        return line

    def _played(self, line: Line, text: str, other: int) -> tuple[int, Any, Step[Any]]:
        try:
            move = self._game.decode(text)
            step = self._game.apply(line.states[-1], move)
        except RulebookError as error:
            told = _(_NOT_IN_OTHER if other else _NOT_POSSIBLE)
            number, shown = len(line.moves) + 1, repr(text[:60])
            raise RecordError(
                told.format(number=number, line=other, move=shown, reason=error)
            ) from error
        return len(self._reached) + 1, move, step
