"""A page without a browser: what widgets send is recorded, what a page says is faked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import comm
import pytest
from ipycanvas.canvas import _CANVAS_MANAGER, _CMD_LIST

from rulebook_widgets.core import room
from rulebook_widgets.drawing import dark, light
from rulebook_widgets.drawing.geometry import middle
from rulebook_widgets.widgets import BoardCanvas, GameWidget

SEA = {"sea": ("#5b93b8", "#173a58")}


class Wire:
    """All that widgets send to pages.

    Attributes:
        sent: for each message the comm's id, its content and its buffers.
    """

    def __init__(self) -> None:
        self.sent: list[tuple[str, dict[str, Any], list[Any]]] = []

    def take(self, comm_id: str, data: Any, buffers: Any) -> None:
        self.sent.append((comm_id, data or {}, list(buffers or [])))

    def clear(self) -> None:
        self.sent.clear()

    def told(self, widget: GameWidget) -> list[dict[str, Any]]:
        """The messages for the page's script, one after another."""
        return [
            data["content"]
            for comm_id, data, _ in self.sent
            if comm_id == widget.comm.comm_id and data.get("method") == "custom"
        ]

    def shown(self, widget: GameWidget) -> dict[str, Any]:
        """What the page knows after all the messages."""
        state: dict[str, Any] = {}
        for content in self.told(widget):
            state |= content.get("show", {})
        return state

    def frames(self) -> list[list[tuple[str, str, list[Any]]]]:
        """The drawing messages: for each its commands as (canvas, command, arguments)."""
        manager = _CANVAS_MANAGER.comm.comm_id
        return [_frame(buffers) for comm_id, _, buffers in self.sent if comm_id == manager]

    @property
    def bytes(self) -> int:
        """The size of everything that was sent, without the frame of a message."""
        return sum(
            len(json.dumps(data)) + sum(memoryview(buffer).nbytes for buffer in buffers)
            for _, data, buffers in self.sent
        )

    def text(self) -> str:
        """Everything that was sent, as text to be searched."""
        parts = [json.dumps(data, ensure_ascii=False) for _, data, _ in self.sent]
        parts += [bytes(memoryview(b)).decode("latin-1") for _, _, bs in self.sent for b in bs]
        return "\n".join(parts)


def _frame(buffers: list[Any]) -> list[tuple[str, str, list[Any]]]:
    commands = json.loads(bytes(memoryview(buffers[0])))
    if not isinstance(commands[0], list):
        commands = [commands]
    canvas, result = "", []
    for number, arguments, *_ in commands:
        name = _CMD_LIST[number]
        if name == "switchCanvas":
            canvas = arguments[0].removeprefix("IPY_MODEL_")
        else:
            result.append((canvas, name, arguments))
    return result


@contextmanager
def recorded() -> Iterator[Wire]:
    """Record what widgets send while the ``with`` block runs."""
    wire = Wire()

    def publish(
        self: Any,
        msg_type: str,
        data: Any = None,
        metadata: Any = None,
        buffers: Any = None,
        **_more: Any,
    ) -> None:
        wire.take(self.comm_id, data, buffers)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(comm.DummyComm, "publish_msg", publish)
        yield wire


def pebble_rooms() -> SimpleNamespace:
    """The scene room of the tiny game, with themes."""
    rooms = vars(room("pebbles", "scene"))
    names = {name: value for name, value in rooms.items() if not name.startswith("__")}
    return SimpleNamespace(**names, LIGHT=light.extended(SEA), DARK=dark.extended(SEA))


def say(widget: Any, what: str, **more: Any) -> None:
    """Say to a widget what its page would say."""
    widget._handle_custom_msg({"do": what, **more}, [])


def open_page(widget: GameWidget, *, in_the_dark: bool = False) -> None:
    """Let a page come: its canvases and its script report."""
    client_ready(widget.canvas)
    say(widget, "hello", dark=in_the_dark)


def client_ready(board: BoardCanvas) -> None:
    """Let a browser report that the canvases are there."""
    for canvas in board._canvases:
        canvas._handle_frontend_event(canvas, {"event": "client_ready"}, [])


def tap(widget: GameWidget, shape: str, *, touch: bool = False, ply: int | None = None) -> None:
    """Tap the middle of a shape."""
    x, y = middle_of(widget.canvas, shape)
    ply = widget.stage.ply if ply is None else ply
    say(widget, "tap", x=x, y=y, width=800, touch=touch, ply=ply)


def middle_of(board: BoardCanvas, shape: str) -> tuple[float, float]:
    """The place of a shape, each from 0 to 1."""
    found = board.scene.shape(shape)
    assert found is not None, f"there is no {shape!r} on the board"
    assert found.hit is not None
    area = found.hit
    x, y = (area.x, area.y) if hasattr(area, "radius") else middle(area.points)
    return x / board.scene.width, y / board.scene.height
