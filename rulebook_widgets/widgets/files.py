"""Files of a reader's own, named in Python by their path."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from rulebook_widgets.core import AnyGame, BoardError, Option, OptionError
from rulebook_widgets.core.boards import LARGEST, text_of
from rulebook_widgets.core.text import _

MOST_BYTES: Final = 4 * LARGEST
"""A longer file is refused unread."""


def with_files(game: AnyGame, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return options in which a path stands replaced by what the file says.

    A path is a value of an option that takes whole texts, if it is none of the option's choices
    and has only one line.

    Args:
        game: the game whose options they are.
        options: options of a set-up, or facts of a position.

    Raises:
        OptionError: there is no such file, or it holds no text; one sentence says so.
    """
    read = dict(options)
    for option in game.options:
        if option.reads is not None and _is_path(option, read.get(option.name)):
            read[option.name] = _text_of(game, option, read[option.name])
    return read


def _is_path(option: Option, value: Any) -> bool:
    if isinstance(value, os.PathLike):
        return True
    return isinstance(value, str) and value not in option.choices and "\n" not in value


def _text_of(game: AnyGame, option: Option, path: str | os.PathLike[str]) -> str:
    file = Path(path)
    try:
        with file.open("rb") as opened:
            text = text_of(opened.read(MOST_BYTES + 1))
    except BoardError as error:
        raise BoardError(f"{file.name}: {error}") from error
    except (OSError, ValueError) as error:
        told = _(
            "There is no file {path} that can be read ({reason}), and the option {option} of "
            "{game} has no such value; its values are: {choices}."
        )
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise OptionError(
            told.format(
                path=repr(str(path))[:200],
                reason=reason,
                option=repr(option.name),
                game=game.title,
                choices=", ".join(map(repr, option.choices)),
            )
        ) from error
    # A single line would be taken for the name of a board.
    return text if "\n" in text else f"{text}\n"
