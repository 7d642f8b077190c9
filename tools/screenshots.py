"""Take pictures of every page in a real browser: ``make screenshots``.

    python tools/screenshots.py                  the README's pictures, into docs/pictures/
    python tools/screenshots.py --all DIR        every page, wide and narrow, light and dark

The pictures are of the pages as ``rulebook-widgets serve`` shows them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page  # noqa: E402

from rulebook_widgets.app.brought import brought_notebooks, gathered  # noqa: E402
from rulebook_widgets.app.places import find_notebooks  # noqa: E402
from tools.browser import chromium  # noqa: E402
from tools.serving import served  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}, "device_scale_factor": 1}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
DEVICES = {"desktop": DESKTOP, "phone": PHONE}
READY = "html.rulebook:not(.is-loading)"
READY_MS = 90_000
ABOVE = 220
"""How much of the text above a board its picture shows, in pixels."""
SETTLE_MS = 1_500
PIECE = 4_000
"""How much of a page one picture shows at most, in pixels, so that it can be looked at."""
NEAR_MS = 150
"""What a page is given at each screen to ask for the pictures that are near it."""


@contextmanager
def page_at(started: Browser, address: str, scheme: str, **device: Any) -> Iterator[Page]:
    """Yield a page that is open, with its board painted."""
    context = started.new_context(color_scheme=scheme, **device)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(address, timeout=READY_MS)
    page.wait_for_selector(READY, timeout=READY_MS)
    page.wait_for_timeout(SETTLE_MS)
    yield page
    context.close()


def for_readme() -> None:
    """Take the pictures that the README shows."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    shots = (
        ("samurai-lesson", "samurai/05-capture.ipynb", "desktop", "light"),
        ("samurai-phone", "samurai/08-play.ipynb", "phone", "light"),
        ("yspahan-lesson", "yspahan/05-caravan.ipynb", "desktop", "dark"),
        ("silk-road-lesson", "silk_road/05-market.ipynb", "desktop", "light"),
        ("caravan-lesson", "caravan/07-delivery.ipynb", "desktop", "light"),
    )
    with served() as base, chromium() as started:
        for name, notebook, device, scheme in shots:
            address = f"{base}voila/render/{notebook}"
            with page_at(started, address, scheme, **DEVICES[device]) as page:
                page.locator(".rbw").first.evaluate("(board) => board.scrollIntoView()")
                page.mouse.wheel(0, -ABOVE)
                page.wait_for_timeout(SETTLE_MS)
                page.screenshot(path=PICTURES / f"{name}.png")
                print(f"{name}.png")


def of_everything(folder: Path) -> None:
    """Take every page, wide and narrow, light and dark."""
    folder.mkdir(parents=True, exist_ok=True)
    pages = sorted(_pages())
    with served() as base, chromium() as started:
        for page_path in pages:
            for device, how in DEVICES.items():
                for scheme in ("light", "dark"):
                    address = f"{base}voila/render/{page_path.as_posix()}"
                    name = f"{'-'.join(page_path.with_suffix('').parts)}-{device}-{scheme}"
                    with page_at(started, address, scheme, **how) as page:
                        _take_in_pieces(page, folder / name)
                    print(name, flush=True)


def _take_in_pieces(page: Page, name: Path) -> None:
    """Take a page from top to bottom as ``name-1.png``, ``name-2.png`` ..."""
    height, step = _height(page), page.viewport_size["height"] if page.viewport_size else PIECE
    for top in range(0, height, step):
        page.evaluate("(top) => window.scrollTo(0, top)", top)
        page.wait_for_timeout(NEAR_MS)
    page.evaluate("window.scrollTo(0, 0)")
    page.wait_for_timeout(SETTLE_MS)
    height, width = _height(page), page.evaluate("document.documentElement.clientWidth")
    for number, top in enumerate(range(0, height, PIECE), 1):
        piece = {"x": 0, "y": top, "width": width, "height": min(PIECE, height - top)}
        page.screenshot(
            path=name.with_name(f"{name.name}-{number}.png"),
            full_page=True,
            clip=piece,  # type: ignore[arg-type]
            scale="css",
        )


def _height(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollHeight"))


def _pages() -> list[Path]:
    """What is served: our own notebooks, and those of installed games of other packages."""
    folder = gathered(find_notebooks(), brought_notebooks())
    found = [path.relative_to(folder) for path in folder.rglob("*.ipynb")]
    return [path for path in found if ".ipynb_checkpoints" not in path.parts]


def main() -> int:
    """Take the pictures that were asked for."""
    parser = argparse.ArgumentParser(description="Take pictures of the pages in a real browser.")
    parser.add_argument("--all", type=Path, metavar="DIR", help="every page, into this folder")
    options = parser.parse_args()
    if options.all:
        of_everything(options.all)
    else:
        for_readme()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
