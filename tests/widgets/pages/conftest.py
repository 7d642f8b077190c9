"""A page with a game of Samurai, another with a lesson and a rule, in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from rulebook_widgets.stage import Stage
from tests.app.conftest import write_notebook
from tests.helpers.browsing import patient_browser, watched_page
from tests.widgets.pages.board import Board
from tools.serving import served

POSITION = {
    "players": 2,
    "hands": {"0": ["rice4", "ship2", "ronin", "samurai1"], "1": ["helmet2", "ship1"]},
}
GAME = f"""\
from rulebook_widgets import SamuraiWidget

SamuraiWidget(position={POSITION!r}, seed=3, seats="person", follow=False)
"""
SHARED = f"""\
from rulebook_widgets import SamuraiWidget

SamuraiWidget(position={POSITION!r}, seed=3, seats="person")
"""
LESSON = """\
from rulebook_widgets import SamuraiWidget

SamuraiWidget(lesson="at-least-one")
"""
RULE = """\
from rulebook_widgets.widgets import RuleExample

RuleExample("samurai", "SAM-4.1")
"""


def about(order: int, title: str) -> dict[str, object]:
    return {"game": "samurai", "chapter": title.lower(), "order": order, "title": title}


@pytest.fixture(scope="session")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the notebooks."""
    folder = tmp_path_factory.mktemp("pages")
    write_notebook(folder / "game.ipynb", about(1, "Game"), "# Game", GAME)
    write_notebook(folder / "lesson.ipynb", about(2, "Lesson"), "# Lesson", LESSON)
    write_notebook(folder / "rule.ipynb", about(3, "Rule"), "# Rule", RULE)
    write_notebook(folder / "shared.ipynb", about(4, "Shared"), "# Shared", SHARED)
    return folder


@pytest.fixture(scope="package")
def address(pages: Path) -> Iterator[str]:
    """Where they are served."""
    with served(pages, "--preheat", "none") as url:
        yield url + "voila/render/"


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all tests here."""
    with patient_browser() as started:
        yield started


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A window on a screen with fine pixels. An error in its console fails the test."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 1100}, device_scale_factor=2, accept_downloads=True
    )
    with watched_page(context) as page:
        yield page


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A phone, with a finger."""
    context = browser.new_context(
        viewport={"width": 390, "height": 700},
        device_scale_factor=2,
        has_touch=True,
        is_mobile=True,
    )
    with watched_page(context) as page:
        yield page


@pytest.fixture
def game(page: Page, address: str) -> Board:
    """The game on a wide screen."""
    return Board(page, address + "game.ipynb", twin())


@pytest.fixture
def small_game(phone: Page, address: str) -> Board:
    """The game on a phone."""
    return Board(phone, address + "game.ipynb", twin())


def twin() -> Stage:
    """A stage like that of the page."""
    return Stage.for_position("samurai", seed=3, seats="person", follow=False, **POSITION)
