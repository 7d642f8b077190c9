"""A game of another package on the pages: its card, its chapters, its board by mouse and touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, expect

from rulebook_widgets.core import game_ids
from rulebook_widgets.stage import Stage
from tests.browser.conftest import OnDevice
from tests.browser.reading import ANSWER, FRONT, LOADING, READY, Board, open_board
from tests.helpers.browsing import Watch

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif("tideline" not in game_ids(), reason="examples/tideline is not installed"),
]

PLAY = "voila/render/tideline/02-play.ipynb"


def same_game() -> Stage:
    """What the page's last cell shows, in Python."""
    return Stage.for_game("tideline", players=2, seed=5)


def test_its_card_on_the_front_page_leads_to_its_first_chapter(
    desktop: BrowserContext, address: str
) -> None:
    with desktop.new_page() as page:
        watch = Watch(page)
        page.goto(address + FRONT, timeout=LOADING)
        card = page.locator("article.card", has_text="Tideline")
        expect(card.get_by_text("2 to 4 players, about 5 minutes")).to_be_visible()
        expect(card.locator("svg")).to_be_visible()
        card.get_by_role("link", name="Begin with Tideline").click()
        page.wait_for_selector(READY, timeout=LOADING)
        expect(page.get_by_role("heading", level=1)).to_contain_text("The beach and the sea")
        Board(page).until_painted()
        expect(page.get_by_role("link", name=re.compile("Play a game")).last).to_be_visible()
        assert watch.troubles == []
        assert watch.foreign(address) == []


@pytest.mark.parametrize("has_touch", [False, True], ids=["mouse", "touch"])
def test_a_turn_is_played_and_a_wrong_click_is_answered(
    on_device: OnDevice, address: str, has_touch: bool
) -> None:
    narrow = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
    page = on_device(**(narrow if has_touch else {}))
    watch, stage = Watch(page), same_game()
    board = open_board(page, address + PLAY)
    act = board.tap if has_touch else board.click
    act(stage.scene, "place:3b")
    stage.click("place:3b")
    assert stage.message is not None
    expect(board.message).to_contain_text(stage.message.text)
    expect(board.button("Take nothing")).to_be_visible(timeout=ANSWER)
    act(stage.scene, "basket:1")
    expect(board.message).to_contain_text("You can click")
    act(stage.scene, "place:5c")
    stage.click("place:5c")
    expect(board.log.filter(has_text="A wave runs up column").first).to_be_attached()
    assert stage.message is not None
    expect(board.log.filter(has_text=stage.message.text.split(". ")[0]).first).to_be_attached()
    assert watch.troubles == []
