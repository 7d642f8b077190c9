"""Writes down what was measured: results.json for programs, a table in README.md for people."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

from benchmarks.engines import LEAVE_AFTER

HERE: Final = Path(__file__).resolve().parent
RESULTS: Final = HERE / "results.json"
README: Final = HERE / "README.md"
BEGIN, END = "<!-- results: begin -->", "<!-- results: end -->"
PACKAGES: Final = (
    *("rulebook-widgets", "msgspec", "ipycanvas", "ipywidgets", "anywidget", "numpy"),
    *("ipykernel", "jupyter-server", "voila", "playwright"),
    *("catanatron", "open-spiel", "chess"),
)


@dataclass(frozen=True)
class Line:
    """One line of the table.

    Attributes:
        what: what was measured.
        figure: how much.
        unit: of what.
        aim: what the figure should be at most, or at least if ``at_least``; None for no aim.
        at_least: whether more is better.
    """

    what: str
    figure: float
    unit: str
    aim: float | None = None
    at_least: bool = False

    @property
    def is_met(self) -> bool | None:
        """Whether the aim is met; None if there is none."""
        if self.aim is None:
            return None
        return self.figure >= self.aim if self.at_least else self.figure <= self.aim

    def row(self) -> str:
        """The line as a row of a Markdown table."""
        wanted = "" if self.aim is None else f"{'≥' if self.at_least else '≤'} {_number(self.aim)}"
        verdict = {True: "yes", False: "**no**", None: ""}[self.is_met]
        return f"| {self.what} | {_number(self.figure)} {self.unit} | {wanted} | {verdict} |"


def keep(found: dict[str, Any], *, quick: bool) -> dict[str, Any]:
    """Add what was measured to what is known, and write it down unless it was a quick run.

    Args:
        found: figures by part.
        quick: whether the figures are too rough to be kept.

    Returns:
        The figures of all parts, each with when and where it was measured.
    """
    stamp = {"date": datetime.now(UTC).isoformat(timespec="minutes"), "machine": machine()}
    stamped = {
        part: {**stamp, "versions": versions(), **figures} for part, figures in found.items()
    }
    if quick:
        return stamped
    results: dict[str, Any] = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    results |= stamped
    RESULTS.write_text(json.dumps(_rounded(results), indent=1) + "\n", "utf-8")
    before, _, rest = README.read_text("utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    README.write_text(f"{before}{BEGIN}\n{table(results)}\n{END}{after}", "utf-8")
    return results


def machine() -> dict[str, Any]:
    """Say on what was measured: only what matters for speed, nothing that names the machine."""
    return {
        "system": platform.system(),
        "processor": _processor(),
        "cores": os.cpu_count(),
        "memory_gb": _memory(),
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def _memory() -> float | None:
    try:
        return round(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30, 1)
    except (ValueError, OSError, AttributeError):
        return None


def versions() -> dict[str, str]:
    """Return the versions of Python and of the packages that matter, those installed."""
    found = {"python": platform.python_version()}
    for name in PACKAGES:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return found


def table(results: dict[str, Any]) -> str:
    """Return the figures as Markdown."""
    parts = []
    for part, lines in (("engines", _engine_lines), ("pages", _page_lines)):
        if part not in results:
            continue
        figures = results[part]
        where = figures["machine"]
        head = f"Measured {figures['date'][:10]} on {where['cores']} cores ({where['processor']}), "
        head += f"Python {figures['versions']['python']}, load {_number(where['load'] or 0)}."
        if figures.get("missing"):
            head += " " + " ".join(figures["missing"])
        rows = [line.row() for line in lines(figures)]
        parts.append("\n".join([f"### {part.title()}\n", head, "", HEAD, *rows]))
    return "\n\n".join(parts)


HEAD: Final = "| what | figure | aim | met |\n| --- | ---: | ---: | --- |"


def _engine_lines(figures: dict[str, Any]) -> Iterator[Line]:
    games: dict[str, dict[str, float]] = figures["games"]
    rival = next((rates for name, rates in games.items() if name.startswith("catanatron")), None)
    ours = {name for name in games if any(name.startswith(f"{own}, ") for own in figures["calls"])}
    for name, rates in games.items():
        yield Line(f"{name}: random game", rates["moves_a_second"], "moves/s")
        if name in ours and rival:
            ratio = rates["moves_a_second"] / rival["moves_a_second"]
            yield Line(f"{name}: moves beside catanatron's", ratio, "times", 2, at_least=True)
        left = rates.get("moves_a_game", 0) >= LEAVE_AFTER
        game = f"{LEAVE_AFTER:,} moves of a game" if left else "one game"
        aim = 20 if name in ours and not left else None
        yield Line(f"{name}: {game}", rates["ms_a_game"], "ms", aim)
    for name, calls in figures["calls"].items():
        yield Line(f"{name}: legal_moves", calls["legal_moves_us"], "µs", 50)
        yield Line(f"{name}: check", calls["check_us"], "µs", 20)
        yield Line(f"{name}: apply", calls["apply_us"], "µs")
        yield Line(f"{name}: view", calls["view_us"], "µs")
        yield Line(f"{name}: record saved", calls["save_us"] / 1000, "ms")
        yield Line(f"{name}: record parsed", calls["parse_us"] / 1000, "ms")
        saved = (calls["save_us"] + calls["load_us"]) / 1000
        yield Line(f"{name}: record saved and loaded, each move checked", saved, "ms", 1)


def _page_lines(figures: dict[str, Any]) -> Iterator[Line]:
    for name, kinds in figures["loading"].items():
        for kind, found in kinds.items():
            yield Line(f"{kind} page, {name}: until the first click", found["ready_s"], "s")
            if kind in ("chapter", "play"):
                aim = 1.5
                yield Line(
                    f"{kind} page, {name}: beside the empty one", found["ratio"], "times", aim
                )
    click, move, handover = (figures[name] for name in ("click_ms", "move_bytes", "handover_bytes"))
    yield Line("click to new picture, median", click["median"], "ms")
    yield Line("click to new picture, 95th percentile", click["p95"], "ms", 60)
    yield Line("websocket for a move against bots, median", move["median"] / 1000, "kB", 20)
    yield Line("websocket for a move against bots, most", move["most"] / 1000, "kB")
    yield Line("the same with another hand shown after it, median", handover["median"] / 1000, "kB")
    yield Line("the same with another hand shown after it, most", handover["most"] / 1000, "kB")
    for kind, found in figures["memory"].items():
        yield Line(f"kernel of the {kind} page", found["mb"], "MB")
        if kind in ("chapter", "play"):
            yield Line(f"{kind} page: above ipycanvas", found["above_ipycanvas"], "MB", 20)


def _number(figure: float) -> str:
    if figure >= 1000:
        return f"{figure:,.0f}"
    return f"{figure:.0f}" if figure >= 100 or figure == int(figure) else f"{figure:.3g}"


def _rounded(value: Any) -> Any:
    """The figures without digits that mean nothing."""
    if isinstance(value, float):
        return float(f"{value:.5g}")
    if isinstance(value, dict):
        return {name: _rounded(part) for name, part in value.items()}
    return [_rounded(part) for part in value] if isinstance(value, list) else value
