"""What Pebbles looks like, and how its moves are clicked."""

from __future__ import annotations

from pebbles.board import board_of
from pebbles.state import COLOURS, Choose, Draw, Drop, Move, State, Stop, View
from rulebook_widgets.drawing import Circle, Highlights, Layer, Polygon, Scene, Shape, Text

NO_HIGHLIGHTS = Highlights()
SIZE = 10.0
PAINTS = {"red": "seat.0", "blue": "seat.1", "green": "seat.2"}


def scene(view: View, highlights: Highlights = NO_HIGHLIGHTS) -> Scene:
    """Draw the cups, what lies in them, and one hand or the colours to choose from."""
    width = SIZE * len(view.cups)
    layers = (
        Layer("cups", tuple(_cup(view.board, cup, colour) for cup, colour in enumerate(view.cups))),
        Layer("bag", (_bag(view.bag_size),)),
        Layer("hand", tuple(_pebble(name, at) for at, name in enumerate(_offered(view)))),
        Layer("highlights", tuple(_ring(name) for name in _ringed(view, highlights))),
    )
    return Scene(width, 2 * SIZE, layers, "Pebbles", f"A row of {len(view.cups)} cups.")


def paths(move: Move) -> tuple[tuple[str, ...], ...]:
    """Return the shapes to click for a move: there is one way to make it."""
    match move:
        case Draw(colour):
            return ((f"bag:{colour}",),)
        case Choose(colour):
            return ((f"choice:{colour}",),)
        case Drop(colour, cup):
            return ((f"hand:{colour}", f"cup:{cup}"),)
    return (("do:stop",),)


def intend(state: State, clicked: tuple[str, ...]) -> Move | None:
    """Return the move that was clicked, legal or not; None while it is not complete."""
    match [name.split(":") for name in clicked]:
        case [["bag", colour]]:
            return Draw(colour)
        case [["choice", colour]]:
            return Choose(colour)
        case [["hand", colour], ["cup", cup]]:
            return Drop(colour, int(cup))
        case [["do", "stop"]]:
            return Stop()
    return None


def _offered(view: View) -> list[str]:
    if view.phase == "choose":
        return [f"choice:{colour}" for colour in COLOURS]
    hand = view.hands[view.seat]
    return [f"hand:{colour}" for colour in dict.fromkeys(hand or ())]


def _cup(board: str, cup: int, colour: str) -> Shape:
    place = _square(cup, 0.0, PAINTS.get(colour, "sea"))
    label = f"{board_of(board).cups[cup]}: {colour or 'empty'}"
    letter = Text(SIZE * (cup + 0.5), SIZE / 2, colour[:1].upper(), SIZE / 2)
    return Shape(f"cup:{cup}", label, (place, letter) if colour else (place,), place)


def _bag(size: int) -> Shape:
    number = Text(SIZE * 3.5, SIZE * 1.5, str(size), SIZE / 2)
    return Shape("bag", f"The bag, {size} pebbles", (number,))


def _pebble(name: str, at: int) -> Shape:
    colour = name.partition(":")[2]
    disc = Circle(SIZE * (at + 0.5), SIZE * 1.5, SIZE * 0.4, fill=PAINTS[colour], stroke="ink")
    letter = Text(disc.x, disc.y, colour[0].upper(), SIZE / 2)
    return Shape(name, f"{colour} pebble", (disc, letter), disc)


def _ringed(view: View, highlights: Highlights) -> list[str]:
    wanted = highlights.targets | highlights.selected | highlights.refused | highlights.last
    return [f"cup:{cup}" for cup in range(len(view.cups)) if f"cup:{cup}" in wanted]


def _ring(name: str) -> Shape:
    return Shape(parts=(_square(int(name.partition(":")[2]), 0.5, ""),))


def _square(at: int, margin: float, fill: str) -> Polygon:
    left, right = SIZE * at + margin, SIZE * (at + 1) - margin
    top, bottom = margin, SIZE - margin
    corners = (left, top, right, top, right, bottom, left, bottom)
    return Polygon(corners, fill=fill, stroke="ink", stroke_width=0.3)
