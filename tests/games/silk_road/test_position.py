"""Positions of Silk Road built by hand: filled in legally, or refused with what is wrong."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from rulebook_widgets.core import OptionError, PositionError
from rulebook_widgets.games.silk_road.board import GOODS, board_of
from rulebook_widgets.games.silk_road.rules import game
from rulebook_widgets.games.silk_road.setting import setting_of, tiles_at
from rulebook_widgets.games.silk_road.state import NOBODY
from tests.games.silk_road.battery_plan import PER_CITY, accounted, conserved
from tests.games.silk_road.kit import (
    TRICKS,
    A,
    B,
    C,
    at,
    each_board,
    each_count,
    each_way,
    legal,
    play,
    random_game,
)


@each_count
@each_board
@each_way
def test_nothing_named_is_the_first_bid(players: int, board: str, reverse: bool) -> None:
    state = at(players=players, board=board, reverse=reverse)
    conserved(state)
    assert (state.phase, state.holder, state.seat, state.round) == ("bid", A, B, 1)
    assert (state.gold, state.silver) == ((1,) * players, (5,) * players)
    assert all(len(tiles) == PER_CITY[players] for tiles in state.tiles)
    assert state.city == ("antioch" if reverse else "changan")


def test_moments() -> None:
    assert at().phase == "bid"
    assert at(bid=1, bidder=2).phase == "choose"
    assert at(bid=1, bidder=1, turn=2).phase == "bid"
    assert at(tiles={"korla": ["thief"]}).phase == "market"
    assert at(tokens={1: 1}).phase == at(fresh={1: 1}).phase == "market"
    assert at(moment="travel").phase == "travel"
    assert at(moment="market").city == "lanzhou"


@each_board
@each_way
@pytest.mark.parametrize("moment", ["bid", "travel", "market"])
def test_every_city_can_be_the_place(board: str, reverse: bool, moment: str) -> None:
    journey = board_of(board).journey(reverse)
    for city in journey.markets:
        state = at(board=board, reverse=reverse, city=city, moment=moment, players=6)
        conserved(state)
        assert state.city == city and legal(state)
        wanted = PER_CITY[6] if moment == "market" else 0
        assert len(tiles_at(state, city)) == wanted


def test_cities_on_the_way_are_empty_and_the_last_two_without_tricks() -> None:
    state = at(city="korla", moment="market", players=6)
    empty = [c for c in setting_of(state).journey.markets if not tiles_at(state, c)]
    assert empty == ["lanzhou", "yumen", "dunhuang"] and state.round == 4
    assert not TRICKS & {*tiles_at(state, "aleppo"), *tiles_at(state, "tyre")}


def test_tiles_named_are_there_and_the_rest_comes_from_what_is_left() -> None:
    state = at(
        players=4, tiles={"lanzhou": ["crook", "crook", "crook"], "merv": ["thief", "vizier"]}
    )
    assert tiles_at(state, "lanzhou") == ("crook",) * 3
    assert tiles_at(state, "merv") == ("thief", "vizier")
    orange = [c for c, colour in setting_of(state).journey.colour.items() if colour == "orange"]
    lying = Counter(t for c in orange for t in tiles_at(state, c))
    assert lying["crook"] == 3
    accounted(state)


def test_kept_tiles_are_on_no_city() -> None:
    state = at(players=6, crooks={0: 4, 1: 2}, barterers={2: 4}, viziers=GOODS)
    lying = Counter(t for tiles in state.tiles for t in tiles)
    assert (lying["crook"], lying["barterer"], lying["vizier"]) == (0, 0, 1)


def test_supply_named_puts_the_rest_behind_the_other_screens() -> None:
    state = at(goods={0: {"silk": 1}}, supply={"silk": 3, "spices": 0})
    assert state.supply == (15, 3, 15, 15, 0)
    assert state.goods[A] == (0, 1, 0, 0, 0)
    assert sum(goods[1] for goods in state.goods[1:]) == 11
    assert [goods[4] for goods in state.goods] == [0, 5, 5, 5]


def test_owed_goods_are_not_in_the_supply() -> None:
    state = at(viziers=["silk"], owed=["silk"])
    assert (state.supply[1], state.owed[1], sum(g[1] for g in state.goods)) == (0, 1, 15)
    assert at(viziers=["silk"]).supply[1] == 14


def test_a_market_that_goes_on() -> None:
    state = at(players=3, pawn=2, leader=0, tokens={0: 2, 1: 1})
    assert (state.stack, len(tiles_at(state, "lanzhou")), state.leader) == (2, 2, A)
    assert not at(city="korla", moment="market", pawn=1, leader=0).bonus
    assert not at(city="korla", tokens={1: 1}).bonus
    assert at(city="korla", moment="market").bonus
    assert not at(city="korla", moment="market", bonus=False).bonus


def test_bids_that_go_on() -> None:
    state = at(pawn=3, turn=2, bid=4, bidder=1)
    assert (state.seat, state.bid, state.bidder) == (C, 4, B)
    assert at().bidder == NOBODY


def test_json_facts() -> None:
    facts = {
        **{"players": 5, "board": "parallel", "reverse": True, "city": "merv", "pawn": 1},
        **{"tiles": {"merv": ["sell_silk", "thief"]}, "tokens": {"0": 1, "3": 1}},
        **{"goods": {"2": {"silk": 3}}, "gold": {"0": 0}, "silver": {"4": 9}},
        **{"viziers": ["ivory"], "crooks": {"1": 1}, "barterers": {"2": 1}, "fresh": {"0": 1}},
        **{"leader": 0, "round": 7, "moment": "market", "supply": {"jewels": 2}},
    }
    state = at(**json.loads(json.dumps(facts)))
    assert (state.seat, state.stack, state.round, state.reverse) == (B, 2, 7, True)
    assert state.goods[2] == (0, 3, 0, 0, 0) and state.gold == (0, 1, 1, 1, 1)
    assert state.supply == (14, 12, 2, 15, 15)


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"colour": 1}, "has no 'colour'"),
        ({"pawn": 4}, "no seat"),
        ({"pawn": "x"}, "no seat"),
        ({"moment": "war"}, "moment: 'war' is none of: bid, choose, travel, market"),
        ({"moment": "choose"}, "name bid and bidder"),
        ({"bid": 3}, "name both"),
        ({"bidder": 1}, "name both"),
        ({"bid": 3, "bidder": 0}, "has not been asked"),
        ({"bid": 3, "bidder": 2, "turn": 1}, "has not been asked"),
        ({"bid": 3, "bidder": 1, "moment": "travel"}, "while there are bids"),
        ({"bid": 11, "bidder": 1}, "owns no more than 10"),
        ({"silver": {1: 10**9}}, "nobody owns coins worth more than 999 silver"),
        ({"gold": {1: 199}}, "nobody owns coins worth more than 999 silver"),
        ({"turn": 0}, "the leader does not bid"),
        ({"turn": 2, "moment": "travel"}, "only bids go round"),
        ({"city": "rome"}, "no 'rome'; its cities are: changan"),
        ({"city": "antioch"}, "the game ends at 'antioch'"),
        ({"city": "changan", "moment": "market"}, "no market at 'changan'"),
        ({"tiles": {"changan": ["thief"]}}, "no market at 'changan'"),
        ({"tiles": {"korla": "thief"}}, "should be a list"),
        ({"tiles": {"korla": ["genie"]}}, "no tile 'genie'"),
        ({"tiles": {"korla": ["trader_ivory_spices"]}}, "not so many orange trader_ivory_spices"),
        ({"tiles": {"korla": ["thief"] * 4}}, "no more than 3"),
        ({"tiles": {"korla": []}}, "at least one"),
        ({"tiles": {"tyre": ["crook"]}}, "may not lie at tyre"),
        ({"tiles": {"lanzhou": ["thief", "crook"]}, "tokens": {1: 1, 2: 1}}, "tokens with"),
        ({"tokens": {1: 2}}, "nobody has more than 1"),
        ({"tokens": {0: 1}}, "who has the pawn"),
        ({"tokens": {1: 1}, "moment": "travel"}, "laid at the market"),
        ({"tokens": {1: -1}}, "whole number from 0"),
        ({"bonus": True}, "where one is printed"),
        ({"bonus": 1, "city": "korla"}, "True or False"),
        ({"reverse": "yes"}, "True or False"),
        ({"goods": {0: {"gold": 1}}}, "'gold' is no good"),
        ({"goods": {0: {"silk": 16}}}, "only 15 silk"),
        ({"goods": {0: {"silk": -1}}}, "whole number"),
        ({"goods": {"0": {}, 0: {}}}, "named twice"),
        ({"supply": {"silk": 16}}, "not so many silk"),
        ({"supply": {"silk": 0}, "goods": {0: {}, 1: {}, 2: {}, 3: {}}}, "15 silk are nowhere"),
        ({"owed": ["silk"]}, "among the viziers"),
        ({"viziers": ["silk"], "owed": ["silk"], "supply": {"silk": 1}}, "a vizier waits"),
        ({"viziers": "silk"}, "list of kinds"),
        ({"viziers": ["tea"]}, "'tea' is no good"),
        ({"viziers": ["silk"] * 7}, "not so many tiles of this kind: vizier"),
        ({"crooks": {0: 7}}, "not so many tiles of this kind: crook"),
        ({"gold": {0: "1"}}, "whole number"),
        ({"round": 0}, "whole number from 1"),
        ({"goods": [1]}, "of the wrong form"),
        ({"board": 7}, "should be a text"),
    ],
)
def test_what_is_impossible_is_refused(facts: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        game.position(**facts)


@pytest.mark.parametrize("facts", [{"players": 2}, {"players": 7}, {"board": "rome"}])
def test_players_and_boards_are_those_of_the_options(facts: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        game.position(**facts)


def test_a_kind_is_named_again_only_when_all_are() -> None:
    with pytest.raises(PositionError, match="once all five"):
        game.position(viziers=["silk", "silk"])
    assert at(viziers=[*GOODS, "silk"]).viziers == (1, 2, 1, 1, 1)


@each_count
def test_a_position_can_be_played_to_the_end(players: int) -> None:
    state = at(players=players, city="ecbatana", moment="market", crooks={0: 1}, barterers={1: 1})
    steps = 0
    while game.actor(state) is not None and steps < 1000:
        state = play(state, legal(state)[-1])
        steps += 1
    assert state.phase == "over"


def test_states_of_games_are_like_positions() -> None:
    """A position with everything named as in a game is the state of that game, in what counts."""
    state = next(s for s in random_game(4, 3) if s.phase == "market" and s.round == 3)
    same = at(
        city=state.city,
        moment="market",
        pawn=state.holder,
        leader=state.leader,
        tokens=dict(enumerate(state.tokens)),
        tiles={
            city: list(tiles)
            for city, tiles in zip(setting_of(state).journey.markets, state.tiles, strict=True)
        },
        goods={
            seat: dict(zip(GOODS, goods, strict=True)) for seat, goods in enumerate(state.goods)
        },
        gold=dict(enumerate(state.gold)),
        silver=dict(enumerate(state.silver)),
        viziers=[g for g, n in zip(GOODS, state.viziers, strict=True) for _ in range(n)],
        crooks=dict(enumerate(state.crooks)),
        barterers=dict(enumerate(state.barterers)),
        fresh=dict(enumerate(state.fresh)),
        bonus=state.bonus,
    )
    for field in ("goods", "supply", "gold", "silver", "tiles", "tokens", "stack", "paid_out"):
        assert getattr(same, field) == getattr(state, field), field
    assert legal(same) == legal(state)
