"""The lessons of Yspahan: they keep their promises, and the sheet's numbers come out."""

from __future__ import annotations

import pytest

from rulebook_widgets.core import EVERYTHING
from rulebook_widgets.games.yspahan.lessons import lessons
from rulebook_widgets.games.yspahan.rules import game
from rulebook_widgets.games.yspahan.state import State
from rulebook_widgets.games.yspahan.walking import walks
from rulebook_widgets.teaching import Lesson, Script, find_lesson
from tests.games.yspahan.kit import BLUE, GREEN, RED, YELLOW, open_shops

each_lesson = pytest.mark.parametrize("lesson", lessons, ids=[lesson.id for lesson in lessons])


def played(lesson_id: str) -> Script:
    """A lesson, played to its end."""
    return Script(game, find_lesson(lessons, lesson_id))


def ends(lesson_id: str) -> State:
    """The position in which a lesson ends."""
    script = played(lesson_id)
    state: State = script.session.state_at(script.plies[-1])
    return state


def before(lesson_id: str, move: str) -> State:
    """The position of a lesson before a move."""
    script = played(lesson_id)
    moves = [game.encode(made) for made in script.moves]
    state: State = script.session.state_at(moves.index(move))
    return state


def points_of(state: State, kind: str) -> list[tuple[int, str, int]]:
    """Seat, place and amount of all points of a kind."""
    return [(s.seat, s.place, s.amount) for s in state.account if s.kind == kind]


# ------------------------------------------------------------------------------------ all of them


def test_a_rule_is_first_taught_in_its_own_section() -> None:
    """`RuleExample` shows a rule by the first lesson about it."""
    for rule in game.rulebook.rule:
        lesson = next(lesson for lesson in lessons if rule.id in lesson.rules)
        assert lesson.rules[0].rpartition(".")[0] == rule.id.rpartition(".")[0], rule.id


@each_lesson
def test_only_the_running_example_is_long(lesson: Lesson) -> None:
    assert len(lesson.beats) >= 2
    assert len(lesson.beats) <= 6 or lesson.id.startswith("running-example")


def test_secrets_are_taught_through_the_eyes_of_one_player() -> None:
    lesson = find_lesson(lessons, "secret-hands")
    assert lesson.eyes == BLUE
    view = game.view(ends("secret-hands"), BLUE)
    assert view.hands[BLUE] is not None
    assert view.hands[GREEN] is None
    assert view.hand_sizes[GREEN] == 2
    others = {other.id for other in lessons if other.eyes != EVERYTHING}
    assert others == {"secret-hands", "first-morning"}


# -------------------------------------------------------------------- the sheet's worked examples


def test_g1_eleven_dice_and_the_yellow_two_that_leaves() -> None:
    rolled = ends("eleven-dice")
    assert [(row.value, row.dice) for row in rolled.rows] == [
        *[(1, 3), (2, 1), (3, 2), (5, 2), (0, 0), (6, 3)]
    ]
    assert [row.yellow for row in rolled.rows] == [1, 1, 0, 0, 0, 0]
    left = ends("yellow-dice-leave")
    assert left.camels[BLUE] == 3
    assert [row.dice for row in left.rows] == [0, 0, 2, 2, 0, 3]


def test_g2_two_values_and_one() -> None:
    assert [row.value for row in ends("two-values").rows] == [2, 0, 0, 0, 0, 5]
    assert [row.dice for row in ends("one-value").rows] == [9, 0, 0, 0, 0, 0]


def test_g3_the_chest_quarter_with_and_without_bazaar_buildings() -> None:
    assert ends("souks-pay").points == (6, 0, 4, 0)
    assert ends("bazaar-building").points == (8, 0, 6, 0)


def test_g4_the_caravan() -> None:
    end = ends("caravan-pays")
    assert end.points == (4, 4, 2, 12)
    assert len(end.caravan) == 9


def test_g5_the_third_building() -> None:
    end = ends("third-building")
    assert points_of(end, "building_points") == [(YELLOW, "caravansary", 5)]


def test_g6_red_finishes_blue_and_opens_purple() -> None:
    cubes = ends("finish-first").cubes
    assert [shop for shop, seat in cubes.items() if seat == RED] == [
        *["chest_4.1", "chest_4.2", "chest_8.3"]
    ]


def test_g7_the_hoist_by_either_card() -> None:
    state = before("hoist-without-camels", "build_without camels hoist")
    after = game.apply(state, game.decode("build_without camels hoist")).state
    assert (state.gold[BLUE] - after.gold[BLUE], state.camels == after.camels) == (4, True)
    state = before("hoist-without-gold", "build_without gold hoist")
    after = ends("hoist-without-gold")
    assert (state.camels[BLUE] - after.camels[BLUE], state.gold == after.gold) == (4, True)


def test_g8_six_shops_are_free_and_one_is_open() -> None:
    state = ends("free-shops")
    chest = [shop for shop in state.cubes if shop.startswith("chest")]
    assert 9 - len(chest) == 6
    assert open_shops(state, RED, "chest") == ["chest_4.1"]


def test_g9_three_steps_for_nothing_and_the_fourth_for_a_gold() -> None:
    costs = walks(before("three-or-four", "walk S2"))
    assert {space: costs[space] for space in ("E1", "S1", "S2")} == {"E1": 0, "S1": 0, "S2": 1}
    end = ends("three-or-four")
    assert (end.gold[YELLOW], end.points[YELLOW], end.caravan) == (3, 2, (YELLOW,))


def test_the_gold_was_not_needed_with_a_hammam() -> None:
    plain, hammam = before("three-or-four", "walk S2"), before("hammam", "walk S2")
    assert plain.cubes == hammam.cubes
    assert plain.supervisor == hammam.supervisor
    costs = walks(hammam)
    assert (costs["S2"], costs["S4"], costs["S5"]) == (0, 0, 1)
    assert (ends("hammam").gold[YELLOW], ends("hammam").points[YELLOW]) == (4, 2)


def test_full_caravans_pay_what_the_lessons_say() -> None:
    assert ends("full-caravan").points == (11, 9, 9, 9)
    assert ends("full-on-day-seven").points == (9, 9, 9, 9)
    assert ends("full-on-day-seven").week == 3
    assert ends("nine-is-full").points == (9, 6, 9)


def test_the_last_lessons_say_who_wins() -> None:
    result = game.result(ends("winner"))
    assert result is not None
    assert (result.winners, ends("winner").points) == ((BLUE,), (51, 34, 47, 46))
    result = game.result(ends("shared-victory"))
    assert result is not None
    assert (result.winners, ends("shared-victory").points) == ((0, 1, 2), (52, 52, 52))


def test_the_last_day_keeps_its_order_whatever_is_scored() -> None:
    end = ends("last-day")
    assert end.order == (GREEN, BLUE, YELLOW, RED)
    assert (end.seat, end.points[BLUE], end.points[YELLOW]) == (BLUE, 42, 40)


# ------------------------------------------------------------------------------ the running example


def test_the_running_example_plays_the_day_of_the_sheet() -> None:
    end = ends("running-example")
    assert end.camels == (3, 0, 0, 0)
    assert end.gold == (0, 3, 0, 1)
    assert end.points == (0, 0, 0, 7)
    assert end.buildings[YELLOW] == ("bazaar", "hammam", "caravansary")
    assert (end.caravan, end.cubes["sack_3.3"]) == ((YELLOW,), YELLOW)
    assert (end.week, end.day, end.order) == (2, 3, (GREEN, RED, YELLOW, BLUE))
    last = before("running-example", "build caravansary")
    step = game.apply(last, game.decode("build caravansary"))
    assert "day_over" in [event.kind for event in step.events]
    assert "dice_left" not in [event.kind for event in step.events]


def test_the_week_of_the_running_example_ends_as_on_the_sheet() -> None:
    end = ends("running-example-week")
    assert points_of(end, "souk") == [(RED, "chest_4", 4), (BLUE, "chest_6", 6)]
    assert points_of(end, "souk_bonus") == []
    assert points_of(end, "caravan") == [
        *[(BLUE, "middle", 4), (GREEN, "middle", 4), (RED, "middle", 2), (YELLOW, "top", 12)]
    ]
    assert end.points == (13, 6, 7, 23)
    assert end.cubes == {}
    assert len(end.caravan) == 9
    assert (end.week, end.day, end.seat, end.supervisor) == (3, 1, RED, "X")


def test_the_points_between_are_those_of_the_cubes_loaded_meanwhile() -> None:
    """The second half begins with the points of the first and of the seven cubes since."""
    first = ends("running-example")
    script = played("running-example-week")
    second = script.session.state_at(0)
    assert second.caravan[: len(first.caravan)] == first.caravan
    points = list(first.points)
    for number, seat in enumerate(second.caravan[len(first.caravan) :], len(first.caravan)):
        points[seat] += 2 if number < 4 else 1
    assert second.points == tuple(points)
    assert second.buildings == first.buildings
    days = (second.week - first.week) * 7 + second.day - first.day
    assert second.order[0] == (first.order[0] + days) % 4
