"""The moves of Yspahan. The actor is implied by the state, so no move names a seat."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec


class Roll(msgspec.Struct, frozen=True, gc=False, tag="roll"):
    """Buy 0 to 3 yellow dice, at 1 gold each, and roll (YSP-3.2)."""

    yellow: int


class White(msgspec.Struct, frozen=True, gc=False, tag="white"):
    """Chance: the nine white dice, sorted: ``"1,1,3,3,5,5,6,6,6"`` (YSP-3.2)."""

    dice: str


class Yellow(msgspec.Struct, frozen=True, gc=False, tag="yellow"):
    """Chance: the yellow dice that were bought, sorted: ``"1,2"`` (YSP-3.2)."""

    dice: str


class Take(msgspec.Struct, frozen=True, gc=False, tag="take"):
    """Lift the dice of a row off the dice board (YSP-4.1)."""

    row: str


class Collect(msgspec.Struct, frozen=True, gc=False, tag="collect"):
    """Take the camels or the gold of the row (YSP-4.2)."""


class Place(msgspec.Struct, frozen=True, gc=False, tag="place"):
    """Put a cube into a shop of the row's quarter (YSP-4.3); the first one begins the action."""

    shop: str


class Decline(msgspec.Struct, frozen=True, gc=False, tag="decline"):
    """Do without the cube of the hoist (YSP-6.8)."""


class Walk(msgspec.Struct, frozen=True, gc=False, tag="walk"):
    """Walk the supervisor to a space, for the least gold that reaches it (YSP-5.1)."""

    space: str


class Draw(msgspec.Struct, frozen=True, gc=False, tag="draw"):
    """Draw a card as the action (YSP-4.1), or because no dice are left (YSP-4.5)."""


class Discard(msgspec.Struct, frozen=True, gc=False, tag="discard"):
    """Give a card away unused, to count one die more (YSP-6.9)."""

    card: str


class Send(msgspec.Struct, frozen=True, gc=False, tag="send"):
    """Name which of two cubes goes to the caravan first (YSP-5.2)."""

    shop: str


class Save(msgspec.Struct, frozen=True, gc=False, tag="save"):
    """Pay a camel, so that the cube stays and one from the supply goes (YSP-5.3)."""


class Release(msgspec.Struct, frozen=True, gc=False, tag="release"):
    """Let the cube go to the caravan (YSP-5.3)."""


class Deal(msgspec.Struct, frozen=True, gc=False, tag="deal"):
    """Chance: the card that is drawn (YSP-6.9)."""

    card: str


class Build(msgspec.Struct, frozen=True, gc=False, tag="build"):
    """Put up the turn's own building (YSP-6.1)."""

    building: str


class EndTurn(msgspec.Struct, frozen=True, gc=False, tag="end"):
    """End the turn, without building or playing more cards (YSP-3.5)."""


class Exchange(msgspec.Struct, frozen=True, gc=False, tag="exchange"):
    """Card: give camels for gold, or gold for camels (YSP-6.10)."""

    give: str
    count: int


class Play(msgspec.Struct, frozen=True, gc=False, tag="play"):
    """Card: three camels, three gold, or a cube on the caravan (YSP-6.10)."""

    card: str


class Stall(msgspec.Struct, frozen=True, gc=False, tag="stall"):
    """Card: a cube in any shop of the city that is open to you (YSP-6.10)."""

    shop: str


class HandIn(msgspec.Struct, frozen=True, gc=False, tag="hand_in"):
    """Card: hand in camels or gold for points (YSP-6.10)."""

    resource: str
    count: int


class BuildWithout(msgspec.Struct, frozen=True, gc=False, tag="build_without"):
    """Card: a building without its camels, or without its gold (YSP-6.10)."""

    resource: str
    building: str


Move: TypeAlias = (
    Roll
    | White
    | Yellow
    | Take
    | Collect
    | Place
    | Decline
    | Walk
    | Draw
    | Discard
    | Send
    | Save
    | Release
    | Deal
    | Build
    | EndTurn
    | Exchange
    | Play
    | Stall
    | HandIn
    | BuildWithout
)

MOVE_TYPES: Final[tuple[type[Move], ...]] = (
    Roll,
    White,
    Yellow,
    Take,
    Collect,
    Place,
    Decline,
    Walk,
    Draw,
    Discard,
    Send,
    Save,
    Release,
    Deal,
    Build,
    EndTurn,
    Exchange,
    Play,
    Stall,
    HandIn,
    BuildWithout,
)

CARD_MOVES: Final = (Exchange, Play, Stall, HandIn, BuildWithout)
"""The ways to play a card for its effect, at any free time of one's turn (YSP-6.9)."""

HAND_IN_CARD: Final = {"camels": "score_camels", "gold": "score_gold"}
"""The card by what it takes."""

BUILD_CARD: Final = {"camels": "build_without_camels", "gold": "build_without_gold"}
"""The card by what it spares."""

PLAIN_CARDS: Final = ("three_camels", "three_gold", "place_caravan")
"""The cards that need no further choice."""


def card_of(move: Move) -> str | None:
    """Return the card that a move plays for its effect, or None."""
    match move:
        case Exchange():
            return "exchange"
        case Play(card):
            return card
        case Stall():
            return "place_shop"
        case HandIn(resource):
            return HAND_IN_CARD[resource]
        case BuildWithout(resource):
            return BUILD_CARD[resource]
    return None
