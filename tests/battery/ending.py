"""What is checked when a random game is over: the result, and the whole game once more."""

from __future__ import annotations

from random import Random
from typing import Any

from rulebook_widgets.core import CHANCE, Record, Result, Session
from tests.battery.closeup import closeup
from tests.battery.strangers import Pool
from tests.battery.table import Table


def need_result(table: Table, state: Any) -> None:
    """Fail unless the result is one that can be read out."""
    result, seats = table.game.result(state), range(table.players)
    table.need(isinstance(result, Result), "result", "Not a result:", result)
    assert isinstance(result, Result)
    ranking, first = result.ranking, tuple(s for s in seats if result.ranking[s] == 1)
    table.need(len(ranking) == table.players, "result", "A place for each seat:", result)
    places = tuple(1 + sum(other < mine for other in ranking) for mine in ranking)
    table.need(ranking == places, "result", "Places that do not add up:", ranking)
    table.need(result.winners == first, "result", "Winners are those with place 1:", result)
    table.need(len(result.lines) > 0, "result", "No account:", result)
    for line in result.lines:
        table.need_rule(line.rule, line)
        table.need_saying(line)
        table.need(line.seat is None or line.seat in seats, "result", "Whose line?", line)


def need_over(table: Table, state: Any, rng: Random, pool: Pool) -> None:
    """Fail unless nothing can be done any more."""
    table.need(list(table.game.legal_moves(state)) == [], "over", "Moves after the end", state)
    for move in rng.sample(pool.moves, min(20, len(pool.moves))):
        table.need_refusal(table.game.check(state, move), move)
    closeup(table, state, rng, pool)


def need_replay(table: Table, states: list[Any], rng: Random) -> None:
    """Fail unless the game can be written down, taken back and played once more."""
    session = Session(
        table.game, table.players, rng.randrange(1 << 32), auto_chance=False, **table.options
    )
    for text in table.moves:
        session.play(table.game.decode(text))
    _need_states(table, session, states, "record")
    _need_round_trip(table, session)
    _need_undo(table, session, states)
    _need_branch(table, session, states, rng)


def _need_states(table: Table, session: Session, states: list[Any], check: str) -> None:
    same = [session.state_at(ply) for ply in range(session.length + 1)] == states
    table.need(same, check, "Played once more, the game went another way")


def _need_round_trip(table: Table, session: Session) -> None:
    text = session.record.to_json()
    record = Record.from_json(text)
    table.need(record == session.record, "record", "Does not come back from JSON:", text)
    table.need(record.to_json() == text, "record", "Is written differently the second time")
    again = Session.from_record(record, auto_chance=False)
    table.need(again.record == record, "record", "Does not come back from a session")
    pairs = zip(again._lines, session._lines, strict=True)
    same = again.current_line != session.current_line or all(a.states == b.states for a, b in pairs)
    table.need(same, "record", "The states differ after loading")


def _need_undo(table: Table, session: Session, states: list[Any]) -> None:
    while session.undo():
        same = session.state == states[session.ply]
        table.need(same, "undo", "Undo leads to another state at move", session.ply)
        decided = session.actor != CHANCE
        table.need(decided, "undo", "Undo stops where chance is due, at move", session.ply)
    dealt = all(table.game.actor(state) == CHANCE for state in states[: session.ply])
    table.need(dealt, "undo", "Undo stops too early, at move", session.ply)
    session.seek(0)
    while session.redo():
        same = session.state == states[session.ply]
        table.need(same, "redo", "Redo leads to another state at move", session.ply)
    table.need(session.ply == len(states) - 1, "redo", "Redo stops too early", session.ply)


def _need_branch(table: Table, session: Session, states: list[Any], rng: Random) -> None:
    ply = rng.randrange(session.length)
    session.seek(ply)
    played = session.moves[ply]
    others = [move for move in table.game.legal_moves(session.state) if move != played]
    if not others:
        return
    session.play(rng.choice(others))
    table.need(session.lines == 2, "branch", "Playing differently starts a line")
    table.need(session.length == ply + 1, "branch", "A new line goes on after its end")
    session.switch(0)
    _need_states(table, session, states, "branch")
    _need_round_trip(table, session)
