"""A free game of several people at one screen, played on the page and in Python alike."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, expect

from rulebook_widgets.core import Session, load_game
from rulebook_widgets.stage import Stage
from tests.browser.reading import Board, open_board
from tests.helpers.browsing import Watch


@contextmanager
def free_game(context: BrowserContext, address: str, page: str, players: int) -> Iterator[Board]:
    """Open a page with a free game and seat people; nothing may go wrong on it until the end."""
    with context.new_page() as opened:
        watch = Watch(opened)
        board = open_board(opened, address + page)
        part = board.unfold("New game, save, load")
        board.choice("Players").select_option(str(players))
        for seat in part.get_by_label(re.compile(r"^Seat \d")).all()[1:]:
            seat.select_option("person")
        part.get_by_role("button", name="Start a new game").click()
        yield board
        assert watch.troubles == []
        assert watch.foreign(address) == []


def lay_out(game_id: str, board: Board, folder: Path, **facts: Any) -> Stage:
    """Put a position on the page by opening a file, and return it in Python."""
    session = Session.from_position(load_game(game_id), seed=5, **facts)
    file = folder / "position.json"
    file.write_text(session.record.to_json(), "utf-8")
    part = board.unfold("New game, save, load")
    part.get_by_label("Load a saved game from a file").set_input_files(file)
    stage = Stage.for_record(session.record, seats="person")
    expect(board.status).to_have_text(stage.status)
    return stage


def do(board: Board, stage: Stage, *shapes: str) -> None:
    """Click shapes on the board, or the buttons beside it, on the page and in Python."""
    for shape in shapes:
        scene, buttons = stage.scene, {b.path[-1]: b.text for b in stage.buttons}
        stage.click(shape)
        if shape in buttons:
            board.root.locator(".rbw-actions").get_by_role("button", name=buttons[shape]).click()
        else:
            board.click(scene, shape)
        expect(board.status).to_have_text(stage.status)
        expect(board.count).to_have_text(f"{stage.ply} / {stage.session.length}")
