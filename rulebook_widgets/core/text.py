"""The words a learner reads, in the learner's language.

Every learner-facing sentence passes through :func:`_`. The language is held in a context
variable, so two readers of one server may read different languages.
"""

from __future__ import annotations

import gettext
from contextvars import ContextVar
from functools import cache
from importlib import resources

DOMAIN = "rulebook_widgets"
_language: ContextVar[str] = ContextVar("language", default="en")


def N_(message: str) -> str:  # the name every gettext tool looks for
    """Mark ``message`` for translation and return it unchanged.

    Use it for texts in tables; translate with :func:`_` where they are shown.
    """
    return message


def _(message: str) -> str:
    """Return ``message`` in the language in use.

    >>> _("First")
    'First'
    """
    return _catalogue(_language.get()).gettext(message)


def ngettext(one: str, many: str, count: int) -> str:
    """Return the one of two sentences that fits a number, in the language in use.

    >>> ngettext("{count} step", "{count} steps", 1)
    '{count} step'
    """
    return _catalogue(_language.get()).ngettext(one, many, count)


def use_language(code: str) -> None:
    """Choose the language of what follows, for example ``"en"`` or ``"hu"``.

    A language without a catalogue reads as English.
    """
    _language.set(code)


def language() -> str:
    """Return the code of the language in use."""
    return _language.get()


@cache
def _catalogue(code: str) -> gettext.NullTranslations:
    folder = resources.files("rulebook_widgets") / "locales"
    return gettext.translation(DOMAIN, str(folder), languages=[code], fallback=True)
