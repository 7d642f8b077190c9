"""SAM-2.1 to 2.5: what a tile tells, whom it influences, where it lies, how many a turn takes."""

from __future__ import annotations

from collections import Counter

import pytest

from rulebook_widgets.games.samurai.board import ALL_TILES, TILES
from rulebook_widgets.games.samurai.influence import influence
from rulebook_widgets.games.samurai.moves import Swap
from rulebook_widgets.games.samurai.rules import game
from tests.games.samurai.kit import (
    CHARACTER,
    ON_LAND,
    PLAIN,
    allowed,
    each_count,
    play,
    refused,
    told,
    until_seat_1,
    with_hand,
)
from tests.games.samurai.oracle import beside

STRENGTHS = {
    "helmet4": (4, 0, 0), "helmet3": (3, 0, 0), "helmet2": (2, 0, 0),
    "buddha4": (0, 4, 0), "buddha3": (0, 3, 0), "buddha2": (0, 2, 0),
    "rice4": (0, 0, 4), "rice3": (0, 0, 3), "rice2": (0, 0, 2),
    "samurai3": (3, 3, 3), "samurai2": (2, 2, 2), "samurai1": (1, 1, 1),
    "ship2": (2, 2, 2), "ship1": (1, 1, 1), "ronin": (1, 1, 1),
    "tile_exchange": (0, 0, 0),
}  # fmt: skip
each_tile = pytest.mark.parametrize("tile", list(STRENGTHS))


# --------------------------------------------------------------------- SAM-2.1 to 2.3: influence


@each_tile
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_sam_2_1_a_tile_tells_owner_kind_and_strength(tile: str, seat: int) -> None:
    space = "3,0" if tile.startswith("ship") else "1,0"
    state = game.position(players=3, tiles={space: (seat, tile)})
    assert game.view(state, None).tiles[state.board.index[space]] == (seat, tile)
    totals = influence(state.board, state.tiles, state.board.place["2,0"])
    assert totals == [list(STRENGTHS[tile]) if s == seat else [0, 0, 0] for s in range(3)]


@pytest.mark.parametrize("column", [0, 1, 2])
@pytest.mark.parametrize("tile", [tile for tile in STRENGTHS if tile != "tile_exchange"])
def test_sam_2_2_and_sam_2_3_a_tile_wins_what_it_matches(tile: str, column: int) -> None:
    """Nothing else next to a village matches its figure: does this tile?"""
    kind, stranger = [("helmet", "rice2"), ("buddha", "rice2"), ("rice", "helmet2")][column]
    tiles = {"2,-1": (1, "tile_exchange")}
    if tile.startswith("ship"):
        tiles |= {"3,0": (0, tile)}
    closing = stranger if tile.startswith("ship") else tile
    state = with_hand(closing, tiles=tiles, figures={"2,0": [kind]})
    outcome = told(state, f"place {closing} 1,0")[2]
    if STRENGTHS[tile][column]:
        assert outcome == ("captured", "SAM-5.3", 0)
    else:
        assert outcome == ("aside_zero", "SAM-5.4", None)


@pytest.mark.parametrize("tile", ["rice3", "samurai2", "ronin"])
def test_sam_2_2_a_tile_works_on_every_settlement_beside_it(tile: str) -> None:
    state = game.position(players=2, tiles={"1,0": (0, tile)})
    expected = list(STRENGTHS[tile])
    for place, town in enumerate(state.board.settlements):
        near = town.space in ("0,0", "2,0")
        totals = influence(state.board, state.tiles, place)
        assert totals == [expected if near else [0, 0, 0], [0, 0, 0]]


@each_count
def test_sam_2_2_every_space_next_to_a_figure_counts_and_no_other(players: int) -> None:
    board = game.position(players=players).board
    for space, ground in board.terrain.items():
        if ground in ("land", "sea"):
            tile = "ship1" if ground == "sea" else "samurai1"
            state = game.position(players=players, tiles={space: (1, tile)})
            reached = {
                town.space
                for place, town in enumerate(board.settlements)
                if influence(board, state.tiles, place)[1] == [1, 1, 1]
            }
            assert reached == {t.space for t in board.settlements if beside(t.space, space)}, space


# ---------------------------------------------------------------------------- SAM-2.4 land or sea


@each_count
@pytest.mark.parametrize("tile", ["ship2", "ship1"])
def test_sam_2_4_ships_stay_at_sea(tile: str, players: int) -> None:
    state = with_hand(tile, players=players)
    allowed(state, f"place {tile} 3,0")
    sentence = refused(state, f"place {tile} 1,0", "SAM-2.4", "ship_on_land", "hex:1,0")
    assert sentence == "This space is land, and ships go to sea only."
    spaces = {move.space for move in game.legal_moves(state)}
    assert spaces == {s for s, terrain in state.board.terrain.items() if terrain == "sea"}


@each_count
@pytest.mark.parametrize("tile", ON_LAND)
def test_sam_2_4_other_tiles_stay_on_land(tile: str, players: int) -> None:
    state = with_hand(tile, players=players)
    allowed(state, f"place {tile} 1,0")
    sentence = refused(state, f"place {tile} 3,0", "SAM-2.4", "tile_at_sea", "hex:3,0")
    assert sentence.startswith("Only ships go to sea; ")
    spaces = {move.space for move in game.legal_moves(state)}
    assert spaces == {s for s, terrain in state.board.terrain.items() if terrain == "land"}


def test_sam_2_4_a_lifted_tile_stays_on_land_too() -> None:
    state = play(with_hand("tile_exchange", tiles={"1,0": (0, "rice2")}), "exchange 1,0")
    assert "rice field 2" in refused(state, "replay 3,0", "SAM-2.4", "tile_at_sea", "hex:3,0")


def test_sam_2_4_is_cited_when_a_ship_sails() -> None:
    state = with_hand("ship1", "ronin")
    assert told(state, "place ship1 3,0")[0] == ("placed", "SAM-2.4", 0)
    assert told(state, "place ronin 1,0")[0] == ("placed", "SAM-4.4", 0)


# ----------------------------------------------------------------------- SAM-2.5 the twenty tiles


def test_sam_2_5_the_twenty_tiles() -> None:
    assert Counter(ALL_TILES) == {
        **dict.fromkeys([*PLAIN, *CHARACTER], 1), "samurai2": 2, "samurai1": 2, "ship1": 2,
    }  # fmt: skip
    assert [tile for tile in TILES if TILES[tile].character] == list(CHARACTER)
    assert sum(tile in PLAIN for tile in ALL_TILES) == 15
    assert sum(tile in CHARACTER for tile in ALL_TILES) == 5


@pytest.mark.parametrize("second", PLAIN)
def test_sam_2_5_only_one_tile_without_a_character(second: str) -> None:
    first = "samurai1" if second != "samurai1" else "samurai2"
    lying = "rice2" if second == "buddha2" else "buddha2"
    state = with_hand(first, second, "ronin", tiles={"0,1": (0, lying)})
    state = play(state, f"place {first} 1,0")
    move = "exchange 0,1" if second == "tile_exchange" else f"place {second} 1,-1"
    sentence = refused(state, move, "SAM-2.5", "one_plain_tile", f"hand:{second}")
    assert sentence.startswith("You have already played a tile without a Japanese character this")


def test_sam_2_5_the_exchange_is_the_one_plain_tile() -> None:
    state = with_hand("tile_exchange", "samurai3", "ronin", tiles={"0,1": (0, "rice2")})
    state = play(state, "exchange 0,1", "replay 1,0")
    refused(state, "place samurai3 1,-1", "SAM-2.5", "one_plain_tile", "hand:samurai3")
    allowed(state, "place ronin 1,-1")


def test_sam_2_5_all_five_character_tiles_in_one_turn() -> None:
    state = with_hand("ship2", "ship1", "ship1", "ronin", "figure_exchange")
    state = play(state, "place ship1 3,0", "place ronin 1,0", "place ship1 3,-1", "place ship2 1,1")
    assert (state.phase, state.seat, state.plain_played) == ("play", 0, False)
    one = next(move for move in game.legal_moves(state) if isinstance(move, Swap))
    state = allowed(state, game.encode(one))
    assert state.phase == "draw"


def test_sam_2_5_the_limit_holds_for_one_turn() -> None:
    state = game.position(players=2, hands={0: ["samurai3", "samurai2"], 1: ["rice2", "ronin"]})
    state = until_seat_1(play(state, "place samurai3 1,0"))
    assert not state.plain_played
    allowed(state, "place rice2 0,1")
