"""Shapes of goods and pieces of Caravan, drawn around (0, 0) in a box of about one by one.

Each good has an outline of its own, wide enough for its letter, so that it is known without its
colour. Camels are drawn like the wooden ones: whole and thick, walking to the right.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, TypeAlias

import msgspec

from rulebook_widgets.core.text import N_
from rulebook_widgets.drawing import outline, outlines
from rulebook_widgets.drawing.geometry import circle_points
from rulebook_widgets.drawing.pictogram import mirror, unit
from rulebook_widgets.drawing.scene import Points

FINE: Final = 0.9
"""How far straight pieces may stray from a curve, in hundredths of the icon."""


class Emblem(msgspec.Struct, frozen=True, gc=False):
    """How a good is drawn.

    Attributes:
        outlines: silhouettes, filled with the colour of the good.
        lines: strokes on top of them.
        letter: what is written on it.
        place: the middle of the letter.
        size: its height.
    """

    outlines: tuple[Points, ...]
    lines: tuple[Points, ...]
    letter: str
    place: tuple[float, float]
    size: float


def _units(path: str) -> tuple[Points, ...]:
    return tuple([unit(points) for points in outlines(path, FINE)])


def _emblem(
    silhouettes: str, lines: str, letter: str, x: float, y: float, size: float = 0.5
) -> Emblem:
    place = (x / 100 - 0.5, y / 100 - 0.5)
    return Emblem(_units(silhouettes), _units(lines) if lines else (), letter, place, size)


# ------------------------------------------------------------------------------------- the goods


def _ivory() -> Emblem:
    """A heavy tusk."""
    return _emblem(
        "M8 82C28 98 64 92 82 66C95 47 98 24 91 3C82 24 68 38 50 43C36 47 24 45 14 44"
        "C1 50 0 74 8 82Z",
        "M14 46C24 54 24 76 15 86",
        N_("I"), 45, 66, 0.46,
    )  # fmt: skip


def _cloth() -> Emblem:
    """A bolt of cloth that hangs from its roll, with a fringe."""
    return _emblem(
        "M6 20C6 10 14 5 23 5H79C90 5 95 12 95 20C95 30 88 35 82 35L82 84L82 95L71 87L61 95L50 87"
        "L39 95L29 87L18 95L18 35C11 35 6 29 6 20Z",
        "M18 35H82 M24 5C31 12 31 26 24 33",
        N_("C"), 50, 59,
    )  # fmt: skip


def _gems() -> Emblem:
    """A cut stone."""
    return _emblem(
        "M25 9H75L98 37L50 97L2 37Z",
        "M2 37H98 M25 9L36 37L50 9L64 37L75 9",
        N_("G"), 50, 55, 0.46,
    )  # fmt: skip


def _paper() -> Emblem:
    """A scroll."""
    return _emblem(
        "M17 4H83C97 4 97 26 83 26H81V74H83C97 74 97 96 83 96H17C3 96 3 74 17 74H19V26H17C3 26 3 4"
        " 17 4Z",
        "M19 26H81 M19 74H81",
        N_("P"), 50, 50, 0.46,
    )  # fmt: skip


def _meat() -> Emblem:
    """A ham on its bone."""
    return _emblem(
        "M36 11C64-1 97 18 97 48C97 77 72 92 50 82C42 79 37 78 31 82L24 87C26 97 14 100 10 93"
        "C1 92 2 80 11 80L18 72C22 66 20 60 18 52C14 34 20 18 36 11Z",
        "",
        N_("M"), 57, 46, 0.48,
    )  # fmt: skip


def _swords() -> Emblem:
    """Two swords crossed behind a round shield."""
    blade = "M3 88L12 97L20 89L28 97L33 92L25 84L86 23L96 4L77 14L16 75L8 67L3 72L11 80Z"
    one = outline(blade)
    shield = unit(circle_points(50, 51, 31, 18))
    silhouettes = (unit(one), unit(mirror(one)), shield)
    return Emblem(silhouettes, (), N_("Sw"), (0.0, 0.01), 0.36)


def _salt() -> Emblem:
    """A slab of salt, as camels carry them."""
    return _emblem(
        "M2 33L33 10L98 22L98 66L67 92L2 76Z",
        "M2 33L67 46L98 22 M67 46L67 92",
        N_("Sa"), 35, 60, 0.4,
    )  # fmt: skip


def _hides() -> Emblem:
    """A hide, stretched."""
    return _emblem(
        "M50 3C59 3 60 12 67 14C77 16 85 6 95 11C98 23 85 29 84 42C84 55 87 62 96 74C94 88 82 86 71"
        " 82C62 82 58 88 54 98H46C42 88 38 82 29 82C18 86 6 88 4 74C13 62 16 55 16 42C15 29 2 23"
        " 5 11C15 6 23 16 33 14C40 12 41 3 50 3Z",
        "",
        N_("H"), 50, 48,
    )  # fmt: skip


_Maker: TypeAlias = Callable[[], Emblem]
_EMBLEMS: Final[dict[str, _Maker]] = {
    "ivory": _ivory,
    "cloth": _cloth,
    "gems": _gems,
    "paper": _paper,
    "meat": _meat,
    "swords": _swords,
    "salt": _salt,
    "hides": _hides,
}


@cache
def emblem(good: str) -> Emblem:
    """How a good is drawn.

    >>> emblem("salt").letter
    'Sa'
    """
    return _EMBLEMS[good]()


# ----------------------------------------------------------------------------- what is not a good

CAMEL: Final = unit(
    outline(
        "M99 24C100 31 94 34 87 32.5C85 42 82 50 79 56C76 62 71 65 68 66L70 79L75 98L61 98L57 81"
        "L54 71C47 73.5 40 73.5 34 72L31 81L34 98L20 98L16 81C15 73 11 68 10 61C7 65 7 71 4 74"
        "C0 63 3 50 11 44C17 40 23 41 27 34C31 24 35 16 43 16C51 16 55 25 58 33C61 39 66 39 69 33"
        "C72 27 70 16 77 11L78 3L85 9.5C92 10 98 17 99 24Z",
        FINE,
    )
)
"""A wooden camel that walks to the right."""

HAND: Final = unit(
    outline(
        "M26 56L14 38C10 31 19 25 24 31L35 43L30 13C29 5 40 4 42 11L47 37L49 6C49-1 60-1 60 6"
        "L61 37L67 11C69 4 79 6 78 14L73 43L78 31C82 25 90 30 87 37L77 69C73 84 66 96 52 96"
        "C38 96 33 70 26 56Z",
        FINE,
    )
)
"""An open hand: the theft marker."""

BAG: Final = unit(
    outline(
        "M37 26C32 18 27 14 24 7C32 10 38 3 44 8C48 3 54 3 58 8C64 3 69 10 77 7C74 14 69 18 64 26"
        "C82 38 95 60 92 80C90 94 74 97 50 97C26 97 10 94 8 80C5 60 19 38 37 26Z",
        FINE,
    )
)
"""A cloth bag, tied at its neck."""

CORD: Final = unit(outline("M33 25C44 30 57 30 68 25L70 32C57 37 44 37 31 32Z", FINE))
"""The cord of the bag."""
