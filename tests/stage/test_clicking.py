"""Playing by clicks and from the list; what is forbidden is explained, never silent."""

from __future__ import annotations

import pytest

from rulebook_widgets.core import CHANCE, EVERYTHING, AnyGame
from rulebook_widgets.stage import Message, Stage
from tests.helpers.gesturing import changes_by
from tests.stage.conftest import Make


def marks(stage: Stage, kind: str) -> set[str]:
    return set(getattr(stage.highlights, kind))


def test_without_a_selection_the_first_shapes_are_targets(stage: Stage) -> None:
    assert marks(stage, "targets") == {"hand:red", "hand:blue", "hand:green"}
    assert marks(stage, "selected") == set()


def test_a_click_selects_and_shows_where_to_go_on(stage: Stage) -> None:
    changes = changes_by(stage, stage.click, "hand:red")
    assert stage.selection == ("hand:red",)
    assert marks(stage, "selected") == {"hand:red"}
    assert marks(stage, "targets") == {"cup:2", "cup:3", "cup:4", "cup:5"}
    assert stage.message is None
    assert stage.ply == 0
    assert {"scene", "highlights", "status"} == set(changes)


def test_two_clicks_play(stage: Stage) -> None:
    stage.click("hand:red")
    stage.click("cup:3")
    assert stage.ply == 1
    assert stage.session.state.cups[3] == "red"
    assert stage.selection == ()
    assert marks(stage, "last") == {"cup:3"}
    assert stage.message == Message("success", "Ann drops a red pebble into cup 4.", "PEB-3.1")


def test_a_second_click_lets_go(stage: Stage) -> None:
    stage.click("hand:red")
    stage.click("hand:red")
    assert stage.selection == ()
    assert marks(stage, "targets") == {"hand:red", "hand:blue", "hand:green"}


def test_another_first_shape_begins_anew(stage: Stage) -> None:
    stage.click("hand:red")
    stage.click("hand:blue")
    assert stage.selection == ("hand:blue",)
    assert "cup:1" in marks(stage, "targets")


def test_what_a_choice_of_the_list_is_about_is_lit_and_put_out(stage: Stage) -> None:
    stage.click("hand:red")
    stage.click("cup:1")
    refused = stage.message
    changes = changes_by(stage, stage.point, "drop blue 2")
    assert "highlights" in changes
    assert not {"message", "status", "choices"} & changes
    assert marks(stage, "selected") == {"hand:blue", "cup:2"}
    assert stage.message == refused
    assert stage.selection == ("hand:red",), "nothing is chosen by looking"
    stage.point("hand:green")
    assert marks(stage, "selected") == {"hand:green"}
    for nothing in ("", "drop green 0", "hand:yellow", "nonsense"):
        stage.point("drop blue 2")
        stage.point(nothing)
        assert marks(stage, "selected") == {"hand:red"}
    stage.point("drop blue 2")
    stage.why("PEB-1.1")
    assert marks(stage, "selected") == {"hand:blue", "cup:2"}
    stage.look(1)
    assert marks(stage, "selected") == set()


def test_a_forbidden_click_says_why_and_keeps_the_selection(stage: Stage) -> None:
    stage.click("hand:red")
    changes = changes_by(stage, stage.click, "cup:1")
    assert stage.message == Message(
        "refusal", "A red pebble lies in cup 1, right beside it.", "PEB-3.3", ("cup:0",)
    )
    assert marks(stage, "refused") == {"cup:0"}
    assert stage.card is not None
    assert stage.card.id == "PEB-3.3"
    assert stage.selection == ("hand:red",)
    assert stage.ply == 0
    assert {"message", "card", "highlights", "scene"} >= changes >= {"message", "card"}


def test_the_marks_of_a_refusal_go_with_the_next_gesture(stage: Stage) -> None:
    stage.click("hand:red")
    stage.click("cup:1")
    stage.click("hand:blue")
    assert stage.message is None
    assert marks(stage, "refused") == set()


def test_a_forbidden_move_of_one_click_says_why(stage: Stage) -> None:
    stage.click("do:stop")
    assert stage.message is not None
    assert (stage.message.tone, stage.message.rule) == ("refusal", "PEB-3.4")


def test_a_forbidden_move_of_one_click_says_why_whatever_is_selected(stage: Stage) -> None:
    stage.click("hand:red")
    stage.click("do:stop")
    assert stage.message is not None
    assert (stage.message.tone, stage.message.rule) == ("refusal", "PEB-3.4")
    assert stage.selection == ("hand:red",)


def test_a_click_that_means_nothing_says_what_can_be_clicked(stage: Stage) -> None:
    stage.click("cup:4")
    assert stage.message == Message(
        "info",
        '"Cup 5: empty" is not what comes next. '
        "You can click: red pebble, blue pebble, green pebble.",
    )


def test_a_click_beside_everything_says_what_can_be_clicked(stage: Stage) -> None:
    stage.click("hand:red")
    stage.click("")
    assert stage.message == Message(
        "info",
        "There is nothing to click there. "
        "You can click: Cup 3: empty, Cup 4: empty, Cup 5: empty, Cup 6: empty.",
    )
    assert stage.selection == ("hand:red",)


def test_many_targets_are_counted(position: Make) -> None:
    stage = position(hands=(("red",), ()))
    stage.click("hand:red")
    stage.click("bag")
    assert stage.message is not None
    assert "Cup 4: empty and 2 more" in stage.message.text


def test_clicks_in_another_order_are_understood(stage: Stage, pebbles: AnyGame) -> None:
    """Where the game reads a click as a legal move, it is made."""
    drop = pebbles.decode("drop green 4")

    class Generous:
        def __getattr__(self, name: str) -> object:
            return getattr(stage_scenes, name)

        def intend(self, state: object, clicked: tuple[str, ...]) -> object:
            return drop if clicked == ("cup:4",) else None

    stage_scenes = stage._scenes
    stage._scenes = Generous()  # type: ignore[assignment]
    stage.click("cup:4")
    assert stage.session.moves == (drop,)


def test_a_shape_that_is_no_place_of_the_game_is_an_error_and_loses_nothing(stage: Stage) -> None:
    stage.click("hand:red")
    stage.click("cup:77")
    assert stage.message is not None
    assert stage.message.tone == "error"
    assert "names no pebble or no cup" in stage.message.text
    assert stage.selection == ("hand:red",)


def test_a_move_can_be_chosen(stage: Stage, pebbles: AnyGame) -> None:
    changes = changes_by(stage, stage.choose, "drop blue 1")
    assert stage.session.state.cups[:2] == ("red", "blue")
    assert {"view", "scene", "log", "choices", "buttons", "controls"} <= changes
    stage.choose(pebbles.decode("drop green 2"))
    assert stage.ply == 2


def test_a_forbidden_choice_says_why(stage: Stage) -> None:
    stage.choose("drop red 1")
    assert stage.message is not None
    assert stage.message.rule == "PEB-3.3"
    assert stage.ply == 0


@pytest.mark.parametrize("move", ["sail away", "drop red", "drop red x", "", object(), None, 7])
def test_a_choice_that_is_no_move_is_an_error(stage: Stage, move: object) -> None:
    before = stage.save()
    stage.choose(move)
    assert stage.message is not None
    assert stage.message.tone == "error"
    assert stage.save() == before


def test_a_late_click_plays_nothing_and_says_so(stage: Stage) -> None:
    seen = stage.ply
    stage.choose("drop blue 1", ply=seen)
    stage.click("hand:red", ply=seen)
    assert stage.selection == ()
    assert stage.message is not None
    assert (stage.message.tone, stage.ply) == ("info", 1)
    assert "after move 0" in stage.message.text
    assert "after move 1" in stage.message.text
    assert "Nothing was played" in stage.message.text


def test_a_late_choice_plays_nothing_even_if_it_is_still_legal(stage: Stage) -> None:
    stage.choose("drop blue 1", ply=0)
    stage.choose("drop red 3", ply=0)
    assert stage.ply == 1
    assert stage.message is not None
    assert stage.message.tone == "info"


def test_a_selection_does_not_outlive_its_position(stage: Stage) -> None:
    stage.click("hand:red")
    stage.choose("drop blue 1")
    assert stage.selection == ()
    stage.undo()
    stage.click("hand:red")
    stage.look(1)
    assert stage.selection == ()


def test_nothing_can_be_played_after_the_end(position: Make) -> None:
    stage = position(hands=(("red",), ()), cups=("", "blue", "green", "blue", "green", "blue"))
    stage.choose("drop red 0")
    stage.click("cup:0")
    assert stage.message == Message("info", "The game is over. Step back, or begin a new one.")
    assert marks(stage, "targets") == set()
    assert stage.choices == ()


def test_nothing_can_be_played_while_chance_decides(stage: Stage) -> None:
    stage.choose("drop blue 1")
    stage.choose("stop")
    stage.seek(2)
    assert stage.session.actor == CHANCE
    assert stage.status == "Chance decides now."
    stage.click("hand:red")
    assert stage.message is not None
    assert "Chance decides here" in stage.message.text


def test_another_seat_is_told_whose_turn_it_is_and_by_which_rule(stage: Stage) -> None:
    stage.look(1)
    stage.click("hand:red")
    assert stage.message == Message("refusal", "It is the turn of Ann.", "PEB-3.1")
    assert stage.card is not None
    assert stage.card.id == "PEB-3.1"
    stage.choose("drop red 3")
    assert stage.message == Message("refusal", "It is the turn of Ann.", "PEB-3.1")
    assert stage.ply == 0


def test_an_onlooker_is_told_how_to_take_part(stage: Stage) -> None:
    stage.look(None)
    stage.click("cup:3")
    assert stage.message is not None
    assert stage.message.text.endswith("To move, look through the eyes of Ann.")


def test_who_sees_everything_plays_for_whoever_is_to_move(stage: Stage) -> None:
    stage.look(EVERYTHING)
    stage.click("hand:blue")
    stage.click("cup:1")
    stage.choose("stop")
    assert stage.session.actor == 1
    stage.click("hand:red")
    stage.click("cup:3")
    assert stage.session.state.cups[3] == "red"


def test_nobody_plays_for_a_bot(position: Make) -> None:
    stage = position(seats=["person", "random"], hands=(("red",), ("blue",)), seat=1, eyes=0)
    stage.look(1)
    stage.click("hand:blue")
    assert stage.message is not None
    assert stage.message.text.startswith("Ben is to move, and a bot plays this seat")
    assert stage.choices == ()
    stage.look(EVERYTHING)
    stage.choose("drop blue 0")
    assert stage.ply == 0
