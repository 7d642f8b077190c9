"""The moves of Silk Road. Who acts is implied by the state: a seat in a move is somebody else."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

# ------------------------------------------------------------------------------- what chance does


class Deal(msgspec.Struct, frozen=True, gc=False, tag="deal"):
    """Chance: the goods a seat draws from the bag, ``"ivory,ivory,silk"`` (SLK-2.1)."""

    goods: str


class Lay(msgspec.Struct, frozen=True, gc=False, tag="lay"):
    """Chance: the next tile (SLK-2.2), or one drawn for a forbidden one (SLK-2.4)."""

    tile: str


class Swap(msgspec.Struct, frozen=True, gc=False, tag="swap"):
    """Chance: the tile of another city that changes places with a forbidden one (SLK-2.4)."""

    city: str
    tile: str


class First(msgspec.Struct, frozen=True, gc=False, tag="first"):
    """Chance: the first leader (SLK-2.6)."""

    seat: int


class Steal(msgspec.Struct, frozen=True, gc=False, tag="steal"):
    """Chance: the good that a thief draws (SLK-6.6)."""

    good: str


# ------------------------------------------------------------------------- the leader and the road


class Bid(msgspec.Struct, frozen=True, gc=False, tag="bid"):
    """Bid that much silver for the pawn (SLK-3.1)."""

    silver: int


class Pass(msgspec.Struct, frozen=True, gc=False, tag="pass"):
    """Do not bid (SLK-3.1)."""


class Accept(msgspec.Struct, frozen=True, gc=False, tag="accept"):
    """As leader, take the highest bid and hand over pawn and tokens (SLK-3.4)."""


class Match(msgspec.Struct, frozen=True, gc=False, tag="match"):
    """As leader, pay the bid to whoever made it, and stay (SLK-3.4)."""


class Travel(msgspec.Struct, frozen=True, gc=False, tag="travel"):
    """Move the caravan along an arrow (SLK-4.1)."""

    city: str


# -------------------------------------------------------------------------------------- the market


class Printed(msgspec.Struct, frozen=True, gc=False, tag="printed"):
    """As leader, use the action that is printed beside the city (SLK-5.1)."""


class Barter(msgspec.Struct, frozen=True, gc=False, tag="barter"):
    """Spend a barterer, to take two tiles in this turn (SLK-6.11)."""


class Take(msgspec.Struct, frozen=True, gc=False, tag="take"):
    """Take a tile of the city (SLK-5.2)."""

    tile: str


class Hand(msgspec.Struct, frozen=True, gc=False, tag="hand"):
    """Hand the pawn and the remaining tokens to another player (SLK-5.3)."""

    seat: int


# ------------------------------------------------------------------------------------ action tiles


class Decline(msgspec.Struct, frozen=True, gc=False, tag="decline"):
    """Do without the action of the tile (SLK-5.2)."""


class Crook(msgspec.Struct, frozen=True, gc=False, tag="crook"):
    """Spend a crook: the tile in use shows one kind in place of another (SLK-6.10)."""

    good: str
    into: str


class Sell(msgspec.Struct, frozen=True, gc=False, tag="sell"):
    """Sell one good (SLK-6.1)."""

    good: str


class Buy(msgspec.Struct, frozen=True, gc=False, tag="buy"):
    """Buy one good (SLK-6.2)."""

    good: str


class Trade(msgspec.Struct, frozen=True, gc=False, tag="trade"):
    """Exchange goods with a trader, once (SLK-6.3)."""

    give: str
    get: str


class Give(msgspec.Struct, frozen=True, gc=False, tag="give"):
    """Hand in one good to a special trader (SLK-6.4, SLK-6.5)."""

    good: str


class Receive(msgspec.Struct, frozen=True, gc=False, tag="receive"):
    """Take one good from the supply for one handed in (SLK-6.4, SLK-6.5)."""

    good: str


class Done(msgspec.Struct, frozen=True, gc=False, tag="done"):
    """Say that this was all: no more goods are sold, bought, exchanged or handed in."""


class Rob(msgspec.Struct, frozen=True, gc=False, tag="rob"):
    """Send the thief behind another player's screen (SLK-6.6)."""

    seat: int


class Name(msgspec.Struct, frozen=True, gc=False, tag="name"):
    """Name the kind that the grand vizier wants to see (SLK-6.7)."""

    good: str


class Show(msgspec.Struct, frozen=True, gc=False, tag="show"):
    """Show the vizier that many goods of the kind (SLK-6.7); hidden until all have chosen."""

    count: int


Move: TypeAlias = (
    Deal
    | Lay
    | Swap
    | First
    | Bid
    | Pass
    | Accept
    | Match
    | Travel
    | Printed
    | Barter
    | Take
    | Crook
    | Decline
    | Sell
    | Buy
    | Trade
    | Give
    | Receive
    | Done
    | Rob
    | Steal
    | Name
    | Show
    | Hand
)

MOVE_TYPES: Final[tuple[type[Move], ...]] = (
    Deal,
    Lay,
    Swap,
    First,
    Bid,
    Pass,
    Accept,
    Match,
    Travel,
    Printed,
    Barter,
    Take,
    Crook,
    Decline,
    Sell,
    Buy,
    Trade,
    Give,
    Receive,
    Done,
    Rob,
    Steal,
    Name,
    Show,
    Hand,
)

CHANCE_MOVES: Final = (Deal, Lay, Swap, First, Steal)
"""What only chance does."""
