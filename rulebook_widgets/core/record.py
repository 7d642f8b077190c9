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
from rulebook_widgets.core.options import OptionValue
from rulebook_widgets.core.registry import load_game

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
    rulebook_widgets.core.errors.RecordError: The record stops being possible at move 2 ('end'): ...
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
            raise RecordError(f"A saved game is a text, not {type(text).__name__}.")
        if len(text) > LARGEST:
            raise RecordError(
                f"This is no game record: it has {len(text):,} characters, "
                f"and a record has at most {LARGEST:,}."
            )
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
            raise RecordError(f"The record cannot be opened. {error}") from error

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
            raise RecordError(f"The record cannot be set up. {error}") from error
        if game.players(start) != self.players:
            raise RecordError(
                f"The record cannot be set up. It is for {self.players} players, "
                f"but its position has {game.players(start)}."
            )
        return start

    def _positioned(self, game: AnyGame) -> Any:
        if self.options:
            raise RecordError("A record that begins from a position has no options beside it.")
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
        return main, *(replay.line(texts, f"other line {n}, ") for n, texts in others)

    def replay(self) -> Any:
        """Play all lines through the rules and return the last state of :attr:`moves`.

        Raises:
            RecordError: names the first move that is not possible, and why.
        """
        return self.played[0].states[-1]


class _Head(msgspec.Struct):
    format: Any = None
    version: Any = None


def _require_head(head: _Head) -> None:
    if head.format != FORMAT:
        raise RecordError(
            f'This is no game record: "format" is {str(head.format)[:40]!r}, not {FORMAT!r}.'
        )
    if type(head.version) is not int or head.version < 1:
        raise RecordError(
            f'This is no game record: "version" is {str(head.version)[:40]!r}, not a number from 1.'
        )
    if head.version > VERSION:
        raise RecordError(
            f"This record has format version {head.version}, and this program reads up to "
            f"{VERSION}; please update rulebook_widgets."
        )


def _utf8(text: str | bytes) -> bytes:
    """Return the text as bytes, without the mark some editors put in front of it."""
    try:
        plain = text.encode() if isinstance(text, str) else text
    except UnicodeEncodeError as error:
        raise RecordError(f"The record cannot be read: it is not a text ({error}).") from error
    plain = plain.removeprefix(b"\xef\xbb\xbf")
    if not plain.strip():
        raise RecordError("The record cannot be read: it is empty.")
    return plain


def _decoded(text: bytes, kind: type[_S]) -> _S:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        raise RecordError(f"This is no game record: {error}.") from error
    except (msgspec.DecodeError, UnicodeError) as error:
        where = "it is cut off" if "truncated" in str(error) else "it is not JSON"
        raise RecordError(f"The record cannot be read: {where} ({error}).") from error
    except RecursionError as error:
        raise RecordError("This is no game record: it is nested too deeply.") from error


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
