"""The city of Yspahan, checked as data, without any of our own code.

These are the regularities by which a wrong copy of the map would be found out.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

DATA = Path(__file__).parents[3] / "rulebook_widgets" / "games" / "yspahan"
BOARD: dict[str, Any] = tomllib.loads((DATA / "board.toml").read_text("utf-8"))
SOUKS: dict[str, dict[str, Any]] = {souk["id"]: souk for souk in BOARD["souk"]}
ROAD: dict[str, dict[str, Any]] = {space["id"]: space for space in BOARD["city"]["road"]}
SHOPS: dict[str, dict[str, Any]] = {
    shop["id"]: shop | {"souk": souk["id"], "quarter": souk["quarter"]}
    for souk in SOUKS.values()
    for shop in souk["shops"]
}

STEPS = {"W": (-1, 0), "E": (1, 0), "N": (0, 1), "S": (0, -1)}
SIDES = {
    "south-west": (-1, -1),
    "south-east": (1, -1),
    "north-west": (-1, 1),
    "north-east": (1, 1),
}


# ----------------------------------------------------------------------------------- the souks


@pytest.mark.parametrize(
    ("quarter", "corner", "souks"),
    [
        ("sack", "south-west", {3: 3, 4: 4, 6: 5, 8: 6}),
        ("barrel", "south-east", {3: 2, 4: 3, 6: 4, 8: 5}),
        ("chest", "north-west", {4: 2, 6: 3, 8: 4}),
        ("amphora", "north-east", {4: 1, 6: 2, 12: 3}),
    ],
)
def test_souks_of_a_quarter_by_value_and_shops(
    quarter: str, corner: str, souks: dict[int, int]
) -> None:
    here = [souk for souk in BOARD["souk"] if souk["quarter"] == quarter]
    assert [(souk["value"], len(souk["shops"])) for souk in here] == list(souks.items())
    assert {entry["id"]: entry["corner"] for entry in BOARD["quarter"]}[quarter] == corner


def test_ysp_1_2_fortyseven_shops_in_fourteen_souks() -> None:
    assert len(BOARD["souk"]) == len(SOUKS) == 14
    assert sum(len(souk["shops"]) for souk in BOARD["souk"]) == len(SHOPS) == 47
    shops = Counter(shop["quarter"] for shop in SHOPS.values())
    assert shops == {"sack": 18, "barrel": 14, "chest": 9, "amphora": 6}
    values: Counter[str] = Counter()
    for souk in SOUKS.values():
        values[souk["quarter"]] += souk["value"]
    assert values == {"sack": 21, "barrel": 21, "chest": 18, "amphora": 22}


def test_ids_are_quarter_value_and_number() -> None:
    for name, souk in SOUKS.items():
        assert name == f"{souk['quarter']}_{souk['value']}"
        numbered = [f"{name}.{number}" for number in range(1, len(souk["shops"]) + 1)]
        assert [shop["id"] for shop in souk["shops"]] == numbered


def test_a_shop_is_worth_more_from_row_to_row_of_the_dice_board() -> None:
    """What is rarer pays better; within a quarter each souk has one shop more than the last."""
    per_shop = []
    for quarter in BOARD["quarter"]:
        here = [souk for souk in BOARD["souk"] if souk["quarter"] == quarter["id"]]
        sizes = [len(souk["shops"]) for souk in here]
        assert sizes == list(range(sizes[0], sizes[0] + len(sizes)))
        per_shop.append(sum(souk["value"] for souk in here) / sum(sizes))
    assert per_shop == sorted(per_shop)


def test_chest_souks_have_the_colours_of_the_sheet() -> None:
    chest = {souk["colour"]: souk["value"] for souk in BOARD["souk"] if souk["quarter"] == "chest"}
    assert chest == {"yellow": 6, "blue": 4, "purple": 8}


def test_colours_differ_within_a_quarter() -> None:
    colours = [(souk["quarter"], souk["colour"]) for souk in BOARD["souk"]]
    assert len(set(colours)) == len(colours)


def test_the_chest_quarter_of_the_sheets_example_has_six_free_shops() -> None:
    """Blue two of yellow and Red one of blue leave 1 + 1 + 4 (YSP-4.4)."""
    taken = {"yellow": 2, "blue": 1, "purple": 0}
    free = {
        souk["colour"]: len(souk["shops"]) - taken[souk["colour"]]
        for souk in BOARD["souk"]
        if souk["quarter"] == "chest"
    }
    assert free == {"yellow": 1, "blue": 1, "purple": 4}


# ------------------------------------------------------------------------------------ the road


def test_arms_of_the_road() -> None:
    arms = Counter(name[0] for name in ROAD if name != "X")
    assert len(BOARD["city"]["road"]) == len(ROAD) == 29
    assert arms == {"W": 10, "E": 7, "N": 4, "S": 7}


def test_spaces_are_named_after_arm_and_distance() -> None:
    far = distances("X")
    for name, space in ROAD.items():
        if name == BOARD["city"]["crossroads"]:
            assert place(space) == (0, 0)
            continue
        steps = int(name[1:])
        x, y = STEPS[name[0]]
        assert place(space) == (steps * x, steps * y)
        assert far[name] == steps


def test_neighbours_are_mutual_and_one_step_away() -> None:
    for name, space in ROAD.items():
        assert len(set(space["neighbours"])) == len(space["neighbours"])
        for other in space["neighbours"]:
            assert name in ROAD[other]["neighbours"]
            assert apart(space, ROAD[other]) == 1


def test_the_road_is_a_tree() -> None:
    edges = {frozenset((name, other)) for name in ROAD for other in ROAD[name]["neighbours"]}
    assert len(edges) == len(ROAD) - 1
    assert len(distances("X")) == len(ROAD)


def test_only_the_crossroads_branches() -> None:
    degrees = {name: len(space["neighbours"]) for name, space in ROAD.items()}
    assert degrees.pop("X") == 4
    assert {name for name, degree in degrees.items() if degree == 1} == {"W10", "E7", "N4", "S7"}
    assert set(degrees.values()) == {1, 2}


@pytest.mark.parametrize("steps", range(1, 10))
def test_a_walk_of_up_to_nine_has_an_end_from_everywhere(steps: int) -> None:
    for start in ROAD:
        assert steps in distances(start).values()


def test_longest_walks() -> None:
    longest = {start: max(distances(start).values()) for start in ROAD}
    assert {start for start, steps in longest.items() if steps == 9} == {"W1", "W2"}
    assert {start for start, steps in longest.items() if steps == 17} == {"W10", "E7", "S7"}
    assert longest["X"] == 10
    assert max(longest.values()) == 17


# --------------------------------------------------------------------- shops beside the road


@pytest.mark.parametrize(
    ("arm", "souks"),
    [
        ("W", "sack3 chest4 sack3 chest4 sack6 chest6 sack6 chest6 sack8 chest6"),
        ("E", "barrel3+amphora4 barrel3 amphora12 barrel6 amphora12 barrel6 amphora12"),
        ("N", "amphora4 chest8 amphora6 chest8"),
        ("S", "sack3+barrel3 sack3 barrel4 sack4 barrel8 sack4 barrel8"),
    ],
)
def test_souks_along_an_arm(arm: str, souks: str) -> None:
    along = [
        "+".join(SHOPS[shop]["souk"].replace("_", "") for shop in ROAD[name]["shops"])
        for name in ROAD
        if name.startswith(arm)
    ]
    assert " ".join(along) == souks


def test_ysp_1_3_one_shop_beside_each_space_with_three_exceptions() -> None:
    """No shop at the crossroads, two beside the double spaces (YSP-1.3)."""
    city = BOARD["city"]
    counts = {name: len(space["shops"]) for name, space in ROAD.items()}
    assert counts.pop(city["crossroads"]) == 0
    assert [counts.pop(name) for name in city["double_spaces"]] == [2, 2]
    assert set(counts.values()) == {1}


def test_double_spaces_touch_the_crossroads_and_two_quarters() -> None:
    for name in BOARD["city"]["double_spaces"]:
        assert name in ROAD["X"]["neighbours"]
        assert len({SHOPS[shop]["quarter"] for shop in ROAD[name]["shops"]}) == 2


def test_shops_beside_a_space_are_those_one_step_away() -> None:
    for space in ROAD.values():
        near = {name for name, shop in SHOPS.items() if apart(space, shop) == 1}
        assert near == set(space["shops"])


def test_corner_shops_lie_beside_two_spaces() -> None:
    beside: dict[str, set[str]] = {}
    for name, space in ROAD.items():
        for shop in space["shops"]:
            beside.setdefault(shop, set()).add(name)
    assert sum(map(len, beside.values())) == 30
    assert {shop: spaces for shop, spaces in beside.items() if len(spaces) > 1} == {
        "sack_3.2": {"W1", "S1"},
        "barrel_3.1": {"S1", "E1"},
        "amphora_4.1": {"E1", "N1"},
    }
    assert (len(beside), len(SHOPS) - len(beside)) == (27, 20)


def test_every_souk_can_be_reached_by_the_supervisor() -> None:
    reached = {SHOPS[shop]["souk"] for space in ROAD.values() for shop in space["shops"]}
    assert reached == set(SOUKS)


def test_places_are_taken_once_and_shops_lie_in_their_corner() -> None:
    places = [place(entry) for entry in (*ROAD.values(), *SHOPS.values())]
    assert len(set(places)) == len(places)
    corners = {entry["id"]: SIDES[entry["corner"]] for entry in BOARD["quarter"]}
    for name, shop in SHOPS.items():
        east, north = corners[shop["quarter"]]
        assert shop["x"] * east > 0, name
        assert shop["y"] * north > 0, name


# --------------------------------------------------- the sheet's example of the supervisor (G9)


def test_the_sheets_example_cannot_start_at_the_crossroads() -> None:
    """Three steps end once beside Blue alone and once beside Blue and Yellow."""
    ends = [name for name, steps in distances("X").items() if steps == 3]
    assert {len(ROAD[name]["shops"]) for name in ends} == {1}


def test_the_sheets_example_works_out_from_w2() -> None:
    owner = {"barrel_3.1": "blue", "sack_3.2": "yellow", "sack_3.3": "yellow"}
    far = distances("W2")

    def sent(steps: int) -> dict[str, list[str]]:
        ends = {name: ROAD[name]["shops"] for name, found in far.items() if found == steps}
        return {
            name: sorted(owner[shop] for shop in shops if shop in owner)
            for name, shops in ends.items()
            if set(shops) & set(owner)
        }

    assert sent(3) == {"E1": ["blue"], "S1": ["blue", "yellow"]}
    assert sent(4) == {"S2": ["yellow"]}


# ------------------------------------------------------------------------------------ helpers


def place(entry: dict[str, Any]) -> tuple[int, int]:
    return entry["x"], entry["y"]


def apart(one: dict[str, Any], other: dict[str, Any]) -> int:
    (x, y), (other_x, other_y) = place(one), place(other)
    return abs(x - other_x) + abs(y - other_y)


def distances(start: str) -> dict[str, int]:
    """Steps along the road from a space to every space that can be reached."""
    found, edge = {start: 0}, [start]
    while edge:
        name = edge.pop()
        for other in ROAD[name]["neighbours"]:
            if other not in found:
                found[other] = found[name] + 1
                edge.append(other)
    return found
