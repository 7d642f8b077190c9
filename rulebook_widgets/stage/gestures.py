"""What all gestures have in common: they never fail, and what goes wrong is said."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from rulebook_widgets.core import IllegalMove, RulebookError
from rulebook_widgets.stage import messages
from rulebook_widgets.stage.showing import Showing
from rulebook_widgets.stage.values import Message

P = ParamSpec("P")


class Gesturing(Showing):
    """A stage that answers gestures with messages."""

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
) -> Callable[Concatenate[StageT, P], None]:
    """Turn a method into a gesture.

    The last message goes; what goes wrong becomes a new one, with its rule.
    """

    @wraps(act)
    def wrapped(stage: StageT, /, *args: P.args, **kwargs: P.kwargs) -> None:
        stage._hush()
        try:
            act(stage, *args, **kwargs)
        except IllegalMove as error:
            stage._say(messages.refused(stage.game, error.refusal))
        except RulebookError as error:
            stage._say(messages.mistaken(error))

    return wrapped
