"""The rulebook, sources and material of Yspahan, checked as data."""

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
DATA = ROOT / "rulebook_widgets" / "games" / "yspahan"

RULEBOOK: dict[str, Any] = tomllib.loads((DATA / "rulebook.toml").read_text("utf-8"))
BOARD: dict[str, Any] = tomllib.loads((DATA / "board.toml").read_text("utf-8"))
RULES: list[dict[str, Any]] = RULEBOOK["rule"]
TEXT: dict[str, str] = {rule["id"]: rule["text"] for rule in RULES}

RULES_IN_SECTION = {1: 3, 2: 2, 3: 5, 4: 5, 5: 6, 6: 10, 7: 6}
CHAPTERS = ["city", "setup", "dice", "groups", "caravan", "buildings", "end"]
HEADINGS = {
    "A játék elemei",
    "Előkészületek",
    "Várostérkép",
    "Játékmenet",
    "Dobás a kockákkal",
    "Sárga kockák",
    "A játékosok akciói",
    "Kockacsoport választása",
    "Akciók",
    "Áruk szállítása a városnegyed boltjaiba",
    "Áruk boltokba szállítása",
    "Lehetetlen akciók",
    "Felügyelő mozgatása",
    "A karaván",
    "Épület létrehozása",
    "Győzelmi pontok",
    "Épületek áttekintése",
    "Kártyák",
    "A kártyák és jelentéseik",
    "Nap vége",
    "A hét vége",
    "Játék három személyre",
    "Játék négy személyre",
    "A játék vége",
}
HUNGARIAN_BUILDINGS = {
    "paddock": "legelő",
    "shop_building": "kereskedés",
    "hammam": "fürdő",
    "caravansary": "karavánszálló",
    "bazaar_building": "piac",
    "hoist": "teherfelvonó",
}
NUMBERS = {2: "two", 3: "three", 4: "four", 7: "seven", 9: "nine", 10: "ten", 18: "eighteen"}
LONGEST_TEXT = 420
LONGEST_SHARED_RUN = 7

each_rule = pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["id"])


# ------------------------------------------------------------------------------ the rulebook


def test_the_loader_reads_it() -> None:
    rulebook = load_rulebook("rulebook_widgets.games.yspahan")
    assert rulebook.game.players == (3, 4)
    assert tuple(entry["count"] for entry in BOARD["players"]) == rulebook.game.players
    assert len(rulebook.rule) == len(RULES)


def test_every_rule_of_the_contract_is_there_once_and_in_order() -> None:
    expected = [
        f"YSP-{section}.{number}"
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


def test_a_heading_has_one_translation_and_all_are_used() -> None:
    pairs = {(rule["heading"], rule["heading_en"]) for rule in RULES}
    assert len(pairs) == len({english for _, english in pairs}) == len(HEADINGS)


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


def test_no_two_rules_share_a_run_of_words() -> None:
    runs = {rule["id"]: set(word_runs(rule["text"], LONGEST_SHARED_RUN + 1)) for rule in RULES}
    shared = {
        (one, other): runs[one] & runs[other]
        for one, other in combinations(runs, 2)
        if runs[one] & runs[other]
    }
    assert shared == {}


def test_the_two_buildings_with_a_namesake_bear_their_full_names() -> None:
    """A shop is a place in the city and a souk is never called a bazaar (terms)."""
    for rule in RULES:
        for field in ("title", "text", "ruling", "derived", "sourced"):
            assert not re.search(r"\bShop\b(?! building)", rule[field]), rule["id"]
            assert not re.search(r"\b[Bb]azaars?\b(?! building)", rule[field]), rule["id"]


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
        assert "õ" not in term["hu"] + term["note"], "a letter of the machine-read sheet"


def test_words_of_the_sheet_that_mislead_are_pointed_out() -> None:
    """The sheet's 'bazár' is a souk, and its 'piac' the bazaar building."""
    terms = {term["id"]: term for term in RULEBOOK["term"]}
    assert terms["souk"]["hu"] == "bazár"
    assert {name: terms[name]["hu"] for name in HUNGARIAN_BUILDINGS} == HUNGARIAN_BUILDINGS
    pairs = [("souk", "bazaar_building"), ("shop", "shop_building"), ("die", "cube")]
    for one, other in pairs:
        assert f"'{terms[other]['hu']}'" in terms[one]["note"]
    assert terms["camel"]["hu"] == terms["caravan_camel"]["hu"]
    assert terms["caravan_camel"]["note"]


# -------------------------------------------------------------------------------- the sources


@pytest.mark.parametrize(
    ("heading", "field"),
    [("Rulings", "ruling"), ("Derived", "derived"), ("Sourced rules", "sourced")],
)
def test_sources_page_lists_the_same_rules(heading: str, field: str) -> None:
    listed = re.findall(r"^- (YSP-\d\.\d+):", yspahan_part(heading), flags=re.MULTILINE)
    assert listed == [rule["id"] for rule in RULES if rule[field]]


def test_sources_page_names_every_source_of_the_board() -> None:
    page = yspahan_part("Map and material")
    for name, address in BOARD["sources"].items():
        assert name in page
        assert name == "sheet" or re.search(rf"\*\*{name}\*\*:\s<{re.escape(address)}>", page)


def test_provenance_has_grades_and_known_sources() -> None:
    for entry in BOARD["provenance"]:
        assert entry["grade"] in {"sheet", "sourced", "ours"}
        assert set(entry["sources"]) <= set(BOARD["sources"])
        assert (entry["sources"] == ["sheet"]) == (entry["grade"] == "sheet")
        assert (entry["sources"] == []) == (entry["grade"] == "ours")
    cited = {name for entry in BOARD["provenance"] for name in entry["sources"]}
    assert cited == set(BOARD["sources"])


def test_the_sources_page_grades_as_the_board_does() -> None:
    rows = re.findall(
        r"^\|[^|]+\| (sheet|sourced|ours) \| ([^|]*) ?\|", yspahan_part("Map and material"), re.M
    )
    listed = [(grade, re.findall(r"\w+", sources)) for grade, sources in rows]
    assert listed == [(entry["grade"], entry["sources"]) for entry in BOARD["provenance"]]


# --------------------------------------------------------------------------- dice and calendar


def test_nine_white_and_three_yellow_dice() -> None:
    dice = BOARD["dice"]
    assert (dice["white"], dice["yellow"], BOARD["prices"]["yellow_die_gold"]) == (9, 3, 1)
    assert "Nine white dice" in TEXT["YSP-1.1"] and "three yellow" in TEXT["YSP-1.1"]


def test_one_row_for_each_value_a_die_can_show() -> None:
    rows = BOARD["dice"]["rows"]
    assert [row["id"] for row in rows] == ["camels", "sack", "barrel", "chest", "amphora", "gold"]
    assert [row["kind"] for row in rows] == ["camels", *["quarter"] * 4, "gold"]
    between = [row["id"] for row in rows if row["kind"] == "quarter"]
    assert between == [quarter["id"] for quarter in BOARD["quarter"]]
    *most, last = between
    assert f"{', '.join(most)} and {last}" in TEXT["YSP-3.3"]


def test_three_weeks_of_seven_days() -> None:
    calendar = BOARD["calendar"]
    assert calendar == {"weeks": 3, "days": 7}
    assert str(calendar["weeks"] * calendar["days"]) in TEXT["YSP-3.1"]


def test_everybody_begins_with_two_gold_and_nothing_else() -> None:
    assert BOARD["start"] == {"supervisor": "X", "gold": 2, "camels": 0, "cards": 0, "points": 0}
    assert "2 gold" in TEXT["YSP-2.1"]


def test_one_gold_a_step_and_one_camel_a_substitute() -> None:
    assert BOARD["prices"]["step_gold"] == BOARD["prices"]["substitute_camels"] == 1


def test_material_of_the_sheet() -> None:
    assert BOARD["colours"] == ["blue", "red", "green", "yellow"]
    counts = {"camels": 25, "gold": 25, "cubes": 100, "markers": 2, "player_boards": 4}
    assert BOARD["material"] == counts


# --------------------------------------------------------------------------------- the caravan


def test_twelve_camels_in_three_rows_in_the_order_of_loading() -> None:
    rows = BOARD["caravan"]["rows"]
    assert [row["id"] for row in rows] == ["bottom", "middle", "top"]
    assert [row["points"] for row in rows] == [2, 1, 0]
    assert [row["multiplier"] for row in rows] == [1, 2, 3]
    assert [len(row["camels"]) for row in rows] == [4, 4, 4]
    assert [camel for row in rows for camel in row["camels"]] == list(range(1, 13))


def test_three_players_leave_out_the_first_camel_of_each_row() -> None:
    unused = {entry["count"]: entry["unused_camels"] for entry in BOARD["players"]}
    assert unused == {3: [row["camels"][0] for row in BOARD["caravan"]["rows"]], 4: []}


def test_the_caravan_of_the_sheets_example_pays_as_the_sheet_says() -> None:
    """Green and Blue 4, Yellow 12, Red 2 for nine cubes, one of them in the top row."""
    loaded = "YYYBRBGGY"
    rows = BOARD["caravan"]["rows"]
    row_of = {camel: row for row in rows for camel in row["camels"]}
    paid = {
        colour: loaded.count(colour) * row_of[loaded.rindex(colour) + 1]["multiplier"]
        for colour in set(loaded)
    }
    assert paid == {"G": 4, "B": 4, "Y": 12, "R": 2}


# --------------------------------------------------------------------------- buildings, cards


@pytest.mark.parametrize(
    ("building", "camels", "gold", "effect", "amount"),
    [
        ("paddock", 2, 0, "extra_camels", 1),
        ("shop", 2, 2, "extra_gold", 2),
        ("hammam", 2, 2, "free_steps", 3),
        ("caravansary", 3, 3, "caravan_cards", 1),
        ("bazaar", 4, 4, "souk_points", 2),
        ("hoist", 4, 4, "extra_cubes", 1),
    ],
)
def test_price_and_use_of_a_building(
    building: str, camels: int, gold: int, effect: str, amount: int
) -> None:
    (entry,) = (entry for entry in BOARD["building"] if entry["id"] == building)
    assert (entry["camels"], entry["gold"]) == (camels, gold)
    assert (entry["effect"], entry["amount"]) == (effect, amount)


def test_six_buildings_each_with_its_rule_and_its_price_in_it() -> None:
    assert [entry["rule"] for entry in BOARD["building"]] == [f"YSP-6.{n}" for n in range(3, 9)]
    titles = {rule["id"]: rule["title"] for rule in RULES}
    for entry in BOARD["building"]:
        price = f"{entry['camels']} camels" + (
            f" and {entry['gold']} gold" if entry["gold"] else ""
        )
        assert f"It costs {price}." in TEXT[entry["rule"]]
        assert titles[entry["rule"]] == f"The {entry['title']}"


def test_points_for_the_first_to_the_sixth_building() -> None:
    assert BOARD["building_points"] == [0, 0, 5, 5, 5, 10]
    assert len(BOARD["building_points"]) == len(BOARD["building"])


def test_eighteen_cards_two_of_each_of_nine_kinds() -> None:
    ids = [card["id"] for card in BOARD["card"]]
    assert len(set(ids)) == len(ids) == 9
    assert {card["count"] for card in BOARD["card"]} == {2}
    total = sum(card["count"] for card in BOARD["card"])
    assert f"{NUMBERS[total]} cards" in TEXT["YSP-1.1"]


def test_what_each_kind_of_card_does() -> None:
    shared = {"id", "title", "count"}
    facts = {
        card["id"]: {key: value for key, value in card.items() if key not in shared}
        for card in BOARD["card"]
    }
    assert facts == {
        "exchange": {"effect": "exchange"},
        "three_camels": {"effect": "take", "resource": "camels", "amount": 3},
        "three_gold": {"effect": "take", "resource": "gold", "amount": 3},
        "place_shop": {"effect": "place_shop"},
        "place_caravan": {"effect": "place_caravan"},
        "score_camels": {"effect": "hand_in", "resource": "camels", "points": 2, "most": 4},
        "score_gold": {"effect": "hand_in", "resource": "gold", "points": 1, "most": 10},
        "build_without_camels": {"effect": "build", "resource": "camels"},
        "build_without_gold": {"effect": "build", "resource": "gold"},
    }


def test_the_rule_of_the_cards_gives_their_numbers() -> None:
    for card in BOARD["card"]:
        if card["effect"] == "take":
            assert f"take {card['amount']} {card['resource']};" in TEXT["YSP-6.10"]
        if card["effect"] == "hand_in":
            assert f"for up to {NUMBERS[card['most']]}" in TEXT["YSP-6.10"]


# ------------------------------------------------------------------------------------ helpers


def sentences(text: str) -> list[str]:
    return [part for part in re.split(r"(?<=[.!?])\s+", text.strip()) if part]


def rule_ids(text: str) -> list[str]:
    return re.findall(r"YSP-\d+\.\d+", text)


def word_runs(text: str, length: int) -> Iterator[tuple[str, ...]]:
    words = re.findall(r"[\w']+", text.lower())
    for start in range(len(words) - length + 1):
        yield tuple(words[start : start + length])


def yspahan_part(heading: str) -> str:
    """One part of what docs/sources.md says about Yspahan."""
    page = (ROOT / "docs" / "sources.md").read_text("utf-8")
    (chapter,) = (part for part in re.split(r"^## ", page, flags=re.M) if part[:8] == "Yspahan\n")
    (part,) = (
        part for part in re.split(r"^### ", chapter, flags=re.M) if part.startswith(heading + "\n")
    )
    return part
