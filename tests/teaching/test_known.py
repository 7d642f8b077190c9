from __future__ import annotations

from rulebook_widgets.core import Provenance
from rulebook_widgets.teaching import known_markdown

ENTRIES = (
    Provenance("sheet", "colours", "Both agree.", ("A sheet", "https://www.example.org/x")),
    Provenance("sheet", "numbers"),
    Provenance("reconstructed", "places", "", (), ("North", "South"), ("place:n",)),
)


def test_parts_stand_under_their_grade() -> None:
    assert known_markdown(ENTRIES) == (
        "**On a rules sheet**\n\n"
        "- *colours*. Both agree. (A sheet, [example.org](https://www.example.org/x))\n"
        "- *numbers*\n\n"
        "**Reconstructed: nobody told us, and all that is known holds**\n\n"
        "- *places*: North, South"
    )


def test_nothing_is_said_of_nothing() -> None:
    assert known_markdown(()) == ""
