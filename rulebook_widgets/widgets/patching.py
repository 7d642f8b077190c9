"""What has to be painted again when a layer changes: the places that changed, and no more.

A board behind a websocket is slow by what is sent. When a tile is put on one of two hundred
spaces, what is drawn there is sent, cut out along whole pixels, and nothing else.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import chain, pairwise
from typing import Final, TypeAlias

import msgspec

from rulebook_widgets.drawing.scene import Layer, Part, Polyline, Shape, Text, part_points

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom, in board units."""

Place: TypeAlias = tuple[int, int, int, int]
"""Left, top, width and height, in whole pixels."""

MOST_PLACES: Final = 12
"""With more places to mend than this, painting everything is as good."""

LARGEST_SHARE: Final = 0.6
"""The share of a layer's parts above which painting everything is as good."""


# Games keep the parts of shapes that did not change, so a box is found by what it is of, which is
# held here so that its identity stays its own.
_boxes: dict[int, tuple[tuple[Part, ...], Box]] = {}
_MOST_BOXES: Final = 4096


class Patch(msgspec.Struct, frozen=True):
    """How to turn a picture of one layer into that of another.

    Attributes:
        places: what to clear first, and to paint within; empty stands for the whole canvas.
        layer: what to paint then.
    """

    places: tuple[Place, ...]
    layer: Layer


def patch(old: Layer, new: Layer, scale: float) -> Patch | None:
    """Return how to turn the picture of one layer into that of another.

    Args:
        old: what is painted.
        new: what is to be painted.
        scale: pixels for each board unit.

    Returns:
        What to do, or None if the pictures are the same.
    """
    changed = list(_changed(old.shapes, new.shapes))
    if not changed:
        return None
    whole = Patch((), new)
    most = LARGEST_SHARE * sum(len(shape.parts) for shape in new.shapes)
    if len(changed) > 2 * most:
        return whole
    places = _merged([_pixels(_part_box(part), scale) for part in changed])
    if not 0 < len(places) <= MOST_PLACES:
        return whole
    cut = [_cut(shape, places, scale) for shape in new.shapes]
    touched = [shape for shape in cut if shape is not None]
    if sum(len(shape.parts) for shape in touched) > most:
        return whole
    return Patch(tuple(places), Layer(new.name, tuple(touched)))


def box_of(shape: Shape) -> Box:
    """Return a box that holds all a shape paints, outlines and rims included.

    >>> from rulebook_widgets.drawing import Circle
    >>> box_of(Shape(parts=(Circle(5, 5, 2, stroke="ink", stroke_width=1),)))
    (2.5, 2.5, 7.5, 7.5)
    """
    parts = shape.parts
    known = _boxes.get(id(parts))
    if known is not None and known[0] is parts:
        return known[1]
    lefts, tops, rights, bottoms = zip(*[_part_box(part) for part in parts], strict=True)
    box = min(lefts), min(tops), max(rights), max(bottoms)
    if len(_boxes) >= _MOST_BOXES:
        _boxes.clear()
    _boxes[id(parts)] = parts, box
    return box


def _part_box(part: Part) -> Box:
    points = part_points(part)
    xs, ys = points[::2], points[1::2]
    # The points of a line already are those of its edges.
    rim = 0.0 if isinstance(part, Polyline) else _rim(part)
    return min(xs) - rim, min(ys) - rim, max(xs) + rim, max(ys) + rim


def _rim(part: Part) -> float:
    if isinstance(part, Text):
        return part.halo_width / 2 if part.halo else 0.0
    return part.stroke_width / 2 if part.stroke else 0.0


def _changed(old: Sequence[Shape], new: Sequence[Shape]) -> Iterator[Part]:
    """The parts that went and those that came; one that moved in the order did both.

    Of a shape that changed only the parts count that did. They are looked for between the same
    neighbours, so that what is kept lies over and under the same things as before.
    """
    old, new = [[shape for shape in shapes if shape.parts] for shapes in (old, new)]
    # Games keep the parts of shapes that did not change, and to compare those costs nothing.
    kept = _kept([id(shape.parts) for shape in old], [id(shape.parts) for shape in new])
    ends = chain([(-1, -1)], kept, [(len(old), len(new))])
    for (old_start, new_start), (old_end, new_end) in pairwise(ends):
        gone = [part for shape in old[old_start + 1 : old_end] for part in shape.parts]
        come = [part for shape in new[new_start + 1 : new_end] for part in shape.parts]
        same = _kept(gone, come)
        yield from _without(gone, {at for at, _ in same})
        yield from _without(come, {at for _, at in same})


def _kept(old: Sequence[Hashable], new: Sequence[Hashable]) -> list[tuple[int, int]]:
    """Where equal things stand in both, in the same order."""
    where: dict[Hashable, list[int]] = defaultdict(list)
    for at in range(len(old) - 1, -1, -1):
        where[old[at]].append(at)
    kept: list[tuple[int, int]] = []
    last = -1
    for number, thing in enumerate(new):
        places = where.get(thing, [])
        while places and places[-1] <= last:
            places.pop()
        if places:
            last = places.pop()
            kept.append((last, number))
    return kept


def _without(parts: Sequence[Part], kept: set[int]) -> Iterator[Part]:
    return (part for at, part in enumerate(parts) if at not in kept)


def _pixels(box: Box, scale: float) -> Place:
    """The whole pixels that a box touches, and one more on each side for soft edges."""
    left, top, right, bottom = [value * scale for value in box]
    x, y = math.floor(left) - 1, math.floor(top) - 1
    return x, y, math.ceil(right) + 1 - x, math.ceil(bottom) + 1 - y


def _merged(places: Iterable[Place]) -> list[Place]:
    """The places, those that overlap made one; none if they are far too many."""
    result: list[Place] = []
    for place in places:
        if len(result) > 2 * MOST_PLACES:
            return []
        while (other := next((o for o in result if _overlap(o, place)), None)) is not None:
            result.remove(other)
            place = _around(other, place)
        result.append(place)
    return result


def _overlap(a: Place, b: Place) -> bool:
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]


def _around(a: Place, b: Place) -> Place:
    x, y = min(a[0], b[0]), min(a[1], b[1])
    return x, y, max(a[0] + a[2], b[0] + b[2]) - x, max(a[1] + a[3], b[1] + b[3]) - y


def _cut(shape: Shape, places: Sequence[Place], scale: float) -> Shape | None:
    """The shape with only the parts that are seen in these places; None if there are none."""
    if not shape.parts or not _touches(box_of(shape), places, scale):
        return None
    parts = [part for part in shape.parts if _touches(_part_box(part), places, scale)]
    return Shape(parts=tuple(parts)) if parts else None


def _touches(box: Box, places: Sequence[Place], scale: float) -> bool:
    here = _pixels(box, scale)
    return any(_overlap(here, place) for place in places)
