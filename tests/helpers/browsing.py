"""Nothing may go wrong on a page unseen: its console, its requests, its websockets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    WebSocket,
    expect,
)

from tools.browser import chromium

READY = "html.rulebook:not(.is-loading)"
LOADING = 60_000
"""Milliseconds that a page may take to be drawn."""
ANSWER = 20_000
"""Milliseconds that a busy machine may take to answer a click."""

HARMLESS = (
    # Voila 0.5 is built on a JupyterLab of its own and says so where an extension asks for newer.
    re.compile(r"^Unsatisfied version \S+ from \S+ of shared singleton module @jupyterlab/"),
    re.compile(r"^No satisfying version \(\S+\) of shared module @jupyterlab/outputarea found"),
    # What a page says while it is being left.
    re.compile(r"^Connection lost, reconnecting in 0 seconds\.$"),
    # A page that is left, or that has waited long for a busy server, connects anew.
    re.compile(r"^WebSocket connection to '\S+' failed: WebSocket is closed before the connection"),
)
"""What other people's scripts warn of on every page, whatever is on it."""

TAP = re.compile(rb'"do": ?"tap"')


class Watch:
    """All that a page says, asks for and sends.

    Attributes:
        troubles: warnings and errors in the console, exceptions, requests that failed or were
            answered with 400 or above.
        addresses: of all requests and websockets.
        taps: how many taps on boards the server was told of.
        has_kernel: whether a kernel has said what it is.
    """

    def __init__(self, page: Page) -> None:
        self.troubles: list[str] = []
        self.addresses: list[str] = []
        self.taps = 0
        self.has_kernel = False
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.troubles.append(f"exception: {error}"))
        page.on("request", lambda request: self.addresses.append(request.url))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._opened)

    def foreign(self, address: str) -> list[str]:
        """Return the addresses outside the server at ``address``."""
        own = (address, address.replace("http", "ws", 1), "data:", "blob:")
        return [url for url in self.addresses if not url.startswith(own)]

    def _said(self, line: ConsoleMessage) -> None:
        is_harmless = any(known.search(line.text) for known in HARMLESS)
        if line.type in ("warning", "error") and not is_harmless:
            self.troubles.append(f"{line.type}: {line.text}")

    def _failed(self, request: Request) -> None:
        # A page that is left breaks off what it still asks for.
        if request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"failed: {request.url} {request.failure}")

    def _answered(self, answer: Response) -> None:
        if answer.status >= 400:
            self.troubles.append(f"{answer.status}: {answer.url}")

    def _opened(self, socket: WebSocket) -> None:
        self.addresses.append(socket.url)
        socket.on("framesent", self._sent)
        socket.on("framereceived", self._received)

    def _sent(self, payload: Any) -> None:
        self.taps += len(TAP.findall(_bytes(payload)))

    def _received(self, payload: Any) -> None:
        self.has_kernel = self.has_kernel or b"kernel_info_reply" in _bytes(payload)


def open_page(page: Page, address: str) -> None:
    """Open a page of the app and wait until its boards are drawn."""
    page.goto(address, timeout=LOADING)
    page.wait_for_selector(READY, timeout=LOADING)


@contextmanager
def patient_browser() -> Iterator[Browser]:
    """Start Chromium; a busy machine has its time for what is expected of pages."""
    expect.set_options(timeout=ANSWER)
    with chromium() as started:
        yield started
    expect.set_options(timeout=5_000)


@contextmanager
def watched_page(context: BrowserContext) -> Iterator[Page]:
    """Open a page on which nothing may go wrong."""
    with context:
        page = context.new_page()
        watch = Watch(page)
        yield page
    assert watch.troubles == []


def _bytes(payload: Any) -> bytes:
    return payload if isinstance(payload, bytes) else str(payload).encode()
