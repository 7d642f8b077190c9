"""What a screen reader says of cities, tiles, goods, coins and seats."""

from __future__ import annotations

from rulebook_widgets.core.text import _
from rulebook_widgets.games.silk_road.board import board_of
from rulebook_widgets.games.silk_road.goods import goods_text
from rulebook_widgets.games.silk_road.names import (
    colour_name,
    good_name,
    purse_name,
    seat_name,
    silver_name,
    stock_name,
    tile_name,
    tokens_name,
)
from rulebook_widgets.games.silk_road.state import Numbers


def city_label(value: str, reverse: bool, city: str, here: bool, left: int) -> str:
    """A city: the colour of its tiles, how many are left, and whether the caravan is there."""
    board = board_of(value)
    journey, title = board.journey(reverse), board.cities[city].title
    colour = journey.colour.get(city)
    if city == journey.finish:
        text = _("{city}, where the journey ends")
    elif city == journey.start:
        text = _("{city}, where the journey begins")
    else:
        text = _("{city}, {colour}, tiles: {count}")
    told = text.format(city=title, colour=colour_name(colour) if colour else "", count=left)
    return _("{city}; the caravan is here").format(city=told) if here else told


def road_label(value: str, start: str, end: str) -> str:
    """An arrow of the map."""
    cities = board_of(value).cities
    text = _("Arrow from {city} to {to}")
    return text.format(city=cities[start].title, to=cities[end].title)


def tile_label(value: str, city: str, tile: str) -> str:
    """A tile that lies at a city."""
    title = board_of(value).cities[city].title
    return _("{tile}, at {city}").format(tile=tile_name(tile), city=title)


def printed_label(value: str, city: str) -> str:
    """The action printed beside a city."""
    place = board_of(value).cities[city]
    text = _("Printed at {city}: {tile}")
    return text.format(city=place.title, tile=tile_name(place.printed))


def offer_label(tile: str, count: int) -> str:
    """A tile in the tray, or several that are alike."""
    if count == 1:
        return _("Take {tile}").format(tile=tile_name(tile))
    return _("Take {tile}, one of {count}").format(tile=tile_name(tile), count=count)


def supply_label(good: str, count: int | None) -> str:
    """What the supply has of a kind."""
    if count is None:
        return _("Supply of {good}: in the bag").format(good=good_name(good))
    return _("Supply of {good}: {count}").format(good=good_name(good), count=count)


def vizier_label(good: str, count: int, owed: int) -> str:
    """Whether a vizier has been set aside with a kind, and its good lies on it."""
    if owed:
        text = _("Grand viziers with {good}: {count}; a good is still owed to them")
    elif count:
        text = _("Grand viziers with {good}: {count}")
    else:
        text = _("No grand vizier with {good} yet")
    return text.format(good=good_name(good), count=count)


def mine_label(seat: int, good: str, count: int) -> str:
    """Goods of a kind behind the screen before the eyes."""
    text = _("{seat} has {good}: {count}")
    return text.format(seat=seat_name(seat), good=good_name(good), count=count)


def coins_label(seat: int, gold: int, silver: int) -> str:
    """Coins behind the screen before the eyes."""
    text = _("Coins of {seat}: {purse}")
    return text.format(seat=seat_name(seat), purse=purse_name(f"{gold}-{silver}"))


def wealth_label(seat: int, goods: Numbers, gold: int, silver: int) -> str:
    """Everything that a seat has, where the eyes see it."""
    text = _("{seat} has {stock}; coins: {purse}")
    stock, purse = stock_name(goods_text(goods)), purse_name(f"{gold}-{silver}")
    return text.format(seat=seat_name(seat), stock=stock, purse=purse)


def hidden_label(seat: int) -> str:
    """A screen that the eyes do not see behind."""
    return _("The goods and coins of {seat} are behind a screen").format(seat=seat_name(seat))


def seat_label(seat: int, turn: bool, tokens: int) -> str:
    """A seat, its turn tokens, and whether it is to move."""
    if turn:
        text = _("{seat}, to move, with {tokens} laid down")
    else:
        text = _("{seat}, with {tokens} laid down")
    return text.format(seat=seat_name(seat), tokens=tokens_name(tokens))


def kept_label(tile: str, count: int, fresh: int) -> str:
    """Kept tiles of a kind, and how many of them are of no use in this city."""
    if fresh:
        text = _("Kept {tile}: {count}, and {fresh} taken here, of use in later cities only")
    else:
        text = _("Kept {tile}: {count}")
    return text.format(tile=tile_name(tile), count=count, fresh=fresh)


def bid_label(amount: int) -> str:
    """A bid that may be made."""
    return _("Bid {silver}").format(silver=silver_name(amount))
