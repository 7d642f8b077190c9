"""Every rulebook, its board's sources and the page about them, checked as data.

All folders of ``games/`` are looked at, also those of games that cannot be played yet. What is
about one game alone is checked in its own ``test_data.py``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from rulebook_widgets.core.rulebook import load_rulebook

ROOT = Path(__file__).parents[2]
FOLDERS = sorted(path.parent for path in ROOT.glob("rulebook_widgets/games/*/rulebook.toml"))
BOOKS: dict[str, dict[str, Any]] = {
    folder.name: tomllib.loads((folder / "rulebook.toml").read_text("utf-8")) for folder in FOLDERS
}
BOARDS: dict[str, dict[str, Any]] = {
    folder.name: tomllib.loads((folder / "board.toml").read_text("utf-8")) for folder in FOLDERS
}
NOTES = ("ruling", "derived", "sourced", "reconstructed")
PARTS = {
    "ruling": "Rulings",
    "derived": "Derived",
    "sourced": "Sourced rules",
    "reconstructed": "Reconstructed",
}
"""Under which heading ``docs/sources.md`` lists the rules that have a note."""
GRADES = ("sheet", "sourced", "derived", "reconstructed", "ours")
LONGEST_TEXT = 420
LONGEST_SHARED_RUN = 7

each_game = pytest.mark.parametrize("game", list(BOOKS))
each_rule = pytest.mark.parametrize(
    ("game", "rule"),
    [
        pytest.param(game, rule, id=rule["id"])
        for game, book in BOOKS.items()
        for rule in book["rule"]
    ],
)


def test_there_are_rulebooks() -> None:
    assert {"samurai", "yspahan", "silk_road", "caravan"} <= BOOKS.keys()


@each_game
def test_the_loader_reads_it(game: str) -> None:
    rulebook = load_rulebook(f"rulebook_widgets.games.{game}")
    assert rulebook.game.id == game
    assert [rule.id for rule in rulebook.rule] == [rule["id"] for rule in BOOKS[game]["rule"]]
    fewest, most = rulebook.game.players
    assert 1 <= fewest <= most
    sheets = rulebook.game.sheets
    assert not sheets or (sheets[0].title, sheets[0].language) == (
        rulebook.game.sheet,
        rulebook.game.sheet_language,
    )


# ------------------------------------------------------------------------------------ the rules


@each_game
def test_rules_are_numbered_in_order_within_their_sections(game: str) -> None:
    rules, sections = BOOKS[game]["rule"], BOOKS[game]["section"]
    assert [section["id"] for section in sections] == [
        str(number) for number in range(1, len(sections) + 1)
    ]
    prefix = rules[0]["id"].partition("-")[0]
    assert re.fullmatch("[A-Z]{3}", prefix)
    placed = [re.fullmatch(rf"{prefix}-(\d+)\.(\d+)", rule["id"]) for rule in rules]
    numbers = [(int(found[1]), int(found[2])) for found in placed if found]
    counts = [sum(section == number for section, _ in numbers) for number in range(1, 99)]
    assert numbers == [
        (section, number)
        for section, count in enumerate(counts, start=1)
        for number in range(1, count + 1)
    ]
    assert len(numbers) == len(rules)
    assert all(counts[: len(sections)])


@each_game
def test_a_section_is_a_chapter_with_a_title_and_one_sentence_before_it(game: str) -> None:
    sections = BOOKS[game]["section"]
    chapters = [section["chapter"] for section in sections]
    assert len(set(chapters)) == len(chapters)
    for section in sections:
        assert re.fullmatch("[a-z]+", section["chapter"])
        assert section["title"].strip()
        assert len(sentences(section["intro"])) == 1


@each_rule
def test_a_rule_says_something_short(game: str, rule: dict[str, Any]) -> None:
    assert 2 <= len(rule["title"].split()) <= 5
    assert 1 <= len(sentences(rule["text"])) <= 4
    for text in (rule["text"], *notes(rule)):
        assert 0 < len(text) < LONGEST_TEXT
        assert text.endswith((".", ".)"))


@each_rule
def test_what_is_written_is_one_clean_line(game: str, rule: dict[str, Any]) -> None:
    for text in (rule["title"], *every_text(rule)):
        assert text == " ".join(text.split())


@each_rule
def test_rules_named_in_a_rule_exist(game: str, rule: dict[str, Any]) -> None:
    known = {other["id"] for other in BOOKS[game]["rule"]} - {rule["id"]}
    prefix = rule["id"].partition("-")[0]
    for text in every_text(rule):
        assert set(re.findall(rf"{prefix}-\d+\.\d+", text)) <= known


@each_rule
def test_a_rule_names_the_heading_of_its_sheet_and_says_it_in_english(
    game: str, rule: dict[str, Any]
) -> None:
    assert rule["heading"].strip()
    assert rule["heading_en"].strip()


@each_game
def test_a_heading_has_one_translation(game: str) -> None:
    pairs = {(rule["heading"], rule["heading_en"]) for rule in BOOKS[game]["rule"]}
    assert len({heading for heading, _ in pairs}) == len(pairs)


@each_game
def test_titles_differ(game: str) -> None:
    titles = [rule["title"] for rule in BOOKS[game]["rule"]]
    assert len(set(titles)) == len(titles)


@each_game
def test_no_two_rules_share_a_run_of_words(game: str) -> None:
    runs = {rule["id"]: set(word_runs(rule["text"])) for rule in BOOKS[game]["rule"]}
    shared = {
        (one, other): runs[one] & runs[other]
        for one, other in combinations(runs, 2)
        if runs[one] & runs[other]
    }
    assert shared == {}


# ------------------------------------------------------------------------------------ the terms


@each_game
def test_terms_and_rules_know_each_other(game: str) -> None:
    terms = [term["id"] for term in BOOKS[game]["term"]]
    assert len(set(terms)) == len(terms)
    rules = BOOKS[game]["rule"]
    for rule in rules:
        assert len(set(rule["terms"])) == len(rule["terms"])
    assert {term for rule in rules for term in rule["terms"]} == set(terms)


@each_game
def test_every_term_has_its_english_word_and_that_of_the_sheet(game: str) -> None:
    language = BOOKS[game]["game"]["sheet_language"]
    for term in BOOKS[game]["term"]:
        assert term["en"].strip(), term
        assert term[language].strip(), term


# ---------------------------------------------------------------------------------- the sources


@each_game
@pytest.mark.parametrize("note", NOTES)
def test_the_sources_page_lists_the_rules_that_have_a_note(game: str, note: str) -> None:
    noted = [rule["id"] for rule in BOOKS[game]["rule"] if rule.get(note)]
    parts = parts_of_page(game)
    assert (PARTS[note] in parts) == bool(noted)
    listed = re.findall(r"^- ([A-Z]{3}-\d+\.\d+):", parts.get(PARTS[note], ""), flags=re.M)
    assert listed == noted


@each_game
def test_the_sources_page_names_every_source_of_the_board(game: str) -> None:
    page = parts_of_page(game)["Map and material"]
    for name, address in BOARDS[game]["sources"].items():
        assert name in page
        is_sheet = name.startswith("sheet")
        assert is_sheet or re.search(rf"\*\*{name}\*\*:\s+<{re.escape(address)}>", page)


@each_game
def test_the_sources_page_grades_as_the_board_does(game: str) -> None:
    rows = re.findall(
        rf"^\|([^|]+)\| ({'|'.join(GRADES)}) \| ([^|]*) ?\|",
        parts_of_page(game)["Map and material"],
        flags=re.M,
    )
    listed = [(part.strip(), grade, re.findall(r"\w+", sources)) for part, grade, sources in rows]
    assert listed == [
        (entry["part"], entry["grade"], entry["sources"]) for entry in BOARDS[game]["provenance"]
    ]


@each_game
def test_provenance_has_grades_and_known_sources(game: str) -> None:
    sources = BOARDS[game]["sources"]
    entries = BOARDS[game]["provenance"]
    for entry in entries:
        from_sheet = [name for name in entry["sources"] if name.startswith("sheet")]
        assert set(entry["sources"]) <= set(sources)
        match entry["grade"]:
            case "sheet":
                assert from_sheet
            case "sourced":
                assert entry["sources"]
            case "ours":
                assert entry["sources"] == []
            case "reconstructed":
                assert entry["note"], "a learner wants to know how we chose"
            case grade:
                assert grade in GRADES
    assert {name for entry in entries for name in entry["sources"]} == set(sources)


# -------------------------------------------------------------------------------------- helpers


def notes(rule: dict[str, Any]) -> list[str]:
    return [rule[note] for note in NOTES if rule.get(note)]


def every_text(rule: dict[str, Any]) -> Iterator[str]:
    yield rule["text"]
    yield from notes(rule)
    for difference in rule.get("sheets_differ", ()):
        yield from (difference["title"], difference["play"])
        yield from (saying["text"] for saying in difference["says"])


def sentences(text: str) -> list[str]:
    return [part for part in re.split(r"(?<=[.!?])\s+", text.strip()) if part]


def word_runs(text: str) -> Iterator[tuple[str, ...]]:
    words = re.findall(r"[\w']+", text.lower())
    length = LONGEST_SHARED_RUN + 1
    for start in range(len(words) - length + 1):
        yield tuple(words[start : start + length])


def parts_of_page(game: str) -> dict[str, str]:
    """What docs/sources.md says about a game, by its headings."""
    title = BOOKS[game]["game"]["title"]
    page = (ROOT / "docs" / "sources.md").read_text("utf-8")
    chapters = re.split(r"^## ", page, flags=re.M)
    (chapter,) = (part for part in chapters if part.startswith(f"{title}\n"))
    parts = re.split(r"^### ", chapter, flags=re.M)[1:]
    return {part.partition("\n")[0].strip(): part for part in parts}
