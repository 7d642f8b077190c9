"""Pictograms: what is drawn in a square of a hundred is printed around (0, 0)."""

from __future__ import annotations

import pytest

from rulebook_widgets.drawing import Polygon
from rulebook_widgets.drawing.geometry import bounds
from rulebook_widgets.drawing.pictogram import both, cut, inked, mirror, pair, printed, rims

ROOF = "M50 10L90 50L50 50"


def test_a_half_is_completed_to_a_shape_that_is_its_own_mirror_image() -> None:
    whole = both(ROOF, 0.5)
    assert bounds(whole) == (10, 10, 90, 50)
    assert bounds(mirror(whole)) == bounds(whole)


def test_a_pair_lies_on_either_side_of_the_middle() -> None:
    right, left = pair("M60 10H90V50Z", 0.5)
    assert bounds(right) == (60, 10, 90, 50)
    assert bounds(left) == (10, 10, 40, 50)


def test_ink_and_ground_are_printed_from_the_bottom_up_and_only_ink_has_a_rim() -> None:
    pile = (*inked(both(ROOF, 0.5)), *cut((45, 30, 55, 30, 55, 50)), *inked((0, 0, 100, 0, 50, 9)))
    parts = printed(pile, "ink", "page")
    assert [part.fill for part in parts if isinstance(part, Polygon)] == ["ink", "page", "ink"]
    around = rims(pile, "rim", 0.1)
    assert [(part.stroke, part.stroke_width) for part in around if isinstance(part, Polygon)] == [
        ("rim", 0.1)
    ] * 2
    assert isinstance(parts[0], Polygon)
    assert bounds(parts[0].points) == pytest.approx((-0.4, -0.4, 0.4, 0))
