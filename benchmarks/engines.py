"""Random games: how fast our rules are beside other engines in Python.

All engines are timed in turns within one run, so that a slow moment of the machine hits all of
them; a figure is the median over the rounds. Only ratios within one run mean anything.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from rulebook_widgets.bots import Bot, make_bot, simulate, usual_bot, walk
from rulebook_widgets.core import CHANCE, AnyGame, Record, game_ids, load_game

ROUNDS = 7
SECONDS_A_ROUND = 0.5
SAMPLE = 60
LEAVE_AFTER = 600
"""Random players may play some games on for ever: after so many moves they are left as they are."""
clock = time.process_time


class Engine(Protocol):
    """A game engine that can play one random game and say how many moves it had."""

    name: str

    def play(self, rng: random.Random) -> int:
        """Play a whole random game; return the number of moves, chance included."""


class Ours:
    """One of our games, through the public API: legal_moves, draw, apply."""

    def __init__(self, game: AnyGame) -> None:
        self.game, self.name = game, f"{game.id}, {game.max_players} players"

    def play(self, rng: random.Random) -> int:
        """Play a random game, whole or up to the move after which it is left."""
        return sum(1 for _ in states(self.game, rng)) - 1


class Catan:
    """Catan of catanatron with four random players, the nearest Python game of our weight."""

    name = "catanatron: Catan, 4 players"

    def __init__(self) -> None:
        import catanatron

        self.module = catanatron

    def play(self, rng: random.Random) -> int:
        """Play a whole random game; its own limit of 1000 turns holds."""
        module = self.module
        players = [module.RandomPlayer(colour) for colour in list(module.Color)[:4]]
        game = module.Game(players, seed=rng.randrange(1 << 31))
        moves = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.execute(rng.choice(_catan_actions(game)), validate_action=False)
            moves += 1
        return moves


def _catan_actions(game: Any) -> Sequence[Any]:
    return getattr(game, "playable_actions", None) or game.state.playable_actions


class Spiel:
    """A game of OpenSpiel that is written in Python."""

    def __init__(self, name: str) -> None:
        import open_spiel.python.games  # noqa: F401  (registers the Python games)
        import pyspiel

        self.game, self.name = pyspiel.load_game(name), f"OpenSpiel: {name}"

    def play(self, rng: random.Random) -> int:
        """Play a whole random game."""
        state, moves = self.game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                action = rng.choices(outcomes, weights)[0]
            else:
                action = rng.choice(state.legal_actions())
            state.apply_action(action)
            moves += 1
        return moves


class Chess:
    """Chess of python-chess."""

    name = "python-chess: chess"

    def __init__(self) -> None:
        import chess

        self.board = chess.Board

    def play(self, rng: random.Random) -> int:
        """Play a whole random game."""
        board = self.board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
        return len(board.move_stack)


def states(game: AnyGame, rng: random.Random) -> Iterator[Any]:
    """Yield the states of one random game, the first and the last included."""
    state = game.setup(game.max_players)
    yield state
    for _ in range(LEAVE_AFTER):
        if (actor := game.actor(state)) is None:
            return
        chance = actor == CHANCE
        move = game.draw(state, rng) if chance else rng.choice(game.legal_moves(state))
        state = game.apply(state, move).state
        yield state


def engines() -> tuple[list[Engine], list[str]]:
    """Return every engine that is installed, and a sentence on each that is not."""
    makers: list[tuple[str, Callable[[], Engine]]] = [
        ("catanatron", Catan),
        ("python-chess", Chess),
        ("OpenSpiel", lambda: Spiel("python_block_dominoes")),
        ("OpenSpiel", lambda: Spiel("python_liars_poker")),
        ("OpenSpiel", lambda: Spiel("python_team_dominoes")),
    ]
    found: list[Engine] = [Ours(load_game(game_id)) for game_id in game_ids()]
    missing = []
    for name, make in makers:
        try:
            found.append(make())
        except ImportError as error:
            missing.append(f"{name} is not installed ({error}).")
    return found, missing


def random_games(found: Sequence[Engine], rounds: int, seconds: float) -> dict[str, dict[str, Any]]:
    """Time whole random games of each engine in turns; return the figures by engine."""
    rates: dict[str, list[tuple[float, float]]] = {engine.name: [] for engine in found}
    for number in range(rounds):
        for engine in found:
            rates[engine.name].append(_one_round(engine, random.Random(number), seconds))
    return {name: _rates(figures) for name, figures in rates.items()}


def _one_round(engine: Engine, rng: random.Random, seconds: float) -> tuple[float, float]:
    games = moves = 0
    begin = clock()
    while (spent := clock() - begin) < seconds or not games:
        moves += engine.play(rng)
        games += 1
    return moves / spent, games / spent


def _rates(figures: list[tuple[float, float]]) -> dict[str, float]:
    moves, games = zip(*figures, strict=True)
    return {
        "moves_a_second": statistics.median(moves),
        "moves_a_second_least": min(moves),
        "moves_a_second_most": max(moves),
        "moves_a_game": statistics.median([m / g for m, g in figures]),
        "games_a_second": statistics.median(games),
        "ms_a_game": 1000 / statistics.median(games),
    }


def single_calls(game: AnyGame) -> dict[str, float]:
    """Time single calls of one of our games on states from all over its random games.

    Returns:
        Microseconds (medians over the states), and the size of a record in bytes.
    """
    rng = random.Random(1)
    decisions = [
        state for number in range(SAMPLE) for state in _mid_game(game, random.Random(number), rng)
    ]
    moves = [(state, rng.choice(game.legal_moves(state))) for state in decisions]
    record = _record(game)
    text = record.to_json()
    return {
        "legal_moves_us": _median_us(game.legal_moves, [(state,) for state in decisions]),
        "check_us": _median_us(game.check, moves),
        "apply_us": _median_us(game.apply, moves),
        "view_us": _median_us(game.view, [(state, 0) for state in decisions]),
        "record_bytes": len(text),
        "record_moves": len(record.moves),
        "save_us": _median_us(Record.to_json, [(record,)]),
        "parse_us": _median_us(Record.parse, [(text,)]),
        "load_us": _median_us(Record.from_json, [(text,)]),
    }


def _mid_game(game: AnyGame, rng: random.Random, picker: random.Random) -> list[Any]:
    turns = walk(game, game.setup(game.max_players), rng, _players(game), leave_after=LEAVE_AFTER)
    line = [turn.state for turn in turns if turn.actor != CHANCE]
    middle = line[len(line) // 4 : -len(line) // 4]
    return [picker.choice(middle)] if middle else []


def _record(game: AnyGame) -> Record:
    players = game.max_players
    return simulate(game, players, 7, _players(game), leave_after=LEAVE_AFTER).record


def _players(game: AnyGame) -> list[Bot]:
    """Return the bots that play where nobody else does: their games are like those of people."""
    return [make_bot(usual_bot(game), game) for _seat in range(game.max_players)]


def _median_us(call: Callable[..., Any], cases: Sequence[tuple[Any, ...]]) -> float:
    """Return the median cost of ``call`` over the cases, each the best of several batches."""
    costs = []
    for case in cases:
        call(*case)
        batches = []
        for _ in range(5):
            begin = time.perf_counter()
            for _ in range(20):
                call(*case)
            batches.append((time.perf_counter() - begin) / 20)
        costs.append(min(batches))
    return statistics.median(costs) * 1e6
