"""The notebooks are found in a checkout and in an installed package."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebook_widgets.app import places
from rulebook_widgets.app.problems import NoNotebooks
from tests.app.conftest import write_notebook


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package that was installed, with notebooks inside and foreign ones beside it."""
    package = tmp_path / "site-packages" / "rulebook_widgets"
    write_notebook(package / "notebooks" / "index.ipynb", {"title": "Home"})
    write_notebook(package.parent / "notebooks" / "foreign.ipynb", None)
    monkeypatch.setattr(places, "PACKAGE", package)
    return package


def test_the_named_folder_comes_first(shelf: Path) -> None:
    assert places.find_notebooks(shelf) == shelf.resolve()


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(NoNotebooks, match=r"no folder .*nowhere.*--notebooks DIR"):
        places.find_notebooks(tmp_path / "nowhere")


def test_a_folder_without_notebooks_is_named(tmp_path: Path) -> None:
    with pytest.raises(NoNotebooks, match="holds no notebooks"):
        places.find_notebooks(tmp_path)


def test_an_installed_package_uses_the_notebooks_inside_it(installed: Path) -> None:
    assert places.find_notebooks() == installed / "notebooks"


def test_a_checkout_uses_the_notebooks_beside_the_package(installed: Path) -> None:
    (installed.parent / "pyproject.toml").touch()
    assert places.find_notebooks() == installed.parent / "notebooks"


def test_nothing_found_says_how_to_name_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(places, "PACKAGE", tmp_path / "rulebook_widgets")
    with pytest.raises(NoNotebooks, match="--notebooks DIR"):
        places.find_notebooks()


def test_installed_notebooks_are_copied_once_for_editing(installed: Path, tmp_path: Path) -> None:
    copy = places.editable_notebooks(where=tmp_path)
    assert copy == tmp_path / "rulebook-notebooks"
    (copy / "index.ipynb").write_text("mine", encoding="utf-8")
    assert places.editable_notebooks(where=tmp_path) == copy
    assert (copy / "index.ipynb").read_text(encoding="utf-8") == "mine"


def test_a_place_that_cannot_be_written_is_said(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(NoNotebooks, match="could not be copied"):
        places.editable_notebooks(where=tmp_path / "file")


def test_the_page_template_lies_in_the_package() -> None:
    template = places.JUPYTER_SHARE / "voila" / "templates" / places.TEMPLATE
    assert (template / "index.html.j2").is_file()
