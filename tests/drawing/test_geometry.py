from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebook_widgets.drawing import RectGrid
from rulebook_widgets.drawing.geometry import (
    arc,
    area,
    bounds,
    circle_points,
    circle_sides,
    contains,
    distance_to,
    grown,
    keyhole,
    middle,
    mirrored,
    pairs,
    rectangle,
    regular,
    rounded_rectangle,
    shifted,
)
from rulebook_widgets.drawing.scene import Points

numbers = st.floats(-1000, 1000)
lengths = st.floats(0.1, 100)
polygons = st.builds(regular, st.integers(3, 12), numbers, numbers, lengths, st.floats(0, 360))


@given(polygons, st.floats(0, 0.98), st.data())
def test_points_drawn_in_from_a_corner_are_inside_and_pushed_out_are_outside(
    polygon: Points, inward: float, data: st.DataObject
) -> None:
    x, y = data.draw(st.sampled_from(pairs(polygon)))
    cx, cy = middle(polygon)
    assert contains(polygon, cx + inward * (x - cx), cy + inward * (y - cy))
    assert not contains(polygon, cx + 1.02 * (x - cx), cy + 1.02 * (y - cy))


@given(polygons, numbers, numbers)
def test_what_is_inside_a_polygon_is_inside_its_bounds(polygon: Points, x: float, y: float) -> None:
    left, top, right, bottom = bounds(polygon)
    if contains(polygon, x, y):
        assert left <= x <= right
        assert top <= y <= bottom


@given(polygons, st.data())
def test_corners_lie_on_the_border(polygon: Points, data: st.DataObject) -> None:
    x, y = data.draw(st.sampled_from(pairs(polygon)))
    assert distance_to(polygon, x, y) == pytest.approx(0, abs=1e-9)


@given(polygons, numbers, numbers)
def test_a_grown_and_shifted_polygon_has_the_area_it_should(
    polygon: Points, dx: float, dy: float
) -> None:
    assert area(grown(polygon, 2)) == pytest.approx(4 * area(polygon), rel=1e-3)
    assert middle(shifted(polygon, dx, dy)) == pytest.approx(
        tuple(a + b for a, b in zip(middle(polygon), (dx, dy), strict=True)), abs=1e-6
    )


@given(polygons, numbers)
def test_mirroring_twice_changes_nothing_and_keeps_the_sense(polygon: Points, axis: float) -> None:
    assert mirrored(mirrored(polygon, axis), axis) == pytest.approx(polygon, abs=1e-9)
    assert area(mirrored(polygon, axis)) == pytest.approx(area(polygon), rel=1e-3)


def test_distance_outside_a_corner_and_beside_a_side() -> None:
    box = rectangle(0, 0, 4, 2)
    assert distance_to(box, 7, 6) == 5
    assert distance_to(box, 2, -3) == 3
    assert distance_to(box, 2, 0.5) == 0.5


def test_an_empty_side_has_a_distance_too() -> None:
    assert distance_to((0, 0, 0, 0, 0, 0), 3, 4) == 5


@given(lengths, lengths, lengths)
def test_a_rounded_rectangle_fits_its_rectangle(width: float, height: float, radius: float) -> None:
    corners = rounded_rectangle(5, 6, width, height, radius)
    assert bounds(corners) == pytest.approx((5, 6, 5 + width, 6 + height))
    cut = min(radius, width / 2, height / 2)
    round_area = width * height - (4 - math.pi) * cut**2
    assert area(corners) == pytest.approx(round_area, rel=0.05)
    assert not contains(corners, 5 + 0.1 * cut, 6 + 0.1 * cut)


def test_an_arc_has_both_its_ends() -> None:
    points = arc(0, 0, 2, 0, -90, 3)
    assert points[:2] == pytest.approx((2, 0))
    assert points[-2:] == pytest.approx((0, -2))
    assert len(points) == 8


def test_a_regular_polygon_starts_at_the_top_and_runs_clockwise() -> None:
    square = regular(4, 1, 1, 1)
    assert square == pytest.approx((1, 0, 2, 1, 1, 2, 0, 1))
    assert area(square) > 0


@given(st.floats(0.01, 2000))
def test_circles_have_sides_enough_but_not_too_many(radius: float) -> None:
    sides = circle_sides(radius)
    assert 8 <= sides <= 64
    if 8 < sides < 64:
        assert radius * (1 - math.cos(math.pi / sides)) <= 0.2
        assert radius * (1 - math.cos(math.pi / (sides - 1))) > 0.2


@given(st.integers(8, 64), lengths)
def test_a_circle_of_few_sides_keeps_its_area(sides: int, radius: float) -> None:
    assert area(circle_points(3, 4, radius, sides)) == pytest.approx(math.pi * radius**2)


@given(
    st.builds(RectGrid, lengths, lengths, numbers, numbers, st.floats(0, 10)),
    st.integers(-20, 20),
    st.integers(-20, 20),
)
def test_the_centre_of_a_cell_is_in_that_cell(grid: RectGrid, column: int, row: int) -> None:
    x, y = grid.centre(column, row)
    assert grid.cell_at(x, y) == (column, row)
    assert contains(grid.corners(column, row), x, y)


def test_the_gap_of_a_grid_is_no_cell() -> None:
    grid = RectGrid(10, 10, x=100, y=200, gap=4)
    assert grid.cell_at(112, 205) is None
    assert grid.cell_at(105, 212) is None
    assert grid.cell_at(115, 215) == (1, 1)


def test_a_keyhole_leaves_the_hole_empty_whichever_way_it_was_drawn() -> None:
    clockwise = rectangle(1, 1, 2, 2)
    counter = tuple(v for point in reversed(pairs(clockwise)) for v in point)
    for hole in (clockwise, counter):
        frame = keyhole(rectangle(0, 0, 4, 4), hole)
        assert area(frame) == 12
        assert not contains(frame, 2, 2)
        assert contains(frame, 0.5, 2)
