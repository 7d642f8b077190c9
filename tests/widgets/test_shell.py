"""The widget around a board: gestures go to the stage, and the page is told what changed."""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest

from rulebook_widgets.core import EVERYTHING, AnyGame
from rulebook_widgets.core.text import language, use_language
from rulebook_widgets.stage import Stage
from rulebook_widgets.widgets import GameWidget
from rulebook_widgets.widgets.traits import GameTraits
from tests.helpers.pebble_lessons import DROPPING
from tests.helpers.wire import Wire, client_ready, open_page, pebble_rooms, say, tap
from tests.widgets.conftest import CUPS, HANDS, Make


def position_of(widget: GameWidget) -> Any:
    return widget.stage.session.state, widget.stage.session.moves, widget.stage.session.ply


# Opening


def test_traits_say_what_is_shown(make: Make) -> None:
    widget = make()
    assert widget.title == "Pebbles"
    assert widget.status.startswith("Ann is to move.")
    assert (widget.ply, widget.length, widget.players, widget.seed) == (0, 0, 2, 1)
    assert (widget.eyes, widget.seats) == (0, ("person", "person"))
    assert "drop green 1" in widget.legal
    assert (widget.over, widget.message, widget.rule) == (False, "", "")


def test_every_public_trait_says_what_it_is_for() -> None:
    own = set(GameTraits.class_own_traits())
    assert len(own) >= 15
    for name in own:
        assert len(GameWidget.class_traits()[name].help) > 10, name


def test_nothing_is_told_before_a_page_is_there(make: Make, wire: Wire) -> None:
    widget = make()
    widget.play("drop green 1")
    assert wire.told(widget) == []


def test_a_page_is_told_everything(make: Make, wire: Wire) -> None:
    widget = make()
    open_page(widget)
    head, rest = wire.told(widget)
    assert head["head"]["title"] == "Pebbles"
    assert head["head"]["players"] == [2, 3, 2]
    assert head["head"]["words"]["refusal"] == "Not allowed"
    assert rest["show"]["status"] == widget.status
    assert rest["show"]["controls"]["length"] == 0
    assert {label for label, _, _ in rest["show"]["groups"]} >= {"green pebble", "blue pebble"}


def test_a_page_that_comes_back_is_told_the_same(widget: GameWidget, wire: Wire) -> None:
    tap(widget, "hand:green")
    tap(widget, "cup:1")
    wire.clear()
    open_page(widget)
    first = wire.told(widget)
    frames = wire.frames()
    wire.clear()
    open_page(widget)
    assert wire.told(widget) == first
    assert wire.frames() == frames
    assert first[1]["log"]["lines"]


def test_a_dark_page_gets_dark_colours(make: Make, wire: Wire) -> None:
    widget = make()
    open_page(widget, in_the_dark=True)
    assert widget.canvas.theme.dark
    say(widget, "dark", on=False)
    assert not widget.canvas.theme.dark
    widget.theme = "dark"
    assert widget.canvas.theme.dark


# Playing


def test_two_taps_make_a_move(widget: GameWidget, wire: Wire) -> None:
    tap(widget, "hand:green")
    assert widget.ply == 0
    assert "green pebble" in widget.status
    tap(widget, "cup:1")
    assert widget.ply == 1
    assert wire.shown(widget)["message"]["tone"] == "success"


def test_a_tap_is_told_in_one_message_and_painted_in_one(widget: GameWidget, wire: Wire) -> None:
    tap(widget, "hand:green")
    wire.clear()
    tap(widget, "cup:1")
    assert len(wire.told(widget)) == 1
    assert len(wire.frames()) == 1
    assert len(wire.sent) == 2


def test_only_what_changed_is_told(widget: GameWidget, wire: Wire) -> None:
    tap(widget, "hand:green")
    [told] = wire.told(widget)
    assert "status" in told["show"]
    assert not {"card", "eyes", "offer", "seats", "groups", "controls"} & told["show"].keys()
    assert told["log"]["lines"] == []


def test_a_finger_plays_as_a_mouse_does(widget: GameWidget) -> None:
    tap(widget, "hand:green", touch=True)
    tap(widget, "cup:1", touch=True)
    assert widget.ply == 1


def test_an_illegal_tap_says_why_not_and_which_rule(widget: GameWidget, wire: Wire) -> None:
    tap(widget, "hand:green")
    tap(widget, "cup:0")
    message = wire.shown(widget)["message"]
    assert (message["tone"], message["rule"]) == ("refusal", "PEB-3.2")
    assert message["text"] == widget.message
    assert wire.shown(widget)["card"]["id"] == "PEB-3.2" == widget.rule
    assert widget.ply == 0


def test_the_same_refusal_is_told_again(widget: GameWidget, wire: Wire) -> None:
    tap(widget, "hand:green")
    tap(widget, "cup:0")
    wire.clear()
    tap(widget, "cup:0")
    assert wire.told(widget)[-1]["show"]["message"]["rule"] == "PEB-3.2"


def test_a_late_tap_plays_nothing(widget: GameWidget, wire: Wire) -> None:
    widget.play("drop green 1")
    before = position_of(widget)
    tap(widget, "hand:red", ply=0)
    assert position_of(widget) == before
    assert widget.stage.selection == ()
    assert wire.shown(widget)["message"]["text"]


def test_a_move_can_be_chosen_from_the_list(widget: GameWidget, wire: Wire) -> None:
    say(widget, "group", shape="hand:green")
    group = wire.told(widget)[-1]["group"]
    assert group["shape"] == "hand:green"
    text, move = group["choices"][0]
    assert text
    say(widget, "choose", move=move, ply=group["ply"])
    assert widget.ply == 1


def test_a_late_choice_plays_nothing(widget: GameWidget) -> None:
    widget.play("drop green 1")
    say(widget, "choose", move="drop red 3", ply=0)
    assert widget.ply == 1
    assert widget.message


def test_an_illegal_choice_is_refused(widget: GameWidget) -> None:
    widget.play("drop green 0")
    assert (widget.ply, widget.rule) == (0, "PEB-3.2")


def test_a_move_of_another_game_is_one_message(widget: GameWidget) -> None:
    widget.play("castle kingside")
    assert widget.ply == 0
    assert "castle kingside" in widget.message


def test_a_choice_is_lit_without_a_word(widget: GameWidget, wire: Wire) -> None:
    say(widget, "point", about="drop blue 2")
    assert widget.stage.highlights.selected == {"hand:blue", "cup:2"}
    assert wire.frames()
    assert not [told for told in wire.told(widget) if "show" in told]


def test_undo_and_redo(widget: GameWidget) -> None:
    widget.play("drop green 1")
    say(widget, "undo")
    assert (widget.ply, widget.length) == (0, 1)
    say(widget, "redo")
    assert widget.ply == 1


def test_stepping_and_jumping(widget: GameWidget, wire: Wire) -> None:
    for move in ("drop green 1", "stop"):
        widget.play(move)
    last = widget.ply
    say(widget, "seek", n=0)
    assert widget.ply == 0
    say(widget, "step", n=1)
    assert widget.ply == 1
    say(widget, "jump", n=last)
    assert widget.ply == last
    widget.ply = 0
    assert widget.stage.ply == 0
    assert wire.shown(widget)["controls"]["can_forward"]


def test_playing_differently_keeps_the_old_line(widget: GameWidget, wire: Wire) -> None:
    widget.play("drop green 1")
    widget.seek(0)
    widget.play("drop green 3")
    assert wire.shown(widget)["controls"]["lines"] == 2
    say(widget, "line", n=0)
    assert wire.shown(widget)["controls"]["line"] == 0


def test_looking_through_other_eyes(widget: GameWidget, wire: Wire) -> None:
    say(widget, "look", eyes="1")
    assert (widget.eyes, widget.stage.eyes) == (1, 1)
    say(widget, "look", eyes="everything")
    assert widget.eyes == EVERYTHING
    say(widget, "look", eyes="public")
    assert widget.eyes is None
    widget.eyes = 0
    assert wire.shown(widget)["eyes"] == "0"


def test_people_at_one_screen_are_asked_to_hand_it_over(make: Make, wire: Wire) -> None:
    widget = make(position={"hands": HANDS, "cups": CUPS}, seats="person", follow=True)
    open_page(widget)
    widget.play("drop blue 2")
    wire.clear()
    widget.play("stop")
    shown = wire.shown(widget)
    assert shown["handover"]["show"] == "I am Ben: show my side"
    assert (widget.eyes, shown["eyes"], widget.legal) == (None, "public", ())
    say(widget, "look", eyes="1")
    assert wire.shown(widget)["handover"] is None
    assert widget.eyes == 1


def test_the_cover_can_be_switched_off(make: Make) -> None:
    where = {"position": {"hands": HANDS, "cups": CUPS}, "seats": "person", "follow": True}
    widget = make(**where, cover=False)
    widget.play("drop blue 2")
    widget.play("stop")
    assert widget.eyes == 1


def test_a_game_begun_in_a_lesson_leads_back(make: Make, wire: Wire) -> None:
    widget = make(lesson=DROPPING)
    open_page(widget)
    say(widget, "new", players=2, seed="1")
    assert wire.shown(widget)["left_lesson"] == DROPPING.title
    say(widget, "lesson")
    told = wire.shown(widget)
    assert (told["left_lesson"], told["caption"]["number"]) == ("", 1)


def test_reading_a_rule(widget: GameWidget, wire: Wire) -> None:
    say(widget, "why", rule="PEB-4.1")
    card = wire.shown(widget)["card"]
    assert (card["id"], bool(card["text"])) == ("PEB-4.1", True)
    widget.rule = "PEB-3.2"
    assert wire.shown(widget)["card"]["id"] == "PEB-3.2"


def test_the_board_in_words_is_told_only_to_those_who_read_it(
    widget: GameWidget, wire: Wire
) -> None:
    tap(widget, "hand:green")
    assert "words" not in wire.shown(widget)
    say(widget, "words", on=True)
    assert "Cup 1: red" in wire.shown(widget)["words"]
    tap(widget, "cup:1")
    assert "Cup 2: green" in wire.shown(widget)["words"]
    say(widget, "words", on=False)
    wire.clear()
    say(widget, "undo")
    assert "words" not in wire.shown(widget)


def test_the_end_is_told(make: Make, wire: Wire) -> None:
    cups = ("red", "blue", "red", "blue", "red", "")
    widget = make(position={"hands": (("green",), ()), "cups": cups}, seats="person")
    open_page(widget)
    widget.play("drop green 5")
    assert widget.over
    assert wire.shown(widget)["result"][0][0] == widget.status


# Games and records


def test_a_new_game(widget: GameWidget, wire: Wire) -> None:
    options = {"open": True, "cups": "four"}
    say(widget, "new", players=3, seed=" 12 ", options=options, seats=["person"] * 3)
    assert (widget.players, widget.seed, widget.seats) == (3, 12, ("person",) * 3)
    assert widget.stage.session.record.options == options
    assert wire.shown(widget)["options"] == options
    assert {"repaint": True} in wire.told(widget)
    wire.clear()
    say(widget, "repaint")
    assert len(wire.frames()) == 1


def test_a_seed_may_be_negative(widget: GameWidget) -> None:
    say(widget, "new", players=2, seed="-12")
    assert widget.seed == -12


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 9},
        {"players": 2, "seed": "twelve"},
        {"players": 2, "options": {"open": "perhaps"}},
        {"players": 2, "seats": ["person"]},
        {"players": 2, "seats": ["person", "deep thought"]},
    ],
    ids=str,
)
def test_a_new_game_that_cannot_be_leaves_the_old_one(
    widget: GameWidget, wire: Wire, wrong: dict[str, Any]
) -> None:
    widget.play("drop green 1")
    before = position_of(widget)
    say(widget, "new", **wrong)
    assert position_of(widget) == before
    assert wire.shown(widget)["message"]["tone"] == "error"
    assert len(widget.message) > 20


def test_save_and_load(widget: GameWidget, wire: Wire) -> None:
    widget.play("drop green 1")
    say(widget, "save")
    saved = wire.told(widget)[-1]["saved"]
    assert saved["name"] == "pebbles-2p-1.json"
    assert saved["text"] == widget.save() == widget.record
    before = widget.stage.session.state
    widget.new_game(players=3)
    say(widget, "load", text=saved["text"])
    assert widget.stage.session.state == before
    assert widget.players == 2


def test_a_file_that_is_no_record_leaves_everything(widget: GameWidget, wire: Wire) -> None:
    widget.play("drop green 1")
    good = json.loads(widget.save())
    before = position_of(widget)
    broken = [
        "",
        "not a record",
        widget.save()[:-10],
        json.dumps({**good, "game": "samurai"}),
        json.dumps({**good, "moves": ["drop green 0"]}),
        "x" * 300_000,
    ]
    for text in broken:
        wire.clear()
        say(widget, "load", text=text)
        assert position_of(widget) == before
        assert wire.shown(widget)["message"]["tone"] == "error"
        assert widget.message


# Lessons


def test_a_lesson_is_told_beat_by_beat(make: Make, wire: Wire) -> None:
    widget = make(lesson=DROPPING)
    open_page(widget)
    caption = wire.shown(widget)["caption"]
    assert (caption["title"], caption["number"], caption["count"]) == ("Dropping pebbles", 1, 6)
    say(widget, "step", n=3)
    assert wire.shown(widget)["caption"]["prompt"] == "Drop blue right beside red."
    say(widget, "hint")
    assert widget.message == "Cup 2."
    tap(widget, "hand:blue")
    tap(widget, "cup:1")
    assert wire.shown(widget)["caption"]["solved"]
    say(widget, "lesson")
    assert not wire.shown(widget)["caption"]["away"]
    assert repr(widget) == "GameWidget(lesson='dropping')"


# What goes wrong


def test_nothing_a_page_says_raises(widget: GameWidget, wire: Wire) -> None:
    before = position_of(widget)
    for content in (
        {},
        {"do": "fly"},
        {"do": None},
        {"do": "tap"},
        {"do": "tap", "x": "left", "y": 0, "width": 800},
        {"do": "seek", "n": "far"},
        {"do": "seek", "n": 10**9},
        {"do": "jump", "n": -3},
        {"do": "look", "eyes": "nobody"},
        {"do": "why", "rule": "PEB-99"},
        {"do": "line", "n": 77},
        {"do": "new"},
        {"do": "speed", "seconds": "fast"},
    ):
        widget._handle_custom_msg(content, [])
        assert position_of(widget) == before


def test_a_failure_is_logged_and_told(
    widget: GameWidget, wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    widget.stage.game = None  # type: ignore[assignment]
    with caplog.at_level(logging.ERROR, "rulebook_widgets"):
        tap(widget, "cup:1")
    message = wire.shown(widget)["message"]
    assert message["tone"] == "error"
    assert "AttributeError" in message["text"] == widget.message
    assert "Traceback" in caplog.text


def test_after_a_failure_the_game_goes_on(
    widget: GameWidget, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Stage, "click", lambda *_: 1 / 0)
        tap(widget, "hand:green")
    assert "ZeroDivisionError" in widget.message
    tap(widget, "hand:green")
    tap(widget, "cup:1")
    assert widget.ply == 1


# Cost and secrets


def test_an_ordinary_move_is_small(widget: GameWidget, wire: Wire) -> None:
    tap(widget, "hand:green")
    wire.clear()
    tap(widget, "cup:1")
    assert wire.bytes < 4_000


def test_a_page_is_never_told_what_other_seats_hold(pebbles: AnyGame, wire: Wire) -> None:
    """Two games that differ only in the other's hand look the same, byte for byte."""
    heard = []
    for hand in (("blue", "blue", "blue"), ("red", "red", "green")):
        wire.clear()
        position = {"hands": (("blue", "green", "red"), hand), "cups": CUPS}
        widget = GameWidget(
            pebbles, seed=1, position=position, seats="person", follow=False, scenes=pebble_rooms()
        )
        open_page(widget)
        say(widget, "words", on=True)
        tap(widget, "hand:green")
        tap(widget, "cup:1")
        say(widget, "group", shape="hand:red")
        say(widget, "undo")
        say(widget, "look", eyes="public")
        client_ready(widget.canvas)
        heard.append((wire.told(widget), _drawn(wire), widget.picture(), repr(widget)))
    assert heard[0] == heard[1]


def _drawn(wire: Wire) -> list[Any]:
    return [[command[1:] for command in frame] for frame in wire.frames()]


def test_eyes_that_see_everything_do_see_a_difference(make: Make, wire: Wire) -> None:
    pictures = []
    for hand in (("blue", "blue", "blue"), ("red", "red", "green")):
        position = {"hands": (hand, ("blue",)), "cups": CUPS}
        pictures.append(make(position=position, seats="person").picture())
    assert pictures[0] != pictures[1]


def test_a_widget_speaks_the_language_it_was_made_in(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    try:
        use_language("xx")
        widget = make()
        use_language("en")
        heard: list[str] = []
        monkeypatch.setattr(Stage, "click", lambda *_: heard.append(language()))
        open_page(widget)
        tap(widget, "hand:green")
        assert heard == ["xx"]
    finally:
        use_language("en")


def test_two_widgets_do_not_share_anything(make: Make) -> None:
    one, other = make(), make()
    one.play("drop green 1")
    assert (one.ply, other.ply) == (1, 0)
    assert "drop green 1" in other.legal
