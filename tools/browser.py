#!/usr/bin/env python3
"""Find a Chromium for the browser tests, or get one.

    python tools/browser.py              print the path of a browser, or say why there is none
    python tools/browser.py --install    the same, and install one where there is none

Looked at in this order: the variable RULEBOOK_BROWSER, chromium or Chrome on the PATH, and what
Playwright has downloaded. Installed is, on a Debian-like system where this may be done (as root
or with a sudo that asks nothing), Debian's chromium; elsewhere Playwright's own.
Needs nothing but the standard library, and Playwright to look for Playwright's browser.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser

VARIABLE = "RULEBOOK_BROWSER"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# The rules for host names keep every request on this machine without switching the cache off.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]


class NoBrowserError(Exception):
    """No browser was found, or none could be installed; the text says what to do."""


def find() -> Path | None:
    """Return the browser to use, or None if there is none.

    Raises:
        NoBrowserError: RULEBOOK_BROWSER names something that is not a program.
    """
    named = os.environ.get(VARIABLE)
    if named:
        return _named(named)
    on_path = (shutil.which(name) for name in NAMES)
    return next((Path(path) for path in on_path if path), None) or _playwrights_own()


def require() -> Path:
    """Return the browser to use.

    Raises:
        NoBrowserError: there is none; the text says how to get one.
    """
    found = find()
    if found is None:
        raise NoBrowserError(
            "No Chromium was found for the browser tests: run `make browser-tests`, which gets "
            f"one, or install Chromium, or name one in the variable {VARIABLE}."
        )
    return found


@contextmanager
def chromium() -> Iterator[Browser]:
    """Run a Chromium without a window while the ``with`` block runs.

    Raises:
        NoBrowserError: there is none; the text says how to get one.
    """
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=str(require()), args=FLAGS)
        yield started
        started.close()


def _named(named: str) -> Path:
    path = shutil.which(named)
    if path is None:
        raise NoBrowserError(f"{VARIABLE} is {named!r}, which is not a program on this machine.")
    return Path(path)


def _playwrights_own() -> Path | None:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.exists() else None


def install() -> Path:
    """Install a browser in the way that fits this machine and return it.

    Raises:
        NoBrowserError: neither way worked; the text says what to do by hand.
    """
    for way in (_install_debians, _install_playwrights):
        if way():
            found = find()
            if found is not None:
                return found
    raise NoBrowserError(
        "No Chromium was found and none could be installed: install Chromium (on Debian or "
        f"Ubuntu: apt-get install chromium) or name one in the variable {VARIABLE}, then run "
        "`make test` again."
    )


def _install_debians() -> bool:
    """Install Debian's chromium where that can be done without asking anybody."""
    prefix = _rights()
    if shutil.which("apt-get") is None or prefix is None:
        return False
    print("Installing Debian's chromium for the browser tests (about a minute) ...", flush=True)
    get = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-y"]
    wanted = ["chromium", "fonts-dejavu-core"]
    return _runs([*get, "update"]) and _runs([*get, "install", "--no-install-recommends", *wanted])


def _install_playwrights() -> bool:
    """Let Playwright download its own Chromium into the user's cache folder."""
    print("Downloading Playwright's Chromium for the browser tests ...", flush=True)
    return _runs([sys.executable, "-m", "playwright", "install", "chromium"])


def _rights() -> list[str] | None:
    """Return what to put before a command that needs root, or None if we cannot be root."""
    if os.name != "posix":
        return None
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and _runs(["sudo", "-n", "true"]):
        return ["sudo", "-n"]
    return None


def _runs(command: list[str]) -> bool:
    """Run a command without input; return whether it succeeded, and show its output if not."""
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    if done.returncode:
        print(done.stdout[-2000:], done.stderr[-2000:], sep="", file=sys.stderr)
    return done.returncode == 0


def main(arguments: list[str] | None = None) -> int:
    """Print the browser's path; return 0, or 1 with one sentence on what to do."""
    parser = argparse.ArgumentParser(description="Find a Chromium for the browser tests.")
    parser.add_argument("--install", action="store_true", help="install one where there is none")
    options = parser.parse_args(arguments)
    try:
        browser = (find() or install()) if options.install else require()
    except NoBrowserError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"Browser for the tests: {browser}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
