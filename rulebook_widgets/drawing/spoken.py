"""A scene in words, for screen readers and for tests.

>>> from .scene import Layer, Scene, Shape
>>> pieces = Layer("pieces", (Shape("a", "A ship"), Shape()), "Pieces")
>>> board = Scene(9, 9, (pieces,), "Board", "Two seas.")
>>> print(describe(board))
Board
Two seas.
Pieces
- A ship
"""

from __future__ import annotations

from .scene import Layer, Scene


def describe(scene: Scene, bare: str = "") -> str:
    """The scene's title and description, then every label, layer by layer in painter's order.

    Only words that the scene brings along are used, so the text is in the scene's language.
    Equal labels that follow one another are said once, with their number.

    Args:
        scene: What is described.
        bare: How the places of a layer with nothing on them are counted ("empty: {count}"); ""
            passes over them.
    """
    lines = [scene.title, scene.description]
    for layer in scene.layers:
        lines += _layer_lines(layer, bare)
    return "\n".join([line for line in lines if line])


def _layer_lines(layer: Layer, bare: str) -> list[str]:
    counted: list[tuple[str, int]] = []
    for shape in layer.shapes:
        if not shape.label or shape.bare:
            continue
        if counted and counted[-1][0] == shape.label:
            counted[-1] = (shape.label, counted[-1][1] + 1)
        else:
            counted.append((shape.label, 1))
    said = [
        f"- {label}" + (f" \N{MULTIPLICATION SIGN} {n}" if n > 1 else "") for label, n in counted
    ]
    count = sum(shape.bare for shape in layer.shapes)
    if count and bare:
        said.append(f"- {bare.format(count=count)}")
    return [layer.label, *said] if said else []
