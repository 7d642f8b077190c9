"""What the rule tests of Caravan share: playing lines, asking for refusals, games to the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rulebook_widgets.core import CHANCE, Event, IllegalMove, Refusal
from rulebook_widgets.games.caravan.rules import game
from rulebook_widgets.games.caravan.state import State
from tests.games.caravan.seeker import seek

BLACK, YELLOW, ORANGE, TURQUOISE = range(4)
each_count = pytest.mark.parametrize("players", [2, 3, 4])

RARE = ("ivory", "cloth", "gems", "paper")
COMMON = ("meat", "swords", "salt", "hides")
ALL = (*RARE, *COMMON)
CORNERS = {"1": "a1", "2": "g1", "7": "a7", "8": "g7"}
NUMBERED = ("a1", "g1", "c2", "f3", "b5", "e6", "a7", "g7")
"""Written out here, so that a slip in the game's own data is noticed."""

FIVE_LIE = {"3": "", "4": "", "6": ""}
"""Facts that leave goods on 1, 2, 5, 7 and 8: the next pick-up leaves four."""


def at(**facts: Any) -> State:
    """A position built by hand."""
    state: State = game.position(**facts)
    return state


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
    return game.apply(state, decoded).state


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


def event(state: State, move: str, kind: str) -> Event:
    """The one event of that kind that a move brings about."""
    (found,) = [event for event in events(state, move) if event.kind == kind]
    return found


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


def herd(state: State, seat: int) -> list[str]:
    """A seat's camels on the board, as `position` reads them."""
    return [f"{camel.space} {camel.load}".strip() for camel in state.camels[seat]]


def goods(counts: tuple[int, ...]) -> dict[str, int]:
    """Goods counted in the order of the box, as names and numbers."""
    return {good: count for good, count in zip(ALL, counts, strict=True) if count}


def laid_out(players: int = 4, seed: int = 0, **options: Any) -> State:
    """The first turn after a set-up."""
    state: State = game.setup(players, **options)
    rng = Random(seed)
    while game.actor(state) == CHANCE:
        state = game.apply(state, game.draw(state, rng)).state
    return state


LONGEST = 5000
"""More moves than a game of players who seek the end can have."""


def sought_game(players: int, seed: int, **options: Any) -> Iterator[tuple[State, Any, Any]]:
    """A game of players who seek its end: each state, the move made there, and the step."""
    rng = Random(f"{players} {seed}")
    state = game.setup(players, **options)
    for _ in range(LONGEST):
        if (actor := game.actor(state)) is None:
            return
        if actor == CHANCE:
            move = game.draw(state, rng)
        else:
            move = seek(state, game.legal_moves(state), rng)
        step = game.apply(state, move)
        yield state, move, step
        state = step.state
    raise AssertionError("the game never ends")
