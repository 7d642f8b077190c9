"""The stage: what a screen shows and what gestures do, without any screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from rulebook_widgets.core import (
    Eyes,
    OptionError,
    OptionValue,
    Record,
    RecordError,
    SeatError,
    Session,
)
from rulebook_widgets.core.text import _
from rulebook_widgets.stage import messages
from rulebook_widgets.stage.footing import LessonLeft
from rulebook_widgets.stage.gestures import gesture
from rulebook_widgets.stage.making import Making
from rulebook_widgets.stage.people import Plan, Seats
from rulebook_widgets.stage.selection import Complete, Selected, after_click
from rulebook_widgets.stage.values import Message


class Stage(Making):
    """What a screen shows of a game or a lesson, and what gestures do.

    A front end reads the properties named in ``SHOWN``, calls a gesture when its user does
    something, and shows anew what the gesture names in its answer. No gesture raises a
    :class:`RulebookError`: what goes wrong becomes :attr:`message`, and nothing is lost.

    Make one with :meth:`for_game`, :meth:`for_lesson`, :meth:`for_position` or
    :meth:`for_record`.
    """

    # Moving

    @gesture
    def click(self, shape: str, ply: int | None = None) -> None:
        """Click a shape: select it, let it go, make a move, or be told why not.

        A shape that only tells something, such as a piece of a score track, is explained.

        Args:
            shape: its name; "" for a place without one.
            ply: the :attr:`ply` of the picture that was clicked, to catch a click that is late.
        """
        reason = self._reason(shape)
        if reason is not None:
            self._say(Message("info", self.game.sentence(reason), reason.rule))
            return
        if self._forestalled(ply):
            return
        outcome = after_click(self._paths, self.selection, shape)
        if isinstance(outcome, Complete):
            self._play(outcome.move)
        elif isinstance(outcome, Selected):
            self._select(outcome.shapes)
        else:
            self._explain(shape)

    @gesture
    def choose(self, move: Any, ply: int | None = None) -> None:
        """Make a move from the list.

        Args:
            move: a move, or its text as :meth:`Game.encode` writes it.
            ply: the :attr:`ply` of the list, to catch a choice that is late.
        """
        if not self._forestalled(ply):
            self._play(self.game.decode(move) if isinstance(move, str) else move)

    @gesture
    def point(self, what: str = "") -> None:
        """Light on the board what an entry of the list of moves is about; the message stays.

        Args:
            what: a move as the list has it, or the shape of a group; "" for nothing.
        """
        self._unhush()
        paths = self._paths
        if what in paths.next_shapes():
            self._pointed = (what,)
        else:
            ways = zip(paths.moves, paths.paths, strict=True)
            found = (way for move, way in ways if self.game.encode(move) == what)
            self._pointed = next(found, ())

    @gesture
    def advance(self) -> None:
        """Let the bot whose turn it is make one move. In the history it makes the same again."""
        session = self.session
        bot = self._seats.bot(session.actor)
        if bot is None:
            self._say(Message("info", _("No bot is to move now.")))
            return
        if session.ply < session.length:
            move = session.moves[session.ply]
        else:
            state, seat = session.state, session.actor
            view = self.game.view(state, seat) if bot.needs_view else None
            rng = Random(f"{session.seed}/{session.ply}/{bot.name}")
            move = bot.choose(self.game, view, self.game.legal_moves(state), rng)
        events = session.play(move)
        self._follow()
        self._say(messages.happened(self.game, events, self._eyes, "info"))

    def _forestalled(self, ply: int | None) -> bool:
        """Say why nobody can move by this control now, if so."""
        if ply is not None and ply != self.ply:
            self._say(messages.stale(ply, self.ply))
        else:
            self._say(self._obstacle())
        return self._message is not None

    def _select(self, shapes: tuple[str, ...]) -> None:
        self._selection = (self._where(), shapes)

    def _play(self, move: Any) -> None:
        events = self.session.play(move)
        self._select(())
        self._follow()
        said = messages.happened(self.game, events, self._eyes, "success")
        task = self.beat.task if self.beat else None
        if task is not None and self._beat not in self._solved:
            if task.accepts(self.game.encode(move), events):
                self._solved |= {self._beat}
                said = messages.solved(said)
            else:
                said = messages.not_yet(said, task.hint)
        self._say(said)

    def _explain(self, shape: str) -> None:
        """Say why a click leads to no legal move; one whose meaning is legal is made."""
        state = self.session.state
        for clicked in dict.fromkeys([(*self.selection, shape), (shape,)]):
            move = self._scenes.intend(state, clicked)
            if move is not None:
                self._play(move)  # a refusal is raised, and said by the gesture
                return
        targets = self._paths.next_shapes(self.selection)
        named = [label for label in map(self._target_label, targets) if label]
        self._say(messages.not_clickable(self.label(shape), named))

    def _target_label(self, shape: str) -> str:
        move = self._paths.move((*self.selection, shape))
        return self.label(shape) or ("" if move is None else self.game.sentence(move))

    # Moving through time

    @gesture
    def step(self, n: int = 1) -> None:
        """Go ``n`` moves forward, or back if negative; in a lesson, beats.

        A learner who has left the script is led back to the beat by the first step back.
        """
        if self._script:
            back_first = n < 0 and self._away
            self._show_beat(self._within(self._beat + n + back_first, len(self._script.beats) - 1))
        else:
            self._go(self._within(self.ply + n, self.session.length))

    @gesture
    def seek(self, n: int) -> None:
        """Go to the position after ``n`` moves; in a lesson, to the beat with ``n`` before it."""
        if self._script:
            self._show_beat(self._within(n, len(self._script.beats) - 1))
        else:
            self._go(n)

    @gesture
    def jump(self, ply: int) -> None:
        """Go to the move of a log line, also in a lesson."""
        self.session.state_at(ply)
        script = self._script
        if script and self._on_script(ply):
            self.session.switch(0)
            self._beat = script.beat_at(ply)
        self._go(ply)

    @gesture
    def undo(self) -> None:
        """Take back the last decision of a person, with all that bots and chance did since."""
        ply = self._undo_ply()
        if ply is None:
            self._say(Message("info", _("There is nothing to take back.")))
        else:
            self._go(ply)
            self._say(Message("info", _("Taken back.")))

    @gesture
    def redo(self) -> None:
        """Go forward again to the next decision of a person, or to the end of the line."""
        ply = self._redo_ply()
        if ply is None:
            self._say(Message("info", _("There is nothing to play again.")))
        else:
            self._go(ply)

    @gesture
    def switch(self, line: int) -> None:
        """Look at another line of play, where it parts from this one."""
        self.session.switch(line)
        self._go(self.ply)

    def _within(self, n: int, last: int) -> int:
        return min(max(n, 0), last)

    def _go(self, ply: int) -> None:
        self.session.seek(ply)
        self._select(())
        self._follow()
        events = self.session.events_at(ply)
        self._say(messages.happened(self.game, events, self._eyes, "info"))

    # Looking and reading

    @gesture
    def look(self, eyes: Eyes) -> None:
        """Look through other eyes: a seat, None for what anybody may see, or ``EVERYTHING``."""
        if eyes not in [offer.eyes for offer in self.eyes_offered]:
            raise SeatError(_("There are no such eyes to look through."))
        if self._holder is not None:
            self._unhush()  # what the one before did is still to be read
        self._eyes, self._holder = eyes, None
        if self._script and not self._away:
            self._announce_beat()

    @gesture
    def why(self, rule_id: str) -> None:
        """Take a rule to hand: its card is shown, and the last message stays."""
        self._card = self.game.rulebook[rule_id].id
        self._unhush()

    @gesture
    def point_out(self, entry: int | None) -> None:
        """Light on the board what an entry of :attr:`provenance` is about; the message stays.

        Args:
            entry: its number, from 0; None for nothing.
        """
        self._unhush()
        known = self.provenance
        told = known[entry] if entry is not None and 0 <= entry < len(known) else None
        self._pointed = told.shapes if told else ()

    # Games and records

    @gesture
    def try_option(self, name: str, text: str) -> None:
        """Say whether a text can be the value of an option of a new game, such as a board file.

        Args:
            name: the name of the option.
            text: all of the text.
        """
        reading = [option for option in self.game.options if option.name == name and option.reads]
        if not reading:
            raise OptionError(_("No option takes a file here."))
        reading[0].validate(text, self.game.title)
        self._say(Message("info", _("The file is in order. Start a new game to play with it.")))

    @gesture
    def new_game(
        self,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        seats: Plan = None,
    ) -> None:
        """Begin a new game; what is not named stays as it is, but the seed is a new one.

        From within a lesson, :meth:`back_to_lesson` returns to it.

        Args:
            players: how many play.
            seed: where chance comes from.
            options: options of the set-up.
            seats: who plays each seat.
        """
        count = self.session.players if players is None else players
        chosen: dict[str, Any] = dict(self.session.record.options if options is None else options)
        self._reopen(Session(self.game, count, seed, **chosen), seats)

    @gesture
    def load(self, text: str | bytes) -> None:
        """Open a record, at its last move. A text that is none leaves everything as it was."""
        self._reopen(self._recorded(text), None)

    @gesture
    def go_on(self, text: str, ply: int, seats: Sequence[str]) -> None:
        """Go on with a game that was kept when the page was left; as `load`, it may fail.

        Where people share the screen, secrets stay covered until one of them takes it over.

        Args:
            text: the record.
            ply: how many moves lay before the cursor.
            seats: the names of who played each seat.
        """
        session = self._recorded(text)
        session.seek(ply)
        # The same names stand for the same bots, those that have no name of their own included.
        same = tuple(seats) == self.seats
        self._reopen(session, None if same else tuple(seats))
        self._come_back()

    def _recorded(self, text: str | bytes) -> Session:
        record = Record.parse(text)
        if record.game != self.game.id:
            told = _("This is a saved game of {other}, and this board plays {title}.")
            other = record.load_game().title
            raise RecordError(told.format(other=other, title=self.game.title))
        return Session.from_record(record)

    def save(self) -> str:
        """Return the record of the session as JSON; ``load`` opens it."""
        return self.session.record.to_json()

    def _reopen(self, session: Session, plan: Plan) -> None:
        if plan is None and self._script is None:
            seats = self._seats.resized(session.players)
        else:
            seats = Seats.planned(plan, session.players, self.game)
        self._card = ""
        if self._script is not None:
            self._left = LessonLeft(self.session, self._script, self._beat, self._solved)
        self._open(session, seats, seats.eyes, self._follow_wish if self._script is None else None)
        self._sit_down()

    # Lessons

    @gesture
    def back_to_lesson(self) -> None:
        """Return to the beat from which the learner went away, also from a game begun there."""
        left = self._left
        if left is not None:
            self._open_lesson(left.session, left.script)
            self._beat, self._solved, self._left = left.beat, left.solved, None
        if self._script:
            self._show_beat(self._beat)
        else:
            self._say(Message("info", _("This is a game, not a lesson.")))

    @gesture
    def hint(self) -> None:
        """Say the hint of the task at hand."""
        task = self.beat.task if self.beat else None
        if task and task.hint:
            self._say(Message("info", _(task.hint)))
        else:
            self._say(Message("info", _("There is no hint here.")))
