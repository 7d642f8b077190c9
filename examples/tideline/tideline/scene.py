"""The picture of a game of Tideline, and what clicks on it mean.

Layers, from the bottom: the sand, which never changes; the sea; the finds; the baskets; the
highlights. Shapes that can be clicked are ``place:3b`` for every place, whatever lies there, and
``basket:0``; ``die:3`` can only be looked at.
"""

from __future__ import annotations

from functools import cache

from rulebook_widgets.core.text import _, language
from rulebook_widgets.drawing import (
    NO_HIGHLIGHTS,
    Highlights,
    Layer,
    Polygon,
    Scene,
    Shape,
    highlight_layer,
)
from tideline.board import COLUMNS, NUMBER, PLACES, ROWS, column_of
from tideline.clicks import intend, paths
from tideline.ground import sand, sea
from tideline.icons import ellipse
from tideline.palette import DARK, LIGHT
from tideline.pieces import heap, hole, slip, water
from tideline.plan import WIDTH, centre, height
from tideline.state import SAND, SEA, View

__all__ = ["DARK", "LIGHT", "intend", "paths", "prompt", "scene"]


def scene(view: View, highlights: Highlights = NO_HIGHLIGHTS) -> Scene:
    """Draw a view.

    Args:
        view: what the eyes may know; nothing else is drawn or said.
        highlights: names of shapes to point out.
    """
    tongue = language()
    levels = tuple(view.level(column) for column in COLUMNS)
    finds = Layer("finds", tuple(_place(view, p, tongue) for p in PLACES), _("The beach"))
    baskets = Layer("baskets", tuple(_slip(view, n, tongue) for n in range(view.players)))
    layers = (sand(), sea(levels, tongue), finds, baskets)
    areas = [*map(_rim, PLACES), *layers[1].shapes, *baskets.shapes]
    marks = highlight_layer(areas, highlights, 0.26)
    text = _("{count} finds lie in the sand.").format(count=len(view.left))
    return Scene(WIDTH, height(view.players), (*layers, marks), "Tideline", text)


def prompt(view: View) -> str:
    """Return what the seat to move may do, in the reader's language; "" when nobody may."""
    match view.phase:
        case "look":
            return _("Look under the sand at one place: click a heap you have not seen.")
        case "take":
            return _("Take one find, or nothing. A crab you know goes into another's basket.")
    return ""


@cache
def _rim(place: str) -> Shape:
    """The area along which a place is marked: its heap, so that much of the sand is left."""
    x, y = centre(place)
    return Shape(f"place:{place}", hit=Polygon(ellipse(x, y + 1.3, 4.9, 3.1, 24)))


def _place(view: View, place: str, tongue: str) -> Shape:
    number = NUMBER[place]
    owner, find = view.where[number], view.finds[number] or ""
    if owner == SAND:
        return heap(place, find, view.seen[number], tongue)
    if owner == SEA:
        return water(place, tongue)
    wet = ROWS.index(place[1]) < view.level(column_of(place))
    return hole(place, owner, find, wet, tongue)


def _slip(view: View, seat: int, tongue: str) -> Shape:
    turn = view.phase != "over" and seat == view.seat
    return slip(seat, tuple(sorted(view.basket(seat))), turn, tongue)
