from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rulebook_widgets.core import locating
from rulebook_widgets.core.locating import Locator

GAMES = Path(__file__).parents[2] / "rulebook_widgets" / "games"
FILES = sorted(GAMES.glob("*/*.toml"))


def leaves(value: Any, path: locating.Path = ()) -> Iterator[tuple[locating.Path, Any]]:
    """Every value of a file that holds no others, with the way to it."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    for key, entry in inside:
        if isinstance(entry, dict | list):
            yield from leaves(entry, (*path, key))
        else:
            yield (*path, key), entry


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_every_value_of_the_shipped_files_stands_on_its_line(file: Path) -> None:
    text = file.read_text("utf-8")
    lines, locator = text.split("\n"), Locator(text)
    found = list(leaves(tomllib.loads(text)))
    assert found
    for path, _value in found:
        line = locator.line(path)
        assert line is not None
        names = [key for key in path if isinstance(key, str)]
        assert any(name in lines[line - 1] for name in names[-2:]), (path, line)


@pytest.mark.parametrize(
    ("text", "path", "line"),
    [
        ("a = 1\nb = 2\n", ("b",), 2),
        ("a = 1", ("a",), 1),
        ("\n\n# note\n[t]\n  a = 1\n", ("t", "a"), 5),
        ("[[t]]\na = 1\n\n[[t]]\na = 2\n", ("t", 1, "a"), 5),
        ("[[t]]\na = 1\n\n[[t]]\na = 2\n", ("t", 1), 4),
        ("[[t]]\na = 1\n\n[[t]]\na = 2\n", ("t",), 1),
        ("[[t]]\n[t.u]\na = 1\n[[t]]\n[t.u]\na = 2\n", ("t", 1, "u", "a"), 6),
        ("[[t]]\n[[t.u]]\na = 1\n[[t.u]]\na = 2\n", ("t", 0, "u", 1, "a"), 5),
        ("a.b = 1\na.c = 2\n", ("a", "c"), 2),
        ('"a b" = 1\n"=" = 2\n', ("=",), 2),
        ("['x.y'.z]\na = 1\n", ("x.y", "z", "a"), 2),
        ("a = [\n  1,\n  2,\n]\nb = 3\n", ("b",), 5),
        ("a = [\n  1, # ]\n  '[',\n]\nb = 3\n", ("b",), 5),
        ('a = """\n[t]\nb = 0\n"""\nb = 3\n', ("b",), 5),
        ("a = '''\n[t]\n'' \\'''\nb = 3\n", ("b",), 4),
        ('a = """quote: \\""" and\n more"""\nb = 3\n', ("b",), 3),
        ('a = """two: """""\nb = 3\n', ("b",), 2),
        ("a = { b = { c = 1 } }\n", ("a", "b", "c"), 1),
        ("a = [[1, 2], [3]] # [[t]]\n[[t]]\nx = 1\n", ("t", 0), 2),
        ("a = '#' # x\nb = 1\n", ("b",), 2),
        ("a = 1\r\nb = 2\r\n", ("b",), 2),
    ],
)
def test_where_a_value_stands(text: str, path: locating.Path, line: int) -> None:
    tomllib.loads(text)
    assert Locator(text).line(path) == line


def test_what_is_missing_is_told_where_it_should_be() -> None:
    locator = Locator("a = 1\n[[t]]\nx = 1\n[[t]]\ny = 1\n")
    assert locator.line(("t", 1, "x")) == 4
    assert locator.line(("t", 7, "x")) == 2
    assert locator.line(("u", "x")) is None
    assert locator.line(()) is None
