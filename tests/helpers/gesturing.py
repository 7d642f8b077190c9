"""What a gesture changes on the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebook_widgets.stage import SHOWN, Stage


def shown(stage: Stage) -> dict[str, Any]:
    """All that a screen shows."""
    return {name: getattr(stage, name) for name in SHOWN}


def changes_by(stage: Stage, act: Callable[..., None], *args: Any, **named: Any) -> set[str]:
    """Make a gesture, and name what a screen has to show anew."""
    before = shown(stage)
    act(*args, **named)
    after = shown(stage)
    return {name for name in SHOWN if after[name] != before[name]}
