"""The city, the dice board, the caravan, the buildings and the cards, as ``board.toml`` tells."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Final, Literal, TypeAlias

import msgspec

from rulebook_widgets.core.provenance import Explanation, explained

Resource: TypeAlias = Literal["camels", "gold"]
Grade: TypeAlias = Literal["sheet", "sourced", "ours"]


class DiceRow(msgspec.Struct, frozen=True):
    """A row of the dice board (YSP-3.3)."""

    id: str
    kind: Literal["camels", "quarter", "gold"]


class _Dice(msgspec.Struct, frozen=True):
    white: int
    yellow: int
    rows: tuple[DiceRow, ...]


class CaravanRow(msgspec.Struct, frozen=True):
    """A row of the caravan (YSP-5.4).

    Attributes:
        id: "bottom", "middle" or "top".
        points: what a cube scores when it is loaded here.
        multiplier: the number beside the row (YSP-7.3).
        camels: the numbers of its camels, in loading order.
    """

    id: str
    points: int
    multiplier: int
    camels: tuple[int, ...]


class _Caravan(msgspec.Struct, frozen=True):
    rows: tuple[CaravanRow, ...]


class Building(msgspec.Struct, frozen=True):
    """A building, its price, and what it does (YSP-6.3 to YSP-6.8)."""

    id: str
    title: str
    camels: int
    gold: int
    effect: str
    amount: int
    rule: str


class Card(msgspec.Struct, frozen=True):
    """A kind of card (YSP-6.10).

    Attributes:
        id: for example ``"three_gold"``.
        effect: what kind of thing it does.
        count: how many of the eighteen cards are of this kind.
        resource: what is taken, handed in, or not paid for.
        amount: how much is taken.
        points: for each piece handed in.
        most: how many pieces may be handed in.
    """

    id: str
    title: str
    effect: str
    count: int
    resource: Resource | None = None
    amount: int = 0
    points: int = 0
    most: int = 0


class Shop(msgspec.Struct, frozen=True):
    """A place for one cube, and where it is drawn (x to the east, y to the north)."""

    id: str
    x: int
    y: int


class Souk(msgspec.Struct, frozen=True):
    """A group of shops of one colour (YSP-1.2)."""

    id: str
    quarter: str
    value: int
    colour: str
    shops: tuple[Shop, ...]


class Quarter(msgspec.Struct, frozen=True):
    """A quarter of the city (YSP-1.2)."""

    id: str
    title: str
    corner: str


class Space(msgspec.Struct, frozen=True):
    """A space of the road (YSP-1.3)."""

    id: str
    x: int
    y: int
    neighbours: tuple[str, ...]
    shops: tuple[str, ...]


class _City(msgspec.Struct, frozen=True):
    crossroads: str
    double_spaces: tuple[str, ...]
    road: tuple[Space, ...]


class _Players(msgspec.Struct, frozen=True):
    count: int
    unused_camels: tuple[int, ...]


class _Calendar(msgspec.Struct, frozen=True):
    weeks: int
    days: int


class _Start(msgspec.Struct, frozen=True):
    supervisor: str
    gold: int
    camels: int
    cards: int
    points: int


class _Prices(msgspec.Struct, frozen=True):
    yellow_die_gold: int
    step_gold: int
    substitute_camels: int


class _File(msgspec.Struct, frozen=True):
    colours: tuple[str, ...]
    players: tuple[_Players, ...]
    building_points: tuple[int, ...]
    calendar: _Calendar
    start: _Start
    prices: _Prices
    dice: _Dice
    caravan: _Caravan
    building: tuple[Building, ...]
    card: tuple[Card, ...]
    quarter: tuple[Quarter, ...]
    city: _City
    souk: tuple[Souk, ...]
    sources: dict[str, str]
    provenance: tuple[Explanation, ...]


def _read() -> _File:
    text = (resources.files(__package__) / "board.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), _File)


_FILE: Final = _read()

CALENDAR: Final = _FILE.calendar
START: Final = _FILE.start
PRICES: Final = _FILE.prices
PROVENANCE: Final = explained(_FILE.provenance, _FILE.sources)
"""How well the board and the material are known."""

# --------------------------------------------------------------------------------- dice and caravan

WHITE_DICE: Final = _FILE.dice.white
YELLOW_DICE: Final = _FILE.dice.yellow
DICE_ROWS: Final = _FILE.dice.rows
"""The rows of the dice board from bottom to top (YSP-3.3)."""

ROW_NUMBER: Final = {row.id: number for number, row in enumerate(DICE_ROWS)}
CARAVAN_ROWS: Final = _FILE.caravan.rows
"""The rows of the caravan from bottom to top (YSP-5.4)."""

_CARAVAN_ROW: Final = {camel: row for row in CARAVAN_ROWS for camel in row.camels}


def caravan_row(camel: int) -> CaravanRow:
    """Return the row in which a camel of the caravan walks."""
    return _CARAVAN_ROW[camel]


@cache
def camels_in_use(players: int) -> tuple[int, ...]:
    """Return the camels of the caravan that carry cubes, in loading order (YSP-5.6)."""
    unused = next(row.unused_camels for row in _FILE.players if row.count == players)
    return tuple(camel for camel in _CARAVAN_ROW if camel not in unused)


# ------------------------------------------------------------------------------ buildings and cards

BUILDINGS: Final = {building.id: building for building in _FILE.building}
BUILDING_POINTS: Final = _FILE.building_points
"""Points for the first, second ... sixth building of a player (YSP-6.2)."""

CARDS: Final = {card.id: card for card in _FILE.card}
CARD_ORDER: Final = {card_id: place for place, card_id in enumerate(CARDS)}
ALL_CARDS: Final = tuple(card.id for card in _FILE.card for _ in range(card.count))
"""The eighteen cards, sorted."""


def sorted_cards(cards: tuple[str, ...] | list[str]) -> tuple[str, ...]:
    """Sort cards as ``board.toml`` lists them."""
    return tuple(sorted(cards, key=CARD_ORDER.__getitem__))


# ----------------------------------------------------------------------------------------- the city

QUARTERS: Final = {quarter.id: quarter for quarter in _FILE.quarter}
SOUKS: Final = {souk.id: souk for souk in _FILE.souk}
SHOPS: Final = {shop.id: shop for souk in _FILE.souk for shop in souk.shops}
SHOP_IDS: Final = tuple(SHOPS)
"""The shops; a state keeps the cubes in this order."""

SHOP_NUMBER: Final = {shop: number for number, shop in enumerate(SHOP_IDS)}
SOUK_OF: Final = {shop.id: souk for souk in _FILE.souk for shop in souk.shops}
"""The souk to which each shop belongs."""


class SoukPlan(msgspec.Struct, frozen=True):
    """Where a state keeps the cubes of a souk: from ``first`` to before ``last``."""

    souk: Souk
    first: int
    last: int


def _plan(souk: Souk) -> SoukPlan:
    first = SHOP_NUMBER[souk.shops[0].id]
    return SoukPlan(souk, first, first + len(souk.shops))


SOUK_PLANS: Final = tuple(_plan(souk) for souk in _FILE.souk)
QUARTER_PLANS: Final = {
    quarter: tuple(plan for plan in SOUK_PLANS if plan.souk.quarter == quarter)
    for quarter in QUARTERS
}
"""The souks of each quarter."""

CROSSROADS: Final = _FILE.city.crossroads
DOUBLE_SPACES: Final = _FILE.city.double_spaces
"""The two spaces with two shops beside them (YSP-1.3)."""

ROAD: Final = {space.id: space for space in _FILE.city.road}


def _distances(start: str) -> dict[str, int]:
    """Walk outwards from a space over the road, which has no loops."""
    found = {start: 0}
    reached = [start]
    for space in reached:
        for near in ROAD[space].neighbours:
            if near not in found:
                found[near] = found[space] + 1
                reached.append(near)
    return {space: found[space] for space in ROAD}


DISTANCES: Final = {space: _distances(space) for space in ROAD}
"""How many spaces apart two spaces of the road are (YSP-5.1): ``DISTANCES["W2"]["E1"]`` is 3."""
