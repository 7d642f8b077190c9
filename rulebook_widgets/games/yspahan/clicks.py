"""What is clicked to make a move, and what move is meant by what was clicked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from rulebook_widgets.core import ScoreLine
from rulebook_widgets.games.yspahan.board import BUILDINGS, CARDS, SHOP_IDS
from rulebook_widgets.games.yspahan.legality import refusal
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
    White,
    Yellow,
)
from rulebook_widgets.games.yspahan.scoring import score_line
from rulebook_widgets.games.yspahan.state import State, View

Path: TypeAlias = tuple[str, ...]
"""Names of shapes in the order in which they are clicked."""

_BUTTONS: Final[dict[str, Move]] = {
    "do:collect": Collect(),
    "do:draw": Draw(),
    "do:decline": Decline(),
    "do:save": Save(),
    "do:release": Release(),
    "do:end": EndTurn(),
}
_NAMES: Final = {type(move): name for name, move in _BUTTONS.items()}
_BESIDES: Final = {Collect: ("taken",), Draw: ("deck",)}
"""What can be clicked instead of a button."""

_SPARED: Final = {card: resource for resource, card in BUILD_CARD.items()}
_HANDED: Final = {card: resource for resource, card in HAND_IN_CARD.items()}


def reason(view: View, shape: str) -> ScoreLine | None:
    """Return what a piece of the score track was for, or None for any other shape."""
    kind, _, number = shape.partition(":")
    if kind != "scored" or not number.isdecimal() or int(number) >= len(view.account):
        return None
    return score_line(view.account[int(number)])


def paths(move: Move) -> tuple[Path, ...]:
    """Return every way to click a move; most have one.

    >>> paths(Stall("sack_3.1"))
    (('card:place_shop', 'shop:sack_3.1'),)
    """
    button = _NAMES.get(type(move))
    if button is not None:
        return (button,), *[(other,) for other in _BESIDES.get(type(move), ())]
    return (_path(move),)


def _path(move: Move) -> Path:
    match move:
        case Roll(yellow):
            return (f"do:roll:{yellow}",)
        case Take(row):
            return (f"row:{row}",)
        case Place(shop) | Send(shop):
            return (f"shop:{shop}",)
        case Walk(space):
            return (f"road:{space}",)
        case Discard(card) | Play(card):
            return (f"card:{card}",)
        case Build(building):
            return (f"build:{building}",)
        case Stall(shop):
            return ("card:place_shop", f"shop:{shop}")
        case BuildWithout(resource, building):
            return (f"card:{BUILD_CARD[resource]}", f"build:{building}")
        case Exchange(give, amount):
            return ("card:exchange", f"do:exchange:{give}:{amount}")
        case HandIn(resource, amount):
            return (f"card:{HAND_IN_CARD[resource]}", f"do:hand_in:{resource}:{amount}")
    return _chance(move)


def _chance(move: Move) -> Path:
    """Dice and cards are not clicked; a name for them all the same."""
    match move:
        case White(dice):
            return (f"do:white:{dice}",)
        case Yellow(dice):
            return (f"do:yellow:{dice}",)
        case Deal(card):
            return (f"deal:{card}",)
    raise AssertionError(move)


# ------------------------------------------------------------------------- from clicks to a move


def intend(state: State, clicked: Path) -> Move | None:
    """Return the move that clicks mean, whether the rules allow it or not.

    Where clicks fit no legal move but it can be told what they were after, that is returned, so
    that the rules can say what is wrong with it. None: the clicks mean nothing, or are not enough.
    """
    match clicked:
        case [name]:
            return _single(state, name)
        case [first, second] if first.startswith("card:"):
            return _with_card(state, first.removeprefix("card:"), second)
        case [_, *_, last]:
            return intend(state, (last,))
    return None


def _single(state: State, name: str) -> Move | None:
    if name in _BUTTONS:
        return _BUTTONS[name]
    kind, _colon, what = name.partition(":")
    match kind:
        case "shop":
            return Send(what) if state.phase == "send" else Place(what)
        case "road":
            return Walk(what)
        case "row":
            return Take(what)
        case "build":
            return Build(what)
        case "building":
            return _own_building(state, what)
        case "card":
            return _card(state, what)
        case "deck":
            return Draw()
        case "taken":
            return Collect()
        case "do" if what.startswith("roll:"):
            return Roll(int(what.removeprefix("roll:")))
    return None


def _own_building(state: State, what: str) -> Move | None:
    """A building of the seat whose turn it is; those of others cannot be meant."""
    seat, _colon, building = what.partition(":")
    return Build(building) if seat == str(state.seat) else None


def _card(state: State, card: str) -> Move | None:
    """A card alone: given away beside the dice, or played if it needs no further choice."""
    if state.phase in ("use", "place", "hoist"):
        return Discard(card)
    if card in PLAIN_CARDS:
        return Play(card)
    return _refused(state, _plays(card))


def _plays(card: str) -> Iterator[Move]:
    """Everything that might be done with a card, the most modest first."""
    if card in _HANDED:
        yield HandIn(_HANDED[card], 1)
    elif card in _SPARED:
        yield from [BuildWithout(_SPARED[card], building) for building in BUILDINGS]
    elif card == "exchange":
        yield from [Exchange(resource, 1) for resource in HAND_IN_CARD]
    else:
        yield from map(Stall, SHOP_IDS)


def _refused(state: State, moves: Iterator[Move]) -> Move | None:
    """The first of these moves if all of them are refused, else None."""
    first = None
    for move in moves:
        if refusal(state, move) is None:
            return None
        first = first or move
    return first


def _with_card(state: State, card: str, second: str) -> Move | None:
    """A card and what it is for."""
    kind, _colon, what = second.partition(":")
    match CARDS[card].effect, kind:
        case "place_shop", "shop":
            return Stall(what)
        case "build", "build":
            return BuildWithout(_SPARED[card], what)
        case (("exchange" | "hand_in"), "do"):
            return _amount(what) or intend(state, (second,))
    return intend(state, (second,))


def _amount(what: str) -> Move | None:
    """Read ``exchange:camels:3`` or ``hand_in:gold:7``."""
    match what.split(":"):
        case ["exchange", give, amount]:
            return Exchange(give, int(amount))
        case ["hand_in", resource, amount]:
            return HandIn(resource, int(amount))
    return None
