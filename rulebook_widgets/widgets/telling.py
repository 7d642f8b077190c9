"""What a stage shows, as plain values for a page. Eyes decide what is in it, not the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from rulebook_widgets.bots import bot_names, usual_bot
from rulebook_widgets.core import EVERYTHING, AnyGame, Eyes, Option
from rulebook_widgets.core.text import _
from rulebook_widgets.stage import PERSON, Choice, Stage
from rulebook_widgets.widgets.files import MOST_BYTES
from rulebook_widgets.widgets.words import shell_words

PUBLIC: Final = "public"
ALL: Final = "everything"


def eyes_text(eyes: Eyes) -> str:
    """Write eyes as one word: ``"0"`` for a seat, ``"public"``, ``"everything"``.

    >>> eyes_text(2), eyes_text(None)
    ('2', 'public')
    """
    if eyes is None:
        return PUBLIC
    return ALL if eyes == EVERYTHING else str(eyes)


def read_eyes(text: str) -> Eyes:
    """Read what `eyes_text` wrote.

    >>> read_eyes("2"), read_eyes("public")
    (2, None)
    """
    if text == PUBLIC:
        return None
    return EVERYTHING if text == ALL else int(text)


def head(game: AnyGame) -> dict[str, Any]:
    """What a page is told once: words, and what can be chosen for a new game."""
    return {
        "title": _(game.title),
        "words": shell_words(),
        "players": [game.min_players, game.max_players, game.default_players],
        "options": [_option(option) for option in game.options],
        "largest": MOST_BYTES,
        "kinds": [[PERSON, _("a person")], *[[name, _bot(name)] for name in bot_names(game)]],
        "opponent": usual_bot(game),
    }


def told(stage: Stage) -> dict[str, Any]:
    """All that a page shows beside the board and the log, by name."""
    return {name: tell(stage) for name, tell in _TELL.items()}


def choices_of(stage: Stage, shape: str) -> list[tuple[str, str]]:
    """The moves of one group of the move list, each as (text, encoded)."""
    for group in stage.choices:
        if group.shape == shape:
            return [_choice(choice) for choice in group.choices]
    return []


def _option(option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "text": _(option.text),
        "usual": option.default,
        "choices": [_offered(option, value) for value in option.choices],
        "reads": option.reads is not None,
    }


def _offered(option: Option, value: str) -> tuple[str, str, str]:
    """A value of an option, what it is called, and a few words about it."""
    found = option.reads(value) if option.reads else None
    title = getattr(found, "title", "")
    return value, _(title) if title else option.label(value), getattr(found, "note", "")


def _options(stage: Stage) -> dict[str, Any]:
    """How the game at hand was set up; one that began from a position tells its board there."""
    session, offered = stage.session, stage.game.options
    facts = session.position or {}
    told = {o.name: facts[o.name] for o in offered if type(facts.get(o.name)) is type(o.default)}
    return {**told, **session.options}


def _known(stage: Stage) -> list[dict[str, Any]]:
    """How well the board is known."""
    return [
        {
            "grade": entry.grade,
            "what": _(entry.what),
            "why": entry.why,
            "sources": list(entry.sources),
            "names": list(entry.names),
            "shown": bool(entry.shapes),
        }
        for entry in stage.provenance
    ]


def _bot(name: str) -> str:
    return _("bot: {name}").format(name=_(name))


def _choice(choice: Choice) -> tuple[str, str]:
    return choice.text, choice.encoded


def _plain(value: Any) -> Any:
    return None if value is None else msgspec.to_builtins(value)


def _message(stage: Stage) -> Any:
    message = stage.message
    return message and {"tone": message.tone, "text": message.text, "rule": message.rule}


_TELL: Final[dict[str, Callable[[Stage], Any]]] = {
    "ply": lambda stage: stage.ply,
    "status": lambda stage: stage.status,
    "message": _message,
    "controls": lambda stage: _plain(stage.controls),
    "groups": lambda stage: [[g.label, g.shape, len(g)] for g in stage.choices],
    "buttons": lambda stage: [_choice(choice) for choice in stage.buttons],
    "waiting": lambda stage: stage.waiting,
    "caption": lambda stage: _plain(stage.caption),
    "handover": lambda stage: _plain(stage.handover),
    "left_lesson": lambda stage: stage.left_lesson,
    "result": lambda stage: [[line.text, line.rule, line.seat] for line in stage.result],
    "card": lambda stage: _plain(stage.card),
    "eyes": lambda stage: eyes_text(stage.eyes),
    "offer": lambda stage: [[eyes_text(o.eyes), o.label] for o in stage.eyes_offered],
    "seats": lambda stage: list(stage.seats),
    "options": _options,
    "known": _known,
    "board": lambda stage: stage.scene.title,
}
