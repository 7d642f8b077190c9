"""Silk Road in a notebook or on a page."""

from __future__ import annotations

from typing import ClassVar

from rulebook_widgets.widgets import GameWidget


class SilkRoadWidget(GameWidget):
    """Silk Road on a page: ``SilkRoadWidget()``, or ``SilkRoadWidget(players=3, reverse=True)``.

    ``SilkRoadWidget(board="my_board.toml")`` plays on a board of your own, which a file describes.
    See `GameWidget` for all that can be asked for.
    """

    game_id: ClassVar[str] = "silk_road"
