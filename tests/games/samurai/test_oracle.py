"""The engine against a second, slow one that goes by coordinates; and counts of lines of play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from rulebook_widgets.core import CHANCE, MoveError, Refusal
from rulebook_widgets.games.samurai.board import TILES
from rulebook_widgets.games.samurai.moves import (
    Draw,
    EndTurn,
    Exchange,
    Keep,
    Move,
    Pass,
    Place,
    Replay,
    Settle,
    Swap,
)
from rulebook_widgets.games.samurai.rules import game
from rulebook_widgets.games.samurai.state import State
from tests.games.samurai import oracle
from tests.games.samurai.kit import each_count, play, random_game, well_formed
from tests.helpers.kit import LONGEST


def laid(state: State) -> oracle.Laid:
    spaces = zip(state.board.spaces, state.tiles, strict=True)
    return {space: placed for space, placed in spaces if placed is not None}


def standing(state: State) -> oracle.Standing:
    towns = zip(state.board.settlements, state.figures, strict=True)
    return {town.space: here for town, here in towns}


def test_the_map_of_both_is_the_same() -> None:
    for players in (2, 3, 4):
        board = game.position(players=players).board
        mine = board.terrain | {town.space: town.kind for town in board.settlements}
        assert mine == oracle.terrain(players)
        for number, space in enumerate(board.spaces):
            towns = {board.settlements[place].space for place in board.touching[number]}
            assert towns == {t.space for t in board.settlements if oracle.beside(space, t.space)}


def test_strengths_of_both_are_the_same() -> None:
    for tile in TILES.values():
        expected = tuple(oracle.strength(tile.id, kind) for kind in oracle.KINDS)
        assert tile.strengths == expected


@pytest.mark.parametrize("seed", range(5))
@each_count
def test_captures_agree_with_the_oracle(players: int, seed: int) -> None:
    """Every tile of random games: who gets which figure, in the events and on the table."""
    rng = Random(f"capture {players} {seed}")
    captures = 0
    for state, move, step in line_of_play(players, rng):
        if not isinstance(move, Place | Replay):
            continue
        tile = move.tile if isinstance(move, Place) else state.lifted
        after = laid(state) | {move.space: (state.seat, tile)}
        expected = oracle.outcome(players, after, standing(state), move.space)
        found = {
            (str(e.facts["town"]), str(e.facts["figure"])): e.seat
            for e in step.events
            if e.kind in ("captured", "aside", "aside_zero")
        }
        assert found == expected
        emptied = {town for town, _ in expected}
        assert standing(step.state) == {
            town: () if town in emptied else here for town, here in standing(state).items()
        }
        assert gains(state, step.state) == expected_gains(players, expected)
        captures += len(expected)
    assert captures > 10


def gains(before: State, after: State) -> list[tuple[int, ...]]:
    """What each seat, and the place beside the board, has more of than before."""
    pairs = zip((*after.captured, after.aside), (*before.captured, before.aside), strict=True)
    return [tuple(n - m for n, m in zip(new, old, strict=True)) for new, old in pairs]


def expected_gains(players: int, taken: dict[tuple[str, str], Any]) -> list[tuple[int, ...]]:
    return [
        tuple(
            sum(kind == k and winner == seat for (_, k), winner in taken.items())
            for kind in oracle.KINDS
        )
        for seat in (*range(players), None)
    ]


@each_count
def test_legal_moves_agree_with_the_oracle(players: int) -> None:
    for seed in range(2):
        for state in random_game(players, seed, quick=True):
            if state.phase == "play":
                listed = list(map(game.encode, game.legal_moves(state)))
                expected = oracle.turn_moves(
                    players, state.seat, state.hands[state.seat], laid(state), standing(state),
                    state.lifted, state.plain_played, state.started,
                )  # fmt: skip
                assert len(listed) == len(set(listed))
                assert set(listed) == expected


# ---------------------------------------------------------------- every conceivable move is checked


@cache
def every_move() -> tuple[Move, ...]:
    """Every move that names tiles, figures and spaces of the game."""
    spaces, kinds = oracle.everywhere(), oracle.KINDS
    towns = [space for space, kind in oracle.terrain(4).items() if kind not in ("land", "sea")]
    ends = [(kind, space) for space in (*towns, "1,0", "3,0") for kind in kinds]
    return (
        *(Keep(tile) for tile in TILES),
        *(Draw(tile) for tile in TILES),
        *(Settle(kind, space) for kind in kinds for space in spaces),
        *(Place(tile, space) for tile in TILES for space in spaces),
        *(Exchange(space) for space in spaces),
        *(Replay(space) for space in spaces),
        *(Swap(k, a, j, b) for (k, a), (j, b) in product(ends, repeat=2) if a <= b),
        EndTurn(),
        Pass(),
    )


@each_count
def test_a_move_is_listed_exactly_if_it_is_not_refused(players: int) -> None:
    reasons = set()
    for state in sampled_states(players):
        listed = game.legal_moves(state)
        refusals = {move: game.check(state, move) for move in every_move()}
        assert {move for move, refusal in refusals.items() if refusal is None} == set(listed)
        assert len(listed) == len(set(listed))
        reasons |= {
            one_of(refusals, reason) for reason in {r.reason for r in refusals.values() if r}
        }
    for refusal in reasons:
        well_formed(refusal)
    assert len({refusal.reason for refusal in reasons}) > 25


def one_of(refusals: dict[Move, Refusal | None], reason: str) -> Refusal:
    return next(r for r in refusals.values() if r and r.reason == reason)


def sampled_states(players: int) -> Iterator[State]:
    """States of every phase, and those with a lifted tile, from random games."""
    rng = Random(players)
    for options in ({}, {"quick": True}, {"finish_turn": True}):
        seen: dict[tuple[str, bool, bool], int] = {}
        for state in random_game(players, 11, **options):
            sort = (state.phase, bool(state.lifted), state.started)
            if seen.get(sort, 0) < 2 and (rng.random() < 0.15 or sort not in seen):
                seen[sort] = seen.get(sort, 0) + 1
                yield state


@pytest.mark.parametrize("players", [2, 4])
def test_moves_that_name_nothing_of_the_game_are_no_moves(players: int) -> None:
    state = game.position(players=players)
    unknown = [tile for tile in oracle.TILE_IDS if tile not in TILES]
    assert unknown == ["helmet1", "buddha1", "rice1", "samurai4"]
    for move in (
        *(kind(tile) for kind in (Keep, Draw) for tile in (*unknown, "")),
        *(Place(tile, "1,0") for tile in unknown),
        *(Place("ronin", space) for space in ("9,9", "1, 0", "", "1,0,0", "01,0")),
        *(kind("9,9") for kind in (Exchange, Replay)),
        Settle("daimyo", "2,0"), Settle("helmet", "9,9"),
        Swap("helmet", "2,0", "daimyo", "2,0"), Swap("daimyo", "2,0", "helmet", "2,0"),
        Swap("helmet", "2,0", "rice", "9,9"), Swap("helmet", "0,9", "rice", "2,0"),
    ):  # fmt: skip
        with pytest.raises(MoveError, match=r"Samurai has no (tile|figure|space) '"):
            game.check(state, move)
        with pytest.raises(MoveError):
            game.apply(state, move)


# ------------------------------------------------------------------------------- counted lines


def lines_of_play(state: State, depth: int) -> int:
    """How many lines of play of that length there are."""
    if depth == 0:
        return 1
    moves = game.legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(lines_of_play(game.apply(state, move).state, depth - 1) for move in moves)


KEPT = ("keep helmet4", "keep helmet3", "keep helmet2", "keep buddha4", "keep buddha3")


@pytest.mark.parametrize(
    ("players", "moves", "counts"),
    [
        # 17 types of tiles; after one of the three pairs still 17, else 16: 3 * 17 + 14 * 16
        (2, (), [17, 275]),
        # two cities of three kinds; then 2 in the same city and 3 in the other: 6 * 5
        # then in 2 * 6 lines one city is full (3 to come), in 18 both have one (2 + 2 to come)
        (2, KEPT * 2, [6, 30, 12 * 3 + 18 * 4]),
        (3, KEPT * 3, [6, 30, 108]),
        # three cities: 9; then 2 + 6; then 6 after a full city, or 2 + 2 + 3
        (4, KEPT * 4, [9, 72, 9 * (2 * 6 + 6 * 7)]),
    ],
)
def test_lines_of_the_set_up(players: int, moves: tuple[str, ...], counts: list[int]) -> None:
    state = play(game.setup(players), *moves)
    assert [lines_of_play(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(
    ("hand", "counts"),
    [
        # 30 land spaces; then only the end of the turn
        (["samurai3", "ronin"], [60, 30 * (29 + 1) + 30 * (29 + 1)]),
        # 44 sea spaces, twice the same ship
        (["ship1", "ship1"], [44, 44 * (43 + 1)]),
        # the plain tile second or first: a second plain tile never
        (["samurai3", "rice2", "ship1"], [60 + 44, 60 * (44 + 1) + 44 * (60 + 1)]),
        # after the ship only drawing is left, of 15 types: all but the exchange and this ship
        (["tile_exchange", "ship2"], [44, 44 * 15]),
    ],
)
def test_lines_of_a_turn(hand: list[str], counts: list[int]) -> None:
    state = game.position(players=2, hands={0: hand})
    assert [lines_of_play(state, depth) for depth in (1, 2)] == counts


def line_of_play(players: int, rng: Random) -> Iterator[tuple[State, Move, Any]]:
    """A random game: each state, the move made in it, and what it led to."""
    state = game.setup(players, quick=True)
    for _ in range(LONGEST):
        due = game.actor(state)
        if due is None:
            return
        move = game.draw(state, rng) if due == CHANCE else rng.choice(game.legal_moves(state))
        step = game.apply(state, move)
        yield state, move, step
        state = step.state
    raise AssertionError("the game never ends")
