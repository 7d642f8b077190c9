"""Starts the app like a person at the command line: for tests, screenshots and benchmarks."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE = 60.0
ADDRESS = re.compile(r"http://\S+")


@contextmanager
def served(folder: Path | None = None, *arguments: str) -> Iterator[str]:
    """Serve notebooks while the ``with`` block runs; gives the address, ending in ``/``.

    Args:
        folder: the notebooks, or None for the project's own.
        arguments: more arguments of ``rulebook-widgets serve``.
    """
    command = [sys.executable, "-m", "rulebook_widgets", "serve", "--port", "0", "--no-browser"]
    command += ["--notebooks", str(folder)] if folder else []
    with running([*command, *arguments]) as lines:
        yield first_address(lines)


@contextmanager
def running(command: list[str], cwd: Path | None = None) -> Iterator[Queue[str]]:
    """Run a server while the ``with`` block runs; gives the lines it prints, as they come."""
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(
        command,
        cwd=cwd,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    lines: Queue[str] = Queue()
    assert process.stdout is not None
    threading.Thread(target=_pass_on, args=(process.stdout, lines), daemon=True).start()
    try:
        yield lines
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise


def first_address(lines: Queue[str]) -> str:
    """Return the first address that a server prints."""
    seen: list[str] = []
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            seen.append(lines.get(timeout=1))
        except Empty:
            continue
        found = ADDRESS.search(seen[-1])
        if found:
            return found.group()
    raise AssertionError("the server printed no address, but: " + "".join(seen))


def fetch(address: str) -> str:
    """Return the text at an address; wait for a server that prints it before it listens."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(address, timeout=PATIENCE) as answer:
                return str(answer.read().decode())
        except URLError as error:
            if not isinstance(error.reason, ConnectionRefusedError) or time.monotonic() > end:
                raise
        time.sleep(0.1)


def _pass_on(stream: Iterator[str], lines: Queue[str]) -> None:
    for line in stream:
        lines.put(line)
