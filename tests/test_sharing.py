"""Tests are shared out so that processes end together and no file is torn apart (conftest.py)."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
TESTS = """\
import os

import pytest


@pytest.mark.parametrize("number", range(4))
def {name}(number):
    with open("ran.txt", "a") as ran:
        print(os.environ["PYTEST_XDIST_WORKER"], __name__, file=ran)
"""
NAMES = {"test_a": "test_any", "test_b": "test_any", "test_c": "test_random_games"}
OPTIONS = "-n 2 --dist loadfile --no-loadscope-reorder --durations 2"
# A start without these is quicker.
PLUGINS = "-p no:nbval -p no:hypothesispytest -p no:anyio -p no:cacheprovider"


def test_a_file_stays_together_but_for_random_games_and_these_begin(tmp_path: Path) -> None:
    shutil.copy(ROOT / "conftest.py", tmp_path)
    for file, name in NAMES.items():
        (tmp_path / f"{file}.py").write_text(TESTS.format(name=name))
    told = subprocess.run(
        [sys.executable, "-m", "pytest", *OPTIONS.split(), *PLUGINS.split()],
        cwd=tmp_path,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    ran = [line.split() for line in (tmp_path / "ran.txt").read_text().splitlines()]
    where = {name: {process for process, file in ran if file == name} for _, name in ran}
    assert len(where["test_a"]) == len(where["test_b"]) == 1
    assert len(where["test_c"]) == 2
    for process in where["test_c"]:
        files = [file for other, file in ran if other == process]
        assert files == sorted(files, key=lambda file: file != "test_c")
    assert told.count("s test_") == 2, "the slowest files"
