"""Positions built by hand: what is filled in, what is refused, and in which words."""

from __future__ import annotations

import json
from collections import Counter
from itertools import chain
from random import Random
from typing import Any

import pytest

from rulebook_widgets.core import OptionError, PositionError, Record, RecordError, Session
from rulebook_widgets.games.samurai.board import ALL_TILES
from rulebook_widgets.games.samurai.examples import EXAMPLES
from rulebook_widgets.games.samurai.position import FACTS
from rulebook_widgets.games.samurai.rules import game
from tests.games.samurai.battery_plan import PLAN, conserved
from tests.games.samurai.kit import each_count, random_game

FIVE = ["helmet4", "buddha4", "rice4", "samurai3", "ship2"]


# ------------------------------------------------------------------------------ what is filled in


@each_count
def test_nothing_named_is_a_first_turn(players: int) -> None:
    state = game.position(players=players)
    conserved(state)
    assert (state.phase, state.seat, state.started, state.plain_played) == ("play", 0, False, False)
    assert all(len(hand) == 5 for hand in state.hands)
    assert not any(state.tiles)
    assert sum(map(len, state.figures)) == 3 * state.board.figures


def test_four_play_if_nothing_is_said() -> None:
    assert game.position().players == 4


@each_count
def test_what_is_named_stands_as_named(players: int) -> None:
    state = game.position(
        players=players,
        turn=1,
        tiles={"1,0": (0, "helmet4"), "3,0": (1, "ship2")},
        hands={0: FIVE[1:3], 1: ["ronin"]},
        figures={"-3,4": ["rice", "helmet"], "2,-2": []},
        captured={0: (1, 0, 0)},
        aside=(0, 1, 1),
        boxed=[1],
        finish_turn=True,
    )
    conserved_but_for_emptied_places(state)
    spaces = state.board.index
    assert state.tiles[spaces["1,0"]] == (0, "helmet4")
    assert state.tiles[spaces["3,0"]] == (1, "ship2")
    assert state.hands[:2] == (("buddha4", "rice4"), ("ronin",))
    assert state.figures[state.board.place["-3,4"]] == ("helmet", "rice")
    assert state.figures[state.board.place["2,-2"]] == ()
    assert state.captured[0] == (1, 0, 0)
    assert (state.aside, state.seat, state.finish_turn) == ((0, 1, 1), 1, True)
    assert state.boxed == tuple(seat == 1 for seat in range(players))


@each_count
def test_figures_that_are_nowhere_else_go_to_the_seats_not_named(players: int) -> None:
    state = game.position(players=players, figures={"2,0": [], "2,-2": []}, captured={0: (0, 0, 0)})
    conserved_but_for_emptied_places(state)
    assert sum(map(sum, state.captured)) == 2
    assert sum(state.captured[0]) == 0


@each_count
def test_a_surrounded_settlement_is_empty(players: int) -> None:
    state = game.position(players=players, tiles={"1,0": (0, "ronin"), "2,-1": (1, "rice2")})
    conserved(state)
    assert state.figures[state.board.place["2,0"]] == ()
    assert sum(map(sum, state.captured)) == 1


def test_settlements_are_filled_whole_or_not_at_all() -> None:
    state = game.position(players=4, captured={s: (3, 3, 2) for s in range(4)}, aside=(0, 1, 0))
    left = Counter(chain(*state.figures))
    assert left == {"helmet": 1, "rice": 5}
    assert {len(here) for here in state.figures} == {0, 1, 2}
    for here, slots in zip(state.figures, state.board.slots, strict=True):
        assert len(here) in (0, slots)


def test_the_hand_of_a_seat_may_be_what_its_pile_leaves() -> None:
    pile = [tile for tile in ALL_TILES if tile not in FIVE]
    assert len(pile) == 15
    state = game.position(players=2, piles={0: pile})
    assert state.hands[0] == tuple(FIVE)
    state = game.position(players=2, hands={0: FIVE}, piles={0: pile})
    assert (state.hands[0], len(state.piles[0])) == (tuple(FIVE), 15)


def test_tiles_played_this_turn() -> None:
    facts: dict[str, Any] = {"players": 2, "hands": {0: ["samurai2", "ship2"]}}
    tiles = {"1,0": (0, "samurai3"), "3,0": (0, "ship1"), "0,1": (0, "ronin")}
    state = game.position(**facts, tiles=tiles, played=["ship1", "ronin"])
    assert (state.started, state.plain_played) == (True, False)
    state = game.position(**facts, tiles=tiles, played=["ship1", "samurai3"])
    assert (state.started, state.plain_played) == (True, True)
    state = game.position(**facts, boxed=[0], played=["figure_exchange"])
    assert (state.started, state.plain_played) == (True, False)
    assert (game.position(**facts, tiles=tiles)).started is False


@pytest.mark.parametrize(
    ("facts", "phase"),
    [
        ({"aside": (1, 1, 2)}, "over"),
        ({"aside": (1, 1, 1)}, "play"),
        ({"captured": {0: (7, 0, 0)}}, "over"),
        ({"captured": {0: (6, 0, 0)}}, "play"),
    ],
)
def test_a_position_at_the_end_is_over(facts: dict[str, Any], phase: str) -> None:
    assert game.position(players=2, **facts).phase == phase


def test_the_same_facts_give_the_same_position() -> None:
    for players in (2, 3, 4):
        assert game.position(players=players) == game.position(players=players)
    assert game.position(players=2).hands[0] != game.position(players=2).hands[1]


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=lambda example: example.id)
def test_facts_come_back_from_json_as_the_same_position(example: Any) -> None:
    facts = dict(example.facts)
    state = game.position(**facts)
    assert game.position(**json.loads(json.dumps(facts))) == state
    assert game.position(**with_numbers_for_seats(facts)) == state
    session = Session.from_position(game, seed=1, **facts)
    assert Record.from_json(session.record.to_json()).start() == state


def with_numbers_for_seats(facts: dict[str, Any]) -> dict[str, Any]:
    by_seat = ("hands", "piles", "captured")
    return {
        name: {int(seat): given for seat, given in value.items()} if name in by_seat else value
        for name, value in facts.items()
    }


@each_count
def test_any_state_of_play_can_be_built(players: int) -> None:
    """The facts of a state in the middle of a game give that state."""
    rng = Random(players)
    for state in random_game(players, 4, quick=True):
        if state.phase == "play" and not state.started and rng.random() < 0.2:
            board = state.board
            built = game.position(
                players=players,
                turn=state.seat,
                tiles={s: t for s, t in zip(board.spaces, state.tiles, strict=True) if t},
                hands=dict(enumerate(state.hands)),
                figures={
                    t.space: list(here)
                    for t, here in zip(board.settlements, state.figures, strict=True)
                },
                captured=dict(enumerate(state.captured)),
                aside=state.aside,
                boxed=[seat for seat in range(players) if state.boxed[seat]],
            )
            assert game.view(built, -2) == game.view(state, -2)
            PLAN.conserved(built)


def conserved_but_for_emptied_places(state: Any) -> None:
    """Nothing is lost; settlements emptied by hand are not surrounded."""
    for seat in range(state.players):
        laid = [placed[1] for placed in state.tiles if placed and placed[0] == seat]
        boxed = ["figure_exchange"] * state.boxed[seat]
        everything = [*state.hands[seat], *state.piles[seat], *laid, *boxed]
        assert sorted(everything) == sorted(ALL_TILES)
    standing = Counter(chain(*state.figures))
    for column, kind in enumerate(("helmet", "buddha", "rice")):
        gone = sum(count[column] for count in (*state.captured, state.aside))
        assert standing[kind] + gone == state.board.figures


# --------------------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({"colour": "red"}, "A position of Samurai has no 'colour'; name any of: players, turn,"),
        ({"turn": 2}, "2 is no seat; 2 players sit at 0 to 1."),
        ({"turn": -1}, "-1 is no seat; 2 players sit at 0 to 1."),
        ({"turn": True}, "True is no seat; 2 players sit at 0 to 1."),
        ({"turn": None}, "None is no seat; 2 players sit at 0 to 1."),
        ({"hands": {2: []}}, "2 is no seat; 2 players sit at 0 to 1."),
        ({"hands": {"x": []}}, "'x' is no seat; 2 players sit at 0 to 1."),
        ({"captured": {"9": (0, 0, 0)}}, "'9' is no seat; 2 players sit at 0 to 1."),
        ({"piles": {-1: []}}, "-1 is no seat; 2 players sit at 0 to 1."),
        ({"boxed": [5]}, "5 is no seat; 2 players sit at 0 to 1."),
        (
            {"hands": {0: ["ronin"], "0": ["ship2"]}},
            "hands: a seat is named twice, as a number and as its digits.",
        ),
        # tiles on the board
        (
            {"tiles": {"9,9": (0, "ronin")}},
            "tiles: '9,9' is no land or sea space of the map for 2 players.",
        ),
        (
            {"tiles": {"-11,12": (0, "ronin")}},
            "tiles: '-11,12' is no land or sea space of the map for 2 players.",
        ),
        (
            {"tiles": {"2,0": (0, "ronin")}},
            "tiles: '2,0' is no land or sea space of the map for 2 players.",
        ),
        (
            {"tiles": {"1,0": "ronin"}},
            "tiles: at '1,0' stands 'ronin'; write a seat and a tile, as in (0, 'helmet4').",
        ),
        (
            {"tiles": {"1,0": 4}},
            "tiles: at '1,0' stands 4; write a seat and a tile, as in (0, 'helmet4').",
        ),
        ({"tiles": {"1,0": (0, "katana")}}, "'katana' is no tile; the tiles are: helmet4, "),
        ({"tiles": {"1,0": (0, ["ronin"])}}, "['ronin'] is no tile; the tiles are: helmet4, "),
        ({"tiles": {"1,0": (2, "ronin")}}, "2 is no seat; 2 players sit at 0 to 1."),
        ({"tiles": {"1,0": (0, "ship1")}}, "tiles: ship1 cannot lie at '1,0', which is land."),
        ({"tiles": {"3,0": (0, "ronin")}}, "tiles: ronin cannot lie at '3,0', which is sea."),
        (
            {"tiles": {"1,0": (0, "figure_exchange")}},
            "tiles: figure_exchange cannot lie at '1,0', which is land.",
        ),
        (
            {"tiles": {"1,0": (0, "ronin"), "0,1": (0, "ronin")}},
            "Seat 0 would need more than the box holds of: ronin.",
        ),
        # hands and piles
        ({"hands": {1: ["katana"]}}, "'katana' is no tile; the tiles are: helmet4, "),
        ({"piles": {1: ["katana"]}}, "'katana' is no tile; the tiles are: helmet4, "),
        (
            {"hands": {1: ["samurai2"] * 3}},
            "Seat 1 would need more than the box holds of: samurai2.",
        ),
        (
            {"hands": {0: ["ronin"]}, "tiles": {"1,0": (0, "ronin")}},
            "Seat 0 would need more than the box holds of: ronin.",
        ),
        (
            {"hands": {0: ["ronin"]}, "piles": {0: ["ronin"]}},
            "Seat 0 would need more than the box holds of: ronin.",
        ),
        (
            {"hands": {0: ["figure_exchange"]}, "boxed": [0]},
            "Seat 0 would need more than the box holds of: figure_exchange.",
        ),
        (
            {"hands": {0: [*FIVE, "ronin"]}},
            "Seat 0 would hold 6 tiles; a hand has at most five.",
        ),
        ({"piles": {0: FIVE}}, "Seat 0 would hold 15 tiles; a hand has at most five."),
        (
            {"hands": {0: FIVE}, "piles": {0: ["ronin"]}},
            "Seat 0: these tiles are nowhere: helmet3, helmet2, buddha3, buddha2, rice3, rice2, ",
        ),
        # figures
        (
            {"figures": {"1,0": ["rice"]}},
            "figures: '1,0' is no settlement of the map for 2 players.",
        ),
        (
            {"figures": {"1,-9": ["rice"]}},
            "figures: '1,-9' is no settlement of the map for 2 players.",
        ),
        (
            {"figures": {"2,0": ["daimyo"]}},
            "figures: 'daimyo' is none of helmet, buddha, rice.",
        ),
        (
            {"figures": {"2,0": ["rice", "helmet"]}},
            "figures: Honshu village 8 holds at most 1, all of different kinds.",
        ),
        (
            {"figures": {"-3,4": ["rice", "rice"]}},
            "figures: Kyoto holds at most 2, all of different kinds.",
        ),
        (
            {"figures": {"2,0": ["rice"]}, "tiles": {"1,0": (0, "rice2"), "2,-1": (0, "rice3")}},
            "figures: all land around '2,0' is covered, so it is empty.",
        ),
        (
            {"captured": {0: (5, 0, 0), 1: (3, 0, 0)}},
            "The position names 8 figures of the kind helmet; with 2 players 7 are in play.",
        ),
        (
            {"captured": {0: (0, 7, 0)}, "figures": {"2,0": ["buddha"]}},
            "The position names 8 figures of the kind buddha; with 2 players 7 are in play.",
        ),
        (
            {"aside": (0, 0, 8)},
            "The position names 8 figures of the kind rice; with 2 players 7 are in play.",
        ),
        (
            {"captured": {0: (0, 0, 0), 1: (0, 0, 0)}, "figures": {"2,0": []}},
            "These figures are nowhere: ",
        ),
        (
            {"captured": {0: (1, 2)}},
            "captured: (1, 2) should be three numbers: helmets, Buddhas and rice fields.",
        ),
        (
            {"captured": {0: (1, 2, -1)}},
            "captured: (1, 2, -1) should be three numbers: helmets, Buddhas and rice fields.",
        ),
        (
            {"captured": {0: ("1", 0, 0)}},
            "captured: ('1', 0, 0) should be three numbers: helmets, Buddhas and rice fields.",
        ),
        (
            {"aside": (0, 0, 0, 1)},
            "aside: (0, 0, 0, 1) should be three numbers: helmets, Buddhas and rice fields.",
        ),
        # this turn
        ({"played": ["ronin"]}, "played: ronin lies neither on the board nor in the box."),
        ({"played": ["katana"]}, "'katana' is no tile; the tiles are: helmet4, "),
        (
            {"played": ["figure_exchange"]},
            "played: figure_exchange lies neither on the board nor in the box.",
        ),
        (
            {"played": ["ronin"], "tiles": {"1,0": (1, "ronin")}},
            "played: ronin lies neither on the board nor in the box.",
        ),
        (
            {
                "played": ["rice2", "rice3"],
                "tiles": {"1,0": (0, "rice2"), "0,1": (0, "rice3")},
            },
            "played: rice2 and rice3 bear no Japanese character; a turn allows only one.",
        ),
        ({"finish_turn": "yes"}, "finish_turn: 'yes' should be True or False."),
        # the wrong form altogether
        ({"tiles": ["1,0"]}, "A fact of the position is of the wrong form: "),
        ({"hands": [["ronin"]]}, "A fact of the position is of the wrong form: "),
        ({"hands": {0: 5}}, "A fact of the position is of the wrong form: "),
        ({"aside": 4}, "A fact of the position is of the wrong form: "),
    ],
)
def test_impossible_facts_are_refused_in_one_sentence(facts: dict[str, Any], sentence: str) -> None:
    with pytest.raises(PositionError) as caught:
        game.position(players=2, **facts)
    assert str(caught.value).startswith(sentence)
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize("players", [1, 5, 0, -2, "2", 2.0, None, True])
def test_wrong_numbers_of_players(players: Any) -> None:
    with pytest.raises(OptionError, match="Samurai is for 2 to 4 players"):
        game.position(players=players)
    if players is not None:
        with pytest.raises(OptionError, match="Samurai is for 2 to 4 players"):
            game.setup(players)


def test_a_record_with_an_impossible_position_is_refused() -> None:
    record = Record("samurai", 2, position={"tiles": {"1,0": [0, "katana"]}})
    with pytest.raises(RecordError, match="'katana' is no tile"):
        Record.from_json(record.to_json())


def test_every_fact_is_described() -> None:
    from rulebook_widgets.games.samurai.position import build

    assert build.__doc__ is not None
    for name in FACTS:
        assert f"\n        {name}: " in build.__doc__
