"""Fine screens, phones and fingers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from rulebook_widgets.core import room
from rulebook_widgets.stage import Stage
from tests.browser.conftest import OnDevice
from tests.browser.reading import CAPTURE, PLAY, READY, Board, middle_of, open_board
from tests.helpers.browsing import Watch

pytestmark = pytest.mark.browser

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 3,
    "is_mobile": True,
    "has_touch": True,
}
FINE = """(board) => [...board.querySelectorAll("canvas")].map(
  (canvas) => canvas.width / canvas.getBoundingClientRect().width)"""


def check_painted(board: Board, stage: Stage) -> None:
    """The sea has its own colour, and where the hand lies there is no sea."""
    background = room("samurai", "scene").LIGHT.colour(stage.scene.background)
    sea = tuple(bytes.fromhex(background.removeprefix("#")))
    hand = [group.shape for group in stage.choices]
    seen = [board.colour(*middle_of(stage.scene, tile))[:3] for tile in hand]
    assert board.colour(0.01, 0.5)[:3] == sea
    assert len(seen) == 5
    assert sea not in seen


def test_the_board_is_sharp_on_a_fine_screen_and_painted_again_after_a_reload(
    on_device: OnDevice, address: str
) -> None:
    page = on_device(device_scale_factor=2)
    watch = Watch(page)
    board = open_board(page, address + PLAY)
    for _ in range(2):
        fineness = board.picture.evaluate(FINE)
        assert len(fineness) >= 5
        assert min(fineness) >= 2
        check_painted(board, board.game())
        page.reload()
        page.wait_for_selector(READY, timeout=60_000)
        board.until_painted()
    assert watch.troubles == []


@pytest.fixture
def phone(on_device: OnDevice) -> Page:
    """A phone of 390 by 844 with a finger."""
    return on_device(**PHONE)


def test_a_tap_does_exactly_one_thing(phone: Page, address: str) -> None:
    watch = Watch(phone)
    board = open_board(phone, address + PLAY)
    stage = board.new_game()
    tile, space = next(c.path for group in stage.choices for c in group.choices)
    for number, shape in enumerate((tile, space), 1):
        scene, before = stage.scene, board.look()
        stage.click(shape)
        board.tap(scene, shape)
        board.until_changed(before)
        expect(board.status).to_have_text(stage.status)
        phone.wait_for_timeout(1000)  # longer than a browser waits for a second tap
        assert watch.taps == number
        expect(board.status).to_have_text(stage.status)
    expect(board.count).to_have_text(f"{stage.ply} / {stage.ply}")
    assert watch.troubles == []


def test_a_finger_that_drags_over_the_board_scrolls_the_page(phone: Page, address: str) -> None:
    watch = Watch(phone)
    board = open_board(phone, address + CAPTURE)
    board.picture.scroll_into_view_if_needed()
    box = board.picture.bounding_box()
    assert box is not None
    before, caption = phone.evaluate("window.scrollY"), board.caption.inner_text()
    drag(phone, box["x"] + box["width"] / 2, 600, -250)
    phone.wait_for_function("(before) => window.scrollY > before + 150", arg=before)
    assert watch.taps == 0
    assert board.caption.inner_text() == caption


def drag(page: Page, x: float, y: float, distance: float) -> None:
    """Put a finger down, move it up or down, and lift it."""
    finger = page.context.new_cdp_session(page)
    for part in range(11):
        kind = "touchMove" if part else "touchStart"
        point = {"x": x, "y": y + distance * part / 10}
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_lesson_is_walked_by_taps_on_a_phone(phone: Page, address: str) -> None:
    board = open_board(phone, address + CAPTURE)
    before = board.look()
    board.button("Next").tap()
    expect(board.step_count).to_have_text("2 of 3")
    board.until_changed(before)
    next_button = board.button("Next").bounding_box()
    assert next_button is not None
    assert next_button["height"] >= 40
