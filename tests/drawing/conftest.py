"""A picture of the size of a real board, for tests of what it costs and how it looks."""

from __future__ import annotations

import pytest

from rulebook_widgets.drawing import (
    Circle,
    HexLayout,
    Layer,
    Polygon,
    Scene,
    Shape,
    Text,
    Theme,
    light,
    mark,
    outline,
    placed,
)
from rulebook_widgets.drawing.geometry import rounded_rectangle

HEXES = [(q, r) for q in range(15) for r in range(-q // 2, 12 - q // 2)][:174]
LAYOUT = HexLayout(size=20, x=30, y=40)
HELMET = (
    Polygon(outline("M-1 .4C-1-1 1-1 1 .4L.7 .4 .7 .7 -.7 .7 -.7 .4Z"), "tile.ink"),
    Polygon(outline("M-.9-.2C-1.4-.4-1.3-1-1.1-1.3C-.9-.9-.6-.7-.5-.6Z"), "tile.ink"),
    Polygon(outline("M.9-.2C1.4-.4 1.3-1 1.1-1.3C.9-.9 .6-.7 .5-.6Z"), "tile.ink"),
)


def ground(cells: list[tuple[int, int]] = HEXES) -> Layer:
    shapes = []
    for number, (q, r) in enumerate(cells):
        kind = "sea" if number % 2 else "land"
        area = Polygon(LAYOUT.corners(q, r), kind, "line", 1.0)
        shapes.append(Shape(f"hex:{q},{r}", kind.title(), (area,), area))
    return Layer("ground", tuple(shapes), "Board")


def tile(number: int, q: int, r: int) -> Shape:
    x, y = LAYOUT.centre(q, r)
    seat = number % 4
    body = Polygon(rounded_rectangle(-12, -12, 24, 24, 3), f"seat.{seat}", "ink", 0.8)
    parts = (
        *placed((body,), x, y),
        *placed(HELMET, x - 3, y, 5),
        Circle(x + 6, y + 6, 5, "tile.plate"),
        *mark(seat, x - 7, y + 8, 3),
        Text(x + 6, y + 6, str(1 + number % 4), 8, "tile.ink", bold=True),
    )
    return Shape(f"tile:{number}", f"Tile {number}", parts, Circle(x, y, 12))


@pytest.fixture(scope="session")
def theme() -> Theme:
    paints = {
        "sea": ("#bcd7e8", "#16324a"),
        "land": ("#e4d9b8", "#4a4430"),
        "tile.ink": ("#14161a", "#14161a"),
        "tile.plate": ("#fbf8f1", "#fbf8f1"),
    }
    return light.extended(paints)


@pytest.fixture(scope="session")
def board() -> Scene:
    """174 hexagons and 60 tiles on them."""
    tiles = [tile(number, *HEXES[2 * number]) for number in range(60)]
    return Scene(
        520, 480, (ground(), Layer("tiles", tuple(tiles), "Tiles")), "A board", "Sea and land."
    )
