"""The pages in a real browser: loading, clicks, websocket, memory of the kernels."""

from __future__ import annotations

from compileall import compile_dir
from contextlib import ExitStack
from typing import Any, Final

import psutil
from playwright.sync_api import Browser

from benchmarks.clicking import clicking
from benchmarks.loading import CONDITIONS, PATIENCE_MS, WATCH, loading
from benchmarks.served import CANVAS, EMPTY, KINDS, kernel_of, pages, until_calm
from rulebook_widgets.app.places import PACKAGE
from tools.browser import chromium

MEGABYTE: Final = 1_000_000


def measure(quick: bool = False) -> dict[str, Any]:
    """Measure everything about the pages.

    Args:
        quick: fewer visits and clicks, to see that it works.

    Returns:
        "loading", "clicking" and "memory" by kind of page, and the "browser".
    """
    compile_dir(PACKAGE, quiet=1)  # as make installs it; what is up to date is left alone
    with chromium() as browser:
        return {
            "browser": f"Chromium {browser.version}",
            "memory": memory(browser),
            **clicking(browser, *((10, 2) if quick else (50, 15))),
            "loading": loading(browser, 1 if quick else 7, 1 if quick else 5),
        }


def memory(browser: Browser) -> dict[str, Any]:
    """Measure the kernels of all pages while all of them are open.

    Returns:
        By kind of page the proportional set size in MB: memory that processes share is divided
        among them; where the system does not tell it, what the process has for itself alone.
    """
    with pages("none") as addresses, ExitStack() as opened:
        kernels = {}
        for kind in KINDS:
            context = opened.enter_context(browser.new_context())
            page = context.new_page()
            page.add_init_script(WATCH.replace("CONDITION", CONDITIONS[kind]))
            page.goto(addresses[kind], timeout=PATIENCE_MS)
            page.wait_for_function("() => window.readyAt", timeout=PATIENCE_MS)
            kernels[kind] = kernel_of(page)
        until_calm(len(KINDS))
        sizes = {kind: _megabytes(kernel) for kind, kernel in kernels.items()}
    return {
        kind: {
            "mb": size,
            "above_empty": size - sizes[EMPTY],
            "above_ipycanvas": size - sizes[CANVAS],
        }
        for kind, size in sizes.items()
    }


def _megabytes(process: psutil.Process) -> float:
    found = process.memory_full_info()
    return float(getattr(found, "pss", found.uss)) / MEGABYTE
