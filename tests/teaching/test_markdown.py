"""Rules in Markdown: one rule, all differences of the sheets, all words."""

from __future__ import annotations

from rulebook_widgets.core import Rulebook, Section, Term
from rulebook_widgets.core.rulebook import About, Difference, Rule, Saying, Sheet
from rulebook_widgets.teaching import (
    DifferenceCard,
    HeadingCard,
    RuleCard,
    SayingCard,
    differences_markdown,
    glossary_markdown,
    rule_markdown,
)

SAYS = (SayingCard("Hungarian sheet", "Nine."), SayingCard("Spanish sheet", "Nothing."))


def differing(number: int, *titles: str) -> Rule:
    says = (Saying("hu", f"{number} of them."), Saying("es", "Nothing."))
    points = tuple(Difference(title, says, "Many.") for title in titles)
    return Rule(f"G-{number}.1", "T", "Text.", "Cím", sheets_differ=points)


SHEETS = (Sheet("hu", "Lap", "hu"), Sheet("es", "Hoja", "es"))
BOOK = Rulebook(
    About(
        "g",
        "G",
        "A",
        (2, 4),
        1,
        6,
        "Lap",
        sheets=(Sheet("hu", "Lap", "hu"), Sheet("es", "Hoja", "es")),
    ),
    (Section("1", "Goods", "goods"), Section("2", "Tiles", "tiles"), Section("3", "End", "end")),
    (differing(1, "How many", "Which"), differing(2), differing(3, "When")),
    (Term("tile", "tile", "lap", "loseta", "A trap."), Term("bag", "bag", "zsák")),
)


def test_a_plain_rule_is_its_text_and_where_it_stands() -> None:
    place = HeadingCard("In the rule sheet", "A vége", "The end", "hu")
    assert rule_markdown(RuleCard("G-1.1", "T", "Text.", "S", (place,))) == (
        "**G-1.1** Text.\n\n*In the rule sheet: “A vége” (The end)*"
    )


def test_what_we_decided_stands_apart_and_sources_are_folded_but_named() -> None:
    place = HeadingCard("In the rule sheet", "A vége", "The end", "hu")
    card = RuleCard(
        "G-1.1",
        "T",
        "Text.",
        "S",
        (place,),
        ruling="A",
        derived="B",
        sourced="C",
        reconstructed="D",
    )
    assert rule_markdown(card).split("\n\n") == [
        "**G-1.1** Text.",
        "> **Our ruling.** A",
        "> **Follows from other rules.** B",
        "<details><summary>Sources · From another source · Reconstructed</summary>",
        "> **From another source.** C",
        "> **Reconstructed.** D",
        "*In the rule sheet: “A vége” (The end)*",
        "</details>",
    ]


def test_a_difference_tells_what_each_sheet_says_and_what_we_play() -> None:
    difference = DifferenceCard("How many", SAYS, "Nine, as printed.")
    places = (
        HeadingCard("Hungarian sheet", "A vége", "The end", "hu"),
        HeadingCard("Spanish sheet", "Fin", "", "es"),
    )
    card = RuleCard("G-1.1", "T", "Text.", "S", places, differences=(difference,))
    assert rule_markdown(card).replace("  \n", "<br>\n").splitlines() == [
        "**G-1.1** Text.",
        "",
        "<details><summary>Sources · The sheets differ (1)</summary>",
        "",
        "> **The sheets differ: How many**<br>",
        "> *Hungarian sheet:* Nine.<br>",
        "> *Spanish sheet:* Nothing.<br>",
        "> **We play:** Nine, as printed.",
        "",
        "*Hungarian sheet: “A vége” (The end) · Spanish sheet: “Fin”*",
        "",
        "</details>",
    ]


def test_all_differences_stand_under_their_sections_and_link_to_their_rules() -> None:
    text = differences_markdown(BOOK, lambda rule: f"here#{rule}")
    heads = [line.strip() for line in text.splitlines() if line.startswith(("#", "**["))]
    assert heads == [
        "### Goods",
        "**[G-1.1](here#G-1.1) How many**",
        "**[G-1.1](here#G-1.1) Which**",
        "### End",
        "**[G-3.1](here#G-3.1) When**",
    ]
    assert "*Hungarian sheet:* 3 of them.  \n*Spanish sheet:* Nothing.  \n" in text


def test_the_glossary_is_in_english_order_and_tells_the_traps() -> None:
    assert glossary_markdown(BOOK) == (
        "- **bag** · Hungarian: *zsák*\n"
        "- **tile** · Hungarian: *lap* · Spanish: *loseta*  \n"
        "  A trap."
    )
