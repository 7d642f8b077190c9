"""A game written down: everything needed to replay it anywhere."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Any, Final, TypeVar

import msgspec

from rulebook_widgets.core.errors import PositionError, RecordError, RulebookError
from rulebook_widgets.core.facts import Facts
from rulebook_widgets.core.game import AnyGame
from rulebook_widgets.core.line import Line, Replay
from rulebook_widgets.core.locating import Path
from rulebook_widgets.core.misfits import parted, problem, type_at
from rulebook_widgets.core.options import OptionValue
from rulebook_widgets.core.registry import load_game
from rulebook_widgets.core.text import _

FORMAT: Final = "rulebook_widgets.record"
VERSION: Final = 1
LARGEST: Final = 2_000_000
"""Characters: a longer text is refused unread (the longest real games are far below)."""
LARGEST_SEED: Final = 2**53 - 1
"""Whole numbers up to here are the same in every JSON reader, browsers included."""

_S = TypeVar("_S")


class Record(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """A game written down.

    Attributes:
        game: id of the game.
        players: how many play.
        seed: where chance not yet written down comes from.
        options: the options of the set-up that were named.
        position: the facts of a position built by hand from which the game starts, or None.
        moves: the line being looked at, one text a move, chance included.
        other_lines: lines left behind by going back and playing differently.
        format: always ``"rulebook_widgets.record"``.
        version: version of this format.

    >>> record = Record("samurai", players=2, seed=7, moves=("keep samurai3",))
    >>> Record.from_json(record.to_json()) == record
    True
    >>> Record("samurai", players=2, moves=("keep samurai3", "end")).replay()
    Traceback (most recent call last):
    rulebook_widgets.core.errors.RecordError: This saved game stops being possible at ...
    """

    game: str
    players: int
    seed: Annotated[int, msgspec.Meta(ge=-LARGEST_SEED, le=LARGEST_SEED)] = 0
    options: Mapping[str, OptionValue] = {}
    position: dict[str, Any] | None = None
    moves: tuple[str, ...] = ()
    other_lines: tuple[tuple[str, ...], ...] = ()
    format: str = FORMAT
    version: int = VERSION

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "options", Facts(self.options))

    def to_json(self) -> str:
        """Write the record as JSON, one move a line."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """Read a record and validate all of it: every move is replayed.

        Raises:
            RecordError: names the place and the reason.
        """
        record = cls.parse(text)
        record.replay()
        return record

    @classmethod
    def parse(cls, text: str | bytes) -> Record:
        """Read a record's form only; :meth:`replay` then tells whether its moves are legal.

        Raises:
            RecordError: the text is no record, is cut off, or is of a newer version.
        """
        if not isinstance(text, str | bytes):
            raise RecordError(
                _("A saved game is a text, not {kind}.").format(kind=type(text).__name__)
            )
        if len(text) > LARGEST:
            told = _("it has {length:,} characters, and at most {most:,} may be.")
            raise _no_saved_game(told.format(length=len(text), most=LARGEST))
        plain = _utf8(text)
        _require_head(_decoded(plain, _Head))
        return _decoded(plain, cls)

    def load_game(self) -> AnyGame:
        """Return the game of this record.

        Raises:
            RecordError: the game is not installed.
        """
        try:
            return load_game(self.game)
        except RulebookError as error:
            told = _("This saved game cannot be opened. {reason}")
            raise RecordError(told.format(reason=error)) from error

    def start(self) -> Any:
        """Return the state in which the record begins.

        Raises:
            RecordError: players, options or position are not possible.
        """
        game = self.load_game()
        try:
            if self.position is None:
                return game.setup(self.players, **self.options)
            start = self._positioned(game)
        except RulebookError as error:
            told = _("This saved game cannot be set up. {reason}")
            raise RecordError(told.format(reason=error)) from error
        if game.players(start) != self.players:
            told = _(
                "This saved game cannot be set up. It is for {players} players, but its position "
                "has {found}."
            )
            raise RecordError(told.format(players=self.players, found=game.players(start)))
        return start

    def _positioned(self, game: AnyGame) -> Any:
        if self.options:
            raise RecordError(
                _("A saved game that begins from a position has no options beside it.")
            )
        return game.position(**{"players": self.players, **(self.position or {})})

    @cached_property
    def played(self) -> tuple[Line, ...]:
        """The lines played through the rules: first :attr:`moves`, then :attr:`other_lines`.

        They are played when first asked for, and belong to the record: look, do not touch.

        Raises:
            RecordError: names the first move that is not possible, and why.
        """
        replay = Replay(self.load_game(), self.start())
        main = replay.line(self.moves)
        others = enumerate(self.other_lines, 1)
        return main, *(replay.line(texts, n) for n, texts in others)

    def replay(self) -> Any:
        """Play all lines through the rules and return the last state of :attr:`moves`.

        Raises:
            RecordError: names the first move that is not possible, and why.
        """
        return self.played[0].states[-1]


class _Head(msgspec.Struct):
    format: Any = None
    version: Any = None


def _no_saved_game(reason: str) -> RecordError:
    return RecordError(_("This is no saved game: {reason}").format(reason=reason))


def _require_head(head: _Head) -> None:
    if head.format != FORMAT:
        told = _("its {field} is not {wanted}.")
        raise _no_saved_game(told.format(field='"format"', wanted=f'"{FORMAT}"'))
    if type(head.version) is not int or head.version < 1:
        told = _("its {field} is not a whole number from 1.")
        raise _no_saved_game(told.format(field='"version"'))
    if head.version > VERSION:
        told = _(
            "This saved game has version {version} of the format, and this program reads up to "
            "{known}; please update rulebook_widgets."
        )
        raise RecordError(told.format(version=head.version, known=VERSION))


def _utf8(text: str | bytes) -> bytes:
    """Return the text as bytes, without the mark some editors put in front of it."""
    try:
        plain = text.encode() if isinstance(text, str) else text
    except UnicodeEncodeError as error:
        raise _no_saved_game(_("it is not a text.")) from error
    plain = plain.removeprefix(b"\xef\xbb\xbf")
    if not plain.strip():
        raise _no_saved_game(_("it is empty."))
    return plain


def _decoded(text: bytes, kind: type[_S]) -> _S:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        told, path, entry = parted(error)
        raise _no_saved_game(problem(told, _place(path, entry), type_at(kind, path))) from error
    except (msgspec.DecodeError, UnicodeError) as error:
        if "truncated" in str(error):
            raise _no_saved_game(_("it is cut off.")) from error
        told = _("it is not JSON, the form of saved games ({reason}).")
        reason = str(error).removeprefix("JSON is malformed: ")
        raise _no_saved_game(told.format(reason=reason)) from error
    except RecursionError as error:
        raise _no_saved_game(_("it is nested too deeply.")) from error


def _place(path: Path, entry: bool) -> str:
    """Words for a place in a saved game.

    >>> _place((), False), _place(("players",), False), _place(("moves", 4), False)
    ('it', '"players"', 'number 5 of "moves"')
    """
    if not path:
        return _("it")
    words = f'"{path[0]}"'
    for key in path[1:]:
        words = _("number {number} of {place}").format(number=int(key) + 1, place=words)
    return _("an entry of {place}").format(place=words) if entry else words


def facts_as_json(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Return the facts of a position as they will read when they come back from JSON.

    Raises:
        PositionError: a fact is something that JSON cannot hold.

    >>> facts_as_json({"hands": (("red", "blue"), ())})
    {'hands': [['red', 'blue'], []]}
    """
    try:
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(dict(facts)))
    except (TypeError, ValueError) as error:
        raise PositionError(f"A position is told in plain words and numbers: {error}.") from error
    return plain
