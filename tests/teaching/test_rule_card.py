"""Rule cards."""

from __future__ import annotations

import msgspec
import pytest

from rulebook_widgets.core import AnyGame, Rulebook, RulebookError
from rulebook_widgets.core.rulebook import Difference, Heading, Saying, Sheet
from rulebook_widgets.teaching import (
    DifferenceCard,
    HeadingCard,
    RuleCard,
    SayingCard,
    TermCard,
    rule_card,
)

BOOK = """{
  "game": {"id": "g", "title": "G", "author": "A", "players": [2, 4], "minutes": 1, "age": 6,
           "sheet": "The sheet", "sheet_language": "hu"},
  "section": [{"id": "2", "title": "Tiles", "chapter": "tiles"}],
  "rule": [
    {"id": "G-2.1", "title": "T", "text": "Text.", "heading": "A lapok", "heading_en": "Tiles",
     "ruling": "We say.", "derived": "From that.", "sourced": "Elsewhere.",
     "reconstructed": "Made up.", "terms": ["tile", "x"]},
    {"id": "G-7.1", "title": "U", "text": "More.", "heading": "Vége"}
  ],
  "term": [{"id": "tile", "en": "tile", "hu": "lap", "es": "loseta", "note": "flat"}]
}"""


def test_a_card_has_all_that_belongs_to_a_rule() -> None:
    book = msgspec.json.decode(BOOK, type=Rulebook)
    assert rule_card(book, "G-2.1") == RuleCard(
        id="G-2.1",
        title="T",
        text="Text.",
        section="Tiles",
        headings=(HeadingCard("In the rule sheet", "A lapok", "Tiles", "hu"),),
        ruling="We say.",
        derived="From that.",
        sourced="Elsewhere.",
        reconstructed="Made up.",
        terms=(TermCard("tile", "tile", "lap", "loseta", "flat"), TermCard("x", "x")),
    )


def test_a_card_tells_what_each_of_several_sheets_says() -> None:
    plain = msgspec.json.decode(BOOK, type=Rulebook)
    rule = msgspec.structs.replace(
        plain.rule[0],
        other_headings=(Heading("short", "Las losetas", "The tiles"),),
        sheets_differ=(
            Difference("How many", (Saying("long", "Nine."), Saying("short", "None.")), "Nine."),
        ),
    )
    sheets = (Sheet("long", "The sheet", "hu"), Sheet("short", "A leaf", "qq"))
    about = msgspec.structs.replace(plain.game, sheets=sheets)
    card = rule_card(msgspec.structs.replace(plain, game=about, rule=(rule,)), "G-2.1")
    assert card.headings == (
        HeadingCard("Hungarian sheet", "A lapok", "Tiles", "hu"),
        HeadingCard("A leaf", "Las losetas", "The tiles", "qq"),
    )
    says = (SayingCard("Hungarian sheet", "Nine."), SayingCard("A leaf", "None."))
    assert card.differences == (DifferenceCard("How many", says, "Nine."),)


def test_a_rule_that_stands_in_no_sheet_has_no_place_there() -> None:
    plain = msgspec.json.decode(BOOK, type=Rulebook)
    rule = msgspec.structs.replace(plain.rule[0], heading="")
    assert rule_card(msgspec.structs.replace(plain, rule=(rule,)), "G-2.1").headings == ()


def test_a_heading_that_the_sheet_left_in_english_is_not_translated() -> None:
    plain = msgspec.json.decode(BOOK, type=Rulebook)
    rule = msgspec.structs.replace(plain.rule[0], heading="Tiles")
    (place,) = rule_card(msgspec.structs.replace(plain, rule=(rule,)), "G-2.1").headings
    assert (place.heading, place.heading_en) == ("Tiles", "")


def test_a_rule_outside_the_sections_has_a_card_all_the_same() -> None:
    card = rule_card(msgspec.json.decode(BOOK, type=Rulebook), "G-7.1")
    assert (card.section, card.ruling, card.terms) == ("", "", ())


def test_every_rule_of_a_game_has_a_card(pebbles: AnyGame) -> None:
    book = pebbles.rulebook
    cards = [rule_card(book, rule.id) for rule in book.rule]
    assert [card.id for card in cards] == [rule.id for rule in book.rule]
    assert all(card.text and card.section and card.headings for card in cards)


def test_an_unknown_rule_has_none(pebbles: AnyGame) -> None:
    with pytest.raises(RulebookError, match="no rule 'PEB-8'"):
        rule_card(pebbles.rulebook, "PEB-8")
