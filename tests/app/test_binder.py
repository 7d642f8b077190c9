"""What a Binder build would do, without Docker."""

from __future__ import annotations

import os
import re
import sys
import tomllib
from pathlib import Path

import pytest

from rulebook_widgets.app.places import JUPYTER_SHARE
from tools.serving import fetch, first_address, running

ROOT = Path(__file__).parents[2]
BINDER = ROOT / "binder"
PIN = re.compile(r"^([a-z0-9._-]+)==(\S+)", re.IGNORECASE)


def pins() -> dict[str, str]:
    """Return the versions that the build installs."""
    lines = (BINDER / "requirements.txt").read_text(encoding="utf-8").splitlines()
    found = [PIN.match(line) for line in lines if line]
    assert None not in found, "a line is not pinned"
    return {match[1]: match[2] for match in found if match}


def locked() -> dict[str, str]:
    """Return the versions in the lock file."""
    lock = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))
    return {package["name"]: package.get("version", "") for package in lock["package"]}


def test_the_build_installs_what_the_lock_says() -> None:
    lock = locked()
    assert {name: lock.get(name) for name in pins()} == pins()


def test_the_build_installs_everything_the_app_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [*project["dependencies"], *project["optional-dependencies"]["app"]]
    names = {re.split(r"[<>=!~ ;\[]", wanted)[0] for wanted in asked}
    assert names <= set(pins())


def test_the_build_installs_the_package_and_its_server_settings() -> None:
    script = (BINDER / "postBuild").read_text(encoding="utf-8")
    assert "pip install --no-cache-dir --no-deps ." in script
    assert "binder/jupyter_server_config.py" in script
    assert os.access(BINDER / "postBuild", os.X_OK)


def test_a_jupyter_server_so_configured_shows_our_page(
    shelf: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "notebooks").symlink_to(shelf)
    monkeypatch.setenv("JUPYTER_PATH", str(JUPYTER_SHARE))
    command = [sys.executable, "-m", "jupyter_server", "--no-browser", "--allow-root"]
    command += [f"--config={BINDER / 'jupyter_server_config.py'}", "--port=0"]
    command += ["--ServerApp.ip=127.0.0.1", "--IdentityProvider.token=known"]
    with running(command, cwd=tmp_path) as lines:
        host = first_address(lines).split("/")[2]
        text = fetch(f"http://{host}/voila/render/index.ipynb?token=known")
    assert '<article class="card">' in text
    assert 'href="/voila/render/go_fish/a_asking.ipynb"' in text
