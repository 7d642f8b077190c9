"""Lists for a chapter: differences of the sheets, and words."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from rulebook_widgets.core import AnyGame, OptionError, UnknownGame, load_game, load_rulebook
from rulebook_widgets.widgets import Differences, Glossary, HowKnown
from rulebook_widgets.widgets.lists import chapter_file

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"


@pytest.fixture
def silk_road() -> Any:
    """The one game with several sheets, by its rulebook alone."""
    rulebook = load_rulebook("rulebook_widgets.games.silk_road")
    return SimpleNamespace(title="Silk Road", rulebook=rulebook)


def test_differences_link_to_the_chapter_of_their_rule(silk_road: Any) -> None:
    text = Differences(silk_road).text
    assert "[SLK-5.1](05-market.ipynb#SLK-5.1) Korla and Susa" in text
    points = [point for rule in silk_road.rulebook.rule for point in rule.sheets_differ]
    assert text.count("](0") == len(points) > 20
    assert all(point.play in text for point in points)


@pytest.mark.parametrize(
    "file", sorted(NOTEBOOKS.glob("*/*.ipynb")), ids=lambda file: f"{file.parent.name}/{file.stem}"
)
def test_the_chapter_of_a_section_lies_where_links_lead(file: Path) -> None:
    about = json.loads(file.read_text("utf-8"))["metadata"]["rulebook"]
    rulebook = load_rulebook(f"rulebook_widgets.games.{about['game']}")
    places = {s.id: chapter_file(n, s.chapter) for n, s in enumerate(rulebook.section, start=1)}
    assert about["section"] == "" or file.name == places[about["section"]]


def test_a_game_with_one_sheet_has_no_differences(pebbles: AnyGame) -> None:
    assert Differences(pebbles).text == ""


def test_a_glossary_has_every_word_with_its_traps(silk_road: Any) -> None:
    text = Glossary(silk_road).text
    for term in silk_road.rulebook.term:
        assert all(said in text for said in (term.en, term.hu, term.es, term.note))


def test_they_are_markdown_wherever_they_are_read() -> None:
    words = Glossary("samurai")
    data = words._repr_mimebundle_()
    assert data == {"text/markdown": words.text, "text/plain": "Glossary('Samurai')"}
    assert load_game("samurai").rulebook.term[0].en in words.text


def test_a_game_that_is_not_there_is_one_sentence() -> None:
    with pytest.raises(UnknownGame, match="chess"):
        Differences("chess")


# How well a board is known


def test_how_well_the_board_of_a_game_is_known(pebbles: AnyGame) -> None:
    plain = HowKnown(pebbles)
    assert "- *two more cups*: Cup 5, Cup 6. Six are nicer." in plain.text
    assert repr(plain) == "HowKnown('Pebbles')"
    assert plain._repr_mimebundle_()["text/markdown"] == plain.text
    assert "two more cups" not in HowKnown("pebbles", board="kitchen", players=3).text


def test_how_well_a_file_of_ones_own_is_known(pebbles: AnyGame, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('game = "pebbles"\n' + "[[cup]]\ntitle = 'Cup'\n" * 6, "utf-8")
    assert HowKnown(pebbles, board=file).text == "**From a board file of your own**\n\n- *cups*"
    with pytest.raises(OptionError, match="There is no file"):
        HowKnown(pebbles, board="missing.toml")
