"""The colours of Yspahan, for a light and a dark page.

The seats keep the shared colours, tested to be told apart by everybody, in the order in which the
words of the game name them: blue, green, red, yellow. The colours of souks are weaker, so that a
cube stands out from any shop.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rulebook_widgets.drawing import Theme, dark, light
from rulebook_widgets.drawing.theme import SHARED, Pair

SEAT_COLOURS: Final = (1, 3, 0, 2)
"""The shared seat whose colour each seat has."""

PAINTS: Final[Mapping[str, Pair]] = MappingProxyType(
    {
        **{
            f"seat.{seat}{ink}": SHARED[f"seat.{shared}{ink}"]
            for seat, shared in enumerate(SEAT_COLOURS)
            for ink in ("", ".ink")
        },
        # The table, and paper and wood on it.
        "table": ("#1d5560", "#0e2329"),
        "table.line": ("#2d6b76", "#17353d"),
        "table.ink": ("#f2ecdb", "#bfd0cf"),
        "slip": ("#fbf4e3", "#23282c"),
        "slip.edge": ("#123c45", "#43565c"),
        "slip.ink": ("#2b221a", "#eee6d6"),
        "slip.muted": ("#6d6152", "#aba390"),
        "slip.faint": ("#e6d9bc", "#32383d"),
        "turn": ("#c98a00", "#f0c248"),
        "shade": ("#0c2328", "#000000"),
        # The city.
        "wall": ("#8a5a33", "#1a120c"),
        "wall.light": ("#d9a86c", "#6b4e33"),
        "ground.sack": ("#ecd9a4", "#4a4227"),
        "ground.barrel": ("#e6c4a0", "#4a3628"),
        "ground.chest": ("#dfd0b4", "#3f3b38"),
        "ground.amphora": ("#d3dcc0", "#33402f"),
        "house": ("#fff6de", "#b9a67f"),
        "house.shade": ("#8d6b44", "#1c150e"),
        "cypress": ("#7f9462", "#3e5233"),
        "city.ink": ("#5a3c20", "#e0cda5"),
        "tile": ("#2a8c93", "#2c7a80"),
        "tile.light": ("#7cc4c0", "#57a3a3"),
        "road.edge": ("#7d6245", "#14100c"),
        "road": ("#c9ae83", "#6e5f49"),
        "stone": ("#f6ead0", "#a8987a"),
        "stone.edge": ("#7d6245", "#2a2118"),
        "stall": ("#fdf6e4", "#d8ccb0"),
        "stall.edge": ("#4c3622", "#120d08"),
        "souk.blue": ("#6fa0cf", "#55789c"),
        "souk.green": ("#7eb06c", "#5d8550"),
        "souk.red": ("#d4776b", "#a0574e"),
        "souk.orange": ("#e2a055", "#ad7a41"),
        "souk.purple": ("#a685bd", "#7e6591"),
        "souk.yellow": ("#e4cb5c", "#ab9744"),
        "souk.ink": ("#2a1d12", "#14100b"),
        # Pieces.
        "piece.edge": ("#fffaf0", "#fff6e2"),
        "piece.line": ("#20180f", "#0b0906"),
        "supervisor": ("#fffdf5", "#fff6e2"),
        "supervisor.rim": ("#1f1b1a", "#0b0906"),
        "starter": ("#1f1b1a", "#0b0906"),
        "starter.rim": ("#fffdf5", "#d9d0bd"),
        "gold": ("#f6c945", "#f0c248"),
        "gold.edge": ("#9a6a06", "#7c5608"),
        "gold.ink": ("#38270a", "#2b1e08"),
        "free": ("#fffdf5", "#f4ecd8"),
        "camel": ("#8a5a2b", "#c9955a"),
        "camel.unused": ("#c9a468", "#dfcda6"),
        "die": ("#fffdf5", "#f1ecdf"),
        "die.yellow": ("#f7c52e", "#eebb2b"),
        "die.edge": ("#3c342b", "#171310"),
        "die.pip": ("#201a15", "#17130f"),
        # The boards beside the city.
        "wood": ("#a9713e", "#4a3420"),
        "wood.light": ("#c98f57", "#5d432b"),
        "wood.dark": ("#6b4320", "#24180d"),
        "wood.ink": ("#fff3dc", "#f0dfc0"),
        "shelf": ("#8f5c2f", "#3a2818"),
        "sand": ("#eed8a5", "#4d442e"),
        "sand.dune": ("#e0c389", "#5c5136"),
        "card": ("#fdf7e6", "#ece2c8"),
        "card.edge": ("#3b2a1a", "#120d08"),
        "card.ink": ("#2b221a", "#241b12"),
        "card.muted": ("#6d5a3f", "#66543b"),
        "card.back": ("#8c2f45", "#7a2c40"),
        "card.back.light": ("#e8c58a", "#d8b47a"),
        "points": ("#1f6f78", "#3f9aa3"),
        "points.ink": ("#ffffff", "#ffffff"),
    }
)
"""The paints of the game, as pairs (light, dark)."""

LIGHT: Final[Theme] = light.extended(PAINTS)
"""For a light page."""

DARK: Final[Theme] = dark.extended(PAINTS)
"""For a dark page."""
