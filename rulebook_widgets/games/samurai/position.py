"""Positions built by hand, for lessons, tests and teachers."""

from __future__ import annotations

import inspect
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from rulebook_widgets.core.errors import PositionError
from rulebook_widgets.core.position_facts import SeatKey, a_seat, by_seat, flag
from rulebook_widgets.games.samurai.board import (
    ALL_TILES,
    HAND_SIZE,
    KINDS,
    TILES,
    Board,
    in_order,
)
from rulebook_widgets.games.samurai.consequences import end_events
from rulebook_widgets.games.samurai.influence import COLUMN, is_surrounded
from rulebook_widgets.games.samurai.listing import PLAIN
from rulebook_widgets.games.samurai.setup import first_state
from rulebook_widgets.games.samurai.state import (
    NOTHING,
    Count,
    Figures,
    Hand,
    Placed,
    State,
)

_DEAL: Final = 1998
"""Seed for what is not named: the same facts always give the same position."""


def build(
    players: int = 4,
    turn: int = 0,
    tiles: Mapping[str, Sequence[int | str]] | None = None,
    hands: Mapping[SeatKey, Sequence[str]] | None = None,
    piles: Mapping[SeatKey, Sequence[str]] | None = None,
    figures: Mapping[str, Sequence[str]] | None = None,
    captured: Mapping[SeatKey, Sequence[int]] | None = None,
    aside: Sequence[int] = NOTHING,
    played: Sequence[str] = (),
    boxed: Sequence[int] = (),
    finish_turn: bool = False,
) -> State:
    """Build a position in the middle of a game, at a moment when a seat may play a tile.

    Args:
        players: how many play, 2 to 4.
        turn: the seat whose turn it is.
        tiles: tiles on the board: ``{"0,-3": (0, "helmet4")}`` is helmet 4 of seat 0.
        hands: tiles behind screens, by seat; a hand not named is dealt.
        piles: draw piles, by seat; by default all tiles of the seat that are nowhere else.
        figures: figures by settlement: ``{"-3,4": ["helmet", "rice"]}``, ``[]`` for an emptied
            one. One not named is filled as long as figures last, or emptied if it is surrounded.
            To keep an example small, fewer than it holds may be named.
        captured: figures won, by seat: ``{0: (3, 3, 4)}`` helmets, Buddhas and rice fields.
            Figures that are nowhere else are shared out among the seats not named.
        aside: helmets, Buddhas and rice fields beside the board.
        played: tiles that the seat has played this turn already: they lie on the board, and the
            figure exchange in the box.
        boxed: seats whose figure exchange is back in the box.
        finish_turn: the option of the set-up (SAM-6.3).

    Raises:
        PositionError: a fact is impossible, or the facts together need more than the box holds.

    >>> build(players=2, hands={0: ["samurai3"]}).hands[0]
    ('samurai3',)
    """
    options = {
        "quick": False,
        "random_hands": False,
        "finish_turn": flag(finish_turn, "finish_turn"),
    }
    state = replace(first_state(players, options), phase="play", seat=a_seat(turn, players))
    state = replace(state, tiles=_tiles_on_board(state.board, tiles or {}))
    state = replace(state, boxed=_boxes(boxed, players))
    state = _with_hands(state, hands, piles)
    state = _with_played(state, played)
    state = _with_figures(state, figures, captured, aside)
    return replace(state, phase="over") if end_events(state) else state


FACTS: Final = tuple(inspect.signature(build).parameters)
"""The names of the facts of a position."""


# ------------------------------------------------------------------------------------------- tiles


def _tiles_on_board(
    board: Board, given: Mapping[str, Sequence[int | str]]
) -> tuple[Placed | None, ...]:
    laid: list[Placed | None] = [None] * len(board.spaces)
    for space, placed in given.items():
        if space not in board.index:
            raise PositionError(
                f"tiles: {space!r} is no land or sea space of the map for {board.players} players."
            )
        try:
            seat, tile = placed
        except (TypeError, ValueError):
            raise PositionError(
                f"tiles: at {space!r} stands {placed!r}; write a seat and a tile, "
                "as in (0, 'helmet4')."
            ) from None
        terrain = TILES[_tile(tile)].terrain
        lies_on = board.terrain[space]
        if terrain == "none" or (terrain == "sea") != (lies_on == "sea"):
            raise PositionError(f"tiles: {tile} cannot lie at {space!r}, which is {lies_on}.")
        laid[board.index[space]] = (a_seat(seat, board.players), str(tile))
    return tuple(laid)


def _boxes(boxed: Sequence[int], players: int) -> tuple[bool, ...]:
    seats = {a_seat(key, players) for key in boxed}
    return tuple(seat in seats for seat in range(players))


def _out_of_hand(state: State, seat: int) -> list[str]:
    """Return the tiles of a seat that lie on the board or in the box."""
    out = [placed[1] for placed in state.tiles if placed and placed[0] == seat]
    return out + ["figure_exchange"] * state.boxed[seat]


def _with_hands(
    state: State,
    hands: Mapping[SeatKey, Sequence[str]] | None,
    piles: Mapping[SeatKey, Sequence[str]] | None,
) -> State:
    named_hands = by_seat(hands, state.players, "hands")
    named_piles = by_seat(piles, state.players, "piles")
    pairs = [
        _hand_and_pile(
            seat, _out_of_hand(state, seat), named_hands.get(seat), named_piles.get(seat)
        )
        for seat in range(state.players)
    ]
    held, left = zip(*pairs, strict=True)
    return replace(state, hands=held, piles=left)


def _with_played(state: State, played: Sequence[str]) -> State:
    plain = _plain_among(played, _out_of_hand(state, state.seat))
    return replace(state, plain_played=plain, started=bool(played))


def _plain_among(played: Sequence[str], out: list[str]) -> bool:
    """Tell whether a tile without a character was played; ``out`` is what has left the hand."""
    missing = Counter(map(_tile, played)) - Counter(out)
    if missing:
        raise PositionError(
            f"played: {next(iter(missing))} lies neither on the board nor in the box."
        )
    plain = [tile for tile in played if tile in PLAIN]
    if len(plain) > 1:
        raise PositionError(
            f"played: {' and '.join(plain)} bear no Japanese character; a turn allows only one."
        )
    return bool(plain)


def _hand_and_pile(
    seat: int, out: list[str], hand: Sequence[str] | None, pile: Sequence[str] | None
) -> tuple[Hand, Hand]:
    """Return a seat's hand and pile; ``out`` are its tiles that are elsewhere."""
    rest = _less(ALL_TILES, [*out, *(hand or ()), *(pile or ())], seat)
    if hand is None and pile is None:
        hand = random.Random(_DEAL + seat).sample(rest, min(HAND_SIZE, len(rest)))
        rest = _less(rest, hand, seat)
    if hand is None:
        hand, rest = rest, ()
    elif pile is None:
        pile, rest = rest, ()
    if rest:
        raise PositionError(
            f"Seat {seat}: these tiles are nowhere: {', '.join(rest)}; put them on the board, "
            "in the hand or in the pile."
        )
    if len(hand) > HAND_SIZE:
        raise PositionError(f"Seat {seat} would hold {len(hand)} tiles; a hand has at most five.")
    return in_order(list(hand)), in_order(list(pile or ()))


def _less(tiles: Hand, used: Sequence[str], seat: int) -> Hand:
    free = Counter(tiles)
    free.subtract(map(_tile, used))
    over = [tile for tile, count in free.items() if count < 0]
    if over:
        raise PositionError(
            f"Seat {seat} would need more than the box holds of: {', '.join(over)}."
        )
    return in_order(list(free.elements()))


# ----------------------------------------------------------------------------------------- figures


def _with_figures(
    state: State,
    figures: Mapping[str, Sequence[str]] | None,
    captured: Mapping[SeatKey, Sequence[int]] | None,
    aside: Sequence[int],
) -> State:
    beside = _count(aside, "aside")
    named = by_seat(captured, state.players, "captured")
    won = {seat: _count(given, "captured") for seat, given in named.items()}
    elsewhere = (*won.values(), beside)
    standing, spare = _figures(state.board, state.tiles, figures or {}, elsewhere)
    shared = _shared_out(state.players, won, spare)
    return replace(state, figures=standing, captured=shared, aside=beside)


def _figures(
    board: Board,
    laid: Sequence[Placed | None],
    given: Mapping[str, Sequence[str]],
    elsewhere: Sequence[Count],
) -> tuple[Figures, Count]:
    """Return the figures on each settlement, and how many are left over of each kind."""
    standing: dict[int, tuple[str, ...]] = {}
    for space, kinds in given.items():
        place = _place(board, space)
        standing[place] = _here(board, place, kinds)
        if standing[place] and is_surrounded(board, laid, place):
            raise PositionError(f"figures: all land around {space!r} is covered, so it is empty.")
    supply = [board.figures - sum(count[column] for count in elsewhere) for column in range(3)]
    for kinds in standing.values():
        for kind in kinds:
            supply[COLUMN[kind]] -= 1
    for kind, count in zip(KINDS, supply, strict=True):
        if count < 0:
            raise PositionError(
                f"The position names {board.figures - count} figures of the kind {kind}; "
                f"with {board.players} players {board.figures} are in play."
            )
    for place, slots in enumerate(board.slots):
        if place not in standing:
            closed = is_surrounded(board, laid, place)
            standing[place] = () if closed else _filled(slots, supply)
    left = supply[0], supply[1], supply[2]
    return tuple(standing[place] for place in range(len(board.slots))), left


def _filled(slots: int, supply: list[int]) -> tuple[str, ...]:
    """Fill a settlement from the supply, with the kinds of which most are left, or not at all."""
    most = sorted(KINDS, key=lambda kind: -supply[COLUMN[kind]])
    kinds = [kind for kind in most if supply[COLUMN[kind]]][:slots]
    if len(kinds) < slots:
        return ()
    for kind in kinds:
        supply[COLUMN[kind]] -= 1
    return tuple(kind for kind in KINDS if kind in kinds)


def _here(board: Board, place: int, kinds: Sequence[str]) -> tuple[str, ...]:
    town = board.settlements[place]
    unknown = [kind for kind in kinds if kind not in COLUMN]
    if unknown:
        raise PositionError(f"figures: {unknown[0]!r} is none of {', '.join(KINDS)}.")
    if len(kinds) > board.slots[place] or len(set(kinds)) < len(kinds):
        raise PositionError(
            f"figures: {town.label} holds at most {board.slots[place]}, all of different kinds."
        )
    return tuple(kind for kind in KINDS if kind in kinds)


def _shared_out(players: int, won: Mapping[int, Count], spare: Count) -> tuple[Count, ...]:
    """Give the figures that are nowhere else to the seats of which nothing was said."""
    others = [seat for seat in range(players) if seat not in won]
    if sum(spare) and not others:
        left = ", ".join(f"{count} {kind}" for count, kind in zip(spare, KINDS, strict=True))
        raise PositionError(f"These figures are nowhere: {left}; name where they are.")
    counts = {seat: list(count) for seat, count in won.items()}
    for turn, seat in enumerate(others):
        counts[seat] = [(n + len(others) - 1 - turn) // len(others) for n in spare]
    return tuple((counts[s][0], counts[s][1], counts[s][2]) for s in range(players))


# ------------------------------------------------------------------------------------------ naming


def _tile(tile: int | str) -> str:
    if not isinstance(tile, str) or tile not in TILES:
        raise PositionError(f"{tile!r} is no tile; the tiles are: {', '.join(TILES)}.")
    return tile


def _place(board: Board, space: str) -> int:
    if space not in board.place:
        raise PositionError(
            f"figures: {space!r} is no settlement of the map for {board.players} players."
        )
    return board.place[space]


def _count(given: Sequence[int], what: str) -> Count:
    numbers = tuple(given)
    if len(numbers) != 3 or any(type(n) is not int or n < 0 for n in numbers):
        raise PositionError(
            f"{what}: {given!r} should be three numbers: helmets, Buddhas and rice fields."
        )
    return numbers[0], numbers[1], numbers[2]
