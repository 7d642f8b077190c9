"""The rulebook and the sources of Caravan, checked as data."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
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

RULES_IN_CHAPTER = {
    "goods": 2,
    "setup": 6,
    "turn": 3,
    "camels": 3,
    "pickup": 4,
    "theft": 3,
    "delivery": 5,
    "refill": 3,
    "end": 5,
}
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
SPACES = {
    "map: where spaces 3 to 6 lie": "CAR-2.4",
    "map: where spaces 1, 2, 7 and 8 lie": "CAR-2.5",
}


# ------------------------------------------------------------------------------ the rulebook


def test_for_as_many_players_as_the_board() -> None:
    rulebook = load_rulebook("rulebook_widgets.games.caravan")
    assert rulebook.game.players == (2, 4)
    assert (BOARD["setup"]["players"][0], BOARD["setup"]["players"][-1]) == rulebook.game.players


def test_every_chapter_has_the_rules_of_the_contract() -> None:
    numbers = Counter(rule["id"].partition("-")[2].partition(".")[0] for rule in RULES)
    chapters = {section["chapter"]: numbers[section["id"]] for section in RULEBOOK["section"]}
    assert list(chapters.items()) == list(RULES_IN_CHAPTER.items())
    assert {rule["id"].partition("-")[0] for rule in RULES} == {"CAR"}


def test_headings_of_the_sheet() -> None:
    assert {rule["heading"] for rule in RULES} == HEADINGS


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


def test_no_hungarian_word_stands_for_two_terms() -> None:
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


def test_each_part_of_each_element_has_its_grade_and_each_grade_its_provenance() -> None:
    explained = {
        (of, entry["grade"])
        for entry in BOARD["provenance"]
        for of in entry["of"]
        if not entry.get("whole")
    }
    graded: set[tuple[str, str]] = set()
    for table, element in elements():
        told = element["grade"]
        if isinstance(told, str):
            graded.add((table, told))
            continue
        assert set(told) == set(element) - {"id", "grade"}, (table, element)
        graded |= {(f"{table}.{part}", grade) for part, grade in told.items()}
    assert graded == explained


def test_reconstructions_of_the_board_are_told_in_the_rules() -> None:
    assert "reconstruction" in RULE["CAR-1.1"]["ruling"]
    for part, rule in SPACES.items():
        assert PROVENANCE[part]["grade"] == "reconstructed"
        assert "reconstruction" in RULE[rule]["ruling"]


# ------------------------------------------------------------------------------------ helpers


def elements() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every table of the board that tells facts, with its name."""
    for name in ("material", "setup", "turn", "costs", "refill", "scoring", "map"):
        yield name, BOARD[name]
    for name in ("kind", "good", "city", "numbered_space"):
        for table in BOARD[name]:
            yield name, table
