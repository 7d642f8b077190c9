"""The lessons of every installed game cover its rulebook."""

from __future__ import annotations

import pytest

from rulebook_widgets.core import game_ids, load_game, room


@pytest.mark.parametrize("game_id", game_ids())
def test_every_rule_has_a_lesson(game_id: str) -> None:
    taught = {rule for lesson in room(game_id, "lessons").lessons for rule in lesson.rules}
    without = [rule.id for rule in load_game(game_id).rulebook.rule if rule.id not in taught]
    assert without == []


@pytest.mark.parametrize("game_id", game_ids())
def test_lesson_ids_are_unique(game_id: str) -> None:
    ids = [lesson.id for lesson in room(game_id, "lessons").lessons]
    assert len(set(ids)) == len(ids)
