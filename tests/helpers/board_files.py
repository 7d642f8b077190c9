"""Board files with one thing wrong, and what is said about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rulebook_widgets.core import BoardError


def refused(board_of: Callable[[str], Any], text: str) -> BoardError:
    """Return the error of a board file: one clear sentence that ends."""
    with pytest.raises(BoardError) as caught:
        board_of(text)
    told = str(caught.value)
    assert "\n" not in told and len(told) < 300, told
    assert told.endswith(".") and not told.endswith(".."), told
    line = caught.value.line
    if line is not None:
        assert told.startswith(f"Line {line}: ")
        assert 1 <= line <= text.count("\n") + 1
    return caught.value


def changed(text: str, old: str, new: str) -> tuple[str, int]:
    """Return a text with a passage replaced where it first stands, and the line of the change.

    An ``old`` that goes over several lines is counted from its last line.
    """
    assert old in text, old
    before, after = text.split(old, 1)
    return before + new + after, (before + new).count("\n") + 1
