"""Positions built by hand: what is named is there, the rest is filled in, nonsense is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rulebook_widgets.core import OptionError, PositionError, Session
from rulebook_widgets.games.caravan.rules import game
from tests.games.caravan.battery_plan import PLAN, sound
from tests.games.caravan.kit import ALL, COMMON, RARE, at, each_count, goods, herd, legal


@each_count
@pytest.mark.parametrize("learning", [False, True])
def test_nothing_needs_to_be_named(players: int, learning: bool) -> None:
    state = at(players=players, learning=learning)
    assert (state.phase, state.seat, state.left) == ("play", 0, 4)
    assert state.goods == ALL
    assert state.markers == (1, 1, 0, 0, 0, 0, 1, 1)
    assert state.thefts == (1,) * players
    assert sum(state.bag) == (24 if players < 4 else 40)
    assert state.camels_each == (6 if learning else 5)
    PLAN.conserved(state)
    assert legal(state)


def test_whose_turn_and_which() -> None:
    state = at(players=3, turn=2, turn_number=3)
    assert (state.seat, state.actions, state.left) == (2, 3, 3)
    assert at(turn_number=1).left == 1
    assert at(left=2).spent == 2


def test_goods_by_number_or_by_space() -> None:
    for key in (1, "1", "a1"):
        assert at(goods={key: "salt"}).goods[0] == "salt"
    state = at(goods={"a1": "salt", 2: "", "8": "gems"})
    assert (state.goods[0], state.goods[1], state.goods[7]) == ("salt", "", "gems")
    assert all(state.goods[2:7])


def test_camels_with_their_loads() -> None:
    state = at(camels={"1": ["f2 ivory", "d1", "g3 ivory_under"]})
    assert herd(state, 1) == ["d1", "f2 ivory", "g3 ivory_under"]
    assert (state.supply(1), state.held(1), state.free(1)) == (2, 2, 3)
    assert herd(state, 0) == []


def test_the_bag_holds_what_is_nowhere_else() -> None:
    state = at(
        camels={0: ["d4 ivory"]}, delivered={1: {"salt": 2, "ivory": 1}}, goods={"1": "ivory"}
    )
    used = {"ivory": 3, "salt": 3}
    for good in ALL:
        total = 3 if good in RARE else 9
        spent = used.get(good, 1)
        assert goods(state.bag).get(good, 0) <= total - spent
    assert sum(state.bag) == 36, "what is left is drawn by fours"


def test_the_bag_by_number_or_as_a_list() -> None:
    for bag in ({"ivory": 1, "salt": 3}, ["salt", "ivory", "salt", "salt"]):
        assert goods(at(bag=bag).bag) == {"ivory": 1, "salt": 3}
    assert at(bag=[]).ending


def test_so_few_goods_mean_an_empty_bag() -> None:
    gone = {str(number): "" for number in range(1, 5)}
    assert at(goods=gone).ending
    assert not at(goods={**gone, "4": "salt"}).ending


def test_markers_in_use_mean_that_goods_have_been_drawn() -> None:
    state = at(earned={0: 10, 1: 3})
    assert sum(state.bag) == 24
    assert state.marker_supply == 44 - 13 - 4
    sound(state)


@pytest.mark.parametrize(
    ("named", "thefts"),
    [
        (None, (1, 1, 1, 1)),
        ({0: 0}, (0, 2, 1, 1)),
        ({2: 2}, (1, 1, 2, 0)),
        ({0: 4}, (4, 0, 0, 0)),
        ({"0": 1, "1": 1, "2": 0, "3": 2}, (1, 1, 0, 2)),
    ],
)
def test_theft_markers_are_shared_out(named: Any, thefts: tuple[int, ...]) -> None:
    assert at(thefts=named).thefts == thefts


@pytest.mark.parametrize(("players", "short"), [(2, None), (3, True), (4, True), (2, False)])
def test_the_shorter_game(players: int, short: bool | None) -> None:
    state = at(players=players, short=short)
    assert state.short is (short is not False)
    assert sum(state.bag) == (40 if short is False else 24)


def test_over() -> None:
    state = at(over=True)
    assert (state.phase, game.actor(state), legal(state)) == ("over", None, [])


def test_a_position_can_be_written_down_and_played_on() -> None:
    facts = {"players": 2, "camels": {"0": ["a1", "d4 salt"]}, "goods": {"1": "ivory"}, "left": 2}
    session = Session.from_position(game, seed=3, **json.loads(json.dumps(facts)))
    session.play(game.decode("pick_up a1"))
    again = Session.from_record(session.record)
    assert again.state == session.state


@pytest.mark.parametrize("players", [1, 5])
def test_players(players: int) -> None:
    with pytest.raises(OptionError):
        at(players=players)


FIVE = ["a2", "b2", "c3", "d2", "e2"]


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"camel": {}}, "has no 'camel'"),
        ({"turn": 4}, "4 is no seat; 4 players sit at 0 to 3"),
        ({"turn": True}, "True is no seat"),
        ({"turn_number": 0}, "turn_number: 0 should be a whole number from 1"),
        ({"left": 0}, "left: 0 should be a whole number from 1 to 4"),
        ({"left": 5}, "left: 5 should"),
        ({"left": 2, "turn_number": 1}, "left: 2 should be a whole number from 1 to 1"),
        ({"idle": 4}, "idle: 4 should be a whole number from 0 to 3"),
        ({"learning": 1}, "learning: 1 should be True or False"),
        ({"over": "yes"}, "over: 'yes' should be True or False"),
        ({"short": "no"}, "short: 'no' should be True or False"),
        ({"goods": {"9": "salt"}}, "goods: '9' is no numbered space"),
        ({"goods": {"d4": "salt"}}, "goods: 'd4' is no numbered space"),
        ({"goods": {"1": "silk"}}, "'silk' is no good; the goods are: ivory"),
        ({"goods": {"1": "salt", "a1": "salt"}}, "goods: 'a1' is named twice"),
        ({"goods": {"1": "ivory"}, "bag": {"ivory": 4}}, "There is not so much ivory"),
        ({"players": 2, "delivered": {0: {"ivory": 3}}}, "not so much ivory in this game"),
        ({"camels": {0: ["h9"]}}, "the board has no space 'h9'"),
        ({"camels": {0: ["d4 silk"]}}, "'silk' is no load"),
        ({"camels": {0: ["d4 ivory under"]}}, "'ivory under' is no load"),
        ({"camels": {0: "d4"}}, "'d4' should be a list"),
        ({"camels": {0: [*FIVE, "f2"]}}, "seat 0 has 5 camels, not 6"),
        ({"camels": {0: [f"{space} salt" for space in FIVE]}}, "one always stays free"),
        ({"camels": {0: [], "0": []}}, "camels: a seat is named twice"),
        ({"camels": {7: []}}, "7 is no seat"),
        ({"markers": {"1": -1}}, "markers: -1 should be"),
        ({"markers": {"1": 45}}, "markers: 45 should be"),
        ({"markers": {"3": 1}, "goods": {"3": ""}}, "no good lies on c2"),
        ({"earned": {0: 41}}, "the box has 44 demand markers, not 45"),
        ({"earned": {0: "3"}}, "earned: '3' should be"),
        ({"earned": {0: 10}, "bag": {"salt": 8, "meat": 8, "hides": 8, "swords": 8}}, "too few"),
        ({"thefts": {0: 5}}, "thefts: 5 should be a whole number from 0 to 4"),
        ({"thefts": {0: 3, 1: 2}}, "4 players have 4 theft markers in all"),
        ({"thefts": {0: 0, 1: 0, 2: 0, 3: 0}}, "4 players have 4 theft markers in all"),
        ({"bag": ["salt"]}, "so 1 cannot be left"),
        ({"bag": "salt"}, "'salt' should be a list"),
        ({"bag": {"salt": "4"}}, "salt: '4' should be"),
        ({"bag": {"salt": 4}, "goods": dict.fromkeys("12345", "")}, "more than 4 lie on the board"),
        ({"delivered": {0: ["silk"]}}, "'silk' is no good"),
        ({"delivered": {0: 3}}, "wrong form"),
    ],
)
def test_what_is_impossible_is_refused(facts: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message.replace("(", r"\(")):
        at(**facts)


def test_an_unknown_board_is_refused() -> None:
    with pytest.raises(OptionError):
        at(board="moon")


def test_many_of_the_common_goods_can_be_gone() -> None:
    state = at(delivered={0: dict.fromkeys(COMMON, 7)})
    assert sum(state.bag) % 4 == 0
    sound(state)
