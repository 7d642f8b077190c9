"""A real browser for the tests, found by ``tools/browser.py``; a missing one is a failure."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

from playwright.sync_api import Browser, Page, sync_playwright

FINDER = Path(__file__).parents[2] / "tools" / "browser.py"
# The rules for host names keep every request on this machine without switching the cache off.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]


def finder() -> ModuleType:
    """Return ``tools/browser.py`` as a module."""
    spec = importlib.util.spec_from_file_location("rulebook_browser", FINDER)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start Chromium while the ``with`` block runs."""
    path = finder().require()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


class Watch:
    """What went wrong on a page, and where it sent requests to.

    Attributes:
        errors: errors in the console, uncaught exceptions, and answers of 400 and above.
        requests: the addresses of all requests.
    """

    def __init__(self, page: Page) -> None:
        self.errors: list[str] = []
        self.requests: list[str] = []
        page.on("console", lambda line: self._add(line.text) if line.type == "error" else None)
        page.on("pageerror", lambda error: self._add(str(error)))
        page.on("request", lambda request: self.requests.append(request.url))
        page.on(
            "response",
            lambda answer: self._add(f"{answer.status} {answer.url}") if answer.status > 399 else 0,
        )

    def outside(self, address: str) -> list[str]:
        """Return the requests that did not go to ``address``."""
        own = (address, address.replace("http", "ws", 1), "data:", "blob:")
        return [url for url in self.requests if not url.startswith(own)]

    def _add(self, error: str) -> None:
        self.errors.append(error)


def open_page(page: Page, address: str) -> None:
    """Open a page of the app and wait until its boards are drawn."""
    page.goto(address)
    page.wait_for_selector("html.rulebook:not(.is-loading)", timeout=60_000)
