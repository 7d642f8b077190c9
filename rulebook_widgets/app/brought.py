"""Chapters that come with a game of another package: they are served beside our own.

Such a package has its notebooks in a folder ``notebooks`` inside it, so that they are installed
with it. They stand in the navigation and on the front page like all others.
"""

from __future__ import annotations

import atexit
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import mkdtemp

from rulebook_widgets.core.errors import UnknownGame
from rulebook_widgets.core.registry import game_ids, home

LEFT_OUT = frozenset({".ipynb_checkpoints", "__pycache__"})


def brought_notebooks() -> dict[str, Path]:
    """Return the folders of notebooks inside the packages of installed games, by game id."""
    folders = {game_id: home_of / "notebooks" for game_id, home_of in _homes()}
    return {game_id: folder for game_id, folder in folders.items() if folder.is_dir()}


def gathered(own: Path, brought: Mapping[str, Path]) -> Path:
    """Return one folder with our notebooks and, below their games' ids, those that were brought.

    Where nothing was brought that is our own folder. Else it is a folder of links that lives as
    long as the program; what is changed in a notebook is seen there at once.

    Args:
        own: our own notebooks. A game that has a folder in there needs no other.
        brought: further folders, by game id.
    """
    further = {
        game_id: folder for game_id, folder in brought.items() if not (own / game_id).exists()
    }
    if not further:
        return own
    shelf = Path(mkdtemp(prefix="rulebook-widgets-"))
    atexit.register(shutil.rmtree, shelf, ignore_errors=True)
    _lay_out(own, shelf)
    for game_id, folder in further.items():
        _lay_out(folder, shelf / game_id)
    return shelf


def _homes() -> Iterator[tuple[str, Path]]:
    """The games whose packages are there; one that is gone is said to be unknown elsewhere."""
    for game_id in game_ids():
        try:
            yield game_id, home(game_id)
        except UnknownGame:
            continue


def _lay_out(folder: Path, shelf: Path) -> None:
    """Lay out links to all files, or copies where a system allows no links."""
    for file in folder.rglob("*"):
        if not file.is_file() or LEFT_OUT.intersection(file.parts):
            continue
        place = shelf / file.relative_to(folder)
        place.parent.mkdir(parents=True, exist_ok=True)
        try:
            place.symlink_to(file.resolve())
        except OSError:
            shutil.copy2(file, place)
