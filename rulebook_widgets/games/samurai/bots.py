"""A player of Samurai who reckons what its tiles bring. It looks behind no screen but its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import exp, sqrt
from typing import Final

from rulebook_widgets.bots import BotMaker, Reckoner
from rulebook_widgets.core.text import N_
from rulebook_widgets.games.samurai.board import KINDS, TILES
from rulebook_widgets.games.samurai.influence import COLUMN, STRENGTHS, influence
from rulebook_widgets.games.samurai.moves import Exchange, Move, Place, Replay, Swap
from rulebook_widgets.games.samurai.state import NOTHING, View

TIE: Final = 0.1
"""What it is worth that a figure is put aside: nobody else has it."""

REPLY: Final = 1
"""The strength that others are thought to add where one land space is left."""

DOUBT: Final = 2.0
"""The lead that makes a figure rather sure, with one land space left; with more it takes more."""

FAVOUR: Final = 0.15
"""How much more a figure is worth for each of its kind that one has, until they are the most."""

THRIFT: Final = 0.05
"""What a tile of strength 1 may still bring when it is kept, and one of 2 twice that."""

PATIENCE: Final = 0.1
"""What a tile with a character may bring beyond that: it can be played at any time."""

MOOD: Final = 0.05
"""By how much a move may look better than it is, so that games differ."""


class Warlord(Reckoner):
    """Fights where a tile changes most, and closes settlements that it leads.

    It picks its hand, and sets up figures, as chance has it.
    """

    name = N_("warlord")
    mood = MOOD

    def worth_of(self, view: View) -> Callable[[Move], float]:
        """Return what each move brings the seat whose view it is."""
        return Campaign(view).worth


class Campaign:
    """The map as the seat to move sees it: what it may hope for at each settlement.

    Args:
        view: what the seat to move knows.

    Attributes:
        open: how many land spaces beside each settlement are free.
        leads: by how much the seat is ahead there, by kind.
        prices: what a figure is worth, by kind.
        now: what a figure of each kind promises at each settlement as things are.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self.board = view.board
        self.open = [
            sum(view.tiles[number] is None for number in shore) for shore in self.board.shore
        ]
        self.leads = [self._leads(place) for place in range(len(view.figures))]
        self.prices = self._prices()
        self.now = [self._now(place) for place in range(len(view.figures))]
        self._gains: dict[tuple[int, str], float] = {}
        self._best: dict[str, float] = {}

    def _leads(self, place: int) -> list[int]:
        """Return by how much the seat is ahead at a settlement, by kind; below 0 it is behind."""
        others = influence(self.board, self.view.tiles, place)
        mine = others.pop(self.view.seat)
        return [own - max([row[kind] for row in others]) for kind, own in enumerate(mine)]

    def _now(self, place: int) -> list[float]:
        """Return what a figure of each kind promises at a settlement, before the move."""
        return [self._hope(place, column, 0, 0) for column in range(len(KINDS))]

    def _prices(self) -> list[float]:
        """Return what a figure is worth, by kind."""
        mine = self.view.captured[self.view.seat] or NOTHING
        enough = self.board.figures // 2
        return [1 + FAVOUR * count if count <= enough else 1.0 for count in mine]

    def worth(self, move: Move) -> float:
        """Return what a move brings, in figures about, beside ending the turn."""
        match move:
            case Place(tile, space):
                return self._tile(tile, space) - _kept(tile)
            case Replay(space):
                return self._tile(self.view.lifted, space)
            case Exchange(space):
                return self._exchange(space)
            case Swap(figure, one, other_figure, other):
                return self._swap(figure, one, other_figure, other) - _kept("figure_exchange")
        return 0.0

    def _tile(self, tile: str, space: str) -> float:
        """Return what a tile brings on a space."""
        touching = self.board.touching[self.board.index[space]]
        return sum([self._gain(place, tile) for place in touching])

    def _gain(self, place: int, tile: str) -> float:
        """Return what a tile brings at one settlement, wherever it lies beside it."""
        known = self._gains.get((place, tile))
        if known is None:
            covers = TILES[tile].terrain == "land"
            known = self._change(place, STRENGTHS[tile], covers)
            self._gains[place, tile] = known
        return known

    def _change(self, place: int, strengths: Sequence[int], covers: bool) -> float:
        columns = [COLUMN[kind] for kind in self.view.figures[place]]
        after = [self._hope(place, column, strengths[column], covers) for column in columns]
        return sum(after) - sum([self.now[place][column] for column in columns])

    def _hope(self, place: int, column: int, more: int, covered: int) -> float:
        """Return what a figure promises with more strength beside it, and more land covered."""
        lead, left = self.leads[place][column] + more, self.open[place] - covered
        return self.prices[column] * prospect(lead, left)

    def _exchange(self, space: str) -> float:
        """Return what it brings to play one's tile on a space again elsewhere."""
        number = self.board.index[space]
        placed = self.view.tiles[number]
        assert placed is not None
        tile = placed[1]
        lost = [-strength for strength in STRENGTHS[tile]]
        leaves = sum([self._change(place, lost, False) for place in self.board.touching[number]])
        return leaves + self._elsewhere(tile)

    def _elsewhere(self, tile: str) -> float:
        """Return the most that a tile brings on a free land space."""
        if tile not in self._best:
            land = self.board.spaces[: self.board.land_count]
            free = [s for s, here in zip(land, self.view.tiles, strict=False) if here is None]
            self._best[tile] = max([self._tile(tile, space) for space in free])
        return self._best[tile]

    def _swap(self, figure: str, one: str, other_figure: str, other: str) -> float:
        """Return what it brings that two figures change places."""
        here, there = self.now[self.board.place[one]], self.now[self.board.place[other]]
        first, second = COLUMN[figure], COLUMN[other_figure]
        return there[first] - here[first] + here[second] - there[second]


@cache
def prospect(lead: int, left: int) -> float:
    """Return how sure a figure is, from 0 to 1.

    Args:
        lead: by how much one is stronger there than the strongest of the others.
        left: how many land spaces beside it are free.

    >>> prospect(1, 0), prospect(0, 0), prospect(-1, 0)
    (1.0, 0.1, 0.0)
    >>> prospect(3, 4) < prospect(3, 2) < prospect(3, 0)
    True
    """
    if left == 0:
        return 1.0 if lead > 0 else TIE if lead == 0 else 0.0
    safe = lead - REPLY if left == 1 else lead
    return 1 / (1 + exp(-safe / (DOUBT * sqrt(left))))


@cache
def _kept(tile: str) -> float:
    """Return what a tile may still bring when it is not played now."""
    known = TILES[tile]
    return THRIFT * known.strength + PATIENCE * known.character


bots: Final[dict[str, BotMaker]] = {Warlord.name: Warlord}
"""The bots of Samurai, the usual one first."""
