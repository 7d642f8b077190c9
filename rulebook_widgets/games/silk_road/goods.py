"""Goods that change hands: behind screens, in the supply, on vizier tiles (SLK-6.9, SLK-6.13)."""

from __future__ import annotations

from msgspec.structs import replace

from rulebook_widgets.core.happening import Event
from rulebook_widgets.core.tuples import changed, replaced
from rulebook_widgets.games.silk_road.board import GOODS
from rulebook_widgets.games.silk_road.setting import GOOD_NUMBER
from rulebook_widgets.games.silk_road.state import Numbers, State


def owned(state: State, seat: int, good: str) -> int:
    """Return how many goods of a kind a seat has."""
    return state.goods[seat][GOOD_NUMBER[good]]


def moved(goods: tuple[Numbers, ...], seat: int, number: int, by: int) -> tuple[Numbers, ...]:
    """Return the goods of all seats with some of one kind added to one of them."""
    return replaced(goods, seat, changed(goods[seat], number, by))


def hand_in(state: State, seat: int, good: str, events: list[Event]) -> State:
    """Move one good from behind a screen to the supply.

    If a vizier tile waits for one of that kind, it goes there at once (SLK-6.9).
    """
    number = GOOD_NUMBER[good]
    goods = moved(state.goods, seat, number, -1)
    if state.owed[number]:
        events.append(Event("owed_paid", "SLK-6.9", None, {"good": good}, (f"vizier:{good}",)))
        return replace(state, goods=goods, owed=changed(state.owed, number, -1))
    return replace(state, goods=goods, supply=changed(state.supply, number, 1))


def take_from_supply(state: State, seat: int, good: str, amount: int = 1) -> State:
    """Move goods from the supply to behind a screen."""
    number = GOOD_NUMBER[good]
    return replace(
        state,
        goods=moved(state.goods, seat, number, amount),
        supply=changed(state.supply, number, -amount),
    )


def set_aside(state: State, good: str, events: list[Event]) -> State:
    """Put a vizier aside with a good of the kind from the supply, or owe it one (SLK-6.9)."""
    number, spots = GOOD_NUMBER[good], (f"vizier:{good}",)
    state = replace(state, viziers=changed(state.viziers, number, 1))
    if state.supply[number]:
        events.append(Event("set_aside", "SLK-6.9", None, {"good": good}, spots))
        return replace(state, supply=changed(state.supply, number, -1))
    events.append(Event("owed", "SLK-6.9", None, {"good": good}, spots))
    return replace(state, owed=changed(state.owed, number, 1))


def brought(state: State, give: str, get: str, gives: int, gets: int) -> int:
    """Return how many goods a trader's exchange would bring, as far as the supply goes (SLK-6.13).

    What is handed in comes first: it pays what a vizier is owed and may then be received back.
    """
    there = state.supply[GOOD_NUMBER[get]]
    if give == get:
        there += max(0, gives - state.owed[GOOD_NUMBER[give]])
    return min(gets, there)


def can_bring(state: State, seat: int, good: str, room: int) -> bool:
    """Tell whether handing a good to a special trader can bring anything (SLK-6.13).

    Only when the whole supply is empty and the good is owed to a vizier it may not: then the seat
    must be able to hand in another that reaches the supply.

    Args:
        state: the state before it is handed in.
        seat: who would hand it in.
        good: the kind.
        room: how many goods may still be handed in, this one included.
    """
    if any(state.supply):
        return True
    number = GOOD_NUMBER[good]
    needed = [
        owed + 1 - (kind == number)
        for kind, owed in enumerate(state.owed)
        if state.goods[seat][kind] > owed
    ]
    return state.owed[number] == 0 or any(further < room for further in needed)


def goods_text(numbers: Numbers) -> str:
    """Write numbers of goods as a fact: ``(1, 0, 2, 0, 0)`` is ``"1-0-2-0-0"``."""
    return "-".join(map(str, numbers))


def listed(numbers: Numbers) -> str:
    """Write goods one by one: ``(1, 0, 2, 0, 0)`` is ``"ivory,jewels,jewels"``.

    >>> listed((1, 0, 2, 0, 0))
    'ivory,jewels,jewels'
    """
    pairs = zip(GOODS, numbers, strict=True)
    return ",".join(good for good, amount in pairs for _ in range(amount))


def counted(text: str) -> Numbers | None:
    """Read what :func:`listed` wrote; None if it is not written so.

    >>> counted("ivory,jewels,jewels"), counted("jewels,ivory"), counted("gold")
    ((1, 0, 2, 0, 0), None, None)
    """
    names = text.split(",")
    numbers = tuple([names.count(good) for good in GOODS])
    return numbers if listed(numbers) == text else None
