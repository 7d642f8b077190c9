from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulebook_widgets
from rulebook_widgets.core import UnknownGame, game_ids, load_game, registry, room
from rulebook_widgets.core.game import AnyGame
from tests.helpers import pebbles_installed


@pytest.fixture
def pebbles() -> Iterator[AnyGame]:
    """The tiny game, installed for one test only."""
    with pebbles_installed() as game:
        yield game


def test_another_packages_game_is_found(pebbles: AnyGame) -> None:
    assert load_game("pebbles") is pebbles and pebbles.title == "Pebbles"
    assert "pebbles" in game_ids() and list(game_ids()) == sorted(game_ids())
    assert room("pebbles", "state").OF_EACH == 4


def test_a_game_comes_and_goes_with_its_package() -> None:
    assert "pebbles" not in game_ids()
    with pebbles_installed():
        assert "pebbles" in game_ids()
    assert "pebbles" not in game_ids()


@pytest.mark.parametrize("game_id", ["chess", "", "samurai.rules", "../samurai", "os"])
def test_an_unknown_game_is_refused_with_the_known_ones(game_id: str) -> None:
    with pytest.raises(UnknownGame, match=r"There is no game .*; the installed games are: ") as no:
        load_game(game_id)
    assert repr(game_id) in str(no.value) and "samurai" in str(no.value)


def test_without_any_game_the_message_says_what_may_be_wrong(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(registry, "entry_points", lambda group: ())
    registry.refresh()
    try:
        with pytest.raises(UnknownGame, match=r"none \(is the package installed\?\)"):
            load_game("samurai")
    finally:
        monkeypatch.undo()
        registry.refresh()


def test_a_missing_room_is_refused(pebbles: AnyGame) -> None:
    with pytest.raises(UnknownGame, match="The game 'pebbles' has no 'cellar'"):
        room("pebbles", "cellar")


def test_trouble_inside_a_room_is_not_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "leaky"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "rules.py").write_text("import a_package_nobody_has\n")
    info = tmp_path / "leaky-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Name: leaky\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[rulebook_widgets.games]\nleaky = leaky\nlost = lost\n")
    monkeypatch.syspath_prepend(tmp_path)
    registry.refresh()
    try:
        with pytest.raises(ModuleNotFoundError, match="a_package_nobody_has"):
            load_game("leaky")
        with pytest.raises(UnknownGame, match="The game 'lost' has no 'rules'"):
            load_game("lost")
    finally:
        monkeypatch.undo()
        registry.refresh()
        sys.modules.pop("leaky", None)


def test_the_package_offers_a_widget_for_each_game() -> None:
    assert "SamuraiWidget" in dir(rulebook_widgets)
    with pytest.raises(AttributeError, match="has no attribute 'ChessWidget'"):
        rulebook_widgets.ChessWidget  # noqa: B018


def test_a_games_home_is_found_without_importing_it(pebbles: AnyGame) -> None:
    assert registry.home("pebbles").joinpath("rulebook.toml").is_file()
    with pytest.raises(UnknownGame, match="There is no game 'chess'"):
        registry.home("chess")
