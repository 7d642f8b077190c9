"""Who plays the seats."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook_widgets.bots import RandomBot, UnknownBot
from rulebook_widgets.core import CHANCE, EVERYTHING, AnyGame, OptionError
from rulebook_widgets.stage import Seats, Stage


def test_by_default_the_first_is_a_person_and_the_others_are_random_bots() -> None:
    assert Seats.planned(None, 3).names == ("person", "random", "random")


def test_one_text_stands_for_all() -> None:
    assert Seats.planned("person", 2).names == ("person", "person")
    assert Seats.planned("random", 2).people == ()


def test_a_bot_may_be_given_itself() -> None:
    mine = RandomBot()
    seats = Seats.planned(["random", mine, "person"], 3)
    assert seats.bot(1) is mine
    assert seats.bot(2) is None
    assert isinstance(seats.bot(0), RandomBot)
    assert seats.people == (2,)
    assert seats.eyes == 2


def test_nobody_plays_chance_or_a_finished_game() -> None:
    seats = Seats.planned("person", 2)
    assert not seats.is_person(CHANCE)
    assert not seats.is_person(None)
    assert not seats.is_person(2)
    assert seats.bot(CHANCE) is None
    assert seats.bot(None) is None


def test_an_onlooker_of_bots_sees_everything() -> None:
    assert Seats.planned("random", 2).eyes == EVERYTHING


def test_a_plan_for_others_is_refused() -> None:
    with pytest.raises(OptionError, match="3 players have 3 seats, but 2 were named"):
        Seats.planned(["person", "random"], 3)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot, match="no bot 'grandmaster'"):
        Seats.planned(["person", "grandmaster"], 2)


@pytest.mark.parametrize("plan", [("alien",), ["person", "alien"], "alien"])
def test_an_unknown_bot_is_told_before_the_seats_are_counted(plan: Any) -> None:
    with pytest.raises(UnknownBot) as told:
        Seats.planned(plan, 2)
    names = "'person', 'random'"
    assert str(told.value).startswith("There is no bot 'alien' for a seat; name one of " + names)


def test_one_seat_of_two_and_no_player_at_all_are_refused() -> None:
    with pytest.raises(OptionError, match="2 players have 2 seats, but 1 was named"):
        Seats.planned(["person"], 2)
    with pytest.raises(OptionError, match=r"^5 plays no seat; name one of 'person', 'random'"):
        Seats.planned([5, "person"], 2)  # type: ignore[list-item]


def test_seats_can_grow_and_shrink() -> None:
    seats = Seats(["random", "person"])
    assert seats.resized(3).names == ("random", "person", "random")
    assert seats.resized(1).names == ("random",)


def test_where_several_people_play_a_loaded_game_is_seen_by_whose_turn_it_is(
    pebbles: AnyGame,
) -> None:
    stage = Stage.for_game(pebbles, 2, 3, seats="person")
    for _turn in range(40):
        if stage.session.actor == 1:
            break
        stage.choose(stage.game.legal_moves(stage.session.state)[0])
    assert stage.session.actor == 1
    saved = stage.save()
    assert Stage.for_record(saved, seats="person").eyes == 1
    other = Stage.for_game(pebbles, 2, 4, seats="person")
    other.load(saved)
    assert other.eyes == 1


def test_a_game_with_a_bot_of_its_own_is_played_by_it_unless_told_otherwise(
    pebbles: AnyGame,
) -> None:
    stage = Stage.for_game("caravan", 3, 4)
    assert stage.seats == ("person", "trader", "trader")
    stage.new_game(players=4)
    assert stage.seats == ("person", "trader", "trader", "trader")
    stage.new_game(players=2, seats=["random", "person"])
    assert stage.seats == ("random", "person")
    assert Stage.for_record(stage.save()).seats == ("person", "trader")
    assert Stage.for_game(pebbles, 2).seats == ("person", "random"), "it brings none"


def test_a_bot_of_one_game_plays_no_other() -> None:
    with pytest.raises(UnknownBot, match="no bot 'trader' for a seat; name one of 'person', 'war"):
        Stage.for_game("samurai", 2, seats=["person", "trader"])


def test_what_a_bot_of_a_game_does_follows_from_the_seed() -> None:
    def played(seed: int) -> str:
        stage = Stage.for_game("caravan", 2, seed, seats="trader")
        for _move in range(30):
            stage.advance()
        return stage.save()

    assert played(3) == played(3)
    assert played(3) != played(4)
    assert "trader" not in played(3), "a record is of moves, whoever made them"
