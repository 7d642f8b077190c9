"""What the rule tests of Yspahan share beyond the kit of all games: the names of its seats."""

from __future__ import annotations

import pytest

from rulebook_widgets.games.yspahan.rules import game
from tests.helpers.kit import Kit

BLUE, GREEN, RED, YELLOW = range(4)
each_count = pytest.mark.parametrize("players", [3, 4])

kit = Kit(game)
at, play, allowed, legal = kit.at, kit.play, kit.allowed, kit.legal
events, told, kinds = kit.events, kit.told, kit.kinds
refused, refused_by = kit.refused, kit.refused_by
random_game = kit.random_game
