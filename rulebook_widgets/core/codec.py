"""Moves as one line of text that a person can read, and back.

A move is written as its tag and its fields, parted by spaces: ``place helmet4 0,-3``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Generic, TypeVar, get_type_hints

import msgspec

from rulebook_widgets.core.errors import MoveError

MoveT = TypeVar("MoveT", bound=msgspec.Struct)
_KEPT = 1 << 16
_LONGEST = 400


class MoveCodec(Generic[MoveT]):
    """Writes and reads the moves of one game.

    The move types are frozen tagged structs whose fields are whole numbers, or printable texts
    without spaces. Every move has exactly one text, and every other text is refused.

    Args:
        title: the game's title, for messages.
        types: every type of move, in the order in which a reader should meet them.

    Raises:
        TypeError: a type of move cannot be written so (for whoever writes the game).

    >>> class Bid(msgspec.Struct, frozen=True, tag="bid"):
    ...     amount: int
    >>> codec = MoveCodec("Auction", (Bid,))
    >>> codec.encode(Bid(3)), codec.decode("bid 3")
    ('bid 3', Bid(amount=3))
    """

    def __init__(self, title: str, types: tuple[type[MoveT], ...]) -> None:
        self.title = title
        self.types = types
        self._known = frozenset(types)
        self._shapes = {_tag(kind): (kind, _readers(kind)) for kind in types}
        if len(self._shapes) < len(types):
            raise TypeError(f"Two types of move of {title} have the same tag.")
        self._written: Callable[[MoveT], str] = lru_cache(_KEPT)(self._write)
        self._understood: Callable[[str], MoveT] = lru_cache(_KEPT)(self._understand)

    def require(self, move: object) -> None:
        """Accept a move of one of the types.

        Raises:
            MoveError: it is anything else.
        """
        if type(move) not in self._known:
            raise MoveError(f"{_shortened(repr(move))} is not a move of {self.title}.")

    def encode(self, move: MoveT) -> str:
        """Write a move.

        Raises:
            MoveError: it is not a move of this game, or its fields cannot be written.
        """
        self.require(move)
        try:
            return self._written(move)
        except TypeError:  # a field that cannot be hashed is no text and no number either
            return self._write(move)

    def decode(self, text: str) -> MoveT:
        """Read a move.

        Raises:
            MoveError: the text is not one that :meth:`encode` writes.
        """
        return self._understood(text)

    def _write(self, move: MoveT) -> str:
        tag = _tag(type(move))
        readers = self._shapes[tag][1]
        words = [tag]
        for (name, read), value in zip(readers.items(), msgspec.structs.astuple(move), strict=True):
            if type(value) is not read or not _is_word(str(value)):
                raise MoveError(
                    f"{_shortened(repr(move))} is not a move of {self.title}: "
                    f"its {name} cannot be {_shortened(repr(value))}."
                )
            words.append(str(value))
        return " ".join(words)

    def _understand(self, text: str) -> MoveT:
        tag, *words = text[:_LONGEST].split(" ")
        if tag not in self._shapes:
            known = ", ".join(self._shapes)
            raise MoveError(
                f"{_shortened(text)!r} is not a move of {self.title}; a move begins with: {known}."
            )
        kind, readers = self._shapes[tag]
        if len(words) != len(readers):
            fields = " ".join([tag, *(name.upper() for name in readers)])
            raise MoveError(f"{_shortened(text)!r} should read: {fields}.")
        try:
            values = [read(word) for read, word in zip(readers.values(), words, strict=True)]
        except ValueError:
            raise MoveError(f"{_shortened(text)!r} has a word where a number belongs.") from None
        move = kind(*values)
        if not all(map(_is_word, words)) or self._write(move) != text:
            raise MoveError(f"{_shortened(text)!r} is not written as {self.title} writes it.")
        return move


def _tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def _readers(kind: type[msgspec.Struct]) -> dict[str, type[str] | type[int]]:
    config, hints = kind.__struct_config__, get_type_hints(kind)
    if not isinstance(config.tag, str) or not _is_word(config.tag) or not config.frozen:
        raise TypeError(f"The move type {kind.__name__} must be frozen and have a one-word tag.")
    for name in kind.__struct_fields__:
        if hints[name] not in (str, int):
            raise TypeError(f"The field {name!r} of {kind.__name__} must be a str or an int.")
    return {name: hints[name] for name in kind.__struct_fields__}


def _is_word(text: str) -> bool:
    return text != "" and text.isprintable() and " " not in text


def _shortened(text: str, longest: int = 60) -> str:
    return text if len(text) <= longest else text[:longest] + "..."
