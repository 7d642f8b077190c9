"""A player of Tideline that takes what is worth most, as far as it knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from rulebook_widgets.bots import BotMaker
from rulebook_widgets.core import AnyGame
from rulebook_widgets.core.text import N_
from tideline.board import CRAB, MATERIAL, NUMBER
from tideline.moves import Give, Leave, Move, Take
from tideline.scoring import points
from tideline.state import View


class Beachcomber:
    """Looks anywhere, then takes the best find it knows of, or tries its luck if that is better."""

    name = N_("beachcomber")
    needs_view = True

    def choose(self, game: AnyGame, view: View, moves: Sequence[Move], rng: Random) -> Move:
        """Return a move that brings most; among equals chance decides."""
        worth = [_worth(view, move) for move in moves]
        best = max(worth)
        return rng.choice([move for move, value in zip(moves, worth, strict=True) if value == best])


def _worth(view: View, move: Move) -> float:
    """Return what a move is worth to the seat that looks, in points."""
    match move:
        case Take(place):
            find = view.finds[NUMBER[place]]
            return _luck(view) if find is None else _gain(view, view.seat, find)
        case Give(_, basket):
            rivals = view.players - 1
            leads = points(view.basket(basket)) / 100  # of several, the richest gets it
            return -_gain(view, basket, CRAB) / rivals + leads
        case Leave():
            return 0.0
    return 0.0


def _gain(view: View, seat: int, find: str) -> int:
    """Return how many points a find more is worth in a basket."""
    held = view.basket(seat)
    return points([*held, find]) - points(held)


def _luck(view: View) -> float:
    """Return what a find that one has not seen is worth on average."""
    seen = Counter(find for find in view.finds if find)
    unseen = Counter(MATERIAL) - seen
    gains = [count * _gain(view, view.seat, find) for find, count in unseen.items()]
    return sum(gains) / max(1, unseen.total())


bots: Final[dict[str, BotMaker]] = {Beachcomber.name: Beachcomber}
"""The bots of Tideline, the usual one first."""
