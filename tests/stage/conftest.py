"""Stages of the tiny game, at places where something can be seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rulebook_widgets.core import AnyGame
from rulebook_widgets.stage import Stage

Make = Callable[..., Stage]
HANDS = (("blue", "green", "red"), ("blue", "red", "red"))


@pytest.fixture
def stage(pebbles: AnyGame) -> Stage:
    """Two people: Ann is to move, a red pebble lies in the first cup; nothing follows the turn."""
    return Stage.for_position(
        pebbles,
        seed=1,
        seats="person",
        follow=False,
        hands=HANDS,
        cups=("red", "", "", "", "", ""),
    )


@pytest.fixture
def against_bot(pebbles: AnyGame) -> Stage:
    """Ann, a person, against a bot: the colours are to be chosen."""
    return Stage.for_game(pebbles, 2, seed=3)


@pytest.fixture
def position(pebbles: AnyGame) -> Make:
    """Make a stage from facts."""

    def make(**what: Any) -> Stage:
        return Stage.for_position(pebbles, **{"seed": 1, "seats": "person", **what})

    return make
