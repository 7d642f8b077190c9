"""Tideline in a notebook or on a page."""

from __future__ import annotations

from typing import ClassVar

from rulebook_widgets.widgets import GameWidget


class TidelineWidget(GameWidget):
    """Tideline on a page: ``TidelineWidget()``, or ``TidelineWidget(players=3, seed=7)``.

    See `GameWidget` for all that can be asked for.
    """

    game_id: ClassVar[str] = "tideline"
