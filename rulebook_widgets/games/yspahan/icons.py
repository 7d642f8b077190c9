"""Pictograms of Yspahan, drawn around (0, 0) in a box of about one by one.

An icon is a pile of silhouettes, each either of ink or of the ground, so that it can be printed in
any two paints: the goods of the quarters, camel and gold, the six buildings, the figures.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, TypeAlias

from rulebook_widgets.drawing import Polygon, outline
from rulebook_widgets.drawing.geometry import (
    circle_points,
    keyhole,
    rectangle,
    regular,
    shifted,
)
from rulebook_widgets.drawing.pictogram import Pile, both, cut, inked, pair, printed, rims
from rulebook_widgets.drawing.scene import Part, Points

FINE: Final = 0.5
"""How far straight pieces may stray from a curve, in hundredths of the icon."""

ROUGH: Final = 2.2
"""The same where many icons are painted small and often."""


_Maker: TypeAlias = Callable[[float], Pile]


# --------------------------------------------------------------------------- goods of the quarters


def _sack(fine: float) -> Pile:
    """A sack, tied at its neck."""
    tuft = both("M50 13C58 14 62 6 70 7C76 9 73 18 64 24L50 24", fine)
    body = both("M50 29L63 29C84 42 94 62 90 80C88 93 74 95 50 95", fine)
    folds = pair("M58 31C66 44 68 54 67 66C63 54 60 44 53 34Z", fine)
    return (*inked(tuft, body), *cut(*folds))


def _barrel(fine: float) -> Pile:
    """A barrel with two hoops."""
    body = both("M50 7L74 7C90 34 90 66 74 93L50 93", fine)
    hoops = [outline(f"M14 {y}C38 {y + 3} 62 {y + 3} 86 {y}L86 {y + 6}C62 {y + 9} 38 {y + 9} 14"
                     f" {y + 6}Z", fine) for y in (25, 67)]  # fmt: skip
    staves = pair("M60 37C61 46 61 54 60 65L65 65C66 54 66 46 65 37Z", fine)
    return (*inked(body), *cut(*hoops, *staves))


def _chest(fine: float) -> Pile:
    """A chest with a vaulted lid and a lock."""
    lid = both("M50 14L72 14C86 14 93 25 93 46L50 46", fine)
    base = rectangle(7, 51, 86, 37)
    straps = [rectangle(x, 14, 6, 74) for x in (22, 72)]
    lock = circle_points(50, 54, 13, 16), circle_points(50, 54, 8.5, 12)
    hole = rectangle(48, 55, 4, 8)
    return (
            *inked(lid, base), *cut(*straps, lock[0]), *inked(lock[1]), *cut(hole),
        )  # fmt: skip


def _amphora(fine: float) -> Pile:
    """A jar with two handles."""
    jar = both(
        "M50 5L65 5L62 15C59 24 60 29 64 34C80 43 84 56 78 69C73 80 63 85 59 88L65 95L50 95", fine
    )
    handles = pair("M62 12C80 8 92 20 88 36C86 43 82 47 77 49L71 43C78 40 81 33 79 27"
                    "C77 20 71 18 61 21Z", fine)  # fmt: skip
    bands = [outline(f"M19 {y}L81 {y}L81 {y + 5}L19 {y + 5}Z") for y in (53,)]
    zigzag = outline("M21 62L33 69L42 62L50 69L58 62L67 69L79 62L78 67L67 75L58 68L50 75L42 68L33"
                     " 75L22 67Z")  # fmt: skip
    return (*inked(*handles, jar), *cut(*bands, zigzag))


# ------------------------------------------------------------------------------- camels and gold


def _camel(fine: float) -> Pile:
    """A camel that walks to the right."""
    body = outline(
        "M98 25C99 31 94 33 88 31C85 31 83.5 35 82.5 40C80 54 77 63 69 67L68 75L73 96L66 96"
        "L62 78L58 77L56 96L49.5 96L51 70C44 67 38 67 33 70L31 78L34 96L27.5 96L24 80L19 86"
        "L16 96L9.5 96L12 83C13 74 9 66 10 57C6 63 5 68 3 70C1 62 5 52 12 46C17 41 24 42 28 35"
        "C31 26 34 18 41 18C48 18 52 27 55 36C58 42 65 42 68.5 36C72 28 70 17 77 12L77 6L82 11"
        "C89 11 97 18 98 25Z",
        fine,
    )
    return inked(body)


def _coin(fine: float) -> Pile:
    """A coin with a star of eight points."""
    sides = 24 if fine < ROUGH else 14
    rim = keyhole(circle_points(50, 50, 42, sides), circle_points(50, 50, 36, sides))
    return (
            *inked(circle_points(50, 50, 48, sides)), *cut(rim), *cut(*_star(50, 50, 24)),
        )  # fmt: skip


def _star(x: float, y: float, radius: float) -> tuple[Points, Points]:
    """Two squares, one of them on its tip: the star of Persian tiles."""
    return regular(4, x, y, radius), regular(4, x, y, radius, -45)


def _point(fine: float) -> Pile:
    """A star that stands for points."""
    return inked(*_star(50, 50, 48))


def _card(fine: float) -> Pile:
    """The back of a card."""
    return (
            *inked(outline("M24 4H76C81 4 84 7 84 12V88C84 93 81 96 76 96H24C19 96 16 93 16 88V12"
                            "C16 7 19 4 24 4Z", 3)),
            *cut(rectangle(25, 14, 50, 72)), *inked(*_star(50, 50, 25)),
        )  # fmt: skip


def _cube(fine: float) -> Pile:
    """A cube, seen from above one corner."""
    hexagon = regular(6, 50, 50, 46)
    seams = outline("M50 49L11 28.5L13.5 24.5L50 43.5L86.5 24.5L89 28.5L53 48V95H47V48Z")
    return (*inked(hexagon), *cut(seams))


# ------------------------------------------------------------------------------------- buildings


def _paddock(fine: float) -> Pile:
    """A camel behind a fence."""
    camel = tuple([(0.86 * x for x in points) for points, _ink in _camel(fine)])
    head = tuple(
        [(shifted(tuple(points), 0.0, -0.07), True) for points in camel],
    )
    gap = cut(rectangle(0, 58, 100, 42))
    rails = [rectangle(3, y, 94, 7) for y in (64, 80)]
    posts = [outline(f"M{x} 98V60L{x + 5} 54L{x + 10} 60V98Z") for x in (5, 32, 58, 85)]
    return (*head, *gap, *inked(*rails, *posts))


def _shop(fine: float) -> Pile:
    """A stall with an awning, and gold in it."""
    roof = outline("M18 8H82L96 38H4Z")
    scallops = [circle_points(15.5 + 23 * n, 38, 11.4, 14) for n in range(4)]
    stripes = [outline("M36 8H45L42 46H26Z"), outline("M64 8H74L92 41C90 44 84 46 74 46L72 46Z")]
    posts = [rectangle(x, 40, 6, 40) for x in (8, 86)]
    counter = rectangle(4, 80, 92, 15)
    coin = circle_points(50, 66, 13, 16)
    return (*inked(*posts, counter, coin, roof, *scallops), *cut(*stripes),
         *cut(*_star(50, 66, 6)))  # fmt: skip


def _hammam(fine: float) -> Pile:
    """A bath: a dome with round lights, and steam."""
    dome = both("M50 34C74 34 86 50 87 70L50 70", fine)
    drum = rectangle(6, 74, 88, 22)
    lights = [circle_points(x, y, 5, 10) for x, y in ((50, 46), (33, 58), (67, 58), (50, 61))]
    door = both("M50 76C56 78 59 82 59 86V96H50", fine)
    curl = "M{} 30C{} 22 {} 15 {} 4C{} 12 {} 20 {} 29Z"
    steam = [
        outline(curl.format(x, x - 8, x + 7, x, x + 15, x + 1, x + 8), fine) for x in (26, 46, 66)
    ]
    return (*inked(dome, drum, *steam), *cut(*lights, door))


def _caravansary(fine: float) -> Pile:
    """An inn for caravans: two towers and a great gate."""
    wall = outline("M4 96V36H10V30H15V36H20V30H25V36H30V44H36V14H64V44H70V36H75V30H80V36H85V30H90"
                   "V36H96V96Z")  # fmt: skip
    crown = outline("M32 16V6H39V11H46.5V6H53.5V11H61V6H68V16Z")
    gate = both("M50 26C58 32 62 40 62 50V96H50", fine)
    windows = [_round_window(x, 60, fine) for x in (17, 83)]
    inner = both("M50 56C54 60 56 64 56 70V96H50", fine)
    return (*inked(wall, crown), *cut(gate, *windows), *inked(inner))


def _round_window(x: float, y: float, fine: float) -> Points:
    return outline(f"M{x - 6} {y + 16}V{y}C{x - 6} {y - 6} {x} {y - 8} {x} {y - 10}C{x} {y - 8}"
                   f" {x + 6} {y - 6} {x + 6} {y}V{y + 16}Z", fine)  # fmt: skip


def _bazaar(fine: float) -> Pile:
    """A hall of three arches under three domes."""
    domes = [outline(f"M{x - 15} 48C{x - 16} 34 {x - 5} 28 {x} 18C{x + 5} 28 {x + 16} 34 {x + 15}"
                     " 48Z", fine) for x in (18, 50, 82)]  # fmt: skip
    high = outline("M34 48C32 30 45 24 50 6C55 24 68 30 66 48Z", fine)
    wall = rectangle(2, 51, 96, 45)
    arches = [outline(f"M{x - 10} 96V74C{x - 10} 66 {x} 64 {x} 58C{x} 64 {x + 10} 66 {x + 10} 74"
                      "V96Z", fine) for x in (18, 50, 82)]  # fmt: skip
    return (*inked(*domes[::2], high, wall), *cut(*arches))


def _hoist(fine: float) -> Pile:
    """A crane that lifts a cube."""
    post = outline("M12 96V10H22V96Z")
    beam = outline("M6 6H92V16H6Z")
    brace = outline("M20 44L48 14H58L20 56Z")
    foot = rectangle(2, 88, 36, 9)
    wheel = circle_points(82, 16, 9, 14)
    rope = rectangle(80, 20, 4.5, 28)
    sling = outline("M82 40L98 54H66Z")
    load = rectangle(63, 52, 37, 36)
    lines = outline("M67 56H96V84H67Z"), outline("M71 60H92V80H71Z")
    return (*inked(post, beam, brace, foot, wheel, rope, sling, load), *cut(lines[0]),
         *inked(lines[1]), *cut(circle_points(82, 16, 3.5, 8)))  # fmt: skip


# -------------------------------------------------------------------------------------- the figures


def _supervisor(fine: float) -> Pile:
    """A man in a long robe and a turban."""
    robe = both("M50 34C64 35 71 42 75 56L86 96L50 96", fine)
    turban = both("M50 0C64 0 73 8 70 20C63 16 57 15 50 15", fine)
    face = both("M50 15C58 15 64 18 64 22C64 32 58 38 50 44", fine)
    beard = both("M50 26C56 26 60 24 63 22C64 32 58 40 50 46", fine)
    feather = outline("M50 9C52 3 57 0 62 -4C63 3 59 9 53 12Z", fine)
    sash = outline("M30 58L72 50L75 57L28 66Z")
    seam = outline("M49 66H52.5L54 96H48Z")
    return (*inked(robe), *cut(face), *inked(turban, beard), *cut(sash, seam, feather))  # fmt: skip


def _starter(fine: float) -> Pile:
    """A figure of turned wood, with a round head."""
    head = circle_points(50, 23, 20, 20)
    body = both("M50 36L63 40L60 47C61 64 70 74 78 80L78 95L50 95", fine)
    return inked(head, body)


_MAKERS: Final[dict[str, _Maker]] = {
    "sack": _sack,
    "barrel": _barrel,
    "chest": _chest,
    "amphora": _amphora,
    "camels": _camel,
    "gold": _coin,
    "point": _point,
    "card": _card,
    "cube": _cube,
    "paddock": _paddock,
    "shop": _shop,
    "hammam": _hammam,
    "caravansary": _caravansary,
    "bazaar": _bazaar,
    "hoist": _hoist,
    "supervisor": _supervisor,
    "starter": _starter,
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


@cache
def coin(small: bool = False) -> tuple[Part, ...]:
    """A gold coin of diameter 1 in its own colours."""
    sides = 12 if small else 20
    parts: list[Part] = [
        Polygon(circle_points(0, 0, 0.48, sides), "gold.edge"),
        Polygon(circle_points(0, 0, 0.4, sides), "gold"),
    ]
    if not small:
        parts += [Polygon(points, "gold.edge") for points in _star(0, 0, 0.2)]
    return tuple(parts)
