"""The stage's own sentences: what it says when a gesture leads to no move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulebook_widgets.core import (
    CHANCE,
    EVERYTHING,
    AnyGame,
    Event,
    Eyes,
    Refusal,
    RulebookError,
)
from rulebook_widgets.core.text import _
from rulebook_widgets.stage.people import Seats
from rulebook_widgets.stage.values import Message, Tone

_LONGEST = 400
"""How many characters of what an error says are read."""

_NAMED = 4
"""How many shapes a message names before it says how many more there are."""


def seat_name(game: AnyGame, seat: int) -> str:
    """Return what a seat is called in this game."""
    return game.words.name("seat", seat)


def refused(game: AnyGame, refusal: Refusal) -> Message:
    """Say why a move is not allowed."""
    return Message("refusal", game.sentence(refusal), refusal.rule, refusal.spots)


def mistaken(error: RulebookError) -> Message:
    """Say what an error says; what it quotes from a file may be longer than anybody reads."""
    text = str(error)
    return Message("error", text if len(text) <= _LONGEST else f"{text[:_LONGEST]} ...")


def stale(then: int, now: int) -> Message:
    """Say that a control was made for a position that is no longer shown."""
    text = _(
        "That belonged to the position after move {then}, and the board now shows the position "
        "after move {now}. Nothing was played; please choose again."
    )
    return Message("info", text.format(then=then, now=now))


def happened(game: AnyGame, events: Iterable[Event], eyes: Eyes, tone: Tone) -> Message | None:
    """Say what a move brought about, as those eyes may know it; None if nothing did."""
    seen = [event.seen_by(eyes) for event in events]
    if not seen:
        return None
    return Message(tone, " ".join([game.sentence(event) for event in seen]), seen[0].rule)


def cannot_act(
    game: AnyGame, actor: int | None, eyes: Eyes, seats: Seats, refusal: Refusal | None
) -> Message | None:
    """Say why these eyes cannot make a move now, or return None if they can.

    Args:
        game: the game.
        actor: who is to move.
        eyes: whose eyes look.
        seats: who plays the seats.
        refusal: the game's own words for a seat that is not to move.
    """
    if actor is None:
        return Message("info", _("The game is over. Step back, or begin a new one."))
    if actor == CHANCE:
        return Message("info", _("Chance decides here. Step on to see what it brings."))
    if refusal is not None:
        return refused(game, refusal)
    if not seats.is_person(actor):
        text = _("{seat} is to move, and a bot plays this seat. Let it move first.")
        return Message("info", text.format(seat=seat_name(game, actor)))
    if eyes in (actor, EVERYTHING):
        return None
    text = _("You look on as anybody may. To move, look through the eyes of {seat}.")
    return Message("info", text.format(seat=seat_name(game, actor)))


def hand_over(game: AnyGame, seat: int) -> Message:
    """Say that somebody else is to sit at the screen before play goes on."""
    text = _("Hand the screen to {seat}; then show what this seat sees.")
    return Message("info", text.format(seat=seat_name(game, seat)))


def not_clickable(label: str, targets: Sequence[str]) -> Message:
    """Say that a click means nothing here, and what can be clicked.

    Args:
        label: what the clicked shape is called, or "".
        targets: what the shapes are called that can be clicked.
    """
    if not targets:
        return Message("info", _("Nothing can be clicked now. Choose from the list of moves."))
    if label:
        text = _('"{shape}" is not what comes next. You can click: {shapes}.')
    else:
        text = _("There is nothing to click there. You can click: {shapes}.")
    return Message("info", text.format(shape=label, shapes=listed(targets)))


def listed(labels: Sequence[str]) -> str:
    """Join names to a list, and count those too many to read.

    >>> listed(["a", "b"]), listed(list("abcdef"))
    ('a, b', 'a, b, c, d and 2 more')
    """
    labels = list(dict.fromkeys(labels))
    first, rest = labels[:_NAMED], len(labels) - _NAMED
    if rest <= 0:
        return ", ".join(first)
    return _("{names} and {count} more").format(names=", ".join(first), count=rest)


def solved(what: Message | None) -> Message:
    """Say that a task is done, and what the move brought about."""
    if what is None:
        return Message("success", _("Well done."))
    return Message("success", _("Well done. {events}").format(events=what.text), what.rule)


def not_yet(what: Message | None, hint: str) -> Message:
    """Say that a legal move is not what the task asks; that first, for much may have happened."""
    events, rule = (what.text, what.rule) if what else ("", "")
    if hint:
        text = _("That is allowed, but the task is not done. Hint: {hint} {events}")
    else:
        text = _("That is allowed, but the task is not done. Go back and try again. {events}")
    return Message("info", text.format(events=events, hint=_(hint) if hint else "").strip(), rule)
