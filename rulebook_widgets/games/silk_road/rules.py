"""The rules of Silk Road: set-up, moves, views, end. Ask :data:`game`."""

from __future__ import annotations

from collections.abc import Sequence
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
from rulebook_widgets.games.silk_road.board import BOARD_IDS, board_of
from rulebook_widgets.games.silk_road.chance import draw
from rulebook_widgets.games.silk_road.consequences import consequences
from rulebook_widgets.games.silk_road.legality import refusal
from rulebook_widgets.games.silk_road.listing import legal_moves
from rulebook_widgets.games.silk_road.moment import CHANCE_PHASES, out_of_turn
from rulebook_widgets.games.silk_road.moves import MOVE_TYPES, Move
from rulebook_widgets.games.silk_road.position import FACTS, build
from rulebook_widgets.games.silk_road.scoring import final_result
from rulebook_widgets.games.silk_road.setup import first_state
from rulebook_widgets.games.silk_road.state import State, View, look
from rulebook_widgets.games.silk_road.words import WORDS


class SilkRoad(Game[State, Move, View]):
    """Silk Road by Ted Cheatham and Bruno Faidutti.

    >>> state = game.position(gold={1: 0}, silver={1: 2})
    >>> list(map(game.encode, game.legal_moves(state)))
    ['pass', 'bid 1', 'bid 2']
    """

    id = "silk_road"
    title = "Silk Road"
    min_players = 3
    max_players = 6
    default_players = 4
    options = (
        Option(
            "board",
            BOARD_IDS[0],
            N_("The board"),
            "SLK-2.4",
            choices=BOARD_IDS,
            reads=board_of,
        ),
        Option("reverse", False, N_("Travel from Antioch to Chang'an"), "SLK-2.7"),
    )
    position_facts = FACTS
    rulebook = load_rulebook("rulebook_widgets.games.silk_road")
    words = WORDS
    codec = MoveCodec("Silk Road", MOVE_TYPES)

    def _setup(self, players: int, options: dict[str, OptionValue]) -> State:
        return first_state(players, options)

    def players(self, state: State) -> int:
        """Return how many players take part."""
        return state.players

    def actor(self, state: State) -> int | None:
        """Return the seat to move, CHANCE while setting up and for a thief, None at the end."""
        phase = state.phase
        if phase in CHANCE_PHASES:
            return CHANCE
        return None if phase == "over" else state.seat

    def legal_moves(self, state: State) -> Sequence[Move]:
        """Return every legal move of the actor, each once."""
        return legal_moves(state)

    def draw(self, state: State, rng: Random) -> Move:
        """Draw goods or a tile, choose the first leader, or see what a thief gets."""
        return draw(state, rng)

    def _refusal(self, state: State, move: Move) -> Refusal | None:
        return refusal(state, move)

    def _apply(self, state: State, move: Move) -> Step[State]:
        return consequences(state, move)

    def _look(self, state: State, eyes: Eyes) -> View:
        return look(state, eyes)

    def result(self, state: State) -> Result | None:
        """Return None while the game runs, else who won and why (SLK-7.4)."""
        return final_result(state)

    def _position(self, **facts: Any) -> State:
        return build(**facts)

    def not_your_turn(self, state: State, seat: int) -> Refusal:
        """Return the refusal for a seat that is not the actor."""
        return out_of_turn(state)

    def provenance(self, state: State) -> tuple[Provenance, ...]:
        """Return how well the board is known, part by part."""
        return board_of(state.board).provenance


game: Final = SilkRoad()
"""The rules of Silk Road, ready to be asked."""
