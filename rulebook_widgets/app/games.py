"""What the pages say about a game, from its rulebook, and what it looks like, from its scene."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Final

from rulebook_widgets.app.navigation import About
from rulebook_widgets.bots import make_bot, usual_bot, walk
from rulebook_widgets.core.errors import RulebookError
from rulebook_widgets.core.game import AnyGame
from rulebook_widgets.core.registry import load_game, room
from rulebook_widgets.core.text import _
from rulebook_widgets.drawing import NO_HIGHLIGHTS, svg
from rulebook_widgets.widgets.opening import themes_of

PICTURED_GAME: Final = 5
"""Seed of the game that is pictured."""
PICTURED_MOVE: Final = 130
"""The move after which it is pictured: the boards are well filled then. A shorter game is
pictured halfway through."""


def about_game(game_id: str) -> About:
    """Tell of a game: its title, a line such as "2 to 4 players, 45 minutes", and a picture.

    A game that is not installed keeps its id as its title: its notebooks can still be read.
    """
    try:
        game = load_game(game_id)
    except (RulebookError, ImportError):
        return About(game_id.replace("_", " ").title())
    box = game.rulebook.game
    line = _("{fewest} to {most} players, about {minutes} minutes")
    fewest, most = box.players
    told = line.format(fewest=fewest, most=most, minutes=box.minutes)
    return About(box.title, told, picture(game))


def picture(game: AnyGame) -> str:
    """Return the game in full swing, as anybody may see it, as an SVG document.

    Its usual bots play.
    """
    bots = [make_bot(usual_bot(game), game) for _seat in range(game.max_players)]
    turns = walk(game, game.setup(game.max_players), Random(PICTURED_GAME), bots)
    states = [turn.state for turn in islice(turns, PICTURED_MOVE)]
    state = states[-1 if len(states) == PICTURED_MOVE else len(states) // 2]
    scene = room(game.id, "scene").scene(game.view(state), NO_HIGHLIGHTS)
    light, _dark = themes_of(game)
    return str(svg(scene, light))
