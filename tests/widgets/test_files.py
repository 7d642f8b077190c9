"""Board files: by path in Python, by upload from the page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulebook_widgets.core import BoardError, OptionError, Record
from rulebook_widgets.widgets import GameWidget
from rulebook_widgets.widgets.files import MOST_BYTES
from tests.helpers.wire import Wire, open_page, say
from tests.widgets.conftest import Make

OWN = 'game = "pebbles"\ntitle = "My cups"\n' + "".join(
    f'[[cup]]\ntitle = "{name}"\n' for name in ("Ás", "Two", "Three", "Four", "Five", "Six")
)
WRONG = OWN.replace('title = "Two"', "title = 2")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "my_board.toml"
    file.write_text(OWN, "utf-8")
    return file


def board(widget: GameWidget) -> str:
    return str(widget.stage.session.state.board)


# By path


def test_a_path_is_read_and_its_text_is_the_option(make: Make, own: Path) -> None:
    for path in (own, str(own)):
        widget = make(players=2, board=path)
        assert board(widget) == OWN
        assert widget.stage.session.options == {"board": OWN}
    assert "Ás: empty" in widget.stage.description


def test_a_record_with_an_own_board_is_complete_by_itself(make: Make, own: Path) -> None:
    record = make(players=2, board=own).record
    own.unlink()
    opened = make(record=record)
    assert board(opened) == OWN and Record.from_json(record).options == {"board": OWN}


def test_a_path_may_stand_in_the_facts_of_a_position(make: Make, own: Path) -> None:
    widget = make(position={"board": str(own), "cups": ("red",) + ("",) * 5})
    assert board(widget) == OWN


def test_shipped_boards_and_whole_texts_are_no_paths(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "kitchen").write_text("not read", "utf-8")
    assert board(make(players=2, board="kitchen")) == "kitchen"
    assert board(make(players=2, board=OWN)) == OWN


def test_a_new_game_reads_a_path_too(make: Make, own: Path) -> None:
    widget = make(players=2)
    widget.new_game(options={"board": str(own)})
    assert board(widget) == OWN
    with pytest.raises(OptionError, match=r"no file 'missing\.toml' that can be read"):
        widget.new_game(options={"board": "missing.toml"})
    assert board(widget) == OWN


def test_a_missing_file_is_told_in_one_sentence(make: Make) -> None:
    with pytest.raises(OptionError) as caught:
        make(players=2, board="my_bord.toml")
    told = str(caught.value)
    assert told.startswith("There is no file 'my_bord.toml' that can be read (No such file")
    assert "its values are: 'plain', 'kitchen'." in told and "\n" not in told
    assert caught.value._render_traceback_() == [told]  # type: ignore[attr-defined]


@pytest.mark.parametrize("path", ["", ".", "a\0b", "x" * 5000])
def test_what_can_be_no_file_is_told_as_well(make: Make, path: str) -> None:
    with pytest.raises(OptionError, match="There is no file"):
        make(players=2, board=path)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"\xff\xfe", r"my_board.toml: This is no board file: it is not a text in UTF-8"),
        (b"x" * (MOST_BYTES + 9), r"my_board.toml: This is no board file: it has "),
        (WRONG.encode(), r"Line 6: 'title' of \[\[cup\]\] number 2 must be a text in quotes"),
        (b"hello", "Line 1: this is not TOML"),
        (b"", 'write game = "pebbles" as its first line'),
    ],
)
def test_a_file_that_is_no_board_is_refused(make: Make, own: Path, data: bytes, words: str) -> None:
    own.write_bytes(data)
    with pytest.raises(BoardError, match=words):
        make(players=2, board=own)


# From the page


def test_the_page_is_told_the_boards_by_title_and_which_option_takes_a_file(
    make: Make, wire: Wire
) -> None:
    widget = make()
    open_page(widget)
    head = wire.told(widget)[0]["head"]
    options = {option["name"]: option for option in head["options"]}
    assert options["board"]["choices"] == [
        ("plain", "Plain cups", "Two cups are a guess."),
        ("kitchen", "Kitchen", ""),
    ]
    assert [name for name, option in options.items() if option["reads"]] == ["board"]
    assert options["cups"]["choices"] == [
        ("six", "6 of them", ""),
        ("four", "4 of them", ""),
    ]
    assert head["largest"] == MOST_BYTES


def answer(wire: Wire, widget: GameWidget) -> dict[str, Any]:
    (told,) = (content["tried"] for content in wire.told(widget) if "tried" in content)
    return dict(told)


def test_a_file_of_the_page_is_tried_before_it_is_played(widget: GameWidget, wire: Wire) -> None:
    before = widget.record
    say(widget, "try", name="board", text=OWN)
    assert answer(wire, widget) == {"name": "board", "good": True, "text": widget.message}
    assert "in order" in widget.message and widget.record == before
    say(widget, "new", players=2, options={"board": OWN})
    assert board(widget) == OWN and wire.shown(widget)["options"] == {"board": OWN}


def test_the_form_of_a_new_game_shows_the_own_board_of_a_position(make: Make, wire: Wire) -> None:
    widget = make(position={"board": OWN, "cups": ("red",) + ("",) * 5})
    open_page(widget)
    assert wire.shown(widget)["options"] == {"board": OWN}
    say(widget, "new", players=2, options={"board": OWN})
    assert board(widget) == OWN


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("board", WRONG, "Line 6: "),
        ("board", "junk\n", "Line 1: this is not TOML"),
        ("board", "\n", "This is no board file of Pebbles"),
        ("cups", OWN, "No option takes a file here."),
        ("nothing", OWN, "No option takes a file here."),
    ],
)
def test_a_file_that_is_not_in_order_changes_nothing(
    widget: GameWidget, wire: Wire, name: str, text: str, words: str
) -> None:
    widget.play("drop green 1")
    before = widget.record
    say(widget, "try", name=name, text=text)
    assert answer(wire, widget) == {"name": name, "good": False, "text": widget.message}
    assert words in widget.message and wire.shown(widget)["message"]["tone"] == "error"
    say(widget, "new", players=2, options={name: text})
    assert widget.record == before


def test_a_page_cannot_read_files_of_the_server(widget: GameWidget, own: Path) -> None:
    before = widget.record
    say(widget, "new", players=2, options={"board": str(own)})
    assert "Pebbles has no board" in widget.message and widget.record == before


# How well the board is known


def test_the_page_is_told_how_well_the_board_is_known(make: Make, wire: Wire) -> None:
    widget = make()
    open_page(widget)
    assert wire.shown(widget)["known"] == [
        {
            "grade": "sheet",
            "what": "four cups",
            "why": "",
            "sources": ["The sheet of Pebbles", "https://www.example.org/pebbles"],
            "names": ["Cup 1", "Cup 2", "Cup 3", "Cup 4"],
            "shown": True,
        },
        {
            "grade": "reconstructed",
            "what": "two more cups",
            "why": "Six are nicer.",
            "sources": [],
            "names": ["Cup 5", "Cup 6"],
            "shown": True,
        },
    ]


def test_an_own_board_is_told_as_its_owners(widget: GameWidget, wire: Wire) -> None:
    say(widget, "new", players=2, options={"board": OWN})
    (entry,) = wire.shown(widget)["known"]
    assert (entry["grade"], entry["what"], entry["names"]) == ("owner", "cups", [])


def test_an_entry_is_lit_on_the_board_and_the_message_stays(widget: GameWidget) -> None:
    widget.play("drop green 1")
    message = widget.message
    say(widget, "known", entry=1)
    assert widget.stage.highlights.selected == {"cup:4", "cup:5"}
    assert widget.message == message
    for entry in (None, 7, -1):
        say(widget, "known", entry=1)
        say(widget, "known", entry=entry)
        assert widget.stage.highlights.selected == frozenset()
