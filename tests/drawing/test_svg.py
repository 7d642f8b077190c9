from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebook_widgets.drawing import (
    Circle,
    HexLayout,
    Layer,
    Picture,
    Polygon,
    Polyline,
    Scene,
    Shape,
    Text,
    Theme,
    UnknownPaint,
    dark,
    light,
    svg,
)
from rulebook_widgets.drawing.geometry import pairs
from rulebook_widgets.drawing.outline import outline
from rulebook_widgets.drawing.scene import Part, Points

SVG = "{http://www.w3.org/2000/svg}"


def parsed(scene: Scene, theme: Theme = light, width: int | None = None) -> ElementTree.Element:
    return ElementTree.fromstring(svg(scene, theme, width))


def one(*parts: Part, name: str = "thing", label: str = "") -> Scene:
    return Scene(100, 100, (Layer("layer", (Shape(name, label, parts),)),))


def named(root: ElementTree.Element, name: str) -> ElementTree.Element:
    (found,) = [e for e in root.iter() if e.get("data-shape") == name]
    return found


def steps(root: ElementTree.Element, scene: Scene) -> float:
    """How many of the picture's whole numbers there are to a unit of the scene."""
    return float(root.get("viewBox", "").split()[2]) / scene.width


def drawn(root: ElementTree.Element) -> list[Points]:
    """The points of all polygons in the picture's numbers, in painter's order, uses resolved."""
    named_by = {e.get("id"): e for e in root.iter() if e.get("id")}

    def inside(element: ElementTree.Element, x: float, y: float) -> Iterator[Points]:
        if element.tag == f"{SVG}path":
            points = pairs(outline(element.get("d", "")))
            yield tuple(v for px, py in points for v in (px + x, py + y))
        elif element.tag == f"{SVG}use":
            used = named_by[element.get("href", "")[1:]]
            yield from inside(used, x + float(element.get("x", 0)), y + float(element.get("y", 0)))
        for child in element:
            yield from inside(child, x, y)

    return [points for group in root.findall(f"{SVG}g") for points in inside(group, 0, 0)]


def test_the_picture_says_what_it_is(board: Scene, theme: Theme) -> None:
    root = parsed(board, theme)
    assert root.tag == f"{SVG}svg"
    assert (root.get("role"), root.get("viewBox")) == ("img", "0 0 5200 4800")
    assert root[0].tag == f"{SVG}title"
    assert (root[0].text, root[1].text) == ("A board", "Sea and land.")


def test_layers_and_shapes_have_names_and_labels(board: Scene, theme: Theme) -> None:
    root = parsed(board, theme)
    assert [g.get("aria-label") for g in root.findall(f"{SVG}g")] == ["Board", "Tiles"]
    for layer in board.layers:
        for shape in layer.shapes:
            assert named(root, shape.name).get("aria-label") == shape.label


def test_a_whole_board_stays_compact(board: Scene, theme: Theme) -> None:
    assert len(svg(board, theme)) < 60_000


def test_every_polygon_stands_where_the_scene_has_it(board: Scene, theme: Theme) -> None:
    expected = [
        part.points
        for layer in board.layers
        for shape in layer.shapes
        for part in shape.parts
        if isinstance(part, Polygon)
    ]
    root = parsed(board, theme)
    found, fine = drawn(root), steps(root, board)
    assert len(found) == len(expected)
    for points, wanted in zip(found, expected, strict=True):
        # Paths drop a last point that repeats the first.
        # A group stands to a tenth of a unit, and so does each thing in it.
        assert [v / fine for v in points] == pytest.approx(wanted[: len(points)], abs=0.21)


def test_equal_polygons_are_written_once() -> None:
    layout = HexLayout(10, 20, 20)
    shapes = [Shape(parts=(Polygon(layout.corners(q, 0), "ink"),)) for q in range(5)]
    text = svg(Scene(100, 100, (Layer("l", tuple(shapes)),)), light)
    assert (text.count("<path"), text.count("<use")) == (1, 5)


def house(x: float, y: float, wall: str = "panel") -> tuple[Part, ...]:
    body = Polygon((x, y, x + 4, y, x + 4, y + 3, x, y + 3), wall, "line", 0.1)
    roof = Polygon((x - 1, y, x + 5, y, x + 2, y - 3), "seat.0")
    return (body, roof, Polyline((x + 1, y + 3, x + 1, y + 2), "ink", 0.2), Circle(x, y, 1, "ink"))


def test_what_stands_together_in_many_places_is_written_once() -> None:
    places = [(3, 5), (13, 6), (22, 9), (34, 5)]
    walls = ["panel", "panel", "ink", "panel"]
    plain = [Shape(parts=house(x, y, w)) for (x, y), w in zip(places, walls, strict=True)]
    shapes = (*plain, Shape("home", "A house", house(60, 60)), Shape("hole", "", ()))
    text = svg(Scene(100, 100, (Layer("l", shapes), Layer("m", tuple(plain)))), light)
    root = ElementTree.fromstring(text)
    assert text.count("<circle") < 4
    home = named(root, "home")
    assert (home.tag, home.get("aria-label")) == (f"{SVG}use", "A house")
    assert 'data-shape="hole"' not in text, "there is nothing to be seen of it"
    expected = [
        p.points for shape in (*shapes, *plain) for p in shape.parts if hasattr(p, "points")
    ]
    assert [points[:6] for points in drawn(root)] == [
        pytest.approx([100 * v for v in points[:6]], abs=2) for points in expected
    ]


def test_what_looks_different_is_another_group() -> None:
    one_kind = [Shape(parts=house(10 * n, 7 * n % 11)) for n in range(1, 6)]
    other = [Shape(parts=house(10 * n, 50 + 7 * n % 11, "seat.1")) for n in range(1, 6)]
    root = parsed(Scene(100, 100, (Layer("l", (*one_kind, *other)),)))
    fills = {e.get("id"): e.get("fill") for e in root.iter(f"{SVG}g") if e.get("id")}
    assert len(fills) == len({*fills}) >= 2
    walls = Counter(re.findall(r"#[0-9a-f]{6}", ElementTree.tostring(root, "unicode")))
    assert walls[light.colour("panel")] == walls[light.colour("seat.1")] == 1


def test_width_gives_the_height() -> None:
    root = parsed(Scene(40, 30), width=200)
    assert (root.get("width"), root.get("height")) == ("200", "150")
    assert parsed(Scene(40, 30)).get("width") is None


def test_the_background_is_the_page_unless_there_is_none() -> None:
    assert svg(Scene(1, 1), dark).count(dark.colour("page")) == 1
    assert "<rect" not in svg(Scene(1, 1, background=""), dark)


awkward = st.text(alphabet=st.characters(exclude_categories=()))


@given(awkward, awkward, awkward)
def test_any_text_gives_valid_xml(title: str, label: str, written: str) -> None:
    shape = Shape(label or "x", label, (Text(5, 5, written, 3), Circle(0, 0, 1, "ink")))
    ElementTree.fromstring(svg(Scene(9, 9, (Layer(label, (shape,), label),), title, title), light))


def test_labels_are_escaped_and_read_back_the_same() -> None:
    label = """<b>"Tom" & 'Jerry'</b> ]]> \n&amp;"""
    scene = one(Text(1, 1, label, 5), name=label, label=label)
    element = named(parsed(scene), label)
    assert element.get("aria-label") == label
    assert element.text == label


def test_control_characters_are_replaced() -> None:
    element = named(parsed(one(Text(1, 1, "a\x00b", 5))), "thing")
    assert element.text == "a\N{REPLACEMENT CHARACTER}b"


def effective(root: ElementTree.Element, name: str, key: str) -> str | None:
    element, group = named(root, name), root.find(f"{SVG}g")
    assert group is not None
    return element.get(key, group.get(key))


def test_what_a_layer_shares_is_said_once_and_exceptions_keep_their_own() -> None:
    layout = HexLayout(5, 50, 50)
    shapes = [
        Shape(f"hex:{q}", parts=(Polygon(layout.corners(q, 0), fill, stroke, width),))
        for q, (fill, stroke, width) in enumerate(
            [("seat.0", "ink", 1), ("seat.0", "ink", 2), ("seat.1", "ink", 1), ("", "", 0)]
        )
    ]
    root = parsed(Scene(100, 100, (Layer("l", tuple(shapes)),)))
    fills = [effective(root, f"hex:{q}", "fill") for q in range(4)]
    assert fills == [light.colour("seat.0")] * 2 + [light.colour("seat.1"), "none"]
    strokes = [effective(root, f"hex:{q}", "stroke") for q in range(4)]
    assert strokes == [light.colour("ink")] * 3 + ["none"]
    assert [effective(root, f"hex:{q}", "stroke-width") for q in range(3)] == [
        "100", "200", "100",
    ]  # fmt: skip
    counted = Counter(
        re.findall(r'fill="(#\w+)"', svg(Scene(100, 100, (Layer("l", tuple(shapes)),)), light))
    )
    assert counted[light.colour("seat.0")] == 1


def test_lines_stay_open_and_unfilled() -> None:
    root = parsed(one(Polyline((1, 1, 5, 5, 9, 1), "ink", 2)))
    element = named(root, "thing")
    assert not element.get("d", "").endswith("z")
    assert effective(root, "thing", "fill") == "none"


def test_texts_keep_their_style() -> None:
    text = Text(
        10, 20, "Edo", 10, "ink", "start", bold=True, italic=True, halo="page", halo_width=3
    )
    element = named(parsed(one(text)), "thing")
    assert (element.get("x"), element.get("y"), element.get("font-size")) == (
        "1000",
        "2350",
        "1000",
    )
    assert (element.get("text-anchor"), element.get("font-weight")) == ("start", "bold")
    assert (element.get("font-style"), element.get("paint-order")) == ("italic", "stroke")


def test_opacity_is_kept() -> None:
    element = named(parsed(one(Circle(1, 1, 1, "ink", "line", 1, alpha=0.25))), "thing")
    assert (element.get("fill-opacity"), element.get("stroke-opacity")) == ("0.25", "0.25")
    element = named(parsed(one(Circle(1, 1, 1, "ink", alpha=0.25))), "thing")
    assert (element.get("fill-opacity"), element.get("stroke-opacity")) == ("0.25", None)


@given(st.floats(0.01, 100_000), st.floats(-1, 1))
def test_numbers_are_fine_enough_at_every_size_of_board(size: float, part: float) -> None:
    scene = Scene(size, size, (Layer("l", (Shape("c", "", (Circle(part * size, 0, 0),)),)),))
    root = parsed(scene)
    x = float(named(root, "c").get("cx", 0)) / steps(root, scene)
    # Half a step for the place, and at most as much again for the size of the whole.
    assert abs(x - part * size) <= size / 4_000


def test_an_unknown_paint_is_refused_by_name() -> None:
    with pytest.raises(UnknownPaint, match="has no paint 'lava'"):
        svg(one(Circle(1, 1, 1, "lava")), light)


def test_a_notebook_shows_the_picture_and_stores_a_short_name() -> None:
    picture = svg(Scene(1, 1), light)
    assert isinstance(picture, Picture)
    assert picture._repr_svg_() == str(picture)
    assert type(picture._repr_svg_()) is str
    assert repr(picture) == f"<SVG picture, {len(picture)} characters>"


def test_the_same_scene_gives_the_same_text(board: Scene, theme: Theme) -> None:
    assert svg(board, theme) == svg(board, theme)
