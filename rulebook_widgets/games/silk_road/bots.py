"""A player of Silk Road who knows what tiles bring. It looks behind no screen but its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rulebook_widgets.bots import BotMaker, Reckoner
from rulebook_widgets.core.text import N_
from rulebook_widgets.games.silk_road.board import GOODS
from rulebook_widgets.games.silk_road.board_file import TRICKS
from rulebook_widgets.games.silk_road.moves import (
    Accept,
    Barter,
    Bid,
    Buy,
    Crook,
    Done,
    Give,
    Match,
    Move,
    Name,
    Pass,
    Printed,
    Receive,
    Rob,
    Sell,
    Show,
    Take,
    Trade,
    Travel,
)
from rulebook_widgets.games.silk_road.purse import GOLD_WORTH
from rulebook_widgets.games.silk_road.setting import (
    GOOD_NUMBER,
    price,
    setting_of,
    tiles_at,
)
from rulebook_widgets.games.silk_road.state import Tiles, View
from rulebook_widgets.games.silk_road.vizier import may_be_named

HOPE: Final = 1.2
"""What a good may still bring above its worth at the end, when the journey begins."""

MATCHING: Final = 0.15
"""How much more a good is worth for each of its kind that one has: one sells and shows many."""

CROOK: Final = 1.0
"""What it is worth to keep a crook."""

BARTERER: Final = 2.5
"""What it is worth to keep a barterer."""

SWAP: Final = 0.6
"""What it is worth to choose the kind of a good, at a special trader."""

VIZIER: Final = (-1.0, 1.0, 2.5, 3.5, 4.5)
"""What the vizier brings on average to whoever has so many goods of a kind; more bring no more."""

MOOD: Final = 0.8
"""By how many points a choice may look better than it is, so that games differ."""


class Merchant(Reckoner):
    """Reckons in points what each move brings now, and takes what brings most."""

    name = N_("merchant")
    mood = MOOD

    def worth_of(self, view: View) -> Callable[[Move], float]:
        """Return what each move brings the seat whose view it is."""
        return Counter(view).worth


class Counter:
    """Where a merchant reckons: what the seat to move has, and what that is worth to it.

    Args:
        view: what the seat to move knows.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self.on = setting_of(view)
        self.goods = view.goods[view.seat] or (0,) * len(GOODS)
        self.wealth = (view.gold[view.seat] or 0) * GOLD_WORTH + (view.silver[view.seat] or 0)
        self.hope = HOPE * self._ahead()

    def _ahead(self) -> float:
        """Return how much of the journey lies ahead, from 1 to 0."""
        markets = self.on.journey.markets
        place = markets.index(self.view.city) + 1 if self.view.city in markets else 0
        return 1 - place / len(markets)

    def worth(self, move: Move) -> float:
        """Return what a move brings, in points, beside the other moves of this moment."""
        match move:
            case Bid() | Pass() | Accept() | Match() | Travel():
                return self._on_the_road(move)
            case Take() | Printed() | Barter():
                return self._at_the_market(move)
            case Crook(good, into):
                kinds = tuple([into if kind == good else kind for kind in self.view.kinds])
                tile = self.view.tile
                return _first(
                    self._action(tile, kinds) - self._action(tile, self.view.kinds) - CROOK
                )
            case Sell() | Buy() | Trade() | Give() | Receive() | Done():
                return self._trading(move)
            case Rob():
                return 1.0
            case Name(good):
                return self._vizier(good)
            case Show(count):
                return float(count)  # showing costs nothing
        return 0.0

    # The road

    def _on_the_road(self, move: Move) -> float:
        match move:
            case Bid(silver):
                # A leader who stays pays the bid, so that a bid is never all loss.
                return self._leading() / 2 - silver
            case Pass():
                return MOOD / 2
            case Accept():
                return float(self.view.bid)
            case Match():
                return self._leading() - self.view.bid
            case Travel(city):
                return self._first_choice(city)
        return 0.0

    def _leading(self) -> float:
        """Return how much more it brings to lead than to wait for one's turn."""
        cities = self.on.journey.onward[self.view.city]
        leads = max([self._first_choice(city) for city in cities], default=0.0)
        waits = [self._usual_choice(city) for city in cities]
        return leads - sum(waits) / max(1, len(waits))

    def _first_choice(self, city: str) -> float:
        """Return what a leader gets at a city: the best tile, and what is printed there."""
        printed = self.on.board.cities[city].printed
        best = max(self._tiles(city), default=0.0)
        return best + (max(0.0, self._tile(printed)) if printed else 0.0)

    def _usual_choice(self, city: str) -> float:
        """Return what another gets there: some good tile, or no turn at all."""
        tiles = sorted(self._tiles(city), reverse=True)
        better = tiles[1 : max(2, len(tiles) // 2 + 1)]
        turns = (self.view.players - 2) / (self.view.players - 1)
        return turns * sum(better) / max(1, len(better))

    # The market

    def _at_the_market(self, move: Move) -> float:
        match move:
            case Take(tile):
                return self._tile(tile)
            case Printed():
                return _first(self._tile(self.on.board.cities[self.view.city].printed))
            case Barter():
                second = sorted(self._tiles(self.view.city))[-2]
                return _first(second - BARTERER * self._ahead() - 1)
        return 0.0

    def _tiles(self, city: str) -> list[float]:
        return [self._tile(tile) for tile in tiles_at(self.view, city)]

    def _tile(self, tile: str) -> float:
        known = self.on.board.tiles[tile]
        return self._action(tile, tuple(filter(None, (known.good, known.give, known.get))))

    def _action(self, tile: str, kinds: Tiles) -> float:
        """Return what the action of a tile brings, if it shows these kinds."""
        known = self.on.board.tiles[tile]
        if tile in TRICKS:
            return (CROOK if tile == "crook" else BARTERER) * min(1.0, 2 * self._ahead())
        match known.type:
            case "sell":
                return self._sale(kinds[0])
            case "buy":
                return self._purchase(kinds[0])
            case "trader":
                return self._exchange(*kinds)
            case "special_trader":
                return SWAP * min(known.most, sum(self.goods))
            case "thief":
                return self._value(GOODS[0], 0) + 0.5
        named = [self._vizier(good) for good in GOODS if may_be_named(self.view, good)]
        return max(named, default=0.0)

    # Goods

    def _value(self, good: str, more: int) -> float:
        """Return what it is worth to keep one good beside ``more`` than one has now."""
        others = max(0, self.goods[GOOD_NUMBER[good]] + more)
        return self.on.board.scoring.good + self.hope + MATCHING * others

    def _sale(self, good: str) -> float:
        prices, owned = self.on.board.prices.sell, self.goods[GOOD_NUMBER[good]]
        gains = [price(prices, n) - self._value(good, -n) for n in range(1, owned + 1)]
        return sum([gain for gain in gains if gain > 0])

    def _purchase(self, good: str) -> float:
        prices, there = self.on.board.prices.buy, self._supply(good)
        gains = [self._value(good, n - 1) - price(prices, n) for n in range(1, there + 1)]
        return sum([gain for gain in gains if gain > 0]) if self.wealth else 0.0

    def _exchange(self, give: str, get: str) -> float:
        trader = self.on.board.trader
        times = min(trader.times, self.goods[GOOD_NUMBER[give]] // trader.gives)
        comes = min(times * trader.gets, self._supply(get))
        gets = sum([self._value(get, n) for n in range(comes)])
        return max(0.0, gets - sum([self._value(give, -n - 1) for n in range(times)]))

    def _vizier(self, good: str) -> float:
        return VIZIER[min(self.goods[GOOD_NUMBER[good]], len(VIZIER) - 1)]

    def _supply(self, good: str) -> int:
        return self.view.supply[GOOD_NUMBER[good]] if self.view.supply else 0

    def _trading(self, move: Move) -> float:
        """Return what one good more brings; to be done, or to decline, brings nothing."""
        prices, number = self.on.board.prices, self.view.count + 1
        match move:
            case Sell(good):
                return _sure(price(prices.sell, number) - self._value(good, -1))
            case Buy(good):
                return _sure(self._value(good, 0) - price(prices.buy, number))
            case Trade(give, get):
                return _sure(self._exchange(give, get))
            case Give(good):  # the kinds of which one has fewest go
                return _sure(max(self.goods) - self.goods[GOOD_NUMBER[good]] - 0.5)
            case Receive(good):
                return float(self.goods[GOOD_NUMBER[good]])
        return 0.0


def _first(gain: float) -> float:
    """Return the worth of what one can do before all else, which then is still there."""
    return 99.0 if gain > 0 else -99.0


def _sure(gain: float) -> float:
    """Return a gain so that no mood makes it a loss, nor a loss a gain."""
    return gain + MOOD if gain > 0 else gain - MOOD


bots: Final[dict[str, BotMaker]] = {Merchant.name: Merchant}
"""The bots of Silk Road, the usual one first."""
