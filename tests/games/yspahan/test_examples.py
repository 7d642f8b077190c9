"""The examples show what they say; the sheet's own are golden."""

from __future__ import annotations

from rulebook_widgets.games.yspahan.board import SOUKS
from rulebook_widgets.games.yspahan.examples import EXAMPLES
from rulebook_widgets.games.yspahan.rules import game
from rulebook_widgets.games.yspahan.state import NO_DICE, Row, State
from rulebook_widgets.games.yspahan.walking import walks
from tests.games.yspahan.kit import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    at,
    events,
    kinds,
    legal,
    open_shops,
    play,
)


def before(name: str) -> State:
    return at(**EXAMPLES[name].facts)


def after(name: str) -> State:
    return play(before(name), *EXAMPLES[name].moves)


def test_g1_eleven_dice() -> None:
    rolled = play(before("G1"), *EXAMPLES["G1"].moves[:3])
    assert rolled.rows == (
        Row(1, 2, 1),
        Row(2, 0, 1),
        Row(3, 2, 0),
        Row(5, 2, 0),
        NO_DICE,
        Row(6, 3, 0),
    )
    assert rolled.gold[BLUE] == 0
    collected = play(rolled, "take camels", "collect")
    assert collected.camels[BLUE] == 3
    assert [row.dice for row in collected.rows] == [0, 0, 2, 2, 0, 3]
    assert after("G1").seat == GREEN


def test_g2_two_groups_and_one_group() -> None:
    assert after("G2").rows == (Row(2, 5, 0), *[NO_DICE] * 4, Row(5, 4, 0))
    assert after("G2-one").rows == (Row(4, 9, 0), *[NO_DICE] * 5)


def test_g3_the_chest_quarter_pays() -> None:
    assert after("G3").points == (6, 0, 4, 0)
    assert after("G3-bazaar").points == (8, 0, 6, 0)
    gaps = [event for event in events(before("G3"), "end") if event.kind == "souk_gap"]
    assert [(event.seat, event.facts["souk"]) for event in gaps] == [(RED, "chest_8")]


def test_g4_the_caravan_pays_and_its_cubes_stay() -> None:
    state = after("G4")
    assert state.points == (4, 4, 2, 12)
    assert state.caravan == before("G4").caravan


def test_g5_the_third_building_scores_five() -> None:
    assert after("G5").points[YELLOW] - before("G5").points[YELLOW] == 5


def test_g6_first_blue_then_purple() -> None:
    taken = after("G6")
    assert legal(taken, "place") == ["place chest_4.1"]
    assert legal(after("G6-open"), "place") == [f"place chest_8.{n}" for n in (1, 2, 3, 4)]
    done = play(after("G6-open"), "place chest_8.1")
    for seat in (BLUE, GREEN, YELLOW):
        assert not {shop for shop in open_shops(done, seat, "chest") if "_8" in shop}


def test_g7_the_hoist_by_either_card() -> None:
    by_camels, by_gold = after("G7"), after("G7-gold")
    assert (by_camels.buildings[BLUE], by_gold.buildings[BLUE]) == (("hoist",), ("hoist",))
    assert (by_camels.camels[BLUE], by_camels.gold[BLUE]) == (0, 0)
    assert (by_gold.camels[BLUE], by_gold.gold[BLUE]) == (0, 0)


def test_g8_six_shops_are_free() -> None:
    shops = game.view(before("G8")).cubes
    free = [
        shop.id
        for souk in ("chest_4", "chest_6", "chest_8")
        for shop in SOUKS[souk].shops
        if shop.id not in shops
    ]
    assert [shop[:7] for shop in free] == ["chest_4", "chest_6", *["chest_8"] * 4]


def test_g9_three_steps_or_four() -> None:
    state = play(before("G9"), "take barrel")
    found = walks(state)
    assert [found[space] for space in ("E1", "S1", "S2")] == [0, 0, 1]
    done = after("G9")
    assert (done.gold[YELLOW], done.points[YELLOW], done.caravan) == (3, 2, (YELLOW,))
    assert "sack_3.3" not in done.cubes and done.cubes["barrel_3.1"] == BLUE
    assert "sent" in kinds(state, "walk E1", "release")


def test_g9_a_camel_keeps_the_cube() -> None:
    state = play(before("G9"), "take barrel", "walk S2", "save")
    assert state.cubes["sack_3.3"] == YELLOW
    assert (state.camels[YELLOW], state.points[YELLOW], state.caravan) == (3, 2, (YELLOW,))


def test_the_sheets_supervisor_example_cannot_start_at_the_crossroads() -> None:
    state = play(at(**{**EXAMPLES["G9"].facts, "supervisor": "X", "gold": {3: 0}}), "take barrel")
    reached = walks(state)
    assert set(reached) == {"W3", "E3", "N3", "S3"}
    assert not {"E1", "S1"} & set(reached)
