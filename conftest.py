"""How the tests are shared out among processes (make test), and where their time goes."""

from __future__ import annotations

from collections import Counter

import pytest
from xdist.scheduler import LoadFileScheduling

APART = "::test_random_games["


class Sharing(LoadFileScheduling):
    """What one file holds stays in one process, but for the random games: each case is apart."""

    def _split_scope(self, nodeid: str) -> str:
        return nodeid if APART in nodeid else str(super()._split_scope(nodeid))


def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> Sharing | None:
    """Share what is shared by files."""
    return Sharing(config, log) if config.getoption("dist") == "loadfile" else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with what takes longest, where processes share: what is short evens out the end."""
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: APART not in item.nodeid)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell how long each file took, where the slowest tests are asked for."""
    longest = terminalreporter.config.getoption("durations")
    spent: Counter[str] = Counter()
    for report in (each for reports in terminalreporter.stats.values() for each in reports):
        if isinstance(report, pytest.TestReport):
            spent[report.nodeid.split("::")[0]] += report.duration
    if longest:
        terminalreporter.section("slowest files")
        for file, seconds in spent.most_common(longest):
            terminalreporter.write_line(f"{seconds:8.2f}s {file}")
