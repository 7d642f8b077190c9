"""Icons drawn from curves: a small part of SVG's path language, flattened to polygons.

>>> outline("M 0 0 L 4 0 L 4 2 Z")
(0.0, 0.0, 4.0, 0.0, 4.0, 2.0)

Understood are M, L, H, V (lines), Q (one control point), C (two control points) and Z, in capitals
(absolute) and small letters (relative to the last point).
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from itertools import pairwise

from .scene import Points

_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "Z": 0}
_TOKEN = re.compile(r"\s*,?\s*(?:([A-Za-z])|([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?))")


class PathError(ValueError):
    """A path that cannot be read; the message names the place."""


def outline(path: str, tolerance: float = 0.02) -> Points:
    """The one line of a path as a flat tuple of points.

    Args:
        path: Path data, "M0 0 C 0 1 1 1 1 0 Z".
        tolerance: How far the straight pieces may stray from a curve, in the path's own units.

    Raises:
        PathError: if the path cannot be read or holds no or several lines.
    """
    lines = outlines(path, tolerance)
    if len(lines) != 1:
        raise PathError(f"expected one line (one M), found {len(lines)}: {path!r}")
    return lines[0]


def outlines(path: str, tolerance: float = 0.02) -> tuple[Points, ...]:
    """All lines of a path, one for each M.

    >>> outlines("M0 0h1v1z m5 0h1v1z")
    ((0.0, 0.0, 1.0, 0.0, 1.0, 1.0), (5.0, 0.0, 6.0, 0.0, 6.0, 1.0))
    """
    lines: list[list[float]] = []
    x = y = 0.0
    for letter, numbers in _commands(path):
        if letter.upper() == "Z":
            x, y = lines[-1][:2]
            continue
        points = _absolute(letter, numbers, x, y)
        if letter.upper() == "M":
            lines.append(list(points))
        else:
            lines[-1] += _flattened((x, y, *points), tolerance)
        x, y = points[-2:]
    return tuple([_open(line) for line in lines])


def _open(line: list[float]) -> Points:
    """Drop a last point that only repeats the first: polygons close by themselves."""
    return tuple(line[:-2] if len(line) > 4 and line[:2] == line[-2:] else line)


def _absolute(letter: str, numbers: list[float], x: float, y: float) -> Points:
    """The command's points in the path's own coordinates."""
    from_x, from_y = (x, y) if letter.islower() else (0.0, 0.0)
    match letter.upper():
        case "H":
            return numbers[0] + from_x, y
        case "V":
            return x, numbers[0] + from_y
        case _:
            return tuple([n + (from_y if i % 2 else from_x) for i, n in enumerate(numbers)])


def _flattened(control: Points, tolerance: float) -> list[float]:
    """Points along a Bézier curve without its first; two control points are a straight line.

    The number of pieces is Wang's bound for the distance between a curve and its chords.
    """
    xs, ys = control[::2], control[1::2]
    degree = len(xs) - 1
    bend = max(
        (
            math.hypot(xs[i] - 2 * xs[i + 1] + xs[i + 2], ys[i] - 2 * ys[i + 1] + ys[i + 2])
            for i in range(degree - 1)
        ),
        default=0.0,
    )
    pieces = max(1, math.ceil(math.sqrt(degree * (degree - 1) * bend / (8 * tolerance))))
    result: list[float] = []
    for step in range(1, pieces + 1):
        result += (_bezier(xs, step / pieces), _bezier(ys, step / pieces))
    return result


def _bezier(values: Points, t: float) -> float:
    """De Casteljau: halve the list of control values until one is left."""
    while len(values) > 1:
        values = tuple([a + (b - a) * t for a, b in pairwise(values)])
    return values[0]


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    """Letters with their numbers; numbers beyond a letter's need repeat it."""
    letter = ""
    numbers: list[float] = []
    for token in _tokens(path):
        if isinstance(token, float):
            numbers.append(token)
            if letter.upper() == "Z" or not letter:
                raise PathError(f"number {token:g} without a command in {path!r}")
            if len(numbers) == _ARGUMENTS[letter.upper()]:
                yield letter, numbers
                letter, numbers = {"M": "L", "m": "l"}.get(letter, letter), []
            continue
        if numbers:
            raise PathError(f"too few numbers for {letter} in {path!r}")
        if not letter and token not in "Mm":
            raise PathError(f"a path starts with M, not {token}: {path!r}")
        letter = token
        if letter in "Zz":
            yield letter, []
    if numbers:
        raise PathError(f"too few numbers for {letter} in {path!r}")


def _tokens(path: str) -> Iterator[str | float]:
    at, end = 0, len(path.rstrip())
    while at < end:
        found = _TOKEN.match(path, at)
        if not found or (found[1] and found[1].upper() not in _ARGUMENTS):
            raise PathError(f"cannot read {path[at : at + 12].strip()!r} in {path!r}")
        yield found[1] or float(found[2])
        at = found.end()
