"""The pictures of every installed game: what holds for all of them, whatever they show."""

from __future__ import annotations

from functools import cache
from random import Random
from xml.etree import ElementTree

import pytest

from rulebook_widgets.bots import walk
from rulebook_widgets.core import CHANCE, game_ids, load_game
from rulebook_widgets.drawing import Highlights, Scene, svg
from rulebook_widgets.drawing.highlights import KINDS
from rulebook_widgets.stage import Stage
from rulebook_widgets.widgets.opening import themes_of
from tests.helpers.looking import Camera, layer, outside, paints, shapes

ENOUGH = 400
"""Moves after which a random game is left: some can go on for ever."""
LOOKS = 12
"""Positions of each game that are looked at, from its beginning to its end."""

each_game = pytest.mark.parametrize("game_id", game_ids())
each_count = pytest.mark.parametrize(
    ("game_id", "players"),
    [
        (game_id, players)
        for game_id in game_ids()
        for players in range(load_game(game_id).min_players, load_game(game_id).max_players + 1)
    ],
)


@cache
def pictures(game_id: str, players: int) -> tuple[Scene, ...]:
    """Pictures along a random game, as all eyes and as the actor alone see it."""
    game = load_game(game_id)
    camera, turns = (
        Camera(game),
        list(walk(game, game.setup(players), Random(1), leave_after=ENOUGH)),
    )
    states = [turn.state for turn in turns[:: max(1, len(turns) // LOOKS)]]
    states.append(game.apply(turns[-1].state, turns[-1].move).state)
    drawn = []
    for state in states:
        actor = game.actor(state)
        drawn += [camera.picture(state), camera.picture(state, None if actor == CHANCE else actor)]
    return tuple(drawn)


def marks_of(game_id: str, kind: str) -> tuple[Scene, Scene, frozenset[str]]:
    """A picture without marks and with marks on all that can be clicked, and what was marked."""
    stage = Stage.for_game(game_id, seed=1)
    while stage.waiting:
        stage.advance()
    names = stage.highlights.targets
    camera, state = Camera(stage.game), stage.session.state
    eyes = stage.game.actor(state)
    marked = camera.picture(state, eyes, Highlights(**{kind: names}))
    return camera.picture(state, eyes), marked, names


@each_count
def test_everything_lies_within_the_picture(game_id: str, players: int) -> None:
    assert [outside(drawn) for drawn in pictures(game_id, players) if outside(drawn)] == []


@each_count
def test_everything_with_a_name_can_be_said(game_id: str, players: int) -> None:
    for drawn in pictures(game_id, players):
        for name, shape in shapes(drawn).items():
            assert shape.label and "{" not in shape.label, name


@each_count
def test_the_ground_is_always_the_same_object(game_id: str, players: int) -> None:
    """So it is painted, sent and compared once."""
    assert len({id(drawn.layers[0]) for drawn in pictures(game_id, players)}) == 1


@each_count
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_every_paint_is_known_and_every_shape_is_in_the_svg(
    game_id: str, players: int, dark: bool
) -> None:
    theme = themes_of(load_game(game_id))[dark]
    for drawn in pictures(game_id, players)[::5]:
        root = ElementTree.fromstring(svg(drawn, theme))
        found = {element.get("data-shape") for element in root.iter()}
        assert {name for name, shape in shapes(drawn).items() if shape.parts} <= found


@each_game
@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_highlight_is_drawn_in_its_colour(game_id: str, kind: str) -> None:
    plain, marked, names = marks_of(game_id, kind)
    assert layer(plain, "highlights").shapes == ()
    paint = {"targets": "highlight.target"}.get(kind, f"highlight.{kind}")
    theirs = [shape for shape in layer(marked, "highlights").shapes if paint in paints(shape)]
    assert len(theirs) >= len([name for name in names if not name.startswith("do:")])
    assert all(shape.hit is None for shape in theirs)
    assert outside(marked) == []


@each_game
def test_marks_for_shapes_that_are_not_there_are_passed_over(game_id: str) -> None:
    game = load_game(game_id)
    marks = Highlights(targets=frozenset({"nowhere:99", "nonsense"}))
    drawn = Camera(game).picture(game.setup(game.min_players), None, marks)
    assert layer(drawn, "highlights").shapes == ()
