from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulebook_widgets.core import CHANCE, Record, RecordError, Session
from rulebook_widgets.core.game import AnyGame
from rulebook_widgets.core.record import FORMAT, LARGEST, LARGEST_SEED, VERSION
from tests.helpers import pebbles_installed

pytestmark = pytest.mark.usefixtures("pebbles")


def sample() -> dict[str, Any]:
    """A record of three players with a line left behind, as plain JSON values."""
    with pebbles_installed() as game:
        session = Session(game, players=3, seed=5, cups="four")
        for colour in ("red", "blue", "green"):
            session.play(game.decode(f"choose {colour}"))
        session.undo()
        session.play(game.decode("choose red"))
        session.play(next(iter(game.legal_moves(session.state))))
        plain: dict[str, Any] = json.loads(session.record.to_json())
        return plain


SAMPLE = sample()
TEXT = json.dumps(SAMPLE)


def refused(text: str | bytes) -> str:
    """Return why a text is refused, in one short sentence that ends."""
    with pytest.raises(RecordError) as caught:
        Record.from_json(text)
    message = str(caught.value)
    assert message.endswith(".") or message.endswith(")"), message
    assert "\n" not in message and len(message) < 300
    return message


def changed(**values: Any) -> str:
    return json.dumps({**SAMPLE, **values})


def test_a_record_comes_back_from_json() -> None:
    record = Record.from_json(TEXT)
    assert Record.from_json(record.to_json()) == record
    assert Record.from_json(TEXT.encode()) == record
    assert (record.game, record.players, record.seed) == ("pebbles", 3, 5)
    assert record.options == {"cups": "four"} and len(record.other_lines) == 1
    assert json.loads(record.to_json()) == SAMPLE


def test_a_record_is_written_with_one_move_a_line() -> None:
    lines = Record.from_json(TEXT).to_json().splitlines()
    assert '  "choose blue",' in lines


def test_a_mark_in_front_that_some_editors_write_does_no_harm() -> None:
    assert Record.from_json("\ufeff" + TEXT) == Record.from_json(TEXT)
    assert Record.from_json(b"\xef\xbb\xbf" + TEXT.encode()) == Record.from_json(TEXT)


@pytest.mark.parametrize("cut", range(len(TEXT)))
def test_a_record_cut_off_anywhere_is_refused(cut: int) -> None:
    message = refused(TEXT[:cut])
    assert ("it is empty" if cut == 0 else "it is cut off") in message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "it is empty"),
        (" \n\t", "it is empty"),
        (
            "hello",
            "it is not JSON, the form of saved games (invalid character (byte 0)).",
        ),
        (TEXT + "}", "(trailing characters"),
        ("\0" + TEXT, "it is not JSON"),
        (TEXT + "\0", "it is not JSON"),
        (TEXT.replace("choose", "cho\0se"), "(invalid char"),
        (TEXT.encode("utf-16"), "it is not JSON"),
        (TEXT.encode().replace(b"choose", b"\xff\xfe"), "it is not JSON"),
        ("\ud800" + TEXT, "it is not a text"),
        ("<html></html>", "it is not JSON"),
        (b"\x89PNG\r\n\x1a\n", "it is not JSON"),
        ("NaN", "it is not JSON"),
        (TEXT.replace(", ", ",, "), "it is not JSON"),
    ],
    ids=range(14),
)
def test_what_is_not_json_is_refused(text: str | bytes, message: str) -> None:
    assert message in refused(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[]", "This is no saved game: it must be a table, not a list in square brackets."),
        ("null", "This is no saved game: it must be a table, not nothing."),
        ("7", "This is no saved game: it must be a table, not a whole number."),
        ("{}", f'This is no saved game: its "format" is not "{FORMAT}".'),
        ('{"cells": [], "nbformat": 4}', 'its "format" is not'),
        (changed(format="chess"), 'its "format" is not'),
        (changed(format=["x" * 10**6]), 'its "format" is not'),
        (changed(version=0), 'its "version" is not a whole number from 1.'),
        (changed(version="1"), 'its "version" is not a whole number from 1.'),
        (changed(version=True), 'its "version" is not a whole number from 1.'),
        (changed(version=1.5), 'its "version" is not a whole number from 1.'),
        (changed(version=None), 'its "version" is not a whole number from 1.'),
    ],
)
def test_what_is_json_but_no_record_is_refused(text: str, message: str) -> None:
    assert message in refused(text)


def test_a_record_without_a_version_is_refused() -> None:
    plain = {name: value for name, value in SAMPLE.items() if name != "version"}
    assert 'its "version" is not' in refused(json.dumps(plain))


@pytest.mark.parametrize("extra", [{}, {"colour": "red"}, {"moves": {"by": "seat"}}])
def test_a_newer_version_is_refused_whatever_else_is_new(extra: dict[str, Any]) -> None:
    message = refused(changed(version=VERSION + 1, **extra))
    assert (
        f"version {VERSION + 1} of the format" in message and "update rulebook_widgets" in message
    )


@pytest.mark.parametrize(
    ("values", "place"),
    [
        ({"game": 7}, '"game" must be a text in quotes, not a whole number.'),
        ({"players": "3"}, '"players" must be a whole number, not a text in quotes.'),
        ({"players": True}, '"players" must be a whole number, not true or false.'),
        ({"players": 2.5}, '"players" must be a whole number, not a number.'),
        ({"players": None}, '"players" must be a whole number, not nothing.'),
        ({"seed": "x"}, '"seed" must be a whole number, not a text in quotes.'),
        ({"seed": LARGEST_SEED + 1}, f'"seed" must be {LARGEST_SEED} or less.'),
        ({"seed": 10**400}, '"seed" '),
        ({"options": []}, '"options" must be a table, not a list in square brackets.'),
        (
            {"options": {"open": 1}},
            'an entry of "options" must be true or false or a text in quotes, not a whole number.',
        ),
        ({"position": "start"}, '"position" must be a table or nothing, not a text in quotes.'),
        ({"moves": "draw red"}, '"moves" must be a list in square brackets, not a text in'),
        ({"moves": ["draw red", 5]}, 'number 2 of "moves" must be a text in quotes, not a whole'),
        ({"moves": [["draw red"]]}, 'number 1 of "moves" must be a text in quotes, not a list'),
        ({"other_lines": ["draw red"]}, 'number 1 of "other_lines" must be a list in square'),
        ({"other_lines": [[], [None]]}, 'number 1 of number 2 of "other_lines" must be a text'),
        ({"colour": "red"}, "it has no 'colour'; it may have: game, players, seed, options, "),
    ],
    ids=repr,
)
def test_a_wrong_type_is_refused_with_its_place(values: dict[str, Any], place: str) -> None:
    message = refused(changed(**values))
    assert message.startswith("This is no saved game: ") and place in message


@pytest.mark.parametrize("name", ["game", "players"])
def test_what_must_not_be_missing_is_named(name: str) -> None:
    plain = {key: value for key, value in SAMPLE.items() if key != name}
    assert f"it lacks '{name}'; write it there." in refused(json.dumps(plain))


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"game": "chess"}, "cannot be opened. There is no game 'chess'; the installed games are"),
        ({"game": "../pebbles"}, "There is no game '../pebbles'"),
        ({"options": {"fast": True}}, "cannot be set up. Pebbles has no option 'fast'"),
        ({"options": {"cups": "nine"}}, "the option 'cups' takes 'six', 'four', not 'nine'"),
        ({"options": {"cups": True}}, "the option 'cups' takes 'six', 'four', not True"),
        ({"players": 9}, "cannot be set up. Pebbles is for 2 to 3 players, not 9"),
        ({"players": -1}, "Pebbles is for 2 to 3 players, not -1"),
        ({"players": 2}, "stops being possible at "),
    ],
    ids=repr,
)
def test_a_game_that_cannot_be_set_up_is_refused(values: dict[str, Any], message: str) -> None:
    assert message in refused(changed(**values))


@pytest.mark.parametrize(
    ("moves", "message"),
    [
        (["draw red"] * 5, "at move 5 ('draw red'): No red pebble is left in the bag. (PEB-1.1)"),
        (["draw red", "choose red"], "at move 2 ('choose red'): First the pebbles are drawn."),
        (["jump"], "at move 1 ('jump'): 'jump' is not a move of Pebbles; a move begins with: draw"),
        (["draw red", "draw"], "at move 2 ('draw'): 'draw' should read: draw COLOUR."),
        (["draw pink"], "at move 1 ('draw pink'): Draw(colour='pink') names no pebble"),
        (["draw " + "x" * 10**5], "at move 1 ('draw xxxx"),
        ([""], "at move 1 (''): '' is not a move of Pebbles"),
    ],
    ids=range(7),
)
def test_an_impossible_move_is_refused_with_its_number(moves: list[str], message: str) -> None:
    assert message in refused(changed(moves=moves))


def test_an_impossible_move_of_a_line_left_behind_is_refused_with_its_number() -> None:
    lines = [["draw red"], ["draw red", "stop"]]
    assert "at move 2 of other line 2 ('stop'):" in refused(changed(other_lines=lines))


def test_moves_after_the_end_are_refused(pebbles: AnyGame) -> None:
    session = played_out(pebbles)
    record = json.loads(session.record.to_json())
    record["moves"].append("stop")
    message = refused(json.dumps(record))
    assert f"at move {session.length + 1} ('stop'): The game is over. (PEB-4.1)" in message


@pytest.mark.parametrize(
    "text",
    [
        "x" * 10**7,
        "[" * 10**7,
        json.dumps(random.Random(1).choices(range(10**6), k=10**6)),
        b"\0" * 10**7,
        TEXT[:-1] + " " * LARGEST + "}",
    ],
    ids=["letters", "brackets", "numbers", "zeros", "padded"],
)
def test_ten_million_characters_are_refused_unread(text: str | bytes) -> None:
    assert f"and at most {LARGEST:,} may be." in refused(text)


@pytest.mark.parametrize("depth", [10, 500, 5_000, 900_000])
@pytest.mark.parametrize(
    "nest",
    [
        lambda depth: "[" * depth + "]" * depth,
        lambda depth: changed(format=1).replace("1", "[" * depth + "]" * depth, 1),
        lambda depth: TEXT[:-1] + ', "more": ' + '{"a":' * depth + "1" + "}" * depth + "}",
        lambda depth: TEXT.replace("null", '{"a":' * depth + "1" + "}" * depth),
        lambda depth: TEXT.replace("null", "[" * depth),
    ],
    ids=["all", "format", "unknown", "position", "open"],
)
def test_deep_nesting_is_refused(nest: Callable[[int], str], depth: int) -> None:
    refused(nest(depth))


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({}, None),
        ({"hands": [["red"], [], ["blue"]], "seat": 2}, None),
        ({"hands": [["red"] * 5]}, "Pebbles has four red, four blue and four green pebbles"),
        ({"seat": 7}, "Pebbles for 3 has seats 0 to 2"),
        ({"players": 2}, "It is for 3 players, but its position has 2"),
        ({"players": "many"}, "not 'many'"),
        ({"colour": "red"}, "A position of Pebbles has no 'colour'; name any of: players, hands"),
        ({"hands": 5}, "A fact of the position is of the wrong form: 'hands' cannot be 5."),
        ({"hands": 5, "seat": 7}, "A fact of the position is of the wrong form: 'hands' cannot"),
        ({"hands": 5, "cups": 3}, "Facts of the position are of the wrong form: "),
        ({"self": 1}, "A position of Pebbles has no 'self'"),
    ],
    ids=repr,
)
def test_a_position_in_a_record_is_validated(position: dict[str, Any], message: str | None) -> None:
    text = changed(position=position, options={}, moves=[], other_lines=[])
    if message is None:
        assert Record.from_json(text).replay().players == 3
    else:
        assert message in refused(text)


def test_a_record_with_a_position_has_no_options_beside_it() -> None:
    text = changed(position={}, moves=[], other_lines=[])
    assert "no options beside it" in refused(text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from([*SAMPLE, "more"]), json_values, min_size=1, max_size=3))
@settings(deadline=None)
def test_any_values_in_any_place_give_a_record_or_a_clear_error(values: dict[str, Any]) -> None:
    try:
        record = Record.from_json(changed(**values))
    except RecordError as error:
        assert len(str(error)) < 1000
    else:
        assert Record.from_json(record.to_json()) == record


@given(st.binary(max_size=60), st.integers(0, len(TEXT)), st.integers(0, 20))
@settings(deadline=None)
def test_any_damage_gives_a_record_or_a_clear_error(junk: bytes, at: int, gone: int) -> None:
    try:
        record = Record.from_json(TEXT.encode()[:at] + junk + TEXT.encode()[at + gone :])
    except RecordError:
        return
    assert Record.from_json(record.to_json()) == record


def played_out(game: AnyGame, seed: int = 3) -> Session:
    session, rng = Session(game, seed=seed), random.Random(seed)
    while session.actor is not None:
        session.play(rng.choice(game.legal_moves(session.state)))
    return session


def test_a_record_is_a_value(pebbles: AnyGame) -> None:
    record = Record("pebbles", 2, options={"open": True})
    with pytest.raises(TypeError, match="fixed"):
        record.options["open"] = False  # type: ignore[index]
    with pytest.raises(AttributeError):
        record.seed = 4  # type: ignore[misc]
    assert record == Record("pebbles", 2, options={"open": True})


def test_a_record_is_replayed_once_however_often_it_is_opened(
    pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = played_out(pebbles).record.to_json()
    played = []
    apply = type(pebbles).apply
    monkeypatch.setattr(
        type(pebbles), "apply", lambda self, *args: played.append(1) or apply(self, *args)
    )
    record = Record.from_json(text)
    Session.from_record(record)
    Session.from_record(record)
    assert len(played) == len(record.moves)


def test_what_lines_share_is_replayed_once(
    pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = TEXT
    played = []
    check = type(pebbles).check
    monkeypatch.setattr(
        type(pebbles), "check", lambda self, *args: played.append(1) or check(self, *args)
    )
    record = Record.from_json(text)
    lines = [record.moves, *record.other_lines]
    assert len(played) == len({line[: n + 1] for line in lines for n in range(len(line))})


def test_two_sessions_of_one_record_do_not_disturb_each_other(pebbles: AnyGame) -> None:
    record = Record.from_json(TEXT)
    one, other = Session.from_record(record), Session.from_record(record)
    while one.actor not in (None, CHANCE):
        one.play(pebbles.legal_moves(one.state)[0])
    assert other.record == record and record.replay() == other.state
    assert one.length > other.length
