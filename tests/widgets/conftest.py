"""Widgets of the tiny game, and a recorder of what they send."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from rulebook_widgets.core import AnyGame
from rulebook_widgets.widgets import GameWidget
from tests.helpers.wire import Wire, open_page, pebble_rooms, recorded

HANDS = (("blue", "green", "red"), ("blue", "red", "red"))
CUPS = ("red", "", "", "", "", "")

Make = Callable[..., GameWidget]


@pytest.fixture
def wire() -> Iterator[Wire]:
    """What widgets send."""
    with recorded() as wire:
        yield wire


@pytest.fixture
def make(pebbles: AnyGame) -> Make:
    """Make a widget of the tiny game; by default two people, Ann to move, red in the first cup."""

    def made(**how: Any) -> GameWidget:
        if not {"players", "lesson", "record", "stage", "position"} & how.keys():
            how["position"] = {"hands": HANDS, "cups": CUPS}
            how.setdefault("seats", "person")
            how.setdefault("follow", False)
        return GameWidget(pebbles, **{"seed": 1, "scenes": pebble_rooms(), **how})

    return made


@pytest.fixture
def widget(make: Make, wire: Wire) -> GameWidget:
    """A widget that a page looks at; what was sent so far is forgotten."""
    widget = make()
    open_page(widget)
    wire.clear()
    return widget
