from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebook_widgets.drawing import HexLayout
from rulebook_widgets.drawing.geometry import Cell, area, contains, pairs
from rulebook_widgets.drawing.hexes import DIRECTIONS, distance, neighbours

layouts = st.builds(
    HexLayout, st.floats(0.5, 100), st.floats(-500, 500), st.floats(-500, 500), st.booleans()
)
axes = st.integers(-30, 30)
cells = st.tuples(axes, axes)


@given(layouts, cells)
def test_the_centre_of_a_hexagon_is_in_it(layout: HexLayout, cell: Cell) -> None:
    assert layout.hex_at(*layout.centre(*cell)) == cell


@given(layouts, cells, st.floats(0, 0.999), st.floats(0, 2 * math.pi))
def test_every_point_of_a_hexagon_is_in_it(
    layout: HexLayout, cell: Cell, out: float, turn: float
) -> None:
    x, y = layout.centre(*cell)
    inner = out * layout.size * math.sqrt(3) / 2
    point = x + inner * math.cos(turn), y + inner * math.sin(turn)
    assert layout.hex_at(*point) == cell
    assert contains(layout.corners(*cell), *point)


@given(layouts, cells, st.integers(0, 5), st.floats(0, 0.99))
def test_points_near_a_corner_belong_to_the_hexagon_too(
    layout: HexLayout, cell: Cell, corner: int, out: float
) -> None:
    x, y = layout.centre(*cell)
    cx, cy = pairs(layout.corners(*cell))[corner]
    assert layout.hex_at(x + out * (cx - x), y + out * (cy - y)) == cell


@given(layouts, cells, st.integers(0, 5))
def test_a_side_is_shared_with_the_neighbour_in_its_direction(
    layout: HexLayout, cell: Cell, direction: int
) -> None:
    other = neighbours(*cell)[direction]
    ours = pairs(layout.side(*cell, direction))
    theirs = pairs(layout.side(*other, (direction + 3) % 6))
    for mine, yours in zip(ours, reversed(theirs), strict=True):
        assert mine == pytest.approx(yours, abs=1e-6 * layout.size)


@given(layouts, cells)
def test_corners_run_clockwise_at_the_same_distance(layout: HexLayout, cell: Cell) -> None:
    corners = layout.corners(*cell)
    assert area(corners) == pytest.approx(1.5 * math.sqrt(3) * layout.size**2)
    centre = layout.centre(*cell)
    assert [math.dist(centre, corner) for corner in pairs(corners)] == pytest.approx(
        [layout.size] * 6
    )


def test_flat_tops_are_flat_and_pointy_tops_pointed() -> None:
    flat, pointy = (HexLayout(flat=flat).corners(0, 0) for flat in (True, False))
    assert sorted(flat[1::2])[:2] == pytest.approx([-math.sqrt(3) / 2] * 2)
    assert min(pointy[1::2]) == pytest.approx(-1)


def test_axes_point_where_boards_expect_them() -> None:
    flat = HexLayout(size=2)
    assert flat.centre(1, 0) == pytest.approx((3, math.sqrt(3)))
    assert flat.centre(0, 1) == pytest.approx((0, 2 * math.sqrt(3)))
    pointy = HexLayout(size=2, flat=False)
    assert pointy.centre(1, 0) == pytest.approx((2 * math.sqrt(3), 0))


def test_neighbours_go_round_clockwise_one_step_away() -> None:
    assert len(set(DIRECTIONS)) == 6
    assert all(distance((4, -2), cell) == 1 for cell in neighbours(4, -2))
    around = [HexLayout().centre(*cell) for cell in DIRECTIONS]
    assert area(tuple(v for point in around for v in point)) > 0


@given(cells, cells, cells)
def test_distance_is_a_distance(a: Cell, b: Cell, c: Cell) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


def test_a_gap_shrinks_around_the_centre() -> None:
    small = HexLayout(10).corners(2, 1, part=0.5)
    assert area(small) == pytest.approx(area(HexLayout(10).corners(2, 1)) / 4)


@given(st.sets(st.tuples(st.integers(0, 5), st.integers(0, 5)), max_size=25), st.booleans())
def test_outlines_hold_exactly_the_area_of_their_cells(group: set[Cell], flat: bool) -> None:
    layout = HexLayout(3, flat=flat)
    lines = layout.outlines(group)
    assert sum(map(area, lines)) == pytest.approx(len(group) * area(layout.corners(0, 0)), abs=1e-6)
    for q in range(-1, 7):
        for r in range(-1, 7):
            crossings = sum(contains(line, *layout.centre(q, r)) for line in lines)
            assert crossings % 2 == ((q, r) in group)


def test_a_ring_has_an_outer_and_an_inner_border() -> None:
    lines = HexLayout().outlines(DIRECTIONS)
    assert sorted(len(line) // 2 for line in lines) == [6, 18]
    assert sorted(area(line) > 0 for line in lines) == [False, True]
