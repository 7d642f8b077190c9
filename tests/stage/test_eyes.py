"""Whose eyes look, and eyes that go along with the turn."""

from __future__ import annotations

import pytest

from rulebook_widgets.core import EVERYTHING, AnyGame
from rulebook_widgets.stage import EyesOffer, Handover, Stage
from tests.helpers.gesturing import changes_by
from tests.stage.conftest import Make


def test_all_eyes_are_offered(stage: Stage) -> None:
    assert stage.eyes_offered == (
        EyesOffer(0, "Ann"),
        EyesOffer(1, "Ben"),
        EyesOffer(None, "What anybody may see"),
        EyesOffer(EVERYTHING, "Everything"),
    )


def test_looking_through_other_eyes_changes_what_is_seen(stage: Stage) -> None:
    changes = changes_by(stage, stage.look, 1)
    assert stage.eyes == 1
    assert {"eyes", "view", "status", "choices", "highlights"} <= changes


@pytest.mark.parametrize("eyes", [2, -1, -3, "Ann"])
def test_eyes_that_are_not_there_are_an_error(stage: Stage, eyes: int) -> None:
    stage.look(eyes)
    assert stage.eyes == 0
    assert stage.message is not None
    assert stage.message.tone == "error"


def test_by_default_one_looks_through_the_eyes_of_the_first_person(pebbles: AnyGame) -> None:
    assert Stage.for_game(pebbles, seats=["random", "person"]).eyes == 1
    assert Stage.for_game(pebbles, eyes=None).eyes is None


def test_with_several_people_the_eyes_go_along_with_the_turn(position: Make) -> None:
    stage = position(hands=(("red",), ("blue",)), cover=False)
    assert stage.follow
    stage.choose("drop red 0")
    stage.choose("stop")
    assert (stage.session.actor, stage.eyes) == (1, 1)
    stage.undo()
    assert stage.eyes == 0
    stage.step(2)
    assert stage.eyes == 1


def test_what_the_last_player_did_in_secret_is_not_said_to_the_next(pebbles: AnyGame) -> None:
    stage = Stage.for_game(pebbles, 2, 1, seats="person", cover=False)
    stage.choose("choose green")
    assert stage.eyes == 1
    assert stage.message is not None
    assert stage.message.text == "Ann chooses a colour."


def test_secrets_of_the_next_person_are_covered_until_the_screen_is_handed_over(
    position: Make,
) -> None:
    stage = position(hands=(("red",), ("blue",)))
    stage.choose("drop red 0")
    assert stage.handover is None
    changes = changes_by(stage, stage.choose, "stop")
    assert "handover" in changes
    assert stage.handover == Handover(
        1, "Hand the screen to Ben. Secrets stay covered until then.", "I am Ben: show my side"
    )
    assert stage.eyes is None
    assert stage.view == stage.game.view(stage.session.state)
    said = stage.message
    assert said is not None
    stage.look(1)
    assert (stage.eyes, stage.handover, stage.message) == (1, None, said)
    assert stage.choices


def test_nobody_moves_while_the_screen_is_covered(position: Make) -> None:
    stage = position(hands=(("red",), ("blue",)))
    stage.choose("drop red 0")
    stage.choose("stop")
    ply = stage.ply
    for move in (lambda: stage.click("hand:blue"), lambda: stage.choose("drop blue 1")):
        move()
        assert stage.message is not None
        assert stage.message.text == "Hand the screen to Ben; then show what this seat sees."
    assert (stage.ply, stage.choices, stage.buttons) == (ply, (), ())
    assert stage.highlights.targets == frozenset()


def test_the_one_at_the_screen_can_take_back_without_a_cover(position: Make) -> None:
    stage = position(hands=(("red",), ("blue",)))
    stage.choose("drop red 0")
    stage.choose("stop")
    stage.undo()
    assert (stage.eyes, stage.handover) == (0, None)
    stage.redo()
    stage.look(1)
    stage.undo()
    assert stage.handover is not None
    assert stage.handover.seat == 0, "now Ben is at the screen, and Ann is to move"


def test_nothing_is_covered_where_nothing_is_hidden(pebbles: AnyGame) -> None:
    """Hands are open here, and the secret choices stand in the open once all have chosen."""
    stage = Stage.for_game(pebbles, 2, 1, {"open": True}, seats="person")
    stage.choose("choose red")
    assert stage.handover is not None, "Ann has chosen in secret"
    stage.look(1)
    stage.choose("choose green")
    assert (stage.session.actor, stage.eyes, stage.handover) == (0, 0, None)


@pytest.mark.parametrize(("cards", "covered"), [([], False), (["exchange"], True)])
def test_only_what_the_next_person_has_to_hide_is_covered(cards: list[str], covered: bool) -> None:
    """In Yspahan hands are the only secret, and one without cards is none."""
    hands = {0: ["three_gold"], 1: cards}
    stage = Stage.for_position("yspahan", moment="after", rows={}, hands=hands, seats="person")
    stage.choose("end")
    assert stage.session.actor == 1
    assert (stage.handover is not None) == covered
    assert stage.eyes == (None if covered else 1)


def test_a_game_begins_with_the_one_to_move_at_the_screen(pebbles: AnyGame) -> None:
    stage = Stage.for_game(pebbles, 2, 1, seats="person")
    stage.choose("choose green")
    saved = stage.save()
    assert stage.handover is not None
    stage.load(saved)
    assert (stage.eyes, stage.handover) == (1, None)
    stage.new_game()
    assert (stage.eyes, stage.handover) == (0, None)


def test_onlookers_stay_onlookers(position: Make) -> None:
    stage = position(hands=(("red",), ("blue",)))
    for eyes in (None, EVERYTHING):
        stage.look(eyes)
        stage.redo()
        assert stage.eyes == eyes
    stage.choose("drop red 0")
    stage.choose("stop")
    assert stage.eyes == EVERYTHING


def test_eyes_do_not_go_over_to_a_bot(against_bot: Stage) -> None:
    against_bot.follow = True
    against_bot.choose("choose red")
    assert against_bot.eyes == 0


def test_with_one_person_the_eyes_stay(against_bot: Stage) -> None:
    assert not against_bot.follow


def test_a_message_for_one_seat_goes_when_another_looks(stage: Stage) -> None:
    stage.click("hand:red")
    stage.click("cup:1")
    stage.look(1)
    assert stage.message is None
    assert stage.highlights.refused == frozenset()
