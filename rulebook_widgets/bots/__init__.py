"""Players that are no people, and whole games played by them. Knows no game and no Jupyter."""

from rulebook_widgets.bots.bot import (
    Bot,
    RandomBot,
    UnknownBot,
    bot_names,
    make_bot,
    register_bot,
)
from rulebook_widgets.bots.simulation import EndlessGame, Playout, Turn, simulate, walk

__all__ = [
    "Bot",
    "EndlessGame",
    "Playout",
    "RandomBot",
    "Turn",
    "UnknownBot",
    "bot_names",
    "make_bot",
    "register_bot",
    "simulate",
    "walk",
]
