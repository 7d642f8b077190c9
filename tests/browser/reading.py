"""A board on a page as a reader meets it, and the same game in Python to compare it with."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

from playwright.sync_api import Locator, Page, expect

from rulebook_widgets.drawing import Scene, hit
from rulebook_widgets.drawing.geometry import middle
from rulebook_widgets.drawing.scene import Circle
from rulebook_widgets.stage import Stage
from tests.helpers.browsing import ANSWER, LOADING, READY

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
PLAY = "voila/render/samurai/08-play.ipynb"
CAPTURE = "voila/render/samurai/05-capture.ipynb"
FRONT = "voila/render/index.ipynb"

# The canvases of a board lie upon one another; together they are the picture.
WHOLE = """(board) => {
  const layers = [...board.querySelectorAll("canvas")];
  const whole = document.createElement("canvas");
  if (!layers.length) return whole;
  [whole.width, whole.height] = [layers[0].width, layers[0].height];
  for (const layer of layers) whole.getContext("2d").drawImage(layer, 0, 0);
  return whole;
}"""
SMALL = f"""(board) => {{
  const whole = ({WHOLE})(board);
  const small = document.createElement("canvas");
  small.width = 160;
  small.height = Math.max(1, Math.round(160 * whole.height / Math.max(1, whole.width)));
  const pen = small.getContext("2d");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(whole, 0, 0, small.width, small.height);
  return pen.getImageData(0, 0, small.width, small.height).data;
}}"""
LOOK = f"""(board) => {{
  let text = "";
  for (const shade of ({SMALL})(board)) text += String.fromCharCode(shade);
  return btoa(text);
}}"""
# Edges that are painted anew differ by a few shades; what a reader would notice is more.
DIFFERS = f"""([board, before, wanted]) => {{
  const [now, old] = [({SMALL})(board), atob(before)];
  const same = now.length === old.length
    && now.every((shade, at) => Math.abs(shade - old.charCodeAt(at)) <= 16);
  return same !== wanted;
}}"""
COLOUR = f"""(board, [x, y]) => {{
  const whole = ({WHOLE})(board);
  const at = [Math.floor(x * whole.width), Math.floor(y * whole.height)];
  return [...whole.getContext("2d").getImageData(...at, 1, 1).data];
}}"""


def middle_of(scene: Scene, name: str) -> tuple[float, float]:
    """Return where a click hits a shape, each from 0 to 1."""
    shape = scene.shape(name)
    assert shape is not None, f"there is no {name!r} on the board"
    area = shape.hit
    assert area is not None, f"{name!r} cannot be clicked"
    x, y = (area.x, area.y) if isinstance(area, Circle) else middle(area.points)
    found = hit(scene, x, y)
    assert found is not None
    assert found.name == name, f"the middle of {name!r} is covered by {found.name!r}"
    return x / scene.width, y / scene.height


Picture: TypeAlias = str
"""A picture in small: red, green, blue and opacity of each point, row by row, as base64."""


class Board:
    """One live board on a page.

    Args:
        page: the page.
        root: the element of the board and everything around it; by default the page's first.
    """

    def __init__(self, page: Page, root: Locator | None = None) -> None:
        self.page = page
        self.root = page.locator(".rbw").first if root is None else root
        self.picture = self.root.locator(".rbw-board")
        self.caption = self.root.locator(".rbw-caption-text")
        self.step_count = self.root.locator(".rbw-caption-head .rbw-soft")
        self.count = self.root.locator(".rbw-place")
        self.status = self.root.locator(".rbw-status")
        self.message = self.root.locator(".rbw-message")
        self.card = self.root.locator(".rbw-card")
        self.log = self.root.locator(".rbw-log .rbw-line")
        self.spoken = self.root.locator("> [role=status]")
        self.slider = self.root.get_by_role("slider", name="Move")

    def button(self, name: str) -> Locator:
        """The button that is called exactly so."""
        return self.root.get_by_role("button", name=name, exact=True)

    def choice(self, label: str) -> Locator:
        """The list to choose from that is labelled exactly so."""
        return self.root.get_by_role("combobox", name=label, exact=True)

    def unfold(self, title: str) -> Locator:
        """Open the part below the board that is called so."""
        part = self.root.locator("details", has=self.page.locator("summary", has_text=title))
        if part.get_attribute("open") is None:
            part.locator("summary").click()
        return part

    # The picture

    def until_painted(self) -> Board:
        """Wait until the canvases show something; return the board."""
        expect(self.picture.locator("canvas").first).to_be_visible(timeout=LOADING)
        painted = f"(board) => ({COLOUR})(board, [0.01, 0.5])[3] === 255"
        self.page.wait_for_function(painted, arg=self.picture.element_handle(), timeout=ANSWER)
        return self

    def until_at_rest(self) -> Board:
        """Wait until no bot is about to move by itself; return the board."""
        expect(self.status).not_to_contain_text("a bot plays this seat", timeout=LOADING)
        return self

    def look(self) -> Picture:
        """Return the picture in small."""
        return str(self.picture.evaluate(LOOK))

    def until_changed(self, before: Picture) -> None:
        """Wait until the picture is another than ``before``."""
        self._until(True, before)

    def until_again(self, before: Picture) -> None:
        """Wait until the picture is the same as ``before``."""
        self._until(False, before)

    def _until(self, other: bool, before: Picture) -> None:
        handle = self.picture.element_handle()
        self.page.wait_for_function(DIFFERS, arg=[handle, before, other], timeout=ANSWER)

    def colour(self, x: float, y: float) -> tuple[int, int, int, int]:
        """Return red, green, blue and opacity at a place, each from 0 to 1."""
        red, green, blue, alpha = self.picture.evaluate(COLOUR, [x, y])
        return red, green, blue, alpha

    # What a hand does

    def click(self, scene: Scene, shape: str) -> None:
        """Click the middle of a shape with the mouse."""
        self._at(scene, shape, self.picture.click)

    def tap(self, scene: Scene, shape: str) -> None:
        """Tap the middle of a shape with a finger."""
        self._at(scene, shape, self.picture.tap)

    def _at(self, scene: Scene, shape: str, act: Callable[..., Any]) -> None:
        x, y = middle_of(scene, shape)
        box = self.picture.bounding_box()
        assert box is not None
        act(position={"x": x * box["width"], "y": y * box["height"]})

    # The same game in Python

    def save(self) -> str:
        """Press the button that saves, and return what the file holds."""
        part = self.unfold("New game, save, load")
        with self.page.expect_download() as download:
            part.get_by_role("button", name="Save to a file").click()
        return Path(download.value.path()).read_text("utf-8")

    def game(self, eyes: Any = 0) -> Stage:
        """Return the game of the page, at the same move and seen by the same eyes."""
        stage = Stage.for_record(self.save(), eyes=eyes)
        stage.seek(self.ply)
        return stage

    @property
    def ply(self) -> int:
        """How many moves lie before the cursor, as the counter says."""
        return self._counted(0)

    @property
    def length(self) -> int:
        """How many moves the line has, as the counter says."""
        return self._counted(1)

    def _counted(self, at: int) -> int:
        return int(self.count.inner_text().split("/")[at])

    def new_game(self, players: int = 4, seats: str = "person", seed: int = 7) -> Stage:
        """Begin a game whose cards are known, and return it in Python, seen by the first seat."""
        part = self.unfold("New game, save, load")
        part.get_by_label("Players").select_option(str(players))
        part.get_by_label("Seed").fill(str(seed))
        for seat in part.get_by_label(re.compile(r"^Seat \d")).all()[1:]:
            seat.select_option(seats)
        part.get_by_label("Deal the opening hands and the figures at random").check()
        part.get_by_role("button", name="Start a new game").click()
        stage = Stage.for_game("samurai", players, seed, {"quick": True}, seats="person")
        expect(self.count).to_have_text(f"{stage.ply} / {stage.ply}")
        return stage


def open_board(page: Page, address: str) -> Board:
    """Open a page and wait until its first board can be played."""
    page.goto(address, timeout=LOADING)
    page.wait_for_selector(READY, timeout=LOADING)
    return Board(page).until_painted()
