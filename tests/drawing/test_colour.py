from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebook_widgets.drawing.colour import (
    VISIONS,
    Triple,
    Vision,
    contrast,
    difference,
    lab_difference,
    luminance,
    rgb,
    seen,
    seen_difference,
)

colours = st.integers(0, 0xFFFFFF).map(lambda number: f"#{number:06x}")


@given(colours)
def test_a_colour_is_read_and_written_the_same(colour: str) -> None:
    assert "#{:02x}{:02x}{:02x}".format(*rgb(colour)) == colour
    assert seen(colour, "normal") == colour


@pytest.mark.parametrize("text", ["red", "#fff", "#12345g", "123456", "#1234567", ""])
def test_other_spellings_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="#rrggbb"):
        rgb(text)


# Pairs worked out by hand elsewhere: WebAIM's contrast checker and WCAG's own examples.
@pytest.mark.parametrize(
    ("a", "b", "ratio"),
    [("#000000", "#ffffff", 21), ("#777777", "#ffffff", 4.48), ("#0000ff", "#ffffff", 8.59)],
)
def test_known_contrasts(a: str, b: str, ratio: float) -> None:
    assert contrast(a, b) == pytest.approx(ratio, abs=0.005)


@given(colours, colours)
def test_contrast_is_symmetric_and_in_range(a: str, b: str) -> None:
    assert contrast(a, b) == contrast(b, a)
    assert 1 <= contrast(a, b) <= 21.000001
    assert 0 <= luminance(a) <= 1


# From the supplementary test data of Sharma, Wu and Dalal (2005): pairs that break wrong formulas.
SHARMA = [
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, 3.1571, -77.2803), (50.0, 0.0, -82.7485), 2.8615),
    ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((50.0, 2.5, 0.0), (58.0, 24.0, 15.0), 19.4535),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]


@pytest.mark.parametrize(("a", "b", "expected"), SHARMA)
def test_ciede2000_gives_the_published_values(a: Triple, b: Triple, expected: float) -> None:
    assert lab_difference(a, b) == pytest.approx(expected, abs=5e-5)
    assert lab_difference(b, a) == pytest.approx(expected, abs=5e-5)


@given(colours)
def test_a_colour_does_not_differ_from_itself(colour: str) -> None:
    assert difference(colour, colour) == 0


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("grey", ["#000000", "#808080", "#ffffff"])
def test_greys_look_grey_to_everybody(vision: Vision, grey: str) -> None:
    assert difference(seen(grey, vision), grey) < 0.5


def test_each_vision_confuses_the_colours_it_is_known_to_confuse() -> None:
    red, green = "#c05020", "#708020"
    for vision in ("protan", "deutan"):
        assert seen_difference(red, green, vision) < difference(red, green) / 2
    blue, teal = "#0070b0", "#007a70"
    assert seen_difference(blue, teal, "tritan") < difference(blue, teal) / 2
    assert seen_difference(red, green, "normal") == difference(red, green)
