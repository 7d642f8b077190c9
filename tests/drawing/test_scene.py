from __future__ import annotations

import math

import msgspec
import pytest

from rulebook_widgets.drawing import (
    Circle,
    HexLayout,
    Layer,
    Polygon,
    Polyline,
    Scene,
    Shape,
    Text,
    placed,
    repainted,
)
from rulebook_widgets.drawing.scene import Anchor, Points, part_points

TRIANGLE = Polygon((0, 0, 4, 0, 0, 3), "sea", "line", 0.5, 0.8)
PARTS = (TRIANGLE, Circle(1, 2, 3, "a"), Polyline((0, 0, 1, 1), "b"), Text(1, 0, "7", 2, "a"))


def test_values_are_frozen_and_hashable() -> None:
    with pytest.raises(AttributeError):
        TRIANGLE.fill = "land"
    scene = Scene(1, 1, (Layer("l", (Shape("s", parts=PARTS),)),))
    assert hash(scene) == hash(msgspec.structs.replace(scene))


def test_layers_with_equal_shapes_are_equal_and_others_differ() -> None:
    def layer(label: str) -> Layer:
        return Layer("pieces", (Shape("a", label, PARTS),))

    assert layer("A") == layer("A")
    assert layer("A") != layer("B")


@pytest.mark.parametrize("points", [(), (0, 0), (0, 0, 1, 1), (0, 0, 1, 1, 2)])
def test_a_polygon_needs_three_pairs(points: Points) -> None:
    with pytest.raises(ValueError, match="at least 3 pairs"):
        Polygon(points)


def test_a_line_needs_two_pairs() -> None:
    with pytest.raises(ValueError, match="at least 2 pairs, not 3 numbers"):
        Polyline((0, 0, 1))


def test_placed_scales_every_length_and_keeps_paints() -> None:
    polygon, circle, line, text = placed(PARTS, 10, 20, 2)
    assert polygon == Polygon((10, 20, 18, 20, 10, 26), "sea", "line", 1.0, 0.8)
    assert circle == Circle(12, 24, 6, "a")
    assert line == Polyline((10, 20, 12, 22), "b", 2.0)
    assert (text.x, text.y, text.size, text.text) == (12, 20, 4, "7")


def test_placed_turns_clockwise() -> None:
    (turned,) = placed((Polygon((1, 0, 0, 1, -1, 0)),), 0, 0, turn=90)
    assert turned.points == pytest.approx((0, 1, -1, 0, 0, -1))


def test_placed_twice_is_placed_once_with_both() -> None:
    twice = placed(placed(PARTS, 1, 2, 3), 10, 20, 0.5)
    once = placed(PARTS, 10.5, 21, 1.5)
    assert twice == once


def test_repainted_changes_only_the_named_paints() -> None:
    polygon, circle, line, text = repainted(PARTS, {"a": "x", "line": "y"})
    assert (polygon.fill, polygon.stroke) == ("sea", "y")
    assert (circle.fill, line.stroke, text.fill) == ("x", "b", "x")
    assert repainted(PARTS, {}) == PARTS


def test_the_topmost_shape_of_a_name_is_found() -> None:
    low, high, last = (Shape("s", label) for label in ("low", "high", "last"))
    scene = Scene(1, 1, (Layer("a", (low,)), Layer("b", (high, last))))
    assert scene.shape("s") is last
    assert scene.shape("t") is None


@pytest.mark.parametrize(("anchor", "left"), [("start", 0), ("middle", -3), ("end", -6)])
def test_the_box_of_a_text_stands_where_its_anchor_says(anchor: Anchor, left: float) -> None:
    points = part_points(Text(0, 0, "abcd", 2, anchor=anchor))
    assert min(points[::2]) == left
    assert max(points[::2]) == left + 6


def test_the_box_of_a_number_is_smaller_than_that_of_letters() -> None:
    number, word = (max(part_points(Text(0, 0, text, 10))) for text in ("88", "gÄ"))
    assert number < word


def test_the_box_of_a_line_holds_its_width() -> None:
    points = part_points(Polyline((0, 0, 10, 0), "line", 4))
    assert (min(points[::2]), max(points[::2])) == (-2, 12)
    assert (min(points[1::2]), max(points[1::2])) == (-2, 2)


def test_the_box_of_a_circle_holds_it() -> None:
    assert math.dist(part_points(Circle(1, 1, 2))[:2], (1, 1)) > 2
    assert HexLayout().corners(0, 0) == part_points(Polygon(HexLayout().corners(0, 0)))
