"""Finds the line of a TOML text on which a table or a value stands."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

Path: TypeAlias = tuple[str | int, ...]
"""The way to a value: ``("city", 3, "colour")`` is the colour of the fourth city."""

_TOKEN: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}'  # texts over several lines
    r"|'''.*?'{3,5}"
    r'|"(?:\\.|[^"\\\n])*"'  # texts on one line
    r"|'[^'\n]*'"
    r"|#[^\n]*"  # comments
    r"|[^\"'#\[\]{}\n]+"
    r"|.",  # brackets and ends of lines
    re.DOTALL,
)


class Locator:
    r"""Tells on which line of a TOML text something stands.

    Args:
        text: a text that `tomllib` can read.

    >>> text = "title = 'Two cities'\n\n[[city]]\nid = 'merv'\n[[city]]\nid = 'susa'\n"
    >>> Locator(text).line(("city", 1, "id"))
    6

    What is not there is looked for where it should have been:

    >>> Locator(text).line(("city", 0, "colour"))
    3
    """

    def __init__(self, text: str) -> None:
        self._lines: dict[Path, int] = {}
        self._entries: Counter[Path] = Counter()
        table: Path = ()
        for line, statement in _statements(text):
            if statement.startswith("["):
                table = self._header(line, statement)
            else:
                self._note(table, tomllib.loads(statement), line)

    def line(self, path: Path) -> int | None:
        """Return the line of that value, or of the nearest table around it that there is."""
        for length in range(len(path), 0, -1):
            if path[:length] in self._lines:
                return self._lines[path[:length]]
        return None

    def _header(self, line: int, statement: str) -> Path:
        """Note a table and return the path to it."""
        keys = list(_keys(tomllib.loads(statement)))
        path: Path = ()
        for place, key in enumerate(keys, 1):
            path = (*path, key)
            self._lines.setdefault(path, line)
            if place == len(keys) and statement.startswith("[["):
                self._entries[path] += 1
            if path in self._entries:
                path = (*path, self._entries[path] - 1)
        self._lines.setdefault(path, line)
        return path

    def _note(self, place: Path, value: Any, line: int) -> None:
        """Note a value and all that it holds."""
        if place:
            self._lines.setdefault(place, line)
        entries = value.items() if isinstance(value, dict) else ()
        for key, entry in enumerate(value) if isinstance(value, list) else entries:
            self._note((*place, key), entry, line)


def _keys(table: Any) -> Iterator[str]:
    """The names in a header, from the table that it opens."""
    while table:
        table = table[0] if isinstance(table, list) else table
        for key, table in table.items():  # noqa: B007, B020 - there is only one
            yield key


def _statements(text: str) -> Iterator[tuple[int, str]]:
    """Each header and each ``key = value`` without comments, with the line it begins on."""
    line, first, depth = 1, 1, 0
    statement = ""
    for token in _TOKEN.findall(text):
        if token == "\n" and depth == 0:
            if statement.strip():
                yield first, statement.strip()
            statement, first = "", line + 1
        elif not token.startswith("#"):
            depth += (token in "[{") - (token in "]}")
            statement += token
        line += token.count("\n")
    if statement.strip():
        yield first, statement.strip()
