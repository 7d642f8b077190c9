"""The rules of Yspahan: set-up, moves, views, end. Ask :data:`game`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from rulebook_widgets.core.codec import MoveCodec
from rulebook_widgets.core.game import Game
from rulebook_widgets.core.happening import Refusal, Result, Step
from rulebook_widgets.core.options import OptionValue
from rulebook_widgets.core.provenance import Provenance
from rulebook_widgets.core.rulebook import load_rulebook
from rulebook_widgets.core.seats import CHANCE, Eyes
from rulebook_widgets.games.yspahan.board import PROVENANCE, WHITE_DICE
from rulebook_widgets.games.yspahan.consequences import consequences
from rulebook_widgets.games.yspahan.dice import throw
from rulebook_widgets.games.yspahan.legality import refusal
from rulebook_widgets.games.yspahan.listing import legal_moves
from rulebook_widgets.games.yspahan.moment import CHANCE_PHASES, asked_owner, out_of_turn
from rulebook_widgets.games.yspahan.moves import MOVE_TYPES, Deal, Move, White, Yellow
from rulebook_widgets.games.yspahan.position import FACTS, build
from rulebook_widgets.games.yspahan.scoring import final_result
from rulebook_widgets.games.yspahan.setup import first_state
from rulebook_widgets.games.yspahan.state import State, View, look
from rulebook_widgets.games.yspahan.words import WORDS


class Yspahan(Game[State, Move, View]):
    """Yspahan by Sébastien Pauchon.

    >>> state = game.setup(players=3)
    >>> game.encode(game.legal_moves(state)[2])
    'roll 2'
    """

    id = "yspahan"
    title = "Yspahan"
    min_players = 3
    max_players = 4
    default_players = 4
    options = ()
    position_facts = FACTS
    rulebook = load_rulebook("rulebook_widgets.games.yspahan")
    words = WORDS
    codec = MoveCodec("Yspahan", MOVE_TYPES)

    def _setup(self, players: int, options: dict[str, OptionValue]) -> State:
        return first_state(players)

    def players(self, state: State) -> int:
        """Return how many players take part."""
        return state.players

    def actor(self, state: State) -> int | None:
        """Return the seat to move, CHANCE for rolls and draws, None at the end.

        While a cube is on its way to the caravan that is its owner, who may pay a camel.
        """
        phase = state.phase
        if phase in CHANCE_PHASES:
            return CHANCE
        if phase == "camel":
            return asked_owner(state)
        return None if phase == "over" else state.seat

    def legal_moves(self, state: State) -> Sequence[Move]:
        """Return every legal move of the actor, each once."""
        return legal_moves(state)

    def draw(self, state: State, rng: Random) -> Move:
        """Throw the dice that are due, or draw one of the cards of the deck."""
        if state.phase == "white":
            return White(throw(WHITE_DICE, rng))
        if state.phase == "yellow":
            return Yellow(throw(state.bought, rng))
        return Deal(state.deck[int(rng.random() * len(state.deck))])

    def _refusal(self, state: State, move: Move) -> Refusal | None:
        return refusal(state, move)

    def _apply(self, state: State, move: Move) -> Step[State]:
        return consequences(state, move)

    def _look(self, state: State, eyes: Eyes) -> View:
        return look(state, eyes)

    def result(self, state: State) -> Result | None:
        """Return None while the game runs, else who won and why (YSP-7.6)."""
        return final_result(state)

    def provenance(self, state: State) -> tuple[Provenance, ...]:
        """Return how well the board is known: the same for every game."""
        return PROVENANCE

    def _position(self, **facts: Any) -> State:
        return build(**facts)

    def not_your_turn(self, state: State, seat: int) -> Refusal:
        """Return the refusal for a seat that is not the actor."""
        return out_of_turn(state)


game: Final = Yspahan()
"""The rules of Yspahan, ready to be asked."""
