"""Mending a picture gives the same picture as painting it whole."""

from __future__ import annotations

import random

import pytest
from PIL import Image, ImageChops, ImageDraw

from rulebook_widgets.drawing import Circle, Layer, Polygon, Polyline, Shape, Text
from rulebook_widgets.drawing.scene import Part
from rulebook_widgets.widgets.patching import MOST_PLACES, box_of, patch

SCALE = 10.0


def square(x: float, y: float, paint: str = "ink", size: float = 2.0) -> Shape:
    points = (x, y, x + size, y, x + size, y + size, x, y + size)
    return Shape("", "", (Polygon(points, paint),))


def row(count: int, paint: str = "ink") -> list[Shape]:
    return [square(3 * number, 0, paint) for number in range(count)]


def painted(picture: Image.Image, layer: Layer) -> Image.Image:
    """Paint squares, which need no rounding."""
    draw = ImageDraw.Draw(picture)
    for part in [part for shape in layer.shapes for part in shape.parts]:
        assert isinstance(part, Polygon)
        left, top, right, bottom = [round(SCALE * n) for n in (*part.points[:2], *part.points[4:6])]
        draw.rectangle((left, top, right - 1, bottom - 1), fill=part.fill)
    return picture


def mended(picture: Image.Image, old: Layer, new: Layer) -> Image.Image:
    """The picture of the old layer, mended."""
    change = patch(old, new, SCALE)
    if change is None:
        return picture
    if not change.places:
        return painted(Image.new("RGB", picture.size), change.layer)
    fresh = painted(Image.new("RGB", picture.size), change.layer)
    for x, y, width, height in change.places:
        box = (max(x, 0), max(y, 0), x + width, y + height)
        picture.paste(fresh.crop(box), box[:2])
    return picture


@pytest.mark.parametrize("seed", range(40))
def test_a_mended_picture_is_the_whole_picture(seed: int) -> None:
    rng = random.Random(seed)
    paints = ["red", "blue", "green", "white"]

    def part() -> Part:
        x, y = rng.uniform(0, 28), rng.uniform(0, 28)
        return square(x, y, rng.choice(paints), rng.uniform(1, 5)).parts[0]

    def some() -> Shape:
        return Shape(parts=tuple([part() for _ in range(rng.randint(1, 3))]))

    shapes = [some() for _ in range(30)]
    picture = painted(Image.new("RGB", (340, 340)), Layer("l", tuple(shapes)))
    for _ in range(12):
        old = Layer("l", tuple(shapes))
        match rng.randrange(6):
            case 0:
                shapes.insert(rng.randrange(len(shapes)), some())
            case 1:
                shapes.pop(rng.randrange(len(shapes)))
            case 2:
                shapes[rng.randrange(len(shapes))] = some()
            case 3:
                at = rng.randrange(len(shapes))
                shapes[at] = Shape(parts=(*shapes[at].parts[1:], part()))
            case 4:
                at = rng.randrange(len(shapes))
                shapes[at] = Shape(parts=tuple(reversed(shapes[at].parts)))
            case _:
                a, b = rng.sample(range(len(shapes)), 2)
                shapes[a], shapes[b] = shapes[b], shapes[a]
        new = Layer("l", tuple(shapes))
        picture = mended(picture, old, new)
        whole = painted(Image.new("RGB", picture.size), new)
        assert ImageChops.difference(picture, whole).getbbox() is None


def test_the_same_picture_needs_nothing() -> None:
    assert patch(Layer("l", tuple(row(5))), Layer("l", tuple(row(5))), SCALE) is None
    named = Layer("l", tuple(Shape("a", "b", shape.parts) for shape in row(5)))
    assert patch(Layer("l", tuple(row(5))), named, SCALE) is None


def test_a_change_touches_its_place_and_its_neighbours_only() -> None:
    shapes = row(10)
    changed = [*shapes[:4], square(12, 0, "red"), *shapes[5:]]
    change = patch(Layer("l", tuple(shapes)), Layer("l", tuple(changed)), SCALE)
    assert change is not None
    assert change.places == ((119, -1, 22, 22),)
    assert change.layer.shapes == (changed[4],)


def test_of_a_shape_only_what_changed_is_painted() -> None:
    panel, lamp, lit = [square(*how).parts[0] for how in ((0, 0, "sea", 9), (1, 1), (1, 1, "red"))]
    label = Text(6, 6, "Edo", 2)
    old = Layer("l", (*row(4), Shape("panel", parts=(panel, lamp, label))))
    new = Layer("l", (*row(4), Shape("panel", parts=(panel, lit, label))))
    change = patch(old, new, SCALE)
    assert change is not None
    assert change.places == ((9, 9, 22, 22),)
    assert change.layer.shapes[-1].parts == (panel, lit)


def test_what_goes_uncovers_what_lay_under_it() -> None:
    under, over = square(0, 0, "red"), square(1, 1, "blue")
    rest = row(8)[2:]
    old, new = Layer("l", (under, over, *rest)), Layer("l", (under, *rest))
    change = patch(old, new, SCALE)
    assert change is not None
    assert change.layer.shapes == (under,)


def test_with_many_changes_everything_is_painted() -> None:
    old = Layer("l", tuple(row(60)))
    few = Layer("l", tuple([*row(MOST_PLACES, "red"), *row(60)[MOST_PLACES:]]))
    many = Layer("l", tuple([*row(MOST_PLACES + 1, "red"), *row(60)[MOST_PLACES + 1 :]]))
    assert len(patch(old, few, SCALE).places) == MOST_PLACES
    assert patch(old, many, SCALE).places == ()
    assert patch(old, many, SCALE).layer == many


def test_a_box_holds_outlines_and_rims() -> None:
    line = Shape(parts=(Polyline((0, 5, 10, 5), "ink", 2),))
    assert box_of(line) == (-1, 4, 11, 6)
    plain = Shape(parts=(Text(0, 0, "Edo", 2),))
    rimmed = Shape(parts=(Text(0, 0, "Edo", 2, halo="page", halo_width=1),))
    left, top, right, bottom = box_of(plain)
    assert box_of(rimmed) == (left - 0.5, top - 0.5, right + 0.5, bottom + 0.5)
    both = Shape(parts=(Circle(0, 0, 1), Circle(5, 5, 1)))
    assert box_of(both) == box_of(both) == (-1, -1, 6, 6)
