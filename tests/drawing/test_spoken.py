from __future__ import annotations

from rulebook_widgets.drawing import Layer, Scene, Shape, Text, describe


def test_labels_are_read_layer_by_layer_under_their_names() -> None:
    ground = Layer("ground", (Shape("a", "Edo"), Shape("b", "Kyoto")), "Board")
    tiles = Layer("tiles", (Shape("t", "Ship, 2"), Shape(parts=(Text(0, 0, "2", 1),))), "Tiles")
    scene = Scene(1, 1, (ground, tiles), "Samurai", "Your turn.")
    assert describe(scene).splitlines() == [
        "Samurai",
        "Your turn.",
        "Board",
        "- Edo",
        "- Kyoto",
        "Tiles",
        "- Ship, 2",
    ]


def test_a_layer_without_labels_is_passed_over() -> None:
    assert describe(Scene(1, 1, (Layer("paint", (Shape("x"),), "Paint"),), "Board")) == "Board"
    assert describe(Scene(1, 1)) == ""


def test_equal_labels_in_a_row_are_counted() -> None:
    shapes = [Shape(str(n), label) for n, label in enumerate(["Sea", "Sea", "Land", "Sea"])]
    text = describe(Scene(1, 1, (Layer("ground", tuple(shapes)),)))
    assert text.splitlines() == ["- Sea \N{MULTIPLICATION SIGN} 2", "- Land", "- Sea"]


def test_the_whole_board_is_read(board: Scene) -> None:
    text = describe(board)
    assert text.startswith("A board\nSea and land.\nBoard\n")
    assert all(f"- Tile {number}\n" in text + "\n" for number in range(60))


def test_places_with_nothing_on_them_are_only_counted() -> None:
    shapes = (Shape("a", "A ship"), Shape("b", "b, empty", bare=True), Shape("c", "c", bare=True))
    sea, land = Layer("sea", shapes, "Sea"), Layer("land", (Shape("d", "d", bare=True),), "Land")
    assert describe(Scene(1, 1, (sea, land))).splitlines() == ["Sea", "- A ship"]
    assert describe(Scene(1, 1, (sea, land)), "empty: {count}").splitlines() == [
        "Sea",
        "- A ship",
        "- empty: 2",
        "Land",
        "- empty: 1",
    ]
