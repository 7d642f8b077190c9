"""The rules of Samurai: set-up, moves, views, end. Ask :data:`game`."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from rulebook_widgets.core.codec import MoveCodec
from rulebook_widgets.core.game import Game
from rulebook_widgets.core.happening import Refusal, Result, Step
from rulebook_widgets.core.options import Option, OptionValue
from rulebook_widgets.core.provenance import Provenance
from rulebook_widgets.core.rulebook import load_rulebook
from rulebook_widgets.core.seats import CHANCE, Eyes
from rulebook_widgets.core.text import N_
from rulebook_widgets.games.samurai.board import PROVENANCE
from rulebook_widgets.games.samurai.consequences import consequences
from rulebook_widgets.games.samurai.legality import refusal
from rulebook_widgets.games.samurai.listing import figure_chances, legal_moves
from rulebook_widgets.games.samurai.moment import out_of_turn
from rulebook_widgets.games.samurai.moves import MOVE_TYPES, Draw, Keep, Move
from rulebook_widgets.games.samurai.position import FACTS, build
from rulebook_widgets.games.samurai.scoring import final_result
from rulebook_widgets.games.samurai.setup import first_state
from rulebook_widgets.games.samurai.state import State, View, look
from rulebook_widgets.games.samurai.words import WORDS


class Samurai(Game[State, Move, View]):
    """Samurai by Reiner Knizia.

    >>> state = game.setup(players=3, quick=True)
    >>> game.actor(state) == CHANCE
    True
    """

    id = "samurai"
    title = "Samurai"
    min_players = 2
    max_players = 4
    default_players = 4
    options = (
        Option("quick", False, N_("Deal the opening hands and the figures at random"), "SAM-3.4"),
        Option("random_hands", False, N_("Deal the opening hands at random"), "SAM-3.2"),
        Option("finish_turn", False, N_("Finish the turn that brings the end"), "SAM-6.3"),
    )
    position_facts = FACTS
    rulebook = load_rulebook("rulebook_widgets.games.samurai")
    words = WORDS
    codec = MoveCodec("Samurai", MOVE_TYPES)

    def _setup(self, players: int, options: dict[str, OptionValue]) -> State:
        return first_state(players, options)

    def players(self, state: State) -> int:
        """Return how many players take part."""
        return state.players

    def actor(self, state: State) -> int | None:
        """Return the seat to move, CHANCE while tiles or figures are dealt, None at the end."""
        match state.phase:
            case "play":
                return state.seat
            case "over":
                return None
            case "hands":
                return CHANCE if state.quick or state.random_hands else state.seat
            case "figures":
                return CHANCE if state.quick else state.seat
        return CHANCE

    def legal_moves(self, state: State) -> list[Move]:
        """Return every legal move of the actor, each once."""
        return legal_moves(state)

    def draw(self, state: State, rng: Random) -> Move:
        """Deal a tile or a figure: each that is left is equally likely."""
        if state.phase == "figures":
            return rng.choice(figure_chances(state))
        tile = rng.choice(state.piles[state.seat])
        return Keep(tile) if state.phase == "hands" else Draw(tile)

    def _refusal(self, state: State, move: Move) -> Refusal | None:
        return refusal(state, move)

    def _apply(self, state: State, move: Move) -> Step[State]:
        return consequences(state, move)

    def _look(self, state: State, eyes: Eyes) -> View:
        return look(state, eyes)

    def result(self, state: State) -> Result | None:
        """Return None while the game runs, else who won and why (SAM-7.1 to SAM-7.6)."""
        return final_result(state)

    def provenance(self, state: State) -> tuple[Provenance, ...]:
        """Return how well the board is known: the same for every game."""
        return PROVENANCE

    def _position(self, **facts: Any) -> State:
        return build(**facts)

    def not_your_turn(self, state: State, seat: int) -> Refusal:
        """Return the refusal for a seat that is not the actor."""
        return out_of_turn(state, self.actor(state) == CHANCE)


game: Final = Samurai()
"""The rules of Samurai, ready to be asked."""
