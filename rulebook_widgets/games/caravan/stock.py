"""The goods that a position built by hand has not used yet."""

from __future__ import annotations

from collections.abc import Iterable

from rulebook_widgets.core.errors import PositionError
from rulebook_widgets.games.caravan.board import GOODS, Board
from rulebook_widgets.games.caravan.state import COLUMN, Counts


class Stock:
    """The goods of a game, less those that a position has a place for."""

    def __init__(self, board: Board, *, short: bool) -> None:
        self._left = [board.bag(short)[good] for good in GOODS]

    def take(self, goods: Iterable[str]) -> None:
        """Use goods.

        Raises:
            PositionError: there are not so many of them.
        """
        for good in goods:
            self._left[COLUMN[good]] -= 1
            if self._left[COLUMN[good]] < 0:
                raise PositionError(
                    f"There is not so much {good} in this game. The shorter game, usual with 2 or "
                    "3 players, has less (CAR-2.3); short=False takes all goods."
                )

    def take_counts(self, counts: Counts) -> None:
        """Use goods that are counted in the order of ``GOODS``.

        Raises:
            PositionError: there are not so many of them.
        """
        self.take(_listed(counts))

    def some(self, wish: int) -> str:
        """Use some good, the one with this number or else the next there is; "" if none is."""
        for step in range(len(GOODS)):
            good = GOODS[(wish + step) % len(GOODS)]
            if self._left[COLUMN[good]]:
                self.take([good])
                return good
        return ""

    def rest(self, at_once: int, most: int) -> Counts:
        """Return what is left, without some of the commonest goods if that is too much.

        Args:
            at_once: the number of goods returned can be divided by it.
            most: no more goods than that are returned.
        """
        left = list(self._left)
        count = min(sum(left), most)
        for _ in range(sum(left) - count + count % at_once):
            left[left.index(max(left))] -= 1
        return tuple(left)


def _listed(counts: Counts) -> list[str]:
    return [good for good, count in zip(GOODS, counts, strict=True) for _ in range(count)]
