"""The ways along the arrows of a board of Silk Road."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from rulebook_widgets.games.silk_road.board_file import File, Travel

Ways: TypeAlias = Mapping[str, tuple[str, ...]]
"""Where one can go next from each city."""


def onward(file: File, travel: Travel) -> dict[str, tuple[str, ...]]:
    """Return where the caravan may go next from each city on that journey (SLK-4.1, SLK-2.7)."""
    pairs = [(arrow.start, arrow.end) for arrow in file.arrow]
    if travel.backwards:
        pairs = [(end, start) for start, end in pairs]
    return {city.id: tuple(end for start, end in pairs if start == city.id) for city in file.city}


def reached(ways: Ways, first: str) -> set[str]:
    """Return the cities that can be reached from a city, itself included.

    >>> sorted(reached({"a": ("b",), "b": (), "c": ("b",)}, "a"))
    ['a', 'b']
    """
    found, waiting = {first}, [first]
    while waiting:
        for city in ways[waiting.pop()]:
            if city not in found:
                found.add(city)
                waiting.append(city)
    return found


def travelling_order(ways: Ways) -> tuple[str, ...]:
    """Return the cities so that every way leads from an earlier one to a later one.

    Cities on a circle, and those that can only be reached from one, are left out.

    >>> travelling_order({"b": ("c",), "a": ("b", "c"), "c": ()})
    ('a', 'b', 'c')
    """
    before = {city: _coming(ways, city) for city in ways}
    order: list[str] = []
    ready = [city for city, coming in before.items() if not coming]
    while ready:
        order.append(ready.pop(0))
        for city in ways[order[-1]]:
            before[city].remove(order[-1])
            if not before[city]:
                ready.append(city)
    return tuple(order)


def _coming(ways: Ways, city: str) -> list[str]:
    return [start for start, ends in ways.items() for end in ends if end == city]
