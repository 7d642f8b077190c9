"""Fixtures for the tests of every floor."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rulebook_widgets.core import AnyGame, load_game, registry

INSTALLED = Path(__file__).parent / "helpers" / "installed"
collect_ignore = [str(INSTALLED)]


@pytest.fixture(scope="module")
def pebbles() -> Iterator[AnyGame]:
    """The tiny game of the tests, installed like a package that somebody else wrote."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(INSTALLED)
        registry.refresh()
        yield load_game("pebbles")
    registry.refresh()
