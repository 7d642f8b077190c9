"""The rules of Caravan: set-up, moves, views, end. Ask :data:`game`."""

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
from rulebook_widgets.games.caravan.board import BOARD_IDS, board_of
from rulebook_widgets.games.caravan.consequences import consequences
from rulebook_widgets.games.caravan.legality import refusal
from rulebook_widgets.games.caravan.listing import DRAWS, legal_moves
from rulebook_widgets.games.caravan.moment import out_of_turn
from rulebook_widgets.games.caravan.moves import MOVE_TYPES, AddMarkers, Begin, Move
from rulebook_widgets.games.caravan.position import FACTS, build
from rulebook_widgets.games.caravan.scoring import final_result
from rulebook_widgets.games.caravan.setup import START_LABELS, STARTS, first_state
from rulebook_widgets.games.caravan.state import State, View, look
from rulebook_widgets.games.caravan.words import WORDS


class Caravan(Game[State, Move, View]):
    """Caravan by Joe Huber.

    >>> state = game.setup(players=3)
    >>> game.actor(state) == CHANCE, sum(state.bag)
    (True, 32)
    """

    id = "caravan"
    title = "Caravan"
    min_players = 2
    max_players = 4
    default_players = 4
    options = (
        Option("board", "main", N_("The board"), "CAR-1.1", choices=BOARD_IDS, reads=board_of),
        Option("learning", False, N_("Learning game: six camels each"), "CAR-2.2"),
        Option(
            "short",
            "auto",
            N_("Shorter game"),
            "CAR-2.3",
            choices=("auto", "yes", "no"),
            labels=(N_("with 2 or 3 players"), N_("yes"), N_("no")),
        ),
        Option("start", "1", N_("Who begins"), "CAR-2.6", choices=STARTS, labels=START_LABELS),
    )
    position_facts = FACTS
    rulebook = load_rulebook("rulebook_widgets.games.caravan")
    words = WORDS
    codec = MoveCodec("Caravan", MOVE_TYPES)

    def _setup(self, players: int, options: dict[str, OptionValue]) -> State:
        return first_state(players, options)

    def players(self, state: State) -> int:
        """Return how many players take part."""
        return state.players

    def actor(self, state: State) -> int | None:
        """Return the seat to act, CHANCE while goods come out of the bag, None at the end."""
        if state.phase == "play":
            return state.seat
        return None if state.phase == "over" else CHANCE

    def legal_moves(self, state: State) -> list[Move]:
        """Return every legal move of the actor, each once."""
        return legal_moves(state)

    def draw(self, state: State, rng: Random) -> Move:
        """Draw a good, each in the bag as likely as another, or the starting player."""
        if state.phase == "markers":
            return AddMarkers()
        if state.phase == "start":
            return Begin(rng.randrange(state.players))
        return rng.choices(DRAWS, state.bag)[0]

    def _refusal(self, state: State, move: Move) -> Refusal | None:
        return refusal(state, move)

    def _apply(self, state: State, move: Move) -> Step[State]:
        return consequences(state, move)

    def _look(self, state: State, eyes: Eyes) -> View:
        return look(state, eyes)

    def result(self, state: State) -> Result | None:
        """Return None while the game runs, else who won and why (CAR-9.2 to CAR-9.4)."""
        return final_result(state)

    def _position(self, **facts: Any) -> State:
        return build(**facts)

    def not_your_turn(self, state: State, seat: int) -> Refusal:
        """Return the refusal for a seat that is not the actor."""
        return out_of_turn(state)

    def provenance(self, state: State) -> tuple[Provenance, ...]:
        """Return what of the board is known, and how well."""
        return board_of(state.board).provenance


game: Final = Caravan()
"""The rules of Caravan, ready to be asked."""
