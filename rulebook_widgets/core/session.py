"""A game being played: a record with a cursor."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import msgspec

from rulebook_widgets.core.errors import SessionError
from rulebook_widgets.core.game import AnyGame
from rulebook_widgets.core.happening import Event, IllegalMove, Result
from rulebook_widgets.core.line import Line
from rulebook_widgets.core.options import OptionValue
from rulebook_widgets.core.record import LARGEST_SEED, Record, facts_as_json
from rulebook_widgets.core.seats import CHANCE


class Session:
    """A record with a cursor. All earlier states stay, so stepping back costs nothing.

    Chance is drawn by itself after each move, from the seed and the place in the game: undoing
    and playing the same again never gives another roll. Set :attr:`auto_chance` to False to
    play chance moves by hand, as a scripted lesson does.

    A call that raises an error changes nothing.

    Args:
        game: the game to play.
        players: how many; by default the game's default.
        seed: where chance comes from, a whole number; by default a new one.
        auto_chance: whether chance moves are drawn by themselves.
        **options: options of the set-up.

    Raises:
        OptionError: the game is not for that many players, or has no such option.
        SessionError: the seed is no whole number that a record can hold.

    >>> from rulebook_widgets import load_game
    >>> game = load_game("samurai")
    >>> session = Session(game, players=2, seed=7)
    >>> events = session.play(game.decode("keep samurai3"))
    >>> session.undo(), session.ply, session.length
    (True, 0, 1)
    >>> events = session.play(game.decode("keep ship2"))  # differently: the old line is kept
    >>> session.lines, session.record.moves, session.record.other_lines
    (2, ('keep ship2',), (('keep samurai3',),))
    """

    def __init__(
        self,
        game: AnyGame,
        players: int | None = None,
        seed: int | None = None,
        *,
        auto_chance: bool = True,
        **options: OptionValue,
    ) -> None:
        if not hasattr(game, "setup"):
            raise SessionError(f"{game!r} is no game; `load_game` returns one for its name.")
        start = game.setup(players, **options)
        record = Record(game.id, game.players(start), _seed(seed), options)
        self._begin(game, record, [Line(start)], auto_chance)

    @classmethod
    def from_position(
        cls, game: AnyGame, *, seed: int | None = None, auto_chance: bool = True, **facts: Any
    ) -> Session:
        """Begin from a position built by hand; ``facts`` are those of :meth:`Game.position`.

        Raises:
            PositionError: the facts contradict each other or the material.
        """
        plain = facts_as_json(facts)
        start = game.position(**plain)
        record = Record(game.id, game.players(start), _seed(seed), {}, plain)
        session = cls.__new__(cls)
        session._begin(game, record, [Line(start)], auto_chance)
        return session

    @classmethod
    def from_record(cls, record: Record, *, auto_chance: bool = True) -> Session:
        """Open a record, at its last move. Chance that is due there is drawn as after any move.

        The record is validated whole, but only once: a record from :meth:`Record.from_json` has
        been, one from :meth:`Record.parse` has not.

        Raises:
            RecordError: names the first thing in it that is not possible, and why.
        """
        lines = [line.up_to(len(line.moves)) for line in record.played]
        session = cls.__new__(cls)
        session._begin(record.load_game(), record, lines, auto_chance)
        return session

    def _begin(self, game: AnyGame, record: Record, lines: list[Line], auto_chance: bool) -> None:
        self.game = game
        self.auto_chance = auto_chance
        self._head = msgspec.structs.replace(record, moves=(), other_lines=())
        self._current = 0
        first, self._ply = self._after_chance(lines[0], len(lines[0].moves))
        self._lines = [first, *lines[1:]]

    # What is on the table

    @property
    def ply(self) -> int:
        """How many moves lie before the cursor."""
        return self._ply

    @property
    def length(self) -> int:
        """How many moves the current line has."""
        return len(self._line.moves)

    @property
    def state(self) -> Any:
        """The state at the cursor."""
        return self._line.states[self._ply]

    @property
    def seed(self) -> int:
        """Where chance comes from."""
        return self._head.seed

    @property
    def players(self) -> int:
        """How many play."""
        return self._head.players

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """The options of the set-up that were named."""
        return self._head.options

    @property
    def position(self) -> Mapping[str, Any] | None:
        """The facts of the position that the game was begun from, or None."""
        return self._head.position

    @property
    def actor(self) -> int | None:
        """The seat to move at the cursor, ``CHANCE``, or None when the game is over."""
        return self.game.actor(self.state)

    @property
    def result(self) -> Result | None:
        """The result, when the game is over at the cursor."""
        return self.game.result(self.state)

    @property
    def moves(self) -> tuple[Any, ...]:
        """All moves of the current line, also those after the cursor."""
        return tuple(self._line.moves)

    def state_at(self, ply: int) -> Any:
        """Return the state after ``ply`` moves of the current line.

        Raises:
            SessionError: the line is not that long.
        """
        return self._line.states[self._valid(ply)]

    def events_at(self, ply: int) -> tuple[Event, ...]:
        """Return what the move with that number (from 1) brought about; nothing for 0.

        Raises:
            SessionError: the line is not that long.
        """
        return self._line.events[ply - 1] if self._valid(ply) else ()

    @property
    def record(self) -> Record:
        """The whole session as a record."""
        texts = [tuple(map(self.game.encode, line.moves)) for line in self._lines]
        current = texts.pop(self._current)
        return msgspec.structs.replace(self._head, moves=current, other_lines=tuple(texts))

    # Playing

    def play(self, move: Any, seat: int | None = None) -> tuple[Event, ...]:
        """Make a move at the cursor and return what happened, chance included.

        Back in the history, a move that was played there before leads on along the line it was
        played on; any other starts a new line and keeps the old one.

        Args:
            move: a move of the actor, or its text as :meth:`Game.encode` writes it.
            seat: who makes it; None stands for whoever is the actor.

        Raises:
            IllegalMove: the rules refuse it, or it is not that seat's turn.
            MoveError: it is not a move of this game.
        """
        if seat is not None and seat != self.actor:
            refusal = self.game.not_your_turn(self.state, seat)
            raise IllegalMove(refusal, self.game.sentence(refusal))
        if isinstance(move, str):
            move = self.game.decode(move)
        here, index = self._ply, self._line_with(move)
        if index is not None:
            line = self._lines[index]
        else:
            line = self._line.up_to(here)
            line.play(self.game, move)
            index = self._current if here == self.length else self.lines
        line, ply = self._after_chance(line, here + 1)
        self._lines[index : index + 1] = [line]
        self._current, self._ply = index, ply
        return tuple(event for events in line.events[here:ply] for event in events)

    def _line_with(self, move: Any) -> int | None:
        """Return the line on which ``move`` was played at this very place, if there is one.

        At the end of a line nothing is looked up: whoever called :meth:`branch` wants a new one.
        """
        here = self._ply
        if here == self.length:
            return None
        path = [*self._line.moves[:here], move]
        order = sorted(range(self.lines), key=lambda index: index != self._current)
        matching = (index for index in order if self._lines[index].moves[: here + 1] == path)
        return next(matching, None)

    def _after_chance(self, line: Line, ply: int) -> tuple[Line, int]:
        """Go on over the chance that is due on ``line``; what is new goes into a line of its own.

        So nothing of the session has changed if the game stumbles.
        """
        while self.auto_chance and self.game.actor(line.states[ply]) == CHANCE:
            if ply == len(line.moves):
                line = line.up_to(ply)
                line.play(self.game, self._drawn(line.states[ply], ply))
            ply += 1
        return line, ply

    def _drawn(self, state: Any, ply: int) -> Any:
        return self.game.draw(state, random.Random(f"{self.seed}/{ply}"))

    def chance(self) -> Any:
        """Return the outcome that chance has at the cursor. It is not played.

        Raises:
            SessionError: nothing is left to chance here.
        """
        if self.actor != CHANCE:
            raise SessionError("Nothing is left to chance here.")
        return self._drawn(self.state, self._ply)

    # Moving the cursor

    def seek(self, ply: int) -> None:
        """Look at the position after ``ply`` moves.

        Raises:
            SessionError: the line is not that long.
        """
        self._ply = self._valid(ply)

    def undo(self) -> bool:
        """Go back to before the last decision of a player; chance goes back with it.

        Returns:
            Whether there was one.
        """
        for ply in range(self._ply - 1, -1, -1):
            if self.game.actor(self._line.states[ply]) != CHANCE:
                self._ply = ply
                return True
        return False

    def redo(self) -> bool:
        """Go forward over the next decision and the chance that follows it.

        Returns:
            Whether there was one.
        """
        if self._ply == self.length:
            return False
        self._ply += 1
        while self._ply < self.length and self.actor == CHANCE:
            self._ply += 1
        return True

    # Lines

    @property
    def lines(self) -> int:
        """How many lines the session keeps."""
        return len(self._lines)

    @property
    def current_line(self) -> int:
        """Which line is looked at, from 0."""
        return self._current

    def branch(self) -> int:
        """Start a new line at the cursor and look at it; the old one is kept as it was.

        Returns:
            The number of the new line.
        """
        self._lines.append(self._line.up_to(self._ply))
        self._current = len(self._lines) - 1
        return self._current

    def switch(self, line: int) -> None:
        """Look at another line, just after the first move in which it differs from this one.

        A line that only breaks off earlier is looked at where it ends.

        Raises:
            SessionError: there is no such line.
        """
        if type(line) is not int or not 0 <= line < self.lines:
            raise SessionError(f"There is no line {line!r}; lines run from 0 to {self.lines - 1}.")
        if line == self._current:
            return
        shared = _shared(self._line.moves, self._lines[line].moves)
        self._current = line
        self._ply = min(shared + 1, self.length)

    @property
    def _line(self) -> Line:
        return self._lines[self._current]

    def _valid(self, ply: int) -> int:
        if type(ply) is not int or not 0 <= ply <= self.length:
            raise SessionError(f"There is no move {ply!r}; this line has {self.length} moves.")
        return ply

    def __repr__(self) -> str:
        return f"<Session of {self.game.title}, move {self._ply} of {self.length}>"


def _seed(seed: int | None) -> int:
    if seed is None:
        return random.SystemRandom().randrange(1 << 32)
    if type(seed) is not int or abs(seed) > LARGEST_SEED:
        raise SessionError(f"A seed is a whole number up to {LARGEST_SEED}, not {seed!r}.")
    return seed


def _shared(one: list[Any], other: list[Any]) -> int:
    count = 0
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            break
        count += 1
    return count
