"""Measure: ``python -m benchmarks [engines] [pages] [--quick]``; see benchmarks/README.md."""

from __future__ import annotations

import argparse
import importlib.util
from typing import Any

from benchmarks import report
from rulebook_widgets.core import game_ids, load_game

PARTS = ("engines", "pages")


def measure_engines(quick: bool) -> dict[str, Any]:
    """Play random games of all engines that are installed, and time single calls of ours."""
    from benchmarks import engines

    found, missing = engines.engines()
    missing = list(dict.fromkeys(missing))
    for sentence in missing:
        print(sentence)
    rounds, seconds = (2, 0.1) if quick else (engines.ROUNDS, engines.SECONDS_A_ROUND)
    games = engines.random_games(found, rounds, seconds)
    calls = {game_id: engines.single_calls(load_game(game_id)) for game_id in game_ids()}
    return {"games": games, "calls": calls, "missing": missing}


def measure_pages(quick: bool) -> dict[str, Any] | None:
    """Measure the pages in a browser, if what that needs is installed."""
    needed = ("voila", "playwright", "psutil")
    missing = [name for name in needed if importlib.util.find_spec(name) is None]
    if missing:
        print(f"The pages are not measured: {', '.join(missing)} is not installed.")
        return None
    from benchmarks import pages

    return pages.measure(quick)


def main() -> int:
    """Measure what was asked for and write it down."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help="engines, pages; both by default")
    parser.add_argument("--quick", action="store_true", help="a short run, only to see it work")
    options = parser.parse_args()
    unknown = set(options.parts) - set(PARTS)
    if unknown:
        parser.error(f"there is no part {', '.join(sorted(unknown))}; there are {PARTS}")
    measures = {"engines": measure_engines, "pages": measure_pages}
    results: dict[str, Any] = {}
    for part in options.parts or PARTS:
        print(f"Measuring {part} ...", flush=True)
        figures = measures[part](options.quick)
        if figures is not None:
            # At once, so that it is not lost if the next part is cut off.
            results |= report.keep({part: figures}, quick=options.quick)
    print(report.table(results))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
