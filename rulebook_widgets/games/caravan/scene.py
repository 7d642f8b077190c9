"""The picture of a game of Caravan, and what clicks on it mean.

Layers, from the bottom: the ground, which never changes on a board; the spaces with what lies on
them; the way of a chosen good; the camels and the signs of thieves; what is counted; the highlights
with what actions cost.

Shapes that can be clicked are ``space:ID``, ``good:ID`` (a good without a camel), and of the seat
whose turn it is ``supply``, ``camel:ID`` (empty camels on a space) and ``load:ID:LOAD``. Those of
others are ``supply:SEAT``, ``camel:SEAT:ID`` and ``load:SEAT:ID:LOAD``. ``points:SEAT``,
``earned:SEAT`` and ``held:SEAT`` say what they are worth. ``demand:ID``, ``actions``, ``bag``,
``markers``, ``seat:SEAT``, ``thefts:SEAT`` and ``delivered:SEAT`` can only be looked at.

Once something is chosen, the spaces that it may go to lie over what stands on them, so that a click
on a camel there means its space.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from rulebook_widgets.core.text import _, language
from rulebook_widgets.drawing import NO_HIGHLIGHTS, Circle, Highlights, Layer, Polygon, Scene, Shape
from rulebook_widgets.drawing import placed as placed_parts
from rulebook_widgets.drawing.scene import Part
from rulebook_widgets.games.caravan.board import board_of
from rulebook_widgets.games.caravan.camels import Party, name_of, parties, plan_of
from rulebook_widgets.games.caravan.clicks import intend, paths, reason
from rulebook_widgets.games.caravan.ground import ground
from rulebook_widgets.games.caravan.palette import DARK, LIGHT, PAINTS
from rulebook_widgets.games.caravan.pieces import (
    demand_parts,
    good_parts,
    herd_parts,
    robber_parts,
)
from rulebook_widgets.games.caravan.plan import (
    GOOD,
    GOOD_SIZE,
    MARKERS,
    WIDTH,
    Plan,
    Stand,
)
from rulebook_widgets.games.caravan.pointing import marks_layer
from rulebook_widgets.games.caravan.prompt import prompt
from rulebook_widgets.games.caravan.state import View, good_of, is_under
from rulebook_widgets.games.caravan.table import table_layer
from rulebook_widgets.games.caravan.theft import robberies
from rulebook_widgets.games.caravan.trail import trail_layer
from rulebook_widgets.games.caravan.wording import (
    demand_label,
    good_label,
    party_label,
    robbery_label,
    space_label,
)

__all__ = ["DARK", "LIGHT", "PAINTS", "intend", "paths", "prompt", "reason", "scene"]


def scene(view: View, highlights: Highlights = NO_HIGHLIGHTS) -> Scene:
    """Draw a view.

    Args:
        view: what the eyes may know, which in Caravan is everything.
        highlights: names of shapes to point out. A selected good shows its group.

    Returns:
        The scene. Its first layer is the same object each time for a board and a number of
        players, and its other layers are equal as long as nothing in them changed.
    """
    tongue, plan = language(), plan_of(view)
    layers = (
        ground(view.board, view.players),
        _spaces(view, plan, tongue),
        trail_layer(view, highlights),
        _camels(view, plan, tongue),
        table_layer(view, tongue),
    )
    marks = marks_layer(view, layers[1:], highlights)
    if view.phase != "over" and _ringed(highlights):
        marks = Layer(marks.name, (*marks.shapes, *_hands(view)))
    text = _("A map of the Sahara with its cities, and the boards of {count} players.")
    described = text.format(count=view.players)
    return Scene(WIDTH, plan.height, (*layers, marks), "Caravan", described, "table")


# ---------------------------------------------------------------------------- the map and its goods


def _spaces(view: View, plan: Plan, tongue: str) -> Layer:
    board = board_of(view.board)
    taken = {camel.space for herd in view.camels for camel in herd}
    printed = {*board.city_at, *board.number_at}
    shapes = [
        _space(plan, space, space_label(view, space), space not in printed and space not in taken)
        for space in board.spaces
    ]
    for number, good in enumerate(view.goods, 1):
        space = board.numbered[number - 1].space
        if good:
            label = good_label(board, number, good)
            shapes.append(_good(plan, space, good, label, tongue))
        if markers := view.markers[number - 1]:
            shapes.append(_demand(plan, space, markers, demand_label(number, markers)))
    return Layer("spaces", tuple(shapes), _("The map"))


@cache
def _space(plan: Plan, space: str, label: str, bare: bool) -> Shape:
    return Shape(f"space:{space}", label, (), Polygon(plan.area(space)), bare)


@cache
def _good(plan: Plan, space: str, good: str, label: str, tongue: str) -> Shape:
    x, y = plan.at(space, GOOD)
    size = GOOD_SIZE * plan.scale
    parts = placed_parts(good_parts(good, tongue), x, y, size)
    return Shape(f"good:{space}", label, parts, Circle(x, y, 0.58 * size))


@cache
def _demand(plan: Plan, space: str, count: int, label: str) -> Shape:
    x, y = plan.at(space, MARKERS)
    return Shape(f"demand:{space}", label, placed_parts(demand_parts(count), x, y, plan.scale))


# ------------------------------------------------------------------------------------- the camels


def _camels(view: View, plan: Plan, tongue: str) -> Layer:
    stood = parties(view)
    shapes = [
        _party(name_of(party, view.seat), party, stand, party_label(party), tongue)
        for party, stand in stood
    ]
    if view.phase != "over":
        shapes += [
            _robber(*sign, robbery_label(sign[0], party)) for sign, party in _robbers(view, stood)
        ]
    return Layer("camels", tuple(shapes), _("The camels"))


@cache
def _party(name: str, party: Party, stand: Stand, label: str, tongue: str) -> Shape:
    parts = _drawn(party.seat, party.load, party.count, stand, tongue)
    return Shape(name, label, parts, Polygon(stand.area))


@cache
def _drawn(seat: int, load: str, count: int, stand: Stand, tongue: str) -> tuple[Part, ...]:
    """The same parts whoever's turn it is, so that nothing is painted anew for a name."""
    return placed_parts(herd_parts(seat, load, count, tongue), stand.x, stand.y, stand.scale)


_SIGN: Final = 0.5
"""Smallest size of the sign of a thief, in units."""


def _robbers(
    view: View, stood: tuple[tuple[Party, Stand], ...]
) -> Iterator[tuple[tuple[int, int, Stand], Party]]:
    """A hand in the colour of whoever could rob a camel as things stand, beside its load."""
    thefts = {
        (theft.space, theft.seat, theft.good, robber)
        for robber in range(view.players)
        for theft in robberies(view, robber)
    }
    for party, stand in stood:
        if party.load and not is_under(party.load):
            spot = (party.space, party.seat, good_of(party.load))
            able = [robber for robber in range(view.players) if (*spot, robber) in thefts]
            for number, robber in enumerate(able):
                yield (robber, number, stand), party


def _ringed(highlights: Highlights) -> bool:
    """Whether a load of a camel is pointed out, with a ring that could hide a hand."""
    return any([name.startswith("load:") for name in highlights.targets | highlights.selected])


def _hands(view: View) -> Iterator[Shape]:
    """The hands once more, over the rings around loads: they were named on the camels' layer."""
    for sign, _party in _robbers(view, parties(view)):
        yield _robber(*sign, "")


@cache
def _robber(robber: int, number: int, stand: Stand, label: str) -> Shape:
    size = max(_SIGN, 0.4 * stand.scale)
    x = stand.x + 0.36 * stand.scale
    y = stand.y - 1.32 * stand.scale + 0.8 * size * number
    return Shape("", label, placed_parts(robber_parts(robber), x, y, size))
