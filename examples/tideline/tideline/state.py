"""What lies on the beach (State), and what one pair of eyes may know of it (View)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from rulebook_widgets.core import EVERYTHING, Eyes
from tideline.board import NUMBER, PLACES, places_in

Phase: TypeAlias = Literal["look", "dig", "take", "wave", "over"]

SAND: Final = -1
"""Stands for the owner of a find that still lies in the sand."""

SEA: Final = -2
"""Stands for the owner of a find that a wave has taken."""

UNDECIDED: Final = ""
"""Stands for a find that nobody has seen: chance decides what it is when somebody does."""


class _Beach(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What everybody sees.

    Attributes:
        players: how many play.
        phase: a look is due, a find comes to light by chance, one may be taken, the wave comes,
            or the end.
        seat: whose turn it is.
        where: for each place the seat that has its find, SAND or SEA.
        seen: for each place the seats that have looked there, sorted (TID-1.2).
        spot: the place at which a find comes to light, or "".
        taking: whether that find is being taken; else it is only looked at.
        waves: how many waves are still to come this turn.
        rough: option: two waves after each turn (TID-3.3).
    """

    players: int
    phase: Phase
    seat: int
    where: tuple[int, ...]
    seen: tuple[tuple[int, ...], ...]
    spot: str = ""
    taking: bool = False
    waves: int = 0
    rough: bool = False

    def lying(self, place: str) -> bool:
        """Tell whether the find of a place still lies in the sand."""
        return self.where[NUMBER[place]] == SAND

    def has_seen(self, seat: int, place: str) -> bool:
        """Tell whether a seat has looked there."""
        return seat in self.seen[NUMBER[place]]

    @property
    def left(self) -> tuple[str, ...]:
        """The places whose finds still lie in the sand."""
        return tuple([p for p, owner in zip(PLACES, self.where, strict=True) if owner == SAND])

    def lowest(self, column: int) -> str:
        """Return the place in a column whose find lies nearest to the water; "" if none does."""
        return next((place for place in places_in(column) if self.lying(place)), "")

    def level(self, column: int) -> int:
        """Return how many rows of a column are under water."""
        wet = [row for row, p in enumerate(places_in(column)) if self.where[NUMBER[p]] == SEA]
        return max(wet, default=-1) + 1


class State(_Beach, frozen=True, gc=False, kw_only=True):
    """A position of the game: what everybody sees, and what lies where.

    Attributes:
        finds: for each place what lay there from the beginning, or UNDECIDED.
        bag: the finds of the undecided places, sorted.
    """

    finds: tuple[str, ...]
    bag: tuple[str, ...]

    def find(self, place: str) -> str:
        """Return what lies there, or UNDECIDED."""
        return self.finds[NUMBER[place]]

    def crab_seen(self, place: str) -> bool:
        """Tell whether the seat to move knows of a crab there (TID-2.3)."""
        return self.has_seen(self.seat, place) and self.find(place) == "crab"


class View(_Beach, frozen=True, gc=False, kw_only=True):
    """What one pair of eyes may know (TID-1.2).

    Attributes:
        eyes: a seat, None for anybody, or EVERYTHING.
        finds: for each place what lies or lay there, or None where these eyes do not know.
        bag: the finds of the undecided places; None for eyes that do not see everything.
    """

    eyes: Eyes
    finds: tuple[str | None, ...]
    bag: tuple[str, ...] | None

    def basket(self, seat: int) -> list[str]:
        """Return the finds in a basket, which everybody sees."""
        return basket(self.where, self.finds, seat)


_OPEN: Final = _Beach.__struct_fields__


def look(state: State, eyes: Eyes) -> View:
    """Return what ``eyes`` may know: finds in baskets, and those they have looked at (TID-1.2)."""
    everything = eyes == EVERYTHING
    known = [
        everything or owner >= 0 or eyes in seats
        for owner, seats in zip(state.where, state.seen, strict=True)
    ]
    return View(
        **{name: getattr(state, name) for name in _OPEN},
        eyes=eyes,
        finds=tuple(
            find if told and find else None for find, told in zip(state.finds, known, strict=True)
        ),
        bag=state.bag if everything else None,
    )


def basket(where: Sequence[int], finds: Sequence[str | None], seat: int) -> list[str]:
    """Return the finds that a seat has taken.

    >>> basket((0, 1, 0), ("pearl", "crab", "shell"), 0)
    ['pearl', 'shell']
    """
    return [
        find for owner, find in zip(where, finds, strict=True) if owner == seat and find is not None
    ]


def put(values: tuple[str, ...], change: Mapping[str, str]) -> tuple[str, ...]:
    """Return the values of all places with some of them changed."""
    return tuple([change.get(place, old) for place, old in zip(PLACES, values, strict=True)])
