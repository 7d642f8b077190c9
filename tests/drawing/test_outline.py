from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebook_widgets.drawing.geometry import area, pairs
from rulebook_widgets.drawing.outline import PathError, outline, outlines


@pytest.mark.parametrize(
    "path",
    [
        "M0 0L4 0L4 3L0 3Z",
        "M 0,0 4,0 4,3 0,3 z",
        "M0 0H4V3H0V0Z",
        "m0 0h4v3h-4z",
        "m0 0l4 0 0 3-4 0",
        "M-0 .0H4e0V3.H0",
    ],
)
def test_one_rectangle_written_in_many_ways(path: str) -> None:
    assert outline(path) == (0, 0, 4, 0, 4, 3, 0, 3)


def test_relative_curves_are_the_absolute_ones_moved() -> None:
    absolute = outline("M10 10 C10 12 14 12 14 10 Q12 6 10 10 Z")
    assert outline("M10 10 c0 2 4 2 4 0 q-2-4-4 0 z") == pytest.approx(absolute)


def test_curves_pass_through_their_known_middles() -> None:
    quadratic = pairs(outline("M0 0 Q1 2 2 0", 0.001))
    cubic = pairs(outline("M0 0 C0 2 2 2 2 0", 0.001))
    assert min(math.dist(p, (1, 1)) for p in quadratic) < 0.05
    assert min(math.dist(p, (1, 1.5)) for p in cubic) < 0.05


def test_a_circle_of_four_curves_is_round() -> None:
    k = 0.5523
    path = f"M1 0C1 {k} {k} 1 0 1S"[:-1]
    path += f"C{-k} 1 -1 {k} -1 0C-1 {-k} {-k} -1 0 -1C{k} -1 1 {-k} 1 0Z"
    circle = outline(path, 0.001)
    assert area(circle) == pytest.approx(math.pi, rel=0.01)
    assert all(math.hypot(x, y) == pytest.approx(1, abs=0.001) for x, y in pairs(circle))


@given(st.floats(0.0005, 0.1))
def test_no_piece_strays_further_than_allowed(tolerance: float) -> None:
    points = pairs(outline("M0 0 Q5 10 10 0", tolerance))
    for (x0, y0), (x1, y1) in pairwise(points):
        x = (x0 + x1) / 2
        # The curve is the parabola y = x (10 - x) / 5.
        assert abs(x * (10 - x) / 5 - (y0 + y1) / 2) <= tolerance * 1.5


def test_a_finer_tolerance_gives_more_points() -> None:
    assert len(outline("M0 0Q5 10 10 0", 0.001)) > len(outline("M0 0Q5 10 10 0", 0.1)) > 6


def test_several_lines() -> None:
    assert len(outlines("M0 0h1v1z M5 5h1v1z m2 0h1v1z")) == 3
    assert outlines("M0 0h1v1z m5 0h1v1z")[1][:2] == (5, 0)
    assert outlines("") == ()


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("L1 1", "starts with M"),
        ("1 2", "without a command"),
        ("M0 0 A1 1", "cannot read 'A1 1'"),
        ("M0 0 L1", "too few numbers for L"),
        ("M0 0 C1 1 2 2 Z", "too few numbers for C"),
        ("M0 0 L1 1 Z 5", "without a command"),
        ("M0 0 L1 %", "cannot read"),
    ],
)
def test_a_bad_path_is_refused_with_the_place(path: str, words: str) -> None:
    with pytest.raises(PathError, match=words):
        outlines(path)


def test_an_outline_is_one_line() -> None:
    with pytest.raises(PathError, match="found 2"):
        outline("M0 0h1v1z M5 5h1v1z")
