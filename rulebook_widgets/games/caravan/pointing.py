"""Highlights: what is chosen, what it may do and what that costs, what is refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

import msgspec

from rulebook_widgets.drawing import (
    NO_HIGHLIGHTS,
    Circle,
    Highlights,
    Layer,
    Polygon,
    Shape,
    Text,
    highlight_layer,
    placed,
)
from rulebook_widgets.drawing.geometry import bounds, grown, regular
from rulebook_widgets.drawing.highlights import SHRUNK, framed, pointed_out
from rulebook_widgets.drawing.scene import Area, Part
from rulebook_widgets.games.caravan.board import board_of
from rulebook_widgets.games.caravan.camels import name_of, parties, plan_of
from rulebook_widgets.games.caravan.costs import ride_cost
from rulebook_widgets.games.caravan.groups import group
from rulebook_widgets.games.caravan.icons import CAMEL
from rulebook_widgets.games.caravan.pieces import coin_parts, load_place
from rulebook_widgets.games.caravan.plan import Plan, Stand
from rulebook_widgets.games.caravan.state import View, good_of
from rulebook_widgets.games.caravan.trail import chosen_load, tips

_WIDTH: Final = 0.13
"""Width of the lines of highlights."""

_COIN: Final = (3.6, 3.6)
"""From the corner of a city or numbered space to its coin with a price, in a cell of 4.2."""

_PLAIN_COIN: Final = (3.36, 0.8)
"""The same on any other space, where camels leave the upper corner free."""


def marks_layer(view: View, layers: tuple[Layer, ...], highlights: Highlights) -> Layer:
    """What is pointed out, with the areas that are to be clicked while something is chosen."""
    if highlights == NO_HIGHLIGHTS:
        return Layer("highlights")
    found = pointed_out(layers, highlights)
    drawn = _outlines(view)
    bare = frozenset() if chosen_load(highlights) else _spaces_of(highlights.targets)
    ringed = msgspec.structs.replace(highlights, targets=highlights.targets - bare)
    areas = [_area_of(shape, drawn) for shape in found]
    marks = highlight_layer(areas, ringed, _WIDTH).shapes if areas else ()
    chosen = chosen_load(highlights)
    heads = tips(view, chosen[0]) if chosen else ()
    coins = _costs(view, found, highlights)
    return Layer("highlights", (*_covers(view, layers, highlights), *heads, *marks, *coins))


def _spaces_of(names: frozenset[str]) -> frozenset[str]:
    """Spaces that a camel may go to: nearly all of the map, so that a coin on each is enough."""
    return frozenset([name for name in names if name.startswith("space:")])


def _area_of(shape: Shape, drawn: Mapping[str, Area]) -> Shape:
    """The area of a shape, so large that its mark runs along what is drawn."""
    hit = drawn.get(shape.name, shape.hit)
    if isinstance(hit, Polygon) and shape.name in drawn:
        hit = Polygon(grown(hit.points, 1 / SHRUNK))
    elif isinstance(hit, Polygon):
        hit = framed(hit.points, 0.08 if shape.name.startswith("space:") else 0.0)
    return Shape(shape.name, shape.label, (), hit)


def _outlines(view: View) -> dict[str, Area]:
    """Of empty camels their outlines, of loaded ones rings around their goods."""
    return {
        name_of(party, view.seat): _outline(party.load, stand) for party, stand in parties(view)
    }


@cache
def _outline(load: str, stand: Stand) -> Area:
    if load:
        x, y = load_place(load)
        return Circle(stand.x + x * stand.scale, stand.y + y * stand.scale, 0.5 * stand.scale)
    (camel,) = placed((Polygon(CAMEL),), stand.x, stand.y - 0.5 * stand.scale, stand.scale)
    assert isinstance(camel, Polygon)
    return camel


# ------------------------------------------------------------------------------------------- costs


def _costs(view: View, found: list[Shape], highlights: Highlights) -> Iterator[Shape]:
    """A coin with its price on everything that would now be done by one click more."""
    costs, plan = board_of(view.board).costs, plan_of(view)
    chosen = chosen_load(highlights)
    for shape in found:
        kind, _colon, rest = shape.name.partition(":")
        if shape.name not in highlights.targets:
            continue
        if kind == "space" and chosen:
            yield _priced(view, plan, rest, costs.move_good)
            yield from _gain(view, plan, rest, chosen[1])
        elif kind == "space":
            yield _priced(view, plan, rest, ride_cost(view, rest))
        elif kind == "good" and isinstance(shape.hit, Circle):
            reach = 0.7 * shape.hit.radius
            yield _coin(plan, shape.hit.x + reach, shape.hit.y + reach, costs.pick_up, 0.72)
        elif kind == "load" and rest.count(":") == 2 and isinstance(shape.hit, Polygon):
            left, top, right, low = bounds(shape.hit.points)
            size = min(0.72, 0.5 * (right - left))
            x, y = left + 0.08 * (right - left), top + 0.46 * (low - top)
            yield _coin(plan, x, y, costs.steal, size)


def _priced(view: View, plan: Plan, space: str, price: int) -> Shape:
    board = board_of(view.board)
    printed = space in board.city_at or space in board.number_at
    if not printed:
        return _coin(plan, *plan.at(space, _PLAIN_COIN), price)
    taken = any([camel.space == space for herd in view.camels for camel in herd])
    return _coin(plan, *plan.at(space, _COIN), price, 0.8 if taken else 1.0)


def _coin(plan: Plan, x: float, y: float, price: int, size: float = 1.0) -> Shape:
    return Shape(parts=placed(coin_parts(str(price)), x, y, 1.1 * size * plan.scale))


def _gain(view: View, plan: Plan, space: str, load: str) -> Iterator[Shape]:
    """What a delivery there would bring."""
    board = board_of(view.board)
    city = board.city_at.get(space)
    if city is not None and city.good == good_of(load):
        x, y = plan.at(space, (0.95, 3.3))
        yield Shape(parts=placed(_star(f"+{board.goods[city.good].points}"), x, y, plan.scale))


def _star(text: str) -> tuple[Part, ...]:
    points = [regular(4, 0, 0, 0.92, turn) for turn in (-90, -45)]
    return (
        *[Polygon(square, "gold", "piece.line", 0.14) for square in points],
        *[Polygon(square, "gold") for square in points],
        Text(0, 0, text, 0.72, "gold.ink", bold=True),
    )


# ----------------------------------------------------------------- what lies over what is clicked


def _covers(view: View, layers: tuple[Layer, ...], highlights: Highlights) -> Iterator[Shape]:
    """Spaces that a chosen thing may go to, over what stands there.

    An own camel that a camel could join can still be chosen instead. For a chosen good also the
    spaces of other own camels count, so that a click there tells why it cannot go.
    """
    chosen = chosen_load(highlights)
    if chosen is None and not any([_is_camel(name) for name in highlights.selected]):
        return
    spaces = [name for name in highlights.targets if name.startswith("space:")]
    if chosen is not None:
        connected = group(view, view.seat, chosen[0])
        spaces += [
            f"space:{camel.space}"
            for camel in view.camels[view.seat]
            if camel.space not in connected
        ]
    wanted = frozenset(spaces)
    kept = {name for name in highlights.selected if name.startswith("load:")}
    for layer in layers:
        for shape in layer.shapes:
            if shape.name in wanted:
                yield Shape(shape.name, "", (), shape.hit)
    for layer in layers:
        for shape in layer.shapes:
            if shape.name in kept or (chosen is None and _is_own(shape.name)):
                yield Shape(shape.name, "", (), shape.hit)


def _is_camel(name: str) -> bool:
    return name == "supply" or (name.startswith("camel:") and name.count(":") == 1)


def _is_own(name: str) -> bool:
    """Whether a shape is camels of the seat whose turn it is."""
    kind, *rest = name.split(":")
    return (kind, len(rest)) in (("camel", 1), ("load", 2))
