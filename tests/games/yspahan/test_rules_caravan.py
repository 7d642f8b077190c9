"""YSP-5: the supervisor's walk, cubes sent, the owner's camel, the caravan."""

from __future__ import annotations

import pytest

from rulebook_widgets.core import CHANCE
from rulebook_widgets.games.yspahan.board import DISTANCES, ROAD, camels_in_use
from rulebook_widgets.games.yspahan.rules import game
from rulebook_widgets.games.yspahan.scoring import score_line
from rulebook_widgets.games.yspahan.state import State
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
    play,
    refused,
    told,
)


def threes(**facts: object) -> State:
    """Yellow has taken the threes; the supervisor stands on W2."""
    given = {"supervisor": "W2", "rows": {"barrel": [3, 3]}, "gold": {3: 0}, **facts}
    return play(at(start=0, turn=3, **given), "take barrel")


PAIR = {"barrel_3.1": BLUE, "sack_3.2": YELLOW}
"""Both stand beside S1, and nothing else does."""

ELEVEN = [0, 0, 1, 1, 2, 2, 3, 3, 0, 1, 2]


# ------------------------------------------------------------------------- YSP-5.1 how far it walks


@pytest.mark.parametrize("start", sorted(ROAD))
def test_ysp_5_1_by_the_value_of_the_dice_along_the_road(start: str) -> None:
    reached = {space for space in ROAD if DISTANCES[start][space] == 3}
    assert walks(threes(supervisor=start)) == dict.fromkeys(
        [space for space in ROAD if space in reached], 0
    )


def test_ysp_5_1_not_by_the_number_of_dice_or_a_card_given() -> None:
    state = threes(rows={"barrel": [3]})
    assert set(walks(state)) == {"W5", "E1", "N1", "S1"}


def test_ysp_5_1_each_gold_changes_the_walk_by_one_either_way() -> None:
    state = threes(gold={3: 2})
    fares = walks(state)
    assert (fares["E1"], fares["X"], fares["W1"], fares["S2"], fares["S3"]) == (0, 1, 2, 1, 2)
    assert "W2" not in fares and "S4" not in fares
    after = play(state, "walk S3")
    assert (after.gold[YELLOW], after.supervisor) == (0, "S3")
    sentence = refused(state, "walk S4", "YSP-5.1", "too_far", "road:S4")
    assert "6 spaces" in sentence and "3 gold" in sentence and "2 gold" in sentence


def test_ysp_5_1_down_to_no_step_at_all_which_counts_as_ending_there() -> None:
    state = threes(gold={3: 3}, shops={"chest_4.2": 0})
    assert kinds(state, "walk W2")[:2] == ["stayed", "paid_steps"]
    assert play(state, "walk W2").caravan == (BLUE,)
    assert play(state, "walk W2").gold[YELLOW] == 0


def test_ysp_5_1_from_the_crossroads_nothing_is_sent() -> None:
    state = threes(gold={3: 1}, shops=PAIR)
    assert ("nothing_sent", "YSP-5.1", None) in told(state, "walk X")
    assert play(state, "walk X").caravan == ()


def test_ysp_5_1_no_space_is_entered_twice() -> None:
    """From the end of an arm there is one way only: three steps end three spaces further."""
    assert list(walks(threes(supervisor="W10"))) == ["W7"]
    assert list(walks(threes(supervisor="N4"))) == ["N1"]


def test_ysp_6_5_hammam_and_the_least_price_of_each_end_space() -> None:
    state = threes(supervisor="E7", gold={3: 2}, buildings={3: ["hammam"]})
    fares = walks(state)
    by_distance = {DISTANCES["E7"][space]: gold for space, gold in fares.items()}
    assert by_distance == {0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 1, 8: 2}
    assert kinds(state, "walk W1")[:3] == ["walked", "hammam_steps", "paid_steps"]
    assert play(state, "walk W1").gold[YELLOW] == 0
    sentence = refused(state, "walk W2", "YSP-6.5", "too_far_for_hammam", "road:W2")
    assert "3 gold" in sentence


def test_ysp_6_5_the_hammam_of_another_helps_nobody_else() -> None:
    assert "S2" not in walks(threes(buildings={0: ["hammam"]}))


# ------------------------------------------------------------------ YSP-5.2 goods leave their shops


def test_ysp_5_2_every_cube_beside_the_end_whoever_owns_it() -> None:
    state = threes(shops=PAIR | {"sack_3.3": YELLOW})
    assert legal(play(state, "walk S1")) == ["send sack_3.2", "send barrel_3.1"]
    after = play(state, "walk S1", "send barrel_3.1")
    assert after.caravan == (BLUE, YELLOW) and after.cubes == {"sack_3.3": YELLOW}


@pytest.mark.parametrize("shops", [PAIR, {"barrel_3.1": RED, "sack_3.2": RED}])
@pytest.mark.parametrize("first", ["barrel_3.1", "sack_3.2"])
def test_ysp_5_2_both_shops_in_either_order(shops: dict[str, int], first: str) -> None:
    state = play(threes(shops=shops), "walk S1")
    assert (state.phase, game.actor(state)) == ("send", YELLOW)
    other = next(shop for shop in shops if shop != first)
    after = play(state, f"send {first}")
    assert after.caravan == (shops[first], shops[other])


def test_ysp_5_2_the_mover_names_a_cube_beside_the_supervisor() -> None:
    state = play(threes(shops=PAIR | {"sack_3.1": YELLOW}), "walk S1")
    spots = ("shop:sack_3.2", "shop:barrel_3.1")
    refused(state, "send sack_3.1", "YSP-5.2", "not_beside", *spots)
    refused(state, "release", "YSP-5.2", "name_first", *spots)
    refused(threes(), "send sack_3.2", "YSP-5.2", "nothing_to_name")


def test_ysp_5_2_the_other_space_with_two_shops() -> None:
    shops = {"barrel_3.1": BLUE, "amphora_4.1": GREEN}
    state = play(threes(shops=shops), "walk E1")
    assert legal(state) == ["send barrel_3.1", "send amphora_4.1"]


# ------------------------------------------------------------------------- YSP-5.3 a camel saves it


def test_ysp_5_3_the_owner_decides_inside_anothers_turn() -> None:
    state = play(threes(shops={"barrel_3.1": BLUE}, camels={0: 1}), "walk E1")
    assert (game.actor(state), state.seat, legal(state)) == (BLUE, YELLOW, ["save", "release"])
    assert game.not_your_turn(state, YELLOW).reason == "owner_decides"


def test_ysp_5_3_the_cube_stays_and_one_from_the_supply_scores_as_usual() -> None:
    state = play(threes(shops={"barrel_3.1": BLUE}, camels={0: 1}), "walk E1")
    saved, gone = play(state, "save"), play(state, "release")
    assert saved.cubes == {"barrel_3.1": BLUE} and gone.cubes == {}
    assert (saved.camels[BLUE], gone.camels[BLUE]) == (0, 1)
    for after in (saved, gone):
        assert (after.caravan, after.points[BLUE]) == ((BLUE,), 2)


def test_ysp_5_3_without_a_camel_nobody_is_asked() -> None:
    state = threes(shops={"barrel_3.1": BLUE})
    assert ("no_camel", "YSP-5.3", BLUE) in told(state, "walk E1")
    assert play(state, "walk E1").caravan == (BLUE,)
    refused(state, "save", "YSP-5.3", "nobody_asked")


def test_ysp_5_3_one_camel_and_two_cubes_are_settled_one_by_one() -> None:
    shops = {"barrel_3.1": RED, "sack_3.2": RED}
    state = play(threes(shops=shops, camels={2: 1}), "walk S1", "send sack_3.2")
    assert (game.actor(state), state.queue) == (RED, ("sack_3.2", "barrel_3.1"))
    after = play(state, "save")
    assert after.caravan == (RED, RED) and after.cubes == {"sack_3.2": RED}
    kept = play(state, "release", "save")
    assert kept.cubes == {"barrel_3.1": RED} and kept.caravan == (RED, RED)


def test_ysp_5_3_no_card_is_played_meanwhile() -> None:
    facts = {"shops": {"barrel_3.1": BLUE}, "camels": {0: 1}, "hands": {0: ["three_camels"]}}
    state = play(threes(**facts), "walk E1")
    refused(state, "play three_camels", "YSP-6.9", "card_inside_action")
    refused(state, "end", "YSP-5.3", "owner_decides", "shop:barrel_3.1")


def test_ysp_5_3_the_first_cube_brings_its_card_before_the_second() -> None:
    facts = {"shops": PAIR, "buildings": {0: ["caravansary"]}, "camels": {3: 1}}
    state = play(threes(**facts), "walk S1", "send barrel_3.1")
    assert (game.actor(state), state.drawer, state.caravan) == (CHANCE, BLUE, (BLUE,))
    state = play(state, "deal exchange")
    assert (game.actor(state), state.queue) == (YELLOW, ("sack_3.2",))


# --------------------------------------------------------------------- YSP-5.4 and YSP-5.6: loading


def test_ysp_5_4_two_one_and_no_points_by_row() -> None:
    gained = []
    for loaded in range(11):
        state = threes(shops={"barrel_3.1": BLUE}, caravan=[1] * loaded)
        gained.append(play(state, "walk E1").points[BLUE])
    assert gained == [2, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0]


def test_ysp_5_6_three_players_leave_out_the_first_camel_of_each_row() -> None:
    assert camels_in_use(3) == (2, 3, 4, 6, 7, 8, 10, 11, 12)
    gained = []
    for loaded in range(8):
        facts = {"players": 3, "shops": {"barrel_3.1": 0}, "caravan": [1] * loaded}
        state = at(start=0, turn=2, rows={"barrel": [3]}, supervisor="W2", **facts)
        gained.append(play(state, "take barrel", "walk E1").points[0])
    assert gained == [2, 2, 2, 1, 1, 1, 0, 0]


def test_ysp_5_6_nine_cubes_fill_it() -> None:
    facts = {"players": 3, "shops": {"barrel_3.1": 0}, "caravan": [1, 1, 1, 1, 0, 0, 2, 2]}
    state = at(start=0, turn=2, rows={"barrel": [3]}, supervisor="W2", **facts)
    after = play(state, "take barrel", "walk E1")
    assert after.caravan == () and after.points == (9, 8, 6)


# -------------------------------------------------------------------------- YSP-5.5 when it is full


def test_ysp_5_5_a_full_caravan_pays_at_once_and_is_cleared() -> None:
    state = threes(shops={"barrel_3.1": YELLOW}, caravan=ELEVEN)
    after = play(state, "walk E1")
    assert after.caravan == ()
    assert after.points == (9, 9, 9, 9)
    paid = [event for event in events(state, "walk E1") if event.kind == "caravan_full"]
    assert {event.rule for event in paid} == {"YSP-5.5"} and len(paid) == 4


def test_ysp_5_5_filling_in_the_middle_of_a_walk_and_going_on() -> None:
    state = play(threes(shops=PAIR, caravan=ELEVEN), "walk S1")
    after = play(state, "send sack_3.2")
    assert after.caravan == (BLUE,)
    assert after.points == (9 + 2, 9, 9, 9)
    assert kinds(state, "send sack_3.2")[:11] == [
        "named",
        "no_camel",
        "sent",
        "loaded_top",
        "full",
        *["caravan_full"] * 4,
        "cleared",
        "no_camel",
    ]
    assert play(state, "send barrel_3.1").points == (4 * 3, 9, 9, 2 * 2 + 2)


def test_ysp_5_5_the_card_of_the_twelfth_cube_comes_before_the_count() -> None:
    facts = {"shops": PAIR, "caravan": ELEVEN, "buildings": {3: ["caravansary"]}}
    state = play(threes(**facts), "walk S1", "send sack_3.2")
    assert (state.phase, len(state.caravan), state.points[RED]) == ("deal", 12, 0)
    assert play(state, "deal exchange").points[RED] == 9


def test_ysp_5_5_a_second_cube_without_any_card_left() -> None:
    """The last card is drawn for the first cube; the second brings none and all goes on."""
    held = ["exchange", "three_camels", "three_gold", "place_shop", "place_caravan"] * 2
    rest = ["score_camels", "score_gold", "build_without_camels", "build_without_gold"] * 2
    facts = {
        "shops": {"barrel_3.1": RED, "sack_3.2": RED},
        "buildings": {2: ["caravansary"]},
        "hands": {0: held, 1: rest[:-1]},
    }
    state = play(threes(**facts), "walk S1", "send sack_3.2")
    assert legal(state) == ["deal build_without_gold"]
    assert "no_cards" in kinds(state, "deal build_without_gold")
    after = play(state, "deal build_without_gold")
    assert after.caravan == (RED, RED) and after.phase == "roll"


def test_every_point_has_its_line() -> None:
    state = play(threes(shops=PAIR, caravan=ELEVEN), "walk S1", "send sack_3.2")
    lines = [score_line(scored) for scored in state.account]
    assert [(line.rule, line.seat, line.amount) for line in lines] == [
        *[("YSP-5.5", seat, 9) for seat in range(4)],
        ("YSP-5.4", BLUE, 2),
    ]
    assert (
        game.sentence(lines[-1]) == "A cube of Blue rides on camel 1, in the bottom row: 2 points."
    )
