"""A rehearsal finds every promise that a lesson breaks."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rulebook_widgets.core import AnyGame
from rulebook_widgets.teaching import Beat, Lesson, LessonError, Start, Task, rehearse
from tests.helpers.pebble_lessons import DEALING, DROPPING

START = Start(2, position={"hands": (("red", "blue"), ("green",)), "cups": ("red",) + ("",) * 5})


def lesson(*beats: Beat, rules: tuple[str, ...] = (), **more: Any) -> Lesson:
    return Lesson("mine", "Mine", rules, START, beats, **more)


@pytest.mark.parametrize("good", [DROPPING, DEALING])
def test_a_good_lesson_is_played_to_its_end(pebbles: AnyGame, good: Lesson) -> None:
    script = rehearse(pebbles, good)
    assert script.lesson is good
    assert script.plies[-1] == script.session.length


BROKEN: dict[str, tuple[Lesson, str]] = {
    "silent": (lesson(Beat("")), "beat 1: it says nothing"),
    "unknown rule": (lesson(Beat("A"), Beat("B", "PEB-9.9")), "beat 2: .*no rule 'PEB-9.9'"),
    "legal try": (
        lesson(Beat("A", tries="drop blue 1", refused="PEB-3.2")),
        "beat 1: the try 'drop blue 1' is legal; PEB-3.2 was to refuse it",
    ),
    "another rule": (
        lesson(Beat("A", tries="drop red 1", refused="PEB-3.2")),
        "beat 1: the try 'drop red 1' is refused by PEB-3.3, not by PEB-3.2: A red pebble lies",
    ),
    "try of nothing": (lesson(Beat("A", refused="PEB-3.2")), "beat 1: '' is not a move"),
    "try without a rule": (lesson(Beat("A", tries="drop red 1")), "beat 1: .*no rule ''"),
    "try of no move": (lesson(Beat("A", tries="jump 3", refused="PEB-3.2")), "'jump 3' is not"),
    "move of nobody": (lesson(Beat("A", moves=("drop green 3",))), "'drop green 3' is not poss"),
    "asks nothing": (lesson(Beat("A", task=Task("", ("stop",)))), "task asks nothing"),
    "accepts nothing": (lesson(Beat("A", task=Task("Go."))), "task accepts nothing"),
    "accepts the forbidden": (
        lesson(Beat("A", task=Task("Go.", ("drop blue 1", "drop red 1")))),
        "beat 1: A red pebble lies",
    ),
    "waits in vain": (
        lesson(Beat("A", task=Task("Go.", event="end"))),
        "waits for 'end', which no legal move brings about",
    ),
    "task for others": (
        lesson(Beat("A", task=Task("Go.", event="drop")), eyes=1),
        "these eyes are not to move here",
    ),
    "task for onlookers": (
        lesson(Beat("A", task=Task("Go.", event="drop")), eyes=None),
        "these eyes are not to move here",
    ),
    "broken promise": (lesson(Beat("A", "PEB-3.1"), rules=("PEB-3.2",)), "promises PEB-3.2"),
    "promise of no rule": (
        lesson(Beat("A", "PEB-3.1"), rules=("PEB-9",)),
        "PEB-9, which is no rule",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_promise_is_found(pebbles: AnyGame, name: str) -> None:
    broken, complaint = BROKEN[name]
    with pytest.raises(LessonError, match=complaint):
        rehearse(pebbles, broken)


def test_a_refusal_shows_a_rule_too(pebbles: AnyGame) -> None:
    beat = Beat("A", tries="drop red 1", refused="PEB-3.3")
    assert rehearse(pebbles, lesson(beat, rules=("PEB-3.3",))).plies == (0,)


def test_every_beat_of_a_good_lesson_matters(pebbles: AnyGame) -> None:
    """Leaving out the beat with the first move makes the rest impossible."""
    beats = (DROPPING.beats[0], *DROPPING.beats[2:])
    with pytest.raises(LessonError):
        rehearse(pebbles, msgspec.structs.replace(DROPPING, beats=beats))
