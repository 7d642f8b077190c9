"""Clicks on the picture of Yspahan: every move can be clicked, and every click is understood."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook_widgets.drawing import hit
from rulebook_widgets.drawing.geometry import bounds
from rulebook_widgets.drawing.scene import part_points
from rulebook_widgets.games.yspahan import scene as scenes
from rulebook_widgets.games.yspahan.clicks import intend, paths, reason
from rulebook_widgets.games.yspahan.moves import (
    Build,
    BuildWithout,
    Collect,
    Deal,
    Decline,
    Discard,
    Draw,
    EndTurn,
    Exchange,
    HandIn,
    Move,
    Place,
    Play,
    Release,
    Roll,
    Save,
    Send,
    Stall,
    Take,
    Walk,
    White,
    Yellow,
)
from rulebook_widgets.games.yspahan.prompt import prompt
from rulebook_widgets.games.yspahan.rules import game
from rulebook_widgets.games.yspahan.state import State
from rulebook_widgets.stage import Stage
from tests.games.yspahan.kit import BLUE, GREEN, RED, YELLOW, at, each_count, play, random_game
from tests.helpers.looking import Camera

told = Camera(game).told


@pytest.mark.parametrize(
    ("move", "ways"),
    [
        (Roll(2), [("do:roll:2",)]),
        (White("1,1,1,2,2,3,4,5,6"), [("do:white:1,1,1,2,2,3,4,5,6",)]),
        (Yellow("1,2"), [("do:yellow:1,2",)]),
        (Take("barrel"), [("row:barrel",)]),
        (Collect(), [("do:collect",), ("taken",)]),
        (Place("sack_3.1"), [("shop:sack_3.1",)]),
        (Decline(), [("do:decline",)]),
        (Walk("W3"), [("road:W3",)]),
        (Draw(), [("do:draw",), ("deck",)]),
        (Discard("three_gold"), [("card:three_gold",)]),
        (Send("sack_3.2"), [("shop:sack_3.2",)]),
        (Save(), [("do:save",)]),
        (Release(), [("do:release",)]),
        (Deal("three_gold"), [("deal:three_gold",)]),
        (Build("hammam"), [("build:hammam",)]),
        (EndTurn(), [("do:end",)]),
        (Exchange("camels", 3), [("card:exchange", "do:exchange:camels:3")]),
        (Play("three_gold"), [("card:three_gold",)]),
        (Stall("chest_4.1"), [("card:place_shop", "shop:chest_4.1")]),
        (HandIn("gold", 7), [("card:score_gold", "do:hand_in:gold:7")]),
        (BuildWithout("gold", "hoist"), [("card:build_without_gold", "build:hoist")]),
    ],
)
def test_the_clicks_of_a_move(move: Move, ways: list[tuple[str, ...]]) -> None:
    assert list(paths(move)) == ways


# ---------------------------------------------------------------------- what a click is told back

CITY: dict[str, Any] = {
    "shops": {"chest_6.1": 0, "chest_4.1": 2, "barrel_3.1": 0, "sack_3.2": 3, "sack_3.3": 3},
    "rows": {"camels": [1, 1, 1], "chest": [5, 5], "gold": [6, 6]},
    "camels": {0: 1, 2: 3},
    "gold": {2: 2},
    "turn": RED,
    "start": BLUE,
    "supervisor": "W2",
}


def holding(*cards: str, **facts: Any) -> State:
    return at(**{**CITY, "hands": {RED: list(cards)}, **facts})


@pytest.mark.parametrize(
    ("clicked", "reason"),
    [
        (("row:camels",), ""),
        (("row:amphora",), "row_empty"),
        (("shop:chest_8.1",), "take_first"),
        (("road:W3",), "take_first"),
        (("deck",), "group_before_card"),
        (("taken",), "take_first"),
        (("do:collect",), "take_first"),
        (("build:hammam",), "act_before_building"),
        ((f"building:{RED}:hammam",), "act_before_building"),
        (("do:end",), "act_before_end"),
        (("do:roll:1",), "rolled_already"),
        (("do:decline",), "no_hoist_due"),
        (("do:save",), "nobody_asked"),
        (("do:release",), "nobody_asked"),
        (("card:three_gold",), ""),
        (("card:three_camels",), "not_in_hand"),
        (("card:place_shop",), ""),
        (("card:place_shop", "shop:chest_4.2"), ""),
        (("card:place_shop", "shop:chest_4.1"), "shop_taken"),
        (("card:place_shop", "shop:chest_8.1"), "finish_first"),
        (("card:place_shop", "shop:chest_6.2"), "souk_taken"),
        (("card:place_shop", "row:amphora"), "row_empty"),
        (("card:exchange", "do:exchange:camels:4"), "too_few_camels"),
        (("card:exchange", "do:exchange:camels:3"), ""),
        (("card:score_gold", "do:hand_in:gold:11"), "at_most_gold"),
        (("card:build_without_camels", "build:hoist"), "gold_remains"),
        (("card:build_without_camels", "build:hammam"), ""),
    ],
)
def test_a_click_that_is_not_allowed_is_told_why(clicked: tuple[str, ...], reason: str) -> None:
    cards = ("three_gold", "place_shop", "exchange", "score_gold", "build_without_camels")
    assert told(holding(*cards), *clicked) == reason


@pytest.mark.parametrize(
    "clicked",
    [(), ("calendar",), ("seat:1",), (f"building:{BLUE}:hammam",), ("camel:3",), ("nonsense",),
     ("scored:0",), ("card:three_gold", "discards")],
)  # fmt: skip
def test_clicks_that_mean_nothing(clicked: tuple[str, ...]) -> None:
    assert intend(holding("three_gold"), clicked) is None


@pytest.mark.parametrize(
    ("card", "facts", "reason"),
    [
        ("score_camels", {"camels": {RED: 0}}, "too_few_camels"),
        ("score_camels", {}, ""),
        ("exchange", {"camels": {RED: 0}, "gold": {RED: 0}}, "too_few_camels"),
        ("exchange", {"camels": {RED: 0}}, ""),
        ("build_without_gold", {"camels": {RED: 1}}, "camels_remain"),
        ("build_without_gold", {}, ""),
    ],
)
def test_a_card_that_can_do_nothing_says_so_at_once(
    card: str, facts: dict[str, Any], reason: str
) -> None:
    assert told(holding(card, **facts), f"card:{card}") == reason


def test_while_dice_are_in_hand_a_card_is_given_for_one_die_more() -> None:
    state = play(holding("three_gold", "place_shop"), "take camels")
    assert intend(state, ("card:place_shop",)) == Discard("place_shop")
    assert told(state, "card:exchange") == "not_in_hand"
    state = play(state, "discard place_shop")
    assert told(state, "card:three_gold") == "one_discard"
    assert told(state, "road:W3") == told(state, "deck") == "row_after_discard"


def test_shops_are_told_apart_by_the_row_that_was_taken() -> None:
    state = play(holding(), "take chest")
    assert told(state, "shop:chest_4.2") == ""
    assert told(state, "shop:chest_6.2") == "souk_taken"
    assert told(state, "shop:sack_8.1") == "other_quarter"
    assert told(state, "taken") == "row_of_cubes"
    state = play(state, "place chest_4.2")
    assert told(state, "road:W3") == "cubes_left"


def test_of_two_cubes_that_must_go_the_one_clicked_goes_first() -> None:
    state = holding(supervisor="E2", rows={"camels": [2, 2], "gold": [6, 6]})
    state = play(state, "take camels", "walk S1")
    assert state.phase == "send"
    assert intend(state, ("shop:barrel_3.1",)) == Send("barrel_3.1")
    assert told(state, "shop:sack_3.3") == "not_beside"


@each_count
def test_a_tap_in_the_middle_finds_what_is_there(players: int) -> None:
    for state in list(random_game(players, 4))[::25]:
        drawn = scenes.scene(game.view(state, state.seat))
        for layer in drawn.layers:
            for shape in layer.shapes:
                if shape.hit is None or shape.name.startswith(("building:", "row:")):
                    continue
                box = bounds(part_points(shape.hit))
                found = hit(drawn, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
                assert found is not None
                assert found.name == shape.name


# ------------------------------------------------------------------------------------ the prompt


def test_the_prompt_says_what_can_be_done() -> None:
    def said(state: State) -> str:
        return prompt(game.view(state, None))

    state = holding("three_gold", buildings={RED: ["hoist"]})
    assert said(state) == "Choose a row of the dice board."
    camels = play(state, "take camels")
    assert said(camels) == "Take 3 camels, walk the supervisor, or draw a card."
    assert said(play(camels, "discard three_gold")) == "Take 4 camels."
    chest = play(state, "take chest")
    assert said(chest) == (
        "Place 2 cubes in the chest quarter, walk the supervisor, or draw a card."
    )
    one = play(chest, "place chest_4.2")
    assert said(one) == "Place another cube in the chest quarter: 1 left."
    more = play(chest, "discard three_gold")
    assert said(more) == "Place 3 cubes in the chest quarter."
    two = play(one, "place chest_8.1")
    assert said(two) == "The hoist lets you place one more cube in this quarter, or do without."
    after = play(two, "decline")
    assert said(after) == "Put up a building, play a card, or end your turn."
    assert said(play(chest, "draw")) == "Red draws a card."
    assert said(holding(rows={})) == "No dice are left: draw a card."


def test_the_prompt_for_a_quarter_that_nobody_can_enter() -> None:
    others = {"chest_6.1": BLUE, "chest_4.1": GREEN, "chest_8.1": YELLOW}
    state = play(holding(shops=others), "take chest")
    assert prompt(game.view(state, RED)) == (
        "No shop of the chest quarter is open to you: walk the supervisor, or draw a card."
    )


def test_the_prompt_asks_the_owner_of_the_cube() -> None:
    state = play(holding(camels={BLUE: 1}), "take camels", "walk E1")
    assert state.phase == "camel"
    assert prompt(game.view(state, BLUE)) == (
        "Blue: pay a camel to keep the cube in its shop, or let it go."
    )


@each_count
def test_there_is_a_prompt_for_all_eyes_until_the_end(players: int) -> None:
    states = list(random_game(players, 5))
    for state in states[:-1]:
        for eyes in (state.seat, None):
            text = prompt(game.view(state, eyes))
            assert text.endswith(".") and "{" not in text, state.phase
    assert prompt(game.view(states[-1])) == ""


def test_every_point_on_the_track_can_be_asked_why() -> None:
    """A click on a piece of the score track says for what, how much, and by which rule."""
    stage = Stage.for_lesson("yspahan", "running-example-week")
    while stage.controls.can_forward:
        stage.step(1)
    account = stage.view.account
    assert len(account) > 5
    for number, scored in enumerate(account):
        stage.click(f"scored:{number}")
        assert stage.message is not None
        assert stage.message.tone == "info"
        assert str(scored.amount) in stage.message.text
        assert stage.card is not None
        assert stage.card.id == stage.message.rule != ""


def test_only_the_track_has_reasons() -> None:
    stage = Stage.for_lesson("yspahan", "running-example-week")
    for shape in ("scored:999", "scored:x", "shop:sack_3.1", "", "track:0"):
        assert reason(stage.view, shape) is None
