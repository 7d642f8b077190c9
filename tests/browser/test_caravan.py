"""A learner at Caravan: camels, a pick-up, a good along the chain, a theft, the end of a turn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from rulebook_widgets.stage import Stage
from tests.browser.reading import Board
from tests.browser.together import do, free_game, lay_out

pytestmark = pytest.mark.browser

PLAY = "voila/render/caravan/11-play.ipynb"
BLACK, YELLOW = range(2)

laid_out = partial(lay_out, "caravan")


@pytest.fixture(scope="module")
def opened(desktop: BrowserContext, address: str) -> Iterator[Board]:
    """The page with the free game, two people at one screen; nothing may go wrong on it."""
    with free_game(desktop, address, PLAY, players=2) as board:
        yield board


def left(stage: Stage) -> int:
    """How many actions are left of the turn."""
    actions: int = stage.session.state.left
    return actions


def test_the_first_turns_place_camels(opened: Board, tmp_path: Path) -> None:
    """One action, then two: the turns end by themselves."""
    stage = laid_out(opened, tmp_path, players=2, turn_number=1)
    do(opened, stage, "supply", "space:d4")
    assert stage.session.actor == YELLOW
    do(opened, stage, "supply", "space:f3", "supply", "space:f2")
    assert stage.session.actor == BLACK
    assert [len(herd) for herd in stage.session.state.camels] == [1, 2]
    expect(opened.log.last).to_have_text("It is Black's turn, with 3 actions.")


def test_a_good_goes_from_the_sand_along_a_chain_into_its_city(
    opened: Board, tmp_path: Path
) -> None:
    stage = laid_out(
        opened,
        tmp_path,
        players=2,
        goods={"2": "ivory"},
        camels={BLACK: ["d1", "e1", "f1 salt"], YELLOW: ["b2"]},
    )
    do(opened, stage, "supply", "space:g1")
    do(opened, stage, "good:g1")
    assert stage.session.state.earned[BLACK] == 1, "the demand marker of the corner"
    before = opened.look()
    do(opened, stage, "load:g1:ivory")
    opened.until_changed(before)
    chain = {"space:d1", "space:e1"}
    assert stage.highlights.targets >= chain, "the empty camels of the group"
    do(opened, stage, "space:d1")
    assert sum(stage.session.state.delivered[BLACK]) == 1
    expect(opened.log.last).to_contain_text("delivers ivory to Marrakesh, worth 6 points")
    assert left(stage) == 1
    do(opened, stage, "do:end")
    assert (stage.session.actor, left(stage)) == (YELLOW, 4)


def test_another_seat_steals_and_hides_the_good(opened: Board, tmp_path: Path) -> None:
    stage = laid_out(
        opened,
        tmp_path,
        players=2,
        left=1,
        goods={"4": "meat"},
        camels={BLACK: ["f3", "d2"], YELLOW: ["f3", "b2"]},
    )
    do(opened, stage, "camel:f3", "good:f3")
    assert stage.session.actor == YELLOW, "that was Black's last action"
    do(opened, stage, "camel:f3", "load:0:f3:meat")
    state = stage.session.state
    assert state.thefts[:2] == (2, 0)
    assert [camel.load for camel in state.camels[YELLOW]] == ["", "meat_under"]
    expect(opened.root).to_contain_text("CAR-6.1")


def test_a_diagonal_neighbour_is_refused_with_its_reason(opened: Board, tmp_path: Path) -> None:
    stage = laid_out(
        opened,
        tmp_path,
        players=2,
        camels={BLACK: ["d1", "e1", "f2 ivory", "g2"], YELLOW: ["b2"]},
    )
    before = stage.session.state
    do(opened, stage, "load:f2:ivory", "space:e1")
    assert stage.message is not None
    assert (stage.message.tone, stage.message.rule) == ("refusal", "CAR-7.1")
    assert "Only at a corner" in stage.message.text
    expect(opened.message).to_contain_text("Not allowed " + stage.message.text)
    expect(opened.message).to_contain_text("CAR-7.1")
    assert stage.session.state == before
