"""New goods out of the bag: those of the set-up, and those that interrupt a turn (CAR-8)."""

from __future__ import annotations

from msgspec.structs import replace

from rulebook_widgets.core.facts import Fact
from rulebook_widgets.core.happening import Event, Step
from rulebook_widgets.core.tuples import changed, replaced
from rulebook_widgets.games.caravan.board import Board, board_of
from rulebook_widgets.games.caravan.state import COLUMN, State
from rulebook_widgets.games.caravan.turns import begin, go_on


def interrupt(state: State, events: list[Event]) -> State:
    """See whether a pick-up leaves so few goods that new ones are due (CAR-8.1).

    With an empty bag there is no refill.
    """
    board = board_of(state.board)
    if state.uncarried != board.refill.goods_left or state.ending:
        return state
    spots = _spots(board, state, lie=True)
    events.append(Event("four_left", "CAR-8.1", None, {"goods": state.uncarried}, spots))
    return replace(state, phase="markers")


def _spots(board: Board, state: State, *, lie: bool) -> tuple[str, ...]:
    """Return the numbered spaces on which a good lies, or on which none does."""
    pairs = zip(board.numbered, state.goods, strict=True)
    return tuple([f"space:{place.space}" for place, good in pairs if bool(good) == lie])


def add_markers(state: State) -> Step[State]:
    """Add demand markers to the goods left over (CAR-8.2)."""
    board, markers, events = board_of(state.board), list(state.markers), []
    for place, good in enumerate(state.goods):
        if good:
            markers[place] += board.refill.markers
            space = board.numbered[place].space
            facts: dict[str, Fact] = {"good": good, "space": space, "markers": markers[place]}
            events.append(Event("waits", "CAR-8.2", None, facts, (f"space:{space}",)))
    due = min(board.refill.new_goods, sum(state.bag), state.goods.count(""))
    state = replace(state, markers=tuple(markers), phase="refill", due=due)
    return Step(state, tuple(events))


def lay(state: State, good: str) -> Step[State]:
    """Lay a good from the bag on the first numbered space without one (CAR-2.4, CAR-8.3)."""
    board, place = board_of(state.board), state.goods.index("")
    numbered, setting_up = board.numbered[place], state.phase == "goods"
    facts: dict[str, Fact] = {"good": good, "number": numbered.number}
    spots = (f"space:{numbered.space}",)
    kind, rule = ("laid", "CAR-2.4") if setting_up else ("drawn", "CAR-8.3")
    events = [Event(kind, rule, None, facts, spots)]
    state = replace(
        state,
        goods=replaced(state.goods, place, good),
        bag=changed(state.bag, COLUMN[good], -1),
        due=state.due - 1,
    )
    if setting_up and numbered.demand_markers:
        state = _start_markers(state, place, numbered.demand_markers, events)
    if state.due:
        return Step(state, tuple(events))
    return _laid_out(state, events)


def _start_markers(state: State, place: int, count: int, events: list[Event]) -> State:
    numbered = board_of(state.board).numbered[place]
    facts: dict[str, Fact] = {"markers": count, "number": numbered.number}
    events.append(Event("demand", "CAR-2.5", None, facts, (f"space:{numbered.space}",)))
    return replace(state, markers=replaced(state.markers, place, count))


def _laid_out(state: State, events: list[Event]) -> Step[State]:
    """Go on after the last good that was due."""
    if state.phase == "refill":
        if state.ending:
            events.append(Event("last_goods", "CAR-9.1", None, {}, ("bag",)))
        return go_on(replace(state, phase="play"), events)
    if state.random_start:
        return Step(replace(state, phase="start"), tuple(events))
    return begin(state, events)
