from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebook_widgets.core import MoveCodec, MoveError


class Place(msgspec.Struct, frozen=True, tag="place"):
    tile: str
    space: int


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    pass


class Place2(msgspec.Struct, frozen=True, tag="place"):
    tile: str
    space: int


CODEC = MoveCodec("Tiny", (Place, Stop))
words = st.text(min_size=1).filter(lambda text: text.isprintable() and " " not in text)


@given(words, st.integers(-(10**30), 10**30))
def test_every_move_comes_back_from_its_text(tile: str, space: int) -> None:
    move = Place(tile, space)
    text = CODEC.encode(move)
    assert text == f"place {tile} {space}"
    assert len(text.splitlines()) == 1
    if len(text) <= 400:
        assert CODEC.decode(text) == move


@given(st.text() | st.from_regex(r"(place|stop)( \S+){0,3}"))
def test_any_text_is_a_move_or_a_clear_error_and_has_one_writing(text: str) -> None:
    try:
        move = CODEC.decode(text)
    except MoveError as error:
        assert "Tiny" in str(error) or "should read" in str(error) or "number" in str(error)
        assert len(str(error)) < 400
    else:
        assert CODEC.encode(move) == text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "'' is not a move of Tiny; a move begins with: place, stop."),
        ("jump a 1", "'jump a 1' is not a move of Tiny; a move begins with: place, stop."),
        ("place a", "'place a' should read: place TILE SPACE."),
        ("stop now", "'stop now' should read: stop."),
        ("place a one", "'place a one' has a word where a number belongs."),
        ("place a 01", "'place a 01' is not written as Tiny writes it."),
        ("place a +1", "'place a +1' is not written as Tiny writes it."),
        ("place a 1_0", "'place a 1_0' is not written as Tiny writes it."),
        ("place a \u0661", "'place a \u0661' is not written as Tiny writes it."),
        ("place  1", "'place  1' is not written as Tiny writes it."),
        ("place a\nb 1", "'place a\\nb 1' is not written as Tiny writes it."),
        ("stop ", "'stop ' should read: stop."),
    ],
)
def test_a_bad_text_is_refused_in_one_sentence(text: str, message: str) -> None:
    with pytest.raises(MoveError) as caught:
        CODEC.decode(text)
    assert str(caught.value) == message


@pytest.mark.parametrize("text", ["x" * 10**6, "place " * 10**5, "place a " + "9" * 10**6])
def test_a_huge_text_is_refused_at_once_and_shortly(text: str) -> None:
    with pytest.raises(MoveError) as caught:
        CODEC.decode(text)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    "move",
    [
        Place("two words", 1),
        Place("", 1),
        Place("line\nbreak", 1),
        Place("a", "1"),  # type: ignore[arg-type]
        Place("a", True),
        Place(3, 1),  # type: ignore[arg-type]
        Place(["a"], 1),  # type: ignore[arg-type]
    ],
    ids=repr,
)
def test_a_move_that_could_not_come_back_is_not_written(move: Place) -> None:
    with pytest.raises(MoveError, match=r"is not a move of Tiny: its (tile|space) cannot be"):
        CODEC.encode(move)


@pytest.mark.parametrize("stranger", [Place2("a", 1), "place a 1", None, 7])
def test_a_move_of_another_game_is_refused(stranger: object) -> None:
    for refused in (CODEC.encode, CODEC.require):
        with pytest.raises(MoveError, match=r"is not a move of Tiny\.$"):
            refused(stranger)  # type: ignore[arg-type]


def test_what_is_only_derived_from_a_move_is_none() -> None:
    class Longer(Place, frozen=True, tag="place"):
        more: int = 0

    CODEC.require(Place("a", 1))
    with pytest.raises(MoveError, match=r"is not a move of Tiny\.$"):
        CODEC.require(Longer("a", 1))


def test_types_that_cannot_be_written_are_refused_when_the_game_is_made() -> None:
    class Untagged(msgspec.Struct, frozen=True):
        pass

    class Changing(msgspec.Struct, tag="changing"):
        pass

    class Listing(msgspec.Struct, frozen=True, tag="listing"):
        tiles: tuple[str, ...]

    for kind in (Untagged, Changing):
        with pytest.raises(TypeError, match="must be frozen and have a one-word tag"):
            MoveCodec("Tiny", (kind,))
    with pytest.raises(TypeError, match="'tiles' of Listing must be a str or an int"):
        MoveCodec("Tiny", (Listing,))
    with pytest.raises(TypeError, match="same tag"):
        MoveCodec("Tiny", (Place, Place2))
