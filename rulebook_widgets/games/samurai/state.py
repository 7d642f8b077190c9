"""What is on the table (State), and what one pair of eyes may know of it (View)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rulebook_widgets.core.seats import EVERYTHING, Eyes
from rulebook_widgets.games.samurai.board import Board, board_for

Phase: TypeAlias = Literal["hands", "figures", "play", "draw", "over"]
Count: TypeAlias = tuple[int, int, int]
"""How many helmets, Buddhas and rice fields."""

Hand: TypeAlias = tuple[str, ...]
"""Tiles, sorted."""

Placed: TypeAlias = tuple[int, str]
"""A tile on the board: whose, and which."""

Figures: TypeAlias = tuple[tuple[str, ...], ...]
"""The figures on each settlement of the board."""

NOTHING: Count = (0, 0, 0)


class State(msgspec.Struct, frozen=True, gc=False):
    """A position of the game.

    Attributes:
        players: how many play.
        phase: choosing hands, placing figures, a turn, drawing after it, or the end.
        seat: whose turn it is.
        hands: the tiles behind each screen.
        piles: the tiles of each draw pile, sorted: the order is not fixed before the draw.
        figures: the figures on each settlement of the board.
        tiles: the tile on each tile space of the board, or None.
        captured: the figures each seat has won.
        aside: the figures beside the board (SAM-5.4).
        boxed: whether each seat's figure exchange is back in the box (SAM-2.6).
        lifted: the tile taken up by a tile exchange, until it is played again; or "".
        plain_played: whether this turn's one tile without a character has been played (SAM-2.5).
        started: whether any tile has been played this turn (SAM-4.1).
        ending: whether the end has come about (SAM-6.1, SAM-6.2).
        random_hands: option: opening hands are dealt (SAM-3.2).
        quick: option: hands and figures are dealt (SAM-3.2, SAM-3.4).
        finish_turn: option: the turn that brings the end is played to its end (SAM-6.3).
    """

    players: int
    phase: Phase
    seat: int
    hands: tuple[Hand, ...]
    piles: tuple[Hand, ...]
    figures: Figures
    tiles: tuple[Placed | None, ...]
    captured: tuple[Count, ...]
    aside: Count = NOTHING
    boxed: tuple[bool, ...] = ()
    lifted: str = ""
    plain_played: bool = False
    started: bool = False
    ending: bool = False
    random_hands: bool = False
    quick: bool = False
    finish_turn: bool = False

    @property
    def board(self) -> Board:
        """The part of the map that is in play."""
        return board_for(self.players)


class View(msgspec.Struct, frozen=True, gc=False):
    """What one pair of eyes may know (SAM-5.5). Where something is kept back stands None.

    Attributes:
        eyes: a seat, None for anybody, or EVERYTHING.
        hands: the tiles behind each screen.
        hand_sizes: how many they are.
        piles: what is left in each draw pile, sorted.
        pile_sizes: how many they are.
        captured: the figures each seat has won.

    The other attributes are those of :class:`State`.
    """

    eyes: Eyes
    players: int
    phase: Phase
    seat: int
    hands: tuple[Hand | None, ...]
    hand_sizes: tuple[int, ...]
    piles: tuple[Hand | None, ...]
    pile_sizes: tuple[int, ...]
    figures: Figures
    tiles: tuple[Placed | None, ...]
    captured: tuple[Count | None, ...]
    aside: Count
    boxed: tuple[bool, ...]
    lifted: str
    plain_played: bool
    started: bool
    ending: bool

    @property
    def board(self) -> Board:
        """The part of the map that is in play."""
        return board_for(self.players)


def look(state: State, eyes: Eyes) -> View:
    """Return what ``eyes`` may know (SAM-5.5).

    That is the own hand and pile, and with three or four players only the own figures. After the
    end, when the screens are lifted, it is everything.
    """
    open_all = eyes == EVERYTHING or state.phase == "over"
    open_figures = open_all or state.players == 2
    seats = range(state.players)
    mine = [open_all or seat == eyes for seat in seats]
    return View(
        eyes,
        state.players,
        state.phase,
        state.seat,
        tuple(state.hands[seat] if mine[seat] else None for seat in seats),
        tuple(map(len, state.hands)),
        tuple(state.piles[seat] if mine[seat] else None for seat in seats),
        tuple(map(len, state.piles)),
        state.figures,
        state.tiles,
        tuple(state.captured[seat] if open_figures or mine[seat] else None for seat in seats),
        state.aside,
        state.boxed,
        state.lifted,
        state.plain_played,
        state.started,
        state.ending,
    )
