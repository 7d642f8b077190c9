"""SAM-6: what ends the game, and how at once."""

from __future__ import annotations

import pytest

from rulebook_widgets.core import CHANCE
from rulebook_widgets.games.samurai.rules import game
from rulebook_widgets.games.samurai.state import State
from tests.games.samurai.kit import (
    allowed,
    each_count,
    events,
    play,
    random_game,
    refused,
    told,
    well_formed,
)

ANY_MOVE = [
    "place ship1 3,0", "place helmet4 1,-1", "exchange 1,0", "replay 1,-1", "end", "pass",
    "draw ship1", "keep ship1", "settle helmet 2,0", "swap buddha -3,4 rice 0,-4",
]  # fmt: skip
NUMBER = {2: 7, 3: 10, 4: 13}


def last_of(kind: str, players: int = 2, won: bool = True, **facts: object) -> State:
    """Seat 0 can close Honshu village 8 with the last figure of a kind on the board."""
    column = ("helmet", "buddha", "rice").index(kind)
    gone = tuple((NUMBER[players] - 1) * (n == column) for n in range(3))
    tile = f"{kind}2" if won else "tile_exchange"
    stranger = "rice4" if kind != "rice" else "helmet4"
    return game.position(
        players=players,
        tiles={"2,-1": (1, stranger)},
        figures={"2,0": [kind]},
        captured={0: gone, **{seat: (0, 0, 0) for seat in range(1, players - 1)}},
        hands={0: [tile if won else ("buddha2" if kind != "buddha" else "rice2"), "ship1"]},
        **facts,
    )


@each_count
@pytest.mark.parametrize("kind", ["helmet", "buddha", "rice"])
def test_sam_6_1_the_last_of_any_kind_ends_the_game(kind: str, players: int) -> None:
    state = last_of(kind, players)
    assert game.result(state) is None
    assert told(state, f"place {kind}2 1,0") == [
        ("placed", "SAM-4.4", 0),
        ("closed", "SAM-5.1", None),
        ("captured", "SAM-5.3", 0),
        ("kind_gone", "SAM-6.1", None),
        ("over", "SAM-6.3", None),
    ]
    after = play(state, f"place {kind}2 1,0")
    assert (after.phase, game.actor(after), game.legal_moves(after)) == ("over", None, [])
    assert game.result(after) is not None
    name = {"helmet": "helmet", "buddha": "Buddha", "rice": "rice field"}[kind]
    gone, over = events(state, f"place {kind}2 1,0")[-2:]
    assert game.sentence(gone) == f"The last {name} has left the board."
    assert game.sentence(over) == "The game is over."


@pytest.mark.parametrize("kind", ["helmet", "buddha", "rice"])
def test_sam_6_1_also_when_it_is_put_aside(kind: str) -> None:
    state = last_of(kind, won=False)
    move = "place rice2 1,0" if kind == "buddha" else "place buddha2 1,0"
    assert [kind for kind, *_ in told(state, move)][2:] == ["aside_zero", "kind_gone", "over"]
    assert allowed(state, move).phase == "over"


@each_count
def test_sam_6_1_not_before_the_last(players: int) -> None:
    state = game.position(
        players=players,
        tiles={"2,-1": (1, "rice4")},
        figures={"2,0": ["helmet"], "-9,9": ["helmet"]},
        captured={0: (NUMBER[players] - 2, 0, 0)},
        hands={0: ["helmet2", "ship1"]},
    )
    assert [kind for kind, *_ in told(state, "place helmet2 1,0")][-1] == "captured"
    assert allowed(state, "place helmet2 1,0").phase == "play"


def test_sam_6_1_a_swap_takes_no_figure_off_the_board() -> None:
    state = game.position(
        players=2,
        figures={"2,0": ["helmet"], "-9,9": ["rice"]},
        captured={0: (6, 0, 0)},
        hands={0: ["figure_exchange"]},
    )
    assert [kind for kind, *_ in told(state, "swap rice -9,9 helmet 2,0")] == ["swapped"]


def beside(count: int, figures: tuple[str, ...] = ("helmet", "buddha"), **facts: object) -> State:
    """Kyoto is about to close with everything tied; ``count`` figures are aside already."""
    aside = [(0, 0, 0), (0, 1, 0), (0, 1, 1), (1, 1, 1)][count]
    return game.position(
        players=2,
        tiles={
            "-2,3": (0, "samurai1"),
            "-3,5": (1, "samurai2"),
            "-4,4": (0, "rice4"),
            "-4,5": (1, "rice3"),
        },
        figures={"-3,4": list(figures)},
        aside=aside,
        hands={0: ["samurai1", "ship1", "ronin"]},
        **facts,
    )


@pytest.mark.parametrize(("before", "over"), [(0, False), (1, False), (2, True), (3, True)])
def test_sam_6_2_four_figures_aside_of_all_kinds_together(before: int, over: bool) -> None:
    """Two more are put aside: the fourth ends the game, and five are no trouble."""
    state = beside(before)
    after = allowed(state, "place samurai1 -3,3")
    assert sum(after.aside) == before + 2
    assert (after.phase == "over") == over
    kinds = [(kind, rule) for kind, rule, _ in told(state, "place samurai1 -3,3")]
    assert (("four_aside", "SAM-6.2") in kinds) == over
    if over:
        told_end = events(state, "place samurai1 -3,3")[-2]
        assert game.sentence(told_end) == f"{before + 2} figures lie beside the board."


def test_sam_6_2_captured_figures_do_not_count() -> None:
    state = game.position(players=2, aside=(1, 1, 1), captured={0: (3, 3, 3)})
    assert state.phase == "play"


def test_sam_6_3_everything_the_last_tile_closes_is_resolved() -> None:
    """The first village ends the game, and the second is evaluated all the same."""
    state = game.position(
        players=2,
        tiles={"0,-5": (1, "helmet3"), "1,-5": (0, "rice3"), "2,-5": (1, "rice2")},
        figures={"0,-6": ["helmet"], "2,-6": ["rice"]},
        captured={0: (6, 0, 0)},
        hands={0: ["samurai2", "ship1"]},
    )
    kinds = [kind for kind, *_ in told(state, "place samurai2 1,-6")]
    assert kinds.count("captured") == 2
    assert kinds[-2:] == ["kind_gone", "over"]
    after = allowed(state, "place samurai2 1,-6")
    assert (
        after.figures[after.board.place["2,-6"]] == after.figures[after.board.place["0,-6"]] == ()
    )


def test_sam_6_3_both_ends_at_once_are_told() -> None:
    state = beside(2, ("helmet", "buddha"), captured={0: (6, 0, 0)})
    kinds = [kind for kind, *_ in told(state, "place samurai1 -3,3")]
    assert kinds[-3:] == ["kind_gone", "four_aside", "over"]


@pytest.mark.parametrize("move", ANY_MOVE)
def test_sam_6_3_no_further_tile_no_drawing_no_other_turn(move: str) -> None:
    state = play(last_of("helmet"), "place helmet2 1,0")
    sentence = refused(state, move, "SAM-6.3", "over")
    assert sentence == "The game is over; no further tile is played."
    assert state.hands[0] == ("ship1",), "nobody draws"
    refusal = game.not_your_turn(state, 1)
    assert refusal.rule == "SAM-6.3"
    well_formed(refusal)


# ---------------------------------------------------------------- SAM-6.3 option: finish the turn


def test_sam_6_3_option_finish_turn_plays_the_turn_on() -> None:
    state = last_of("helmet", finish_turn=True)
    assert [kind for kind, *_ in told(state, "place helmet2 1,0")][-1] == "kind_gone"
    state = play(state, "place helmet2 1,0")
    assert (state.phase, state.ending, game.actor(state)) == ("play", True, 0)
    assert game.result(state) is None
    assert told(state, "end") == [("stopped", "SAM-4.1", 0), ("over", "SAM-6.3", None)]
    assert allowed(state, "end").phase == "over"
    assert told(state, "place ship1 3,0") == [("placed", "SAM-2.4", 0), ("over", "SAM-6.3", None)]
    over = allowed(state, "place ship1 3,0")
    assert (over.phase, over.hands[0]) == ("over", ())


def test_sam_6_3_option_finish_turn_may_still_capture() -> None:
    state = game.position(
        players=2,
        tiles={"2,-1": (1, "rice4"), "-4,5": (0, "buddha4")},
        figures={"2,0": ["helmet"], "-4,6": ["buddha"]},
        captured={0: (6, 0, 0)},
        hands={0: ["helmet2", "ronin", "ship1"]},
        finish_turn=True,
    )
    state = play(state, "place helmet2 1,0")
    assert told(state, "place ronin -3,5") == [
        ("placed", "SAM-4.4", 0),
        ("closed", "SAM-5.1", None),
        ("captured", "SAM-5.3", 0),
    ]
    state = play(state, "place ronin -3,5")
    assert (state.phase, state.ending) == ("play", True)


def test_sam_6_3_option_finish_turn_ends_when_nothing_more_can_be_played() -> None:
    state = game.position(
        players=2,
        tiles={"2,-1": (1, "rice4")},
        figures={"2,0": ["helmet"]},
        captured={0: (6, 0, 0)},
        hands={0: ["helmet2", "samurai3"]},
        finish_turn=True,
    )
    assert [kind for kind, *_ in told(state, "place helmet2 1,0")][-2:] == ["kind_gone", "over"]


@each_count
@pytest.mark.parametrize("finish_turn", [False, True])
def test_sam_6_3_every_game_ends_by_one_of_the_two_ways(players: int, finish_turn: bool) -> None:
    for seed in range(3):
        (*_, before, last) = random_game(players, seed, quick=True, finish_turn=finish_turn)
        standing = [
            sum(here.count(k) for here in last.figures) for k in ("helmet", "buddha", "rice")
        ]
        assert min(standing) == 0 or sum(last.aside) >= 4
        assert game.actor(before) != CHANCE, "no drawing after the end"
        assert last.hands[before.seat] is not None
        assert last.seat == before.seat


def test_sam_6_3_by_default_the_game_never_goes_on_after_its_end() -> None:
    for seed in range(4):
        for state in random_game(2, seed, quick=True):
            if state.phase == "play":
                kinds = {kind for here in state.figures for kind in here}
                assert len(kinds) == 3
                assert sum(state.aside) < 4
