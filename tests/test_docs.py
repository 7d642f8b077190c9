"""What the documentation names is there: files, links, pieces of code, methods."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rulebook_widgets.core import Game
from tools import architecture

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "rulebook_widgets"
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "notebooks/README.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted(ROOT.glob("examples/*/README.md")),
]
LINK = re.compile(r"(?<!`)\[[^\]]*\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"")
WRITTEN = re.compile(r">([^<>]+)</|aria-label=\"([^\"]+)\"")
BLOCK = re.compile(r"^```(?:python|toml)\n# (\S+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"^```python\n(?!# )(.*?)^```", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"^```toml\n(?!# )(.*?)^```", re.MULTILINE | re.DOTALL)
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def words(page: str) -> str:
    return (ROOT / "docs" / page).read_text("utf-8")


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    found = [one or other for one, other in LINK.findall(page.read_text("utf-8"))]
    inside = [link.partition("#")[0] for link in found if not link.startswith(("http", "#"))]
    assert [link for link in inside if not (page.parent / link).exists()] == []


def files_named(text: str) -> Iterator[str]:
    for name in re.findall(r"`([\w/.]+)`", text):
        if re.fullmatch(r"[\w/]+\.(py|js)", name) and "/" in name:
            yield name


def test_every_file_that_the_architecture_names_is_there() -> None:
    named = list(files_named(words("architecture.md")))
    assert len(named) > 30
    places = [[PACKAGE / name, ROOT / name] for name in named]
    missing = [str(two[0]) for two in places if not any(place.is_file() for place in two)]
    assert missing == []


def test_the_architecture_names_all_floors_in_order() -> None:
    table = re.findall(r"^\| `(\w+)` \|", words("architecture.md"), re.MULTILINE)
    folders = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert set(table) == folders
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    (layers,) = re.findall(r"^layers = \[(.*?)\]", project, re.MULTILINE | re.DOTALL)
    assert table == re.findall(r"\w+", layers)


def test_the_drawing_is_the_one_that_its_script_makes() -> None:
    """Word for word; how its lines are written down may change."""
    stored = architecture.PICTURE.read_text("utf-8")
    assert WRITTEN.findall(stored) == WRITTEN.findall(architecture.picture())
    assert len(WRITTEN.findall(stored)) > 3 * len(architecture.STEPS)


@pytest.mark.parametrize("step", architecture.STEPS, ids=lambda step: step.name)
def test_a_station_of_the_drawing_is_where_it_is_said_to_be(step: Any) -> None:
    if step.floor == "game":
        rooms = [room / f"{step.file}.py" for room in (PACKAGE / "games").iterdir()]
        sources = [room.read_text("utf-8") for room in rooms if room.is_file()]
    else:
        sources = [(PACKAGE / step.file).read_text("utf-8")]
    assert sources
    called = re.findall(r"[a-z_]{4,}", step.name.rpartition(".")[2])
    for name in called if step.name != "the canvas" else ("paint",):
        assert all(re.search(rf"\b{name}\(", source) for source in sources), name


BLOCKS = BLOCK.findall(words("adding-a-game.md"))


@pytest.mark.parametrize(("file", "code"), BLOCKS, ids=[file for file, _code in BLOCKS])
def test_code_on_the_page_is_the_code_of_the_example(file: str, code: str) -> None:
    """Line by line and in order; the page leaves lines out, but invents none."""
    folder = ROOT if file.startswith("examples/") else ROOT / "examples" / "tideline"
    source = iter((folder / file).read_text("utf-8").splitlines())
    for line in filter(str.strip, code.splitlines()):
        assert line in source, line


SHOWING = (ROOT / "README.md", ROOT / "docs" / "boards.md")
SNIPPETS = [
    pytest.param(page, code, id=f"{page.stem}-{number}")
    for page in SHOWING
    for number, code in enumerate(CODE.findall(page.read_text("utf-8")))
]


@pytest.mark.parametrize(("page", "code"), SNIPPETS)
def test_what_a_page_shows_runs(
    page: Path, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it stands there, beside the board files that the page on boards shows."""
    shown = FILE.findall(words("boards.md"))
    for name, text in zip(("my_board.toml", "my_other_board.toml"), shown, strict=True):
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    exec(compile(code, page.name, "exec"), {})


def test_the_pages_show_code() -> None:
    assert {page.values[0] for page in SNIPPETS} == set(SHOWING)


def test_the_page_lists_every_method_that_a_game_must_have() -> None:
    listed = re.findall(r"^\| `(\w+)\(", words("adding-a-game.md"), re.MULTILINE)
    assert sorted(listed) == sorted(Game.__abstractmethods__)
