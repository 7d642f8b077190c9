"""The set-up (CAR-2), up to the first good that is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rulebook_widgets.core.errors import OptionError
from rulebook_widgets.core.options import OptionValue
from rulebook_widgets.core.text import N_
from rulebook_widgets.games.caravan.board import GOODS, Board, board_of
from rulebook_widgets.games.caravan.state import NO_GOODS, State

RANDOM: Final = "random"
STARTS: Final = ("1", "2", "3", "4", RANDOM)
"""Who begins: the first seat stands for the last to choose a colour, or another one, or chance."""
START_LABELS: Final = (
    N_("Seat 1"),
    N_("Seat 2"),
    N_("Seat 3"),
    N_("Seat 4"),
    N_("chance decides"),
)


def first_state(players: int, options: Mapping[str, OptionValue]) -> State:
    """Return the set-up before any good is drawn.

    Raises:
        OptionError: the seat that is to begin is not taken.
    """
    value, start = str(options["board"]), str(options["start"])
    board, short = board_of(value), is_short(str(options["short"]), value, players)
    return State(
        board=value,
        players=players,
        phase="goods",
        seat=0 if start == RANDOM else _starting_seat(start, players),
        turn_number=1,
        left=board.actions(0),
        camels=((),) * players,
        camels_each=camels_each(board, learning=options["learning"] is True),
        goods=("",) * len(board.numbered),
        markers=(0,) * len(board.numbered),
        bag=tuple([board.bag(short)[good] for good in GOODS]),
        delivered=(NO_GOODS,) * players,
        earned=(0,) * players,
        thefts=(board.setup.theft_markers,) * players,
        due=len(board.numbered),
        short=short,
        random_start=start == RANDOM,
    )


def is_short(wish: str, board: str, players: int) -> bool:
    """Tell whether the shorter game is played: as wished, or as recommended (CAR-2.3).

    >>> [is_short("auto", "main", players) for players in (2, 3, 4)]
    [True, True, False]
    """
    if wish == "auto":
        return players in board_of(board).setup.short_game_players
    return wish == "yes"


def camels_each(board: Board, *, learning: bool) -> int:
    """Return how many camels each player has (CAR-2.1, CAR-2.2)."""
    return board.setup.learning_camels if learning else board.setup.camels


def _starting_seat(start: str, players: int) -> int:
    seat = int(start) - 1
    if seat >= players:
        raise OptionError(
            f"Caravan: with {players} players the option 'start' takes '1' to '{players}' "
            f"or 'random', not {start!r}."
        )
    return seat
