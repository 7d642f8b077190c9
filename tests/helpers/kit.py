"""What the rule tests of every game share: playing lines, asking for refusals, random games."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from rulebook_widgets.core import CHANCE, AnyGame, Event, IllegalMove, Refusal

LONGEST = 5000
"""More moves than any game can have; a broken rule must not make a test run for ever."""


class Kit:
    """A game in the hands of a test.

    Args:
        game: the game.
        whole: fails with an assertion if something is lost or doubled in a state; asked for every
            position made by hand and after every move.
    """

    def __init__(self, game: AnyGame, whole: Callable[[Any], object] = lambda state: None) -> None:
        self.game = game
        self.whole = whole

    def at(self, **facts: Any) -> Any:
        """A position built by hand."""
        state = self.game.position(**facts)
        self.whole(state)
        return state

    def play(self, state: Any, *moves: str) -> Any:
        """The state after these moves; each must be legal."""
        for move in moves:
            state = self.allowed(state, move)
        return state

    def allowed(self, state: Any, move: str) -> Any:
        """The state after a move that must be legal, in every way of asking."""
        decoded = self.game.decode(move)
        refusal = self.game.check(state, decoded)
        assert refusal is None, self.game.sentence(refusal)
        assert list(self.game.legal_moves(state)).count(decoded) == 1
        after = self.game.apply(state, decoded).state
        self.whole(after)
        return after

    def events(self, state: Any, *moves: str) -> list[Event]:
        """What moves bring about."""
        found: list[Event] = []
        for move in moves:
            step = self.game.apply(state, self.game.decode(move))
            found += step.events
            state = step.state
        return found

    def told(self, state: Any, *moves: str) -> list[tuple[str, str, int | None]]:
        """What moves bring about, in short: kind, rule and seat of each event."""
        return [(event.kind, event.rule, event.seat) for event in self.events(state, *moves)]

    def kinds(self, state: Any, *moves: str) -> list[str]:
        """The kinds of the events that moves bring about."""
        return [event.kind for event in self.events(state, *moves)]

    def event(self, state: Any, move: str, kind: str) -> Event:
        """The one event of that kind that a move brings about."""
        (found,) = [event for event in self.events(state, move) if event.kind == kind]
        return found

    def legal(self, state: Any, tag: str = "") -> list[str]:
        """The texts of the legal moves, or of those that begin with a tag."""
        texts = map(self.game.encode, self.game.legal_moves(state))
        return [text for text in texts if not tag or text.split()[0] == tag]

    def refused(self, state: Any, move: str, rule: str, reason: str, *spots: str) -> str:
        """The sentence that refuses a move, which must be illegal in every way of asking."""
        decoded = self.game.decode(move)
        refusal = self.game.check(state, decoded)
        assert refusal is not None, f"{move} is allowed"
        assert (refusal.rule, refusal.reason, refusal.spots) == (rule, reason, spots)
        assert decoded not in self.game.legal_moves(state)
        with pytest.raises(IllegalMove, match=re.escape(f"({rule})")) as caught:
            self.game.apply(state, decoded)
        assert caught.value.refusal == refusal
        return self.well_formed(refusal)

    def refused_by(self, state: Any, move: str, rule: str) -> None:
        """See that a rule refuses a move, whatever the reason it gives."""
        refusal = self.game.check(state, self.game.decode(move))
        assert refusal is not None, f"{move} is allowed"
        assert refusal.rule == rule
        self.well_formed(refusal)

    def well_formed(self, refusal: Refusal) -> str:
        """The sentence of a refusal, which must look like one."""
        sentence = self.game.sentence(refusal)
        assert sentence[0].isupper(), sentence
        assert sentence.endswith("."), sentence
        assert "{" not in sentence and "_" not in sentence, sentence
        assert refusal.rule in self.game.rulebook
        return sentence

    def set_up(self, players: int, seed: int = 0, **options: Any) -> Any:
        """A game that chance has set up, ready for the first decision."""
        state, rng = self.game.setup(players, **options), Random(seed)
        while self.game.actor(state) == CHANCE:
            state = self.game.apply(state, self.game.draw(state, rng)).state
        return state

    def random_game(self, players: int, seed: int, **options: Any) -> Iterator[Any]:
        """All states of a game played at random; each type of move is as likely as another."""
        rng = Random(f"{players} {seed} {sorted(options.items())}")
        state = self.game.setup(players, **options)
        yield state
        for _ in range(LONGEST):
            if self.game.actor(state) is None:
                return
            state = self.game.apply(state, self._some_move(state, rng)).state
            yield state
        raise AssertionError("the game never ends")

    def _some_move(self, state: Any, rng: Random) -> Any:
        if self.game.actor(state) == CHANCE:
            return self.game.draw(state, rng)
        moves = list(self.game.legal_moves(state))
        kind = rng.choice(list(dict.fromkeys(map(type, moves))))
        return rng.choice([move for move in moves if type(move) is kind])
