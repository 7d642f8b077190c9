"""The package that is built holds what it needs where no checkout is."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLES = sorted(path.parent.name for path in (ROOT / "examples").glob("*/pyproject.toml"))
TEMPLATE = "voila/templates/rulebook/index.html.j2"


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of the files in the wheel."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_the_template_is_there_for_our_server_and_for_any_voila(names: set[str]) -> None:
    assert f"rulebook_widgets/app/share/jupyter/{TEMPLATE}" in names
    assert any(name.endswith(f".data/data/share/jupyter/{TEMPLATE}") for name in names)


@pytest.mark.parametrize("kind", ["toml", "css", "js", "html", "j2", "ipynb", "typed", "md"])
def test_files_that_are_not_python_are_there(names: set[str], kind: str) -> None:
    ours = list((ROOT / "rulebook_widgets").rglob(f"*.{kind}"))
    inside = {name for name in names if name.startswith("rulebook_widgets/")}
    assert all(file.relative_to(ROOT).as_posix() in inside for file in ours)
    notebooks = list((ROOT / "notebooks").rglob(f"*.{kind}"))
    assert all(
        f"rulebook_widgets/{file.relative_to(ROOT).as_posix()}" in inside for file in notebooks
    )
    assert ours or notebooks


def test_tests_caches_and_examples_stay_out(names: set[str]) -> None:
    assert not [name for name in names if name.startswith("tests/") or "__pycache__" in name]
    assert not [name for name in names if any(example in name for example in EXAMPLES)]


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_set_up_for_the_tests_and_in_no_installation(example: str) -> None:
    """Where it is not installed its tests are passed by, so the set-up is looked at here."""
    own = tomllib.loads((ROOT / "examples" / example / "pyproject.toml").read_text("utf-8"))
    whole = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert own["project"]["entry-points"]["rulebook_widgets.games"] == {example: example}
    assert own["project"]["name"] in whole["dependency-groups"]["examples"]
    assert example in whole["tool"]["mypy"]["packages"]
    assert "default-groups" not in whole["tool"]["uv"]
    makefile = (ROOT / "Makefile").read_text("utf-8")
    synced = [line for line in makefile.splitlines() if line.startswith("\t@$(SYNC)")]
    assert [("--group examples" in line) for line in synced] == [False, True, True]


def test_the_command_and_the_games_are_announced(names: set[str]) -> None:
    (entries,) = [name for name in names if name.endswith("entry_points.txt")]
    assert entries
