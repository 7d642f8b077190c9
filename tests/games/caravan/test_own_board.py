"""The rules on a board of a reader's own: cities and numbered spaces lie elsewhere."""

from __future__ import annotations

import pytest

from rulebook_widgets.core import Record, Session
from rulebook_widgets.games.caravan.board import MAIN, board_of
from rulebook_widgets.games.caravan.rules import game
from tests.games.caravan.battery_plan import PLAN
from tests.games.caravan.kit import ALL, allowed, at, goods, legal, play, refused, sought_game

_CITIES = zip(ALL, ("b2", "d2", "f2", "f4", "f6", "d6", "b6", "b4"), strict=True)
_NUMBERS = enumerate(("g7", "a7", "g1", "a1", "d1", "g4", "d7", "a4"), 1)
OWN = 'game = "caravan"\nbase = "main"\n' + "".join(
    [
        f'[[city]]\nid = "town{number}"\ntitle = "Town {number}"\n'
        f'good = "{good}"\nspace = "{space}"\n'
        for number, (good, space) in enumerate(_CITIES, 1)
    ]
    + [
        f'[[numbered_space]]\nnumber = {number}\nspace = "{space}"\n'
        f"demand_markers = {1 if number in (1, 2, 7, 8) else 0}\n"
        for number, space in _NUMBERS
    ]
)
"""An own board: the cities in a ring, the numbered spaces along the edge, 1 at the lower right."""


def test_goods_and_markers_lie_where_the_file_says() -> None:
    state = game.setup(4, board=OWN)
    for good in ALL:
        state = allowed(state, f"draw {good}")
    board = board_of(OWN)
    lying = {board.numbered[place].space: good for place, good in enumerate(state.goods)}
    assert lying["g7"] == "ivory" and lying["a4"] == "hides"
    assert state.markers == (1, 1, 0, 0, 0, 0, 1, 1)
    assert game.provenance(state) == board.provenance != MAIN.provenance


def test_goods_are_picked_up_and_delivered_where_the_file_says() -> None:
    state = at(board=OWN, camels={0: ["g7", "b2", "c2 ivory"]}, goods={"1": "meat"})
    assert legal(state, "pick_up") == ["pick_up g7"]
    after = play(state, "pick_up g7", "carry ivory c2 b2")
    assert goods(after.delivered[0]) == {"ivory": 1}
    refused(state, "pick_up b2", "CAR-5.1", "nothing_lies_here", "space:b2")
    (delivered,) = [
        event
        for event in game.apply(state, game.decode("carry ivory c2 b2")).events
        if event.kind == "delivered"
    ]
    assert game.sentence(delivered) == "Black delivers ivory to Town 1, worth 6 points."


@pytest.mark.parametrize("players", [2, 4])
def test_whole_games(players: int) -> None:
    steps = [step for *_, step in sought_game(players, 1, board=OWN)]
    for step in steps:
        PLAN.conserved(step.state)
    assert game.result(steps[-1].state) is not None


def test_a_record_with_an_own_board_is_complete_by_itself() -> None:
    session = Session(game, 2, 7, board=OWN)
    session.play(game.decode("place g7"))
    record = Record.from_json(session.record.to_json())
    assert record.options["board"] == OWN
    assert Session.from_record(record).state == session.state
