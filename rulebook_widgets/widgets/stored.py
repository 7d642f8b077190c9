"""What a notebook stores of a widget: a picture for where no kernel runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ipywidgets import DOMWidget

from rulebook_widgets.widgets.opening import served_by_voila

VIEW: Final = "application/vnd.jupyter.widget-view+json"
PICTURE: Final = "image/svg+xml"


def bundle(widget: DOMWidget, picture: Callable[[], str]) -> dict[str, Any]:
    """Return what a notebook stores of a widget, by type of content.

    Args:
        widget: the widget.
        picture: gives its board as an SVG document, for where no kernel runs. On a served page
            one always runs, and nothing is drawn that nobody would see.
    """
    view = {"version_major": 2, "version_minor": 0, "model_id": widget.model_id}
    drawn = {} if served_by_voila() else {PICTURE: picture()}
    return {"text/plain": repr(widget), **drawn, VIEW: view}
