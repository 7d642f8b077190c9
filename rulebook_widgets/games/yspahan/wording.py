"""What a screen reader says of shops, spaces, rows, camels, buildings and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulebook_widgets.core.text import N_, _
from rulebook_widgets.games.yspahan.board import BUILDINGS, SOUK_OF, caravan_row
from rulebook_widgets.games.yspahan.names import (
    building_name,
    card_name,
    dice_name,
    gold_name,
    points_name,
    price_name,
    row_name,
    seat_name,
    shop_name,
    space_name,
)
from rulebook_widgets.games.yspahan.state import NOBODY, Row


def cards_text(cards: Sequence[str]) -> str:
    """Cards as a list of words."""
    return ", ".join([card_name(card) for card in cards]) or _("none")


def shop_label(shop: str, owner: int) -> str:
    """A shop and what is in it."""
    if owner == NOBODY:
        value = SOUK_OF[shop].value
        return _("{shop}, value {value}: empty").format(shop=shop_name(shop), value=value)
    return _("{shop}: {seat}'s cube").format(shop=shop_name(shop), seat=seat_name(owner))


def space_label(space: str, here: bool, fare: int | None) -> str:
    """A space of the road, and what it costs to walk there (None: it cannot be reached)."""
    templates = {
        (False, False): N_("{space}"),
        (True, False): N_("{space}, where the supervisor stands"),
        (False, True): N_("{space}, reached for {gold}"),
        (True, True): N_("{space}, where the supervisor stands and may stay for {gold}"),
    }
    gold = "" if fare is None else gold_name(fare)
    return _(templates[here, fare is not None]).format(space=space_name(space), gold=gold)


def row_label(row: str, dice: Row) -> str:
    """A row of the dice board and its dice."""
    text = _(_ROWS[0 if not dice.value else 2 if dice.yellow else 1])
    return text.format(
        row=row_name(row), dice=dice_name(dice.dice), value=dice.value, yellow=dice.yellow
    )


_ROWS: Final = (
    N_("{row}: no dice"),
    N_("{row}: {dice} of value {value}"),
    N_("{row}: {dice} of value {value}, yellow ones: {yellow}"),
)


def taken_label(row: str, dice: Row, extra: bool, left: int) -> str:
    """The dice that were taken, and what is still to be done with them."""
    if left:
        text = _("Taken from the {row}: {dice} of value {value}; cubes still to place: {left}")
    elif extra:
        text = _("Taken from the {row}: {dice} of value {value}, and one more for a card")
    else:
        text = _("Taken from the {row}: {dice} of value {value}")
    return text.format(row=row_name(row), dice=dice_name(dice.dice), value=dice.value, left=left)


def camel_label(camel: int, owner: int, used: bool) -> str:
    """A camel of the caravan and its load."""
    row = caravan_row(camel)
    if not used:
        text = _("camel {camel}, {row} row: not used by three players")
    elif owner == NOBODY:
        text = _("camel {camel}, {row} row: free, scores {points}")
    else:
        text = _("camel {camel}, {row} row: {seat}'s cube")
    return text.format(
        camel=camel,
        row=row_name(row.id),
        points=points_name(row.points),
        seat=seat_name(max(owner, 0)),
    )


def building_label(seat: int, building: str, points: int | None) -> str:
    """A building of a seat: what it costs, or that it stands (and the points it scored)."""
    if points is None:
        text = _("{building} of {seat}: not built, costs {price}")
    else:
        text = _("{building} of {seat}: built for {points}")
    return text.format(
        building=building_name(building),
        seat=seat_name(seat),
        price=building_price(building),
        points=points_name(points or 0),
    )


def building_price(building: str) -> str:
    """What a building costs, in words."""
    price = BUILDINGS[building]
    return price_name(f"{price.camels}-{price.gold}")
