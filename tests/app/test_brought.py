"""A game of another package brings its chapters along."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulebook_widgets.app import brought, places
from rulebook_widgets.app.brought import brought_notebooks, gathered
from rulebook_widgets.app.navigation import read_navigation
from rulebook_widgets.core import registry
from tests.app.conftest import write_notebook

CHAPTER = {"game": "ludo", "chapter": "dice", "order": 1, "title": "Dice"}


@pytest.fixture
def ludo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The notebooks of an installed game, and a game whose package is gone."""
    site = tmp_path / "site"
    notebooks = site / "ludo_package" / "notebooks"
    write_notebook(notebooks / "01.ipynb", CHAPTER, "# Dice")
    (site / "ludo_package" / "__init__.py").touch()
    (notebooks / "pictures").mkdir()
    (notebooks / "pictures" / "die.svg").write_text("<svg/>", "utf-8")
    info = site / "ludo-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Name: ludo\nVersion: 1\n")
    games = "ludo = ludo_package\ngone = nowhere.at_all\n"
    (info / "entry_points.txt").write_text(f"[rulebook_widgets.games]\n{games}")
    monkeypatch.syspath_prepend(site)
    registry.refresh()
    yield notebooks
    monkeypatch.undo()
    registry.refresh()
    sys.modules.pop("ludo_package", None)


def test_a_packages_notebooks_are_found_and_nothing_of_it_is_imported(ludo: Path) -> None:
    assert brought_notebooks()["ludo"] == ludo
    assert not {"gone", "samurai"} & brought_notebooks().keys()
    assert "ludo_package" not in sys.modules


def test_they_stand_in_the_navigation_below_their_games_id(shelf: Path, ludo: Path) -> None:
    folder = gathered(shelf, {"ludo": ludo})
    books = read_navigation(folder).books
    assert [book.game for book in books] == ["chess", "go_fish", "ludo"]
    assert books[2].chapters[0].path == "ludo/01.ipynb"
    assert (folder / "ludo" / "pictures" / "die.svg").read_text("utf-8") == "<svg/>"
    (ludo / "01.ipynb").write_text("changed", "utf-8")
    assert (folder / "ludo" / "01.ipynb").read_text("utf-8") == "changed"


def test_where_nothing_new_is_brought_our_own_folder_serves(shelf: Path, ludo: Path) -> None:
    assert gathered(shelf, {}) == shelf
    assert gathered(shelf, {"chess": ludo}) == shelf


def test_where_links_are_not_allowed_files_are_copied(
    shelf: Path, ludo: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_args: object) -> None:
        raise OSError("no rights")

    monkeypatch.setattr(Path, "symlink_to", refuse)
    folder = gathered(shelf, {"ludo": ludo})
    assert not (folder / "ludo" / "01.ipynb").is_symlink()
    assert len(read_navigation(folder).books) == 3


def test_what_jupyter_keeps_beside_notebooks_stays_behind(shelf: Path, ludo: Path) -> None:
    write_notebook(ludo / ".ipynb_checkpoints" / "old.ipynb", CHAPTER)
    folder = gathered(shelf, {"ludo": ludo})
    assert not (folder / "ludo" / ".ipynb_checkpoints").exists()


def test_the_copy_for_editing_has_them_too(
    tmp_path: Path, ludo: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "site-packages" / "rulebook_widgets"
    write_notebook(package / "notebooks" / "index.ipynb", {"title": "Home"})
    monkeypatch.setattr(places, "PACKAGE", package)
    copy = places.editable_notebooks(where=tmp_path)
    assert (copy / "ludo" / "01.ipynb").is_file()
    assert not (copy / "ludo" / "01.ipynb").is_symlink()


def test_the_shelf_is_laid_away_at_the_end(
    shelf: Path, ludo: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later: list[tuple[object, ...]] = []
    monkeypatch.setattr(brought.atexit, "register", lambda *what, **_how: later.append(what))
    folder = gathered(shelf, {"ludo": ludo})
    ((act, where),) = later
    assert callable(act) and where == folder
    act(where)
    assert not folder.exists() and (ludo / "01.ipynb").is_file()
