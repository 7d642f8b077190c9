"""How Silk Road names its things: players, goods, tiles, coins, and things counted."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.facts import Fact
from rulebook_widgets.core.text import N_, _
from rulebook_widgets.core.words import Namer, counted, named
from rulebook_widgets.games.silk_road.board import GOODS, MAIN

SEATS: Final = (N_("Aisha"), N_("Bahram"), N_("Chen"), N_("Dilara"), N_("Emre"), N_("Farah"))
"""The players, clockwise. The sheets have no names for them; A, B, C ... of an example fit."""

GOOD_NAMES: Final = {
    "ivory": N_("ivory"),
    "silk": N_("silk"),
    "jewels": N_("jewels"),
    "dried_fruit": N_("dried fruit"),
    "spices": N_("spices"),
}
COLOUR_NAMES: Final = {"orange": N_("orange"), "purple": N_("purple")}

_PLAIN_TILES: Final = {
    "thief": N_("the thief"),
    "vizier": N_("the grand vizier"),
    "crook": N_("the crook"),
    "barterer": N_("the barterer"),
}
_KIND_TILES: Final = {
    "sell": N_("the sell tile for {good}"),
    "buy": N_("the buy tile for {good}"),
}

seat_name: Final = named(SEATS)
good_name: Final = named(GOOD_NAMES)
colour_name: Final = named(COLOUR_NAMES)


def city_name(city: Fact) -> str:
    """Name a city: a title stands for itself, the id of a city is turned into one.

    >>> city_name("changan"), city_name("Chang'an"), city_name("my_town")
    ("Chang'an", "Chang'an", 'My Town')
    """
    text = str(city)
    if text in MAIN.cities:
        return MAIN.cities[text].title
    return text.replace("_", " ").title() if text.islower() else text


def tile_name(tile: Fact) -> str:
    """Name a tile: "the sell tile for silk", "the trader of ivory for spices"."""
    if tile in _PLAIN_TILES:
        return _(_PLAIN_TILES[str(tile)])
    kind, _sign, shown = str(tile).partition("_")
    if kind in _KIND_TILES:
        return _(_KIND_TILES[kind]).format(good=good_name(shown))
    if kind == "trader":
        give, get = trader_kinds(shown)
        return _("the trader of {give} for {get}").format(give=good_name(give), get=good_name(get))
    most = shown.removeprefix("trader_")
    return _("the special trader for up to {most}").format(most=most)


def trader_kinds(shown: str) -> tuple[str, str]:
    """Part what a trader's id shows: ``"dried_fruit_silk"`` is dried fruit and silk."""
    give = next(good for good in GOODS if shown.startswith(f"{good}_"))
    return give, shown.removeprefix(f"{give}_")


gold_name = counted(N_("1 gold"), N_("{count} gold"))
silver_name = counted(N_("1 silver"), N_("{count} silver"))
points_name = counted(N_("1 point"), N_("{count} points"))
goods_name = counted(N_("1 good"), N_("{count} goods"))
cubes_name = counted(N_("1 cube"), N_("{count} cubes"))
_tokens_name = counted(N_("1 turn token"), N_("{count} turn tokens"))
players_name = counted(N_("1 player"), N_("{count} players"))


def purse_name(purse: Fact) -> str:
    """Name coins: ``"1-5"`` is "1 gold and 5 silver", ``"0-0"`` is "nothing"."""
    gold, silver = map(int, str(purse).split("-"))
    if gold and silver:
        return _("{gold} and {silver}").format(gold=gold_name(gold), silver=silver_name(silver))
    if gold:
        return gold_name(gold)
    return silver_name(silver) if silver else _("nothing")


def amount_of(amount: int, good: str) -> str:
    """Count goods of a kind: "2 silk"."""
    return _("{count} {good}").format(count=amount, good=good_name(good))


def listing_name(goods: Fact) -> str:
    """Name goods one by one: ``"ivory,silk,silk"`` is "1 ivory, 2 silk"."""
    names = str(goods).split(",")
    return ", ".join(amount_of(names.count(good), good) for good in GOODS if good in names)


def stock_name(stock: Fact) -> str:
    """Name how many goods of each kind there are: ``"12-13-15-11-12"``."""
    pairs = zip(GOODS, map(int, str(stock).split("-")), strict=True)
    return ", ".join(amount_of(amount, good) for good, amount in pairs)


def tokens_name(count: Fact) -> str:
    """Count turn tokens: "no turn token", "2 turn tokens"."""
    return _tokens_name(count) if count else _("no turn token")


def shown_name(count: Fact) -> str:
    """Count the cubes of a kind that are shown: "no cubes", "3 cubes"."""
    return cubes_name(count) if count else _("no cubes")


def own_silver_name(count: Fact) -> str:
    """Count all the money one has: "nothing", "7 silver"."""
    return silver_name(count) if count else _("nothing")


NAMERS: Final[dict[str, Namer]] = {
    "seat": seat_name,
    "bidder": seat_name,
    "to": seat_name,
    "old_leader": seat_name,
    "victim": seat_name,
    "thief": seat_name,
    "good": good_name,
    "into": good_name,
    "give": good_name,
    "get": good_name,
    "city": city_name,
    "tile": tile_name,
    "old": tile_name,
    "colour": colour_name,
    "silver": silver_name,
    "own_silver": own_silver_name,
    "purse": purse_name,
    "goods": listing_name,
    "stock": stock_name,
    "cubes": goods_name,
    "gives": cubes_name,
    "gets": cubes_name,
    "tokens": tokens_name,
    "players": players_name,
    "shows": shown_name,
    "amount": points_name,
}
