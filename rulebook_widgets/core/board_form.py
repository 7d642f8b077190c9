"""Says in one sentence what is wrong with a table of a board file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from rulebook_widgets.core.locating import Path
from rulebook_widgets.core.misfits import UNKNOWN, parted, problem, type_at
from rulebook_widgets.core.text import _

_T = TypeVar("_T")


class Misfit(Exception):
    """A table that does not have the form it should.

    Attributes:
        path: where.
        problem: what is wrong and what to do, as a sentence.
    """

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(problem)
        self.path = path
        self.problem = problem


def converted(tables: Mapping[str, Any], form: type[_T]) -> _T:
    """Read tables into structs of that form.

    Raises:
        Misfit: they do not fit it.
    """
    try:
        return msgspec.convert(tables, form)
    except msgspec.ValidationError as error:
        told, path, entry = parted(error)
        unknown = UNKNOWN.fullmatch(told)
        at = (*path, unknown[1]) if unknown else path
        words = place(path, tables)
        if entry:
            words = _("an entry of {place}").format(place=words)
        raise Misfit(at, problem(told, words, type_at(form, path))) from error


def place(path: Path, tables: Mapping[str, Any]) -> str:
    """Return words for a place in a board file.

    >>> place(("city", 0, "colour"), {"city": [{"id": "merv"}]})
    "'colour' of [[city]] 'merv'"
    >>> place(("prices", "sell", 2), {"prices": {"sell": [1, 2, "x"]}})
    "'sell' of [prices]"
    """
    names = [key for key in path if isinstance(key, str)]
    if not names:
        return _("the file")
    head = names[0]
    table: Any = tables.get(head)
    if isinstance(table, list) and len(path) > 1 and isinstance(path[1], int):
        text = _("[[{table}]] {element}")
        element = _element(table[path[1]]) if path[1] < len(table) else ""
        head_words = text.format(table=head, element=element or _nth(path[1])).strip()
    else:
        head_words = header(head, table) if isinstance(table, list | dict) else repr(head)
    if len(names) < 2:
        return head_words
    text = _("{field} of {table}")
    return text.format(field=repr(".".join(names[1:])), table=head_words)


def header(name: str, table: Any) -> str:
    """Return the line under which a table, or each table of a list, stands in a file.

    >>> header("prices", {"sell": [4, 3]}), header("city", [])
    ('[prices]', '[[city]]')
    """
    return f"[[{name}]]" if isinstance(table, list) else f"[{name}]"


def _element(table: Any) -> str:
    known = table.get("id") if isinstance(table, dict) else None
    return repr(known[:40]) if isinstance(known, str) else ""


def _nth(index: int) -> str:
    return _("number {number}").format(number=index + 1)
