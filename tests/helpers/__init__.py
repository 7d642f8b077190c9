"""Helpers of the tests: a tiny game in a package of its own, and what the battery asks of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from rulebook_widgets.core import AnyGame, load_game, registry

INSTALLED = Path(__file__).parent / "installed"
"""What would be site-packages, with the tiny game in it."""


@contextmanager
def pebbles_installed() -> Iterator[AnyGame]:
    """Install the tiny game like a package that somebody else wrote, and remove it again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(INSTALLED)
        registry.refresh()
        yield load_game("pebbles")
    registry.refresh()
