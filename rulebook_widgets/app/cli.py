"""The command ``rulebook-widgets``: serve the rulebooks, or open them in JupyterLab."""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
import webbrowser
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from rulebook_widgets import __version__
from rulebook_widgets.app.brought import brought_notebooks, gathered
from rulebook_widgets.app.games import about_game
from rulebook_widgets.app.navigation import Navigation, read_navigation
from rulebook_widgets.app.places import editable_notebooks, find_notebooks
from rulebook_widgets.app.ports import DEFAULT_PORT, bind, is_loopback
from rulebook_widgets.app.problems import MissingExtra, NoNotebooks
from rulebook_widgets.core.errors import RulebookError

REFUSED = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code: 0, or 2 with one sentence on stderr."""
    options = parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except RulebookError as problem:
        print(f"rulebook-widgets: {problem}", file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        return 0


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    top = argparse.ArgumentParser(
        prog="rulebook-widgets",
        description="Learn the rules of board games by doing them, in your browser.",
    )
    top.add_argument("--version", action="version", version=f"rulebook-widgets {__version__}")
    commands = top.add_subparsers(title="commands", required=True, metavar="COMMAND")
    _add_serve(commands.add_parser("serve", help="serve the rulebooks as pages (Voila)"))
    _add_lab(commands.add_parser("lab", help="open the notebooks in JupyterLab"))
    return top


def _add_serve(command: argparse.ArgumentParser) -> None:
    _add_shared(command)
    command.add_argument(
        "--host",
        default="127.0.0.1",
        help="address to serve at; others than this machine can connect only if you change it",
    )
    command.add_argument("--base-url", default="/", help="path that all addresses begin with")
    command.add_argument(
        "--behind-proxy",
        action="store_true",
        help="accept requests under another host's name, as a proxy sends them",
    )
    command.add_argument(
        "--preheat",
        choices=["entry", "all", "none"],
        default="entry",
        help="pages that wait ready-made, about 50 MB each: the entry pages, all, or none",
    )
    command.add_argument(
        "--idle-minutes",
        type=_minutes,
        default=60,
        help="stop a page's Python after so long without use (60)",
    )
    command.add_argument("--verbose", action="store_true", help="log what the server does")
    command.set_defaults(run=_serve)


def _add_lab(command: argparse.ArgumentParser) -> None:
    _add_shared(command)
    command.set_defaults(run=_lab)


def _add_shared(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--port", type=_port, help=f"port to serve at; the first free one from {DEFAULT_PORT} on"
    )
    command.add_argument("--notebooks", type=Path, metavar="DIR", help="folder of notebooks")
    command.add_argument("--no-browser", action="store_true", help="do not open a browser")


def _serve(options: argparse.Namespace) -> int:
    _require("voila", "tornado")
    from rulebook_widgets.app.server import serve
    from rulebook_widgets.app.settings import ServeOptions

    folder = find_notebooks(options.notebooks)
    if options.notebooks is None:
        folder = gathered(folder, brought_notebooks())
    navigation = _navigation(folder)
    listener, port = bind(options.host, options.port)
    _say_other_port(options.port, port)
    chosen = ServeOptions(
        host=options.host,
        base_url=_slashed(options.base_url),
        behind_proxy=options.behind_proxy,
        preheat=options.preheat,
        idle_minutes=options.idle_minutes,
        verbose=options.verbose,
    )
    serve(navigation, chosen, str(folder), listener, lambda url: _ready(url, options))
    return 0


def _navigation(folder: Path) -> Navigation:
    navigation = read_navigation(folder, about_game)
    if navigation.start is None:
        raise NoNotebooks(
            f"None of the notebooks in {folder} says that it is a chapter or the front page: "
            'its metadata need an entry "rulebook" (see notebooks/README.md).'
        )
    return navigation


def _ready(url: str, options: argparse.Namespace) -> None:
    print(f"The rulebooks are served at {url}", flush=True)
    if not is_loopback(options.host):
        print("Anybody who can reach this machine can open them.", flush=True)
    print("Stop with Ctrl-C.", flush=True)
    if not options.no_browser and _has_screen():
        webbrowser.open(url)


def _lab(options: argparse.Namespace) -> int:
    _require("jupyterlab")
    folder = editable_notebooks(options.notebooks)
    listener, port = bind("127.0.0.1", options.port)
    listener.close()  # JupyterLab opens it again itself
    _say_other_port(options.port, port)
    print(f"Opening the notebooks in {folder}", flush=True)
    command = [sys.executable, "-m", "jupyterlab", f"--ServerApp.root_dir={folder}"]
    command += ["--ServerApp.ip=127.0.0.1", f"--ServerApp.port={port}"]
    command += ["--ServerApp.port_retries=0"]
    if (folder / "index.ipynb").is_file():
        command.append("--LabApp.default_url=/lab/tree/index.ipynb")
    if options.no_browser or not _has_screen():
        command.append("--no-browser")
    if _is_root():
        command.append("--allow-root")  # as in a container: JupyterLab refuses it unless told
    return subprocess.run(command, check=False).returncode


def _require(*packages: str) -> None:
    for package in packages:
        if find_spec(package) is None:
            raise MissingExtra(package)


def _say_other_port(asked: int | None, port: int) -> None:
    if asked is None and port != DEFAULT_PORT:
        print(f"Port {DEFAULT_PORT} is in use, taking {port}.", flush=True)


def _has_screen() -> bool:
    """Return whether a browser window can be opened here."""
    if platform.system() == "Linux":
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _slashed(path: str) -> str:
    inner = path.strip("/")
    return f"/{inner}/" if inner else "/"


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port: give a number up to 65535")
    return int(text)


def _minutes(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of minutes, 1 or more")
    return int(text)
