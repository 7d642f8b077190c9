"""The page in a real browser: wide and narrow, light and dark, by mouse and by keyboard."""

from __future__ import annotations

import json
from collections.abc import Iterator
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.helpers.browsing import Watch, open_page
from tools.browser import chromium

pytestmark = pytest.mark.browser

ASKING = "voila/render/go_fish/a_asking.ipynb"
PHONE = {"width": 360, "height": 740}
ROWS = """(count) => {
  const shelf = document.querySelector(".shelf");
  const card = shelf.querySelector(".card");
  shelf.replaceChildren(...Array.from({ length: count }, () => card.cloneNode(true)));
  const rows = {};
  for (const { offsetTop } of shelf.children) rows[offsetTop] = (rows[offsetTop] ?? 0) + 1;
  return Object.values(rows);
}"""
"""Fill the front page with so many cards and return how many stand in each row, from the top."""
SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.shifted += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser for the tests of this module."""
    with chromium() as started:
        yield started


@pytest.fixture(scope="module")
def wide(browser: Browser) -> Iterator[BrowserContext]:
    """A screen of 1280 by 900; its pages share the browser's cache, as a reader's do."""
    with browser.new_context(viewport={"width": 1280, "height": 900}) as context:
        yield context


@pytest.fixture(scope="module")
def narrow(browser: Browser) -> Iterator[BrowserContext]:
    """The narrowest phone we promise to serve, with a finger."""
    with browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True) as context:
        yield context


@pytest.fixture
def page(wide: BrowserContext) -> Iterator[Page]:
    """A new page on the wide screen."""
    with wide.new_page() as opened:
        yield opened


@pytest.fixture
def phone(narrow: BrowserContext) -> Iterator[Page]:
    """A new page on the phone."""
    with narrow.new_page() as opened:
        yield opened


def scrolls_sideways(page: Page) -> bool:
    """Return whether the page is wider than its window."""
    return bool(page.evaluate("document.documentElement.scrollWidth > window.innerWidth"))


def test_a_chapter_works_without_errors_and_without_other_hosts(page: Page, address: str) -> None:
    watch = Watch(page)
    open_page(page, address + ASKING)
    page.get_by_role("button", name="Turn").click()
    expect(page.get_by_role("button", name="Turned")).to_be_visible()
    assert watch.troubles == []
    assert watch.foreign(address) == []
    assert len(watch.addresses) > 20


def test_the_board_is_drawn_and_keeps_its_size(page: Page, address: str) -> None:
    open_page(page, address + ASKING)
    painted = """() => {
      const board = document.querySelector("#rest canvas");
      const [r, g, b, a] = board.getContext("2d").getImageData(50, 50, 1, 1).data;
      return a;
    }"""
    page.wait_for_function(f"({painted})() === 255", timeout=10_000)
    box = page.locator("#rest canvas").first.bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (600, 300)


def test_the_text_is_there_first_and_does_not_move(page: Page, address: str) -> None:
    page.add_init_script(SHIFTS)
    page.goto(address + ASKING, wait_until="commit")
    expect(page.get_by_text("Ask for a card.")).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("Setting up the board")
    page.wait_for_selector("html:not(.is-loading)", timeout=60_000)
    page.wait_for_timeout(300)
    assert page.evaluate("window.shifted") < 0.02


def test_the_page_fits_the_narrowest_phone(phone: Page, address: str) -> None:
    for path in (ASKING, "voila/render/index.ipynb", "nothing"):
        phone.goto(address + path)
        phone.wait_for_timeout(200)
        assert not scrolls_sideways(phone), path


def test_a_row_of_the_front_page_does_not_leave_a_card_alone_in_the_next(
    page: Page, address: str
) -> None:
    page.goto(address + "voila/render/index.ipynb")
    rows = {count: page.evaluate(ROWS, count) for count in range(4, 10)}
    assert rows == {4: [4], 5: [3, 2], 6: [3, 3], 7: [4, 3], 8: [4, 4], 9: [3, 3, 3]}


def test_the_contents_are_a_drawer_on_the_phone(phone: Page, address: str) -> None:
    open_page(phone, address + ASKING)
    chapters = phone.get_by_role("navigation", name="Contents")
    expect(chapters).to_be_hidden()
    phone.get_by_role("button", name="Contents").tap()
    expect(chapters.get_by_role("link", name="Asking")).to_be_focused()
    phone.keyboard.press("Escape")
    expect(chapters).to_be_hidden()
    expect(phone.get_by_role("button", name="Contents")).to_be_focused()
    phone.get_by_role("button", name="Contents").tap()
    expect(chapters.get_by_role("link", name="The board")).to_be_hidden()
    chapters.get_by_role("heading", name="Chess").tap()  # the other games are folded
    chapters.get_by_role("link", name="The board").tap()
    expect(phone.get_by_role("heading", level=1)).to_have_text("The board¶")


def test_the_contents_stand_beside_the_text_on_a_wide_screen(page: Page, address: str) -> None:
    open_page(page, address + ASKING)
    expect(page.get_by_role("navigation", name="Contents")).to_be_visible()
    expect(page.get_by_role("button", name="Contents")).to_be_hidden()
    page.get_by_role("link", name="Previous chapter Cards & pairs").click()
    expect(page).to_have_title("Cards & pairs · Go Fish · Rulebook Widgets")


def test_the_first_tab_leads_past_the_links_to_the_text(page: Page, address: str) -> None:
    open_page(page, address + ASKING)
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the text")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    inside = page.evaluate("document.activeElement.closest('main') !== null")
    assert inside


def test_the_page_is_dark_where_the_reader_wants_it_dark(page: Page, address: str) -> None:
    page.emulate_media(color_scheme="dark")
    open_page(page, address + ASKING)
    background = "getComputedStyle(document.body).backgroundColor"
    assert page.evaluate(background) == "rgb(22, 24, 27)"
    assert page.evaluate("document.body.dataset.jpThemeLight") == "false"
    page.emulate_media(color_scheme="light")
    # The page is told of the change by an event, so it follows a moment later.
    expect(page.locator("body")).to_have_attribute("data-jp-theme-light", "true")
    assert page.evaluate(background) == "rgb(250, 247, 242)"


def test_leaving_the_page_stops_its_kernel(page: Page, address: str) -> None:
    open_page(page, address + ASKING)
    kernel = kernel_of(page)
    page.goto("about:blank")
    for _ in range(50):
        if page.request.get(f"{address}api/kernels/{kernel}").status == 404:
            return
        page.wait_for_timeout(100)
    pytest.fail("the kernel runs on")


def test_a_stopped_kernel_is_told_and_a_reload_mends_it(page: Page, address: str) -> None:
    open_page(page, address + ASKING)
    stopped = Request(
        f"{address}voila/api/shutdown/{kernel_of(page)}",
        data=b"",
        headers={"Origin": address.rstrip("/")},
    )
    urlopen(stopped, timeout=30).close()
    page.evaluate("window.dispatchEvent(new Event('online'))")  # asks at once, not in 15 seconds
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("gone to sleep")
    alert.get_by_role("button", name="Reload the page").click()
    page.get_by_role("button", name="Turn").click(timeout=60_000)
    expect(page.get_by_role("button", name="Turned")).to_be_visible()
    expect(alert).to_be_hidden()


def kernel_of(page: Page) -> str:
    """Return the id of the kernel behind an open page."""
    config = page.locator("#jupyter-config-data").text_content()
    assert config is not None
    return str(json.loads(config)["kernelId"])
