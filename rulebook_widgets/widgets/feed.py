"""The log for a page: only what is new is sent, and of a long log only the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from rulebook_widgets.stage import LogLine

WINDOW: Final = 120
"""How many lines a page gets at once."""

_Plain: TypeAlias = tuple[int, str, str, int | None]


class LogFeed:
    """Remembers what the pages have of a log.

    A page keeps the lines from some number on. It is sent pieces ``{"at": n, "lines": ...}``:
    line n and what follows, in place of what it had from n on.
    """

    def __init__(self) -> None:
        self._sent: list[_Plain] = []

    def forget(self) -> None:
        """The next piece is whole: for a page that has nothing yet."""
        self._sent = []

    def news(self, log: Sequence[LogLine]) -> dict[str, Any]:
        """Return what a page needs to show this log.

        Returns:
            The piece, with ``mark``: the numbers of the first current line, of the first line
            after the current ones, and of the first line that lies ahead of the cursor.
        """
        plain = [_plain(line) for line in log]
        at = _agreeing(self._sent, plain)
        self._sent = plain
        at = max(at, len(plain) - WINDOW) if at < len(plain) - WINDOW else at
        return {"at": at, "lines": plain[at:], "mark": _marks(log)}

    def earlier(self, before: int) -> dict[str, Any]:
        """Return the lines before a number, for a reader who wants to see more of them."""
        before = min(max(before, 0), len(self._sent))
        at = max(0, before - WINDOW)
        return {"at": at, "lines": self._sent[at:before]}


def _plain(line: LogLine) -> _Plain:
    return (line.ply, line.text, line.rule, line.seat)


def _agreeing(old: Sequence[_Plain], new: Sequence[_Plain]) -> int:
    """How many lines at the beginning are the same."""
    shorter = min(len(old), len(new))
    return next((at for at in range(shorter) if old[at] != new[at]), shorter)


def _marks(log: Sequence[LogLine]) -> tuple[int, int, int]:
    ahead = next((at for at, line in enumerate(log) if line.ahead), len(log))
    current = [at for at, line in enumerate(log) if line.current]
    return (current[0], current[-1] + 1, ahead) if current else (ahead, ahead, ahead)
