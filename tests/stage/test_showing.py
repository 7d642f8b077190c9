"""What a screen is shown, and that it is made only once."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rulebook_widgets.core import EVERYTHING, AnyGame, room
from rulebook_widgets.drawing import Highlights, Layer, Scene, Shape
from rulebook_widgets.stage import SHOWN, Choice, Controls, LogLine, Stage
from tests.helpers.gesturing import changes_by, shown
from tests.stage.conftest import HANDS, Make


def test_everything_named_in_shown_is_there(stage: Stage) -> None:
    assert all(hasattr(stage, name) for name in SHOWN)
    assert len(set(SHOWN)) == len(SHOWN)


def test_the_view_is_that_of_the_eyes(stage: Stage, pebbles: AnyGame) -> None:
    for eyes in (0, 1, None, EVERYTHING):
        stage.look(eyes)
        assert stage.view == pebbles.view(stage.session.state, eyes)


def test_the_scene_is_that_of_the_game(stage: Stage) -> None:
    stage.click("hand:red")
    assert stage.scene == room("pebbles", "scene").scene(stage.view, stage.highlights)
    assert "Cup 1: red" in stage.description


def test_the_log_says_what_happened_with_rule_and_place(stage: Stage) -> None:
    stage.choose("drop blue 1")
    stage.choose("drop green 2")
    stage.step(-1)
    assert stage.log == (
        LogLine(1, "Ann drops a blue pebble into cup 2.", "PEB-3.1", 0, current=True),
        LogLine(2, "Ann drops a green pebble into cup 3.", "PEB-3.1", 0, ahead=True),
    )


def test_chance_after_a_move_is_current_with_it(stage: Stage) -> None:
    stage.choose("drop blue 1")
    stage.choose("stop")
    assert [(line.ply, line.rule) for line in stage.log if line.current] == [
        (2, "PEB-3.4"),
        (3, "PEB-3.5"),
    ]
    assert stage.highlights.last == {"bag"}


def test_the_log_keeps_secrets(stage: Stage) -> None:
    stage.choose("drop blue 1")
    stage.choose("stop")
    assert stage.log[-1].text.startswith("Ann draws a ")
    assert stage.log[-1].text != "Ann draws a pebble."
    for eyes in (1, None):
        stage.look(eyes)
        assert stage.log[-1].text == "Ann draws a pebble."
        assert stage.highlights.last == frozenset()
    stage.look(EVERYTHING)
    assert stage.log[-1].text != "Ann draws a pebble."


def test_choices_are_all_legal_moves_in_groups(stage: Stage, pebbles: AnyGame) -> None:
    listed = [choice for group in stage.choices for choice in group.choices]
    legal = pebbles.legal_moves(stage.session.state)
    assert {choice.encoded for choice in listed} == set(map(pebbles.encode, legal))
    assert len(listed) == len(legal)
    first = stage.choices[0]
    assert (first.label, first.shape) == ("red pebble", "hand:red")
    assert first.choices[0] == Choice(
        "Drop a red pebble into cup 3", "drop red 2", ("hand:red", "cup:2")
    )


def test_what_a_shape_is_called_does_not_depend_on_marks(stage: Stage) -> None:
    class Marking:
        def __getattr__(self, name: str) -> Any:
            return getattr(room("pebbles", "scene"), name)

        def scene(self, view: Any, highlights: Highlights) -> Scene:
            shape = Shape("hand:red", "chosen" if highlights.selected else "red pebble")
            return Scene(1, 1, (Layer("all", (shape,)),))

    stage._scenes = Marking()
    stage.click("hand:red")
    assert "chosen" in stage.description
    assert stage.choices[0].label == "red pebble"
    assert "Chosen so far: red pebble." in stage.status


def test_moves_without_a_place_are_buttons_and_a_group_of_their_own(stage: Stage) -> None:
    assert stage.buttons == ()
    stage.choose("drop blue 1")
    stop = Choice("Stop", "stop", ("do:stop",))
    assert stage.buttons == (stop,)
    last = stage.choices[-1]
    assert (last.label, last.shape, last.choices) == ("Other moves", "", (stop,))


def test_sentences_of_moves_are_made_when_somebody_reads_them(
    stage: Stage, pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage.choose("drop blue 1")
    told: list[Any] = []
    sentence = pebbles.sentence
    monkeypatch.setattr(
        type(pebbles), "sentence", lambda _, said: told.append(said) or sentence(said)
    )
    stage.click(stage.choices[0].shape)
    groups = stage.choices
    assert stage.buttons
    assert [len(group) for group in groups] == [len(group.encoded) for group in groups]
    legal = pebbles.legal_moves(stage.session.state)
    assert [move for move in told if move in legal] == [pebbles.decode("stop")], "it is a button"
    assert groups[0].choices[0].text == sentence(pebbles.decode(groups[0].encoded[0]))
    assert groups[0].choices[0].text


def test_groups_are_equal_if_they_offer_the_same(stage: Stage, pebbles: AnyGame) -> None:
    before = stage.choices
    stage.look(None)
    assert stage.choices == ()
    stage.look(0)
    assert stage.choices == before
    assert stage.choices[0] is not before[0]
    assert len({*before, *stage.choices}) == len(before)
    assert stage.choices[0] != before[1]


@pytest.mark.parametrize("eyes", [1, None])
def test_choices_and_buttons_are_for_the_eyes_of_the_actor_only(stage: Stage, eyes: Any) -> None:
    stage.choose("drop blue 1")
    stage.look(eyes)
    assert stage.choices == ()
    assert stage.buttons == ()
    assert stage.highlights.targets == frozenset()
    assert stage.status == "Ann is to move."


def test_the_status_counts_the_possible_moves(stage: Stage) -> None:
    assert stage.status == "Ann is to move. Possible moves: 14."
    stage.click("hand:red")
    assert stage.status == "Ann is to move. Chosen so far: red pebble. Ways to go on: 4."


def test_the_game_may_say_itself_what_can_be_done(stage: Stage) -> None:
    class Prompting:
        def __getattr__(self, name: str) -> object:
            return getattr(room("pebbles", "scene"), name)

        def prompt(self, view: Any) -> str:
            return f"Drop one of {view.hand_sizes[0]} pebbles."

    stage._scenes = Prompting()  # type: ignore[assignment]
    assert stage.status == "Ann is to move. Drop one of 3 pebbles."
    stage.look(1)
    assert stage.status == "Ann is to move."


def test_the_result_names_winners_and_cites_rules(position: Make) -> None:
    stage = position(
        hands=(("red",), ()),
        cups=("", "blue", "green", "blue", "green", "blue"),
        chosen=("red", "blue"),
    )
    assert stage.result == ()
    stage.choose("drop red 0")
    assert [(line.text, line.rule, line.seat) for line in stage.result] == [
        ("The game is over. Ben wins.", "", 1),
        ("Ann has 1 in red.", "PEB-4.2", 0),
        ("Ben has 3 in blue.", "PEB-4.2", 1),
    ]
    assert stage.status == "The game is over. Ben wins."
    stage.undo()
    assert stage.result == ()


def test_a_shared_victory_names_all(position: Make) -> None:
    stage = position(
        players=3,
        hands=(("red",), ()),
        cups=("", "blue", "green", "blue", "red", "blue"),
        chosen=("blue", "blue", "red"),
    )
    stage.choose("drop red 0")
    assert stage.result[0].text == "The game is over. These share the victory: Ann, Ben."
    assert stage.result[1].text == "Places: 1. Ann, Ben · 3. Cleo"


def test_the_card_is_the_rule_asked_for(stage: Stage) -> None:
    assert stage.card is None
    assert changes_by(stage, stage.why, "PEB-2.2") == {"card"}
    assert stage.card is not None
    assert stage.card.ruling.startswith("The sheet does not say")


def test_asking_for_a_rule_leaves_the_message_and_its_marks(stage: Stage) -> None:
    stage.click("hand:red")
    stage.click("cup:1")
    message, marks = stage.message, stage.highlights
    assert changes_by(stage, stage.why, "PEB-1.1") == {"card"}
    assert (stage.message, stage.highlights) == (message, marks)


def test_the_card_goes_along_with_the_play(stage: Stage) -> None:
    stage.why("PEB-2.2")
    stage.choose("drop blue 1")
    stage.choose("stop")
    assert stage.card is not None
    assert stage.card.id == "PEB-3.4"
    stage.step(-2)
    assert stage.card.id == "PEB-3.1"


def test_asking_for_an_unknown_rule_is_an_error_and_keeps_the_card(stage: Stage) -> None:
    stage.why("PEB-2.2")
    stage.why("SAM-1.1")
    assert stage.message is not None
    assert stage.message.tone == "error"
    assert "no rule 'SAM-1.1'" in stage.message.text
    assert stage.card is not None
    assert stage.card.id == "PEB-2.2"


def test_the_controls_tell_where_one_can_go(stage: Stage) -> None:
    assert stage.controls == Controls(0, 0, False, False, False, False, 0, 1)
    stage.choose("drop blue 1")
    assert stage.controls == Controls(1, 1, True, False, True, False, 0, 1)
    stage.undo()
    assert stage.controls == Controls(0, 1, False, True, False, True, 0, 1)
    stage.choose("drop green 2")
    assert stage.controls == Controls(1, 1, True, False, True, False, 1, 2)


def test_outside_lessons_there_is_no_caption(stage: Stage) -> None:
    assert stage.caption is None
    assert stage.lesson is None


def test_what_others_hide_changes_nothing_that_is_shown(position: Make) -> None:
    other_hands = (HANDS[0], ("green", "green", "green"))
    one, other = (position(hands=hands, seed=4, eyes=0) for hands in (HANDS, other_hands))
    for stage in (one, other):
        stage.choose("drop blue 1")
        stage.click("cup:1")
    for name in SHOWN:
        assert getattr(one, name) == getattr(other, name), name
    one.look(EVERYTHING)
    other.look(EVERYTHING)
    assert one.view != other.view, "the positions do differ"


class Counting:
    """Counts how often views, scenes and legal moves are made."""

    def __init__(self, stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made: Counter[str] = Counter()
        scenes, game = room("pebbles", "scene"), stage.game
        stage._scenes = self
        self.paths, self.intend, self._scene = scenes.paths, scenes.intend, scenes.scene
        for name in ("view", "legal_moves", "result"):
            monkeypatch.setattr(game, name, self._counted(name, getattr(game, name)))

    def _counted(self, name: str, make: Any) -> Any:
        def counted(*args: Any) -> Any:
            self.made[name] += 1
            return make(*args)

        return counted

    def scene(self, *args: Any) -> Any:
        self.made["scene"] += 1
        return self._scene(*args)


def test_nothing_is_made_twice(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    counting = Counting(stage, monkeypatch)
    for _look in range(3):
        for name in SHOWN:
            getattr(stage, name)
    assert counting.made == {"view": 1, "legal_moves": 1, "result": 1, "scene": 2}
    counting.made.clear()
    stage.why("PEB-2.2")
    assert counting.made == {}
    stage.click("hand:red")
    assert shown(stage)
    assert counting.made == {"scene": 1}


def test_nothing_is_made_before_it_is_asked_for(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    counting = Counting(stage, monkeypatch)
    assert stage.ply == 0
    assert stage.log == ()
    assert counting.made == {}


def test_a_gesture_without_effect_changes_nothing(stage: Stage) -> None:
    assert changes_by(stage, stage.seek, 0) == set()
    assert changes_by(stage, stage.step, -1) == set()
    assert changes_by(stage, stage.look, stage.eyes) == set()
