"""rulebook_widgets teaches the rules of board games by letting people do them.

The names below are light: nothing of Jupyter is loaded before a widget is asked for.

    from rulebook_widgets import load_game, Session      # the rules, in plain Python
    from rulebook_widgets import SamuraiWidget           # a board in a notebook
"""

from __future__ import annotations

from typing import Any

from rulebook_widgets.core import (
    CHANCE,
    EVERYTHING,
    IllegalMove,
    Record,
    RulebookError,
    Session,
    game_ids,
    load_game,
    room,
)

__all__ = [
    "CHANCE",
    "EVERYTHING",
    "IllegalMove",
    "Record",
    "RulebookError",
    "Session",
    "game_ids",
    "load_game",
]

__version__ = "0.1.0"


def _widgets() -> dict[str, str]:
    """Return the widget class names of all games: ``{"SamuraiWidget": "samurai"}``."""
    return {f"{game_id.title().replace('_', '')}Widget": game_id for game_id in game_ids()}


def __getattr__(name: str) -> Any:
    game_id = _widgets().get(name) if name.endswith("Widget") else None
    if game_id is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(room(game_id, "widget"), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *_widgets()])
