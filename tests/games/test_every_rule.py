"""Every rule of a game's rulebook has a test that bears its number."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from rulebook_widgets.core import load_game

HERE = Path(__file__).parent
GAMES = sorted(path.name for path in HERE.iterdir() if list(path.glob("test_rules_*.py")))


@cache
def names(game_id: str) -> str:
    """The names of a game's tests, one after another."""
    tests = "".join(path.read_text("utf-8") for path in (HERE / game_id).glob("test_*.py"))
    return " ".join(re.findall(r"def (test_\w+)\(", tests))


def test_there_are_games() -> None:
    assert {"caravan", "samurai", "silk_road", "yspahan"} <= set(GAMES)


@pytest.mark.parametrize(
    ("game_id", "rule"),
    [(game_id, rule.id) for game_id in GAMES for rule in load_game(game_id).rulebook.rule],
)
def test_a_test_bears_its_number(game_id: str, rule: str) -> None:
    short = rule.lower().replace("-", "_").replace(".", "_")
    book, *number = short.split("_")
    assert re.search(rf"_{book}_\w*{'_'.join(number)}(_|\b)", names(game_id))
