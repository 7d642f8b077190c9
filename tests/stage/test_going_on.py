"""A game that was kept when its page was left is gone on with."""

from __future__ import annotations

import json

import pytest

from rulebook_widgets.bots import RandomBot
from rulebook_widgets.core import AnyGame
from rulebook_widgets.stage import Stage

TWO = ("person", "person")


def fresh(pebbles: AnyGame, **how: object) -> Stage:
    """The stage of a page that was opened anew."""
    return Stage.for_game(pebbles, 2, 8, **how)  # type: ignore[arg-type]


def go_on(stage: Stage, left: Stage) -> None:
    stage.go_on(left.save(), left.ply, left.seats)


def test_a_game_is_begun_by_the_first_move_of_a_person(pebbles: AnyGame) -> None:
    stage = fresh(pebbles, seats=["random", "person"])
    assert not stage.begun
    stage.advance()
    assert stage.session.actor == 1
    assert not stage.begun, "only a bot has moved"
    stage.choose(stage.game.legal_moves(stage.session.state)[0])
    assert stage.begun
    stage.undo()
    assert stage.begun, "the move is still there to be played again"
    stage.new_game()
    assert not stage.begun


def test_it_stands_where_it_was_left_with_all_its_lines(stage: Stage, pebbles: AnyGame) -> None:
    stage.choose("drop blue 1")
    stage.undo()
    stage.choose("drop blue 2")
    stage.choose("stop")
    stage.undo()
    again = fresh(pebbles, seats="person", cover=False)
    go_on(again, stage)
    assert again.save() == stage.save()
    assert (again.ply, again.session.length) == (stage.ply, stage.session.length)
    assert again.controls.can_redo
    assert again.controls.lines == 2


def test_the_same_sit_at_the_table(pebbles: AnyGame) -> None:
    left = fresh(pebbles, seats=["random", "person"])
    left.advance()
    again = fresh(pebbles)
    go_on(again, left)
    assert again.seats == ("random", "person")
    assert again.eyes == 1


def test_a_bot_of_ones_own_plays_on(pebbles: AnyGame) -> None:
    class Mine(RandomBot):
        name = "mine"

    left, again = [fresh(pebbles, seats=["person", Mine()]) for _ in range(2)]
    left.choose(left.game.legal_moves(left.session.state)[0])
    go_on(again, left)
    assert again.message is None
    again.advance()
    assert again.ply == left.ply + 1


@pytest.mark.parametrize(
    ("change", "ply", "seats"),
    [
        ({"version": 99}, 0, TWO),
        ({"version": 0}, 0, TWO),
        ({"moves": ["fly"]}, 0, TWO),
        ({"game": "samurai"}, 0, TWO),
        ({}, 77, TWO),
        ({}, 0, ("person", "grandmaster")),
        ({}, 0, ("person", "random", "random")),
    ],
)
def test_what_cannot_be_gone_on_with_is_explained_and_changes_nothing(
    stage: Stage, change: dict[str, object], ply: int, seats: tuple[str, ...]
) -> None:
    stage.choose("drop blue 1")
    before = (stage.save(), stage.ply, stage.seats, stage.eyes)
    stage.go_on(json.dumps(json.loads(stage.save()) | change), ply, seats)
    assert stage.message is not None
    assert stage.message.tone == "error"
    assert (stage.save(), stage.ply, stage.seats, stage.eyes) == before


def test_people_at_one_screen_are_covered_whoever_has_come_back(pebbles: AnyGame) -> None:
    left = fresh(pebbles, seats="person")
    left.choose("choose green")
    left.look(1)
    again = fresh(pebbles)
    go_on(again, left)
    assert again.handover is not None
    assert (again.handover.seat, again.eyes) == (1, None)
    assert "green" not in " ".join([line.text for line in again.log])
    again.look(1)
    assert (again.handover, again.eyes) == (None, 1)
    again.choose("choose red")
    left.choose("choose red")
    assert again.session.state == left.session.state
    assert (again.handover is None) == (left.handover is None)


def test_stepping_back_uncovers_nobody(pebbles: AnyGame) -> None:
    left = fresh(pebbles, seats="person")
    left.choose("choose green")
    go_on(again := fresh(pebbles), left)
    again.undo()
    assert again.handover is not None
    assert (again.handover.seat, again.eyes) == (0, None)


def test_while_a_bot_is_to_move_nobodys_secrets_are_shown(pebbles: AnyGame) -> None:
    left = Stage.for_game(pebbles, 3, 1, seats=["person", "random", "person"])
    left.choose(left.game.legal_moves(left.session.state)[0])
    assert left.waiting
    again = Stage.for_game(pebbles, 3, 2, seats="random")
    go_on(again, left)
    assert (again.handover, again.eyes) == (None, None)
    again.advance()
    assert again.handover is not None
    assert (again.handover.seat, again.eyes) == (2, None)


@pytest.mark.parametrize("how", [{"cover": False}, {"follow": False}])
def test_where_nothing_is_to_be_covered_the_one_to_move_looks(
    pebbles: AnyGame, how: dict[str, bool]
) -> None:
    left = fresh(pebbles, seats="person", **how)
    left.choose("choose green")
    again = fresh(pebbles, seats="person", **how)
    go_on(again, left)
    assert again.handover is None
    assert again.eyes == (0 if "follow" in how else 1)
