from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebook_widgets.drawing import (
    Circle,
    HexLayout,
    Layer,
    Polygon,
    Scene,
    Shape,
    hit,
    hit_near,
)
from rulebook_widgets.drawing.geometry import rectangle


def box(name: str, x: float, y: float, size: float = 10) -> Shape:
    return Shape(name, hit=Polygon(rectangle(x, y, size, size)))


def name_at(scene: Scene, x: float, y: float) -> str | None:
    found = hit(scene, x, y)
    return found.name if found else None


STACK = Scene(
    100,
    100,
    (
        Layer("ground", (box("low", 0, 0, 50), box("later", 20, 20, 50))),
        Layer("pieces", (Shape("disc", hit=Circle(30, 30, 5)), Shape("mute"))),
        Layer("paint", (Shape("", hit=Circle(30, 30, 50)),)),
    ),
)


def test_later_layers_and_later_shapes_win() -> None:
    assert name_at(STACK, 30, 30) == "disc"
    assert name_at(STACK, 40, 40) == "later"
    assert name_at(STACK, 10, 10) == "low"


def test_shapes_without_name_or_area_are_clicked_through() -> None:
    assert name_at(STACK, 30, 24) == "later"
    assert name_at(STACK, 75, 30) is None


@pytest.mark.parametrize(("x", "expected"), [(34.9, "disc"), (35.1, "later")])
def test_a_circle_is_hit_up_to_its_radius(x: float, expected: str) -> None:
    assert name_at(STACK, x, 30) == expected


@given(st.integers(0, 6), st.integers(0, 6), st.floats(-0.4, 0.4), st.floats(-0.4, 0.4))
def test_on_a_board_of_hexagons_the_hit_is_the_hexagon_there(
    q: int, r: int, dx: float, dy: float
) -> None:
    layout = HexLayout(10)
    cells = [(q, r) for q in range(7) for r in range(7)]
    shapes = tuple(Shape(f"{q},{r}", hit=Polygon(layout.corners(q, r))) for q, r in cells)
    x, y = layout.centre(q, r)
    scene = Scene(200, 200, (Layer("ground", shapes),))
    x, y = x + 10 * dx, y + 10 * dy
    assert name_at(scene, x, y) == "{},{}".format(*layout.hex_at(x, y))


def test_near_prefers_what_lies_under_the_point() -> None:
    scene = Scene(100, 100, (Layer("a", (box("big", 0, 0, 50), box("small", 50.1, 0, 1))),))
    assert hit_near(scene, 49.9, 0.5, 5).name == "big"


def test_near_takes_the_nearest_within_reach() -> None:
    scene = Scene(100, 100, (Layer("a", (box("left", 0, 0), box("right", 20, 0))),))
    assert hit_near(scene, 14, 5, 6).name == "left"
    assert hit_near(scene, 16, 5, 6).name == "right"
    assert hit_near(scene, 15, 5, 4.9) is None
    assert hit_near(scene, 15, 5, 5).name == "right", "the topmost wins a tie"


def test_near_measures_to_the_rim_of_a_circle() -> None:
    scene = Scene(100, 100, (Layer("a", (Shape("disc", hit=Circle(0, 0, 5)),)),))
    assert hit_near(scene, 7, 0, 2).name == "disc"
    assert hit_near(scene, 7.1, 0, 2) is None


def test_an_empty_scene_has_nothing_to_hit() -> None:
    assert hit(Scene(1, 1), 0, 0) is None
    assert hit_near(Scene(1, 1), 0, 0, 100) is None
