"""CAR-6: stealing goods."""

from __future__ import annotations

import pytest

from rulebook_widgets.core import MoveError
from rulebook_widgets.games.caravan.rules import game
from rulebook_widgets.games.caravan.theft import robberies
from tests.games.caravan.kit import (
    allowed,
    at,
    event,
    herd,
    kinds,
    legal,
    play,
    refused,
    told,
)

SIDE_BY_SIDE = {0: ["d3", "d4"], 1: ["d3 ivory", "g1"]}


# ---------------------------------------------------------------------------- CAR-6.1 who is robbed


@pytest.mark.parametrize("good", ["ivory", "salt"])
def test_car_6_1_the_good_goes_to_the_thief_and_a_marker_to_the_robbed(good: str) -> None:
    state = at(camels={0: ["d3"], 1: [f"d3 {good}"]})
    stolen = event(state, f"steal d3 1 {good}", "stolen")
    assert (stolen.rule, stolen.seat) == ("CAR-6.1", 0)
    assert stolen.spots == ("space:d3", "thefts:0", "thefts:1")
    assert game.sentence(stolen) == (
        f"Black steals {good} from Yellow on d3 and pays with a theft marker."
    )
    after = allowed(state, f"steal d3 1 {good}")
    assert (herd(after, 0), herd(after, 1)) == ([f"d3 {good}_under"], ["d3"])
    assert (after.thefts, after.left) == ((0, 2, 1, 1), 3)


def test_car_6_1_an_empty_camel_on_the_same_space_is_needed() -> None:
    state = at(camels={**SIDE_BY_SIDE, 0: ["d4", "c3"]})
    sentence = refused(state, "steal d3 1 ivory", "CAR-6.1", "no_camel_beside", "space:d3")
    assert sentence == "To steal on d3 you need an empty camel there."
    assert legal(state, "steal") == []


def test_car_6_1_nobody_robs_oneself() -> None:
    state = at(camels={0: ["d3", "d3 ivory"]})
    sentence = refused(state, "steal d3 0 ivory", "CAR-6.1", "own_good", "space:d3")
    assert sentence == "Only rivals can be robbed, not your own camels."


def test_car_6_1_the_rival_has_to_be_there_with_that_good() -> None:
    state = at(camels=SIDE_BY_SIDE)
    sentence = refused(state, "steal d4 1 ivory", "CAR-6.1", "no_rival_here", "space:d4")
    assert sentence == "Yellow has no camel on d4."
    sentence = refused(state, "steal d3 1 salt", "CAR-6.1", "not_carried", "space:d3")
    assert sentence == "No camel of Yellow's carries salt on d3."
    refused(state, "steal d3 2 ivory", "CAR-6.1", "no_rival_here", "space:d3")


def test_car_6_1_nor_a_good_that_nobody_carries() -> None:
    state = at(camels={0: ["a1"], 1: ["a1"]}, goods={"1": "ivory"})
    refused(state, "steal a1 1 ivory", "CAR-6.1", "not_carried", "space:a1")


def test_car_6_1_among_several_rivals_the_thief_chooses() -> None:
    camels = {0: ["d3", "d4"], 1: ["d3 ivory", "d3 salt"], 2: ["d3 salt"], 3: ["d3", "d4 meat"]}
    state = at(camels=camels)
    thefts = ["steal d3 1 ivory", "steal d3 1 salt", "steal d3 2 salt", "steal d4 3 meat"]
    assert sorted(legal(state, "steal")) == thefts
    for theft in thefts:
        _, space, victim, good = theft.split()
        after = allowed(state, theft)
        assert f"{space} {good}_under" in herd(after, 0)
        assert after.thefts[int(victim)] == 2
        assert after.held(int(victim)) == state.held(int(victim)) - 1


def test_car_6_1_two_camels_with_the_same_good_are_one_theft() -> None:
    state = at(camels={0: ["d3"], 1: ["d3 salt", "d3 salt", "d3 salt_under"]})
    assert legal(state, "steal") == ["steal d3 1 salt"]
    assert herd(allowed(state, "steal d3 1 salt"), 1) == ["d3", "d3 salt", "d3 salt_under"]


def test_car_6_1_somebody_who_does_not_play_is_not_robbed() -> None:
    state = at(players=2, camels=SIDE_BY_SIDE)
    sentence = refused(state, "steal d3 3 ivory", "CAR-6.1", "no_such_rival")
    assert sentence == "There is nobody to rob: 2 of you play."
    with pytest.raises(MoveError, match="no seat 4"):
        game.check(state, game.decode("steal d3 4 ivory"))


def test_car_6_1_the_robbed_may_steal_with_that_marker_later() -> None:
    state = at(camels={0: ["d3", "d4 salt"], 1: ["d3 ivory", "d4"]}, thefts={1: 0}, left=1)
    state = play(state, "steal d3 1 ivory")
    assert (state.seat, state.thefts[1]) == (1, 1)
    after = allowed(state, "steal d4 0 salt")
    assert after.thefts[:2] == (state.thefts[0] + 1, 0)


def test_car_6_1_theft_markers_are_worth_nothing() -> None:
    result = game.result(at(thefts={0: 4}, over=True))
    assert result is not None
    assert result.winners == (0, 1, 2, 3)


# -------------------------------------------------------------------------- CAR-6.2 under the camel


def test_car_6_2_a_stolen_good_is_put_under_the_camel() -> None:
    state = at(camels=SIDE_BY_SIDE)
    assert told(state, "steal d3 1 ivory") == [
        ("stolen", "CAR-6.1", 0),
        ("hidden_under", "CAR-6.2", 0),
    ]
    assert game.sentence(event(state, "steal d3 1 ivory", "hidden_under")) == (
        "Black puts ivory under the camel, where nobody can steal it."
    )


@pytest.mark.parametrize("thief", [1, 2])
def test_car_6_2_it_cannot_be_stolen_again_while_it_lies_there(thief: int) -> None:
    camels = {0: ["d3 ivory_under"], 1: ["d3"], 2: ["d3"]}
    state = at(camels=camels, turn=thief)
    sentence = refused(state, "steal d3 0 ivory", "CAR-6.2", "safe_under", "space:d3")
    assert sentence == (
        "Black has ivory under the camel there, and what is under a camel cannot be stolen until "
        "it has been moved."
    )
    assert legal(state, "steal") == []


def test_car_6_2_once_moved_it_can_be_stolen_back() -> None:
    """A good under a camel is moved, and then stolen back by the player it came from."""
    state = at(camels={0: ["d3", "d4"], 1: ["d3 ivory", "d4"]})
    state = play(state, "steal d3 1 ivory", "carry ivory_under d3 d4", "end")
    assert herd(state, 0) == ["d3", "d4 ivory"]
    after = play(state, "steal d4 0 ivory")
    assert (herd(after, 0), herd(after, 1)) == (["d3", "d4"], ["d3", "d4 ivory_under"])
    assert after.thefts == (1, 1, 1, 1)


def test_car_6_2_a_move_to_another_camel_on_the_same_space_is_a_move() -> None:
    state = at(camels={0: ["d3 ivory_under", "d3"], 1: ["d3"]}, left=1)
    state = play(state, "carry ivory_under d3 d3")
    assert legal(state, "steal") == ["steal d3 0 ivory"]


def test_car_6_2_a_loaded_camel_has_no_room_for_it() -> None:
    state = at(camels={0: ["d3 salt", "d4"], 1: ["d3 ivory"]})
    refused(state, "steal d3 1 ivory", "CAR-4.3", "one_good_each", "space:d3")


# -------------------------------------------------------------------------------- CAR-6.3 no marker


def test_car_6_3_no_marker_no_theft() -> None:
    state = at(camels=SIDE_BY_SIDE, thefts={0: 0})
    sentence = refused(state, "steal d3 1 ivory", "CAR-6.3", "no_marker", "thefts:0")
    assert sentence == "You have no theft marker on your board, and without one you cannot steal."
    assert legal(state, "steal") == []


def test_car_6_3_one_theft_for_each_marker() -> None:
    camels = {0: ["d3", "d3", "d3"], 1: ["d3 ivory", "d3 salt", "d3 meat"]}
    state = play(at(camels=camels, thefts={0: 2}), "steal d3 1 ivory", "steal d3 1 salt")
    assert state.thefts[0] == 0
    refused(state, "steal d3 1 meat", "CAR-6.3", "no_marker", "thefts:0")


def test_car_6_3_demand_markers_are_never_stolen() -> None:
    state = at(camels=SIDE_BY_SIDE, earned={0: 1, 1: 4})
    after = allowed(state, "steal d3 1 ivory")
    assert after.earned == (1, 4, 0, 0)
    assert after.markers == state.markers
    for text in ("steal d3 1 marker", "steal d3 1 demand_marker"):
        with pytest.raises(MoveError):
            game.check(state, game.decode(text))


# ------------------------------------------------------------------ CAR-5.4 binds the thief as well


@pytest.mark.parametrize("learning", [False, True])
def test_car_5_4_nor_is_the_last_free_camel_loaded_by_a_theft(learning: bool) -> None:
    loaded = ["b1 salt", "c1 salt", "d2 salt", "e1 salt"]
    state = at(camels={0: [*loaded, "d3"], 1: ["d3 ivory"]}, learning=learning)
    if learning:
        assert allowed(state, "steal d3 1 ivory").held(0) == 5
        return
    spots = [f"space:{text.split()[0]}" for text in loaded]
    sentence = refused(state, "steal d3 1 ivory", "CAR-5.4", "last_free", *spots)
    assert sentence.startswith("You hold 4 goods, and have but one camel without a load.")
    assert robberies(state, 0) == ()


def test_car_8_1_a_theft_never_causes_a_refill() -> None:
    """Five goods lie out before and after: what camels carry does not count."""
    goods = {"3": "", "4": "", "6": ""}
    state = at(camels=SIDE_BY_SIDE, goods=goods)
    assert state.uncarried == 5
    assert kinds(state, "steal d3 1 ivory") == ["stolen", "hidden_under"]
    after = allowed(state, "steal d3 1 ivory")
    assert (after.phase, after.uncarried) == ("play", 5)


# ----------------------------------------------------------------------------- who can rob whom now


def test_car_6_1_who_can_rob_whom_is_known_for_every_seat() -> None:
    camels = {0: ["d3", "d4 salt"], 1: ["d3 ivory", "d4"], 2: ["d3", "d4 meat_under"], 3: []}
    state = at(camels=camels, thefts={2: 0, 3: 2})
    found = {seat: [game.encode(move) for move in robberies(state, seat)] for seat in range(4)}
    assert found == {0: ["steal d3 1 ivory"], 1: ["steal d4 0 salt"], 2: [], 3: []}
    assert robberies(game.view(state, 1), 1) == robberies(state, 1)
