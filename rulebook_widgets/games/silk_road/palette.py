"""The colours of Silk Road, for a light and a dark page.

Seats have the shared colours. Goods have the colours of the rules sheet, and tiles the two colours
of their backs.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rulebook_widgets.drawing import Theme, dark, light
from rulebook_widgets.drawing.theme import Pair

PAINTS: Final[Mapping[str, Pair]] = MappingProxyType(
    {
        # The table, and paper on it.
        "table": ("#6f3328", "#1c1310"),
        "table.line": ("#7f4032", "#2a1d18"),
        "table.ink": ("#f8ead0", "#d8c8ac"),
        "slip": ("#fbf3df", "#26221f"),
        "slip.edge": ("#40201a", "#5a4a40"),
        "slip.ink": ("#2b1f18", "#f0e6d4"),
        "slip.muted": ("#73604c", "#ada08c"),
        "slip.faint": ("#ecdcba", "#37302b"),
        "turn": ("#c98a00", "#f0c248"),
        "shade": ("#1f0d08", "#000000"),
        # The map.
        "land": ("#f0dfb2", "#4b4232"),
        "land.green": ("#cfd3a0", "#46482f"),
        "desert": ("#f0cf8a", "#5a4c30"),
        "dune": ("#cda25a", "#7a663c"),
        "sea": ("#8fbdc4", "#1d3c47"),
        "sea.deep": ("#78aab4", "#173039"),
        "coast": ("#4d7d88", "#0f2229"),
        "rock": ("#c4ab80", "#6a5a44"),
        "rock.dark": ("#94774f", "#33291d"),
        "snow": ("#fffaf0", "#a39a88"),
        "tree": ("#8c9b5c", "#5c6a3c"),
        "map.ink": ("#6a4a2a", "#c9b387"),
        "map.faint": ("#a08456", "#8d7a57"),
        "border": ("#8a4a2c", "#8a6a48"),
        "border.light": ("#e9c36a", "#a8853c"),
        "road": ("#8a3f24", "#e0a868"),
        "road.rim": ("#fdf3d6", "#2a2218"),
        "name": ("#2b1a0e", "#f8ecd2"),
        "name.rim": ("#fbf0d0", "#2c2519"),
        "slot": ("#fbf2d8", "#6a6050"),
        # Tiles of both colours.
        "orange": ("#e08a24", "#d98a2e"),
        "orange.edge": ("#7d4308", "#5c3206"),
        "purple": ("#8455a8", "#8f64b2"),
        "purple.edge": ("#3f2059", "#301845"),
        "none": ("#b9ac94", "#8d8270"),
        "none.edge": ("#5e5340", "#3a3226"),
        "face": ("#fdf6e3", "#ece2ca"),
        "face.ink": ("#33241a", "#2a1e15"),
        "face.muted": ("#8c7760", "#8a765f"),
        # Goods.
        "ivory": ("#fffdf6", "#fffaf0"),
        "ivory.ink": ("#6f6552", "#6a604e"),
        "ivory.edge": ("#8d8168", "#4a4234"),
        "silk": ("#2f6fc4", "#3f7fd0"),
        "silk.ink": ("#ffffff", "#ffffff"),
        "silk.edge": ("#143763", "#0f2a4c"),
        "jewels": ("#f2c530", "#f0c236"),
        "jewels.ink": ("#5e4300", "#523a00"),
        "jewels.edge": ("#8a6508", "#5c4304"),
        "dried_fruit": ("#8a5a36", "#95633d"),
        "dried_fruit.ink": ("#fff1dc", "#fff1dc"),
        "dried_fruit.edge": ("#47290f", "#33200c"),
        "spices": ("#cc3a2b", "#d2473a"),
        "spices.ink": ("#fff4e6", "#fff4e6"),
        "spices.edge": ("#6a140b", "#4e0f08"),
        # Coins and pieces.
        "gold": ("#f6c945", "#f0c248"),
        "gold.edge": ("#9a6a06", "#6d4c06"),
        "silver": ("#dfe3e6", "#cfd4d8"),
        "silver.edge": ("#6f7a82", "#525b62"),
        "silver.ink": ("#20262b", "#171c20"),
        "token": ("#8a4a2c", "#8f4f2c"),
        "token.ink": ("#e9c36a", "#f6dfa2"),
        "pawn": ("#2a1c14", "#f4e6c8"),
        "pawn.rim": ("#fff6e0", "#2a1c14"),
        "piece.edge": ("#fffaf0", "#fff6e2"),
        "piece.line": ("#20180f", "#0b0906"),
        "points": ("#1f6f78", "#3f9aa3"),
        "points.ink": ("#ffffff", "#ffffff"),
    }
)
"""The paints of the game, as pairs (light, dark)."""

LIGHT: Final[Theme] = light.extended(PAINTS)
"""For a light page."""

DARK: Final[Theme] = dark.extended(PAINTS)
"""For a dark page."""
