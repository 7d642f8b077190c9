"""Where a stage stands: the session, whose eyes look, what is selected, what may be done."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

from rulebook_widgets.core import CHANCE, EVERYTHING, AnyGame, Eyes, Session
from rulebook_widgets.core.text import language
from rulebook_widgets.stage.log import Log
from rulebook_widgets.stage.memo import Memo
from rulebook_widgets.stage.messages import cannot_act
from rulebook_widgets.stage.paths import Path, Paths, SceneRoom
from rulebook_widgets.stage.people import Seats
from rulebook_widgets.stage.status import eyes_offers
from rulebook_widgets.stage.values import EyesOffer, Message
from rulebook_widgets.teaching import Beat, Lesson, Script

T = TypeVar("T")


class Footing:
    """Where a stage stands.

    Args:
        game: the game.
        scenes: its scene room.

    Attributes:
        game: the game.
        session: the play, with its cursor.
    """

    game: AnyGame
    session: Session

    def __init__(self, game: AnyGame, scenes: SceneRoom) -> None:
        self.game = game
        self._scenes = scenes
        self._opened = 0
        self._message: Message | None = None
        self._card = ""
        self._tried: Path = ()

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
    def follow(self) -> bool:
        """Whether the eyes go along with the turn; by default where several people play."""
        return len(self._seats.people) > 1 if self._follow_wish is None else self._follow_wish

    @follow.setter
    def follow(self, wish: bool) -> None:
        self._follow_wish = wish

    def _follow(self) -> None:
        """Let the eyes of a seat go along with the turn, if they are to."""
        actor = self.session.actor
        if self.follow and self._seats.is_person(self._eyes) and self._seats.is_person(actor):
            self._eyes = actor

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
        return cannot_act(game, actor, eyes, self._seats, refusal)

    @property
    def _away(self) -> bool:
        """Whether the learner has left the script of the lesson."""
        script = self._script
        if script is None:
            return False
        return self.ply != script.plies[self._beat] or not self._on_script(self.ply)

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
