"""The boards of Pebbles: what its cups are called. ``long`` is another row than ``plain``."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

import msgspec

from rulebook_widgets.core.boards import BoardFile, BoardForm
from rulebook_widgets.core.provenance import Element, Graded, Naming, Provenance

CUPS = 6


class Cup(Graded, frozen=True):
    """A cup of the row."""

    title: Annotated[str, msgspec.Meta(min_length=1, max_length=20)]


class File(BoardFile, frozen=True):
    """A board file of Pebbles."""

    cup: tuple[Cup, ...]


class Board(msgspec.Struct, frozen=True):
    """The titles of the cups from left to right."""

    title: str
    note: str
    cups: tuple[str, ...]
    provenance: tuple[Provenance, ...]


def _naming(file: File) -> Naming:
    places = {id(cup): place for place, cup in enumerate(file.cup)}

    def named(table: str, element: Graded) -> Element:
        place = places[id(element)]
        return Element(str(place), file.cup[place].title, f"cup:{place}")

    return named


_FORM = BoardForm(
    "pebbles",
    "Pebbles",
    "pebbles",
    {"plain": "board.toml", "kitchen": "board_kitchen.toml"},
    File,
    fixed=(),
    labels={"cup": "cups"},
    naming=_naming,
)
BOARD_IDS = _FORM.ids


@lru_cache
def board_of(value: str) -> Board:
    """Return a board by its id or from the text of a file."""
    draft = _FORM.read(value)
    file = draft.file
    if len(file.cup) != CUPS:
        raise draft.wrong(("cup",), f"a board has {CUPS} cups, not {len(file.cup)}; write [[cup]].")
    titles = tuple(cup.title for cup in file.cup)
    return Board(file.title, file.note, titles, draft.provenance)
