"""A chapter leads on: from the end of a lesson to the next rule, and to the next page."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.app.conftest import write_notebook
from tests.helpers.browsing import open_page
from tools.serving import served

FIRST = 'from rulebook_widgets.widgets import RuleExample\n\nRuleExample("samurai", "SAM-5.2"{})'
HELD = """
  const read = Response.prototype.arrayBuffer;
  Response.prototype.arrayBuffer = async function () {
    await new Promise((release) => { window.release = release; });
    return read.call(this);
  };
"""
SECOND = 'RuleExample("samurai", "two-at-once")'


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A chapter of two lessons, and the chapter after it."""
    folder = tmp_path_factory.mktemp("chapter")
    about = {"game": "samurai", "chapter": "one", "order": 1, "title": "One"}
    cells = ("# One", FIRST.format(", live=True"), "# Text\n\n### Two at once", SECOND)
    write_notebook(folder / "one.ipynb", about, *cells)
    write_notebook(
        folder / "two.ipynb", about | {"chapter": "two", "order": 2, "title": "The end"}, "# End"
    )
    with served(folder, "--preheat", "none") as url:
        yield url + "voila/render/"


def to_the_end(board: Locator) -> Locator:
    """Step to the last beat; return the button that led there."""
    on = board.locator(".rbw-caption .rbw-row button").nth(1)
    expect(on).to_have_accessible_name("Next")
    on.click()
    expect(board.locator(".rbw-caption-head")).to_contain_text("2 of 2")
    return on


def test_the_end_of_a_lesson_leads_to_the_next_and_that_to_the_next_page(
    page: Page, address: str
) -> None:
    page.set_viewport_size({"width": 1200, "height": 700})
    open_page(page, address + "one.ipynb")
    heading = page.get_by_role("heading", name="Two at once")
    expect(heading).not_to_be_in_viewport()
    on = to_the_end(page.locator(".rbw").first)
    expect(on).to_have_text("Next: Two at once")
    expect(on).to_have_attribute("aria-disabled", "false")
    on.press("Enter")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    page.locator(".rbw-caption").get_by_role("button", name="Back").first.click()
    expect(on).to_have_accessible_name("Next")
    page.get_by_role("button", name="Try it on the board").click()
    last = to_the_end(page.locator(".rbw").nth(1))
    expect(last).to_have_text("Next: The end")
    last.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("End")


def test_a_rule_that_stands_above_the_board_is_not_told_beside_it_as_well(
    page: Page, address: str
) -> None:
    open_page(page, address + "one.ipynb")
    page.get_by_role("button", name="Try it on the board").click()
    told, untold = (page.locator(".rbw").nth(at).locator(".rbw-is-rule") for at in (0, 1))
    expect(untold.locator(".rbw-card")).to_be_visible()
    expect(told.locator(".rbw-card")).to_be_hidden()
    page.locator(".rbw").first.get_by_role("button", name="Read rule SAM-5.2").first.click()
    expect(told.locator(".rbw-card")).to_contain_text("SAM-5.2")
    expect(told.locator(".rbw-card")).to_be_visible()


def test_a_picture_has_its_place_and_no_broken_sign_before_it_is_there(
    page: Page, address: str
) -> None:
    page.add_init_script(HELD)
    open_page(page, address + "one.ipynb")
    image = page.locator(".rbx-picture img")
    image.scroll_into_view_if_needed()
    page.wait_for_function("() => window.release")
    assert image.evaluate("(image) => getComputedStyle(image).opacity") == "0"
    before = page.locator(".rbx-picture").bounding_box()
    expect(image).to_have_accessible_name(re.compile("^Samurai"))
    page.evaluate("window.release()")
    expect(image).to_have_css("opacity", "1")
    assert page.locator(".rbx-picture").bounding_box() == before


def test_on_a_phone_a_tall_picture_is_as_wide_as_the_page(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_page(page, address + "one.ipynb")
    picture = page.locator(".rbx-picture")
    picture.evaluate("(picture) => picture.style.setProperty('--rbx-ratio', 0.5)")
    box, around = picture.bounding_box(), page.locator(".rbx").last.bounding_box()
    assert box is not None and around is not None
    assert (box["width"], box["height"]) == (around["width"], 2 * around["width"])
