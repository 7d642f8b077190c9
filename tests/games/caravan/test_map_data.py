"""The board of Caravan, checked as data, without any of our own code.

Its details are reconstructed. These are the things that the sources tell of the printed board and
that we chose for ours; a slip in the file would break one of them.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, TypeAlias

import pytest

Place: TypeAlias = tuple[int, int]
"""Column and row, counted from 0 at the top left."""

DATA = Path(__file__).parents[3] / "rulebook_widgets" / "games" / "caravan"
TEXT = (DATA / "board.toml").read_text("utf-8")
BOARD: dict[str, Any] = tomllib.loads(TEXT)
MAP: dict[str, Any] = BOARD["map"]
CITIES: dict[str, dict[str, Any]] = {city["id"]: city for city in BOARD["city"]}
NUMBERED: dict[int, dict[str, Any]] = {entry["number"]: entry for entry in BOARD["numbered_space"]}
GOODS: dict[str, dict[str, Any]] = {good["id"]: good for good in BOARD["good"]}

CORNERS = {(0, 0), (6, 0), (0, 6), (6, 6)}
CENTRE = (3, 3)


def place(name: str) -> Place:
    assert re.fullmatch(r"[a-z]\d", name)
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def neighbours(of: Place) -> set[Place]:
    """The spaces that share a side."""
    column, row = of
    beside = {(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)}
    return beside & SPACES


SPACES = {(column, row) for column in range(MAP["columns"]) for row in range(MAP["rows"])}
CITY_PLACES = {place(city["space"]) for city in CITIES.values()}
NUMBERED_PLACES = {place(entry["space"]) for entry in NUMBERED.values()}


# ------------------------------------------------------------------------------- what is sourced


def test_seven_by_seven_spaces_connected_by_their_sides() -> None:
    assert len(SPACES) == 49
    assert MAP["neighbours"] == "orthogonal"


def test_eight_cities_and_eight_numbered_spaces_all_different() -> None:
    assert len(BOARD["city"]) == len(CITIES) == len(CITY_PLACES) == 8
    assert len(BOARD["numbered_space"]) == len(NUMBERED) == len(NUMBERED_PLACES) == 8
    assert not CITY_PLACES & NUMBERED_PLACES
    assert CITY_PLACES | NUMBERED_PLACES <= SPACES


def test_one_city_for_each_good() -> None:
    assert sorted(city["good"] for city in CITIES.values()) == sorted(GOODS)
    assert len({city["title"] for city in CITIES.values()}) == 8
    assert CITIES["marrakesh"]["good"] == "ivory"


@pytest.mark.parametrize(("kind", "zone"), [("rare", "outside"), ("common", "centre")])
def test_rare_goods_are_wanted_outside_and_common_ones_in_the_centre(kind: str, zone: str) -> None:
    places = [place(c["space"]) for c in CITIES.values() if GOODS[c["good"]]["kind"] == kind]
    assert len(places) == 4
    for column, row in places:
        at_the_edge = bool({column, row} & {0, 6})
        assert at_the_edge == (zone == "outside")
        assert ((column, row) in neighbours(CENTRE)) == (zone == "centre")


def test_spaces_1_2_7_and_8_are_the_corners_and_begin_with_a_marker() -> None:
    assert {place(NUMBERED[number]["space"]) for number in (1, 2, 7, 8)} == CORNERS
    markers = {number: entry["demand_markers"] for number, entry in NUMBERED.items()}
    assert markers == {1: 1, 2: 1, 3: 0, 4: 0, 5: 0, 6: 0, 7: 1, 8: 1}


# ---------------------------------------------------------------------------- what is our choice


def test_numbers_run_as_one_reads() -> None:
    assert list(NUMBERED) == list(range(1, 9))
    rows_first = [place(entry["space"])[::-1] for entry in NUMBERED.values()]
    assert rows_first == sorted(rows_first)


@pytest.mark.parametrize("places", [CITY_PLACES, NUMBERED_PLACES], ids=["cities", "numbered"])
def test_the_board_is_the_same_from_all_four_sides(places: set[Place]) -> None:
    assert {(6 - row, column) for column, row in places} == places


def test_no_numbered_space_touches_a_city() -> None:
    for numbered in NUMBERED_PLACES:
        assert not neighbours(numbered) & CITY_PLACES


def test_no_two_cities_and_no_two_numbered_spaces_touch() -> None:
    for places in (CITY_PLACES, NUMBERED_PLACES):
        for one in places:
            assert not neighbours(one) & places


@pytest.mark.parametrize(
    ("element", "space"),
    [
        ("marrakesh", "d1"), ("timbuktu", "a4"), ("gao", "g4"), ("niani", "d7"),
        ("sijilmasa", "d3"), ("taghaza", "c4"), ("agadez", "e4"), ("djenne", "d5"),
        (1, "a1"), (2, "g1"), (3, "c2"), (4, "f3"), (5, "b5"), (6, "e6"), (7, "a7"), (8, "g7"),
    ],
)  # fmt: skip
def test_where_each_element_lies(element: str | int, space: str) -> None:
    assert (CITIES | NUMBERED)[element]["space"] == space


def test_what_each_city_wants() -> None:
    assert {name: city["good"] for name, city in CITIES.items()} == {
        "marrakesh": "ivory", "timbuktu": "paper", "gao": "cloth", "niani": "gems",
        "sijilmasa": "hides", "taghaza": "meat", "agadez": "swords", "djenne": "salt",
    }  # fmt: skip


def test_the_picture_in_the_file_is_the_map() -> None:
    rows = re.findall(r"^#    ([1-7])  (.+)$", TEXT, flags=re.MULTILINE)
    assert [int(row) for row, _ in rows] == list(range(1, MAP["rows"] + 1))
    drawn = {
        ("abcdefg"[column] + row): mark
        for row, marks in rows
        for column, mark in enumerate(marks.split())
        if mark != "."
    }
    told = {city["space"]: city["good"] for city in CITIES.values()}
    for number, entry in NUMBERED.items():
        told[entry["space"]] = f"({number})" + "*" * entry["demand_markers"]
    assert drawn == told
    assert all(len(marks.split()) == MAP["columns"] for _, marks in rows)


# --------------------------------------------------------------------------- what a learner sees


def test_each_reconstructed_part_of_the_map_is_graded_so() -> None:
    reconstructed = {
        (name, part)
        for name, element in (CITIES | NUMBERED).items()
        for part, grade in element["grade"].items()
        if grade == "reconstructed"
    }
    others = set(CITIES) - {"marrakesh"}
    expected = {(name, "space") for name in [*CITIES, *NUMBERED]}
    expected |= {(name, part) for name in others for part in ("title", "good")}
    assert reconstructed == expected


def test_alike_elements_have_the_same_grades() -> None:
    for name, city in CITIES.items():
        known = "sheet" if name == "marrakesh" else "reconstructed"
        assert city["grade"] == {"title": known, "good": known, "space": "reconstructed"}
    for entry in NUMBERED.values():
        assert entry["grade"] == {
            "number": "sheet",
            "space": "reconstructed",
            "demand_markers": "sheet",
        }
    for good in GOODS.values():
        assert good["grade"] == {"title": "ours", "kind": "sheet", "colour": "sheet"}


def test_corners_and_other_numbered_spaces_are_explained_apart() -> None:
    explained = {
        number: entry["part"]
        for entry in BOARD["provenance"]
        if entry["of"] == ["numbered_space.space"]
        for number in entry["only"]
    }
    assert set(explained) == {str(number) for number in NUMBERED}
    for number, entry in NUMBERED.items():
        in_a_corner = place(entry["space"]) in CORNERS
        assert ("1, 2, 7 and 8" in explained[str(number)]) == in_a_corner


# --------------------------------------------------------------------------- the sheet's example


def test_the_example_of_the_sheet_has_room_on_the_board() -> None:
    """Ivory runs from D over C and B to A on Marrakesh; E touches the four at a corner only."""
    a, b, c, d, e = (place(name) for name in ("d1", "e1", "f1", "f2", "g3"))
    assert a == place(CITIES["marrakesh"]["space"])
    for one, other in ((a, b), (b, c), (c, d)):
        assert other in neighbours(one)
    assert not neighbours(e) & {a, b, c, d}
    assert abs(e[0] - d[0]) == abs(e[1] - d[1]) == 1
    assert GOODS[CITIES["marrakesh"]["good"]]["colour"] == "grey"
