"""CAR-1 and CAR-2: what the box holds, what things are worth, and the set-up."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from rulebook_widgets.core import CHANCE, OptionError
from rulebook_widgets.games.caravan.board import MAIN
from rulebook_widgets.games.caravan.rules import game
from rulebook_widgets.games.caravan.state import State
from tests.games.caravan.kit import (
    ALL,
    COMMON,
    CORNERS,
    NUMBERED,
    RARE,
    allowed,
    at,
    each_count,
    events,
    goods,
    legal,
    play,
    refused,
    set_up,
    told,
)

FIRST_EIGHT = tuple(f"draw {good}" for good in ALL)
SHORT = {2: True, 3: True, 4: False}


# ---------------------------------------------------------------------------------- CAR-1.1 the box


def test_car_1_1_material() -> None:
    box = MAIN.material
    assert (box.camels, box.goods, box.demand_markers, box.theft_markers) == (24, 48, 44, 4)
    assert box.player_boards == 4


def test_car_1_1_goods_three_rare_and_nine_common_of_a_kind() -> None:
    bag = goods(game.setup(4).bag)
    assert bag == {**dict.fromkeys(RARE, 3), **dict.fromkeys(COMMON, 9)}
    assert sum(bag.values()) == 48


def test_car_1_1_seven_by_seven_spaces_eight_cities_and_eight_numbered_spaces() -> None:
    assert len(MAIN.spaces) == 49
    assert [place.space for place in MAIN.numbered] == list(NUMBERED)
    assert sorted(MAIN.city_of) == sorted(ALL)
    assert not set(MAIN.city_at) & set(NUMBERED)


# -------------------------------------------------------------------------------- CAR-1.2 the worth


@pytest.mark.parametrize("good", ALL)
def test_car_1_2_points_of_a_good(good: str) -> None:
    state = at(delivered={0: [good]}, over=True)
    result = game.result(state)
    assert result is not None
    (line,) = [line for line in result.lines if line.kind in ("rare", "common")]
    assert (line.kind, line.amount) == (("rare", 6) if good in RARE else ("common", 3))


def test_car_1_2_a_demand_marker_is_worth_one_and_the_most_points_win() -> None:
    result = game.result(at(earned={2: 1}, over=True))
    assert result is not None
    assert (result.winners, result.ranking) == ((2,), (2, 2, 1, 2))


# ------------------------------------------------------------------------------ CAR-2.1 the players


@each_count
def test_car_2_1_five_camels_and_a_theft_marker_each(players: int) -> None:
    state = set_up(players)
    assert state.players == len(state.camels) == players
    assert state.camels == ((),) * players, "no camel is on the board at the start"
    assert [state.supply(seat) for seat in range(players)] == [5] * players
    assert state.thefts == (1,) * players
    assert state.earned == (0,) * players
    assert not any(map(sum, state.delivered))


def test_car_2_1_two_to_four_players() -> None:
    for players in (1, 5, 0):
        with pytest.raises(OptionError, match="2 to 4 players"):
            game.setup(players)
    assert game.setup().players == 4


# ---------------------------------------------------------------------------- CAR-2.2 learning game


@each_count
def test_car_2_2_the_learning_game_gives_a_sixth_camel(players: int) -> None:
    state = set_up(players, learning=True)
    assert [state.supply(seat) for seat in range(players)] == [6] * players
    plain = set_up(players)
    assert replace(state, camels_each=5) == plain, "all else stays as it is"


# ----------------------------------------------------------------------------- CAR-2.3 shorter game


@each_count
@pytest.mark.parametrize("short", ["auto", "yes", "no"])
def test_car_2_3_the_shorter_game_leaves_sixteen_goods_in_the_box(players: int, short: str) -> None:
    state = game.setup(players, short=short)
    shorter = SHORT[players] if short == "auto" else short == "yes"
    assert state.short is shorter
    rare, common = (2, 6) if shorter else (3, 9)
    assert goods(state.bag) == {**dict.fromkeys(RARE, rare), **dict.fromkeys(COMMON, common)}


def test_car_2_3_what_the_option_takes() -> None:
    with pytest.raises(OptionError, match="'auto', 'yes', 'no'"):
        game.setup(4, short=True)


# ------------------------------------------------------------------------------ CAR-2.4 eight goods


@each_count
def test_car_2_4_a_good_is_drawn_onto_each_numbered_space_in_order(players: int) -> None:
    state = game.setup(players)
    assert state.goods == ("",) * 8
    for number, (good, space) in enumerate(zip(ALL, NUMBERED, strict=True), 1):
        assert game.actor(state) == CHANCE
        (first, *_) = events(state, f"draw {good}")
        assert (first.kind, first.rule, first.seat) == ("laid", "CAR-2.4", None)
        assert (first.facts, first.spots) == ({"good": good, "number": number}, (f"space:{space}",))
        state = allowed(state, f"draw {good}")
        assert state.goods == (*ALL[:number], *[""] * (8 - number))
    assert (state.phase, game.actor(state)) == ("play", 0)
    assert sum(state.bag) == (24 if players < 4 else 40)
    assert state.goods == ALL


def test_car_2_4_each_good_in_the_bag_is_as_likely_as_another() -> None:
    state, rng = game.setup(4), Random(3)
    drawn = Counter(game.draw(state, rng).good for _ in range(4800))
    assert all(230 < drawn[good] < 370 for good in RARE)
    assert all(800 < drawn[good] < 1000 for good in COMMON)


def test_car_2_4_what_is_out_of_the_bag_is_not_drawn_again() -> None:
    state = play(game.setup(2), "draw ivory", "draw ivory")
    sentence = refused(state, "draw ivory", "CAR-2.4", "not_in_bag")
    assert sentence == "The bag holds no ivory any more."
    assert legal(state) == [f"draw {good}" for good in ALL if good != "ivory"]
    for good, count in goods(state.bag).items():
        assert count == (2 if good in RARE else 6)


@pytest.mark.parametrize("move", ["place d4", "end", "pick_up a1", "steal a1 1 ivory"])
def test_car_2_4_nobody_acts_before_the_goods_lie(move: str) -> None:
    sentence = refused(game.setup(), move, "CAR-2.4", "laying_out")
    assert sentence == "The first goods are being laid out; that comes first."
    refused(game.setup(), "begin 0", "CAR-2.4", "goods_first")
    refused(game.setup(), "markers", "CAR-8.2", "no_markers_due")
    assert game.not_your_turn(game.setup(), 2).reason == "laying_out"


# ---------------------------------------------------------------------------- CAR-2.5 start markers


@each_count
def test_car_2_5_a_demand_marker_in_each_corner(players: int) -> None:
    state = set_up(players)
    assert state.markers == (1, 1, 0, 0, 0, 0, 1, 1)
    assert state.marker_supply == 40
    assert {place.space for place in MAIN.numbered if place.demand_markers} == set(CORNERS.values())


def test_car_2_5_it_is_told_when_the_good_comes() -> None:
    state = game.setup()
    for number, good in enumerate(ALL, 1):
        found = told(state, f"draw {good}")
        assert (("demand", "CAR-2.5", None) in found) == (number in (1, 2, 7, 8))
        state = allowed(state, f"draw {good}")


# ------------------------------------------------------------------------------- CAR-2.6 who begins


@each_count
def test_car_2_6_the_first_seat_begins_by_convention(players: int) -> None:
    state = play(game.setup(players), *FIRST_EIGHT[:-1])
    assert told(state, FIRST_EIGHT[-1])[-2:] == [("begins", "CAR-2.6", 0), ("turn", "CAR-3.1", 0)]
    assert game.actor(allowed(state, FIRST_EIGHT[-1])) == 0


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_car_2_6_another_seat_may_be_chosen(seat: int) -> None:
    state = set_up(4, start=str(seat + 1))
    assert (state.seat, state.turn_number, state.left) == (seat, 1, 1)
    assert allowed(state, "end").seat == (seat + 1) % 4


def test_car_2_6_a_seat_that_nobody_has_is_refused() -> None:
    with pytest.raises(OptionError, match="with 3 players the option 'start' takes '1' to '3'"):
        game.setup(3, start="4")
    with pytest.raises(OptionError, match="'random', not 'last'"):
        game.setup(3, start="last")


def random_start(players: int) -> State:
    state = play(game.setup(players, start="random"), *FIRST_EIGHT)
    assert (state.phase, game.actor(state)) == ("start", CHANCE)
    return state


@each_count
def test_car_2_6_or_chance_picks_the_starting_player(players: int) -> None:
    state = random_start(players)
    assert legal(state) == [f"begin {seat}" for seat in range(players)]
    for seat in range(players):
        assert told(state, f"begin {seat}") == [
            ("begins", "CAR-2.6", seat),
            ("turn", "CAR-3.1", seat),
        ]
        assert game.actor(allowed(state, f"begin {seat}")) == seat
    drawn = Counter(game.draw(state, Random(number)).seat for number in range(600))
    assert all(drawn[seat] > 90 for seat in range(players))


def test_car_2_6_nothing_else_happens_before() -> None:
    state = random_start(2)
    sentence = refused(state, "begin 2", "CAR-2.6", "no_such_seat")
    assert sentence == "Nobody sits there: 2 of you play."
    refused(state, "place d4", "CAR-2.6", "choosing_start")
    refused(state, "draw salt", "CAR-2.4", "eight_goods_drawn")
    refused(state, "markers", "CAR-8.2", "no_markers_due")
    assert game.not_your_turn(state, 1).reason == "choosing_start"


def test_car_2_6_there_is_one_start_only() -> None:
    refused(set_up(4), "begin 1", "CAR-2.6", "begun_already")
