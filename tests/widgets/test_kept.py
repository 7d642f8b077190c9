"""A page is given its game to keep, and may bring one that it kept."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook_widgets.stage import Stage
from rulebook_widgets.widgets import GameWidget
from tests.helpers.pebble_lessons import DROPPING
from tests.helpers.wire import Wire, say, tap
from tests.widgets.conftest import Make


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VOILA_PREHEAT", "True")


def opened(widget: GameWidget, wire: Wire) -> dict[str, Any]:
    """Let a page come that has room; return what it is told at first."""
    wire.clear()
    say(widget, "hello", dark=False, keeps=True)
    told: dict[str, Any] = wire.told(widget)[0]["head"]
    return told


@pytest.mark.usefixtures("served")
def test_the_page_is_given_the_game_after_each_move(make: Make, wire: Wire) -> None:
    widget = make()
    assert opened(widget, wire)["keeps"] is True
    assert wire.shown(widget)["kept"] is None, "nobody has moved"
    tap(widget, "hand:green")
    assert wire.shown(widget)["kept"] is None
    for move in ("drop green 1", "stop"):
        widget.play(move)
        kept = wire.shown(widget)["kept"]
        assert kept == {"ply": widget.ply, "seats": ["person", "person"], "text": widget.save()}


@pytest.mark.usefixtures("served")
def test_what_changes_nothing_of_the_game_sends_it_no_second_time(make: Make, wire: Wire) -> None:
    widget = make()
    opened(widget, wire)
    widget.play("drop green 1")
    wire.clear()
    say(widget, "why", rule="PEB-3.2")
    tap(widget, "hand:red")
    assert "kept" not in wire.shown(widget)


def test_a_notebook_is_given_nothing_for_its_kernel_lives_on(make: Make, wire: Wire) -> None:
    widget = make()
    assert opened(widget, wire)["keeps"] is False
    widget.play("drop green 1")
    assert "kept" not in wire.shown(widget)


@pytest.mark.usefixtures("served")
def test_a_lesson_is_not_kept_nor_the_game_it_was_left_for(make: Make, wire: Wire) -> None:
    widget = make(lesson=DROPPING)
    assert opened(widget, wire)["keeps"] is False
    widget.new_game(seats="person")
    widget.play(widget.legal[0])
    assert opened(widget, wire)["keeps"] is False
    assert "kept" not in wire.shown(widget)


@pytest.mark.usefixtures("served")
def test_a_page_that_has_no_room_is_given_nothing(make: Make, wire: Wire) -> None:
    widget = make()
    say(widget, "hello", dark=False, keeps=False)
    widget.play("drop green 1")
    assert "kept" not in wire.shown(widget)


def left_game(make: Make) -> Stage:
    widget = make(players=2, seed=3, seats="person")
    widget.play("choose green")
    return widget.stage


@pytest.mark.usefixtures("served")
def test_the_game_that_a_page_kept_is_gone_on_with(make: Make, wire: Wire) -> None:
    left, widget = left_game(make), make(players=2)
    opened(widget, wire)
    say(widget, "go_on", text=left.save(), ply=left.ply, seats=list(left.seats))
    assert {"gone_on": {"problem": ""}} in wire.told(widget)
    assert widget.save() == left.save()
    assert wire.shown(widget)["handover"]["seat"] == 1
    assert wire.shown(widget)["kept"]["seats"] == ["person", "person"]


@pytest.mark.usefixtures("served")
@pytest.mark.parametrize("change", [{"text": "{}"}, {"ply": "1"}, {"seats": "ab"}, {"ply": 99}])
def test_a_page_that_brings_what_is_no_game_is_told_so(
    make: Make, wire: Wire, change: dict[str, Any]
) -> None:
    left, widget = left_game(make), make(players=2)
    opened(widget, wire)
    before = widget.save()
    kept = {"text": left.save(), "ply": left.ply, "seats": list(left.seats)}
    say(widget, "go_on", **(kept | change))
    (answer,) = [told["gone_on"] for told in wire.told(widget) if "gone_on" in told]
    assert answer["problem"] == widget.message != ""
    assert widget.save() == before
