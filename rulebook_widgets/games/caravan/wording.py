"""What a screen reader says of spaces, goods, camels and player boards."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.text import N_, _
from rulebook_widgets.games.caravan.board import GOODS, Board, board_of
from rulebook_widgets.games.caravan.camels import Party
from rulebook_widgets.games.caravan.costs import ride_cost
from rulebook_widgets.games.caravan.names import (
    actions_name,
    camels_name,
    good_name,
    goods_name,
    markers_name,
    points_name,
    seat_name,
)
from rulebook_widgets.games.caravan.state import Counts, Table, good_of, is_under


def space_label(table: Table, space: str) -> str:
    """A space, what is printed on it, and what it costs to bring a camel there."""
    board = board_of(table.board)
    actions = actions_name(ride_cost(table, space))
    city, number = board.city_at.get(space), board.number_at.get(space)
    if city is not None:
        good = board.goods[city.good]
        text = _("{city} on {space} wants {good} for {points}; a camel gets there for {actions}")
        return text.format(
            city=city.title,
            space=space,
            good=good_name(city.good),
            points=points_name(good.points),
            actions=actions,
        )
    if number is not None:
        return _("numbered space {number} on {space}; a camel gets there for {actions}").format(
            number=number, space=space, actions=actions
        )
    return _("space {space}; a camel gets there for {actions}").format(space=space, actions=actions)


def good_label(board: Board, number: int, good: str) -> str:
    """A good that lies on a numbered space."""
    space = board.numbered[number - 1].space
    return _("{good} on numbered space {number}, {space}").format(
        good=good_name(good), number=number, space=space
    )


def demand_label(number: int, count: int) -> str:
    """The demand markers on a numbered space."""
    return _("{markers} on space {number}").format(markers=markers_name(count), number=number)


_PARTIES: Final = {
    ("", False): N_("{seat}'s camel on {space}, empty"),
    ("", True): N_("{seat}'s camels on {space}, empty: {count}"),
    ("on", False): N_("{seat}'s camel on {space} with {good} on its back"),
    ("on", True): N_("{seat}'s camels on {space} with {good} on their backs: {count}"),
    ("under", False): N_("{seat}'s camel on {space} with stolen {good} under it"),
    ("under", True): N_("{seat}'s camels on {space} with stolen {good} under them: {count}"),
}


def party_label(party: Party) -> str:
    """Camels that stand together, and what they have."""
    how = "" if not party.load else "under" if is_under(party.load) else "on"
    good = good_name(good_of(party.load)) if party.load else ""
    return _(_PARTIES[how, party.count > 1]).format(
        seat=seat_name(party.seat), space=party.space, good=good, count=party.count
    )


def robbery_label(robber: int, party: Party) -> str:
    """Who can rob whom."""
    text = _("{robber} can steal {good} from {seat} on {space}")
    return text.format(
        robber=seat_name(robber),
        good=good_name(good_of(party.load)),
        seat=seat_name(party.seat),
        space=party.space,
    )


def goods_list(counts: Counts) -> str:
    """Goods and how many of each."""
    text = _("{good}: {count}")
    named = [
        text.format(good=good_name(good), count=count)
        for good, count in zip(GOODS, counts, strict=True)
        if count
    ]
    return ", ".join(named)


def supply_label(seat: int, count: int) -> str:
    """The camels of a seat that are not on the board."""
    return _("{seat}'s supply: {camels}").format(seat=seat_name(seat), camels=camels_name(count))


def delivered_label(seat: int, counts: Counts) -> str:
    """What a seat has delivered."""
    if not any(counts):
        return _("{seat} has delivered nothing yet").format(seat=seat_name(seat))
    text = _("{seat} has delivered {goods} ({list})")
    return text.format(seat=seat_name(seat), goods=goods_name(sum(counts)), list=goods_list(counts))


def earned_label(seat: int, count: int) -> str:
    """The demand markers a seat has earned."""
    return _("{seat} has earned {markers}").format(
        seat=seat_name(seat), markers=markers_name(count)
    )


def thefts_label(seat: int, count: int) -> str:
    """The theft markers on a player board."""
    text = _("{seat}'s theft markers: {count}")
    return text.format(seat=seat_name(seat), count=count)


def held_label(seat: int, count: int, lost: int) -> str:
    """The goods a seat's camels carry, and what they would cost at the end."""
    text = _("{seat}'s camels carry {goods}; at the end that would cost {points}")
    return text.format(seat=seat_name(seat), goods=goods_name(count), points=points_name(lost))


def tens_label(seat: int, count: int) -> str:
    """Piles of ten points: a rare good, a common one and a demand marker each."""
    return _("{seat}'s piles of ten points: {count}").format(seat=seat_name(seat), count=count)


def seat_label(seat: int, turn: bool) -> str:
    """Who sits at a player board, and whether it is their turn."""
    text = _("{seat}, whose turn it is") if turn else _("{seat}")
    return text.format(seat=seat_name(seat))


def budget_label(table: Table) -> str:
    """The actions of this turn: how many there are, and how many are left."""
    text = _("Turn {number}, of {seat}: {left} left of {actions}")
    return text.format(
        number=table.turn_number,
        seat=seat_name(table.seat),
        left=table.left,
        actions=actions_name(table.actions),
    )


def bag_label(count: int, lying: int, least: int) -> str:
    """What is in the bag, and how near the next refill is."""
    if not count:
        return _("The bag is empty: the next delivery ends the game")
    text = _("Bag: {goods}. {lying} lie without a camel; once {least} are left, new ones come")
    return text.format(goods=goods_name(count), lying=goods_name(lying), least=least)
