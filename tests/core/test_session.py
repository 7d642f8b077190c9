from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulebook_widgets.core import (
    CHANCE,
    IllegalMove,
    MoveError,
    OptionError,
    PositionError,
    Record,
    RecordError,
    Session,
    SessionError,
)
from rulebook_widgets.core.game import AnyGame

DEAL = 6  # pebbles drawn before two players choose


def moves(session: Session, *texts: str) -> None:
    for text in texts:
        session.play(session.game.decode(text))


def snapshot(session: Session) -> tuple[Any, ...]:
    """Return all that a session shows."""
    shown = session.ply, session.length, session.state, session.current_line, session.record
    return *shown, session.lines, session.actor, session.moves


def play_on(session: Session, seed: int = 0) -> None:
    rng = random.Random(seed)
    while session.actor is not None:
        session.play(rng.choice(session.game.legal_moves(session.state)))


@pytest.fixture
def session(pebbles: AnyGame) -> Session:
    """Two players who have chosen their colours."""
    session = Session(pebbles, players=2, seed=1)
    moves(session, "choose red", "choose blue")
    return session


# Beginning


def test_a_session_begins_where_the_first_player_decides(pebbles: AnyGame) -> None:
    session = Session(pebbles, seed=1)
    assert (session.ply, session.length, session.actor) == (DEAL, DEAL, 0)
    assert (session.players, session.seed, session.result, session.lines) == (2, 1, None, 1)
    assert repr(session) == "<Session of Pebbles, move 6 of 6>"


def test_the_name_of_a_game_is_no_game() -> None:
    with pytest.raises(SessionError, match="'pebbles' is no game"):
        Session("pebbles")  # type: ignore[arg-type]


def test_without_a_seed_each_session_has_its_own(pebbles: AnyGame) -> None:
    seeds = {Session(pebbles).seed for _ in range(20)}
    assert len(seeds) == 20


@pytest.mark.parametrize("seed", ["1", 1.0, True, 2**53, -(2**53), 10**30])
def test_a_seed_that_a_record_cannot_hold_is_refused(pebbles: AnyGame, seed: Any) -> None:
    with pytest.raises(SessionError, match="A seed is a whole number up to 9007199254740991"):
        Session(pebbles, seed=seed)


def test_wrong_players_and_options_are_refused(pebbles: AnyGame) -> None:
    with pytest.raises(OptionError, match="2 to 3 players"):
        Session(pebbles, players=5)
    with pytest.raises(OptionError, match="no option 'fast'"):
        Session(pebbles, fast=True)


# Chance


def test_the_same_seed_gives_the_same_chance(pebbles: AnyGame) -> None:
    one, other = Session(pebbles, seed=9), Session(pebbles, seed=9)
    play_on(one)
    random.seed(4)
    play_on(other)
    assert one.record == other.record
    different = {Session(pebbles, seed=seed).moves for seed in range(20)}
    assert len(different) > 10


def test_chance_is_the_same_after_undoing(session: Session) -> None:
    moves(session, f"drop {session.state.hands[0][0]} 0", "stop")
    before = session.record
    while session.undo():
        pass
    while session.redo():
        pass
    assert session.record == before
    session.undo()
    events = session.play(session.game.decode("stop"))
    assert session.record == before and [event.kind for event in events] == ["stop", "draw"]


def test_chance_does_not_depend_on_a_detour(session: Session) -> None:
    colour = session.state.hands[0][0]
    moves(session, f"drop {colour} 0", "stop")
    drawn = session.moves[-1]
    session.undo()
    session.undo()
    moves(session, f"drop {colour} 5", "stop")
    assert session.moves[-1] == drawn


def test_chance_can_be_played_by_hand(pebbles: AnyGame) -> None:
    session = Session(pebbles, seed=1, auto_chance=False)
    assert (session.length, session.actor) == (0, CHANCE)
    drawn = session.chance()
    assert session.chance() == drawn and session.length == 0
    moves(session, *["draw red"] * 3, *["draw blue"] * 3)
    assert session.state.hands == (("red",) * 3, ("blue",) * 3) and session.actor == 0
    with pytest.raises(SessionError, match="Nothing is left to chance"):
        session.chance()


def test_a_players_move_is_not_for_chance_nor_the_other_way_round(pebbles: AnyGame) -> None:
    session = Session(pebbles, seed=1, auto_chance=False)
    with pytest.raises(IllegalMove, match="First the pebbles are drawn"):
        session.play(pebbles.decode("draw red"), seat=0)
    session.play(pebbles.decode("draw red"), seat=CHANCE)
    assert session.length == 1


# Playing


def test_playing_tells_what_happened_and_moves_on(session: Session) -> None:
    colour = session.state.hands[0][0]
    (event,) = session.play(session.game.decode(f"drop {colour} 2"), seat=0)
    assert (event.kind, event.facts) == ("drop", {"colour": colour, "cup": 2})
    assert session.events_at(session.ply) == (event,)
    assert session.events_at(0) == ()
    assert session.state_at(session.ply) == session.state != session.state_at(session.ply - 1)


def test_a_refused_move_changes_nothing(session: Session) -> None:
    before = snapshot(session)
    with pytest.raises(IllegalMove, match=r"\(PEB-3.4\)") as caught:
        session.play(session.game.decode("stop"))
    assert caught.value.refusal.reason == "must_drop"
    with pytest.raises(IllegalMove, match="It is the turn of Ann"):
        session.play(session.game.decode("stop"), seat=1)
    with pytest.raises(IllegalMove, match=r"\(PEB-3.4\)"):
        session.play("stop")
    for nothing in ("end", "stop now", None):
        with pytest.raises(MoveError):
            session.play(nothing)
    assert snapshot(session) == before


def test_a_refused_move_in_the_past_starts_no_line(session: Session) -> None:
    moves(session, f"drop {session.state.hands[0][0]} 0")
    session.seek(DEAL)
    before = snapshot(session)
    with pytest.raises(IllegalMove):
        session.play(session.game.decode("stop"))
    with pytest.raises(IllegalMove):
        session.play(session.game.decode("choose red"), seat=1)
    assert snapshot(session) == before and session.lines == 1


@pytest.mark.parametrize("stumbling", ["draw", "_apply"])
@pytest.mark.parametrize("back", [False, True])
def test_a_game_that_stumbles_leaves_the_session_as_it_was(
    session: Session, monkeypatch: pytest.MonkeyPatch, stumbling: str, back: bool
) -> None:
    moves(session, f"drop {session.state.hands[0][0]} 0")
    if back:
        moves(session, "stop")
        session.undo()
        session.branch()
    before = snapshot(session)

    def stumble(*_args: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(type(session.game), stumbling, stumble)
    with pytest.raises(ZeroDivisionError):
        session.play(session.game.decode("stop"))
    assert snapshot(session) == before


def test_nothing_can_be_played_after_the_end(session: Session) -> None:
    play_on(session)
    assert session.result is not None and session.actor is None
    before = snapshot(session)
    with pytest.raises(IllegalMove, match="The game is over"):
        session.play(session.game.decode("stop"))
    with pytest.raises(IllegalMove, match="The game is over"):
        session.play(session.game.decode("stop"), seat=0)
    assert snapshot(session) == before


# Going back and forth


def test_undo_takes_chance_back_with_the_decision(session: Session) -> None:
    moves(session, f"drop {session.state.hands[0][0]} 0", "stop")
    ply = session.ply
    assert session.actor == 1 and session.game.actor(session.state_at(ply - 1)) == CHANCE
    assert session.undo() and session.ply == ply - 2 and session.actor == 0
    assert session.redo() and session.ply == ply and session.actor == 1
    assert not session.redo() and session.ply == ply


def test_undo_stops_where_only_chance_came_before(session: Session) -> None:
    assert session.undo() and session.undo() and session.ply == DEAL
    assert not session.undo() and session.ply == DEAL


def test_every_place_of_a_game_can_be_looked_at(session: Session) -> None:
    play_on(session)
    states = [session.state_at(ply) for ply in range(session.length + 1)]
    for ply in (0, session.length, 3, session.length - 1):
        session.seek(ply)
        assert session.ply == ply and session.state == states[ply]
    assert session.moves and len(session.moves) == session.length == len(states) - 1


@pytest.mark.parametrize("ply", [-1, 99, 1.0, True, "3", None])
def test_a_place_that_is_not_there_is_refused(session: Session, ply: Any) -> None:
    before = snapshot(session)
    for look in (session.seek, session.state_at, session.events_at):
        with pytest.raises(SessionError, match=r"There is no move .*; this line has 8 moves"):
            look(ply)
    assert snapshot(session) == before


def test_redo_from_within_chance_goes_to_the_next_decision(session: Session) -> None:
    session.seek(2)
    assert session.redo() and session.ply == DEAL


# Lines


def test_playing_the_same_again_follows_the_line(session: Session) -> None:
    before = session.record
    session.seek(DEAL)
    moves(session, "choose red", "choose blue")
    assert session.lines == 1 and session.record == before


def test_a_move_may_be_given_as_its_text(session: Session) -> None:
    before = session.record
    session.seek(DEAL)
    session.play("choose red")
    session.play("choose blue")
    assert session.record == before
    with pytest.raises(MoveError, match="'end' is not a move of Pebbles; a move begins with: "):
        session.play("end")
    assert session.record == before


def test_playing_differently_keeps_the_old_line(session: Session) -> None:
    old = session.moves
    session.seek(DEAL)
    moves(session, "choose green")
    assert (session.lines, session.current_line, session.ply) == (2, 1, DEAL + 1)
    assert session.length == DEAL + 1
    session.switch(0)
    assert session.moves == old and session.current_line == 0


def test_coming_back_to_a_line_left_behind_follows_it(session: Session) -> None:
    old = session.moves
    session.seek(DEAL)
    moves(session, "choose green", "choose green")
    session.seek(DEAL)
    moves(session, "choose red")
    assert (session.lines, session.current_line, session.moves) == (2, 0, old)
    session.seek(DEAL)
    moves(session, "choose green")
    assert (session.lines, session.current_line, session.length) == (2, 1, DEAL + 2)


def test_a_line_started_on_purpose_is_a_new_one(session: Session) -> None:
    old = session.moves
    session.seek(DEAL)
    assert session.branch() == 1 and session.lines == 2 and session.length == DEAL
    moves(session, "choose red")
    assert (session.lines, session.current_line, session.length) == (2, 1, DEAL + 1)
    session.switch(0)
    assert session.moves == old


def test_switching_shows_where_the_lines_part(session: Session) -> None:
    session.seek(DEAL)
    moves(session, "choose green", "choose green")
    session.switch(0)
    assert session.ply == DEAL + 1 and session.state.chosen == ("red", "")
    session.switch(1)
    assert session.ply == DEAL + 1 and session.state.chosen == ("green", "")


def test_switching_to_a_line_that_only_breaks_off_earlier_shows_its_end(session: Session) -> None:
    session.seek(DEAL)
    session.branch()
    session.switch(0)
    assert session.ply == DEAL + 1
    session.switch(1)
    assert session.ply == session.length == DEAL


def test_switching_to_the_line_one_is_on_moves_nothing(session: Session) -> None:
    session.seek(2)
    session.switch(0)
    assert session.ply == 2


@pytest.mark.parametrize("line", [-1, 1, 0.0, False, None])
def test_a_line_that_is_not_there_is_refused(session: Session, line: Any) -> None:
    with pytest.raises(SessionError, match=r"There is no line .*; lines run from 0 to 0"):
        session.switch(line)


def test_a_branch_before_a_chance_move_may_have_another_outcome(pebbles: AnyGame) -> None:
    session = Session(pebbles, seed=1, auto_chance=False)
    moves(session, "draw red")
    session.undo()
    session.seek(0)
    moves(session, "draw blue")
    assert session.lines == 2


# Records


def test_a_session_comes_back_from_its_record(session: Session) -> None:
    session.seek(DEAL)
    moves(session, "choose green", "choose red")
    play_on(session)
    session.seek(DEAL + 1)
    moves(session, "choose blue")
    record = session.record
    assert len(record.other_lines) == 2
    again = Session.from_record(Record.from_json(record.to_json()))
    assert again.record == record
    assert again.ply == again.length == len(record.moves)
    assert again.state == session.state and again.lines == 3 and again.seed == session.seed


def test_a_record_names_the_options_that_were_named(pebbles: AnyGame) -> None:
    assert Session(pebbles, seed=1).record.options == {}
    record = Session(pebbles, seed=1, open=True).record
    assert record.options == {"open": True}
    assert Session.from_record(record).state.open


def test_chance_that_is_due_at_the_end_of_a_record_is_drawn(pebbles: AnyGame) -> None:
    record = Record("pebbles", 2, seed=1, moves=("draw red",))
    session = Session.from_record(record)
    assert session.ply == session.length == DEAL and session.actor == 0
    assert Session.from_record(record, auto_chance=False).length == 1


def test_going_on_after_loading_has_the_same_chance(session: Session) -> None:
    again = Session.from_record(Record.from_json(session.record.to_json()))
    play_on(session)
    play_on(again)
    assert again.record == session.record


def test_a_bad_record_opens_no_session(pebbles: AnyGame) -> None:
    with pytest.raises(RecordError, match="at move 2"):
        Session.from_record(Record("pebbles", 2, moves=("draw red", "stop")))


def test_a_session_can_begin_from_a_position(pebbles: AnyGame) -> None:
    session = Session.from_position(
        pebbles, seed=2, players=3, hands=(("red", "blue"), (), ("green",)), chosen=("blue",)
    )
    assert (session.ply, session.actor, session.players) == (0, 0, 3)
    moves(session, "drop red 0", "stop")
    again = Session.from_record(Record.from_json(session.record.to_json()))
    assert again.record == session.record and again.state == session.state
    assert again.state_at(0) == session.state_at(0)


def test_a_position_that_is_none_begins_no_session(pebbles: AnyGame) -> None:
    with pytest.raises(PositionError, match="four red"):
        Session.from_position(pebbles, hands=(("red",) * 5,))
    with pytest.raises(PositionError, match="plain words and numbers"):
        Session.from_position(pebbles, hands=object())


actions = st.lists(
    st.tuples(
        st.sampled_from(["play", "play", "play", "undo", "redo", "seek", "branch", "switch"]),
        st.integers(0, 10**6),
    ),
    max_size=40,
)


@given(actions)
@settings(deadline=None, max_examples=150)
def test_whatever_one_does_a_session_stays_a_record_of_legal_games(
    pebbles: AnyGame, steps: list[tuple[str, int]]
) -> None:
    session = Session(pebbles, seed=7)
    for action, number in steps:
        known = {line for line in (session.record.moves, *session.record.other_lines)}
        if action == "play" and session.actor is not None:
            legal = pebbles.legal_moves(session.state)
            session.play(legal[number % len(legal)])
        elif action in ("undo", "redo", "branch"):
            getattr(session, action)()
        elif action == "seek":
            session.seek(number % (session.length + 1))
        elif action == "switch":
            session.switch(number % session.lines)
        lines = [session.record.moves, *session.record.other_lines]
        for line in known:
            assert any(new[: len(line)] == line for new in lines), "a line was lost"
        if action in ("play", "undo", "redo") and session.ply < session.length:
            assert session.state == session.state_at(session.ply)
    record = Record.from_json(session.record.to_json())
    assert record == session.record
    replayed = Session.from_record(record, auto_chance=False)
    assert [replayed.state_at(n) for n in range(replayed.length + 1)] == [
        session.state_at(n) for n in range(session.length + 1)
    ]
