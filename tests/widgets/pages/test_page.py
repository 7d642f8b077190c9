"""A game in a real browser: by mouse, by keyboard alone, with a finger."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.helpers.browsing import open_page
from tests.widgets.pages.board import Board
from tests.widgets.pages.conftest import twin

pytestmark = pytest.mark.browser

FOCUSED = """() => {
  const at = document.activeElement;
  return at.getAttribute("aria-label") || at.labels?.[0]?.innerText || at.innerText || at.tagName;
}"""


def scrolled(page: Page) -> float:
    return float(page.evaluate("window.scrollY"))


def drag(page: Page, x: float, y: float, up: float) -> None:
    """Draw a finger upwards over the page."""
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: dict[str, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", {"x": x, "y": y})
    for step in range(1, 11):
        touch("touchMove", {"x": x, "y": y - up * step / 10})
        page.wait_for_timeout(16)
    touch("touchEnd")
    page.wait_for_timeout(500)


def test_a_turn_is_played_by_clicking(game: Board) -> None:
    empty = game.colour("hex:-4,4")
    game.click("hand:rice4")
    assert "rice" in game.status.lower()
    assert game.place == "0 / 0"
    game.click("hex:-4,4")
    assert game.place == "1 / 1"
    assert game.colour("hex:-4,4") != empty
    page = game.page
    expect(page.locator(".rbw-message.is-success")).to_be_visible()
    page.locator(".rbw-actions button").first.click()
    expect(page.locator(".rbw-status")).to_contain_text("Blue")
    expect(
        page.get_by_role("list", name="What happened").get_by_role("listitem")
    ).not_to_have_count(0)


def test_an_illegal_click_says_why_and_the_rule_can_be_read(game: Board) -> None:
    game.click("hand:rice4", "hex:-4,4")
    game.click("hand:ronin", "hex:-4,4")
    page = game.page
    refusal = page.locator(".rbw-message.is-refusal")
    expect(refusal).to_contain_text("Not allowed")
    expect(refusal).to_be_in_viewport()
    rule = refusal.get_by_role("button")
    expect(rule).to_have_text("SAM-4.4")
    assert game.place == "1 / 1"
    rule.click()
    card = page.locator(".rbw-card")
    expect(card).to_contain_text("SAM-4.4")
    expect(card).to_contain_text("In the rule sheet")
    expect(page.get_by_role("status").filter(has_text="Not allowed")).to_have_count(1)


def test_undo_redo_steps_and_another_line(game: Board) -> None:
    game.click("hand:rice4", "hex:-4,4")
    page = game.page
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".rbw-place")).to_have_text("0 / 1")
    page.get_by_role("button", name="Redo").click()
    expect(page.locator(".rbw-place")).to_have_text("1 / 1")
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".rbw-place")).to_have_text("0 / 1")
    game.stage.seek(0)
    game.click("hand:samurai1", "hex:-3,3")
    line = page.get_by_label("Line of play")
    expect(line).to_be_visible()
    expect(page.locator(".rbw-log")).to_contain_text("samurai 1")
    line.select_option("0")
    expect(page.locator(".rbw-log")).to_contain_text("rice field 4")
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".rbw-place")).to_have_text("0 / 1")
    page.get_by_label("Move", exact=True).first.focus()
    page.keyboard.press("End")
    expect(page.locator(".rbw-place")).to_have_text("1 / 1")


def test_a_step_between_press_and_release_does_not_swallow_the_click(game: Board) -> None:
    game.click("hand:rice4", "hex:-4,4", "hand:ronin", "hex:-3,3")
    page = game.page
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".rbw-place")).to_have_text("0 / 2")
    page.get_by_label("Speed").select_option(label="slow")
    page.get_by_role("button", name="Play step by step").click()
    page.get_by_role("button", name="Pause").hover()
    page.mouse.down()
    expect(page.locator(".rbw-place")).to_have_text("1 / 2")
    page.mouse.up()
    page.wait_for_timeout(2500)
    expect(page.locator(".rbw-place")).to_have_text("1 / 2")


def test_a_game_of_bots_can_be_set_going(game: Board) -> None:
    page = game.page
    page.get_by_text("New game, save, load").click()
    for seat in ("Seat 1 · Red", "Seat 2 · Blue"):
        page.get_by_label(seat).select_option("random")
    page.get_by_role("button", name="Start a new game").click()
    expect(page.locator(".rbw-status")).to_contain_text("a bot plays this seat")
    assert game.place == "0 / 0"
    page.get_by_label("Speed").select_option(label="fast")
    page.get_by_role("button", name="Play step by step").click()
    expect(page.locator(".rbw-place")).not_to_have_text("0 / 0")


def test_a_move_by_keyboard_alone(game: Board) -> None:
    page = game.page
    page.locator(".rbw-status").focus()
    seen: list[str] = []
    while "Play from a list" not in seen:
        page.keyboard.press("Tab")
        seen.append(page.evaluate(FOCUSED).strip())
        assert len(seen) < 40, seen
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED).startswith("With")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".rbw-is-moves select").last.locator("option")).not_to_have_count(1)
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED) == "Play this move"
    page.keyboard.press("Enter")
    expect(page.locator(".rbw-place")).to_have_text("1 / 1")
    assert page.evaluate(FOCUSED) == "Play this move"


def test_tab_reaches_every_control_and_leaves(game: Board) -> None:
    page = game.page
    game.click("hand:rice4", "hex:-4,4")
    for name in ("rule", "moves", "log", "game", "words"):
        page.locator(f".rbw-is-{name}").evaluate("(section) => (section.open = true)")
    page.locator("main").focus()
    reached = set()
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.rbw') === null") and reached:
            break
        reached.add(page.evaluate(FOCUSED))
    else:
        pytest.fail("Tab does not leave the widget")
    unnamed = page.evaluate("""() => [...document.querySelectorAll(".rbw *")]
      .filter((e) => e.matches("button,select,input,textarea,summary"))
      .filter((e) => e.checkVisibility() && e.tabIndex >= 0)
      .filter((e) => !(e.getAttribute("aria-label") || e.labels?.length || e.innerText.trim()))
      .map((e) => e.outerHTML)""")
    assert unnamed == []
    for name in (
        "To the beginning",
        "Pause",
        "Play step by step",
        "Undo",
        "Redo",
        "Start a new game",
    ):
        visible = page.get_by_role("button", name=name)
        assert not visible.count() or name in reached, (name, reached)
    for _ in range(3):
        page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.closest('.rbw') !== null")


def test_the_wheel_scrolls_the_page_over_the_board(game: Board) -> None:
    page = game.page
    page.set_viewport_size({"width": 1280, "height": 500})
    box = page.locator(".rbw-board").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 100, box["y"] + 100)
    page.mouse.wheel(0, 200)
    page.wait_for_timeout(300)
    assert scrolled(page) > 100


def test_a_finger_taps_once_and_drags_the_page(small_game: Board) -> None:
    game, page = small_game, small_game.page
    game.tap("hand:rice4")
    assert game.place == "0 / 0"
    game.tap("hex:-4,4")
    assert game.place == "1 / 1"
    page.evaluate("window.scrollTo({top: 0, behavior: 'instant'})")
    before, status = scrolled(page), game.status
    x, y = game.middle_of("hex:0,-3")
    drag(page, x, y, up=120)
    assert scrolled(page) > before + 60
    assert (game.place, game.status) == ("1 / 1", status)


def test_everything_fits_a_phone(small_game: Board) -> None:
    page = small_game.page
    for name in ("rule", "moves", "log", "game", "words"):
        page.locator(f".rbw-is-{name}").evaluate("(section) => (section.open = true)")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    small = page.evaluate("""() => [...document.querySelectorAll(".rbw :is(.rbw-button,select)")]
      .filter((e) => e.checkVisibility())
      .map((e) => e.getBoundingClientRect())
      .filter((box) => box.height < 32 || box.width < 32).length""")
    assert small == 0


def test_save_reload_and_load(game: Board, tmp_path: Path) -> None:
    game.click("hand:rice4", "hex:-4,4")
    page = game.page
    page.locator(".rbw-is-game summary").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save to a file").click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    assert saved.name == "samurai-2p-1.json"
    taken = game.colour("hex:-4,4")
    game.open()
    assert game.place == "0 / 0"
    assert game.colour("hex:-4,4") != taken
    page.locator(".rbw-is-game summary").click()
    page.get_by_label("Load a saved game from a file").set_input_files(saved)
    expect(page.locator(".rbw-place")).to_have_text("1 / 1")
    page.wait_for_timeout(200)
    assert game.colour("hex:-4,4") == taken


def test_a_file_that_is_no_game_changes_nothing(game: Board, tmp_path: Path) -> None:
    game.click("hand:rice4", "hex:-4,4")
    junk = tmp_path / "junk.json"
    junk.write_text("x" * 1000)
    page = game.page
    page.locator(".rbw-is-game summary").click()
    file = page.get_by_label("Load a saved game from a file")
    file.set_input_files(junk)
    expect(page.locator(".rbw-message.is-error")).to_be_visible()
    told = page.locator(".rbw-message.is-error span").inner_text()
    note = page.locator(".rbw-is-game .is-error")
    expect(note).to_have_text(told)
    expect(note).to_be_in_viewport()
    assert game.place == "1 / 1"
    junk.write_text("x" * 5_000_000)
    file.set_input_files(junk)
    expect(page.get_by_text("larger than any saved game")).to_be_visible()
    assert game.place == "1 / 1"


def test_what_is_wrong_with_a_new_game_is_said_beside_it(game: Board) -> None:
    """A bot's next move would take the place of the message."""
    page = game.page
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".rbw-is-game summary").click()
    page.get_by_label("Seed").fill("1e9")
    start = page.get_by_role("button", name="Start a new game")
    start.click()
    note = page.locator(".rbw-is-game .is-error")
    expect(note).to_have_text(re.compile("A seed is a whole number .* not '1e9'"))
    page.wait_for_timeout(400)
    expect(note).to_be_in_viewport()
    assert game.place == "0 / 0"
    page.get_by_label("Seed").fill("1")
    start.click()
    expect(page.locator(".rbw-is-game .is-error")).to_be_hidden()


def test_a_new_game_brings_its_board_into_view(game: Board) -> None:
    """On a phone the form lies far below the board."""
    page, picture = game.page, game.page.locator(".rbw-board")
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".rbw-is-game summary").click()
    start = page.get_by_role("button", name="Start a new game")
    start.scroll_into_view_if_needed()
    expect(picture).not_to_be_in_viewport()
    start.press("Enter")
    expect(picture).to_be_in_viewport(ratio=0.5)
    assert "rbw-status" in page.evaluate("document.activeElement.className")


def test_the_board_is_sharp_and_follows_the_page_into_the_dark(game: Board) -> None:
    page = game.page
    buffer, shown = page.evaluate("""() => {
      const layer = document.querySelector(".rbw-board canvas");
      return [layer.width, layer.getBoundingClientRect().width];
    }""")
    assert buffer >= 2 * shown - 1
    light = game.colour("hex:0,-3")
    page.emulate_media(color_scheme="dark")
    page.wait_for_timeout(700)
    assert page.locator(".rbw").get_attribute("data-dark") == "true"
    assert game.colour("hex:0,-3") != light


def test_a_lesson_forward_back_and_done(page: Page, address: str) -> None:
    open_page(page, address + "lesson.ipynb")
    lesson = page.locator(".rbw-caption")
    expect(lesson).to_contain_text("1 of 4")
    expect(page.locator(".rbw-message.is-refusal")).to_be_visible()
    assert scrolled(page) == 0
    for number in (2, 3, 4):
        lesson.get_by_role("button", name="Next").click()
        expect(lesson).to_contain_text(f"{number} of 4")
    lesson.get_by_role("button", name="Back").click()
    expect(lesson).to_contain_text("3 of 4")
    lesson.get_by_role("button", name="Next").click()
    lesson.get_by_role("button", name="Give me a hint").click()
    expect(page.locator(".rbw-message.is-info")).to_be_visible()
    page.locator(".rbw-actions button").first.click()
    expect(lesson.locator(".is-solved")).to_contain_text("Done!")
    back = lesson.get_by_role("button", name="Back to the lesson")
    expect(back).to_be_hidden()


def test_whoever_comes_back_to_the_lesson_keeps_the_focus(page: Page, address: str) -> None:
    open_page(page, address + "lesson.ipynb")
    lesson = page.locator(".rbw-caption")
    for number in (2, 3, 4):
        lesson.get_by_role("button", name="Next").click()
        expect(lesson).to_contain_text(f"{number} of 4")
    page.locator(".rbw-actions button").first.click()
    expect(lesson.locator(".is-solved")).to_be_visible()
    page.get_by_text("Play from a list").click()
    pieces, moves = page.locator(".rbw-is-moves select").all()
    pieces.select_option(index=1)
    expect(moves.locator("option")).not_to_have_count(1)
    moves.select_option(index=1)
    page.get_by_role("button", name="Play this move").click()
    back = lesson.get_by_role("button", name="Back to the lesson")
    back.press("Enter")
    expect(back).to_be_hidden()
    expect(lesson.get_by_role("button", name="Next")).to_be_focused()


def test_a_game_begun_in_a_lesson_leads_back(page: Page, address: str) -> None:
    open_page(page, address + "lesson.ipynb")
    lesson = page.locator(".rbw-caption")
    lesson.get_by_role("button", name="Next").click()
    expect(lesson).to_contain_text("2 of 4")
    page.get_by_text("New game, save, load").click()
    page.get_by_role("button", name="Start a new game").click()
    expect(lesson).to_be_hidden()
    back = page.locator(".rbw-notice.is-left").get_by_role("button", name="Back to the lesson")
    back.click()
    expect(lesson).to_contain_text("2 of 4")
    expect(back).to_be_hidden()


def test_people_at_one_screen_hand_it_over(page: Page, address: str) -> None:
    board = Board(page, address + "shared.ipynb", twin())
    board.click("hand:rice4", "hex:-4,4")
    own = board.colour("hand:ship2")
    page.locator(".rbw-actions button").first.click()
    cover = page.locator(".rbw-notice.is-cover")
    expect(cover).to_contain_text("Hand the screen to Blue")
    expect(cover).to_be_in_viewport()
    assert "rbw-handover" in page.evaluate("document.activeElement.className"), "not its button"
    expect(page.get_by_label("Look as")).to_have_value("public")
    assert board.colour("hand:ship2") != own
    cover.get_by_role("button", name="I am Blue: show my side").press("Enter")
    expect(cover).to_be_hidden()
    expect(page.get_by_label("Look as")).to_have_value("1")
    assert "rbw-status" in page.evaluate("document.activeElement.className")


def test_a_choice_in_the_list_is_lit_on_the_board(game: Board) -> None:
    page = game.page
    page.get_by_text("Play from a list").click()
    place = "hex:-4,4"
    pieces, moves = page.locator(".rbw-is-moves select").all()
    pieces.select_option("hand:rice4")
    expect(moves.locator("option")).not_to_have_count(1)
    before = rim(game, place)
    moves.select_option(f"place rice4 {place.removeprefix('hex:')}")
    expect(page.locator(".rbw-place")).to_have_text("0 / 0")
    page.wait_for_timeout(500)
    assert rim(game, place) != before
    moves.select_option("")
    page.wait_for_timeout(500)
    assert rim(game, place) == before


def rim(game: Board, shape: str) -> list[int]:
    """The colour of the page at the rim of a space, where marks are drawn."""
    x, y = game.middle_of(shape)
    return game.colour_at(x, y - 0.8 * game.radius(shape))


def test_a_link_to_a_rule_leads_to_it(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 800, "height": 220})
    open_page(page, address + "rule.ipynb#SAM-4.1")
    expect(page.locator("strong", has_text="SAM-4.1")).to_be_in_viewport()
    assert scrolled(page) > 0


def test_a_rule_comes_to_life(page: Page, address: str) -> None:
    open_page(page, address + "rule.ipynb")
    expect(page.get_by_text("SAM-4.1").first).to_contain_text("SAM-4.1")
    page.wait_for_function("() => document.querySelector('.rbx-picture img').naturalWidth > 0")
    assert page.locator("canvas").count() == 0
    page.get_by_role("button", name="Try it on the board").press("Enter")
    expect(page.locator(".rbw-caption")).to_contain_text("1 of")
    expect(page.locator(".rbx-picture")).to_have_count(0)
    expect(page.locator(":focus").locator(".rbw-caption")).to_have_count(1)
    assert page.evaluate("document.activeElement !== document.body")
