"""The set-up (YSP-2)."""

from __future__ import annotations

from rulebook_widgets.games.yspahan.board import ALL_CARDS, START
from rulebook_widgets.games.yspahan.calendar import NO_CUBES, clockwise
from rulebook_widgets.games.yspahan.dice import NO_ROWS
from rulebook_widgets.games.yspahan.state import State


def first_state(players: int) -> State:
    """Return the state in which the first start player is about to roll."""
    return State(
        players=players,
        phase="roll",
        seat=0,
        week=1,
        day=1,
        order=clockwise(players, 0),
        supervisor=START.supervisor,
        shops=NO_CUBES,
        caravan=(),
        camels=(START.camels,) * players,
        gold=(START.gold,) * players,
        points=(START.points,) * players,
        discards=(),
        buildings=((),) * players,
        rows=NO_ROWS,
        hands=((),) * players,
        deck=ALL_CARDS,
    )
