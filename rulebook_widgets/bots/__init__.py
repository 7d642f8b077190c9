"""Players that are no people, and whole games played by them. Knows no game and no Jupyter."""

from rulebook_widgets.bots.bot import (
    Bot,
    BotMaker,
    RandomBot,
    UnknownBot,
    bot_names,
    make_bot,
    own_bots,
    register_bot,
    usual_bot,
)
from rulebook_widgets.bots.reckoner import Reckoner
from rulebook_widgets.bots.simulation import EndlessGame, Playout, Turn, simulate, walk

__all__ = [
    "Bot",
    "BotMaker",
    "EndlessGame",
    "Playout",
    "RandomBot",
    "Reckoner",
    "Turn",
    "UnknownBot",
    "bot_names",
    "make_bot",
    "own_bots",
    "register_bot",
    "simulate",
    "usual_bot",
    "walk",
]
