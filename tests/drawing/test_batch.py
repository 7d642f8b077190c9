from __future__ import annotations

import re
from array import array
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulebook_widgets.drawing import (
    Circle,
    FillPolygons,
    HexLayout,
    Layer,
    Polygon,
    Polyline,
    Scene,
    Shape,
    StrokeLines,
    StrokePolygons,
    Text,
    Texts,
    Theme,
    UnknownPaint,
    batch,
    light,
)
from rulebook_widgets.drawing.batch import TOLERANCE, Command
from rulebook_widgets.drawing.geometry import circle_points, contains, pairs, rectangle
from rulebook_widgets.drawing.overlap import overlap
from rulebook_widgets.drawing.scene import Points
from tests.helpers.looking import size_in_bytes


def layer(*shapes: Shape) -> Layer:
    return Layer("layer", shapes)


def square(x: float, y: float, fill: str = "ink", stroke: str = "", size: float = 10) -> Shape:
    return Shape(parts=(Polygon(rectangle(x, y, size, size), fill, stroke, 1.0),))


def kinds(commands: tuple[Command, ...]) -> list[str]:
    return [type(command).__name__ for command in commands]


def items(commands: tuple[Command, ...]) -> Iterator[tuple[str, Points, tuple[int, ...]]]:
    """Each polygon that is painted: kind, points, colour, in the order of painting."""
    for command in commands:
        if isinstance(command, Texts):
            continue
        at, colours = 0, command.colours
        number = len(colours) // 3
        counts = command.counts
        for item in range(number):
            corners = counts if isinstance(counts, int) else counts[item]
            points = tuple(command.points[at : at + 2 * corners])
            yield type(command).__name__, points, tuple(colours[3 * item : 3 * item + 3])
            at += 2 * corners
        assert at == len(command.points)


def test_one_polygon_fits_the_canvas_call_exactly() -> None:
    shape = Shape(parts=(Polygon((0, 0, 4, 0, 4, 2), "seat.0", "ink", 2, alpha=0.5),))
    fill, stroke = batch(layer(shape), light, scale=3, x=10, y=20)
    assert fill == FillPolygons(
        array("f", [10, 20, 22, 20, 22, 26]), 3, array("B", [0xC8, 0x37, 0x2D]), 0.5
    )
    assert isinstance(stroke, StrokePolygons)
    assert stroke.width == 6
    assert stroke.points == fill.points


def test_different_numbers_of_corners_and_opacities_are_told_one_by_one() -> None:
    triangle = Shape(parts=(Polygon((50, 0, 60, 0, 60, 9), "ink", alpha=0.25),))
    (command,) = batch(layer(square(0, 0), triangle), light)
    assert isinstance(command, FillPolygons)
    assert command.counts == array("H", [4, 3])
    assert command.alpha == array("f", [1.0, 0.25])


def test_numbers_of_corners_take_two_bytes_only_where_one_has_very_many() -> None:
    round_ = Shape(parts=(Polygon(circle_points(500, 500, 50, 300), "ink"),))
    for many, kind in (((), "B"), ((round_,), "H")):
        triangle = Shape(parts=(Polygon((50, 0, 60, 0, 60, 9), "ink"),))
        (command,) = batch(layer(square(0, 0), triangle, *many), light)
        assert isinstance(command, FillPolygons) and isinstance(command.counts, array)
        assert command.counts.typecode == kind


def test_unpainted_parts_cost_nothing() -> None:
    shape = Shape(parts=(Polygon((0, 0, 1, 0, 1, 1), stroke="ink"), Polyline((0, 0, 1, 1), "")))
    assert batch(layer(shape, Shape("empty")), light) == ()


def test_a_board_of_hexagons_takes_two_commands(board: Scene, theme: Theme) -> None:
    assert kinds(batch(board.layers[0], theme, 2.0)) == ["FillPolygons", "StrokePolygons"]


def test_sixty_tiles_take_four_commands(board: Scene, theme: Theme) -> None:
    commands = batch(board.layers[1], theme, 2.0)
    assert kinds(commands) == ["FillPolygons", "StrokePolygons", "FillPolygons", "Texts"]


def test_what_a_canvas_is_sent_stays_small(board: Scene, theme: Theme) -> None:
    ground, tiles = board.layers
    assert size_in_bytes(batch(ground, theme, 16.0, whole=True)) <= 10_000
    assert size_in_bytes(batch(tiles, theme, 16.0, whole=True)) <= 45_000
    one_more = Layer("tiles", tiles.shapes[-1:], "Tiles")
    assert size_in_bytes(batch(one_more, theme, 16.0, whole=True)) <= 1_000


@pytest.mark.parametrize("flat", [True, False])
def test_hexagons_that_touch_are_merged_however_they_lie(flat: bool) -> None:
    layout = HexLayout(17.3, 5.1, -3.7, flat)
    shapes = [
        Shape(parts=(Polygon(layout.corners(q, r), "ink", "line", 1),))
        for q in range(-6, 6)
        for r in range(-6, 6)
    ]
    assert kinds(batch(layer(*shapes), light)) == ["FillPolygons", "StrokePolygons"]


def test_overlapping_cards_stay_on_top_of_each_other() -> None:
    cards = [square(4 * number, 0, f"seat.{number}", "ink") for number in range(3)]
    painted = [(kind, colour) for kind, _points, colour in items(batch(layer(*cards), light))]
    ink = light.rgb("ink")
    assert painted == [
        entry
        for number in range(3)
        for entry in (("FillPolygons", light.rgb(f"seat.{number}")), ("StrokePolygons", ink))
    ]


def test_a_thick_line_stays_under_a_town_that_only_touches_its_edge() -> None:
    road = Shape(parts=(Polyline((0, 0, 100, 0), "line", 10),))
    town = Shape(parts=(Polygon(rectangle(40, -20, 10, 17), "ink"),))
    meadow = Shape(parts=(Polygon(rectangle(0, 50, 10, 10), "muted"),))
    assert kinds(batch(layer(meadow, road, town), light)) == [
        "FillPolygons",
        "StrokeLines",
        "FillPolygons",
    ]


def test_a_text_stays_above_what_it_is_written_on_and_below_what_covers_it() -> None:
    written = Shape(parts=(Polygon(rectangle(0, 0, 10, 10), "ink"), Text(5, 5, "7", 6, "page")))
    commands = batch(layer(written, square(5, 5), square(50, 50)), light)
    assert kinds(commands) == ["FillPolygons", "Texts", "FillPolygons"]
    assert isinstance(commands[0], FillPolygons)
    assert len(commands[0].colours) == 6, "the square far away joins the first run"


paints = st.sampled_from([f"seat.{seat}" for seat in range(6)])
coordinates = st.integers(0, 40).map(float)
polygons = st.builds(
    lambda x, y, w, h, fill, stroke: Polygon(
        rectangle(x, y, w, h), fill, stroke and "line", 1.0 if stroke else 0.0
    ),
    coordinates,
    coordinates,
    st.integers(1, 15).map(float),
    st.integers(1, 15).map(float),
    paints,
    st.booleans(),
)
circles = st.builds(Circle, coordinates, coordinates, st.integers(1, 9).map(float), paints)
hexagons = st.builds(
    lambda q, r, fill: Polygon(HexLayout(6).corners(q, r), fill, "line", 1.0),
    st.integers(0, 4),
    st.integers(0, 4),
    paints,
)
pieces = st.lists(st.one_of(polygons, circles, hexagons), min_size=1, max_size=3).map(
    lambda parts: Shape(parts=tuple(parts))
)


@settings(max_examples=200)
@given(st.lists(pieces, max_size=8), st.lists(st.tuples(coordinates, coordinates), max_size=12))
def test_every_point_is_painted_in_the_order_of_the_scene(
    shapes: list[Shape], points: list[tuple[float, float]]
) -> None:
    """The colours laid over each other at a point are the same as when painted one by one."""
    merged = list(items(batch(layer(*shapes), light, 2.0)))
    single = [
        item
        for shape in shapes
        for part in shape.parts
        for item in items(batch(layer(Shape(parts=(part,))), light, 2.0))
    ]
    assert sorted(merged) == sorted(single), "nothing is lost or added"
    for x, y in points:
        # Off the integers, where no border runs.
        at = 2 * x + 0.37, 2 * y + 0.59
        over = [
            [i for i in run if i[0] == "FillPolygons" and contains(i[1], *at)]
            for run in (single, merged)
        ]
        assert over[0] == over[1]


@settings(max_examples=100)
@given(st.lists(pieces, max_size=7))
def test_fills_and_outlines_of_overlapping_shapes_keep_their_order(shapes: list[Shape]) -> None:
    """Also outlines: each shape gets its own opacity, by which it is found again."""
    marked = [
        Shape(
            parts=tuple(type(part)(*_with_alpha(part, (number + 1) / 16)) for part in shape.parts)
        )
        for number, shape in enumerate(shapes)
    ]
    order = [round(alpha * 16) - 1 for alpha in _alphas(batch(layer(*marked), light))]
    for low, high in combinations(range(len(shapes)), 2):
        if overlap(shapes[low], shapes[high]):
            assert _last(order, low) < order.index(high)


def _with_alpha(part: Polygon | Circle, alpha: float) -> list[object]:
    fields = [getattr(part, name) for name in part.__struct_fields__]
    return [*fields[:-1], alpha]


def _alphas(commands: tuple[Command, ...]) -> Iterator[float]:
    for command in commands:
        assert not isinstance(command, Texts)
        number = len(command.colours) // 3
        yield from [command.alpha] * number if isinstance(command.alpha, float) else command.alpha


def _last(order: list[int], number: int) -> int:
    return len(order) - 1 - order[::-1].index(number)


@given(pieces, pieces)
def test_shapes_that_share_a_point_are_known_to_overlap(a: Shape, b: Shape) -> None:
    middles = [(x + 0.5, y + 0.5) for x in range(-10, 60, 2) for y in range(-10, 60, 2)]
    fills = [
        [points for kind, points, _ in items(batch(layer(shape), light)) if kind == "FillPolygons"]
        for shape in (a, b)
    ]
    if any(
        any(contains(p, x, y) for p in fills[0]) and any(contains(p, x, y) for p in fills[1])
        for x, y in middles
    ):
        assert overlap(a, b)
        assert overlap(b, a)


def test_circles_get_more_sides_when_they_are_larger_on_the_screen() -> None:
    shape = layer(Shape(parts=(Circle(0, 0, 5, "ink"),)))
    (small,), (large,) = batch(shape, light), batch(shape, light, scale=10)
    assert isinstance(small, FillPolygons) and isinstance(large, FillPolygons)
    assert isinstance(small.counts, int) and isinstance(large.counts, int)
    assert small.counts < large.counts
    for x, y in pairs(tuple(large.points)):
        assert abs((x * x + y * y) ** 0.5 - 50) < 0.3


def test_a_finer_scale_alone_gives_circles_no_more_sides() -> None:
    circle = layer(Shape(parts=(Circle(0, 0, 5, "ink"),)))
    (plain,) = batch(circle, light, scale=2)
    (fine,) = batch(circle, light, scale=16, whole=True, tolerance=8 * TOLERANCE)
    assert isinstance(plain, FillPolygons) and isinstance(fine, FillPolygons)
    assert fine.counts == plain.counts


def test_lines_of_one_width_are_one_command() -> None:
    lines = [Shape(parts=(Polyline((0, y, 5, y, 9, y + 1), "ink", 2),)) for y in (0, 10, 20)]
    other = Shape(parts=(Polyline((0, 50, 5, 50), "ink", 3),))
    commands = batch(layer(*lines, other), light)
    assert kinds(commands) == ["StrokeLines", "StrokeLines"]
    assert isinstance(commands[0], StrokeLines)
    assert (commands[0].counts, commands[0].width) == (3, 2.0)


def test_texts_of_one_style_are_one_command_on_their_baselines() -> None:
    style = {"size": 10.0, "fill": "seat.0", "bold": True, "halo": "page", "halo_width": 2.0}
    shapes = [Shape(parts=(Text(50 * n, 20, str(n), **style),)) for n in range(3)]  # type: ignore[arg-type]
    (texts,) = batch(layer(*shapes), light, scale=2, x=1, y=2)
    assert isinstance(texts, Texts)
    assert texts.items == (("0", 1, 49), ("1", 101, 49), ("2", 201, 49))
    assert texts.font() == "bold 20px system-ui, sans-serif"
    assert (texts.colour, texts.halo, texts.halo_width) == ("#c8372d", "#fbf8f1", 4.0)


def test_whole_points_are_half_as_large_and_nearest() -> None:
    shape = layer(Shape(parts=(Polygon((0, 0, 10.3, 0, 10.6, -7.5), "ink"),)))
    (fine,), (whole,) = batch(shape, light), batch(shape, light, whole=True)
    assert isinstance(whole, FillPolygons) and isinstance(fine, FillPolygons)
    assert whole.points == array("h", [0, 0, 10, 0, 11, -8])
    assert 2 * whole.points.itemsize == fine.points.itemsize


def test_a_point_too_far_away_for_whole_numbers_is_refused() -> None:
    with pytest.raises(OverflowError):
        batch(layer(square(40_000, 0)), light, whole=True)


def test_an_unknown_paint_is_refused_by_name() -> None:
    with pytest.raises(UnknownPaint, match=re.escape("has no paint 'lava'")):
        batch(layer(square(0, 0, "lava")), light)


def test_one_huge_shape_among_tiny_ones_is_no_trouble() -> None:
    tiny = [square(x, 0, size=0.01) for x in range(20)]
    assert len(batch(layer(*tiny, square(0, 0, size=1e6), *tiny), light)) == 1
