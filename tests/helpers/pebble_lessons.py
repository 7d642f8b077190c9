"""Lessons of Pebbles, for the tests of teaching and stage."""

from __future__ import annotations

from rulebook_widgets.core.text import N_
from rulebook_widgets.teaching import Beat, Lesson, Start, Task

DROPPING = Lesson(
    id="dropping",
    title=N_("Dropping pebbles"),
    rules=("PEB-3.1", "PEB-3.2", "PEB-3.3"),
    start=Start(
        players=2,
        seed=7,
        position={"hands": (("blue", "green", "red"), ("blue", "red")), "cups": ("",) * 6},
    ),
    beats=(
        Beat(N_("These are the cups."), "PEB-3.1"),
        Beat(N_("Ann drops a red pebble."), "PEB-3.1", ("drop red 0",)),
        Beat(
            N_("Another may not go into the same cup."),
            "PEB-3.2",
            tries="drop blue 0",
            refused="PEB-3.2",
        ),
        Beat(
            N_("Now you."),
            "PEB-3.3",
            task=Task(N_("Drop blue right beside red."), ("drop blue 1",), hint=N_("Cup 2.")),
        ),
        Beat(
            N_("She stops and draws a green one."),
            "PEB-3.4",
            ("drop blue 1", "stop", "draw green"),
        ),
        Beat(
            N_("Ben has red and blue."),
            task=Task(N_("Drop any pebble."), event="drop"),
        ),
    ),
)

DEALING = Lesson(
    id="dealing",
    title=N_("The deal"),
    rules=("PEB-2.1",),
    start=Start(players=2, seed=3, options={"cups": "four"}),
    beats=(
        Beat(N_("First the pebbles are drawn."), "PEB-2.1"),
        Beat(N_("Ann draws."), "PEB-2.1", ("draw red", "draw red", "draw blue")),
        Beat(N_("Ben draws."), "PEB-2.1", ("draw blue", "draw blue", "draw green")),
    ),
    eyes=0,
)
