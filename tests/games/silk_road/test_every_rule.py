"""Every rule of the rulebook has a test that bears its number."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulebook_widgets.games.silk_road.rules import game

TESTS = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_rules_*.py"))
NAMES = re.findall(r"def (test_\w*slk_\w+)", TESTS)


@pytest.mark.parametrize("rule", [rule.id for rule in game.rulebook.rule])
def test_a_test_bears_its_number(rule: str) -> None:
    number = rule.removeprefix("SLK-").replace(".", "_")
    assert any(re.search(rf"_{number}(_|$)", name) for name in NAMES)
