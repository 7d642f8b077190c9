"""Boards as files: those shipped with a game, and those a reader writes.

A board file is TOML. It names its game, may take tables from a shipped board (``base``), and holds
tables of facts. ``docs/boards.md`` tells readers how to write one.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cached_property
from importlib import resources
from typing import Any, Final, Generic, TypeVar

import msgspec

from rulebook_widgets.core.board_form import Misfit, converted, header
from rulebook_widgets.core.errors import BoardError
from rulebook_widgets.core.locating import Locator, Path
from rulebook_widgets.core.provenance import (
    Account,
    Explanation,
    Graded,
    Naming,
    Provenance,
)
from rulebook_widgets.core.text import _

__all__ = [
    "LARGEST",
    "BoardError",
    "BoardFile",
    "BoardForm",
    "Draft",
    "Graded",
    "Provenance",
    "require_text",
    "text_of",
    "twice",
]

LARGEST: Final = 100_000
"""Characters: a longer text is refused unread. The longest shipped board has a third of that."""

OWN: Final = ("game", "base", "id", "title", "note")
"""What a board never takes from its base."""


class BoardFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all board files have. A game adds its tables, each a `Graded` or a tuple of them.

    Attributes:
        game: the id of its game.
        base: the shipped board from which it takes the tables it does not have.
        id: the name of a shipped board.
        title: what it is called.
        note: a few words about it.
        sources: titles and addresses, by the keys that ``provenance`` uses.
        provenance: why its elements have their grades.
    """

    game: str
    base: str = ""
    id: str = ""
    title: str = ""
    note: str = ""
    sources: dict[str, str] = {}
    provenance: tuple[Explanation, ...] = ()

    def tables(self) -> dict[str, Sequence[Graded]]:
        """Return the elements of each table of the game."""
        found: dict[str, Sequence[Graded]] = {}
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if isinstance(value, Graded):
                found[name] = (value,)
            elif name != "provenance" and isinstance(value, tuple):
                found[name] = value
        return found


FileT = TypeVar("FileT", bound=BoardFile)


class Draft(Generic[FileT]):
    """A board file whose form is right; the game has still to judge what it says.

    Attributes:
        file: what it says.
        provenance: how well that is known.
    """

    def __init__(
        self, text: str, own: Mapping[str, Any], file: FileT, provenance: tuple[Provenance, ...]
    ) -> None:
        self._text = text
        self._own = own
        self.file = file
        self.provenance = provenance

    def wrong(self, path: Path, problem: str) -> BoardError:
        """Return the error to raise for something at that place.

        Args:
            path: where: ``("city", 3, "colour")``; empty for the whole file.
            problem: what is wrong and what to do, as a sentence.
        """
        return _error(self._text, self._own, path, problem)


class BoardForm(Generic[FileT]):
    """Reads the boards of one game.

    Args:
        game: the id of the game.
        title: what it is called.
        package: where its shipped boards lie.
        shipped: the files of the shipped boards by their ids, the usual one first.
        form: the tables of the game.
        fixed: tables that the rules tell: the same on every board.
        labels: what each table is about, marked for translation.
        naming: given a file, tells what its elements are called.
    """

    def __init__(
        self,
        game: str,
        title: str,
        package: str,
        shipped: Mapping[str, str],
        form: type[FileT],
        *,
        fixed: tuple[str, ...],
        labels: Mapping[str, str],
        naming: Callable[[FileT], Naming],
    ) -> None:
        self.game = game
        self.title = title
        self.ids = tuple(shipped)
        self._package = package
        self._shipped = dict(shipped)
        self._form = form
        self._fixed = fixed
        self._labels = labels
        self._naming = naming

    def read(self, value: str) -> Draft[FileT]:
        """Read a board: the id of a shipped one, or the text of a board file.

        Raises:
            BoardError: it is neither; the sentence names the line.
        """
        text = self._shipped_text(value) if value in self._shipped else self._required_text(value)
        own = self._parsed(text)
        tables = self._completed(text, own)
        try:
            file = converted(tables, self._form)
        except Misfit as misfit:
            raise _error(text, own, misfit.path, misfit.problem) from misfit
        account = Account(file.tables(), self._naming(file))
        told = account.told(file.provenance, file.sources, self._labels)
        return Draft(text, own, file, told)

    # From a value to tables

    def _shipped_text(self, board: str) -> str:
        return (resources.files(self._package) / self._shipped[board]).read_text("utf-8")

    def _required_text(self, value: object) -> str:
        if not isinstance(value, str) or ("\n" not in value and "=" not in value):
            text = _(
                "{game} has no board {value}; take one of {known}, or give the whole text of a "
                "board file."
            )
            known, shown = ", ".join(map(repr, self.ids)), repr(value)[:60]
            raise BoardError(text.format(game=self.title, value=shown, known=known))
        return require_text(value)

    def _parsed(self, text: str) -> dict[str, Any]:
        own = _toml(text)
        game = own.get("game")
        if game is None:
            told = _('This is no board file of {game}: write game = "{id}" as its first line.')
            raise BoardError(told.format(game=self.title, id=self.game))
        if game != self.game:
            told = _('this is a board of another game ({found}); one of {game} has game = "{id}".')
            problem = told.format(found=repr(game)[:40], game=self.title, id=self.game)
            raise _error(text, own, ("game",), problem)
        return own

    def _completed(self, text: str, own: dict[str, Any]) -> dict[str, Any]:
        """The tables of a file with those it does not have itself."""
        self._require_fixed(text, own)
        return self._inherited(text, own) | own

    def _inherited(self, text: str, own: dict[str, Any]) -> dict[str, Any]:
        if "base" not in own:
            given = {name: self._main[name] for name in self._fixed}
            self._require_all(given | own)
            return given
        base = own["base"]
        if not isinstance(base, str) or base not in self._shipped:
            told = _("{game} has no board {value} to begin from; take one of: {known}.")
            known = ", ".join(self.ids)
            problem = told.format(game=self.title, value=repr(base)[:40], known=known)
            raise _error(text, own, ("base",), problem)
        tables = self._parsed(self._shipped_text(base))
        if "base" in tables:
            tables = self._inherited("", tables) | tables
        return {name: table for name, table in tables.items() if name not in OWN}

    @cached_property
    def _main(self) -> dict[str, Any]:
        return _toml(self._shipped_text(self.ids[0]))

    def _require_all(self, tables: Mapping[str, Any]) -> None:
        for field in msgspec.structs.fields(self._form):
            if field.required and field.encode_name not in tables:
                told = _(
                    "The file has no {table}: write it, or take that of a shipped board with "
                    'base = "{board}" at the top.'
                )
                table = header(field.encode_name, self._main.get(field.encode_name))
                raise BoardError(told.format(table=table, board=self.ids[0]))

    def _require_fixed(self, text: str, own: Mapping[str, Any]) -> None:
        for name in self._fixed:
            differs = _difference((name,), own[name], self._main[name]) if name in own else None
            if differs is not None:
                told = _(
                    "the rules of {game} tell what stands in {table}, so it is the same on every "
                    "board; leave this table out."
                )
                table = header(name, self._main[name])
                raise _error(text, own, differs, told.format(game=self.title, table=table))


NameT = TypeVar("NameT", bound=Hashable)


def twice(names: Iterable[NameT]) -> tuple[int, NameT] | None:
    """Return the first name that stood there before, and its place; None if all differ.

    >>> twice(["merv", "susa", "merv"])
    (2, 'merv')
    """
    seen: set[NameT] = set()
    for place, name in enumerate(names):
        if name in seen:
            return place, name
        seen.add(name)
    return None


def require_text(text: str) -> str:
    """Return a text without the mark some editors put in front, if it may be a board file.

    Raises:
        BoardError: it is far too long, or not a text that can be stored.
    """
    if len(text) > LARGEST:
        told = _("This is no board file: it has {length:,} characters, at most {most:,} may be.")
        raise BoardError(told.format(length=len(text), most=LARGEST))
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise BoardError(_("This is no board file: it is not a text.")) from error
    return text.removeprefix("\ufeff")


def text_of(data: bytes) -> str:
    r"""Return what stands in a file, if it may be a board file.

    Raises:
        BoardError: it is far too long, or no text in UTF-8.

    >>> text_of(b"\xff\xfe")
    Traceback (most recent call last):
    rulebook_widgets.core.errors.BoardError: This is no board file: it is not a text in UTF-8.
    """
    if len(data) > 4 * LARGEST:
        told = _("This is no board file: it has {length:,} bytes, at most {most:,} may be.")
        raise BoardError(told.format(length=len(data), most=4 * LARGEST))
    try:
        return require_text(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BoardError(_("This is no board file: it is not a text in UTF-8.")) from error


def _toml(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise BoardError(_("This is no board file: it is nested too deeply.")) from error
    except ValueError as error:
        found = re.search(r" \(at line (\d+), column \d+\)", str(error))
        line = int(found[1]) if found else text.rstrip().count("\n") + 1
        reason = re.sub(r" \(at [^)]*\)", "", str(error)).rstrip(".")
        told = _("Line {line}: this is not TOML, the form of board files ({reason}).")
        raise BoardError(told.format(line=line, reason=reason[:120]), line) from error


def _error(text: str, own: Mapping[str, Any], path: Path, problem: str) -> BoardError:
    """The error for something at that place, with the line if the file has one for it."""
    line = Locator(text).line(path) if path and path[0] in own else None
    if line is not None:
        return BoardError(_("Line {line}: {problem}").format(line=line, problem=problem), line)
    told = _("The board file: {problem}")
    return BoardError(told.format(problem=problem))


def _difference(path: Path, one: Any, other: Any) -> Path | None:
    """The first place where two tables differ in more than their grades."""
    if isinstance(one, dict) and isinstance(other, dict):
        keys = [key for key in (*one, *other) if key != "grade"]
        pairs = [(key, one.get(key), other.get(key)) for key in keys]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = [
            (at, mine, theirs) for at, (mine, theirs) in enumerate(zip(one, other, strict=True))
        ]
    else:
        return None if one == other else path
    found = (_difference((*path, key), mine, theirs) for key, mine, theirs in pairs)
    return next((place for place in found if place is not None), None)
