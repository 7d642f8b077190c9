"""What a reader sees when the Python behind a page is slow, or no longer there."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from urllib.request import Request, urlopen

import psutil
import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.reading import LOADING, PLAY, open_board

pytestmark = pytest.mark.browser

ASK_NOW = "window.dispatchEvent(new Event('online'))"  # not only after a quarter of a minute


@pytest.fixture
def page(desktop: BrowserContext) -> Iterator[Page]:
    """A new page on the wide screen."""
    with desktop.new_page() as opened:
        yield opened


def kernel_of(page: Page) -> str:
    """Return the id of the kernel behind a page."""
    return str(json.loads(page.locator("#jupyter-config-data").text_content() or "")["kernelId"])


def kernel_process(kernel: str) -> psutil.Process:
    """Return the process of a kernel that a server of these tests runs."""
    for process in psutil.Process().children(recursive=True):
        if any(kernel in argument for argument in process.cmdline()):
            return process
    raise AssertionError(f"no process runs kernel {kernel}")


def test_a_board_whose_script_is_slow_comes_all_the_same(page: Page, address: str) -> None:
    """Here anywidget's two seconds are over at once, as they are on a machine that is slow."""
    page.add_init_script(
        "const after = AbortSignal.timeout.bind(AbortSignal);"
        "AbortSignal.timeout = (time) => after(time > 2000 ? time : 0);"
    )
    open_board(page, address + PLAY).until_painted().new_game()


def test_a_kernel_that_was_stopped_is_told_and_a_reload_mends_it(page: Page, address: str) -> None:
    board = open_board(page, address + PLAY)
    origin = {"Origin": address.rstrip("/")}
    asked = Request(f"{address}voila/api/shutdown/{kernel_of(page)}", data=b"", headers=origin)
    urlopen(asked, timeout=30).close()
    page.evaluate(ASK_NOW)
    alert = page.get_by_role("alert").filter(visible=True)
    expect(alert).to_contain_text("gone to sleep")
    alert.get_by_role("button", name="Reload the page").click()
    expect(page.get_by_role("alert").filter(visible=True)).to_have_count(0, timeout=LOADING)
    board.until_painted().new_game()


def test_a_kernel_that_died_is_told(page: Page, address: str) -> None:
    open_board(page, address + PLAY)
    os.kill(kernel_process(kernel_of(page)).pid, signal.SIGKILL)
    alert = page.get_by_role("alert").filter(visible=True)
    for _ in range(20):
        page.evaluate(ASK_NOW)
        page.wait_for_timeout(500)
        if alert.count():
            break
    expect(alert).to_have_count(1)
