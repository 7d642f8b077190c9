"""A bot that reckons what each move is worth."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar

from rulebook_widgets.core import AnyGame


class Reckoner(ABC):
    """Makes the move that is worth most; chance decides between those about as good.

    Attributes:
        mood: by how much a move may look better than it is, so that games differ.

    >>> class Miser(Reckoner):
    ...     name, mood = "miser", 0.5
    ...
    ...     def worth_of(self, view):
    ...         return {"buy": -1.0, "sell": 2.0}.__getitem__
    >>> Miser().choose(None, None, ["buy", "sell"], Random(4))
    'sell'
    """

    name: str
    mood: ClassVar[float]
    needs_view = True

    @abstractmethod
    def worth_of(self, view: Any) -> Callable[[Any], float]:
        """Look at a view, and return what tells the worth of a move of the seat to move."""

    def choose(self, game: AnyGame, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        """Return the move that is worth most, give or take the mood."""
        worth = self.worth_of(view)
        return max(moves, key=lambda move: worth(move) + self.mood * rng.random())
