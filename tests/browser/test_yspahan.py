"""A learner at Yspahan: dice, shops, supervisor, another's camel, building, end of a week."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.reading import Board
from tests.browser.together import do, free_game, lay_out

pytestmark = pytest.mark.browser

PLAY = "voila/render/yspahan/09-play.ipynb"
BLUE, GREEN, RED, YELLOW = range(4)

laid_out = partial(lay_out, "yspahan")


@pytest.fixture(scope="module")
def opened(desktop: BrowserContext, address: str) -> Iterator[Board]:
    """The page with the free game, four people at one screen; nothing may go wrong on it."""
    with free_game(desktop, address, PLAY, players=4) as board:
        yield board


def test_dice_are_rolled_and_a_row_of_cubes_is_placed(opened: Board, tmp_path: Path) -> None:
    stage = laid_out(opened, tmp_path, gold={BLUE: 3})
    do(opened, stage, "do:roll:1")
    rows = [
        row for row in ("sack", "barrel", "chest", "amphora") if stage.scene.shape(f"row:{row}")
    ]
    row = next(row for row in rows if f"row:{row}" in stage.highlights.targets)
    do(opened, stage, f"row:{row}")
    while shops := sorted(t for t in stage.highlights.targets if t.startswith("shop:")):
        do(opened, stage, shops[0])
    assert any(seat == BLUE for seat in stage.view.shops)
    expect(opened.log.last).to_contain_text(re.compile("[A-Z]"))


def test_an_owner_pays_a_camel_when_the_supervisor_comes(opened: Board, tmp_path: Path) -> None:
    stage = laid_out(
        opened,
        tmp_path,
        supervisor="W2",
        shops={"barrel_3.1": BLUE, "sack_3.2": YELLOW, "sack_3.3": YELLOW},
        turn=YELLOW,
        start=BLUE,
        rows={"barrel": [3, 3]},
        gold={YELLOW: 4},
        camels={BLUE: 3, YELLOW: 4},
    )
    do(opened, stage, "row:barrel", "road:E1")
    assert stage.session.actor == BLUE, "the owner of the cube is asked"
    expect(opened.status).to_contain_text("Blue")
    do(opened, stage, "do:save")
    assert stage.session.state.camels[BLUE] == 2
    assert stage.session.state.caravan[0] == BLUE
    expect(opened.root).to_contain_text("YSP-5.3")


def test_a_building_is_put_up_after_the_action(opened: Board, tmp_path: Path) -> None:
    stage = laid_out(
        opened,
        tmp_path,
        moment="after",
        rows={"gold": [6, 6]},
        camels={BLUE: 3},
        gold={BLUE: 3},
        hands={BLUE: ["three_gold"]},
    )
    do(opened, stage, "build:caravansary")
    assert stage.session.state.camels[BLUE] == 0
    do(opened, stage, "do:end")
    expect(opened.status).to_contain_text("Green")


def test_a_week_ends_and_its_points_can_be_asked_why(opened: Board, tmp_path: Path) -> None:
    stage = laid_out(
        opened,
        tmp_path,
        day=7,
        order=[BLUE, GREEN, RED, YELLOW],
        turn=YELLOW,
        moment="after",
        rows={},
        camels={YELLOW: 2},
        shops={"chest_6.1": BLUE, "chest_6.2": BLUE, "chest_6.3": BLUE},
        caravan=[GREEN, GREEN],
    )
    do(opened, stage, "do:end")
    assert stage.session.state.week == 2
    assert stage.session.state.points[BLUE] == 6
    opened.click(stage.scene, "scored:0")
    stage.click("scored:0")
    assert stage.message is not None
    expect(opened.message).to_contain_text(stage.message.text)
    expect(opened.message).to_contain_text("YSP-7.")


def test_a_row_without_dice_is_refused_with_its_rule(opened: Board, tmp_path: Path) -> None:
    stage = laid_out(opened, tmp_path, rows={"camels": [1] * 5, "gold": [6] * 4})
    scene = stage.scene
    stage.click("row:chest")
    opened.click(scene, "row:chest")
    assert stage.message is not None
    assert stage.message.rule == "YSP-4.1"
    expect(opened.message).to_contain_text("Not allowed " + stage.message.text)
