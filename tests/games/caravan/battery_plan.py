"""What the battery must be told about Caravan."""

from __future__ import annotations

from collections import Counter

from rulebook_widgets.games.caravan.state import State, good_of
from tests.battery.plan import Plan
from tests.games.caravan.kit import ALL, RARE, seek

BOX = Counter({good: 3 if good in RARE else 9 for good in ALL})
SHORT_BOX = Counter({good: 2 if good in RARE else 6 for good in ALL})


def conserved(state: State) -> None:
    """Goods, camels and markers are all there, and everything lies where it may."""
    _goods(state)
    _markers_used(state)
    sound(state)


def sound(state: State) -> None:
    """What also holds for positions built by hand, which may leave goods out."""
    _markers(state)
    _camels(state)
    _moment(state)


def _goods(state: State) -> None:
    """48 goods, or 32 in the shorter game, of each kind as many as there are."""
    found = Counter(good for good in state.goods if good)
    found.update(good_of(camel.load) for herd in state.camels for camel in herd if camel.load)
    for counts in (state.bag, *state.delivered):
        assert min(counts) >= 0
        found.update(dict(zip(ALL, counts, strict=True)))
    box = SHORT_BOX if state.short else BOX
    assert found == box, f"CAR-1.1: {found}"


def _markers_used(state: State) -> None:
    """Four demand markers at the start, and one for each good that a refill has drawn or will."""
    used = sum(state.markers) + sum(state.earned)
    drawn = (32 if state.short else 48) - sum(state.bag)
    if state.phase == "goods":
        assert used == sum((1, 1, 0, 0, 0, 0, 1, 1)[:drawn]), "CAR-2.5"
    else:
        assert used == 4 + drawn + state.due - 8, "CAR-8.2"


def _markers(state: State) -> None:
    assert sum(state.markers) + sum(state.earned) <= 44, "CAR-1.1: demand markers"
    assert min(*state.markers, *state.earned) >= 0
    for good, markers in zip(state.goods, state.markers, strict=True):
        assert good or not markers, "CAR-5.2: markers without a good"
    assert sum(state.thefts) == state.players, "CAR-2.1: theft markers"
    assert min(state.thefts) >= 0, "CAR-6.3"


def _camels(state: State) -> None:
    for seat, herd in enumerate(state.camels):
        assert len(herd) + state.supply(seat) == state.camels_each, "CAR-2.1: camels"
        assert list(herd) == sorted(herd), "equal positions must be equal states"
        assert state.free(seat) >= 1, "CAR-5.4: no free camel"


def _moment(state: State) -> None:
    assert 0 <= state.left <= state.actions, "CAR-3.1"
    assert state.left > 0 or state.phase != "play", "CAR-3.1: nothing to act with"
    assert 0 <= state.idle <= state.players, "CAR-9.5"
    assert (state.due > 0) == (state.phase in ("goods", "refill"))
    if state.phase in ("play", "over") and any(state.bag):
        assert state.uncarried > 4, "CAR-8.1: new goods are due"
    if state.phase == "markers":
        assert state.uncarried == 4 and sum(state.bag) >= 4, "CAR-8.3"


PLAN = Plan(
    conserved,
    redeal=None,
    option_sets=(
        {},
        {"learning": True, "start": "random", "short": "no"},
        {"short": "yes", "start": "2", "board": "main"},
    ),
    player=seek,
    leave_after=300,
)
