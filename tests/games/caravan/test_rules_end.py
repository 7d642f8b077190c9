"""CAR-9: the end, points, penalties, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook_widgets.core import Result
from rulebook_widgets.games.caravan.rules import game
from rulebook_widgets.games.caravan.scoring import account, penalty, score_now
from rulebook_widgets.games.caravan.state import State
from tests.games.caravan.kit import (
    FIVE_LIE,
    allowed,
    at,
    each_count,
    event,
    kinds,
    legal,
    play,
    refused,
    set_up,
    sought_game,
    told,
)

READY = {0: ["d1", "e1 ivory"], 1: ["d3", "d2 hides", "c3 meat", "c4"]}
"""Black can deliver ivory, Yellow hides or meat."""
LAST_FOUR = ["salt", "salt", "meat", "ivory"]


def over(**facts: Any) -> Result:
    """The result of a position after the end."""
    result = game.result(at(over=True, **facts))
    assert result is not None
    return result


def lines(result: Result, seat: int) -> dict[str, int]:
    """What a seat scored, by kind."""
    return {line.kind: line.amount for line in result.lines if line.seat == seat}


def triggered(left: int = 4, **facts: Any) -> State:
    """The moment after Black's pick-up has brought the last four goods out of the bag."""
    camels = {**READY, 0: [*READY[0], "a7"]}
    named = {"goods": FIVE_LIE, "camels": camels, "left": left, "bag": LAST_FOUR, **facts}
    moves = ("pick_up a7", "markers", "draw salt", "draw salt", "draw meat", "draw ivory")
    return play(at(**named), *moves)


# ------------------------------------------------------------------------ CAR-9.1 the last delivery


def test_car_9_1_the_last_four_goods_bring_the_end_about() -> None:
    camels = {**READY, 0: [*READY[0], "a7"]}
    state = at(goods=FIVE_LIE, camels=camels, bag=LAST_FOUR)
    state = play(state, "pick_up a7", "markers", "draw salt", "draw salt", "draw meat")
    assert not state.ending
    last = event(state, "draw ivory", "last_goods")
    assert (last.rule, last.spots) == ("CAR-9.1", ("bag",))
    assert game.sentence(last) == "The bag is empty now: the next delivery ends the game."
    after = allowed(state, "draw ivory")
    assert (after.ending, after.phase, game.result(after)) == (True, "play", None)


def test_car_9_1_the_next_delivery_ends_the_game_in_the_same_turn() -> None:
    state = triggered()
    assert state.left == 3
    assert told(state, "carry ivory e1 d1") == [
        ("carried", "CAR-7.1", 0),
        ("delivered", "CAR-7.3", 0),
        ("over", "CAR-9.1", None),
    ]
    after = allowed(state, "carry ivory e1 d1")
    assert (after.phase, game.actor(after), game.legal_moves(after)) == ("over", None, [])
    assert after.left == 2, "they lapse"
    assert event(state, "carry ivory e1 d1", "over").facts == {"left": 2}


def test_car_9_1_or_a_delivery_by_anybody_later() -> None:
    state = play(triggered(), "end")
    assert (state.seat, state.phase) == (1, "play")
    after = play(state, "carry hides d2 d3")
    assert (after.phase, after.delivered[1]) == ("over", (0, 0, 0, 0, 0, 0, 0, 1))


def test_car_9_1_also_when_the_last_action_brought_the_goods() -> None:
    state = triggered(left=1)
    assert (state.seat, state.left, state.ending) == (1, 4, True)
    assert play(state, "carry meat c3 c4").phase == "over"


def test_car_9_1_it_takes_a_delivery() -> None:
    state = triggered()
    for move in ("pick_up a7", "ride d1 e1", "place g7", "carry salt a7 a6"):
        if game.decode(move) in game.legal_moves(state):
            assert "over" not in kinds(state, move)
    moved = play(state, "place f1", "carry ivory e1 f1")
    assert moved.phase == "play", "a good moved, but not into its city"


def test_car_9_1_before_the_bag_is_empty_a_delivery_ends_nothing() -> None:
    state = at(camels=READY, bag=LAST_FOUR)
    assert "over" not in kinds(state, "carry ivory e1 d1")


def test_car_9_1_the_bag_emptied_by_the_set_up_counts_in_no_game() -> None:
    """After the set-up there are always goods in the bag."""
    for players in (2, 3, 4):
        assert not set_up(players, short="yes").ending


@pytest.mark.parametrize("move", ["place d4", "end", "draw salt", "begin 1", "markers"])
def test_car_9_1_after_the_end_nothing_happens(move: str) -> None:
    state = at(over=True)
    sentence = refused(state, move, "CAR-9.1", "over")
    assert sentence == "The game is over; no further action is taken."
    assert game.not_your_turn(state, 2).reason == "over"


@each_count
def test_car_9_1_games_end_with_the_first_delivery_from_an_empty_bag(players: int) -> None:
    for seed in range(5):
        for before, _move, step in sought_game(players, seed):
            kinds_told = [event.kind for event in step.events]
            ends = not any(before.bag) and "delivered" in kinds_told
            assert (step.state.phase == "over") == ends
        assert kinds_told[-2:] == ["delivered", "over"]


# ------------------------------------------------------------------------------- CAR-9.2 the points


def test_car_9_2_six_three_and_one() -> None:
    result = over(
        delivered={0: {"ivory": 2, "gems": 1, "salt": 3, "hides": 1}, 1: ["meat"]},
        earned={0: 7, 2: 2},
    )
    assert lines(result, 0) == {"rare": 18, "common": 12, "markers": 7, "total": 37, "wins": 37}
    assert lines(result, 1) == {"common": 3, "total": 3}
    assert lines(result, 2) == {"markers": 2, "total": 2}
    assert lines(result, 3) == {"total": 0}
    assert {line.rule for line in result.lines if line.kind != "wins"} == {"CAR-9.2"}
    assert game.sentence(result.lines[0]) == "Black scores 18 points for rare goods delivered: 3."


def test_car_9_2_a_pile_of_each_is_ten() -> None:
    assert lines(over(delivered={0: ["paper", "meat"]}, earned={0: 1}), 0)["total"] == 10


def test_car_9_2_goods_carried_and_markers_on_the_board_score_nothing() -> None:
    result = over(camels={0: ["f2 ivory"]}, markers={"1": 3})
    assert lines(result, 0)["total"] == 0


def test_car_9_2_the_score_so_far_can_be_asked_at_any_time() -> None:
    facts = {"delivered": {0: ["ivory"]}, "earned": {0: 2}, "camels": {0: ["a2 salt", "b2 salt"]}}
    state = at(**facts)
    assert game.result(state) is None
    assert (score_now(state, 0), penalty(state, 0)) == (7, 1)
    assert [(line.kind, line.amount) for line in account(game.view(state, 3), 0)] == [
        ("rare", 6),
        ("markers", 2),
        ("penalty", -1),
        ("total", 7),
    ]


# ------------------------------------------------------------------------------ CAR-9.3 the penalty


@pytest.mark.parametrize(("held", "points"), [(0, 0), (1, 0), (2, 1), (3, 3), (4, 6), (5, 10)])
@pytest.mark.parametrize("under", ["", "_under"])
def test_car_9_3_goods_held_cost_points(held: int, points: int, under: str) -> None:
    loads = [f"{space}1 salt{under}" for space in "abcef"[:held]]
    result = over(camels={0: [*loads, "g2"]}, learning=held == 5, earned={0: 12})
    assert lines(result, 0)["total"] == 12 - points
    found = [line for line in result.lines if line.kind == "penalty"]
    assert bool(found) == (held > 0)
    for line in found:
        assert (line.rule, line.amount, line.facts["held"]) == ("CAR-9.3", -points, held)


def test_car_9_3_on_and_under_a_camel_alike() -> None:
    result = over(camels={2: ["a1 salt", "b1 ivory_under", "c1"]})
    assert lines(result, 2) == {"penalty": -1, "total": -1}
    (line,) = [line for line in result.lines if line.kind == "penalty"]
    assert game.sentence(line) == (
        "Orange loses 1 point for 2 goods picked up or stolen but not delivered."
    )


# ------------------------------------------------------------------------------- CAR-9.4 the winner


def test_car_9_4_the_most_points_win() -> None:
    result = over(players=3, earned={0: 3, 1: 9, 2: 4})
    assert (result.winners, result.ranking) == ((1,), (3, 1, 2))
    assert [(line.kind, line.seat, line.rule) for line in result.lines[-1:]] == [
        ("wins", 1, "CAR-9.4")
    ]


def test_car_9_4_of_equals_the_one_with_more_goods_delivered() -> None:
    result = over(delivered={0: ["ivory"], 1: ["meat", "salt"], 2: ["meat"]}, earned={2: 3})
    assert [lines(result, seat)["total"] for seat in range(4)] == [6, 6, 6, 0]
    assert (result.winners, result.ranking) == ((1,), (2, 1, 2, 4))
    (last,) = result.lines[-1:]
    assert (last.kind, last.rule) == ("more_delivered", "CAR-9.4")
    assert game.sentence(last) == "Yellow wins the tie at 6 points: 2 goods delivered is the most."


def test_car_9_4_still_equal_they_share_the_victory() -> None:
    result = over(delivered={1: ["meat", "salt"], 3: ["salt", "hides"]})
    assert (result.winners, result.ranking) == ((1, 3), (3, 1, 3, 1))
    assert [(line.kind, line.seat) for line in result.lines[-2:]] == [("shared", 1), ("shared", 3)]


def test_car_9_4_goods_delivered_decide_ties_only() -> None:
    assert over(delivered={0: ["meat"] * 3, 1: ["ivory"]}, earned={1: 4}).winners == (1,)


# ----------------------------------------------------------------------------- CAR-9.5 nobody moves


@each_count
@pytest.mark.parametrize("bag", [None, []], ids=["before", "after the bag is empty"])
def test_car_9_5_a_whole_round_without_an_action_ends_the_game(
    players: int, bag: list[str] | None
) -> None:
    state = at(players=players, turn=players - 1, bag=bag)
    assert state.ending == (bag is not None)
    for idle in range(1, players):
        assert kinds(state, "end") == ["stopped", "unused", "turn"]
        state = play(state, "end")
        assert (state.idle, state.phase) == (idle, "play")
    assert told(state, "end")[-1] == ("stands_still", "CAR-9.5", None)
    after = play(state, "end")
    assert (after.phase, game.actor(after)) == ("over", None)
    assert game.result(after) is not None
    refused(after, "place d4", "CAR-9.5", "over")
    assert game.not_your_turn(after, 0).rule == "CAR-9.5"


@each_count
def test_car_9_5_from_the_very_start(players: int) -> None:
    state = play(set_up(players), *["end"] * players)
    assert state.phase == "over"


@pytest.mark.parametrize("move", ["place d4", "ride a1 a2", "pick_up a1", "carry salt c4 c5"])
def test_car_9_5_any_action_breaks_the_row(move: str) -> None:
    state = at(players=2, camels={0: ["a1", "c4 salt", "c5"]}, idle=1)
    state = play(state, move, "end")
    assert (state.idle, state.seat) == (0, 1)
    state = play(state, "end")
    assert (state.idle, state.phase) == (1, "play")
    assert play(state, "end").phase == "over"


def test_car_9_5_a_turn_with_actions_used_does_not_count_however_many_are_left() -> None:
    state = play(at(players=2, idle=1), "place d4", "end", "end")
    assert (state.phase, state.idle) == ("play", 1)


def test_car_9_5_one_round_is_a_turn_of_everybody() -> None:
    state = play(at(players=4), "end", "end", "place d4", "end", "end", "end", "end")
    assert (state.phase, state.idle, state.seat) == ("play", 3, 2)
    assert play(state, "end").phase == "over"
    assert "end" in legal(state)


def test_car_9_5_camels_moved_to_and_fro_are_actions() -> None:
    state = at(players=2, camels={0: ["a1"], 1: ["g7"]})
    shuffle = ("ride a1 a2", "ride a2 a1", "end", "ride g7 g6", "ride g6 g7", "end")
    state = play(state, *shuffle * 5)
    assert (state.phase, state.idle) == ("play", 0)


def test_car_9_5_it_is_told_how_long_nothing_happened() -> None:
    unused = event(at(idle=2), "end", "unused")
    assert (unused.rule, unused.facts) == ("CAR-9.5", {"turns": 3})
    told = "Gone by without any action: 3 turns. A whole round of that ends the game."
    assert game.sentence(unused) == told
