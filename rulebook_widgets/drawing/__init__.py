"""Pictures of boards as plain values, for every screen: canvas, SVG, clicks and screen readers.

A game makes a `Scene`; this floor paints it (`batch` for a canvas, `svg` for a page), finds what
was clicked (`hit`, `hit_near`) and says it in words (`describe`). It knows no game and no Jupyter.
"""

from .batch import FillPolygons, StrokeLines, StrokePolygons, Texts, batch
from .geometry import RectGrid
from .hexes import HexLayout
from .highlights import highlight_layer
from .hit import hit, hit_near
from .marks import MARK_NAMES, mark
from .outline import outline, outlines
from .scene import (
    NO_HIGHLIGHTS,
    Circle,
    Highlights,
    Layer,
    Polygon,
    Polyline,
    Scene,
    Shape,
    Text,
    placed,
    repainted,
)
from .spoken import describe
from .svg import Picture, svg
from .theme import Theme, UnknownPaint, dark, light

__all__ = [
    "MARK_NAMES",
    "NO_HIGHLIGHTS",
    "Circle",
    "FillPolygons",
    "HexLayout",
    "Highlights",
    "Layer",
    "Picture",
    "Polygon",
    "Polyline",
    "RectGrid",
    "Scene",
    "Shape",
    "StrokeLines",
    "StrokePolygons",
    "Text",
    "Texts",
    "Theme",
    "UnknownPaint",
    "batch",
    "dark",
    "describe",
    "highlight_layer",
    "hit",
    "hit_near",
    "light",
    "mark",
    "outline",
    "outlines",
    "placed",
    "repainted",
    "svg",
]
