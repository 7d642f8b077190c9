"""What one more click does, given what is already clicked. Knows only the paths of the moves."""

from __future__ import annotations

from typing import Any

import msgspec

from rulebook_widgets.stage.paths import Path, Paths


class Selected(msgspec.Struct, frozen=True):
    """The click picked something, or let something go: what is now selected."""

    shapes: Path


class Complete(msgspec.Struct, frozen=True):
    """The click completed a move."""

    move: Any


def after_click(paths: Paths, selected: Path, shape: str) -> Selected | Complete | None:
    """Return what a click leads to, or None if no legal move goes that way.

    A click that leads on is taken first; a click on what is selected lets it go, with all that
    was selected after it; a click on another first shape begins anew.
    """
    for clicked in ((*selected, shape), (shape,)):
        if paths.leads_on(clicked):
            move = paths.move(clicked)
            return Selected(clicked) if move is None else Complete(move)
        if shape in selected:
            return Selected(selected[: selected.index(shape)])
    return None
