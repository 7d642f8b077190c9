"""The set-up, up to the first tile of an opening hand (SAM-3)."""

from __future__ import annotations

from collections.abc import Mapping

from rulebook_widgets.core.options import OptionValue
from rulebook_widgets.games.samurai.board import ALL_TILES, EDO, KINDS, board_for
from rulebook_widgets.games.samurai.state import NOTHING, State


def first_state(players: int, options: Mapping[str, OptionValue]) -> State:
    """Return the set-up: all tiles are in the piles, figures stand on Edo alone."""
    board = board_for(players)
    figures = [KINDS if town.space == EDO else () for town in board.settlements]
    return State(
        players,
        "hands",
        0,
        hands=((),) * players,
        piles=(ALL_TILES,) * players,
        figures=tuple(figures),
        tiles=(None,) * len(board.spaces),
        captured=(NOTHING,) * players,
        boxed=(False,) * players,
        quick=options["quick"] is True,
        random_hands=options["random_hands"] is True,
        finish_turn=options["finish_turn"] is True,
    )
