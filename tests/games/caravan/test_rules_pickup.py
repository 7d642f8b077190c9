"""CAR-5: picking up goods."""

from __future__ import annotations

import pytest

from rulebook_widgets.core import MoveError
from rulebook_widgets.games.caravan.rules import game
from tests.games.caravan.kit import (
    NUMBERED,
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

# ---------------------------------------------------------------------------------- CAR-5.1 loading


@pytest.mark.parametrize("space", NUMBERED)
def test_car_5_1_an_empty_camel_picks_up_the_good_of_its_space(space: str) -> None:
    state = at(camels={0: [space, "d4"]}, goods={space: "cloth"})
    assert legal(state, "pick_up") == [f"pick_up {space}"]
    picked = event(state, f"pick_up {space}", "picked_up")
    assert (picked.rule, picked.seat, picked.spots) == ("CAR-5.1", 0, (f"space:{space}",))
    assert game.sentence(picked) == f"Black loads a camel with cloth on {space}."
    after = allowed(state, f"pick_up {space}")
    assert f"{space} cloth" in herd(after, 0)
    assert after.goods[NUMBERED.index(space)] == ""
    assert after.left == 3


def test_car_5_1_an_own_camel_is_needed() -> None:
    state = at(camels={0: ["d4"], 1: ["a1"]}, goods={"1": "meat"})
    sentence = refused(state, "pick_up a1", "CAR-5.1", "no_camel_to_load", "space:a1")
    assert sentence == "You have no camel on a1 to load."
    assert legal(state, "pick_up") == []


@pytest.mark.parametrize("space", ["d4", "b2", "c2"])
def test_car_5_1_something_has_to_lie_there(space: str) -> None:
    state = at(camels={0: [space]}, goods={"c2": ""})
    sentence = refused(state, f"pick_up {space}", "CAR-5.1", "nothing_lies_here", f"space:{space}")
    assert sentence == f"No good lies on {space}."


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("load", ["meat", "meat_under"])
def test_car_5_1_what_a_camel_carries_is_not_picked_up(seat: int, load: str) -> None:
    camels = {0: ["a1", "d4"], 1: ["d5"]}
    camels[seat] = [*camels[seat], f"a1 {load}"]
    state = at(camels=camels, goods={"1": ""})
    sentence = refused(state, "pick_up a1", "CAR-5.1", "carried_already", "space:a1")
    assert sentence == "The good on a1 is a camel's load; it does not lie there to take."


def test_car_5_1_beside_rivals_and_loaded_camels() -> None:
    state = at(camels={0: ["a1", "a1 salt"], 1: ["a1", "a1 ivory"]}, goods={"1": "meat"})
    assert herd(allowed(state, "pick_up a1"), 0) == ["a1 meat", "a1 salt"]


def test_car_5_1_the_good_is_needed_on_a_camel_before_it_can_travel() -> None:
    state = at(camels={0: ["a1", "b1"]}, goods={"1": "meat"})
    sentence = refused(state, "carry meat a1 b1", "CAR-5.1", "pick_up_first", "space:a1")
    assert sentence == ("No camel of yours carries the meat on a1 yet: pick that good up first.")


# ---------------------------------------------------------------------------------- CAR-5.2 markers


@pytest.mark.parametrize("count", [1, 2, 5])
def test_car_5_2_all_demand_markers_go_with_it(count: int) -> None:
    state = at(camels={0: ["a1"]}, markers={"1": count}, earned={0: 3})
    assert told(state, "pick_up a1") == [
        ("picked_up", "CAR-5.1", 0),
        ("markers_earned", "CAR-5.2", 0),
    ]
    assert event(state, "pick_up a1", "markers_earned").facts["markers"] == count
    after = allowed(state, "pick_up a1")
    assert (after.earned, after.markers[0]) == ((3 + count, 0, 0, 0), 0)
    assert after.markers[1:] == state.markers[1:], "only those of that space"


def test_car_5_2_no_markers_no_word_of_them() -> None:
    assert kinds(at(camels={0: ["c2"]}), "pick_up c2") == ["picked_up"]


def test_car_5_2_they_stay_when_the_good_is_stolen() -> None:
    state = play(at(camels={0: ["a1"], 1: ["a1"]}, left=1), "pick_up a1")
    assert state.earned == (1, 0, 0, 0)
    assert play(state, f"steal a1 0 {state.camels[0][0].load}").earned == (1, 0, 0, 0)


# -------------------------------------------------------------------------- CAR-5.3 no putting down


def test_car_5_3_a_good_is_never_put_down() -> None:
    state = at(camels={0: ["d4 salt", "d5"]}, goods={"3": ""})
    for space in ("d3", "e4", "c2", "a1"):
        sentence = refused(
            state, f"carry salt d4 {space}", "CAR-5.3", "no_putting_down", f"space:{space}"
        )
        assert sentence == (
            f"No camel stands on {space}. A good is never put down: it needs an empty camel of "
            "yours."
        )


def test_car_5_3_no_kind_of_move_drops_a_good() -> None:
    for text in ("drop d4", "put_down d4 salt"):
        with pytest.raises(MoveError):
            game.decode(text)


# ----------------------------------------------------------------------------- CAR-5.4 the last one


@pytest.mark.parametrize(
    ("learning", "held"), [(False, 3), (False, 4), (True, 4), (True, 5)], ids=str
)
@pytest.mark.parametrize("placed", [True, False])
def test_car_5_4_the_last_free_camel_is_never_loaded(
    learning: bool, held: int, placed: bool
) -> None:
    """With five camels four goods at most, with six five; camels of the supply count too."""
    each = 6 if learning else 5
    loaded = ["b1 salt", "c1 salt", "d2 salt", "e1 salt", "f1 salt"][:held]
    spare = ["g4"] * (each - held - 1) if placed else []
    state = at(camels={0: [*loaded, "a1", *spare]}, learning=learning, goods={"1": "meat"})
    if held < each - 1:
        assert allowed(state, "pick_up a1").held(0) == held + 1
        return
    spots = [f"space:{text.split()[0]}" for text in loaded]
    sentence = refused(state, "pick_up a1", "CAR-5.4", "last_free", *spots)
    assert sentence == (
        f"You hold {held} goods, and have but one camel without a load. It stays free, or you "
        "would have nothing left to do."
    )
    assert legal(state, "pick_up") == []


def test_car_5_4_a_camel_in_the_supply_is_a_free_camel() -> None:
    state = at(camels={0: ["b1 salt", "c1 salt", "d2 salt", "a1"]}, goods={"1": "meat"})
    after = allowed(state, "pick_up a1")
    assert (after.supply(0), after.free(0), after.held(0)) == (1, 1, 4)
    assert legal(after, "place")


def test_car_5_4_rivals_may_be_loaded_as_much_as_they_like() -> None:
    state = at(camels={0: ["a1", "d4"], 1: ["b1 salt", "c1 salt", "d2 salt", "e1 salt"]})
    allowed(state, "pick_up a1")


def test_car_5_4_after_a_delivery_there_is_room_again() -> None:
    loaded = ["b1 salt", "c1 salt", "d6 salt", "d5"]
    state = at(camels={0: [*loaded, "a1 meat"], 1: []}, goods={"3": "hides"})
    state = play(state, "carry salt d6 d5", "ride d5 c2")
    assert state.held(0) == 3
    allowed(state, "pick_up c2")
