from __future__ import annotations

from itertools import combinations

import pytest

from rulebook_widgets.drawing import Theme, UnknownPaint, dark, light
from rulebook_widgets.drawing.colour import VISIONS, Vision, contrast, seen_difference
from rulebook_widgets.drawing.theme import SEATS, SHARED

# CIEDE2000. About 2 is just seen side by side; 10 is told apart at a glance; 15 leaves room for
# poor screens and small pieces.
APART = 15

THEMES = pytest.mark.parametrize("theme", [light, dark], ids=["light", "dark"])


@THEMES
@pytest.mark.parametrize("vision", VISIONS)
def test_everybody_can_tell_all_seats_apart(theme: Theme, vision: Vision) -> None:
    seats = [f"seat.{seat}" for seat in range(SEATS)]
    for a, b in combinations(seats, 2):
        apart = seen_difference(theme.colour(a), theme.colour(b), vision)
        assert apart >= APART, f"{a} and {b} are {apart:.1f} apart to {vision} eyes"


@THEMES
@pytest.mark.parametrize("seat", range(SEATS))
def test_text_on_a_seat_colour_is_readable(theme: Theme, seat: int) -> None:
    assert contrast(theme.colour(f"seat.{seat}"), theme.colour(f"seat.{seat}.ink")) >= 4.5


@THEMES
@pytest.mark.parametrize("ink", ["ink", "muted"])
@pytest.mark.parametrize("ground", ["page", "panel"])
def test_text_on_the_page_is_readable(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(theme.colour(ink), theme.colour(ground)) >= 4.5


@THEMES
def test_lines_stand_out_from_the_page(theme: Theme) -> None:
    assert contrast(theme.colour("line"), theme.colour("page")) >= 3


@THEMES
@pytest.mark.parametrize("kind", ["target", "selected", "refused", "last"])
def test_a_highlight_stands_out_from_its_rim_so_it_is_seen_on_any_ground(
    theme: Theme, kind: str
) -> None:
    assert contrast(theme.colour(f"highlight.{kind}"), theme.colour("highlight.rim")) >= 7


@THEMES
def test_each_theme_has_all_shared_paints(theme: Theme) -> None:
    assert set(theme.paints) == set(SHARED)


def test_extending_gives_each_theme_its_half_of_a_pair() -> None:
    paints = {"sea": ("#bcd7e8", "#16324a"), "gold": "#ffd700"}
    assert light.extended(paints).colour("sea") == "#bcd7e8"
    assert dark.extended(paints).colour("sea") == "#16324a"
    assert light.extended(paints).colour("gold") == dark.extended(paints).colour("gold")
    assert "sea" not in light.paints


def test_extending_may_replace_a_shared_paint() -> None:
    assert light.extended({"page": "#ffffff"}).rgb("page") == (255, 255, 255)


def test_an_unknown_paint_is_one_clear_error() -> None:
    with pytest.raises(UnknownPaint, match=r"theme 'light' has no paint 'seat.7'; did you mean"):
        light.colour("seat.7")
    with pytest.raises(UnknownPaint) as caught:
        Theme("bare", {}).colour("sea")
    assert str(caught.value) == "theme 'bare' has no paint 'sea'"


def test_a_bad_colour_is_refused_with_the_paint_it_is_for() -> None:
    with pytest.raises(ValueError, match=r"paint 'sea' of theme 'dark': .*'blue'"):
        dark.extended({"sea": ("#000000", "blue")})


def test_a_theme_cannot_be_changed_by_accident() -> None:
    with pytest.raises(TypeError):
        light.paints["page"] = "#000000"
    assert repr(light) == f"Theme('light', {len(SHARED)} paints)"
