"""A player of Caravan who means to deliver. It knows what its seat may see, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from heapq import heappop, heappush
from itertools import takewhile
from random import Random
from typing import Final, NamedTuple, TypeAlias

from rulebook_widgets.bots import BotMaker
from rulebook_widgets.core.game import AnyGame
from rulebook_widgets.core.text import N_
from rulebook_widgets.games.caravan.board import Board, board_of
from rulebook_widgets.games.caravan.delivery import city_wanting, steps
from rulebook_widgets.games.caravan.moves import Carry, EndTurn, Move, PickUp, Place, Ride, Steal
from rulebook_widgets.games.caravan.state import View, good_of, is_under

Way: TypeAlias = tuple[str, ...]
"""The spaces a good comes through, its own left out, its city at the end."""

MOOD: Final = 0.15
"""By how much of its worth an errand may look better or worse, so that games differ."""

REVENGE: Final = 1.4
"""How much more a good is worth that a rival loses."""


class Errand(NamedTuple):
    """A good that could be brought to its city.

    Attributes:
        worth: points for each action that it still takes, about.
        load: the good, as the camel has it that carries it.
        space: where it is.
        way: the way it would go.
        take: the action that loads it, or None if a camel of ours has it already.
    """

    worth: float
    load: str
    space: str
    way: Way
    take: PickUp | Steal | None


class Trader:
    """Looks for the good that brings most for each action, and lays a way of camels for it.

    Args:
        whim: how often a move is made without thinking, from 0 to 1.
    """

    name = N_("trader")
    needs_view = True

    def __init__(self, whim: float = 0.0) -> None:
        self.whim = whim

    def choose(self, game: AnyGame, view: View, moves: Sequence[Move], rng: Random) -> Move:
        """Return the next action of the best errand that can go on, or the end of the turn."""
        if rng.random() < self.whim:
            return rng.choice(moves)
        legal = frozenset(moves)
        camels = Camels(view)
        errands = sorted(camels.errands(rng), key=lambda errand: errand.worth, reverse=True)
        busy = {space for errand in errands if not errand.take for space in errand.way}
        for errand in errands:
            for move in camels.steps(errand, busy):
                if move in legal:
                    return move
        return EndTurn() if EndTurn() in legal else rng.choice(moves)


class Camels:
    """The camels of the seat whose view it is, and what could be done with them.

    Args:
        view: what the seat to move knows.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self.board: Board = board_of(view.board)
        mine = view.camels[view.seat]
        self.loaded = [camel for camel in mine if camel.load]
        self.empty = Counter([camel.space for camel in mine if not camel.load])
        self.mine = frozenset([camel.space for camel in mine])
        self.taken = frozenset([camel.space for herd in view.camels for camel in herd])
        self._ways: dict[str, dict[str, tuple[int, Way]]] = {}

    def errands(self, rng: Random) -> Iterator[Errand]:
        """Yield every errand: goods carried, goods that lie about, goods of rivals."""
        for camel in self.loaded:
            yield self._errand(camel.load, camel.space, self._points(camel.load), None, rng)
        if self._may_load():
            yield from self._finds(rng)
            if self.view.thefts[self.view.seat]:
                yield from self._prey(rng)

    def _may_load(self) -> bool:
        """Whether another good can be brought home with the camels that would be left."""
        most = 1 if self.view.ending else self.view.camels_each // 2
        return len(self.loaded) < most

    def _finds(self, rng: Random) -> Iterator[Errand]:
        view = self.view
        for place, good, markers in zip(self.board.numbered, view.goods, view.markers, strict=True):
            if good:
                points = self._points(good) + markers * self.board.scoring.demand_marker
                yield self._errand(good, place.space, points, PickUp(place.space), rng)

    def _prey(self, rng: Random) -> Iterator[Errand]:
        for seat, herd in enumerate(self.view.camels):
            for space, load in herd:
                if seat != self.view.seat and load and not is_under(load):
                    points = REVENGE * self._points(load)
                    yield self._errand(load, space, points, Steal(space, seat, load), rng)

    def _points(self, load: str) -> int:
        city = city_wanting(self.view.board, good_of(load))
        return self.board.goods[city.good].points

    def _errand(
        self, load: str, space: str, points: float, take: PickUp | Steal | None, rng: Random
    ) -> Errand:
        actions, way = self._way(space, city_wanting(self.view.board, good_of(load)).space)
        costs = self.board.costs
        actions += costs.move_good
        if take:
            actions += costs.steal if type(take) is Steal else costs.pick_up
            actions += 0 if self.empty[space] else self._price(space)
        mood = 1.0 + MOOD * (rng.random() - 0.5)
        return Errand(mood * points / actions, load, space, way, take)

    def steps(self, errand: Errand, busy: Collection[str]) -> Iterator[Move]:
        """Yield what brings an errand forward, best first; not all of it need be legal.

        Args:
            errand: what is to be done.
            busy: spaces on the ways of goods that are carried, whose camels had better stay.
        """
        if errand.take is not None:
            yield errand.take
            if not self.empty[errand.space]:
                yield from self._bring([errand.space], (), busy)
            return
        yield Carry(errand.load, errand.space, errand.way[-1])
        near = errand.way[: self.empty.total()]
        gaps = [space for space in near if not self._stands_ready(space, errand.way[-1])]
        yield from self._bring(gaps, near, busy)
        yield from self._forward(errand)

    def _stands_ready(self, space: str, city: str) -> bool:
        return bool(self.empty[space]) if space == city else space in self.mine

    def _bring(self, spaces: list[str], way: Way, busy: Collection[str]) -> Iterator[Move]:
        """Yield ways to bring a camel to one of the spaces; those that the way needs stay."""
        idle = [space for space, camels in self.empty.items() if camels > 1 or space not in way]
        idle.sort(key=lambda space: space in busy)
        for space in spaces:
            yield Place(space)
            yield from [Ride(start, space) for start in idle if start != space]

    def _forward(self, errand: Errand) -> Iterator[Move]:
        """Yield how a good goes on as far as camels stand ready, so that those behind are free."""
        city = errand.way[-1]
        left = self._steps(errand.space, city)
        reached = list(takewhile(self.mine.__contains__, errand.way))
        for space in reversed(reached):
            if self._steps(space, city) < left:
                yield Carry(errand.load, errand.space, space)

    def _steps(self, space: str, city: str) -> int:
        return steps(self.view.board, space, city)

    # Ways

    def _price(self, space: str) -> int:
        """Return the actions it costs to bring a camel to a space."""
        costs = self.board.costs
        return costs.camel_to_taken_space if space in self.taken else costs.camel_to_free_space

    def _way(self, start: str, city: str) -> tuple[int, Way]:
        """Return the cheapest way from a space into a city, and what its camels would cost."""
        if city not in self._ways:
            self._ways[city] = self._ways_into(city)
        ways = self._ways[city]
        if start == city:
            return ways[city]
        near = [ways[space] for space in self.board.neighbours[start]]
        return min(near, key=lambda found: (found[0], len(found[1])))

    def _ways_into(self, city: str) -> dict[str, tuple[int, Way]]:
        """Return for each space the cheapest way from it, itself included, into the city."""
        found: dict[str, tuple[int, Way]] = {}
        first = 0 if self.empty[city] else self._price(city)
        queue: list[tuple[int, int, Way]] = [(first, 1, (city,))]
        while queue:
            cost, length, way = heappop(queue)
            space = way[0]
            if space in found:
                continue
            found[space] = (cost, way)
            for near in self.board.neighbours[space]:
                if near not in found:
                    more = 0 if near in self.mine else self._price(near)
                    heappush(queue, (cost + more, length + 1, (near, *way)))
        return found


bots: Final[dict[str, BotMaker]] = {Trader.name: Trader}
"""The bots of Caravan, the usual one first."""
