"""What is on the table (State), and what one pair of eyes may know of it (View)."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from rulebook_widgets.core.seats import EVERYTHING, Eyes
from rulebook_widgets.games.yspahan.board import SHOP_IDS

Phase: TypeAlias = Literal[
    "roll",
    "white",
    "yellow",
    "act",
    "use",
    "place",
    "hoist",
    "send",
    "camel",
    "deal",
    "after",
    "over",
]
NOBODY: Final = -1
"""Stands for the owner where a shop is empty."""

Cards: TypeAlias = tuple[str, ...]
"""Cards, sorted."""


class Row(NamedTuple):
    """The dice in a row of the dice board: their value, and how many are white and yellow."""

    value: int
    white: int
    yellow: int

    @property
    def dice(self) -> int:
        """How many dice there are."""
        return self.white + self.yellow


NO_DICE: Final = Row(0, 0, 0)


class Scored(msgspec.Struct, frozen=True, gc=False):
    """Points of a seat: what for, where, and when. ``scoring.score_line`` makes it a sentence.

    Attributes:
        seat: who scored.
        kind: for what.
        place: the camel, souk, caravan row or building, or "".
        amount: how many points, at least 1.
        week: in which week.
        day: on which day of it.
    """

    seat: int
    kind: str
    place: str
    amount: int
    week: int
    day: int


class _Table(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What everybody sees.

    Attributes:
        players: how many play.
        phase: what is to be done next: "roll" buying yellow dice, "white" and "yellow" rolling,
            "act" before the action, "use" a group is taken, "place" cubes are left to place,
            "hoist" one more may be placed, "send" two cubes must go, "camel" an owner is asked,
            "deal" a card is drawn, "after" the action is done, "over" the game is.
        seat: whose turn it is.
        week: 1 to 3.
        day: 1 to 7.
        order: today's seats in the order of their turns; the first is the start player.
        supervisor: the space where he stands.
        shops: the owner of the cube in each shop, or NOBODY; in the order of ``SHOP_IDS``.
        caravan: the owners of the cubes on the caravan, in loading order.
        camels: of each seat.
        gold: of each seat.
        points: of each seat.
        discards: cards played or given away.
        buildings: of each seat, in the order in which they were built.
        rows: the dice board from bottom to top.
        bought: how many yellow dice the start player bought today.
        rolled: white dice that wait for the yellow ones.
        taken_row: the row whose group this turn's action uses, or "".
        taken: that group.
        extra: whether a card was given for one die more (YSP-6.9).
        left: how many cubes are left to place (YSP-4.3).
        queue: shops whose cubes have to go to the caravan; in the phase "camel" the first one's
            owner decides.
        drawer: the seat that draws a card; NOBODY draws outside the phase "deal".
        draw_rule: the rule by which a card is drawn, or "".
        built: whether this turn's own building has been put up (YSP-6.1).
        account: all points scored so far, in order.
    """

    players: int
    phase: Phase
    seat: int
    week: int
    day: int
    order: tuple[int, ...]
    supervisor: str
    shops: tuple[int, ...]
    caravan: tuple[int, ...]
    camels: tuple[int, ...]
    gold: tuple[int, ...]
    points: tuple[int, ...]
    discards: Cards
    buildings: tuple[tuple[str, ...], ...]
    rows: tuple[Row, ...]
    bought: int = 0
    rolled: tuple[int, ...] = ()
    taken_row: str = ""
    taken: Row = NO_DICE
    extra: bool = False
    left: int = 0
    queue: tuple[str, ...] = ()
    drawer: int = NOBODY
    draw_rule: str = ""
    built: bool = False
    account: tuple[Scored, ...] = ()

    @property
    def acted(self) -> tuple[int, ...]:
        """The seats that have had their turn today."""
        return self.order[: self.order.index(self.seat)]

    @property
    def cubes(self) -> dict[str, int]:
        """The owner of each cube in the city, by shop."""
        pairs = zip(SHOP_IDS, self.shops, strict=True)
        return {shop: owner for shop, owner in pairs if owner != NOBODY}


class State(_Table, frozen=True, gc=False, kw_only=True):
    """A position of the game: what everybody sees, and the cards.

    Attributes:
        hands: the cards of each seat.
        deck: the cards not drawn yet, sorted: their order is not fixed before the draw.
    """

    hands: tuple[Cards, ...]
    deck: Cards


class View(_Table, frozen=True, gc=False, kw_only=True):
    """What one pair of eyes may know (YSP-2.1). Where something is kept back stands None.

    Attributes:
        eyes: a seat, None for anybody, or EVERYTHING.
        hands: the cards of each seat.
        hand_sizes: how many they are.
        deck: the cards not drawn yet, sorted; only EVERYTHING sees them.
        deck_size: how many they are.
    """

    eyes: Eyes
    hands: tuple[Cards | None, ...]
    hand_sizes: tuple[int, ...]
    deck: Cards | None
    deck_size: int


Table: TypeAlias = State | View
"""What rules about open things can be asked of."""

_OPEN: Final = _Table.__struct_fields__


def look(state: State, eyes: Eyes) -> View:
    """Return what ``eyes`` may know: hands are secret, all else is open (YSP-2.1).

    A hand without cards hides nothing.
    """
    everything = eyes == EVERYTHING
    return View(
        **{name: getattr(state, name) for name in _OPEN},
        eyes=eyes,
        hands=tuple(
            hand if everything or seat == eyes or not hand else None
            for seat, hand in enumerate(state.hands)
        ),
        hand_sizes=tuple(map(len, state.hands)),
        deck=state.deck if everything else None,
        deck_size=len(state.deck),
    )
