"""Positions of Yspahan built by hand: filled in legally, or refused with what is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rulebook_widgets.core import OptionError, PositionError
from rulebook_widgets.games.yspahan.rules import game
from rulebook_widgets.games.yspahan.state import NO_DICE, Row
from tests.games.yspahan.battery_plan import conserved
from tests.games.yspahan.kit import BLUE, RED, at, each_count, legal, play, random_game

FULL = {"camels": [1, 1, 1], "sack": [2], "gold": [6] * 5}


@each_count
def test_nothing_named_is_the_first_turn(players: int) -> None:
    assert at(players=players) == game.setup(players)


def test_moments() -> None:
    assert at(start=2).phase == "roll"
    assert at(start=2, turn=3).phase == "act"
    assert at(rows=FULL).phase == "act"
    assert at(built=True).phase == at(moment="after").phase == "after"
    assert at(moment="act").rows == play(at(), "roll 0", "white 1,1,2,3,3,4,5,6,6").rows


def test_who_has_acted() -> None:
    state = at(start=2, turn=0)
    assert state.order == (2, 3, 0, 1) and state.acted == (2, 3)
    assert sum(1 for row in state.rows if row.value) == 4


@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("moment", ["act", "after"])
def test_what_is_not_named_is_filled_in_legally(turn: int, moment: str) -> None:
    state = at(start=0, turn=turn, moment=moment, hands={0: ["exchange"]}, points={1: 4})
    conserved(state)
    assert legal(state)


def test_json_facts() -> None:
    facts = {
        **{"players": 3, "week": 2, "day": 4, "start": 1, "turn": 2, "supervisor": "N2"},
        **{"shops": {"sack_3.1": 0}, "caravan": [0, 2], "camels": {"0": 3}, "gold": {"1": 0}},
        **{"hands": {"2": ["exchange"]}, "discards": ["three_gold"], "points": {"0": 9}},
        "buildings": {"2": ["hoist", "paddock", "shop"]},
        "rows": {"camels": [2, 2], "gold": [5]},
    }
    state = at(**json.loads(json.dumps(facts)))
    conserved(state)
    assert state.cubes == {"sack_3.1": 0} and state.caravan == (0, 2)
    assert state.camels == (3, 0, 0) and state.gold == (2, 0, 2) and state.points == (9, 0, 5)
    assert state.rows == (Row(2, 2, 0), *[NO_DICE] * 4, Row(5, 1, 0))
    assert len(state.deck) == 16


def test_yellow_dice_of_a_position_leave_as_after_a_roll() -> None:
    state = at(rows={**FULL, "camels": [1] * 5}, yellow={"camels": 2})
    assert state.rows[0] == Row(1, 3, 2) and state.bought == 2
    conserved(state)


def test_the_last_day_of_four_goes_by_the_points() -> None:
    assert at(week=3, day=7, points={0: 5, 1: 2, 2: 9, 3: 2}).order == (3, 1, 0, 2)
    assert at(week=3, day=7, start=2, points={}).order == (1, 0, 3, 2)
    assert at(week=3, day=7, order=[2, 0, 1, 3]).seat == RED
    assert at(players=3, week=3, day=7, start=1).order == (1, 2, 0)


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"colour": 1}, "has no 'colour'"),
        ({"turn": 4}, "no seat"),
        ({"week": 4}, "week"),
        ({"day": 0}, "day"),
        ({"day": True}, "day"),
        ({"order": [0, 1, 2]}, "every seat once"),
        ({"order": [0, 2, 1, 3]}, "clockwise"),
        ({"order": [0, 1, 2, 3], "start": 0}, "say the same"),
        ({"moment": "noon"}, "none of"),
        ({"moment": "roll", "start": 0, "turn": 1}, "start player"),
        ({"moment": "act", "built": True}, "after the action"),
        ({"built": 1}, "True or False"),
        ({"supervisor": "W11"}, "no space"),
        ({"shops": {"sack_9.1": 0}}, "no shop"),
        ({"shops": {"sack_3.1": 0, "sack_3.2": 1}}, "one player"),
        ({"caravan": [0] * 12}, "12"),
        ({"players": 3, "caravan": [0] * 9}, "9"),
        ({"camels": {0: -1}}, "whole number"),
        ({"gold": {0: "many"}}, "whole number"),
        ({"gold": {0: 1, "0": 2}}, "twice"),
        ({"hands": {0: ["joker"]}}, "no card"),
        ({"hands": {0: ["exchange"] * 2}, "discards": ["exchange"]}, "two cards of a kind"),
        ({"buildings": {0: ["palace"]}}, "none of"),
        ({"buildings": {0: ["hoist", "hoist"]}}, "twice"),
        ({"buildings": {0: ["hoist", "shop", "paddock"]}, "points": {0: 3}}, "brought 5"),
        ({"points": {0: "ten"}}, "points"),
        ({"points": {0: -1}}, "points"),
        ({"rows": {"sugar": [1]}}, "no row"),
        ({"rows": {"camels": [7] * 9}}, "from 1 to 6"),
        ({"rows": {"camels": [1, 2]}}, "same value"),
        ({"rows": {"camels": [1] * 8}}, "9 white ones"),
        ({"rows": {"camels": [1] * 10}}, "10 white"),
        ({"rows": {"camels": [6] * 4, "gold": [1] * 5}}, "go up"),
        ({"rows": {"camels": [1] * 4, "barrel": [2], "gold": [6] * 4}}, "no row is skipped"),
        ({"rows": FULL, "yellow": {"camels": 4}}, "of the 3 dice"),
        ({"rows": FULL, "yellow": {"chest": 1}}, "no dice are named"),
        ({"yellow": {"camels": 1}, "moment": "act"}, "name the rows"),
        ({"rows": FULL, "moment": "roll"}, "before the roll"),
        ({"start": 0, "turn": 1, "rows": {"gold": [6]}, "yellow": {"gold": 1}}, "YSP-3.4"),
        ({"start": 0, "turn": 3, "rows": {f: [n] for n, f in enumerate(FULL, 1)}, "day": 8}, "day"),
        (
            {
                **{"start": 0, "turn": 3},
                "rows": {"camels": [1], "sack": [2], "barrel": [3], "gold": [5]},
            },
            "too many",
        ),
        ({"shops": 5}, "wrong form"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(facts: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        at(**facts)


def test_for_three_or_four() -> None:
    with pytest.raises(OptionError):
        at(players=2)


@each_count
def test_a_position_can_be_told_by_its_facts(players: int) -> None:
    """Any position at the beginning of a turn can be built from what a teacher sees."""
    for state in list(random_game(players, 2))[::7]:
        if state.phase not in ("roll", "act"):
            continue
        named = {
            row: [dice.value] * dice.dice
            for row, dice in zip(
                ("camels", "sack", "barrel", "chest", "amphora", "gold"), state.rows, strict=True
            )
            if dice.value
        }
        yellow = {
            row: dice.yellow
            for row, dice in zip(
                ("camels", "sack", "barrel", "chest", "amphora", "gold"), state.rows, strict=True
            )
            if dice.yellow
        }
        facts: dict[str, Any] = {} if state.phase == "roll" else {"rows": named, "yellow": yellow}
        again = at(
            players=players,
            turn=state.seat,
            week=state.week,
            day=state.day,
            order=state.order,
            moment=state.phase,
            supervisor=state.supervisor,
            shops=state.cubes,
            caravan=state.caravan,
            camels=dict(enumerate(state.camels)),
            gold=dict(enumerate(state.gold)),
            hands=dict(enumerate(state.hands)),
            discards=state.discards,
            buildings=dict(enumerate(state.buildings)),
            points=dict(enumerate(state.points)),
            **facts,
        )
        assert legal(again) == legal(state)
        assert (again.points, again.shops, again.deck) == (state.points, state.shops, state.deck)


def test_points_of_a_position_have_their_lines() -> None:
    state = at(points={0: 12}, buildings={0: ["hoist", "shop", "paddock"]})
    assert [(s.kind, s.amount) for s in state.account if s.seat == BLUE] == [
        ("building_points", 5),
        ("before", 7),
    ]
