"""What the battery must be told about Tideline."""

from __future__ import annotations

from collections import Counter
from random import Random

from msgspec.structs import replace
from tideline.board import ALL_FINDS, PLACES
from tideline.state import UNDECIDED, State

from rulebook_widgets.core import Eyes
from tests.battery.plan import Plan


def conserved(state: State) -> None:
    """Every find is at one place or undecided, and each place can still be filled."""
    decided = [find for find in state.finds if find != UNDECIDED]
    assert Counter([*decided, *state.bag]) == Counter(ALL_FINDS)
    assert len(state.finds) == len(state.where) == len(state.seen) == len(PLACES)


def redeal(state: State, eyes: Eyes, rng: Random) -> State:
    """Mix the finds that these eyes have not seen, at their places and in the bag."""
    hidden = [
        number
        for number, find in enumerate(state.finds)
        if find != UNDECIDED and state.where[number] < 0 and eyes not in state.seen[number]
    ]
    loose = [*state.bag, *(state.finds[number] for number in hidden)]
    rng.shuffle(loose)
    finds = list(state.finds)
    for number in hidden:
        finds[number] = loose.pop()
    return replace(state, finds=tuple(finds), bag=tuple(sorted(loose)))


PLAN = Plan(conserved, redeal, option_sets=({}, {"rough": True}), longest=24 * 6)
