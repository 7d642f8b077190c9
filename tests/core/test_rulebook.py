from __future__ import annotations

from pathlib import Path

import pytest

from rulebook_widgets.core import Rulebook, RulebookError, load_rulebook

HEAD = """
[game]
id = "tiny"
title = "Tiny"
author = "us"
players = [2, 3]
minutes = 5
age = 6
sheet = "one page"
[[section]]
id = "1"
title = "All"
chapter = "all"
[[term]]
id = "cup"
en = "cup"
"""
RULE = """
[[rule]]
id = "T-1.1"
title = "A rule"
text = "Do it."
heading = "How"
terms = ["cup"]
"""
SHEETS = """
[[game.sheets]]
id = "long"
title = "one page"
language = "en"
[[game.sheets]]
id = "short"
title = "half a page"
language = "es"
[[section]]"""
DIFFERENCE = """
[[rule.other_headings]]
sheet = "short"
heading = "Cómo"
[[rule.sheets_differ]]
title = "How often"
says = [{ sheet = "long", text = "Twice." }, { sheet = "short", text = "Nothing." }]
play = "Twice."
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with room for a rulebook; its name differs from test to test."""
    package = tmp_path / f"package_{abs(hash(tmp_path))}"
    package.mkdir()
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    return package


def load(folder: Path, text: str | bytes, language: str = "en") -> Rulebook:
    data = text if isinstance(text, bytes) else text.encode()
    (folder / "rulebook.toml").write_bytes(data)
    return load_rulebook(folder.name, language)


def test_a_rulebook_is_read_and_asked_by_rule(folder: Path) -> None:
    book = load(folder, HEAD + RULE + RULE.replace("1.1", "1.2"))
    assert book["T-1.2"].section == "1" and book["T-1.1"].terms == ("cup",)
    assert "T-1.1" in book and "T-9.9" not in book and 3 not in book
    assert [rule.id for rule in book.rule] == ["T-1.1", "T-1.2"]


def test_a_game_may_have_several_sheets_and_they_may_differ(folder: Path) -> None:
    book = load(folder, HEAD.replace("[[section]]", SHEETS, 1) + RULE + DIFFERENCE)
    assert [(sheet.id, sheet.language) for sheet in book.game.sheets] == [
        ("long", "en"),
        ("short", "es"),
    ]
    (heading,) = book["T-1.1"].other_headings
    assert (heading.sheet, heading.heading, heading.heading_en) == ("short", "Cómo", "")
    (difference,) = book["T-1.1"].sheets_differ
    assert {saying.sheet: saying.text for saying in difference.says} == {
        "long": "Twice.",
        "short": "Nothing.",
    }
    assert (difference.title, difference.play) == ("How often", "Twice.")


def test_a_rule_of_one_sheet_needs_none_of_this(folder: Path) -> None:
    rule = load(folder, HEAD + RULE)["T-1.1"]
    assert (rule.other_headings, rule.sheets_differ, rule.reconstructed) == ((), (), "")


def test_an_unknown_rule_is_one_clear_error(folder: Path) -> None:
    book = load(folder, HEAD + RULE)
    with pytest.raises(RulebookError, match=r"Tiny has no rule 'T-7'; its rules run from T-1.1"):
        book["T-7"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("rule = []\n" + HEAD, "it has no rules"),
        (HEAD + RULE + RULE, "there are 2 entries with the id 'T-1.1'"),
        (HEAD + RULE.replace("T-1.1", "T-2.1"), "rule T-2.1 stands in no section"),
        (HEAD + RULE.replace('"cup"', '"bowl"'), "rule T-1.1 uses the term 'bowl'"),
        (HEAD + RULE + DIFFERENCE.split("[[rule.sheets", 1)[0], "names the sheet 'short'"),
        (
            HEAD.replace("[[section]]", SHEETS, 1) + RULE + DIFFERENCE.replace('"long"', '"old"'),
            "rule T-1.1 names the sheet 'old', which the game does not list",
        ),
        (
            HEAD.replace("[[section]]", SHEETS.replace('"short"', '"long"'), 1) + RULE,
            "there are 2 entries with the id 'long'",
        ),
    ],
)
def test_what_a_reader_would_stumble_over_is_refused(folder: Path, text: str, message: str) -> None:
    with pytest.raises(RulebookError, match=r"rulebook\.toml of .* is not in order: ") as caught:
        load(folder, text)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "missing required field `game`"),
        ("[game", "end of document"),
        (HEAD + RULE + "colour = 1", "unknown field `colour`"),
        (
            HEAD + RULE.replace('"Do it."', "7"),
            r"got `int` - at `\$.rule\[0\].text`",
        ),
        (b"\xff\xfe", "utf-8"),
    ],
)
def test_a_file_that_is_no_rulebook_is_refused_with_the_place(
    folder: Path, text: str | bytes, message: str
) -> None:
    with pytest.raises(RulebookError, match=f"cannot be read: .*{message}"):
        load(folder, text)


def test_a_missing_file_is_one_clear_error(folder: Path) -> None:
    with pytest.raises(RulebookError, match=r"rulebook\.toml of .* cannot be read"):
        load_rulebook(folder.name)


def test_another_language_is_read_where_there_is_one(folder: Path) -> None:
    (folder / "rulebook.hu.toml").write_text(HEAD + RULE.replace("Do it.", "Tedd meg."), "utf-8")
    assert load(folder, HEAD + RULE, "hu")["T-1.1"].text == "Tedd meg."
    assert load(folder, HEAD + RULE, "es")["T-1.1"].text == "Do it."
    assert load(folder, HEAD + RULE, "en")["T-1.1"].text == "Do it."
