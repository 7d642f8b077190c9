"""Where things lie: the notebooks and the page template, in a checkout and when installed."""

from __future__ import annotations

import shutil
from pathlib import Path

from rulebook_widgets.app.brought import brought_notebooks
from rulebook_widgets.app.problems import NoNotebooks

PACKAGE = Path(__file__).resolve().parent.parent
JUPYTER_SHARE = PACKAGE / "app" / "share" / "jupyter"
TEMPLATE = "rulebook"
COPY_NAME = "rulebook-notebooks"


def in_checkout() -> bool:
    """Return whether the package lies in a checkout and not among the installed packages."""
    return (PACKAGE.parent / "pyproject.toml").is_file()


def checkout_notebooks() -> Path:
    """Return the folder beside the package that holds the notebooks in a checkout."""
    return PACKAGE.parent / "notebooks"


def packaged_notebooks() -> Path:
    """Return the folder inside the package that holds the notebooks when installed."""
    return PACKAGE / "notebooks"


def find_notebooks(asked: Path | None = None) -> Path:
    """Return the folder of notebooks to serve.

    Args:
        asked: the folder that the person named, or None for our own.

    Raises:
        NoNotebooks: the folder is missing or holds no notebook.
    """
    if asked is not None:
        return _checked(asked)
    own = [packaged_notebooks()]
    if in_checkout():
        own.insert(0, checkout_notebooks())
    for folder in own:
        if _has_notebooks(folder):
            return folder
    raise NoNotebooks(
        "The notebooks of rulebook_widgets were not found beside the package or in it. "
        "Name their folder with --notebooks DIR."
    )


def editable_notebooks(asked: Path | None = None, where: Path | None = None) -> Path:
    """Return a folder of notebooks that may be changed.

    The notebooks of an installed package, with those that other packages' games bring, are copied
    into ``rulebook-notebooks`` first, where a copy made before is kept as it is.

    Args:
        asked: the folder that the person named, or None for our own.
        where: the folder to make the copy in; the current one if None.

    Raises:
        NoNotebooks: there are none, or they cannot be copied to ``where``.
    """
    folder = find_notebooks(asked)
    if folder != packaged_notebooks():
        return folder
    copy = (where or Path.cwd()) / COPY_NAME
    if not copy.exists():
        try:
            shutil.copytree(folder, copy)
            for game_id, brought in brought_notebooks().items():
                shutil.copytree(brought, copy / game_id, dirs_exist_ok=True)
        except OSError as error:
            raise NoNotebooks(
                f"The notebooks could not be copied to {copy} ({error.strerror}). "
                "Go to a folder you may write in, or name one of your own with --notebooks DIR."
            ) from error
    return copy


def _checked(folder: Path) -> Path:
    folder = folder.expanduser().resolve()
    if not folder.is_dir():
        raise NoNotebooks(f"There is no folder {folder}. Name another with --notebooks DIR.")
    if not _has_notebooks(folder):
        raise NoNotebooks(f"The folder {folder} holds no notebooks (*.ipynb).")
    return folder


def _has_notebooks(folder: Path) -> bool:
    return folder.is_dir() and next(folder.rglob("*.ipynb"), None) is not None
