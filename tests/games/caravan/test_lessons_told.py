"""What the lessons of Caravan say is true of the positions they show."""

from __future__ import annotations

from rulebook_widgets.drawing import Text
from rulebook_widgets.games.caravan.board import GOODS, MAIN
from rulebook_widgets.games.caravan.costs import ride_cost
from rulebook_widgets.games.caravan.groups import group, way
from rulebook_widgets.games.caravan.lessons import lessons
from rulebook_widgets.games.caravan.moves import Carry
from rulebook_widgets.games.caravan.rules import game
from rulebook_widgets.games.caravan.scoring import penalty, score_now
from rulebook_widgets.games.caravan.state import State, good_of
from rulebook_widgets.games.caravan.theft import robberies
from rulebook_widgets.stage import Stage
from rulebook_widgets.teaching import find_lesson
from tests.games.caravan.kit import (
    BLACK,
    COMMON,
    CORNERS,
    NUMBERED,
    ORANGE,
    RARE,
    YELLOW,
    goods,
    legal,
)
from tests.games.caravan.lesson_kit import said, shown, spoken

# ---------------------------------------------------------------------------- 1 goods, 2 the set-up


def test_the_desert_is_as_it_is_described() -> None:
    state = shown("desert")
    assert "Seven by seven" in said("desert")
    assert (MAIN.columns, MAIN.rows, len(MAIN.cities), len(MAIN.numbered)) == (7, 7, 8, 8)
    rim = {c.good for c in MAIN.cities.values() if set("ag17") & set(c.space)}
    assert (rim, set(GOODS) - rim) == (set(RARE), set(COMMON))
    assert "the other 40 wait in the bag" in said("desert", 3)
    assert (state.uncarried, sum(state.bag)) == (8, 40)


def test_what_things_are_worth_and_what_the_red_sign_is() -> None:
    start = shown("worth")
    assert "Marrakesh" in said("worth") and "Taghaza" in said("worth")
    assert (start.held(BLACK), penalty(start, BLACK)) == (2, 1)
    assert "Black's camels carry 2 goods; at the end that would cost 1 point" in spoken(start)
    assert score_now(shown("worth", 2), BLACK) == 6
    assert "it earns 6 points" in said("worth", 2)
    end = shown("worth", -1)
    assert (score_now(end, BLACK), end.markers) == (9, (1, 1, 0, 0, 0, 0, 1, 1))
    assert said("worth", -1).startswith("Three points. Black has 9 now.")


def test_five_camels_or_six() -> None:
    state = shown("five-camels")
    assert (state.camels_each, state.thefts) == (5, (1, 1, 1, 1))
    assert [state.supply(seat) for seat in range(4)] == [5] * 4
    six = shown("six-camels")
    assert (six.camels_each, six.supply(BLACK)) == (6, 0)
    # "The salt on a7" is the camel's: what lies there is something else.
    assert six.goods[NUMBERED.index("a7")] == "hides"
    row = way(six, BLACK, "a7", "d5")
    assert len(row) == 6, "a row of five would end one space short"
    assert shown("six-camels", 2).spent == 1
    assert goods(shown("six-camels", 2).delivered[BLACK]) == {"salt": 1}


def test_the_shorter_game_has_the_goods_it_says() -> None:
    state = shown("fewer-goods")
    assert sum(state.bag) == 32
    assert goods(state.bag) == {**dict.fromkeys(RARE, 2), **dict.fromkeys(COMMON, 6)}
    later = shown("fewer-goods", 2)
    assert (sum(later.bag), sum(later.bag) // 4) == (24, 6)
    assert (48 - 8) // 4 == 10


def test_eight_goods_come_out_in_order() -> None:
    assert sum(shown("eight-goods").bag) == 48
    assert [bool(good) for good in shown("eight-goods", 2).goods] == [True] * 2 + [False] * 6
    assert (shown("eight-goods", 3).uncarried, sum(shown("eight-goods", 3).bag)) == (8, 40)


def test_the_corners_have_the_markers() -> None:
    state = shown("corners")
    assert all(number in said("corners") for number in CORNERS)
    marked = {str(n): NUMBERED[n - 1] for n, count in enumerate(state.markers, 1) if count}
    assert marked == CORNERS
    assert set(state.markers) == {0, 1}
    assert {ride_cost(state, space) for space in MAIN.spaces} == {1}, "no corner is further"


def test_black_begins_unless_chance_is_asked() -> None:
    assert shown("who-begins", 2).seat == ORANGE
    assert "this time it is Orange" in said("who-begins", 2)
    assert game.setup(3).seat == BLACK


# --------------------------------------------------------------------------- 3 turns, 4 camels


def test_g2_one_two_three_four() -> None:
    turns = [shown("one-two-three-four", beat) for beat in (1, 2, 3, 4)]
    assert [state.seat for state in turns] == [BLACK, YELLOW, BLACK, YELLOW]
    assert [(state.actions, state.left) for state in turns] == [(n, n) for n in (1, 2, 3, 4)]


def test_with_three_the_fourth_turn_comes_round_to_black() -> None:
    third, fourth = shown("three-players"), shown("three-players", 2)
    assert (third.seat, third.actions, third.spent) == (ORANGE, 3, 2)
    on_board = [len(herd) for herd in third.camels]
    assert on_board == [1, 2, 2], "as many camels as actions so far"
    assert (fourth.seat, fourth.actions) == (BLACK, 4)


def test_prices_are_paid_as_they_are_told() -> None:
    assert [shown("prices", beat).left for beat in (1, 2, 3, 4)] == [3, 2, 1, 1]
    assert shown("prices", 3).thefts == (0, 2)
    assert ride_cost(shown("prices", 4), "f5") == 2


def test_actions_that_are_not_used_are_lost() -> None:
    assert shown("ending-early").left == 3
    assert (shown("ending-early", 2).seat, shown("ending-early", 2).left) == (YELLOW, 4)


def test_anywhere_is_one_action_away() -> None:
    assert [shown("anywhere", beat).left for beat in (1, 2, 3)] == [3, 3, 2]
    assert MAIN.city_at["g4"].title == "Gao"


def test_company_costs_two_and_the_coins_say_so() -> None:
    state = shown("company")
    assert [c.space for c in state.camels[YELLOW]] == ["d4", "d4"]
    assert {space for space in MAIN.spaces if ride_cost(state, space) == 2} == {"d2", "b5", "d4"}
    stage = Stage.for_lesson(game, find_lesson(lessons, "company"))
    stage.click("camel:d2")
    coins = [
        part.text
        for shape in stage.scene.layers[-1].shapes
        for part in shape.parts
        if isinstance(part, Text)
    ]
    assert (coins.count("2"), coins.count("1")) == (2, 46)
    assert shown("company", 2).left == 1
    assert "two of Black's three actions" in said("company", 2)
    assert ride_cost(shown("company", 3), "b5") == 2


def test_only_one_of_three_camels_can_be_moved() -> None:
    state = shown("loaded-stays", -1)
    assert {move.split()[1] for move in legal(state, "ride")} == {"f2"}


# ------------------------------------------------------------------------ 5 pick-ups, 6 thefts


def test_markers_come_along_with_the_cloth() -> None:
    assert (shown("loading").goods[1], shown("loading").markers[1]) == ("cloth", 3)
    end = shown("loading", -1)
    assert (end.earned[BLACK], score_now(end, BLACK)) == (3, 3)


def test_the_last_free_camel_finds_something_better_to_do() -> None:
    state = shown("last-free-camel")
    assert (state.held(BLACK), state.free(BLACK)) == (4, 1)
    task = find_lesson(lessons, "last-free-camel").beats[3].task
    assert task is not None
    brings = {
        ride
        for ride in legal(state, "ride")
        if any(_delivers(carry) for carry in legal(_after(state, ride), "carry"))
    }
    assert brings == set(task.accept), "every answer is accepted"
    end = shown("last-free-camel", -1)
    assert (state.left - end.left, end.free(BLACK)) == (2, 2)


def _after(state: State, move: str) -> State:
    found: State = game.apply(state, game.decode(move)).state
    return found


def _delivers(move: str) -> bool:
    carried = game.decode(move)
    assert isinstance(carried, Carry)
    city = MAIN.city_at.get(carried.space)
    return city is not None and city.good == good_of(carried.load)


def test_a_hand_in_the_thiefs_colour_says_who_can_be_robbed() -> None:
    state = shown("theft")
    assert "The hand in Black's colour" in said("theft")
    assert "Black can steal ivory from Yellow on c3" in spoken(state)
    assert [game.encode(theft) for theft in robberies(state, BLACK)] == ["steal c3 1 ivory"]


def test_theft_markers_go_to_and_fro() -> None:
    assert shown("theft", 3).thefts == (0, 2)
    assert not robberies(shown("theft", 3), YELLOW), "nobody can steal it there"
    assert [theft.space for theft in robberies(shown("theft", 4), YELLOW)] == ["c4"]
    end = shown("theft", 5)
    assert end.thefts == (1, 1)
    assert "ivory_under" in [camel.load for camel in end.camels[YELLOW]]


def test_one_good_of_yellows_and_two_of_oranges() -> None:
    thefts = robberies(shown("whom-to-rob"), BLACK)
    assert sorted(theft.seat for theft in thefts) == [YELLOW, ORANGE, ORANGE]
    assert shown("whom-to-rob", 2).thefts == (0, 1, 2)


def test_what_is_under_a_camel_is_safe_until_it_is_moved() -> None:
    assert not robberies(shown("safe-under"), YELLOW)
    assert not robberies(shown("safe-under", 2), BLACK)
    end = shown("safe-under", 3)
    assert (end.seat, [theft.space for theft in robberies(end, YELLOW)]) == (YELLOW, ["d3"])


def test_markers_are_points_at_once() -> None:
    start, end = shown("markers-along"), shown("markers-along", 2)
    assert (start.markers[0], start.markers[6]) == (1, 3)
    assert [start.goods[at] for at in (0, 6)] == ["ivory", "salt"]
    assert (score_now(end, BLACK), end.spent) == (3, 1)


def test_both_markers_are_yellows_and_so_are_four_demand_markers() -> None:
    state = shown("no-marker")
    assert (state.thefts, state.earned) == ((0, 2), (0, 4))


# ------------------------------------------------------------------------------------ 7 deliveries


def test_g1_dans_camels() -> None:
    state = shown("dans-camels")
    assert MAIN.city_at["d1"].title == "Marrakesh"
    assert [c.space for c in state.camels[BLACK] if c.load == "ivory"] == ["f2", "g3"]
    assert way(state, BLACK, "f2", "d1") == ("f2", "f1", "e1", "d1")
    assert group(state, BLACK, "g3") == ("g3",)
    end = shown("dans-camels", -1)
    assert (score_now(end, BLACK), end.spent) == (6, 1)
    assert [c.load for c in end.camels[BLACK] if c.space == "d1"] == [""]


def test_the_chain_and_its_break_are_drawn_for_chosen_ivory() -> None:
    heard = spoken(shown("dans-camels"), "load:f2:ivory")
    assert "The way from f2 to d1: f2, f1, e1, d1" in heard
    assert "f2 and g3 touch only at a corner: not connected" in heard


def test_gems_change_over_and_can_be_stolen_then() -> None:
    assert not robberies(shown("one-space"), YELLOW)
    assert [theft.good for theft in robberies(shown("one-space", 2), YELLOW)] == ["gems"]


def test_two_loaded_camels_are_passed() -> None:
    state = shown("past-loaded")
    loads = {camel.space: camel.load for camel in state.camels[BLACK]}
    assert [loads[space] for space in way(state, BLACK, "f2", "d1")[1:-1]] == ["meat", "salt"]
    assert goods(shown("past-loaded", 3).delivered[BLACK]) == {"ivory": 1}


def test_to_pass_through_a_city_delivers_nothing() -> None:
    assert MAIN.city_at["e4"].good == "swords"
    start = game.position(**dict(find_lesson(lessons, "passing-through").start.position or {}))
    assert "e4" in way(start, BLACK, "f3", "d4")[1:-1]
    assert not any(shown("passing-through", 2).delivered[BLACK])
    end = shown("passing-through", 3)
    assert (goods(end.delivered[BLACK]), end.spent) == ({"swords": 1}, 2)


def test_a_stolen_good_on_top_again_is_stolen_back() -> None:
    start = shown("back-on-top")
    assert not robberies(start, YELLOW)
    assert [c.space for c in start.camels[YELLOW] if c.space in ("e2", "e3", "f2")] == ["e3"]
    assert ride_cost(shown("back-on-top", 2), "f2") == 2
    end = shown("back-on-top", -1)
    assert (end.seat, end.spent, end.thefts) == (YELLOW, 3, (2, 0))
    assert "paper_under" in [camel.load for camel in end.camels[YELLOW]]


def test_every_place_to_park_is_out_of_yellows_reach() -> None:
    state = shown("detours")
    assert [theft.good for theft in robberies(state, YELLOW)] == ["paper"]
    for carry in legal(state, "carry"):
        assert not robberies(_after(state, carry), YELLOW), carry
