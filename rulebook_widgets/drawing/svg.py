"""A scene as a standalone SVG picture: for pages without a kernel, print, README and tests.

The picture is compact: places and sizes are whole numbers of small steps, what most parts of a
layer share is said once on its group, and polygons and groups of parts that differ only by their
place are written once and used again. Ids come from what is written, so several pictures on one
page cannot mix up theirs.

>>> from .scene import Circle, Scene, Layer, Shape
>>> from .theme import light
>>> ship = Shape("ship", "A ship", (Circle(5, 5, 2, "ink"),))
>>> print(svg(Scene(10, 10, (Layer("pieces", (ship,)),), "Sea", background=""), light))
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10000 10000" role="img" stroke-linejoin="round"
font-family="system-ui,sans-serif" text-anchor="middle"><title>Sea</title><g data-layer="pieces"
fill="#22211e"><circle data-shape="ship" aria-label="A ship" cx="5000" cy="5000"
r="2000"/></g></svg>
"""

from __future__ import annotations

import math
import re
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, groupby
from typing import Any, NamedTuple

from .batch import BASELINE
from .repeats import Group, Placed, Run, repeats
from .scene import Circle, Layer, Part, Points, Polygon, Polyline, Scene, Shape, Text
from .theme import Theme

_Attributes = dict[str, str]


class Picture(str):
    """SVG source that a notebook shows as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)

    def __repr__(self) -> str:
        """Short and the same on every run: notebooks store it beside the picture."""
        return f"<SVG picture, {len(self)} characters>"


def svg(scene: Scene, theme: Theme, width: int | None = None) -> Picture:
    """The scene as an SVG document.

    Named shapes that can be seen carry `data-shape` with their name and `aria-label` with their
    spoken label, layers `data-layer` and `aria-label`.

    Args:
        scene: What to show.
        theme: Knows the paints' colours.
        width: Width in pixels; the height follows. Left out, the picture fills its place.

    Raises:
        UnknownPaint: if the scene uses a paint that the theme lacks.
    """
    return Picture(_Writer(scene, theme).document(width))


# A polygon of fewer characters is not worth a definition of its own.
_WORTH_REUSE = 24
# Places on a picture are told apart to one part in so many of its longer side.
_FINENESS = 4_000


class _Mark(NamedTuple):
    """A part without its place.

    Attributes:
        kind: the part's class.
        path: the way from its first point, or "".
        style: its paints.
        more: its other attributes.
        text: what it says.
    """

    kind: type[Part]
    path: str
    style: tuple[tuple[str, str], ...]
    more: tuple[tuple[str, str], ...] = ()
    text: str = ""


class _Piece(NamedTuple):
    """What is drawn in one go: a shape with a name, or neighbours without any."""

    layer: Layer
    attributes: _Attributes
    run: Run


class _Writer:
    """Writes one scene."""

    def __init__(self, scene: Scene, theme: Theme) -> None:
        self.scene, self.theme = scene, theme
        longest = max(scene.width, scene.height, 1e-9)
        self.fine: float = 10.0 ** max(0, math.ceil(math.log10(_FINENESS / longest)))
        self.paths: dict[Points, str] = {}
        pieces = [piece for layer in scene.layers for piece in self._pieces(layer)]
        runs, self.groups = repeats([piece.run for piece in pieces], 1 / self.fine)
        self.pieces = [piece._replace(run=run) for piece, run in zip(pieces, runs, strict=True)]
        self.used = Counter(
            it.what.path
            for run in chain(runs, self.groups.values())
            for it in run
            if isinstance(it.what, _Mark) and it.what.kind is Polygon
        )
        self.names: dict[Group, str] = {}

    # What there is to draw

    def _pieces(self, layer: Layer) -> Iterator[_Piece]:
        shapes = [shape for shape in layer.shapes if shape.parts]
        for plain, neighbours in groupby(shapes, _is_decoration):
            if plain:
                parts = [part for shape in neighbours for part in shape.parts]
                yield _Piece(layer, {}, self._marked(parts))
            else:
                for shape in neighbours:
                    named = {"data-shape": shape.name} if shape.name else {}
                    yield _Piece(layer, named | _labelled(shape.label), self._marked(shape.parts))

    def _marked(self, parts: Iterable[Part]) -> Run:
        return [self._mark(part) for part in parts]

    def _mark(self, part: Part) -> Placed:
        style = tuple(self._style(part).items())
        match part:
            case Polygon(points) | Polyline(points):
                return Placed(_Mark(type(part), self._path(points), style), *points[:2])
            case Circle(x, y, radius):
                return Placed(_Mark(Circle, "", style, (("r", self._number(radius)),)), x, y)
            case Text():
                mark = _Mark(Text, "", style, tuple(self._letters(part).items()), part.text)
                return Placed(mark, part.x, part.y + BASELINE * part.size)

    def _letters(self, text: Text) -> _Attributes:
        attributes = {"font-size": self._number(text.size)}
        if text.anchor != "middle":
            attributes["text-anchor"] = text.anchor
        if text.bold:
            attributes["font-weight"] = "bold"
        if text.italic:
            attributes["font-style"] = "italic"
        if text.halo and text.halo_width:
            attributes["paint-order"] = "stroke"
        return attributes

    # What is written

    def document(self, width: int | None) -> str:
        scene = self.scene
        attributes = {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 0 {self._number(scene.width)} {self._number(scene.height)}",
        }
        if width is not None:
            attributes["width"] = str(width)
            attributes["height"] = str(round(width * scene.height / scene.width))
        attributes |= {
            "role": "img",
            "stroke-linejoin": "round",
            "font-family": "system-ui,sans-serif",
            "text-anchor": "middle",
        }
        return _element("svg", attributes, "".join(self._content()))

    def _content(self) -> Iterator[str]:
        scene = self.scene
        if scene.title:
            yield _element("title", {}, _escaped(scene.title))
        if scene.description:
            yield _element("desc", {}, _escaped(scene.description))
        if scene.background:
            fill = self.theme.colour(scene.background)
            yield _element("rect", {"width": "100%", "height": "100%", "fill": fill})
        definitions = "".join(self._definitions())
        yield _element("defs", {}, definitions) if definitions else ""
        for layer in scene.layers:
            yield self._layer(layer)

    def _definitions(self) -> Iterator[str]:
        for path in self.used:
            if self._reused(path):
                yield _element("path", {"id": _identity(path), "d": f"m0 0{path}z"})
        for group, things in self.groups.items():
            # A group may be used in any layer, so it says for itself what a layer says for others.
            common = _most_common([dict(mark.style) for mark in self._marks(things)])
            shared = {"stroke": "none"} | common
            content = self._run(things, shared)
            self.names[group] = _identity(f"{shared}{content}")
            yield _element("g", {"id": self.names[group]} | shared, content)

    def _marks(self, run: Run) -> Iterator[_Mark]:
        for it in run:
            if isinstance(it.what, Group):
                yield from self._marks(self.groups[it.what])
            elif isinstance(it.what, _Mark):
                yield it.what

    def _layer(self, layer: Layer) -> str:
        pieces = [piece for piece in self.pieces if piece.layer is layer]
        marks = [it.what for piece in pieces for it in piece.run if isinstance(it.what, _Mark)]
        shared = _most_common([dict(mark.style) for mark in marks])
        attributes = {"data-layer": layer.name} | _labelled(layer.label) | shared
        return _element("g", attributes, "".join([self._piece(piece, shared) for piece in pieces]))

    def _piece(self, piece: _Piece, shared: _Attributes) -> str:
        if not piece.attributes:
            return self._run(piece.run, shared)
        if len(piece.run) == 1:
            style = _own_style(piece.run[0], shared)
            return self._thing(piece.run[0], piece.attributes | style)
        return _element("g", piece.attributes, self._run(piece.run, shared))

    def _run(self, run: Run, shared: _Attributes) -> str:
        """Things one upon the other; what neighbours share is said once."""
        styled = [(_own_style(it, shared), it) for it in run]
        return "".join(
            [
                self._alike(style, [it for _style, it in alike])
                for style, alike in groupby(styled, lambda pair: pair[0])
            ]
        )

    def _alike(self, style: _Attributes, things: Sequence[Placed]) -> str:
        """Things of one style, in one group; lines in one path."""
        lines = [it for it in things if isinstance(it.what, _Mark) and it.what.kind is Polyline]
        if len(lines) == len(things):
            return _element("path", style | {"d": "".join(map(self._line, lines))})
        if len(things) == 1 or not style:
            return "".join([self._thing(it, style) for it in things])
        return _element("g", style, "".join([self._thing(it, {}) for it in things]))

    def _thing(self, it: Placed, attributes: _Attributes) -> str:
        if isinstance(it.what, Group):
            return self._use(self.names[it.what], it, attributes)
        mark: Any = it.what
        if mark.kind is Circle:
            return _element("circle", attributes | self._place(it, "cx", "cy") | dict(mark.more))
        if mark.kind is Text:
            attributes = attributes | self._place(it, "x", "y") | dict(mark.more)
            return _element("text", attributes, _escaped(mark.text))
        if mark.kind is Polyline:
            return _element("path", attributes | {"d": self._line(it)})
        if self._reused(mark.path):
            return self._use(_identity(mark.path), it, attributes)
        start = _joined((self._number(it.x), self._number(it.y)))
        return _element("path", attributes | {"d": f"m{start}{mark.path}z"})

    def _line(self, it: Placed) -> str:
        mark: Any = it.what
        return f"M{_joined((self._number(it.x), self._number(it.y)))}{mark.path}"

    def _use(self, name: str, it: Placed, attributes: _Attributes) -> str:
        return _element("use", attributes | {"href": f"#{name}"} | self._place(it, "x", "y"))

    def _place(self, it: Placed, across: str, down: str) -> _Attributes:
        """Where a thing stands; nothing for what is 0."""
        place = {across: self._number(it.x), down: self._number(it.y)}
        return {key: number for key, number in place.items() if number != "0"}

    def _style(self, part: Part) -> _Attributes:
        """Paints of a part. Every part names fill and stroke, so it can differ from its group."""
        match part:
            case Polygon() | Circle():
                return self._paints(part.fill, part.stroke, part.stroke_width, part.alpha)
            case Polyline():
                return self._paints("", part.stroke, part.stroke_width, part.alpha)
            case Text():
                return self._paints(part.fill, part.halo, part.halo_width, 1.0)

    def _paints(self, fill: str, stroke: str, width: float, alpha: float) -> _Attributes:
        style = {"fill": self.theme.colour(fill) if fill else "none", "stroke": "none"}
        if stroke and width:
            style |= {"stroke": self.theme.colour(stroke), "stroke-width": self._number(width)}
        if alpha != 1.0:
            # As on a canvas, where fill and outline are painted one after the other.
            kinds = [kind for kind in ("fill", "stroke") if style[kind] != "none"]
            style |= {f"{kind}-opacity": f"{alpha:g}" for kind in kinds}
        return style

    def _reused(self, path: str) -> bool:
        return self.used[path] > 1 and len(path) > _WORTH_REUSE

    def _path(self, points: Points) -> str:
        """The way from the first point: the same for the same outline elsewhere."""
        if points not in self.paths:
            self.paths[points] = self._measured(points)
        return self.paths[points]

    def _measured(self, points: Points) -> str:
        fine = self.fine
        x, y = points[0], points[1]
        steps = []
        last_x = last_y = 0
        for next_x, next_y in zip(points[2::2], points[3::2], strict=True):
            here_x, here_y = round((next_x - x) * fine), round((next_y - y) * fine)
            steps += [str(here_x - last_x), str(here_y - last_y)]
            last_x, last_y = here_x, here_y
        return "l" + _joined(steps)

    def _number(self, value: float) -> str:
        """A length as a whole number of the smallest steps."""
        return str(round(value * self.fine))


def _is_decoration(shape: Shape) -> bool:
    """Whether nothing need be said about a shape."""
    return not shape.name and not shape.label


def _own_style(it: Placed, shared: _Attributes) -> _Attributes:
    """Paints of a thing that its layer does not say for it; a group says them itself."""
    inherited = {"stroke": "none"} | shared
    style = it.what.style if isinstance(it.what, _Mark) else ()
    return {key: value for key, value in style if inherited.get(key) != value}


def _most_common(styles: list[_Attributes]) -> _Attributes:
    """The values worth saying once for a whole layer: of fill and stroke, which every part has."""
    shared: _Attributes = {}
    for key in ("fill", "stroke"):
        counted = Counter(style[key] for style in styles)
        for value, _count in counted.most_common(1):
            # SVG draws no stroke unless told to.
            if (key, value) != ("stroke", "none"):
                shared[key] = value
    return shared


def _labelled(label: str) -> _Attributes:
    return {"aria-label": label} if label else {}


def _identity(path: str) -> str:
    number, letters = zlib.crc32(path.encode()), ""
    while number:
        number, rest = divmod(number, 36)
        letters += "0123456789abcdefghijklmnopqrstuvwxyz"[rest]
    return "p" + letters


def _joined(numbers: Iterable[str]) -> str:
    """Numbers in a row; a minus sign separates by itself."""
    text = " ".join(numbers)
    return text.replace(" -", "-")


# XML 1.0 knows no control characters but tab and line ends, not even escaped, and no lone halves
# of a surrogate pair.
_UNWRITABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ud800-\udfff]")


def _escaped(text: str) -> str:
    text = _UNWRITABLE.sub("\N{REPLACEMENT CHARACTER}", text)
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _quoted(text: str) -> str:
    escaped = _escaped(text).replace('"', "&quot;")
    return escaped.replace("\n", "&#10;").replace("\r", "&#13;").replace("\t", "&#9;")


def _element(name: str, attributes: Mapping[str, str], content: str = "") -> str:
    inside = "".join([f' {key}="{_quoted(value)}"' for key, value in attributes.items()])
    return f"<{name}{inside}>{content}</{name}>" if content else f"<{name}{inside}/>"
