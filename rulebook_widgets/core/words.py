"""Sentences from data: what an event, a refusal, a score line or a move says to a reader."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from rulebook_widgets.core.facts import Fact
from rulebook_widgets.core.happening import Event, Refusal, ScoreLine
from rulebook_widgets.core.text import _

Namer = Callable[[Fact], str]
"""Turns the value of a fact into a word a reader knows."""


def named(names: Mapping[str, str] | Sequence[str]) -> Namer:
    """Return a namer that looks a fact up, in a table or by its number from 0.

    >>> named({"n": "north"})("n"), named(("Red", "Blue"))(1)
    ('north', 'Blue')
    """
    if isinstance(names, Mapping):
        return lambda fact: _(names[str(fact)])
    return lambda fact: _(names[int(fact)])


def counted(one: str, many: str) -> Namer:
    """Return a namer of a number of things.

    >>> coins = counted("1 coin", "{count} coins")
    >>> coins(1), coins(3)
    ('1 coin', '3 coins')
    """
    return lambda count: _(one) if int(count) == 1 else _(many).format(count=count)


class Words(msgspec.Struct, frozen=True):
    """The sentences of one game, marked for translation, by key.

    Attributes:
        events: by the event's kind. A key ending in ``.hidden`` serves readers from whom
            something was kept back.
        refusals: by the refusal's reason.
        scores: by the score line's kind.
        moves: by the move's tag.
        namers: by the name of a fact, how its value is said ("seat", "tile", "space" ...).
    """

    events: Mapping[str, str]
    refusals: Mapping[str, str]
    scores: Mapping[str, str]
    moves: Mapping[str, str]
    namers: Mapping[str, Namer]

    def event(self, event: Event) -> str:
        """Say what happened, with what the reader may know."""
        facts = self._named(event.facts, event.seat)
        hidden = self.events.get(f"{event.kind}.hidden")
        template = self.events[event.kind]
        if hidden is not None and not _can_fill(template, facts):
            template = hidden
        return _(template).format_map(facts)

    def refusal(self, refusal: Refusal) -> str:
        """Say why a move is not allowed."""
        return _(self.refusals[refusal.reason]).format_map(self._named(refusal.facts, None))

    def score(self, line: ScoreLine) -> str:
        """Say what a score line counts."""
        facts = self._named({**line.facts, "amount": line.amount}, line.seat)
        return _(self.scores[line.kind]).format_map(facts)

    def move(self, move: msgspec.Struct) -> str:
        """Say what a move does, as an instruction: "Place helmet 4 on ..."."""
        facts = self._named(msgspec.structs.asdict(move), None)
        return _(self.moves[str(move.__struct_config__.tag)]).format_map(facts)

    def name(self, what: str, value: Fact) -> str:
        """Say one fact: ``name("tile", "helmet4")`` is "helmet 4"."""
        namer = self.namers.get(what)
        return namer(value) if namer else str(value)

    def _named(self, facts: Mapping[str, Fact], seat: int | None) -> dict[str, str]:
        named = {name: self.name(name, value) for name, value in facts.items()}
        if seat is not None:
            named.setdefault("seat", self.name("seat", seat))
        return named


def _can_fill(template: str, facts: Mapping[str, str]) -> bool:
    try:
        template.format_map(facts)
    except KeyError:
        return False
    return True
