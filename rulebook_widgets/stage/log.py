"""The log: what happened, line by line, as the eyes in use may know it."""

from __future__ import annotations

from collections.abc import Hashable

import msgspec

from rulebook_widgets.core import CHANCE, Event, Eyes, Session
from rulebook_widgets.core.text import language
from rulebook_widgets.stage.values import LogLine


class Log:
    """Makes the log of a session, and says each event only once.

    Args:
        session: what is logged.
    """

    def __init__(self, session: Session) -> None:
        self._game = session.game
        self._session = session
        self._context: Hashable = None
        self._said: dict[int, tuple[LogLine, ...]] = {}

    def lines(self, eyes: Eyes, last: int) -> tuple[LogLine, ...]:
        """Return the lines of the moves 1 to ``last``, marked by where the cursor stands."""
        session = self._session
        context = (session.current_line, eyes, language())
        if context != self._context:
            self._context, self._said = context, {}
        now = session.ply
        first = first_of_decision(session, now)
        return tuple(
            [
                _marked(line, first <= ply <= now, ply > now)
                for ply in range(1, last + 1)
                for line in self._of_move(eyes, ply)
            ]
        )

    def _of_move(self, eyes: Eyes, ply: int) -> tuple[LogLine, ...]:
        if ply not in self._said:
            seen = [event.seen_by(eyes) for event in self._session.events_at(ply)]
            say = self._game.sentence
            self._said[ply] = tuple([LogLine(ply, say(e), e.rule, e.seat) for e in seen])
        return self._said[ply]


def first_of_decision(session: Session, ply: int) -> int:
    """Return the number of the last decision before a cursor; chance after it belongs to it."""
    while ply > 1 and session.game.actor(session.state_at(ply - 1)) == CHANCE:
        ply -= 1
    return ply


def latest_events(session: Session, eyes: Eyes) -> tuple[Event, ...]:
    """Return what the last decision and the chance after it brought about, as eyes may know it.

    Of a set-up that chance alone has made nothing is the latest: all of it is new.
    """
    first = max(1, first_of_decision(session, session.ply))
    if session.game.actor(session.state_at(first - 1)) == CHANCE:
        return ()
    moves = range(first, session.ply + 1)
    return tuple([event.seen_by(eyes) for ply in moves for event in session.events_at(ply)])


def _marked(line: LogLine, current: bool, ahead: bool) -> LogLine:
    if not current and not ahead:
        return line
    return msgspec.structs.replace(line, current=current, ahead=ahead)
