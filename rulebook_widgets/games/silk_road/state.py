"""What is on the table (State), and what one pair of eyes may know of it (View)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, TypeVar

import msgspec

from rulebook_widgets.core.seats import EVERYTHING, Eyes

Phase: TypeAlias = Literal[
    "deal",
    "lay",
    "replace",
    "swap",
    "first",
    "bid",
    "choose",
    "travel",
    "market",
    "use",
    "sell",
    "buy",
    "trade",
    "give",
    "receive",
    "steal",
    "show",
    "hand",
    "over",
]
NOBODY: Final = -1
"""Stands for a seat where there is none."""

Numbers: TypeAlias = tuple[int, ...]
"""A number for each kind of good, in the order of ``board.GOODS``; or one for each seat."""

Tiles: TypeAlias = tuple[str, ...]
"""Tiles by their ids."""


ValueT = TypeVar("ValueT")


class _Table(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What everybody sees.

    Attributes:
        players: how many play.
        board: the board, as the option of that name has it.
        reverse: whether the journey goes from west to east (SLK-2.7).
        phase: what is to be done next. Chance: "deal" goods, "lay" tiles, "replace" or "swap" a
            forbidden one, "first" leader, "steal" a good. Players: "bid", "choose" as leader,
            "travel", "market" before a tile is taken, "use" its action, go on to "sell", "buy",
            "trade", "give" or "receive", "show" the vizier, "hand" the pawn on. "over" the game is.
        seat: who acts, or for whom chance does.
        round: the number of the round, from 1.
        holder: who has the pawn; NOBODY before there is a first leader.
        leader: who leads the caravan in this round.
        city: where the caravan is.
        tiles: the tiles at each city, in the order of the journey's ``markets``.
        piles: how many tiles are unused, orange and purple ones, in the order of the board's tiles.
        gone: tiles that are out of the game, in the order in which they went.
        tokens: the turn tokens that lie in front of each seat.
        stack: the turn tokens that go along with the pawn.
        bid: the highest bid so far, in silver, or 0.
        bidder: who made it, or NOBODY.
        crooks: how many crooks each seat has kept.
        barterers: how many barterers each seat can use.
        fresh: how many barterers each seat has taken in this city, where they are of no use.
        viziers: how many viziers have been set aside with each kind.
        owed: how many goods of each kind are still missing on them (SLK-6.9).
        bonus: whether the printed action can still be used (SLK-5.1).
        bartered: whether this turn has two tiles (SLK-6.11).
        left: how many tiles this turn still takes.
        tile: the tile whose action is due or under way, or "".
        printed: whether that is the printed action.
        kinds: the kinds that tile shows, as crooks have left them: what is sold or bought, or what
            a trader takes and gives.
        count: how many times something was sold, bought, exchanged or handed in with it.
        due: how many goods are still to be received.
        named: the kind the vizier wants to see, or "".
        victim: whom the thief robs, or NOBODY.
        revealed: what each seat has shown the vizier, until the market goes on; else empty.
        revealed_good: of which kind, or "".
    """

    players: int
    board: str
    reverse: bool
    phase: Phase
    seat: int
    city: str
    tiles: tuple[Tiles, ...]
    piles: tuple[Numbers, Numbers]
    tokens: Numbers
    crooks: Numbers
    barterers: Numbers
    fresh: Numbers
    round: int = 0
    holder: int = NOBODY
    leader: int = NOBODY
    gone: Tiles = ()
    stack: int = 0
    bid: int = 0
    bidder: int = NOBODY
    viziers: Numbers = (0, 0, 0, 0, 0)
    owed: Numbers = (0, 0, 0, 0, 0)
    bonus: bool = False
    bartered: bool = False
    left: int = 0
    tile: str = ""
    printed: bool = False
    kinds: Tiles = ()
    count: int = 0
    due: int = 0
    named: str = ""
    victim: int = NOBODY
    revealed: Numbers = ()
    revealed_good: str = ""


class State(_Table, frozen=True, gc=False, kw_only=True):
    """A position of the game: what everybody sees, and what screens and bag hide.

    Attributes:
        supply: how many goods of each kind are in the supply, or in the bag while goods are dealt.
        goods: how many of each kind every seat has.
        gold: the gold coins of each seat.
        silver: the silver coins of each seat.
        shown: how many goods the seats show the vizier, in the order in which they have chosen.
        paid_out: what the bank has paid less what it has been paid, in silver.
    """

    supply: Numbers
    goods: tuple[Numbers, ...]
    gold: Numbers
    silver: Numbers
    shown: Numbers = ()
    paid_out: int = 0


class View(_Table, frozen=True, gc=False, kw_only=True):
    """What one pair of eyes may know (SLK-1.2, SLK-6.13). Where something is hidden stands None.

    Attributes:
        eyes: a seat, None for anybody, or EVERYTHING.
        supply: how many goods of each kind are in the supply; hidden while goods are dealt.
        goods: how many of each kind every seat has.
        gold: the gold coins of each seat.
        silver: the silver coins of each seat.
        shown: what the seats show the vizier, in the order in which they have chosen.
        paid_out: what the bank has paid less what it has been paid; only EVERYTHING sees it.
    """

    eyes: Eyes
    supply: Numbers | None
    goods: tuple[Numbers | None, ...]
    gold: tuple[int | None, ...]
    silver: tuple[int | None, ...]
    shown: tuple[int | None, ...]
    paid_out: int | None


Table: TypeAlias = State | View
"""What rules about open things can be asked of."""

_OPEN: Final = _Table.__struct_fields__


def look(state: State, eyes: Eyes) -> View:
    """Return what ``eyes`` may know.

    Each seat sees behind its own screen (SLK-1.2) and knows what it shows the vizier before the
    others do (SLK-6.7). At the end of the game the screens come down (SLK-7.2).
    """
    everything = eyes == EVERYTHING
    open_seats = [everything or seat == eyes or state.phase == "over" for seat in range(6)]
    shows = [open_seats[(state.holder + turn) % state.players] for turn in range(len(state.shown))]
    return View(
        **{name: getattr(state, name) for name in _OPEN},
        eyes=eyes,
        supply=None if state.phase == "deal" and not everything else state.supply,
        goods=_seen(state.goods, open_seats),
        gold=_seen(state.gold, open_seats),
        silver=_seen(state.silver, open_seats),
        shown=_seen(state.shown, shows),
        paid_out=state.paid_out if everything else None,
    )


def _seen(values: tuple[ValueT, ...], visible: list[bool]) -> tuple[ValueT | None, ...]:
    pairs = zip(values, visible, strict=False)
    return tuple([value if seen else None for value, seen in pairs])
