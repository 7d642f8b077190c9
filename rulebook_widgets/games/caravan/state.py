"""What is on the table (State), and one pair of eyes looking at it (View): nothing is hidden."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from rulebook_widgets.core.seats import Eyes
from rulebook_widgets.games.caravan.board import GOODS, board_of

Phase: TypeAlias = Literal["goods", "start", "play", "markers", "refill", "over"]
Counts: TypeAlias = tuple[int, ...]
"""How many of each good, in the order of ``GOODS``."""

NO_GOODS: Final[Counts] = (0,) * len(GOODS)
COLUMN: Final[dict[str, int]] = {good: column for column, good in enumerate(GOODS)}
UNDER: Final = "_under"
GOOD_OF: Final[dict[str, str]] = {f"{good}{under}": good for under in ("", UNDER) for good in GOODS}
"""The good of each load."""


class Camel(NamedTuple):
    """A camel on the board.

    Attributes:
        space: where it stands.
        load: "" for an empty camel, ``"ivory"`` for one that carries ivory on its back, and
            ``"ivory_under"`` for one with stolen ivory under it (CAR-6.2).
    """

    space: str
    load: str = ""


Herd: TypeAlias = tuple[Camel, ...]
"""The camels of one player that stand on the board, sorted."""


def good_of(load: str) -> str:
    """Return the good of a load.

    >>> good_of("ivory"), good_of("ivory_under"), good_of("")
    ('ivory', 'ivory', '')
    """
    return load.removesuffix(UNDER)


def is_under(load: str) -> bool:
    """Tell whether a load lies under its camel, where it cannot be stolen (CAR-6.2)."""
    return load.endswith(UNDER)


class _Table(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What everybody sees.

    Attributes:
        board: the value of the option: the id of a board, or the text of a board file.
        players: how many play.
        phase: what is to be done next: "goods" the first goods are drawn, "start" the starting
            player is, "play" a seat acts, "markers" and "refill" new goods come out, "over".
        seat: whose turn it is.
        turn_number: the number of this turn in the game, from 1 (CAR-3.1).
        left: actions left in this turn.
        camels: the camels of each seat that stand on the board, sorted.
        camels_each: how many camels each seat has in all, those of the supply included.
        goods: what lies on each numbered space without a camel, or "".
        markers: the demand markers on each numbered space.
        bag: what is in the bag. Everybody can count it out, but not tell the order.
        delivered: the goods each seat has delivered.
        earned: the demand markers each seat has earned.
        thefts: the theft markers on each player board.
        idle: how many turns in a row, up to the last one, went by without an action (CAR-9.5).
        due: how many goods are still to be drawn before play goes on.
        short: whether this is the shorter game (CAR-2.3).
        random_start: whether the starting player is drawn (CAR-2.6).
    """

    board: str
    players: int
    phase: Phase
    seat: int
    turn_number: int
    left: int
    camels: tuple[Herd, ...]
    camels_each: int
    goods: tuple[str, ...]
    markers: tuple[int, ...]
    bag: Counts
    delivered: tuple[Counts, ...]
    earned: tuple[int, ...]
    thefts: tuple[int, ...]
    idle: int = 0
    due: int = 0
    short: bool = False
    random_start: bool = False

    @property
    def actions(self) -> int:
        """How many actions this turn has (CAR-3.1)."""
        return board_of(self.board).actions(self.turn_number - 1)

    @property
    def spent(self) -> int:
        """How many actions of this turn are spent."""
        return self.actions - self.left

    @property
    def ending(self) -> bool:
        """Whether the bag is empty, so that the next delivery ends the game (CAR-9.1)."""
        return not any(self.bag)

    @property
    def uncarried(self) -> int:
        """How many goods lie on the board without a camel (CAR-8.1)."""
        return len(self.goods) - self.goods.count("")

    @property
    def marker_supply(self) -> int:
        """How many demand markers are neither on the board nor earned."""
        return board_of(self.board).material.demand_markers - sum(self.markers) - sum(self.earned)

    def supply(self, seat: int) -> int:
        """Return how many camels of a seat are not on the board."""
        return self.camels_each - len(self.camels[seat])

    def held(self, seat: int) -> int:
        """Return how many goods the camels of a seat have, on them or under them."""
        return sum([camel.load != "" for camel in self.camels[seat]])

    def free(self, seat: int) -> int:
        """Return how many camels of a seat are empty, those of the supply included (CAR-5.4)."""
        return self.camels_each - self.held(seat)


class State(_Table, frozen=True, gc=False, kw_only=True):
    """A position of the game. Its attributes are told with the class it is made from."""


class View(_Table, frozen=True, gc=False, kw_only=True):
    """A position as anybody may know it: all of it, for only the order in the bag is unknown.

    Attributes:
        eyes: a seat, None for anybody, or EVERYTHING.
    """

    eyes: Eyes


Table: TypeAlias = State | View
"""What rules can be asked of: all of it is open."""

_OPEN: Final = _Table.__struct_fields__


def look(state: State, eyes: Eyes) -> View:
    """Return the state as ``eyes`` see it."""
    return View(eyes=eyes, **{name: getattr(state, name) for name in _OPEN})
