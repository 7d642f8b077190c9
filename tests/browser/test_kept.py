"""A reload loses no game: the browser keeps it, and the page offers to go on with it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, expect

from rulebook_widgets.core import Record
from rulebook_widgets.stage import Stage
from tests.app.conftest import write_notebook
from tests.browser.reading import READY, Board, open_board
from tests.helpers.browsing import Watch
from tools.serving import served

pytestmark = pytest.mark.browser

ABOUT = {"game": "samurai", "chapter": "play", "order": 1, "title": "Play"}
GAME = "from rulebook_widgets import SamuraiWidget\n\nSamuraiWidget(players=2, seed=3, quick=True)"
PAGE = "voila/render/play.ipynb"
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1200, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
FORBIDDEN = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("not here", "SecurityError"); },
});"""
CUT = """() => {
  for (const [name, kept] of Object.entries(localStorage)) {
    const game = JSON.parse(kept);
    localStorage.setItem(name, JSON.stringify({ ...game, text: game.text.slice(0, -40) }));
  }
}"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A page with one game."""
    folder = tmp_path_factory.mktemp("kept")
    write_notebook(folder / "play.ipynb", ABOUT, "# Play", GAME)
    with served(folder, "--preheat", "none") as url:
        yield url


@pytest.fixture
def reader(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that has kept nothing yet."""
    with browser.new_context(**SCREENS["desktop"]) as context:
        context.set_default_timeout(60_000)
        yield context


def opened(context: BrowserContext, address: str) -> Board:
    return open_board(context.new_page(), address + PAGE)


def reloaded(board: Board) -> Board:
    board.page.reload()
    board.page.wait_for_selector(READY)
    return board.until_painted()


def offer(board: Board) -> Locator:
    return board.root.locator(".rbw-notice.is-kept")


def play_something(board: Board) -> None:
    """Play the first move of the list."""
    board.unfold("Play from a list")
    board.choice("With").select_option(index=1)
    expect(board.choice("Move").locator("option").nth(1)).to_be_attached()
    board.choice("Move").select_option(index=1)
    board.button("Play this move").click()


def a_turn(board: Board) -> str:
    """Play a tile, and return the game when the other has answered."""
    before = board.length
    play_something(board)
    expect(board.count).not_to_have_text(re.compile(f"/ {before}$"))
    board.until_at_rest()
    return board.save()


@pytest.mark.parametrize("screen", SCREENS)
def test_a_game_is_gone_on_with_after_a_reload(browser: Browser, address: str, screen: str) -> None:
    with browser.new_context(**SCREENS[screen]) as context:
        context.set_default_timeout(60_000)
        board = opened(context, address)
        watch = Watch(board.page)
        expect(offer(board)).to_be_hidden()
        game, moves = a_turn(board), board.length
        picture = board.look()
        reloaded(board)
        expect(offer(board)).to_contain_text(f"at move {moves}; this browser has kept it.")
        expect(board.spoken).to_contain_text(f"at move {moves}; this browser has kept it.")
        expect(offer(board)).to_be_in_viewport(ratio=1)
        assert board.length < moves, "the new game is not disturbed"
        board.button("Go on with it").click()
        expect(board.count).to_have_text(f"{moves} / {moves}")
        expect(offer(board)).to_be_hidden()
        expect(board.picture).to_be_in_viewport()
        assert board.save() == game
        board.until_again(picture)
        expect(offer(reloaded(board))).to_contain_text(f"at move {moves};")
        assert watch.troubles == []
        assert watch.foreign(address) == []


def test_neither_a_second_tab_nor_a_new_game_takes_anything_away(
    reader: BrowserContext, address: str
) -> None:
    first, second = opened(reader, address), opened(reader, address)
    game = a_turn(first)
    moves = first.length
    reloaded(second)
    own = a_turn(second)
    expect(offer(second)).to_contain_text(f"at move {moves};")
    second.button("Go on with it").click()
    expect(offer(second)).to_be_hidden()
    assert second.save() == game
    longer = a_turn(second)
    kept = {json.loads(text)["text"] for text in first.page.evaluate("Object.values(localStorage)")}
    assert kept == {own, longer}
    a_turn(first)
    reloaded(second)
    forget = second.button("Forget it")
    for left in (2, 1, 0):
        expect(offer(second)).to_be_visible()
        forget.click()
        assert len(second.page.evaluate("Object.keys(localStorage)")) == left
    expect(offer(second)).to_be_hidden()
    expect(second.status).to_be_focused()


def test_what_cannot_be_opened_is_told_and_stays_kept(reader: BrowserContext, address: str) -> None:
    board = opened(reader, address)
    a_turn(board)
    board.page.evaluate(CUT)
    reloaded(board)
    before = board.save()
    board.button("Go on with it").click()
    expect(offer(board)).to_contain_text("It stays kept; you can save it to a file.")
    assert board.save() == before
    with board.page.expect_download() as download:
        offer(board).get_by_role("button", name="Save to a file").click()
    text = Path(download.value.path()).read_text("utf-8")
    assert text.startswith('{\n "game": "samurai"')
    expect(offer(reloaded(board))).to_be_visible()


def test_people_at_one_screen_are_asked_to_hand_it_over(
    reader: BrowserContext, address: str
) -> None:
    board = opened(reader, address)
    stage = board.new_game(players=2)
    stage.choose(stage.choices[0].choices[0].encoded)
    play_something(board)
    expect(board.count).to_have_text(f"{stage.ply} / {stage.ply}")
    reloaded(board)
    board.button("Go on with it").click()
    cover = board.root.locator(".rbw-notice.is-cover")
    expect(cover).to_contain_text("Hand the screen to ")
    assert board.choice("Look as").input_value() == "public"
    assert Record.parse(board.save()).moves == stage.session.record.moves
    cover.get_by_role("button").click()
    expect(cover).to_be_hidden()
    assert Stage.for_record(board.save(), seats="person").seats == ("person", "person")


def test_where_the_browser_keeps_nothing_the_game_is_played_all_the_same(
    reader: BrowserContext, address: str
) -> None:
    reader.add_init_script(FORBIDDEN)
    board = opened(reader, address)
    watch = Watch(board.page)
    a_turn(board)
    expect(offer(reloaded(board))).to_be_hidden()
    assert watch.troubles == []
