"""Where a stage stands: the session, whose eyes look, what is selected, what may be done."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final, TypeVar

from rulebook_widgets.core import CHANCE, EVERYTHING, AnyGame, Eyes, Session
from rulebook_widgets.core.text import language
from rulebook_widgets.stage.log import Log
from rulebook_widgets.stage.memo import Memo
from rulebook_widgets.stage.messages import cannot_act, hand_over
from rulebook_widgets.stage.paths import Path, Paths, SceneRoom
from rulebook_widgets.stage.people import Seats, knows_more
from rulebook_widgets.stage.status import eyes_offers
from rulebook_widgets.stage.values import EyesOffer, Message
from rulebook_widgets.teaching import Beat, Lesson, Script

T = TypeVar("T")

_NOBODY: Final = -3
"""Sits at a screen that is still to be handed to somebody."""


@dataclass(frozen=True, slots=True)
class LessonLeft:
    """Where a learner stood in a lesson before beginning a game."""

    session: Session
    script: Script
    beat: int
    solved: frozenset[int]


class Footing:
    """Where a stage stands.

    Args:
        game: the game.
        scenes: its scene room.

    Attributes:
        game: the game.
        session: the play, with its cursor.
        cover: whether people who share a screen are asked to hand it over before secrets of the
            next one are shown.
    """

    game: AnyGame
    session: Session
    cover: bool

    def __init__(self, game: AnyGame, scenes: SceneRoom) -> None:
        self.game = game
        self.cover = True
        self._scenes = scenes
        self._left: LessonLeft | None = None
        self._opened = 0
        self._message: Message | None = None
        self._card = ""
        self._tried: Path = ()
        self._pointed: Path = ()

    def _open(
        self,
        session: Session,
        seats: Seats,
        eyes: Eyes,
        follow: bool | None = None,
        script: Script | None = None,
    ) -> None:
        self.session = session
        self._seats = seats
        self._eyes = eyes
        self._holder: int | None = None
        self._follow_wish = follow
        self._script = script
        self._beat = 0
        self._solved: frozenset[int] = frozenset()
        self._selection: tuple[Hashable, Path] = (None, ())
        self._log = Log(session)
        self._memo = Memo()
        self._opened += 1

    # Where we are

    @property
    def ply(self) -> int:
        """How many moves lie before the cursor."""
        return self.session.ply

    @property
    def lesson(self) -> Lesson | None:
        """The lesson being walked through, or None."""
        return self._script.lesson if self._script else None

    @property
    def beat(self) -> Beat | None:
        """The beat of the lesson that is shown, or None."""
        return self._script.beats[self._beat] if self._script else None

    @property
    def eyes(self) -> Eyes:
        """Whose eyes look: a seat, None for what anybody may see, or ``EVERYTHING``."""
        return self._eyes

    @property
    def seats(self) -> tuple[str, ...]:
        """Who plays each seat: ``"person"`` or the name of a bot."""
        return self._seats.names

    @property
    def begun(self) -> bool:
        """Whether a person has made a move on the line that is looked at."""
        seats, session = self._seats, self.session
        deciding = (self.game.actor(session.state_at(ply)) for ply in range(session.length))
        return any(seats.is_person(actor) for actor in deciding)

    @property
    def follow(self) -> bool:
        """Whether the eyes go along with the turn; by default where several people play."""
        return len(self._seats.people) > 1 if self._follow_wish is None else self._follow_wish

    @follow.setter
    def follow(self, wish: bool) -> None:
        self._follow_wish = wish

    @property
    def _taking(self) -> int | None:
        """The seat that the screen is to be handed to, or None."""
        actor = self.session.actor
        return actor if self._holder is not None and self._seats.is_person(actor) else None

    def _follow(self) -> None:
        """Let the eyes of a seat go along with the turn, if they are to.

        Where the next person may know what neither the one at the screen nor anybody may, nobody's
        eyes look until the screen has changed hands.
        """
        here = self._eyes if self._holder is None else self._holder
        if not (self.follow and (here == _NOBODY or self._seats.is_person(here))):
            return
        actor = self.session.actor
        there = actor if self._seats.is_person(actor) else here
        others = {here, None} - {_NOBODY}
        covered = there == _NOBODY or (
            self.cover and all(self._knows_more(there, other) for other in others)
        )
        self._holder = here if covered else None
        self._eyes = None if covered else there

    def _sit_down(self) -> None:
        """Let the eyes begin with whose turn it is; nobody sat at the screen before."""
        actor = self.session.actor
        if self.follow and self._seats.is_person(self._eyes) and self._seats.is_person(actor):
            self._eyes = actor

    def _come_back(self) -> None:
        """Let the eyes begin with whose turn it is; who is at the screen by now, nobody knows."""
        if self.cover and self.follow and self._seats.is_person(self._eyes):
            self._eyes, self._holder = None, _NOBODY
            self._follow()
        else:
            self._sit_down()

    def _knows_more(self, seat: Eyes, other: Eyes) -> bool:
        return seat != other and knows_more(self.game, self.session.state, seat, other)

    @property
    def eyes_offered(self) -> tuple[EyesOffer, ...]:
        """All eyes one may look through."""
        players = self.session.players
        return self._kept("eyes_offered", (), lambda: eyes_offers(self.game, players), here=False)

    @property
    def selection(self) -> Path:
        """The shapes clicked so far on the way to a move."""
        where, shapes = self._selection
        return shapes if where == self._where() else ()

    # What lies behind

    @property
    def _paths(self) -> Paths:
        """The moves these eyes may make now; none if it is not for them to move."""
        return self._kept("paths", (), self._find_paths)

    def _find_paths(self) -> Paths:
        moves = () if self._obstacle() else self.game.legal_moves(self.session.state)
        return Paths(self._scenes, moves)

    def _obstacle(self) -> Message | None:
        """Return why these eyes may not move now, or None if they may."""
        game, state, eyes = self.game, self.session.state, self._eyes
        actor = game.actor(state)
        refusal = None
        if actor is not None and eyes is not None and eyes not in (EVERYTHING, actor):
            refusal = game.not_your_turn(state, eyes)
        if self._taking is not None:
            return hand_over(game, self._taking)
        return cannot_act(game, actor, eyes, self._seats, refusal)

    @property
    def _away(self) -> bool:
        """Whether the learner has left the script of the lesson."""
        script = self._script
        if script is None:
            return False
        return self.ply != script.plies[self._beat] or not self._on_script(self.ply)

    @property
    def _just_solved(self) -> bool:
        """Whether the learner's only move since the script is one that its task accepts."""
        beat, script = self.beat, self._script
        if beat is None or script is None or beat.task is None:
            return False
        start = script.plies[self._beat]
        own = [ply for ply in range(start, self.ply) if self._decides(ply)]
        if own != [start] or not self._on_script(start):
            return False
        move = self.game.encode(self.session.moves[start])
        return beat.task.accepts(move, self.session.events_at(start + 1))

    def _on_script(self, ply: int) -> bool:
        """Whether the moves up to that one are those of the lesson."""
        script = self._script
        return script is not None and self.session.moves[:ply] == script.moves[:ply]

    def _undo_ply(self) -> int | None:
        floor = self._script.plies[self._beat] if self._script else 0
        return next((n for n in range(self.ply - 1, floor - 1, -1) if self._decides(n)), None)

    def _redo_ply(self) -> int | None:
        length = self.session.length
        if self.ply == length or (self._script and self.session.current_line == 0):
            return None
        return next((n for n in range(self.ply + 1, length) if self._decides(n)), length)

    def _decides(self, ply: int) -> bool:
        """Whether a person decides there; where only bots play, whether a bot does."""
        actor = self.game.actor(self.session.state_at(ply))
        return self._seats.is_person(actor) or not (self._seats.people or actor == CHANCE)

    def _where(self) -> Hashable:
        session = self.session
        return (session.current_line, session.ply, self._eyes)

    def _kept(self, name: str, key: Hashable, make: Callable[[], T], here: bool = True) -> T:
        """Return a value of this language, and of this place and these eyes unless told."""
        where = self._where() if here else None
        return self._memo.get(name, (where, key, language()), make)
