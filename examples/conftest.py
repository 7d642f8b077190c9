"""Examples are tested where they are installed (`make test` sees to it), else passed by."""

from __future__ import annotations

from pathlib import Path

from rulebook_widgets.core import game_ids

HERE = Path(__file__).parent
MISSING = sorted(
    folder.name
    for folder in HERE.iterdir()
    if (folder / "pyproject.toml").is_file() and folder.name not in game_ids()
)

collect_ignore = [str(HERE / name) for name in MISSING]


def pytest_report_header() -> str:
    """Say which examples are not tested."""
    return f"examples: not installed, so not tested: {', '.join(MISSING)}" if MISSING else ""
