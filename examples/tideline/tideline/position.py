"""Positions built by hand, from the facts a teacher would name."""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from rulebook_widgets.core import PositionError
from tideline.board import ALL_FINDS, COLUMNS, MATERIAL, NUMBER, PLACES, ROWS, column_of
from tideline.state import SAND, SEA, UNDECIDED, Phase, State


def build(
    players: int = 2,
    seat: int = 0,
    taken: Mapping[str, Sequence[Any]] = {},
    hidden: Mapping[str, str] = {},
    seen: Mapping[str, Sequence[str]] = {},
    sea: Sequence[int] = (0,) * len(COLUMNS),
    to_take: bool = False,
    rough: bool = False,
) -> State:
    """Build a position in the middle of a game.

    Args:
        players: how many play.
        seat: whose turn it is.
        taken: by place, whose basket its find is in and what it was: ``{"3a": [0, "pearl"]}``.
        hidden: what lies in the sand, by place: ``{"2b": "crab"}``; chance decides the others.
        seen: by seat, where it has looked: ``{"0": ["2b"]}``. What was seen must be named.
        sea: how many rows of each column are under water.
        to_take: whether the look has been had and a find may be taken.
        rough: whether two waves come after each turn.

    Raises:
        PositionError: a fact is impossible, or the facts contradict each other.
    """
    if seat not in range(players):
        raise PositionError(f"Tideline for {players} has the seats 0 to {players - 1}.")
    where = _where(players, taken, sea)
    finds = {**hidden, **{place: str(what) for place, (_owner, what) in taken.items()}}
    eyes = _eyes(players, seen, finds)
    both = sorted(set(hidden) & set(taken))
    if both:
        raise PositionError(f"{both[0]} is named as hidden and as taken.")
    state = State(
        players=players,
        phase=_phase(to_take, where),
        seat=seat,
        where=where,
        seen=eyes,
        rough=rough is True,
        finds=tuple(finds.get(place, UNDECIDED) for place in PLACES),
        bag=_bag(finds),
    )
    known = all(state.has_seen(seat, place) for place in state.left)
    return state if not known or state.phase != "look" else _skipped(state)


FACTS: Final = tuple(inspect.signature(build).parameters)
"""The names of the facts."""


def _skipped(state: State) -> State:
    """Nothing is left to look at, so the look falls away (TID-2.4)."""
    return replace(state, phase="take")


def _phase(to_take: bool, where: tuple[int, ...]) -> Phase:
    if SAND not in where:
        raise PositionError("Nothing lies in the sand any more: leave a find to play for.")
    return "take" if to_take else "look"


def _where(players: int, taken: Mapping[str, Sequence[Any]], sea: Sequence[int]) -> tuple[int, ...]:
    if len(sea) != len(COLUMNS) or not all(0 <= rows <= len(ROWS) for rows in sea):
        raise PositionError("The sea is six numbers, the wet rows of each column, from 0 to 4.")
    _require_places(taken)
    owners = {place: int(owner) for place, (owner, _what) in taken.items()}
    for place, owner in owners.items():
        if owner not in range(players):
            raise PositionError(f"{place} is in the basket of seat {owner}, which nobody has.")
    wet = {p for p in PLACES if ROWS.index(p[1]) < sea[column_of(p) - 1]}
    return tuple(owners.get(place, SEA if place in wet else SAND) for place in PLACES)


def _eyes(
    players: int, seen: Mapping[str, Sequence[str]], finds: Mapping[str, str]
) -> tuple[tuple[int, ...], ...]:
    eyes: list[list[int]] = [[] for _ in PLACES]
    for name, places in sorted(seen.items()):
        if int(name) not in range(players):
            raise PositionError(f"Seat {name} has looked, but nobody has that seat.")
        _require_places(places)
        for place in places:
            if place not in finds:
                raise PositionError(f"Seat {name} has seen {place}: name what lies there.")
            eyes[NUMBER[place]].append(int(name))
    return tuple(tuple(sorted(set(seats))) for seats in eyes)


def _bag(finds: Mapping[str, str]) -> tuple[str, ...]:
    _require_places(finds)
    strange = sorted(set(finds.values()) - set(MATERIAL))
    if strange:
        raise PositionError(f"There is no find {strange[0]!r}; there are: {', '.join(MATERIAL)}.")
    named, all_finds = Counter(finds.values()), Counter(ALL_FINDS)
    for find, count in named.items():
        if count > all_finds[find]:
            raise PositionError(f"{count} are named of {find!r}; there are {all_finds[find]}.")
    return tuple(sorted((all_finds - named).elements()))


def _require_places(places: Any) -> None:
    for place in places:
        if place not in NUMBER:
            raise PositionError(f"There is no place {place!r}; places run from 1a to 6d.")
