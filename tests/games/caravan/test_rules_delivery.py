"""CAR-7: moving goods along a group, and delivering them."""

from __future__ import annotations

import pytest

from rulebook_widgets.games.caravan.board import MAIN
from rulebook_widgets.games.caravan.groups import group, targets, touching, way
from rulebook_widgets.games.caravan.rules import game
from tests.games.caravan.kit import (
    ALL,
    allowed,
    at,
    event,
    goods,
    herd,
    kinds,
    legal,
    play,
    refused,
    told,
)

CHAIN = {0: ["d1", "e1 salt", "f1", "f2 ivory", "g3 ivory"]}
"""The sheet's example: d1 to f2 are connected, g3 touches them only at a corner."""


# -------------------------------------------------------------------------------- CAR-7.1 the group


def test_car_7_1_side_by_side_connects() -> None:
    state = at(camels=CHAIN)
    for space in ("d1", "e1", "f1", "f2"):
        assert group(state, 0, space) == ("d1", "e1", "f1", "f2")
    assert group(state, 0, "g3") == ("g3",)
    assert group(state, 0, "a1") == ()
    assert targets(state, 0, "f2") == ("d1", "f1")
    assert targets(state, 0, "g3") == ()
    assert way(state, 0, "f2", "d1") == ("f2", "f1", "e1", "d1")
    assert way(state, 0, "f2", "g3") == ()


@pytest.mark.parametrize("other", ["d3", "d5", "c4", "e4"])
def test_car_7_1_up_down_left_and_right(other: str) -> None:
    state = at(camels={0: ["d4 ivory", other]})
    assert legal(state, "carry") == [f"carry ivory d4 {other}"]
    after = allowed(state, f"carry ivory d4 {other}")
    assert herd(after, 0) == sorted(["d4", f"{other} ivory"])
    assert after.left == 3


@pytest.mark.parametrize("other", ["c3", "e3", "c5", "e5"])
def test_car_7_1_a_corner_does_not_connect(other: str) -> None:
    state = at(camels={0: ["d4 ivory", other]})
    assert legal(state, "carry") == []
    sentence = refused(
        state, f"carry ivory d4 {other}", "CAR-7.1", "diagonal", "space:d4", f"space:{other}"
    )
    assert sentence == (
        f"Only at a corner do d4 and {other} touch, and that does not connect your camels: their "
        "spaces must share a side."
    )


def test_car_7_1_the_corner_is_shown_wherever_the_groups_touch() -> None:
    """The good is far from the corner, and so is the camel it should go to."""
    camels = {0: ["a1 ivory", "b1", "c2", "d2", "e2"]}
    state = at(camels=camels)
    assert touching(state, 0, "a1") == (("b1", "c2"),)
    refused(state, "carry ivory a1 e2", "CAR-7.1", "diagonal", "space:b1", "space:c2")


def test_car_7_1_only_corners_that_matter_are_shown_but_all_of_those() -> None:
    state = at(camels={0: ["d4 ivory", "d5", "e3", "c6"]})
    assert touching(state, 0, "d4") == (("d4", "e3"), ("d5", "c6"))
    refused(state, "carry ivory d4 c6", "CAR-7.1", "diagonal", "space:d5", "space:c6")
    state = at(camels={0: ["d4 ivory", "e3", "f3", "f4", "f5", "e5"]}, learning=True)
    spots = ("space:d4", "space:e3", "space:e5")
    refused(state, "carry ivory d4 f4", "CAR-7.1", "diagonal", *spots)


def test_car_7_1_camels_far_apart_are_not_connected() -> None:
    state = at(camels={0: ["d4 ivory", "g7"]})
    sentence = refused(
        state, "carry ivory d4 g7", "CAR-7.1", "not_connected", "space:d4", "space:g7"
    )
    assert sentence == "Your camels do not connect d4 with g7."


def test_car_7_1_the_edge_of_the_board_does_not_connect() -> None:
    state = at(camels={0: ["g3 ivory", "a4", "d7 salt", "d1"]})
    refused(state, "carry ivory g3 a4", "CAR-7.1", "not_connected", "space:g3", "space:a4")
    refused(state, "carry salt d7 d1", "CAR-7.1", "not_connected", "space:d7", "space:d1")


def test_car_7_1_rivals_do_not_connect() -> None:
    state = at(camels={0: ["d4 ivory", "d6"], 1: ["d5"]})
    refused(state, "carry ivory d4 d6", "CAR-7.1", "not_connected", "space:d4", "space:d6")
    sentence = refused(state, "carry ivory d4 d5", "CAR-7.1", "not_your_camel", "space:d5")
    assert sentence == "The camels on d5 are not yours; a good goes along your own camels."


def test_car_7_1_only_own_goods() -> None:
    state = at(camels={0: ["d4"], 1: ["d5 ivory", "d6"]})
    sentence = refused(state, "carry ivory d5 d4", "CAR-7.1", "not_your_load", "space:d5")
    assert sentence == "No camel of yours on d5 carries ivory."
    refused(state, "carry ivory d5 d6", "CAR-7.1", "not_your_load", "space:d5")


def test_car_7_1_however_far_for_one_action() -> None:
    camels = {0: ["a1 ivory", "b1", "b2", "c2", "c3", "d3"]}
    state = at(camels=camels, learning=True)
    carried = event(state, "carry ivory a1 d3", "carried")
    assert carried.spots == tuple(f"space:{s}" for s in ("a1", "b1", "b2", "c2", "c3", "d3"))
    assert game.sentence(carried) == "Black moves ivory from a1 to d3."
    assert allowed(state, "carry ivory a1 d3").left == 3


def test_car_7_1_own_camels_on_one_space_are_connected() -> None:
    state = at(camels={0: ["d4 ivory", "d4", "e4 salt"], 1: ["d4"]})
    assert legal(state, "carry") == ["carry ivory d4 d4", "carry salt e4 d4"]
    after = allowed(state, "carry ivory d4 d4")
    assert (herd(after, 0), after.left) == (["d4", "d4 ivory", "e4 salt"], 3)


def test_car_7_1_several_own_camels_on_one_space() -> None:
    """One of them empty, one loaded, one with a good under it: each good by itself."""
    state = at(camels={0: ["d4", "d4 salt", "d4 ivory_under", "e4", "e5"]})
    assert sorted(legal(state, "carry")) == sorted(
        f"carry {load} d4 {space}"
        for load in ("salt", "ivory_under")
        for space in ("d4", "e4", "e5")
    )
    assert herd(play(state, "carry salt d4 e5"), 0) == [
        "d4",
        "d4",
        "d4 ivory_under",
        "e4",
        "e5 salt",
    ]


def test_car_7_1_two_equal_goods_are_one_move() -> None:
    state = at(camels={0: ["d4 salt", "d4 salt", "e4"]})
    assert legal(state, "carry") == ["carry salt d4 e4"]
    assert herd(play(state, "carry salt d4 e4"), 0) == ["d4", "d4 salt", "e4 salt"]


# ---------------------------------------------------------------------------- CAR-7.2 loaded camels


def test_car_7_2_a_good_passes_over_loaded_camels() -> None:
    state = at(camels={0: ["a1 ivory", "b1 salt", "c1 salt_under", "c2"]})
    assert told(state, "carry ivory a1 c2")[:2] == [
        ("carried", "CAR-7.1", 0),
        ("passed_loaded", "CAR-7.2", 0),
    ]
    assert event(state, "carry ivory a1 c2", "passed_loaded").spots == ("space:b1", "space:c1")
    assert herd(play(state, "carry ivory a1 c2"), 0) == [
        "a1",
        "b1 salt",
        "c1 salt_under",
        "c2 ivory",
    ]


def test_car_7_2_it_cannot_end_on_one() -> None:
    state = at(camels={0: ["a1 ivory", "b1 salt", "c1"]})
    sentence = refused(state, "carry ivory a1 b1", "CAR-7.2", "stops_on_loaded", "space:b1")
    assert sentence == "Your camel on b1 is loaded. A good may pass over it, but not stop there."
    assert "carry ivory a1 c1" in legal(state)


def test_car_7_2_nor_stay_where_it_is() -> None:
    state = at(camels={0: ["a1 ivory", "b1"]})
    sentence = refused(state, "carry ivory a1 a1", "CAR-7.2", "no_other_camel", "space:a1")
    assert sentence == "There is no other empty camel of yours on a1."


def test_car_7_2_an_empty_camel_beside_a_loaded_one_is_enough() -> None:
    state = at(camels={0: ["a1 ivory", "b1 salt", "b1"]})
    assert kinds(state, "carry ivory a1 b1")[0] == "carried"
    state = at(camels={0: ["a1 ivory", "b1 salt", "b1", "c1"]})
    assert "passed_loaded" not in kinds(state, "carry ivory a1 c1")


# --------------------------------------------------------------------------------- CAR-7.3 delivery


@pytest.mark.parametrize("good", ALL)
def test_car_7_3_a_good_that_stops_in_its_city_is_delivered(good: str) -> None:
    city = MAIN.city_of[good]
    beside = MAIN.neighbours[city.space][0]
    state = at(camels={0: [city.space, f"{beside} {good}"]}, delivered={0: [good]})
    move = f"carry {good} {beside} {city.space}"
    delivered = event(state, move, "delivered")
    assert (delivered.rule, delivered.seat) == ("CAR-7.3", 0)
    assert delivered.spots == (f"space:{city.space}",)
    assert f"delivers {good} to {city.title}" in game.sentence(delivered)
    after = allowed(state, move)
    assert goods(after.delivered[0]) == {good: 2}
    assert herd(after, 0) == sorted([city.space, beside]), "both camels are empty again"


def test_car_7_3_it_is_no_choice() -> None:
    state = at(camels=CHAIN)
    assert kinds(state, "carry ivory f2 d1") == ["carried", "passed_loaded", "delivered"]
    assert [move for move in legal(state) if move.endswith("f2 d1")] == ["carry ivory f2 d1"]


def test_car_7_3_delivery_among_loaded_camels_on_the_way_and_in_the_city() -> None:
    camels = {0: ["d1", "d1 salt", "e1 meat", "f1 ivory"], 1: ["d1 ivory", "e1 salt"]}
    state = at(camels=camels)
    assert kinds(state, "carry ivory f1 d1") == ["carried", "passed_loaded", "delivered"]
    after = play(state, "carry ivory f1 d1")
    assert herd(after, 0) == ["d1", "d1 salt", "e1 meat", "f1"]
    assert herd(after, 1) == ["d1 ivory", "e1 salt"]


def test_car_7_3_not_onto_a_loaded_camel_in_the_city() -> None:
    state = at(camels={0: ["d1 salt", "e1 ivory", "c1"]})
    refused(state, "carry ivory e1 d1", "CAR-7.2", "stops_on_loaded", "space:d1")


def test_car_7_3_passing_through_the_city_is_no_delivery() -> None:
    state = at(camels={0: ["c1", "d1", "e1 ivory"]})
    after = play(state, "carry ivory e1 c1")
    assert herd(after, 0) == ["c1 ivory", "d1", "e1"]
    assert not any(map(sum, after.delivered))


def test_car_7_3_another_city_is_no_delivery() -> None:
    state = at(camels={0: ["d1", "e1 salt"]})
    assert "delivered" not in kinds(state, "carry salt e1 d1")
    assert herd(play(state, "carry salt e1 d1"), 0) == ["d1 salt", "e1"]


def test_car_7_3_the_camel_in_the_city_is_free_for_the_next_one() -> None:
    state = at(camels={0: ["d1", "e1 ivory", "f1 ivory"]})
    after = play(state, "carry ivory e1 d1", "carry ivory f1 d1")
    assert goods(after.delivered[0]) == {"ivory": 2}


def test_car_7_3_stealing_in_the_right_city_is_no_delivery() -> None:
    state = at(camels={0: ["d1", "e1"], 1: ["d1 ivory"]})
    assert kinds(state, "steal d1 1 ivory") == ["stolen", "hidden_under"]
    after = play(state, "steal d1 1 ivory")
    assert herd(after, 0) == ["d1 ivory_under", "e1"]
    assert not any(map(sum, after.delivered))
    out_and_in = play(after, "carry ivory_under d1 e1", "carry ivory e1 d1")
    assert goods(out_and_in.delivered[0]) == {"ivory": 1}


def test_car_7_3_a_move_within_the_city_delivers() -> None:
    state = at(camels={0: ["d1", "d1 ivory_under"]})
    assert kinds(state, "carry ivory_under d1 d1") == ["carried", "delivered"]
    after = play(state, "carry ivory_under d1 d1")
    assert (herd(after, 0), goods(after.delivered[0])) == (["d1", "d1"], {"ivory": 1})


def test_car_7_3_picking_up_in_the_right_city_is_no_delivery() -> None:
    """No numbered space is a city on our board, nor may it be one on a reader's own."""
    assert not {place.space for place in MAIN.numbered} & set(MAIN.city_at)


def test_car_7_3_before_the_end_a_delivery_just_goes_on() -> None:
    after = allowed(at(camels=CHAIN), "carry ivory f2 d1")
    assert (after.phase, after.left, after.seat) == ("play", 3, 0)


# ---------------------------------------------------------------------------------- CAR-7.4 detours


def test_car_7_4_a_good_need_not_come_nearer_to_its_city() -> None:
    state = at(camels={0: ["d1", "e1 ivory", "f1", "e2"]})
    assert legal(state, "carry") == [f"carry ivory e1 {space}" for space in ("d1", "f1", "e2")]
    assert told(state, "carry ivory e1 f1") == [("carried", "CAR-7.1", 0), ("parked", "CAR-7.4", 0)]
    assert game.sentence(event(state, "carry ivory e1 f1", "parked")) == (
        "A good may go any way: f1 is no nearer to the city for ivory."
    )
    assert kinds(at(camels={0: ["f1 ivory", "e1"]}), "carry ivory f1 e1") == ["carried"]


def test_car_7_4_as_far_as_before_is_no_nearer() -> None:
    assert kinds(at(camels={0: ["d4 ivory", "d4"]}), "carry ivory d4 d4") == ["carried", "parked"]
    state = at(camels={0: ["c4 ivory", "d4", "e4"]})
    assert kinds(state, "carry ivory c4 e4") == ["carried", "parked"]


def test_car_7_4_there_and_back_again() -> None:
    state = at(camels={0: ["e1 ivory", "f1"]})
    after = play(state, "carry ivory e1 f1", "carry ivory f1 e1", "carry ivory e1 f1")
    assert (herd(after, 0), after.left) == (["e1", "f1 ivory"], 1)


# ----------------------------------------------------------------------------------- CAR-7.5 on top


def test_car_7_5_a_good_from_under_a_camel_goes_on_top() -> None:
    state = at(camels={0: ["f1 ivory_under", "e1"], 1: ["e1"]}, left=1)
    assert told(state, "carry ivory_under f1 e1")[:2] == [
        ("carried", "CAR-7.1", 0),
        ("on_top", "CAR-7.5", 0),
    ]
    after = play(state, "carry ivory_under f1 e1")
    assert herd(after, 0) == ["e1 ivory", "f1"]
    assert legal(after, "steal") == ["steal e1 0 ivory"], "and can be stolen again"


def test_car_7_5_a_good_on_top_stays_on_top() -> None:
    assert "on_top" not in kinds(at(camels={0: ["f1 ivory", "e1"]}), "carry ivory f1 e1")


def test_car_7_5_where_a_good_lies_is_part_of_the_move() -> None:
    state = at(camels={0: ["f1 ivory_under", "e1", "e2 salt"]})
    sentence = refused(state, "carry ivory f1 e1", "CAR-7.5", "lies_under", "space:f1")
    assert sentence == "On f1 your camel has ivory under it, not on top."
    sentence = refused(state, "carry salt_under e2 e1", "CAR-7.5", "lies_on_top", "space:e2")
    assert sentence == "On e2 your camel has salt on top, not under it."


def test_car_7_5_one_on_top_and_one_under_are_two_moves() -> None:
    state = at(camels={0: ["f1 ivory", "f1 ivory_under", "e1"]})
    assert sorted(legal(state, "carry")) == ["carry ivory f1 e1", "carry ivory_under f1 e1"]
    assert herd(play(state, "carry ivory f1 e1"), 0) == ["e1 ivory", "f1", "f1 ivory_under"]
    assert herd(play(state, "carry ivory_under f1 e1"), 0) == ["e1 ivory", "f1", "f1 ivory"]
