"""The two maps of Silk Road, checked as data, without any of our own code.

What is known of the printed map, by sheets and reviews, must hold for both; what nobody knows must
say so.
"""

from __future__ import annotations

import tomllib
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import pytest

DATA = Path(__file__).parents[3] / "rulebook_widgets" / "games" / "silk_road"
FILES = {"main": "board.toml", "parallel": "board_parallel.toml"}
GRADES = {"sheet", "derived", "sourced", "reconstructed", "ours"}


def board(name: str) -> dict[str, Any]:
    """A board, with what it takes from its base."""
    own: dict[str, Any] = tomllib.loads((DATA / name).read_text("utf-8"))
    return (board(FILES[own["base"]]) if "base" in own else {}) | own


MAIN, PARALLEL = board(FILES["main"]), board(FILES["parallel"])
CITIES: dict[str, dict[str, Any]] = {city["id"]: city for city in MAIN["city"]}
ENDS = ("changan", "antioch")
KNOWN = {
    "changan",
    "lanzhou",
    "yumen",
    "dunhuang",
    "korla",
    "kucha",
    "kashgar",
    "merv",
    "susa",
    "aleppo",
    "tyre",
    "antioch",
}

both_boards = pytest.mark.parametrize("this", [MAIN, PARALLEL], ids=["main", "parallel"])


# ---------------------------------------------------------------------------------- the cities


def test_twenty_cities_of_which_nine_are_orange_and_nine_purple() -> None:
    assert len(MAIN["city"]) == len(CITIES) == 20
    colours = Counter(city["colour"] for city in CITIES.values())
    assert colours == {"orange": 9, "purple": 9, "none": 2}
    assert {name for name, city in CITIES.items() if city["colour"] == "none"} == set(ENDS)
    assert (CITIES["aleppo"]["colour"], CITIES["tyre"]["colour"]) == ("purple", "purple")


def test_five_tiles_a_city_use_up_all_tiles_of_a_colour() -> None:
    most = max(entry["tiles"] for entry in MAIN["players"])
    for colour in ("orange", "purple"):
        cities = sum(city["colour"] == colour for city in CITIES.values())
        assert cities * most == sum(tile[colour] for tile in MAIN["tile"])


def test_the_east_is_orange_and_the_west_purple() -> None:
    orange = [city["x"] for city in CITIES.values() if city["colour"] == "orange"]
    purple = [city["x"] for city in CITIES.values() if city["colour"] == "purple"]
    assert max(purple) < min(orange)
    assert CITIES["antioch"]["x"] < min(purple) and CITIES["changan"]["x"] > max(orange)


def test_places_lie_apart() -> None:
    places = [(city["x"], city["y"]) for city in CITIES.values()]
    for number, (x, y) in enumerate(places):
        for other_x, other_y in places[:number]:
            assert (x - other_x) ** 2 + (y - other_y) ** 2 >= 7**2


def test_printed_actions_are_in_the_five_cities_of_both_sheets() -> None:
    printed = {name: city["printed"] for name, city in CITIES.items() if "printed" in city}
    assert printed == {
        "dunhuang": "special_trader_2",
        "korla": "buy_dried_fruit",
        "kashgar": "special_trader_4",
        "merv": "special_trader_2",
        "susa": "sell_jewels",
    }
    assert set(printed.values()) <= {tile["id"] for tile in MAIN["tile"]}


@pytest.mark.parametrize(
    ("city", "hungarian", "spanish"),
    [
        ("changan", "Csangan", "Chang'An"),
        ("korla", "Korla", "Koria"),
        ("kucha", "Kucsa", ""),
        ("susa", "Susa", "Susia"),
        ("tyre", "Türosz", "Tiro"),
        ("antioch", "Antiochia", "Antioch"),
    ],
)
def test_names_as_the_sheets_write_them(city: str, hungarian: str, spanish: str) -> None:
    assert (CITIES[city]["hu"], CITIES[city]["es"]) == (hungarian, spanish)


# ------------------------------------------------------------------------------------ the road


@both_boards
def test_arrows_join_cities_and_go_west(this: dict[str, Any]) -> None:
    pairs = [(arrow["from"], arrow["to"]) for arrow in this["arrow"]]
    assert len(set(pairs)) == len(pairs)
    for start, end in pairs:
        assert CITIES[start]["x"] > CITIES[end]["x"], (start, end)


@both_boards
@pytest.mark.parametrize("direction", ["west", "east"])
def test_one_or_two_ways_on_from_every_city_but_the_last(
    this: dict[str, Any], direction: str
) -> None:
    ways = onward(this, direction)
    finish = journey(this, direction)["finish"]
    assert {name for name in CITIES if len(ways[name]) not in (1, 2)} == {finish}
    assert ways[finish] == []


@both_boards
@pytest.mark.parametrize("direction", ["west", "east"])
def test_every_way_arrives_and_every_city_can_be_visited(
    this: dict[str, Any], direction: str
) -> None:
    finish = journey(this, direction)["finish"]
    found = routes(this, direction)
    assert {route[-1] for route in found} == {finish}
    assert {name for route in found for name in route} == set(CITIES)


@pytest.mark.parametrize("direction", ["west", "east"])
def test_fifteen_routes_of_twelve_or_thirteen_markets(direction: str) -> None:
    markets = Counter(len(route) - 2 for route in routes(MAIN, direction))
    assert markets == {12: 9, 13: 6}
    note = MAIN["note"]
    assert "Fifteen routes" in note and "Nine of them visit 12" in note and "six visit 13" in note


@pytest.mark.parametrize("direction", ["west", "east"])
def test_twentyfive_routes_on_the_second_board(direction: str) -> None:
    found = routes(PARALLEL, direction)
    assert len(found) == 25 and {len(route) - 2 for route in found} == {11, 12}
    note = PARALLEL["note"]
    assert "Twenty-five routes" in note and "11 or 12 cities" in note


def test_the_last_two_cities_one_after_the_other_or_side_by_side() -> None:
    for route in routes(MAIN, "west"):
        assert route[-3:] == ["aleppo", "tyre", "antioch"]
    for route in routes(PARALLEL, "west"):
        assert (route[-2] in ("aleppo", "tyre")) and len({"aleppo", "tyre"} & set(route)) == 1
    for this in (MAIN, PARALLEL):
        for route in routes(this, "east"):
            assert route[-3:] == ["yumen", "lanzhou", "changan"]


@both_boards
def test_journeys(this: dict[str, Any]) -> None:
    west, east = journey(this, "west"), journey(this, "east")
    assert (west["start"], west["finish"]) == ENDS == (east["finish"], east["start"])
    assert (west["untricked"], east["untricked"]) == (["aleppo", "tyre"], ["lanzhou", "yumen"])


@pytest.mark.parametrize("colour", ["orange", "purple"])
def test_tricks_can_always_be_swapped_away(colour: str) -> None:
    """The other seven cities hold enough that is neither crook nor barterer (SLK-2.4)."""
    tricks = sum(tile[colour] for tile in MAIN["tile"] if tile["type"] in ("crook", "barterer"))
    most = max(entry["tiles"] for entry in MAIN["players"])
    assert 2 * most + tricks <= MAIN["material"][f"{colour}_tiles"]


# -------------------------------------------------------------------------------- two boards


def test_the_second_board_differs_in_its_last_arrows_alone() -> None:
    own = tomllib.loads((DATA / "board_parallel.toml").read_text("utf-8"))
    assert set(own) == {"game", "id", "title", "base", "note", "arrow"}
    here, there = (
        {(arrow["from"], arrow["to"], arrow["grade"]) for arrow in this["arrow"]}
        for this in (MAIN, PARALLEL)
    )
    assert here - there == {("aleppo", "tyre", "derived")}
    assert there - here == {
        ("palmyra", "tyre", "reconstructed"),
        ("aleppo", "antioch", "reconstructed"),
    }


@both_boards
def test_a_board_says_that_it_is_a_reconstruction(this: dict[str, Any]) -> None:
    assert this["title"] and "reconstruction" in this["note"]


# -------------------------------------------------------------------------------- provenance


def test_titles_of_cities_are_from_a_sheet_or_reconstructed() -> None:
    for name, city in CITIES.items():
        known = name in KNOWN
        assert city["grade"]["title"] == ("sheet" if known else "reconstructed")
        assert bool(city["named_by"]) == known == bool(city["hu"] or city["es"])
        assert ("sheet_hu" in city["named_by"]) == bool(city["hu"])
        assert ("sheet_es" in city["named_by"]) == bool(city["es"])


def test_colours_of_cities_are_as_well_known_as_can_be() -> None:
    for name, city in CITIES.items():
        if name in (*ENDS, "aleppo", "tyre"):
            assert city["grade"]["colour"] == "sheet"
        else:
            assert city["grade"]["colour"] == ("derived" if name in KNOWN else "reconstructed")
        assert city["grade"]["place"] == "reconstructed"


def test_that_an_action_is_printed_is_known_but_not_which() -> None:
    for city in CITIES.values():
        if "printed" in city:
            grade = city["grade"]
            assert (grade["printing"], grade["printed"]) == ("sheet", "reconstructed")


@both_boards
def test_arrows_are_reconstructed_but_for_both_ends(this: dict[str, Any]) -> None:
    derived = {
        (arrow["from"], arrow["to"]) for arrow in this["arrow"] if arrow["grade"] != "reconstructed"
    }
    expected = {("changan", "lanzhou"), ("lanzhou", "yumen"), ("tyre", "antioch")}
    assert derived == expected | ({("aleppo", "tyre")} if this is MAIN else set())


def test_types_of_tiles_are_known_but_not_how_many() -> None:
    for tile in MAIN["tile"]:
        pair = {"pair": "reconstructed"} if tile["type"] == "trader" else {}
        assert tile["grade"] == {"type": "sheet", "counts": "reconstructed"} | pair


def test_every_element_has_its_grade() -> None:
    tables = ("start", "material", "prices", "trader", "vizier", "scoring")
    lists = ("good", "journey", "tile_type", "players")
    graded = [MAIN[name] for name in tables] + [one for name in lists for one in MAIN[name]]
    assert {entry["grade"] for entry in graded} == {"sheet"}
    for entry in (*MAIN["city"], *MAIN["tile"], MAIN["coins"]):
        assert set(entry["grade"].values()) <= GRADES
    assert set(MAIN["coins"]) == set(MAIN["coins"]["grade"]) | {"grade"}


@both_boards
def test_each_grade_of_an_element_is_explained(this: dict[str, Any]) -> None:
    graded: set[tuple[str, str]] = set()
    for table, entries in this.items():
        if table in ("sources", "provenance") or isinstance(entries, str):
            continue
        for entry in entries if isinstance(entries, list) else [entries]:
            grades = entry["grade"]
            if isinstance(grades, str):
                graded.add((table, grades))
            else:
                graded |= {(f"{table}.{part}", grade) for part, grade in grades.items()}
    explained = {
        (of, entry["grade"])
        for entry in this["provenance"]
        for of in entry["of"]
        if not entry.get("whole")
    }
    assert graded == explained


def test_parts_have_grades_and_known_sources() -> None:
    parts = [entry["part"] for entry in MAIN["provenance"]]
    tables = {name for name, table in MAIN.items() if not isinstance(table, str)}
    assert len(set(parts)) == len(parts)
    for entry in MAIN["provenance"]:
        assert entry["grade"] in GRADES
        assert {name.partition(".")[0] for name in entry["of"]} <= tables
        assert set(entry["sources"]) <= set(MAIN["sources"])
        assert (entry["sources"] == []) == (entry["grade"] in ("ours", "reconstructed"))
        sheets = [name for name in entry["sources"] if name.startswith("sheet_")]
        assert bool(sheets) == (entry["grade"] in ("sheet", "derived"))
    cited = {name for entry in MAIN["provenance"] for name in entry["sources"]}
    assert cited == set(MAIN["sources"])


# ------------------------------------------------------------------------------------ helpers


def journey(this: dict[str, Any], direction: str) -> dict[str, Any]:
    (entry,) = (entry for entry in this["journey"] if entry["id"] == direction)
    return entry


def onward(this: dict[str, Any], direction: str) -> defaultdict[str, list[str]]:
    """To which cities the caravan can go on from each."""
    ways: defaultdict[str, list[str]] = defaultdict(list)
    for arrow in this["arrow"]:
        start, end = arrow["from"], arrow["to"]
        if direction == "east":
            start, end = end, start
        ways[start].append(end)
    return ways


def routes(this: dict[str, Any], direction: str) -> list[list[str]]:
    """Every way to travel, until it ends; a road with a loop would never come to an end."""
    ways, found, open_ends = onward(this, direction), [], [[journey(this, direction)["start"]]]
    while open_ends:
        route = open_ends.pop()
        assert len(set(route)) == len(route), f"a loop: {route}"
        further = [[*route, city] for city in ways[route[-1]]]
        if further:
            open_ends += further
        else:
            found.append(route)
    return found
