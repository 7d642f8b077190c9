"""CAR-4: placing and moving camels."""

from __future__ import annotations

import pytest

from rulebook_widgets.games.caravan.board import MAIN
from rulebook_widgets.games.caravan.costs import ride_cost
from rulebook_widgets.games.caravan.rules import game
from tests.games.caravan.kit import allowed, at, event, herd, legal, play, refused, told

SPREAD = {0: ["a1", "d4", "d4", "f2 salt"], 1: ["g7", "c3 ivory"], 2: ["g7"]}
TAKEN = {"a1", "d4", "f2", "g7", "c3"}


# --------------------------------------------------------------------------------- CAR-4.1 anywhere


def test_car_4_1_a_camel_of_the_supply_goes_to_any_space() -> None:
    state = at()
    assert legal(state, "place") == [f"place {space}" for space in MAIN.spaces]
    placed = event(state, "place g5", "placed")
    assert (placed.rule, placed.seat, placed.spots) == ("CAR-4.1", 0, ("space:g5",))
    assert game.sentence(placed) == "Black brings a camel to g5 for 1 action."
    after = allowed(state, "place g5")
    assert (herd(after, 0), after.supply(0)) == (["g5"], 4)


def test_car_4_1_an_empty_camel_goes_from_any_space_to_any_other() -> None:
    state = at(camels=SPREAD)
    rides = [f"ride {start} {space}" for start in ("a1", "d4") for space in MAIN.spaces]
    assert sorted(legal(state, "ride")) == sorted(
        [ride for ride in rides if ride.split()[1] != ride.split()[2]]
    )
    rode = event(state, "ride d4 g1", "rode")
    assert (rode.rule, rode.seat, rode.spots) == ("CAR-4.1", 0, ("space:d4", "space:g1"))
    assert game.sentence(rode) == "Black's camel goes from d4 to g1 for 1 action."
    assert herd(allowed(state, "ride d4 g1"), 0) == ["a1", "d4", "f2 salt", "g1"]


def test_car_4_1_not_to_the_space_where_it_stands() -> None:
    sentence = refused(at(camels=SPREAD), "ride a1 a1", "CAR-4.1", "same_space", "space:a1")
    assert sentence == "Your camel stands on a1 already; it has to go to another space."


def test_car_4_1_another_own_camel_there_is_no_obstacle() -> None:
    after = play(at(camels=SPREAD), "ride a1 d4")
    assert herd(after, 0) == ["d4", "d4", "d4", "f2 salt"], "a space holds any number of camels"
    assert herd(play(after, "place d4"), 0) == ["d4"] * 4 + ["f2 salt"]


def test_car_4_1_all_camels_of_everybody_on_one_space() -> None:
    crowd = {seat: ["d4"] * 5 for seat in range(4)}
    state = at(camels={**crowd, 0: ["d4"] * 4})
    assert herd(allowed(state, "place d4"), 0) == ["d4"] * 5


def test_car_4_1_never_from_an_empty_supply() -> None:
    state = at(camels={0: ["a1", "b1", "c1", "d1", "e1"]})
    assert legal(state, "place") == []
    sentence = refused(state, "place g7", "CAR-4.1", "supply_empty")
    assert sentence == "All your 5 camels are on the board already."
    assert legal(at(camels={0: ["a1", "b1", "c1", "d1", "e1"]}, learning=True), "place")


def test_car_4_1_only_own_camels() -> None:
    sentence = refused(at(camels=SPREAD), "ride g7 g6", "CAR-4.1", "no_camel_here", "space:g7")
    assert sentence == "No camel of yours stands on g7."
    refused(at(camels=SPREAD), "ride e7 g6", "CAR-4.1", "no_camel_here", "space:e7")


# ---------------------------------------------------------------------------------- CAR-4.2 company


@pytest.mark.parametrize("space", MAIN.spaces)
def test_car_4_2_the_cost_is_known_before(space: str) -> None:
    state = at(camels=SPREAD)
    actions = 2 if space in TAKEN else 1
    assert ride_cost(state, space) == ride_cost(game.view(state, 1), space) == actions
    assert allowed(state, f"place {space}").left == 4 - actions


@pytest.mark.parametrize(
    ("space", "whose"), [("a1", "own"), ("g7", "rivals"), ("f2", "own, loaded"), ("c3", "loaded")]
)
def test_car_4_2_two_actions_where_any_camel_stands(space: str, whose: str) -> None:
    state = at(camels=SPREAD)
    assert told(state, f"ride d4 {space}") == [("rode", "CAR-4.1", 0), ("company", "CAR-4.2", 0)]
    company = event(state, f"place {space}", "company")
    assert game.sentence(company) == f"A camel stood on {space} already, so it took 2 actions."


@pytest.mark.parametrize("space", sorted(TAKEN))
def test_car_4_2_one_action_is_too_little(space: str) -> None:
    state = at(camels=SPREAD, left=1)
    sentence = refused(state, f"place {space}", "CAR-4.2", "company", f"space:{space}")
    assert sentence == (
        f"A camel stands on {space} already, so going there costs 2 actions, and you have only "
        "1 action left."
    )
    assert (
        not {move.split()[-1] for move in (*legal(state, "place"), *legal(state, "ride"))} & TAKEN
    )
    assert len(legal(state, "place")) == 49 - len(TAKEN)


def test_car_4_2_a_space_left_is_free_again() -> None:
    state = play(at(camels={0: ["a1"]}), "ride a1 b1")
    assert ride_cost(state, "a1") == 1
    assert play(state, "ride b1 a1").left == 2


def test_car_4_2_the_camel_that_rides_does_not_count() -> None:
    """Where it stands it cannot go, and where it goes it is not yet."""
    assert allowed(at(camels={0: ["a1"]}), "ride a1 b1").left == 3


# ----------------------------------------------------------------------------------- CAR-4.3 loaded


@pytest.mark.parametrize("load", ["salt", "salt_under"])
def test_car_4_3_a_loaded_camel_stays_where_it_is(load: str) -> None:
    state = at(camels={0: [f"f2 {load}", "d4"]})
    sentence = refused(state, "ride f2 f3", "CAR-4.3", "loaded_stays", "space:f2")
    assert sentence == "Your camel on f2 is loaded, and a loaded camel stays where it is."
    assert {move.split()[1] for move in legal(state, "ride")} == {"d4"}


def test_car_4_3_an_empty_camel_beside_a_loaded_one_may_go() -> None:
    state = at(camels={0: ["f2 salt", "f2"]})
    assert herd(allowed(state, "ride f2 f3"), 0) == ["f2 salt", "f3"]


def test_car_4_3_a_camel_carries_one_good() -> None:
    state = at(camels={0: ["a1 salt", "d4"]}, goods={"1": "meat"})
    sentence = refused(state, "pick_up a1", "CAR-4.3", "one_good_each", "space:a1")
    assert sentence == "Your camel on a1 is loaded already, and there is room for one good."
    state = at(camels={0: ["d4 salt_under", "d5"], 1: ["d4 ivory"]})
    refused(state, "steal d4 1 ivory", "CAR-4.3", "one_good_each", "space:d4")
    assert not legal(state, "steal")
