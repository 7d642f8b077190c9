"""Who takes a surrounded settlement's figures (SAM-5.1 to SAM-5.5)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from rulebook_widgets.core.happening import Event
from rulebook_widgets.games.samurai.board import KINDS, TILES, Board
from rulebook_widgets.games.samurai.state import Count, Placed

STRENGTHS: Final = {tile_id: tile.strengths for tile_id, tile in TILES.items()}
COLUMN: Final[dict[str, int]] = {kind: column for column, kind in enumerate(KINDS)}
"""Where a kind stands in a :data:`Count`."""


def is_surrounded(board: Board, tiles: Sequence[Placed | None], place: int) -> bool:
    """Tell whether every land space next to a settlement is covered (SAM-5.1)."""
    return None not in [tiles[number] for number in board.shore[place]]


def influence(board: Board, tiles: Sequence[Placed | None], place: int) -> list[list[int]]:
    """Return each seat's strength on a settlement, by kind (SAM-5.2).

    Returns:
        One list a seat: its totals for helmets, Buddhas and rice fields.
    """
    totals = [[0, 0, 0] for _ in range(board.players)]
    for number in board.around[place]:
        placed = tiles[number]
        if placed is not None:
            seat, tile = placed
            row = totals[seat]
            for kind, strength in enumerate(STRENGTHS[tile]):
                row[kind] += strength
    return totals


def strongest(totals: Sequence[int]) -> int | None:
    """Return the seat with the strictly highest total above 0, or None (SAM-5.3, SAM-5.4)."""
    best = max(totals)
    if best == 0 or totals.count(best) > 1:
        return None
    return totals.index(best)


def closed_by(
    board: Board,
    figures: Sequence[tuple[str, ...]],
    tiles: Sequence[Placed | None],
    number: int,
) -> list[int]:
    """Return the settlements with figures that a tile on space ``number`` closes (SAM-5.1)."""
    if number >= board.land_count:
        return []
    return [
        place
        for place in board.touching[number]
        if figures[place] and is_surrounded(board, tiles, place)
    ]


def evaluate(
    board: Board,
    figures: list[tuple[str, ...]],
    tiles: Sequence[Placed | None],
    captured: list[Count],
    aside: Count,
    closed: Sequence[int],
) -> tuple[Count, list[Event]]:
    """Evaluate settlements that have closed; ``figures`` and ``captured`` are changed.

    Returns:
        The figures beside the board, and what happened.
    """
    events: list[Event] = []
    for place in closed:
        space = board.settlements[place].space
        spots = (f"hex:{space}",)
        events.append(Event("closed", "SAM-5.1", None, {"town": space}, spots))
        totals = influence(board, tiles, place)
        for kind in figures[place]:
            column = [row[COLUMN[kind]] for row in totals]
            winner = strongest(column)
            events.append(_taken(kind, space, column, winner))
            if winner is None:
                aside = one_more(aside, kind)
            else:
                captured[winner] = one_more(captured[winner], kind)
        figures[place] = ()
    return aside, events


def _taken(kind: str, space: str, column: list[int], winner: int | None) -> Event:
    facts = {"figure": kind, "town": space, "totals": "-".join(map(str, column))}
    spots = (f"hex:{space}",)
    if winner is not None:
        return Event("captured", "SAM-5.3", winner, facts, spots)
    kind_of_tie = "aside" if max(column) else "aside_zero"
    return Event(kind_of_tie, "SAM-5.4", None, facts, spots)


def one_more(count: Count, kind: str) -> Count:
    """Return a count with one more figure of a kind."""
    helmets, buddhas, rice = count
    if kind == "helmet":
        return helmets + 1, buddhas, rice
    if kind == "buddha":
        return helmets, buddhas + 1, rice
    return helmets, buddhas, rice + 1


def on_board(figures: Sequence[tuple[str, ...]]) -> Count:
    """Count the figures that stand on the board."""
    standing = list(chain.from_iterable(figures))
    return standing.count("helmet"), standing.count("buddha"), standing.count("rice")
