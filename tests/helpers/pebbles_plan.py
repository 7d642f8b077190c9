"""What the battery must be told about Pebbles."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random
from typing import Any

import msgspec

from rulebook_widgets.core import AnyGame, Eyes
from tests.battery import Plan, Pool, Table, play_game

COLOURS = ("red", "blue", "green")


def conserved(state: Any) -> None:
    """Twelve pebbles are in the bag, the hands and the cups."""
    lying = Counter([*state.bag, *chain(*state.hands), *filter(None, state.cups)])
    assert lying == dict.fromkeys(COLOURS, 4)


def redeal(state: Any, eyes: Eyes, rng: Random) -> Any:
    """Mix the bag with the hands that are not seen, and choose other secret colours."""
    if state.phase == "over":
        return state
    others = [seat for seat in range(state.players) if seat != eyes]
    hidden = [] if state.open else others
    loose = [*state.bag, *chain(*(state.hands[seat] for seat in hidden))]
    rng.shuffle(loose)
    hands, chosen = list(state.hands), list(state.chosen)
    for seat in hidden:
        hands[seat] = tuple(sorted(loose.pop() for _ in hands[seat]))
    for seat in others:
        if state.phase == "choose" and chosen[seat]:
            chosen[seat] = rng.choice(COLOURS)
    bag = tuple(sorted(loose))
    return msgspec.structs.replace(state, bag=bag, hands=tuple(hands), chosen=tuple(chosen))


PLAN = Plan(conserved, redeal, option_sets=({}, {"open": True}, {"cups": "four"}), longest=100)


def play_some(game: AnyGame, plan: Any = PLAN, closeups: float = 1.0) -> None:
    """Play until the battery fails, or sixty games long."""
    pool = Pool(type(game).__mro__[1]() if type(game).__name__ == "Broken" else game, plan)
    for number in range(60):
        play_game(Table(game, 3, {}, str(number), plan), pool, closeups, replay=1.0)
