"""What the rule tests of Silk Road share beyond the kit of all games: its names, its markets."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook_widgets.games.silk_road.rules import game
from rulebook_widgets.games.silk_road.setting import tiles_at
from rulebook_widgets.games.silk_road.state import State
from tests.games.silk_road.battery_plan import accounted
from tests.helpers.kit import Kit

A, B, C, D, E, F = range(6)
IVORY, SILK, JEWELS, FRUIT, SPICES = range(5)

each_count = pytest.mark.parametrize("players", [3, 4, 5, 6])
each_board = pytest.mark.parametrize("board", ["main", "parallel"])
each_way = pytest.mark.parametrize("reverse", [False, True], ids=["west", "east"])

TRICKS = {"crook", "barterer"}

kit = Kit(game, whole=accounted)
at, play, allowed, legal = kit.at, kit.play, kit.allowed, kit.legal
events, told, kinds = kit.events, kit.told, kit.kinds
refused, refused_by = kit.refused, kit.refused_by
set_up, random_game = kit.set_up, kit.random_game


def market(*tiles: str, **facts: Any) -> State:
    """A is to take a tile at Lanzhou, where these lie."""
    state: State = at(**{"tiles": {"lanzhou": list(tiles)}, **facts})
    return state


def purple(*tiles: str, **facts: Any) -> State:
    """A is to take a tile at Samarkand, a purple city, where these lie."""
    state: State = at(**{"tiles": {"samarkand": list(tiles)}, **facts})
    return state


def here(state: State) -> tuple[str, ...]:
    """The tiles where the caravan is."""
    return tiles_at(state, state.city)


def worth(state: State, seat: int) -> int:
    """What the coins of a seat are worth."""
    return 5 * state.gold[seat] + state.silver[seat]
