"""A bot among random players."""

from __future__ import annotations

from rulebook_widgets.bots import Bot, RandomBot, simulate
from rulebook_widgets.core import AnyGame, OptionValue


def wins(game: AnyGame, bot: Bot, players: int, games: int, **options: OptionValue) -> int:
    """How many games a bot wins alone against random players, at each seat in turn."""
    won = 0
    for seed in range(games):
        bots: list[Bot] = [RandomBot() for _ in range(players)]
        bots[seed % players] = bot
        result = simulate(game, players, seed, bots, **options).result
        assert result is not None
        won += result.winners == (seed % players,)
    return won


def differ_and_repeat(game: AnyGame, bot: Bot, players: int) -> bool:
    """Whether the games of a bot differ from seed to seed, and are repeated by it."""
    first, again, other = [
        simulate(game, players, seed, [bot] * players).record for seed in (1, 1, 2)
    ]
    return first == again and first.moves != other.moves
