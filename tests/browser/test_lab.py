"""The same notebooks in JupyterLab: run, seen, clicked."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copy
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import DESKTOP
from tests.browser.reading import LOADING, NOTEBOOKS, Board
from tests.helpers.browsing import Watch
from tools.serving import first_address, running

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of JupyterLab with a copy of the free game, token and all."""
    folder: Path = tmp_path_factory.mktemp("lab")
    copy(NOTEBOOKS / "samurai" / "08-play.ipynb", folder / "play.ipynb")
    # JupyterLab does not run as root, which many a test machine has nobody else than.
    settings = tmp_path_factory.mktemp("settings")
    (settings / "jupyter_server_config.json").write_text('{"ServerApp": {"allow_root": true}}')
    command = [sys.executable, "-m", "rulebook_widgets", "lab", "--no-browser", "--port", "0"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JUPYTER_CONFIG_DIR", str(settings))
        with running([*command, "--notebooks", str(folder)]) as lines:
            yield first_address(lines)


def run_all(page: Page, watch: Watch) -> None:
    """Run the cells of the open notebook, once its kernel has answered."""
    page.wait_for_selector(".jp-NotebookPanel .jp-CodeCell", timeout=LOADING)
    for _ in range(LOADING // 100):
        if watch.has_kernel:
            break
        page.wait_for_timeout(100)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()


def test_a_notebook_is_run_and_played_in_jupyterlab(browser: Browser, lab: str) -> None:
    parts = urlsplit(lab)
    with browser.new_context(**DESKTOP) as context, context.new_page() as page:
        watch = Watch(page)
        page.goto(f"http://{parts.netloc}/lab/tree/play.ipynb?{parts.query}", timeout=LOADING)
        run_all(page, watch)
        board = Board(page, page.locator(".jp-OutputArea .rbw").first).until_painted()
        stage = board.new_game()
        before = board.look()
        tile = stage.choices[0].shape
        board.click(stage.scene, tile)
        stage.click(tile)
        board.until_changed(before)
        expect(board.status).to_have_text(stage.status)
        assert watch.troubles == []
        assert watch.foreign(f"http://{parts.netloc}/") == []
