"""Every installed game on the stage: played by clicks, and all its lessons walked through."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rulebook_widgets.bots import walk
from rulebook_widgets.core import CHANCE, game_ids, load_game, room
from rulebook_widgets.stage import Stage, path_faults
from rulebook_widgets.teaching import Beat, Lesson, rehearse

GAMES = game_ids()
ENOUGH = 600
"""Moves after which a random game is left: some can go on for ever."""


def _lessons() -> Iterator[Any]:
    for game_id in GAMES:
        for lesson in room(game_id, "lessons").lessons:
            yield pytest.param(game_id, lesson, id=f"{game_id}-{lesson.id}")


LESSONS = list(_lessons())


def answers(stage: Stage, beat: Beat) -> list[tuple[str, ...]]:
    """The clicks that do what the beat asks, for each move that does it."""
    game, state = stage.game, stage.session.state
    assert beat.task is not None
    return [
        choice.path
        for group in stage.choices
        for choice in group.choices
        if beat.task.accepts(choice.encoded, game.apply(state, game.decode(choice.encoded)).events)
    ]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_move_can_be_clicked_and_is_understood(game_id: str) -> None:
    game: Any = load_game(game_id)
    scenes: Any = room(game_id, "scene")
    rng = Random(5)
    for players in range(game.min_players, game.max_players + 1):
        walked = walk(game, game.setup(players), Random(players), leave_after=ENOUGH)
        turns = [turn for turn in walked if turn.actor != CHANCE]
        for turn in turns[::5]:
            assert path_faults(game, scenes, turn.state) == []
            legal = list(game.legal_moves(turn.state))
            for move in rng.sample(legal, min(len(legal), 20)):
                for way in scenes.paths(move):
                    assert scenes.intend(turn.state, way) == move


@pytest.mark.parametrize("game_id", GAMES)
def test_a_whole_game_by_clicks(game_id: str) -> None:
    stage, rng = Stage.for_game(game_id, seed=11), Random(11)
    while not stage.result and stage.ply < ENOUGH:
        if stage.waiting:
            stage.advance()
            continue
        shapes = sorted(stage.highlights.targets)
        stage.click(rng.choice(shapes), ply=stage.ply)
        assert stage.message is None or stage.message.tone == "success"
    assert stage.controls.lines == 1
    assert all(line.rule in stage.game.rulebook for line in stage.log)
    cited = [line.rule for line in stage.result if line.rule]
    assert cited or stage.ply >= ENOUGH
    assert all(rule in stage.game.rulebook for rule in cited)


@pytest.mark.parametrize(("game_id", "lesson"), LESSONS)
def test_every_lesson_keeps_its_promises(game_id: str, lesson: Lesson) -> None:
    rehearse(load_game(game_id), lesson)


@pytest.mark.parametrize(("game_id", "lesson"), LESSONS)
def test_every_lesson_can_be_walked_through_and_its_tasks_clicked(
    game_id: str, lesson: Lesson
) -> None:
    stage = Stage.for_lesson(game_id, lesson)
    for number, beat in enumerate(lesson.beats, 1):
        assert stage.caption is not None
        assert (stage.caption.number, stage.caption.away) == (number, False)
        assert bool(beat.tries) == (stage.message is not None and stage.message.tone == "refusal")
        if beat.task is not None:
            for shape in answers(stage, beat)[0]:
                stage.click(shape, ply=stage.ply)
            assert stage.caption.solved, stage.message
        stage.step(1)
    stage.seek(0)
    assert stage.caption is not None
    assert stage.caption.number == 1


def test_a_set_up_made_by_chance_alone_points_out_nothing() -> None:
    """Thirty figures dealt at once are all new: marking each of them would say nothing."""
    stage = Stage.for_game("samurai", 4, 7, {"quick": True})
    assert stage.ply > 30
    assert stage.highlights.last == frozenset()
    for shape in stage.choices[0].choices[0].path:
        stage.click(shape)
    assert stage.highlights.last


@pytest.mark.parametrize("game_id", GAMES)
def test_the_board_in_words_counts_empty_places_instead_of_listing_them(game_id: str) -> None:
    stage = Stage.for_game(game_id, seed=1)
    bare = [shape for layer in stage.scene.layers for shape in layer.shapes if shape.bare]
    told = stage.description.splitlines()
    assert len(told) < 170  # Silk Road has 54 tiles lying open, each with a line of its own
    assert not {f"- {shape.label}" for shape in bare} & set(told)
    assert not bare or any(line.startswith("- Places with nothing on them: ") for line in told)
