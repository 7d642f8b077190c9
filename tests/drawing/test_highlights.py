from __future__ import annotations

import pytest

from rulebook_widgets.drawing import (
    NO_HIGHLIGHTS,
    Circle,
    HexLayout,
    Highlights,
    Polygon,
    Polyline,
    Scene,
    Shape,
    batch,
    highlight_layer,
    hit,
    light,
)
from rulebook_widgets.drawing.geometry import bounds, contains

AREA = Polygon(HexLayout(10).corners(0, 0))
HEX = Shape("hex:0,0", "Sea", hit=AREA)
DISC = Shape("disc", "A tile", hit=Circle(50, 0, 10))
WORDS = {"targets": "may be chosen: {label}", "refused": "refused: {label}"}


def paints(kind: str) -> set[str]:
    layer = highlight_layer([HEX], Highlights(**{kind: frozenset({"hex:0,0"})}), 1)
    (shape,) = layer.shapes
    return {getattr(part, "fill", "") or part.stroke for part in shape.parts}  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("kind", "paint"),
    [("targets", "target"), ("selected", "selected"), ("refused", "refused"), ("last", "last")],
)
def test_each_kind_has_its_paint_on_a_rim(kind: str, paint: str) -> None:
    assert paints(kind) == {f"highlight.{paint}", "highlight.rim"}


def test_kinds_differ_in_shape_not_only_in_colour() -> None:
    forms = set()
    for kind in ("targets", "selected", "refused", "last"):
        layer = highlight_layer([HEX], Highlights(**{kind: frozenset({"hex:0,0"})}), 1)
        parts = layer.shapes[0].parts
        forms.add(tuple((type(part), getattr(part, "stroke_width", 0)) for part in parts))
    assert len(forms) == 4


def test_outlines_lie_within_the_thing_they_mark() -> None:
    for shape in (HEX, DISC):
        everything = Highlights(*[frozenset({shape.name})] * 4)
        for marked in highlight_layer([shape], everything, 0.5).shapes:
            for part in marked.parts:
                assert isinstance(part, Polygon | Polyline)
                left, top, right, bottom = bounds(part.points)
                middle = (left + right) / 2, (top + bottom) / 2
                inside = contains(AREA.points, middle[0] - (50 if shape is DISC else 0), middle[1])
                assert inside or right - left < 3
                assert right - left <= 20
                assert bottom - top <= 20


def test_unknown_names_and_things_without_area_are_passed_over() -> None:
    wanted = Highlights(targets=frozenset({"hex:9,9", "ghost"}), last=frozenset({""}))
    assert highlight_layer([HEX, Shape("ghost"), Shape("")], wanted, 1).shapes == ()
    assert highlight_layer([HEX], NO_HIGHLIGHTS, 1).shapes == ()


def test_clicks_reach_what_is_highlighted() -> None:
    layer = highlight_layer([HEX], Highlights(targets=frozenset({"hex:0,0"})), 1)
    assert hit(Scene(9, 9, (layer,)), 0, 0) is None


def test_what_is_highlighted_is_said_in_the_words_given() -> None:
    names = frozenset({"hex:0,0", "disc"})
    layer = highlight_layer([HEX, DISC], Highlights(targets=names, last=names), 1, WORDS, "Hints")
    said = [shape.label for shape in layer.shapes if shape.label]
    assert said == ["may be chosen: A tile", "may be chosen: Sea"]
    assert layer.label == "Hints"


def test_the_refusal_lies_on_top() -> None:
    layer = highlight_layer([HEX], Highlights(*[frozenset({"hex:0,0"})] * 4), 1, WORDS)
    assert layer.shapes[-1].label == "refused: Sea"


def test_a_board_full_of_targets_takes_two_commands() -> None:
    cells = [(q, r) for q in range(8) for r in range(8)]
    shapes = [Shape(f"{c}", hit=Polygon(HexLayout(10).corners(*c))) for c in cells]
    names = frozenset(shape.name for shape in shapes)
    assert len(batch(highlight_layer(shapes, Highlights(targets=names), 1), light)) == 2
