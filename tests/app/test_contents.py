"""The front page lists all chapters for those who read where nothing is served."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import pytest

from tests.app.conftest import write_notebook
from tools import contents

FOLDER = Path(__file__).parents[2] / "notebooks"
LINK = re.compile(r"\[([^]]+)\]\(([^)]+)\)")


def cells_of(path: Path) -> list[tuple[str, list[str]]]:
    notebook = nbformat.read(path, as_version=4)
    return [(cell.source, cell.metadata.get("tags", [])) for cell in notebook.cells]


def test_every_chapter_is_linked_from_the_front_page() -> None:
    """After a new chapter ``make notebooks`` brings the list up to date."""
    listed = [text for text, tags in cells_of(FOLDER / "index.ipynb") if "notebook-only" in tags]
    assert listed == [contents.contents(FOLDER)]
    links = [address for _title, address in LINK.findall(listed[0])]
    files = [path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("*/*.ipynb")]
    assert sorted(links) == sorted(files)


@pytest.mark.usefixtures("pebbles")
def test_the_list_is_written_once_however_often(tmp_path: Path) -> None:
    place = {"game": "pebbles", "chapter": "cups", "order": 2, "title": "The cups"}
    write_notebook(tmp_path / "index.ipynb", {"title": "All games"}, "# Play the rules")
    write_notebook(tmp_path / "pebbles" / "the cups.ipynb", place, "# The cups")
    for _time in range(2):
        contents.write(tmp_path)
    text = "## Pebbles\n\n1. [The cups](pebbles/the%20cups.ipynb)"
    first, *rest = cells_of(tmp_path / "index.ipynb")
    assert first[0] == "# Play the rules"
    assert rest[-1] == (text, ["notebook-only"])
    assert [source for source, _tags in rest].count(text) == 1
