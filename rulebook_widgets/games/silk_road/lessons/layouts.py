"""Two layouts of the tiles that the lessons on setting up go through.

The tiles stand in the order in which they are laid: city by city, from Lanzhou to Tyre.
"""

from __future__ import annotations

from typing import Final


def _laid(tiles: str) -> tuple[str, ...]:
    return tuple([f"lay {tile}" for tile in tiles.split()])


FOR_FOUR: Final = _laid("""
    thief crook thief
    buy_jewels buy_ivory trader_dried_fruit_spices
    buy_spices trader_spices_ivory special_trader_2
    buy_silk buy_dried_fruit buy_jewels
    barterer buy_spices sell_silk
    crook buy_silk special_trader_4
    special_trader_2 buy_silk buy_dried_fruit
    sell_spices buy_spices sell_jewels
    trader_dried_fruit_ivory vizier trader_silk_dried_fruit
    thief trader_silk_spices buy_spices
    sell_silk sell_jewels buy_silk
    sell_dried_fruit special_trader_2 trader_spices_jewels
    trader_jewels_ivory sell_dried_fruit trader_dried_fruit_jewels
    sell_silk sell_silk sell_ivory
    sell_jewels trader_jewels_silk special_trader_2
    barterer trader_dried_fruit_silk sell_spices
    sell_dried_fruit special_trader_4 crook
    vizier sell_ivory buy_jewels
""")
"""Three tiles for each city; a crook comes to Aleppo."""

FOR_FIVE_A_CITY: Final = _laid("""
    trader_spices_silk buy_jewels buy_dried_fruit trader_dried_fruit_spices sell_silk
    crook barterer buy_silk trader_ivory_jewels thief
    sell_dried_fruit vizier crook sell_jewels sell_ivory
    vizier crook thief buy_silk special_trader_2
    trader_jewels_spices vizier buy_ivory trader_dried_fruit_ivory trader_jewels_dried_fruit
    sell_spices buy_dried_fruit buy_dried_fruit buy_jewels buy_spices
    buy_jewels barterer buy_spices thief buy_ivory
    special_trader_4 trader_ivory_silk buy_spices trader_spices_ivory trader_silk_dried_fruit
    buy_silk buy_ivory special_trader_4 special_trader_2 trader_silk_jewels
    trader_spices_jewels special_trader_2 sell_ivory trader_silk_spices special_trader_2
    thief sell_jewels vizier trader_jewels_ivory sell_dried_fruit
    buy_silk vizier crook sell_dried_fruit vizier
    trader_ivory_dried_fruit buy_ivory trader_dried_fruit_jewels thief trader_silk_ivory
    crook sell_spices sell_silk sell_dried_fruit buy_dried_fruit
    trader_dried_fruit_silk sell_ivory sell_silk barterer sell_spices
    buy_jewels trader_jewels_silk trader_spices_dried_fruit crook buy_spices
    barterer sell_jewels thief sell_ivory special_trader_4
    trader_ivory_spices special_trader_4 sell_jewels sell_spices sell_silk
""")
"""Five tiles for each city, all ninety, as with three or six players; a barterer is at Aleppo."""
