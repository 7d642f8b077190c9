"""The table at which a game is tested, and what is said when it fails."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from rulebook_widgets.core import (
    EVERYTHING,
    AnyGame,
    Event,
    Eyes,
    OptionValue,
    Record,
    Refusal,
    ScoreLine,
)
from tests.battery.plan import Plan


class BatteryFailure(AssertionError):
    """A game broke a promise; ``check`` names which one."""

    def __init__(self, check: str, message: str) -> None:
        super().__init__(f"[{check}] {message}")
        self.check = check


@dataclass
class Table:
    """One game being tested: which, with how many, and what was played so far.

    Attributes:
        game: the game.
        players: how many play.
        options: of the set-up.
        seed: where chance comes from.
        plan: what the battery was told about the game.
        moves: what was played.
        redealt: how often something hidden was changed.
        sought: whether the plan's own player makes the moves.
        left: whether the game was left before its end (:attr:`Plan.leave_after`).
    """

    game: AnyGame
    players: int
    options: Mapping[str, OptionValue]
    seed: str
    plan: Plan
    moves: list[str] = field(default_factory=list)
    redealt: int = 0
    sought: bool = False
    left: bool = False

    def need(self, promise: bool, check: str, message: str, *about: object) -> None:
        """Fail unless the promise is kept; ``about`` is only looked at when it is not."""
        if not promise:
            details = " ".join(map(repr, about))
            raise BatteryFailure(check, f"{message} {details}\n{self.story()}")

    def story(self) -> str:
        """Tell how to come here: a record that can be loaded."""
        record = Record(self.game.id, self.players, 0, self.options, None, tuple(self.moves))
        place = f"{self.game.id}, {self.players} players, seed {self.seed!r}"
        return f"{place}, after {len(self.moves)} moves:\n{record.to_json()}"

    @property
    def all_eyes(self) -> tuple[Eyes, ...]:
        """Everybody who can look."""
        return (*range(self.players), None, EVERYTHING)

    def need_conserved(self, state: Any) -> None:
        """Fail unless all pieces are there."""
        try:
            self.plan.conserved(state)
        except AssertionError as error:
            raise BatteryFailure(
                "conserved", f"Pieces are lost or doubled: {error}\n{self.story()}"
            ) from error

    def need_saying(self, what: Event | Refusal | ScoreLine | msgspec.Struct) -> None:
        """Fail unless a whole sentence can be made."""
        try:
            said = self.game.sentence(what)
        except Exception as error:
            raise BatteryFailure(
                "sentence", f"No sentence for {what!r}: {error!r}\n{self.story()}"
            ) from error
        whole = said.strip() == said != "" and not set(said) & set("{}")
        self.need(whole, "sentence", "Not a sentence:", said, what)

    def need_rule(self, rule: str, about: object) -> None:
        """Fail unless the rulebook has the rule."""
        self.need(rule in self.game.rulebook, "rule id", "The rulebook has no rule", rule, about)

    def need_refusal(self, refusal: object, move: object) -> None:
        """Fail unless this is a refusal that can be shown."""
        if not isinstance(refusal, Refusal):
            raise BatteryFailure("refusal", f"{refusal!r} for {move!r}\n{self.story()}")
        self.need_rule(refusal.rule, refusal)
        self.need_saying(refusal)
        self.need(_plain(refusal.facts, refusal.spots), "refusal", "Facts or spots:", refusal)


def _plain(facts: Mapping[str, Any], spots: object) -> bool:
    named = all(type(name) is str and type(fact) in (str, int) for name, fact in facts.items())
    return named and type(spots) is tuple and all(type(spot) is str for spot in spots)


def need_events(table: Table, events: object, eyes: Eyes) -> None:
    """Fail unless these are events that ``eyes`` can be told of."""
    table.need(type(events) is tuple and len(events) > 0, "events", "A move brought", events)
    assert isinstance(events, tuple)
    for event in events:
        table.need(isinstance(event, Event), "events", "Not an event:", event)
        table.need_rule(event.rule, event)
        table.need(_plain(event.facts, event.spots), "events", "Facts or spots:", event)
        known = set(event.secret) <= set(event.facts)
        table.need(known, "events", "A secret that is no fact:", event)
        table.need_saying(event.seen_by(eyes))


def fingerprint(state: object) -> bytes:
    """Return a state as bytes, to see later whether it is still what it was."""
    return msgspec.msgpack.encode(state)
