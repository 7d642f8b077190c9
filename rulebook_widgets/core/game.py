"""The one interface of every game: set up, ask what is legal, play, look, count."""

from __future__ import annotations

import reprlib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

import msgspec

from rulebook_widgets.core.codec import MoveCodec
from rulebook_widgets.core.errors import OptionError, PositionError, RulebookError, SeatError
from rulebook_widgets.core.happening import Event, IllegalMove, Refusal, Result, ScoreLine, Step
from rulebook_widgets.core.options import Option, OptionValue, validated
from rulebook_widgets.core.provenance import Provenance
from rulebook_widgets.core.rulebook import Rulebook
from rulebook_widgets.core.seats import EVERYTHING, Eyes
from rulebook_widgets.core.text import _
from rulebook_widgets.core.words import Words

StateT = TypeVar("StateT", bound=msgspec.Struct)
MoveT = TypeVar("MoveT", bound=msgspec.Struct)
ViewT = TypeVar("ViewT", bound=msgspec.Struct)

_MISFORMED: Final = (TypeError, ValueError, LookupError, AttributeError)
"""What Python raises where a fact is, for example, a number and should be a list."""


class Game(ABC, Generic[StateT, MoveT, ViewT]):
    """The rules of one game.

    States, moves and views are immutable values: nothing here changes what it is given.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    default_players: ClassVar[int]
    options: ClassVar[tuple[Option, ...]]
    position_facts: ClassVar[tuple[str, ...]]
    rulebook: Rulebook
    words: Words
    codec: MoveCodec[MoveT]

    def setup(self, players: int | None = None, **options: OptionValue) -> StateT:
        """Return the state in which the game begins.

        Args:
            players: how many play; by default :attr:`default_players`.
            **options: the options listed in :attr:`options`.

        Raises:
            OptionError: the game is not for that many players, or has no such option.
        """
        count = self.default_players if players is None else players
        self._validate_players(count)
        return self._setup(count, validated(self.options, options, self.title))

    @abstractmethod
    def _setup(self, players: int, options: dict[str, OptionValue]) -> StateT:
        """Build the first state from validated choices."""

    @abstractmethod
    def players(self, state: StateT) -> int:
        """Return how many players take part."""

    @abstractmethod
    def actor(self, state: StateT) -> int | None:
        """Return the seat that moves next, ``CHANCE``, or None when the game is over."""

    @abstractmethod
    def legal_moves(self, state: StateT) -> Sequence[MoveT]:
        """Return every legal move of the actor (or every outcome of chance), each exactly once."""

    @abstractmethod
    def draw(self, state: StateT, rng: Random) -> MoveT:
        """Return one outcome of the chance that is due, as likely as the rules make it."""

    def check(self, state: StateT, move: MoveT) -> Refusal | None:
        """Return None if the actor may make ``move``, else the rule that forbids it and why.

        Raises:
            MoveError: ``move`` is no move of this game at all.
        """
        self.codec.require(move)
        return self._refusal(state, move)

    @abstractmethod
    def _refusal(self, state: StateT, move: MoveT) -> Refusal | None:
        """Judge a move of this game."""

    def apply(self, state: StateT, move: MoveT) -> Step[StateT]:
        """Return the state after ``move`` and what happened on the way.

        Raises:
            IllegalMove: :meth:`check` refuses the move.
            MoveError: ``move`` is no move of this game at all.
        """
        refusal = self.check(state, move)
        if refusal is not None:
            raise IllegalMove(refusal, self.words.refusal(refusal))
        return self._apply(state, move)

    @abstractmethod
    def _apply(self, state: StateT, move: MoveT) -> Step[StateT]:
        """Carry out a move that :meth:`check` allows."""

    def view(self, state: StateT, eyes: Eyes = None) -> ViewT:
        """Return the state as those eyes may know it: a seat, None for anybody, EVERYTHING.

        Raises:
            SeatError: these are nobody's eyes.
        """
        self._require_eyes(state, eyes)
        return self._look(state, eyes)

    @abstractmethod
    def _look(self, state: StateT, eyes: Eyes) -> ViewT:
        """Show the state to eyes that somebody has."""

    @abstractmethod
    def result(self, state: StateT) -> Result | None:
        """Return None while the game runs, else who won, the places and the account."""

    def position(self, /, **facts: Any) -> StateT:
        """Build a state by hand from the facts a teacher would name: :attr:`position_facts`.

        The function ``build`` in the game's room ``position`` says what each of them means. What
        is not named is filled in legally.

        Raises:
            OptionError: the game is not for that many players.
            PositionError: a fact is unknown or impossible, or the facts contradict each other.
        """
        for name in facts:
            if name not in self.position_facts:
                known = ", ".join(self.position_facts)
                raise PositionError(
                    f"A position of {self.title} has no {name!r}; name any of: {known}."
                )
        self._validate_players(facts.get("players", self.default_players))
        try:
            return self._position(**facts)
        except RulebookError:
            raise
        except _MISFORMED as error:
            raise PositionError(self._misformed(facts)) from error

    def _misformed(self, facts: Mapping[str, Any]) -> str:
        """Name the fact without which a position can be built, or at least be refused in words."""
        for name, value in facts.items():
            rest = {other: facts[other] for other in facts if other != name}
            with suppress(*_MISFORMED):
                with suppress(RulebookError):
                    self._position(**rest)
                told = _("A fact of the position is of the wrong form: {name} cannot be {value}.")
                return told.format(name=repr(name), value=reprlib.repr(value))
        return _("Facts of the position are of the wrong form: {names}.").format(
            names=", ".join(facts)
        )

    @abstractmethod
    def _position(self, **facts: Any) -> StateT:
        """Build a state from facts whose names are known."""

    @abstractmethod
    def not_your_turn(self, state: StateT, seat: int) -> Refusal:
        """Return the refusal for a seat that tries to move while another is the actor."""

    def provenance(self, state: StateT) -> tuple[Provenance, ...]:
        """Return how well the board of this state is known, the best known first.

        A game whose board is known through and through need not tell.
        """
        return ()

    def encode(self, move: MoveT) -> str:
        """Write a move as one line a person can read."""
        return self.codec.encode(move)

    def decode(self, text: str) -> MoveT:
        """Read a move from the line that :meth:`encode` wrote.

        Raises:
            MoveError: the text names no move of this game.
        """
        return self.codec.decode(text)

    def sentence(self, what: Event | Refusal | ScoreLine | msgspec.Struct) -> str:
        """Say an event, a refusal, a score line or a move in the reader's language.

        Raises:
            MoveError: it is a move, but of another game.
        """
        words = self.words
        if isinstance(what, Event):
            return words.event(what)
        if isinstance(what, Refusal):
            return words.refusal(what)
        if isinstance(what, ScoreLine):
            return words.score(what)
        self.codec.require(what)
        return words.move(what)

    def _require_eyes(self, state: StateT, eyes: object) -> None:
        """Refuse eyes that are nobody's: for :meth:`view`, so that a slip cannot show a secret."""
        known = eyes is None or eyes == EVERYTHING or eyes in range(self.players(state))
        if not known or isinstance(eyes, bool):
            raise SeatError(
                f"{eyes!r} are nobody's eyes: look as a seat from 0 to {self.players(state) - 1}, "
                f"as None (anybody) or as EVERYTHING."
            )

    def _validate_players(self, count: object) -> None:
        fewest, most = self.min_players, self.max_players
        if not isinstance(count, int) or isinstance(count, bool) or not fewest <= count <= most:
            raise OptionError(
                f"{self.title} is for {fewest} to {most} players, not {count!r}; "
                f"choose players={fewest} to players={most}."
            )

    def __repr__(self) -> str:
        return f"<{self.title}>"


AnyGame: TypeAlias = Game[Any, Any, Any]
"""A game of whatever kind: what shared code works with."""
