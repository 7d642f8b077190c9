"""Nothing vanishes: what goes wrong in a callback is logged and told to the reader.

Jupyter drops exceptions of callbacks without a word.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

log = logging.getLogger("rulebook_widgets")

P = ParamSpec("P")
OwnerT = TypeVar("OwnerT")


def guarded(
    method: Callable[Concatenate[OwnerT, P], Any],
) -> Callable[Concatenate[OwnerT, P], None]:
    """Make a method safe to be called by Jupyter.

    An exception is logged; if the object has a method ``report``, it is called with the
    exception, to tell the reader.
    """

    @wraps(method)
    def safe(owner: OwnerT, /, *args: P.args, **kwargs: P.kwargs) -> None:
        try:
            method(owner, *args, **kwargs)
        except Exception as error:
            log.exception("%s failed", getattr(method, "__qualname__", method))
            report = getattr(owner, "report", None)
            if report is not None:
                report(error)

    return safe
