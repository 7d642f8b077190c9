"""A player of Yspahan who keeps shops and a purse. It looks into no hand but its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from msgspec.structs import replace

from rulebook_widgets.bots import BotMaker, Reckoner
from rulebook_widgets.core.text import N_
from rulebook_widgets.games.yspahan.board import (
    BUILDINGS,
    CALENDAR,
    CARDS,
    QUARTER_PLANS,
    QUARTERS,
    ROW_NUMBER,
    SHOP_NUMBER,
    SOUK_OF,
    SOUKS,
    Building,
    camels_in_use,
    caravan_row,
)
from rulebook_widgets.games.yspahan.caravan import CARAVANSARY
from rulebook_widgets.games.yspahan.listing import HOIST
from rulebook_widgets.games.yspahan.moment import asked_owner
from rulebook_widgets.games.yspahan.moves import (
    CARD_MOVES,
    HAND_IN_CARD,
    Build,
    BuildWithout,
    Discard,
    Draw,
    Exchange,
    HandIn,
    Move,
    Place,
    Play,
    Roll,
    Save,
    Send,
    Stall,
    Take,
    Walk,
)
from rulebook_widgets.games.yspahan.scoring import BAZAAR, building_points, caravan_share
from rulebook_widgets.games.yspahan.state import NOBODY, View
from rulebook_widgets.games.yspahan.walking import beside, fare, walks

Gaps: TypeAlias = dict[str, int]
"""How many shops of a souk are empty, by souk."""

PIECE: Final = 1.4
"""What a camel or a coin is worth that a building still needs."""

SPARE: Final = 0.4
"""What one is worth that no building needs."""

YELLOW: Final = 0.6
"""What a yellow die brings whoever buys it."""

CARD: Final = 2.2
"""What a card is worth in the hand."""

USES: Final = {
    "paddock": 5.0,
    "shop": 7.0,
    "hammam": 3.0,
    "caravansary": 4.0,
    "bazaar": 8.0,
    "hoist": 8.0,
}
"""What having a building brings from the first day to the last."""

CHANCES: Final = {"sack": 0.6, "barrel": 0.5, "chest": 0.4, "amphora": 0.2}
"""How much a day adds to the hope of cubes in a quarter: the upper rows are often empty."""

SAFE: Final = 0.8
"""How likely a full souk stays full until the week's end."""

AGAIN: Final = 1.3
"""How often a cube on the caravan pays."""

OTHERS: Final = 0.4
"""How good it is when another player loses a point."""

MOOD: Final = 0.4
"""By how many points a choice may look better than it is, so that games differ."""


class Shopkeeper(Reckoner):
    """Reckons in points what each move may bring, and makes the one that promises most."""

    name = N_("shopkeeper")
    mood = MOOD

    def worth_of(self, view: View) -> Callable[[Move], float]:
        """Return what each move promises the seat whose view it is."""
        return Books(view).worth


class Books:
    """Where a shopkeeper reckons: what the seat to decide has, and what that is worth to it.

    Args:
        view: what that seat knows.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = asked_owner(view) if view.phase == "camel" else view.seat
        self.buildings = view.buildings[self.seat]
        self.camels, self.gold = view.camels[self.seat], view.gold[self.seat]
        self.days = CALENDAR.days - view.day
        days_left = (CALENDAR.weeks - view.week) * CALENDAR.days + self.days
        self.ahead = days_left / (CALENDAR.weeks * CALENDAR.days)
        missing = [price for name, price in BUILDINGS.items() if name not in self.buildings]
        self.camels_needed = sum(price.camels for price in missing)
        self.gold_needed = sum(price.gold for price in missing)

    def worth(self, move: Move) -> float:
        """Return what a move brings, in points, beside the other moves of this moment."""
        match move:
            case Roll(yellow):
                return YELLOW * yellow + self._gold(-yellow)
            case Take(row):
                return max(Books(self._with_taken(row)).uses())
            case Walk(space):
                return self._walk(space)
            case Draw():
                return self._card()
            case Place(shop):
                return self._filling(self._cubes(), shop)
            case Discard():
                return self._own_action(1) - self._card()
            case Send(shop):  # who comes first rides in the lower row
                return float(self.view.shops[SHOP_NUMBER[shop]] == self.seat)
            case Save():
                return self._loss(self.view.queue[0]) + self._camels(-1)
            case Build(name):
                return MOOD + self._building(BUILDINGS[name])
        if isinstance(move, CARD_MOVES):
            return self._played(move) - self._card() if self.view.phase == "after" else -99.0
        return self._own_action() if self.view.phase == "use" else 0.0

    # The dice

    def _with_taken(self, row: str) -> View:
        dice = self.view.rows[ROW_NUMBER[row]]
        return replace(self.view, phase="use", taken_row=row, taken=dice)

    def uses(self) -> Iterator[float]:
        """Yield what each use of the group taken would bring."""
        yield self._own_action()
        yield self._card()
        yield from map(self._walk, walks(self.view))

    def _own_action(self, more: int = 0) -> float:
        """Return what the row's own action brings, with some dice more."""
        row, dice = self.view.taken_row, self.view.taken.dice + self.view.extra + more
        if row in QUARTERS:
            return self._filling(self._cubes() + more)
        if row == "camels":
            return self._camels(dice + self._bonus("paddock"))
        return self._gold(dice + self._bonus("shop"))

    def _bonus(self, name: str) -> int:
        return BUILDINGS[name].amount if name in self.buildings else 0

    def _cubes(self) -> int:
        """Return how many cubes are still to place, that of the hoist included."""
        match self.view.phase:
            case "place":
                return self.view.left + self._bonus(HOIST)
            case "hoist":
                return self._bonus(HOIST)
        return self.view.taken.dice + self.view.extra + self._bonus(HOIST)

    # Camels, gold, cards and buildings

    def _camels(self, more: int) -> float:
        return self._pieces(self.camels, more, self.camels_needed)

    def _gold(self, more: int) -> float:
        return self._pieces(self.gold, more, self.gold_needed)

    def _pieces(self, have: int, more: int, needed: int) -> float:
        """Return what it is worth to have more, or less, than one has."""
        useful = min(have + more, needed) - min(have, needed)
        return (PIECE * useful + SPARE * (more - useful)) * min(1.0, 3 * self.ahead)

    def _card(self) -> float:
        return CARD * min(1.0, 4 * self.ahead)

    def _building(self, building: Building) -> float:
        return building_points(len(self.buildings) + 1) + USES[building.id] * self.ahead

    def _played(self, move: Move) -> float:
        """Return what a card brings when it is played."""
        match move:
            case Play(name) if (kind := CARDS[name]).resource == "camels":
                return self._camels(kind.amount)
            case Play(name) if (kind := CARDS[name]).resource == "gold":
                return self._gold(kind.amount)
            case Play():
                return self._loading(self.seat)
            case Stall(shop):
                return self._filling(1, shop)
            case HandIn("camels", count):
                return count * CARDS[HAND_IN_CARD["camels"]].points + self._camels(-count)
            case HandIn("gold", count):
                return count * CARDS[HAND_IN_CARD["gold"]].points + self._gold(-count)
            case BuildWithout(_, name):
                return self._building(BUILDINGS[name])
            case Exchange(give, count):
                return self._exchange(count if give == "gold" else -count)
        return 0.0

    def _exchange(self, camels: int) -> float:
        """Return what can be built only with so many camels more and so much less gold."""
        if self.view.built:
            return 0.0
        return self._best_building(camels) - self._best_building(0)

    def _best_building(self, camels: int) -> float:
        can = [
            self._building(price)
            for name, price in BUILDINGS.items()
            if name not in self.buildings
            and price.camels <= self.camels + camels
            and price.gold <= self.gold - camels
        ]
        return max(can, default=0.0)

    # Souks

    def _filling(self, cubes: int, shop: str = "") -> float:
        """Return what it brings to place cubes as well as can be.

        Args:
            cubes: how many.
            shop: where the first one goes; without it, any shop of the row's quarter will do.
        """
        begun: Gaps = {}
        fresh: Gaps = {}
        for plan in QUARTER_PLANS[SOUK_OF[shop].quarter if shop else self.view.taken_row]:
            here = self.view.shops[plan.first : plan.last]
            gaps = here.count(NOBODY)
            if gaps == len(here):
                fresh[plan.souk.id] = gaps
            elif gaps and self.seat in here:
                begun[plan.souk.id] = gaps
        return self._fill(begun, fresh, cubes, SOUK_OF[shop].id if shop else "")

    def _fill(self, begun: Gaps, fresh: Gaps, cubes: int, first: str = "") -> float:
        """Return what cubes bring in souks that one has begun and, if none is left, in others."""
        best = 0.0
        for name, gaps in (begun or fresh).items() if cubes else ():
            if first in ("", name):
                left = max(0, gaps - cubes)
                gain = self._souk(name, left) - (self._souk(name, gaps) if begun else 0.0)
                if not left:
                    gain += self._fill(_but(begun, name), _but(fresh, name), cubes - gaps)
                best = max(best, gain)
        return best

    def _souk(self, name: str, gaps: int) -> float:
        """Return what a souk of one's own promises with so many gaps."""
        souk = SOUKS[name]
        if gaps == len(souk.shops) or (gaps and not self.days):
            return 0.0
        hope = self.days * CHANCES[souk.quarter]
        return SAFE * (souk.value + self._bonus(BAZAAR)) * (hope / (hope + 1)) ** gaps

    # Supervisor and caravan

    def _walk(self, space: str) -> float:
        """Return what a walk brings: goods of one's own on the way, and what others lose."""
        shops = beside(self.view.shops, space)
        return self._gold(-fare(self.view, space)) + sum(map(self._sending, shops))

    def _sending(self, shop: str) -> float:
        """Return what it brings to send the cube in a shop to the caravan."""
        owner = self.view.shops[SHOP_NUMBER[shop]]
        if owner != self.seat:
            saved = self.view.camels[owner] > 0
            return OTHERS * ((0.0 if saved else self._loss(shop)) - self._loading(owner))
        loss = min(self._loss(shop), -self._camels(-1)) if self.camels else self._loss(shop)
        card = self._card() if CARAVANSARY in self.buildings else 0.0
        return self._loading(owner) + card - loss

    def _loss(self, shop: str) -> float:
        """Return what a souk promises less without the cube in a shop."""
        souk = SOUK_OF[shop]
        first = SHOP_NUMBER[souk.shops[0].id]
        gaps = self.view.shops[first : first + len(souk.shops)].count(NOBODY)
        return self._souk(souk.id, gaps) - self._souk(souk.id, gaps + 1)

    def _loading(self, seat: int) -> float:
        """Return what a seat's cube on the next camel brings, now and when the caravan pays."""
        view = self.view
        camel = camels_in_use(view.players)[len(view.caravan)]
        before = caravan_share(view.caravan, view.players, seat)
        cubes, row = before or (0, caravan_row(camel))
        more = (cubes + 1) * caravan_row(camel).multiplier - cubes * row.multiplier
        return caravan_row(camel).points + AGAIN * more


def _but(gaps: Gaps, souk: str) -> Gaps:
    return {name: count for name, count in gaps.items() if name != souk}


bots: Final[dict[str, BotMaker]] = {Shopkeeper.name: Shopkeeper}
"""The bots of Yspahan, the usual one first."""
