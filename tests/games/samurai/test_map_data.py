"""The map of Samurai, checked as data, without any of our own code.

These are the regularities by which a wrong copy of the map would be found out.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

DATA = Path(__file__).parents[3] / "rulebook_widgets" / "games" / "samurai"
BOARD: dict[str, Any] = tomllib.loads((DATA / "board.toml").read_text("utf-8"))
KINDS = ("helmet", "buddha", "rice")

Hex = tuple[int, int]

each_count = pytest.mark.parametrize("players", [2, 3, 4])


def test_all_spaces_are_written_once() -> None:
    names = [name for island in BOARD["island"] for name in spaces_of(island)]
    assert len(names) == len(set(names)) == 174


def test_neighbours_are_the_six_steps_and_their_opposites() -> None:
    steps = {space(step) for step in BOARD["neighbours"]}
    assert len(steps) == 6
    assert {(-q, -r) for q, r in steps} == steps
    assert all(max(abs(q), abs(r), abs(q + r)) == 1 for q, r in steps)


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (2, {"sea": 44, "land": 30, "village": 14, "city": 2, "capital": 1}),
        (3, {"sea": 64, "land": 43, "village": 23, "city": 2, "capital": 1}),
        (4, {"sea": 84, "land": 56, "village": 30, "city": 3, "capital": 1}),
    ],
)
def test_spaces_in_play(players: int, expected: dict[str, int]) -> None:
    assert Counter(board(players).values()) == expected


@pytest.mark.parametrize(
    ("island", "expected"),
    [
        ("honshu", {"land": 30, "village": 14, "city": 2, "capital": 1}),
        ("kyushu", {"land": 7, "village": 5}),
        ("shikoku", {"land": 6, "village": 4}),
        ("hokkaido", {"land": 13, "village": 7, "city": 1}),
    ],
)
def test_spaces_of_an_island(island: str, expected: dict[str, int]) -> None:
    (entry,) = (entry for entry in BOARD["island"] if entry["id"] == island)
    kinds = Counter(kind for kind in spaces_of(entry).values() if kind != "sea")
    assert kinds == expected


@each_count
def test_islands_in_play_are_those_for_so_many_players(players: int) -> None:
    by_number = [island["id"] for island in BOARD["island"] if island["min_players"] <= players]
    assert players_entry(players)["islands"] == by_number


@each_count
def test_figures_fill_the_settlements_exactly(players: int) -> None:
    kinds = Counter(board(players).values())
    places = sum(slots * kinds[kind] for kind, slots in BOARD["slots"].items())
    assert places == len(KINDS) * players_entry(players)["figures"]


@each_count
def test_each_land_space_touches_exactly_two_settlements(players: int) -> None:
    hexes = board(players)
    touching = {name: settlements_beside(hexes, name) for name in of_kind(hexes, "land")}
    assert {name for name, count in touching.items() if count != 2} == set()


@each_count
def test_no_two_settlements_touch(players: int) -> None:
    hexes = board(players)
    assert [name for name in settlements(hexes) if settlements_beside(hexes, name)] == []


@each_count
def test_settlements_lie_inside_the_map_with_two_to_six_land_spaces(players: int) -> None:
    hexes = board(players)
    for name in settlements(hexes):
        around = Counter(hexes[other] for other in neighbours(name) if other in hexes)
        assert around["land"] + around["sea"] == 6
        assert 2 <= around["land"] <= 6


@each_count
def test_each_sea_space_lies_on_a_coast(players: int) -> None:
    hexes = board(players)
    for name in of_kind(hexes, "sea"):
        assert any(hexes.get(other, "sea") != "sea" for other in neighbours(name))


@pytest.mark.parametrize(("players", "coves"), [(2, 3), (3, 10), (4, 14)])
def test_sea_spaces_between_two_settlements(players: int, coves: int) -> None:
    hexes = board(players)
    found = [name for name in of_kind(hexes, "sea") if settlements_beside(hexes, name) == 2]
    assert len(found) == coves


@pytest.mark.parametrize(("players", "islands"), [(2, 1), (3, 3), (4, 4)])
def test_board_is_one_piece_and_its_land_so_many_islands(players: int, islands: int) -> None:
    hexes = board(players)
    ashore = {name for name, kind in hexes.items() if kind != "sea"}
    assert len(components(set(hexes))) == 1
    assert len(components(ashore)) == islands == len(players_entry(players)["islands"])


def test_an_island_is_one_piece_of_land() -> None:
    for island in BOARD["island"]:
        ashore = {space(name) for name, kind in spaces_of(island).items() if kind != "sea"}
        assert len(components(ashore)) == 1, island["id"]


def test_capital_and_cities_bear_their_names() -> None:
    named = {
        entry["label"]: (entry["space"], entry["kind"])
        for island in BOARD["island"]
        for entry in island["settlements"]
        if entry["kind"] != "village"
    }
    assert named == {
        "Edo": ("0,0", "capital"),
        "Kyoto": ("-3,4", "city"),
        "Akita": ("0,-4", "city"),
        "Sapporo": ("1,-9", "city"),
    }


def test_labels_of_villages_are_island_and_number() -> None:
    for island in BOARD["island"]:
        villages = [entry for entry in island["settlements"] if entry["kind"] == "village"]
        assert [entry["number"] for entry in villages] == list(range(1, len(villages) + 1))
        for entry in villages:
            assert entry["label"] == f"{island['title']} village {entry['number']}"


# ------------------------------------------------------------------------------------ helpers


def players_entry(players: int) -> dict[str, Any]:
    (entry,) = (entry for entry in BOARD["players"] if entry["count"] == players)
    return entry


def space(name: str) -> Hex:
    q, r = name.split(",")
    assert f"{int(q)},{int(r)}" == name
    return int(q), int(r)


def spaces_of(island: dict[str, Any]) -> dict[str, str]:
    """The kind of each space of an island; a space written twice is an error."""
    pairs = [(name, kind) for kind in ("land", "sea") for name in island[kind]]
    pairs += [(entry["space"], entry["kind"]) for entry in island["settlements"]]
    assert len(dict(pairs)) == len(pairs)
    return dict(pairs)


def board(players: int) -> dict[Hex, str]:
    """The kind of every hex in play with so many players."""
    return {
        space(name): kind
        for island in BOARD["island"]
        if island["id"] in players_entry(players)["islands"]
        for name, kind in spaces_of(island).items()
    }


def neighbours(name: Hex) -> list[Hex]:
    return [(name[0] + q, name[1] + r) for q, r in map(space, BOARD["neighbours"])]


def of_kind(hexes: dict[Hex, str], kind: str) -> list[Hex]:
    return [name for name, found in hexes.items() if found == kind]


def settlements(hexes: dict[Hex, str]) -> list[Hex]:
    return [name for name, kind in hexes.items() if kind in BOARD["slots"]]


def settlements_beside(hexes: dict[Hex, str], name: Hex) -> int:
    return sum(hexes.get(other) in BOARD["slots"] for other in neighbours(name))


def components(hexes: set[Hex]) -> list[set[Hex]]:
    """The connected pieces of a set of hexes."""
    left, pieces = set(hexes), []
    while left:
        piece, edge = set(), {left.pop()}
        while edge:
            piece |= edge
            edge = {other for name in edge for other in neighbours(name)} & (left - piece)
        left -= piece
        pieces.append(piece)
    return pieces
