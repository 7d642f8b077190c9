"""Dice, cubes, cards and slips of paper as they look on every board."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from rulebook_widgets.drawing import Polygon, Polyline, Text, mark, placed
from rulebook_widgets.drawing.geometry import (
    circle_points,
    rectangle,
    regular,
    rounded_rectangle,
    shifted,
)
from rulebook_widgets.drawing.scene import Part
from rulebook_widgets.games.yspahan.board import BUILDINGS, CARDS
from rulebook_widgets.games.yspahan.icons import coin, icon
from rulebook_widgets.games.yspahan.plan import CARD, TILE

# -------------------------------------------------------------------------------------------- dice

_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@cache
def die_parts(value: int, yellow: bool) -> tuple[Part, ...]:
    """A die of side 1 around (0, 0); a yellow one has a frame, for whoever sees no yellow."""
    body = rounded_rectangle(-0.5, -0.5, 1, 1, 0.2, 2)
    pips = [circle_points(0.25 * x, 0.25 * y, 0.105, 8) for x, y in _PIPS[value]]
    frame = Polygon(rounded_rectangle(-0.42, -0.42, 0.84, 0.84, 0.15, 2), "", "gold.edge", 0.05)
    return (
        Polygon(shifted(body, 0.04, 0.09), "shade", alpha=0.45),
        Polygon(body, "die.yellow" if yellow else "die", "die.edge", 0.06),
        *([frame] if yellow else []),
        *[Polygon(points, "die.pip") for points in pips],
    )


# ------------------------------------------------------------------------------------------- cubes


@cache
def cube_parts(seat: int) -> tuple[Part, ...]:
    """A cube about 1 wide and high around (0, 0), with its owner's crest on the front."""
    ground, ink = f"seat.{seat}", f"seat.{seat}.ink"
    front = rectangle(-0.5, -0.26, 0.78, 0.78)
    top = (-0.5, -0.26, -0.28, -0.5, 0.5, -0.5, 0.28, -0.26)
    side = (0.28, -0.26, 0.5, -0.5, 0.5, 0.28, 0.28, 0.52)
    around = (-0.5, -0.26, -0.28, -0.5, 0.5, -0.5, 0.5, 0.28, 0.28, 0.52, -0.5, 0.52)
    return (
        Polygon(around, stroke="piece.edge", stroke_width=0.24),
        Polygon(around, stroke="piece.line", stroke_width=0.1),
        Polygon(front, ground),
        Polygon(top, ground),
        Polygon(top, "piece.edge", alpha=0.45),
        Polygon(side, ground),
        Polygon(side, "piece.line", alpha=0.4),
        *mark(seat, -0.11, 0.13, 0.31, ink),
    )


# ------------------------------------------------------------------------------------------- paper


def slip(
    x: float, y: float, width: float, height: float, paint: str, edge: str
) -> tuple[Part, ...]:
    """A slip of paper with its shade."""
    corners = rounded_rectangle(x, y, width, height, 0.25, 2)
    return (
        Polygon(shifted(corners, 0.07, 0.13), "shade", alpha=0.35),
        Polygon(corners, paint, edge, 0.08),
    )


def disc(seat: int, x: float, y: float, radius: float) -> tuple[Part, ...]:
    """A seat's crest on a disc of its colour."""
    return (
        Polygon(circle_points(x, y, radius, 20), f"seat.{seat}", "piece.edge", 0.09 * radius),
        *mark(seat, x, y, 0.62 * radius),
    )


def star(
    x: float, y: float, radius: float, text: str, size: float, paint: str = "points"
) -> tuple[Part, ...]:
    """A star of eight points with a number in it: points."""
    return (
        Polygon(regular(4, x, y, radius), paint),
        Polygon(regular(4, x, y, radius, -45), paint),
        Text(x, y, text, size, f"{paint}.ink", bold=True),
    )


def badge(x: float, y: float, text: str, size: float) -> tuple[Part, ...]:
    """A number on a small disc of paper."""
    return (
        Polygon(circle_points(x, y, 0.78 * size, 16), "slip", "slip.edge", 0.1 * size),
        Text(x, y, text, size, "slip.ink", bold=True),
    )


# ------------------------------------------------------------------------------------------- cards


@cache
def back_parts() -> tuple[Part, ...]:
    """The back of a card around (0, 0)."""
    width, height = CARD
    return (
        *blank_parts("card.back"),
        Polygon(
            rectangle(0.28 - width / 2, 0.28 - height / 2, width - 0.56, height - 0.56),
            stroke="card.back.light",
            stroke_width=0.08,
        ),
        *placed(icon("point", "card.back.light", "card.back"), 0, 0, 1.7),
        *placed(icon("camels", "card.back", "card.back.light"), 0, 0, 0.95),
    )


def blank_parts(paint: str) -> tuple[Part, ...]:
    """A card without print, around (0, 0)."""
    width, height = CARD
    body = rounded_rectangle(-width / 2, -height / 2, width, height, 0.3, 3)
    return (
        Polygon(shifted(body, 0.07, 0.12), "shade", alpha=0.4),
        Polygon(body, paint, "card.edge", 0.08),
    )


@cache
def card_parts(card: str) -> tuple[Part, ...]:
    """The face of a card around (0, 0): pictures and numbers that need no language."""
    width, height = CARD
    frame = rectangle(0.2 - width / 2, 0.2 - height / 2, width - 0.4, height - 0.4)
    frame_parts = Polygon(frame, stroke="card.muted", stroke_width=0.04)
    return (*blank_parts("card"), frame_parts, *_FACES[card]())


def _camel(x: float, y: float, size: float) -> tuple[Part, ...]:
    return placed(icon("camels", "card.ink", "card"), x, y, size)


def _coin(x: float, y: float, size: float) -> tuple[Part, ...]:
    return placed(coin(), x, y, size)


def _number(x: float, y: float, text: str, size: float) -> Text:
    return Text(x, y, text, size, "card.ink", bold=True)


def _arrow(x: float, y: float, length: float, turn: float) -> tuple[Part, ...]:
    """An arrow of some length, pointing right before it is turned."""
    half = length / 2
    points = (-half, -0.09, half - 0.3, -0.09, half - 0.3, -0.27, half, 0, half - 0.3, 0.27,
              half - 0.3, 0.09, -half, 0.09)  # fmt: skip
    return placed((Polygon(points, "card.ink"),), x, y, turn=turn)


def _cube(x: float, y: float, size: float) -> tuple[Part, ...]:
    return placed(icon("cube", "card.ink", "card"), x, y, size)


def _exchange() -> tuple[Part, ...]:
    arrows = (*_arrow(-0.32, 0, 1.1, 90), *_arrow(0.32, 0, 1.1, -90))
    return (*_camel(0, -1.1, 1.55), *arrows, *_coin(0, 1.2, 1.15))


def _take(card: str) -> tuple[Part, ...]:
    camels = CARDS[card].resource == "camels"
    picture = _camel(0, -0.55, 2.1) if camels else _coin(0, -0.55, 1.8)
    return (*picture, _number(0, 1.25, f"+{CARDS[card].amount}", 1.15))


def _place_shop() -> tuple[Part, ...]:
    stall = placed(icon("shop", "card.ink", "card"), 0, 0.95, 1.75)
    return (*_cube(0, -1.15, 1.15), *_arrow(0, -0.27, 0.65, 90), *stall)


def _place_caravan() -> tuple[Part, ...]:
    return (*_cube(0, -1.15, 1.15), *_arrow(0, -0.27, 0.65, 90), *_camel(0, 0.95, 2.0))


def _score(card: str) -> tuple[Part, ...]:
    kind = CARDS[card]
    picture = _camel(-0.05, -1.05, 1.5) if kind.resource == "camels" else _coin(0, -1.05, 1.2)
    points = star(0, 0.42, 0.78, str(kind.points), 0.92)
    most = Text(0, 1.48, f"\N{LESS-THAN OR EQUAL TO} {kind.most}", 0.66, "card.muted", bold=True)
    return (*picture, *points, most)


def _build(card: str) -> tuple[Part, ...]:
    house = placed(icon("caravansary", "card.ink", "card"), 0, -0.75, 1.7)
    camels = CARDS[card].resource == "camels"
    spared = _camel(0, 1.05, 1.25) if camels else _coin(0, 1.05, 1.1)
    slash = (-0.72, 1.62, 0.72, 0.5)
    return (*house, *spared, Polyline(slash, "card", 0.42), Polyline(slash, "card.back", 0.2))


_FACES: Final[dict[str, Callable[[], tuple[Part, ...]]]] = {
    "exchange": _exchange,
    "three_camels": lambda: _take("three_camels"),
    "three_gold": lambda: _take("three_gold"),
    "place_shop": _place_shop,
    "place_caravan": _place_caravan,
    "score_camels": lambda: _score("score_camels"),
    "score_gold": lambda: _score("score_gold"),
    "build_without_camels": lambda: _build("build_without_camels"),
    "build_without_gold": lambda: _build("build_without_gold"),
}

# --------------------------------------------------------------------------------------- buildings


@cache
def site_parts(building: str) -> tuple[Part, ...]:
    """A building not built yet, with its price, from its top left corner (0, 0)."""
    width, height = TILE
    price = BUILDINGS[building]
    parts: list[Part] = [
        Polygon(rounded_rectangle(0.06, 0.06, width - 0.12, height - 0.12, 0.2, 2), "slip.faint"),
        *placed(icon(building, "slip.muted", "slip.faint"), width / 2, 1.04, 1.66),
    ]
    middle, low = width / 2, height - 0.56
    if price.camels and price.gold:
        parts += _price(middle - 0.68, low, price.camels, True)
        parts += _price(middle + 0.7, low, price.gold, False)
    else:
        parts += _price(middle, low, price.camels or price.gold, bool(price.camels))
    return tuple(parts)


def _price(x: float, y: float, count: int, camels: bool) -> tuple[Part, ...]:
    small = icon("camels", "slip.ink", "slip.faint") if camels else coin(small=True)
    number = Text(x - 0.3, y, str(count), 0.84, "slip.ink", bold=True)
    return (number, *placed(small, x + 0.3, y, 0.82 if camels else 0.66))


@cache
def built_parts(seat: int, building: str, points: int) -> tuple[Part, ...]:
    """A building built by a seat, with the points it scored, from its top left corner (0, 0)."""
    width, height = TILE
    ground, ink = f"seat.{seat}", f"seat.{seat}.ink"
    body = rounded_rectangle(0.06, 0.06, width - 0.12, height - 0.12, 0.2, 2)
    parts: list[Part] = [
        Polygon(body, ground, "piece.line", 0.07),
        *placed(icon(building, ink, ground), width / 2, 1.08, 1.78),
    ]
    low = height - 0.5
    if points:
        parts += mark(seat, width / 2 - 0.55, low, 0.28)
        parts.append(Text(width / 2 + 0.35, low, f"+{points}", 0.78, ink, bold=True))
    else:
        parts += mark(seat, width / 2, low, 0.28)
    return tuple(parts)
