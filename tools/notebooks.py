"""Run the notebooks and store their outputs: ``make notebooks``.

Stored outputs are what a reader sees where no kernel runs, and what the tests compare. The state
of the widgets is left out: it is large and changes with every run.

    python tools/notebooks.py                 run all of them
    python tools/notebooks.py samurai/02*     run those that match

The notebooks of the examples are among them: ``*beach*`` matches one of theirs. In the end the
front page lists all chapters anew.
"""

from __future__ import annotations

import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

from rulebook_widgets.app.brought import brought_notebooks

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import contents  # noqa: E402

BROUGHT = [folder for folder in brought_notebooks().values() if ROOT in folder.parents]
FOLDERS = (ROOT / "notebooks", *BROUGHT)
SECONDS_A_CELL = 60


def run(path: Path) -> None:
    """Run one notebook from top to bottom and write it back with its outputs.

    Raises:
        CellExecutionError: a cell failed; the file is left as it was.
    """
    notebook = nbformat.read(path, as_version=4)
    client = NotebookClient(
        notebook,
        timeout=SECONDS_A_CELL,
        resources={"metadata": {"path": str(path.parent)}},
        store_widget_state=False,
    )
    client.execute()
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)  # when it ran says nothing to a reader
    notebook.metadata.pop("widgets", None)
    notebook.metadata.language_info = {"name": "python"}
    nbformat.validate(notebook)
    nbformat.write(notebook, path)


def main(patterns: list[str]) -> int:
    """Run the notebooks that match; return 1 if one failed."""
    wanted = [(folder, pattern) for folder in FOLDERS for pattern in patterns or ["**/*.ipynb"]]
    found = {path for folder, pattern in wanted for path in folder.glob(pattern)}
    chosen = sorted(path for path in found if ".ipynb_checkpoints" not in path.parts)
    if not chosen:
        print(f"No notebook matches {' '.join(patterns)}.", file=sys.stderr)
        return 2
    failed = 0
    for path in chosen:
        name = path.relative_to(ROOT)
        try:
            run(path)
        except CellExecutionError as error:
            failed = 1
            print(f"{name}: a cell failed and nothing was stored.\n{error}", file=sys.stderr)
        else:
            print(f"{name}: {path.stat().st_size / 1000:.0f} kB")
    contents.write()
    return failed


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
