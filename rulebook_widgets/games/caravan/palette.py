"""The colours of Caravan, for a light and a dark page.

Goods have the colours of the sheet (CAR-1.2) and each a shape and a letter of its own; camels have
colours that no good has, and the crest of their seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rulebook_widgets.drawing import Theme, dark, light
from rulebook_widgets.drawing.theme import Pair

PAINTS: Final[Mapping[str, Pair]] = MappingProxyType(
    {
        # Black, yellow, orange, turquoise: in the order in which the words of the game name them.
        "seat.0": ("#29272d", "#2b2930"),
        "seat.0.ink": ("#ffffff", "#ffffff"),
        "seat.1": ("#f6cf2c", "#f3cd33"),
        "seat.1.ink": ("#1c1608", "#1c1608"),
        "seat.2": ("#e2661a", "#e06a20"),
        "seat.2.ink": ("#1b0d04", "#1b0d04"),
        "seat.3": ("#27b3b3", "#2fbcbb"),
        "seat.3.ink": ("#06201f", "#06201f"),
        # The table, dyed with indigo, and what lies on it.
        "table": ("#26385a", "#111a2a"),
        "table.line": ("#3a4f76", "#1d2a40"),
        "table.ink": ("#f4ecd8", "#c8cfdd"),
        "shade": ("#1a120a", "#000000"),
        "slip": ("#fbf2dd", "#23272f"),
        "slip.edge": ("#1b2740", "#46506a"),
        "slip.ink": ("#2b2118", "#efe6d4"),
        "slip.muted": ("#6f604c", "#aea594"),
        "slip.faint": ("#eadcbb", "#323743"),
        "slip.print": ("#c9b48a", "#4c5262"),
        "mat": ("#ecd29a", "#4a3f2a"),
        "mat.line": ("#c49a55", "#6b5a38"),
        "turn": ("#c98a00", "#f0c248"),
        # The land.
        "sand": ("#f1d499", "#5d4c30"),
        "sand.light": ("#f8e4b6", "#6d5a3a"),
        "sand.north": ("#e4bb7b", "#54432b"),
        "sand.rocky": ("#d3a266", "#4a3a26"),
        "sand.south": ("#dccb8c", "#4f4a2d"),
        "sahel": ("#bfc080", "#434a2d"),
        "dune": ("#e3b56c", "#4f3f27"),
        "dune.light": ("#fbecc6", "#78644a"),
        "rock": ("#b98257", "#3b2d20"),
        "rock.light": ("#d8a878", "#5e4a35"),
        "river": ("#6fb0c2", "#2d5563"),
        "river.bank": ("#97a862", "#39452a"),
        "palm": ("#5f8342", "#4d6b39"),
        "palm.dark": ("#45632f", "#33492a"),
        "trunk": ("#8b5f35", "#2e2216"),
        "grid": ("#8c5f2c", "#1f180e"),
        "rim": ("#8f5a2d", "#2a1e13"),
        "rim.light": ("#d8a765", "#5b452c"),
        "rim.ink": ("#fff0d0", "#e3cfa6"),
        # Cities and numbered spaces.
        "mud": ("#dd9f61", "#8a6642"),
        "mud.light": ("#f2c68c", "#ab8255"),
        "mud.shade": ("#8a5227", "#3b2817"),
        "court": ("#f9e9c4", "#857150"),
        "rug": ("#97412f", "#7a3427"),
        "rug.light": ("#f4dfae", "#cfb583"),
        # Pieces.
        "piece.edge": ("#fffaf0", "#fff3da"),
        "piece.line": ("#22170d", "#0d0905"),
        "gold": ("#f5c542", "#f0c248"),
        "gold.edge": ("#8f6106", "#6f4d06"),
        "gold.ink": ("#38270a", "#2b1e08"),
        "demand": ("#fff1c9", "#f6e6bb"),
        "demand.edge": ("#a5341f", "#a5341f"),
        "thief": ("#4a2f63", "#5b3c78"),
        "thief.ink": ("#fff3da", "#fff3da"),
        "bag": ("#a8743f", "#8e6437"),
        "bag.dark": ("#6d4320", "#4f3218"),
        "broken": ("#c41f1f", "#ff6b5e"),
        "chain": ("#ffffff", "#ffffff"),
        # Goods.
        "good.ivory": ("#9ba0a8", "#a3a8b0"),
        "good.ivory.ink": ("#15171a", "#15171a"),
        "good.cloth": ("#7a3c9c", "#8a49ad"),
        "good.cloth.ink": ("#ffffff", "#ffffff"),
        "good.gems": ("#18793f", "#1b7d42"),
        "good.gems.ink": ("#ffffff", "#ffffff"),
        "good.paper": ("#f191ba", "#f29bc0"),
        "good.paper.ink": ("#3a0d22", "#3a0d22"),
        "good.meat": ("#c62f2f", "#cf3a38"),
        "good.meat.ink": ("#ffffff", "#ffffff"),
        "good.swords": ("#2a5cc0", "#3568c8"),
        "good.swords.ink": ("#ffffff", "#ffffff"),
        "good.salt": ("#fffefa", "#f8f6ef"),
        "good.salt.ink": ("#22201c", "#22201c"),
        "good.hides": ("#7f4c23", "#87532a"),
        "good.hides.ink": ("#ffffff", "#ffffff"),
    }
)
"""The paints of the game, as pairs (light, dark)."""

LIGHT: Final[Theme] = light.extended(PAINTS)
"""For a light page."""

DARK: Final[Theme] = dark.extended(PAINTS)
"""For a dark page."""
