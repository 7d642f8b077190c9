"""One server and one browser for all tests of this folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.helpers.browsing import ANSWER, patient_browser
from tools.serving import served

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}}
OnDevice = Callable[..., Page]


# Not "session": the tests of the app start a browser too, and one process can drive only one.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium."""
    with patient_browser() as started:
        yield started


@pytest.fixture(scope="package")
def address() -> Iterator[str]:
    """The address at which the project's own notebooks are served, as `make app` does it."""
    with served() as url:
        yield url


@pytest.fixture(scope="package")
def desktop(browser: Browser) -> Iterator[BrowserContext]:
    """A wide screen; its pages share the browser's cache, as a reader's do."""
    with browser.new_context(**DESKTOP) as context:
        context.set_default_timeout(ANSWER)
        yield context


@pytest.fixture
def on_device(browser: Browser) -> Iterator[OnDevice]:
    """Opens pages on screens of another kind."""
    opened: list[BrowserContext] = []

    def made(**kind: Any) -> Page:
        opened.append(browser.new_context(**{**DESKTOP, **kind}))
        opened[-1].set_default_timeout(ANSWER)
        return opened[-1].new_page()

    yield made
    for context in opened:
        context.close()
