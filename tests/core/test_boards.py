"""Boards of a game that is none of ours: two tables, one of which the rules fix."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from rulebook_widgets.core import BoardError, Option, OptionError
from rulebook_widgets.core.boards import LARGEST, BoardFile, BoardForm, Draft, text_of
from rulebook_widgets.core.options import validated
from rulebook_widgets.core.provenance import Element, Graded, Naming, Provenance

MAIN = """\
game = "ponds"
id = "main"
title = "Two ponds"

[frog]
jumps = 3
grade = "sheet"

[[pond]]
id = "north"
size = 3
plants = ["reed", "lily"]
grade = { size = "sourced", plants = "reconstructed" }

[[pond]]
id = "south"
size = 4
plants = []
grade = { size = "reconstructed", plants = "reconstructed" }

[sources]
book = "The book of ponds"

[[provenance]]
part = "frogs"
of = ["frog"]
grade = "sheet"
sources = ["book", "hearsay"]

[[provenance]]
part = "the size of the north pond"
of = ["pond.size"]
grade = "sourced"
note = "It was measured."

[[provenance]]
part = "other sizes, and plants"
of = ["pond.size", "pond.plants"]
grade = "reconstructed"

[[provenance]]
part = "there are ponds"
of = ["pond"]
whole = true
grade = "derived"

[[provenance]]
part = "names"
of = []
grade = "ours"
"""
OTHER = """\
game = "ponds"
id = "other"
base = "main"

[[pond]]
id = "east"
size = 1
plants = []
grade = "reconstructed"
"""
SHORT = 'game = "ponds"\nbase = "main"\n'


class Frog(Graded, frozen=True):
    jumps: int


class Pond(Graded, frozen=True):
    id: str
    size: Annotated[int, msgspec.Meta(ge=1)]
    plants: tuple[Literal["reed", "lily"], ...]
    deep: bool = False
    share: float = 1.0


class Ponds(BoardFile, frozen=True):
    frog: Frog
    pond: tuple[Pond, ...]


def naming(_file: Ponds) -> Naming:
    def named(table: str, element: Graded) -> Element:
        if isinstance(element, Pond):
            return Element(element.id, f"{element.id} pond", f"pond:{element.id}")
        return Element("", table)

    return named


@pytest.fixture
def form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[BoardForm[Ponds]]:
    package = tmp_path / "ponds_of_a_test"
    package.mkdir()
    (package / "__init__.py").write_text("", "utf-8")
    (package / "main.toml").write_text(MAIN, "utf-8")
    (package / "other.toml").write_text(OTHER, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield BoardForm(
        "ponds",
        "Ponds",
        "ponds_of_a_test",
        {"main": "main.toml", "other": "other.toml"},
        Ponds,
        fixed=("frog",),
        labels={"pond": "ponds"},
        naming=naming,
    )


def refused(form: BoardForm[Ponds], text: str) -> BoardError:
    with pytest.raises(BoardError) as caught:
        form.read(text)
    return caught.value


def whats(told: tuple[Provenance, ...]) -> list[tuple[str, str]]:
    return [(entry.grade, entry.what) for entry in told]


def test_a_shipped_board_is_read_by_its_id(form: BoardForm[Ponds]) -> None:
    assert form.ids == ("main", "other")
    assert [pond.id for pond in form.read("main").file.pond] == ["north", "south"]


def test_a_board_takes_what_it_lacks_from_its_base_but_not_its_names(
    form: BoardForm[Ponds],
) -> None:
    file = form.read("other").file
    assert file.frog.jumps == 3 and [pond.id for pond in file.pond] == ["east"]
    assert (file.id, file.title, file.base) == ("other", "", "main")
    mine = form.read('game = "ponds"\nbase = "other"\n').file
    assert [pond.id for pond in mine.pond] == ["east"] and mine.id == ""


def test_a_file_without_base_has_what_the_rules_fix(form: BoardForm[Ponds]) -> None:
    text = 'game = "ponds"\n[[pond]]\nid = "mine"\nsize = 2\nplants = []\n'
    assert form.read(text).file.frog.jumps == 3
    error = refused(form, 'game = "ponds"\n')
    assert "has no [[pond]]: write it, or take that of a shipped board with base" in str(error)


def test_what_the_rules_fix_may_stand_there_unchanged(form: BoardForm[Ponds]) -> None:
    assert form.read(SHORT + "[frog]\njumps = 3\n").file.frog.jumps == 3
    error = refused(form, SHORT + "[frog]\njumps = 4\n")
    assert error.line == 4 and "what stands in [frog]" in str(error)
    assert refused(form, SHORT + "[frog]\njumps = 3\nlegs = 4\n").line == 5


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("[[pond]]\nid = 'a'\nsize = 0\nplants = []", 5, "'size' of [[pond]] 'a' must be 1 or"),
        ("[[pond]]\nsize = 'big'", 4, "a whole number, not a text in quotes"),
        ("[[pond]]\nid = 'a'\nsize = 1\nplants = ['x']", 6, "cannot be 'x'; write one of: 'lily'"),
        ("[[pond]]\nid = 'a'\nsize = 1\nplants = 1", 6, "a list in square brackets, not a whole"),
        ("[[pond]]\nid = 'a'\nsize = 1\nplants = []\ndeep = 1", 7, "true or false, not a whole"),
        ("[[pond]]\nid = 'a'\nsize = 1\nplants = []\nshare = '1'", 7, "must be a number, not"),
        ("[[pond]]\nid = 'a'\nsize = 1.5\nplants = []", 5, "a whole number, not a number"),
        ("[[pond]]\nid = 'a'", 3, "[[pond]] 'a' lacks 'size'"),
        ("[[pond]]\nname = 'a'", 4, "[[pond]] number 1 has no 'name'; it may have: "),
        ("pond = 'north'", 3, "'pond' must be a list in square brackets, not a text"),
        ("pond = [1]", 3, "must be a table, not a whole number"),
        ("title = 3", 3, "'title' must be a text"),
        ("lake = 3", 3, "the file has no 'lake'; it may have: "),
        ("[[pond]]\ngrade = 'sure'", 4, "cannot be 'sure'; write one of: 'derived', 'ours'"),
        ("[[provenance]]\npart = 'x'", 3, "[[provenance]] number 1 lacks 'grade'"),
        ("[sources]\nx = 1", 3, "an entry of [sources] must be a text"),
        ("[[pond]]\nwhen = 2020-01-01", 4, "has no 'when'"),
        ("title = 'a\nb'", 3, "this is not TOML"),
        ("title = 1\ntitle = 2", 4, "this is not TOML"),
        ("title = [1,", 3, "this is not TOML"),
    ],
)
def test_each_mistake_has_its_line_and_what_to_do(
    form: BoardForm[Ponds], text: str, line: int, words: str
) -> None:
    error = refused(form, SHORT + text + "\n")
    assert words in str(error)
    assert error.line == line and str(error).startswith(f"Line {line}: ")


def test_a_game_finds_the_line_of_what_it_judges_itself(form: BoardForm[Ponds]) -> None:
    own: Draft[Ponds] = form.read(SHORT + "[[pond]]\nid = 'a'\nsize = 1\nplants = []\n")
    assert str(own.wrong(("pond", 0, "size"), "no pond is so small.")) == (
        "Line 5: no pond is so small."
    )
    taken = own.wrong(("frog", "jumps"), "frogs jump higher.")
    assert (str(taken), taken.line) == ("The board file: frogs jump higher.", None)


# ---------------------------------------------------------------------------------- provenance


def test_what_is_known_how_well_comes_best_first(form: BoardForm[Ponds]) -> None:
    told = form.read("main").provenance
    assert whats(told) == [
        ("sheet", "frogs"),
        ("derived", "there are ponds"),
        ("sourced", "the size of the north pond"),
        ("reconstructed", "other sizes, and plants"),
        ("ours", "names"),
    ]
    frogs, _there, north, others, _names = told
    assert frogs.sources == ("The book of ponds", "hearsay") and frogs.names == ()
    assert (north.names, north.shapes) == (("north pond",), ("pond:north",))
    assert north.why == "It was measured."
    assert others.names == () and others.shapes == ("pond:south", "pond:north")


def test_an_owners_elements_are_told_instead_of_those_they_replace(
    form: BoardForm[Ponds],
) -> None:
    mine = SHORT + "[[pond]]\nid = 'a'\nsize = 1\nplants = []\n"
    told = form.read(mine).provenance
    assert whats(told) == [("sheet", "frogs"), ("ours", "names"), ("owner", "ponds")]
    assert "the size of the north pond" not in str(told)
    assert told[-1].shapes == ("pond:a",)


def test_grades_that_nothing_explains_are_told_all_the_same(form: BoardForm[Ponds]) -> None:
    told = form.read("other").provenance
    assert ("reconstructed", "ponds") in whats(told)
    assert ("derived", "there are ponds") in whats(told)


def test_only_the_elements_named_are_explained(form: BoardForm[Ponds]) -> None:
    entry = '[[provenance]]\npart = "west"\nof = ["pond"]\nonly = ["w"]\ngrade = "ours"\n'
    ponds = "".join(
        f"[[pond]]\nid = '{name}'\nsize = 1\nplants = []\ngrade = 'ours'\n" for name in "we"
    )
    told = form.read(SHORT + ponds + entry).provenance
    assert [(e.what, e.names) for e in told if e.grade == "ours"] == [
        ("west", ("w pond",)),
        ("ponds", ("e pond",)),
    ]


# ----------------------------------------------------------------------------------- as an option


def test_an_option_takes_a_shipped_board_or_the_text_of_a_file(form: BoardForm[Ponds]) -> None:
    option = Option("board", "main", "The board", "PON-1", form.ids, form.read)
    for value in ("main", "other", OTHER):
        assert validated((option,), {"board": value}, "Ponds") == {"board": value}
    with pytest.raises(OptionError, match="Ponds has no board 'mian'; take one of 'main'"):
        option.validate("mian", "Ponds")
    with pytest.raises(BoardError, match="Line 3: "):
        option.validate(SHORT + "x = 1\n", "Ponds")
    with pytest.raises(OptionError, match="takes 'main', 'other' or a whole text, not 3"):
        option.validate(3, "Ponds")


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"\xff\xfe\x00", "not a text in UTF-8"),
        (b"a" * 10_000_000, "10,000,000 bytes"),
        (b"a" * (LARGEST + 1), "100,001 characters"),
    ],
)
def test_a_file_that_is_no_text_of_fair_length_is_refused(data: bytes, words: str) -> None:
    with pytest.raises(BoardError, match=words):
        text_of(data)


def test_a_file_is_a_text_in_utf8() -> None:
    assert text_of("title = 'Türosz'\n".encode()) == "title = 'Türosz'\n"
    assert text_of(b"\xef\xbb\xbfa = 1\n") == "a = 1\n"
