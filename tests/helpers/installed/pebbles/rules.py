"""The rules of Pebbles."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from pebbles.board import BOARD_IDS, board_of
from pebbles.position import FACTS, build
from pebbles.state import COLOURS, OF_EACH, Choose, Draw, Drop, Move, State, Stop, View
from pebbles.turns import apply_move, drops, refusal
from pebbles.words import WORDS
from rulebook_widgets.core import (
    CHANCE,
    EVERYTHING,
    Eyes,
    Game,
    MoveCodec,
    MoveError,
    Option,
    OptionValue,
    Provenance,
    Refusal,
    Result,
    ScoreLine,
    Step,
    load_rulebook,
)

CUPS = {"six": 6, "four": 4}


class Pebbles(Game[State, Move, View]):
    """Two or three players, a bag, secret hands, a secret choice."""

    id = "pebbles"
    title = "Pebbles"
    min_players = 2
    max_players = 3
    default_players = 2
    options = (
        Option("open", False, "Hands are played openly", "PEB-2.1"),
        Option(
            "cups",
            "six",
            "How many cups stand in the row",
            "PEB-1.1",
            choices=("six", "four"),
            labels=("6 of them", "4 of them"),
        ),
        Option("board", "plain", "The cups", "PEB-1.1", BOARD_IDS, board_of),
    )
    position_facts = FACTS
    rulebook = load_rulebook("pebbles")
    words = WORDS
    codec = MoveCodec("Pebbles", (Draw, Choose, Drop, Stop))

    def _setup(self, players: int, options: dict[str, OptionValue]) -> State:
        cups = ("",) * CUPS[str(options["cups"])]
        nothing = ((),) * players
        bag = tuple(sorted(COLOURS * OF_EACH))
        unchosen = ("",) * players
        state = State(players, "deal", 0, bag, nothing, unchosen, cups, board=str(options["board"]))
        return replace(state, open=options["open"] is True)

    def players(self, state: State) -> int:
        return state.players

    def actor(self, state: State) -> int | None:
        if state.phase == "over":
            return None
        return CHANCE if state.phase in ("deal", "refill") else state.seat

    def legal_moves(self, state: State) -> list[Move]:
        match state.phase:
            case "over":
                return []
            case "choose":
                return [Choose(colour) for colour in COLOURS]
            case "turn":
                possible = drops(state)
                stop: list[Move] = [Stop()] if state.dropped or not possible else []
                return [*possible, *stop]
        return [Draw(colour) for colour in sorted(set(state.bag))]

    def draw(self, state: State, rng: Random) -> Move:
        return Draw(rng.choice(state.bag))

    def _refusal(self, state: State, move: Move) -> Refusal | None:
        colour = getattr(move, "colour", "red")
        cup = getattr(move, "cup", 0)
        if colour not in COLOURS or cup not in range(max(CUPS.values())):
            raise MoveError(f"{move!r} names no pebble or no cup of Pebbles.")
        return refusal(state, move)

    def _apply(self, state: State, move: Move) -> Step[State]:
        return apply_move(state, move)

    def _look(self, state: State, eyes: Eyes) -> View:
        lifted = eyes == EVERYTHING or state.phase == "over"
        seats = range(state.players)
        seen = [lifted or seat == eyes for seat in seats]
        shown = state.phase not in ("deal", "choose")
        return View(
            eyes,
            state.players,
            state.phase,
            state.seat,
            len(state.bag),
            tuple(state.hands[s] if seen[s] or state.open else None for s in seats),
            tuple(map(len, state.hands)),
            tuple(state.chosen[s] if seen[s] or shown else None for s in seats),
            state.cups,
            state.dropped,
            state.passes,
            state.board,
        )

    def provenance(self, state: State) -> tuple[Provenance, ...]:
        return board_of(state.board).provenance

    def result(self, state: State) -> Result | None:
        if state.phase != "over":
            return None
        points = [state.cups.count(colour) for colour in state.chosen]
        ranking = tuple(1 + sum(other > mine for other in points) for mine in points)
        winners = tuple(seat for seat, place in enumerate(ranking) if place == 1)
        lines = [
            ScoreLine("PEB-4.2", "cups", seat, points[seat], {"colour": state.chosen[seat]})
            for seat in range(state.players)
        ]
        return Result(winners, ranking, tuple(lines))

    def _position(self, **facts: Any) -> State:
        return build(**facts)

    def not_your_turn(self, state: State, seat: int) -> Refusal:
        actor = self.actor(state)
        if actor is None:
            return Refusal("PEB-4.1", "over")
        if actor == CHANCE:
            return Refusal("PEB-2.1", "dealing")
        return Refusal("PEB-3.1", "not_your_turn", {"actor": actor})


game = Pebbles()
