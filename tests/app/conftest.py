"""A small shelf of notebooks for the tests of the app, and a server that serves it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tools.serving import served

WIDGET = """\
import ipywidgets
from ipycanvas import Canvas

board = Canvas(width=600, height=300)
board.layout.align_self = "flex-start"
button = ipywidgets.Button(description="Turn")
button.on_click(lambda _: setattr(button, "description", "Turned"))
board.on_client_ready(lambda: board.fill_rect(20, 20, 100, 100))
ipywidgets.VBox([button, board])
"""
TELLING = """\
from IPython.display import Markdown

Markdown("*Told* by a cell.")
"""


def write_notebook(file: Path, about: dict[str, Any] | None, *cells: str) -> None:
    """Write a notebook: cells that begin with ``#`` are Markdown, the others code.

    A Markdown cell that begins with ``#!`` is tagged ``notebook-only``.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    metadata: dict[str, Any] = {"kernelspec": kernel}
    if about is not None:
        metadata["rulebook"] = about
    written = [_cell(number, text) for number, text in enumerate(cells)]
    content = {"cells": written, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}
    file.write_text(json.dumps(content), encoding="utf-8")


def _cell(number: int, text: str) -> dict[str, Any]:
    shared = {"id": f"cell-{number}", "source": text}
    if not text.startswith("#"):
        return {
            **shared,
            "cell_type": "code",
            "metadata": {},
            "outputs": [],
            "execution_count": None,
        }
    tags = ["notebook-only"] if text.startswith("#!") else []
    return {**shared, "cell_type": "markdown", "metadata": {"tags": tags}}


def write_shelf(folder: Path) -> Path:
    """Write a front page, two games with two and one chapters, and a notebook of no list."""
    write_notebook(folder / "index.ipynb", {"title": "All games"}, "# Play the rules")
    first = {"game": "go_fish", "chapter": "cards", "order": 1, "title": "Cards & pairs"}
    second = {"game": "go_fish", "chapter": "asking", "order": 2, "title": "Asking", "section": "2"}
    other = {"game": "chess", "chapter": "board", "order": 1, "title": "The board"}
    write_notebook(folder / "go_fish" / "b cards.ipynb", first, "# Cards", "1 + 1", "## More")
    hint, after = "#! Only in JupyterLab", "## After the board\n\n`SAM-2.4`"
    cells = ("# Asking\n\nAsk for a card.", hint, WIDGET, TELLING, after, "1 / 0")
    write_notebook(folder / "go_fish" / "a_asking.ipynb", second, *cells, "#! Also only there")
    write_notebook(folder / "chess" / "board.ipynb", other, "# The board")
    write_notebook(folder / "scratch.ipynb", None, "# Scratch")
    return folder


@pytest.fixture(scope="session")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of small notebooks."""
    return write_shelf(tmp_path_factory.mktemp("shelf"))


@pytest.fixture(scope="package")
def address(shelf: Path) -> Iterator[str]:
    """The address at which the small notebooks are served."""
    with served(shelf, "--preheat", "none") as url:
        yield url
