"""Tuples with one thing different. States are values, so nothing in them is changed in place."""

from __future__ import annotations

from typing import TypeVar

ItemT = TypeVar("ItemT")


def replaced(values: tuple[ItemT, ...], place: int, value: ItemT) -> tuple[ItemT, ...]:
    """Return ``values`` with another value in one place.

    >>> replaced(("a", "b", "c"), 1, "x")
    ('a', 'x', 'c')
    """
    others = list(values)
    others[place] = value
    return tuple(others)


def changed(values: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    """Return ``values`` with one of them raised or, where ``by`` is below 0, lowered.

    >>> changed((3, 3), 0, -1)
    (2, 3)
    """
    others = list(values)
    others[place] += by
    return tuple(others)


def without(values: tuple[ItemT, ...], value: ItemT) -> tuple[ItemT, ...]:
    """Return ``values`` less one that equals ``value``, which must be there.

    >>> without(("a", "b", "a"), "a")
    ('b', 'a')
    """
    others = list(values)
    others.remove(value)
    return tuple(others)
