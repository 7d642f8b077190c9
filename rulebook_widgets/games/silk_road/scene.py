"""The picture of a game of Silk Road, and what clicks on it mean.

Layers, from the bottom: the ground, which never changes; what lies on the map; the tray, which
shows this city's tiles or whatever is to be decided; supply and seats; what lies behind the screen
before the eyes; the highlights.

Shapes that can be clicked are ``city:ID`` and ``road:ID`` (a row of the tray when the caravan
moves), ``take:TILE`` and ``printed`` in the tray, ``bid:N``, ``bids:N``, ``show:N``, ``seat:N``,
``mine:GOOD``, ``supply:GOOD``, ``vizier:GOOD``, ``kept:crook``, ``kept:barterer`` and
``shown:GOOD`` (a kind on the tile in use). ``tile:CITY:N``, ``printed:CITY`` and ``arrow:A-B`` on
the map stand for their cities. ``caravan``, ``used``, ``tray``, ``piles``, ``owner`` and, of each
seat, ``pawn:N``, ``screen:N``, ``crooks:N``, ``barterers:N``, ``purse:N``, ``chosen:N`` and
``points:N`` can only be looked at.
"""

from __future__ import annotations

from typing import Final

import msgspec

from rulebook_widgets.core.text import _, language
from rulebook_widgets.drawing import (
    NO_HIGHLIGHTS,
    Circle,
    Highlights,
    Layer,
    Polygon,
    Scene,
    Shape,
    highlight_layer,
)
from rulebook_widgets.drawing.geometry import bounds
from rulebook_widgets.drawing.highlights import SHRUNK, framed, pointed_out
from rulebook_widgets.games.silk_road.ahead import COIN
from rulebook_widgets.games.silk_road.atlas_layer import atlas_layer
from rulebook_widgets.games.silk_road.board import board_of
from rulebook_widgets.games.silk_road.clicks import intend, paths
from rulebook_widgets.games.silk_road.ground import ground
from rulebook_widgets.games.silk_road.palette import DARK, LIGHT, PAINTS
from rulebook_widgets.games.silk_road.plan import WIDTH, plan_for
from rulebook_widgets.games.silk_road.prompt import prompt
from rulebook_widgets.games.silk_road.screens import screen_layer
from rulebook_widgets.games.silk_road.state import View
from rulebook_widgets.games.silk_road.table import table_layer
from rulebook_widgets.games.silk_road.tray import tray_layer

__all__ = ["DARK", "LIGHT", "PAINTS", "intend", "paths", "prompt", "scene"]


def scene(view: View, highlights: Highlights = NO_HIGHLIGHTS) -> Scene:
    """Draw a view.

    Args:
        view: what the eyes may know; nothing else is drawn or said.
        highlights: names of shapes to point out.

    Returns:
        The scene. Its first layer is the same object each time for a board and a number of
        players, and its other layers are equal as long as nothing in them changed.
    """
    tongue = language()
    layers = (
        ground(view.board, view.reverse, view.players),
        atlas_layer(view, tongue),
        tray_layer(view, tongue),
        table_layer(view, tongue),
        screen_layer(view, tongue),
    )
    text = _("The map of the road {journey}, and what is on the table, for {count} players.")
    said = text.format(
        journey=_(board_of(view.board).journey(view.reverse).title), count=view.players
    )
    height = plan_for(view.players).height
    marks = _marks(layers, _settled(highlights))
    return Scene(WIDTH, height, (*layers, marks), "Silk Road", said, "table")


# --------------------------------------------------------------------------------- the highlights


def _settled(highlights: Highlights) -> Highlights:
    """Where a tile was taken another may lie now: the one in use is marked instead."""
    gone = {name for name in highlights.last if name.startswith("tile:")}
    if not gone:
        return highlights
    return msgspec.structs.replace(highlights, last=highlights.last - gone | {"used"})


def _marks(layers: tuple[Layer, ...], highlights: Highlights) -> Layer:
    """Highlights, drawn along what can be tapped."""
    if highlights == NO_HIGHLIGHTS:
        return Layer("highlights")
    areas = [_area_of(shape) for shape in pointed_out(layers[1:], highlights)]
    return highlight_layer(areas, highlights, 0.13) if areas else Layer("highlights")


_WITHIN: Final = {"tile": 0.02, "printed": 0.02, "take": 0.02}
"""How far inside the border of a shape its mark runs, in units, by kind of shape."""


def _area_of(shape: Shape) -> Shape:
    """The area of a shape, so large that its mark runs along its border."""
    hit = shape.hit
    if shape.name.startswith("bid:") and isinstance(hit, Polygon):
        left, top, right, low = bounds(hit.points)
        hit = Circle((left + right) / 2, (top + low) / 2, COIN / 2 / SHRUNK)
    elif isinstance(hit, Circle):
        hit = Circle(hit.x, hit.y, hit.radius * 0.98)
    elif hit is not None and not shape.name.startswith("arrow:"):
        hit = framed(hit.points, _WITHIN.get(shape.name.partition(":")[0], 0.14))
    return Shape(shape.name, shape.label, (), hit)
