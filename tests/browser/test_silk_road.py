"""A learner at Silk Road: an auction, a market with a trade, a vizier, and nobody's secret seen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from rulebook_widgets.core import Event
from rulebook_widgets.stage import Stage
from tests.browser.reading import Board
from tests.browser.together import do, free_game, lay_out

pytestmark = pytest.mark.browser

PLAY = "voila/render/silk_road/10-play.ipynb"
NAMES = ("Aisha", "Bahram", "Chen", "Dilara")
A, B, C, D = range(4)

laid_out = partial(lay_out, "silk_road")


@pytest.fixture(scope="module")
def opened(desktop: BrowserContext, address: str) -> Iterator[Board]:
    """The page with the free game, four people at one screen; nothing may go wrong on it."""
    with free_game(desktop, address, PLAY, players=4) as board:
        board.unfold("The board in words")
        yield board


def take_the_screen(board: Board, stage: Stage) -> None:
    """Find the secrets covered, take the screen as the player to move, and see only one's own."""
    seat = stage.session.actor
    assert stage.handover is not None
    assert stage.handover.seat == seat
    in_words = board.unfold("The board in words")
    for name in NAMES:
        expect(in_words).to_contain_text(f"The goods and coins of {name} are behind a screen")
    board.root.get_by_role("button", name=stage.handover.show).click()
    stage.look(seat)
    expect(board.choice("Look as")).to_have_value(str(seat))
    sees_only_its_own(board, stage)


def sees_only_its_own(board: Board, stage: Stage) -> None:
    """The page tells of one player's goods, money and choices, and the picture is that player's."""
    seat = stage.eyes
    assert seat == stage.session.actor
    in_words = board.unfold("The board in words")
    expect(in_words).to_contain_text(f"{NAMES[seat]} has ")
    for other in {A, B, C, D} - {seat}:
        expect(in_words).to_contain_text(
            f"The goods and coins of {NAMES[other]} are behind a screen"
        )
    expect(board.log).to_have_count(len(stage.log))
    said = board.root.inner_text()
    for event in whispers(stage):
        tale = stage.game.sentence(event)
        assert (tale in said) == (event.seat == seat), tale


def whispers(stage: Stage) -> list[Event]:
    """What happened so far that only one player may know."""
    session = stage.session
    found = []
    for ply, move in enumerate(session.moves[: session.ply]):
        found += stage.game.apply(session.state_at(ply), move).events
    return [event for event in found if event.secret]


def test_an_auction_and_a_round_of_the_market(opened: Board, tmp_path: Path) -> None:
    """Dilara buys the pawn and exchanges; Aisha sells, Bahram buys, and Chen leads next."""
    stage = laid_out(
        opened,
        tmp_path,
        moment="bid",
        tiles={"lanzhou": ["trader_spices_silk", "sell_silk", "buy_jewels"]},
        goods={A: {"silk": 2}, D: {"spices": 1}},
        silver={B: 7, C: 8, D: 9},
    )
    do(opened, stage, "bid:3")
    take_the_screen(opened, stage)
    do(opened, stage, "do:pass")
    take_the_screen(opened, stage)
    do(opened, stage, "bid:5")
    take_the_screen(opened, stage)
    do(opened, stage, "do:accept")
    assert (stage.session.state.leader, stage.session.state.silver[A]) == (D, 10)
    take_the_screen(opened, stage)
    do(opened, stage, "city:lanzhou", "take:trader_spices_silk", "mine:spices")
    assert stage.session.state.goods[D][1] == 2, "two silk for the spices"
    expect(opened.root).to_contain_text("SLK-6.3")
    do(opened, stage, "do:done", "seat:0")
    take_the_screen(opened, stage)
    do(opened, stage, "take:sell_silk", "mine:silk", "mine:silk", "do:done", "seat:1")
    assert stage.session.state.silver[A] == 10 + 4 + 3
    take_the_screen(opened, stage)
    do(opened, stage, "take:buy_jewels", "supply:jewels", "do:done", "seat:2")
    state = stage.session.state
    assert (state.round, state.holder, state.stack) == (2, C, 3)
    expect(opened.log.last).to_contain_text("Round 2 begins")
    assert {event.kind for event in whispers(stage)} == {"paid", "bought"}


def test_a_vizier_is_answered_in_secret(opened: Board, tmp_path: Path) -> None:
    stage = laid_out(
        opened,
        tmp_path,
        tiles={"lanzhou": ["vizier", "crook", "thief"]},
        goods={A: {"silk": 3}, B: {"silk": 2}, C: {"silk": 1}},
    )
    do(opened, stage, "take:vizier", "vizier:silk")
    for seat, count in ((A, 3), (B, 2), (C, 1), (D, 0)):
        if seat != A:
            take_the_screen(opened, stage)
        assert stage.session.actor == seat
        do(opened, stage, f"show:{count}")
        assert (stage.session.state.phase == "show") == (seat != D)
    take_the_screen(opened, stage)
    assert stage.session.state.silver == (10, 8, 5, 5)
    expect(opened.root).to_contain_text("SLK-6.7")
    assert {event.kind for event in whispers(stage)} == {"chosen"}


def test_a_city_that_no_arrow_leads_to_is_refused(opened: Board, tmp_path: Path) -> None:
    stage = laid_out(opened, tmp_path, city="dunhuang", moment="travel")
    before = stage.session.state
    do(opened, stage, "city:kashgar")
    assert stage.message is not None
    assert (stage.message.tone, stage.message.rule) == ("refusal", "SLK-4.1")
    expect(opened.message).to_contain_text("Not allowed " + stage.message.text)
    expect(opened.message).to_contain_text("SLK-4.1")
    assert stage.session.state == before
