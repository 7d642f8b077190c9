"""Themes: what colour each paint name is.

A scene names paints, a theme knows colours. The paints that every game needs are here; a game
adds its own for both themes at once:

>>> game_light = light.extended({"sea": ("#bcd7e8", "#16324a")})
>>> game_light.colour("sea"), dark.extended({"sea": ("#bcd7e8", "#16324a")}).colour("sea")
('#bcd7e8', '#16324a')
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeAlias

from .colour import rgb

Pair: TypeAlias = tuple[str, str]
"""A paint's colour in the light and in the dark theme, each "#rrggbb"."""

SEATS = 6
"""How many seats have colours and marks of their own."""


class UnknownPaint(LookupError):
    """A scene asked for a paint that its theme does not know."""


class Theme:
    """Paint names and their colours. It cannot be changed; `extended` makes a new one.

    Attributes:
        name: "light" or "dark", or what the maker calls it.
        dark: Whether a pair of colours stands for its second one here.
        paints: Colour ("#rrggbb") by paint name.
    """

    __slots__ = ("dark", "name", "paints")

    name: str
    dark: bool
    paints: Mapping[str, str]

    def __init__(self, name: str, paints: Mapping[str, str], *, dark: bool = False) -> None:
        """Check that every colour can be read.

        Raises:
            ValueError: if a colour is not written "#rrggbb"; the message names the paint.
        """
        for paint, colour in paints.items():
            try:
                rgb(colour)
            except ValueError as error:
                raise ValueError(f"paint {paint!r} of theme {name!r}: {error}") from None
        self.name = name
        self.dark = dark
        self.paints = MappingProxyType(dict(paints))

    def __repr__(self) -> str:
        """Short and the same on every run, for notebooks."""
        return f"Theme({self.name!r}, {len(self.paints)} paints)"

    def colour(self, paint: str) -> str:
        """The colour of a paint, as "#rrggbb".

        Raises:
            UnknownPaint: if the theme has none of this name; the message suggests a near one.
        """
        try:
            return self.paints[paint]
        except KeyError:
            raise UnknownPaint(self._complaint(paint)) from None

    def rgb(self, paint: str) -> tuple[int, int, int]:
        """The colour of a paint, as numbers from 0 to 255.

        Raises:
            UnknownPaint: if the theme has none of this name.
        """
        return rgb(self.colour(paint))

    def extended(self, paints: Mapping[str, Pair | str]) -> Theme:
        """This theme with more paints, or with other colours for known ones.

        Args:
            paints: For each paint name a pair (light, dark), or one colour for both.

        Raises:
            ValueError: if a colour is not written "#rrggbb".
        """
        chosen = {
            paint: colour if isinstance(colour, str) else colour[self.dark]
            for paint, colour in paints.items()
        }
        return Theme(self.name, {**self.paints, **chosen}, dark=self.dark)

    def _complaint(self, paint: str) -> str:
        near = difflib.get_close_matches(paint, self.paints, n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        return f"theme {self.name!r} has no paint {paint!r}{hint}"


# Highlights stand on any ground, so each is drawn as a line with a rim of the opposite lightness.
SHARED: Mapping[str, Pair] = MappingProxyType(
    {
        "page": ("#fbf8f1", "#16191d"),
        "panel": ("#f1ebdd", "#22262c"),
        "ink": ("#22211e", "#ece7db"),
        "muted": ("#66625a", "#a8a293"),
        "line": ("#8a8477", "#7b776c"),
        "highlight.rim": ("#1b1d22", "#0b0c0e"),
        "highlight.target": ("#ffd83d", "#ffd83d"),
        "highlight.selected": ("#ffffff", "#ffffff"),
        "highlight.refused": ("#ff8a7c", "#ff8a7c"),
        "highlight.last": ("#8fdcff", "#8fdcff"),
        # Vermilion, indigo, gold, jade, plum, charcoal or ivory: for the eyes of everybody
        # (see tests/drawing/test_theme.py).
        "seat.0": ("#c8372d", "#e2574a"),
        "seat.0.ink": ("#ffffff", "#14161a"),
        "seat.1": ("#2057df", "#076add"),
        "seat.1.ink": ("#ffffff", "#ffffff"),
        "seat.2": ("#d99a1c", "#f0c248"),
        "seat.2.ink": ("#14161a", "#14161a"),
        "seat.3": ("#309f86", "#29b192"),
        "seat.3.ink": ("#14161a", "#14161a"),
        "seat.4": ("#83366e", "#bc9ade"),
        "seat.4.ink": ("#ffffff", "#14161a"),
        "seat.5": ("#27282a", "#f2ede1"),
        "seat.5.ink": ("#ffffff", "#14161a"),
    }
)
"""The paints of every game, as pairs (light, dark)."""

light: Theme = Theme("light", {}).extended(SHARED)
"""Dark ink on warm paper."""

dark: Theme = Theme("dark", {}, dark=True).extended(SHARED)
"""Pale ink on near-black."""
