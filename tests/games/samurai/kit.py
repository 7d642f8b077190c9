"""What the rule tests of Samurai share: playing lines, asking for refusals, random games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from rulebook_widgets.core import CHANCE, Event, IllegalMove, Refusal
from rulebook_widgets.games.samurai.rules import game
from rulebook_widgets.games.samurai.state import State

each_count = pytest.mark.parametrize("players", [2, 3, 4])

PLAIN = (
    *("helmet4", "helmet3", "helmet2", "buddha4", "buddha3", "buddha2"),
    *("rice4", "rice3", "rice2", "samurai3", "samurai2", "samurai1", "tile_exchange"),
)
CHARACTER = ("ship2", "ship1", "ronin", "figure_exchange")
ON_LAND = (*PLAIN[:-1], "ronin")
"""Written out here, so that a slip in the game's own lists is noticed."""


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
    assert game.legal_moves(state).count(decoded) == 1
    return game.apply(state, decoded).state


def events(state: State, move: str) -> tuple[Event, ...]:
    """What a move brings about."""
    return game.apply(state, game.decode(move)).events


def told(state: State, move: str) -> list[tuple[str, str, int | None]]:
    """What a move brings about, in short: kind, rule and seat of each event."""
    return [(event.kind, event.rule, event.seat) for event in events(state, move)]


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


def well_formed(refusal: Refusal) -> str:
    """The sentence of a refusal, which must look like one."""
    sentence = game.sentence(refusal)
    assert sentence[0].isupper(), sentence
    assert sentence.endswith("."), sentence
    assert "{" not in sentence and "_" not in sentence, sentence
    assert refusal.rule in game.rulebook
    return sentence


def finished_set_up(players: int, seed: int = 0, **options: bool) -> State:
    """The first turn after a random set-up."""
    for state in random_game(players, seed, **options):
        if state.phase == "play":
            return state
    raise AssertionError("the set-up never ends")


LONGEST = 400
"""More moves than any game can have; a broken rule must not make a test run for ever."""


def random_game(players: int, seed: int, **options: bool) -> Iterator[State]:
    """All states of a game played at random."""
    rng = Random(f"{players} {seed}")
    state = game.setup(players, **options)
    yield state
    for _ in range(LONGEST):
        if game.actor(state) is None:
            return
        if game.actor(state) == CHANCE:
            move = game.draw(state, rng)
        else:
            move = rng.choice(game.legal_moves(state))
        state = game.apply(state, move).state
        yield state
    raise AssertionError("the game never ends")


def refused_by(state: State, move: str, rule: str) -> None:
    """See that a rule refuses a move, whatever the reason it gives."""
    refusal = game.check(state, game.decode(move))
    assert refusal is not None, f"{move} is allowed"
    assert refusal.rule == rule
    well_formed(refusal)
