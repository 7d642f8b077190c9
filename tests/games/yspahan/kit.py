"""What the rule tests of Yspahan share beyond the kit of all games: the names of its seats."""

from __future__ import annotations

import pytest

from rulebook_widgets.games.yspahan.board import QUARTERS, SHOP_IDS
from rulebook_widgets.games.yspahan.rules import game
from rulebook_widgets.games.yspahan.souks import open_numbers
from rulebook_widgets.games.yspahan.state import State
from tests.helpers.kit import Kit

BLUE, GREEN, RED, YELLOW = range(4)
each_count = pytest.mark.parametrize("players", [3, 4])

kit = Kit(game)
at, play, allowed, legal = kit.at, kit.play, kit.allowed, kit.legal
events, told, kinds = kit.events, kit.told, kit.kinds
refused, refused_by = kit.refused, kit.refused_by
random_game = kit.random_game


def open_shops(state: State, seat: int, quarter: str = "") -> list[str]:
    """Return the shops in which a seat may put a cube: in one quarter, or in the whole city."""
    quarters = [quarter] if quarter else QUARTERS
    numbers = [n for name in quarters for n in open_numbers(state.shops, seat, name)]
    return [SHOP_IDS[number] for number in numbers]
