"""A scene as a standalone SVG picture: for pages without a kernel, print, README and tests.

The picture is compact: what most parts of a layer share is said once on its group, and polygons
that differ only by their place are written once and used again. Ids come from the polygon itself,
so several pictures on one page cannot mix up theirs.

>>> from .scene import Circle, Scene, Layer, Shape
>>> from .theme import light
>>> ship = Shape("ship", "A ship", (Circle(5, 5, 2, "ink"),))
>>> print(svg(Scene(10, 10, (Layer("pieces", (ship,)),), "Sea", background=""), light))
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" role="img" stroke-linejoin="round"
font-family="system-ui,sans-serif" text-anchor="middle"><title>Sea</title><g data-layer="pieces"
fill="#22211e"><circle data-shape="ship" aria-label="A ship" cx="5" cy="5" r="2"/></g></svg>
"""

from __future__ import annotations

import math
import re
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby

from .batch import BASELINE
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

    Named shapes carry `data-shape` with their name and `aria-label` with their spoken label,
    layers `data-layer` and `aria-label`.

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
# Places on a picture are told apart to one part in so many of its width.
_FINENESS = 5_000


class _Writer:
    """Writes one scene."""

    def __init__(self, scene: Scene, theme: Theme) -> None:
        self.scene, self.theme = scene, theme
        longest = max(scene.width, scene.height, 1e-9)
        self.digits = max(0, math.ceil(math.log10(_FINENESS / longest)))
        self.paths: dict[Points, tuple[str, str, str]] = {}
        self.used = Counter(
            self._path(part.points)[2] for part in _parts(scene) if isinstance(part, Polygon)
        )

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
        yield self._definitions()
        for layer in scene.layers:
            yield self._layer(layer)

    def _definitions(self) -> str:
        repeated = [path for path, count in self.used.items() if self._reused(path, count)]
        paths = [_element("path", {"id": _identity(p), "d": f"m0 0{p}z"}) for p in repeated]
        return _element("defs", {}, "".join(paths)) if paths else ""

    def _layer(self, layer: Layer) -> str:
        styles = [self._style(part) for shape in layer.shapes for part in shape.parts]
        shared = _most_common(styles)
        attributes = {"data-layer": layer.name} | _labelled(layer.label) | shared
        content = []
        for plain, shapes in groupby(layer.shapes, _is_decoration):
            if plain:
                parts = [part for shape in shapes for part in shape.parts]
                content.append(self._run(parts, shared))
            else:
                content += [self._shape(shape, shared) for shape in shapes]
        return _element("g", attributes, "".join(content))

    def _shape(self, shape: Shape, shared: _Attributes) -> str:
        attributes = {"data-shape": shape.name} if shape.name else {}
        attributes |= _labelled(shape.label)
        if len(shape.parts) == 1:
            part = shape.parts[0]
            return self._part(part, attributes | self._own_style(part, shared))
        return _element("g", attributes, self._run(shape.parts, shared))

    def _run(self, parts: Iterable[Part], shared: _Attributes) -> str:
        """Parts one upon the other; what neighbours share is said once."""
        styled = [(self._own_style(part, shared), part) for part in parts]
        return "".join(
            [
                self._alike(style, [part for _style, part in alike])
                for style, alike in groupby(styled, lambda pair: pair[0])
            ]
        )

    def _alike(self, style: _Attributes, parts: list[Part]) -> str:
        """Parts of one style, in one group; lines in one path."""
        lines = [part.points for part in parts if isinstance(part, Polyline)]
        if len(lines) == len(parts):
            return _element("path", style | {"d": "".join(map(self._line, lines))})
        if len(parts) == 1 or not style:
            return "".join([self._part(part, dict(style)) for part in parts])
        return _element("g", style, "".join([self._part(part, {}) for part in parts]))

    def _part(self, part: Part, attributes: _Attributes) -> str:
        match part:
            case Polygon():
                return self._polygon(part.points, attributes)
            case Circle(x, y, radius):
                place = {"cx": x, "cy": y, "r": radius}
                return _element("circle", attributes | self._numbers(place))
            case Polyline():
                return _element("path", attributes | {"d": self._line(part.points)})
            case Text():
                return self._text(part, attributes)

    def _line(self, points: Points) -> str:
        *start, path = self._path(points)
        return f"M{_joined(start)}{path}"

    def _polygon(self, points: Points, attributes: _Attributes) -> str:
        x, y, path = self._path(points)
        if self._reused(path, self.used[path]):
            place = {"href": f"#{_identity(path)}", "x": x, "y": y}
            return _element("use", attributes | place)
        return _element("path", attributes | {"d": f"m{_joined((x, y))}{path}z"})

    def _text(self, text: Text, attributes: _Attributes) -> str:
        place = {"x": text.x, "y": text.y + BASELINE * text.size, "font-size": text.size}
        attributes |= self._numbers(place)
        if text.anchor != "middle":
            attributes["text-anchor"] = text.anchor
        if text.bold:
            attributes["font-weight"] = "bold"
        if text.italic:
            attributes["font-style"] = "italic"
        if text.halo and text.halo_width:
            attributes["paint-order"] = "stroke"
        return _element("text", attributes, _escaped(text.text))

    def _own_style(self, part: Part, shared: _Attributes) -> _Attributes:
        """Paints of a part that its layer does not say for it."""
        inherited = {"stroke": "none"} | shared
        return {key: v for key, v in self._style(part).items() if inherited.get(key) != v}

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
            style |= {"fill-opacity": f"{alpha:g}", "stroke-opacity": f"{alpha:g}"}
        return style

    def _reused(self, path: str, count: int) -> bool:
        return count > 1 and len(path) > _WORTH_REUSE

    def _path(self, points: Points) -> tuple[str, str, str]:
        """Where the points start, and the way from there: the same for the same outline."""
        if points not in self.paths:
            self.paths[points] = self._measured(points)
        return self.paths[points]

    def _measured(self, points: Points) -> tuple[str, str, str]:
        fine: float = 10.0**self.digits
        x, y = points[0], points[1]
        steps = []
        last_x = last_y = 0
        for next_x, next_y in zip(points[2::2], points[3::2], strict=True):
            here_x, here_y = round((next_x - x) * fine), round((next_y - y) * fine)
            steps += [self._short(here_x - last_x), self._short(here_y - last_y)]
            last_x, last_y = here_x, here_y
        return self._number(x), self._number(y), "l" + _joined(steps)

    def _numbers(self, values: Mapping[str, float]) -> _Attributes:
        return {key: self._number(value) for key, value in values.items()}

    def _number(self, value: float) -> str:
        return self._short(round(value * 10.0**self.digits))

    def _short(self, units: int) -> str:
        """A whole number of the smallest steps, as a decimal without idle zeros."""
        if not self.digits:
            return str(units)
        whole, rest = divmod(abs(units), 10**self.digits)
        decimals = str(rest).zfill(self.digits).rstrip("0")
        sign = "-" if units < 0 else ""
        return f"{sign}{whole if whole or not decimals else ''}{'.' if decimals else ''}{decimals}"


def _is_decoration(shape: Shape) -> bool:
    """Whether nothing need be said about a shape."""
    return not shape.name and not shape.label


def _parts(scene: Scene) -> Iterator[Part]:
    for layer in scene.layers:
        for shape in layer.shapes:
            yield from shape.parts


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
