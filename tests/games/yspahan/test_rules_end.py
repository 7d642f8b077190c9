"""YSP-7: the end of a day, of a week, of the game."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from rulebook_widgets.core import ScoreLine
from rulebook_widgets.games.yspahan.calendar import order_by_score
from rulebook_widgets.games.yspahan.rules import game
from rulebook_widgets.games.yspahan.scoring import score_line
from rulebook_widgets.games.yspahan.state import NO_DICE, State
from tests.games.yspahan.kit import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    at,
    each_count,
    events,
    kinds,
    legal,
    play,
    random_game,
    refused,
    told,
)


def last_turn(players: int = 4, start: int = 0, **facts: object) -> State:
    """The last turn of a day, its action done."""
    turn = (start - 1) % players
    return at(players=players, start=start, turn=turn, moment="after", **facts)


# ---------------------------------------------------------------------------------- YSP-7.1 the day


@each_count
def test_ysp_7_1_the_player_to_the_left_starts_the_next_day(players: int) -> None:
    for start in range(players):
        after = play(last_turn(players, start), "end")
        assert (after.day, after.phase) == (2, "roll")
        assert after.order[0] == after.seat == (start + 1) % players


def test_ysp_7_1_leftover_dice_are_removed() -> None:
    state = last_turn(rows={"camels": [1, 1], "gold": [6]})
    left = next(event for event in events(state, "end") if event.kind == "dice_left")
    assert left.facts == {"dice": 3} and left.spots == ("row:camels", "row:gold")
    assert play(state, "end").rows == (NO_DICE,) * 6


def test_ysp_3_1_seven_days_and_three_weeks() -> None:
    for players in (3, 4):
        seen = dict.fromkeys((state.week, state.day) for state in random_game(players, 5))
        assert list(seen) == [(week, day) for week in (1, 2, 3) for day in range(1, 8)]


@each_count
def test_ysp_3_1_one_turn_a_day(players: int) -> None:
    turns = {(s.week, s.day, s.seat) for s in random_game(players, 6) if s.phase == "act"}
    assert len(turns) == 21 * players


# ------------------------------------------------------------------------- YSP-7.2 to 7.4: the week


def test_ysp_7_2_completed_souks_pay_and_unfinished_ones_do_not() -> None:
    shops = {"amphora_12.1": 1, "amphora_12.2": 1, "amphora_12.3": 1, "sack_8.1": 2}
    state = last_turn(day=7, shops=shops)
    assert play(state, "end").points == (0, 12, 0, 0)
    assert ("souk_gap", "YSP-7.2", RED) in told(state, "end")


def test_ysp_7_2_then_all_cubes_leave_the_city() -> None:
    state = last_turn(day=7, shops={"sack_8.1": 2, "amphora_4.1": 0})
    assert play(state, "end").cubes == {}
    assert play(last_turn(day=6, shops={"sack_8.1": 2}), "end").cubes == {"sack_8.1": 2}


@pytest.mark.parametrize(("cubes", "points"), [(1, 1), (4, 4), (5, 10), (8, 16), (9, 27), (11, 33)])
def test_ysp_7_3_cubes_times_the_number_of_the_highest_row(cubes: int, points: int) -> None:
    state = last_turn(day=7, caravan=[GREEN] * cubes)
    after = play(state, "end")
    assert after.points == (0, points, 0, 0)
    assert after.caravan == (GREEN,) * cubes


def test_ysp_7_3_the_cubes_that_stay_score_again() -> None:
    first = play(last_turn(day=7, caravan=[BLUE]), "end")
    assert [score_line(s).rule for s in first.account] == ["YSP-7.3"]
    again = last_turn(week=2, day=7, caravan=[BLUE], points={0: 1})
    assert play(again, "end").points[BLUE] == 2


@each_count
def test_ysp_7_4_a_new_week(players: int) -> None:
    state = last_turn(players, 2, week=1, day=7, supervisor="W7")
    after = play(state, "end")
    assert (after.week, after.day, after.supervisor) == (2, 1, "X")
    assert after.order[0] == 3 % players, "the figure passes once"
    assert play(last_turn(day=3, supervisor="W7"), "end").supervisor == "W7"


def test_ysp_5_5_a_weeks_end_with_a_full_caravan_finds_it_empty() -> None:
    """Filled on the seventh day, it is scored then, and the week's end counts nothing again."""
    caravan = [0, 0, 1, 1, 2, 2, 3, 3, 0, 1, 2]
    facts = {"shops": {"barrel_3.1": YELLOW}, "caravan": caravan, "gold": {3: 0}}
    state = at(start=0, turn=3, day=7, supervisor="W2", rows={"barrel": [3]}, **facts)
    state = play(state, "take barrel")
    told_kinds = kinds(state, "walk E1")
    assert told_kinds.count("caravan_full") == 4 and "caravan" not in told_kinds
    assert told_kinds.index("full") < told_kinds.index("caravan_empty")
    after = play(state, "walk E1")
    assert (after.points, after.caravan, after.week) == ((9, 9, 9, 9), (), 2)


def test_ysp_7_2_souks_are_scored_before_the_caravan() -> None:
    order = kinds(last_turn(day=7, shops={"amphora_4.1": 0}, caravan=[0]), "end")
    assert order.index("souk") < order.index("city_cleared") < order.index("caravan")


# ------------------------------------------------------------------- YSP-7.5 four players' last day


def test_ysp_7_5_lowest_score_starts_and_rolls() -> None:
    state = last_turn(week=3, day=6, points={0: 9, 1: 3, 2: 12, 3: 7})
    after = play(state, "end")
    assert (after.order, after.phase, game.actor(after)) == ((1, 3, 0, 2), "roll", GREEN)
    assert ("last_day", "YSP-7.5", None) in told(state, "end")


@pytest.mark.parametrize(
    ("start", "points", "order"),
    [
        (0, (5, 5, 5, 5), (3, 2, 1, 0)),
        (2, (5, 5, 5, 5), (1, 0, 3, 2)),
        (1, (5, 0, 5, 0), (3, 1, 0, 2)),
        (3, (0, 0, 9, 9), (1, 0, 2, 3)),
    ],
)
def test_ysp_7_5_among_equals_who_sits_further_clockwise_from_day_sixs_start(
    start: int, points: tuple[int, ...], order: tuple[int, ...]
) -> None:
    state = last_turn(start=start, week=3, day=6, points=dict(enumerate(points)))
    assert play(state, "end").order == order


def test_ysp_7_5_the_scores_when_day_six_ends_are_fixed() -> None:
    state = play(last_turn(week=3, day=6, points={0: 1, 1: 2, 2: 3, 3: 4}), "end")
    assert state.order == (0, 1, 2, 3)
    state = play(at(week=3, day=7, points={0: 1, 1: 2}, hands={2: ["score_gold"]}), "roll 0")
    assert state.order == (3, 2, 0, 1)


def test_ysp_7_5_only_with_four_and_only_that_day() -> None:
    three = play(last_turn(3, 0, week=3, day=6, points={0: 9, 1: 3, 2: 1}), "end")
    assert three.order == (1, 2, 0)
    early = play(last_turn(week=2, day=6, points={0: 9, 1: 3, 2: 1}), "end")
    assert early.order == (1, 2, 3, 0)


def test_ysp_7_5_orders_of_all_scores() -> None:
    for points in product((0, 1, 2), repeat=4):
        for start in range(4):
            order = order_by_score(points, start)
            for earlier, later in pairwise(order):
                further = (earlier - start) % 4 > (later - start) % 4
                assert points[earlier] < points[later] or (
                    points[earlier] == points[later] and further
                )


# ---------------------------------------------------------------------------------- YSP-7.6 the end


def final(**points: int) -> State:
    facts = {"week": 3, "day": 7, "order": [0, 1, 2, 3], "turn": 3, "moment": "after"}
    names = {"blue": 0, "green": 1, "red": 2, "yellow": 3}
    score = {names[name]: amount for name, amount in points.items()}
    return play(at(**facts, points=score), "end")


def test_ysp_7_6_the_most_points_win() -> None:
    state = final(blue=20, green=31, red=5)
    result = game.result(state)
    assert (result.winners, result.ranking) == ((GREEN,), (2, 1, 3, 4))
    assert result.lines[-1] == ScoreLine("YSP-7.6", "wins", GREEN, 31)
    assert game.sentence(result.lines[-1]) == "Green wins with 31 points."
    assert game.actor(state) is None and legal(state) == []
    refused(state, "roll 0", "YSP-7.6", "over")


def test_ysp_7_6_ties_are_shared() -> None:
    result = game.result(final(blue=20, red=20, green=3))
    assert (result.winners, result.ranking) == ((BLUE, RED), (1, 3, 1, 4))
    assert [line.kind for line in result.lines[-2:]] == ["shared", "shared"]


def test_ysp_7_6_the_last_week_is_scored_before_the_end() -> None:
    facts = {"week": 3, "day": 7, "order": [0, 1, 2, 3], "turn": 3, "moment": "after"}
    state = at(**facts, shops={"amphora_4.1": 0}, caravan=[2])
    assert play(state, "end").points == (4, 0, 1, 0)
    assert kinds(state, "end")[-1] == "over"


@each_count
def test_the_account_adds_up_to_the_result(players: int) -> None:
    *_, state = random_game(players, 3)
    result = game.result(state)
    assert result is not None
    for seat in range(players):
        mine = [line for line in result.lines if line.seat == seat]
        parts = [line.amount for line in mine if line.kind.startswith("sum_")]
        (total,) = [line.amount for line in mine if line.kind == "total"]
        account = [score_line(s).amount for s in state.account if s.seat == seat]
        assert sum(parts) == sum(account) == total == state.points[seat]


@each_count
def test_every_point_comes_with_an_event(players: int) -> None:
    for seed in range(3):
        states = list(random_game(players, seed))
        for earlier, later in pairwise(states):
            gained = [b - a for a, b in zip(earlier.points, later.points, strict=True)]
            new = later.account[len(earlier.account) :]
            for seat in range(players):
                assert gained[seat] == sum(s.amount for s in new if s.seat == seat)
