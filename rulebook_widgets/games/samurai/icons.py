"""Figures and emblems, drawn around (0, 0) in a box of about one by one.

An icon is made of silhouettes, which are filled, and cuts, which are filled with the colour of the
ground to give the silhouette its inner lines. Figures on the board have a light rim besides.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final

import msgspec

from rulebook_widgets.drawing import Polygon, outline
from rulebook_widgets.drawing.geometry import (
    arc,
    circle_points,
    mirrored,
    pairs,
    regular,
    rounded_rectangle,
)
from rulebook_widgets.drawing.scene import Part, Points

_FINE: Final = 0.009
"""How far straight pieces may stray from a curve: half a pixel on the largest tile of a screen."""

_GRAINS: Final = 5
"""Pairs of grains on an ear of rice."""

_MEDIUM: Final = 0.016
"""The same for figures, of which many are painted at once."""

_ROUGH: Final = 0.03
"""The same where nobody looks closely: under a figure, and on the smallest tiles."""


class Icon(msgspec.Struct, frozen=True, gc=False):
    """A pictogram.

    Attributes:
        solids: silhouettes.
        cuts: lines and areas left out of them.
    """

    solids: tuple[Points, ...]
    cuts: tuple[Points, ...] = ()


def _both(half: str, fine: float) -> Points:
    """A shape of which the right half is drawn, from its top to its bottom on the middle line."""
    right = outline(half, fine)
    return right + mirrored(right)


def _pair(right: str, fine: float) -> tuple[Points, Points]:
    """A shape and its mirror image."""
    shape = outline(right, fine)
    return shape, mirrored(shape)


def _bent_arrow(start: float, fine: float) -> Points:
    """A third of a ring that ends in an arrowhead, clockwise from `start` degrees."""
    steps = 9 if fine < _ROUGH else 4
    outer = arc(0, 0, 0.47, start, start + 98, steps)
    inner = arc(0, 0, 0.36, start + 98, start, steps)
    (left, top), (tip_x, tip_y), (right, low) = (
        pairs(arc(0, 0, radius, turn, turn, 1))[0]
        for radius, turn in ((0.6, start + 98), (0.415, start + 136), (0.23, start + 98))
    )
    return (*outer, left, top, tip_x, tip_y, right, low, *inner)


def _helmet(fine: float) -> Icon:
    """A warrior's helmet with a wide neck guard and two horns."""
    bowl = _both(
        "M0-.4C.18-.4.29-.28.3-.08C.33.08.42.2.55.32C.5.42.4.48.27.5"
        "C.3.36.28.22.22.12C.15.09.08.08 0 .08",
        fine,
    )
    horns = _pair("M.02-.2C.2-.2.36-.3.4-.52C.56-.3.48-.02.02-.03Z", fine)
    brim = _both("M0-.01C.13-.01.24-.03.305-.06L.32-.015C.24.02.13.04 0 .04", fine)
    crest = _both("M0-.27C.035-.27.045-.25.045-.22L.03-.09C.02-.08.01-.08 0-.08", fine)
    plates = _pair("M.325.12C.38.22.42.27.49.33L.455.36C.39.3.33.24.285.14Z", fine)
    return Icon((bowl, *horns), (brim, crest, *plates))


def _buddha(fine: float) -> Icon:
    """A Buddha, seated with crossed legs."""
    body = _both(
        "M0-.5C.05-.5.08-.47.08-.43C.17-.41.2-.34.19-.27C.18-.19.13-.13.09-.11L.1-.07"
        "C.27-.05.34.02.36.14C.37.2.37.24.35.28C.49.29.55.35.53.42C.49.49.25.5 0 .5",
        fine,
    )
    hands = _both("M0 .2C.1.2.17.17.2.11L.235.13C.2.23.11.255 0 .255", fine)
    legs = _pair("M.0.395C.18.4.3.37.36.31L.39.33C.34.42.18.45.0.445Z", fine)
    robe = outline("M-.09-.06L.0.08L.2-.04L.17-.055L.01.03L-.06-.06Z", fine)
    return Icon((body,), (hands, *legs, robe))


def _ear(x0: float, y0: float, x1: float, y1: float, x2: float, y2: float, fine: float) -> Points:
    """An ear of rice along a curve from (x0, y0) to its tip, its grains as teeth on both sides."""
    grains = _GRAINS if fine < _ROUGH else 2
    left: list[tuple[float, float]] = []
    right: list[tuple[float, float]] = []
    for step in range(grains):
        for along, part in ((step, 0.5), (step + 0.8, 1.0)):
            t = along / grains
            width = part * 0.105 * math.sin(math.pi * (0.25 + 0.7 * t))
            x, y = _on_curve(t, x0, x1, x2), _on_curve(t, y0, y1, y2)
            dx, dy = (1 - t) * (x1 - x0) + t * (x2 - x1), (1 - t) * (y1 - y0) + t * (y2 - y1)
            unit = width / math.hypot(dx, dy)
            left.append((x + dy * unit, y - dx * unit))
            right.append((x - dy * unit, y + dx * unit))
    return tuple([value for point in (*left, (x2, y2), *reversed(right)) for value in point])


def _on_curve(t: float, start: float, middle: float, end: float) -> float:
    return (1 - t) ** 2 * start + 2 * t * (1 - t) * middle + t * t * end


def _rice(fine: float) -> Icon:
    """A sheaf of rice, tied in the middle, its ears hanging over."""
    ears = [_ear(0, -0.16, 0, -0.3, 0, -0.58, fine)]
    for side in (1, -1):
        ears.append(_ear(0.13 * side, -0.2, 0.2 * side, -0.42, 0.39 * side, -0.52, fine))
        ears.append(_ear(0.25 * side, -0.14, 0.48 * side, -0.26, 0.51 * side, 0.16, fine))
    straw = _both(
        "M0-.2L.03-.2L.035-.06L.11-.22L.155-.19L.09 0L.24-.16L.28-.12L.11 .12"
        "C.15.28.22.4.32.5L0 .5",
        fine,
    )
    band = _both("M0 .09L.13.09L.12.15L0 .15", fine)
    gaps = _pair("M.04.22L.07.22L.19.5L.12.5Z", fine)
    return Icon((*ears, straw), (band, *gaps))


def _samurai(fine: float) -> Icon:
    """Two crossed swords."""
    blades = _pair("M-.17.19C.1.0.31-.22.44-.5C.45-.24.24.07-.07.28Z", fine)
    guards = _pair("M-.25.13L-.21.1L-.0.32L-.04.36Z", fine)
    grips = _pair("M-.17.2L-.08.29L-.37.5L-.45.42Z", fine)
    return Icon((*blades, *guards, *grips))


def _ship(fine: float) -> Icon:
    """A ship with a square sail."""
    hull = outline(
        "M-.5.14L-.36.2L.3.2L.36.06L.5.04C.49.24.42.38.32.44L-.26.44C-.4.38-.47.28-.5.14Z", fine
    )
    sail = outline(
        "M-.27-.44C-.09-.39.1-.39.28-.44C.22-.24.23-.06.3.13C.1.08-.11.08-.29.13C-.22-.06-.21-.24-.27-.44Z",
        fine,
    )
    seams = _pair("M.07-.4L.1-.4L.115.09L.08.09Z", fine)
    plank = outline("M-.4.28L.4.28L.39.315L-.38.315Z", fine)
    return Icon((hull, sail), (*seams, plank))


def _ronin(fine: float) -> Icon:
    """A wanderer under a wide straw hat."""
    hat = _both("M0-.47C.2-.34.42-.19.54-.03C.36.06.18.09 0 .09", fine)
    cloak = _both("M0 .05L.17.05C.2.16.4.22.44.5L0 .5", fine)
    rim = _both("M0 .0C.15 .0.3-.03.42-.07L.45-.03C.3.02.15.05 0 .05", fine)
    collar = _both("M0 .3L.12.13L.155.15L0 .375", fine)
    straw = _pair("M.02-.36L.16-.1L.13-.09L.01-.3Z", fine)
    return Icon((cloak, hat), (rim, collar, *straw))


def _figure_exchange(fine: float) -> Icon:
    """A figure between two arrows that turn."""
    pawn = _both("M0 -.03C.1-.03.14.03.17.24L0 .24", fine)
    return Icon(
        (_bent_arrow(200, fine), _bent_arrow(20, fine), circle_points(0, -0.1, 0.105, 14), pawn)
    )


def _tile_exchange(fine: float) -> Icon:
    """A tile between two arrows that turn."""
    return Icon((_bent_arrow(200, fine), _bent_arrow(20, fine), regular(6, 0, 0, 0.22, 0)))


_MAKERS: Final = {
    "helmet": _helmet,
    "buddha": _buddha,
    "rice": _rice,
    "samurai": _samurai,
    "ship": _ship,
    "ronin": _ronin,
    "figure_exchange": _figure_exchange,
    "tile_exchange": _tile_exchange,
}

EMBLEMS: Final = {kind: make(_FINE) for kind, make in _MAKERS.items()}
"""What is printed on the tiles, by type."""

_COARSE: Final = {kind: make(_ROUGH) for kind, make in _MAKERS.items()}


@cache
def emblem(kind: str, ink: str, ground: str, small: bool = False) -> tuple[Part, ...]:
    """An emblem printed in `ink` on a `ground`, two paints; with fewer points if small."""
    icon = (_COARSE if small else EMBLEMS)[kind]
    return (
        *[Polygon(points, ink) for points in icon.solids],
        *[Polygon(points, ground) for points in icon.cuts],
    )


@cache
def figure(kind: str) -> tuple[Part, ...]:
    """A black figure with a light rim."""
    rims = [Polygon(p, stroke="figure.rim", stroke_width=0.15) for p in _COARSE[kind].solids]
    icon = _MAKERS[kind](_MEDIUM)
    return (
        *rims,
        *[Polygon(points, "figure") for points in icon.solids],
        *[Polygon(points, "figure.rim") for points in icon.cuts],
    )


SEAL: Final[tuple[Part, ...]] = (
    Polygon(rounded_rectangle(-0.5, -0.5, 1, 1, 0.16, 2), "seal"),
    Polygon(
        outline("M-.36-.2H-.07V-.38H.07V-.2H.36V-.06H.07V.22H.27V.36H-.27V.22H-.07V-.06H-.36Z"),
        "seal.ink",
    ),
)
"""The mark of tiles with a Japanese character: the character for "warrior"."""
