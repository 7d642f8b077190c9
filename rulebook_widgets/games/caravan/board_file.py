"""The tables of a board file of Caravan."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from rulebook_widgets.core.boards import BoardFile
from rulebook_widgets.core.provenance import Graded

GoodId: TypeAlias = Literal["ivory", "cloth", "gems", "paper", "meat", "swords", "salt", "hides"]
Kind: TypeAlias = Literal["rare", "common"]
Zone: TypeAlias = Literal["outside", "centre"]
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z][a-z0-9_]*$")]
Title: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]

NUMBERS: Final = 8
"""How many numbered spaces there are (CAR-2.4)."""


class Material(Graded, frozen=True):
    """What is in the box (CAR-1.1)."""

    camels: int
    goods: int
    demand_markers: int
    theft_markers: int
    player_boards: int


class Setup(Graded, frozen=True):
    """What the game begins with (CAR-2.1 to CAR-2.4).

    Attributes:
        players: how many may play.
        short_game_players: for how many the short game is recommended.
        camels: of each player.
        learning_camels: of each player in the learning game.
        theft_markers: of each player.
        goods_on_a_space: drawn for each numbered space.
    """

    players: tuple[int, ...]
    short_game_players: tuple[int, ...]
    camels: int
    learning_camels: int
    theft_markers: int
    goods_on_a_space: int


class Turn(Graded, frozen=True):
    """The actions of the first, second ... turn of the game; the last number holds on (CAR-3.1)."""

    actions: tuple[int, ...]


class Costs(Graded, frozen=True):
    """What each action costs (CAR-3.2, CAR-4.1, CAR-4.2)."""

    camel_to_free_space: int
    camel_to_taken_space: int
    pick_up: int
    steal: int
    move_good: int


class Refill(Graded, frozen=True):
    """When new goods come, and how many (CAR-8.1 to CAR-8.3).

    Attributes:
        goods_left: so few goods without a camel interrupt the game.
        markers: added on the space of each of them.
        new_goods: how many come.
    """

    goods_left: int
    markers: int
    new_goods: int


class Scoring(Graded, frozen=True):
    """Points and penalties (CAR-9.2, CAR-9.3).

    Attributes:
        demand_marker: what one is worth.
        penalties: for 0, 1, 2 ... goods that were not delivered.
        learning_penalties: further ones, for those with six camels.
    """

    demand_marker: int
    penalties: tuple[int, ...]
    learning_penalties: tuple[int, ...]

    def penalty(self, goods: int) -> int:
        """Return the penalty for so many goods that were not delivered (CAR-9.3)."""
        return (*self.penalties, *self.learning_penalties)[goods]


class KindOfGoods(Graded, frozen=True):
    """Rare or common goods (CAR-1.1, CAR-1.2).

    Attributes:
        id: "rare" or "common".
        title: for people.
        points: what one is worth when delivered.
        count: how many there are of each colour.
        short_game_less: how many of them stay in the box in the short game.
    """

    id: Kind
    title: str
    points: int
    count: int
    short_game_less: int


class FileGood(Graded, frozen=True):
    """A good: cubes of one colour (CAR-1.1)."""

    id: GoodId
    title: str
    kind: Kind
    colour: str


class Map(Graded, frozen=True):
    """The grid of spaces."""

    columns: int
    rows: int
    neighbours: Literal["orthogonal"]


class FileCity(Graded, frozen=True):
    """A city and the good it wants (CAR-1.1).

    Attributes:
        id: for example ``"marrakesh"``.
        title: for people.
        good: what is delivered there.
        space: where it lies: column and row, ``"d1"``.
    """

    id: Id
    title: Title
    good: GoodId
    space: str


class Numbered(Graded, frozen=True):
    """A space where goods appear (CAR-2.4, CAR-2.5).

    Attributes:
        number: its number.
        space: where it lies: column and row, ``"a1"``.
        demand_markers: how many lie there at the start.
    """

    number: Annotated[int, Meta(ge=1, le=NUMBERS)]
    space: str
    demand_markers: Annotated[int, Meta(ge=0, le=4)]


class File(BoardFile, frozen=True):
    """A board file of Caravan."""

    material: Material
    setup: Setup
    turn: Turn
    costs: Costs
    refill: Refill
    scoring: Scoring
    kind: tuple[KindOfGoods, ...]
    good: tuple[FileGood, ...]
    map: Map
    city: Annotated[tuple[FileCity, ...], Meta(max_length=49)]
    numbered_space: Annotated[tuple[Numbered, ...], Meta(max_length=49)]
