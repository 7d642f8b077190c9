"""SAM-4: playing tiles, drawing, and whose turn it is."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from msgspec.structs import replace

from rulebook_widgets.core import CHANCE, EVERYTHING, IllegalMove, Session
from rulebook_widgets.games.samurai.board import ALL_TILES
from rulebook_widgets.games.samurai.moves import EndTurn, Pass
from rulebook_widgets.games.samurai.rules import game
from tests.games.samurai.kit import (
    allowed,
    each_count,
    events,
    play,
    random_game,
    refused,
    told,
    well_formed,
    with_hand,
)

SETTLED = [("0,0", "Edo"), ("-3,4", "Kyoto"), ("2,0", "Honshu village 8")]


# ------------------------------------------------------------------------- SAM-4.1 at least one


@each_count
def test_sam_4_1_at_least_one_tile(players: int) -> None:
    state = with_hand("samurai3", "ronin", players=players)
    sentence = refused(state, "end", "SAM-4.1", "at_least_one")
    assert sentence == "Play at least one tile before you end your turn."
    assert EndTurn() not in game.legal_moves(state)


@pytest.mark.parametrize("tile", ["samurai3", "ronin"])
def test_sam_4_1_after_one_tile_the_player_may_stop(tile: str) -> None:
    state = with_hand("samurai3", "ronin", "ship1")
    state = play(state, f"place {tile} 1,0")
    assert told(state, "end")[0] == ("stopped", "SAM-4.1", 0)
    assert game.sentence(events(state, "end")[0]) == "Red ends the turn."
    assert allowed(state, "end").phase == "draw"


def test_sam_4_1_tiles_come_from_behind_the_own_screen() -> None:
    state = game.position(players=2, hands={0: ["samurai3"], 1: ["helmet4", "ronin"]})
    for tile in ("helmet4", "ronin", "samurai2"):
        refused(state, f"place {tile} 1,0", "SAM-4.1", "not_in_hand")
    sentence = refused(state, "place ronin 1,0", "SAM-4.1", "not_in_hand")
    assert sentence == "You do not have the ronin behind your screen."
    after = play(state, "place samurai3 1,0")
    assert after.hands[0] == ()


def test_sam_4_1_passing_is_no_choice() -> None:
    for hand in (["samurai3"], ["ship1"], ["figure_exchange"], ["ronin", "tile_exchange"]):
        state = with_hand(*hand)
        sentence = refused(state, "pass", "SAM-4.1", "can_play")
        assert sentence == "You cannot pass: you have a tile that can be played."
        assert Pass() not in game.legal_moves(state)


def test_sam_4_1_passing_is_forced_when_nothing_can_be_played() -> None:
    state = with_hand("tile_exchange")
    assert game.legal_moves(state) == [Pass()]
    sentence = refused(state, "end", "SAM-4.1", "pass_instead")
    assert sentence == "None of your tiles can be played now, so pass instead."
    assert told(state, "pass")[0] == ("passed", "SAM-4.1", 0)
    after = allowed(state, "pass")
    assert after.phase == "draw", "a hand of one is refilled"


def test_sam_4_1_without_tiles_one_passes() -> None:
    state = with_hand(piles={0: ALL_TILES[:-1]}, boxed=[0])
    assert game.legal_moves(state) == [Pass()]


def test_sam_4_1_passing_with_nothing_to_draw_passes_the_turn() -> None:
    state = replace(with_hand(), piles=((), ()))
    assert told(state, "pass") == [("passed", "SAM-4.1", 0), ("next", "SAM-4.6", 1)]


def test_sam_4_1_after_a_tile_one_ends_and_does_not_pass() -> None:
    state = play(with_hand("ship1", "ronin"), "place ronin 1,0")
    sentence = refused(state, "pass", "SAM-4.1", "end_instead")
    assert "end your turn instead" in sentence


def test_sam_4_1_the_turn_ends_by_itself_when_nothing_more_can_be_played() -> None:
    state = with_hand("samurai3", "samurai2", "tile_exchange")
    assert told(state, "place samurai3 1,0") == [("placed", "SAM-4.4", 0)]
    assert allowed(state, "place samurai3 1,0").phase == "draw"


# --------------------------------------------------------------------------- SAM-4.2 how many


def test_sam_4_2_one_samurai_and_two_ships_in_any_order_g3() -> None:
    moves = ["place samurai3 1,0", "place ship2 3,0", "place ship1 3,-1"]
    for order in permutations(moves):
        state = with_hand("samurai3", "samurai2", "ship2", "ship1", "ronin")
        state = play(state, *order)
        assert (state.phase, state.seat) == ("play", 0)
        refused(state, "place samurai2 0,1", "SAM-2.5", "one_plain_tile", "hand:samurai2")
        allowed(state, "place ronin 0,1")
        allowed(state, "end")


def test_sam_4_2_character_tiles_alone_make_a_turn() -> None:
    state = play(with_hand("ship2", "ship1", "samurai3"), "place ship1 3,0", "place ship2 3,-1")
    allowed(state, "end")
    allowed(state, "place samurai3 1,0")


def test_sam_4_2_each_tile_is_resolved_before_the_next() -> None:
    """The ship comes too late for the village that the samurai has closed."""
    tiles = {"2,-1": (1, "helmet2")}
    figures = {"2,0": ["helmet"]}
    state = with_hand("samurai1", "ship2", tiles=tiles, figures=figures)
    assert ("captured", "SAM-5.3", 1) in told(state, "place samurai1 1,0")
    late = play(state, "place samurai1 1,0")
    assert told(late, "place ship2 3,0")[0] == ("placed", "SAM-2.4", 0)
    assert not {"captured", "closed"} & {kind for kind, *_ in told(late, "place ship2 3,0")}
    early = play(state, "place ship2 3,0")
    assert ("captured", "SAM-5.3", 0) in told(early, "place samurai1 1,0")


# -------------------------------------------------------------------- SAM-4.3, SAM-4.4 where


@pytest.mark.parametrize(("space", "name"), SETTLED)
@pytest.mark.parametrize("tile", ["samurai3", "ship2", "ronin"])
def test_sam_4_3_no_tile_on_a_settlement(space: str, name: str, tile: str) -> None:
    state = with_hand("samurai3", "ship2", "ronin")
    sentence = refused(state, f"place {tile} {space}", "SAM-4.3", "on_settlement", f"hex:{space}")
    assert sentence == f"No tile is ever laid on a settlement, and {name} is one."


@pytest.mark.parametrize(("space", "name"), SETTLED)
@pytest.mark.parametrize("tile", ["samurai3", "ship2"])
def test_sam_4_3_no_tile_on_an_emptied_settlement(space: str, name: str, tile: str) -> None:
    state = with_hand("samurai3", "ship2", figures={space: []}, captured={1: (0, 0, 0)})
    sentence = refused(state, f"place {tile} {space}", "SAM-4.3", "on_emptied", f"hex:{space}")
    assert sentence == f"No tile is ever laid on a settlement, not even on {name}, which is empty."


def test_sam_4_3_every_settlement_of_the_board() -> None:
    for players in (2, 3, 4):
        state = with_hand("ronin", "ship1", players=players)
        settlements = {town.space for town in state.board.settlements}
        targets = {move.space for move in game.legal_moves(state)}
        assert targets == set(state.board.terrain)
        assert not targets & settlements


def test_sam_4_4_only_on_empty_spaces() -> None:
    tiles = {"1,0": (1, "helmet4"), "0,1": (0, "ronin"), "3,0": (1, "ship2"), "3,-1": (0, "ship1")}
    state = with_hand("samurai3", "ship1", tiles=tiles)
    for move, told_tile in (
        ("place samurai3 1,0", "Blue's helmet 4"),
        ("place samurai3 0,1", "Red's ronin"),
        ("place ship1 3,0", "Blue's ship 2"),
        ("place ship1 3,-1", "Red's ship 1"),
    ):
        spot = f"hex:{move.split()[-1]}"
        sentence = refused(state, move, "SAM-4.4", "occupied", spot)
        assert sentence == f"This space is taken: {told_tile} lies here."


@each_count
def test_sam_4_4_a_tile_lies_where_it_was_placed(players: int) -> None:
    state = with_hand("samurai3", "ship2", "ronin", players=players)
    after = play(state, "place samurai3 1,0", "place ship2 3,0")
    laid = {space: after.tiles[number] for space, number in after.board.index.items()}
    assert {space: tile for space, tile in laid.items() if tile} == {
        "1,0": (0, "samurai3"),
        "3,0": (0, "ship2"),
    }
    (placed, *_) = events(state, "place samurai3 1,0")
    assert placed.spots == ("hex:1,0",)
    assert game.sentence(placed) == (
        "Red plays samurai 3 on the land between Edo and Honshu village 8."
    )


# ------------------------------------------------------------------------------ SAM-4.5 drawing


@each_count
def test_sam_4_5_draws_up_to_five_at_the_end_of_the_turn(players: int) -> None:
    state = game.position(
        players=players, hands={0: ["samurai3", "ship2", "ship1", "ronin", "rice2"]}
    )
    pile = Counter(state.piles[0])
    for move in ("place ship2 3,0", "place samurai3 1,0", "place ronin 0,1"):
        state = play(state, move)
        assert len(state.piles[0]) == 15, "not between tiles"
    state = play(state, "end")
    for size in (2, 3, 4):
        assert (state.phase, game.actor(state), len(state.hands[0])) == ("draw", CHANCE, size)
        assert {move.tile for move in game.legal_moves(state)} == set(state.piles[0])
        state = game.apply(state, game.draw(state, Random(size))).state
    assert (state.phase, state.seat, len(state.hands[0])) == ("play", 1, 5)
    assert Counter(state.hands[0]) + Counter(state.piles[0]) == pile + Counter(["ship1", "rice2"])


def test_sam_4_5_nobody_draws_between_tiles() -> None:
    state = play(with_hand("samurai3", "ronin"), "place ronin 1,0")
    sentence = refused(state, "draw ship1", "SAM-4.5", "draw_later")
    assert sentence == "Tiles are drawn at the end of the turn, not between tiles."


@pytest.mark.parametrize("move", ["place ronin 1,0", "end", "pass", "exchange 1,0"])
def test_sam_4_5_drawing_comes_before_anything_else(move: str) -> None:
    state = play(with_hand("samurai3", tiles={}), "place samurai3 1,0")
    sentence = refused(state, move, "SAM-4.5", "drawing")
    assert sentence == "Red is drawing tiles; that comes first."


def test_sam_4_5_from_the_own_pile() -> None:
    state = game.position(
        players=2,
        hands={0: ["samurai3"], 1: ["ronin"]},
        tiles={"2,-1": (0, "helmet4")},
    )
    state = play(state, "place samurai3 1,0")
    for tile in ("helmet4", "samurai3"):
        refused(state, f"draw {tile}", "SAM-4.5", "not_in_pile")
    allowed(state, "draw ronin")


def test_sam_4_5_is_secret() -> None:
    state = play(with_hand("samurai3", players=3), "place samurai3 1,0")
    event = events(state, "draw ronin")[0]
    assert (event.kind, event.rule, event.seat) == ("drawn", "SAM-4.5", 0)
    for eyes in (0, EVERYTHING):
        assert game.sentence(event.seen_by(eyes)) == "Red draws the ronin."
    for eyes in (1, 2, None):
        assert event.seen_by(eyes).facts == {}
        assert game.sentence(event.seen_by(eyes)) == "Red draws a tile."
    one, other = allowed(state, "draw ronin"), allowed(state, "draw rice2")
    for eyes in (1, 2, None):
        assert game.view(one, eyes) == game.view(other, eyes)
    assert game.view(one, 0) != game.view(other, 0)


def test_sam_4_5_every_tile_of_the_pile_is_equally_likely() -> None:
    state = play(with_hand("samurai3"), "place samurai3 1,0")
    rng = Random(7)
    drawn = Counter(game.draw(state, rng).tile for _ in range(3800))
    assert 150 < drawn["ronin"] < 250
    assert 300 < drawn["ship1"] < 500
    assert set(drawn) == set(state.piles[0])


@each_count
def test_sam_4_5_with_the_pile_empty_one_plays_on_with_fewer(players: int) -> None:
    rest = ("rice2", "samurai2", "ship1")
    laid = lay(0, [tile for tile in ALL_TILES if tile != "figure_exchange"], rest)
    state = game.position(players=players, tiles=laid, hands={0: rest}, piles={0: []}, boxed=[0])
    assert told(state, "place rice2 1,0") == [("placed", "SAM-4.4", 0)]
    after = play(state, "place rice2 1,0", "end")
    assert (after.phase, after.seat, after.hands[0]) == ("play", 1, ("samurai2", "ship1"))


def test_sam_4_5_draws_what_is_left() -> None:
    rest = ("rice2", "samurai2")
    laid = lay(0, [tile for tile in ALL_TILES if tile != "figure_exchange"], (*rest, "ship1"))
    state = game.position(players=2, tiles=laid, hands={0: rest}, piles={0: ["ship1"]}, boxed=[0])
    state = play(state, "place rice2 1,0")
    assert told(state, "draw ship1") == [("drawn", "SAM-4.5", 0), ("next", "SAM-4.6", 1)]


def lay(seat: int, tiles: list[str], but: tuple[str, ...]) -> dict[str, tuple[int, str]]:
    """Lay a seat's tiles on the board, the tile exchange included, without closing anything."""
    left = Counter(tiles)
    left.subtract(but)
    free = {
        "land": ["-9,8", "-7,6", "-6,5", "-4,4", "-4,5", "-3,1", "-2,1", "-1,-1", "-1,0", "-1,1",
                 "0,-5", "0,-3", "1,-4", "1,-2", "2,-5", "1,-6"],
        "sea": ["3,0", "3,-1", "3,-2"],
    }  # fmt: skip
    laid = {}
    for tile in left.elements():
        laid[free["sea" if "ship" in tile else "land"].pop()] = (seat, tile)
    return laid


# ---------------------------------------------------------------------------- SAM-4.6 clockwise


@each_count
def test_sam_4_6_turns_go_clockwise(players: int) -> None:
    seats = []
    for state in random_game(players, 8, quick=True):
        if state.phase == "play" and (not seats or seats[-1] != state.seat):
            seats.append(state.seat)
    assert seats == [turn % players for turn in range(len(seats))]
    assert len(seats) > players


@each_count
def test_sam_4_6_after_drawing_the_next_seat_begins_afresh(players: int) -> None:
    state = game.position(players=players, turn=players - 1, hands={players - 1: ["samurai3"]})
    state = play(state, "place samurai3 1,0", "draw ship1", "draw ship1", "draw rice2")
    state = play(state, "draw rice3")
    step = game.apply(state, game.decode("draw rice4"))
    assert [(e.kind, e.rule, e.seat) for e in step.events] == [
        ("drawn", "SAM-4.5", players - 1),
        ("next", "SAM-4.6", 0),
    ]
    assert game.sentence(step.events[1]) == "It is Red's turn."
    after = step.state
    assert (after.phase, after.seat, after.started, after.plain_played) == (
        "play", 0, False, False,
    )  # fmt: skip


def test_sam_4_6_out_of_turn() -> None:
    session = Session.from_position(game, players=3, hands={0: ["samurai3", "ronin"]}, seed=1)
    with pytest.raises(IllegalMove) as caught:
        session.play(game.decode("place ronin 1,0"), seat=2)
    assert (caught.value.refusal.rule, caught.value.refusal.reason) == ("SAM-4.6", "not_your_turn")
    assert well_formed(caught.value.refusal).startswith("It is Red's turn;")


def test_sam_4_5_out_of_turn_while_drawing() -> None:
    state = play(with_hand("samurai3"), "place samurai3 1,0")
    refusal = game.not_your_turn(state, 1)
    assert (refusal.rule, refusal.reason) == ("SAM-4.5", "drawing")
    assert well_formed(refusal) == "Red is drawing tiles; that comes first."
