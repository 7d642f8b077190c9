"""What is no option and no move of Caravan."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rulebook_widgets.core import AnyGame, MoveError, OptionError
from rulebook_widgets.games.caravan.moves import MOVE_TYPES, Place
from rulebook_widgets.games.caravan.rules import game
from tests.games.caravan.kit import at

TEXTS = ["draw salt", "begin 2", "markers", "place d4", "ride a1 d4", "pick_up a1",
         "steal d4 1 ivory", "carry ivory_under f2 d1", "end"]  # fmt: skip


def test_every_type_of_move_can_be_written_and_read() -> None:
    assert [game.encode(game.decode(text)) for text in TEXTS] == TEXTS
    assert [type(game.decode(text)) for text in TEXTS] == list(MOVE_TYPES)


@pytest.mark.parametrize("players", [0, 1, 5, "4", True, None.__class__])
def test_player_counts(players: Any) -> None:
    with pytest.raises(OptionError, match="for 2 to 4 players"):
        game.setup(players)


@pytest.mark.parametrize("option", ["colour", "Short", "six"])
def test_unknown_options(option: str) -> None:
    known = "its options are: board, learning, short, start"
    with pytest.raises(OptionError, match=f"has no option '{option}'; {known}"):
        game.setup(4, **{option: True})


@pytest.mark.parametrize(
    ("option", "value"),
    [("learning", "yes"), ("learning", 1), ("short", True), ("short", ""), ("start", 1),
     ("start", "0"), ("start", "5"), ("board", "moon"), ("board", "")],
)  # fmt: skip
def test_options_take_what_they_say(option: str, value: Any) -> None:
    with pytest.raises(OptionError):
        game.setup(4, **{option: value})


class Bow(msgspec.Struct, frozen=True, tag="bow"):
    to: str


def test_moves_of_another_game(pebbles: AnyGame) -> None:
    state = game.setup(2)
    others = pebbles.legal_moves(pebbles.setup(2))
    for move in (*others, Bow("d4"), "end", None, 5, Place):
        for ask in (game.check, game.apply):
            with pytest.raises(MoveError, match="is not a move of Caravan"):
                ask(state, move)
        with pytest.raises(MoveError, match="is not a move of Caravan"):
            game.encode(move)


@pytest.mark.parametrize(
    "text",
    ["", " ", "bow d4", "place", "place d4 now", "END", "place  d4", "place d4 ", "pick_up",
     "steal d4 ivory", "steal d4 one ivory", "steal d4 +1 ivory", "carry ivory d4", "end\n"],
)  # fmt: skip
def test_texts_that_are_no_moves(text: str) -> None:
    with pytest.raises(MoveError):
        game.decode(text)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("place h8", "no space 'h8'"),
        ("ride a1 d44", "no space 'd44'"),
        ("ride A1 d4", "no space 'A1'"),
        ("pick_up 1", "no space '1'"),
        ("steal d4 4 ivory", "no seat 4"),
        ("steal d4 -1 ivory", "no seat -1"),
        ("steal d4 1 silk", "no good 'silk'"),
        ("steal d4 1 ivory_under", "no good 'ivory_under'"),
        ("carry silk d4 d5", "no load 'silk'"),
        ("carry ivory_on d4 d5", "no load 'ivory_on'"),
        ("draw silk", "no good 'silk'"),
        ("begin 9", "no seat 9"),
    ],
)
@pytest.mark.parametrize("over", [False, True])
def test_moves_with_what_the_game_does_not_have(text: str, what: str, over: bool) -> None:
    move = game.decode(text)
    for ask in (game.check, game.apply):
        with pytest.raises(MoveError, match=what):
            ask(at(over=over), move)
