"""The game that a page keeps, so that a reload does not lose it: only what is new is sent."""

from __future__ import annotations

from typing import Any

from rulebook_widgets.stage import Stage


class KeptFeed:
    """Remembers what the pages have of a game.

    A page is sent the whole record once, and then the moves that have come to the line it shows:
    ``{"at": n, "moves": ...}``, to be put after the first n. Any other change is sent whole.
    """

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """The next piece is whole: for a page that has nothing yet."""
        self._line: tuple[Any, ...] = ()
        self._length = self._ply = 0

    def news(self, stage: Stage) -> dict[str, Any] | None:
        """Return what a page needs to keep the game as it stands; None if that is nothing.

        Before a person has moved there is nothing to keep.
        """
        if not stage.begun:
            return None
        session = stage.session
        line = (session, session.lines, session.current_line, stage.seats)
        length, ply = self._length, self._ply
        grows = line == self._line and session.length >= length
        self._line, self._length, self._ply = line, session.length, stage.ply
        if not grows:
            return {"ply": stage.ply, "seats": list(stage.seats), "text": stage.save()}
        if (session.length, stage.ply) == (length, ply):
            return None
        moves = [stage.game.encode(move) for move in session.moves[length:]]
        return {"ply": stage.ply, "at": length, "moves": moves}
