"""Values kept from one look to the next."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")


class Memo:
    """Keeps the latest value of each name; it is made anew only when its key is another.

    >>> memo = Memo()
    >>> memo.get("sum", (1, 2), lambda: 3), memo.get("sum", (1, 2), lambda: 99)
    (3, 3)
    """

    def __init__(self) -> None:
        self._kept: dict[str, tuple[Hashable, Any]] = {}

    def get(self, name: str, key: Hashable, make: Callable[[], T]) -> T:
        """Return the value of ``name`` for ``key``, made now or earlier."""
        kept = self._kept.get(name)
        if kept is None or kept[0] != key:
            kept = (key, make())
            self._kept[name] = kept
        value: T = kept[1]
        return value
