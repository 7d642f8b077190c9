"""A board on a page, clicked by the names of its shapes."""

from __future__ import annotations

from playwright.sync_api import Page

from rulebook_widgets.drawing import Polygon
from rulebook_widgets.drawing.geometry import middle
from rulebook_widgets.stage import Stage
from tests.helpers.browsing import open_page

BOX = """() => {
  const box = document.querySelector(".rbw-board").getBoundingClientRect();
  return [box.left, box.top, box.width, box.height];
}"""


class Board:
    """A board on a page, and a stage like it that knows where the shapes are.

    Attributes:
        page: the page.
        stage: the stage; moves are made on both.
    """

    def __init__(self, page: Page, address: str, stage: Stage) -> None:
        self.page = page
        self.stage = stage
        self.address = address
        self.open()

    def open(self) -> None:
        """Open the page, or open it anew."""
        open_page(self.page, self.address)
        self.page.locator(".rbw-status").wait_for()
        self.page.locator(".rbw-board canvas").first.wait_for(state="attached")
        self.page.wait_for_timeout(300)

    @property
    def status(self) -> str:
        """Whose turn it is, as the page says."""
        return self.page.locator(".rbw-status").inner_text()

    @property
    def place(self) -> str:
        """Where the page stands in the history: ``3 / 12``."""
        return self.page.locator(".rbw-place").inner_text()

    def middle_of(self, shape: str) -> tuple[float, float]:
        """Where a shape is in the window."""
        found = self.stage.scene.shape(shape)
        assert found is not None
        assert found.hit is not None
        area = found.hit
        x, y = (area.x, area.y) if hasattr(area, "radius") else middle(area.points)
        left, top, width, height = self.page.evaluate(BOX)
        scene = self.stage.scene
        return left + x / scene.width * width, top + y / scene.height * height

    def click(self, *shapes: str) -> None:
        """Click shapes, one after another, and wait until the page has answered each."""
        for shape in shapes:
            self.page.mouse.click(*self._reached(shape))
            self._answered(shape)

    def tap(self, *shapes: str) -> None:
        """Tap shapes with a finger."""
        for shape in shapes:
            self.page.touchscreen.tap(*self._reached(shape))
            self._answered(shape)

    def colour(self, shape: str) -> list[int]:
        """The colour of the page in the middle of a shape, all layers taken together."""
        return self.colour_at(*self.middle_of(shape))

    def radius(self, shape: str) -> float:
        """How far the upper end of a shape is from its middle in the window."""
        found = self.stage.scene.shape(shape)
        assert found is not None
        assert isinstance(found.hit, Polygon)
        _x, y = middle(found.hit.points)
        height = self.page.evaluate(BOX)[3]
        return (y - min(found.hit.points[1::2])) / self.stage.scene.height * height

    def colour_at(self, x: float, y: float) -> list[int]:
        """The colour of the page at a place in the window, all layers taken together."""
        return self.page.evaluate(
            """([x, y]) => {
              const board = document.querySelector(".rbw-board");
              const box = board.getBoundingClientRect();
              const one = new OffscreenCanvas(1, 1).getContext("2d");
              for (const layer of board.querySelectorAll("canvas")) {
                const left = (x - box.left) / box.width * layer.width;
                const top = (y - box.top) / box.height * layer.height;
                one.drawImage(layer, left, top, 1, 1, 0, 0, 1, 1);
              }
              return [...one.getImageData(0, 0, 1, 1).data];
            }""",
            [x, y],
        )

    def _reached(self, shape: str) -> tuple[float, float]:
        """Where a shape is, once the window is scrolled so that it is in sight."""
        _x, y = self.middle_of(shape)
        if not 80 < y < self.page.evaluate("window.innerHeight") - 20:
            self.page.evaluate("(by) => window.scrollBy({top: by, behavior: 'instant'})", y - 300)
            self.page.wait_for_timeout(100)
        return self.middle_of(shape)

    def _answered(self, shape: str) -> None:
        self.stage.click(shape)
        status = self.stage.status
        for _ in range(100):
            if self.status == status:
                break
            self.page.wait_for_timeout(30)
        self.page.wait_for_timeout(120)
