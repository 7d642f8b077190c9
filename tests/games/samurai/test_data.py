"""The rulebook, sources and tiles of Samurai, checked as data, without any of our own code."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
DATA = ROOT / "rulebook_widgets" / "games" / "samurai"

RULEBOOK: dict[str, Any] = tomllib.loads((DATA / "rulebook.toml").read_text("utf-8"))
BOARD: dict[str, Any] = tomllib.loads((DATA / "board.toml").read_text("utf-8"))
RULES: list[dict[str, Any]] = RULEBOOK["rule"]

RULES_IN_SECTION = {1: 4, 2: 7, 3: 5, 4: 6, 5: 5, 6: 3, 7: 6}
CHAPTERS = ["board", "tiles", "setup", "turn", "capture", "end", "winner"]
HEADINGS = {
    "Előkészület",
    "Figurák és jelzőlapkák",
    "A Figura csere és a jelzőlapka csere lapkák",
    "Hogyan lehet a figurákat megszerezni?",
    "A játék előkészítése és maga a játék",
    "A játék vége",
    "Pontozás és a győztes meghatározása",
}
KINDS = ("helmet", "buddha", "rice")
LONGEST_TEXT = 420
LONGEST_SHARED_RUN = 7

each_rule = pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["id"])


# ------------------------------------------------------------------------------ the rulebook


def test_every_rule_of_the_contract_is_there_once_and_in_order() -> None:
    expected = [
        f"SAM-{section}.{number}"
        for section, count in RULES_IN_SECTION.items()
        for number in range(1, count + 1)
    ]
    assert [rule["id"] for rule in RULES] == expected


def test_sections_are_the_seven_chapters() -> None:
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
    for field in ("ruling", "derived", "sourced"):
        assert len(rule[field]) < LONGEST_TEXT
        assert not rule[field] or rule[field].endswith(".")


@each_rule
def test_rule_names_a_heading_of_the_sheet(rule: dict[str, Any]) -> None:
    assert rule["heading"] in HEADINGS
    assert rule["heading_en"].strip()


def test_a_heading_has_one_translation() -> None:
    pairs = {(rule["heading"], rule["heading_en"]) for rule in RULES}
    assert len(pairs) == len(HEADINGS)


@each_rule
def test_text_is_one_clean_line(rule: dict[str, Any]) -> None:
    for field in ("title", "text", "ruling", "derived", "sourced"):
        assert rule[field] == " ".join(rule[field].split())


@each_rule
def test_rules_named_in_a_rule_exist(rule: dict[str, Any]) -> None:
    known = {other["id"] for other in RULES} - {rule["id"]}
    for field in ("text", "ruling", "derived", "sourced"):
        assert set(rule_ids(rule[field])) <= known


def test_titles_differ() -> None:
    titles = [rule["title"] for rule in RULES]
    assert len(set(titles)) == len(titles)


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


def test_no_two_rules_share_a_run_of_words() -> None:
    runs = {rule["id"]: set(word_runs(rule["text"], LONGEST_SHARED_RUN + 1)) for rule in RULES}
    shared = {
        (one, other): runs[one] & runs[other]
        for one, other in combinations(runs, 2)
        if runs[one] & runs[other]
    }
    assert shared == {}


def test_rule_texts_give_the_numbers_of_the_board() -> None:
    text = {rule["id"]: rule["text"] for rule in RULES}
    words = {7: "seven", 10: "ten", 13: "thirteen"}
    assert str(3 * players_entry(4)["figures"]) in text["SAM-1.1"]
    for players in (2, 3, 4):
        assert words[players_entry(players)["figures"]] in text["SAM-1.4"]
    strengths = {kind: strengths_of(kind) for kind in ("helmet", "samurai", "ship")}
    assert strengths["helmet"] == strengths_of("buddha") == strengths_of("rice")
    for numbers in strengths.values():
        *most, last = numbers
        assert f"{', '.join(map(str, most))} and {last}" in text["SAM-2.5"]


# -------------------------------------------------------------------------------- the sources


@pytest.mark.parametrize(
    ("heading", "field"),
    [("Rulings", "ruling"), ("Derived", "derived"), ("Sourced rules", "sourced")],
)
def test_sources_page_lists_the_same_rules(heading: str, field: str) -> None:
    listed = re.findall(r"^- (SAM-\d\.\d):", samurai_part(heading), flags=re.MULTILINE)
    assert listed == [rule["id"] for rule in RULES if rule[field]]


def test_sources_page_names_every_source_of_the_board() -> None:
    page = samurai_part("Map and material")
    for name, address in BOARD["sources"].items():
        assert name in page
        assert name == "sheet" or f"**{name}**: <{address}>" in page


def test_provenance_has_grades_and_known_sources() -> None:
    for entry in BOARD["provenance"]:
        assert entry["grade"] in {"sheet", "sourced", "ours"}
        assert set(entry["sources"]) <= set(BOARD["sources"])
        assert (entry["sources"] == ["sheet"]) == (entry["grade"] == "sheet")
        assert (entry["sources"] == []) == (entry["grade"] == "ours")
    cited = {name for entry in BOARD["provenance"] for name in entry["sources"]}
    assert cited == set(BOARD["sources"])


def test_the_sources_page_grades_as_the_board_does() -> None:
    rows = re.findall(r"^\|[^|]+\| (sheet|sourced|ours) \|", samurai_part("Map and material"), re.M)
    assert rows == [entry["grade"] for entry in BOARD["provenance"]]


# ---------------------------------------------------------------------------------- the tiles


def test_twenty_tiles_of_which_five_bear_a_character() -> None:
    assert sum(tile["count"] for tile in BOARD["tile"]) == 20
    assert sum(tile["count"] for tile in BOARD["tile"] if tile["character"]) == 5


def test_tile_ids_are_type_and_strength() -> None:
    ids = [tile["id"] for tile in BOARD["tile"]]
    assert len(set(ids)) == len(ids)
    for tile in BOARD["tile"]:
        numbered = tile["type"] in {*KINDS, "samurai", "ship"}
        assert tile["id"] == tile["type"] + (str(tile["strength"]) if numbered else "")


@pytest.mark.parametrize(
    ("kind", "strengths"),
    [
        ("helmet", [4, 3, 2]),
        ("buddha", [4, 3, 2]),
        ("rice", [4, 3, 2]),
        ("samurai", [3, 2, 2, 1, 1]),
        ("tile_exchange", [0]),
        ("ship", [2, 1, 1]),
        ("ronin", [1]),
        ("figure_exchange", [None]),
    ],
)
def test_strengths_of_a_type(kind: str, strengths: list[int | None]) -> None:
    assert strengths_of(kind) == strengths


def test_tiles_influence_terrain_and_character_by_type() -> None:
    every = list(KINDS)
    facts = {
        **{kind: ([kind], "land", False) for kind in KINDS},
        "samurai": (every, "land", False),
        "tile_exchange": ([], "tile", False),
        "ship": (every, "sea", True),
        "ronin": (every, "land", True),
        "figure_exchange": ([], "none", True),
    }
    for tile in BOARD["tile"]:
        assert (tile["influences"], tile["terrain"], tile["character"]) == facts[tile["type"]]


# ------------------------------------------------------------------------------------ helpers


def sentences(text: str) -> list[str]:
    return [part for part in re.split(r"(?<=[.!?])\s+", text.strip()) if part]


def rule_ids(text: str) -> list[str]:
    return re.findall(r"SAM-\d+\.\d+", text)


def word_runs(text: str, length: int) -> Iterator[tuple[str, ...]]:
    words = re.findall(r"[\w']+", text.lower())
    for start in range(len(words) - length + 1):
        yield tuple(words[start : start + length])


def samurai_part(heading: str) -> str:
    """One part of what docs/sources.md says about Samurai."""
    page = (ROOT / "docs" / "sources.md").read_text("utf-8")
    (chapter,) = (part for part in re.split(r"^## ", page, flags=re.M) if part[:8] == "Samurai\n")
    (part,) = (
        part for part in re.split(r"^### ", chapter, flags=re.M) if part.startswith(heading + "\n")
    )
    return part


def players_entry(players: int) -> dict[str, Any]:
    (entry,) = (entry for entry in BOARD["players"] if entry["count"] == players)
    return entry


def strengths_of(kind: str) -> list[int | None]:
    return [
        tile.get("strength")
        for tile in BOARD["tile"]
        if tile["type"] == kind
        for _ in range(tile["count"])
    ]
