"""The rulebook, the two sheets' differences, sources and material of Silk Road, checked as data."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rulebook_widgets.core.rulebook import load_rulebook

ROOT = Path(__file__).parents[3]
DATA = ROOT / "rulebook_widgets" / "games" / "silk_road"

RULEBOOK: dict[str, Any] = tomllib.loads((DATA / "rulebook.toml").read_text("utf-8"))
BOARD: dict[str, Any] = tomllib.loads((DATA / "board.toml").read_text("utf-8"))
RULES: list[dict[str, Any]] = RULEBOOK["rule"]
TEXT: dict[str, str] = {rule["id"]: rule["text"] for rule in RULES}
TERMS: dict[str, dict[str, Any]] = {term["id"]: term for term in RULEBOOK["term"]}
DIFFERENCES = [
    (rule["id"], difference) for rule in RULES for difference in rule.get("sheets_differ", ())
]

RULES_IN_CHAPTER = {
    "goods": 2,
    "setup": 7,
    "leader": 4,
    "road": 1,
    "market": 5,
    "tiles": 13,
    "end": 4,
}
HEADINGS = {
    "Tartalom",
    "Előkészületek",
    "Variáns",
    "1. A karavánvezető kiválasztása",
    "2. A karaván mozgatása",
    "3. Piac",
    "Az akciólapkák",
    "Vásárló",
    "Eladó",
    "Kereskedő",
    "Tolvaj",
    "Nagyvezír",
    "Csaló",
    "Alkusz",
    "Gyakran feltett kérdések",
    "A játék vége",
}
SPANISH_HEADINGS = {
    "Componentes",
    "Preparar",
    "Reglas especiales de colocación",
    "VARIANTE",
    "1. Determine el líder de la caravana",
    "2. Traslado de la caravana",
    "3. Mercado",
    "Vendedor",
    "Comprador",
    "Comerciante",
    "Ladrón",
    "Gran Visir",
    "Trueque",
    "Fin del juego",
}
# How many differences are told with which rule.
DIFFER = {
    "SLK-1.1": 3,
    "SLK-1.2": 2,
    "SLK-2.2": 1,
    "SLK-2.3": 1,
    "SLK-2.4": 2,
    "SLK-2.7": 2,
    "SLK-3.1": 1,
    "SLK-4.1": 1,
    "SLK-5.1": 1,
    "SLK-5.4": 1,
    "SLK-6.1": 1,
    "SLK-6.3": 1,
    "SLK-6.6": 2,
    "SLK-6.8": 1,
    "SLK-6.9": 2,
    "SLK-6.10": 2,
    "SLK-6.11": 1,
    "SLK-6.13": 1,
    "SLK-7.1": 1,
}
LONGEST_TEXT = 420
LONGEST_SAYING = 75


# ------------------------------------------------------------------------------ the rulebook


def test_for_as_many_players_as_the_board_by_two_sheets() -> None:
    rulebook = load_rulebook("rulebook_widgets.games.silk_road")
    counts = [entry["count"] for entry in BOARD["players"]]
    assert (min(counts), max(counts)) == rulebook.game.players == (3, 6)
    assert [sheet.id for sheet in rulebook.game.sheets] == ["hu", "es"]


def test_every_chapter_has_the_rules_of_the_contract() -> None:
    numbers = Counter(rule["id"].partition("-")[2].partition(".")[0] for rule in RULES)
    chapters = {section["chapter"]: numbers[section["id"]] for section in RULEBOOK["section"]}
    assert list(chapters.items()) == list(RULES_IN_CHAPTER.items())
    assert {rule["id"].partition("-")[0] for rule in RULES} == {"SLK"}


# ------------------------------------------------------------------------------ the two sheets


def test_headings_of_the_hungarian_sheet() -> None:
    assert {rule["heading"] for rule in RULES} == HEADINGS


def test_headings_of_the_spanish_sheet_which_is_silent_on_one_rule() -> None:
    further = {rule["id"]: rule.get("other_headings", []) for rule in RULES}
    assert [name for name, headings in further.items() if not headings] == ["SLK-6.13"]
    headings = [heading for headings in further.values() for heading in headings]
    assert len(headings) == len(RULES) - 1
    assert {heading["sheet"] for heading in headings} == {"es"}
    assert {heading["heading"] for heading in headings} == SPANISH_HEADINGS
    pairs = {(heading["heading"], heading["heading_en"]) for heading in headings}
    assert len(pairs) == len(SPANISH_HEADINGS)


def test_each_difference_is_told_where_its_rule_is() -> None:
    assert Counter(rule for rule, _ in DIFFERENCES) == DIFFER
    titles = [difference["title"] for _, difference in DIFFERENCES]
    assert len(set(titles)) == len(titles) == 27


@pytest.mark.parametrize(
    ("rule", "difference"), DIFFERENCES, ids=[entry["title"] for _, entry in DIFFERENCES]
)
def test_a_difference_tells_both_sheets_and_what_we_play(
    rule: str, difference: dict[str, Any]
) -> None:
    assert [saying["sheet"] for saying in difference["says"]] == ["hu", "es"]
    hungarian, spanish = (saying["text"] for saying in difference["says"])
    assert hungarian != spanish
    for text in (hungarian, spanish):
        assert text.endswith(".") and len(text) <= LONGEST_SAYING
    assert difference["play"].endswith(".") and len(difference["play"]) < LONGEST_TEXT
    assert rule not in difference["play"]


# --------------------------------------------------------------------------------- the terms


def test_every_term_has_its_words_but_for_what_the_spanish_sheet_never_names() -> None:
    for term in TERMS.values():
        assert term["en"].strip() and term["hu"].strip(), term
    goods = {good["id"] for good in BOARD["good"]}
    assert {name for name, term in TERMS.items() if not term["es"]} == goods | {"supply"}


def test_names_of_the_tiles_in_board_and_glossary_are_the_same() -> None:
    for kind in BOARD["tile_type"]:
        term = TERMS.get(kind["id"]) or TERMS[f"{kind['id']}_tile"]
        assert (kind["hu"], kind["es"]) == (term["hu"], term["es"])


def test_goods_have_the_same_name_and_colour_in_board_and_glossary() -> None:
    for good in BOARD["good"]:
        term = TERMS[good["id"]]
        assert term["en"] == f"{good['title']} ({good['colour']})"
        assert term["hu"].startswith(f"{good['hu']} (")


@pytest.mark.parametrize(
    ("term", "words"),
    [
        ("sell_tile", ["vásárló", "vendedor"]),
        ("buy_tile", ["eladó", "comprador"]),
        ("thief", ["crook"]),
        ("crook", ["'ladrón' is the thief"]),
        ("barterer", ["barterer", "comerciante", "trader"]),
        ("trader", ["comerciante", "barterer"]),
        ("pass", ["aprobar", "approve", "pasar"]),
        ("round", ["turno", "kör"]),
        ("action_tile", ["mosaico", "casilla", "azulejo", "loseta"]),
        ("screen", ["pantalla"]),
        ("good", ["mercancías", "bienes", "productos", "fichas de bienes"]),
        ("turn_token", ["antes que"]),
        ("supply", ["no word"]),
    ],
)
def test_words_that_mislead_are_pointed_out(term: str, words: list[str]) -> None:
    note = TERMS[term]["note"].lower()
    assert [word for word in words if word not in note] == []


def test_the_sheets_name_the_first_two_tiles_from_opposite_sides() -> None:
    """What one sheet calls a buyer is a seller in the other, by heading, term and tile."""
    headings = {
        rule["id"]: (rule["heading_en"], rule["other_headings"][0]["heading_en"])
        for rule in RULES
        if rule["id"] in ("SLK-6.1", "SLK-6.2")
    }
    assert headings == {"SLK-6.1": ("Buyer", "Seller"), "SLK-6.2": ("Seller", "Buyer")}


def test_one_spanish_word_for_thief_and_crook() -> None:
    assert TERMS["thief"]["es"] == TERMS["crook"]["es"] == "ladrón"


# ------------------------------------------------------------------------ numbers in the rules


def test_rules_give_the_numbers_of_the_material() -> None:
    text, material = TEXT["SLK-1.1"], BOARD["material"]
    goods = {good["count"] for good in BOARD["good"]}
    assert goods == {15} and len(BOARD["good"]) == 5
    assert "75 cubes in all, fifteen of each kind" in text
    assert (material["action_tiles"], "Ninety action tiles") == (
        90,
        text[text.index("Ninety") :][:19],
    )
    assert material["orange_tiles"] == material["purple_tiles"] == 45
    assert f"{BOARD['coins']['total']} coins" in text
    assert (material["turn_tokens"], material["screens"]) == (5, 6)
    assert "Five turn tokens" in text and "six screens" in text
    assert BOARD["coins"]["gold"] + BOARD["coins"]["silver"] == BOARD["coins"]["total"]


def test_coins_are_enough_for_six_players_to_begin() -> None:
    players = max(entry["count"] for entry in BOARD["players"])
    for coin in ("gold", "silver"):
        assert BOARD["coins"][coin] >= players * BOARD["start"][coin]
    assert BOARD["start"] == {"goods": 3, "gold": 1, "silver": 5, "grade": "sheet"}


@pytest.mark.parametrize(
    ("players", "tiles", "tokens", "turns"),
    [(3, 5, 5, 2), (4, 3, 3, 1), (5, 4, 4, 1), (6, 5, 5, 1)],
)
def test_tiles_tokens_and_turns(players: int, tiles: int, tokens: int, turns: int) -> None:
    (entry,) = (entry for entry in BOARD["players"] if entry["count"] == players)
    assert (entry["tiles"], entry["tokens"], entry["turns"]) == (tiles, tokens, turns)
    assert players * turns - tokens == 1, "one turn is missing: the last one's"


def test_prices_are_those_of_the_rules_and_of_five_goods_of_a_kind() -> None:
    sell, buy = BOARD["prices"]["sell"], BOARD["prices"]["buy"]
    assert sum(price(sell, nth) for nth in range(5)) == 4 + 3 + 2 + 1 + 1 == 11
    assert sum(price(buy, nth) for nth in range(5)) == 1 + 2 + 3 + 4 + 4 == 14
    for rule, prices in (("SLK-6.1", sell), ("SLK-6.2", buy)):
        assert re.findall(r"\d", TEXT[rule]) == [str(one) for one in prices]


def test_the_vizier_the_trader_and_the_points() -> None:
    assert (BOARD["vizier"]["first"], BOARD["vizier"]["second"]) == (5, 3)
    assert "5 silver from the bank, the second most 3" in TEXT["SLK-6.7"]
    trader = BOARD["trader"]
    assert (trader["gives"], trader["gets"], trader["times"]) == (1, 2, 2)
    scoring = BOARD["scoring"]
    assert (scoring["gold"], scoring["silver"], scoring["good"], scoring["most"]) == (5, 1, 1, 2)
    assert scoring["gold"] == BOARD["coins"]["gold_worth"] * scoring["silver"]
    assert "scores 5 points for you, a silver coin 1" in TEXT["SLK-7.2"]
    assert "adds 2 points" in TEXT["SLK-7.3"]


# ----------------------------------------------------------------------------------- the tiles


@pytest.mark.parametrize(
    ("kind", "orange", "purple"),
    [
        ("sell", 5, 15),
        ("buy", 15, 5),
        ("trader", 10, 10),
        ("special_trader", 4, 4),
        ("thief", 3, 3),
        ("vizier", 3, 3),
        ("crook", 3, 3),
        ("barterer", 2, 2),
    ],
)
def test_tiles_of_a_type(kind: str, orange: int, purple: int) -> None:
    here = [tile for tile in BOARD["tile"] if tile["type"] == kind]
    assert sum(tile["orange"] for tile in here) == orange
    assert sum(tile["purple"] for tile in here) == purple


def test_fortyfive_tiles_of_each_colour() -> None:
    for colour in ("orange", "purple"):
        total = sum(tile[colour] for tile in BOARD["tile"])
        assert total == BOARD["material"][f"{colour}_tiles"] == 45
    assert {tile["type"] for tile in BOARD["tile"]} == {kind["id"] for kind in BOARD["tile_type"]}


def test_goods_are_treated_alike() -> None:
    for kind in ("sell", "buy"):
        here = {tile["good"]: tile for tile in BOARD["tile"] if tile["type"] == kind}
        assert set(here) == {good["id"] for good in BOARD["good"]}
        assert len({(tile["orange"], tile["purple"]) for tile in here.values()}) == 1


def test_every_ordered_pair_of_goods_has_one_trader() -> None:
    """And so the one of the Hungarian example, white for two reds (SLK-6.10)."""
    goods = [good["id"] for good in BOARD["good"]]
    traders = [tile for tile in BOARD["tile"] if tile["type"] == "trader"]
    pairs = [(tile["give"], tile["get"]) for tile in traders]
    expected = {(one, other) for one in goods for other in goods if one != other}
    assert set(pairs) == expected and len(pairs) == 20
    assert all(tile["orange"] + tile["purple"] == 1 for tile in traders)
    for colour in ("orange", "purple"):
        here = [tile for tile in traders if tile[colour]]
        assert set(Counter(tile["give"] for tile in here).values()) == {2}
        assert set(Counter(tile["get"] for tile in here).values()) == {2}


def test_ids_say_what_a_tile_does() -> None:
    ids = [tile["id"] for tile in BOARD["tile"]]
    assert len(set(ids)) == len(ids)
    for tile in BOARD["tile"]:
        facts = [tile[key] for key in ("good", "give", "get", "most") if key in tile]
        assert tile["id"] == "_".join([tile["type"], *map(str, facts)])


def test_a_tile_has_the_rule_of_its_type() -> None:
    titles = {rule["id"]: rule["title"].lower() for rule in RULES}
    for tile in BOARD["tile"]:
        if tile["type"] == "special_trader":
            word = {4: "four", 2: "two"}[tile["most"]]
        else:
            word = {"sell": "selling", "buy": "buying"}.get(tile["type"], tile["type"])
        assert word in titles[tile["rule"]]


def test_which_tiles_are_kept_and_on_which_a_crook_works() -> None:
    kinds = BOARD["tile_type"]
    assert {kind["id"] for kind in kinds if kind["kept"]} == {"crook", "barterer"}
    assert {kind["id"] for kind in kinds if kind["shows_kind"]} == {"sell", "buy", "trader"}
    for tile in BOARD["tile"]:
        shows = "good" in tile or "give" in tile
        assert shows == next(k["shows_kind"] for k in kinds if k["id"] == tile["type"])


# -------------------------------------------------------------------------------- the sources


def test_sources_page_lists_every_difference_of_the_sheets() -> None:
    rows = re.findall(
        r"^\| (SLK-\d\.\d+) \| ([^|]+) \|", part_of_page("Where the sheets differ"), re.M
    )
    assert rows == [(rule, difference["title"]) for rule, difference in DIFFERENCES]


# ------------------------------------------------------------------------------------ helpers


def price(prices: list[int], nth: int) -> int:
    """The price of the good that comes after `nth` others: the last one holds on."""
    return prices[min(nth, len(prices) - 1)]


def part_of_page(heading: str) -> str:
    """One part of what docs/sources.md says about Silk Road."""
    page = (ROOT / "docs" / "sources.md").read_text("utf-8")
    chapters = re.split(r"^## ", page, flags=re.M)
    (chapter,) = (part for part in chapters if part.startswith("Silk Road\n"))
    (part,) = (
        part for part in re.split(r"^### ", chapter, flags=re.M) if part.startswith(heading + "\n")
    )
    return part
