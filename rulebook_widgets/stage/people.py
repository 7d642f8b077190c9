"""Who plays the seats: people, or bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import msgspec

from rulebook_widgets.bots import Bot, UnknownBot, bot_names, make_bot, usual_bot
from rulebook_widgets.core import EVERYTHING, AnyGame, Eyes, OptionError

PERSON: Final = "person"

Player: TypeAlias = str | Bot
"""``"person"``, the name of a bot, or a bot."""

Plan: TypeAlias = Sequence[Player] | str | None
"""Who plays each seat; one text stands for all, None for a person at the first seat only."""


class Seats:
    """Who plays which seat.

    Args:
        plan: for each seat ``"person"``, the name of a bot, or a bot.
        game: what they play; without it there are only the bots for all games.

    Raises:
        UnknownBot: there is no bot of a name in the plan.
        OptionError: somebody in the plan is neither a person nor a bot.

    >>> seats = Seats(["person", "random"])
    >>> seats.is_person(0), seats.is_person(1), seats.names
    (True, False, ('person', 'random'))
    """

    def __init__(self, plan: Sequence[Player], game: AnyGame | None = None) -> None:
        self.plan = tuple(plan)
        self._game = game
        self._bots: dict[int, Bot] = {}
        for seat, player in enumerate(self.plan):
            if player != PERSON:
                self._bots[seat] = _bot(player, game)

    @classmethod
    def planned(cls, plan: Plan, players: int, game: AnyGame | None = None) -> Seats:
        """Return the seats of a plan; by default a person is first, and the others usual bots.

        Args:
            plan: who plays each seat; one text stands for all.
            players: how many play.
            game: what they play; without it there are only the bots for all games.

        Raises:
            OptionError: the plan is for another number of players.
            UnknownBot: there is no bot of a name in the plan.
        """
        if plan is None:
            return cls([PERSON, *[usual_bot(game)] * (players - 1)], game)
        if isinstance(plan, str):
            return cls([plan] * players, game)
        if not isinstance(plan, Sequence):
            raise OptionError(f'{plan!r} are no seats; name "person" or a bot for each.')
        seats = cls(plan, game)
        if len(plan) != players:
            named = "1 was named" if len(plan) == 1 else f"{len(plan)} were named"
            raise OptionError(
                f"{players} players have {players} seats, but {named}; "
                f'name "person" or a bot for each.'
            )
        return seats

    def resized(self, players: int) -> Seats:
        """Return the same seats for another number of players, filled up with usual bots."""
        filled = [*self.plan, *[usual_bot(self._game)] * players]
        return Seats(filled[:players], self._game)

    @property
    def names(self) -> tuple[str, ...]:
        """For each seat ``"person"`` or the name of its bot."""
        return tuple([self._bots[n].name if n in self._bots else PERSON for n in range(len(self))])

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple([seat for seat in range(len(self)) if self.is_person(seat)])

    @property
    def eyes(self) -> Eyes:
        """The eyes to begin with: those of the first person; a mere onlooker sees everything."""
        return self.people[0] if self.people else EVERYTHING

    def is_person(self, seat: int | None) -> bool:
        """Tell whether a person plays that seat; nobody plays chance."""
        return seat is not None and 0 <= seat < len(self) and seat not in self._bots

    def bot(self, seat: int | None) -> Bot | None:
        """Return the bot of that seat, or None."""
        return None if seat is None else self._bots.get(seat)

    def __len__(self) -> int:
        return len(self.plan)


def _bot(player: object, game: AnyGame | None) -> Bot:
    """Return the bot that somebody other than a person is, or is the name of."""
    if isinstance(player, Bot):
        return player
    known = bot_names(game)
    names = ", ".join([repr(name) for name in (PERSON, *known)])
    if not isinstance(player, str):
        raise OptionError(f"{player!r} plays no seat; name one of {names}, or give a bot.")
    if player not in known:
        raise UnknownBot(f"There is no bot {player!r} for a seat; name one of {names}.")
    return make_bot(player, game)


def knows_more(game: AnyGame, state: Any, seat: Eyes, other: Eyes) -> bool:
    """Tell whether a seat may know something here that another may not.

    Their views differ then. That a view says in its attribute ``eyes`` whose it is, is no secret.
    """
    return bool(_content(game.view(state, seat)) != _content(game.view(state, other)))


def _content(view: Any) -> Any:
    return msgspec.structs.replace(view, eyes=None) if hasattr(view, "eyes") else view
