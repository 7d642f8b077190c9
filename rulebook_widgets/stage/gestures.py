"""What all gestures have in common: they never fail, and they say what changed."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

from rulebook_widgets.core import IllegalMove, RulebookError
from rulebook_widgets.stage import messages
from rulebook_widgets.stage.showing import SHOWN, Showing
from rulebook_widgets.stage.values import Message

Changes: TypeAlias = frozenset[str]
"""Names of what a screen has to show anew, out of ``SHOWN``."""

P = ParamSpec("P")


class Gesturing(Showing):
    """A stage that can tell what changed since it was last asked."""

    _last_shown: dict[str, Any] | None = None

    def _shown(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in SHOWN}

    def _say(self, message: Message | None) -> None:
        self._message = message
        if message is not None and message.rule:
            self._card = message.rule

    def _hush(self) -> None:
        self._hushed = self._message, self._tried, self._pointed
        self._message, self._tried, self._pointed = None, (), ()

    def _unhush(self) -> None:
        """Let the last message and its marks stand, for a gesture that does not answer it."""
        self._message, self._tried, self._pointed = self._hushed


StageT = TypeVar("StageT", bound=Gesturing)


def gesture(
    act: Callable[Concatenate[StageT, P], None],
) -> Callable[Concatenate[StageT, P], Changes]:
    """Turn a method into a gesture.

    The last message goes; what goes wrong becomes a new one, with its rule; the answer names
    what a screen has to show anew.
    """

    @wraps(act)
    def wrapped(stage: StageT, /, *args: P.args, **kwargs: P.kwargs) -> Changes:
        before = stage._shown() if stage._last_shown is None else stage._last_shown
        stage._hush()
        try:
            act(stage, *args, **kwargs)
        except IllegalMove as error:
            stage._say(messages.refused(stage.game, error.refusal))
        except RulebookError as error:
            stage._say(messages.mistaken(error))
        after = stage._last_shown = stage._shown()
        return frozenset([name for name in SHOWN if after[name] != before[name]])

    return wrapped
