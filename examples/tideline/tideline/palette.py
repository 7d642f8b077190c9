"""The colours of Tideline, for a light and a dark page; seats keep the shared ones."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rulebook_widgets.drawing import Theme, dark, light
from rulebook_widgets.drawing.theme import Pair

PAINTS: Final[Mapping[str, Pair]] = MappingProxyType(
    {
        # The beach, from the dune to the water.
        "dune": ("#f3e3b8", "#75694c"),
        "sand": ("#ecd6a2", "#665b41"),
        "sand.grain": ("#cdb27a", "#837650"),
        "sand.ink": ("#7a6232", "#cdbf95"),
        "grass": ("#7f9a53", "#4d6138"),
        "wet": ("#c9ac74", "#4b4434"),
        # The water, from the edge to the deep.
        "foam": ("#ffffff", "#cfe3ea"),
        "sea.edge": ("#8ed0d6", "#2f6f7d"),
        "sea": ("#4aa7b8", "#1d5265"),
        "sea.deep": ("#2c8199", "#143c4f"),
        "die": ("#fffdf6", "#e9e4d6"),
        "die.ink": ("#1d4350", "#16303b"),
        # What lies in the sand, and the heaps above it.
        "heap": ("#dfc488", "#7d7050"),
        "heap.light": ("#f4e4b6", "#948661"),
        "heap.shade": ("#b3965a", "#40392a"),
        "hole": ("#a98c54", "#39331f"),
        "hole.deep": ("#7d6436", "#231f13"),
        "peek": ("#fffaf0", "#efe6d0"),
        "pearl": ("#ffffff", "#ffffff"),
        "pearl.shade": ("#c9bfd6", "#c9bfd6"),
        "oyster": ("#6d5f78", "#6d5f78"),
        "oyster.inside": ("#b7a6c4", "#b7a6c4"),
        "shell": ("#f2936b", "#f2936b"),
        "shell.rib": ("#a8452a", "#a8452a"),
        "pebble": ("#97a0a3", "#97a0a3"),
        "pebble.light": ("#c4cccd", "#c4cccd"),
        "pebble.edge": ("#5e676a", "#5e676a"),
        "crab": ("#c9302c", "#c9302c"),
        "crab.edge": ("#6d1110", "#f08a80"),
        # Flags and baskets.
        "pole": ("#5b4726", "#1c170e"),
        "slip": ("#fbf5e6", "#23282f"),
        "slip.turn": ("#fff1c4", "#3b3520"),
        "slip.edge": ("#b9a779", "#4b5159"),
        "turn": ("#c98a00", "#f0c248"),
        "wicker": ("#c99b5c", "#9c7643"),
        "wicker.dark": ("#8a6330", "#6f552e"),
    }
)
"""The paints of the game, as pairs (light, dark)."""

LIGHT: Final[Theme] = light.extended(PAINTS)
"""For a light page."""

DARK: Final[Theme] = dark.extended(PAINTS)
"""For a dark page."""
