"""Every page as it is served: quiet, on its own host, readable, reachable by keyboard, narrow."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.keyboard import walk
from tests.browser.reading import LOADING, NOTEBOOKS, READY, Board
from tests.helpers.browsing import Watch

pytestmark = pytest.mark.browser

PAGES = sorted(
    path.relative_to(NOTEBOOKS).as_posix()
    for path in NOTEBOOKS.rglob("*.ipynb")
    if not any(part.startswith(".") for part in path.parts)
)
# What takes a while is tried on pages of each kind: the front page, a chapter, a free game.
OF_EACH_KIND = [
    page for page in PAGES if page.endswith(("index.ipynb", "-play.ipynb")) or "/01" in page
]
each_kind = pytest.mark.parametrize("opened", OF_EACH_KIND, indirect=True, scope="module")
CONTROLS = {
    *("button", "link", "textbox", "searchbox", "combobox", "listbox", "checkbox", "radio"),
    *("slider", "spinbutton", "switch", "tab", "menuitem", "DisclosureTriangle"),
}
WIDEST = """() => {
  const room = document.documentElement.clientWidth;
  return [...document.querySelectorAll("body *")]
    .filter((at) => at.checkVisibility() && at.getBoundingClientRect().right > room + 1)
    .map((at) => at.outerHTML.slice(0, 100)).slice(0, 5);
}"""
SIDEWAYS = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
BRIGHTNESS = """(element) => {
  const [red, green, blue] = getComputedStyle(element).backgroundColor.match(/[\\d.]+/g);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}"""


class Opened:
    """A page that is open, and what was heard of it."""

    def __init__(self, page: Page, watch: Watch) -> None:
        self.page = page
        self.watch = watch
        self.boards = [Board(page, root) for root in page.locator(".rbw").all()]


@pytest.fixture(scope="module", params=PAGES)
def opened(request: pytest.FixtureRequest, desktop: BrowserContext, address: str) -> Iterator[Any]:
    """One page after another."""
    with desktop.new_page() as page:
        watch = Watch(page)
        page.goto(f"{address}voila/render/{request.param}", timeout=LOADING)
        page.wait_for_selector(READY, timeout=LOADING)
        found = Opened(page, watch)
        for board in found.boards:
            board.until_at_rest()
        yield found


def test_it_opens_without_a_complaint_and_asks_no_other_host(opened: Opened, address: str) -> None:
    for board in opened.boards:
        board.until_painted()
    assert opened.watch.troubles == []
    assert opened.watch.foreign(address) == []
    assert len(opened.watch.addresses) > 20


def test_it_has_one_title_and_says_its_language(opened: Opened) -> None:
    page = opened.page
    assert page.locator("html").get_attribute("lang") == "en"
    assert page.get_by_role("heading", level=1).count() == 1
    assert page.title().endswith("Rulebook Widgets")
    assert page.get_by_role("main").count() == 1


def test_no_heading_leaves_out_a_level(opened: Opened) -> None:
    levels = [
        int(found.get_attribute("aria-level") or found.evaluate("(at) => at.tagName")[1])
        for found in opened.page.get_by_role("main").get_by_role("heading").all()
    ]
    jumps = [(one, two) for one, two in pairwise(levels) if two > one + 1]
    assert levels[0] == 1
    assert jumps == []


def test_every_control_and_picture_has_a_name(opened: Opened) -> None:
    session = opened.page.context.new_cdp_session(opened.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    told = [
        (node["role"]["value"], node.get("name", {}).get("value", "").strip())
        for node in nodes
        if not node["ignored"]
    ]
    controls = [(role, name) for role, name in told if role in CONTROLS]
    pictures = [name for role, name in told if role in ("img", "image", "graphics-document")]
    assert [role for role, name in controls if not name] == []
    assert len(controls) > 5
    assert all(pictures)
    assert len(pictures) >= len(opened.boards)


@each_kind
def test_a_board_is_a_picture_with_a_name_for_those_who_do_not_see_it(opened: Opened) -> None:
    for board in opened.boards:
        assert board.picture.get_attribute("role") == "img"
        assert board.picture.get_attribute("aria-label")
        board.unfold("The board in words")
        expect(board.root.locator(".rbw-words")).to_contain_text(re.compile(r"[\s\S]{200}"))


@each_kind
def test_tab_reaches_every_control_and_leaves_the_page(opened: Opened) -> None:
    reached, missed = walk(opened.page)
    assert missed == []
    assert reached > 10


def test_nothing_is_wider_than_the_narrowest_phone(opened: Opened) -> None:
    page = opened.page
    page.set_viewport_size({"width": 360, "height": 740})
    page.wait_for_timeout(100)
    sideways, guilty = page.evaluate(SIDEWAYS), page.evaluate(WIDEST)
    page.set_viewport_size({"width": 1280, "height": 900})
    assert not sideways, guilty


@each_kind
def test_it_is_dark_where_the_reader_wants_it_dark(opened: Opened) -> None:
    page = opened.page
    looks = [board.look() for board in opened.boards]
    light = page.locator("body").evaluate(BRIGHTNESS)
    page.emulate_media(color_scheme="dark")
    dark = page.locator("body").evaluate(BRIGHTNESS)
    for board, look in zip(opened.boards, looks, strict=True):
        board.until_changed(look)
    page.emulate_media(color_scheme="light")
    assert light > 0.8
    assert dark < 0.2
    for board, look in zip(opened.boards, looks, strict=True):
        board.until_again(look)


def test_nothing_went_wrong_in_the_end(opened: Opened) -> None:
    assert opened.watch.troubles == []
