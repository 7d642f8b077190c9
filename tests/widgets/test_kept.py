"""A page is given its game to keep, and may bring one that it kept."""

from __future__ import annotations

import json
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


def put_together(pieces: list[dict[str, Any]]) -> dict[str, Any]:
    """What a page makes of the pieces."""
    record, seats, ply = {}, [], 0
    for piece in pieces:
        ply = piece["ply"]
        if "text" in piece:
            record, seats = json.loads(piece["text"]), piece["seats"]
        else:
            record["moves"][piece["at"] :] = piece["moves"]
    return {"record": record, "seats": seats, "ply": ply}


def pieces(widget: GameWidget, wire: Wire) -> list[dict[str, Any]]:
    return [told["kept"] for told in wire.told(widget) if "kept" in told]


@pytest.mark.usefixtures("served")
def test_the_page_is_given_the_game_once_and_then_what_is_new(make: Make, wire: Wire) -> None:
    widget = make()
    assert opened(widget, wire)["keeps"] is True
    tap(widget, "hand:green")
    assert pieces(widget, wire) == [], "nobody has moved"
    people = {"seats": ["person", "person"]}
    widget.play("drop green 1")
    widget.play("stop")
    widget.undo()
    stands = {"record": json.loads(widget.save()), "ply": widget.ply} | people
    assert put_together(pieces(widget, wire)) == stands
    first, *others = pieces(widget, wire)
    assert "text" in first
    assert not any("text" in piece for piece in others)
    widget.play("drop red 0")
    widget.new_game(seats="person")
    widget.play(widget.legal[0])
    stands = {"record": json.loads(widget.save()), "ply": widget.ply} | people
    assert put_together(pieces(widget, wire)) == stands


@pytest.mark.usefixtures("served")
def test_a_whole_game_against_a_bot_is_kept_in_small_pieces(make: Make, wire: Wire) -> None:
    widget = make(players=3, seed=2, seats=["person", "random", "random"])
    opened(widget, wire)
    while not widget.over:
        if widget.legal:
            widget.play(widget.legal[-1])
        else:
            widget.advance()
    sent = pieces(widget, wire)
    assert put_together(sent)["record"] == json.loads(widget.save())
    assert max(len(json.dumps(piece)) for piece in sent[1:]) < 200


@pytest.mark.usefixtures("served")
def test_what_changes_nothing_of_the_game_sends_nothing(make: Make, wire: Wire) -> None:
    widget = make()
    opened(widget, wire)
    widget.play("drop green 1")
    wire.clear()
    say(widget, "why", rule="PEB-3.2")
    tap(widget, "hand:red")
    assert pieces(widget, wire) == []
    assert opened(widget, wire)["keeps"] is True
    (whole,) = pieces(widget, wire)
    assert "text" in whole, "the page has come anew"


def test_a_notebook_is_given_nothing_for_its_kernel_lives_on(make: Make, wire: Wire) -> None:
    widget = make()
    assert opened(widget, wire)["keeps"] is False
    widget.play("drop green 1")
    assert pieces(widget, wire) == []


@pytest.mark.usefixtures("served")
def test_a_lesson_is_not_kept_nor_the_game_it_was_left_for(make: Make, wire: Wire) -> None:
    widget = make(lesson=DROPPING)
    assert opened(widget, wire)["keeps"] is False
    widget.new_game(seats="person")
    widget.play(widget.legal[0])
    assert opened(widget, wire)["keeps"] is False
    assert pieces(widget, wire) == []


@pytest.mark.usefixtures("served")
def test_a_page_that_has_no_room_is_given_nothing(make: Make, wire: Wire) -> None:
    widget = make()
    say(widget, "hello", dark=False, keeps=False)
    widget.play("drop green 1")
    assert pieces(widget, wire) == []


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
    assert pieces(widget, wire)[-1]["seats"] == ["person", "person"]


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
