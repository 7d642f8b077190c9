"""A rule with a picture, and a board that comes to life when it is asked for."""

from __future__ import annotations

import gzip
import re
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from rulebook_widgets.core import AnyGame, RulebookError, UnknownGame, registry
from rulebook_widgets.widgets import GameWidget, RuleExample, example
from tests.helpers.pebble_lessons import DROPPING
from tests.helpers.wire import Wire, pebble_rooms, say


@pytest.fixture
def lessons(pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the tiny game a room of lessons."""

    def room(game_id: str, name: str) -> Any:
        if name == "lessons":
            return SimpleNamespace(lessons=(DROPPING,))
        return registry.room(game_id, name)

    monkeypatch.setattr(example, "room", room)


def drawn(shown: RuleExample) -> str:
    return gzip.decompress(shown.picture).decode()


def made(what: str, **how: Any) -> RuleExample:
    return RuleExample("pebbles", what, scenes=pebble_rooms(), **how)


def test_it_shows_the_rule_and_a_picture_and_no_live_board(pebbles: AnyGame) -> None:
    shown = made("PEB-3.2", seed=1)
    assert shown.text.startswith("**PEB-3.2** ")
    assert pebbles.rulebook["PEB-3.2"].text in shown.text
    assert drawn(shown).startswith("<svg")
    assert shown.live is None


@pytest.mark.usefixtures("lessons")
def test_a_rule_is_shown_by_the_first_lesson_about_it() -> None:
    assert made("PEB-3.3").start().stage.lesson is DROPPING


@pytest.mark.usefixtures("lessons")
def test_a_lesson_asked_for_by_its_name_tells_no_rule() -> None:
    shown = made("dropping")
    assert shown.text == ""
    assert shown.title == ""
    assert shown.steps == f"{len(DROPPING.beats)} steps"
    assert shown.start().stage.lesson is DROPPING


def test_a_lesson_of_one_step_has_no_steps() -> None:
    short = replace(DROPPING, beats=DROPPING.beats[:1])
    assert made("PEB-3.3", lesson=short).steps == "1 step"


@pytest.mark.usefixtures("lessons")
def test_a_position_is_shown_where_one_is_named() -> None:
    shown = made("PEB-3.3", position={"cups": ("red", "", "", "", "", "")})
    assert "Cup 1: red" in drawn(shown)
    assert shown.start().stage.lesson is None


def test_where_no_kernel_runs_rule_and_picture_can_be_read(
    pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    outputs: list[dict[str, Any]] = []
    monkeypatch.setattr(example, "display", lambda data, **_how: outputs.append(data))
    shown = made("PEB-3.2", seed=1)
    shown._ipython_display_()
    words, board = outputs
    assert words["text/markdown"] == shown.text
    assert board["image/svg+xml"] == drawn(shown)


def test_a_rule_without_a_lesson_is_shown_by_a_game(pebbles: AnyGame) -> None:
    assert made("PEB-1.1", players=3, seed=1).start().players == 3


def test_the_page_brings_the_board_to_life(pebbles: AnyGame, wire: Wire) -> None:
    shown = made("PEB-3.2", seed=1)
    wire.clear()
    say(shown, "start")
    assert isinstance(shown.live, GameWidget)
    assert f"IPY_MODEL_{shown.live.model_id}" in wire.text()
    first = shown.live
    say(shown, "start")
    assert shown.live is first


def test_it_can_be_live_from_the_start(pebbles: AnyGame) -> None:
    assert made("PEB-3.2", seed=1, live=True).live is not None


def test_a_dark_page_gets_a_dark_picture(pebbles: AnyGame) -> None:
    shown = made("PEB-3.2", seed=1)
    light = shown.picture
    say(shown, "draw", dark=True)
    assert shown.picture != light
    say(shown, "draw", dark=False)
    assert shown.picture == light


def test_a_served_page_gets_a_picture_when_it_asks_and_its_place_before(
    pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VOILA_PREHEAT", "True")
    shown = made("PEB-3.2", seed=1)
    assert shown.picture == b""
    assert "image/svg+xml" not in shown._repr_mimebundle_()[0]
    assert shown.alt == "Pebbles. A row of 6 cups."
    say(shown, "draw", dark=False)
    _, _, width, height = re.search(r'viewBox="(.+?)"', drawn(shown))[1].split()
    assert shown.ratio == pytest.approx(float(width) / float(height), rel=0.001)


def test_what_goes_wrong_is_told(pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = made("PEB-3.2", seed=1)
    monkeypatch.setattr(RuleExample, "start", lambda _: 1 / 0)
    say(shown, "start")
    assert "ZeroDivisionError" in shown.problem


def test_it_costs_a_page_little(pebbles: AnyGame, wire: Wire) -> None:
    made("PEB-3.2", seed=1)
    assert wire.bytes < 20_000


def test_a_page_is_told_everything_at_once(pebbles: AnyGame, wire: Wire) -> None:
    made("PEB-3.2", seed=1, live=True)
    assert wire.sent
    assert [data for _, data, _ in wire.sent if data.get("method") == "update"] == []


def test_what_is_not_there_is_one_sentence(pebbles: AnyGame) -> None:
    with pytest.raises(RulebookError, match="PEB-9"):
        made("PEB-9")
    with pytest.raises(UnknownGame):
        RuleExample("chess", "PEB-3.2")
