"""The rulebook, sources and material of Yspahan, checked as data."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
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

RULES_IN_CHAPTER = {
    "city": 3,
    "setup": 2,
    "dice": 5,
    "groups": 5,
    "caravan": 6,
    "buildings": 10,
    "end": 6,
}
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


# ------------------------------------------------------------------------------ the rulebook


def test_for_as_many_players_as_the_board() -> None:
    rulebook = load_rulebook("rulebook_widgets.games.yspahan")
    assert rulebook.game.players == (3, 4)
    assert tuple(entry["count"] for entry in BOARD["players"]) == rulebook.game.players


def test_every_chapter_has_the_rules_of_the_contract() -> None:
    numbers = Counter(rule["id"].partition("-")[2].partition(".")[0] for rule in RULES)
    chapters = {section["chapter"]: numbers[section["id"]] for section in RULEBOOK["section"]}
    assert list(chapters.items()) == list(RULES_IN_CHAPTER.items())
    assert {rule["id"].partition("-")[0] for rule in RULES} == {"YSP"}


def test_headings_of_the_sheet() -> None:
    assert {rule["heading"] for rule in RULES} == HEADINGS


def test_the_two_buildings_with_a_namesake_bear_their_full_names() -> None:
    """A shop is a place in the city and a souk is never called a bazaar (terms)."""
    for rule in RULES:
        for field in ("title", "text", "ruling", "derived", "sourced"):
            assert not re.search(r"\bShop\b(?! building)", rule[field]), rule["id"]
            assert not re.search(r"\b[Bb]azaars?\b(?! building)", rule[field]), rule["id"]


# --------------------------------------------------------------------------------- the terms


def test_hungarian_words_are_written_as_in_hungarian() -> None:
    for term in RULEBOOK["term"]:
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


# --------------------------------------------------------------------------- dice and calendar


def test_ysp_1_1_nine_white_and_three_yellow_dice() -> None:
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
