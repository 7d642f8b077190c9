"""How Yspahan names its things: players, shops, spaces, cards, and things counted."""

from __future__ import annotations

from typing import Final

from rulebook_widgets.core.facts import Fact
from rulebook_widgets.core.text import N_, _
from rulebook_widgets.core.words import Namer, counted, named
from rulebook_widgets.games.yspahan.board import CROSSROADS, SOUK_OF, SOUKS

SEATS: Final = (N_("Blue"), N_("Green"), N_("Red"), N_("Yellow"))
"""The players, clockwise from the oldest, as in the running example of the sheet."""

QUARTER_NAMES: Final = {
    "sack": N_("sack"),
    "barrel": N_("barrel"),
    "chest": N_("chest"),
    "amphora": N_("amphora"),
}
ROW_NAMES: Final = {
    "camels": N_("camel row"),
    "sack": N_("sack row"),
    "barrel": N_("barrel row"),
    "chest": N_("chest row"),
    "amphora": N_("amphora row"),
    "gold": N_("gold row"),
    # The rows of the caravan stand before the word "row".
    "bottom": N_("bottom"),
    "middle": N_("middle"),
    "top": N_("top"),
}
COLOURS: Final = {
    "blue": N_("blue"),
    "green": N_("green"),
    "orange": N_("orange"),
    "purple": N_("purple"),
    "red": N_("red"),
    "yellow": N_("yellow"),
}
ARMS: Final = {
    "W": N_("space {number} to the west"),
    "E": N_("space {number} to the east"),
    "N": N_("space {number} to the north"),
    "S": N_("space {number} to the south"),
}
BUILDING_NAMES: Final = {
    "paddock": N_("the paddock"),
    "shop": N_("the Shop building"),
    "hammam": N_("the hammam"),
    "caravansary": N_("the caravansary"),
    "bazaar": N_("the bazaar building"),
    "hoist": N_("the hoist"),
}
CARD_NAMES: Final = {
    "exchange": N_('"camels for gold, or gold for camels"'),
    "three_camels": N_('"three camels"'),
    "three_gold": N_('"three gold"'),
    "place_shop": N_('"a cube in a shop"'),
    "place_caravan": N_('"a cube on the caravan"'),
    "score_camels": N_('"points for camels"'),
    "score_gold": N_('"points for gold"'),
    "build_without_camels": N_('"a building without camels"'),
    "build_without_gold": N_('"a building without gold"'),
}
RESOURCES: Final = {"camels": N_("camels"), "gold": N_("gold")}

seat_name: Final = named(SEATS)
card_name: Final = named(CARD_NAMES)
building_name: Final = named(BUILDING_NAMES)
row_name: Final = named(ROW_NAMES)
quarter_name: Final = named(QUARTER_NAMES)
resource_name: Final = named(RESOURCES)


def souk_name(souk: Fact) -> str:
    """Name a souk: "the yellow souk of the chest quarter"."""
    known = SOUKS[str(souk)]
    return _("the {colour} souk of the {quarter} quarter").format(
        colour=_(COLOURS[known.colour]), quarter=_(QUARTER_NAMES[known.quarter])
    )


def shop_name(shop: Fact) -> str:
    """Name a shop: "shop 2 of the yellow souk of the chest quarter"."""
    number = str(shop).rpartition(".")[2]
    souk = souk_name(SOUK_OF[str(shop)].id)
    return _("shop {number} of {souk}").format(number=number, souk=souk)


def space_name(space: Fact) -> str:
    """Name a space of the road: "the crossroads", "space 3 to the west"."""
    if space == CROSSROADS:
        return _("the crossroads")
    return _(ARMS[str(space)[0]]).format(number=str(space)[1:])


def dice_name(dice: Fact) -> str:
    """Count dice, or read a roll out: "3 dice", "1, 1, 5"."""
    if isinstance(dice, str):
        return dice.replace(",", ", ")
    return _("1 die") if dice == 1 else _("{count} dice").format(count=dice)


def yellow_name(count: Fact) -> str:
    """Name the dice of a roll by the number of yellow ones."""
    if count == 0:
        return _("the white dice alone")
    if count == 1:
        return _("the white dice and 1 yellow die")
    return _("the white dice and {count} yellow dice").format(count=count)


def rows_name(rows: Fact) -> str:
    """Name several rows: ``"sack-chest"`` is "sack row, chest row"."""
    return ", ".join(_(ROW_NAMES[row]) for row in str(rows).split("-"))


def order_name(order: Fact) -> str:
    """Name seats in order: ``"2-0"`` is "Red, Blue"."""
    return ", ".join(map(seat_name, str(order).split("-")))


camels_name = counted(N_("1 camel"), N_("{count} camels"))
cubes_name = counted(N_("1 cube"), N_("{count} cubes"))
gold_name = counted(N_("1 gold"), N_("{count} gold"))
points_name = counted(N_("1 point"), N_("{count} points"))


def price_name(price: Fact) -> str:
    """Name camels and gold together: ``"2-0"`` is "2 camels", ``"0-0"`` is "nothing"."""
    camels, gold = map(int, str(price).split("-"))
    if camels and gold:
        return _("{camels} and {gold}").format(camels=camels_name(camels), gold=gold_name(gold))
    if camels:
        return camels_name(camels)
    return gold_name(gold) if gold else _("nothing")


NAMERS: Final[dict[str, Namer]] = {
    "seat": seat_name,
    "order": order_name,
    "row": row_name,
    "rows": rows_name,
    "quarter": quarter_name,
    "there": quarter_name,
    "souk": souk_name,
    "one": souk_name,
    "other": souk_name,
    "shop": shop_name,
    "space": space_name,
    "card": card_name,
    "building": building_name,
    "give": resource_name,
    "resource": resource_name,
    "dice": dice_name,
    "yellow": yellow_name,
    "amount": points_name,
    "camels": camels_name,
    "own_camels": camels_name,
    "gold": gold_name,
    "own_gold": gold_name,
    "price": price_name,
    "purse": price_name,
    "cubes": cubes_name,
    "cards": counted(N_("1 card"), N_("{count} cards")),
    "steps": counted(N_("1 space"), N_("{count} spaces")),
    "free": counted(N_("1 space"), N_("{count} spaces")),
}
