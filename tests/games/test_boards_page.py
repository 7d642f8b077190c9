"""The page about boards of one's own tells what the games read."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rulebook_widgets.core import BoardError
from rulebook_widgets.core.boards import BoardFile
from rulebook_widgets.core.provenance import GRADES, Explanation
from rulebook_widgets.games.caravan import board as caravan
from rulebook_widgets.games.caravan import board_file as caravan_file
from rulebook_widgets.games.silk_road import board as silk_road
from rulebook_widgets.games.silk_road import board_file as silk_road_file

PAGE = (Path(__file__).parents[2] / "docs" / "boards.md").read_text("utf-8")
BOARD_OF: dict[str, Any] = {"silk_road": silk_road.board_of, "caravan": caravan.board_of}
EXAMPLES = re.findall(r"^```toml\n(.*?)^```", PAGE, re.M | re.S)
OWN: dict[str, dict[str, type[msgspec.Struct]]] = {
    "Silk Road": {
        "[[city]]": silk_road_file.City,
        "[[arrow]]": silk_road_file.Arrow,
        "[[journey]]": silk_road_file.Travel,
        "[[tile]]": silk_road_file.Tile,
        "[coins]": silk_road_file.Coins,
    },
    "Caravan": {
        "[[city]]": caravan_file.FileCity,
        "[[numbered_space]]": caravan_file.Numbered,
    },
}


def chapter(title: str) -> str:
    (found,) = (part for part in re.split(r"^## ", PAGE, flags=re.M) if part.startswith(title))
    return found


def told(title: str) -> dict[str, list[str]]:
    """The names in the table of a chapter, by the tables of the file that they belong to."""
    found: dict[str, list[str]] = {}
    for table, names in re.findall(r"^\| (`[^`]+`|) ?\| (`[^|]+`) \|", chapter(title), re.M):
        if table:
            here = found.setdefault(table.strip("`"), [])
        here += re.findall(r"`([^`]+)`", names)
    return found


def test_there_is_an_example_for_each_game() -> None:
    assert [text.split('"')[1] for text in EXAMPLES] == list(BOARD_OF)


@pytest.mark.parametrize(("game", "text"), list(zip(BOARD_OF, EXAMPLES, strict=True)))
def test_an_example_can_be_played_on(game: str, text: str) -> None:
    board = BOARD_OF[game](text)
    assert board.title and board.id == ""
    assert [entry for entry in board.provenance if entry.grade == "owner"]
    assert board != BOARD_OF[game]("main")


@pytest.mark.parametrize("title", OWN)
def test_each_table_that_may_be_ones_own_is_told_with_all_its_names(title: str) -> None:
    fields = {
        name: [f.encode_name for f in msgspec.structs.fields(form) if f.encode_name != "grade"]
        for name, form in OWN[title].items()
    }
    assert {name: sorted(names) for name, names in told(title).items()} == {
        name: sorted(names) for name, names in fields.items()
    }


def test_all_grades_and_all_names_of_an_explanation_are_told() -> None:
    parts = chapter("The parts of a file")
    assert re.findall(r'`"(\w+)"`', parts.split("with `grade`:")[1])[:6] == list(GRADES)
    for field in msgspec.structs.fields(Explanation):
        assert f"`{field.name}`" in parts, field.name
    for name in {field.name for field in msgspec.structs.fields(BoardFile)} - {"id"}:
        assert name in parts


def test_the_sentence_about_a_mistake_is_really_said() -> None:
    (sentence,) = re.findall(r"^    (Line 5: .*)$", PAGE, re.M)
    text = 'game = "silk_road"\nbase = "main"\n[[arrow]]\nfrom = "merv"\nto = "rome"\n'
    with pytest.raises(BoardError) as caught:
        silk_road.board_of(text)
    assert str(caught.value) == sentence
