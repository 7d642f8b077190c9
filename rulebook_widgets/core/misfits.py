"""Says in plain words what msgspec finds wrong with a value that is read from a file."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec
from msgspec import inspect

from rulebook_widgets.core.locating import Path
from rulebook_widgets.core.text import N_, _

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


UNKNOWN: Final = re.compile(r"Object contains unknown field `(?P<field>.*)`")
"""How msgspec says that there is a field too many."""


def parted(error: msgspec.ValidationError) -> tuple[str, Path, bool]:
    """Return what msgspec says is wrong, where, and whether it is an entry of a table there.

    >>> parted(msgspec.ValidationError("Expected `int`, got `str` - at `$.city[3].x`"))
    ('Expected `int`, got `str`', ('city', 3, 'x'), False)
    """
    told, _by, where = str(error).rpartition(" - at `")
    path = _path(where.rstrip("`")) if told else ()
    return told or str(error), path, "[...]" in where


def problem(told: str, where: str, wanted: inspect.Type) -> str:
    """Say what msgspec said about a place so that a reader knows what to do."""
    for pattern, text in _TOLD:
        if found := pattern.fullmatch(told):
            facts = {name: _SAID.get(name, str)(value) for name, value in found.groupdict().items()}
            known = ", ".join((*_fields(wanted), *_choices(wanted)))
            return _(text).format(place=where, known=known, **facts)
    text = _("{place} cannot be read: {reason}.")
    return text.format(place=where, reason=told.rstrip("."))


def _path(text: str) -> Path:
    """Read a path as msgspec writes it: ``$.city[3].colour``."""
    found = re.findall(r"\.([^.\[\]]+)|\[(\d+)\]", text)
    return tuple(name if name else int(number) for name, number in found)


def _kinds(told: str) -> str:
    kinds = [_(KINDS[kind]) if kind in KINDS else kind for kind in told.split(" | ")]
    return _(" or ").join(kinds)


def type_at(form: Any, path: Path) -> inspect.Type:
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
        (UNKNOWN.pattern, N_("{place} has no {field}; it may have: {known}.")),
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
