"""Serve the notebooks for a while, for screenshots, benchmarks and browser tests."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from queue import Empty, Queue

ADDRESS = re.compile(r"https?://\S+")
SECONDS_TO_START = 60


class NotServedError(Exception):
    """The server did not start; the text is what it said."""


@contextmanager
def served(*arguments: str) -> Iterator[str]:
    """Run ``rulebook-widgets serve`` on a free port and yield its address, with a final slash.

    Args:
        *arguments: further arguments of the command.

    Raises:
        NotServedError: it ended, or said no address within a minute.
    """
    command = [sys.executable, "-m", "rulebook_widgets", "serve", "--no-browser", *arguments]
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    lines: Queue[str | None] = Queue()
    threading.Thread(target=_read, args=(process, lines), daemon=True).start()
    try:
        yield _address(lines)
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _read(process: subprocess.Popen[str], lines: Queue[str | None]) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        lines.put(line)
    lines.put(None)


def _address(lines: Queue[str | None]) -> str:
    said: list[str] = []
    while True:
        try:
            line = lines.get(timeout=SECONDS_TO_START)
        except Empty:
            line = None
        if line is None:
            raise NotServedError("The pages were not served:\n" + "".join(said))
        said.append(line)
        if found := ADDRESS.search(line):
            return found[0].rstrip("/") + "/"


def page_addresses(base: str, paths: Sequence[str]) -> list[str]:
    """Return the addresses of notebooks, named by their paths below the folder."""
    return [f"{base}voila/render/{path}" for path in paths]
