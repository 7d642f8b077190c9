"""The events tell everything: a ledger kept from them alone agrees with the game at every step."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from rulebook_widgets.core import CHANCE, Event
from rulebook_widgets.games.silk_road.board import GOODS
from rulebook_widgets.games.silk_road.rules import game
from rulebook_widgets.games.silk_road.state import State
from tests.games.silk_road.kit import each_count, each_way

PRIZES = ("first", "first_tied", "second", "second_tied")


class Ledger:
    """What the players and the supply have, as told by events."""

    def __init__(self, players: int) -> None:
        self.money = Counter(dict.fromkeys(range(players), 10))
        self.goods: Counter[tuple[int, str]] = Counter()
        self.supply = Counter(dict.fromkeys(GOODS, 15))
        self.pawn = -1
        self.turns: list[int] = []

    def write(self, event: Event) -> None:
        """Enter one event."""
        facts, seat = event.facts, -1 if event.seat is None else event.seat
        self._write_money(event.kind, seat, facts)
        self._write_goods(event.kind, seat, facts)
        if event.kind == "token":
            self.turns.append(seat)
        if event.kind == "handed":
            self.pawn = int(facts["to"])
        if event.kind in ("first_leader", "new_leader"):
            self.pawn = seat
        if event.kind == "round":
            self.turns = []

    def _write_money(self, kind: str, seat: int, facts: dict[str, int | str]) -> None:
        silver = int(facts.get("silver", 0))
        if kind == "sold" or kind in PRIZES:
            self.money[seat] += silver
        if kind in ("bought", "paid"):
            self.money[seat] -= silver
        if kind == "paid":
            self.money[int(facts["to"])] += silver

    def _write_goods(self, kind: str, seat: int, facts: dict[str, int | str]) -> None:
        good = str(facts.get("good"))
        match kind:
            case "dealt":
                for drawn in str(facts["goods"]).split(","):
                    self._move(drawn, seat, 1)
            case "bought" | "received":
                self._move(good, seat, 1)
            case "sold" | "gave":
                self._move(good, seat, -1)
            case "traded":
                self._move(str(facts["give"]), seat, -int(str(facts["gives"])))
                self._move(str(facts["get"]), seat, int(str(facts["gets"])))
            case "stole":
                self.goods[seat, good] += 1
            case "lost":
                self.goods[seat, good] -= 1
            case "set_aside" | "owed_paid":
                self.supply[good] -= 1

    def _move(self, good: str, seat: int, amount: int) -> None:
        self.goods[seat, good] += amount
        self.supply[good] -= amount

    def need_agreement(self, state: State) -> None:
        """Fail unless the state has what was told."""
        for seat in range(state.players):
            assert self.money[seat] == 5 * state.gold[seat] + state.silver[seat]
            assert [self.goods[seat, good] for good in GOODS] == list(state.goods[seat])
        assert [self.supply[good] for good in GOODS] == list(state.supply)
        assert self.pawn == state.holder
        assert [self.turns.count(seat) for seat in range(state.players)] == list(state.tokens)


@each_count
@each_way
@pytest.mark.parametrize("seed", range(5))
def test_a_ledger_of_events_agrees_at_every_step(players: int, reverse: bool, seed: int) -> None:
    state, rng = game.setup(players, reverse=reverse), Random(seed)
    ledger = Ledger(players)
    rounds, orders = 0, []
    while (actor := game.actor(state)) is not None:
        legal = game.legal_moves(state)
        move = game.draw(state, rng) if actor == CHANCE else rng.choice(legal)
        step = game.apply(state, move)
        for event in step.events:
            if event.kind == "round":
                orders.append(ledger.turns)
            ledger.write(event)
        state = step.state
        ledger.need_agreement(state)
        rounds = state.round
    assert rounds >= 12 and len(orders) == rounds
    for order in orders[1:]:
        most = 2 if players == 3 else 1
        assert max(Counter(order).values()) <= most
        assert all(one != other for one, other in pairwise(order))
