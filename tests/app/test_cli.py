"""The command line: one sentence and exit code 2 for each thing that can be wrong."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from rulebook_widgets import __version__
from rulebook_widgets.app import cli
from tests.app.conftest import write_notebook


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run the command line, expect exit code 2, and return what it says."""
    assert cli.main(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("rulebook-widgets: ")
    assert printed.err.count("\n") == 1
    return printed.err


def test_the_version_is_the_packages(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main(["--version"])
    assert stopped.value.code == 0
    assert capsys.readouterr().out == f"rulebook-widgets {__version__}\n"


def test_python_m_does_the_same() -> None:
    command = [sys.executable, "-m", "rulebook_widgets", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == f"rulebook-widgets {__version__}\n"


@pytest.mark.parametrize(
    "wrong",
    [
        [],
        ["serve", "--port", "seventy"],
        ["serve", "--port", "70000"],
        ["serve", "--idle-minutes", "0"],
        ["serve", "--preheat", "some"],
        ["play"],
    ],
)
def test_wrong_arguments_are_explained_without_a_traceback(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main(wrong)
    assert stopped.value.code == 2
    said = capsys.readouterr().err
    assert "usage: rulebook-widgets" in said
    assert "Traceback" not in said


def test_a_port_in_use(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        said = refused(capsys, "serve", "--notebooks", str(shelf), "--port", port)
    assert f"Port {port} is in use" in said
    assert "--port" in said


def test_a_missing_extra(
    shelf: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "find_spec", lambda name: None)
    for command in ("serve", "lab"):
        said = refused(capsys, command, "--notebooks", str(shelf))
        assert 'pip install "rulebook_widgets[app]"' in said


def test_missing_notebooks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "no folder" in refused(capsys, "serve", "--notebooks", str(tmp_path / "nowhere"))
    assert "no notebooks" in refused(capsys, "lab", "--notebooks", str(tmp_path))


def test_notebooks_that_are_no_chapters(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_notebook(tmp_path / "plain.ipynb", None)
    said = refused(capsys, "serve", "--notebooks", str(tmp_path))
    assert '"rulebook"' in said


def test_a_bad_chapter(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_notebook(tmp_path / "one.ipynb", {"title": 5})
    assert "one.ipynb cannot be read" in refused(capsys, "serve", "--notebooks", str(tmp_path))


@pytest.mark.parametrize(
    ("given", "meant"), [("/", "/"), ("rules", "/rules/"), ("/a/b/", "/a/b/"), ("", "/")]
)
def test_the_base_url_always_has_its_slashes(given: str, meant: str) -> None:
    assert cli._slashed(given) == meant


def lab_command(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The command with which JupyterLab would be started."""
    started: list[list[str]] = []

    def run(command: list[str], check: bool) -> SimpleNamespace:
        started.append(command)
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr(cli.subprocess, "run", run)
    assert cli.main(["lab", "--notebooks", str(shelf), "--no-browser", "--port", "0"]) == 0
    (command,) = started
    return command


@pytest.mark.parametrize(("user", "allowed"), [(0, True), (1000, False)])
def test_lab_runs_as_root_where_there_is_no_other_user(
    shelf: Path, monkeypatch: pytest.MonkeyPatch, user: int, allowed: bool
) -> None:
    monkeypatch.setattr(cli.os, "geteuid", lambda: user, raising=False)
    command = lab_command(shelf, monkeypatch)
    assert ("--allow-root" in command) == allowed


def test_lab_opens_the_notebooks_on_this_machine_only(
    shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = lab_command(shelf, monkeypatch)
    assert f"--ServerApp.root_dir={shelf.resolve()}" in command
    assert "--ServerApp.ip=127.0.0.1" in command
    assert "--no-browser" in command
    assert "--LabApp.default_url=/lab/tree/index.ipynb" in command
