"""Whatever people do, in whatever order: nothing fails and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from rulebook_widgets.core import EVERYTHING, AnyGame, Record
from rulebook_widgets.stage import Stage
from tests.helpers.gesturing import shown
from tests.helpers.pebble_lessons import DROPPING

SHAPES = [
    "",
    "bag",
    "do:stop",
    *(f"{kind}:{colour}" for kind in ("hand", "choice") for colour in ("red", "blue", "green")),
    *(f"cup:{cup}" for cup in range(7)),
]
MOVES = ["stop", "choose red", "drop red 0", "drop blue 3", "draw green", "nonsense", "drop red"]


def anything(stage: Stage, rng: Random) -> Callable[[], frozenset[str]]:
    """Return a gesture, sensible or not."""
    ply = rng.choice([None, None, None, stage.ply, 3])
    shape, move, number = rng.choice(SHAPES), rng.choice(MOVES), rng.randrange(-2, 12)
    sensible = [choice.encoded for group in stage.choices for choice in group.choices]
    gestures: list[Callable[[], frozenset[str]]] = [
        lambda: stage.click(shape, ply),
        lambda: stage.click(shape, ply),
        lambda: stage.choose(move, ply),
        lambda: stage.choose(rng.choice(sensible or MOVES), ply),
        lambda: stage.choose(rng.choice(sensible or MOVES)),
        stage.advance,
        stage.advance,
        stage.undo,
        stage.redo,
        stage.hint,
        stage.back_to_lesson,
        lambda: stage.step(number - 4),
        lambda: stage.seek(number),
        lambda: stage.jump(number),
        lambda: stage.switch(number - 2),
        lambda: stage.look(rng.choice([0, 1, 2, None, EVERYTHING])),
        lambda: stage.why(rng.choice(["PEB-1.1", "PEB-3.3", "X-1"])),
        lambda: stage.load(rng.choice(["{}", stage.save()[:90]])),
    ]
    return rng.choice(gestures)


def try_out(stage: Stage, rng: Random, gestures: int) -> None:
    for _gesture in range(gestures):
        anything(stage, rng)()
        assert shown(stage)
        assert stage.view == stage.game.view(stage.session.state, stage.eyes)
        assert set(stage.selection) <= stage.highlights.selected
        if stage.choices:
            assert stage.eyes in (stage.session.actor, EVERYTHING)
    record = Record.from_json(stage.save())
    assert record.replay() == stage.session.state_at(stage.session.length)


@pytest.mark.parametrize("seed", range(12))
def test_any_gestures_in_a_game(pebbles: AnyGame, seed: int) -> None:
    rng = Random(seed)
    seats = [rng.choice(["person", "random"]) for _seat in range(3)]
    stage = Stage.for_game(pebbles, 3, seed, seats=seats, follow=rng.choice([None, True, False]))
    try_out(stage, rng, 120)


@pytest.mark.parametrize("seed", range(12))
def test_any_gestures_in_a_lesson(pebbles: AnyGame, seed: int) -> None:
    stage = Stage.for_lesson(pebbles, DROPPING)
    try_out(stage, Random(seed), 120)
    stage.back_to_lesson()
    assert stage.caption is not None
    assert not stage.caption.away
