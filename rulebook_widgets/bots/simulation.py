"""Whole games played by bots, for tests, benchmarks and the training of better bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

import msgspec

from rulebook_widgets.bots.bot import Bot, RandomBot
from rulebook_widgets.core import (
    CHANCE,
    AnyGame,
    OptionError,
    OptionValue,
    Record,
    Result,
    RulebookError,
    Step,
)

LONGEST: Final = 100_000
"""Moves after which a game is taken to be endless."""


class EndlessGame(RulebookError):
    """A game went on beyond the number of moves it was allowed."""


class Turn(msgspec.Struct, frozen=True):
    """One move of a game played by bots.

    Attributes:
        state: the state before the move.
        actor: who moves: a seat or ``CHANCE``.
        move: the move.
        step: the state after it and what happened.
    """

    state: Any
    actor: int
    move: Any
    step: Step[Any]


class Playout(msgspec.Struct, frozen=True):
    """A whole game played by bots.

    Attributes:
        record: the game written down.
        state: the last state.
        result: how it ended, or None if it was left before its end.
    """

    record: Record
    state: Any
    result: Result | None

    @property
    def plies(self) -> int:
        """How many moves the game had, chance included."""
        return len(self.record.moves)

    @property
    def left(self) -> bool:
        """Whether the game was left before its end. Statistics must count such games apart."""
        return self.result is None


def walk(
    game: AnyGame,
    start: Any,
    rng: Random,
    bots: Sequence[Bot] | None = None,
    longest: int = LONGEST,
    leave_after: int | None = None,
) -> Iterator[Turn]:
    """Play on from a state to the end of the game and yield every move as it is made.

    Args:
        game: the game.
        start: the state to begin with.
        rng: where the chance of game and bots comes from.
        bots: one for each seat; by default all play at random.
        longest: the most moves allowed; a game with more is taken to be broken.
        leave_after: leave the game as it is after so many moves. For games that bots may play
            on for ever, within the rules.

    Raises:
        EndlessGame: the game is not over after the most moves allowed.
    """
    state, players = start, _seated(bots, game.players(start))
    for ply in range(longest):
        actor = game.actor(state)
        if actor is None or ply == leave_after:
            return
        move = _chosen(game, state, actor, players, rng)
        step = game.apply(state, move)
        yield Turn(state, actor, move, step)
        state = step.state
    if game.actor(state) is not None and longest != leave_after:
        raise EndlessGame(f"{game.title} is not over after {longest} moves.")


def simulate(
    game: AnyGame,
    players: int | None = None,
    seed: int = 0,
    bots: Sequence[Bot] | None = None,
    longest: int = LONGEST,
    leave_after: int | None = None,
    **options: OptionValue,
) -> Playout:
    """Play a whole game and return it; the same arguments give the same game.

    Args:
        game: the game.
        players: how many play; by default the game's default.
        seed: where the chance of game and bots comes from.
        bots: one for each seat; by default all play at random.
        longest: the most moves allowed; a game with more is taken to be broken.
        leave_after: leave the game as it is after so many moves; its result is then None.
        **options: options of the set-up.

    Raises:
        OptionError: the game is not for that many players, has no such option, or the number of
            bots is another.
        EndlessGame: the game is not over after ``longest`` moves.
    """
    state = game.setup(players, **options)
    head = Record(game.id, game.players(state), seed, dict(options))
    moves: list[str] = []
    for turn in walk(game, state, Random(seed), bots, longest, leave_after):
        moves.append(game.encode(turn.move))
        state = turn.step.state
    return Playout(msgspec.structs.replace(head, moves=tuple(moves)), state, game.result(state))


def _seated(bots: Sequence[Bot] | None, players: int) -> Sequence[Bot]:
    if bots is None:
        return [RandomBot()] * players
    if len(bots) != players:
        raise OptionError(f"{players} players need {players} bots, not {len(bots)}.")
    return bots


def _chosen(game: AnyGame, state: Any, actor: int, bots: Sequence[Bot], rng: Random) -> Any:
    if actor == CHANCE:
        return game.draw(state, rng)
    bot = bots[actor]
    view = game.view(state, actor) if bot.needs_view else None
    return bot.choose(game, view, game.legal_moves(state), rng)
