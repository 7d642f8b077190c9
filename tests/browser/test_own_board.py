"""A reader who owns Silk Road: a board file from the page, and how well a board is known."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from rulebook_widgets.core import game_ids
from rulebook_widgets.stage import Stage
from tests.app.conftest import write_notebook
from tests.browser.reading import Board, open_board
from tests.helpers.browsing import Watch
from tools.serving import served

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif("silk_road" not in game_ids(), reason="Silk Road is not installed"),
]

SHIPPED = Path(__file__).parents[2] / "rulebook_widgets" / "games" / "silk_road" / "board.toml"
ABOUT = {"game": "silk_road", "chapter": "board", "order": 1, "title": "Board"}
GAME = "from rulebook_widgets import SilkRoadWidget\n\nSilkRoadWidget(seed=3, seats='person')"
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}


@pytest.fixture(scope="module")
def page_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A page with one game."""
    folder = tmp_path_factory.mktemp("own_board")
    write_notebook(folder / "board.ipynb", ABOUT, "# Board", GAME)
    with served(folder, "--preheat", "none") as url:
        yield url


@pytest.fixture(params=SCREENS)
def board(request: pytest.FixtureRequest, browser: Browser, page_address: str) -> Iterator[Board]:
    """The page on a wide and on a narrow screen; nothing may go wrong on it."""
    with browser.new_context(**SCREENS[request.param]) as context:
        context.set_default_timeout(60_000)
        page = context.new_page()
        watch = Watch(page)
        yield open_board(page, page_address + "voila/render/board.ipynb")
        assert watch.troubles == []
        assert watch.foreign(page_address) == []


def board_files(folder: Path) -> dict[str, Path]:
    """A board of one's own, and files that are none."""
    text = SHIPPED.read_text("utf-8")
    contents = {
        "mine.toml": text.replace('title = "Merv"', 'title = "Marw"').encode(),
        "slip.toml": text.replace('to = "susa"', 'to = "suza"').encode(),
        "picture.png": b"\x89PNG\r\n\x1a\n\xff\xfe",
        "large.toml": b"#" * 10_000_000,
    }
    for name, content in contents.items():
        (folder / name).write_bytes(content)
    return {name: folder / name for name in contents}


def chosen(part: Locator) -> str:
    """What the list of boards shows."""
    listed = part.locator("select", has=part.page.locator("option[value=parallel]"))
    return str(listed.evaluate("(list) => list.selectedOptions[0].textContent"))


def test_a_board_file_from_the_page(board: Board, tmp_path: Path) -> None:
    files = board_files(tmp_path)
    part = board.unfold("New game, save, load")
    assert chosen(part) == "Aleppo, then Tyre"
    upload = part.get_by_label("The board: your own, from a file")
    before = board.save()
    for name, words in [
        ("slip.toml", "Line 252: there is no city 'suza'"),
        ("picture.png", "This file is not a text in UTF-8."),
        ("large.toml", "This file is far too large to be one."),
    ]:
        upload.set_input_files(files[name])
        expect(part.get_by_text(words)).to_be_visible()
        assert chosen(part) == "Aleppo, then Tyre"
    assert board.save() == before
    upload.set_input_files(files["mine.toml"])
    expect(part.get_by_text("The file is in order.")).to_be_visible()
    assert chosen(part) == "mine.toml"
    part.get_by_role("button", name="Start a new game").click()
    expect(board.root.get_by_text("The file is in order.").first).to_be_hidden()
    stage = Stage.for_record(board.save())
    assert stage.session.state.board == files["mine.toml"].read_text("utf-8")
    assert stage.label("city:merv").startswith("Marw")
    assert chosen(part) == "mine.toml"


def test_how_well_the_board_is_known(board: Board) -> None:
    part = board.root.locator(".rbw-is-known")
    part.get_by_text("How well is this board known?").click()
    known = part.locator("li", has_text="cities: eight more titles and their colours")
    expect(known).to_contain_text("Miran, Khotan, Yarkand, Samarkand")
    expect(part.get_by_text("On a rules sheet (12)")).to_be_visible()
    show = known.get_by_role("button", name="Show on the board")
    show.click()
    expect(show).to_have_attribute("aria-pressed", "true")
    expect(board.picture).to_be_in_viewport()
    show.click()
    expect(show).to_have_attribute("aria-pressed", "false")
