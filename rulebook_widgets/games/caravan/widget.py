"""Caravan in a notebook or on a page."""

from __future__ import annotations

from typing import ClassVar

from rulebook_widgets.widgets import GameWidget


class CaravanWidget(GameWidget):
    """Caravan on a page: ``CaravanWidget()``, or ``CaravanWidget(players=2, seed=7)``.

    ``CaravanWidget(board="my_board.toml")`` is played on a board of your own; see `GameWidget` for
    all that can be asked for.
    """

    game_id: ClassVar[str] = "caravan"
