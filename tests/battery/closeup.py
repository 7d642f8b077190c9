"""Everything that can be asked about one position: the costly checks, made on a sample."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from rulebook_widgets.core import (
    EVERYTHING,
    Eyes,
    IllegalMove,
    MoveError,
    RulebookError,
    SeatError,
)
from tests.battery.pictures import need_pictures, scene_room
from tests.battery.strangers import Foreign, Pool
from tests.battery.table import BatteryFailure, Table, fingerprint, need_events


def closeup(table: Table, state: Any, rng: Random, pool: Pool) -> None:
    """Make every check that one position allows."""
    legal = list(table.game.legal_moves(state))
    before, hashed = fingerprint(state), hash(state)
    strangers = list(pool.strangers(legal, rng, 5))
    _legal_moves(table, state, legal, rng)
    _strangers(table, state, legal, strangers)
    _noise(table, state, legal, list(pool.noise(rng, 4)))
    _turns(table, state)
    _views(table, state)
    _secrets(table, state, strangers, rng)
    _consequences(table, state, rng.sample(legal, min(len(legal), 8)))
    need_pictures(table, state, strangers[:10], rng)
    unchanged = fingerprint(state) == before and hash(state) == hashed
    table.need(unchanged, "immutable", "Asking about a position changed it:", state)


def _legal_moves(table: Table, state: Any, legal: list[Any], rng: Random) -> None:
    game = table.game
    table.need(legal == list(game.legal_moves(state)), "same answer", "legal_moves varies")
    table.need(len(set(legal)) == len(legal), "unique", "A move is listed twice:", legal)
    for move in legal:
        refusal = game.check(state, move)
        table.need(refusal is None, "legal = check", "Listed, but refused:", move, refusal)
        text = game.encode(move)
        same = game.decode(text) == move and text.isprintable()
        table.need(same, "encoding", "Does not come back:", move, text)
    for move in rng.sample(legal, min(len(legal), 12)):
        table.need_saying(move)
    texts = set(map(game.encode, legal))
    table.need(len(texts) == len(legal), "encoding", "Two moves have one text:", sorted(texts))


def _strangers(table: Table, state: Any, legal: list[Any], strangers: list[Any]) -> None:
    listed = set(legal)
    for move in strangers:
        refusal = table.game.check(state, move)
        if (refusal is None) != (move in listed):
            verdict = "Allowed, but not listed:" if refusal is None else "Listed, but refused:"
            table.need(False, "legal = check", verdict, move, refusal)
        if refusal is not None:
            table.need_refusal(refusal, move)
            _not_applied(table, state, move, refusal)


def _not_applied(table: Table, state: Any, move: Any, refusal: object) -> None:
    before = fingerprint(state)
    try:
        table.game.apply(state, move)
    except IllegalMove as error:
        table.need(error.refusal == refusal, "illegal apply", "Another refusal for", move)
    except Exception as error:
        raise BatteryFailure("illegal apply", f"{error!r} for {move!r}\n{table.story()}") from error
    else:
        table.need(False, "illegal apply", "Applied, though refused:", move, refusal)
    table.need(fingerprint(state) == before, "immutable", "A refused move changed", state)


def _noise(table: Table, state: Any, legal: list[Any], noise: list[Any]) -> None:
    """A move with nonsense in it is refused, or is said to be no move at all."""
    game = table.game
    for move in (move for move in noise if move not in legal):
        try:
            refusal = game.check(state, move)
        except MoveError:
            continue
        table.need_refusal(refusal, move)
    for ask in (game.check, game.apply):
        _need_error(table, MoveError, lambda ask=ask: ask(state, Foreign()), "foreign move")
    _need_error(table, MoveError, lambda: game.encode(Foreign()), "foreign move")
    _need_error(table, MoveError, lambda: game.decode("foreign helmet4"), "foreign move")


def _need_error(
    table: Table, error: type[RulebookError], act: Callable[[], object], check: str
) -> None:
    try:
        answer = act()
    except error:
        return
    except Exception as other:
        raise BatteryFailure(check, f"Not a clear error: {other!r}\n{table.story()}") from other
    table.need(False, check, "Accepted, with the answer", answer)


def _turns(table: Table, state: Any) -> None:
    """Whoever is not the actor is told so."""
    for seat in range(table.players):
        if seat != table.game.actor(state):
            table.need_refusal(table.game.not_your_turn(state, seat), f"seat {seat}")


def _views(table: Table, state: Any) -> None:
    game = table.game
    for eyes in table.all_eyes:
        view = game.view(state, eyes)
        same = view == game.view(state, eyes) and hash(view) == hash(game.view(state, eyes))
        table.need(same, "same answer", "view varies for the eyes", eyes)
    for nobody in (table.players, -1, -3, True, "0"):
        _need_error(table, SeatError, lambda eyes=nobody: game.view(state, eyes), "nobody's eyes")


def _secrets(table: Table, state: Any, strangers: list[Any], rng: Random) -> None:
    """What some eyes must not know makes no difference to anything they are shown."""
    game = table.game
    if table.plan.redeal is None:
        _no_secrets(table, state)
        return
    for eyes in (*range(table.players), None):
        other = table.plan.redeal(state, eyes, rng)
        if other == state:
            continue
        table.redealt += 1
        table.need_conserved(other)
        for what, shown in _shown(table, eyes, strangers).items():
            same = shown(state) == shown(other)
            table.need(same, "secret", f"{what} tells the eyes {eyes} what is hidden:", other)
        told = game.view(state, EVERYTHING) != game.view(other, EVERYTHING)
        table.need(told, "everything", "EVERYTHING does not see what differs:", state, other)


def _no_secrets(table: Table, state: Any) -> None:
    """A game that is said to have no secrets shows everybody everything."""
    everything = table.game.view(state, EVERYTHING)
    for eyes in (*range(table.players), None):
        view = msgspec.structs.replace(table.game.view(state, eyes), eyes=EVERYTHING)
        table.need(view == everything, "open", "Something is kept from the eyes", eyes, state)
    for move in table.game.legal_moves(state)[:5]:
        for event in table.game.apply(state, move).events:
            table.need(not event.secret, "open", "A secret in a game without any:", event)


def _shown(table: Table, eyes: Eyes, strangers: list[Any]) -> dict[str, Callable[[Any], Any]]:
    game = table.game
    scenes = scene_room(table)
    shown: dict[str, Callable[[Any], Any]] = {
        "actor": game.actor,
        "view": lambda state: game.view(state, eyes),
        "result": game.result,
        "not_your_turn": lambda state: [
            game.not_your_turn(state, seat)
            for seat in range(table.players)
            if seat != game.actor(state)
        ],
    }
    if scenes is not None:
        shown["scene"] = lambda state: scenes.scene(game.view(state, eyes))

    def refusals(state: Any) -> list[Any]:
        return [game.check(state, move) for move in strangers if game.actor(state) == eyes]

    def legal_moves(state: Any) -> list[Any]:
        return list(game.legal_moves(state)) if game.actor(state) == eyes else []

    return {**shown, "legal_moves": legal_moves, "check": refusals}


def _consequences(table: Table, state: Any, moves: list[Any]) -> None:
    """Moves that look the same from some seat are told there in the same words.

    Moves that lead to the very same state hide nothing: what differs is how it came about, and
    that may be told.
    """
    game, actor = table.game, table.game.actor(state)
    before = fingerprint(state)
    steps = [game.apply(state, move) for move in moves]
    table.need(fingerprint(state) == before, "immutable", "apply changed the state", state)
    for eyes in table.all_eyes:
        told: dict[Any, tuple[Any, list[Any]]] = {}
        for step in steps:
            need_events(table, step.events, eyes)
            if eyes in (actor, EVERYTHING) and eyes is not None:
                continue
            seen = [event.seen_by(eyes) for event in step.events]
            other, known = told.setdefault(game.view(step.state, eyes), (step.state, seen))
            same = seen == known or step.state == other
            table.need(same, "secret", f"Events tell the eyes {eyes}:", seen, known)
