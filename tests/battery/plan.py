"""What the battery must be told about a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, TypeAlias

from rulebook_widgets.core import Eyes, OptionValue, room

Player: TypeAlias = Callable[[Any, Sequence[Any], Random], Any]
"""Chooses one of the legal moves of a state."""


@dataclass(frozen=True)
class Plan:
    """What the battery must be told about a game.

    Attributes:
        conserved: fails with an assertion if a piece is missing or doubled in a state.
        redeal: makes the same state with everything changed, at random, that ``eyes`` must not
            know (None: what nobody can see). It may not touch what those eyes do know. A game
            without secrets has None here, and is then held to that.
        option_sets: the options to play with, one after the other.
        longest: more moves than any game can have.
        player: chooses a move for the actor, from the state and its legal moves. It plays about
            half of the games: for a game that random players hardly ever bring to its end.
        leave_after: after so many moves a game of random players is left as it is, for they may
            play on for ever; None where they cannot. The games of ``player`` must always end.
    """

    conserved: Callable[[Any], None]
    redeal: Callable[[Any, Eyes, Random], Any] | None
    option_sets: tuple[dict[str, OptionValue], ...] = ({},)
    longest: int = 2000
    player: Player | None = None
    leave_after: int | None = None


def plan_for(game_id: str) -> Plan:
    """Return the plan of a game: ``PLAN`` in its ``battery_plan.py``.

    That file lies in ``tests/games/<id>/``, or, for a game in a package of its own, in the folder
    ``tests`` beside that package.

    Raises:
        LookupError: there is none; says where it was looked for.
    """
    here = Path(__file__).parents[1] / "games" / game_id / "battery_plan.py"
    package = Path(str(room(game_id, "rules").__file__)).parent
    beside = package.parent / "tests" / "battery_plan.py"
    for file in (here, beside):
        if file.is_file():
            plan: Plan = _loaded(file, f"battery_plan_of_{game_id}").PLAN
            return plan
    raise LookupError(f"The game {game_id!r} has no battery plan: write {here} or {beside}.")


def _loaded(file: Path, name: str) -> ModuleType:
    spec = spec_from_file_location(name, file)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
