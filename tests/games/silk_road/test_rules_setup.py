"""SLK-2: goods from the bag, tiles at the cities, money, the first leader, the way back."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from rulebook_widgets.core import CHANCE, EVERYTHING
from rulebook_widgets.games.silk_road.board import board_of
from rulebook_widgets.games.silk_road.rules import game
from rulebook_widgets.games.silk_road.setting import setting_of, tiles_at
from rulebook_widgets.games.silk_road.state import NOBODY, State
from tests.games.silk_road.battery_plan import conserved
from tests.games.silk_road.kit import (
    TRICKS,
    A,
    B,
    each_board,
    each_count,
    each_way,
    events,
    kinds,
    legal,
    play,
    refused,
    refused_by,
    set_up,
)

PER_CITY = {3: 5, 4: 3, 5: 4, 6: 5}


def laying(players: int = 4, seed: int = 1, **options: object) -> State:
    """A game of which all goods have been drawn."""
    return until("lay", players, seed, **options)


def until(phase: str, players: int = 4, seed: int = 1, **options: object) -> State:
    """A game being set up, when a phase begins."""
    state, rng = game.setup(players, **options), Random(seed)
    while state.phase != phase:
        state = game.apply(state, game.draw(state, rng)).state
    return state


# ------------------------------------------------------------------------------ SLK-2.1 three goods


@each_count
def test_slk_2_1_everybody_draws_three_in_turn(players: int) -> None:
    state = game.setup(players)
    for seat in range(players):
        assert (game.actor(state), state.seat, state.phase) == (CHANCE, seat, "deal")
        assert len(legal(state)) == 35
        state = play(state, "deal ivory,silk,silk")
    assert state.phase == "lay"
    assert state.goods == ((1, 2, 0, 0, 0),) * players
    assert state.supply == (15 - players, 15 - 2 * players, 15, 15, 15)


def test_slk_2_1_unseen_by_the_others() -> None:
    state = game.setup(4)
    dealt = events(state, "deal ivory,silk,silk")[0]
    assert game.sentence(dealt.seen_by(A)) == "Aisha draws from the bag: 1 ivory, 2 silk."
    hidden = "Aisha draws 3 goods from the bag and puts them behind the screen."
    assert game.sentence(dealt.seen_by(B)) == game.sentence(dealt.seen_by(None)) == hidden
    one, other = play(state, "deal ivory,silk,silk"), play(state, "deal jewels,spices,spices")
    for eyes in (B, 2, None):
        assert game.view(one, eyes) == game.view(other, eyes)
        assert game.view(one, eyes).supply is None
    assert game.view(one, A).supply is None
    assert game.view(one, EVERYTHING).supply == one.supply


def test_slk_2_1_what_is_left_becomes_the_open_supply() -> None:
    state = game.setup(3)
    moves = ["deal ivory,ivory,ivory", "deal silk,silk,silk", "deal spices,spices,spices"]
    last = events(state, *moves)[-1]
    assert (last.kind, last.rule) == ("supply_open", "SLK-2.1")
    expected = "12 ivory, 12 silk, 15 jewels, 15 dried fruit, 12 spices."
    assert game.sentence(last).endswith(expected)
    assert game.view(play(state, *moves), None).supply == (12, 12, 15, 15, 12)


def test_slk_2_1_only_what_the_bag_holds() -> None:
    state = replace(game.setup(3), supply=(1, 0, 15, 15, 15), goods=((14, 15, 0, 0, 0),) * 3)
    refused(state, "deal ivory,ivory,jewels", "SLK-2.1", "not_in_bag")
    refused(state, "deal jewels,jewels", "SLK-2.1", "so_many_goods")
    refused(state, "lay thief", "SLK-2.1", "dealing")
    assert "deal ivory,jewels,jewels" in legal(state) and len(legal(state)) == 10 + 6


def test_slk_2_1_each_cube_is_as_likely_as_another() -> None:
    state = replace(game.setup(3), supply=(15, 0, 0, 0, 5))
    rng = Random(7)
    drawn = Counter(game.encode(game.draw(state, rng)) for _ in range(4000))
    share = drawn["deal ivory,ivory,ivory"] / 4000
    assert abs(share - (15 * 14 * 13) / (20 * 19 * 18)) < 0.03
    assert set(drawn) == set(legal(state))


# -------------------------------------------------------------------------------- SLK-2.2 the tiles


@each_count
@each_board
@each_way
def test_slk_2_2_so_many_tiles_of_its_colour_at_each_city(
    players: int, board: str, reverse: bool
) -> None:
    state = set_up(players, 3, board=board, reverse=reverse)
    journey = board_of(board).journey(reverse)
    assert len(journey.markets) == 18
    for colour in ("orange", "purple"):
        cities = [city for city in journey.markets if journey.colour[city] == colour]
        lying = Counter(tile for city in cities for tile in tiles_at(state, city))
        assert all(len(tiles_at(state, city)) == PER_CITY[players] for city in cities)
        assert lying <= Counter(board_of(board).bag[colour])
    assert tiles_at(state, "changan") == tiles_at(state, "antioch") == ()


def test_slk_2_2_one_by_one_city_by_city() -> None:
    state = laying(4)
    state = play(state, "lay thief", "lay vizier", "lay crook", "lay barterer")
    assert tiles_at(state, "lanzhou") == ("thief", "vizier", "crook")
    assert tiles_at(state, "yumen") == ("barterer",)
    laid = events(state, "lay thief")[0]
    assert (laid.rule, game.sentence(laid)) == ("SLK-2.2", "At Yumen is laid the thief.")
    assert laid.spots == ("city:yumen",)


def test_slk_2_2_only_unused_tiles_of_the_citys_colour() -> None:
    state = laying(6)
    refused(state, "lay trader_ivory_spices", "SLK-2.2", "not_unused")
    state = play(state, "lay trader_ivory_silk")
    sentence = refused(state, "lay trader_ivory_silk", "SLK-2.2", "not_unused")
    assert "orange" in sentence
    assert len(legal(state)) == 36 - 10 - 1


def test_slk_2_2_each_tile_is_as_likely_as_another() -> None:
    state, rng = laying(6), Random(5)
    drawn = Counter(game.encode(game.draw(state, rng)) for _ in range(9000))
    assert set(drawn) == set(legal(state))
    assert abs(drawn["lay buy_silk"] / 9000 - 3 / 45) < 0.012
    assert abs(drawn["lay trader_ivory_silk"] / 9000 - 1 / 45) < 0.008


@each_count
def test_slk_2_3_printed_actions_do_not_count(players: int) -> None:
    state = set_up(players, 5)
    board = board_of("main")
    printed = [city.id for city in board.cities.values() if city.printed]
    assert sorted(printed) == ["dunhuang", "kashgar", "korla", "merv", "susa"]
    assert {len(tiles_at(state, city)) for city in [*printed, "kucha"]} == {PER_CITY[players]}


# --------------------------------------------------------------------- SLK-2.4 no tricks at the end


def laid_out(players: int, **last: str) -> State:
    """All tiles laid by hand, with one for Aleppo or Tyre as its first; the rest is decent."""
    state, rng = laying(players), Random(2)
    while state.phase == "lay":
        on = setting_of(state)
        number = sum(map(len, state.tiles)) // on.places.tiles
        city = on.journey.markets[number]
        wanted = last.get(city) if not state.tiles[number] else None
        pile = state.piles[on.pile_of[city]]
        if wanted is None:
            reserved = Counter(last.values())
            choices = [
                tile
                for tile, amount in zip(on.tile_ids, pile, strict=True)
                if amount > (reserved[tile] if on.pile_of[city] == 1 else 0)
                and not (city in ("aleppo", "tyre") and tile in TRICKS)
            ]
            tricks = [tile for tile in choices if tile in TRICKS]
            wanted = rng.choice(tricks or choices)
        state = play(state, f"lay {wanted}")
    return state


@pytest.mark.parametrize("trick", sorted(TRICKS))
@pytest.mark.parametrize("city", ["aleppo", "tyre"])
@pytest.mark.parametrize("players", [4, 5])
def test_slk_2_4_a_new_tile_is_drawn_for_it(players: int, city: str, trick: str) -> None:
    state = laid_out(players, **{city: trick})
    assert (state.phase, game.actor(state)) == ("replace", CHANCE)
    move = legal(state)[0]
    after = play(state, move)
    assert after.phase == "first" and after.gone == (trick,)
    assert not TRICKS & {*tiles_at(after, "aleppo"), *tiles_at(after, "tyre")}
    assert [event.rule for event in events(state, move)] == ["SLK-2.4", "SLK-2.5"]


def test_slk_2_4_until_it_is_neither_crook_nor_barterer() -> None:
    state = laid_out(4, tyre="crook")
    piles = (state.piles[0], tuple([0] * len(state.piles[1])))
    number = setting_of(state).tile_number
    purple = list(piles[1])
    purple[number["barterer"]], purple[number["thief"]] = 1, 1
    state = replace(state, piles=(piles[0], tuple(purple)))
    assert legal(state) == ["lay thief", "lay barterer"]
    once = game.apply(state, game.decode("lay barterer"))
    assert [event.kind for event in once.events] == ["drawn_forbidden"]
    assert (once.state.phase, once.state.gone) == ("replace", ("barterer",))
    done = game.apply(once.state, game.decode("lay thief")).state
    assert (done.phase, done.gone) == ("first", ("barterer", "crook"))
    assert "thief" in tiles_at(done, "tyre")


def test_slk_2_4_without_an_unused_tile_that_is_allowed_there_is_a_swap() -> None:
    state = laid_out(4, tyre="crook")
    number = setting_of(state).tile_number
    purple = [0] * len(state.piles[1])
    purple[number["barterer"]] = 2
    before = replace(state, phase="lay", piles=(state.piles[0], tuple(purple)))
    tiles = list(before.tiles)
    last = setting_of(state).market_number["tyre"]
    purple[number[tiles[last][-1]]] += 1
    tiles[last], missing = tiles[last][:-1], tiles[last][-1]
    before = replace(before, tiles=tuple(tiles), piles=(state.piles[0], tuple(purple)))
    step = game.apply(before, game.decode(f"lay {missing}"))
    assert [event.kind for event in step.events] == ["laid", "forbidden", "no_new_tile"]
    assert step.state.phase == "swap"


@pytest.mark.parametrize("players", [3, 6])
@pytest.mark.parametrize("trick", sorted(TRICKS))
def test_slk_2_4_all_tiles_used_so_they_are_swapped(players: int, trick: str) -> None:
    state = laid_out(players, aleppo=trick)
    assert state.phase == "swap" and sum(map(sum, state.piles)) == 0
    swaps = [text.split()[1:] for text in legal(state)]
    journey = setting_of(state).journey
    assert {city for city, _tile in swaps} <= {
        city for city in journey.markets if journey.colour[city] == "purple"
    } - {"aleppo", "tyre"}
    assert not {tile for _city, tile in swaps} & TRICKS
    city, tile = swaps[-1]
    after = play(state, f"swap {city} {tile}")
    assert trick in tiles_at(after, city) and tile in tiles_at(after, "aleppo")
    assert (after.phase, after.gone) == ("first", ())
    conserved(after)


def test_slk_2_4_several_are_dealt_with_one_after_the_other() -> None:
    state = laid_out(6, aleppo="barterer", tyre="crook")
    assert kinds(state, legal(state)[0]) == ["swapped", "forbidden", "no_new_tile"]
    state = play(state, legal(state)[0])
    assert kinds(state, legal(state)[0]) == ["swapped", "ready"]


def test_slk_2_4_no_swap_with_the_other_last_city_or_another_colour() -> None:
    state = laid_out(6, aleppo="crook")
    plain = next(tile for tile in tiles_at(state, "tyre"))
    refused(state, f"swap tyre {plain}", "SLK-2.4", "swap_here", "city:tyre")
    orange = next(tile for tile in tiles_at(state, "korla") if tile not in TRICKS)
    refused(state, f"swap korla {orange}", "SLK-2.4", "swap_colour", "city:korla")
    refused(state, "swap antioch thief", "SLK-2.4", "swap_colour", "city:antioch")
    refused(state, "swap merv barterer", "SLK-2.4", "swap_forbidden", "city:merv")
    absent = next(
        tile
        for tile in board_of("main").tiles
        if tile not in tiles_at(state, "merv") and tile not in TRICKS
    )
    refused(state, f"swap merv {absent}", "SLK-2.4", "swap_missing", "city:merv")


def test_slk_2_4_each_tile_is_as_likely_as_another_to_be_swapped() -> None:
    state = laid_out(6, aleppo="crook")
    state = replace(
        state,
        tiles=tuple(
            [
                ("thief", "thief", "thief", "vizier", "crook") if city == "merv" else tiles
                for city, tiles in zip(setting_of(state).journey.markets, state.tiles, strict=True)
            ]
        ),
    )
    rng = Random(3)
    drawn = Counter(game.encode(game.draw(state, rng)) for _ in range(6000))
    ratio = drawn["swap merv thief"] / drawn["swap merv vizier"]
    assert 2.4 < ratio < 3.8
    assert set(drawn) == set(legal(state))


@pytest.mark.parametrize("players", [3, 6])
@each_board
@each_way
def test_slk_2_4_holds_in_every_game_with_all_tiles(
    players: int, board: str, reverse: bool
) -> None:
    last = ("lanzhou", "yumen") if reverse else ("aleppo", "tyre")
    for seed in range(12):
        state = set_up(players, seed, board=board, reverse=reverse)
        assert not TRICKS & {tile for city in last for tile in tiles_at(state, city)}
        on_board = Counter(tile for tiles in state.tiles for tile in tiles)
        assert (on_board["crook"], on_board["barterer"]) == (6, 4)


# -------------------------------------------------------------------- SLK-2.5 money, 2.6 the leader


@each_count
def test_slk_2_5_a_gold_coin_and_five_silver_each(players: int) -> None:
    state = set_up(players, 2)
    assert (state.gold, state.silver) == ((1,) * players, (5,) * players)
    assert state.city == "changan" and state.paid_out == 0
    ready = until("first", players)
    assert ready.city == "changan"


def test_slk_2_5_is_told_when_all_tiles_lie() -> None:
    state = laid_out(4)
    assert state.phase == "first"
    state, rng = laying(4), Random(4)
    last: list[str] = []
    while state.phase != "first":
        step = game.apply(state, game.draw(state, rng))
        state, last = step.state, [game.sentence(event) for event in step.events]
    expected = "Everybody begins with 1 gold and 5 silver, and the caravan waits in Chang'an."
    assert last[-1] == expected


@each_count
def test_slk_2_6_a_random_first_leader_with_tokens(players: int) -> None:
    state = until("first", players)
    assert state.holder == NOBODY
    assert legal(state) == [f"first {seat}" for seat in range(players)]
    rng = Random(1)
    drawn = Counter(game.encode(game.draw(state, rng)) for _ in range(600 * players))
    assert all(480 < count < 720 for count in drawn.values()) and len(drawn) == players
    after = play(state, "first 2")
    assert (after.holder, after.leader, after.stack) == (2, 2, PER_CITY[players])
    assert (after.phase, after.seat, after.round) == ("bid", 3 % players, 1)
    assert [event.rule for event in events(state, "first 2")] == ["SLK-2.6", "SLK-3.1"]


def test_slk_2_6_a_leader_who_plays() -> None:
    refused(until("first", 3), "first 4", "SLK-2.6", "nobody_there")


# ----------------------------------------------------------------------------- SLK-2.7 the way back


@each_count
@each_board
def test_slk_2_7_the_way_back(players: int, board: str) -> None:
    state = set_up(players, 6, board=board, reverse=True)
    assert state.city == "antioch"
    journey = board_of(board).journey(reverse=True)
    assert journey.colour["lanzhou"] == "purple" and journey.colour["tyre"] == "orange"
    assert not TRICKS & {*tiles_at(state, "lanzhou"), *tiles_at(state, "yumen")}
    west = board_of(board).journey(reverse=False)
    for city, ways in journey.onward.items():
        assert all(city in west.onward[way] for way in ways)


def test_slk_2_7_is_cited_when_tiles_are_laid() -> None:
    state = laying(4, reverse=True)
    assert events(state, legal(state)[0])[0].rule == "SLK-2.7"


def test_slk_2_7_tricks_at_lanzhou_are_cited_too() -> None:
    for seed in range(20):
        state, rng = game.setup(6, reverse=True), Random(seed)
        while game.actor(state) == CHANCE:
            step = game.apply(state, game.draw(state, rng))
            state = step.state
            found = [event for event in step.events if event.kind == "forbidden"]
            if found:
                assert found[0].rule == "SLK-2.7"
                assert found[0].facts["city"] in ("Lanzhou", "Yumen")
                assert state.phase == "swap"
                return
    raise AssertionError("no trick in twenty games")


def test_nothing_else_is_done_while_chance_sets_up() -> None:
    for phase, rule in (("deal", "2.1"), ("lay", "2.2"), ("first", "2.6")):
        state = until(phase)
        for move in ("pass", "bid 1", "take thief", "travel lanzhou", "sell silk", "done"):
            refused_by(state, move, f"SLK-{rule}")
        assert game.not_your_turn(state, 0).rule == f"SLK-{rule}"
    state = laid_out(4, tyre="crook")
    refused_by(state, "pass", "SLK-2.4")


def test_setting_up_goes_step_by_step() -> None:
    for later in ("lay thief", "swap merv thief", "first 1"):
        refused(game.setup(4), later, "SLK-2.1", "dealing")
    for later in ("swap merv thief", "first 1"):
        refused(until("lay"), later, "SLK-2.2", "laying")
    refused(until("lay"), "deal silk,silk,silk", "SLK-2.1", "no_deal")
    state = laid_out(4, tyre="crook")
    for later in ("swap merv thief", "first 1"):
        refused(state, later, "SLK-2.4", "keeping_out")
    refused(replace(state, phase="swap"), "lay thief", "SLK-2.4", "keeping_out")
    refused(until("first"), "lay thief", "SLK-2.2", "no_laying")


def test_slk_2_7_set_up_by_the_rule_of_the_variant() -> None:
    state = until("lay", reverse=True)
    refused(state, "pass", "SLK-2.7", "laying")
    state = replace(state, piles=((0,) * len(state.piles[0]),) * 2)
    refused(state, "lay thief", "SLK-2.7", "not_unused")


def test_setting_up_happens_once() -> None:
    state = set_up(4, 1)
    refused(state, "deal silk,silk,silk", "SLK-2.1", "no_deal")
    refused(state, "lay thief", "SLK-2.2", "no_laying")
    refused(state, "swap merv thief", "SLK-2.4", "no_swap")
    refused(state, "first 1", "SLK-2.6", "no_first")
    refused(state, "steal silk", "SLK-6.6", "no_theft")
