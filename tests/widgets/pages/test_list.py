"""The list of moves: what need not be chosen is not asked, and what is still to be is said."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.app.conftest import write_notebook
from tests.helpers.browsing import open_page
from tools.serving import served

GAME = (
    'from rulebook_widgets import YspahanWidget\n\nYspahanWidget(players=3, seed=2, seats="person")'
)
ABOUT = {"game": "yspahan", "chapter": "play", "order": 1, "title": "Play"}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("list")
    write_notebook(folder / "play.ipynb", ABOUT, "# Play", GAME)
    with served(folder, "--preheat", "none") as url:
        yield url + "voila/render/"


def test_moves_of_one_group_are_chosen_at_once_and_a_missing_choice_is_said(
    page: Page, address: str
) -> None:
    open_page(page, address + "play.ipynb")
    moves = page.locator(".rbw-is-moves")
    moves.locator("summary").click()
    group, choice = moves.locator("select").first, moves.locator("select").last
    expect(group).to_be_hidden()
    expect(choice.locator("option").nth(1)).to_be_attached()
    play = moves.get_by_role("button", name="Play this move")
    play.press("Enter")
    expect(moves.get_by_role("status")).to_have_text("First choose a move.")
    expect(page.locator(".rbw-place")).to_have_text("0 / 0")
    choice.select_option(index=1)
    expect(moves.get_by_role("status")).to_have_text("")
    play.click()
    expect(page.locator(".rbw-place")).not_to_have_text("0 / 0")
    expect(group).to_be_visible()
    expect(group.locator("option").first).to_have_text("Choose what to play")


def test_on_a_phone_nothing_is_cut_off_whose_eyes_look(phone: Page, address: str) -> None:
    open_page(phone, address + "play.ipynb")
    eyes = phone.get_by_label("Look as")
    eyes.select_option(label="What anybody may see")
    needs = """(list) => {
      const pen = document.createElement("canvas").getContext("2d");
      pen.font = getComputedStyle(list).font;
      return pen.measureText(list.selectedOptions[0].textContent).width;
    }"""
    assert eyes.evaluate(needs) < eyes.evaluate("(list) => list.clientWidth") - 40
