"""Each way of breaking the tiny game is caught by the battery, and by the check that is for it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from rulebook_widgets.core import (
    CHANCE,
    EVERYTHING,
    AnyGame,
    Event,
    IllegalMove,
    Refusal,
    Step,
)
from tests.battery import BatteryFailure
from tests.helpers.pebbles_plan import play_some

Base = Any
BREAKAGES: list[Any] = []
change = msgspec.structs.replace


def breaks(check: str) -> Callable[[Callable[[Base], type]], Callable[[Base], type]]:
    """Mark a way to break the game, and the check that must notice."""

    def mark(build: Callable[[Base], type]) -> Callable[[Base], type]:
        BREAKAGES.append(pytest.param(check, build, id=build.__name__))
        return build

    return mark


@breaks("legal = check")
def a_legal_move_is_not_listed(base: Base) -> type:
    class Broken(base):
        def legal_moves(self, state: Any) -> list[Any]:
            moves = super().legal_moves(state)
            return moves[1:] if state.phase == "choose" else moves

    return Broken


@breaks("legal = check")
def a_refused_move_is_listed(base: Base) -> type:
    class Broken(base):
        def legal_moves(self, state: Any) -> list[Any]:
            moves = super().legal_moves(state)
            stop = self.decode("stop")
            return [*moves, stop] if state.phase == "turn" and stop not in moves else moves

    return Broken


@breaks("unique")
def a_move_is_listed_twice(base: Base) -> type:
    class Broken(base):
        def legal_moves(self, state: Any) -> list[Any]:
            return super().legal_moves(state) * 2

        def check(self, state: Any, move: Any) -> Any:
            return super().check(state, move)

    return Broken


@breaks("stuck")
def passing_is_forgotten(base: Base) -> type:
    class Broken(base):
        def legal_moves(self, state: Any) -> list[Any]:
            moves = super().legal_moves(state)
            return [move for move in moves if move != self.decode("stop") or state.dropped]

        def check(self, state: Any, move: Any) -> Any:
            passing = state.phase == "turn" and move == self.decode("stop") and not state.dropped
            return Refusal("PEB-3.4", "choosing") if passing else super().check(state, move)

    return Broken


@breaks("secret")
def a_view_shows_another_hand(base: Base) -> type:
    class Broken(base):
        def view(self, state: Any, eyes: Any = None) -> Any:
            return change(super().view(state, eyes), hands=state.hands)

    return Broken


@breaks("secret")
def a_view_shows_a_secret_choice(base: Base) -> type:
    class Broken(base):
        def view(self, state: Any, eyes: Any = None) -> Any:
            return change(super().view(state, eyes), chosen=state.chosen)

    return Broken


@breaks("secret")
def an_event_tells_what_was_drawn(base: Base) -> type:
    class Broken(base):
        def _apply(self, state: Any, move: Any) -> Any:
            step = super()._apply(state, move)
            return Step(step.state, tuple(change(event, secret=()) for event in step.events))

    return Broken


@breaks("secret")
def a_refusal_tells_what_is_in_another_hand(base: Base) -> type:
    class Broken(base):
        def check(self, state: Any, move: Any) -> Any:
            refusal = super().check(state, move)
            if refusal is None or state.phase != "turn":
                return refusal
            return change(refusal, spots=(f"hand:{state.hands[state.seat - 1]}",))

    return Broken


@breaks("secret")
def the_order_of_moves_tells_what_is_in_another_hand(base: Base) -> type:
    class Broken(base):
        def legal_moves(self, state: Any) -> list[Any]:
            moves = super().legal_moves(state)
            return moves[::-1] if "red" in state.hands[state.seat - 1] else moves

    return Broken


@breaks("everything")
def everything_is_not_everything(base: Base) -> type:
    class Broken(base):
        def view(self, state: Any, eyes: Any = None) -> Any:
            return super().view(state, None if eyes == EVERYTHING else eyes)

    return Broken


@breaks("nobody's eyes")
def a_seat_that_does_not_exist_may_look(base: Base) -> type:
    class Broken(base):
        def _require_eyes(self, state: Any, eyes: object) -> None:
            pass

    return Broken


@breaks("same answer")
def a_view_varies(base: Base) -> type:
    class Broken(base):
        looks = 0

        def view(self, state: Any, eyes: Any = None) -> Any:
            Broken.looks += 1
            return change(super().view(state, eyes), passes=Broken.looks)

    return Broken


@breaks("immutable")
def apply_changes_the_state_it_is_given(base: Base) -> type:
    class Broken(base):
        def _apply(self, state: Any, move: Any) -> Any:
            step = super()._apply(state, move)
            msgspec.structs.force_setattr(state, "bag", step.state.bag)
            return step

    return Broken


@breaks("immutable")
def check_changes_the_state(base: Base) -> type:
    class Broken(base):
        def check(self, state: Any, move: Any) -> Any:
            refusal = super().check(state, move)
            if refusal is not None:
                msgspec.structs.force_setattr(state, "passes", state.passes + 1)
            return refusal

    return Broken


@breaks("encoding")
def two_moves_have_one_text(base: Base) -> type:
    class Broken(base):
        def encode(self, move: Any) -> str:
            return super().encode(move).replace("green", "red")

    return Broken


@breaks("rule id")
def an_event_cites_a_rule_that_is_not_there(base: Base) -> type:
    class Broken(base):
        def _apply(self, state: Any, move: Any) -> Any:
            step = super()._apply(state, move)
            return Step(step.state, (*step.events, Event("end", "PEB-9.9")))

    return Broken


@breaks("rule id")
def a_refusal_cites_a_rule_that_is_not_there(base: Base) -> type:
    class Broken(base):
        def check(self, state: Any, move: Any) -> Any:
            refusal = super().check(state, move)
            return refusal and change(refusal, rule="PEB-9.9")

    return Broken


@breaks("rule id")
def nobodys_turn_has_no_rule(base: Base) -> type:
    class Broken(base):
        def not_your_turn(self, state: Any, seat: int) -> Refusal:
            return Refusal("", "over")

    return Broken


@breaks("rule id")
def a_score_line_cites_a_rule_that_is_not_there(base: Base) -> type:
    class Broken(base):
        def result(self, state: Any) -> Any:
            result = super().result(state)
            lines = result and tuple(change(line, rule="PEB-9.9") for line in result.lines)
            return result and change(result, lines=lines)

    return Broken


@breaks("sentence")
def a_refusal_has_no_words(base: Base) -> type:
    class Broken(base):
        def check(self, state: Any, move: Any) -> Any:
            refusal = super().check(state, move)
            return refusal and change(refusal, reason="because")

    return Broken


@breaks("sentence")
def an_event_has_no_words_for_those_who_may_not_know(base: Base) -> type:
    class Broken(base):
        events = {k: v for k, v in base.words.events.items() if k != "draw.hidden"}  # noqa: RUF012
        words = change(base.words, events=events)

    return Broken


@breaks("spots")
def a_refusal_points_at_what_is_not_there(base: Base) -> type:
    class Broken(base):
        def check(self, state: Any, move: Any) -> Any:
            refusal = super().check(state, move)
            return refusal and change(refusal, spots=("cup:77",))

    return Broken


@breaks("spots")
def an_event_points_at_what_is_not_there(base: Base) -> type:
    class Broken(base):
        def _apply(self, state: Any, move: Any) -> Any:
            step = super()._apply(state, move)
            return Step(step.state, tuple(change(e, spots=("cup:77",)) for e in step.events))

    return Broken


@breaks("events")
def a_move_brings_nothing_about(base: Base) -> type:
    class Broken(base):
        def _apply(self, state: Any, move: Any) -> Any:
            return Step(super()._apply(state, move).state, ())

    return Broken


@breaks("chance")
def chance_draws_what_it_does_not_list(base: Base) -> type:
    class Broken(base):
        def draw(self, state: Any, rng: Any) -> Any:
            return self.decode("stop")

    return Broken


@breaks("chance")
def chance_has_dice_of_its_own(base: Base) -> type:
    class Broken(base):
        dice = random.Random(1)

        def draw(self, state: Any, rng: Any) -> Any:
            return super().draw(state, self.dice)

    return Broken


@breaks("global dice")
def chance_rolls_everybodys_dice(base: Base) -> type:
    class Broken(base):
        def draw(self, state: Any, rng: Any) -> Any:
            random.random()
            return super().draw(state, rng)

    return Broken


@breaks("actor = result")
def there_is_a_result_before_the_end(base: Base) -> type:
    class Broken(base):
        def result(self, state: Any) -> Any:
            return super().result(change(state, phase="over") if all(state.chosen) else state)

    return Broken


@breaks("actor = result")
def the_actor_has_no_seat(base: Base) -> type:
    class Broken(base):
        def actor(self, state: Any) -> Any:
            actor = super().actor(state)
            return actor if actor in (None, CHANCE) else actor + 1

    return Broken


@breaks("result")
def nobody_wins(base: Base) -> type:
    class Broken(base):
        def result(self, state: Any) -> Any:
            result = super().result(state)
            return result and change(result, winners=())

    return Broken


@breaks("result")
def places_leave_gaps(base: Base) -> type:
    class Broken(base):
        def result(self, state: Any) -> Any:
            result = super().result(state)
            return result and change(result, ranking=tuple(2 * r - 1 for r in result.ranking))

    return Broken


@breaks("over")
def a_move_is_listed_after_the_end(base: Base) -> type:
    class Broken(base):
        def legal_moves(self, state: Any) -> list[Any]:
            return super().legal_moves(state) or [self.decode("stop")]

    return Broken


@breaks("conserved")
def a_pebble_is_lost(base: Base) -> type:
    class Broken(base):
        def _apply(self, state: Any, move: Any) -> Any:
            step = super()._apply(state, move)
            return change(step, state=change(step.state, bag=step.state.bag[1:]))

    return Broken


@breaks("illegal apply")
def apply_does_not_check(base: Base) -> type:
    class Broken(base):
        def apply(self, state: Any, move: Any) -> Any:
            return (
                self._apply(state, move) if state.phase == "choose" else super().apply(state, move)
            )

    return Broken


@breaks("illegal apply")
def apply_gives_another_reason(base: Base) -> type:
    class Broken(base):
        def apply(self, state: Any, move: Any) -> Any:
            try:
                return super().apply(state, move)
            except IllegalMove as error:
                raise IllegalMove(change(error.refusal, spots=("bag",)), "No.") from error

    return Broken


@breaks("foreign move")
def a_move_of_another_game_is_refused_by_a_rule(base: Base) -> type:
    class Broken(base):
        def check(self, state: Any, move: Any) -> Any:
            known = isinstance(move, self.codec.types)
            return super().check(state, move) if known else Refusal("PEB-4.1", "over")

    return Broken


@breaks("crash")
def check_stumbles_over_nonsense(base: Base) -> type:
    class Broken(base):
        def check(self, state: Any, move: Any) -> Any:
            {"red": 1, "blue": 1, "green": 1}[getattr(move, "colour", "red")]
            return super().check(state, move)

    return Broken


@breaks("record")
def the_game_remembers_what_was_played_before(base: Base) -> type:
    class Broken(base):
        played = 0

        def _apply(self, state: Any, move: Any) -> Any:
            Broken.played += 1
            step = super()._apply(state, move)
            tired = Broken.played % 5 == 0 and step.state.phase == "turn"
            return change(step, state=change(step.state, passes=1)) if tired else step

    return Broken


@pytest.mark.parametrize(("check", "build"), BREAKAGES)
def test_a_broken_game_is_caught(
    pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch, check: str, build: Any
) -> None:
    game = build(type(pebbles))()
    monkeypatch.setattr("pebbles.rules.game", game)
    with pytest.raises(BatteryFailure) as caught:
        play_some(game)
    assert caught.value.check == check, caught.value
