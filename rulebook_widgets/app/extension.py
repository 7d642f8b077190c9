"""Our pages inside a Jupyter server, where Voila runs as an extension (Binder does that).

A server's configuration file needs two lines::

    from rulebook_widgets.app.extension import configure
    configure(get_config())

The start page is then at ``voila/render/index.ipynb``.
"""

from __future__ import annotations

from pathlib import Path

from traitlets.config import Config

from rulebook_widgets.app.games import about_game
from rulebook_widgets.app.navigation import read_navigation
from rulebook_widgets.app.places import find_notebooks
from rulebook_widgets.app.settings import culling, executor_settings, page_settings

IDLE_MINUTES = 30


def configure(config: Config, folder: Path | None = None) -> None:
    """Let a Jupyter server show our notebooks as our pages.

    Args:
        config: the server's configuration, as ``get_config()`` gives it.
        folder: the folder of notebooks, which becomes the server's root; our own if None.

    Raises:
        AppError: there are no notebooks, or their metadata are not as agreed.
    """
    notebooks = find_notebooks(folder)
    config.ServerApp.root_dir = str(notebooks)
    config.VoilaConfiguration.merge(page_settings(read_navigation(notebooks, about_game)))
    config.VoilaExecutor.merge(executor_settings())
    config.MappingKernelManager.merge(culling(IDLE_MINUTES))
