"""What a bot is, the random one, and how bots are found by name.

A game may bring bots of its own: its room ``bots`` has a dictionary ``bots`` of names and what
makes a bot of that name. The first of them is the game's usual bot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any, Protocol, TypeAlias, runtime_checkable

from rulebook_widgets.core import AnyGame, RulebookError, UnknownGame, room
from rulebook_widgets.core.text import N_


class UnknownBot(RulebookError):
    """There is no bot of that name."""


@runtime_checkable
class Bot(Protocol):
    """Someone who chooses moves without being a person.

    A bot is told only what its seat may know: a view and the moves it may make.

    Attributes:
        name: how people call it, marked for translation: ``N_("random")``.
        needs_view: whether it looks at the view; one that does not is given None instead, which
            spares the making of views when many games are played.
    """

    name: str
    needs_view: bool

    def choose(self, game: AnyGame, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        """Return one of the moves.

        Args:
            game: the rules; a bot may ask them about positions it builds from its view.
            view: what the bot's seat may know, or None if it does not need it.
            moves: its legal moves, at least one.
            rng: the only source of chance a bot may use, so that games can be repeated.
        """
        ...


class RandomBot:
    """Plays any legal move, each as likely as another.

    >>> RandomBot().choose(None, None, ["left", "right"], Random(4)) in ("left", "right")
    True
    """

    name = N_("random")
    needs_view = False

    def choose(self, game: AnyGame, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        """Return one of the moves, each as likely as another."""
        return moves[int(rng.random() * len(moves))]


BotMaker: TypeAlias = Callable[[], Bot]
"""Makes a new bot."""

_BOTS: dict[str, BotMaker] = {}


def register_bot(name: str, make: BotMaker) -> None:
    """Make a bot for all games known by a name; a name already taken now means the new one."""
    _BOTS[name] = make


def bot_names(game: AnyGame | None = None) -> tuple[str, ...]:
    """Return the names of the bots for all games, sorted; a game's own come before them.

    >>> "random" in bot_names()
    True
    """
    own = own_bots(game)
    return (*own, *sorted(_BOTS.keys() - own.keys()))


def own_bots(game: AnyGame | None) -> Mapping[str, BotMaker]:
    """Return the bots that a game brings in its room ``bots``, its usual one first.

    A game that brings none, or is not installed, has none.
    """
    if game is not None:
        with suppress(UnknownGame):
            own: Mapping[str, BotMaker] = room(game.id, "bots").bots
            return own
    return {}


def usual_bot(game: AnyGame | None = None) -> str:
    """Return the name of the bot that plays where nobody asks for another.

    It is the first of the game's own, or the random one.

    >>> usual_bot()
    'random'
    """
    return next(iter(own_bots(game)), RandomBot.name)


def make_bot(name: str, game: AnyGame | None = None) -> Bot:
    """Return a new bot of that name, the game's own if it has one.

    Raises:
        UnknownBot: there is none.

    >>> make_bot("random").name
    'random'
    """
    makers = {**_BOTS, **own_bots(game)}
    if name not in makers:
        names = ", ".join(bot_names(game))
        raise UnknownBot(f"There is no bot {name!r}; the bots are: {names}.")
    return makers[name]()


register_bot(RandomBot.name, RandomBot)
