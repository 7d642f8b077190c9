"""Write the list of all chapters into the front page: part of ``make notebooks``.

On the page that we serve, cards lead to the games. This list stands in a cell that is left out
there: it is for those who read the notebooks in JupyterLab, or where no kernel runs.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import nbformat

from rulebook_widgets.app.navigation import About, Book, read_navigation
from rulebook_widgets.core import load_game

FOLDER = Path(__file__).resolve().parent.parent / "notebooks"
CELL = "contents"
"""Id of the cell."""


def contents(folder: Path = FOLDER) -> str:
    """Return the list of all chapters below ``folder``, as Markdown with relative links."""
    navigation = read_navigation(folder, lambda game: About(load_game(game).title))
    return "\n\n".join([text for book in navigation.books for text in _told(book)])


def _told(book: Book) -> Iterator[str]:
    yield f"## {book.about.title}"
    yield "\n".join(
        [
            f"{number}. [{chapter.data.title}]({quote(chapter.path)})"
            for number, chapter in enumerate(book.chapters, start=1)
        ]
    )


def write(folder: Path = FOLDER) -> None:
    """Bring the list in the front page below ``folder`` up to date."""
    path = folder / "index.ipynb"
    notebook = nbformat.read(path, as_version=4)
    cells = [cell for cell in notebook.cells if cell.id != CELL]
    listed = nbformat.v4.new_markdown_cell(contents(folder), id=CELL)
    listed.metadata["tags"] = ["notebook-only"]
    notebook.cells = [*cells, listed]
    nbformat.write(notebook, path)


if __name__ == "__main__":
    write()
