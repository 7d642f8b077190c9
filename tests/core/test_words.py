from __future__ import annotations

import gettext

import msgspec
import pytest

from rulebook_widgets.core import EVERYTHING, Event, MoveError, Refusal, ScoreLine, Words, text
from rulebook_widgets.core.game import AnyGame


class Place(msgspec.Struct, frozen=True, tag="place"):
    tile: str


WORDS = Words(
    events={"draw": "{seat} draws {tile}.", "draw.hidden": "{seat} draws.", "end": "The end."},
    refusals={"full": "{space} is full, {seat}."},
    scores={"points": "{seat}: {amount} for {colour}"},
    moves={"place": "Place {tile}"},
    namers={"seat": lambda seat: f"player {int(seat) + 1}", "tile": lambda tile: f"the {tile}"},
)
DRAW = Event("draw", "R-1", 0, {"tile": "ship"}, secret=("tile",))


def test_an_event_says_what_the_reader_may_know() -> None:
    said = [WORDS.event(DRAW.seen_by(eyes)) for eyes in (0, EVERYTHING, 1, None)]
    whole, kept_back = "player 1 draws the ship.", "player 1 draws."
    assert said == [whole, whole, kept_back, kept_back]


def test_an_event_that_concerns_nobody_names_nobody() -> None:
    assert WORDS.event(Event("end", "R-1")) == "The end."


def test_a_fact_named_seat_goes_before_whom_the_event_concerns() -> None:
    assert WORDS.event(Event("draw", "R-1", 0, {"seat": 1, "tile": "x"})).startswith("player 2")


def test_refusals_score_lines_and_moves_are_said_with_named_facts() -> None:
    assert (
        WORDS.refusal(Refusal("R", "full", {"space": "a1", "seat": 1})) == "a1 is full, player 2."
    )
    line = ScoreLine("R", "points", 0, 3, {"colour": "red"})
    assert WORDS.score(line) == "player 1: 3 for red"
    assert WORDS.move(Place("ship")) == "Place the ship"
    assert WORDS.name("tile", "ship") == "the ship" and WORDS.name("space", 4) == "4"


def test_what_a_reader_types_is_never_taken_for_a_template() -> None:
    assert WORDS.refusal(Refusal("R", "full", {"space": "{seat}", "seat": 0})).startswith("{seat}")


def test_a_sentence_is_made_for_whatever_happened(pebbles: AnyGame) -> None:
    state = pebbles.position(hands=[["red"]])
    move = pebbles.decode("drop red 0")
    (event,) = pebbles.apply(state, move).events
    refusal = pebbles.check(state, pebbles.decode("stop"))
    assert pebbles.sentence(move) == "Drop a red pebble into cup 1"
    assert pebbles.sentence(event) == "Ann drops a red pebble into cup 1."
    assert pebbles.sentence(refusal) == "You can still drop a pebble, for example into cup 1."
    with pytest.raises(MoveError, match="not a move of Pebbles"):
        pebbles.sentence(Place("ship"))


def test_words_are_translated_when_they_are_said(monkeypatch: pytest.MonkeyPatch) -> None:
    class Shouting(gettext.NullTranslations):
        def gettext(self, message: str) -> str:
            return message.upper().replace("{SEAT}", "{seat}").replace("{TILE}", "{tile}")

    catalogue = text._catalogue
    monkeypatch.setattr(
        text, "_catalogue", lambda code: Shouting() if code == "xx" else catalogue(code)
    )
    before = text.language()
    text.use_language("xx")
    try:
        assert WORDS.event(DRAW) == "player 1 DRAWS the ship."
        assert text.language() == "xx"
    finally:
        text.use_language(before)
    assert WORDS.event(DRAW) == "player 1 draws the ship."


def test_a_language_without_a_catalogue_reads_as_english() -> None:
    before = text.language()
    text.use_language("tlh")
    try:
        assert text._("First") == "First"
    finally:
        text.use_language(before)


def test_marking_a_text_leaves_it_as_it_is() -> None:
    assert text.N_("{seat} draws.") == "{seat} draws."
