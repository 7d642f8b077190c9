"""One line in a notebook: what can be asked for, and what is said of what cannot."""

from __future__ import annotations

from typing import Any

import pytest
from traitlets import TraitError

from rulebook_widgets.core import EVERYTHING, AnyGame, Record, RulebookError
from rulebook_widgets.drawing import dark, light
from rulebook_widgets.stage import Stage
from rulebook_widgets.widgets import GameWidget
from rulebook_widgets.widgets.opening import themes_of
from tests.helpers.pebble_lessons import DROPPING
from tests.helpers.wire import pebble_rooms
from tests.widgets.conftest import Make


def test_a_game_with_players_seed_and_options(make: Make) -> None:
    widget = make(players=3, seed=5, cups="four", options={"open": True})
    assert (widget.players, widget.seed) == (3, 5)
    assert widget.stage.session.record.options == {"cups": "four", "open": True}
    assert repr(widget) == "GameWidget(players=3)"


def test_two_games_without_a_seed_differ(make: Make) -> None:
    assert make(players=2, seed=None).seed != make(players=2, seed=None).seed


def test_seats_and_eyes(make: Make) -> None:
    watching = make(players=2, seats="random")
    assert (watching.seats, watching.eyes) == (("random", "random"), EVERYTHING)
    assert make(players=2, eyes=None).eyes is None


def test_a_record_as_text_and_as_value(make: Make) -> None:
    played = make(players=2)
    played.play("choose red")
    for record in (played.record, Record.parse(played.record)):
        opened = make(record=record)
        assert opened.stage.session.state == played.stage.session.state
        assert opened.ply == played.ply


def test_a_position_takes_the_players_along(make: Make) -> None:
    assert make(position={"cups": ("red",) + ("",) * 5}, players=3).players == 3


def test_a_stage_that_is_there_already(pebbles: AnyGame) -> None:
    stage = Stage.for_lesson(pebbles, DROPPING, pebble_rooms())
    assert GameWidget(stage=stage, scenes=pebble_rooms()).stage is stage


def test_traits_can_be_set_from_the_start(make: Make) -> None:
    widget = make(speed=2.0, theme="dark")
    assert (widget.speed, widget.theme) == (2.0, "dark")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"players": 7}, "2 to 3 players"),
        ({"players": 2, "playerz": 3}, "playerz"),
        ({"players": 2, "cups": "nine"}, "nine"),
        ({"players": 2, "seats": ["person"]}, "seats"),
        ({"players": 2, "seats": "deep thought"}, "deep thought"),
        ({"lesson": DROPPING, "position": {}}, "lesson, position"),
        ({"lesson": DROPPING, "cups": "four"}, "cups"),
        ({"lesson": DROPPING, "players": 3}, "lesson has its own number of players"),
        ({"lesson": "nonsense"}, "lessons"),
        ({"record": "{}", "players": 3}, "leave players=3 out"),
        ({"record": 7}, "a text, not int"),
        ({"position": "nonsense"}, "dictionary of facts, not 'nonsense'"),
        ({"seats": 3}, "3 are no seats"),
        ({"record": "nonsense"}, "no saved game"),
        ({"position": {"cups": ("red",) * 6}}, "four red"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_cannot_be_is_one_sentence(make: Make, wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(RulebookError, match=said) as refused:
        make(**wrong)
    shown = refused.value._render_traceback_()  # type: ignore[attr-defined]
    assert shown == [str(refused.value)]


def test_a_saved_game_of_another_game_is_named(make: Make) -> None:
    record = make(players=2).record.replace('"pebbles"', '"samurai"')
    with pytest.raises(RulebookError):
        make(record=record)


def test_no_game_is_one_sentence() -> None:
    with pytest.raises(RulebookError, match="installed games"):
        GameWidget()
    with pytest.raises(RulebookError, match="installed games"):
        GameWidget("chess")


def test_on_a_page_of_voila_the_sentence_is_displayed(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Any] = []
    monkeypatch.setattr("IPython.display.display", shown.append)
    with pytest.raises(RulebookError):
        make(players=2, seats="<b>")
    assert shown == []
    monkeypatch.setenv("VOILA_PREHEAT", "True")
    with pytest.raises(RulebookError):
        make(players=2, seats="<b>")
    assert "&lt;b&gt;" in shown[0].data


def test_the_colours_of_a_game(pebbles: AnyGame) -> None:
    rooms = pebble_rooms()
    assert themes_of(pebbles, rooms) == (rooms.LIGHT, rooms.DARK)
    assert themes_of(pebbles) == (light, dark)


@pytest.mark.parametrize("wrong", [-1.0, 61.0, float("inf")])
def test_a_speed_is_a_time_one_can_wait(make: Make, wrong: float) -> None:
    with pytest.raises(TraitError, match="speed"):
        make(speed=wrong)
    widget = make(speed=0.0)
    with pytest.raises(TraitError, match="speed"):
        widget.speed = wrong
    assert widget.speed == 0.0
