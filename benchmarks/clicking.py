"""From a click on the board to its new picture, and what a move sends through the websocket."""

from __future__ import annotations

import base64
import re
import statistics
from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page, expect

from benchmarks.served import PLAY, pages
from rulebook_widgets.stage import Choice, Stage
from tests.browser.reading import Board, middle_of, open_board

CALM_MS: Final = 120

# Clicks at a place of the board; resolves with the milliseconds until the picture there differs.
# The changed pixels are seen in the frame in which they are shown.
MEASURE: Final = """([board, x, y]) => new Promise((resolve, reject) => {
  const layers = [...board.querySelectorAll("canvas")];
  const box = board.getBoundingClientRect();
  const spot = document.createElement("canvas");
  const wide = Math.round(layers[0].width / 10);
  spot.width = spot.height = 48;
  const pen = spot.getContext("2d", { willReadFrequently: true });
  const look = () => {
    pen.clearRect(0, 0, 48, 48);
    const [left, top] = [x * layers[0].width - wide / 2, y * layers[0].height - wide / 2];
    for (const layer of layers) pen.drawImage(layer, left, top, wide, wide, 0, 0, 48, 48);
    return pen.getImageData(0, 0, 48, 48).data;
  };
  const before = look();
  const differs = () => look().some((shade, at) => Math.abs(shade - before[at]) > 16);
  const place = { clientX: box.left + x * box.width, clientY: box.top + y * box.height };
  const how = { bubbles: true, cancelable: true, pointerType: "mouse", ...place };
  const target = layers.at(-1);
  const started = performance.now();
  target.dispatchEvent(new PointerEvent("pointerdown", how));
  target.dispatchEvent(new PointerEvent("pointerup", how));
  target.dispatchEvent(new PointerEvent("click", how));
  const wait = () => {
    const now = performance.now();
    if (differs()) resolve(now - started);
    else if (now - started > 10000) reject(new Error("the picture did not change in 10 s"));
    else requestAnimationFrame(wait);
  };
  requestAnimationFrame(wait);
})"""


class Traffic:
    """Counts the bytes that a page's websockets carry, before any compression."""

    def __init__(self, page: Page) -> None:
        self.sent = self.received = self.frames = 0
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.on("Network.webSocketFrameSent", self._on_sent)
        self._session.on("Network.webSocketFrameReceived", self._on_received)
        self._session.send("Network.enable")

    def until_calm(self, page: Page) -> int:
        """Wait until nothing has come for a while; return the bytes so far, in both directions."""
        before = -1
        while before != self.frames:
            before = self.frames
            page.wait_for_timeout(CALM_MS)
        return self.sent + self.received

    def _on_sent(self, event: dict[str, Any]) -> None:
        self.sent += _size(event["response"])
        self.frames += 1

    def _on_received(self, event: dict[str, Any]) -> None:
        self.received += _size(event["response"])
        self.frames += 1


def _size(frame: dict[str, Any]) -> int:
    text = frame["payloadData"]
    return len(base64.b64decode(text)) if frame["opcode"] == 2 else len(text.encode())


def clicking(browser: Browser, clicks: int, own_moves: int) -> dict[str, Any]:
    """Play by clicks, four people at one screen, then one person against bots.

    Args:
        browser: where to play.
        clicks: how many clicks of the four to measure.
        own_moves: how many moves of the one.

    Returns:
        Milliseconds of a click ("click_ms"), bytes of a move against bots ("move_bytes": a tile
        and its place, with all that comes of it), and of one after which the next person's hand
        is shown ("handover_bytes"), each as median, 95th percentile and most.
    """
    with pages("none") as addresses, browser.new_context(**_SCREEN) as context:
        page = context.new_page()
        traffic = Traffic(page)
        board = open_board(page, addresses[PLAY])
        times, handovers = _at_one_screen(board, traffic, clicks)
        moves = _against_bots(board, traffic, own_moves)
    return {
        "click_ms": spread(times),
        "move_bytes": spread(moves),
        "handover_bytes": spread(handovers),
    }


_SCREEN: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 900}}
_ANSWERED: Final = re.compile("^Red is to move|^The game is over")


def _at_one_screen(board: Board, traffic: Traffic, clicks: int) -> tuple[list[float], list[int]]:
    """Milliseconds of each click, and bytes of each move."""
    times: list[float] = []
    moves: list[int] = []
    stage = board.new_game()
    while len(times) < clicks and stage.session.actor is not None:
        before = traffic.until_calm(board.page)
        measured = _move(board, stage)
        after = traffic.until_calm(board.page)
        if measured:
            times += measured
            moves.append(after - before)
    return times[:clicks], moves


def _against_bots(board: Board, traffic: Traffic, count: int) -> list[int]:
    """Bytes of each move of the only person."""
    moves: list[int] = []
    board.new_game(seats="random")
    stage = board.game()
    while len(moves) < count:
        board.choice("Speed").select_option(label="slow")  # no bot answers while we still count
        before = traffic.until_calm(board.page)
        if _move(board, stage):
            moves.append(traffic.until_calm(board.page) - before)
        board.choice("Speed").select_option(label="fast")
        expect(board.status).to_have_text(_ANSWERED, timeout=60_000)
        stage = board.game()
        if stage.session.actor is None:
            board.new_game(seats="random", seed=len(moves))
            stage = board.game()
    return moves


def _move(board: Board, stage: Stage) -> list[float]:
    """Make a move on the page and in Python; return how long its clicks on the board took."""
    choice = _ordinary(stage)
    if choice is None:
        stage.choose(stage.buttons[0].encoded)
        board.root.locator(".rbw-actions button").first.click()
        expect(board.status).to_have_text(stage.status)
    times = []
    for shape in choice.path if choice else ():
        place = middle_of(stage.scene, shape)
        handle = board.picture.element_handle()
        times.append(float(board.page.evaluate(MEASURE, [handle, *place])))
        stage.click(shape)
        expect(board.status).to_have_text(stage.status)
    if stage.handover:
        stage.look(stage.handover.seat)
        board.root.locator(".is-cover button").click()
        expect(board.status).to_have_text(stage.status)
    return times


def _ordinary(stage: Stage) -> Choice | None:
    """A move with a tile and a place, or None; another one each time, from all over the map."""
    choices = [choice for group in stage.choices for choice in group.choices]
    ordinary = [choice for choice in choices if len(choice.path) == 2]
    return ordinary[stage.ply * 7 % len(ordinary)] if ordinary else None


def spread(figures: Sequence[float]) -> dict[str, float]:
    """Return the median, the 95th percentile, the most and the number of figures."""
    ordered = sorted(figures)
    return {
        "median": statistics.median(ordered),
        "p95": ordered[min(len(ordered) - 1, round(0.95 * (len(ordered) - 1)))],
        "most": ordered[-1],
        "count": len(ordered),
    }
