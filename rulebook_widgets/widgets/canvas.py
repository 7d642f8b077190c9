"""The board as a canvas: paints scenes, knows which shape lies where."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from ipycanvas import Canvas, MultiCanvas
from ipywidgets import Layout

from rulebook_widgets.drawing import Layer, Scene, Shape, Theme, hit, hit_near
from rulebook_widgets.drawing.batch import Command
from rulebook_widgets.widgets.painting import clear_places, commands_of, one_message, paint
from rulebook_widgets.widgets.patching import Place, patch
from rulebook_widgets.widgets.safety import guarded

PIXELS: Final = 1600
"""Largest width of the picture in pixels: twice its width on the page, for fine screens."""

AREA: Final = PIXELS * PIXELS
"""Most pixels of a picture: a phone has not much memory for canvases."""

FINGER: Final = 12.0
"""How far beside a shape a finger may land, in the page's pixels."""

PATIENCE: Final = 3.0
"""Seconds until a canvas is painted of whose page nothing is heard."""


class BoardCanvas(MultiCanvas):
    """A scene on layers of canvases. Only layers that changed are painted again.

    Nothing is sent before a browser is there; then, and whenever a browser asks anew, everything
    is painted from the scene alone.

    Args:
        scene: what to show first.
        theme: knows its colours.
        pixels: width of the picture in pixels, twice its largest width on the page; the height
            follows from the scene. By default as large as is good for a phone's memory.

    Attributes:
        report: told of exceptions, or None.
        hosted: whether somebody calls `redraw` for the page's script once that is there. ipycanvas
            copies all layers for each that is painted, until the script has stopped it.
    """

    height: int
    report: Callable[[Exception], None] | None = None
    hosted: bool = False

    def __init__(self, scene: Scene, theme: Theme, pixels: int | None = None) -> None:
        pixels = pixels or _width(scene)
        self._ready = False
        self._scene = scene
        self._theme = theme
        self._painted: list[_Painted | None] = [None] * max(1, len(scene.layers))
        self._waiting: asyncio.TimerHandle | None = None
        # As MultiCanvas makes itself, but with one layout for all layers, and each of its size at
        # once: fewer models to load, and fewer messages.
        size = {"width": pixels, "height": _height(scene, pixels)}
        shared = Layout()
        super(MultiCanvas, self).__init__(
            _canvases=[Canvas(layout=shared, **size) for _layer in self._painted],
            **size,
            layout=Layout(
                width="100%", max_width=f"{pixels // 2}px", height="auto", align_self="flex-start"
            ),
        )
        self.on_msg(self._canvases[-1]._handle_frontend_event)
        self.on_client_ready(self._on_browser)

    @property
    def scene(self) -> Scene:
        """What is shown."""
        return self._scene

    @property
    def theme(self) -> Theme:
        """The colours in use."""
        return self._theme

    @property
    def scale(self) -> float:
        """Pixels for each board unit."""
        return float(self.width) / self._scene.width

    # Painting

    def show(self, scene: Scene, theme: Theme | None = None) -> bool:
        """Show another scene, or the same in other colours.

        Returns:
            Whether the size changed. A browser may then empty the canvases after it has painted
            them; ask it for its attention and `redraw` once more.

        Raises:
            UnknownPaint: the scene uses a paint that the theme lacks; the old picture stays.
        """
        theme = theme or self._theme
        height = _height(scene, self.width)
        resized = height != int(self.height)
        frame = self._frame(scene, theme, anew=resized)
        self._scene, self._theme = scene, theme
        if resized:
            self.height = height
        self._carry_out(frame)
        return resized

    def _on_browser(self) -> None:
        """A browser is there; where nobody speaks for its page, it may show the layers alone."""
        if not self.hosted:
            self.redraw()
        else:
            with suppress(RuntimeError):  # without an event loop there is no browser either
                self._stop_waiting()
                self._waiting = asyncio.get_running_loop().call_later(PATIENCE, self.redraw)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    @guarded
    def redraw(self) -> None:
        """Paint everything: for a browser that just came, or came back."""
        self._stop_waiting()
        self._ready = True
        self._painted = [None] * len(self._canvases)
        self._carry_out(self._frame(self._scene, self._theme))

    def _frame(self, scene: Scene, theme: Theme, anew: bool = False) -> list[_Stroke]:
        """What has to be done on which canvas. Made whole before anything is sent."""
        if not self._ready:
            return []
        scale = float(self.width) / scene.width
        frame = []
        for at, layers in enumerate(self._dealt(scene)):
            new = _Painted(layers, theme, scene.background if at == 0 else "", scale)
            stroke = _stroke(at, None if anew else self._painted[at], new)
            if stroke is not None:
                frame.append(stroke)
        return frame

    def _dealt(self, scene: Scene) -> list[tuple[Layer, ...]]:
        """The layers of each canvas: one each, and the last takes what is left."""
        last = len(self._canvases) - 1
        dealt: list[tuple[Layer, ...]] = [(layer,) for layer in scene.layers[:last]]
        dealt += [()] * (last - len(dealt))
        return [*dealt, scene.layers[last:]]

    def _carry_out(self, frame: list[_Stroke]) -> None:
        if not frame:
            return
        with one_message():
            for stroke in frame:
                self._paint(stroke)

    def _paint(self, stroke: _Stroke) -> None:
        canvas = self._canvases[stroke.at]
        canvas.save()
        if stroke.places:
            clear_places(canvas, stroke.places)
        else:
            canvas.clear()
        if stroke.painted.background:
            canvas.fill_style = stroke.painted.theme.colour(stroke.painted.background)
            canvas.fill_rect(0, 0, self.width, self.height)
        paint(canvas, stroke.commands)
        canvas.restore()
        self._painted[stroke.at] = stroke.painted

    # Where it was tapped

    def shape_at(self, x: float, y: float, reach: float = 0.0) -> Shape | None:
        """Return the shape at a place, or the nearest one within reach.

        Args:
            x: how far to the right, from 0 to 1.
            y: how far down, from 0 to 1.
            reach: how far beside a shape the place may lie, as a part of the board's width.
        """
        scene = self._scene
        here_x, here_y = x * scene.width, y * scene.height
        if reach <= 0:
            return hit(scene, here_x, here_y)
        return hit_near(scene, here_x, here_y, reach * scene.width)

    def __repr__(self) -> str:
        """Short and the same on every run, for notebooks."""
        return f"<BoardCanvas {self._scene.title!r}>"


@dataclass(frozen=True, slots=True)
class _Painted:
    """What is to be seen on one canvas."""

    layers: tuple[Layer, ...]
    theme: Theme
    background: str
    scale: float


@dataclass(frozen=True, slots=True)
class _Stroke:
    """What has to be done on one canvas: clear the places, or everything, and paint."""

    at: int
    painted: _Painted
    places: tuple[Place, ...]
    commands: tuple[Command, ...]


def _stroke(at: int, old: _Painted | None, new: _Painted) -> _Stroke | None:
    """What makes the old picture the new one, or None if it does already."""
    if old is None or old.theme is not new.theme or replace(old, layers=new.layers) != new:
        return _Stroke(at, new, (), commands_of(new.layers, new.theme, new.scale))
    if old.layers == new.layers:
        return None
    if len(old.layers) != 1 or len(new.layers) != 1:
        return _Stroke(at, new, (), commands_of(new.layers, new.theme, new.scale))
    change = patch(old.layers[0], new.layers[0], new.scale)
    if change is None:
        return None
    return _Stroke(at, new, change.places, commands_of((change.layer,), new.theme, new.scale))


def _width(scene: Scene) -> int:
    return min(PIXELS, math.isqrt(int(AREA * scene.width / scene.height)))


def _height(scene: Scene, pixels: int) -> int:
    return round(pixels * scene.height / scene.width)
