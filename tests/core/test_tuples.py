from __future__ import annotations

import pytest

from rulebook_widgets.core.tuples import changed, replaced, without


def test_what_they_are_given_stays_as_it_was() -> None:
    values = (1, 2, 3)
    assert replaced(values, 2, 9) == (1, 2, 9)
    assert changed(values, 0, 4) == (5, 2, 3)
    assert without(values, 2) == (1, 3)
    assert values == (1, 2, 3)


def test_what_is_not_there_is_not_passed_over() -> None:
    with pytest.raises(IndexError):
        replaced((1, 2), 2, 3)
    with pytest.raises(IndexError):
        changed((), 0, 1)
    with pytest.raises(ValueError, match="not in list"):
        without(("a",), "b")
