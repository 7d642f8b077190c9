"""Concrete facts of a position, by name: a dict that nobody can change."""

from __future__ import annotations

from typing import Final, NoReturn, TypeAlias

Fact: TypeAlias = str | int
"""A concrete fact: a number, or the id of a tile, a space, a kind ..."""


class Facts(dict[str, Fact]):
    """Facts by name. Equal to a dict with the same content, but fixed, and so hashable.

    >>> facts = Facts(tile="ship2", strength=2)
    >>> facts == {"tile": "ship2", "strength": 2}, len({facts, Facts(facts)})
    (True, 1)
    >>> facts["strength"] = 5
    Traceback (most recent call last):
    TypeError: Facts are fixed; make new ones with {**facts, ...}.
    """

    __slots__ = ()

    def __hash__(self) -> int:  # type: ignore[override]  # a dict has none because it can change
        return hash(frozenset(self.items()))

    def __reduce__(self) -> tuple[type[Facts], tuple[dict[str, Fact]]]:
        return Facts, (dict(self),)

    def _fixed(self, *_args: object, **_kwargs: object) -> NoReturn:
        raise TypeError("Facts are fixed; make new ones with {**facts, ...}.")

    __setitem__ = __delitem__ = __ior__ = _fixed
    clear = pop = popitem = setdefault = update = _fixed


NO_FACTS: Final = Facts()
"""The facts of what needs none."""
