"""What the battery must be told about Caravan."""

from __future__ import annotations

from rulebook_widgets.games.caravan.state import State, good_of
from tests.battery.plan import Plan
from tests.games.caravan.kit import ALL, RARE
from tests.games.caravan.seeker import seek

LAID_OUT = 8


def conserved(state: State) -> None:
    """Goods, camels and markers are all there, and everything lies where it may."""
    _goods(state)
    _markers(state)
    _camels(state)
    _moment(state)


def _goods(state: State) -> None:
    """48 goods (32 in the shorter game), and never more of one kind than there are."""
    lying = [good for good in state.goods if good]
    carried = [good_of(camel.load) for herd in state.camels for camel in herd if camel.load]
    for column, good in enumerate(ALL):
        won = sum(counts[column] for counts in state.delivered)
        found = state.bag[column] + lying.count(good) + carried.count(good) + won
        total = (3 if good in RARE else 9) - (0 if not state.short else 1 if good in RARE else 3)
        assert state.bag[column] >= 0
        assert found <= total, f"CAR-1.1: {found} of {good}"
        assert found == total or _built_by_hand(state), f"CAR-1.1: {found} of {good}"


def _built_by_hand(state: State) -> bool:
    """A position built by hand may leave goods out; then fewer than 48 are in the game."""
    held = sum(state.held(seat) for seat in range(state.players))
    found = sum(state.bag) + len(state.goods) - state.goods.count("") + held
    return found + sum(map(sum, state.delivered)) < (32 if state.short else 48)


def _markers(state: State) -> None:
    assert sum(state.markers) + sum(state.earned) + state.marker_supply == 44, "CAR-1.1: markers"
    assert state.marker_supply >= 0 and min(*state.markers, *state.earned) >= 0
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
        {"learning": True, "start": "random"},
        {"short": "no", "start": "2"},
        {"short": "yes", "board": "main"},
    ),
    player=seek,
    endless=True,
    longest=700,
)
