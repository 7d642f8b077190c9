from __future__ import annotations

import copy
import pickle
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebook_widgets.core import EVERYTHING, Event, Facts, IllegalMove, Refusal, ScoreLine

DRAW = Event("draw", "R-1", 1, {"tile": "ship2", "left": 3}, ("hex:1",), ("tile",))


@pytest.mark.parametrize("eyes", [1, EVERYTHING])
def test_who_may_know_sees_the_secret(eyes: int) -> None:
    assert DRAW.seen_by(eyes) == DRAW


@pytest.mark.parametrize("eyes", [0, 2, -1, None])
def test_all_others_lose_the_secret_and_the_spots_that_point_at_it(eyes: int | None) -> None:
    seen = DRAW.seen_by(eyes)
    assert seen == Event("draw", "R-1", 1, {"left": 3})
    assert "ship2" not in repr(seen)


def test_a_secret_of_nobody_is_not_public() -> None:
    deal = Event("deal", "R-1", None, {"card": "king"}, secret=("card",))
    assert [deal.seen_by(eyes).facts for eyes in (None, 0)] == [{}, {}]
    assert deal.seen_by(EVERYTHING) == deal


def test_an_event_without_a_secret_is_the_same_for_all() -> None:
    event = Event("place", "R-1", 0, {"tile": "ship2"}, ("hex:1",))
    assert all(event.seen_by(eyes) is event for eyes in (0, 1, None, EVERYTHING))


@pytest.mark.parametrize(
    "value",
    [
        DRAW,
        Event("end", "R-1"),
        Refusal("R-1", "full", {"space": "a"}, ("hex:1",)),
        ScoreLine("R-1", "points", 0, 3, {"of": "red"}),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_happened_is_a_value(value: Any) -> None:
    with pytest.raises(AttributeError):
        value.rule = "R-2"
    for change in ("clear", "popitem"):
        with pytest.raises(TypeError, match="Facts are fixed"):
            getattr(value.facts, change)()
    with pytest.raises(TypeError):
        value.facts["tile"] = "ship1"
    for twin in (copy.deepcopy(value), copy.copy(value), pickle.loads(pickle.dumps(value))):
        assert twin == value and hash(twin) == hash(value) and type(twin.facts) is Facts


def test_facts_do_not_change_with_the_dict_they_came_from() -> None:
    facts: dict[str, str | int] = {"tile": "ship2"}
    event = Event("draw", "R-1", 0, facts)
    facts["tile"] = "ship1"
    assert event.facts == {"tile": "ship2"}


def test_two_events_without_facts_do_not_share_what_could_change() -> None:
    with pytest.raises(TypeError):
        Event("end", "R-1").facts["tile"] = "ship1"  # type: ignore[index]
    assert Event("end", "R-1").facts == {}


@given(st.dictionaries(st.text(), st.text() | st.integers(-(2**53), 2**53)))
def test_events_come_back_from_json(facts: dict[str, str | int]) -> None:
    event = Event("draw", "R-1", 0, facts)
    again = msgspec.json.decode(msgspec.json.encode(event), type=Event)
    assert again == event and hash(again) == hash(event)


def test_every_way_of_changing_facts_is_closed() -> None:
    facts = Facts(tile="ship2")
    changes: list[Any] = [
        lambda: facts.update(tile="x"),
        lambda: facts.setdefault("x", 1),
        lambda: facts.pop("tile"),
        lambda: facts.__delitem__("tile"),
        lambda: facts.__ior__({"x": 1}),
    ]
    for change in changes:
        with pytest.raises(TypeError, match="Facts are fixed"):
            change()
    assert facts == {"tile": "ship2"}


def test_an_illegal_move_says_the_sentence_and_the_rule() -> None:
    error = IllegalMove(Refusal("R-1", "full"), "The space is full.")
    assert str(error) == "The space is full. (R-1)"
    assert error.refusal.reason == "full"
