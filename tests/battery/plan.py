"""What the battery must be told about a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any

from rulebook_widgets.core import Eyes, OptionValue


@dataclass(frozen=True)
class Plan:
    """What the battery must be told about a game.

    Attributes:
        conserved: fails with an assertion if a piece is missing or doubled in a state.
        redeal: makes the same state with everything changed, at random, that ``eyes`` must not
            know (None: what nobody can see). It may not touch what those eyes do know.
        option_sets: the options to play with, one after the other.
        longest: more moves than any game can have.
    """

    conserved: Callable[[Any], None]
    redeal: Callable[[Any, Eyes, Random], Any]
    option_sets: tuple[dict[str, OptionValue], ...] = ({},)
    longest: int = 2000


def plan_for(game_id: str) -> Plan:
    """Return the plan a game names in ``tests/games/<id>/battery_plan.py``."""
    plan: Plan = import_module(f"tests.games.{game_id}.battery_plan").PLAN
    return plan
