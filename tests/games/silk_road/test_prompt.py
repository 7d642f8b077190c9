"""What the player to move is told: only what can be done, and only from what the eyes see."""

from __future__ import annotations

import pytest

from rulebook_widgets.core import Eyes
from rulebook_widgets.games.silk_road.prompt import prompt
from rulebook_widgets.games.silk_road.rules import game
from tests.games.silk_road.kit import A, C, D, at

BID = "Bid more than 5 silver: click a coin, or pass."
TAKE = "Take 5 silver from Chen and hand over the pawn"


@pytest.mark.parametrize(
    ("silver", "eyes", "said"),
    [
        (6, D, BID),
        (5, D, "Pass: there is not enough money for more than 5 silver."),
        (5, A, BID),
        (5, None, BID),
    ],
)
def test_slk_3_2_who_cannot_bid_more_is_told_to_pass(silver: int, eyes: Eyes, said: str) -> None:
    state = at(moment="bid", bid=5, bidder=C, turn=D, gold={D: 0}, silver={D: silver})
    assert prompt(game.view(state, eyes)) == said


@pytest.mark.parametrize(
    ("silver", "eyes", "said"),
    [
        (5, A, f"{TAKE}, or pay as much and stay."),
        (4, A, f"{TAKE}; it is too much to match."),
        (4, C, f"{TAKE}, or pay as much and stay."),
    ],
)
def test_slk_3_4_who_cannot_match_is_told_to_take(silver: int, eyes: Eyes, said: str) -> None:
    state = at(moment="choose", bid=5, bidder=C, gold={A: 0}, silver={A: silver})
    assert prompt(game.view(state, eyes)) == said
