"""The canvas: what is painted when, and which shape lies where."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Any

import pytest
from ipycanvas.canvas import _CANVAS_MANAGER

from rulebook_widgets.drawing import (
    Circle,
    Layer,
    Polygon,
    Polyline,
    Scene,
    Shape,
    Text,
    UnknownPaint,
    dark,
    light,
)
from rulebook_widgets.widgets import BoardCanvas, canvas
from rulebook_widgets.widgets.canvas import FINGER
from rulebook_widgets.widgets.painting import one_message
from tests.helpers.wire import Wire, client_ready


def disc(name: str, x: float, paint: str = "ink") -> Shape:
    area = Circle(x, 5, 2, paint)
    return Shape(name, name, (area,), area)


GROUND = Layer("ground", (Shape(parts=(Polygon((0, 0, 20, 0, 20, 10), "panel", "line", 0.2),)),))
PIECES = Layer("pieces", (disc("left", 5),))


def scene(*pieces: Shape, height: float = 10.0, background: str = "page") -> Scene:
    layers = (GROUND, Layer("pieces", pieces or PIECES.shapes))
    return Scene(20, height, layers, "A board", background=background)


@pytest.fixture
def board(wire: Wire) -> BoardCanvas:
    """A board that a browser looks at."""
    board = BoardCanvas(scene(), light)
    client_ready(board)
    wire.clear()
    return board


def canvases(frame: list[tuple[str, str, list[Any]]]) -> list[str]:
    return list(dict.fromkeys(canvas for canvas, _, _ in frame))


def names(frame: list[tuple[str, str, list[Any]]]) -> list[str]:
    return [name for _, name, _ in frame]


def test_nothing_is_painted_before_a_browser_is_there(wire: Wire) -> None:
    board = BoardCanvas(scene(), light)
    board.show(scene(disc("right", 15)))
    assert wire.frames() == []


def test_a_browser_gets_everything_in_one_message(wire: Wire) -> None:
    board = BoardCanvas(scene(), light)
    client_ready(board)
    [frame] = wire.frames()
    assert canvases(frame) == [canvas.model_id for canvas in board._canvases]
    assert names(frame).count("clear") == 2
    assert "fillRect" in names(frame)


def test_a_browser_that_comes_back_gets_the_same_again(wire: Wire) -> None:
    board = BoardCanvas(scene(), light)
    client_ready(board)
    board.show(scene(disc("right", 15)))
    wire.clear()
    client_ready(board)
    client_ready(board)
    first, second = wire.frames()
    assert first == second
    assert len(canvases(first)) == 2


def test_a_page_with_a_script_is_painted_when_the_script_is_there(wire: Wire) -> None:
    board = BoardCanvas(scene(), light)
    board.hosted = True
    client_ready(board)
    board.show(scene(disc("right", 15)))
    assert wire.frames() == []
    board.redraw()
    [frame] = wire.frames()
    assert len(canvases(frame)) == 2


async def _opened(board: BoardCanvas) -> None:
    client_ready(board)
    await asyncio.sleep(0.05)


def test_layers_that_are_shown_alone_are_painted_a_little_later(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(canvas, "PATIENCE", 0.01)
    board = BoardCanvas(scene(), light)
    board.hosted = True
    asyncio.run(_opened(board))
    assert len(wire.frames()) == 1


def test_the_picture_is_twice_as_fine_as_the_page_and_stands_without_border() -> None:
    board = BoardCanvas(scene(), light)
    assert (board.width, board.height) == (1600, 800)
    assert board.layout.max_width == "800px"
    tall = BoardCanvas(scene(height=40), light)
    assert (tall.width, tall.height) == (1131, 2262)
    assert (board.layout.border_top, board.layout.padding) == (None, None)
    assert {canvas.width for canvas in board._canvases} == {1600}


def test_only_layers_that_changed_are_painted(board: BoardCanvas, wire: Wire) -> None:
    board.show(scene(disc("right", 15)))
    [frame] = wire.frames()
    assert canvases(frame) == [board._canvases[1].model_id]
    assert "clear" in names(frame)


def test_what_did_not_change_costs_nothing(board: BoardCanvas, wire: Wire) -> None:
    board.show(scene())
    assert wire.sent == []


def test_only_the_place_that_changed_is_painted(wire: Wire) -> None:
    many = [disc(str(x), x) for x in (2, 7, 12)]
    board = BoardCanvas(scene(*many), light)
    client_ready(board)
    wire.clear()
    board.show(scene(*many, disc("new", 17, "seat.0")))
    [frame] = wire.frames()
    assert "clear" not in names(frame)
    fills = [arguments for _, name, arguments in frame if name == "fillPolygons"]
    assert [arguments[0] for arguments in fills] == [1]
    assert names(frame)[:5] == ["save", "beginPath", "rect", "clip", "clearRect"]
    assert names(frame)[-1] == "restore"


def test_a_label_alone_paints_nothing(board: BoardCanvas, wire: Wire) -> None:
    told = disc("left", 5)
    board.show(scene(Shape("left", "another label", told.parts, told.hit)))
    assert wire.sent == []
    assert board.shape_at(0.25, 0.5).label == "another label"


def test_another_theme_repaints_everything(board: BoardCanvas, wire: Wire) -> None:
    board.show(scene(), dark)
    [frame] = wire.frames()
    assert len(canvases(frame)) == 2
    assert board.theme is dark


def test_another_shape_of_the_board_is_told_and_repainted(board: BoardCanvas, wire: Wire) -> None:
    assert not board.show(scene(disc("right", 15)))
    wire.clear()
    assert board.show(scene(disc("right", 15), height=20))
    assert (board.height, board._canvases[0].height) == (1600, 1600)
    assert len(canvases(wire.frames()[-1])) == 2


def test_more_layers_than_canvases_go_to_the_last_one(board: BoardCanvas, wire: Wire) -> None:
    more = Layer("more", (disc("middle", 10),))
    board.show(Scene(20, 10, (GROUND, PIECES, more), "A board"))
    [frame] = wire.frames()
    assert canvases(frame) == [board._canvases[1].model_id]
    assert board.shape_at(0.5, 0.5) is more.shapes[0]
    wire.clear()
    board.show(scene())
    assert canvases(wire.frames()[0]) == [board._canvases[1].model_id]


def test_every_kind_of_part_is_painted(wire: Wire) -> None:
    parts = (
        Polygon((0, 0, 5, 0, 5, 5), "ink", "line", 0.5, 0.5),
        Circle(5, 5, 2, "ink", "line", 0.5),
        Polyline((0, 0, 9, 9, 12, 3), "line", 1),
        Polyline((0, 0, 9, 9, 12, 3), "ink", 1),
        Text(5, 5, "Edo", 2, halo="page", halo_width=0.4, bold=True, anchor="start"),
    )
    board = BoardCanvas(Scene(20, 10, (Layer("all", (Shape(parts=parts),)),)), light)
    client_ready(board)
    [frame] = wire.frames()
    assert [name for name in names(frame) if re.search("Polygons|Line|Text", name)] == [
        "fillStyledPolygons",
        "strokeStyledPolygons",
        "fillPolygons",
        "strokePolygons",
        "strokeStyledLineSegments",
        "strokeText",
        "fillText",
    ]
    [written] = [arguments for _, name, arguments in frame if name == "fillText"]
    assert written[0] == "Edo"


def test_what_stays_the_same_is_said_once(wire: Wire) -> None:
    texts = [Text(x, 5, str(x), 2, "ink", bold=x != 9) for x in (1, 5, 9)]
    discs = [Shape(parts=(Circle(x, 2, 1, "ink"), Circle(x, 8, 1, "line"))) for x in (1, 5, 9)]
    shapes = (*discs, *[Shape(parts=(text,)) for text in texts])
    board = BoardCanvas(Scene(20, 10, (Layer("all", shapes),)), light)
    client_ready(board)
    [frame] = wire.frames()
    taken = [arguments for _, name, arguments in frame if name == "set"]
    assert len({str(arguments) for arguments in taken}) == len(taken)
    [colours] = [arguments[3] for _, name, arguments in frame if name == "fillStyledPolygons"]
    assert colours == {"dtype": "uint8", "idx": 1}


def test_points_are_eighths_of_pixels(board: BoardCanvas, wire: Wire) -> None:
    square = Polygon((1, 1, 2, 1, 2, 2, 1, 2), "ink")
    board.show(scene(Shape(parts=(square,))))
    [(_, _, buffers)] = wire.sent
    points = memoryview(buffers[1]).cast("B").cast("h").tolist()
    assert points == [640, 640, 1280, 640, 1280, 1280, 640, 1280]
    scaled = [arguments for _, name, arguments in wire.frames()[0] if name == "scale"]
    assert scaled == [[0.125, 0.125]]


def test_an_unknown_paint_leaves_the_old_picture(board: BoardCanvas, wire: Wire) -> None:
    with pytest.raises(UnknownPaint):
        board.show(scene(disc("right", 15, "nonsense")))
    assert wire.sent == []
    assert board.scene == scene()
    assert board.shape_at(0.25, 0.5) is not None


def test_an_exception_while_drawing_holds_no_canvas(wire: Wire) -> None:
    board = BoardCanvas(scene(), light)
    with pytest.raises(ZeroDivisionError), one_message():
        board._canvases[0].fill_rect(0, 0, 1, 1)
        raise ZeroDivisionError
    assert len(wire.frames()) == 1
    assert _CANVAS_MANAGER._caching is False
    board._canvases[0].fill_rect(0, 0, 1, 1)
    assert wire.frames()[-1][-1][1] == "fillRect"


def test_a_held_frame_inside_another_is_sent_with_it(wire: Wire) -> None:
    board = BoardCanvas(scene(), light)
    with one_message():
        with one_message():
            board._canvases[0].fill_rect(0, 0, 1, 1)
        board._canvases[1].fill_rect(0, 0, 1, 1)
    [frame] = wire.frames()
    assert canvases(frame) == [board._canvases[0].model_id, board._canvases[1].model_id]


def test_a_finger_may_miss_by_a_little_and_a_mouse_may_not(board: BoardCanvas) -> None:
    beside = (400 + 160 + 20) / board.width
    middle = 400 / board.height
    assert board.shape_at(beside, middle) is None
    found = board.shape_at(beside, middle, reach=2 * FINGER / board.width)
    assert found is not None and found.name == "left"
    assert board.shape_at(900 / board.width, 10 / board.height) is None


def test_what_goes_wrong_while_painting_is_logged_and_told(
    board: BoardCanvas, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Exception] = []
    board.report = told.append
    monkeypatch.setattr(board, "_frame", lambda *_: 1 / 0)
    with caplog.at_level(logging.ERROR):
        board.redraw()
    assert [type(error) for error in told] == [ZeroDivisionError]
    assert "ZeroDivisionError" in caplog.text


def test_its_repr_is_short_and_always_the_same() -> None:
    assert repr(BoardCanvas(scene(), light)) == "<BoardCanvas 'A board'>"
