"""The picture of a game of Samurai, and what clicks on it mean.

Layers, from the bottom: the ground, which never changes; the spaces with the tiles on them; the
figures; what lies around the map; the hand; the highlights.

Shapes that can be clicked are ``hex:q,r`` (every space, with the tile that lies there),
``hand:tile``, ``stock:tile`` while hands are picked, ``supply:figure`` while figures are put out,
and ``figure:kind:q,r`` for a hand that holds the figure exchange. ``aside``, ``lifted`` and
``seat:n``, ``hands:n``, ``pile:n``, ``captured:n``, ``boxed:n`` of each seat can only be looked at.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

import msgspec

from rulebook_widgets.core.text import N_, _, language
from rulebook_widgets.drawing import (
    NO_HIGHLIGHTS,
    Circle,
    Highlights,
    Layer,
    Polygon,
    Scene,
    Shape,
    Text,
    highlight_layer,
    placed,
)
from rulebook_widgets.drawing.geometry import grown, rounded_rectangle
from rulebook_widgets.drawing.scene import KEPT
from rulebook_widgets.games.samurai.board import Settlement, board_for, coordinates
from rulebook_widgets.games.samurai.clicks import intend, paths
from rulebook_widgets.games.samurai.ground import ground
from rulebook_widgets.games.samurai.hand import counts_of, hand_layer
from rulebook_widgets.games.samurai.names import figure_name, seat_name, space_name, tile_label
from rulebook_widgets.games.samurai.palette import DARK, LIGHT, PAINTS
from rulebook_widgets.games.samurai.pieces import IN_CITY, STANDS, figure_parts, tile_parts
from rulebook_widgets.games.samurai.plan import WIDTH, plan_for
from rulebook_widgets.games.samurai.prompt import prompt
from rulebook_widgets.games.samurai.state import Placed, View
from rulebook_widgets.games.samurai.table import counters, seats_layer

__all__ = ["DARK", "LIGHT", "PAINTS", "intend", "paths", "prompt", "scene"]


def scene(view: View, highlights: Highlights = NO_HIGHLIGHTS) -> Scene:
    """Draw a view.

    Args:
        view: what the eyes may know; nothing else is drawn or said.
        highlights: names of shapes to point out.

    Returns:
        The scene. Its first layer is the same object each time for a number of players, and its
        other layers are equal as long as nothing in them changed.
    """
    tongue = language()
    layers = (
        ground(view.players),
        _spaces(view, tongue),
        _figures(view, tongue),
        seats_layer(view, tongue),
        hand_layer(view, tongue),
    )
    text = _("The map of Japan for {count} players.").format(count=view.players)
    marks = _marks(view.players, layers, highlights)
    return Scene(
        WIDTH, plan_for(view.players).height, (*layers, marks), "Samurai", text, "sea.deep"
    )


# ------------------------------------------------------------------------- the spaces of the map


def _spaces(view: View, tongue: str) -> Layer:
    """All spaces, with the tiles on them; the empty ones are only there to be clicked and read."""
    players = view.players
    towns = [_town(players, number, here, tongue) for number, here in enumerate(view.figures)]
    others = [_space(players, number, there, tongue) for number, there in enumerate(view.tiles)]
    return Layer("spaces", (*towns, *others), _("The map"))


@lru_cache(8 * KEPT)
def _space(players: int, number: int, there: Placed | None, tongue: str) -> Shape:
    space = board_for(players).spaces[number]
    name, area = f"hex:{space}", _area(players, space)
    if there is None:
        label = _("{space}, empty").format(space=space_name(space))
        return Shape(name, label, (), area, bare=True)
    seat, tile = there
    label = _("{space}: {seat}'s {tile}").format(
        space=space_name(space), seat=seat_name(seat), tile=tile_label(tile)
    )
    layout = plan_for(players).layout
    x, y = layout.centre(*coordinates(space))
    return Shape(name, label, placed(tile_parts(seat, tile), x, y, layout.size), area)


@cache
def _town(players: int, number: int, here: tuple[str, ...], tongue: str) -> Shape:
    town = board_for(players).settlements[number]
    label, area = _town_label(town, here), _area(players, town.space)
    return Shape(f"hex:{town.space}", label, (), area, bare=not here)


@cache
def _area(players: int, space: str) -> Polygon:
    return Polygon(plan_for(players).layout.corners(*coordinates(space)))


_KINDS: Final = {"capital": N_("capital"), "city": N_("city"), "village": N_("village")}
_HOLDING: Final = (
    N_("{town}, {kind}, empty"),
    N_("{town}, {kind}, {first}"),
    N_("{town}, {kind}, {first} and {second}"),
    N_("{town}, {kind}, {first}, {second} and {third}"),
)


def _town_label(town: Settlement, here: tuple[str, ...]) -> str:
    first, second, third = (*map(figure_name, here), "", "", "")[:3]
    return _(_HOLDING[len(here)]).format(
        town=town.label, kind=_(_KINDS[town.kind]), first=first, second=second, third=third
    )


# ------------------------------------------------------------------------------------ the figures


def _figures(view: View, tongue: str) -> Layer:
    """The figures on and beside the map, and the names of the cities."""
    hand = view.hands[view.seat]
    loose = view.phase == "play" and hand is not None and "figure_exchange" in hand
    shapes: list[Shape] = []
    for number, here in enumerate(view.figures):
        shapes += _standing(view.players, number, here, loose, tongue)
    shapes += counters(view, tongue)
    return Layer("figures", tuple(shapes), _("The figures"))


@cache
def _standing(
    players: int, number: int, here: tuple[str, ...], loose: bool, tongue: str
) -> tuple[Shape, ...]:
    """The figures on a settlement; while they may be swapped each can be clicked."""
    town = board_for(players).settlements[number]
    layout = plan_for(players).layout
    x, y = layout.centre(*coordinates(town.space))
    size = layout.size
    stands = IN_CITY if town.kind == "city" else STANDS
    shapes = [
        _figure(kind, town, (x + size * dx, y + size * dy), size * high, loose)
        for kind, (dx, dy, high) in zip(here, stands.get(len(here), ()), strict=True)
    ]
    return tuple([*shapes, *_ribbons(players, number)])


def _figure(
    kind: str, town: Settlement, at: tuple[float, float], high: float, loose: bool
) -> Shape:
    label = _("the {figure} of {town}").format(figure=figure_name(kind), town=town.label)
    hit = Circle(*at, 0.46 * high) if loose else None
    return Shape(f"figure:{kind}:{town.space}", label, figure_parts(kind, *at, high), hit)


@cache
def _ribbons(players: int, number: int) -> tuple[Shape, ...]:
    """The name of a city, the number of a village; decoration, because the place says it itself."""
    town = board_for(players).settlements[number]
    layout = plan_for(players).layout
    x, y = layout.centre(*coordinates(town.space))
    y += (0.43 if town.kind == "city" else 0.74) * layout.size
    text = str(town.number) if town.kind == "village" else town.label
    high = (0.62 if len(text) < 7 else 0.56) + 0.12 * (layout.size - 1)
    width, tall = 0.55 * high * len(text) + 0.3, 1.06 * high
    paper = rounded_rectangle(x - width / 2, y - tall / 2, width, tall, 0.3, steps=3)
    letters = Text(x, y, text, high, "ribbon.ink", bold=True)
    return (Shape(parts=(Polygon(paper, "ribbon", "plate.edge", 0.05), letters)),)


# --------------------------------------------------------------------------------- the highlights


def _marks(players: int, layers: tuple[Layer, ...], highlights: Highlights) -> Layer:
    """Highlights: within the spaces of the map, around the tiles of a hand.

    The names of the cities, which reach beyond their spaces, the numbers of marked villages and
    of marked stacks are drawn once more, so that no mark hides them.
    """
    if highlights == NO_HIGHLIGHTS:
        return Layer("highlights")
    _ground, spaces, figures, table, hand = (layer.shapes for layer in layers)
    names = frozenset().union(*msgspec.structs.astuple(highlights))
    size = plan_for(players).layout.size
    marks: list[Shape] = []
    for shapes, part, width in (
        (spaces, 0.87, 0.075 * size),
        (figures, 1.1, 0.05 * size),
        (table, 1.0, 0.13),
        (hand, 1.06, 0.13),
    ):
        areas = [_area_of(shape, part) for shape in shapes if _marked(shape, names)]
        marks += highlight_layer(areas, highlights, width).shapes if areas else ()
    marks += counts_of([shape for shape in hand if shape.name in names])
    if marks and any(name.startswith("hex:") for name in names):
        for number, town in enumerate(board_for(players).settlements):
            if town.kind != "village" or f"hex:{town.space}" in names:
                marks += _ribbons(players, number)
    return Layer("highlights", tuple(marks))


def _marked(shape: Shape, names: frozenset[str]) -> bool:
    """Whether a shape is to be marked; a figure is not if its village is."""
    if shape.hit is None or shape.name not in names:
        return False
    kind, _colon, place = shape.name.partition(":")
    return kind != "figure" or "hex:" + place.rpartition(":")[2] not in names


def _area_of(shape: Shape, part: float) -> Shape:
    """The area of a shape, made larger or smaller, to draw its mark along."""
    hit = shape.hit
    if isinstance(hit, Polygon):
        hit = Polygon(grown(hit.points, part))
    elif hit is not None:
        hit = Circle(hit.x, hit.y, hit.radius * part)
    return Shape(shape.name, shape.label, (), hit)
