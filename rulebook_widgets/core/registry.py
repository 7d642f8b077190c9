"""Finds games: those of this package and those other packages bring.

A game is announced by an entry point of the group ``rulebook_widgets.games`` that names its
package. Its rooms (rules, scene, lessons, widget ...) are modules of that package.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from rulebook_widgets.core.errors import UnknownGame
from rulebook_widgets.core.game import AnyGame

GROUP = "rulebook_widgets.games"


@cache
def _announced() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _entry(game_id: str) -> EntryPoint:
    if game_id not in _announced():
        known = ", ".join(game_ids()) or "none (is the package installed?)"
        raise UnknownGame(f"There is no game {game_id!r}; the installed games are: {known}.")
    return _announced()[game_id]


def game_ids() -> tuple[str, ...]:
    """Return the ids of all installed games, sorted."""
    return tuple(sorted(_announced()))


def refresh() -> None:
    """Look anew for installed games, after a package that brings one was installed or removed."""
    _announced.cache_clear()


def room(game_id: str, name: str) -> ModuleType:
    """Return one room of a game: ``room("samurai", "scene")``.

    Raises:
        UnknownGame: no installed package brings that game, or the game has no such room.
    """
    module = f"{_entry(game_id).value}.{name}"
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        # Something else that is missing, inside the room, is that room's own trouble.
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        raise UnknownGame(f"The game {game_id!r} has no {name!r} ({module}).") from error


def home(game_id: str) -> Path:
    """Return the folder of the package that is a game's home; nothing of it is imported.

    Raises:
        UnknownGame: no installed package brings that game, or its package is gone.

    >>> home("samurai").name
    'samurai'
    """
    package = _entry(game_id).value
    try:
        found = find_spec(package)
    except ModuleNotFoundError:
        found = None
    if found is None or not found.submodule_search_locations:
        raise UnknownGame(f"The game {game_id!r} is announced, but there is no package {package}.")
    return Path(found.submodule_search_locations[0])


def load_game(game_id: str) -> AnyGame:
    """Return the game of that id.

    Raises:
        UnknownGame: no installed package brings that game.

    >>> load_game("samurai").title
    'Samurai'
    """
    game: AnyGame = room(game_id, "rules").game
    return game
