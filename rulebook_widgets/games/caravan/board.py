"""The boards of Caravan: the grid, its cities and numbered spaces, the goods and the material.

``board.toml`` is shipped; a reader may write another (``docs/boards.md``). Ask :func:`board_of`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from rulebook_widgets.core.boards import BoardForm
from rulebook_widgets.core.provenance import Element, Graded, Naming, Provenance
from rulebook_widgets.core.text import N_
from rulebook_widgets.games.caravan.board_checks import check
from rulebook_widgets.games.caravan.board_file import (
    Costs,
    File,
    FileCity,
    FileGood,
    GoodId,
    Kind,
    KindOfGoods,
    Material,
    Numbered,
    Refill,
    Scoring,
    Setup,
    Turn,
    Zone,
)
from rulebook_widgets.games.caravan.grid import ACROSS, ROUND, near, spaces_of

__all__ = [
    "BOARD_IDS",
    "GOODS",
    "MAIN",
    "Board",
    "City",
    "Good",
    "GoodId",
    "Kind",
    "Numbered",
    "Zone",
    "board_of",
]


class Good(msgspec.Struct, frozen=True):
    """A good (CAR-1.1, CAR-1.2).

    Attributes:
        id: for example ``"ivory"``.
        title: for people.
        kind: "rare" or "common".
        colour: of its cubes.
        points: what one is worth when delivered.
        count: how many there are.
        short_count: how many of them there are in the short game (CAR-2.3).
    """

    id: GoodId
    title: str
    kind: Kind
    colour: str
    points: int
    count: int
    short_count: int


class City(msgspec.Struct, frozen=True):
    """A city.

    Attributes:
        id: for example ``"marrakesh"``.
        title: for people.
        good: what is delivered there.
        zone: "outside" where a rare good is wanted, "centre" where a common one is.
        space: where it lies.
    """

    id: str
    title: str
    good: GoodId
    zone: Zone
    space: str


class Board(msgspec.Struct, frozen=True):
    """A board and the material that goes with it.

    Attributes:
        id: of a shipped board, else "".
        title: what it is called; may be "" in a reader's own.
        note: a few words about it.
        material: what is in the box (CAR-1.1).
        setup: what the game begins with (CAR-2.1 to CAR-2.4).
        turn: the actions of the first turns (CAR-3.1).
        costs: what actions cost (CAR-3.2).
        refill: when new goods come (CAR-8.1).
        scoring: points and penalties (CAR-9.2, CAR-9.3).
        goods: the goods by id.
        columns: of the grid.
        rows: of the grid.
        spaces: all spaces, as one reads: ``"a1"``, ``"b1"`` ...
        space_number: the place of each among them.
        neighbours: the spaces that share a side with each (CAR-7.1).
        diagonals: the spaces that share only a corner with it.
        cities: the cities by id.
        city_at: the cities by space.
        city_of: the cities by the good they want.
        numbered: the numbered spaces, from 1 on (CAR-2.4).
        number_at: the number of each numbered space.
        provenance: how well all this is known.
    """

    id: str
    title: str
    note: str
    material: Material
    setup: Setup
    turn: Turn
    costs: Costs
    refill: Refill
    scoring: Scoring
    goods: dict[GoodId, Good]
    columns: int
    rows: int
    spaces: tuple[str, ...]
    space_number: dict[str, int]
    neighbours: dict[str, tuple[str, ...]]
    diagonals: dict[str, tuple[str, ...]]
    cities: dict[str, City]
    city_at: dict[str, City]
    city_of: dict[GoodId, City]
    numbered: tuple[Numbered, ...]
    number_at: dict[str, int]
    provenance: tuple[Provenance, ...]

    def actions(self, turn: int) -> int:
        """Return the actions of a turn of the game, counted from 0 (CAR-3.1).

        >>> [MAIN.actions(turn) for turn in range(6)]
        [1, 2, 3, 4, 4, 4]
        """
        known = self.turn.actions
        return known[min(turn, len(known) - 1)]

    def bag(self, short: bool) -> dict[GoodId, int]:
        """Return how many there are of each good before the first is drawn (CAR-2.3).

        >>> sum(MAIN.bag(short=False).values()), sum(MAIN.bag(short=True).values())
        (48, 32)
        """
        return {good.id: good.short_count if short else good.count for good in self.goods.values()}


def _naming(_file: File) -> Naming:
    def named(table: str, element: Graded) -> Element:
        match element:
            case FileCity(id=city, title=title, space=space):
                return Element(city, title, f"space:{space}")
            case Numbered(number=number, space=space):
                return Element(str(number), str(number), f"space:{space}")
            case FileGood() | KindOfGoods():
                return Element(element.id, element.title)
        return Element("", table)

    return named


_FORM: Final = BoardForm(
    "caravan",
    "Caravan",
    __package__,
    {"main": "board.toml"},
    File,
    fixed=(
        "material",
        "setup",
        "turn",
        "costs",
        "refill",
        "scoring",
        "kind",
        "good",
        "map",
    ),
    labels={
        "material": N_("material"),
        "setup": N_("set-up"),
        "turn": N_("actions"),
        "costs": N_("costs of actions"),
        "refill": N_("refill"),
        "scoring": N_("scoring"),
        "kind": N_("rare and common goods"),
        "good": N_("goods"),
        "map": N_("the grid"),
        "city": N_("cities"),
        "numbered_space": N_("numbered spaces"),
    },
    naming=_naming,
)

BOARD_IDS: Final = _FORM.ids
"""The shipped boards, the usual one first."""


@lru_cache(maxsize=64)
def board_of(value: str) -> Board:
    r"""Return a board: a shipped one by its id, or one written down as a board file.

    Raises:
        BoardError: it is neither; the sentence names the line.

    >>> board_of("main").city_of["ivory"].space
    'd1'
    >>> board_of('game = "caravan"\nbase = "main"\n[[city]]\nid = "rome"\ntitle = "Rome"\n')
    Traceback (most recent call last):
    rulebook_widgets.core.errors.BoardError: Line 3: [[city]] 'rome' lacks 'good'; write it there.
    """
    draft = _FORM.read(value)
    check(draft)
    return _built(draft.file, value if value in BOARD_IDS else "", draft.provenance)


def _built(file: File, board_id: str, provenance: tuple[Provenance, ...]) -> Board:
    goods = _goods(file)
    cities = _cities(file)
    spaces = spaces_of(file.map.columns, file.map.rows)
    numbered = tuple(sorted(file.numbered_space, key=lambda entry: entry.number))
    return Board(
        id=board_id,
        title=file.title,
        note=file.note,
        material=file.material,
        setup=file.setup,
        turn=file.turn,
        costs=file.costs,
        refill=file.refill,
        scoring=file.scoring,
        goods=goods,
        columns=file.map.columns,
        rows=file.map.rows,
        spaces=spaces,
        space_number={space: number for number, space in enumerate(spaces)},
        neighbours={space: near(space, ROUND, spaces) for space in spaces},
        diagonals={space: near(space, ACROSS, spaces) for space in spaces},
        cities={city.id: city for city in cities},
        city_at={city.space: city for city in cities},
        city_of={city.good: city for city in cities},
        numbered=numbered,
        number_at={entry.space: entry.number for entry in numbered},
        provenance=provenance,
    )


def _goods(file: File) -> dict[GoodId, Good]:
    kinds = {kind.id: kind for kind in file.kind}
    return {
        good.id: Good(
            good.id,
            good.title,
            good.kind,
            good.colour,
            kinds[good.kind].points,
            kinds[good.kind].count,
            kinds[good.kind].count - kinds[good.kind].short_game_less,
        )
        for good in file.good
    }


def _cities(file: File) -> tuple[City, ...]:
    rare = {good.id for good in file.good if good.kind == "rare"}
    return tuple(
        City(
            city.id,
            city.title,
            city.good,
            "outside" if city.good in rare else "centre",
            city.space,
        )
        for city in file.city
    )


MAIN: Final = board_of(BOARD_IDS[0])
"""The board of a game whose option is not named."""

GOODS: Final = tuple(MAIN.goods)
"""The goods, in the order in which they are always counted (CAR-1.1)."""
