"""Stepping, undoing, branching, and bots that move."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from rulebook_widgets.core import EVERYTHING, AnyGame
from rulebook_widgets.stage import Stage
from tests.helpers.gesturing import changes_by
from tests.stage.conftest import Make


def play_bots(stage: Stage) -> None:
    while stage.waiting:
        stage.advance()


def play_turn(stage: Stage) -> None:
    """Drop the first pebble that can be dropped, stop, and let the bots answer."""
    stage.choose(stage.choices[0].choices[0].encoded)
    if not stage.result:
        stage.choose("stop")
    play_bots(stage)


def test_stepping_goes_move_by_move_and_never_too_far(stage: Stage) -> None:
    for move in ("drop blue 1", "drop green 2"):
        stage.choose(move)
    stage.step(-1)
    assert (stage.ply, stage.controls.length) == (1, 2)
    assert stage.session.state.cups[2] == ""
    stage.step(-5)
    assert stage.ply == 0
    stage.step(9)
    assert stage.ply == 2
    assert stage.message is not None
    assert (stage.message.tone, stage.message.text) == (
        "info",
        "Ann drops a green pebble into cup 3.",
    )


@pytest.mark.parametrize("ply", [-1, 3, 10**9])
def test_seeking_what_is_not_there_is_an_error(stage: Stage, ply: int) -> None:
    stage.choose("drop blue 1")
    for gesture in (stage.seek, stage.jump):
        gesture(ply)
        assert stage.ply == 1
        assert stage.message is not None
        assert stage.message.tone == "error"


def test_the_log_jumps(stage: Stage) -> None:
    for move in ("drop blue 1", "stop"):
        stage.choose(move)
    stage.jump(stage.log[0].ply)
    assert stage.ply == 1
    assert [line.current for line in stage.log] == [True, False, False]


def test_undo_and_redo_go_by_decisions(stage: Stage) -> None:
    stage.choose("drop blue 1")
    stage.choose("stop")
    assert stage.ply == 3, "chance has drawn"
    end = stage.session.state
    stage.undo()
    assert (stage.ply, stage.controls.can_redo) == (1, True)
    assert stage.message is not None
    assert stage.message.text == "Taken back."
    stage.redo()
    assert (stage.ply, stage.session.state) == (3, end)
    assert not stage.controls.can_redo


def test_what_made_a_move_is_no_longer_selected_when_it_is_taken_back(stage: Stage) -> None:
    for back in (stage.undo, lambda: stage.step(-1)):
        stage.click("hand:blue")
        stage.click("cup:2")
        assert stage.ply == 1
        back()
        assert stage.selection == ()
        stage.click("hand:blue")
        assert stage.selection == ("hand:blue",)
        stage.click("hand:blue")


def test_undo_and_redo_say_when_there_is_nothing(stage: Stage) -> None:
    stage.undo()
    assert stage.message is not None
    assert stage.message.text == "There is nothing to take back."
    stage.redo()
    assert stage.message.text == "There is nothing to play again."


def test_undo_takes_back_what_bots_did_since(against_bot: Stage) -> None:
    stage = against_bot
    stage.choose("choose red")
    play_bots(stage)
    before = stage.ply
    play_turn(stage)
    assert stage.session.actor == 0
    assert stage.ply > before + 3
    stage.undo()
    stage.undo()
    assert stage.ply == before
    assert not stage.waiting, "the bots wait for nothing in the history"
    stage.redo()
    stage.redo()
    assert stage.ply == stage.session.length


def test_where_only_bots_play_undo_takes_back_one_move_of_a_bot(pebbles: AnyGame) -> None:
    stage = Stage.for_game(pebbles, 2, 5, seats="random")
    assert stage.eyes == EVERYTHING
    stage.advance()
    stage.advance()
    first = stage.ply - 1
    stage.undo()
    assert stage.ply == first


def test_playing_differently_keeps_the_old_line(stage: Stage) -> None:
    stage.choose("drop blue 1")
    stage.choose("drop green 2")
    stage.seek(1)
    stage.choose("drop red 4")
    assert (stage.controls.line, stage.controls.lines) == (1, 2)
    changes = changes_by(stage, stage.switch, 0)
    assert stage.session.state.cups[2] == "green"
    assert stage.message is not None
    assert stage.message.text == "Ann drops a green pebble into cup 3."
    assert {"scene", "log", "controls"} <= changes
    stage.switch(1)
    assert stage.session.state.cups[4] == "red"


def test_playing_the_same_again_goes_along_the_line(stage: Stage) -> None:
    stage.choose("drop blue 1")
    stage.choose("drop green 2")
    stage.seek(0)
    stage.choose("drop blue 1")
    assert (stage.ply, stage.controls.lines, stage.controls.length) == (1, 1, 2)


def test_switching_to_no_line_is_an_error(stage: Stage) -> None:
    stage.switch(4)
    assert stage.message is not None
    assert (stage.message.tone, stage.controls.line) == ("error", 0)


def test_a_bot_moves_when_it_is_told_to(against_bot: Stage) -> None:
    stage = against_bot
    assert not stage.waiting
    stage.choose("choose red")
    assert stage.waiting
    assert stage.status == "Ben is to move; a bot plays this seat."
    changes = changes_by(stage, stage.advance)
    assert not stage.waiting
    assert "waiting" in changes
    assert stage.message is not None
    assert stage.message.text.startswith("Ben chooses a colour. Ann shows red.")


def test_no_bot_moves_for_a_person(stage: Stage) -> None:
    stage.advance()
    assert stage.ply == 0
    assert stage.message is not None
    assert stage.message.text == "No bot is to move now."


def test_in_the_history_a_bot_makes_the_same_move_again(against_bot: Stage) -> None:
    stage = against_bot
    stage.choose("choose red")
    stage.advance()
    end = stage.ply
    stage.seek(end - 1)
    stage.advance()
    assert (stage.ply, stage.controls.lines) == (end, 1)


@pytest.mark.parametrize("colour", ["red", "blue", "green"])
def test_what_was_recorded_for_a_bot_is_not_chosen_anew(
    against_bot: Stage, pebbles: AnyGame, colour: str
) -> None:
    people = Stage.for_game(pebbles, 2, 3, seats="person", cover=False)
    people.choose("choose red")
    people.choose(f"choose {colour}")
    against_bot.load(people.save())
    against_bot.step(-1)
    assert against_bot.seats[1] == "random"
    assert not against_bot.waiting, "in the history nobody waits for a bot"
    against_bot.advance()
    assert against_bot.session.state.chosen == ("red", colour)
    assert against_bot.controls.lines == 1


def test_bots_play_the_same_from_the_same_seed(pebbles: AnyGame) -> None:
    def whole_game(seed: int) -> str:
        stage = Stage.for_game(pebbles, 3, seed, seats="random")
        play_bots(stage)
        assert stage.result
        return stage.save()

    assert whole_game(4) == whole_game(4)
    assert whole_game(4) != whole_game(5)


class Cheat:
    """A bot that tries to move what it does not have."""

    name = "cheat"
    needs_view = True

    def __init__(self) -> None:
        self.views: list[Any] = []

    def choose(self, game: AnyGame, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        self.views.append(view)
        return game.decode("drop green 0")


def test_a_bot_that_breaks_a_rule_is_told_so_and_nothing_is_lost(
    position: Make, pebbles: AnyGame
) -> None:
    cheat = Cheat()
    stage = position(hands=(("red",), ("blue",)), seat=1, seats=["person", cheat])
    assert stage.seats == ("person", "cheat")
    stage.advance()
    assert stage.ply == 0
    assert stage.message is not None
    assert (stage.message.tone, stage.message.rule) == ("refusal", "PEB-3.1")
    assert cheat.views == [pebbles.view(stage.session.state, 1)]


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_by_clicks(pebbles: AnyGame, seed: int) -> None:
    """A person who clicks the first target, again and again, gets to the end of the game."""
    stage = Stage.for_game(pebbles, 3, seed)
    for _click in range(300):
        play_bots(stage)
        if stage.result:
            break
        targets = sorted(stage.highlights.targets) or [stage.buttons[0].path[0]]
        assert changes_by(stage, stage.click, targets[0])
        assert stage.message is None or stage.message.tone == "success"
    assert stage.result[0].text.startswith("The game is over.")
    assert stage.controls.lines == 1
    assert not stage.waiting


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_by_the_list(pebbles: AnyGame, seed: int) -> None:
    stage, rng = Stage.for_game(pebbles, 2, seed, seats="person", cover=False), Random(seed)
    while not stage.result:
        choice = rng.choice(rng.choice(stage.choices).choices)
        stage.choose(choice.encoded, ply=stage.ply)
        assert stage.message is not None
        assert stage.message.tone == "success"
        if rng.random() > 0.9:
            stage.undo()
    assert stage.log[-1].text == "The game is over."
