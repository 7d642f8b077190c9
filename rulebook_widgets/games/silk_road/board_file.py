"""The tables of a board file of Silk Road."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from rulebook_widgets.core.boards import BoardFile
from rulebook_widgets.core.provenance import Graded

GoodId: TypeAlias = Literal["ivory", "silk", "jewels", "dried_fruit", "spices"]
Colour: TypeAlias = Literal["orange", "purple"]
TileKind: TypeAlias = Literal[
    "sell", "buy", "trader", "special_trader", "thief", "vizier", "crook", "barterer"
]
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z][a-z0-9_]*$")]
Title: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=90)]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=100)]


COLOURS: Final[tuple[Colour, ...]] = ("orange", "purple")
"""The colours of tiles, in the order of ``state.piles``."""

TRICKS: Final[tuple[TileKind, ...]] = ("crook", "barterer")
"""The tiles that are kept, and that the last two cities may not have (SLK-2.4)."""


class Table(Graded, frozen=True):
    """What depends on the number of players (SLK-2.2, SLK-2.6, SLK-5.5).

    Attributes:
        count: how many play.
        tiles: at each city.
        tokens: turn tokens.
        turns: how many of these one player may get.
    """

    count: int
    tiles: int
    tokens: int
    turns: int


class Start(Graded, frozen=True):
    """What a player begins with (SLK-2.1, SLK-2.5)."""

    goods: int
    gold: int
    silver: int


class Good(Graded, frozen=True):
    """A kind of goods: cubes of one colour (SLK-1.1)."""

    id: GoodId
    title: str
    hu: str
    colour: str
    count: int


class Coins(Graded, frozen=True):
    """The coins of the box, and how many silver coins a gold one is worth (SLK-1.2)."""

    gold_worth: int
    total: int
    gold: Number
    silver: Number


class Material(Graded, frozen=True):
    """What else is in the box (SLK-1.1)."""

    action_tiles: int
    orange_tiles: int
    purple_tiles: int
    turn_tokens: int
    screens: int
    caravan_pawns: int
    leader_pawns: int
    bags: int


class Prices(Graded, frozen=True):
    """Silver for the first good, the second ...; the last price holds on (SLK-6.1, SLK-6.2)."""

    sell: tuple[int, ...]
    buy: tuple[int, ...]


class Trader(Graded, frozen=True):
    """What a trader gives for what, and how often (SLK-6.3)."""

    gives: int
    gets: int
    times: int


class Vizier(Graded, frozen=True):
    """Silver for showing most and second most (SLK-6.7)."""

    first: int
    second: int


class Scoring(Graded, frozen=True):
    """Points; ``most`` for having more of a kind than anybody else (SLK-7.2, SLK-7.3)."""

    gold: int
    silver: int
    good: int
    most: int


class Travel(Graded, frozen=True):
    """One of the two journeys (SLK-7.1, SLK-2.7).

    Attributes:
        id: "west" along the arrows, or "east" against them.
        title: for people.
        start: the first city.
        finish: the last.
        untricked: the cities without crook and barterer (SLK-2.4).
    """

    id: Literal["west", "east"]
    title: str
    start: str
    finish: str
    untricked: tuple[str, ...]

    @property
    def backwards(self) -> bool:
        """Whether it goes against the arrows, with the colours of the cities exchanged."""
        return self.id == "east"

    def tile_colour(self, colour: Colour) -> Colour:
        """Return the colour of the tiles that cities of a colour get on it (SLK-2.7)."""
        if not self.backwards:
            return colour
        return "purple" if colour == "orange" else "orange"


class Arrow(Graded, frozen=True, rename={"start": "from", "end": "to"}):
    """An arrow as printed, from one city to the next (SLK-4.1)."""

    start: str
    end: str


class City(Graded, frozen=True):
    """A city.

    Attributes:
        id: for example ``"merv"``.
        title: for people.
        colour: of the tiles it gets on the journey west; "none" for the first and the last city.
        x: where it is drawn, growing to the east, from 0 to 100.
        y: growing to the north.
        printed: the tile that shows its printed action (SLK-5.1), or "".
        hu: its name on the Hungarian sheet, or "".
        es: its name on the Spanish sheet, or "".
        named_by: the sources of its title.
    """

    id: Id
    title: Title
    colour: Literal["orange", "purple", "none"]
    x: Place
    y: Place
    printed: str = ""
    hu: str = ""
    es: str = ""
    named_by: tuple[str, ...] = ()


class TileType(Graded, frozen=True):
    """What tiles of a type have in common.

    Attributes:
        id: for example ``"trader"``.
        title: for people.
        hu: its name on the Hungarian sheet.
        es: its name on the Spanish sheet.
        shows_kind: whether a crook can change what is shown (SLK-6.10).
        kept: whether it is kept in front of the screen until it is used.
    """

    id: TileKind
    title: str
    hu: str
    es: str
    shows_kind: bool
    kept: bool


class Tile(Graded, frozen=True):
    """An action tile.

    Attributes:
        id: its type and what it shows: ``"trader_silk_ivory"``.
        type: what it does.
        orange: how many there are with an orange back.
        purple: how many with a purple one.
        rule: the rule that tells what it does.
        good: what is sold or bought.
        give: what a trader takes.
        get: what a trader gives.
        most: how many goods a special trader swaps at most.
    """

    id: str
    type: TileKind
    orange: Number
    purple: Number
    rule: str = ""
    good: GoodId | Literal[""] = ""
    give: GoodId | Literal[""] = ""
    get: GoodId | Literal[""] = ""
    most: Annotated[int, Meta(ge=0, le=9)] = 0


class File(BoardFile, frozen=True):
    """A board file of Silk Road."""

    players: tuple[Table, ...]
    start: Start
    good: tuple[Good, ...]
    coins: Coins
    material: Material
    prices: Prices
    trader: Trader
    vizier: Vizier
    scoring: Scoring
    journey: tuple[Travel, ...]
    arrow: Annotated[tuple[Arrow, ...], Meta(min_length=1, max_length=200)]
    city: Annotated[tuple[City, ...], Meta(min_length=3, max_length=40)]
    tile_type: tuple[TileType, ...]
    tile: Annotated[tuple[Tile, ...], Meta(max_length=120)]
