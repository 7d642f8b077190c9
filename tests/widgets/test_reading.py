"""A notebook that is read where no kernel runs shows the board as a picture."""

from __future__ import annotations

import base64
import re
import xml.etree.ElementTree as ElementTree

import nbformat
import pytest
from nbconvert import HTMLExporter
from nbformat.v4 import new_code_cell, new_notebook, new_output

from rulebook_widgets.widgets import GameWidget, RuleExample
from rulebook_widgets.widgets.stored import VIEW
from tests.helpers.wire import pebble_rooms
from tests.widgets.conftest import Make


def notebook(widget: GameWidget | RuleExample) -> nbformat.NotebookNode:
    """A notebook whose one cell shows the widget."""
    data, metadata = widget._repr_mimebundle_()
    output = new_output("execute_result", data, metadata=metadata, execution_count=1)
    return new_notebook(cells=[new_code_cell("widget", outputs=[output], execution_count=1)])


@pytest.fixture(params=["game", "example"])
def shown(request: pytest.FixtureRequest, make: Make) -> GameWidget | RuleExample:
    """One of each kind of widget."""
    if request.param == "game":
        return make()
    return RuleExample("pebbles", "PEB-3.2", seed=1, scenes=pebble_rooms())


def test_the_output_has_a_view_a_picture_and_a_text(shown: GameWidget | RuleExample) -> None:
    data, _ = shown._repr_mimebundle_()
    assert list(data) == ["text/plain", "image/svg+xml", VIEW]
    assert data["text/plain"] == repr(shown)
    assert data[VIEW]["model_id"] == shown.model_id
    assert ElementTree.fromstring(data["image/svg+xml"]).tag.endswith("svg")


def test_a_page_made_from_the_notebook_shows_the_picture(shown: GameWidget | RuleExample) -> None:
    page, _ = HTMLExporter().from_notebook_node(notebook(shown))
    pictures = re.findall(r'<img[^>]* src="data:image/svg\+xml;base64,([^"]+)"', page)
    assert [b'data-shape="cup:0"' in base64.b64decode(picture) for picture in pictures] == [True]
    assert shown.model_id not in page


def test_the_notebook_is_valid(shown: GameWidget | RuleExample) -> None:
    nbformat.validate(notebook(shown))


def test_reprs_are_the_same_on_every_run(make: Make) -> None:
    assert repr(make()) == repr(make()) == "GameWidget(players=2)"
    example = RuleExample("pebbles", "PEB-3.2", seed=1, scenes=pebble_rooms())
    assert repr(example).startswith("RuleExample('PEB-3.2'")


def test_the_picture_follows_the_game_and_the_theme(make: Make) -> None:
    widget = make()
    first = widget.picture()
    widget.play("drop green 1")
    second = widget.picture()
    widget.theme = "dark"
    assert len({first, second, widget.picture()}) == 3
