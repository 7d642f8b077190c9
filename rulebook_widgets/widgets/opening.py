"""How a widget opens: the stage its arguments ask for, the colours of its game, clear refusals."""

from __future__ import annotations

import html
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any

from rulebook_widgets.core import (
    AnyGame,
    OptionError,
    OptionValue,
    Record,
    RulebookError,
    UnknownGame,
    load_game,
    room,
)
from rulebook_widgets.core.text import _
from rulebook_widgets.drawing import Theme, dark, light
from rulebook_widgets.stage import Player, SceneRoom, Stage
from rulebook_widgets.teaching import Lesson
from rulebook_widgets.widgets.files import with_files


def open_stage(
    game: AnyGame | str,
    players: int | None,
    seed: int | None,
    options: Mapping[str, OptionValue],
    *,
    lesson: Lesson | str | None,
    record: Record | str | None,
    position: Mapping[str, Any] | None,
    seats: str | list[Player] | tuple[Player, ...] | None,
    scenes: SceneRoom | None,
    **looks: Any,
) -> Stage:
    """Return the stage that a widget's arguments ask for.

    Raises:
        RulebookError: they contradict each other, or ask for what there is not.
    """
    ways = {"lesson": lesson, "record": record, "position": position}
    named = [name for name, value in ways.items() if value is not None]
    if len(named) > 1:
        text = _("Name only one of these, for a widget can only begin in one way: {names}.")
        raise OptionError(text.format(names=", ".join(named)))
    if named and options:
        text = _("The options {names} are for a new game; leave them out beside {way}.")
        raise OptionError(text.format(names=", ".join(options), way=named[0]))
    if players is not None and (lesson is not None or record is not None):
        text = _("A {way} has its own number of players; leave players={players!r} out.")
        raise OptionError(text.format(way=named[0], players=players))
    facts: Any = position
    if facts is not None and not isinstance(facts, Mapping):
        text = _("A position is a dictionary of facts, not {value!r}.")
        raise OptionError(text.format(value=facts))
    if lesson is not None:
        return Stage.for_lesson(game, lesson, scenes)
    if record is not None:
        return _recorded(game, record, seats=seats, scenes=scenes, **looks)
    if position is not None:
        facts = {**({} if players is None else {"players": players}), **position}
        facts = with_files(_found(game), facts)
        return Stage.for_position(game, seed=seed, seats=seats, scenes=scenes, **looks, **facts)
    chosen = with_files(_found(game), options) if options else options
    return Stage.for_game(game, players, seed, chosen, seats=seats, scenes=scenes, **looks)


def _found(game: AnyGame | str) -> AnyGame:
    return load_game(game) if isinstance(game, str) else game


def _recorded(game: AnyGame | str, record: Record | str, **how: Any) -> Stage:
    read = record if isinstance(record, Record) else Record.parse(record)
    wanted = game if isinstance(game, str) else game.id
    if wanted and read.game != wanted:
        text = _("This is a saved game of {found}, not of {wanted}.")
        raise UnknownGame(text.format(found=read.game, wanted=wanted))
    return Stage.for_record(read, **how)


def themes_of(game: AnyGame, scenes: SceneRoom | None = None) -> tuple[Theme, Theme]:
    """Return the light and the dark theme of a game.

    They are called ``LIGHT`` and ``DARK`` and stand in its scene room or in its ``palette``; a
    game without any has the shared ones.
    """
    for place in _painters(game, scenes):
        if hasattr(place, "LIGHT") and hasattr(place, "DARK"):
            return place.LIGHT, place.DARK
    return light, dark


def _painters(game: AnyGame, scenes: SceneRoom | None) -> Iterator[Any]:
    yield scenes or room(game.id, "scene")
    with suppress(UnknownGame):
        yield room(game.id, "palette")


@contextmanager
def plain_refusals() -> Iterator[None]:
    """Let a `RulebookError` be read in a notebook as one sentence, without a traceback.

    On a page served by Voila, which keeps errors to itself, the sentence is displayed as well.
    """
    try:
        yield
    except RulebookError as error:
        sentence = str(error)
        error._render_traceback_ = lambda *_ignored: [sentence]  # type: ignore[attr-defined]
        if served_by_voila():
            _display(sentence)
        raise


def served_by_voila() -> bool:
    """Whether this kernel runs behind a Voila page, or waits for one to be asked for."""
    # Voila names itself as the server only to kernels that did not wait.
    return "VOILA_PREHEAT" in os.environ


def _display(sentence: str) -> None:
    from IPython.display import HTML, display

    style = "border-left:4px solid #c0392b;padding:.6em 1em;margin:0;background:#c0392b1a"
    display(HTML(f'<p role="alert" style="{style}">{html.escape(sentence)}</p>'))
