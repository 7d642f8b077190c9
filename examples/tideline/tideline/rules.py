"""The rules of Tideline: set-up, moves, views, end. Ask :data:`game`."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from rulebook_widgets.core import (
    Eyes,
    Game,
    MoveCodec,
    Option,
    OptionValue,
    Refusal,
    Result,
    Step,
    load_rulebook,
)
from rulebook_widgets.core.text import N_
from tideline.board import ALL_FINDS, COLUMNS, PLACES
from tideline.consequences import consequences
from tideline.legality import actor, legal_moves, out_of_turn, refusal
from tideline.moves import MOVE_TYPES, Dig, Move, Wave
from tideline.position import FACTS, build
from tideline.scoring import final_result
from tideline.state import SAND, UNDECIDED, State, View, look
from tideline.words import WORDS


class Tideline(Game[State, Move, View]):
    """Tideline, the example of a game in a package of its own.

    >>> state = game.setup(players=2)
    >>> game.encode(game.legal_moves(state)[0]), len(game.legal_moves(state))
    ('look 1a', 24)
    """

    id = "tideline"
    title = "Tideline"
    min_players = 2
    max_players = 4
    default_players = 2
    options = (Option("rough", False, N_("Two waves after each turn"), "TID-3.3"),)
    position_facts = FACTS
    rulebook = load_rulebook("tideline")
    words = WORDS
    codec = MoveCodec("Tideline", MOVE_TYPES)

    def _setup(self, players: int, options: dict[str, OptionValue]) -> State:
        return State(
            players=players,
            phase="look",
            seat=0,
            where=(SAND,) * len(PLACES),
            seen=((),) * len(PLACES),
            rough=options["rough"] is True,
            finds=(UNDECIDED,) * len(PLACES),
            bag=ALL_FINDS,
        )

    def players(self, state: State) -> int:
        """Return how many players take part."""
        return state.players

    def actor(self, state: State) -> int | None:
        """Return the seat to move, CHANCE while a find or a wave is due, None at the end."""
        return actor(state)

    def legal_moves(self, state: State) -> list[Move]:
        """Return every legal move of the actor, each once."""
        return legal_moves(state)

    def draw(self, state: State, rng: Random) -> Move:
        """Roll the die, or turn up a find: each that nobody has seen is equally likely."""
        return Wave(rng.choice(COLUMNS)) if state.phase == "wave" else Dig(rng.choice(state.bag))

    def _refusal(self, state: State, move: Move) -> Refusal | None:
        return refusal(state, move)

    def _apply(self, state: State, move: Move) -> Step[State]:
        return consequences(state, move)

    def _look(self, state: State, eyes: Eyes) -> View:
        return look(state, eyes)

    def result(self, state: State) -> Result | None:
        """Return None while the game runs, else who won and why (TID-4.2, TID-4.3)."""
        return final_result(state)

    def _position(self, **facts: Any) -> State:
        return build(**facts)

    def not_your_turn(self, state: State, seat: int) -> Refusal:
        """Return the refusal for a seat that is not the actor."""
        return out_of_turn(state)


game: Final = Tideline()
"""The rules of Tideline, ready to be asked."""
