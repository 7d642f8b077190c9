"""What each move changes, and what happens because of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from rulebook_widgets.core.facts import Fact
from rulebook_widgets.core.happening import Event, Step
from rulebook_widgets.core.tuples import changed, replaced
from rulebook_widgets.games.yspahan.board import (
    BUILDINGS,
    DICE_ROWS,
    PRICES,
    ROW_NUMBER,
)
from rulebook_widgets.games.yspahan.calendar import end_turn, finish_action, turn_goes_on
from rulebook_widgets.games.yspahan.caravan import go_on, name_first, release, save, walk
from rulebook_widgets.games.yspahan.deck import draw_card, give, take_dealt
from rulebook_widgets.games.yspahan.dice import dice_of, sort_dice
from rulebook_widgets.games.yspahan.effects import cost_event, play_card, put_cube, put_up
from rulebook_widgets.games.yspahan.listing import HOIST, row_is_open
from rulebook_widgets.games.yspahan.moves import (
    CARD_MOVES,
    Build,
    Collect,
    Deal,
    Decline,
    Discard,
    Draw,
    EndTurn,
    Move,
    Place,
    Release,
    Roll,
    Save,
    Send,
    Take,
    Walk,
    White,
    Yellow,
)
from rulebook_widgets.games.yspahan.souks import open_numbers
from rulebook_widgets.games.yspahan.state import NO_DICE, NOBODY, State


def consequences(state: State, move: Move) -> Step[State]:
    """Carry out a legal move: the state after it and what happened on the way."""
    return _EFFECTS[type(move)](state, move)


# ----------------------------------------------------------------------------------------- the roll


def _roll(state: State, move: Roll) -> Step[State]:
    seat, yellow = state.seat, move.yellow
    gold = yellow * PRICES.yellow_die_gold
    facts = {"dice": yellow, "gold": gold}
    kind = "bought" if yellow else "white_only"
    state = replace(state, phase="white", bought=yellow, gold=changed(state.gold, seat, -gold))
    return Step(state, (Event(kind, "YSP-3.2", seat, facts),))


def _rolled(state: State, move: White | Yellow) -> Step[State]:
    white, dice = isinstance(move, White), dice_of(move.dice) or ()
    facts = {"dice": move.dice}
    event = Event("rolled" if white else "rolled_yellow", "YSP-3.2", state.order[0], facts)
    if white and state.bought:
        return Step(replace(state, phase="yellow", rolled=dice), (event,))
    rows = sort_dice(dice) if white else sort_dice(state.rolled, dice)
    state = replace(state, phase="act", rolled=(), rows=rows)
    return Step(state, (event, *_sorting(state)))


def _sorting(state: State) -> list[Event]:
    """Tell which group goes to which row, and why (YSP-3.3)."""
    filled = [(row.id, dice) for row, dice in zip(DICE_ROWS, state.rows, strict=True) if dice.value]
    events = []
    for place, (row, dice) in enumerate(filled):
        kind = "sorted_next"
        if len(filled) == 1:
            kind = "sorted_only"
        elif place == 0:
            kind = "sorted_lowest"
        elif place == len(filled) - 1:
            kind = "sorted_highest"
        facts: dict[str, Fact] = {"row": row, "value": dice.value, "dice": dice.dice}
        events.append(Event(kind, "YSP-3.3", None, facts, (f"row:{row}",)))
    empty = [row.id for row, dice in zip(DICE_ROWS, state.rows, strict=True) if not dice.value]
    if empty:
        spots = tuple(f"row:{row}" for row in empty)
        events.append(Event("rows_empty", "YSP-3.3", None, {"rows": "-".join(empty)}, spots))
    return events


# --------------------------------------------------------------------------------------- the action


def _take(state: State, move: Take) -> Step[State]:
    row = move.row
    number = ROW_NUMBER[row]
    dice = state.rows[number]
    rows = replaced(state.rows, number, NO_DICE)
    facts: dict[str, Fact] = {"row": row, "value": dice.value, "dice": dice.dice}
    events = [Event("took", "YSP-4.1", state.seat, facts, (f"row:{row}",))]
    state = replace(state, phase="use", rows=rows, taken_row=row, taken=dice)
    if not row_is_open(state):
        events.append(Event("quarter_closed", "YSP-4.3", state.seat, {"quarter": row}))
    return Step(state, tuple(events))


def _discard(state: State, move: Discard) -> Step[State]:
    row, dice = state.taken_row, state.taken.dice + 1
    facts: dict[str, Fact] = {"card": move.card, "row": row, "dice": dice}
    event = Event("discarded", "YSP-6.9", state.seat, facts)
    return Step(replace(give(state, move.card), extra=True), (event,))


def _walk(state: State, move: Walk) -> Step[State]:
    return walk(state, move.space, finish_action)


def _send(state: State, move: Send) -> Step[State]:
    return name_first(state, move.shop, finish_action)


def _save(state: State, move: Save) -> Step[State]:
    return save(state, finish_action)


def _release(state: State, move: Release) -> Step[State]:
    return release(state, finish_action)


def _collect(state: State, move: Collect) -> Step[State]:
    """Take camels or gold, and what a building adds (YSP-4.2, YSP-6.3, YSP-6.4)."""
    seat, count = state.seat, state.taken.dice + state.extra
    camels = state.taken_row == "camels"
    kind, helper = ("camels", "paddock") if camels else ("gold", "shop")
    events = [Event(f"took_{kind}", "YSP-4.2", seat, {kind: count})]
    if helper in state.buildings[seat]:
        bonus = BUILDINGS[helper]
        spots = (f"building:{seat}:{helper}",)
        events.append(Event(f"{kind}_bonus", bonus.rule, seat, {kind: bonus.amount}, spots))
        count += bonus.amount
    if camels:
        state = replace(state, camels=changed(state.camels, seat, count))
    else:
        state = replace(state, gold=changed(state.gold, seat, count))
    return finish_action(state, events)


def _place(state: State, move: Place) -> Step[State]:
    """Put a cube in a shop: one of those for the dice, or the one of the hoist (YSP-4.3)."""
    shop, hoisting = move.shop, state.phase == "hoist"
    left = state.taken.dice + state.extra if state.phase == "use" else state.left
    rule = "YSP-6.8" if hoisting else "YSP-4.3"
    facts, spots = {"shop": shop}, (f"shop:{shop}",)
    events = [Event("hoisted" if hoisting else "placed", rule, state.seat, facts, spots)]
    state = put_cube(state, shop, events)
    return finish_action(state, events) if hoisting else _next_cube(state, left - 1, events)


def _next_cube(state: State, left: int, events: list[Event]) -> Step[State]:
    seat = state.seat
    is_open = bool(open_numbers(state.shops, seat, state.taken_row))
    if left and is_open:
        return Step(replace(state, phase="place", left=left), tuple(events))
    if left:
        facts: dict[str, Fact] = {"cubes": left, "quarter": state.taken_row}
        events.append(Event("no_room", "YSP-4.3", seat, facts))
    elif is_open and HOIST in state.buildings[seat]:
        facts = {"quarter": state.taken_row}
        events.append(Event("hoist_ready", "YSP-6.8", seat, facts, (f"building:{seat}:{HOIST}",)))
        return Step(replace(state, phase="hoist", left=0), tuple(events))
    return finish_action(state, events)


def _decline(state: State, move: Decline) -> Step[State]:
    return finish_action(state, [Event("declined", "YSP-6.8", state.seat)])


def _draw(state: State, move: Draw) -> Step[State]:
    """Draw a card as the action (YSP-4.1), or for want of dice (YSP-4.5)."""
    rule = "YSP-4.1" if state.phase == "use" else "YSP-4.5"
    events = [Event("draws", rule, state.seat)]
    state = draw_card(state, state.seat, rule, events)
    if state.drawer != NOBODY:
        return Step(state, tuple(events))
    return finish_action(state, events)


def _deal(state: State, move: Deal) -> Step[State]:
    facts = {"card": move.card}
    event = Event("dealt", state.draw_rule, state.drawer, facts, secret=("card",))
    return go_on(take_dealt(state, move.card), [event], finish_action)


# ------------------------------------------------------------------------------- building and cards


def _build(state: State, move: Build) -> Step[State]:
    building, price = move.building, BUILDINGS[move.building]
    events = [cost_event("built", "YSP-6.1", state.seat, building, price.camels, price.gold)]
    state = put_up(state, building, price.camels, price.gold, events)
    return turn_goes_on(replace(state, built=True), events)


def _play(state: State, move: Move) -> Step[State]:
    events: list[Event] = []
    return turn_goes_on(play_card(state, move, events), events)


def _end(state: State, move: EndTurn) -> Step[State]:
    return end_turn(state, [Event("ended", "YSP-3.5", state.seat)])


_EFFECTS: Final[dict[type[Move], Callable[[State, Any], Step[State]]]] = {
    Roll: _roll,
    White: _rolled,
    Yellow: _rolled,
    Take: _take,
    Collect: _collect,
    Place: _place,
    Decline: _decline,
    Walk: _walk,
    Draw: _draw,
    Discard: _discard,
    Send: _send,
    Save: _save,
    Release: _release,
    Deal: _deal,
    Build: _build,
    EndTurn: _end,
    **dict.fromkeys(CARD_MOVES, _play),
}
"""What carries out a move of each type."""
