"""What each move changes, and what happens because of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from msgspec.structs import asdict, replace

from rulebook_widgets.core.happening import Event, Step
from rulebook_widgets.core.tuples import replaced, without
from rulebook_widgets.games.samurai.board import HAND_SIZE, KINDS, in_order
from rulebook_widgets.games.samurai.influence import closed_by, evaluate, on_board
from rulebook_widgets.games.samurai.listing import PLAIN, can_play
from rulebook_widgets.games.samurai.moves import (
    Draw,
    EndTurn,
    Exchange,
    Keep,
    Move,
    Pass,
    Place,
    Replay,
    Settle,
    Swap,
)
from rulebook_widgets.games.samurai.state import Placed, State

MOST_ASIDE: Final = 4
"""So many figures beside the board end the game (SAM-6.2)."""


def consequences(state: State, move: Move) -> Step[State]:
    """Carry out a legal move: the state after it and what happened on the way."""
    return _EFFECTS[type(move)](state, move)


# ------------------------------------------------------------------------------------- before play


def _keep(state: State, move: Keep) -> Step[State]:
    seat, tile = state.seat, move.tile
    hand = in_order([*state.hands[seat], tile])
    dealt = state.quick or state.random_hands
    event = Event(
        "dealt" if dealt else "kept",
        "SAM-3.2" if dealt else "SAM-3.1",
        seat,
        {"tile": tile},
        secret=("tile",),
    )
    state = replace(
        state,
        hands=replaced(state.hands, seat, hand),
        piles=replaced(state.piles, seat, without(state.piles[seat], tile)),
    )
    if len(hand) < HAND_SIZE:
        return Step(state, (event,))
    if seat + 1 < state.players:
        return Step(replace(state, seat=seat + 1), (event,))
    return Step(replace(state, seat=0, phase="figures"), (event, Event("hands_ready", "SAM-3.2")))


def _settle(state: State, move: Settle) -> Step[State]:
    board, figure, space = state.board, move.figure, move.space
    place = board.place[space]
    here = (*state.figures[place], figure)
    figures = replaced(state.figures, place, tuple(kind for kind in KINDS if kind in here))
    facts = {"figure": figure, "town": space}
    spots = (f"hex:{space}",)
    event = (
        Event("figure_dealt", "SAM-3.3", None, facts, spots)
        if state.quick
        else Event("settled", "SAM-3.3", state.seat, facts, spots)
    )
    if sum(map(len, figures)) < sum(board.slots):
        state = replace(state, figures=figures, seat=(state.seat + 1) % state.players)
        return Step(state, (event,))
    state = replace(state, figures=figures, seat=0, phase="play")
    return Step(state, (event, Event("begin", "SAM-3.5", 0)))


# ------------------------------------------------------------------------------------------ a turn


def _place(state: State, move: Place) -> Step[State]:
    tile, space = move.tile, move.space
    rule = "SAM-2.4" if state.board.terrain[space] == "sea" else "SAM-4.4"
    event = Event("placed", rule, state.seat, {"tile": tile, "space": space}, (f"hex:{space}",))
    return _land(_take_from_hand(state, tile), tile, space, event)


def _replay(state: State, move: Replay) -> Step[State]:
    tile, space = state.lifted, move.space
    facts = {"tile": tile, "space": space}
    event = Event("replayed", "SAM-2.7", state.seat, facts, (f"hex:{space}",))
    return _land(replace(state, lifted=""), tile, space, event)


def _land(state: State, tile: str, space: str, event: Event) -> Step[State]:
    """Lay a tile on a space and evaluate what it closes (SAM-5.1)."""
    board = state.board
    number = board.index[space]
    tiles = replaced(state.tiles, number, (state.seat, tile))
    closed = closed_by(board, state.figures, tiles, number)
    if not closed:
        return _go_on(replace(state, tiles=tiles), [event])
    figures, captured = list(state.figures), list(state.captured)
    aside, events = evaluate(board, figures, tiles, captured, state.aside, closed)
    state = replace(
        state, tiles=tiles, figures=tuple(figures), captured=tuple(captured), aside=aside
    )
    return _after_capture(state, [event, *events])


def _exchange(state: State, move: Exchange) -> Step[State]:
    seat, space = state.seat, move.space
    number = state.board.index[space]
    _, tile = cast(Placed, state.tiles[number])
    state = _take_from_hand(state, "tile_exchange")
    tiles = replaced(state.tiles, number, (seat, "tile_exchange"))
    facts = {"tile": tile, "space": space}
    event = Event("lifted", "SAM-2.7", seat, facts, (f"hex:{space}",))
    return Step(replace(state, tiles=tiles, lifted=tile), (event,))


def _swap(state: State, move: Swap) -> Step[State]:
    place = state.board.place
    figures = list(state.figures)
    for space, leaves, comes in (
        (move.one, move.figure_one, move.figure_other),
        (move.other, move.figure_other, move.figure_one),
    ):
        here = set(figures[place[space]]) - {leaves} | {comes}
        figures[place[space]] = tuple(kind for kind in KINDS if kind in here)
    facts = asdict(move)
    event = Event("swapped", "SAM-2.6", state.seat, facts, (f"hex:{move.one}", f"hex:{move.other}"))
    state = _take_from_hand(state, "figure_exchange")
    boxed = replaced(state.boxed, state.seat, True)
    return _go_on(replace(state, figures=tuple(figures), boxed=boxed), [event])


def _take_from_hand(state: State, tile: str) -> State:
    hands = replaced(state.hands, state.seat, without(state.hands[state.seat], tile))
    plain = state.plain_played or tile in PLAIN
    return replace(state, hands=hands, plain_played=plain, started=True)


def _after_capture(state: State, events: list[Event]) -> Step[State]:
    """See whether the end has come: only figures that leave the board can bring it."""
    ends = [] if state.ending else end_events(state)
    if not ends:
        return _go_on(state, events)
    events += ends
    if not state.finish_turn:
        return _over(state, events)
    return _go_on(replace(state, ending=True), events)


def _go_on(state: State, events: list[Event]) -> Step[State]:
    """Let the turn go on while any tile can be played, else end it (SAM-4.1)."""
    if can_play(state):
        return Step(state, tuple(events))
    return _end_turn(state, events)


def end_events(state: State) -> list[Event]:
    """Return what brings the end of the game about, if anything does (SAM-6.1, SAM-6.2)."""
    left = on_board(state.figures)
    events = [
        Event("kind_gone", "SAM-6.1", None, {"figure": kind})
        for kind, count in zip(KINDS, left, strict=True)
        if count == 0
    ]
    if sum(state.aside) >= MOST_ASIDE:
        events.append(Event("four_aside", "SAM-6.2", None, {"count": sum(state.aside)}))
    return events


def _stop(state: State, move: EndTurn) -> Step[State]:
    return _end_turn(state, [Event("stopped", "SAM-4.1", state.seat)])


def _pass(state: State, move: Pass) -> Step[State]:
    return _end_turn(state, [Event("passed", "SAM-4.1", state.seat)])


def _end_turn(state: State, events: list[Event]) -> Step[State]:
    if state.ending:
        return _over(state, events)
    return _draw_or_next(replace(state, phase="draw"), events)


def _draw_or_next(state: State, events: list[Event]) -> Step[State]:
    seat = state.seat
    if len(state.hands[seat]) < HAND_SIZE and state.piles[seat]:
        return Step(state, tuple(events))
    following = (seat + 1) % state.players
    events.append(Event("next", "SAM-4.6", following))
    state = replace(state, phase="play", seat=following, plain_played=False, started=False)
    return Step(state, tuple(events))


def _draw(state: State, move: Draw) -> Step[State]:
    seat, tile = state.seat, move.tile
    state = replace(
        state,
        hands=replaced(state.hands, seat, in_order([*state.hands[seat], tile])),
        piles=replaced(state.piles, seat, without(state.piles[seat], tile)),
    )
    event = Event("drawn", "SAM-4.5", seat, {"tile": tile}, secret=("tile",))
    return _draw_or_next(state, [event])


def _over(state: State, events: list[Event]) -> Step[State]:
    return Step(replace(state, phase="over"), (*events, Event("over", "SAM-6.3")))


_EFFECTS: Final[dict[type[Move], Callable[[State, Any], Step[State]]]] = {
    Keep: _keep,
    Settle: _settle,
    Place: _place,
    Exchange: _exchange,
    Replay: _replay,
    Swap: _swap,
    EndTurn: _stop,
    Pass: _pass,
    Draw: _draw,
}
"""What carries out a move of each type."""
