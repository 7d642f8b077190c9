"""Which moves a position offers: every move that is not refused, each exactly once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final

from rulebook_widgets.games.yspahan.board import (
    BUILDINGS,
    CARDS,
    DICE_ROWS,
    PRICES,
    QUARTERS,
    SHOP_IDS,
    YELLOW_DICE,
)
from rulebook_widgets.games.yspahan.dice import NO_ROWS, white_rolls, yellow_rolls
from rulebook_widgets.games.yspahan.moves import (
    BUILD_CARD,
    HAND_IN_CARD,
    PLAIN_CARDS,
    Build,
    BuildWithout,
    Collect,
    Deal,
    Decline,
    Discard,
    Draw,
    EndTurn,
    Exchange,
    HandIn,
    Move,
    Place,
    Play,
    Release,
    Roll,
    Save,
    Send,
    Stall,
    Take,
    Walk,
)
from rulebook_widgets.games.yspahan.souks import open_numbers
from rulebook_widgets.games.yspahan.state import Phase, State
from rulebook_widgets.games.yspahan.walking import walks

HOIST: Final = "hoist"

# One move of each kind, made once.
_COLLECT: Final = Collect()
_DECLINE: Final = Decline()
_DRAW: Final = Draw()
_END: Final = EndTurn()
_OWNER: Final[tuple[Move, ...]] = (Save(), Release())
_ROLLS: Final = tuple(map(Roll, range(YELLOW_DICE + 1)))
_TAKES: Final = tuple(Take(row.id) for row in DICE_ROWS)
_PLACES: Final = tuple(map(Place, SHOP_IDS))
_STALLS: Final = tuple(map(Stall, SHOP_IDS))


def legal_moves(state: State) -> Sequence[Move]:
    """Return every move that the rules allow, each once."""
    return _BY_PHASE[state.phase](state)


# -------------------------------------------------------------------------------- before the action


def _roll(state: State) -> list[Move]:
    most = min(YELLOW_DICE, state.gold[state.seat] // PRICES.yellow_die_gold)
    return [*_ROLLS[: most + 1], *card_moves(state)]


def _act(state: State) -> list[Move]:
    moves: list[Move] = [take for take, row in zip(_TAKES, state.rows, strict=True) if row.value]
    if not moves:
        moves.append(_DRAW)
    moves += card_moves(state)
    return moves


# --------------------------------------------------------------------------------- inside an action


def _use(state: State) -> list[Move]:
    moves = _own_action(state)
    if state.extra:
        return moves
    if moves:
        moves += [_discard_of(card) for card in dict.fromkeys(state.hands[state.seat])]
    moves += [_walk_to(space) for space in walks(state)]
    moves.append(_DRAW)
    return moves


def _own_action(state: State) -> list[Move]:
    """What the row of the group itself offers (YSP-4.2, YSP-4.3)."""
    row = state.taken_row
    if row not in QUARTERS:
        return [_COLLECT]
    return [_PLACES[number] for number in open_numbers(state.shops, state.seat, row)]


def row_is_open(state: State) -> bool:
    """Tell whether the row's own action can be used by whoever has taken its group (YSP-4.3)."""
    row = state.taken_row
    return row not in QUARTERS or bool(open_numbers(state.shops, state.seat, row))


def _hoist(state: State) -> list[Move]:
    return [*_own_action(state), _DECLINE]


def _send(state: State) -> list[Move]:
    return [_send_of(shop) for shop in state.queue]


# --------------------------------------------------------------------------------- after the action


def _after(state: State) -> list[Move]:
    moves: list[Move] = []
    if not state.built:
        moves += [_build_of(name) for name in affordable(state)]
    moves += card_moves(state)
    moves.append(_END)
    return moves


def affordable(state: State, spared: str = "") -> Iterator[str]:
    """Yield the buildings a seat has not and can pay; ``spared`` is the part not paid."""
    seat = state.seat
    camels, gold, have = state.camels[seat], state.gold[seat], state.buildings[seat]
    for name, building in BUILDINGS.items():
        if (
            name not in have
            and (spared == "camels" or building.camels <= camels)
            and (spared == "gold" or building.gold <= gold)
        ):
            yield name


def has_choice(state: State) -> bool:
    """Tell whether a turn is not yet over once its action is done.

    Any card in hand keeps it open, even one that cannot be played: that the turn ends by itself
    must not tell the others what the cards are.
    """
    if state.hands[state.seat]:
        return True
    return not state.built and next(affordable(state), None) is not None


# ---------------------------------------------------------------------------------------- the cards


def card_moves(state: State) -> list[Move]:
    """Return every way to play a card for its effect (YSP-6.10)."""
    moves: list[Move] = []
    for card in dict.fromkeys(state.hands[state.seat]):
        moves += _PLAYS[card](state)
    return moves


def _exchanges(state: State) -> list[Exchange]:
    camels, gold = state.camels[state.seat], state.gold[state.seat]
    return [*_exchanges_of("camels", camels), *_exchanges_of("gold", gold)]


def _stalls(state: State) -> list[Stall]:
    shops, seat = state.shops, state.seat
    return [_STALLS[n] for quarter in QUARTERS for n in open_numbers(shops, seat, quarter)]


def _hand_ins(resource: str) -> Callable[[State], Sequence[Move]]:
    most = CARDS[HAND_IN_CARD[resource]].most

    def listed(state: State) -> Sequence[Move]:
        have = (state.camels if resource == "camels" else state.gold)[state.seat]
        return _hand_ins_of(resource, min(most, have))

    return listed


def _builds_without(resource: str) -> Callable[[State], Sequence[Move]]:
    def listed(state: State) -> Sequence[Move]:
        return [_build_without_of(resource, name) for name in affordable(state, resource)]

    return listed


def _always(card: str) -> Callable[[State], Sequence[Move]]:
    moves = (Play(card),)
    return lambda state: moves


_PLAYS: Final[dict[str, Callable[[State], Sequence[Move]]]] = {
    "exchange": _exchanges,
    "place_shop": _stalls,
    **{card: _always(card) for card in PLAIN_CARDS},
    **{card: _hand_ins(resource) for resource, card in HAND_IN_CARD.items()},
    **{card: _builds_without(resource) for resource, card in BUILD_CARD.items()},
}

# ----------------------------------------------------------------------------- moves made only once


@cache
def _exchanges_of(resource: str, have: int) -> tuple[Exchange, ...]:
    return tuple(Exchange(resource, amount) for amount in range(1, have + 1))


@cache
def _hand_ins_of(resource: str, most: int) -> tuple[HandIn, ...]:
    return tuple(HandIn(resource, amount) for amount in range(1, most + 1))


@cache
def _build_of(building: str) -> Build:
    return Build(building)


@cache
def _build_without_of(resource: str, building: str) -> BuildWithout:
    return BuildWithout(resource, building)


@cache
def _discard_of(card: str) -> Discard:
    return Discard(card)


@cache
def _walk_to(space: str) -> Walk:
    return Walk(space)


@cache
def _send_of(shop: str) -> Send:
    return Send(shop)


@cache
def _deals_of(deck: tuple[str, ...]) -> tuple[Deal, ...]:
    return tuple(map(Deal, dict.fromkeys(deck)))


_BY_PHASE: Final[dict[Phase, Callable[[State], Sequence[Move]]]] = {
    "roll": _roll,
    "white": lambda state: white_rolls(),
    "yellow": lambda state: yellow_rolls(state.bought),
    "act": _act,
    "use": _use,
    "place": _own_action,
    "hoist": _hoist,
    "send": _send,
    "camel": lambda state: _OWNER,
    "deal": lambda state: _deals_of(state.deck),
    "after": _after,
    "over": lambda state: (),
}


def board_is_empty(state: State) -> bool:
    """Tell whether no dice are left on the dice board (YSP-4.5)."""
    return state.rows == NO_ROWS
