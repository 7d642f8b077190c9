"""Every rule of Tideline does what it says."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
import tideline
from tideline.board import ALL_FINDS, PLACES
from tideline.examples import EXAMPLES
from tideline.rules import game
from tideline.scoring import points
from tideline.state import SEA, State

from rulebook_widgets.bots import simulate, walk
from rulebook_widgets.core import CHANCE, EVERYTHING, PositionError

CRAB = {"hidden": {"2b": "crab"}, "seen": {"0": ["2b"]}, "to_take": True}


def play(state: State, *moves: str) -> State:
    for move in moves:
        state = game.apply(state, game.decode(move)).state
    return state


def refused(state: State, move: str) -> tuple[str, str]:
    refusal = game.check(state, game.decode(move))
    assert refusal is not None
    assert game.sentence(refusal)[-1] == "."
    return refusal.rule, refusal.reason


def legal(state: State) -> list[str]:
    return [game.encode(move) for move in game.legal_moves(state)]


def told(state: State, move: str, eyes: Any) -> list[str]:
    events = game.apply(state, game.decode(move)).events
    return [game.sentence(event.seen_by(eyes)) for event in events]


def test_1_1_all_finds_are_drawn_and_none_twice() -> None:
    state = play(game.setup(2), "look 1a", "dig pearl")
    assert Counter([*state.bag, "pearl"]) == Counter(ALL_FINDS)
    seen = game.position(hidden=dict.fromkeys(PLACES[:4], "crab"))
    assert refused(play(seen, "look 6d"), "dig crab") == ("TID-1.1", "none_left")
    assert legal(play(seen, "look 6d")) == ["dig pearl", "dig shell", "dig pebble"]


def test_1_2_a_look_is_secret_and_its_flag_is_not() -> None:
    state = play(game.setup(3), "look 1a", "dig pearl")
    assert [game.view(state, eyes).finds[0] for eyes in (0, 1, None, EVERYTHING)] == [
        "pearl",
        None,
        None,
        "pearl",
    ]
    assert game.view(state, 1).seen[0] == (0,)
    dug = play(game.setup(3), "look 1a")
    assert told(dug, "dig pearl", 0) == ["Red sees a pearl."]
    assert "pearl" not in told(dug, "dig pearl", 1)[0]


def test_1_2_what_one_has_seen_another_may_see_without_chance() -> None:
    state = game.position(seat=1, hidden={"1a": "crab"}, seen={"0": ["1a"]})
    state = play(state, "look 1a")
    assert state.phase == "take"
    assert game.view(state, 1).finds[0] == "crab"


def test_2_1_a_turn_begins_with_one_look_at_something_new() -> None:
    state = game.position(hidden={"1a": "shell"}, seen={"0": ["1a"]})
    assert refused(state, "leave") == ("TID-2.1", "look_first")
    assert refused(state, "take 1a") == ("TID-2.1", "look_first")
    assert refused(state, "look 1a") == ("TID-2.1", "seen_before")
    assert refused(play(state, "look 1b", "dig pebble"), "look 1c") == ("TID-2.1", "looked")
    assert game.not_your_turn(state, 1).rule == "TID-2.1"


def test_2_2_one_takes_what_one_likes_or_nothing() -> None:
    state = play(game.setup(2), "look 1a", "dig shell")
    assert [move for move in legal(state) if move.startswith("take")] == [
        f"take {place}" for place in PLACES
    ]
    assert game.view(play(state, "take 1a"), 1).basket(0) == ["shell"]
    blind = play(state, "take 6d")
    assert game.actor(blind) == CHANCE
    assert game.view(play(blind, "dig crab"), None).basket(0) == ["crab"]
    left = play(state, "leave")
    assert (left.phase, left.left) == ("wave", PLACES)
    later = play(state, "take 1a", "wave 6")
    assert refused(later, "look 1a") == ("TID-2.2", "taken_before")


def test_2_3_a_crab_that_is_known_goes_to_another() -> None:
    state = game.position(players=3, **CRAB)
    assert [move for move in legal(state) if "2b" in move] == ["give 2b 1", "give 2b 2"]
    assert game.view(play(state, "give 2b 2"), None).basket(2) == ["crab"]
    assert refused(state, "take 2b") == ("TID-2.3", "own_crab")
    assert refused(state, "give 2b 0") == ("TID-2.3", "own_basket")
    assert refused(state, "give 2b 3") == ("TID-2.3", "no_basket")
    assert refused(state, "give 2c 1") == ("TID-2.3", "no_crab_seen")


def test_2_3_a_crab_that_only_another_knows_can_be_neither_given_nor_refused() -> None:
    state = game.position(hidden={"2b": "crab"}, seen={"1": ["2b"]}, to_take=True)
    assert refused(state, "give 2b 1") == ("TID-2.3", "no_crab_seen")
    assert game.view(play(state, "take 2b"), None).basket(0) == ["crab"]


def test_2_4_nobody_looks_where_all_is_known() -> None:
    facts = EXAMPLES["last_find"].facts
    state = game.position(**facts)
    assert state.phase == "take"
    assert refused(state, "look 6d") == ("TID-2.4", "all_seen")
    before = game.position(
        sea=[4, 4, 4, 4, 4, 2],
        hidden={"6c": "shell", "6d": "pebble"},
        seen={"0": ["6c"], "1": ["6d"]},
    )
    after = play(before, "look 6d", "leave", "wave 1")
    assert (after.seat, after.phase) == (1, "take")


def test_3_1_the_wave_takes_the_lowest_find_of_its_column_unseen() -> None:
    state = play(game.position(taken={"3a": [1, "shell"]}, to_take=True), "leave")
    assert refused(state, "look 1a") == ("TID-3.1", "wave_first")
    state = play(state, "wave 3")
    assert [place for place in PLACES if state.where[PLACES.index(place)] == SEA] == ["3b"]
    assert (state.level(3), state.seat) == (2, 1)
    again = play(state, "look 1a", "dig crab", "leave")
    assert told(again, "wave 3", None) == ["A wave runs up column 3 and takes what lay at 3c."]
    assert refused(state, "look 3b") == ("TID-3.1", "washed_away")
    assert refused(state, "wave 3") == ("TID-3.1", "no_wave")


@pytest.mark.parametrize(("column", "gone"), [(5, "1a"), (6, "1a"), (4, "4a")])
def test_3_2_from_an_empty_column_the_wave_runs_on(column: int, gone: str) -> None:
    state = play(game.position(sea=[0, 0, 0, 0, 4, 4], to_take=True), "leave", f"wave {column}")
    assert gone not in state.left
    assert len(state.left) == 15


def test_3_3_a_rough_sea_comes_twice() -> None:
    state = play(game.setup(2, rough=True), "look 1a", "dig crab", "leave", "wave 2")
    assert game.actor(state) == CHANCE
    state = play(state, "wave 2")
    assert (state.level(2), state.seat) == (2, 1)


def test_4_1_the_last_find_ends_the_game_whoever_gets_it() -> None:
    by_hand = play(game.position(**EXAMPLES["last_find"].facts), "take 6d")
    by_sea = play(game.position(**EXAMPLES["last_find"].facts), "leave", "wave 1")
    for state in (by_hand, by_sea):
        assert game.actor(state) is None
        assert refused(state, "wave 1") == ("TID-4.1", "over")


@pytest.mark.parametrize(
    ("finds", "worth"),
    [("", 0), ("pearl pearl", 8), ("shell shell shell", 6), ("crab pebble", -3)],
)
def test_4_2_worth(finds: str, worth: int) -> None:
    assert points(finds.split()) == worth


def test_4_3_pearls_break_a_tie_and_equal_pearls_share() -> None:
    facts = {"sea": [4, 4, 4, 4, 4, 3], "hidden": {"6d": "pebble"}}
    one_pearl = {"1a": [0, "shell"], "1b": [0, "shell"], "1c": [0, "shell"], "2a": [1, "pearl"]}
    taken = {**one_pearl, "2b": [0, "crab"], "2c": [1, "shell"], "2d": [1, "pebble"]}
    state = game.position(taken={**taken, "3a": [1, "crab"], "3b": [0, "crab"]}, **facts)
    result = game.result(play(state, "look 6d", "leave", "wave 1"))
    assert result is not None
    assert (result.winners, result.ranking) == ((1,), (2, 1))
    shared = game.result(play(game.position(**facts), "look 6d", "leave", "wave 1"))
    assert shared is not None
    assert shared.winners == (0, 1)


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=lambda example: example.id)
def test_examples_show_what_they_say(example: Any) -> None:
    state = play(game.position(**example.facts), *example.moves)
    for move, rule in example.refused.items():
        assert refused(state, move)[0] == rule


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ({"seat": 2}, "seats 0 to 1"),
        ({"sea": [1, 2]}, "six numbers"),
        ({"sea": [4] * 6}, "leave a find"),
        ({"hidden": {"7a": "crab"}}, "no place '7a'"),
        ({"hidden": {"1a": "gold"}}, "no find 'gold'"),
        ({"hidden": dict.fromkeys(PLACES[:5], "crab")}, "5 are named of 'crab'"),
        ({"seen": {"0": ["1a"]}}, "name what lies there"),
        ({"seen": {"3": []}}, "nobody has that seat"),
        ({"taken": {"1a": [2, "crab"]}}, "which nobody has"),
        ({"taken": {"1a": [0, "crab"]}, "hidden": {"1a": "crab"}}, "hidden and as taken"),
    ],
)
def test_impossible_positions_are_refused_with_a_sentence(facts: dict[str, Any], said: str) -> None:
    with pytest.raises(PositionError, match=said):
        game.position(**facts)


def test_a_wave_is_as_likely_in_each_column() -> None:
    state = play(game.position(to_take=True), "leave")
    rng = Random(1)
    rolled = Counter(game.encode(game.draw(state, rng)) for _ in range(6000))
    assert len(rolled) == 6
    assert all(850 < times < 1150 for times in rolled.values())


def test_a_game_is_short_and_every_sentence_of_it_can_be_said() -> None:
    said = set()
    for players in (2, 3, 4):
        assert simulate(game, players).plies <= 24 * 4
        for turn in walk(game, game.setup(players), Random(players)):
            said.update(event.kind for event in turn.step.events)
            for event in turn.step.events:
                assert game.sentence(event).endswith(".")
    assert {"looked", "saw", "digs", "taken", "washed", "ended"} <= said


def test_words_are_complete_and_none_is_idle() -> None:
    folder = Path(tideline.__file__).parent
    code = "".join(
        (folder / f"{n}.py").read_text() for n in ("legality", "consequences", "scoring")
    )
    for table in (game.words.events, game.words.refusals, game.words.scores):
        idle = [key for key in table if f'"{key.removesuffix(".hidden")}"' not in code]
        assert [key for key in idle if key not in ("pearl", "shell", "crab")] == []
    assert set(game.words.moves) == {kind.__struct_config__.tag for kind in game.codec.types}
