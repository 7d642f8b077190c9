"""Bots and steps that follow one another: with pauses, and never in the way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from rulebook_widgets.widgets import GameWidget
from rulebook_widgets.widgets.pacing import Pacer
from tests.helpers.pebble_lessons import DROPPING
from tests.helpers.wire import Wire, open_page, say, tap
from tests.widgets.conftest import CUPS, HANDS, Make

QUICK = 0.01


async def until(true: Callable[[], bool], seconds: float = 5.0) -> None:
    """Wait until something is true."""
    for _ in range(int(seconds / 0.005)):
        if true():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it did not come true")


def against_bot(make: Make) -> GameWidget:
    position = {"hands": HANDS, "cups": CUPS}
    return make(position=position, seats=["person", "random"], speed=QUICK)


def test_a_pacer_acts_until_there_is_nothing_to_do() -> None:
    left = [3]

    def act() -> None:
        left[0] -= 1

    async def run() -> None:
        pacer = Pacer(lambda: QUICK if left[0] else None, act)
        pacer.wake()
        pacer.wake()
        await until(lambda: not pacer.busy)

    asyncio.run(run())
    assert left == [0]


def test_a_pacer_that_was_stopped_does_nothing_more() -> None:
    done: list[int] = []

    async def run() -> None:
        pacer = Pacer(lambda: QUICK, lambda: done.append(1))
        pacer.wake()
        pacer.stop()
        await asyncio.sleep(5 * QUICK)

    asyncio.run(run())
    assert done == []


def test_a_pacer_without_a_loop_waits() -> None:
    pacer = Pacer(lambda: QUICK, lambda: None)
    pacer.wake()
    assert not pacer.busy


def test_bots_answer_by_themselves(make: Make) -> None:
    async def run() -> None:
        widget = against_bot(make)
        open_page(widget)
        tap(widget, "hand:green")
        tap(widget, "cup:1")
        say(widget, "choose", move="stop", ply=widget.stage.ply)
        assert widget.stage.waiting
        await until(lambda: widget.stage.session.actor == 0 or widget.over)

    asyncio.run(run())


def test_bots_wait_for_a_page(make: Make) -> None:
    async def run() -> None:
        widget = against_bot(make)
        widget.play("drop green 1")
        widget.play("stop")
        ply = widget.ply
        await asyncio.sleep(10 * QUICK)
        assert widget.ply == ply

    asyncio.run(run())


def test_a_click_while_bots_play_is_answered_at_once(make: Make, wire: Wire) -> None:
    async def run() -> None:
        widget = against_bot(make)
        widget.speed = 0.3
        open_page(widget)
        widget.play("drop green 1")
        widget.play("stop")
        wire.clear()
        tap(widget, "cup:3")
        assert wire.told(widget)[-1]["show"]["message"]["text"]
        await until(lambda: not widget.stage.waiting)

    asyncio.run(run())


def test_a_reader_can_hold_the_bots(make: Make, wire: Wire) -> None:
    async def run() -> None:
        widget = against_bot(make)
        open_page(widget)
        widget.play("drop green 1")
        widget.play("stop")
        assert wire.shown(widget)["running"]
        say(widget, "play", on=False)
        assert not wire.shown(widget)["running"]
        ply = widget.ply
        await asyncio.sleep(10 * QUICK)
        assert widget.ply == ply
        say(widget, "play", on=True)
        await until(lambda: not widget.stage.waiting)
        await until(lambda: not widget.playing)

    asyncio.run(run())


def test_the_history_is_played_step_by_step(make: Make, wire: Wire) -> None:
    async def run() -> None:
        widget = make(speed=QUICK)
        open_page(widget)
        for move in ("drop green 1", "drop red 3"):
            widget.play(move)
        widget.seek(0)
        say(widget, "play", on=True)
        assert widget.playing
        await until(lambda: widget.ply == 2)
        await until(lambda: not widget.playing)
        assert not wire.shown(widget)["running"]

    asyncio.run(run())


def test_a_gesture_stops_the_play(make: Make) -> None:
    async def run() -> None:
        widget = make(speed=QUICK)
        open_page(widget)
        for move in ("drop green 1", "drop red 3"):
            widget.play(move)
        widget.seek(0)
        widget.playing = True
        say(widget, "step", n=1)
        assert not widget.playing
        await asyncio.sleep(10 * QUICK)
        assert widget.ply == 1

    asyncio.run(run())


def test_bots_among_themselves_wait_until_they_are_asked(make: Make) -> None:
    async def run() -> None:
        widget = make(players=2, seats="random", speed=QUICK)
        open_page(widget)
        ply = widget.ply
        await asyncio.sleep(10 * QUICK)
        assert widget.ply == ply
        say(widget, "play", on=True)
        await until(lambda: widget.over)
        await until(lambda: not widget.playing)

    asyncio.run(run())


def test_a_lesson_gives_time_to_read(make: Make) -> None:
    widget = make(lesson=DROPPING, speed=1.0)
    open_page(widget)
    widget.playing = True
    assert widget._pause() == 4.0


def test_a_bot_that_fails_is_told_and_not_asked_again(
    make: Make, wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        widget = against_bot(make)
        open_page(widget)
        widget.play("drop green 1")
        asked: list[int] = []

        def fail() -> None:
            asked.append(1)
            raise ZeroDivisionError

        widget.stage.advance = fail  # type: ignore[method-assign, assignment]
        widget.play("stop")
        await until(lambda: bool(asked))
        await asyncio.sleep(10 * QUICK)
        assert asked == [1]
        assert "ZeroDivisionError" in widget.message

    asyncio.run(run())
