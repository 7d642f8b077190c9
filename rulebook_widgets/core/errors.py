"""What can go wrong outside the rules, each with one sentence for the person it concerns.

A move the rules forbid is no error of this kind: it is a :class:`~rulebook_widgets.core.Refusal`.
"""

from __future__ import annotations


class RulebookError(ValueError):
    """Anything this package refuses; ``str(error)`` is a sentence that says what to do."""


class UnknownGame(RulebookError):
    """No installed package brings a game of that name."""


class OptionError(RulebookError):
    """A set-up asked for a player count or an option that the game does not have."""


class BoardError(OptionError):
    """A text is no board of the game; the sentence names the line.

    Attributes:
        line: the line of the file, from 1, or None where it concerns the whole file.
    """

    def __init__(self, sentence: str, line: int | None = None) -> None:
        super().__init__(sentence)
        self.line = line


class MoveError(RulebookError):
    """Not a move of this game at all: wrong type, or a text that names none."""


class SeatError(RulebookError):
    """A seat was named that this game does not have."""


class PositionError(RulebookError):
    """The facts of a position built by hand contradict each other or the material."""


class RecordError(RulebookError):
    """A text is not a record that can be opened; the sentence names the place."""


class SessionError(RulebookError):
    """A session was asked for a place or a line that it does not have."""
