"""What repeats in a picture: groups of things that stand the same way to one another elsewhere.

A street has thirty houses of nine parts each. Whoever writes the picture down says once what a
house is, and then only where the houses stand.

>>> house = [Placed("wall", 0.0, 0.0), Placed("roof", 0.0, -2.0), Placed("door", 1.0, 1.0)]
>>> street = [it.moved(x, 0.0) for x in (0.0, 10.0, 21.0, 33.0) for it in house]
>>> [rest], groups = repeats([street], fine=0.01)
>>> [(group.x, group.y) for group in rest]
[(0.0, 0.0), (10.0, 0.0), (21.0, 0.0), (33.0, 0.0)]
>>> [[(it.what, it.x, it.y) for it in content] for content in groups.values()]
[[('wall', 0.0, 0.0), ('roof', 0.0, -2.0), ('door', 1.0, 1.0)]]

It is the grammar of pairs known from compression ("Re-Pair"): two neighbours that often stand the
same way beside each other become one thing, until nothing is found any more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, pairwise
from typing import NamedTuple, TypeAlias


class Placed(NamedTuple):
    """A thing at a place.

    Attributes:
        what: the thing; the same thing elsewhere is equal.
        x: how far to the right.
        y: how far down.
    """

    what: Hashable
    x: float
    y: float

    def moved(self, x: float, y: float) -> Placed:
        """The same thing so much further."""
        return Placed(self.what, self.x + x, self.y + y)


class Group(NamedTuple):
    """The name of a group."""

    number: int


Run: TypeAlias = Sequence[Placed]
Groups: TypeAlias = dict[Group, tuple[Placed, ...]]
_Pair: TypeAlias = tuple[Hashable, Hashable, int, int]

# What is written for a thing, for the use of a group and around its things, in characters.
_THING, _USE, _NAME = 45, 40, 30


def repeats(runs: Iterable[Run], fine: float) -> tuple[list[Run], Groups]:
    """Find the groups of things that repeat.

    Args:
        runs: things in the order in which they are drawn; a group never reaches beyond its run.
        fine: places that differ by less are the same.

    Returns:
        The runs with groups in place of their things, and for each group its things, which may be
        groups again. A group's own place is that of its first thing, which stands at (0, 0).
    """
    found: list[Run] = [list(run) for run in runs]
    groups: Groups = {}
    while True:
        counted = Counter(pair for run in found for pair in _pairs(run, fine))
        names: dict[_Pair, Group] = {}
        found = [list(_paired(run, counted, names, groups, fine)) for run in found]
        if not names:
            break
    return _without_idle(found, groups)


def _pairs(run: Run, fine: float) -> Iterator[_Pair]:
    """How each thing and the next stand to each other."""
    for one, other in pairwise(run):
        x, y = round((other.x - one.x) / fine), round((other.y - one.y) / fine)
        yield one.what, other.what, x, y


def _paired(
    run: Run, counted: Mapping[_Pair, int], names: dict[_Pair, Group], groups: Groups, fine: float
) -> Iterator[Placed]:
    """The run with pairs that are found more than once made one; the more frequent first."""
    pairs = list(_pairs(run, fine))
    at = 0
    while at < len(run):
        here = counted[pairs[at]] if at < len(pairs) else 0
        after = counted[pairs[at + 1]] if at + 1 < len(pairs) else 0
        one = run[at]
        if here > 1 and here >= after:
            pair = pairs[at]
            if pair not in names:
                names[pair] = Group(len(groups))
                groups[names[pair]] = (
                    Placed(one.what, 0.0, 0.0),
                    run[at + 1].moved(-one.x, -one.y),
                )
            yield Placed(names[pair], one.x, one.y)
            at += 2
        else:
            yield one
            at += 1


def _without_idle(runs: list[Run], groups: Groups) -> tuple[list[Run], Groups]:
    """Put the things of groups that are not worth their name in their places."""
    uses = Counter(it.what for run in chain(runs, groups.values()) for it in run)
    weights: dict[Hashable, int] = {}
    for group, things in groups.items():
        weights[group] = sum(_weight(it.what, weights, uses) for it in things)
    idle: Groups = {}
    # A group holds only groups that were found before it.
    for group in reversed(groups):
        here, saved = uses[group], (uses[group] - 1) * weights[group]
        if saved <= here * _USE + _NAME:
            idle[group] = groups[group]
            for it in groups[group]:
                uses[it.what] += here - 1
    kept = {
        group: tuple(_opened(things, idle)) for group, things in groups.items() if group not in idle
    }
    return [list(_opened(run, idle)) for run in runs], kept


def _weight(what: Hashable, weights: Mapping[Hashable, int], uses: Mapping[Hashable, int]) -> int:
    """The characters of a thing; of a group that stands elsewhere too, those of its use."""
    weight = weights.get(what, _THING)
    return weight if uses[what] == 1 else min(weight, _USE if what in weights else weight)


def _opened(run: Iterable[Placed], groups: Groups) -> Iterator[Placed]:
    for it in run:
        if isinstance(it.what, Group) and it.what in groups:
            for inside in _opened(groups[it.what], groups):
                yield inside.moved(it.x, it.y)
        else:
            yield it
