"""What is no game, no option and no move of Samurai."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rulebook_widgets.core import AnyGame, MoveError, OptionError, Record, RecordError
from rulebook_widgets.games.samurai.moves import MOVE_TYPES, Place
from rulebook_widgets.games.samurai.rules import game


@pytest.mark.parametrize("option", ["colour", "Quick", "finish", "players_"])
def test_unknown_options(option: str) -> None:
    known = "quick, random_hands, finish_turn"
    with pytest.raises(OptionError, match=f"has no option '{option}'; its options are: {known}"):
        game.setup(2, **{option: True})


@pytest.mark.parametrize("option", ["quick", "random_hands", "finish_turn"])
@pytest.mark.parametrize("value", ["yes", 1, None, 0])
def test_options_are_true_or_false(option: str, value: Any) -> None:
    with pytest.raises(OptionError, match=f"the option '{option}' takes True or False"):
        game.setup(2, **{option: value})


class Bow(msgspec.Struct, frozen=True, tag="bow"):
    to: str


def test_moves_of_another_game(pebbles: AnyGame) -> None:
    state = game.setup(2)
    others = pebbles.legal_moves(pebbles.setup(2))
    for move in (*others, Bow("Edo"), "end", None, 5, Place):
        for ask in (game.check, game.apply):
            with pytest.raises(MoveError, match="is not a move of Samurai"):
                ask(state, move)
        with pytest.raises(MoveError, match="is not a move of Samurai"):
            game.encode(move)


@pytest.mark.parametrize(
    "text",
    ["", " ", "bow Edo", "place", "place ronin", "place ronin 1,0 now", "end now", "END",
     "place  ronin 1,0", "place ronin 1,0 ", "swap helmet 2,0 rice", "pass\n"],
)  # fmt: skip
def test_texts_that_are_no_moves(text: str) -> None:
    with pytest.raises(MoveError):
        game.decode(text)


def test_every_type_of_move_can_be_written_and_read() -> None:
    texts = ["keep ronin", "settle rice 2,0", "place ship1 3,0", "exchange 1,0", "replay 1,0",
             "swap rice -3,4 helmet 2,0", "end", "pass", "draw ronin"]  # fmt: skip
    assert [game.encode(game.decode(text)) for text in texts] == texts
    assert {type(game.decode(text)) for text in texts} == set(MOVE_TYPES)


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("place katana 1,0", "Samurai has no tile 'katana'"),
        ("place ronin 77,0", "The map of Samurai has no space '77,0'"),
        ("keep katana", "Samurai has no tile 'katana'"),
        ("settle daimyo 2,0", "Samurai has no figure 'daimyo'"),
        ("pass", r"First everybody needs an opening hand of five tiles\. \(SAM-3\.1\)"),
    ],
)
def test_records_with_an_impossible_move_name_it(move: str, sentence: str) -> None:
    record = Record("samurai", 2, moves=("keep ronin", move))
    with pytest.raises(RecordError, match=rf"move 2 .*{sentence}"):
        Record.from_json(record.to_json())
