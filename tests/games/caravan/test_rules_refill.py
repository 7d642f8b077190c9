"""CAR-8: new goods, in the middle of a turn."""

from __future__ import annotations

from collections import Counter

import pytest

from rulebook_widgets.core import CHANCE
from rulebook_widgets.games.caravan.board import MAIN
from rulebook_widgets.games.caravan.rules import game
from rulebook_widgets.games.caravan.state import State
from tests.games.caravan.kit import (
    FIVE_LIE,
    NUMBERED,
    allowed,
    at,
    each_count,
    event,
    events,
    goods,
    kinds,
    legal,
    play,
    refused,
    sought_game,
    told,
)

SIX_LIE = {"3": "", "4": ""}
NEW = ("draw salt", "draw meat", "draw gems", "draw hides")


def interrupted(left: int = 4, **facts: object) -> State:
    """The moment after a pick-up on space 7 that leaves the goods on 1, 2, 5 and 8."""
    named = {"goods": FIVE_LIE, "camels": {0: ["a7", "d4"]}, "left": left, **facts}
    return play(at(**named), "pick_up a7")


# -------------------------------------------------------------------------------- CAR-8.1 four left


def test_car_8_1_the_pick_up_that_leaves_four_interrupts_the_turn() -> None:
    state = at(goods=FIVE_LIE, camels={0: ["a7", "d4"]})
    assert told(state, "pick_up a7") == [
        ("picked_up", "CAR-5.1", 0),
        ("markers_earned", "CAR-5.2", 0),
        ("four_left", "CAR-8.1", None),
    ]
    four = event(state, "pick_up a7", "four_left")
    assert four.spots == ("space:a1", "space:g1", "space:b5", "space:g7")
    assert game.sentence(four) == (
        "Only 4 goods without a camel are left, so play is interrupted for new ones."
    )
    after = allowed(state, "pick_up a7")
    assert (after.phase, game.actor(after), after.uncarried) == ("markers", CHANCE, 4)


def test_car_8_1_five_left_are_enough() -> None:
    state = play(at(goods=SIX_LIE, camels={0: ["a7", "d4"]}), "pick_up a7")
    assert (state.phase, state.uncarried) == ("play", 5)


def test_car_8_1_goods_on_and_under_camels_do_not_count() -> None:
    camels = {0: ["a7", "d4"], 1: ["c2 salt", "f3 ivory_under"], 2: ["e6 meat"]}
    state = at(goods=FIVE_LIE, camels=camels)
    assert allowed(state, "pick_up a7").phase == "markers"


def test_car_8_1_a_delivery_does_not_cause_it() -> None:
    state = at(goods=FIVE_LIE, camels={0: ["d1", "e1 ivory"]})
    assert kinds(state, "carry ivory e1 d1") == ["carried", "delivered"]


@pytest.mark.parametrize("left", [2, 3, 4])
def test_car_8_1_then_the_player_goes_on_with_the_other_actions(left: int) -> None:
    state = play(interrupted(left), "markers", *NEW)
    assert (state.phase, state.seat, state.left) == ("play", 0, left - 1)


def test_car_8_1_after_the_last_action_the_refill_comes_before_the_next_turn() -> None:
    state = interrupted(left=1)
    assert (state.phase, state.seat, state.left) == ("markers", 0, 0)
    state = play(state, "markers", *NEW[:3])
    assert told(state, NEW[3]) == [("drawn", "CAR-8.3", None), ("turn", "CAR-3.1", 1)]
    assert (allowed(state, NEW[3]).seat, allowed(state, NEW[3]).left) == (1, 4)


def test_car_8_1_the_new_goods_and_markers_can_be_taken_in_the_same_turn() -> None:
    camels = {0: ["a7", "a1", "c2"]}
    state = play(interrupted(camels=camels), "markers", *NEW)
    after = play(state, "pick_up a1", "pick_up c2")
    assert after.earned[0] == 1 + 2
    assert [camel.load for camel in after.camels[0]] == ["ivory", "salt", "salt"]


@pytest.mark.parametrize("move", ["place d4", "end", "pick_up a1", "carry salt a7 d4"])
def test_car_8_1_nobody_acts_meanwhile(move: str) -> None:
    state = interrupted()
    for moment in (state, play(state, "markers"), play(state, "markers", *NEW[:2])):
        sentence = refused(moment, move, "CAR-8.1", "refilling")
        assert sentence == "New goods are coming out; play goes on after that."
        assert game.not_your_turn(moment, 1).reason == "refilling"


def test_car_8_1_no_goods_without_need() -> None:
    sentence = refused(at(), "draw salt", "CAR-8.1", "no_draw_due")
    assert sentence == "No good is drawn now: 8 goods lie on the board without a camel."
    sentence = refused(at(goods=SIX_LIE), "draw salt", "CAR-8.1", "no_draw_due")
    assert sentence == "No good is drawn now: 6 goods lie on the board without a camel."
    refused(at(), "markers", "CAR-8.2", "no_markers_due")


# ---------------------------------------------------------------------------- CAR-8.2 markers first


def test_car_8_2_a_marker_more_for_each_good_left_over() -> None:
    state = interrupted(markers={"1": 1, "2": 1, "5": 0, "8": 1})
    assert legal(state) == ["markers"]
    assert told(state, "markers") == [("waits", "CAR-8.2", None)] * 4
    assert [event.spots for event in events(state, "markers")] == [
        (f"space:{space}",) for space in ("a1", "g1", "b5", "g7")
    ]
    after = allowed(state, "markers")
    assert after.markers == (2, 2, 0, 0, 1, 0, 0, 2)
    said = [game.sentence(event) for event in events(state, "markers")]
    assert said[1:3] == [
        "Left over on g1: cloth, now with 2 demand markers.",
        "Left over on b5: meat, now with 1 demand marker.",
    ]


def test_car_8_2_markers_pile_up() -> None:
    """The goods on 1, 5 and 8 are left over by two refills, one after the other."""
    camels = {0: ["a7", "g1", "d4", "d5"], 1: ["c2", "f3", "e6", "d6"]}
    state = play(interrupted(camels=camels), "markers", *NEW)
    assert state.markers == (2, 2, 0, 0, 1, 0, 0, 2)
    state = play(state, "pick_up g1", "end", "pick_up c2", "pick_up f3", "pick_up e6", "markers")
    assert state.markers == (3, 0, 0, 0, 2, 0, 1, 3)


def test_car_8_2_markers_come_before_goods() -> None:
    state = interrupted()
    sentence = refused(state, "draw salt", "CAR-8.2", "markers_first")
    assert sentence == "First each good that was left over gets its demand marker."
    state = play(state, "markers")
    sentence = refused(state, "markers", "CAR-8.2", "markers_added")
    assert sentence == "The demand markers have been added already."


def test_car_8_2_new_goods_get_no_marker() -> None:
    state = play(interrupted(), "markers", *NEW)
    assert [state.markers[number - 1] for number in (3, 4, 6, 7)] == [0, 0, 0, 0]


# --------------------------------------------------------------------------- CAR-8.3 four new goods


def test_car_8_3_in_numerical_order_on_the_spaces_without_a_good_g3() -> None:
    state = play(interrupted(), "markers")
    for number, text in zip((3, 4, 6, 7), NEW, strict=True):
        good = text.split()[1]
        drawn = event(state, text, "drawn")
        assert (drawn.rule, drawn.facts) == ("CAR-8.3", {"good": good, "number": number})
        assert drawn.spots == (f"space:{NUMBERED[number - 1]}",)
        state = allowed(state, text)
        assert state.goods[number - 1] == good
    assert state.uncarried == 8


@pytest.mark.parametrize("load", ["salt", "salt_under"])
@pytest.mark.parametrize("seat", [0, 1])
def test_car_8_3_a_loaded_camel_on_a_numbered_space_is_no_obstacle(load: str, seat: int) -> None:
    camels = {0: ["a7", "d4"], 1: ["d5"]}
    camels[seat] = [*camels[seat], f"c2 {load}"]
    state = play(interrupted(camels=camels), "markers")
    after = play(state, *NEW)
    assert after.goods[2] == "salt"
    assert load in [camel.load for camel in after.camels[seat]]


def test_car_8_3_the_camel_that_has_just_picked_up_is_none_either() -> None:
    after = play(interrupted(), "markers", *NEW)
    assert after.goods[6] == "hides"
    assert [camel.load for camel in after.camels[0] if camel.space == "a7"] == ["salt"]


def test_car_8_3_an_empty_camel_there_may_pick_up_the_new_good() -> None:
    state = play(interrupted(camels={0: ["a7", "c2"]}), "markers", *NEW)
    assert "pick_up c2" in legal(state)


def test_car_8_3_only_what_is_in_the_bag_is_drawn() -> None:
    state = play(interrupted(bag=["salt", "salt", "meat", "ivory"]), "markers")
    assert legal(state) == ["draw ivory", "draw meat", "draw salt"]
    sentence = refused(state, "draw hides", "CAR-8.3", "not_in_bag")
    assert sentence == "The bag holds no hides any more."
    state = play(state, "draw salt", "draw salt")
    refused(state, "draw salt", "CAR-8.3", "not_in_bag")


def test_car_8_3_the_bag_emptied_exactly() -> None:
    state = play(interrupted(bag=["salt", "salt", "meat", "ivory"]), "markers")
    state = play(state, "draw salt", "draw meat", "draw salt")
    assert goods(state.bag) == {"ivory": 1}
    assert not state.ending
    after = allowed(state, "draw ivory")
    assert (sum(after.bag), after.phase, after.uncarried, after.ending) == (0, "play", 8, True)


def test_car_8_3_with_an_empty_bag_nothing_comes_and_no_markers_either() -> None:
    state = at(goods=FIVE_LIE, camels={0: ["a7", "a1", "g1"]}, bag=[])
    assert "four_left" not in kinds(state, "pick_up a7")
    after = play(state, "pick_up a7", "pick_up a1", "pick_up g1")
    assert (after.phase, after.uncarried, after.markers) == ("play", 2, (0, 0, 0, 0, 0, 0, 0, 1))


# ---------------------------------------------------------- what follows, shown by games to the end


@each_count
@pytest.mark.parametrize("options", [{}, {"short": "yes"}, {"short": "no"}, {"learning": True}])
def test_car_8_3_the_bag_is_never_short_and_there_is_one_refill_a_turn(
    players: int, options: dict[str, object]
) -> None:
    for seed in range(6):
        refills, turns = 0, Counter[int]()
        state = None
        for before, move, step in sought_game(players, seed, **options):
            state = step.state
            if type(move).__name__ == "AddMarkers":
                refills += 1
                turns[before.turn_number] += 1
                assert sum(before.bag) >= 4, "never short"
                assert before.marker_supply >= 4
                assert (before.uncarried, state.due) == (4, 4)
            if state.phase == "play" and any(before.bag) and any(state.bag):
                assert state.uncarried > 4
        assert state is not None
        assert (sum(state.bag), refills) == (0, 6 if state.short else 10)
        assert set(turns.values()) == {1}
        assert state.marker_supply == (16 if state.short else 0)


def test_car_8_1_four_actions_cannot_cause_two_refills() -> None:
    """Eight lie out after a refill, and the three other actions leave five at least."""
    camels = {0: ["a7", "a1", "g1", "c2", "d4"]}
    state = play(interrupted(camels=camels), "markers", *NEW, "pick_up a1", "pick_up g1")
    assert state.uncarried == 6
    sixth = at(goods={}, camels={0: ["a7", "a1", "g1", "c2", "f3", "d4"]}, learning=True)
    sixth = play(sixth, "pick_up a7", "pick_up a1", "pick_up g1")
    assert (sixth.phase, sixth.uncarried, sixth.left) == ("play", 5, 1)
    assert MAIN.refill.goods_left == 4
