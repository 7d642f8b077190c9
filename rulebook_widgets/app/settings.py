"""How Voila is set up: one place for every setting, with the reason for each.

Nothing here imports Voila: the settings are plain data in a traitlets ``Config``.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable
from typing import Any

import msgspec
from traitlets.config import Config

from rulebook_widgets.app.navigation import Navigation
from rulebook_widgets.app.places import TEMPLATE
from rulebook_widgets.app.ports import is_loopback
from rulebook_widgets.app.words import page_words
from rulebook_widgets.core.text import N_, _, language

PRODUCT = "Rulebook Widgets"

#: The page may load only from the server it came from. Widgets written for anywidget are loaded
#: from blob addresses; Voila's and our own scripts are inline.
SECURITY_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'unsafe-inline' blob:",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'self'",
    )
)

#: The scripts that our pages need; Voila would load every JupyterLab extension it finds.
EXTENSIONS = (
    "@jupyter-widgets/jupyterlab-manager",
    "@voila-dashboards/widgets-manager8",
    "anywidget",
    "ipycanvas",
)

#: Voila's page loads MathJax at every start, and its own address for that is on a foreign host.
#: We write no formulas, so the page gets an empty stand-in.
NO_FORMULAS = f"voila/templates/{TEMPLATE}/static/no-formulas.js"

CELL_ERROR = N_("This part of the page could not be shown. Reload the page to try again.")

#: Longest folder name for temporary files that leaves room for the names of ipc sockets:
#: a system allows about 100 characters in all, and Voila and the kernel append 65.
IPC_ROOM = 36


class ServeOptions(msgspec.Struct, frozen=True):
    """What a person can choose about serving.

    Attributes:
        host: the address to listen at.
        base_url: the path that all addresses begin with, for use behind a proxy.
        behind_proxy: whether requests come through a proxy under another host's name.
        preheat: which pages have a kernel running before anybody asks: "entry" (the front page
            and each game's first chapter), "all" or "none".
        idle_minutes: after how many minutes without use a page's kernel is stopped.
        verbose: whether to log each request.
    """

    host: str = "127.0.0.1"
    base_url: str = "/"
    behind_proxy: bool = False
    preheat: str = "entry"
    idle_minutes: int = 60
    verbose: bool = False


def voila_settings(navigation: Navigation, options: ServeOptions, folder: str) -> Config:
    """Return the configuration of the Voila server.

    Args:
        navigation: the chapters, for the page's links.
        options: what the person chose.
        folder: the folder of the notebooks.
    """
    config = Config()
    config.Voila = Config(_server(options, folder))
    config.VoilaConfiguration = page_settings(navigation)
    config.VoilaConfiguration.preheat_kernel = options.preheat != "none"
    config.VoilaKernelManager = Config(_pools(navigation, options.preheat))
    config.VoilaExecutor = executor_settings()
    # A notebook is checked once on its way to the page, not after each of twelve steps.
    config.VoilaExporter.optimistic_validation = True
    config.KernelManager.transport = transport(tempfile.gettempdir())
    # A kernel that died is not started again: it would know nothing of the page's boards, and the
    # page would believe that all is well. Gone for good, it is noticed and a reload is offered.
    config.KernelRestarter.restart_limit = 0
    for manager in ("MappingKernelManager", "AsyncMappingKernelManager"):
        config[manager] = Config(culling(options.idle_minutes))
    return config


def page_settings(navigation: Navigation) -> Config:
    """Return how pages are made from notebooks: also for Voila inside a Jupyter server."""
    return Config(
        {
            "template": TEMPLATE,
            "theme": "light",  # the template brings both and lets the browser choose
            "allow_template_override": "NO",
            "allow_theme_override": "NO",
            "strip_sources": True,
            "show_tracebacks": False,
            "file_allowlist": [r".*\.(png|jpg|jpeg|gif|svg|webp)"],
            "file_denylist": [r".*\.(ipynb|py|toml)", r"(.*/)?\..*"],
            "extension_allowlist": list(EXTENSIONS),
            "page_config_hook": without_outside_addresses,
            "resources": {"rulebook": page_resources(navigation)},
        }
    )


def page_resources(navigation: Navigation) -> dict[str, Any]:
    """Return the plain data that the template reads as ``resources.rulebook``."""
    frame = {"product": PRODUCT, "language": language(), "words": page_words()}
    return {**frame, **navigation.resources()}


def executor_settings() -> Config:
    """Return how cells run: what the reader is told if one fails."""
    return Config({"cell_error_instruction": _(CELL_ERROR)})


def culling(idle_minutes: int) -> dict[str, Any]:
    """Return when kernels are stopped that nobody uses any more.

    Voila asks to stop a page's kernel when its tab is closed, but phones do not always send that.
    A page left open counts as unused too: it notices and offers to reload.
    """
    return {
        "cull_idle_timeout": idle_minutes * 60,
        "cull_interval": 60,
        "cull_connected": True,
        "cull_busy": False,
    }


def transport(temporary_folder: str) -> str:
    """Return how the server talks to its kernels: "ipc" where it can, else "tcp".

    ipc sockets are files only this user can open. They do not exist on Windows, and their names
    must be short.

    >>> transport("/tmp") if os.name == "posix" else "ipc"
    'ipc'
    >>> transport("/var/folders/zz/zyxvpxvq6csfxvn_n0000000000000/T")
    'tcp'
    """
    return "ipc" if os.name == "posix" and len(temporary_folder) <= IPC_ROOM else "tcp"


def without_outside_addresses(
    page_config: dict[str, Any], base_url: str, **_context: Any
) -> dict[str, Any]:
    """Replace the foreign address of MathJax in what the page is told (a Voila hook)."""
    page_config["fullMathjaxUrl"] = f"{base_url}{NO_FORMULAS}"
    return page_config


def tornado_settings(options: ServeOptions) -> dict[str, Any]:
    """Return the settings of the web server below Voila.

    Requests that name another host are refused when we serve this machine only: otherwise a
    foreign page could reach us by pointing its own name at 127.0.0.1.
    """
    reachable = options.behind_proxy or not is_loopback(options.host)
    return {
        "headers": {
            "Content-Security-Policy": SECURITY_POLICY,
            "Referrer-Policy": "same-origin",
            "X-Content-Type-Options": "nosniff",
        },
        "allow_remote_access": reachable,
        "local_hostnames": ["localhost"],
    }


def _server(options: ServeOptions, folder: str) -> dict[str, Any]:
    return {
        "ip": options.host,
        "base_url": options.base_url,
        "root_dir": folder,
        "open_browser": False,  # the command line does that, when the page can be shown
        "log_level": "INFO" if options.verbose else "WARN",
        "tornado_settings": tornado_settings(options),
    }


def _pools(navigation: Navigation, preheat: str) -> dict[str, Any]:
    """Return which notebooks have a kernel waiting, one each.

    Filling a pool again blocks the server for a second or two, so it waits until the page that
    took the kernel has loaded.
    """
    one = {"pool_size": 1}
    pools: dict[str, Any] = {"default": {"pool_size": 1 if preheat == "all" else 0}}
    if preheat == "entry":
        pools |= _each(navigation.entries, one)
    return {"kernel_pools_config": pools, "fill_delay": 8.0}


def _each(names: Iterable[str], value: dict[str, int]) -> dict[str, dict[str, int]]:
    return {name: dict(value) for name in names}
