from __future__ import annotations

import pytest

from rulebook_widgets.core import (
    CHANCE,
    EVERYTHING,
    IllegalMove,
    MoveError,
    Option,
    OptionError,
    PositionError,
    SeatError,
)
from rulebook_widgets.core.game import AnyGame
from rulebook_widgets.core.options import validated

OPTIONS = (
    Option("open", False, "Open hands", "R-1"),
    Option("size", "big", "How big", "R-1", ("big", "small")),
)


def test_options_not_named_have_their_default() -> None:
    assert validated(OPTIONS, {}, "Tiny") == {"open": False, "size": "big"}
    assert validated(OPTIONS, {"size": "small"}, "Tiny") == {"open": False, "size": "small"}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"fast": True}, "Tiny has no option 'fast'; its options are: open, size."),
        (
            {"options": {"open": True}},
            "Tiny takes each option as a keyword of its own, not as options={...}; "
            "its options are: open, size.",
        ),
        ({"open": 1}, "Tiny: the option 'open' takes True or False, not 1."),
        ({"open": "yes"}, "Tiny: the option 'open' takes True or False, not 'yes'."),
        ({"open": None}, "Tiny: the option 'open' takes True or False, not None."),
        ({"size": "huge"}, "Tiny: the option 'size' takes 'big', 'small', not 'huge'."),
        ({"size": True}, "Tiny: the option 'size' takes 'big', 'small', not True."),
        ({"size": ["big"]}, "Tiny: the option 'size' takes 'big', 'small', not ['big']."),
    ],
)
def test_a_bad_option_is_refused_in_one_sentence(given: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError) as caught:
        validated(OPTIONS, given, "Tiny")
    assert str(caught.value) == message


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(OptionError, match="its options are: none"):
        validated((), {"fast": True}, "Tiny")


@pytest.mark.parametrize("players", [1, 4, 0, -2, "2", 2.0, True, [2]])
def test_a_wrong_number_of_players_is_refused(pebbles: AnyGame, players: object) -> None:
    with pytest.raises(OptionError, match=r"Pebbles is for 2 to 3 players, not .*choose players=2"):
        pebbles.setup(players)  # type: ignore[arg-type]


def test_a_set_up_needs_no_choice(pebbles: AnyGame) -> None:
    assert pebbles.setup() == pebbles.setup(2, open=False, cups="six")
    assert pebbles.players(pebbles.setup(3)) == 3
    assert pebbles.actor(pebbles.setup()) == CHANCE


def test_an_illegal_move_is_not_applied(pebbles: AnyGame) -> None:
    state = pebbles.position(hands=[["red"]], cups=["blue", "", "", "", "", ""])
    with pytest.raises(IllegalMove) as caught:
        pebbles.apply(state, pebbles.decode("drop red 0"))
    assert str(caught.value) == "cup 1 already holds a blue pebble. (PEB-3.2)"
    assert caught.value.refusal.spots == ("cup:0",)


def test_what_is_no_move_is_an_error_of_its_own(pebbles: AnyGame) -> None:
    state = pebbles.setup()
    for stranger in (None, "drop red 0", 3, state):
        with pytest.raises(MoveError, match="is not a move of Pebbles"):
            pebbles.apply(state, stranger)


@pytest.mark.parametrize("eyes", [0, 1, None, EVERYTHING])
def test_those_who_play_or_watch_may_look(pebbles: AnyGame, eyes: int | None) -> None:
    assert pebbles.view(pebbles.setup(2), eyes).eyes == eyes


@pytest.mark.parametrize("eyes", [2, -1, -3, True, False, "0", 0.5])
def test_nobody_else_may(pebbles: AnyGame, eyes: object) -> None:
    with pytest.raises(SeatError, match="are nobody's eyes: look as a seat from 0 to 1"):
        pebbles.view(pebbles.setup(2), eyes)  # type: ignore[arg-type]


def test_a_position_is_validated(pebbles: AnyGame) -> None:
    with pytest.raises(PositionError, match="four red"):
        pebbles.position(hands=[["red"] * 5])
    with pytest.raises(OptionError):
        pebbles.position(players=7)


def test_a_game_shows_its_name(pebbles: AnyGame) -> None:
    assert repr(pebbles) == "<Pebbles>"
