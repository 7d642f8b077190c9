"""What actions cost, and so what an action would cost before it is taken (CAR-3.2, CAR-4.2)."""

from __future__ import annotations

from bisect import bisect_left

from rulebook_widgets.games.caravan.board import board_of
from rulebook_widgets.games.caravan.moves import Carry, Move, PickUp, Place, Ride, Steal
from rulebook_widgets.games.caravan.state import Camel, Table


def ride_cost(table: Table, space: str) -> int:
    """Return how many actions it costs to bring a camel to a space (CAR-4.2)."""
    # Herds are sorted, and on a space an empty camel comes before a loaded one.
    costs, camel = board_of(table.board).costs, Camel(space)
    for herd in table.camels:
        place = bisect_left(herd, camel)
        if place < len(herd) and herd[place].space == space:
            return costs.camel_to_taken_space
    return costs.camel_to_free_space


def cost(table: Table, move: Move) -> int:
    """Return how many actions a move costs; moves that are no action cost none."""
    costs = board_of(table.board).costs
    match move:
        case Place(space) | Ride(_, space):
            return ride_cost(table, space)
        case PickUp():
            return costs.pick_up
        case Steal():
            return costs.steal
        case Carry():
            return costs.move_good
    return 0
