"""What is no option and no move of Silk Road."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rulebook_widgets.core import AnyGame, MoveError, OptionError, Record, RecordError
from rulebook_widgets.games.silk_road.moves import MOVE_TYPES, Take
from rulebook_widgets.games.silk_road.rules import game
from tests.games.silk_road.kit import at

TEXTS = [
    "deal ivory,silk,silk", "lay thief", "swap merv thief", "first 2", "bid 3", "pass", "accept",
    "match", "travel korla", "printed", "barter", "take thief", "crook silk ivory", "decline",
    "sell silk", "buy silk", "trade ivory silk", "give silk", "receive silk", "done", "rob 1",
    "steal silk", "name silk", "show 2", "hand 1",
]  # fmt: skip


def test_every_type_of_move_can_be_written_and_read() -> None:
    assert [game.encode(game.decode(text)) for text in TEXTS] == TEXTS
    assert [type(game.decode(text)) for text in TEXTS] == list(MOVE_TYPES)


@pytest.mark.parametrize("players", [0, 1, 2, 7, "4", True])
def test_player_counts(players: Any) -> None:
    with pytest.raises(OptionError, match="for 3 to 6 players"):
        game.setup(players)


@pytest.mark.parametrize("option", ["colour", "Reverse", "boards"])
def test_unknown_options(option: str) -> None:
    known = "its options are: board, reverse"
    with pytest.raises(OptionError, match=f"has no option '{option}'; {known}"):
        game.setup(4, **{option: True})


@pytest.mark.parametrize("value", ["yes", 1, None])
def test_reverse_is_true_or_false(value: Any) -> None:
    with pytest.raises(OptionError, match="'reverse' takes True or False"):
        game.setup(4, reverse=value)


class Bow(msgspec.Struct, frozen=True, tag="bow"):
    to: str


def test_moves_of_another_game(pebbles: AnyGame) -> None:
    state = at()
    others = pebbles.legal_moves(pebbles.setup(2))
    for move in (*others, Bow("Xi'an"), "pass", None, 5, Take):
        for ask in (game.check, game.apply):
            with pytest.raises(MoveError, match="is not a move of Silk Road"):
                ask(state, move)


@pytest.mark.parametrize(
    "text",
    ["", "bow", "take", "take thief now", "pass 1", "PASS", "bid three", "bid 03", "trade silk",
     "crook silk", "deal ivory, silk", "show", "hand one"],
)  # fmt: skip
def test_texts_that_are_no_moves(text: str) -> None:
    with pytest.raises(MoveError):
        game.decode(text)


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("take genie", "no tile 'genie'"),
        ("lay genie", "no tile 'genie'"),
        ("travel rome", "no city 'rome'; its cities are: changan, lanzhou"),
        ("swap rome thief", "no city 'rome'"),
        ("sell tea", "no good 'tea'; the goods are: ivory, silk"),
        ("buy tea", "no good 'tea'"),
        ("trade tea silk", "no good 'tea'"),
        ("trade silk tea", "no good 'tea'"),
        ("give tea", "no good 'tea'"),
        ("receive tea", "no good 'tea'"),
        ("steal tea", "no good 'tea'"),
        ("name tea", "no good 'tea'"),
        ("crook tea silk", "no good 'tea'"),
        ("crook silk tea", "no good 'tea'"),
        ("hand 6", "no seat 6"),
        ("hand -1", "no seat -1"),
        ("rob 9", "no seat 9"),
        ("first 9", "no seat 9"),
        ("deal silk,ivory", "are no goods; write, for example"),
    ],
)
def test_moves_that_name_what_is_not_there(move: str, sentence: str) -> None:
    with pytest.raises(MoveError, match=sentence):
        game.check(at(), game.decode(move))


def test_records_with_an_impossible_move_name_it() -> None:
    record = Record("silk_road", 3, moves=("deal ivory,ivory,ivory", "pass"))
    with pytest.raises(RecordError, match=r"move 2 .*draws goods from the bag.*SLK-2\.1"):
        Record.from_json(record.to_json())
