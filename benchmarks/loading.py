"""From the request of a page to the first click possible."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Browser

from benchmarks.served import CANVAS, CHAPTER, EMPTY, KINDS, PLAY, pages, until_calm

PATIENCE_MS: Final = 90_000

# What has to be there on a page of each kind before a reader can do something. An empty page is
# ready when its script has heard of its kernel: before that no widget could be shown or answer.
CONDITIONS: Final = {
    EMPTY: "true",
    CANVAS: "painted('canvas', 0.5, 0.5)",
    CHAPTER: "board() && document.querySelector('.rbx-try:not([disabled])')",
    PLAY: "board()",
}
WATCH: Final = """
(() => {
  const Native = WebSocket;
  let heard = false;
  window.WebSocket = class extends Native {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", () => (heard = true), { once: true });
    }
  };
  const painted = (selector, x, y) => {
    const canvas = document.querySelector(selector);
    if (!canvas || !canvas.width) return false;
    const at = [Math.floor(x * canvas.width), Math.floor(y * canvas.height)];
    return canvas.getContext("2d").getImageData(...at, 1, 1).data[3] === 255;
  };
  const board = () => painted(".rbw-board canvas", 0.01, 0.5)
    && document.querySelector(".rbw-steps button");
  const look = () => {
    const page = document.documentElement;
    if (heard && !page.classList.contains("is-loading") && (CONDITION)) {
      window.readyAt = performance.now();
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
"""
TIMES: Final = """() => {
  const [page] = performance.getEntriesByType("navigation");
  const files = performance.getEntriesByType("resource");
  return {
    ready_s: window.readyAt / 1000,
    html_s: page.responseEnd / 1000,
    requests: files.length + 1,
    bytes: files.reduce((sum, file) => sum + file.transferSize, page.transferSize),
  };
}"""


def loading(browser: Browser, rounds: int, preheated_rounds: int) -> dict[str, Any]:
    """Open all pages in turns, cold and with kernels waiting.

    Cold: no kernel runs and the browser's cache is empty. Preheated: a kernel that has run the
    notebook waits; the browser's cache is empty too.

    Returns:
        For "cold" and "preheated" the figures by kind of page, with "ratio" to the empty one.
    """
    found = {}
    for name, preheat, count in (("cold", "none", rounds), ("preheated", "all", preheated_rounds)):
        with pages(preheat) as addresses:
            found[name] = _in_turns(browser, addresses, count, waiting=preheat == "all")
    return found


def _in_turns(
    browser: Browser, addresses: dict[str, str], rounds: int, waiting: bool
) -> dict[str, Any]:
    visits: dict[str, list[dict[str, float]]] = {kind: [] for kind in KINDS}
    visit(browser, EMPTY, addresses[EMPTY])  # the server's own first time counts for nobody
    for number in range(rounds):
        for kind in (*KINDS[number % 4 :], *KINDS[: number % 4]):
            until_calm(len(KINDS) if waiting else 0)
            visits[kind].append(visit(browser, kind, addresses[kind]))
    figures = {kind: _medians(found) for kind, found in visits.items()}
    for figure in figures.values():
        figure["ratio"] = figure["ready_s"] / figures[EMPTY]["ready_s"]
    return figures


def visit(browser: Browser, kind: str, address: str) -> dict[str, float]:
    """Open a page in a browser that has never seen it; return its times in seconds."""
    with browser.new_context(viewport={"width": 1280, "height": 900}) as context:
        page = context.new_page()
        page.add_init_script(WATCH.replace("CONDITION", CONDITIONS[kind]))
        page.goto(address, timeout=PATIENCE_MS, wait_until="commit")
        page.wait_for_function("() => window.readyAt", timeout=PATIENCE_MS)
        times: dict[str, float] = page.evaluate(TIMES)
        page.goto("about:blank")  # so that the page's kernel is stopped before the next visit
        return times


def _medians(visits: Sequence[dict[str, float]]) -> dict[str, Any]:
    figures: dict[str, Any] = {
        name: statistics.median(visit[name] for visit in visits) for name in visits[0]
    }
    ready = [visit["ready_s"] for visit in visits]
    return {
        **figures,
        "ready_s_least": min(ready),
        "ready_s_most": max(ready),
        "visits": len(ready),
    }
