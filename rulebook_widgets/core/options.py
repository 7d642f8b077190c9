"""The options of a set-up: what can be chosen before a game begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

import msgspec

from rulebook_widgets.core.errors import OptionError
from rulebook_widgets.core.text import _

OptionValue: TypeAlias = bool | str


class Option(msgspec.Struct, frozen=True):
    """One option of a game.

    Attributes:
        name: the keyword of :meth:`Game.setup`.
        default: its value when it is not named; its type is the option's type.
        text: what it does, marked for translation.
        rule: the rule it belongs to.
        choices: the values allowed for a text option.
        reads: for an option whose value may also be a whole text, such as a board file: reads the
            text, or raises an `OptionError` that says what is wrong with it.
        labels: what the choices are called, in their order, marked for translation; by default
            they are called what they are.

    >>> speed = Option("pace", "auto", "Pace", "R-1", ("auto", "no"), labels=("by itself", "slow"))
    >>> speed.label("no"), speed.label("else")
    ('slow', 'else')
    """

    name: str
    default: OptionValue
    text: str
    rule: str
    choices: tuple[str, ...] = ()
    reads: Callable[[str], object] | None = None
    labels: tuple[str, ...] = ()

    def label(self, value: str) -> str:
        """Return what a choice is called, in the reader's language."""
        return _(dict(zip(self.choices, self.labels, strict=False)).get(value, value))

    def validate(self, value: object, title: str) -> OptionValue:
        """Return ``value`` if the option allows it.

        Raises:
            OptionError: it has another type, is none of the choices, or cannot be read.
        """
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            allowed = "True or False"
        else:
            if isinstance(value, str) and value in self.choices:
                return value
            if isinstance(value, str) and self.reads is not None:
                self.reads(value)
                return value
            allowed = ", ".join(repr(choice) for choice in self.choices)
            allowed += " or a whole text" if self.reads else ""
        raise OptionError(f"{title}: the option {self.name!r} takes {allowed}, not {value!r}.")


def validated(
    options: tuple[Option, ...], given: Mapping[str, object], title: str
) -> dict[str, OptionValue]:
    """Return every option of a game with its value: the given one or the default.

    Raises:
        OptionError: an option is unknown or its value is not allowed.
    """
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            names = ", ".join(known) or "none"
            if isinstance(value, Mapping):
                raise OptionError(
                    f"{title} takes each option as a keyword of its own, not as {name}={{...}}; "
                    f"its options are: {names}."
                )
            raise OptionError(f"{title} has no option {name!r}; its options are: {names}.")
    return {
        name: option.validate(given.get(name, option.default), title)
        for name, option in known.items()
    }
