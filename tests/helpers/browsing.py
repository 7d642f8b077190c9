"""What the tests in a browser watch on a page."""

from __future__ import annotations

from playwright.sync_api import Page


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
