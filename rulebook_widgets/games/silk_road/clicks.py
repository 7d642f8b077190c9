"""What is clicked to make a move, and what move is meant by what was clicked."""

from __future__ import annotations

from typing import Final, TypeAlias

from rulebook_widgets.games.silk_road.ahead import SINGLE, bid_chip
from rulebook_widgets.games.silk_road.moves import (
    Accept,
    Barter,
    Bid,
    Buy,
    Crook,
    Deal,
    Decline,
    Done,
    First,
    Give,
    Hand,
    Lay,
    Match,
    Move,
    Name,
    Pass,
    Printed,
    Receive,
    Rob,
    Sell,
    Show,
    Steal,
    Swap,
    Take,
    Trade,
    Travel,
)
from rulebook_widgets.games.silk_road.setting import tiles_at
from rulebook_widgets.games.silk_road.state import State

Path: TypeAlias = tuple[str, ...]
"""Names of shapes in the order in which they are clicked."""

_BUTTONS: Final[dict[str, Move]] = {
    "do:pass": Pass(),
    "do:accept": Accept(),
    "do:match": Match(),
    "do:printed": Printed(),
    "do:barter": Barter(),
    "do:decline": Decline(),
    "do:done": Done(),
}
_NAMES: Final = {type(move): name for name, move in _BUTTONS.items()}
_BESIDES: Final = {Printed: ("printed",), Barter: ("kept:barterer",)}
"""What can be clicked instead of a button."""


def paths(move: Move) -> tuple[Path, ...]:
    """Return every way to click a move; most have one.

    >>> paths(Crook("spices", "ivory"))
    (('kept:crook', 'shown:spices', 'supply:ivory'),)
    """
    button = _NAMES.get(type(move))
    if button is not None:
        return (button,), *[(other,) for other in _BESIDES.get(type(move), ())]
    match move:
        case Trade(give, get):
            return ("do:trade",), (f"mine:{give}",), (f"supply:{get}",)
        case Travel(city):
            return (f"city:{city}",), (f"road:{city}",)
        case Name(good):
            return (f"vizier:{good}",), (f"supply:{good}",)
        case Sell(good):
            return ("do:sell",), (f"mine:{good}",)
        case Buy(good):
            return ("do:buy",), (f"supply:{good}",)
    return (_path(move),)


def _path(move: Move) -> Path:
    match move:
        case Bid(amount) if amount <= SINGLE:
            return (f"bid:{amount}",)
        case Bid(amount):
            return (f"bids:{bid_chip(amount)}", f"do:bid:{amount}")
        case Take(tile):
            return (f"take:{tile}",)
        case Give(good):
            return (f"mine:{good}",)
        case Receive(good):
            return (f"supply:{good}",)
        case Crook(good, into):
            return ("kept:crook", f"shown:{good}", f"supply:{into}")
        case Rob(seat) | Hand(seat):
            return (f"seat:{seat}",)
        case Show(count):
            return (f"show:{count}",)
    return _chance(move)


def _chance(move: Move) -> Path:
    """What chance does is not clicked; a name for it all the same."""
    match move:
        case Deal(what) | Lay(what) | Steal(what):
            return (f"do:{type(move).__name__.lower()}:{what}",)
        case Swap(city, tile):
            return (f"do:swap:{city}:{tile}",)
        case First(seat):
            return (f"do:first:{seat}",)
    raise AssertionError(move)


# ------------------------------------------------------------------------- from clicks to a move


def intend(state: State, clicked: Path) -> Move | None:
    """Return the move that clicks mean, whether the rules allow it or not.

    Where clicks fit no legal move but it can be told what they were after, that is returned, so
    that the rules can say what is wrong with it. None: the clicks mean nothing, or are not enough.
    """
    match clicked:
        case ["kept:crook", shown, into] if _is_change(shown, into):
            return Crook(shown.removeprefix("shown:"), into.partition(":")[2])
        case ["kept:crook"]:
            return _crook(state)
        case ["kept:crook", shown] if shown.startswith("shown:"):
            return None
        case [first, last] if first.startswith("bids:") and last.startswith("do:bid:"):
            return Bid(int(last.removeprefix("do:bid:")))
        case [name]:
            return _single(state, name)
        case [_, *_, last]:
            return intend(state, (last,))
    return None


def _is_change(shown: str, into: str) -> bool:
    return shown.startswith("shown:") and into.startswith("supply:")


def _crook(state: State) -> Move | None:
    """A crook that cannot be used says so at once; else its kinds are still to be clicked."""
    if state.phase == "use" and state.kinds:
        return None
    return Crook("ivory", "silk")


def _single(state: State, name: str) -> Move | None:
    if name in _BUTTONS:
        return _BUTTONS[name]
    kind, _colon, what = name.partition(":")
    match kind:
        case "city" | "road":
            return Travel(what)
        case "arrow":
            return Travel(what.partition("-")[2])
        case "tile":
            return _tile(state, *what.split(":"))
        case "take":
            return Take(what)
        case "printed":
            return Printed() if what in ("", state.city) else Travel(what)
        case "bid":
            return Bid(int(what))
        case "show":
            return Show(int(what))
        case "seat":
            return Rob(int(what)) if state.phase == "use" else Hand(int(what))
        case "mine":
            return _mine(state, what)
        case "supply":
            return _supply(state, what)
        case "vizier":
            return Name(what)
        case "kept":
            return Barter()
        case "do":
            return _do(state, what)
    return None


def _tile(state: State, city: str, number: str) -> Move | None:
    """A tile on the map: to be taken in this city, elsewhere it stands for its city."""
    tiles = tiles_at(state, city)
    if city != state.city or state.phase == "travel" or int(number) >= len(tiles):
        return Travel(city)
    return Take(tiles[int(number)])


def _kinds(state: State) -> tuple[str, str]:
    """What the tile in use takes and gives."""
    return (state.kinds[0], state.kinds[-1]) if state.kinds else ("", "")


def _type(state: State) -> str:
    return state.tile.partition("_")[0]


def _do(state: State, what: str) -> Move | None:
    give, get = _kinds(state)
    if not give:
        return None
    known: dict[str, Move] = {"sell": Sell(give), "buy": Buy(give), "trade": Trade(give, get)}
    return known.get(what)


def _mine(state: State, good: str) -> Move:
    """Goods of one's own are sold, exchanged or handed in."""
    match _type(state):
        case "sell":
            return Sell(good)
        case "trader":
            return Trade(good, _kinds(state)[1])
        case "special":
            return Give(good)
    return Sell(good)


def _supply(state: State, good: str) -> Move:
    """Goods of the supply are bought, received, or named to the vizier."""
    match _type(state):
        case "trader":
            return Trade(_kinds(state)[0], good)
        case "special":
            return Receive(good)
        case "vizier":
            return Name(good)
    return Buy(good)
