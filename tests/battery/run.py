"""One random game, watched all the way: the cheap checks at every step."""

from __future__ import annotations

import random
from collections.abc import Sequence
from random import Random
from typing import Any

from rulebook_widgets.core import CHANCE
from tests.battery.closeup import closeup
from tests.battery.ending import need_over, need_replay, need_result
from tests.battery.strangers import Pool
from tests.battery.table import BatteryFailure, Table, fingerprint, need_events


def play_game(table: Table, pool: Pool, closeups: float = 0.05, replay: float = 0.2) -> None:
    """Play one random game and make every check on the way.

    Args:
        table: the game to play.
        pool: where wrong moves come from.
        closeups: the share of positions that are looked at closely.
        replay: the share of games that are recorded, undone and played once more.

    Raises:
        BatteryFailure: names the promise that was broken and how to come there.
    """
    rng = Random(f"{table.game.id}/{table.players}/{sorted(table.options.items())}/{table.seed}")
    try:
        _play(table, pool, rng, closeups, replay)
    except BatteryFailure:
        raise
    except Exception as error:
        raise BatteryFailure("crash", f"{error!r}\n{table.story()}") from error


def _play(table: Table, pool: Pool, rng: Random, closeups: float, replay: float) -> None:
    everybodys_dice = random.getstate()
    table.sought = table.plan.player is not None and rng.random() < 0.5
    state = table.game.setup(table.players, **table.options)
    states, prints = [state], [fingerprint(state)]
    while _goes_on(table, state):
        if rng.random() < closeups:
            closeup(table, state, rng, pool)
        state = _step(table, state, rng)
        states.append(state)
        prints.append(fingerprint(state))
    for number, (past, before) in enumerate(zip(states, prints, strict=True)):
        same = fingerprint(past) == before
        table.need(same, "immutable", "A later move changed the state after move", number)
    if not table.left:
        need_result(table, state)
    if rng.random() < replay:
        if not table.left:
            need_over(table, state, rng, pool)
        need_replay(table, states, rng)
    table.need(random.getstate() == everybodys_dice, "global dice", "The game rolled them")


def _goes_on(table: Table, state: Any) -> bool:
    actor, over = table.game.actor(state), table.game.result(state) is not None
    table.need_conserved(state)
    table.need(over == (actor is None), "actor = result", "actor and result differ:", actor)
    seated = actor is None or actor == CHANCE or actor in range(table.players)
    table.need(seated, "actor = result", "Nobody is the actor", actor)
    table.need(len(table.moves) < table.plan.longest, "ends", "The game does not end")
    enough = table.plan.leave_after
    table.left = actor is not None and not table.sought and len(table.moves) == enough
    return actor is not None and not table.left


def _step(table: Table, state: Any, rng: Random) -> Any:
    game = table.game
    legal = game.legal_moves(state)
    table.need(len(legal) > 0, "stuck", "The actor has no move", state)
    table.need(len(set(legal)) == len(legal), "unique", "A move is listed twice:", legal)
    if game.actor(state) == CHANCE:
        move = _drawn(table, state, legal, rng)
    elif table.sought:
        assert table.plan.player is not None
        move = table.plan.player(state, legal, rng)
    else:
        move = _choose(legal, rng)
    step = game.apply(state, move)
    table.moves.append(game.encode(move))
    need_events(table, step.events, rng.choice(table.all_eyes))
    return step.state


def _choose(legal: Sequence[Any], rng: Random) -> Any:
    """Choose a move: half of the time each type of move is as likely as any other."""
    if rng.random() < 0.5:
        return rng.choice(legal)
    kind = rng.choice(list(dict.fromkeys(map(type, legal))))
    return rng.choice([move for move in legal if type(move) is kind])


def _drawn(table: Table, state: Any, legal: Sequence[Any], rng: Random) -> Any:
    seed = rng.random()
    move = table.game.draw(state, Random(seed))
    table.need(move in legal, "chance", "Drawn, but not listed:", move)
    again = table.game.draw(state, Random(seed))
    table.need(again == move, "chance", "Another draw from the same dice:", move, again)
    return move
