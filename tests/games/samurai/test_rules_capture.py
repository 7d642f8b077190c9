"""SAM-5: closing a settlement, counting influence, ties, and who sees what."""

from __future__ import annotations

import pytest

from rulebook_widgets.core import EVERYTHING, SeatError
from rulebook_widgets.games.samurai.rules import game
from rulebook_widgets.games.samurai.state import State
from tests.games.samurai.kit import each_count, events, play, told, with_hand

VILLAGE = {"2,0": ["helmet"]}
"""Honshu village 8: land 2,-1 and 1,0; sea 3,0, 3,-1, 1,1 and 2,1."""


def outcome(state: State, move: str) -> list[tuple[str, str, int | None]]:
    """What a placement brings about, but for the placing itself."""
    (_, *rest) = told(state, move)
    return rest


# ------------------------------------------------------------------------- SAM-5.1 when it closes


@each_count
def test_sam_5_1_closes_when_all_land_is_covered(players: int) -> None:
    state = with_hand(
        "helmet4", "ronin", players=players, tiles={"2,-1": (1, "rice4")}, figures=VILLAGE
    )
    assert outcome(state, "place helmet4 1,-1") == []
    assert outcome(state, "place helmet4 1,0") == [
        ("closed", "SAM-5.1", None),
        ("captured", "SAM-5.3", 0),
    ]
    after = play(state, "place helmet4 1,0")
    assert after.figures[after.board.place["2,0"]] == ()
    assert after.captured[0][0] == state.captured[0][0] + 1
    closed = events(state, "place helmet4 1,0")[1]
    assert closed.spots == ("hex:2,0",)
    assert game.sentence(closed) == "All land around Honshu village 8 is covered."


def test_sam_5_1_at_once_and_not_at_the_end_of_the_turn() -> None:
    state = with_hand("helmet4", "ronin", tiles={"2,-1": (1, "rice4")}, figures=VILLAGE)
    after = play(state, "place helmet4 1,0")
    assert (after.phase, after.seat) == ("play", 0)
    assert after.figures[after.board.place["2,0"]] == ()


def test_sam_5_1_the_sea_need_not_be_covered_and_does_not_close() -> None:
    tiles = {"2,-1": (1, "rice4"), "3,0": (0, "ship1"), "3,-1": (1, "ship1"), "1,1": (1, "ship1")}
    state = with_hand("ship2", "ronin", tiles=tiles, figures=VILLAGE)
    assert outcome(state, "place ship2 2,1") == []
    after = play(state, "place ship2 2,1")
    assert after.figures[after.board.place["2,0"]] == ("helmet",)
    assert ("closed", "SAM-5.1", None) in outcome(after, "place ronin 1,0")


@pytest.mark.parametrize("last", ["1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"])
def test_sam_5_1_every_land_space_is_needed(last: str) -> None:
    around = ["1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"]
    mine = ["helmet4", "helmet3", "helmet2", "buddha4", "buddha3"]
    covered = [space for space in around if space != last]
    tiles = {space: (0, tile) for space, tile in zip(covered, mine, strict=True)}
    for missing in covered:
        but_one = {space: tile for space, tile in tiles.items() if space != missing}
        state = with_hand("samurai3", tiles=but_one)
        assert outcome(state, f"place samurai3 {last}") == []
    state = with_hand("samurai3", tiles=tiles)
    assert outcome(state, f"place samurai3 {last}")[0] == ("closed", "SAM-5.1", None)


@pytest.mark.parametrize(
    ("city", "shore"),
    [
        ("-3,4", ["-2,3", "-3,3", "-4,4", "-4,5", "-3,5"]),
        ("0,-4", ["1,-4", "1,-5", "0,-5", "0,-3"]),
    ],
)
def test_sam_5_1_all_figures_of_a_settlement_leave_together(city: str, shore: list[str]) -> None:
    mine = ["helmet4", "helmet3", "helmet2", "tile_exchange"]
    tiles = {space: (0, tile) for space, tile in zip(shore[1:], mine, strict=False)}
    state = with_hand("ronin", tiles=tiles, figures={city: ["helmet", "rice"]})
    after = play(state, f"place ronin {shore[0]}")
    assert after.figures[after.board.place[city]] == ()
    kinds = [event.facts["figure"] for event in events(state, f"place ronin {shore[0]}")[2:4]]
    assert kinds == ["helmet", "rice"]


def test_sam_5_1_one_tile_closes_two_settlements() -> None:
    state = with_hand(
        "samurai2", "ship1",
        tiles={"0,-5": (1, "helmet3"), "1,-5": (0, "rice3"), "2,-5": (1, "rice2")},
        figures={"0,-6": ["helmet"], "2,-6": ["rice"]},
    )  # fmt: skip
    found = events(state, "place samurai2 1,-6")[1:]
    by_town = {
        town: [(e.kind, e.seat) for e in found if e.facts["town"] == town]
        for town in ("0,-6", "2,-6")
    }
    assert by_town == {
        "0,-6": [("closed", None), ("captured", 1)],
        "2,-6": [("closed", None), ("captured", 0)],
    }
    assert len(found) == 4
    after = play(state, "place samurai2 1,-6")
    gained = [
        [n - before for n, before in zip(after.captured[s], state.captured[s], strict=True)]
        for s in (0, 1)
    ]
    assert gained == [[0, 0, 1], [1, 0, 0]]


def test_sam_5_1_a_closed_settlement_is_evaluated_once() -> None:
    state = with_hand("ship2", "ronin", tiles={"2,-1": (1, "rice4"), "1,0": (0, "rice4")})
    assert outcome(state, "place ship2 3,0") == []
    state = with_hand("samurai3", tiles={"2,-1": (1, "rice4"), "1,0": (0, "rice4")})
    assert outcome(state, "place samurai3 1,-1") == []


# ---------------------------------------------------------------- SAM-5.2, SAM-5.3 who is strongest


def test_sam_5_2_own_tiles_that_match_are_added_up() -> None:
    """Around Edo: Red 4 + 1 on helmets, Blue 2 + 3; the Buddha tiles do not count there."""
    tiles = {
        "1,0": (0, "helmet4"), "1,-1": (1, "helmet2"), "0,-1": (1, "samurai3"),
        "-1,0": (0, "buddha4"), "-1,1": (0, "tile_exchange"),
    }  # fmt: skip
    state = with_hand("samurai1", "ronin", tiles=tiles)
    found = {e.facts["figure"]: e for e in events(state, "place samurai1 0,1")[2:5]}
    assert [(found[k].kind, found[k].seat, found[k].facts["totals"]) for k in found] == [
        ("aside", None, "5-5"),
        ("captured", 0, "5-3"),
        ("captured", 1, "1-3"),
    ]
    assert game.sentence(found["buddha"]) == "Red captures the Buddha of Edo (Red 5, Blue 3)."


@pytest.mark.parametrize(
    ("ship", "result"),
    [("ship2", ("captured", "SAM-5.3", 0)), ("ship1", ("aside", "SAM-5.4", None))],
)
@pytest.mark.parametrize("space", ["3,0", "3,-1", "1,1", "2,1"])
def test_sam_5_2_ships_count(ship: str, result: tuple[str, str, int], space: str) -> None:
    tiles = {"2,-1": (1, "samurai2"), space: (0, ship)}
    state = with_hand("samurai1", tiles=tiles, figures=VILLAGE)
    assert outcome(state, "place samurai1 1,0")[1] == result


def test_sam_5_2_only_neighbours_count() -> None:
    tiles = {"2,-1": (1, "samurai1"), "1,-1": (0, "helmet4"), "3,-2": (0, "ship2")}
    state = with_hand("buddha4", tiles=tiles, figures=VILLAGE)
    assert outcome(state, "place buddha4 1,0")[1] == ("captured", "SAM-5.3", 1)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("winner", [0, 1])
def test_sam_5_3_the_strictly_highest_takes_it_whoever_closes(players: int, winner: int) -> None:
    mine, theirs = ("helmet3", "helmet2") if winner == 0 else ("helmet2", "helmet3")
    state = with_hand(mine, players=players, tiles={"2,-1": (1, theirs)}, figures=VILLAGE)
    move = f"place {mine} 1,0"
    assert outcome(state, move)[1] == ("captured", "SAM-5.3", winner)
    after = play(state, move)
    gained = [after.captured[s][0] - state.captured[s][0] for s in range(players)]
    assert gained == [int(seat == winner) for seat in range(players)]
    assert after.aside == state.aside


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_sam_5_3_any_seat_can_win(seat: int) -> None:
    tiles = {"2,-1": (seat, "helmet4")} if seat else {"2,-1": (1, "helmet2")}
    state = with_hand("helmet3", players=4, tiles=tiles, figures=VILLAGE)
    assert outcome(state, "place helmet3 1,0")[1] == ("captured", "SAM-5.3", seat)


# ------------------------------------------------------------------------------- SAM-5.4 ties


@each_count
def test_sam_5_4_a_tie_at_the_top_goes_to_nobody(players: int) -> None:
    state = with_hand("helmet2", players=players, tiles={"2,-1": (1, "samurai2")}, figures=VILLAGE)
    assert outcome(state, "place helmet2 1,0")[1] == ("aside", "SAM-5.4", None)
    after = play(state, "place helmet2 1,0")
    assert (after.captured, after.aside) == (state.captured, (1, 0, 0))
    sentence = game.sentence(events(state, "place helmet2 1,0")[2])
    assert sentence == (
        "Nobody gets the helmet of Honshu village 8: "
        "the highest influence is shared (Red 2, Blue 2)."
    )


@pytest.mark.parametrize(("kind", "column"), [("helmet", 0), ("buddha", 1), ("rice", 2)])
def test_sam_5_4_each_kind_is_put_aside_as_it_is(kind: str, column: int) -> None:
    state = with_hand("samurai2", tiles={"2,-1": (1, "samurai2")}, figures={"2,0": [kind]})
    after = play(state, "place samurai2 1,0")
    assert after.aside == tuple(int(n == column) for n in range(3))


def test_sam_5_4_a_tie_of_three() -> None:
    tiles = {"2,-1": (1, "samurai2"), "3,0": (2, "ship2")}
    state = with_hand("helmet2", players=3, tiles=tiles, figures=VILLAGE)
    assert outcome(state, "place helmet2 1,0")[1] == ("aside", "SAM-5.4", None)


def test_sam_5_4_a_tie_below_the_highest_has_no_effect() -> None:
    tiles = {"2,-1": (1, "samurai2"), "3,0": (2, "ship2")}
    state = with_hand("helmet3", players=3, tiles=tiles, figures=VILLAGE)
    assert outcome(state, "place helmet3 1,0")[1] == ("captured", "SAM-5.3", 0)


@each_count
def test_sam_5_4_a_total_of_zero_takes_nothing(players: int) -> None:
    for tiles in ({"2,-1": (1, "rice4")}, {"2,-1": (0, "rice4")}):
        state = with_hand("buddha2", players=players, tiles=tiles, figures=VILLAGE)
        assert outcome(state, "place buddha2 1,0")[1] == ("aside_zero", "SAM-5.4", None)
        after = play(state, "place buddha2 1,0")
        assert (after.captured, after.aside) == (state.captured, (1, 0, 0))
    sentence = game.sentence(events(state, "place buddha2 1,0")[2])
    assert sentence.endswith("no tile there has influence on it.")


def test_sam_5_4_figures_aside_are_open() -> None:
    state = game.position(players=4, aside=(1, 0, 2))
    for eyes in (0, 1, 2, 3, None, EVERYTHING):
        assert game.view(state, eyes).aside == (1, 0, 2)


# -------------------------------------------------------------------------- SAM-5.5 open or hidden

CAPTURED = {0: (1, 0, 1), 1: (0, 2, 0)}


def test_sam_5_5_with_two_players_captured_figures_are_open() -> None:
    state = game.position(players=2, captured=CAPTURED)
    for eyes in (0, 1, None, EVERYTHING):
        assert game.view(state, eyes).captured == ((1, 0, 1), (0, 2, 0))


@pytest.mark.parametrize("players", [3, 4])
def test_sam_5_5_with_more_players_they_are_hidden(players: int) -> None:
    state = game.position(players=players, captured=CAPTURED)
    for eyes in range(players):
        shown = game.view(state, eyes).captured
        assert shown[eyes] == state.captured[eyes]
        assert all(shown[seat] is None for seat in range(players) if seat != eyes)
    assert game.view(state, None).captured == (None,) * players
    assert game.view(state, EVERYTHING).captured == state.captured


@each_count
def test_sam_5_5_hands_and_piles_are_hidden(players: int) -> None:
    state = game.position(players=players, hands={0: ["ronin"], 1: ["ship2", "rice2"]})
    for eyes in (*range(players), None):
        view = game.view(state, eyes)
        for seat in range(players):
            assert view.hands[seat] == (state.hands[seat] if seat == eyes else None)
            assert view.piles[seat] == (state.piles[seat] if seat == eyes else None)
        assert view.hand_sizes == tuple(map(len, state.hands))
        assert view.pile_sizes == tuple(map(len, state.piles))
    assert game.view(state, EVERYTHING).hands == state.hands
    assert game.view(state, EVERYTHING).piles == state.piles


@each_count
def test_sam_5_5_everybody_sees_a_capture_happen(players: int) -> None:
    state = with_hand("helmet4", players=players, tiles={"2,-1": (1, "rice4")}, figures=VILLAGE)
    captured = events(state, "place helmet4 1,0")[2]
    assert captured.kind == "captured"
    for eyes in (*range(players), None, EVERYTHING):
        assert captured.seen_by(eyes) == captured


@each_count
def test_sam_5_5_at_the_end_all_is_shown_sam_7_1(players: int) -> None:
    state = game.position(players=players, aside=(4, 0, 0), captured=CAPTURED)
    assert state.phase == "over"
    for eyes in (*range(players), None):
        view = game.view(state, eyes)
        assert (view.captured, view.hands, view.piles) == (
            state.captured, state.hands, state.piles,
        )  # fmt: skip


def test_sam_5_5_the_board_is_open() -> None:
    state = game.position(
        players=4, tiles={"1,0": (2, "ronin")}, boxed=[3], hands={0: ["tile_exchange"]}
    )
    for eyes in (0, 3, None):
        view = game.view(state, eyes)
        assert (view.tiles, view.figures, view.boxed) == (state.tiles, state.figures, state.boxed)
        assert (view.phase, view.seat, view.players) == ("play", 0, 4)


@pytest.mark.parametrize("eyes", [2, -3, True, "0"])
def test_nobody_else_may_look(eyes: object) -> None:
    with pytest.raises(SeatError, match="nobody's eyes"):
        game.view(game.position(players=2), eyes)
