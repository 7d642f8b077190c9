"""What the front page says and shows of a game."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from rulebook_widgets.app import games
from rulebook_widgets.app.games import about_game, picture
from rulebook_widgets.core import game_ids, load_game


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_is_told_from_its_box_and_pictured_from_its_scene(game_id: str) -> None:
    box = load_game(game_id).rulebook.game
    about = about_game(game_id)
    assert about.title == box.title
    assert str(box.players[1]) in about.line
    assert str(box.minutes) in about.line
    drawn = ElementTree.fromstring(about.picture)
    assert drawn.tag.endswith("svg")
    assert about_game(game_id).picture == about.picture, "the same on every start"


def test_a_game_that_is_not_installed_keeps_its_name() -> None:
    assert about_game("go_fish").title == "Go Fish"
    assert about_game("go_fish").picture == ""


@pytest.mark.parametrize("game_id", ["caravan", "silk_road"])
def test_a_game_with_bots_of_its_own_is_pictured_as_they_play_it(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load_game(game_id)
    own = picture(game)
    monkeypatch.setattr(games, "usual_bot", lambda _game: "random")
    assert picture(game) != own
