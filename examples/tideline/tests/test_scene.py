"""The picture of Tideline shows what the view knows, at its place, and can be clicked."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest
from tideline.board import PLACES
from tideline.palette import DARK, LIGHT
from tideline.plan import centre
from tideline.rules import game
from tideline.scene import prompt, scene
from tideline.state import State

from rulebook_widgets.bots import walk
from rulebook_widgets.core import EVERYTHING, Eyes
from rulebook_widgets.drawing import Highlights, Scene, hit, svg
from rulebook_widgets.drawing.geometry import bounds
from rulebook_widgets.drawing.scene import part_points
from rulebook_widgets.stage import Stage


def played(players: int) -> list[State]:
    return [turn.state for turn in walk(game, game.setup(players), Random(players))]


def label(state: State, name: str, eyes: Eyes = EVERYTHING) -> str:
    shape = scene(game.view(state, eyes)).shape(name)
    assert shape is not None
    return shape.label


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_place_and_basket_can_be_clicked_where_it_is_seen(players: int) -> None:
    for state in played(players)[::9]:
        drawn = scene(game.view(state, EVERYTHING))
        for place in PLACES:
            found = hit(drawn, *centre(place))
            assert found is not None
            assert found.name == f"place:{place}"
        assert drawn.shape(f"basket:{players - 1}") is not None
        assert drawn.shape(f"basket:{players}") is None


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_it_can_be_drawn_at_any_time_and_stays_on_the_picture(theme: object) -> None:
    for state in played(4)[::7]:
        drawn = scene(game.view(state, EVERYTHING), Highlights(targets=frozenset({"place:2b"})))
        assert ElementTree.fromstring(svg(drawn, theme)) is not None  # type: ignore[arg-type]
        for left, top, right, low in _boxes(drawn):
            assert (left, top) >= (-1.0, -1.0)
            assert right <= drawn.width + 1.0
            assert low <= drawn.height + 1.0


def _boxes(drawn: Scene) -> list[tuple[float, float, float, float]]:
    parts = [part for layer in drawn.layers for shape in layer.shapes for part in shape.parts]
    return [bounds(part_points(part)) for part in parts]


def test_labels_tell_what_these_eyes_know_and_no_more() -> None:
    state = game.position(
        players=3,
        hidden={"2b": "crab", "3d": "pearl"},
        seen={"0": ["2b"], "1": ["2b", "3d"]},
        taken={"4c": [2, "shell"], "1a": [0, "pebble"]},
        sea=[2, 0, 0, 0, 0, 0],
    )
    assert label(state, "place:2b", 0) == "2b: a crab; Red and Blue have looked"
    assert label(state, "place:2b", 2) == "2b: Red and Blue have looked"
    assert label(state, "place:3d", 0) == "3d: Blue has looked"
    assert label(state, "place:6d") == "6d: nobody has looked"
    assert label(state, "place:4c", 0) == "4c: a hole; Yellow has a shell from there"
    assert label(state, "place:1b") == "1b: under water"
    assert label(state, "basket:2").startswith("Yellow's basket, worth 1: pearls 0, shells 1")


def test_the_sand_and_an_unchanged_sea_are_the_same_object() -> None:
    one, other = (scene(game.view(state, None)) for state in played(2)[:2])
    assert one.layers[0] is other.layers[0]
    assert one.layers[1] is other.layers[1]


def test_the_prompt_follows_the_phase() -> None:
    assert prompt(game.view(game.setup(2))).startswith("Look under")
    assert prompt(game.view(game.position(to_take=True))).startswith("Take one")
    assert prompt(game.view(played(2)[-1])) in ("", prompt(game.view(game.position(to_take=True))))


def test_a_crab_is_given_by_two_clicks_and_a_wrong_click_is_explained() -> None:
    facts = {"hidden": {"2b": "crab"}, "seen": {"0": ["2b"]}, "to_take": True}
    stage = Stage.for_position("tideline", seed=1, seats="person", follow=False, **facts)
    stage.click("place:2b")
    assert stage.highlights.targets == {"basket:1"}
    stage.click("basket:0")
    assert stage.message is not None
    assert (stage.message.tone, stage.message.rule) == ("refusal", "TID-2.3")
    assert stage.selection == ("place:2b",)
    stage.click("basket:1")
    assert stage.view.basket(1) == ["crab"]
