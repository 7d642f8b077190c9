"""The rulebook and the tiles of Samurai, checked as data, without any of our own code."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
DATA = ROOT / "rulebook_widgets" / "games" / "samurai"

RULEBOOK: dict[str, Any] = tomllib.loads((DATA / "rulebook.toml").read_text("utf-8"))
BOARD: dict[str, Any] = tomllib.loads((DATA / "board.toml").read_text("utf-8"))
RULES: list[dict[str, Any]] = RULEBOOK["rule"]

RULES_IN_CHAPTER = {
    "board": 4,
    "tiles": 7,
    "setup": 5,
    "turn": 6,
    "capture": 5,
    "end": 3,
    "winner": 6,
}
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


# ------------------------------------------------------------------------------ the rulebook


def test_every_chapter_has_the_rules_of_the_contract() -> None:
    numbers = Counter(rule["id"].partition("-")[2].partition(".")[0] for rule in RULES)
    chapters = {section["chapter"]: numbers[section["id"]] for section in RULEBOOK["section"]}
    assert list(chapters.items()) == list(RULES_IN_CHAPTER.items())
    assert {rule["id"].partition("-")[0] for rule in RULES} == {"SAM"}


def test_headings_of_the_sheet() -> None:
    assert {rule["heading"] for rule in RULES} == HEADINGS


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
