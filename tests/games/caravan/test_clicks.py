"""Clicks on the picture of Caravan: every move can be clicked, and every click is understood."""

from __future__ import annotations

from random import Random

import pytest

from rulebook_widgets.drawing import Highlights, hit
from rulebook_widgets.drawing.geometry import bounds
from rulebook_widgets.drawing.scene import part_points
from rulebook_widgets.games.caravan import scene as scenes
from rulebook_widgets.games.caravan.clicks import intend, paths, reason
from rulebook_widgets.games.caravan.moves import (
    AddMarkers,
    Begin,
    Carry,
    Draw,
    EndTurn,
    Move,
    PickUp,
    Place,
    Ride,
    Steal,
)
from rulebook_widgets.games.caravan.prompt import prompt
from rulebook_widgets.games.caravan.rules import game
from rulebook_widgets.stage import Stage
from tests.games.caravan.kit import at, each_count, play
from tests.helpers.looking import Camera

told = Camera(game).told

DESERT = {
    "0": ["b2", "c2 meat", "d1", "e1", "f1 salt"],
    "1": ["c2", "a1 ivory", "b2 hides", "c5", "c6 hides_under"],
    "2": ["a1"],
}
"""Black may ride, carry and steal; a load of its own is stuck on c2."""


@pytest.mark.parametrize(
    ("move", "ways"),
    [
        (Place("c4"), [("supply", "space:c4")]),
        (Ride("a1", "c4"), [("camel:a1", "space:c4")]),
        (PickUp("a1"), [("camel:a1", "good:a1"), ("good:a1",)]),
        (Steal("c4", 2, "ivory"), [("camel:c4", "load:2:c4:ivory"), ("load:2:c4:ivory",)]),
        (Carry("ivory", "c4", "c5"), [("load:c4:ivory", "space:c5")]),
        (Carry("ivory_under", "c4", "c4"), [("load:c4:ivory_under", "space:c4")]),
        (EndTurn(), [("do:end",)]),
        (Draw("salt"), [("do:draw:salt",)]),
        (Begin(2), [("do:begin:2",)]),
        (AddMarkers(), [("do:markers",)]),
    ],
)
def test_the_clicks_of_a_move(move: Move, ways: list[tuple[str, ...]]) -> None:
    assert list(paths(move)) == ways


# ---------------------------------------------------------------------- what a click is told back


@pytest.mark.parametrize(
    ("clicked", "told_back"),
    [
        (("supply",), "supply_empty"),
        (("camel:b2",), ""),
        (("camel:b2", "space:b2"), "same_space"),
        (("camel:b2", "space:g7"), ""),
        (("camel:b2", "good:c2"), ""),
        (("good:g1",), "no_camel_to_load"),
        (("good:c2",), "one_good_each"),
        (("load:1:a1:ivory",), "no_camel_beside"),
        (("load:1:c6:hides_under",), "safe_under"),
        (("load:1:b2:hides",), ""),
        (("load:c2:meat",), "diagonal"),
        (("load:c2:meat", "space:d1"), "diagonal"),
        (("load:c2:meat", "camel:d1"), "diagonal"),
        (("load:c2:meat", "load:f1:salt"), "not_connected"),
        (("load:f1:salt",), ""),
        (("load:f1:salt", "space:g1"), "no_putting_down"),
        (("load:f1:salt", "space:c5"), "not_your_camel"),
        (("load:f1:salt", "camel:1:c5"), "not_your_camel"),
        (("load:f1:salt", "space:f1"), "no_other_camel"),
        (("load:f1:salt", "camel:e1"), ""),
    ],
)
def test_a_click_that_is_not_allowed_is_told_why(clicked: tuple[str, ...], told_back: str) -> None:
    mine = ["b2", "c2 meat", "d1", "e1", "f1 salt"]
    if clicked[0] == "load:c2:meat":
        # Without the camel on b2 the load on c2 is cut off; further away it touches nothing.
        near = ["f3", "e4"] if told_back == "not_connected" else ["d1", "e1"]
        mine = ["g5", "c2 meat", *near, "f1 salt"]
    state = at(camels={**DESERT, "0": mine}, goods={"3": "gems"})
    assert told(state, *clicked) == told_back


@pytest.mark.parametrize(
    "clicked",
    [(), ("bag",), ("seat:1",), ("camel:1:c2",), ("supply:1",), ("space:c4",), ("nonsense",),
     ("supply", "bag"), ("camel:b2", "camel:e1"), ("camel:b2", "load:f1:salt")],
)  # fmt: skip
def test_clicks_that_mean_nothing(clicked: tuple[str, ...]) -> None:
    assert intend(at(camels={**DESERT, "0": ["b2", "e1", "f1 salt"]}), clicked) is None


def test_the_button_ends_the_turn_whatever_is_chosen() -> None:
    assert intend(at(camels=DESERT), ("camel:b2", "do:end")) == EndTurn()


def test_a_load_that_can_go_nowhere_says_so_at_once() -> None:
    alone = at(camels={"0": ["c4 salt"]})
    assert told(alone, "load:c4:salt") == "loaded_stays"
    full = at(camels={"0": ["c4 salt", "c5 meat", "d5 hides"]})
    assert told(full, "load:c4:salt") == "stops_on_loaded"


# ------------------------------------------------------------------------------ clicks on the stage


def stage_of(**facts: object) -> Stage:
    return Stage.for_position(game, seats="person", scenes=scenes, **facts)


def clicked_at(stage: Stage, x: float, y: float) -> str:
    """Click a place of the picture, and say what lay there."""
    shape = hit(stage.scene, x, y)
    name = "" if shape is None else shape.name
    stage.click(name, ply=stage.ply)
    return name


def middle_of(stage: Stage, name: str) -> tuple[float, float]:
    shape = stage.scene.shape(name)
    assert shape is not None and shape.hit is not None, name
    left, top, right, low = bounds(part_points(shape.hit))
    return (left + right) / 2, (top + low) / 2


def test_a_camel_comes_from_the_supply_and_rides_on() -> None:
    stage = stage_of(turn_number=5)
    clicked_at(stage, *middle_of(stage, "supply"))
    assert stage.selection == ("supply",)
    clicked_at(stage, *middle_of(stage, "space:c4"))
    assert [camel.space for camel in stage.view.camels[0]] == ["c4"]
    clicked_at(stage, *middle_of(stage, "camel:c4"))
    clicked_at(stage, *middle_of(stage, "space:b5"))
    assert [camel.space for camel in stage.view.camels[0]] == ["b5"]
    assert stage.view.left == 2
    clicked_at(stage, *middle_of(stage, "good:b5"))
    assert stage.view.held(0) == 1


def test_a_click_on_rivals_means_their_space_once_a_camel_is_chosen() -> None:
    stage = stage_of(camels={"0": ["b2"], "1": ["c4", "f6 salt"]})
    clicked_at(stage, *middle_of(stage, "camel:1:c4"))
    assert stage.selection == ()
    rival = middle_of(stage, "load:1:f6:salt")
    stage.click("camel:b2")
    assert clicked_at(stage, *rival) == "space:f6"
    assert [camel.space for camel in stage.view.camels[0]] == ["f6"]
    assert stage.view.left == 2


def test_another_camel_of_ones_own_can_be_chosen_instead() -> None:
    stage = stage_of(camels={"0": ["b2", "c4"], "1": ["c4"]})
    mine, rivals = middle_of(stage, "camel:c4"), middle_of(stage, "camel:1:c4")
    stage.click("camel:b2")
    assert clicked_at(stage, *mine) == "camel:c4"
    assert stage.selection == ("camel:c4",)
    stage.click("camel:b2")
    assert clicked_at(stage, *rivals) == "space:c4"
    assert stage.view.left == 2


def test_a_good_goes_along_the_chain_to_the_camel_that_is_clicked() -> None:
    stage = stage_of(camels={"0": ["d1", "e1 meat", "f1", "f2 ivory"]})
    at_d1 = middle_of(stage, "camel:d1")
    clicked_at(stage, *middle_of(stage, "load:f2:ivory"))
    assert stage.highlights.targets == {"space:d1", "space:f1"}
    assert clicked_at(stage, *at_d1) == "space:d1"
    assert stage.message is not None and stage.message.tone == "success"
    assert stage.view.delivered[0][0] == 1


def test_a_camel_across_the_corner_says_why_it_is_not_connected() -> None:
    """The sheet's example, with the loads of D and E (G1)."""
    stage = stage_of(camels={"0": ["d1", "e1", "f1", "f2 ivory", "g3 ivory"]})
    at_d1 = middle_of(stage, "camel:d1")
    stage.click("load:g3:ivory")
    assert stage.message is not None
    assert (stage.message.rule, stage.message.tone) == ("CAR-7.1", "refusal")
    assert set(stage.message.spots) == {"space:f2", "space:g3"}
    assert stage.highlights.refused == {"space:f2", "space:g3"}
    stage.click("load:f2:ivory")
    at_g3 = middle_of(stage, "space:g3")
    assert clicked_at(stage, *at_g3) == "space:g3"
    assert stage.message.rule == "CAR-7.1"
    assert stage.selection == ("load:f2:ivory",)
    clicked_at(stage, *at_d1)
    assert stage.view.delivered[0][0] == 1


def test_a_chosen_good_is_let_go_by_another_click_on_it() -> None:
    stage = stage_of(camels={"0": ["c4 salt", "c4"]})
    there = middle_of(stage, "load:c4:salt")
    clicked_at(stage, *there)
    assert stage.selection == ("load:c4:salt",)
    assert clicked_at(stage, *there) == "load:c4:salt"
    assert stage.selection == ()


def test_a_good_may_go_to_another_camel_of_the_same_space() -> None:
    stage = stage_of(camels={"0": ["c4 salt_under", "c4"]})
    other = middle_of(stage, "camel:c4")
    stage.click("load:c4:salt_under")
    assert clicked_at(stage, *other) == "space:c4"
    assert {camel.load for camel in stage.view.camels[0]} == {"", "salt"}


def test_a_theft_by_one_click_or_by_the_thief_first() -> None:
    for clicks in (["load:1:c4:salt"], ["camel:c4", "load:1:c4:salt"]):
        stage = stage_of(camels={"0": ["c4", "b2"], "1": ["c4 salt"]})
        for name in clicks:
            clicked_at(stage, *middle_of(stage, name))
        assert [camel.load for camel in stage.view.camels[0]] == ["", "salt_under"]
        assert stage.view.thefts == (0, 2, 1, 1)


@each_count
def test_a_whole_turn_by_random_clicks_is_only_made_of_moves(players: int) -> None:
    rng = Random(players)
    stage = Stage.for_game(game, players, players, seats="person", scenes=scenes)
    while stage.view.turn_number < 8 and not stage.result:
        shapes = sorted(stage.highlights.targets - {"do:end"})
        stage.click(rng.choice(shapes), ply=stage.ply)
        assert stage.message is None or stage.message.tone == "success"
    assert stage.view.turn_number == 8


# ---------------------------------------------------------------------------- reasons and prompts


def test_points_markers_and_goods_held_say_what_they_are_worth() -> None:
    state = at(delivered={"0": {"ivory": 2}}, earned={"0": 3}, camels={"0": ["c4 salt", "d5 meat"]})
    view = game.view(state, None)
    lines = {shape: reason(view, f"{shape}:0") for shape in ("points", "earned", "held")}
    found = {shape: (line.rule, line.amount) for shape, line in lines.items() if line}
    assert found == {"points": ("CAR-9.2", 14), "earned": ("CAR-9.2", 3), "held": ("CAR-9.3", -1)}
    assert reason(view, "held:1") is None
    for shape in ("points:4", "points:x", "points", "bag", "camel:c4", "thefts:0"):
        assert reason(view, shape) is None, shape


@pytest.mark.parametrize(
    ("facts", "word"),
    [
        ({}, "choose an empty one, then any space"),
        ({"camels": {"0": ["c4"]}}, "Bring a camel: "),
        ({"camels": {"0": ["a1"]}}, "You can load: "),
        ({"camels": {"0": ["c4"], "1": ["c4 salt"]}}, "You can steal: "),
        ({"camels": {"0": ["c5 salt", "b5"]}, "goods": {"5": ""}}, "Move a good"),
        ({"camels": {"0": ["d5", "c5 salt"]}}, "You can deliver: "),
        ({"camels": {"0": ["d5", "c5 salt"]}, "bag": [],
          "goods": dict.fromkeys("1234", "")}, "that ends the game"),
    ],
)  # fmt: skip
def test_the_prompt_names_the_best_there_is_and_the_actions_left(
    facts: dict[str, object], word: str
) -> None:
    said = prompt(game.view(at(left=3, **facts), 0))
    assert word in said
    assert "3 actions left" in said


def test_while_goods_come_out_nobody_is_prompted_to_act() -> None:
    assert prompt(game.view(game.setup(3), None)) == "The first goods are being laid out."
    drawn = game.setup(3, start="random")
    while drawn.phase == "goods":
        drawn = game.apply(drawn, game.draw(drawn, Random(1))).state
    assert prompt(game.view(drawn, None)) == "The starting player is being drawn."
    five = at(goods={"3": "", "4": "", "6": ""}, camels={"0": ["a1"]})
    assert prompt(game.view(play(five, "pick_up a1"), None)) == "New goods come out of the bag."
    assert prompt(game.view(at(over=True), None)) == ""


def test_what_lies_over_the_board_while_choosing_says_nothing_of_its_own() -> None:
    """A screen reader is told of each space once."""
    state = at(camels={"0": ["b2"], "1": ["c4"]})
    targets = frozenset(f"space:{space}" for space in ("c4", "d4"))
    marked = scenes.scene(game.view(state, 0), Highlights(frozenset({"camel:b2"}), targets))
    over = {shape.name: shape.label for shape in marked.layers[-1].shapes if shape.name}
    assert over == {"space:c4": "", "space:d4": "", "camel:b2": ""}
