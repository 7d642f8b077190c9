"""What the battery must be told about Samurai."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random

from msgspec.structs import replace

from rulebook_widgets.core import Eyes
from rulebook_widgets.games.samurai.board import ALL_TILES, KINDS, TILES, in_order
from rulebook_widgets.games.samurai.state import Count, State
from tests.battery.plan import Plan

TWENTY = sorted(ALL_TILES)


def conserved(state: State) -> None:
    """Every tile and figure is somewhere, once, and where it may be."""
    for seat in range(state.players):
        _tiles_of(state, seat)
    _ships_at_sea(state)
    _figures(state)
    _settlements(state)
    _end(state)


def _tiles_of(state: State, seat: int) -> None:
    laid = [tile for owner, tile in filter(None, state.tiles) if owner == seat]
    boxed = ["figure_exchange"] if state.boxed[seat] else []
    lifted = [state.lifted] if state.lifted and seat == state.seat else []
    mine = [*state.hands[seat], *state.piles[seat], *laid, *boxed, *lifted]
    assert sorted(mine) == TWENTY, f"SAM-1.2: the tiles of seat {seat}: {sorted(mine)}"
    assert len(state.hands[seat]) <= 5, "SAM-4.5: more than five tiles in a hand"


def _ships_at_sea(state: State) -> None:
    board = state.board
    for space, placed in zip(board.spaces, state.tiles, strict=True):
        if placed is not None:
            at_sea = TILES[placed[1]].terrain == "sea"
            assert at_sea == (board.terrain[space] == "sea"), f"SAM-2.4: {placed} on {space}"


def _figures(state: State) -> None:
    standing = Counter(chain(*state.figures))
    for column, kind in enumerate(KINDS):
        counts = [*(row[column] for row in state.captured), state.aside[column]]
        assert min(counts) >= 0
        total = standing[kind] + sum(counts)
        if state.phase in ("hands", "figures"):
            assert total <= state.board.figures, f"SAM-1.4: {total} of {kind}"
        else:
            assert total == state.board.figures, f"SAM-1.4: {total} of {kind}"


def _settlements(state: State) -> None:
    board = state.board
    for number, here in enumerate(state.figures):
        assert len(here) <= board.slots[number], f"SAM-3.3: {here}"
        assert len(set(here)) == len(here), f"SAM-3.4: {here}"
        if state.phase not in ("hands", "figures"):
            closed = None not in [state.tiles[space] for space in board.shore[number]]
            full = len(here) == board.slots[number]
            assert (here == ()) if closed else full, f"SAM-5.1: {here}, closed: {closed}"


def _end(state: State) -> None:
    standing = set(chain(*state.figures))
    ended = len(standing) < len(KINDS) or sum(state.aside) >= 4
    if state.phase in ("play", "draw"):
        assert ended == state.ending, "SAM-6.1, SAM-6.2: the end and the figures disagree"
        assert not ended or state.finish_turn, "SAM-6.3: the game goes on after its end"
    if state.phase == "over":
        assert ended, "SAM-6.1, SAM-6.2: the game is over too early"


def redeal(state: State, eyes: Eyes, rng: Random) -> State:
    """Mix hand and pile of each player not seen; with three or four also what they captured."""
    if state.phase == "over":
        return state
    others = [seat for seat in range(state.players) if seat != eyes]
    hands, piles, captured = list(state.hands), list(state.piles), list(state.captured)
    for seat in others:
        tiles = [*hands[seat], *piles[seat]]
        rng.shuffle(tiles)
        size = len(hands[seat])
        hands[seat], piles[seat] = in_order(tiles[:size]), in_order(tiles[size:])
    if state.players > 2:
        for seat, figures in zip(others, _shared_out(state, others, rng), strict=True):
            captured[seat] = figures
    return replace(state, hands=tuple(hands), piles=tuple(piles), captured=tuple(captured))


def _shared_out(state: State, seats: list[int], rng: Random) -> list[Count]:
    counts = [[0, 0, 0] for _ in seats]
    for column in range(len(KINDS)):
        for _ in range(sum(state.captured[seat][column] for seat in seats)):
            rng.choice(counts)[column] += 1
    return [(first, second, third) for first, second, third in counts]


PLAN = Plan(
    conserved,
    redeal,
    option_sets=({}, {"quick": True}, {"random_hands": True}, {"finish_turn": True, "quick": True}),
    longest=400,
)
