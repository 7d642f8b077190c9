"""Yspahan in a notebook or on a page."""

from __future__ import annotations

from typing import ClassVar

from rulebook_widgets.widgets import GameWidget


class YspahanWidget(GameWidget):
    """Yspahan on a page: ``YspahanWidget()``, or ``YspahanWidget(players=3, seed=7)``.

    See `GameWidget` for all that can be asked for.
    """

    game_id: ClassVar[str] = "yspahan"
