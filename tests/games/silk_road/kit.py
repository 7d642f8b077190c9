"""What the rule tests of Silk Road share: playing lines, asking for refusals, random games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rulebook_widgets.core import CHANCE, Event, IllegalMove, Refusal
from rulebook_widgets.games.silk_road.rules import game
from rulebook_widgets.games.silk_road.setting import tiles_at
from rulebook_widgets.games.silk_road.state import State
from tests.games.silk_road.battery_plan import accounted

A, B, C, D, E, F = range(6)
IVORY, SILK, JEWELS, FRUIT, SPICES = range(5)

each_count = pytest.mark.parametrize("players", [3, 4, 5, 6])
each_board = pytest.mark.parametrize("board", ["main", "parallel"])
each_way = pytest.mark.parametrize("reverse", [False, True], ids=["west", "east"])

TRICKS = {"crook", "barterer"}


def at(**facts: Any) -> State:
    """A position built by hand, in which nothing is lost or doubled."""
    state: State = game.position(**facts)
    accounted(state)
    return state


def market(*tiles: str, **facts: Any) -> State:
    """A is to take a tile at Lanzhou, where these lie."""
    return at(**{"tiles": {"lanzhou": list(tiles)}, **facts})


def purple(*tiles: str, **facts: Any) -> State:
    """A is to take a tile at Samarkand, a purple city, where these lie."""
    return at(**{"tiles": {"samarkand": list(tiles)}, **facts})


def play(state: State, *moves: str) -> State:
    """The state after these moves; each must be legal."""
    for move in moves:
        state = allowed(state, move)
    return state


def allowed(state: State, move: str) -> State:
    """The state after a move that must be legal, in every way of asking."""
    decoded = game.decode(move)
    refusal = game.check(state, decoded)
    assert refusal is None, game.sentence(refusal)
    assert list(game.legal_moves(state)).count(decoded) == 1
    after: State = game.apply(state, decoded).state
    accounted(after)
    return after


def events(state: State, *moves: str) -> list[Event]:
    """What moves bring about."""
    found: list[Event] = []
    for move in moves:
        step = game.apply(state, game.decode(move))
        found += step.events
        state = step.state
    return found


def told(state: State, *moves: str) -> list[tuple[str, str, int | None]]:
    """What moves bring about, in short: kind, rule and seat of each event."""
    return [(event.kind, event.rule, event.seat) for event in events(state, *moves)]


def kinds(state: State, *moves: str) -> list[str]:
    """The kinds of the events that moves bring about."""
    return [event.kind for event in events(state, *moves)]


def legal(state: State, tag: str = "") -> list[str]:
    """The texts of the legal moves, or of those that begin with a tag."""
    texts = map(game.encode, game.legal_moves(state))
    return [text for text in texts if not tag or text.split()[0] == tag]


def refused(state: State, move: str, rule: str, reason: str, *spots: str) -> str:
    """The sentence that refuses a move, which must be illegal in every way of asking."""
    decoded = game.decode(move)
    refusal = game.check(state, decoded)
    assert refusal is not None, f"{move} is allowed"
    assert (refusal.rule, refusal.reason, refusal.spots) == (rule, reason, spots)
    assert decoded not in game.legal_moves(state)
    with pytest.raises(IllegalMove, match=re.escape(f"({rule})")) as caught:
        game.apply(state, decoded)
    assert caught.value.refusal == refusal
    return well_formed(refusal)


def refused_by(state: State, move: str, rule: str) -> None:
    """See that a rule refuses a move, whatever the reason it gives."""
    refusal = game.check(state, game.decode(move))
    assert refusal is not None, f"{move} is allowed"
    assert refusal.rule == rule
    well_formed(refusal)


def well_formed(refusal: Refusal) -> str:
    """The sentence of a refusal, which must look like one."""
    sentence = game.sentence(refusal)
    assert sentence[0].isupper(), sentence
    assert sentence.endswith("."), sentence
    assert "{" not in sentence and "_" not in sentence, sentence
    assert refusal.rule in game.rulebook
    return sentence


def here(state: State) -> tuple[str, ...]:
    """The tiles where the caravan is."""
    return tiles_at(state, state.city)


def worth(state: State, seat: int) -> int:
    """What the coins of a seat are worth."""
    return 5 * state.gold[seat] + state.silver[seat]


def set_up(players: int, seed: int, **options: Any) -> State:
    """A game that chance has set up, ready for the first bid."""
    state, rng = game.setup(players, **options), Random(seed)
    while game.actor(state) == CHANCE:
        state = game.apply(state, game.draw(state, rng)).state
    return state


def random_game(players: int, seed: int, **options: Any) -> Iterator[State]:
    """All states of a game played at random; each type of move is as likely as another."""
    rng = Random(f"{players} {seed} {sorted(options.items())}")
    state: State = game.setup(players, **options)
    yield state
    while game.actor(state) is not None:
        if game.actor(state) == CHANCE:
            move = game.draw(state, rng)
        else:
            moves = list(game.legal_moves(state))
            kind = rng.choice(list(dict.fromkeys(map(type, moves))))
            move = rng.choice([move for move in moves if type(move) is kind])
        state = game.apply(state, move).state
        yield state
