"""The rulebook and the sources of Caravan, checked as data."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from rulebook_widgets.core.rulebook import load_rulebook

ROOT = Path(__file__).parents[3]
DATA = ROOT / "rulebook_widgets" / "games" / "caravan"

RULEBOOK: dict[str, Any] = tomllib.loads((DATA / "rulebook.toml").read_text("utf-8"))
BOARD: dict[str, Any] = tomllib.loads((DATA / "board.toml").read_text("utf-8"))
RULES: list[dict[str, Any]] = RULEBOOK["rule"]
RULE: dict[str, dict[str, Any]] = {rule["id"]: rule for rule in RULES}
PROVENANCE: dict[str, dict[str, Any]] = {entry["part"]: entry for entry in BOARD["provenance"]}

RULES_IN_SECTION = {1: 2, 2: 6, 3: 3, 4: 3, 5: 4, 6: 3, 7: 5, 8: 3, 9: 5}
CHAPTERS = [
    "goods", "setup", "turn", "camels", "pickup", "theft", "delivery", "refill", "end",
]  # fmt: skip
HEADINGS = {
    "Alkatrészek",
    "cél a Játék",
    "Setup",
    "játék",
    "Teve elhelyezése / mozgatása",
    "Vedd fel egy Jó",
    "lopj el egy jó",
    "Move (and Deliver) a Good",
    "Utántöltő Áruk",
    "A játék vége",
}
NOTES = ("ruling", "derived", "sourced")
GRADES = {"sheet", "sourced", "reconstructed", "ours"}
SPACES = {
    "map: where spaces 3 to 6 lie": "CAR-2.4",
    "map: where spaces 1, 2, 7 and 8 lie": "CAR-2.5",
}
LONGEST_TEXT = 420
LONGEST_SHARED_RUN = 7

each_rule = pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["id"])


# ------------------------------------------------------------------------------ the rulebook


def test_the_loader_reads_it() -> None:
    rulebook = load_rulebook("rulebook_widgets.games.caravan")
    assert rulebook.game.players == (2, 4)
    assert (BOARD["setup"]["players"][0], BOARD["setup"]["players"][-1]) == rulebook.game.players
    assert len(rulebook.rule) == len(RULES)


def test_every_rule_of_the_contract_is_there_once_and_in_order() -> None:
    expected = [
        f"CAR-{section}.{number}"
        for section, count in RULES_IN_SECTION.items()
        for number in range(1, count + 1)
    ]
    assert [rule["id"] for rule in RULES] == expected


def test_sections_are_the_nine_chapters() -> None:
    sections = RULEBOOK["section"]
    assert [section["id"] for section in sections] == [str(number) for number in RULES_IN_SECTION]
    assert [section["chapter"] for section in sections] == CHAPTERS
    for section in sections:
        assert section["title"].strip()
        assert len(sentences(section["intro"])) == 1


@each_rule
def test_rule_says_something_short(rule: dict[str, Any]) -> None:
    assert 2 <= len(rule["title"].split()) <= 5
    assert 0 < len(rule["text"]) < LONGEST_TEXT
    assert 1 <= len(sentences(rule["text"])) <= 4
    for field in NOTES:
        assert len(rule[field]) < LONGEST_TEXT
        assert not rule[field] or rule[field].endswith(".")


@each_rule
def test_rule_names_a_heading_of_the_sheet(rule: dict[str, Any]) -> None:
    assert rule["heading"] in HEADINGS
    assert rule["heading_en"].strip()


def test_a_heading_has_one_translation_and_all_are_used() -> None:
    pairs = {(rule["heading"], rule["heading_en"]) for rule in RULES}
    assert len(pairs) == len({english for _, english in pairs}) == len(HEADINGS)


@each_rule
def test_text_is_one_clean_line(rule: dict[str, Any]) -> None:
    for field in ("title", "text", *NOTES):
        assert rule[field] == " ".join(rule[field].split())


@each_rule
def test_rules_named_in_a_rule_exist(rule: dict[str, Any]) -> None:
    known = set(RULE) - {rule["id"]}
    for field in ("text", *NOTES):
        assert set(re.findall(r"CAR-\d+\.\d+", rule[field])) <= known


def test_titles_differ() -> None:
    assert len({rule["title"] for rule in RULES}) == len(RULES)


def test_no_two_rules_share_a_run_of_words() -> None:
    runs = {rule["id"]: set(word_runs(rule["text"], LONGEST_SHARED_RUN + 1)) for rule in RULES}
    shared = {
        (one, other): runs[one] & runs[other]
        for one, other in combinations(runs, 2)
        if runs[one] & runs[other]
    }
    assert shared == {}


@pytest.mark.parametrize(
    ("field", "numbers"),
    [
        ("ruling", "1.1 2.3 2.4 2.5 3.2 3.3 4.1 5.4 7.1 7.3 8.3 9.3 9.5"),
        ("derived", "2.1 3.1 5.4 6.1 7.3 8.1 8.3"),
        ("sourced", "1.1 2.4 2.5 9.1"),
    ],
)
def test_what_is_not_the_sheets_word_is_marked(field: str, numbers: str) -> None:
    marked = [rule["id"] for rule in RULES if rule[field]]
    assert marked == [f"CAR-{number}" for number in numbers.split()]


# --------------------------------------------------------------------------------- the terms


def test_terms_and_rules_know_each_other() -> None:
    terms = [term["id"] for term in RULEBOOK["term"]]
    assert len(set(terms)) == len(terms)
    for rule in RULES:
        assert len(set(rule["terms"])) == len(rule["terms"])
    assert {term for rule in RULES for term in rule["terms"]} == set(terms)


def test_every_term_has_its_english_and_hungarian_word() -> None:
    for term in RULEBOOK["term"]:
        assert term["en"].strip(), term
        assert term["hu"].strip(), term
    hungarian = [term["hu"] for term in RULEBOOK["term"]]
    assert len(set(hungarian)) == len(hungarian)


@pytest.mark.parametrize(
    ("term", "names"),
    [
        ("good", {"áru", "jó", "áru kocka", "termék"}),
        ("common_good", {"közös áru", "közös jó", "közjó"}),
        (
            "demand_marker",
            {"keresletjelző", "kereslet jelölő", "kereslet marker", "igényjelző", "igény marker"},
        ),
        ("theft_marker", {"lopásjelző", "lopás jelölő", "lopás marker", "lopás token"}),
        ("action", {"művelet", "akció", "cselekvés", "intézkedés", "action"}),
        ("player_board", {"játékos tábla", "játékos fórum"}),
        ("cloth", {"szövet", "ruha"}),
        ("bag", {"zsák", "ruhazsák", "ruha"}),
        ("draw", {"húz", "rajzol"}),
    ],
)
def test_the_many_names_of_the_sheet_are_told(term: str, names: set[str]) -> None:
    (entry,) = (entry for entry in RULEBOOK["term"] if entry["id"] == term)
    told = {entry["hu"], *re.findall(r"'([^']+)'", entry["note"])}
    assert names <= told


# -------------------------------------------------------------------------------- the sources


@pytest.mark.parametrize(
    ("heading", "field"),
    [("Rulings", "ruling"), ("Derived", "derived"), ("Sourced rules", "sourced")],
)
def test_sources_page_lists_the_same_rules(heading: str, field: str) -> None:
    listed = re.findall(r"^- (CAR-\d\.\d+):", caravan_part(heading), flags=re.MULTILINE)
    assert listed == [rule["id"] for rule in RULES if rule[field]]


def test_sources_page_names_every_source_of_the_board() -> None:
    page = caravan_part("Map and material")
    for name, address in BOARD["sources"].items():
        assert name in page
        assert name == "sheet" or re.search(rf"\*\*{name}\*\*:\s+<{re.escape(address)}>", page)


def test_provenance_has_grades_and_known_sources() -> None:
    assert len(PROVENANCE) == len(BOARD["provenance"])
    for entry in PROVENANCE.values():
        assert entry["grade"] in GRADES
        assert set(entry["sources"]) <= set(BOARD["sources"])
        if entry["grade"] == "sheet":
            assert entry["sources"] == ["sheet"]
        if entry["grade"] == "sourced":
            assert entry["sources"] and "sheet" not in entry["sources"]
        if entry["grade"] == "ours":
            assert entry["sources"] == []
        if entry["grade"] == "reconstructed":
            assert entry["note"], "a learner wants to know how we chose"
    cited = {name for entry in PROVENANCE.values() for name in entry["sources"]}
    assert cited == set(BOARD["sources"])


def test_each_part_of_each_element_has_its_grade_and_each_grade_its_provenance() -> None:
    explained = {(of, entry["grade"]) for entry in BOARD["provenance"] for of in entry["of"]}
    graded: set[tuple[str, str]] = set()
    for table, element in elements():
        told = element["grade"]
        if isinstance(told, str):
            graded.add((table, told))
            continue
        assert set(told) == set(element) - {"id", "grade"}, (table, element)
        graded |= {(f"{table}.{part}", grade) for part, grade in told.items()}
    assert graded <= explained
    assert explained - graded == {("city", "sourced")}, "the one remark about a whole"


def test_the_sources_page_grades_as_the_board_does() -> None:
    rows = re.findall(
        rf"^\|([^|]+)\| ({'|'.join(GRADES)}) \| ([^|]*) ?\|",
        caravan_part("Map and material"),
        flags=re.MULTILINE,
    )
    listed = [(part.strip(), grade, re.findall(r"\w+", sources)) for part, grade, sources in rows]
    assert listed == [
        (entry["part"], entry["grade"], entry["sources"]) for entry in BOARD["provenance"]
    ]


def test_reconstructions_of_the_board_are_told_in_the_rules() -> None:
    assert "reconstruction" in RULE["CAR-1.1"]["ruling"]
    for part, rule in SPACES.items():
        assert PROVENANCE[part]["grade"] == "reconstructed"
        assert "reconstruction" in RULE[rule]["ruling"]


# ------------------------------------------------------------------------------------ helpers


def sentences(text: str) -> list[str]:
    return [part for part in re.split(r"(?<=[.!?])\s+", text.strip()) if part]


def word_runs(text: str, length: int) -> Iterator[tuple[str, ...]]:
    words = re.findall(r"[\w']+", text.lower())
    for start in range(len(words) - length + 1):
        yield tuple(words[start : start + length])


def elements() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every table of the board that tells facts, with its name."""
    for name in ("material", "setup", "turn", "costs", "refill", "scoring", "map"):
        yield name, BOARD[name]
    for name in ("kind", "good", "city", "numbered_space"):
        for table in BOARD[name]:
            yield name, table


def caravan_part(heading: str) -> str:
    """One part of what docs/sources.md says about Caravan."""
    page = (ROOT / "docs" / "sources.md").read_text("utf-8")
    (chapter,) = (part for part in re.split(r"^## ", page, flags=re.M) if part[:8] == "Caravan\n")
    (part,) = (
        part for part in re.split(r"^### ", chapter, flags=re.M) if part.startswith(heading + "\n")
    )
    return part
