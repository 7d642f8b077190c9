"""Clicks on the picture of Samurai: every move can be clicked, and every click is understood."""

from __future__ import annotations

from random import Random

import pytest

from rulebook_widgets.core import CHANCE
from rulebook_widgets.drawing import Circle, hit
from rulebook_widgets.games.samurai.clicks import intend, paths
from rulebook_widgets.games.samurai.moves import (
    Draw,
    EndTurn,
    Exchange,
    Keep,
    Move,
    Pass,
    Place,
    Replay,
    Settle,
    Swap,
)
from rulebook_widgets.games.samurai.prompt import prompt
from rulebook_widgets.games.samurai.rules import game
from rulebook_widgets.games.samurai.scene import scene
from rulebook_widgets.games.samurai.state import State
from tests.games.samurai.kit import each_count
from tests.helpers.looking import Camera

told = Camera(game).told


@pytest.mark.parametrize(
    ("move", "ways"),
    [
        (Place("helmet4", "0,-3"), [("hand:helmet4", "hex:0,-3")]),
        (Exchange("0,-3"), [("hand:tile_exchange", "hex:0,-3")]),
        (Replay("0,-3"), [("hex:0,-3",)]),
        (Keep("ronin"), [("stock:ronin",)]),
        (Settle("rice", "0,-4"), [("supply:rice", "hex:0,-4")]),
        (Draw("ronin"), [("draw:ronin",)]),
        (EndTurn(), [("do:end",)]),
        (Pass(), [("do:pass",)]),
    ],
)
def test_the_clicks_of_a_move(move: Move, ways: list[tuple[str, ...]]) -> None:
    assert list(paths(move)) == ways


def test_two_figures_may_be_clicked_in_either_order_and_villages_themselves() -> None:
    akita, village = "figure:rice:0,-4", "figure:helmet:0,-2"
    assert set(paths(Swap("helmet", "0,-2", "rice", "0,-4"))) == {
        ("hand:figure_exchange", akita, village),
        ("hand:figure_exchange", village, akita),
        ("hand:figure_exchange", akita, "hex:0,-2"),
        ("hand:figure_exchange", "hex:0,-2", akita),
    }


# ---------------------------------------------------------------------- what a click is told back


@pytest.fixture
def middle() -> State:
    return game.position(
        players=2,
        tiles={"0,-3": (0, "helmet3"), "0,-1": (1, "samurai3"), "3,-7": (0, "ship2")},
        hands={0: ["helmet4", "ronin", "ship1", "tile_exchange", "figure_exchange"]},
        figures={"-3,4": ["helmet", "rice"], "0,-4": ["buddha", "rice"], "0,-2": ["helmet"]},
    )


@pytest.mark.parametrize(
    ("clicked", "reason"),
    [
        (("hand:helmet4",), ""),
        (("hand:helmet4", "hex:0,1"), ""),
        (("hand:helmet4", "hex:0,-3"), "occupied"),
        (("hand:helmet4", "hex:0,-1"), "occupied"),
        (("hand:helmet4", "hex:3,-6"), "tile_at_sea"),
        (("hand:helmet4", "hex:0,-4"), "on_settlement"),
        (("hand:helmet4", "figure:rice:0,-4"), "on_settlement"),
        (("hand:ship1", "hex:0,1"), "ship_on_land"),
        (("hand:helmet4", "hand:helmet2"), "not_in_hand"),
        (("hand:helmet2",), "not_in_hand"),
        (("hand:tile_exchange", "hex:0,-1"), "not_yours"),
        (("hand:tile_exchange", "hex:3,-7"), "has_character"),
        (("hand:tile_exchange", "hex:0,1"), "nothing_to_lift"),
        (("hand:figure_exchange", "hex:0,0"), "never_placed"),
        (("hand:figure_exchange", "hex:0,1"), "never_placed"),
        (("hand:figure_exchange", "figure:rice:0,0"), "edo_is_full"),
        (("hand:figure_exchange", "figure:rice:-3,4"), ""),
        (("hand:figure_exchange", "figure:rice:-3,4", "figure:helmet:-3,4"), "same_settlement"),
        (("hand:figure_exchange", "figure:rice:-3,4", "figure:rice:0,-4"), "same_figures"),
        (("hand:figure_exchange", "hex:0,-2", "figure:helmet:-3,4"), "same_figures"),
        (("hand:figure_exchange", "figure:rice:-3,4", "hex:0,1"), "never_placed"),
        (("hex:0,0",), "on_settlement"),
        (("hex:0,1",), ""),
        (("do:end",), "at_least_one"),
        (("do:pass",), "can_play"),
        (("supply:rice", "hex:0,-4"), "figures_placed"),
        (("stock:ronin",), "hands_complete"),
    ],
)
def test_a_click_that_is_not_allowed_is_told_why(
    middle: State, clicked: tuple[str, ...], reason: str
) -> None:
    assert told(middle, *clicked) == reason


@pytest.mark.parametrize("clicked", [(), ("aside",), ("captured:0",), ("nonsense",), ("seat:1",)])
def test_clicks_that_mean_nothing(middle: State, clicked: tuple[str, ...]) -> None:
    assert intend(middle, clicked) is None


def test_a_second_tile_without_a_character_is_told_why() -> None:
    tiles = {"0,1": (0, "helmet3")}
    state = game.position(
        players=2, tiles=tiles, hands={0: ["helmet4", "ronin"]}, played=["helmet3"]
    )
    assert told(state, "hand:helmet4") == "one_plain_tile"
    assert told(state, "hand:ronin") == ""


def test_a_lifted_tile_comes_first(middle: State) -> None:
    state = game.apply(middle, Exchange("0,-3")).state
    assert told(state, "hand:ronin") == "replay_first"
    assert told(state, "hex:0,-3") == "occupied"
    assert intend(state, ("hex:0,1",)) == Replay("0,1")


def test_set_up_explains_itself() -> None:
    state = game.setup(players=2)
    assert told(state, "hex:0,-4") == "hands_first"
    rng = Random(2)
    while state.phase == "hands":
        state = game.apply(state, rng.choice(game.legal_moves(state))).state
    assert told(state, "supply:rice") == ""
    assert told(state, "supply:rice", "hex:0,-6") == "cities_first"
    assert told(state, "hex:0,1") == "no_settlement"
    assert told(state, "hex:0,-4") == ""
    assert told(state, f"hand:{state.hands[state.seat][0]}") == "figures_first"
    state = game.apply(state, Settle("rice", "0,-4")).state
    assert told(state, "supply:rice", "hex:0,-4") == "same_kind"
    while len([k for here in state.figures for k in here if k == "rice"]) < 7:
        settle = [m for m in game.legal_moves(state) if isinstance(m, Settle)]
        state = game.apply(state, min(settle, key=lambda m: m.figure != "rice")).state
    assert told(state, "supply:rice") == "supply_empty"


def test_a_tap_on_a_figure_in_a_city_finds_it_and_beside_it_the_city(middle: State) -> None:
    drawn = scene(game.view(middle, 0))
    figures = [s for layer in drawn.layers for s in layer.shapes if s.name.startswith("figure:")]
    for shape in figures:
        assert isinstance(shape.hit, Circle)
        found = hit(drawn, shape.hit.x, shape.hit.y)
        assert found is not None
        assert found.name == shape.name


# ------------------------------------------------------------------------------------ the prompt


def test_the_prompt_says_what_can_be_done() -> None:
    def said(**facts: object) -> str:
        return prompt(game.view(game.position(players=2, **facts), 0))

    assert said() == "Play a tile: choose one of your tiles, then its place."
    ronin, helmet = {"0,1": (0, "ronin")}, {"0,1": (0, "helmet4")}
    assert said(tiles=ronin, played=["ronin"]) == "Play another tile, or end your turn."
    assert said(tiles=helmet, hands={0: ["ronin"]}, played=["helmet4"]) == (
        "Play another tile, if it bears a Japanese character, or end your turn."
    )
    assert said(tiles=helmet, hands={0: []}, played=["helmet4"]) == "End your turn."
    assert said(hands={0: []}) == "You have no tile to play, so pass."


def test_the_prompt_names_a_lifted_tile(middle: State) -> None:
    state = game.apply(middle, Exchange("0,-3")).state
    for eyes in (0, None):
        assert prompt(game.view(state, eyes)) == (
            "Play the lifted tile, helmet 3, again: choose a free land space."
        )


@each_count
def test_there_is_a_prompt_for_all_eyes_until_the_end(players: int) -> None:
    rng, state = Random(players), game.setup(players)
    seen = set()
    while (actor := game.actor(state)) is not None:
        for eyes in (state.seat, None):
            seen.add(prompt(game.view(state, eyes)))
        move = game.draw(state, rng) if actor == CHANCE else rng.choice(game.legal_moves(state))
        state = game.apply(state, move).state
    assert "" not in seen
    assert prompt(game.view(state)) == ""
    assert "Pick your opening hand: 5 more." in seen
    assert "Choose a figure from the supply, then a city for it." in seen
    assert "Choose a figure from the supply, then an empty village for it." in seen
