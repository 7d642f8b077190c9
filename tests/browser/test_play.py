"""A learner at the free game: by mouse, by keyboard, through time, saved and opened again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from rulebook_widgets.core import Record, Refusal, room
from rulebook_widgets.stage import Choice, Stage
from tests.browser.keyboard import tab_to
from tests.browser.reading import LOADING, PLAY, READY, Board, open_board
from tests.helpers.browsing import Watch

pytestmark = pytest.mark.browser

RED = re.compile("^Red is to move")
OTHERS_ANSWER = 30_000


@pytest.fixture(scope="module")
def opened(desktop: BrowserContext, address: str) -> Iterator[Board]:
    """The page with the free game; nothing may have gone wrong on it in the end."""
    with desktop.new_page() as page:
        watch = Watch(page)
        yield open_board(page, address + PLAY)
        assert watch.troubles == []
        assert watch.foreign(address) == []


@pytest.fixture
def table(opened: Board) -> tuple[Board, Stage]:
    """A new game of four people, on the page and in Python."""
    return opened, opened.new_game()


def play(board: Board, stage: Stage, path: tuple[str, ...]) -> None:
    """Click the shapes that make a move, on the page and in Python."""
    for shape in path:
        scene, before = stage.scene, board.look()
        stage.click(shape)
        board.click(scene, shape)
        board.until_changed(before)
        expect(board.status).to_have_text(stage.status)


def moves(stage: Stage) -> list[Choice]:
    """The moves that are made by a click on the hand and one on the map."""
    choices = [choice for group in stage.choices for choice in group.choices]
    return [choice for choice in choices if len(choice.path) == 2]


def a_refused_move(stage: Stage) -> tuple[str, str, Refusal]:
    """A tile, a space, and why the tile may not be laid there."""
    tile = moves(stage)[0].path[0]
    intend, state = room("samurai", "scene").intend, stage.session.state
    spaces = [shape.name for layer in stage.scene.layers for shape in layer.shapes]
    for space in spaces:
        meant = intend(state, (tile, space)) if space.startswith("hex:") else None
        refusal = meant and stage.game.check(state, meant)
        if refusal:
            return tile, space, refusal
    raise AssertionError("every move is allowed")


def test_a_whole_turn_is_played_by_clicking_and_the_others_answer(opened: Board) -> None:
    opened.choice("Speed").select_option(label="fast")
    opened.new_game(seats="random")
    stage = opened.game()
    choice = moves(stage)[0]
    start = stage.ply
    play(opened, stage, choice.path[:1])
    opened.click(stage.scene, choice.path[1])
    expect(opened.count).not_to_have_text(re.compile(rf"^{start} /"))
    for button in opened.root.locator(".rbw-actions button").all():
        button.click()
    expect(opened.status).to_have_text(RED, timeout=OTHERS_ANSWER)
    made = Record.parse(opened.save()).moves[start:]
    assert made[0] == choice.encoded
    assert sum(move.startswith("place ") for move in made) >= 4


def test_a_click_that_is_not_allowed_is_told_why_and_by_which_rule(
    table: tuple[Board, Stage],
) -> None:
    board, stage = table
    tile, space, refusal = a_refused_move(stage)
    before = board.count.inner_text()
    play(board, stage, (tile,))
    stage.click(space)
    assert stage.message is not None
    assert stage.message.rule == refusal.rule
    board.click(stage.scene, space)
    expect(board.message).to_contain_text("Not allowed " + stage.message.text)
    expect(board.spoken).to_contain_text(stage.message.text)
    board.message.get_by_role("button", name=f"Read rule {refusal.rule}").click()
    expect(board.card).to_contain_text(stage.game.rulebook[refusal.rule].text)
    assert board.count.inner_text() == before


def test_a_move_is_made_by_keyboard_alone(table: tuple[Board, Stage]) -> None:
    board, stage = table
    keyboard, before = board.page.keyboard, board.look()
    group = stage.choices[0]
    board.page.locator("a.skip").focus()
    keyboard.press("Enter")
    tab_to(board.page, board.root.locator("summary", has_text="Play from a list"))
    keyboard.press("Enter")
    tab_to(board.page, board.choice("With"))
    keyboard.press("ArrowDown")
    expect(board.choice("With")).to_have_value(group.shape)
    expect(board.choice("Move").locator("option")).to_have_count(len(group.choices) + 1)
    tab_to(board.page, board.choice("Move"))
    keyboard.press("ArrowDown")
    keyboard.press("ArrowDown")
    expect(board.choice("Move")).to_have_value(group.choices[1].encoded)
    tab_to(board.page, board.button("Play this move"))
    keyboard.press("Enter")
    stage.choose(group.choices[1].encoded)
    expect(board.status).to_have_text(stage.status)
    expect(board.count).to_have_text(f"{stage.ply} / {stage.ply}")
    board.until_changed(before)
    assert board.root.evaluate("(root) => root.contains(document.activeElement)")


def test_undo_redo_and_the_slider_lead_through_the_game(table: tuple[Board, Stage]) -> None:
    board, stage = table
    start = stage.ply
    play(board, stage, moves(stage)[0].path)
    end, last = stage.ply, board.look()
    board.button("Undo").click()
    expect(board.count).to_have_text(f"{start} / {end}")
    board.until_changed(last)
    board.button("Redo").click()
    expect(board.count).to_have_text(f"{end} / {end}")
    board.slider.fill("0")
    expect(board.count).to_have_text(f"0 / {end}")
    expect(board.button("Back one step")).to_have_attribute("aria-disabled", "true")
    board.slider.focus()
    board.page.keyboard.press("End")
    expect(board.count).to_have_text(f"{end} / {end}")
    expect(board.slider).to_have_attribute("aria-valuetext", f"Move {end} of {end}")
    board.until_again(last)


def test_going_back_and_playing_differently_keeps_the_old_line(
    table: tuple[Board, Stage],
) -> None:
    board, stage = table
    one, other = moves(stage)[0], moves(stage)[-1]
    play(board, stage, one.path)
    expect(board.choice("Line of play")).to_be_hidden()
    stage.undo()
    board.button("Undo").click()
    expect(board.status).to_have_text(stage.status)
    play(board, stage, other.path)
    lines = board.choice("Line of play")
    expect(lines.locator("option")).to_have_text(["line 1 of 2", "line 2 of 2"])
    assert other.encoded in Record.parse(board.save()).moves
    stage.switch(0)
    lines.select_option("0")
    expect(board.count).to_have_text(f"{stage.ply} / {stage.session.length}")
    assert one.encoded in Record.parse(board.save()).moves


def test_a_line_of_the_log_leads_to_its_move(table: tuple[Board, Stage]) -> None:
    board, stage = table
    start = stage.ply
    play(board, stage, moves(stage)[0].path)
    line = next(line for line in stage.log if line.ply == start + 1)
    board.button("Undo").click()
    expect(board.count).to_have_text(f"{start} / {stage.ply}")
    board.log.get_by_text(line.text, exact=True).click()
    expect(board.count).to_have_text(f"{line.ply} / {stage.ply}")


def test_other_eyes_see_other_hands(table: tuple[Board, Stage]) -> None:
    board, _stage = table
    own = board.look()
    board.choice("Look as").select_option("1")
    board.until_changed(own)
    other = board.look()
    board.choice("Look as").select_option("public")
    board.until_changed(other)
    board.choice("Look as").select_option("0")
    board.until_again(own)


def test_a_saved_game_is_opened_after_a_reload(opened: Board, tmp_path: Path) -> None:
    opened.choice("Speed").select_option(label="fast")
    opened.new_game(players=3, seats="random", seed=11)
    stage = opened.game()
    start, choice = stage.ply, moves(stage)[0]
    for shape in choice.path:
        opened.click(stage.scene, shape)
    expect(opened.count).not_to_have_text(re.compile(rf"^{start} /"))
    expect(opened.status).to_have_text(RED, timeout=OTHERS_ANSWER)
    saved, counted, picture = opened.save(), opened.count.inner_text(), opened.look()
    file = tmp_path / "samurai.json"
    file.write_text(saved, "utf-8")

    opened.page.reload()
    opened.page.wait_for_selector(READY, timeout=LOADING)
    opened.until_painted().until_changed(picture)
    part = opened.unfold("New game, save, load")
    part.get_by_label("Load a saved game from a file").set_input_files(file)
    expect(opened.count).to_have_text(counted)
    opened.until_again(picture)
    assert Record.parse(opened.save()) == Record.parse(saved)


@pytest.mark.parametrize("text", ["{", '{"game": "chess", "players": 2}', "no game " * 1000])
def test_a_file_that_is_no_saved_game_changes_nothing(
    table: tuple[Board, Stage], tmp_path: Path, text: str
) -> None:
    board, stage = table
    saved, before = board.save(), board.look()
    file = tmp_path / "broken.json"
    file.write_text(text, "utf-8")
    part = board.unfold("New game, save, load")
    part.get_by_label("Load a saved game from a file").set_input_files(file)
    stage.load(text)
    assert stage.message is not None
    expect(board.message).to_contain_text("A problem " + stage.message.text)
    assert board.save() == saved
    board.until_again(before)


def test_the_wheel_over_the_board_scrolls_the_page(opened: Board) -> None:
    page = opened.page
    page.evaluate("window.scrollTo(0, 0)")
    opened.picture.hover(position={"x": 200, "y": 200})
    before = page.evaluate("window.scrollY")
    page.mouse.wheel(0, 300)
    page.wait_for_function("(before) => window.scrollY > before + 100", arg=before)
