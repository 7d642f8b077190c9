"""Pictograms of Silk Road, drawn around (0, 0) in a box of about one by one.

An icon is a pile of silhouettes, each either of ink or of the ground, so that it can be printed in
any two paints. Each good has one of its own, for whoever sees no difference in the colours.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, TypeAlias

from rulebook_widgets.drawing import outline
from rulebook_widgets.drawing.geometry import (
    circle_points,
    keyhole,
    rectangle,
    regular,
)
from rulebook_widgets.drawing.pictogram import Pile, both, cut, inked, pair, printed, rims
from rulebook_widgets.drawing.scene import Part, Points

FINE: Final = 0.9
"""How far straight pieces may stray from a curve, in hundredths of the icon."""

ROUGH: Final = 3.0
"""The same where many icons are painted small and often."""

_Maker: TypeAlias = Callable[[float], Pile]


def _sides(fine: float) -> int:
    return 24 if fine < ROUGH else 12


# ------------------------------------------------------------------------------------------- goods


def _ivory(fine: float) -> Pile:
    """A tusk."""
    tusk = outline("M86 8C92 42 78 82 36 94C24 97 12 92 8 80C14 84 22 84 30 80C56 68 66 40 64 8Z",
                   fine)  # fmt: skip
    bands = [outline("M64 22L88 20L88 28L64.5 30Z"), outline("M63 38L86 40L84.5 47L62 44Z")]
    return (*inked(tusk), *cut(*bands))


def _silk(fine: float) -> Pile:
    """A bolt of cloth that unrolls."""
    cloth = outline("M18 42V88C30 96 40 82 52 88C62 94 72 82 84 88V42Z", fine)
    folds = [outline("M36 46V80L42 79V46Z"), outline("M60 46V82L66 83V46Z")]
    roll = outline("M10 14H90C99 14 99 40 90 40H10C1 40 1 14 10 14Z", fine)
    return (*inked(cloth), *cut(*folds), *inked(roll), *cut(circle_points(88, 27, 7, 10)))


def _jewels(_fine: float) -> Pile:
    """A cut stone."""
    stone = outline("M26 14H74L97 42L50 94L3 42Z")
    cuts = [outline("M14 42H86L85 46H15Z"), outline("M34 46L50 82L66 46H61L50 71L39 46Z"),
            outline("M28 18L38 42H43L32 18Z"), outline("M72 18L62 42H57L68 18Z")]  # fmt: skip
    return (*inked(stone), *cut(*cuts))


def _dried_fruit(fine: float) -> Pile:
    """Two dates with a leaf."""
    dates = [outline("M34 40C50 40 56 58 52 76C48 94 18 96 12 78C7 60 16 40 34 40Z", fine),
             outline("M68 34C88 32 96 50 92 68C88 86 66 88 59 72C64 58 60 48 54 42C58 37 62 34 68"
                     " 34Z", fine)]  # fmt: skip
    leaf = outline("M48 36C44 16 60 4 88 6C84 24 70 36 48 36Z", fine)
    stalk = outline("M32 44C34 34 40 30 48 30L49 36C43 36 40 38 39 44Z")
    shine = [outline("M22 56C18 64 20 74 25 80C21 70 22 64 27 57Z", fine),
             outline("M80 46C86 52 86 60 83 68C83 58 81 53 76 48Z", fine)]  # fmt: skip
    return (*inked(*dates, leaf, stalk), *cut(*shine))


def _spices(fine: float) -> Pile:
    """A bowl with a heap of spice."""
    heap = both("M50 8C56 22 70 34 80 46L50 46", fine)
    bowl = both("M50 52H95C94 74 84 86 68 90L72 97H50", fine)
    grains = [circle_points(x, y, 4, 6) for x, y in ((50, 28), (42, 38), (58, 39))]
    band = outline("M13 62H87L86 67H14Z")
    return (*inked(heap, bowl), *cut(*grains, band))


# ------------------------------------------------------------------------------------------ people


def _thief(fine: float) -> Pile:
    """A hooded face with a cloth before the mouth."""
    hood = both("M50 4C76 4 88 26 88 52C90 74 98 84 98 96L50 96", fine)
    face = both("M50 26C64 26 72 34 72 48L50 50", fine)
    eyes = pair("M55 38C61 35 67 36 70 39C68 45 60 47 55 45Z", fine)
    cloth = both("M50 50L74 48C74 66 62 78 50 82", fine)
    seam = outline("M30 54C42 62 58 62 70 54L69 60C58 67 42 67 31 60Z", fine)
    return (*inked(hood), *cut(face), *inked(*eyes, cloth), *cut(seam))


def _vizier(fine: float) -> Pile:
    """A beard under a great turban with a jewel and a feather."""
    robe = both("M50 74C72 74 88 82 92 98L50 98", fine)
    face = both("M50 40C60 40 68 42 69 48C70 66 60 76 50 76", fine)
    beard = both("M50 61C58 60 64 56 68 50C72 72 62 88 50 92", fine)
    eyes = pair("M55 47H62V51H55Z", fine)
    turban = both("M50 12C74 8 88 20 84 34C80 44 66 42 50 42", fine)
    folds = [outline("M18 30C34 22 60 20 80 36C60 26 38 26 20 36Z", fine)]
    feather = outline("M52 20C50 8 56 0 68 -3C70 8 64 18 56 22Z", fine)
    jewel = circle_points(50, 28, 7, 10)
    return (
        *inked(robe), *cut(face), *inked(beard, *eyes, turban), *cut(*folds),
        *inked(feather), *cut(jewel), *inked(circle_points(50, 28, 3.4, 8)),
    )  # fmt: skip


def _crook(fine: float) -> Pile:
    """A mask, half of it light and half of it dark."""
    whole = both("M50 8C66 10 80 8 90 6C98 46 84 84 50 96", fine)
    left = outline("M45 14C32 15 22 14 15 12C12 44 22 74 45 86Z", fine)
    eye = outline("M22 36C28 28 36 30 40 38C36 44 28 44 22 36Z", fine)
    other = outline("M78 36C72 28 64 30 60 38C64 44 72 44 78 36Z", fine)
    smile = outline("M28 58C34 66 40 68 45 68V74C36 74 30 68 28 58Z", fine)
    frown = outline("M72 72C66 64 60 62 55 62V68C62 68 67 69 72 72Z", fine)
    return (*inked(whole), *cut(left, other, frown), *inked(eye, smile))


def _barterer(fine: float) -> Pile:
    """A man with a carrying pole and two loads."""
    hat = both("M50 4C56 4 60 12 72 22L50 22", fine)
    head = circle_points(50, 27, 10, 12)
    robe = both("M50 38C60 38 64 44 66 56L74 96L50 96", fine)
    pole = outline("M3 46C28 36 72 36 97 46L95 52C70 43 30 43 5 52Z", fine)
    ropes = [outline(f"M{x} 48L{x - 13} 70H{x + 13}Z") for x in (14, 86)]
    loads = [outline(f"M{x - 14} 68H{x + 14}L{x + 11} 92H{x - 11}Z") for x in (14, 86)]
    gaps = [outline(f"M{x} 55L{x - 6} 67H{x + 6}Z") for x in (14, 86)]
    bands = [rectangle(x - 14, 75, 28, 4) for x in (14, 86)]
    sash = rectangle(34, 60, 32, 5)
    return (
        *inked(hat, head, robe, *ropes), *cut(*gaps), *inked(*loads, pole),
        *cut(*bands, sash),
    )  # fmt: skip


def _leader(fine: float) -> Pile:
    """A man with a staff: the pawn of the leader of the caravan."""
    robe = both("M50 36C62 36 68 44 70 56L82 97L50 97", fine)
    head = circle_points(50, 26, 12, _sides(fine))
    turban = both("M50 4C64 4 72 12 68 22C60 18 56 18 50 18", fine)
    staff = outline("M84 16H90V97H84Z")
    hook = outline("M84 22C84 2 64 4 66 14C70 8 79 10 79 22Z", fine)
    sash = outline("M28 58L72 66L74 72L27 64Z")
    return (*inked(robe, head, turban, staff, hook), *cut(sash))


# ------------------------------------------------------------------------------------- other things


def _camel(fine: float) -> Pile:
    """A laden camel that walks to the right."""
    body = outline(
        "M98 25C99 31 94 33 88 31C85 31 83.5 35 82.5 40C80 54 77 63 69 67L68 75L73 96L66 96"
        "L62 78L58 77L56 96L49.5 96L51 70C44 67 38 67 33 70L31 78L34 96L27.5 96L24 80L19 86"
        "L16 96L9.5 96L12 83C13 74 9 66 10 57C6 63 5 68 3 70C1 62 5 52 12 46C17 41 24 42 28 35"
        "C31 26 34 18 41 18C48 18 52 27 55 36C58 42 65 42 68.5 36C72 28 70 17 77 12L77 6L82 11"
        "C89 11 97 18 98 25Z",
        fine,
    )
    pack = outline("M24 34L30 16H54L60 34L58 58H28Z", fine)
    straps = [outline("M30 30H55L56 35H28Z"), outline("M40 20H44V56H40Z")]
    return (*inked(body, pack), *cut(*straps))


def _token(_fine: float) -> Pile:
    """An hourglass: a turn token."""
    glass = outline("M24 10H76V18C76 34 62 42 56 50C62 58 76 66 76 82V90H24V82C24 66 38 58 44 50"
                    "C38 42 24 34 24 18Z", 1)  # fmt: skip
    sand = outline("M34 22H66C64 32 56 38 50 44C44 38 36 32 34 22Z", 1)
    return (*inked(glass), *cut(sand, outline("M36 80C38 72 46 66 50 66C54 66 62 72 64 80Z", 1)))


def _screen(_fine: float) -> Pile:
    """A folding screen of three panels."""
    panels = [outline("M4 18L32 10V84L4 92Z"), outline("M36 10L64 18V92L36 84Z"),
              outline("M68 18L96 10V84L68 92Z")]  # fmt: skip
    windows = [outline("M9 26L27 21V48L9 53Z"), outline("M41 21L59 26V53L41 48Z"),
               outline("M73 26L91 21V48L73 53Z")]  # fmt: skip
    return (*inked(*panels), *cut(*windows))


def _bag(fine: float) -> Pile:
    """A sack, tied at its neck."""
    tuft = both("M50 13C58 14 62 6 70 7C76 9 73 18 64 24L50 24", fine)
    body = both("M50 29L63 29C84 42 94 62 90 80C88 93 74 95 50 95", fine)
    return inked(tuft, body)


def _swap(_fine: float) -> Pile:
    """Two arrows, one there and one back."""
    there = outline("M4 30H62V12L98 40L62 66V48H4Z")
    back = outline("M96 92H40V100L6 82L40 62V74H96Z")
    return inked(there, back)


def _arrow(_fine: float) -> Pile:
    """An arrow to the right."""
    return inked(outline("M2 38H54V14L98 50L54 86V62H2Z"))


# ------------------------------------------------------------------------------- cities on the map


def _pagoda(_fine: float) -> Pile:
    """A tower with three roofs: a city of the east."""
    roofs = [outline("M50 4L68 22C74 24 78 22 80 20C78 30 72 32 66 32H34C28 32 22 30 20 20C22 22 26"
                     " 24 32 22Z", 2),
             outline("M34 38H66L72 46C78 50 84 48 88 44C86 56 78 58 72 58H28C22 58 14 56 12 44"
                     "C16 48 22 50 28 46Z", 2)]  # fmt: skip
    wall = rectangle(26, 62, 48, 34)
    gate = outline("M42 96V78C42 70 58 70 58 78V96Z", 2)
    return (*inked(*roofs, wall), *cut(gate))


def _mosque(fine: float) -> Pile:
    """A dome between two towers: a city of the west."""
    dome = both("M50 12C54 24 76 32 74 54L50 54", fine)
    wall = rectangle(18, 58, 64, 38)
    towers = [outline(f"M{x - 5} 96V34L{x} 24L{x + 5} 34V96Z") for x in (12, 88)]
    gate = outline("M40 96V80C40 68 60 68 60 80V96Z", 2)
    return (*inked(dome, wall, *towers), *cut(gate))


def _gate(_fine: float) -> Pile:
    """A great gate with battlements: where the journey begins or ends."""
    wall = outline("M6 96V24H18V34H28V24H40V34H60V24H72V34H82V24H94V96Z")
    gate = outline("M34 96V68C34 50 66 50 66 68V96Z", 2)
    return (*inked(wall), *cut(gate))


_MAKERS: Final[dict[str, _Maker]] = {
    "ivory": _ivory,
    "silk": _silk,
    "jewels": _jewels,
    "dried_fruit": _dried_fruit,
    "spices": _spices,
    "thief": _thief,
    "vizier": _vizier,
    "crook": _crook,
    "barterer": _barterer,
    "leader": _leader,
    "camel": _camel,
    "token": _token,
    "screen": _screen,
    "bag": _bag,
    "swap": _swap,
    "arrow": _arrow,
    "pagoda": _pagoda,
    "mosque": _mosque,
    "gate": _gate,
}


@cache
def icon(kind: str, ink: str, ground: str, small: bool = False) -> tuple[Part, ...]:
    """A pictogram printed in `ink` on a `ground`, two paints; with fewer points if small."""
    pile = _MAKERS[kind](ROUGH if small else FINE)
    return printed(pile, ink, ground)


@cache
def rimmed(kind: str, ink: str, rim: str, width: float = 0.14) -> tuple[Part, ...]:
    """A pictogram with a rim around it, to stand on any ground."""
    pile = _MAKERS[kind](FINE * 2)
    return (*rims(pile, rim, width), *icon(kind, ink, rim))


def ring(x: float, y: float, outer: float, inner: float, sides: int = 20) -> Points:
    """A ring as one polygon."""
    return keyhole(circle_points(x, y, outer, sides), circle_points(x, y, inner, sides))


def star(x: float, y: float, radius: float) -> tuple[Points, Points]:
    """Two squares, one of them on its tip: a star of eight points."""
    return regular(4, x, y, radius), regular(4, x, y, radius, -45)
