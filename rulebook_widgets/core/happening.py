"""What the rules answer: events, refusals, score lines. Each one cites its rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import force_setattr

from rulebook_widgets.core.errors import RulebookError
from rulebook_widgets.core.facts import NO_FACTS, Facts
from rulebook_widgets.core.facts import Fact as Fact
from rulebook_widgets.core.seats import EVERYTHING, Eyes

StateT = TypeVar("StateT")


def _fix_facts(what: Event | Refusal | ScoreLine) -> None:
    facts = what.facts
    if type(facts) is not Facts:
        force_setattr(what, "facts", Facts(facts))


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened on the board, because of a rule.

    An event is a value: its facts cannot be changed afterwards.

    Attributes:
        kind: key of its sentence in the game's words.
        rule: id of the rule that made it happen.
        seat: whom it concerns, or None.
        facts: what a sentence needs to know, by name.
        spots: names of the shapes to light up.
        secret: names of the facts that only ``seat`` may know (nobody, if it is None).
    """

    kind: str
    rule: str
    seat: int | None = None
    facts: Mapping[str, Fact] = NO_FACTS
    spots: tuple[str, ...] = ()
    secret: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        _fix_facts(self)

    def seen_by(self, eyes: Eyes) -> Event:
        """Return the event as ``eyes`` may know it.

        All others lose the secret facts, and the spots, which would point at them.

        >>> draw = Event("draw", "SAM-4.5", 1, {"tile": "ship2"}, secret=("tile",))
        >>> draw.seen_by(1).facts, draw.seen_by(0).facts
        ({'tile': 'ship2'}, {})
        """
        initiated = eyes == EVERYTHING or (eyes is not None and eyes == self.seat)
        if initiated or not self.secret:
            return self
        facts = {name: fact for name, fact in self.facts.items() if name not in self.secret}
        return msgspec.structs.replace(self, facts=facts, secret=(), spots=())


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """Why a move is not allowed here: data, from which a sentence is made.

    Attributes:
        rule: id of the rule that forbids it.
        reason: key of its sentence in the game's words (a rule can be broken in several ways).
        facts: the concrete facts of this position, by name.
        spots: names of the shapes on the board that show why.
    """

    rule: str
    reason: str
    facts: Mapping[str, Fact] = NO_FACTS
    spots: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        _fix_facts(self)


def refuse(rule: str, reason: str, /, *spots: str, **facts: Fact) -> Refusal:
    """Return a refusal, with its spots and facts named in passing.

    >>> refuse("TUR-1.2", "not_your_turn", "hex:0,1", seat=2)
    Refusal(rule='TUR-1.2', reason='not_your_turn', facts={'seat': 2}, spots=('hex:0,1',))
    """
    return Refusal(rule, reason, facts, spots)


class ScoreLine(msgspec.Struct, frozen=True, gc=False):
    """One line of the final account: which rule gave whom how much.

    Attributes:
        rule: id of the rule that counts.
        kind: key of its sentence in the game's words.
        seat: whose line it is, or None for all.
        amount: points, pieces or whatever the rule counts.
        facts: what the sentence needs to know.
    """

    rule: str
    kind: str
    seat: int | None
    amount: int
    facts: Mapping[str, Fact] = NO_FACTS

    def __post_init__(self) -> None:
        _fix_facts(self)


class Result(msgspec.Struct, frozen=True, gc=False):
    """How a game ended.

    Attributes:
        winners: the seats that won, in order; several share a victory.
        ranking: the place of each seat: 1 and the number of seats that did better, so that
            equal seats share a place. The winners are the seats with place 1.
        lines: the account, in the order in which it is read out.
    """

    winners: tuple[int, ...]
    ranking: tuple[int, ...]
    lines: tuple[ScoreLine, ...]


class Step(msgspec.Struct, Generic[StateT], frozen=True, gc=False):
    """What a move led to: the new state and what happened on the way."""

    state: StateT
    events: tuple[Event, ...]


class IllegalMove(RulebookError):
    """A move was applied that :meth:`Game.check` refuses.

    Attributes:
        refusal: the reason, with its rule.
    """

    def __init__(self, refusal: Refusal, sentence: str) -> None:
        super().__init__(f"{sentence} ({refusal.rule})")
        self.refusal = refusal
