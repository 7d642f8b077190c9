"""Fixtures for the tests of every floor."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rulebook_widgets.core import AnyGame
from tests.helpers import INSTALLED, pebbles_installed

collect_ignore = [str(INSTALLED)]


@pytest.fixture(scope="module")
def pebbles() -> Iterator[AnyGame]:
    """The tiny game of the tests, installed while one module of tests runs."""
    with pebbles_installed() as game:
        yield game
