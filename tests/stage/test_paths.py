"""Moves as clicks, and what one more click does."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from rulebook_widgets.core import CHANCE, AnyGame, room
from rulebook_widgets.stage import Paths, path_faults
from rulebook_widgets.stage.selection import Complete, Selected, after_click
from tests.stage.conftest import HANDS

MOVES = {
    "helmet on the hill": ("hand:helmet", "hex:hill"),
    "helmet by the sea": ("hand:helmet", "hex:sea"),
    "ship by the sea": ("hand:ship", "hex:sea"),
    "swap": ("hand:swap", "hex:hill", "hex:sea"),
    "swap and end": ("hand:swap", "do:end"),
    "end": ("do:end",),
    "think": (),
}


class Scenes:
    """A scene room for moves that are just words."""

    def __init__(self, *several: dict[str, tuple[str, ...]]) -> None:
        self.several = several

    def paths(self, move: str) -> tuple[tuple[str, ...], ...]:
        return tuple(paths[move] for paths in self.several if move in paths)


@pytest.fixture
def paths() -> Paths:
    return Paths(Scenes(MOVES), MOVES)  # type: ignore[arg-type]  # only paths() is asked for


def test_the_first_shapes_come_once_each_in_order(paths: Paths) -> None:
    assert paths.next_shapes() == ("hand:helmet", "hand:ship", "hand:swap", "do:end")


def test_the_next_shapes_depend_on_those_clicked(paths: Paths) -> None:
    assert paths.next_shapes(("hand:helmet",)) == ("hex:hill", "hex:sea")
    assert paths.next_shapes(("hand:ship",)) == ("hex:sea",)
    assert paths.next_shapes(("hex:sea",)) == ()


def test_a_whole_path_makes_a_move(paths: Paths) -> None:
    assert paths.move(("hand:ship", "hex:sea")) == "ship by the sea"
    assert paths.move(("hand:ship",)) is None
    assert paths.move(("do:end",)) == "end"


def test_a_move_may_be_clicked_in_several_orders() -> None:
    either = Scenes({"swap": ("swap", "a", "b")}, {"swap": ("swap", "b", "a")})
    paths = Paths(either, ["swap"])  # type: ignore[arg-type]
    assert paths.paths == (("swap", "a", "b"),)
    assert paths.next_shapes(("swap",)) == ("a", "b")
    assert after_click(paths, ("swap", "b"), "a") == Complete("swap")


def test_buttons_are_moves_that_one_more_click_off_the_board_makes(paths: Paths) -> None:
    assert [move for move, _path in paths.buttons()] == ["end"]
    assert [move for move, _path in paths.buttons(("hand:swap",))] == ["swap and end", "end"]


@pytest.mark.parametrize(
    ("selected", "shape", "outcome"),
    [
        ((), "hand:helmet", Selected(("hand:helmet",))),
        ((), "do:end", Complete("end")),
        (("hand:helmet",), "hex:hill", Complete("helmet on the hill")),
        (("hand:helmet",), "hand:helmet", Selected(())),
        (("hand:helmet",), "hand:ship", Selected(("hand:ship",))),
        (("hand:helmet",), "do:end", Complete("end")),
        (("hand:swap",), "hex:hill", Selected(("hand:swap", "hex:hill"))),
        (("hand:swap", "hex:hill"), "hex:hill", Selected(("hand:swap",))),
        (("hand:swap", "hex:hill"), "hand:swap", Selected(())),
        (("hand:swap", "hex:hill"), "hex:sea", Complete("swap")),
        (("hand:ship",), "hex:hill", None),
        ((), "hex:hill", None),
        ((), "", None),
    ],
)
def test_one_more_click(
    paths: Paths, selected: tuple[str, ...], shape: str, outcome: object
) -> None:
    assert after_click(paths, selected, shape) == outcome


def test_a_shape_may_be_clicked_twice_for_one_move() -> None:
    paths = Paths(Scenes({"stay": ("a", "a")}), ["stay"])  # type: ignore[arg-type]
    assert after_click(paths, (), "a") == Selected(("a",))
    assert after_click(paths, ("a",), "a") == Complete("stay")


def faulty(pebbles: AnyGame, **what: Any) -> list[str]:
    good = room("pebbles", "scene")
    scenes: Any = SimpleNamespace(scene=good.scene, paths=good.paths, intend=good.intend)
    vars(scenes).update(what)
    state = pebbles.position(hands=HANDS, cups=("red", "blue", "", "", "", ""))
    return path_faults(pebbles, scenes, state)


def test_a_good_scene_room_has_no_faults(pebbles: AnyGame) -> None:
    assert faulty(pebbles) == []


def test_there_is_nothing_to_click_for_chance_and_after_the_end(pebbles: AnyGame) -> None:
    state = pebbles.setup(2)
    assert pebbles.actor(state) == CHANCE
    assert path_faults(pebbles, room("pebbles", "scene"), state) == []


def test_a_move_without_clicks_is_found(pebbles: AnyGame) -> None:
    assert "drop red 2: no clicks make it" in faulty(pebbles, paths=lambda move: ())


def test_two_moves_with_the_same_clicks_are_found(pebbles: AnyGame) -> None:
    faults = faulty(pebbles, paths=lambda move: (("cup:0",),))
    assert "drop red 3: the same clicks make drop red 2" in faults


def test_a_path_cut_short_by_another_is_found(pebbles: AnyGame) -> None:
    def paths(move: Any) -> tuple[tuple[str, ...], ...]:
        (full,) = room("pebbles", "scene").paths(move)
        return (full[:1] if full == ("hand:red", "cup:2") else full,)

    assert "drop red 2: its clicks also begin another move" in faulty(pebbles, paths=paths)


def test_shapes_that_cannot_be_clicked_are_found(pebbles: AnyGame) -> None:
    faults = faulty(pebbles, paths=lambda move: ((f"bowl:{getattr(move, 'cup', 0)}",),))
    assert "bowl:2 cannot be clicked" in faults


def test_clicks_that_mean_another_move_are_found(pebbles: AnyGame) -> None:
    faults = faulty(pebbles, intend=lambda state, clicked: pebbles.decode("stop"))
    assert "drop red 2: its clicks are read as another move" in faults
