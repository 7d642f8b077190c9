"""Positions of Pebbles built by hand."""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Sequence
from itertools import chain

from pebbles.board import board_of
from pebbles.state import COLOURS, OF_EACH, State
from rulebook_widgets.core import PositionError


def build(
    players: int = 2,
    hands: Sequence[Sequence[str]] = (),
    cups: Sequence[str] = ("",) * 6,
    chosen: Sequence[str] = (),
    seat: int = 0,
    open: bool = False,
    board: str = "plain",
) -> State:
    """Build a turn.

    Args:
        players: how many play.
        hands: the pebbles of each seat; none where they are not named.
        cups: the colour in each cup, or "".
        chosen: each seat's colour; red where it is not named.
        seat: whose turn it is.
        open: whether hands are played openly.
        board: the cups: the id of a shipped board or the text of a board file.
    """
    if len(hands) > players or seat not in range(players):
        raise PositionError(f"Pebbles for {players} has seats 0 to {players - 1}.")
    given = [tuple(sorted(hand)) for hand in hands] + [()] * (players - len(hands))
    lying = Counter([*chain(*given), *filter(None, cups)])
    bag = Counter(COLOURS * OF_EACH)
    if not lying <= bag:
        raise PositionError("Pebbles has four red, four blue and four green pebbles.")
    board_of(board)
    colours = tuple(chosen) + ("red",) * (players - len(chosen))
    rest = tuple(sorted((bag - lying).elements()))
    return State(
        players, "turn", seat, rest, tuple(given), colours, tuple(cups), open=open, board=board
    )


FACTS = tuple(inspect.signature(build).parameters)
