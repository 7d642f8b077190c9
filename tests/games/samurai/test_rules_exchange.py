"""SAM-2.6 and SAM-2.7: the two exchange tiles."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rulebook_widgets.core import MoveError
from rulebook_widgets.games.samurai.board import ALL_TILES
from rulebook_widgets.games.samurai.influence import influence
from rulebook_widgets.games.samurai.moves import Swap, swap
from rulebook_widgets.games.samurai.rules import game
from rulebook_widgets.games.samurai.state import State
from tests.games.samurai.kit import (
    PLAIN,
    allowed,
    each_count,
    events,
    play,
    refused,
    told,
    until_seat_1,
    with_hand,
)

# -------------------------------------------------------------------- SAM-2.6 the figure exchange

TWO_CITIES = {"-3,4": ["helmet", "buddha"], "0,-4": ["helmet", "rice"], "2,0": ["buddha"]}


def swapping(**facts: object) -> State:
    return with_hand("figure_exchange", "samurai3", figures=TWO_CITIES, **facts)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sam_2_6_swaps_any_two_figures(players: int) -> None:
    state = with_hand("figure_exchange", "samurai3", players=players, figures=TWO_CITIES)
    step = game.apply(state, swap("buddha", "-3,4", "rice", "0,-4"))
    place = state.board.place
    changed = {
        town.space: step.state.figures[n]
        for n, town in enumerate(state.board.settlements)
        if step.state.figures[n] != state.figures[n]
    }
    assert changed == {"-3,4": ("helmet", "rice"), "0,-4": ("helmet", "buddha")}
    assert step.state.figures[place["0,0"]] == ("helmet", "buddha", "rice")
    (event,) = step.events
    assert (event.kind, event.rule, event.seat) == ("swapped", "SAM-2.6", 0)
    assert event.spots == ("hex:-3,4", "hex:0,-4")
    assert game.sentence(event) == "Red swaps the Buddha of Kyoto with the rice field of Akita."


def test_sam_2_6_distance_does_not_matter() -> None:
    state = with_hand("figure_exchange", players=4, figures={"4,-13": ["helmet"], "-9,9": ["rice"]})
    state = allowed(state, "swap rice -9,9 helmet 4,-13")
    assert state.figures[state.board.place["4,-13"]] == ("rice",)


def test_sam_2_6_goes_back_to_the_box_and_not_to_the_board() -> None:
    state = swapping()
    for space in ("1,0", "3,0", "2,0"):
        sentence = refused(state, f"place figure_exchange {space}", "SAM-2.6", "never_placed")
        assert sentence.endswith("choose two figures to swap.")
    after = play(state, "swap buddha -3,4 rice 0,-4")
    assert after.boxed == (True, False)
    assert after.hands[0] == ("samurai3",)
    assert after.tiles == state.tiles
    assert "figure_exchange" not in after.piles[0]


def test_sam_2_6_counts_as_a_tile_played_but_not_as_a_plain_one() -> None:
    state = swapping()
    refused(state, "end", "SAM-4.1", "at_least_one")
    state = play(state, "swap buddha -3,4 rice 0,-4")
    allowed(state, "end")
    allowed(state, "place samurai3 1,0")


def test_sam_2_6_a_village_has_no_twins_to_fear() -> None:
    state = allowed(swapping(), "swap rice 0,-4 buddha 2,0")
    assert state.figures[state.board.place["2,0"]] == ("rice",)


def test_sam_2_6_must_be_in_hand() -> None:
    state = with_hand("samurai3", figures=TWO_CITIES)
    sentence = refused(state, "swap buddha -3,4 rice 0,-4", "SAM-4.1", "not_in_hand")
    assert sentence == "You do not have the figure exchange behind your screen."


@pytest.mark.parametrize(
    ("move", "town", "sentence"),
    [
        ("swap helmet -3,4 rice 0,-4", "0,-4", "Akita would have two helmets;"),
        ("swap buddha -3,4 helmet 0,-4", "-3,4", "Kyoto would have two helmets;"),
        ("swap helmet -3,4 buddha 2,0", "-3,4", "Kyoto would have two Buddhas;"),
    ],
)
def test_sam_2_6_no_twins_in_cities_sam_3_4(move: str, town: str, sentence: str) -> None:
    assert refused(swapping(), move, "SAM-3.4", "swap_doubles", f"hex:{town}").startswith(sentence)


@pytest.mark.parametrize("kind", ["helmet", "buddha", "rice"])
def test_sam_2_6_edo_never_takes_part(kind: str) -> None:
    state = with_hand("figure_exchange", figures={"2,0": ["helmet"], "-3,4": ["buddha", "rice"]})
    for space, here in (("2,0", "helmet"), ("-3,4", "buddha"), ("-3,4", "rice")):
        if here != kind:
            move = game.encode(swap(kind, "0,0", here, space))
            sentence = refused(state, move, "SAM-2.6", "edo_is_full", "hex:0,0")
            assert sentence.startswith("Edo keeps its three different figures")
    assert all("0,0" not in (m.one, m.other) for m in game.legal_moves(state))


def test_sam_2_6_only_swaps_that_change_something() -> None:
    state = swapping()
    move = "swap helmet -3,4 helmet 0,-4"
    sentence = refused(state, move, "SAM-2.6", "same_figures", "hex:-3,4", "hex:0,-4")
    assert sentence == "Swapping a helmet for a helmet would change nothing."
    move = "swap helmet -3,4 buddha -3,4"
    sentence = refused(state, move, "SAM-2.6", "same_settlement", "hex:-3,4")
    assert sentence == "Both figures stand in Kyoto: swapping them would change nothing."
    move = "swap helmet 0,0 helmet 0,0"
    sentence = refused(state, move, "SAM-2.6", "one_figure", "hex:0,0")
    assert sentence == "A swap takes two figures, and this is the same helmet twice."


@pytest.mark.parametrize(
    ("move", "spot"),
    [
        ("swap rice -3,4 buddha 2,0", "-3,4"),
        ("swap helmet -3,4 rice 2,0", "2,0"),
        ("swap helmet -3,4 buddha 1,0", "1,0"),
        ("swap helmet -3,4 buddha 3,0", "3,0"),
    ],
)
def test_sam_2_6_figures_must_be_there(move: str, spot: str) -> None:
    refused(swapping(), move, "SAM-2.6", "no_such_figure", f"hex:{spot}")


def test_sam_2_6_figures_off_the_board_are_out_of_reach() -> None:
    state = with_hand(
        "figure_exchange",
        tiles={"1,0": (0, "helmet4"), "2,-1": (1, "helmet4")},
        figures={"-3,4": ["helmet", "buddha"]},
        captured={0: (2, 0, 0)},
        aside=(0, 0, 1),
    )
    move = "swap helmet -3,4 rice 2,0"
    refused(state, move, "SAM-2.6", "no_such_figure", "hex:2,0")


def test_sam_2_6_cannot_capture() -> None:
    """One land space short of closing, a swap closes nothing, nor next to closed ones."""
    state = with_hand(
        "figure_exchange",
        "samurai1",
        tiles={"1,0": (0, "helmet4"), "-3,5": (0, "helmet3"), "-4,5": (1, "helmet4")},
        figures={"2,0": ["helmet"], "0,-4": ["helmet", "rice"], "2,-2": ["buddha"]},
    )
    after = play(state, "swap buddha 2,-2 helmet 2,0")
    assert after.captured == state.captured
    assert after.aside == state.aside
    assert sorted(k for here in after.figures for k in here) == sorted(
        k for here in state.figures for k in here
    )


def test_sam_2_6_cannot_be_played_while_nothing_can_be_swapped() -> None:
    only_edo = {
        town.space: [] for town in game.position(players=2).board.settlements if town.space != "0,0"
    }
    state = with_hand("figure_exchange", figures=only_edo)
    assert [game.encode(move) for move in game.legal_moves(state)] == ["pass"]
    one_kind = only_edo | {"2,0": ["rice"], "-9,9": ["rice"]}
    state = with_hand("figure_exchange", figures=one_kind)
    assert [game.encode(move) for move in game.legal_moves(state)] == ["pass"]
    state = with_hand("figure_exchange", figures=one_kind | {"-9,9": ["helmet"]})
    assert [game.encode(move) for move in game.legal_moves(state)] == ["swap helmet -9,9 rice 2,0"]


def test_sam_2_6_a_swap_has_one_name() -> None:
    assert swap("rice", "0,-4", "helmet", "-3,4") == swap("helmet", "-3,4", "rice", "0,-4")
    with pytest.raises(MoveError, match="in the order -3,4 and 0,-4"):
        Swap("rice", "0,-4", "helmet", "-3,4")
    with pytest.raises(MoveError):
        game.decode("swap rice 0,-4 helmet -3,4")


# ---------------------------------------------------------------------- SAM-2.7 the tile exchange


@each_count
def test_sam_2_7_takes_the_place_of_an_own_tile_which_is_played_again(players: int) -> None:
    state = with_hand("tile_exchange", "ship1", players=players, tiles={"0,1": (0, "rice4")})
    index = state.board.index
    step = game.apply(state, game.decode("exchange 0,1"))
    lifted = step.state
    assert lifted.tiles[index["0,1"]] == (0, "tile_exchange")
    assert (lifted.lifted, lifted.hands[0]) == ("rice4", ("ship1",))
    assert [(e.kind, e.rule, e.seat, e.spots) for e in step.events] == [
        ("lifted", "SAM-2.7", 0, ("hex:0,1",))
    ]
    assert game.sentence(step.events[0]) == (
        "Red lays the tile exchange in place of rice field 4 and takes that tile up."
    )
    step = game.apply(lifted, game.decode("replay 1,0"))
    assert step.state.tiles[index["1,0"]] == (0, "rice4")
    assert step.state.tiles[index["0,1"]] == (0, "tile_exchange")
    assert step.state.lifted == ""
    event = step.events[0]
    assert (event.kind, event.rule, event.seat, event.spots) == (
        "replayed", "SAM-2.7", 0, ("hex:1,0",),
    )  # fmt: skip


@pytest.mark.parametrize("tile", [tile for tile in PLAIN if tile != "tile_exchange"])
def test_sam_2_7_lifts_any_own_tile_without_a_character(tile: str) -> None:
    state = with_hand("tile_exchange", tiles={"0,1": (0, tile)})
    state = play(state, "exchange 0,1")
    assert state.lifted == tile
    assert {move.space for move in game.legal_moves(state)} == {
        space
        for space, terrain in state.board.terrain.items()
        if terrain == "land" and space != "0,1"
    }


def test_sam_2_7_lifts_no_other_tiles() -> None:
    tiles = {"0,1": (0, "ronin"), "3,0": (0, "ship2"), "1,-1": (1, "rice4"), "3,-1": (1, "ship1")}
    state = with_hand("tile_exchange", "samurai3", tiles=tiles | {"1,0": (0, "rice2")})
    sentence = refused(state, "exchange 0,1", "SAM-2.7", "has_character", "hex:0,1")
    assert sentence.endswith("and this ronin bears one.")
    sentence = refused(state, "exchange 3,0", "SAM-2.7", "has_character", "hex:3,0")
    assert sentence.endswith("and this ship 2 bears one.")
    sentence = refused(state, "exchange 1,-1", "SAM-2.7", "not_yours", "hex:1,-1")
    assert sentence == "That rice field 4 is Blue's; you may lift only a tile of your own."
    refused(state, "exchange 3,-1", "SAM-2.7", "not_yours", "hex:3,-1")
    for space in ("2,-1", "1,1", "0,0"):
        refused(state, f"exchange {space}", "SAM-2.7", "nothing_to_lift", f"hex:{space}")
    exchanges = {m for m in map(game.encode, game.legal_moves(state)) if m.startswith("exchange")}
    assert exchanges == {"exchange 1,0"}


def test_sam_2_7_is_not_simply_placed() -> None:
    state = with_hand("tile_exchange", tiles={"1,0": (0, "rice2"), "0,1": (0, "rice3")})
    move = "place tile_exchange 1,-1"
    sentence = refused(state, move, "SAM-2.7", "takes_a_place", "hex:0,1", "hex:1,0")
    assert sentence.endswith("choose that tile.")
    state = with_hand("tile_exchange", tiles={"1,0": (0, "ronin"), "0,1": (1, "rice3")})
    sentence = refused(state, move, "SAM-2.7", "nothing_of_yours")
    assert sentence.endswith("you have none on the board.")


@pytest.mark.parametrize(
    "move", ["place ronin 1,-1", "place samurai3 1,-1", "end", "pass", "exchange 0,1",
             "swap helmet -3,4 rice 2,0"],
)  # fmt: skip
def test_sam_2_7_nothing_comes_between_the_two_steps(move: str) -> None:
    state = with_hand(
        "tile_exchange", "ronin", "samurai3", "figure_exchange",
        tiles={"0,1": (0, "rice4"), "1,0": (0, "rice3")},
        figures={"-3,4": ["helmet", "buddha"], "2,0": ["rice"]},
    )  # fmt: skip
    state = play(state, "exchange 1,0")
    sentence = refused(state, move, "SAM-2.7", "replay_first")
    assert sentence.startswith("You have lifted rice field 3: play it again at once")
    assert all(m.startswith("replay ") for m in map(game.encode, game.legal_moves(state)))


@pytest.mark.parametrize(
    ("space", "rule", "reason"),
    [
        ("0,1", "SAM-4.4", "occupied"),  # where the exchange now lies: another space it must be
        ("1,-1", "SAM-4.4", "occupied"),
        ("0,0", "SAM-4.3", "on_settlement"),
        ("3,0", "SAM-2.4", "tile_at_sea"),
    ],
)
def test_sam_2_7_another_free_land_space(space: str, rule: str, reason: str) -> None:
    state = with_hand("tile_exchange", tiles={"0,1": (0, "rice4"), "1,-1": (1, "rice4")})
    state = play(state, "exchange 0,1")
    refused(state, f"replay {space}", rule, reason, f"hex:{space}")


def test_sam_2_7_replay_needs_a_lifted_tile() -> None:
    state = with_hand("tile_exchange", tiles={"0,1": (0, "rice4")})
    refused(state, "replay 1,0", "SAM-2.7", "nothing_lifted")


def test_sam_2_7_the_exchange_has_strength_0() -> None:
    """The helmet tile is lifted from a village; what stays there is worth nothing."""
    state = with_hand(
        "tile_exchange",
        tiles={"2,-1": (0, "helmet4"), "3,0": (1, "ship1")},
        figures={"2,0": ["helmet"]},
        captured={0: (1, 0, 0)},
    )
    state = play(state, "exchange 2,-1", "replay -9,8")
    state = until_seat_1(state)
    totals = influence(state.board, state.tiles, state.board.place["2,0"])
    assert totals == [[0, 0, 0], [1, 1, 1]]


def test_sam_2_7_only_the_second_step_closes() -> None:
    state = with_hand(
        "tile_exchange", "ronin",
        tiles={"2,-1": (0, "helmet4"), "3,0": (1, "ship1")},
        figures={"2,0": ["helmet"]},
    )  # fmt: skip
    assert [kind for kind, *_ in told(state, "exchange 2,-1")] == ["lifted"]
    state = play(state, "exchange 2,-1")
    assert told(state, "replay 1,0") == [
        ("replayed", "SAM-2.7", 0),
        ("closed", "SAM-5.1", None),
        ("captured", "SAM-5.3", 0),
    ]
    (*_, captured) = events(state, "replay 1,0")
    assert game.sentence(captured).endswith("(Red 4, Blue 1).")


def test_sam_2_7_captures_already_made_stay() -> None:
    state = with_hand(
        "tile_exchange", "ronin",
        tiles={"2,-1": (0, "helmet4"), "1,0": (1, "helmet3")},
        captured={0: (1, 0, 0)},
    )  # fmt: skip
    assert state.figures[state.board.place["2,0"]] == ()
    after = play(state, "exchange 2,-1", "replay 1,-1")
    assert (after.captured, after.aside) == (state.captured, state.aside)


def test_sam_2_7_needs_free_land() -> None:
    """With all land covered no figure is left, so only a state made by force shows the rule."""
    state = with_hand("tile_exchange", tiles=covered_land())
    own = next(s for s, (seat, tile) in covered_land().items() if seat == 0 and tile in PLAIN)
    assert state.phase == "over"
    state = replace(state, phase="play")
    assert [game.encode(move) for move in game.legal_moves(state)] == ["pass"]
    refused(state, f"exchange {own}", "SAM-2.7", "no_free_land")


def test_sam_2_7_one_free_land_space_is_enough() -> None:
    tiles = covered_land()
    del tiles["1,0"]
    state = with_hand("tile_exchange", tiles=tiles)
    own = next(space for space, (seat, tile) in tiles.items() if seat == 0 and tile in PLAIN)
    state = allowed(state, f"exchange {own}")
    assert [game.encode(move) for move in game.legal_moves(state)] == ["replay 1,0"]


def test_sam_2_7_without_a_tile_to_lift_it_cannot_be_played() -> None:
    state = with_hand("tile_exchange", tiles={"0,1": (0, "ronin"), "1,0": (1, "rice2")})
    assert [game.encode(move) for move in game.legal_moves(state)] == ["pass"]


def test_sam_2_7_must_be_in_hand() -> None:
    state = with_hand("samurai3", tiles={"0,1": (0, "rice2")})
    sentence = refused(state, "exchange 0,1", "SAM-4.1", "not_in_hand")
    assert sentence == "You do not have the tile exchange behind your screen."


def covered_land() -> dict[str, tuple[int, str]]:
    """All land of two players, covered with tiles of both."""
    terrain = game.position(players=2).board.terrain
    land = [space for space in terrain if terrain[space] == "land"]
    mine = [tile for tile in ALL_TILES if "ship" not in tile and "exchange" not in tile]
    owned = [(seat, tile) for tile in mine for seat in (0, 1)]
    return dict(zip(land, owned, strict=True))
