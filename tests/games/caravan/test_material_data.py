"""The goods, the material and the numbers of Caravan: the board file and the rules agree."""

from __future__ import annotations

import re
import tomllib
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest

DATA = Path(__file__).parents[3] / "rulebook_widgets" / "games" / "caravan"
RULEBOOK: dict[str, Any] = tomllib.loads((DATA / "rulebook.toml").read_text("utf-8"))
BOARD: dict[str, Any] = tomllib.loads((DATA / "board.toml").read_text("utf-8"))
RULE: dict[str, dict[str, Any]] = {rule["id"]: rule for rule in RULEBOOK["rule"]}
TEXT: dict[str, str] = {name: rule["text"] for name, rule in RULE.items()}
KIND: dict[str, dict[str, Any]] = {kind["id"]: kind for kind in BOARD["kind"]}

WORDS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 9: "nine", 10: "ten"}

each_good = pytest.mark.parametrize("good", BOARD["good"], ids=lambda good: good["id"])


# ------------------------------------------------------------------------- goods and material


def test_fortyeight_goods_of_eight_colours() -> None:
    goods = BOARD["good"]
    assert len({good["id"] for good in goods}) == len({good["colour"] for good in goods}) == 8
    assert sum(KIND[good["kind"]]["count"] for good in goods) == BOARD["material"]["goods"] == 48


@pytest.mark.parametrize(
    ("kind", "points", "count", "less", "goods"),
    [
        ("rare", 6, 3, 1, {"ivory": "grey", "cloth": "purple", "gems": "green", "paper": "pink"}),
        ("common", 3, 9, 3, {"meat": "red", "swords": "blue", "salt": "white", "hides": "brown"}),
    ],
)
def test_goods_of_a_kind(
    kind: str, points: int, count: int, less: int, goods: dict[str, str]
) -> None:
    entry = KIND[kind]
    assert (entry["points"], entry["count"], entry["short_game_less"]) == (points, count, less)
    assert {good["id"]: good["colour"] for good in BOARD["good"] if good["kind"] == kind} == goods
    assert f"{WORDS[count]} of each {kind}" in TEXT["CAR-1.1"]
    assert f"{kind} good earns" in TEXT["CAR-1.2"]
    assert f"{points} for each {kind}" in TEXT["CAR-9.2"]


@each_good
def test_the_rule_of_the_goods_names_each_with_its_colour(good: dict[str, Any]) -> None:
    assert f"{good['title']} ({good['colour']})" in TEXT["CAR-1.2"]
    assert good["id"] in RULE["CAR-1.2"]["terms"]


def test_material_of_the_sheet() -> None:
    material = {key: value for key, value in BOARD["material"].items() if key != "grade"}
    assert material == {
        "camels": 24, "goods": 48, "demand_markers": 44, "theft_markers": 4, "player_boards": 4,
    }  # fmt: skip
    for key in ("camels", "goods", "demand_markers", "theft_markers"):
        assert f"{material[key]} {key.replace('_', ' ')}" in TEXT["CAR-1.1"]


def test_camels_and_theft_markers_suffice_for_all() -> None:
    setup, material, most = BOARD["setup"], BOARD["material"], BOARD["setup"]["players"][-1]
    assert (setup["camels"], setup["learning_camels"], setup["theft_markers"]) == (5, 6, 1)
    assert most * setup["learning_camels"] == material["camels"]
    assert most * setup["theft_markers"] == material["theft_markers"]
    assert f"{WORDS[setup['camels']]} camels" in TEXT["CAR-2.1"]
    assert f"{WORDS[setup['learning_camels']]} camels" in TEXT["CAR-2.2"]


def test_the_short_game_leaves_sixteen_goods_out() -> None:
    assert BOARD["setup"]["short_game_players"] == [2, 3]
    left_out = sum(KIND[good["kind"]]["short_game_less"] for good in BOARD["good"])
    assert f"leave {left_out} goods" in TEXT["CAR-2.3"]
    for kind in KIND.values():
        assert f"of each {kind['title']} kind" in TEXT["CAR-2.3"]


@pytest.mark.parametrize(("short", "refills"), [(False, 10), (True, 6)])
def test_the_bag_is_emptied_exactly_by_refills(short: bool, refills: int) -> None:
    goods = sum(
        KIND[good["kind"]]["count"] - short * KIND[good["kind"]]["short_game_less"]
        for good in BOARD["good"]
    )
    set_up = len(BOARD["numbered_space"]) * BOARD["setup"]["goods_on_a_space"]
    assert divmod(goods - set_up, BOARD["refill"]["new_goods"]) == (refills, 0)
    assert f"{WORDS[refills]} times four" in RULE["CAR-8.3"]["derived"]


def test_demand_markers_are_used_up_by_ten_refills() -> None:
    at_start = sum(space["demand_markers"] for space in BOARD["numbered_space"])
    each = BOARD["refill"]["goods_left"] * BOARD["refill"]["markers"]
    assert at_start + 10 * each == BOARD["material"]["demand_markers"]


# --------------------------------------------------------------------------- turns and scores


def test_the_first_turns_have_one_to_four_actions() -> None:
    actions = BOARD["turn"]["actions"]
    assert actions == [1, 2, 3, 4]
    for words in ("first turn of the game has one", "second two", "third three", "later one four"):
        assert words in TEXT["CAR-3.1"]


def test_what_actions_cost() -> None:
    costs = {key: value for key, value in BOARD["costs"].items() if key != "grade"}
    assert costs == {
        "camel_to_free_space": 1, "camel_to_taken_space": 2, "pick_up": 1, "steal": 1,
        "move_good": 1,
    }  # fmt: skip
    assert "pay 1 action" in TEXT["CAR-4.2"] and "pay 2" in TEXT["CAR-4.2"]
    for rule in ("CAR-5.1", "CAR-6.1", "CAR-7.1"):
        assert "for 1 action" in TEXT[rule].lower()


def test_at_most_one_refill_a_turn() -> None:
    """The pick-up that causes it costs an action; the rest cannot bring the goods down to four."""
    left, new = BOARD["refill"]["goods_left"], BOARD["refill"]["new_goods"]
    assert left + new == len(BOARD["numbered_space"])
    more_actions = max(BOARD["turn"]["actions"]) - BOARD["costs"]["pick_up"]
    assert left + new - more_actions // BOARD["costs"]["pick_up"] > left


def test_penalties_are_the_sums_of_what_each_further_good_costs() -> None:
    scoring = BOARD["scoring"]
    assert scoring["penalties"] == [0, 0, 1, 3, 6]
    both = scoring["penalties"] + scoring["learning_penalties"]
    assert both == list(accumulate(range(len(both) - 1), initial=0))
    assert scoring["grade"]["penalties"] == "sheet"
    assert scoring["grade"]["learning_penalties"] == "reconstructed"


def test_the_rule_of_the_penalties_gives_their_numbers() -> None:
    text, penalties = TEXT["CAR-9.3"], BOARD["scoring"]["penalties"]
    assert penalties[:2] == [0, 0] and "One is free" in text
    for goods in (2, 3, 4):
        assert re.search(rf"\b{WORDS[goods]} cost {penalties[goods]}\b", text)
    (for_five,) = BOARD["scoring"]["learning_penalties"]
    assert f"cost {for_five}." in RULE["CAR-9.3"]["ruling"]


def test_there_is_a_penalty_for_each_number_of_goods_one_can_hold() -> None:
    """One camel always stays free (CAR-5.4)."""
    scoring, setup = BOARD["scoring"], BOARD["setup"]
    assert len(scoring["penalties"]) == setup["camels"]
    both = scoring["penalties"] + scoring["learning_penalties"]
    assert len(both) == setup["learning_camels"]
    assert f"{WORDS[setup['camels'] - 1]} goods at most" in RULE["CAR-5.4"]["derived"]


def test_one_of_each_makes_a_pile_of_ten() -> None:
    pile = sum(kind["points"] for kind in KIND.values()) + BOARD["scoring"]["demand_marker"]
    assert f"One of each makes {WORDS[pile]}" in TEXT["CAR-9.2"]
