"""From the front page to a lesson, through it and back, and on to a board of one's own."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from rulebook_widgets.core import room
from rulebook_widgets.stage import Stage
from tests.browser.reading import LOADING, READY, Board
from tests.helpers.browsing import Watch

pytestmark = pytest.mark.browser

CHAPTER = "Capturing figures"


@pytest.fixture(scope="module")
def chapter(desktop: BrowserContext, address: str) -> Iterator[Page]:
    """A chapter, come to from the front page by its link; nothing may have gone wrong."""
    with desktop.new_page() as page:
        watch = Watch(page)
        page.goto(address)
        page.get_by_role("main").get_by_role("link", name=CHAPTER).click()
        expect(page.get_by_role("heading", level=1)).to_contain_text(CHAPTER)
        page.wait_for_selector(READY, timeout=LOADING)
        yield page
        assert watch.troubles == []
        assert watch.foreign(address) == []


@pytest.fixture
def lesson() -> Stage:
    """The first lesson of the chapter, in Python."""
    return Stage.for_lesson("samurai", "closing")


def agrees(board: Board, lesson: Stage) -> None:
    """Wait until a board shows the beat at which the lesson stands in Python."""
    caption, controls = lesson.caption, lesson.controls
    assert caption is not None
    expect(board.caption).to_have_text(caption.text)
    expect(board.step_count).to_have_text(f"{caption.number} of {caption.count}")
    expect(board.count).to_have_text(f"{controls.ply + 1} / {controls.length + 1}")
    expect(board.status).to_have_text(lesson.status)


def test_a_lesson_is_walked_forward_and_back(chapter: Page, lesson: Stage) -> None:
    board = Board(chapter).until_painted()
    agrees(board, lesson)
    pictures = [board.look()]
    while lesson.controls.can_forward:
        lesson.step()
        board.button("Next").click()
        agrees(board, lesson)
        board.until_changed(pictures[-1])
        pictures.append(board.look())
    while lesson.controls.can_back:
        lesson.step(-1)
        board.root.locator(".rbw-caption").get_by_role("button", name="Back").click()
        agrees(board, lesson)
        board.until_again(pictures[lesson.controls.ply])
    expect(board.button("Back one step")).to_have_attribute("aria-disabled", "true")


def test_each_beat_shows_its_rule(chapter: Page, lesson: Stage) -> None:
    board = Board(chapter).until_painted()
    chip = board.root.locator(".rbw-caption").get_by_role("button", name="Read rule SAM-5.1")
    chip.click()
    expect(board.card).to_contain_text(lesson.game.rulebook["SAM-5.1"].text)


def test_a_picture_comes_to_life_and_can_be_played(chapter: Page) -> None:
    example = chapter.locator(".rbx", has_text="Take the figure").first
    expect(example.get_by_role("img")).to_have_accessible_name(re.compile("^Samurai. The map"))
    example.scroll_into_view_if_needed()
    seen = "(example) => example.querySelector('img').naturalWidth > 0"
    chapter.wait_for_function(seen, arg=example.element_handle())
    example.get_by_role("button", name="Try it on the board").click()
    board = Board(chapter, example.locator(".rbw")).until_painted()
    lesson = shown_by("SAM-5.3")
    agrees(board, lesson)
    board.button("Next").click()
    lesson.step()
    agrees(board, lesson)
    while not any(choice.path for group in lesson.choices for choice in group.choices):
        lesson.step(-1)
        board.root.locator(".rbw-caption").get_by_role("button", name="Back").click()
        agrees(board, lesson)
    choice = lesson.choices[0].choices[0]
    for shape in choice.path:
        scene = lesson.scene
        lesson.click(shape)
        board.click(scene, shape)
        expect(board.status).to_have_text(lesson.status)
    assert lesson.message is not None
    expect(board.message).to_contain_text(lesson.message.text)
    again = board.button("Back to the lesson")
    again.click()
    expect(again).to_be_hidden()


def shown_by(rule: str) -> Stage:
    """Return the lesson that a rule is shown by: the first that is about it."""
    lessons = room("samurai", "lessons").lessons
    return Stage.for_lesson("samurai", next(one for one in lessons if rule in one.rules))


def test_how_a_game_ended_is_said_once_and_the_account_below(
    desktop: BrowserContext, address: str
) -> None:
    with desktop.new_page() as page:
        page.goto(f"{address}voila/render/samurai/07-winner.ipynb")
        page.wait_for_selector(READY, timeout=LOADING)
        board = Board(page).until_painted()
        board.button("To the end").click()
        expect(board.status).to_contain_text("The game is over.")
        account = board.root.locator(".rbw-result p")
        expect(account).not_to_have_count(0)
        expect(account.filter(has_text="The game is over")).to_have_count(0)
