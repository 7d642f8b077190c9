"""Says in one sentence what is wrong with a table of a board file."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeVar

import msgspec
from msgspec import inspect

from rulebook_widgets.core.locating import Path
from rulebook_widgets.core.text import N_, _

_T = TypeVar("_T")

KINDS: Final = {
    "int": N_("a whole number"),
    "float": N_("a number"),
    "str": N_("a text in quotes"),
    "bool": N_("true or false"),
    "array": N_("a list in square brackets"),
    "object": N_("a table"),
    "null": N_("nothing"),
}
"""What msgspec calls a kind of value, and what we do."""


_UNKNOWN: Final = re.compile(r"Object contains unknown field `(?P<field>.*)`")


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
        told, _by, where = str(error).rpartition(" - at `")
        path = _path(where.rstrip("`")) if told else ()
        told = told or str(error)
        unknown = _UNKNOWN.fullmatch(told)
        at = (*path, unknown[1]) if unknown else path
        words = place(path, tables)
        if "[...]" in where:
            words = _("an entry of {place}").format(place=words)
        raise Misfit(at, _problem(told, words, _type_at(form, path))) from error


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


def _path(text: str) -> Path:
    """Read a path as msgspec writes it: ``$.city[3].colour``."""
    found = re.findall(r"\.([^.\[\]]+)|\[(\d+)\]", text)
    return tuple(name if name else int(number) for name, number in found)


def _problem(told: str, where: str, wanted: inspect.Type) -> str:
    """Say what msgspec said about a place so that a reader knows what to do."""
    for pattern, text in _TOLD:
        if found := pattern.fullmatch(told):
            facts = {name: _SAID.get(name, str)(value) for name, value in found.groupdict().items()}
            known = ", ".join((*_fields(wanted), *_choices(wanted)))
            return _(text).format(place=where, known=known, **facts)
    text = _("{place} cannot be read: {reason}.")
    return text.format(place=where, reason=told.rstrip("."))


def _kinds(told: str) -> str:
    kinds = [_(KINDS[kind]) if kind in KINDS else kind for kind in told.split(" | ")]
    return _(" or ").join(kinds)


def _type_at(form: Any, path: Path) -> inspect.Type:
    """The type that a value at that place should have."""
    found = inspect.type_info(form)
    for key in path:
        found = _inside(found, key)
    return found


def _inside(around: inspect.Type, key: str | int) -> inspect.Type:
    for kind in _members(around):
        match kind:
            case inspect.StructType(fields=fields):
                for field in fields:
                    if field.encode_name == key:
                        return field.type
            case inspect.VarTupleType(item_type=inner) | inspect.ListType(item_type=inner):
                return inner
    return inspect.AnyType()


def _members(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    return kind.types if isinstance(kind, inspect.UnionType) else (kind,)


def _fields(kind: inspect.Type) -> Iterator[str]:
    for member in _members(kind):
        if isinstance(member, inspect.StructType):
            yield from (field.encode_name for field in member.fields)


def _choices(kind: inspect.Type) -> Iterator[str]:
    for member in _members(kind):
        if isinstance(member, inspect.LiteralType):
            yield from (repr(value) for value in member.values if value != "")


_SAID: Final[dict[str, Callable[[str], str]]] = {
    "field": lambda field: repr(field[:40]),
    "value": lambda value: value[:60],
    "wanted": _kinds,
    "got": _kinds,
}
"""How a word of msgspec is said to readers."""

_TOLD: Final = tuple(
    (re.compile(pattern), text)
    for pattern, text in (
        (
            r"Object missing required field `(?P<field>.*)`",
            N_("{place} lacks {field}; write it there."),
        ),
        (_UNKNOWN.pattern, N_("{place} has no {field}; it may have: {known}.")),
        (
            r"Invalid enum value (?P<value>.*)",
            N_("{place} cannot be {value}; write one of: {known}."),
        ),
        (
            r"Expected `(?P<wanted>[^`]*)`, got `(?P<got>[^`]*)`",
            N_("{place} must be {wanted}, not {got}."),
        ),
        (r"Expected `[^`]*` >= (?P<number>\S+)", N_("{place} must be {number} or more.")),
        (r"Expected `[^`]*` <= (?P<number>\S+)", N_("{place} must be {number} or less.")),
        (
            r"Expected `array` of length >= (?P<number>\S+)",
            N_("{place} must be there {number} times or more."),
        ),
        (
            r"Expected `array` of length <= (?P<number>\S+)",
            N_("{place} must be there {number} times or less."),
        ),
        (
            r"Expected `str` of length >= (?P<number>\S+)",
            N_("{place} is too short; write {number} or more characters."),
        ),
        (
            r"Expected `str` of length <= (?P<number>\S+)",
            N_("{place} is too long; write {number} characters at most."),
        ),
        (
            r"Expected `str` matching regex .*",
            N_("{place} may have small letters, digits and _, and begins with a letter."),
        ),
    )
)
"""What msgspec says, and what we say."""
