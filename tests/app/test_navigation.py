"""The order of the chapters comes from the notebooks' own metadata."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulebook_widgets.app.navigation import About, read_navigation
from rulebook_widgets.app.problems import BadChapter
from tests.app.conftest import write_notebook


def chapter(**changes: Any) -> dict[str, Any]:
    """Return good metadata with some of it changed."""
    return {"game": "go", "chapter": "stones", "order": 1, "title": "Stones", **changes}


def test_chapters_are_sorted_by_order_and_not_by_file_name(shelf: Path) -> None:
    books = read_navigation(shelf).books
    assert [book.game for book in books] == ["chess", "go_fish"]
    assert [one.data.title for one in books[1].chapters] == ["Cards & pairs", "Asking"]


def test_the_front_page_is_the_start_and_each_game_has_an_entry(shelf: Path) -> None:
    navigation = read_navigation(shelf)
    assert navigation.start is not None
    assert navigation.start.path == "index.ipynb"
    assert navigation.entries == ("index.ipynb", "chess/board.ipynb", "go_fish/b cards.ipynb")


def test_without_a_front_page_the_first_chapter_is_the_start(tmp_path: Path) -> None:
    write_notebook(tmp_path / "b.ipynb", chapter(order=2, chapter="b"))
    write_notebook(tmp_path / "z.ipynb", chapter(order=1, chapter="z"))
    navigation = read_navigation(tmp_path)
    assert navigation.start is not None
    assert navigation.start.path == "z.ipynb"


def test_a_page_knows_its_place_and_its_neighbours(shelf: Path) -> None:
    page = read_navigation(shelf).resources()["pages"]["go_fish/asking"]
    assert (page["number"], page["count"], page["next"]) == (2, 2, None)
    assert page["previous"]["title"] == "Cards & pairs"
    assert page["previous"]["path"] == "go_fish/b%20cards.ipynb"


def test_what_a_game_is_called_can_be_told_from_outside(shelf: Path) -> None:
    told = read_navigation(shelf, lambda game: About(game.upper(), "2 to 4 players"))
    assert [book["title"] for book in told.resources()["books"]] == ["CHESS", "GO_FISH"]
    assert read_navigation(shelf).books[1].about.title == "Go Fish"


def test_notebooks_without_metadata_and_checkpoints_stand_in_no_list(tmp_path: Path) -> None:
    write_notebook(tmp_path / "plain.ipynb", None)
    write_notebook(tmp_path / ".ipynb_checkpoints" / "old.ipynb", chapter())
    navigation = read_navigation(tmp_path)
    assert navigation.start is None
    assert navigation.books == ()


@pytest.mark.parametrize(
    ("about", "said"),
    [
        (chapter(order="two"), r"one\.ipynb cannot be read: Expected `int`, got `str`.*order"),
        ({"game": "go", "chapter": "stones"}, r"missing required field `title`"),
        (chapter(chapter=""), r"one\.ipynb names a game but no chapter"),
        ("tiles", r"Expected `object"),
    ],
)
def test_bad_metadata_are_refused_with_file_and_place(
    about: Any, said: str, tmp_path: Path
) -> None:
    write_notebook(tmp_path / "one.ipynb", about)
    with pytest.raises(BadChapter, match=said):
        read_navigation(tmp_path)


def test_a_file_that_is_no_notebook_is_named(tmp_path: Path) -> None:
    (tmp_path / "torn.ipynb").write_bytes(b'{"cells": [')
    with pytest.raises(BadChapter, match=r"torn\.ipynb cannot be read"):
        read_navigation(tmp_path)


def test_two_claims_to_one_place_are_refused(tmp_path: Path) -> None:
    write_notebook(tmp_path / "one.ipynb", chapter())
    write_notebook(tmp_path / "two.ipynb", chapter(order=2))
    with pytest.raises(BadChapter, match=r"one\.ipynb and two\.ipynb both.*go/stones"):
        read_navigation(tmp_path)


def test_two_front_pages_are_refused(tmp_path: Path) -> None:
    write_notebook(tmp_path / "one.ipynb", {"title": "Home"})
    write_notebook(tmp_path / "two.ipynb", {"title": "Home too"})
    with pytest.raises(BadChapter, match="both say they are the front page"):
        read_navigation(tmp_path)
