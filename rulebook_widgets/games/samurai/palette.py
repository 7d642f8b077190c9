"""The colours of Samurai, for a light and a dark page.

The seats keep the shared colours, tested to be told apart by everybody, but in the order in which
the words of the game name them: red, blue, green, yellow.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rulebook_widgets.drawing import Theme, dark, light
from rulebook_widgets.drawing.theme import SHARED, Pair

PAINTS: Final[Mapping[str, Pair]] = MappingProxyType(
    {
        "seat.2": SHARED["seat.3"],
        "seat.2.ink": SHARED["seat.3.ink"],
        "seat.3": SHARED["seat.2"],
        "seat.3.ink": SHARED["seat.2.ink"],
        # The sea, from the deep to the shore.
        "sea.deep": ("#2f6690", "#0d1d2e"),
        "sea.wave": ("#45789f", "#16304a"),
        "sea": ("#5b93b8", "#173a58"),
        "sea.near": ("#78abc9", "#1f4a6c"),
        "sea.shore": ("#a5cbdd", "#2f6488"),
        "sea.grid": ("#d5e8f0", "#3b6f96"),
        "sea.edge": ("#d5e6ee", "#3d6f94"),
        "sea.ink": ("#e8f1f5", "#9dbdd4"),
        # The land: each island has its own tone.
        "coast": ("#6f5a3a", "#0c120f"),
        "beach": ("#f3e6c0", "#8d8460"),
        "land.honshu": ("#b5c58a", "#4d5e3c"),
        "land.kyushu": ("#d3c184", "#665a35"),
        "land.shikoku": ("#c9b99a", "#5d4f42"),
        "land.hokkaido": ("#b4c6ae", "#475c55"),
        "land.grid": ("#55633a", "#1c2518"),
        "hill": ("#7d9160", "#36452c"),
        "hill.snow": ("#fbf7e8", "#9fae94"),
        # Cities and villages: paper plates with buildings in ink.
        "plate.village": ("#f4e7c3", "#a89668"),
        "plate.city": ("#efb98a", "#b5835c"),
        "plate.capital": ("#e58f86", "#a95b5b"),
        "plate.edge": ("#7a5230", "#2b1c10"),
        "building": ("#c49a68", "#6d4c2f"),
        "building.roof": ("#ab6247", "#7a3a2a"),
        "ribbon": ("#fdf7e6", "#efe4c8"),
        "ribbon.ink": ("#2a2019", "#20170f"),
        # Figures are black with a light rim, whatever the page.
        "figure": ("#1f1c1b", "#131110"),
        "figure.rim": ("#fbf3df", "#f2e6c9"),
        # Tiles.
        "tile.shade": ("#14212b", "#000000"),
        "tile.edge": ("#fdf8ea", "#14161a"),
        "tile.light": ("#ffffff", "#ffffff"),
        "seal": ("#fff6e2", "#fff1d6"),
        "seal.ink": ("#b3131b", "#a80f18"),
        # The table around the map.
        "slip": ("#fbf5e6", "#23282f"),
        "slip.turn": ("#fff3c9", "#3b3520"),
        "slip.edge": ("#1d4666", "#3f5163"),
        "slip.ink": ("#25221e", "#ece5d6"),
        "slip.muted": ("#665f53", "#aca593"),
        "turn": ("#c98a00", "#f0c248"),
        "hollow": ("#e2d6b9", "#191d22"),
    }
)
"""The paints of the game, as pairs (light, dark)."""

LIGHT: Final[Theme] = light.extended(PAINTS)
"""For a light page."""

DARK: Final[Theme] = dark.extended(PAINTS)
"""For a dark page."""
