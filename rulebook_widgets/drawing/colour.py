"""Colours as numbers: contrast, how different two colours look, and what colour-blind people see.

>>> contrast("#000000", "#ffffff")
21.0
>>> round(difference("#c8372d", "#309f86")) > round(seen_difference("#c8372d", "#309f86", "deutan"))
True
"""

from __future__ import annotations

import math
import re
from functools import lru_cache
from typing import Literal, TypeAlias

Vision: TypeAlias = Literal["normal", "protan", "deutan", "tritan"]
"""How a person's eyes tell colours apart: fully, or without the red, green or blue cones."""

VISIONS: tuple[Vision, ...] = ("normal", "protan", "deutan", "tritan")

Triple: TypeAlias = tuple[float, float, float]

_HEX = re.compile(r"#[0-9a-fA-F]{6}")

# Machado, Oliveira, Fernandes: "A Physiologically-based Model for Simulation of Color Vision
# Deficiency", IEEE Transactions on Visualization and Computer Graphics 15(6), 2009: the matrices
# for severity 1.0, for linear RGB.
_SEEN: dict[Vision, tuple[Triple, Triple, Triple]] = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


@lru_cache(maxsize=512)
def rgb(colour: str) -> tuple[int, int, int]:
    """Red, green and blue from 0 to 255.

    Args:
        colour: "#rrggbb".

    Raises:
        ValueError: if the colour is not written like that.

    >>> rgb("#ff8000")
    (255, 128, 0)
    """
    if not _HEX.fullmatch(colour):
        raise ValueError(f"a colour is written #rrggbb, not {colour!r}")
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def luminance(colour: str) -> float:
    """Relative luminance, 0 for black to 1 for white (WCAG 2.2)."""
    red, green, blue = _linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: str, b: str) -> float:
    """Contrast ratio of two colours, 1 to 21 (WCAG 2.2).

    Text needs 4.5, large text and the outlines of controls 3.
    """
    darker, lighter = sorted((luminance(a), luminance(b)))
    return (lighter + 0.05) / (darker + 0.05)


def seen(colour: str, vision: Vision) -> str:
    """The colour as a person with this vision sees it.

    >>> seen("#ff0000", "normal"), seen("#ff0000", "deutan")
    ('#ff0000', '#a39000')
    """
    red, green, blue = [round(255 * _gamma(value)) for value in _seen_linear(colour, vision)]
    return f"#{red:02x}{green:02x}{blue:02x}"


def difference(a: str, b: str) -> float:
    """How different two colours look: CIEDE2000, where 1 is barely seen and 100 black to white.

    >>> round(difference("#000000", "#ffffff"), 3)
    100.0
    """
    return lab_difference(_lab(_linear(a)), _lab(_linear(b)))


def seen_difference(a: str, b: str, vision: Vision) -> float:
    """How different two colours look to a person with this vision (CIEDE2000)."""
    return lab_difference(_lab(_seen_linear(a, vision)), _lab(_seen_linear(b, vision)))


def lab_difference(a: Triple, b: Triple) -> float:
    """CIEDE2000 of two CIELAB colours.

    Names and steps follow Sharma, Wu, Dalal: "The CIEDE2000 color-difference formula:
    implementation notes, supplementary test data, and mathematical observations", 2005.
    """
    (light1, chroma1, hue1), (light2, chroma2, hue2) = _adjusted(a, b)
    grey = chroma1 * chroma2 == 0
    turn = 0.0 if grey else (hue2 - hue1 + 180) % 360 - 180
    light, chroma = (light1 + light2) / 2, (chroma1 + chroma2) / 2
    hue = hue1 + hue2 if grey else (hue1 + turn / 2) % 360
    lightness = (light2 - light1) / (
        1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)
    )
    saturation = (chroma2 - chroma1) / (1 + 0.045 * chroma)
    shade = 2 * math.sqrt(chroma1 * chroma2) * _sin(turn / 2) / (1 + 0.015 * chroma * _tones(hue))
    blue_turn = -_sin(60 * math.exp(-(((hue - 275) / 25) ** 2))) * 2 * _chroma_weight(chroma)
    return math.sqrt(lightness**2 + saturation**2 + shade**2 + blue_turn * saturation * shade)


def _adjusted(a: Triple, b: Triple) -> tuple[Triple, Triple]:
    """Lightness, chroma and hue (degrees) of both, with greyish colours pulled apart."""
    mean = (math.hypot(a[1], a[2]) + math.hypot(b[1], b[2])) / 2
    stretch = 1 + 0.5 * (1 - _chroma_weight(mean))

    def polar(lab: Triple) -> Triple:
        red = lab[1] * stretch
        return lab[0], math.hypot(red, lab[2]), math.degrees(math.atan2(lab[2], red)) % 360

    return polar(a), polar(b)


def _tones(hue: float) -> float:
    """How finely eyes tell hues apart around this one."""
    return (
        1
        - 0.17 * _cos(hue - 30)
        + 0.24 * _cos(2 * hue)
        + 0.32 * _cos(3 * hue + 6)
        - 0.20 * _cos(4 * hue - 63)
    )


def _chroma_weight(chroma: float) -> float:
    return math.sqrt(chroma**7 / (chroma**7 + 25.0**7))


def _sin(degrees: float) -> float:
    return math.sin(math.radians(degrees))


def _cos(degrees: float) -> float:
    return math.cos(math.radians(degrees))


def _linear(colour: str) -> Triple:
    """Linear light of an sRGB colour."""
    red, green, blue = [_ungamma(value / 255) for value in rgb(colour)]
    return red, green, blue


def _seen_linear(colour: str, vision: Vision) -> Triple:
    light = _linear(colour)
    red, green, blue = [
        min(1.0, max(0.0, sum(w * v for w, v in zip(row, light, strict=True))))
        for row in _SEEN[vision]
    ]
    return red, green, blue


def _ungamma(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _gamma(value: float) -> float:
    return value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055


def _lab(light: Triple) -> Triple:
    """CIELAB under D65 of linear RGB."""
    red, green, blue = light
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.9504700
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.0888300
    fx, fy, fz = _cube_root(x), _cube_root(y), _cube_root(z)
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def _cube_root(value: float) -> float:
    """CIELAB's cube root, straight near black."""
    return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116
