"""The pages that are measured, served side by side, and the kernels behind them."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import psutil
from playwright.sync_api import Page

from tools.serving import served

NOTEBOOKS: Final = Path(__file__).resolve().parent.parent / "notebooks"
EMPTY, CANVAS, CHAPTER, PLAY = "empty", "ipycanvas", "chapter", "play"
OURS: Final = {CHAPTER: "samurai/05-capture.ipynb", PLAY: "samurai/08-play.ipynb"}
OTHERS: Final = {
    EMPTY: "",
    CANVAS: """\
from ipycanvas import Canvas

board = Canvas(width=600, height=300)
board.layout.align_self = "flex-start"
board.on_client_ready(lambda: board.fill_rect(0, 0, 600, 300))
board
""",
}
KINDS: Final = (EMPTY, CANVAS, CHAPTER, PLAY)


@contextmanager
def pages(preheat: str) -> Iterator[dict[str, str]]:
    """Serve the measured notebooks alone; yield their addresses by kind.

    Args:
        preheat: "none", or "all" for a kernel waiting for each page.
    """
    with TemporaryDirectory() as name:
        folder = Path(name)
        for order, kind in enumerate(KINDS, 1):
            _write(folder / f"{kind}.ipynb", kind, order)
        with served(folder, "--preheat", preheat) as base:
            yield {kind: f"{base}voila/render/{kind}.ipynb" for kind in KINDS}


def _write(file: Path, kind: str, order: int) -> None:
    if kind in OURS:
        shutil.copy(NOTEBOOKS / OURS[kind], file)
        return
    cell = {"id": "one", "metadata": {}, "outputs": [], "execution_count": None}
    about = {"game": "samurai", "chapter": kind, "order": 100 + order, "title": kind}
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    content = {
        "cells": [{"cell_type": "code", "source": OTHERS[kind], **cell}],
        "metadata": {"kernelspec": kernel, "rulebook": about},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    file.write_text(json.dumps(content), encoding="utf-8")


def kernels() -> dict[str, psutil.Process]:
    """Return the kernels that the served pages use or will use, by id."""
    found = {}
    for process in psutil.Process().children(recursive=True):
        try:
            command = process.cmdline()
        except (psutil.NoSuchProcess, psutil.ZombieProcess):
            continue
        files = [Path(part).stem for part in command if part.endswith(".json")]
        if files and any("ipykernel" in part for part in command):
            found[files[0].removeprefix("kernel-")] = process
    return found


def kernel_of(page: Page) -> psutil.Process:
    """Return the kernel behind a page."""
    config: dict[str, Any] = json.loads(page.locator("#jupyter-config-data").text_content() or "")
    return kernels()[str(config["kernelId"])]


def until_calm(count: int, patience: float = 60.0) -> None:
    """Wait until so many kernels run and none of them has anything to do.

    Raises:
        TimeoutError: that took longer than ``patience`` seconds.
    """
    end, before = time.monotonic() + patience, -1.0
    while time.monotonic() < end:
        time.sleep(0.7)
        found = kernels().values()
        spent = sum(sum(process.cpu_times()[:2]) for process in found if process.is_running())
        if len(found) >= count and spent - before < 0.05:
            return
        before = spent
    raise TimeoutError(f"after {patience:.0f} s {count} kernels were not ready")
