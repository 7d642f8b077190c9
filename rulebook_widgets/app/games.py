"""What the pages say about a game, from its rulebook."""

from __future__ import annotations

from rulebook_widgets.core.errors import RulebookError
from rulebook_widgets.core.registry import load_game
from rulebook_widgets.core.text import _


def about_game(game_id: str) -> tuple[str, str]:
    """Return a game's title and one line about it, such as "2 to 4 players, 45 minutes".

    A game that is not installed keeps its id as its title: its notebooks can still be read.
    """
    try:
        game = load_game(game_id)
    except (RulebookError, ImportError):
        return game_id.replace("_", " ").title(), ""
    box = game.rulebook.game
    line = _("{fewest} to {most} players, about {minutes} minutes")
    fewest, most = box.players
    return box.title, line.format(fewest=fewest, most=most, minutes=box.minutes)
