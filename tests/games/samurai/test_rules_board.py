"""SAM-1: figures, tiles and the map in play."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from rulebook_widgets.games.samurai.board import ALL_TILES, board_for
from rulebook_widgets.games.samurai.rules import game
from rulebook_widgets.games.samurai.state import State
from tests.games.samurai.kit import allowed, each_count, finished_set_up, random_game, refused

HOKKAIDO = {"land": "1,-10", "sea": "3,-9", "settlement": "1,-9"}
KYUSHU = {"land": "-11,12", "sea": "-9,12", "settlement": "-10,12"}
SHIKOKU = {"land": "-6,9", "sea": "-5,10", "settlement": "-6,8"}


def test_sam_1_1_thirty_nine_figures_of_three_kinds_thirteen_each() -> None:
    state = finished_set_up(4, quick=True)
    assert Counter(chain(*state.figures)) == {"helmet": 13, "buddha": 13, "rice": 13}


@each_count
def test_sam_1_1_figures_are_never_lost(players: int) -> None:
    total = {2: 7, 3: 10, 4: 13}[players]
    for state in random_game(players, 1, quick=True):
        if state.phase in ("play", "draw", "over"):
            assert figures_everywhere(state) == (total, total, total)


@each_count
def test_sam_1_2_each_player_has_the_same_twenty_tiles(players: int) -> None:
    state = finished_set_up(players, random_hands=True)
    assert len(state.hands) == len(state.piles) == players
    for seat in range(players):
        assert sorted(state.hands[seat] + state.piles[seat]) == sorted(ALL_TILES)
    assert len(ALL_TILES) == 20


@each_count
def test_sam_1_2_tiles_are_never_lost(players: int) -> None:
    for state in random_game(players, 2):
        for seat in range(players):
            assert tiles_everywhere(state, seat) == Counter(ALL_TILES)


@pytest.mark.parametrize(
    ("players", "islands"),
    [
        (2, ["honshu"]),
        (3, ["honshu", "kyushu", "shikoku"]),
        (4, ["honshu", "kyushu", "shikoku", "hokkaido"]),
    ],
)
def test_sam_1_3_islands_in_play(players: int, islands: list[str]) -> None:
    assert [island.id for island in board_for(players).islands] == islands


@pytest.mark.parametrize(
    ("players", "island"), [(2, HOKKAIDO), (3, HOKKAIDO), (2, KYUSHU), (2, SHIKOKU)]
)
def test_sam_1_3_nothing_happens_on_islands_out_of_play(
    players: int, island: dict[str, str]
) -> None:
    state = game.position(
        players=players,
        tiles={"1,0": (0, "helmet4")},
        figures={"0,-4": ["helmet", "rice"]},
        hands={0: ["samurai3", "ship2", "tile_exchange", "figure_exchange"]},
    )
    for move in (
        f"place samurai3 {island['land']}",
        f"place ship2 {island['sea']}",
        f"place samurai3 {island['settlement']}",
        f"exchange {island['land']}",
        "swap helmet {} rice {}".format(*sorted(["0,-4", island["settlement"]])),
        "swap rice {} rice {}".format(*sorted(["0,-4", island["settlement"]])),
    ):
        sentence = refused(state, move, "SAM-1.3", "not_in_play")
        assert f"With {players} players" in sentence
    lifted = allowed(state, "exchange 1,0")
    refused(lifted, f"replay {island['land']}", "SAM-1.3", "not_in_play")
    filling = until_figures(players)
    refused(filling, f"settle helmet {island['settlement']}", "SAM-1.3", "not_in_play")


@pytest.mark.parametrize(("players", "island"), [(4, HOKKAIDO), (3, KYUSHU), (4, SHIKOKU)])
def test_sam_1_3_islands_in_play_take_tiles(players: int, island: dict[str, str]) -> None:
    state = game.position(players=players, hands={0: ["samurai3", "ship2"]})
    allowed(state, f"place samurai3 {island['land']}")
    allowed(state, f"place ship2 {island['sea']}")


@pytest.mark.parametrize(("players", "number"), [(2, 7), (3, 10), (4, 13)])
@pytest.mark.parametrize("quick", [False, True])
def test_sam_1_4_figures_fill_the_settlements_exactly(
    players: int, number: int, quick: bool
) -> None:
    state = finished_set_up(players, quick=quick)
    assert Counter(chain(*state.figures)) == {"helmet": number, "buddha": number, "rice": number}
    slots = {"capital": 3, "city": 2, "village": 1}
    for town, here in zip(state.board.settlements, state.figures, strict=True):
        assert len(here) == slots[town.kind]


def until_figures(players: int) -> State:
    return next(s for s in random_game(players, 0, random_hands=True) if s.phase == "figures")


def figures_everywhere(state: State) -> tuple[int, ...]:
    standing = Counter(chain(*state.figures))
    kinds = ("helmet", "buddha", "rice")
    gone = [sum(counts) for counts in zip(*state.captured, state.aside, strict=True)]
    return tuple(standing[kind] + gone[column] for column, kind in enumerate(kinds))


def tiles_everywhere(state: State, seat: int) -> Counter[str]:
    laid = [placed[1] for placed in state.tiles if placed and placed[0] == seat]
    boxed = ["figure_exchange"] * state.boxed[seat]
    lifted = [state.lifted] if state.lifted and state.seat == seat else []
    return Counter([*state.hands[seat], *state.piles[seat], *laid, *boxed, *lifted])
