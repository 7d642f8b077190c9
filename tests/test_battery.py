"""The battery itself: the tiny game stands it; what it asks of records, pictures and plans."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from rulebook_widgets.core import (
    AnyGame,
    Session,
    room,
)
from tests.battery import BatteryFailure, Pool, Table, play_game
from tests.helpers.pebbles_plan import PLAN, play_some

change = msgspec.structs.replace


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("options", PLAN.option_sets, ids=str)
def test_the_tiny_game_stands_the_battery(pebbles: AnyGame, players: int, options: dict) -> None:
    pool = Pool(pebbles, PLAN)
    redealt = 0
    for number in range(40):
        table = Table(pebbles, players, options, str(number), PLAN)
        play_game(table, pool, closeups=0.3, replay=0.5)
        redealt += table.redealt
    assert redealt > 10


def test_a_public_move_that_leaves_no_trace_may_be_told(pebbles: AnyGame) -> None:
    class Sweeping(type(pebbles)):  # type: ignore[misc]
        """The first pebble that is dropped ends the game and goes back into the hand."""

        def _apply(self, state: Any, move: Any) -> Any:
            step = super()._apply(state, move)
            if type(move).__name__ != "Drop":
                return step
            return change(step, state=change(state, phase="over"))

    pool = Pool(Sweeping(), PLAN)
    for number in range(20):
        play_game(Table(Sweeping(), 3, {}, str(number), PLAN), pool, closeups=1.0, replay=0.0)


def test_a_move_of_a_type_that_the_pool_never_met_has_near_misses(pebbles: AnyGame) -> None:
    pool = Pool(pebbles, PLAN)
    draw = next(move for move in pool.moves if type(move).__name__ == "Draw")
    for key in [key for key in pool.values if key[0] is type(draw)]:
        del pool.values[key]
    near = [
        move for move in pool.strangers([draw], random.Random(1), 5) if type(move) is type(draw)
    ]
    assert len({move.colour for move in near}) > 1


def test_a_move_without_clicks_is_caught(pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pebbles.scene.paths", lambda move: (("cup:0",),))
    with pytest.raises(BatteryFailure, match="clicks"):
        play_some(pebbles)


def test_a_picture_that_is_not_of_this_view_is_caught(
    pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = iter(range(10**6))
    picture = room("pebbles", "scene").scene

    def restless(view: Any, *highlights: Any) -> Any:
        return change(picture(view, *highlights), title=f"look {next(looks)}")

    monkeypatch.setattr("pebbles.scene.scene", restless)
    with pytest.raises(BatteryFailure, match="scene tells the eyes"):
        play_some(pebbles)


def test_a_game_that_does_not_end_is_caught(pebbles: AnyGame) -> None:
    with pytest.raises(BatteryFailure, match="does not end"):
        play_game(Table(pebbles, 2, {}, "0", replace(PLAN, longest=9)), Pool(pebbles, PLAN))


def test_a_state_that_changes_later_is_caught(pebbles: AnyGame) -> None:
    class Broken(type(pebbles)):  # type: ignore[misc]
        first: Any = None

        def _apply(self, state: Any, move: Any) -> Any:
            self.first = self.first or state
            if state is not self.first:
                msgspec.structs.force_setattr(self.first, "dropped", 5)
            return super()._apply(state, move)

    lax = replace(PLAN, conserved=lambda state: None)
    with pytest.raises(BatteryFailure, match="immutable"):
        play_some(Broken(), lax, closeups=0.0)


def _too_far(session: Session) -> bool:
    session.seek(max(session.ply - 2, 0))
    return session.ply > 0


def _not_at_all(session: Session) -> bool:
    return False


@pytest.mark.parametrize(
    ("check", "name", "behaviour"),
    [("undo", "undo", _too_far), ("undo", "undo", _not_at_all), ("redo", "redo", _not_at_all)],
)
def test_a_broken_session_is_caught(
    pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch, check: str, name: str, behaviour: Any
) -> None:
    monkeypatch.setattr(Session, name, behaviour)
    with pytest.raises(BatteryFailure) as caught:
        play_some(pebbles)
    assert caught.value.check == check


def test_a_branch_that_loses_the_old_line_is_caught(
    pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = Session.play

    def forgetful(session: Session, move: Any) -> Any:
        if session.ply < session.length:
            session._lines[session._current] = session._line.up_to(session.ply)
        return play(session, move)

    monkeypatch.setattr(Session, "play", forgetful)
    with pytest.raises(BatteryFailure, match="branch"):
        play_some(pebbles)


def test_a_failure_tells_how_to_come_there(pebbles: AnyGame) -> None:
    table = Table(pebbles, 2, {}, "7", replace(PLAN, longest=9))
    with pytest.raises(
        BatteryFailure, match=r"pebbles, 2 players, seed '7', after 9 moves"
    ) as caught:
        play_game(table, Pool(pebbles, PLAN))
    assert '"draw ' in str(caught.value)


# ------------------------------------------ games without secrets, and games that need not end


def test_secrets_in_a_game_that_is_said_to_have_none_are_caught(pebbles: AnyGame) -> None:
    with pytest.raises(BatteryFailure) as caught:
        play_some(pebbles, replace(PLAN, redeal=None))
    assert caught.value.check == "open"


def test_random_players_may_be_left_before_the_end(pebbles: AnyGame) -> None:
    plan = replace(PLAN, leave_after=12)
    table = Table(pebbles, 3, {}, "1", plan)
    play_game(table, Pool(pebbles, plan), closeups=1.0, replay=1.0)
    assert (table.left, len(table.moves)) == (True, 12)
    table = Table(pebbles, 3, {}, "1", PLAN)
    play_game(table, Pool(pebbles, PLAN))
    assert not table.left


def test_the_player_of_the_plan_plays_about_half_of_the_games_and_to_the_end(
    pebbles: AnyGame,
) -> None:
    plan = replace(PLAN, player=lambda _state, legal, _rng: legal[-1], leave_after=12)
    pool, sought = Pool(pebbles, plan), []
    for number in range(20):
        table = Table(pebbles, 2, {}, str(number), plan)
        play_game(table, pool)
        sought.append(table.sought)
        assert table.left is not table.sought
    assert 4 < sum(sought) < 16


def test_a_player_of_the_plan_that_does_not_end_is_caught(pebbles: AnyGame) -> None:
    plan = replace(PLAN, player=lambda _state, legal, _rng: legal[0], longest=9, leave_after=5)
    with pytest.raises(BatteryFailure) as caught:
        play_some(pebbles, plan)
    assert caught.value.check == "ends"
