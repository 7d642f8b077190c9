"""What a bot is, the random one, and how bots are found by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol, runtime_checkable

from rulebook_widgets.core import AnyGame, RulebookError


class UnknownBot(RulebookError):
    """There is no bot of that name."""


@runtime_checkable
class Bot(Protocol):
    """Someone who chooses moves without being a person.

    A bot is told only what its seat may know: a view and the moves it may make.

    Attributes:
        name: how people call it.
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

    name = "random"
    needs_view = False

    def choose(self, game: AnyGame, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        """Return one of the moves, each as likely as another."""
        return moves[int(rng.random() * len(moves))]


_BOTS: dict[str, Callable[[], Bot]] = {}


def register_bot(name: str, make: Callable[[], Bot]) -> None:
    """Make a bot known by a name; a name already taken now means the new one."""
    _BOTS[name] = make


def bot_names() -> tuple[str, ...]:
    """Return the names of all bots, sorted.

    >>> "random" in bot_names()
    True
    """
    return tuple(sorted(_BOTS))


def make_bot(name: str) -> Bot:
    """Return a new bot of that name.

    Raises:
        UnknownBot: there is none.

    >>> make_bot("random").name
    'random'
    """
    if name not in _BOTS:
        raise UnknownBot(f"There is no bot {name!r}; the bots are: {', '.join(bot_names())}.")
    return _BOTS[name]()


register_bot(RandomBot.name, RandomBot)
