"""Moves that do not belong here: from other positions, other games, and out of thin air."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from rulebook_widgets.core import CHANCE, AnyGame, RulebookError
from tests.battery.plan import Plan, Player

NOISE: tuple[str | int, ...] = ("nonsense", "", "0,0", "-1", -1, 0, 999)


class Foreign(msgspec.Struct, frozen=True, tag="foreign"):
    """A move of no game here."""

    tile: str = "helmet4"


class Pool:
    """The moves of a game that some random games met, of every player count and option set.

    They are the same in each run, so that a failure can be repeated from its seed. Every other
    game is played by the plan's own player, if it has one.
    """

    def __init__(self, game: AnyGame, plan: Plan, games: int = 2) -> None:
        self.moves: list[Any] = []
        self.values: dict[tuple[type, str], list[str | int]] = defaultdict(list)
        for players in range(game.min_players, game.max_players + 1):
            for options in plan.option_sets:
                for number in range(games):
                    player = plan.player if number % 2 else None
                    self._collect(
                        game.setup(players, **options), game, Random(number), plan, player
                    )
        self.moves = list(dict.fromkeys(self.moves))
        for move in self.moves:
            for name, value in msgspec.structs.asdict(move).items():
                if value not in self.values[type(move), name]:
                    self.values[type(move), name].append(value)

    def _collect(
        self, state: Any, game: AnyGame, rng: Random, plan: Plan, player: Player | None
    ) -> None:
        choose = player or (lambda _state, legal, rng: rng.choice(legal))
        for _ in range(plan.leave_after or plan.longest):
            if (actor := game.actor(state)) is None:
                return
            legal = list(game.legal_moves(state))
            self.moves += rng.sample(legal, min(len(legal), 5))
            move = game.draw(state, rng) if actor == CHANCE else choose(state, legal, rng)
            state = game.apply(state, move).state

    def strangers(self, legal: list[Any], rng: Random, count: int) -> Iterator[Any]:
        """Yield moves made of what the game has, which may be legal by accident.

        Most are near misses: a legal move with one field changed.
        """
        kinds = list(dict.fromkeys(map(type, legal)))
        for _ in range(count):
            yield rng.choice(self.moves)
            yield from self._changed(rng.choice(self.moves), rng, every=True)
            for kind in kinds:
                near = rng.choice([move for move in legal if type(move) is kind])
                for _ in range(2 * len(kind.__struct_fields__)):
                    yield from self._changed(near, rng, every=False)

    def noise(self, rng: Random, count: int) -> Iterator[Any]:
        """Yield moves with a field that may be sheer nonsense."""
        for _ in range(count):
            move = rng.choice(self.moves)
            fields = msgspec.structs.asdict(move)
            if fields:
                name = rng.choice(sorted(fields))
                same_type = [n for n in NOISE if type(n) is type(fields[name])]
                yield from _made(type(move), {**fields, name: rng.choice(same_type)})

    def _changed(self, move: Any, rng: Random, *, every: bool) -> Iterator[Any]:
        fields = msgspec.structs.asdict(move)
        names = sorted(fields) if every else rng.sample(sorted(fields), min(1, len(fields)))
        others = {name: rng.choice(self._known(move, name)) for name in names}
        yield from _made(type(move), {**fields, **others})

    def _known(self, move: Any, name: str) -> list[str | int]:
        """The values met in a field; of a rare type of move, those of any field so named."""
        met = self.values.get((type(move), name))
        if met:
            return met
        others = [
            value for (_, field), values in self.values.items() if field == name for value in values
        ]
        return others or [getattr(move, name)]


def _made(kind: type[Any], fields: dict[str, Any]) -> Iterator[Any]:
    try:
        yield kind(**fields)
    except RulebookError:
        return  # the type itself refuses such a move
