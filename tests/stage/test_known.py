"""What a stage says of the board: how well it is known, and whether a file may be one."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook_widgets.core import AnyGame, game_ids, load_game
from rulebook_widgets.core.provenance import GRADES
from rulebook_widgets.stage import Stage
from tests.helpers.gesturing import changes_by

OWN = 'game = "pebbles"\n' + "[[cup]]\ntitle = 'Mine'\n" * 6


def test_a_game_tells_how_well_its_board_is_known(stage: Stage) -> None:
    assert [(e.grade, e.names) for e in stage.provenance] == [
        ("sheet", ("Cup 1", "Cup 2", "Cup 3", "Cup 4")),
        ("reconstructed", ("Cup 5", "Cup 6")),
    ]


def test_it_changes_with_the_board_and_the_screen_is_told(stage: Stage) -> None:
    assert "provenance" not in changes_by(stage, stage.choose, "drop green 1")
    assert "provenance" in changes_by(stage, stage.new_game, options={"board": "kitchen"})
    assert [(e.grade, e.what) for e in stage.provenance] == [("ours", "cups")]


def test_a_game_need_not_tell(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(type(stage.game), "provenance")
    assert Stage.for_game(stage.game, 2).provenance == ()


@pytest.mark.parametrize(("entry", "shapes"), [(0, 4), (1, 2), (None, 0), (2, 0), (-1, 0)])
def test_what_an_entry_is_about_is_lit(stage: Stage, entry: int | None, shapes: int) -> None:
    stage.choose("drop green 1")
    message = stage.message
    stage.point_out(0)
    stage.point_out(entry)
    assert len(stage.highlights.selected) == shapes
    assert stage.message == message
    stage.undo()
    assert stage.highlights.selected == frozenset()


def test_a_text_is_tried_as_a_board_without_a_new_game(stage: Stage) -> None:
    before = stage.session.record
    stage.try_option("board", OWN)
    assert stage.message is not None and stage.message.tone == "info"
    stage.try_option("board", OWN.replace("title", "tilte"))
    assert stage.message.tone == "error" and stage.message.text.startswith("Line 3: ")
    stage.try_option("cups", OWN)
    assert stage.message.text == "No option takes a file here."
    assert stage.session.record == before


def test_a_game_on_a_board_of_ones_own_can_be_saved_and_loaded(pebbles: AnyGame) -> None:
    stage = Stage.for_game(pebbles, 2, seed=1, options={"board": OWN})
    stage.choose("choose red")
    saved = stage.save()
    stage.new_game(options={})
    assert stage.session.state.board == "plain"
    stage.load(saved)
    assert stage.session.state.board == OWN and stage.message is None
    stage.new_game()
    assert stage.session.state.board == OWN, "what is not named stays as it is"


@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_told_of_every_game_can_be_shown(game_id: str) -> None:
    game: Any = load_game(game_id)
    options = [option for option in game.options if option.reads]
    boards = [{option.name: value} for option in options for value in option.choices] or [{}]
    for chosen in boards:
        stage = Stage.for_game(game, seed=1, options=chosen)
        told = stage.provenance
        assert [GRADES.index(entry.grade) for entry in told] == sorted(
            GRADES.index(entry.grade) for entry in told
        )
        assert all(entry.what and (entry.sources or entry.grade != "sourced") for entry in told)
        missing = {s for entry in told for s in entry.shapes if not stage.label(s)}
        assert missing == set()
