"""What happens when a good moves along a group: where it stops, and whether it is delivered."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from rulebook_widgets.core.facts import Fact
from rulebook_widgets.core.happening import Event
from rulebook_widgets.games.caravan.board import Board, City, GoodId, board_of
from rulebook_widgets.games.caravan.groups import way
from rulebook_widgets.games.caravan.moves import Carry
from rulebook_widgets.games.caravan.state import GOOD_OF, State, Table, is_under


def delivers(table: Table, good: str, space: str) -> bool:
    """Tell whether a move of a good that stops on a space delivers it (CAR-7.3)."""
    return city_wanting(table.board, good).space == space


def city_wanting(board: str, good: str) -> City:
    """Return the city to which a good is delivered."""
    return board_of(board).city_of[cast(GoodId, good)]


def arrival(state: State, move: Carry, delivered: bool) -> list[Event]:
    """Return what happens when a good is moved: what it passes, and how it arrives."""
    seat, good = state.seat, GOOD_OF[move.load]
    chain = way(state, seat, move.start, move.space)
    spots = tuple([f"space:{space}" for space in chain])
    facts: dict[str, Fact] = {"good": good, "start": move.start, "space": move.space}
    events = [Event("carried", "CAR-7.1", seat, facts, spots)]
    passed = _loaded_on_the_way(state, chain)
    if passed:
        events.append(Event("passed_loaded", "CAR-7.2", seat, {"good": good}, passed))
    here = (f"space:{move.space}",)
    if delivered:
        city = city_wanting(state.board, good)
        points = board_of(state.board).goods[city.good].points
        facts = {"good": good, "city": city.title, "points": points}
        return [*events, Event("delivered", "CAR-7.3", seat, facts, here)]
    if is_under(move.load):
        events.append(Event("on_top", "CAR-7.5", seat, {"good": good}, here))
    if not _comes_nearer(state, good, move):
        events.append(Event("parked", "CAR-7.4", seat, {"good": good, "space": move.space}, here))
    return events


def _loaded_on_the_way(state: State, chain: tuple[str, ...]) -> tuple[str, ...]:
    """Return the spaces between start and end on which only loaded camels of the seat stand."""
    herd = state.camels[state.seat]
    empty = {camel.space for camel in herd if not camel.load}
    return tuple([f"space:{space}" for space in chain[1:-1] if space not in empty])


def _comes_nearer(state: State, good: str, move: Carry) -> bool:
    city = city_wanting(state.board, good).space
    return steps(state.board, move.space, city) < steps(state.board, move.start, city)


def steps(board: str, start: str, space: str) -> int:
    """Return how many spaces apart two spaces are, side by side: 0 is the same space."""
    return _steps_from(board, space)[start]


@lru_cache(maxsize=1 << 10)
def _steps_from(board_value: str, start: str) -> dict[str, int]:
    board: Board = board_of(board_value)
    found, queue = {start: 0}, [start]
    for space in queue:
        for near in board.neighbours[space]:
            if near not in found:
                found[near] = found[space] + 1
                queue.append(near)
    return found
