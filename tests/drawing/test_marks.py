from __future__ import annotations

import math
from itertools import combinations

import pytest

from rulebook_widgets.drawing import MARK_NAMES, Polygon, mark
from rulebook_widgets.drawing.geometry import contains, pairs
from rulebook_widgets.drawing.marks import MARKS
from rulebook_widgets.drawing.theme import SEATS


def pixels(seat: int, size: int = 16) -> set[tuple[int, int]]:
    """The mark as a small picture, the size it has on a tile."""
    middles = [(2 * i + 1) / size - 1 for i in range(size)]
    return {
        (column, row)
        for column, x in enumerate(middles)
        for row, y in enumerate(middles)
        if any(contains(polygon, x, y) for polygon in MARKS[seat])
    }


def test_every_seat_has_a_mark_with_a_name_of_its_own() -> None:
    assert len(MARKS) == len(MARK_NAMES) == len(set(MARK_NAMES)) == SEATS


@pytest.mark.parametrize("seat", range(SEATS))
def test_a_mark_fits_its_circle_and_fills_it_fairly(seat: int) -> None:
    corners = [corner for polygon in MARKS[seat] for corner in pairs(polygon)]
    reach = max(math.hypot(x, y) for x, y in corners)
    assert 0.85 <= reach <= 1.12
    assert 0.2 <= len(pixels(seat)) / 256 <= 0.75


@pytest.mark.parametrize(("a", "b"), list(combinations(range(SEATS), 2)))
def test_marks_are_told_apart_at_the_size_of_a_letter(a: int, b: int) -> None:
    one, other = pixels(a), pixels(b)
    assert len(one & other) / len(one | other) < 0.75


def test_a_mark_is_placed_in_the_ink_of_its_seat() -> None:
    parts = mark(3, x=50, y=60, radius=4)
    assert all(isinstance(part, Polygon) and part.fill == "seat.3.ink" for part in parts)
    for x, y in pairs(parts[0].points):
        assert math.hypot(x - 50, y - 60) <= 4.5
    assert mark(3, 0, 0, 1, paint="ink")[0].fill == "ink"


@pytest.mark.parametrize("seat", [-1, SEATS])
def test_there_is_no_mark_for_other_seats(seat: int) -> None:
    with pytest.raises(ValueError, match="0 to 5"):
        mark(seat, 0, 0, 1)
